"""A battle of `cerilia` as plain data, and what can be read off it: edges, engagement, ratings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction

from tests.games.cerilia.naive_cards import BATTLE_TABLE, UNIT_TYPES, UnitType, Value

SIDES = ("ATT", "DEF")
OTHER = {"ATT": "DEF", "DEF": "ATT"}
LETTER = {"ATT": "a", "DEF": "d"}
HOME_ROW = {"ATT": 1, "DEF": 3}
BACK = {"ATT": "s", "DEF": "n"}
DIRECTIONS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
SECTORS = [f"{column}{row}" for column in "ABCDE" for row in (1, 2, 3)]
PLACES = [*SECTORS, "R"]
GONE = ("dead", "fled")


@dataclass
class Unit:
    """A unit; `place` is a sector, R, dead or fled, `bless` its sign (or None) and last round."""

    id: str
    type: str
    side: str
    commander: int
    place: str
    damage: int = 0
    routed: bool = False
    hidden: bool = False
    summoned: bool = False
    bless: tuple[str | None, int] | None = None
    moved: bool = False
    withdrew: bool = False
    attacked: bool = False
    engaged0: bool = False
    downhill: bool = False
    path: tuple[str, ...] | None = None

    @property
    def card(self) -> UnitType:
        """The unit card."""
        return UNIT_TYPES[self.type]

    def has(self, trait: str) -> bool:
        """Tell whether the card names a trait."""
        return trait in self.card.traits


@dataclass
class Caster:
    """A caster; without a host it is lost, or not attached yet."""

    id: str
    kind: str
    side: str
    commander: int
    host: str | None
    spells: list[str]
    cast: int = 0


@dataclass(frozen=True)
class Card:
    """A terrain card."""

    kind: str
    direction: str | None
    source: str


@dataclass(frozen=True)
class Wall:
    """A magical wall; it stands to the end of round `until`."""

    kind: str
    sector: str
    direction: str
    until: int


@dataclass
class Fort:
    """The fort while it stands."""

    sector: str
    level: int
    bonus: int
    damage: int = 0
    engaged0: bool = False
    attacked: bool = False


@dataclass
class Casting:
    """A spell that is being put together or takes effect."""

    caster: str
    spell: str
    target: str = ""
    option: str = ""
    until: int = 0


@dataclass
class Position:
    """A battle at one moment.

    `node` names what is asked for now and is empty only while things run on by themselves; `actor`
    is the commander who is asked. `todo` is what comes afterwards, first things first.
    """

    params: dict[str, Value]
    objective: str | None = None
    commanders: dict[int, str] = field(default_factory=lambda: {0: "ATT", 1: "DEF"})
    round: int = 0
    phase: str = "P0_FORT"
    node: str = ""
    actor: int | None = None
    todo: list[tuple[str, ...]] = field(default_factory=list)
    initiative: str | None = None
    night: bool = False
    cards: dict[str, Card] = field(default_factory=dict)
    fog: dict[str, int] = field(default_factory=dict)
    holder: dict[str, str] = field(default_factory=dict)
    lines: dict[tuple[str, str], list[str]] = field(
        default_factory=lambda: {(place, side): [] for place in PLACES for side in SIDES}
    )
    walls: dict[str, Wall] = field(default_factory=dict)
    fort: Fort | None = None
    start_cost: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SIDES, 0))
    lost_cost: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SIDES, 0))
    units: dict[str, Unit] = field(default_factory=dict)
    casters: dict[str, Caster] = field(default_factory=dict)
    damage: dict[str, int] = field(default_factory=dict)
    doomed: list[str] = field(default_factory=list)
    queue: list[tuple[str, str]] = field(default_factory=list)
    spent: set[str] = field(default_factory=set)
    casting: Casting | None = None
    fort_level: int = 0
    pool: list[str] = field(default_factory=list)
    subject: str = ""  # the unit, caster or pool card that the node is about
    ambush: str = ""  # the sector of the markers at REVEAL
    target: str = ""  # what the attack at BATTLE or MORALE is aimed at
    column: int = 0
    winner: str | None = None
    reason: str | None = None

    def number(self, name: str) -> int:
        """Return a parameter that is a whole number (or a flag)."""
        value = self.params[name]
        if not isinstance(value, int):
            raise TypeError(f"{name} is not a number")
        return value

    def share(self, name: str) -> Fraction | None:
        """Return a parameter that is a fraction, None if it is off."""
        value = self.params[name]
        if value is None:
            return None
        if not isinstance(value, Fraction | int):
            raise TypeError(f"{name} is not a fraction")
        return Fraction(value)

    def line(self, sector: str, side: str) -> list[str]:
        """Return the line of a side in a sector, or its reserve for the place R."""
        return self.lines[sector, side]

    def copy(self) -> Position:
        """Return an independent copy (much faster than deepcopy)."""
        return replace(
            self,
            todo=list(self.todo),
            cards=dict(self.cards),
            fog=dict(self.fog),
            holder=dict(self.holder),
            lines={key: list(line) for key, line in self.lines.items()},
            walls=dict(self.walls),
            fort=None if self.fort is None else replace(self.fort),
            start_cost=dict(self.start_cost),
            lost_cost=dict(self.lost_cost),
            units={name: replace(unit) for name, unit in self.units.items()},
            casters={
                name: replace(caster, spells=list(caster.spells))
                for name, caster in self.casters.items()
            },
            damage=dict(self.damage),
            doomed=list(self.doomed),
            queue=list(self.queue),
            spent=set(self.spent),
            casting=None if self.casting is None else replace(self.casting),
        )


# --- the mat --------------------------------------------------------------------------------


def neighbour(sector: str, direction: str) -> str | None:
    """Return the sector in a direction (CER-BRD-02), None off the mat."""
    dx, dy = DIRECTIONS[direction]
    there = f"{chr(ord(sector[0]) + dx)}{int(sector[1]) + dy}"
    return there if there in SECTORS else None


def direction_to(here: str, there: str) -> str | None:
    """Return the direction of an adjacent sector, None if it is not adjacent."""
    return next((d for d in DIRECTIONS if neighbour(here, d) == there), None)


def distance(a: str, b: str) -> int:
    """Return the distance of two sectors (CER-BRD-02)."""
    return abs(ord(a[0]) - ord(b[0])) + abs(int(a[1]) - int(b[1]))


def edge(a: str, b: str) -> str:
    """Return the name of the edge between two adjacent sectors."""
    return "/".join(sorted((a, b)))


def is_home(sector: str, side: str) -> bool:
    """Tell whether a sector lies in the home row of a side."""
    return int(sector[1]) == HOME_ROW[side]


def straight_line(a: str, b: str) -> list[str] | None:
    """Return the sectors from a to b along a row or column, None if there is no such line."""
    if a[0] != b[0] and a[1] != b[1]:
        return None
    way = [a]
    while way[-1] != b:
        way.append(min(around(way[-1]), key=lambda sector: distance(sector, b)))
    return way


def around(sector: str) -> list[str]:
    """Return the adjacent sectors in the order n, e, s, w."""
    there = [neighbour(sector, direction) for direction in DIRECTIONS]
    return [s for s in there if s is not None]


def walled(pos: Position, a: str, b: str) -> bool:
    """Tell whether an active wall stands between two adjacent sectors (CER-SPL-07)."""
    return edge(a, b) in pos.walls


def terrain_closes(pos: Position, a: str, b: str, unit: Unit, retreating: bool = False) -> bool:
    """Tell whether Cliffs or a River close an edge to a unit (CER-MOV-06, CER-RET-02)."""
    free = not retreating or bool(pos.params["free_retreat"])
    for here, there in ((a, b), (b, a)):
        card = pos.cards.get(here)
        if card and card.direction and neighbour(here, card.direction) == there:
            crosses = unit.has("free_move") or (card.kind == "river" and unit.has("marine"))
            if not (free and crosses):
                return True
    return False


def kind_at(pos: Position, place: str) -> str | None:
    """Return the kind of the terrain card of a sector."""
    card = pos.cards.get(place)
    return card.kind if card else None


# --- units on the mat -----------------------------------------------------------------------


def on_mat(unit: Unit) -> bool:
    """Tell whether a unit stands in a sector."""
    return unit.place in SECTORS


def visible(unit: Unit) -> bool:
    """CER-UNI-03."""
    return on_mat(unit) and not unit.hidden


def visible_units(pos: Position, sector: str, side: str) -> list[Unit]:
    """Return the visible units of a side in a sector, in slot order."""
    return [u for u in (pos.units[name] for name in pos.line(sector, side)) if not u.hidden]


def hidden_units(pos: Position, sector: str, side: str) -> list[Unit]:
    """Return the hidden units of a side in a sector, in slot order."""
    return [u for u in (pos.units[name] for name in pos.line(sector, side)) if u.hidden]


def army(pos: Position, side: str) -> Iterator[Unit]:
    """Yield the units of a side that are still in the battle, in ascending number."""
    mine = [u for u in pos.units.values() if u.side == side and u.place not in GONE]
    yield from sorted(mine, key=lambda unit: int(unit.id[1:]))


def fort_manned(pos: Position) -> bool:
    """Tell whether the standing fort is manned (CER-FOR-07)."""
    assert pos.fort is not None
    inside = pos.line(pos.fort.sector, "DEF")
    counts_hidden = bool(pos.params["hidden_mans_fort"])
    return any(counts_hidden or not pos.units[name].hidden for name in inside)


def unmanned_fort_in(pos: Position, sector: str) -> bool:
    """Tell whether the fort stands in a sector and is unmanned."""
    return pos.fort is not None and pos.fort.sector == sector and not fort_manned(pos)


def fort_in(pos: Position, sector: str) -> bool:
    """Tell whether the fort stands in a sector."""
    return pos.fort is not None and pos.fort.sector == sector


def opposed_in(pos: Position, sector: str, side: str) -> bool:
    """Tell whether a sector holds a visible enemy of a side, the unmanned fort included."""
    if visible_units(pos, sector, OTHER[side]):
        return True
    return side == "ATT" and unmanned_fort_in(pos, sector)


def engaged(pos: Position, unit: Unit) -> bool:
    """CER-UNI-04."""
    return visible(unit) and opposed_in(pos, unit.place, unit.side)


def in_own_fort(pos: Position, unit: Unit) -> bool:
    """Tell whether a Defender unit stands in the fort sector (CER-FOR-06)."""
    return unit.side == "DEF" and fort_in(pos, unit.place)


def has_slot(pos: Position, sector: str, side: str) -> bool:
    """Tell whether a line has a free slot (CER-BRD-04); the reserve always has."""
    return sector == "R" or len(pos.line(sector, side)) < pos.number("slots_per_side")


def signs(unit: Unit) -> set[str]:
    """CER-UNI-05."""
    blessing = unit.bless[0] if unit.bless else None
    return {*unit.card.signs, *(blessing or "")}


def commanders_of(pos: Position, side: str) -> list[int]:
    """Return the commanders of a side who have units left, lower number first (CER-TEAM-02)."""
    alive = {unit.commander for unit in army(pos, side)}
    return sorted(c for c, s in pos.commanders.items() if s == side and c in alive)


def fort_commander(pos: Position) -> int | None:
    """Return who decides about the attacks of the unmanned fort (CER-FOR-08, CER-TEAM-02)."""
    return next(iter(commanders_of(pos, "DEF")), None)


# --- ratings --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fighter:
    """A unit, or the garrison, as an attack sees it."""

    card: UnitType
    side: str
    place: str
    damage: int
    unit: Unit | None = None

    def has(self, trait: str) -> bool:
        """Tell whether the card names a trait."""
        return trait in self.card.traits


def fighter(pos: Position, name: str) -> Fighter:
    """Return a unit by its id, or the garrison by the name `fort`."""
    if name == "fort":
        assert pos.fort is not None
        card = UNIT_TYPES[str(pos.params["garrison_card"])]
        return Fighter(card, "DEF", pos.fort.sector, pos.fort.damage)
    unit = pos.units[name]
    return Fighter(unit.card, unit.side, unit.place, unit.damage, unit)


def attack_value(pos: Position, attacker: str, kind: str, target: str) -> int:
    """Return the adjusted rating of an attack (CER-VAL-01 to 08).

    Raises:
        ValueError: the attacker has no such attack.
    """
    one, two = fighter(pos, attacker), fighter(pos, target)
    value = one.card.printed(kind, one.damage)
    if value is None:
        raise ValueError(f"{attacker} has no {kind} attack")
    if kind == "charge":
        if two.has("pike"):
            value = min(value, one.card.melee[one.damage])
        if one.unit and one.unit.downhill:
            value += pos.number("hill_bonus")
    else:
        value += _ground_bonus(pos, one, two, kind)
    if kind == "missile":
        value -= _shot_penalty(pos, one, two)
    if one.unit and one.unit.bless:
        value += pos.number("bless_bonus")
    if pos.night and one.has("night_strong"):
        value += pos.number("night_strong_bonus")
    if not pos.night and one.has("light_shy"):
        value -= pos.number("light_shy_penalty")
    return value


def _ground_bonus(pos: Position, one: Fighter, two: Fighter, kind: str) -> int:
    """Return what the attacker's ground adds to Melee or Missile (CER-VAL-03)."""
    ground, holds = kind_at(pos, one.place), pos.holder.get(one.place) == one.side
    if ground == "hill" and holds:
        dwarf_here = two.has("dwarf") and two.place == one.place
        return 0 if dwarf_here else pos.number("hill_bonus")
    if ground == "forest" and one.has("elf"):
        favoured = one.side == "DEF" or pos.params["elf_forest_side"] == "any"
        return pos.number("forest_elf_bonus") if favoured else 0
    if ground == "cliff" and holds and kind == "melee":
        return pos.number("cliff_bonus")
    if ground == "swamp" and one.has("mounted") and kind == "melee":
        return -pos.number("swamp_mounted_penalty")
    return 0


def _shot_penalty(pos: Position, one: Fighter, two: Fighter) -> int:
    """CER-VAL-04."""
    penalty = 0
    if one.unit and one.unit.moved and one.has("skirmisher"):
        penalty += pos.number("skirmish_penalty")
    if pos.night and not one.has("darksight"):
        penalty += pos.number("night_missile_penalty")
    if kind_at(pos, two.place) == "forest" and kind_at(pos, one.place) != "forest":
        penalty += pos.number("forest_missile_penalty")
    return penalty


def defense(pos: Position, target: str, attacker: str) -> int:
    """Return the Defense against an attacker (CER-VAL-10)."""
    one, two = fighter(pos, attacker), fighter(pos, target)
    value = two.card.defense
    if two.unit is None:
        return value
    ground, holds = kind_at(pos, two.place), pos.holder.get(two.place) == two.side
    if ground == "hill" and holds and not one.has("dwarf"):
        value += pos.number("hill_bonus")
    elif ground == "cliff" and holds:
        value += pos.number("cliff_bonus")
    elif ground == "swamp" and two.has("mounted"):
        value -= pos.number("swamp_mounted_penalty")
    if pos.fort and in_own_fort(pos, two.unit) and not one.has("artillery"):
        value = max(pos.fort.level, value + pos.fort.bonus)
    return value


def column_of(pos: Position, attacker: str, kind: str, target: str) -> int:
    """Return the column of the battle table (CER-VAL-09)."""
    margin = attack_value(pos, attacker, kind, target) - defense(pos, target, attacker)
    return max(pos.number("column_min"), min(pos.number("column_max"), margin))


def battle_table(pos: Position) -> str:
    """Return the battle table in force."""
    return str(pos.params.get("battle_table", BATTLE_TABLE))
