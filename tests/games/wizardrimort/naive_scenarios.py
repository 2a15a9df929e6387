"""The scenarios of `wizardrimort`, as the naive rules set them up.

A map is lines of words: `table W H`, `KIND NAME x,y rR zb-zt` for a disc or
`KIND NAME x0,y0-x1,y1 zb-zt` for a rectangle, `castle SIDE x0,y0-x1,y1 GATE y0-y1`,
`art NAME SEATS x,y`, `units SEAT FACTION A1 D x,y[,z] ...`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from copy import deepcopy

from tests.games.wizardrimort.naive_geometry import Disc, Rect, Shape
from tests.games.wizardrimort.naive_state import (
    PARAMS,
    Body,
    Commander,
    Position,
    Unit,
    Value,
    in_number_order,
)

OBJECTS = {"obelisk": (80, 450), "garden": (100, 100), "mine": (100, 120), "crystal": (50, 120)}
"""WIZ-OBJ-14: radius and top."""

MILESTONE = """
table 3600 2400
fence F1 1200,850-1240,1250 0-80
rock R1 900,1800 r150 0-140
tree K1 1000,500 r80 0-400
fence F2 2360,1150-2400,1550 0-80
rock R2 2700,600 r150 0-140
tree K2 2600,1900 r80 0-400
obelisk OB 1800,1200
units 0 human A1 D 450,1050 A2 B 450,1200 A3 A 300,1120
units 1 orc B1 D 3150,1350 B2 B 3150,1200 B3 L 3300,1280
"""

ALLOD = """
table 6000 4000
castle A 0,1500-900,2500 E 1850-2150
castle B 5100,1500-6000,2500 W 1850-2150
rock R1 2000,1300 r130 0-120
tree K1 2450,2650 r80 0-400
tree K3 1450,950 r80 0-400
fence F1 2400,1700-2440,2200 0-80
hill H1 1700,3050 r300 0-140
tower T1 1300,300-1600,600 0-250
rock R2 4000,2700 r130 0-120
tree K2 3550,1350 r80 0-400
tree K4 4550,3050 r80 0-400
fence F2 3560,1800-3600,2300 0-80
hill H2 4300,950 r300 0-140
tower T2 4400,3400-4700,3700 0-250
obelisk OB 3000,2000
mine MI 3000,150
garden GA 3000,3850
art A 0 150,1250
art B 1 5850,2750
crystal A.cry 150,2750
crystal B.cry 5850,1250
units 0 human A1 D 700,1700 A2 B 560,1700 A3 L 700,1830 A4 D 700,2300 A5 A 560,2300 A6 P 700,2170
units 1 orc B1 D 5300,2300 B2 B 5440,2300 B3 L 5300,2170 B4 D 5300,1700 B5 A 5440,1700
units 1 orc B6 P 5300,1830
"""

CROWNS = """
table 7800 4800
castle A 0,1600-1200,3200 E 2150-2650
castle B 6600,1600-7800,3200 W 2150-2650
rock R1 2500,1500 r150 0-120
tree K1 3100,3300 r80 0-400
tree K3 1900,800 r80 0-400
fence F1 3100,2100-3140,2700 0-80
hill H1 2200,3700 r300 0-140
tower T1 1700,300-2000,600 0-250
rock R2 5300,3300 r150 0-120
tree K2 4700,1500 r80 0-400
tree K4 5900,4000 r80 0-400
fence F2 4660,2100-4700,2700 0-80
hill H2 5600,1100 r300 0-140
tower T2 5800,4200-6100,4500 0-250
obelisk OB 3900,2400
mine MI 3900,150
garden GA 3900,4650
art A1 0 150,1300
art A2 2 450,1300
art B1 1 7650,3500
art B2 3 7350,3500
crystal A.cry 150,3450
crystal B.cry 7650,1350
units 0 human A1 D 1000,1720 A2 B 860,1720 A3 L 1000,1850 A4 D 1000,2300 A5 A 860,2300
units 0 human A6 P 1000,2180
units 2 dwarf A7 D 1000,3080 A8 B 860,3080 A9 L 1000,2950 A10 D 1000,2500 A11 A 860,2500
units 2 dwarf A12 P 1000,2620
units 1 orc B1 D 6800,3080 B2 B 6940,3080 B3 L 6800,2950 B4 D 6800,2500 B5 A 6940,2500
units 1 orc B6 P 6800,2620
units 3 rodent B7 D 6800,1720 B8 B 6940,1720 B9 L 6800,1850 B10 D 6800,2300 B11 A 6940,2300
units 3 rodent B12 P 6800,2180
"""

GATE = """
table 6000 4000
castle B 2600,1550-3500,2450 W 1850-2150
rock R1 1600,1300 r130 0-120
rock R2 1600,2700 r130 0-120
tree K1 2100,900 r80 0-400
tree K2 2100,3100 r80 0-400
fence F1 2000,1750-2040,2250 0-80
hill H1 4200,900 r300 0-140
hill H2 4200,3100 r300 0-140
obelisk OB 5850,2000
garden GA 3000,3850
art A 0 150,1250
art B 1 3300,2230
crystal A.cry 150,2750
crystal B.cry 3300,1700
units 0 orc A1 D 500,1850 A2 D 500,2000 A3 B 500,2150 A4 L 350,1850 A5 A 350,2000 A6 P 350,2150
mercenaries 0 orc A7 D 600,2600 A8 L 600,2740 A9 B 470,2670
units 1 human B1 D 2750,1900 B2 D 2750,2100 B3 A 2630,1750,250 B4 L 2900,2000 B5 P 3050,2000
"""

TOWER = """
table 4800 3200
tower T1 2100,1300-2400,1600 0-250
tower T2 2400,1300-2700,1600 0-500
tree K1 3200,1000 r80 0-400
tree K2 1600,2200 r80 0-400
fence F1 1500,1200-1540,1700 0-80
fence F2 3260,1500-3300,2000 0-80
block b1 3025,1325-3175,1475 0-150
block b2 3025,1475-3175,1625 0-150
block b3 3025,1325-3175,1475 150-300
obelisk OB 2400,2300
mine MI 2400,150
garden GA 2400,3050
art A 0 200,1100
art B 1 4600,2100
crystal A.cry 200,2100
crystal B.cry 4600,1100
units 0 human A1 A 2550,1450,500 A2 D 900,1500 A3 D 900,1630 A4 L 770,1560 A5 B 1500,2600
units 0 human A6 P 640,1560
units 1 rodent B1 D 2900,1400 B2 L 2900,1530 B3 B 3900,1600 B4 B 3900,1730 B5 A 4030,1660
units 1 rodent B6 P 4160,1600
"""

TWO = ("A", "B")
FOUR = ("A", "B", "A", "B")


def read_map(
    text: str, changed: Mapping[str, Value] | None = None, sides: tuple[str, ...] = TWO
) -> Position:
    """Return the table of a map; `sides` are those of the seats."""
    pos = Position()
    pos.params |= changed or {}
    pos.seats = [Commander(side, "none") for side in sides]
    pos.order = tuple(range(len(sides)))
    pos.second_order = tuple(n ^ 1 for n in pos.order)
    for line in text.strip().splitlines():
        read_line(pos, line.split())
    for side in pos.sides:
        units = [unit for unit in pos.units.values() if unit.side == side]
        pos.sides[side].start_size = len(units)
        pos.sides[side].numbers = max((unit.number for unit in units), default=0)
        pos.sides[side].pool = pos.number("block.pool")
    if any(body.kind == "mine" for body in pos.bodies.values()):
        pos.bank = pos.number("coins.bank")
    return pos


def read_line(pos: Position, words: list[str]) -> None:
    kind = words[0]
    if kind == "table":
        pos.width, pos.height = int(words[1]), int(words[2])
    elif kind in ("units", "mercenaries"):
        _read_units(pos, int(words[1]), words[2], words[3:], kind == "mercenaries")
    elif kind == "castle":
        _read_castle(pos, *words[1:])
    elif kind == "art":
        shape = Disc(*_point(words[3]), pos.number("art.radius"))
        body = Body(f"{words[1]}.art", "artillery", shape, 0, pos.number("art.height"))
        body.side, body.seats = words[1][0], tuple(map(int, words[2].split("+")))
        pos.bodies[body.id] = body
    elif kind in OBJECTS:
        radius, top = OBJECTS[kind]
        pos.bodies[words[1]] = Body(words[1], kind, Disc(*_point(words[2]), radius), 0, top)
        if kind == "crystal":
            pos.bodies[words[1]].side = words[1][0]
            pos.sides[words[1][0]].crystal = "standing"
    else:
        _read_body(pos, *words)


def _numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def _point(text: str) -> tuple[int, int]:
    x, y = _numbers(text)
    return x, y


def _read_body(pos: Position, kind: str, name: str, place: str, *rest: str) -> None:
    shape: Shape
    if rest[0].startswith("r"):
        shape = Disc(*_point(place), int(rest[0][1:]))
    else:
        shape = Rect(*_numbers(place))
    bottom, top = rest[-1].split("-")
    body = Body(name, kind, shape, int(bottom), int(top))
    if kind == "wall":
        body.hp = pos.number("castle.wall_hp")
    if kind == "block":
        body.side = "B"
    pos.bodies[name] = body


def _read_castle(pos: Position, side: str, place: str, gate: str, opening: str) -> None:
    """Build walls 60 u thick, those to the east and west between those to the north and south."""
    x0, y0, x1, y1 = _numbers(place)
    low, high = map(int, opening.split("-"))
    pos.zones[side] = pos.deploy_zones[side] = Rect(x0, y0, x1, y1)
    pos.sides[side].castle = "standing"
    walls = {"wN": (x0, y0, x1, y0 + 60), "wS": (x0, y1 - 60, x1, y1)}
    for letter, left in (("W", x0), ("E", x1 - 60)):
        if letter == gate:
            walls[f"w{letter}1"] = (left, y0 + 60, left + 60, low)
            walls[f"w{letter}2"] = (left, high, left + 60, y1 - 60)
        else:
            walls[f"w{letter}"] = (left, y0 + 60, left + 60, y1 - 60)
    for name, rect in walls.items():
        body = Body(f"{side}.{name}", "wall", Rect(*rect), 0, pos.number("castle.wall_height"))
        body.hp, body.side, body.castle = pos.number("castle.wall_hp"), side, side
        pos.bodies[body.id] = body


def _read_units(pos: Position, seat: int, faction: str, words: list[str], mercenary: bool) -> None:
    pos.seats[seat].faction = faction
    for name, cls, place in zip(words[::3], words[1::3], words[2::3], strict=True):
        x, y, *z = _numbers(place)
        unit = Unit(name, seat, cls, "none" if cls == "P" else faction, x, y, sum(z))
        unit.face = (1, 0) if unit.side == "A" else (-1, 0)
        unit.living = cls != "P" and not mercenary
        unit.mercenary = mercenary
        pos.units[name] = unit
    pos.units = {unit.id: unit for unit in in_number_order([*pos.units.values()])}


# --- the scenarios --------------------------------------------------------------------------


def _milestone() -> Position:
    return read_map(MILESTONE, {"level": "squire", "limits.rounds": 12, "block.pool": 4})


def _allod(mode: str = "basic", changed: Mapping[str, Value] | None = None) -> Position:
    pos = read_map(ALLOD, changed)
    pos.mode = mode
    return pos


def _crowns() -> Position:
    pos = read_map(CROWNS, sides=FOUR)
    for side in pos.sides.values():
        side.pool = 2 * pos.number("block.pool")
    return pos


def _lone_king() -> Position:
    pos = read_map(CROWNS, sides=FOUR)
    for unit in pos.units.values():
        if unit.seat == 2:
            unit.seat = 0
            unit.faction = "none" if unit.cls == "P" else "human"
        unit.seat = {0: 0, 1: 1, 3: 2}[unit.seat]
    for body in pos.bodies.values():
        if body.kind == "artillery":
            body.seats = {"A": (0,), "B1": (1,), "B2": (2,)}.get(body.id[:-4], (0,))
    pos.seats = [Commander("A", "human", 2), Commander("B", "orc"), Commander("B", "rodent")]
    pos.order, pos.second_order, pos.first = (0, 1, 0, 2), (1, 0, 2, 0), "A"
    for side in pos.sides.values():
        side.pool = 2 * pos.number("block.pool")
    return pos


def _split() -> Position:
    pos = _allod()
    factions = ("human", "orc", "human", "orc")
    pos.seats = [Commander(side, faction, 0) for side, faction in zip(FOUR, factions, strict=True)]
    pos.order, pos.second_order = (0, 1, 2, 3), (1, 0, 3, 2)
    for unit in pos.units.values():
        unit.seat += 2 * (unit.number > 3)
    for body in pos.bodies.values():
        if body.kind == "artillery":
            body.seats = (body.seats[0], body.seats[0] + 2)
    return pos


def _gate() -> Position:
    pos = read_map(GATE)
    pos.mode, pos.besieged, pos.first = "siege", "B", "A"
    return pos


def _tower() -> Position:
    pos = read_map(TOWER, {"limits.rounds": 20})
    pos.first, pos.bank = "A", 4
    pos.sides["A"].pool = pos.sides["B"].pool = 7
    pos.sides["B"].coins = 2
    return pos


def _drafted() -> Position:
    pos = _allod()
    pos.draft = pos.deploy = True
    for unit in pos.units.values():
        unit.on_table = False
    return pos


def _chronicle() -> Position:
    pos = _allod()
    pos.modes = ("basic", "overlord", "destruction")
    return pos


SCENARIOS = {
    "wiz_milestone": _milestone,
    "wiz_allod": _allod,
    "wiz_allod_draft": _drafted,
    "wiz_allod_overlord": lambda: _allod("overlord"),
    "wiz_allod_destruction": lambda: _allod("destruction"),
    "wiz_plague": lambda: _allod("plague", {"limits.rounds": 15}),
    "wiz_two_crowns": _crowns,
    "wiz_lone_king": _lone_king,
    "wiz_split": _split,
    "wiz_white_gate": _gate,
    "wiz_drowned_tower": _tower,
    "wiz_chronicle": _chronicle,
}


def new_table(name: str, changed: Mapping[str, Value] | None = None) -> Position:
    """Return a scenario with other parameters; a chronicle remembers how it began."""
    pos = SCENARIOS[name]()
    for key, value in (changed or {}).items():
        assert key in PARAMS, key
        pos.params[key] = value
    if pos.modes:
        pos.begun = deepcopy(pos)
    return pos
