"""The table of `grand` as the naive rules see it, and what can be read off it.

Cells are texts (`d4`), pieces are named as in the notation: units by tag (`1R2`), buildings by
their cell (`@d4`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

Value = int | str | bool

PARAMS: dict[str, int] = {
    "victory_percent": 50,
    "year_limit": 25,
    "start_coins": 60,
    "cell_capacity": 3,
    "attack_reach": 1,
    "land_move": 3,
    "raft_move": 2,
    "ship_move": 4,
    "ship_carry": 2,
    "zombie_move": 2,
    "dragon_move": 5,
    "boosted_move": 5,
    "row_width": 3,
    "strength_militia": 2,
    "strength_regulars": 3,
    "strength_guard": 4,
    "strength_personal": 3,
    "strength_mage": 1,
    "strength_ship": 2,
    "strength_zombie": 1,
    "strength_dragon": 4,
    "cost_militia": 20,
    "cost_regulars": 35,
    "cost_guard": 60,
    "cost_personal": 50,
    "cost_mage": 80,
    "cost_ship": 40,
    "upkeep_militia": 4,
    "upkeep_regulars": 6,
    "upkeep_guard": 9,
    "upkeep_personal": 0,
    "upkeep_mage": 8,
    "upkeep_ship": 5,
    "upkeep_zombie": 0,
    "upkeep_dragon": 0,
    "max_mages": 3,
    "guard_min_level": 2,
    "mage_min_level": 2,
    "garrison_city_1": 1,
    "garrison_city_2": 2,
    "garrison_city_3": 3,
    "garrison_fortress": 3,
    "garrison_tower": 1,
    "garrison_mine_1": 1,
    "garrison_mine_2": 1,
    "garrison_mine_3": 1,
    "garrison_mine_4": 2,
    "garrison_port": 1,
    "income_city_1": 20,
    "income_city_2": 30,
    "income_city_3": 40,
    "income_mine_1": 10,
    "income_mine_2": 20,
    "income_mine_3": 30,
    "income_mine_4": 40,
    "income_port": 10,
    "cost_city": 80,
    "cost_city_2": 40,
    "cost_city_3": 60,
    "cost_mine": 30,
    "cost_mine_dragon": 60,
    "cost_mine_level": 30,
    "cost_tower": 25,
    "cost_fortress": 60,
    "cost_port": 30,
    "cost_bridge": 15,
    "city_max": 3,
    "mine_max": 3,
    "mine_max_dragon": 4,
    "cost_mithril": 40,
    "prize_per_detachment": 5,
    "turmoil_payments": 1,
    "spell_cost": 30,
    "spell_range": 6,
    "fog_radius": 1,
    "zombie_limit": 6,
    "ghosts": 2,
    "die_cap": 6,
    "tower_bonus": 1,
    "assist_bonus": 1,
}
OPTIONS: dict[str, str | bool] = {
    "reactions": "full",
    "build_delay": "turn",
    "orders_by": "owner",
    "mithril_plus": True,
    "dragon_plus_everywhere": False,
    "walls_cover_armies": False,
    "friendly_fire": True,
    "diplomacy": False,
}
ARMIES = ("militia", "regulars", "guard", "personal")
MAGICAL = ("zombie", "dragon")
LETTERS = {
    "personal": "P",
    "militia": "L",
    "regulars": "R",
    "guard": "G",
    "mage": "M",
    "ship": "H",
    "zombie": "Z",
    "dragon": "D",
}
KIND_OF = {letter: kind for kind, letter in LETTERS.items()}
SCHOOLS = ("forest", "mountain", "desert", "plain")
SEA, MOUNTAIN = "S", "M"


@dataclass
class Unit:
    """A mobile piece; the fields after `mithril` are those of mages, zombies and dragons."""

    tag: str
    owner: int
    cell: str
    act: bool = True
    moved: bool = False
    carried: bool = False
    pinned: bool = False
    mithril: bool = False
    school: str = ""
    controller: str = ""
    home: str = ""
    state: str = ""
    former_owner: int = 0

    @property
    def kind(self) -> str:
        return KIND_OF[self.tag[1]]

    @property
    def number(self) -> int:
        return int(self.tag[2:])

    @property
    def lies(self) -> bool:
        """Whether this is a dragon that is not on the map (GRA-DRA-02)."""
        return self.state in ("asleep", "waiting")


@dataclass
class Building:
    kind: str
    level: int
    owner: int
    act: bool = True


@dataclass
class Declaration:
    """An open declaration; used and void ones are dropped."""

    src: str
    tgt: str
    as_neutral: bool = False


@dataclass
class Work:
    """A pending work; `by` is its builder, and `kind` may be `level`."""

    by: str
    kind: str
    cell: str
    owner: int
    spoiled: bool = False


@dataclass
class Battle:
    """A fight of order cards: all that laying out and turning up need to know.

    `owner` is 0 for a piece whose orders are left to chance, `commander` for a side that has none.
    In every pass `sequence` and `laid` grow from nothing; `left` holds what is still to be laid.
    """

    att: list[str]
    deff: list[str]
    count: dict[str, int]
    plus: dict[str, bool]
    owner: dict[str, int]
    commander: dict[str, int]
    row_width: int = 3
    by_commander: bool = False
    passes: int = 1
    sequence: dict[str, list[str]] = field(default_factory=lambda: {"att": [], "def": []})
    laid: dict[str, list[str]] = field(default_factory=dict)
    left: dict[str, list[str]] = field(default_factory=dict)

    def side(self, name: str) -> list[str]:
        """Return the pieces of a side in order of entry."""
        return self.att if name == "att" else self.deff


@dataclass
class Position:
    """Everything on the table."""

    width: int
    height: int
    terrain: dict[str, str]
    rivers: set[str] = field(default_factory=set)
    land: dict[str, str] = field(default_factory=dict)
    sites: set[str] = field(default_factory=set)
    marks: set[str] = field(default_factory=set)
    params: dict[str, int] = field(default_factory=lambda: dict(PARAMS))
    options: dict[str, str | bool] = field(default_factory=lambda: dict(OPTIONS))
    teams: dict[int, int] = field(default_factory=dict)
    year: int = 1
    seat: int = 1
    units: dict[str, Unit] = field(default_factory=dict)
    buildings: dict[str, Building] = field(default_factory=dict)
    bridges: set[str] = field(default_factory=set)
    turmoil: dict[str, int] = field(default_factory=dict)
    peace: set[frozenset[int]] = field(default_factory=set)
    ending: set[tuple[int, int]] = field(default_factory=set)
    offers: set[tuple[int, int]] = field(default_factory=set)
    dealt: set[int] = field(default_factory=set)
    declarations: list[Declaration] = field(default_factory=list)
    works: list[Work] = field(default_factory=list)
    effects: dict[tuple[str, str], int] = field(default_factory=dict)
    next_tag: int = 1
    coins: dict[int, int] = field(default_factory=dict)
    out: set[int] = field(default_factory=set)
    battle: Battle | None = None
    result: tuple[str, tuple[int, ...]] | None = None

    @property
    def seats(self) -> list[int]:
        return sorted(self.teams)


# --- geometry -------------------------------------------------------------------------------


def cell_at(x: int, y: int) -> str:
    return f"{chr(ord('a') + x)}{y + 1}"


def xy(cell: str) -> tuple[int, int]:
    """Return column and row of a cell, both from 0."""
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


def distance(one: str, two: str) -> int:
    """GRA-GEO-01."""
    (ax, ay), (bx, by) = xy(one), xy(two)
    return max(abs(ax - bx), abs(ay - by))


def within(pos: Position, cell: str, reach: int) -> list[str]:
    """Return the cells of the map in range, row by row (GRA-GEO-02, GRA-GEO-03)."""
    return [other for other in pos.terrain if distance(cell, other) <= reach]


@cache
def _around(cell: str) -> list[str]:
    x, y = xy(cell)
    return [cell_at(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]


def neighbours(pos: Position, cell: str) -> list[str]:
    return [other for other in _around(cell) if other in pos.terrain]


# --- pieces ---------------------------------------------------------------------------------


def is_piece(pos: Position, name: str) -> bool:
    return name[1:] in pos.buildings if name.startswith("@") else name in pos.units


def piece(pos: Position, name: str) -> Unit | Building:
    return pos.buildings[name[1:]] if name.startswith("@") else pos.units[name]


def owner_of(pos: Position, name: str) -> int:
    return piece(pos, name).owner


def cell_of(pos: Position, name: str) -> str:
    return name[1:] if name.startswith("@") else pos.units[name].cell


def unit_kind(name: str) -> str:
    """Return the kind of a unit by its tag, nothing for a building."""
    return "" if name.startswith("@") else KIND_OF[name[1]]


def is_army(pos: Position, name: str) -> bool:
    """GRA-SPL-12."""
    return unit_kind(name) in ARMIES and not pos.units[name].mithril


def in_order(pos: Position, names: Iterator[str] | list[str]) -> list[str]:
    """GRA-GEO-04."""

    def key(name: str) -> tuple[int, int, int]:
        if name.startswith("@"):
            x, y = xy(name[1:])
            return 0, y, x
        return 1, pos.units[name].number, 0

    return sorted(names, key=key)


def all_pieces(pos: Position) -> list[str]:
    return in_order(pos, [*(f"@{cell}" for cell in pos.buildings), *pos.units])


def pieces_at(pos: Position, cell: str) -> list[str]:
    """Return what stands on a cell: no asleep or waiting dragons (GRA-DRA-02)."""
    units = [u.tag for u in pos.units.values() if u.cell == cell and not u.lies]
    return in_order(pos, [f"@{cell}"] * (cell in pos.buildings) + units)


def own_pieces(pos: Position, seat: int) -> list[str]:
    return [name for name in all_pieces(pos) if owner_of(pos, name) == seat]


def own_units(pos: Position, seat: int, *kinds: str) -> list[Unit]:
    found = [u for u in pos.units.values() if u.owner == seat and (not kinds or u.kind in kinds)]
    return sorted(found, key=lambda unit: unit.number)


def friendly(pos: Position, one: int, two: int) -> bool:
    """Tell whether two owners are the same player, of one team, or at peace."""
    if not one or not two:
        return False
    return pos.teams[one] == pos.teams[two] or frozenset((one, two)) in pos.peace


def room(pos: Position, cell: str) -> int:
    """GRA-CEL-02."""
    there = [u for u in pos.units.values() if u.cell == cell]
    counted = [u for u in there if not u.lies and u.state != "free"]
    return max(0, pos.params["cell_capacity"] - len(counted))


def enterable(pos: Position, seat: int, cell: str) -> bool:
    """GRA-CEL-03."""
    return all(friendly(pos, seat, owner_of(pos, name)) for name in pieces_at(pos, cell))


def asleep_at(pos: Position, cell: str) -> Unit | None:
    if cell not in pos.marks:
        return None
    there = [u for u in pos.units.values() if u.cell == cell and u.state == "asleep"]
    return there[0] if there else None


def can_act(pos: Position, name: str) -> bool:
    """GRA-MAG-07."""
    return piece(pos, name).act and ("stun", name) not in pos.effects


def strength(pos: Position, name: str) -> int:
    """Return the cards of a piece (GRA-ORD-01)."""
    if not name.startswith("@"):
        return pos.params[f"strength_{unit_kind(name)}"]
    building = pos.buildings[name[1:]]
    levelled = building.kind in ("city", "mine")
    key = f"garrison_{building.kind}" + (f"_{building.level}" if levelled else "")
    return pos.params[key] + (pos.params["ghosts"] if ("ghosts", name) in pos.effects else 0)


def has_plus(pos: Position, name: str, defends: bool) -> bool:
    """GRA-ORD-03; `defends` for pieces of the standing group."""
    if name.startswith("@"):
        return pos.buildings[name[1:]].kind in ("city", "fortress", "tower")
    unit = pos.units[name]
    if ("fury", name) in pos.effects or (unit.mithril and pos.options["mithril_plus"]):
        return True
    if unit.kind == "dragon":
        at_home = unit.cell == unit.home
        if at_home or pos.options["dragon_plus_everywhere"]:
            return True
    return bool(pos.options["walls_cover_armies"]) and defends and _walled(pos, unit)


def _walled(pos: Position, unit: Unit) -> bool:
    here = pos.buildings.get(unit.cell)
    return (
        here is not None
        and here.kind in ("city", "fortress")
        and friendly(pos, unit.owner, here.owner)
    )


def zombies_of(pos: Position, mage: str) -> list[str]:
    return [u.tag for u in pos.units.values() if u.kind == "zombie" and u.controller == mage]


def dragons_of(pos: Position, mage: str) -> list[Unit]:
    return [u for u in pos.units.values() if u.kind == "dragon" and u.controller == mage]


# --- lands and money ------------------------------------------------------------------------


def lands(pos: Position) -> list[str]:
    return sorted({*pos.land.values()})


def city_of(pos: Position, land: str) -> Building | None:
    found = [
        building
        for cell, building in pos.buildings.items()
        if building.kind == "city" and pos.land.get(cell) == land
    ]
    return found[0] if found else None


def controlled(pos: Position, seat: int) -> list[str]:
    """GRA-BLD-06."""
    cities = {land: city_of(pos, land) for land in lands(pos)}
    return [land for land, city in cities.items() if city is not None and city.owner == seat]


def team_lands(pos: Position, team: int) -> int:
    return sum(len(controlled(pos, seat)) for seat in pos.seats if pos.teams[seat] == team)


def gross(pos: Position, seat: int, turmoil: bool = True) -> int:
    """GRA-ECO-01."""
    idle = {*controlled(pos, seat)} & {*pos.turmoil} if turmoil else set()
    total = 0
    for cell, building in pos.buildings.items():
        if building.owner == seat and pos.land.get(cell) not in idle:
            if building.kind in ("city", "mine"):
                total += pos.params[f"income_{building.kind}_{building.level}"]
            elif building.kind == "port":
                total += pos.params["income_port"]
    return total


def upkeep(pos: Position, seat: int) -> int:
    """GRA-ECO-02."""
    return sum(pos.params[f"upkeep_{unit.kind}"] for unit in own_units(pos, seat))


def mine_max(pos: Position, cell: str) -> int:
    return pos.params["mine_max_dragon" if cell in pos.marks else "mine_max"]


# --- what happens to pieces -----------------------------------------------------------------


def new_unit(pos: Position, kind: str, owner: int, cell: str) -> Unit:
    """GRA-CEL-04."""
    unit = Unit(f"{owner}{LETTERS[kind]}{pos.next_tag}", owner, cell, act=False, moved=True)
    pos.next_tag += 1
    pos.units[unit.tag] = unit
    return unit


def forget(pos: Position, name: str) -> None:
    """Void the open declarations of a piece."""
    pos.declarations = [d for d in pos.declarations if d.src != name]


def remove(pos: Position, name: str) -> None:
    """Take a destroyed piece off the map and out of every list."""
    if name.startswith("@"):
        del pos.buildings[name[1:]]
    else:
        del pos.units[name]
        if unit_kind(name) == "mage":
            lose_control(pos, name)
    forget(pos, name)
    pos.declarations = [d for d in pos.declarations if d.tgt != name]
    pos.works = [work for work in pos.works if work.by != name]
    pos.effects = {key: seat for key, seat in pos.effects.items() if key[1] != name}


def lose_control(pos: Position, mage: str) -> None:
    """GRA-MAG-09."""
    for tag in zombies_of(pos, mage):
        pos.units[tag].owner, pos.units[tag].controller = 0, ""
        forget(pos, tag)
    for dragon in dragons_of(pos, mage):
        dragon.controller = ""
        if dragon.state == "waiting":
            dragon.state = "asleep"
        else:
            set_free(pos, dragon)


def set_free(pos: Position, dragon: Unit) -> None:
    """GRA-DRA-09."""
    forget(pos, dragon.tag)
    dragon.controller, dragon.former_owner, dragon.owner = "", dragon.owner, 0
    dragon.act, dragon.state = False, "free"
    if dragon.cell == dragon.home:
        fall_asleep(dragon)


def fall_asleep(dragon: Unit) -> None:
    dragon.state, dragon.former_owner, dragon.act = "asleep", 0, True


def become_neutral(pos: Position, name: str) -> None:
    """GRA-NEU-01, GRA-NEU-05."""
    piece(pos, name).owner = 0
    forget(pos, name)
    pos.works = [work for work in pos.works if work.by != name]
    if unit_kind(name) == "mage":
        lose_control(pos, name)


def lower(pos: Position, cell: str) -> None:
    """Lower a building one level; what has no lower level is destroyed, a city stays."""
    building = pos.buildings[cell]
    pos.works = [work for work in pos.works if work.by != f"@{cell}"]
    if building.kind in ("city", "mine") and building.level > 1:
        building.level -= 1
    elif building.kind != "city":
        remove(pos, f"@{cell}")


def appear_if_left(pos: Position, mage: str) -> None:
    """GRA-DRA-07: a waiting dragon appears as soon as its mage is gone from the cell."""
    for dragon in dragons_of(pos, mage):
        if dragon.state == "waiting" and pos.units[mage].cell != dragon.home:
            dragon.state, dragon.owner = "tamed", pos.units[mage].owner
            dragon.act, dragon.moved = False, True
            dragon.carried = dragon.pinned = False


TAG = r"[0-6][PLRGMHZD]\d+"
CELL = r"[a-z]\d\d?"
PIECE = rf"(?:{TAG}|@{CELL})"


def is_cell(pos: Position, text: str) -> bool:
    return re.fullmatch(CELL, text) is not None and text in pos.terrain
