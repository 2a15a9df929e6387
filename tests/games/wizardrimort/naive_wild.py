"""Crowded tables of `wizardrimort` at random: everybody in reach, on heights, among blocks."""

from __future__ import annotations

import random

from tests.games.wizardrimort.naive_geometry import COMPASS, Disc, Rect, overlap, reduced
from tests.games.wizardrimort.naive_scenarios import OBJECTS
from tests.games.wizardrimort.naive_space import (
    block_fault,
    free,
    lay_block,
    new_block,
    seal_all,
    top,
)
from tests.games.wizardrimort.naive_state import (
    Body,
    Commander,
    GameOver,
    Position,
    Unit,
    Value,
    in_number_order,
    of_side,
)

Changes = tuple[tuple[str, tuple[Value, ...]], ...]

CHANGES: Changes = (
    ("level", ("squire",)),
    ("tape.slack", (0, 50)),
    ("tape.hand_pct.1", (150, 200)),
    ("tape.finger_pct.2", (130, 200)),
    ("unit.narrow", (90, 74, 120)),
    ("conversion.max", (0, 2)),
    ("conversion.floor", (2,)),
    ("attack.free_turn", (True,)),
    ("manoeuvre.partial_squad", (True,)),
    ("attack.max_per_unit", (1,)),
    ("group.link", (1, 4)),
    ("melee.distance", (2, 5)),
    ("build.per_ap_mine", (3,)),
    ("climb.reach", (3,)),
    ("orc.suicide_max", (0,)),
    ("crit.losses", (1,)),
    ("crit.factor", (3,)),
    ("stacking", ("per_unit",)),
    ("priest.bonus", ("replace",)),
    ("combat.defender_kills", ("in_reach", "never")),
    ("morale.skeletons_react", (True,)),
    ("jump.death_heights", (1, 2)),
    ("art.shots_per_turn", (2, 3)),
    ("art.move_or_shoot", (False,)),
    ("art.knock", (100,)),
    ("landing.no_hit", ("survives",)),
    ("landing.uses_wp", (False,)),
    ("landing.from_sarcophagus", (False,)),
    ("coins.return_to_bank", (True,)),
    ("skeleton.figures", (1, 2)),
    ("garden.revives_mercenaries", (False,)),
    ("overlord.hold", (0,)),
    ("plague.test", ("immediate",)),
    ("sarcophagus.lid_required", (False,)),
    ("cover.units_block", (True,)),
    ("limits.result", ("draw",)),
    ("annihilation_wins", (False,)),
)
"""Other readings, and the numbers that matter most."""
NUMBERS: Changes = (
    ("tape.finger", (60, 140)),
    ("cost.action", (2, 3)),
    ("turn.cost", (2,)),
    ("cost.block", (2,)),
    ("cost.attack", (2,)),
    ("unit.radius", (40, 80)),
    ("unit.height", (100, 220)),
    ("block.size", (90, 101)),
    ("climb.up_partial", (0, 2)),
    ("climb.down_partial", (1,)),
    ("jump.kill_radius", (6,)),
    ("charge.min", (1,)),
    ("retreat.distance", (2,)),
    ("art.min_range", (100,)),
    ("art.wreck_height", (150,)),
    ("interrupt.tp", (0, 3)),
)
"""Prices, sizes and ranges."""
MODES = ("basic", "basic", "overlord", "destruction", "siege", "plague")
TERRAIN = {"rock": 140, "hill": 140, "fence": 80, "tower": 250, "tree": 400, "log": 60}


def wild_table(luck: random.Random, changes: Changes = CHANGES) -> Position:
    """Return a table in the middle of a turn, with somebody free on either side."""
    while True:
        pos = _table(luck, changes)
        try:
            seal_all(pos)
        except GameOver:
            continue
        if all(of_side(pos, side) for side in "AB") and pos.mode != "plague":
            return pos
        if all(any(unit.living for unit in of_side(pos, side)) for side in "AB"):
            return pos


def _table(luck: random.Random, changes: Changes) -> Position:
    pos = Position(width=luck.randint(1700, 3000), height=luck.randint(1400, 2400))
    for name, values in luck.sample(changes, luck.choice([0, 0, 1, 2, 4, 8])):
        pos.params[name] = luck.choice(values)
    pos.params["tape.slack"] = min(pos.number("tape.slack"), pos.number("tape.finger") - 1)
    pos.mode, pos.first = luck.choice(MODES), luck.choice("AB")
    _commanders(pos, luck)
    _bodies(pos, luck)
    _units(pos, luck)
    for _ in range(luck.choice([0, 0, 3, 8])):
        _block(pos, luck)
    _box(pos, luck)
    pos.round, pos.slot = luck.randint(1, 29), luck.randrange(len(pos.order))
    me = pos.seats[pos.active]
    me.wp, me.ap, me.tp = (luck.randint(1, 6) for _ in range(3))
    me.used = {*sorted(me.used)[: me.wp]}
    for seat in pos.seats:
        seat.declined = luck.random() < 0.7
        seat.penalty = luck.random() < 0.2
    pos.armed, pos.hold = luck.choice(["", "A", "B"]), ""
    pos.bank = luck.randint(0, 3)
    for letter, side in pos.sides.items():
        side.coins, side.pool = luck.randint(0, 4), luck.choice([0, 3, 12])
        side.start_size = len(of_side(pos, letter)) + luck.randint(0, 3)
        side.numbers = max(unit.number for unit in pos.units.values() if unit.side == letter)
    return pos


def _commanders(pos: Position, luck: random.Random) -> None:
    sides = luck.choice(["AB", "AB", "AB", "ABAB", "ABB"])
    factions = ("human", "orc", "dwarf", "rodent")
    pos.seats = [Commander(side, luck.choice(factions), luck.randint(0, 2)) for side in sides]
    pos.order = (0, 1, 0, 2) if sides == "ABB" else tuple(range(len(sides)))
    pos.second_order = tuple(pos.order[n ^ 1] for n in range(len(pos.order)))


# --- bodies ---------------------------------------------------------------------------------


def _put(pos: Position, body: Body) -> bool:
    """Put a body where nothing is."""
    box = body.shape.box
    inside = box.x0 >= 0 and box.y0 >= 0 and box.x1 <= pos.width and box.y1 <= pos.height
    clear = not any(overlap(body.shape, other.shape) for other in pos.bodies.values())
    if inside and clear:
        pos.bodies[body.id] = body
    return inside and clear


def _place(pos: Position, luck: random.Random) -> tuple[int, int]:
    return luck.randint(100, pos.width - 100), luck.randint(100, pos.height - 100)


def _bodies(pos: Position, luck: random.Random) -> None:
    castles = "AB" if pos.mode == "destruction" else luck.choice(["", "", "A", "B"])
    if pos.mode == "siege":
        castles = pos.besieged = luck.choice("AB")
    for side in castles:
        _castle(pos, luck, side)
    for kind, (radius, height) in OBJECTS.items():
        names = ["A.cry", "B.cry"] if kind == "crystal" else [kind[:2].upper()]
        for name in names:
            must = pos.mode == "overlord" and kind != "crystal"
            while must or luck.random() < 0.6:
                disc = Disc(*_place(pos, luck), radius)
                side = name[0] if kind == "crystal" else ""
                if _put(pos, Body(name, kind, disc, 0, height, side=side)):
                    if side:
                        pos.sides[side].crystal = "standing"
                    break
    _engines(pos, luck)
    for number in range(luck.randint(0, 9)):
        kind = luck.choice([*TERRAIN])
        x, y = _place(pos, luck)
        wide, deep = luck.choice([(40, 400), (400, 40), (200, 200), (300, 300)])
        round_one = kind in ("rock", "hill", "tree")
        shape = (
            Disc(x, y, luck.choice([80, 150, 200])) if round_one else Rect(x, y, x + wide, y + deep)
        )
        height = TERRAIN[kind] + luck.choice([0, 0, 0, 10, 11, 30, 300])
        _put(pos, Body(f"T{number}", kind, shape, 0, height))


def _castle(pos: Position, luck: random.Random, side: str) -> None:
    x0 = 0 if side == "A" else pos.width - 700
    y0 = luck.randint(0, pos.height - 700)
    pos.zones[side] = Rect(x0, y0, x0 + 700, y0 + 700)
    pos.sides[side].castle = "standing"
    walls = {
        "N": (x0, y0, x0 + 700, y0 + 60),
        "S": (x0, y0 + 640, x0 + 700, y0 + 700),
        "W": (x0, y0 + 60, x0 + 60, y0 + 300),
        "E": (x0 + 640, y0 + 250, x0 + 700, y0 + 640),
    }
    for name, rect in walls.items():
        wall = Body(f"{side}.w{name}", "wall", Rect(*rect), 0, pos.number("castle.wall_height"))
        wall.hp, wall.side, wall.castle = luck.randint(1, 2), side, side
        pos.bodies[wall.id] = wall


def _engines(pos: Position, luck: random.Random) -> None:
    for letter in "AB":
        seats = tuple(n for n, seat in enumerate(pos.seats) if seat.side == letter)
        disc = Disc(*_place(pos, luck), pos.number("art.radius"))
        engine = Body(f"{letter}.art", "artillery", disc, 0, pos.number("art.height"), side=letter)
        engine.seats = seats
        engine.shots, engine.moved = luck.choice([0, 0, 1]), luck.random() < 0.2
        if luck.random() < 0.8:
            _put(pos, engine)


def _block(pos: Position, luck: random.Random) -> None:
    """Lay a block, most often on or near another."""
    blocks = [body for body in pos.bodies.values() if body.kind == "block"]
    x, y = _place(pos, luck)
    if blocks and luck.random() < 0.7:
        box = luck.choice(blocks).shape.box
        x, y = box.x0 + luck.randint(-100, 250), box.y0 + luck.randint(-100, 250)
    if not block_fault(pos, (x, y)):
        lay_block(pos, _block_name(pos), luck.choice("AB"), (x, y))


def _block_name(pos: Position) -> str:
    return "b" + new_block(pos, [f"block{name[1:]}" for name in pos.bodies])[5:]


def _box(pos: Position, luck: random.Random) -> None:
    """Wall somebody in, or almost."""
    if luck.random() < 0.6:
        return
    unit = luck.choice([*pos.units.values()])
    far = luck.choice([140, 150, 155])
    for dx, dy in ((0, -far), (0, far), (far, 0), (-far, 0), (0, 0)):
        place = (unit.x + dx, unit.y + dy)
        if not block_fault(pos, place) and luck.random() < 0.95:
            lay_block(pos, _block_name(pos), luck.choice("AB"), place)


# --- units ----------------------------------------------------------------------------------


def _units(pos: Position, luck: random.Random) -> None:
    for n, seat in enumerate(pos.seats):
        for _ in range(luck.randint(1, 5)):
            _unit(pos, luck, n, seat)
    pos.units = {unit.id: unit for unit in in_number_order([*pos.units.values()])}


def _unit(pos: Position, luck: random.Random, seat: int, commander: Commander) -> None:
    """Put a unit on the table, most often near another."""
    number = 1 + len([unit for unit in pos.units.values() if unit.side == commander.side])
    cls = luck.choice("DDBBLLAAP")
    unit = Unit(f"{commander.side}{number}", seat, cls, commander.faction, 0, 0)
    if cls == "P":
        unit.faction = "none"
    unit.living = cls != "P" and luck.random() < 0.7
    unit.mercenary = not unit.living and cls != "P" and luck.random() < 0.3
    while True:
        place = _place(pos, luck)
        if pos.units and luck.random() < 0.8:
            other = luck.choice([*pos.units.values()])
            place = (other.x + luck.randint(-400, 400), other.y + luck.randint(-400, 400))
        elif pos.bodies and luck.random() < 0.4:
            box = luck.choice([*pos.bodies.values()]).shape.box
            place = ((box.x0 + box.x1) // 2, (box.y0 + box.y1) // 2)
        if free(pos, unit, place, top(pos, place)):
            break
    unit.x, unit.y, unit.z = *place, top(pos, place)
    unit.face = reduced(*luck.choice(COMPASS))
    unit.start = (
        min(max(unit.x + luck.randint(-700, 700), 0), pos.width),
        min(max(unit.y + luck.randint(-700, 700), 0), pos.height),
    )
    unit.path = luck.choice([0, 300, 500, 1000])
    unit.descended, unit.pushed = luck.random() < 0.3, luck.random() < 0.2
    enemies = [other.id for other in pos.units.values() if other.side != unit.side]
    unit.seen = {name for name in enemies if luck.random() < 0.1}
    if luck.random() < 0.2:
        commander.used.add(unit.id)
    pos.units[unit.id] = unit
