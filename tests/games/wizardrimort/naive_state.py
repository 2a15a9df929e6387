"""The table of `wizardrimort` as the naive rules see it, and what can be read off it."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from tests.games.wizardrimort.naive_geometry import Disc, Exact, Point, Rect, Shape, within

Value = int | str | bool | None

PARAMS: dict[str, Value] = {
    # 3.1
    "tape.finger": 100, "tape.hand": 900, "tape.slack": 99,
    **{f"tape.{kind}_pct.{seat}": 100 for kind in ("hand", "finger") for seat in range(1, 5)},
    "unit.radius": 60, "unit.narrow": 100, "unit.height": 150, "block.size": 150, "block.pool": 10,
    # 3.2
    "dice.sides": 6, "level": "knight",
    "conversion.max": 1, "conversion.loss": 1, "conversion.floor": 1,
    "cost.action": 1, "cost.attack": 1, "cost.garden": 2, "cost.landing": 2, "cost.destroy": 2,
    "cost.block": 1, "turn.cost": 1,
    "attack.free_turn": False, "manoeuvre.partial_squad": False, "attack.max_per_unit": 0,
    # 3.3, in fingers, the ranges of Archer and Priest, build.radius_mine in hands
    "range.defender": 1, "range.berserker": 2, "range.longspear": 4, "range.archer": 2,
    "range.priest": 3, "group.link": 2, "melee.distance": 3, "archer.close": 2,
    "cover.own_parapet": 1, "control.radius": 3, "build.radius": 3, "build.radius_mine": 1,
    "build.per_ap_mine": 2, "build.reach_up": 3, "wreck.radius": 3, "jump.kill_radius": 3,
    "climb.reach": 2, "hire.gap": 1,
    # 3.4
    "squad.per_unit": 1, "defender.per": 1, "berserker.alone": 2, "archer.per_target": 1,
    "archer.close_penalty": 1, "priest.per_unit": 1, "longspear.kill_on": 5, "orc.suicide": 2,
    "orc.suicide_max": 1, "dwarf.squad": 1, "human.duel": 1, "rodent.swarm": 1,
    "rodent.swarmed": 1, "skeleton.ranged": 2, "skeleton.melee": 1, "cover.partial": 1,
    "charge.bonus": 1, "charge.min": 3, "charge.max": 2, "charge.tol": 20, "height.bonus": 1,
    "height.min": 50, "back.bonus": 2, "crit.factor": 2, "crit.losses": 2, "stacking": "once",
    "priest.bonus": "add", "combat.defender_kills": "always", "spirit.per_lost": 1,
    "retreat.distance": 1, "morale.distance": 1, "morale.skeletons_react": False,
    # 3.5
    "climb.up_full": 2, "climb.up_partial": 1, "climb.down_full": 1, "climb.down_partial": 0,
    "jump.cost": 1, "jump.death_heights": 3,
    # 3.6
    "art.count": 1, "art.shots_per_turn": 1, "art.move_or_shoot": True, "art.radius": 110,
    "art.height": 100, "art.wreck_height": 60, "art.min_range": 300, "art.max_range": 7000,
    "art.range_step.least": 30, "art.range_step.share": 20, "art.azimuth_step.least": 20,
    "art.azimuth_step.share": 30, "art.skill_pct": 100, "art.stone_radius": 25,
    "art.slope.fall": 3, "art.slope.ground": 2, "art.sample": 10, "art.knock": 50,
    "art.tree_topple_on": 5, "landing.no_hit": "dies", "landing.uses_wp": True,
    "landing.from_sarcophagus": True,
    # 3.7
    "obelisk.on": 4, "coins.bank": 6, "coins.return_to_bank": False, "coins.per_round": 1,
    "hire.cost": 2, "hire.per_turn": 1, "skeleton.figures": 8, "garden.revives_mercenaries": True,
    "army.size": 5, "army.priests": 1, "spirit.base": None, "castle.wall_height": 250,
    "castle.wall_hp": 2, "rubble.height": 60, "interrupt.ap": 2, "interrupt.tp": 1,
    "interrupt.penalty": 1, "annihilation_wins": True, "overlord.hold": 1, "siege.rounds": 10,
    "siege.defenders": 4, "siege.mercenaries": 3, "plague.test": "round_end",
    "chronicle.games": 3, "chronicle.wins": 2, "limits.rounds": 30, "limits.result": "strength",
    "sarcophagus.lid_required": True, "cover.units_block": False,
}  # fmt: skip

BY_HAND = {
    "range.archer", "range.priest", "build.radius_mine", "charge.max", "retreat.distance",
    "morale.distance", "walk",
}  # fmt: skip
"""Lengths that are given in hands; all others are given in fingers."""

CLASS_NAMES = {
    "D": "defender", "B": "berserker", "L": "longspear", "A": "archer", "P": "priest",
}  # fmt: skip
SHOOTERS = "AP"
STANDABLE = {"rock", "hill", "fence", "tower", "wall", "rubble", "block", "log"}
OTHER = {"A": "B", "B": "A"}


class GameOver(Exception):
    """Somebody has won; nothing that was pending is carried out (WIZ-END-03)."""


class Refused(Exception):
    """An action is not allowed; its argument is the code of the reason."""


@dataclass
class Unit:
    """One miniature; `seat` is its commander."""

    id: str
    seat: int
    cls: str
    faction: str
    x: int
    y: int
    z: int = 0
    face: Point = (1, 0)
    living: bool = True
    mercenary: bool = False
    on_table: bool = True
    flying: bool = False
    sealed: bool = False
    start: Point = (0, 0)
    path: int = 0
    descended: bool = False
    pushed: bool = False
    seen: set[str] = field(default_factory=set)
    attacks: int = 0

    @property
    def side(self) -> str:
        return self.id[0]

    @property
    def number(self) -> int:
        return int(self.id[1:])

    @property
    def at(self) -> Point:
        return self.x, self.y

    @property
    def there(self) -> bool:
        """Tell whether it stands on the table, and does not fly over it."""
        return self.on_table and not self.flying


@dataclass
class Body:
    """A solid thing; `seats` may use a catapult, `castle` is the side whose wall it is."""

    id: str
    kind: str
    shape: Shape
    zb: int
    zt: int
    hp: int = 0
    side: str = ""
    seats: tuple[int, ...] = ()
    castle: str = ""
    shots: int = 0
    moved: bool = False

    @property
    def standable(self) -> bool:
        return self.kind in STANDABLE


@dataclass
class Side:
    coins: int = 0
    pool: int = 0
    crystal: str = "none"
    castle: str = "none"
    start_size: int = 0
    wins: int = 0
    numbers: int = 0


@dataclass
class Commander:
    """A player; `armies` is how many full armies he leads, 0: a part of one."""

    side: str
    faction: str
    armies: int = 1
    wp: int = 0
    ap: int = 0
    tp: int = 0
    used: set[str] = field(default_factory=set)
    conversions: int = 0
    hired: int = 0
    credit: int = 0
    penalty: bool = False
    interrupted: bool = False
    declined: bool = False


@dataclass
class Position:
    """A table; `order` lists the seats of a round as they follow if side A is first."""

    width: int = 6000
    height: int = 4000
    params: dict[str, Value] = field(default_factory=lambda: dict(PARAMS))
    mode: str = "basic"
    first: str = ""
    order: tuple[int, ...] = (0, 1)
    second_order: tuple[int, ...] = (1, 0)
    slot: int = 0
    round: int = 1
    game: int = 0
    modes: tuple[str, ...] = ()
    seats: list[Commander] = field(default_factory=list)
    sides: dict[str, Side] = field(default_factory=lambda: {"A": Side(), "B": Side()})
    units: dict[str, Unit] = field(default_factory=dict)
    bodies: dict[str, Body] = field(default_factory=dict)
    zones: dict[str, Rect] = field(default_factory=dict)
    deploy_zones: dict[str, Rect] = field(default_factory=dict)
    besieged: str = ""
    draft: bool = False
    deploy: bool = False
    loose: list[Body] = field(default_factory=list)
    bank: int = 0
    sieged: int = 0
    armed: str = ""
    hold: str = ""
    hero: str = ""
    interrupter: int = -1
    result: str = ""
    why: str = ""
    begun: Position | None = None
    clash: object = None

    def number(self, name: str) -> int:
        value = self.params[name]
        assert isinstance(value, int)
        return value

    @property
    def turn_order(self) -> tuple[int, ...]:
        return self.second_order if self.first == "B" else self.order

    @property
    def active(self) -> int:
        """Return the seat whose turn it is."""
        return self.turn_order[self.slot]

    @property
    def actor(self) -> int:
        """Return the seat that acts: the interrupter, while there is one."""
        return self.interrupter if self.interrupter >= 0 else self.active

    @property
    def acting_side(self) -> str:
        return self.seats[self.actor].side


# --- tape -----------------------------------------------------------------------------------


def units_of_length(pos: Position, name: str) -> int:
    """Return a length of the parameters in u."""
    if name == "walk":
        return pos.number("tape.hand")
    return pos.number(name) * pos.number("tape.hand" if name in BY_HAND else "tape.finger")


def measured(pos: Position, seat: int, name: str) -> int:
    """Return a limit that a commander measures himself: WIZ-GEO-05 and 06."""
    kind = "hand" if name in BY_HAND else "finger"
    limit = units_of_length(pos, name) * pos.number(f"tape.{kind}_pct.{seat + 1}") // 100
    return limit + slack_of(pos, seat)


def slack_of(pos: Position, seat: int) -> int:
    return pos.number("tape.slack") if pos.seats[seat].side == pos.acting_side else 0


def half_narrow(pos: Position) -> Exact:
    return Fraction(pos.number("unit.narrow"), 2)


def class_range(pos: Position, unit: Unit) -> int:
    return units_of_length(pos, f"range.{CLASS_NAMES[unit.cls]}")


# --- units ----------------------------------------------------------------------------------


def in_number_order(units: list[Unit]) -> list[Unit]:
    return sorted(units, key=lambda unit: (unit.side, unit.number))


def standing(pos: Position) -> list[Unit]:
    return in_number_order([unit for unit in pos.units.values() if unit.there])


def commanded(pos: Position, seat: int) -> list[Unit]:
    return [unit for unit in standing(pos) if unit.seat == seat]


def of_side(pos: Position, side: str) -> list[Unit]:
    """Return the units of a side that are on the table, one that flies included."""
    return in_number_order([u for u in pos.units.values() if u.on_table and u.side == side])


def free_of_side(pos: Position, side: str) -> list[Unit]:
    return [unit for unit in of_side(pos, side) if not unit.sealed]


def disc_of(pos: Position, unit: Unit) -> Disc:
    return Disc(unit.x, unit.y, pos.number("unit.radius"))


def gap_within(pos: Position, one: Unit, two: Unit, distance: int) -> bool:
    """WIZ-GEO-03."""
    reach = distance + 2 * pos.number("unit.radius")
    return (one.x - two.x) ** 2 + (one.y - two.y) ** 2 <= reach**2


def conflict(pos: Position, z1: int, z2: int) -> bool:
    """WIZ-GEO-10, of two units."""
    return abs(z1 - z2) < pos.number("unit.height")


def in_front(unit: Unit, place: Point) -> bool:
    """WIZ-REA-03: exactly sideways is in front."""
    return unit.face[0] * (place[0] - unit.x) + unit.face[1] * (place[1] - unit.y) >= 0


def linked(pos: Position, one: Unit, two: Unit) -> bool:
    """WIZ-GRP-01, WIZ-GRP-05."""
    link = units_of_length(pos, "group.link")
    return one.seat == two.seat and abs(one.z - two.z) <= link and gap_within(pos, one, two, link)


def groups_of(pos: Position, seat: int) -> list[list[Unit]]:
    """WIZ-GRP-02, WIZ-GRP-03: worked out afresh every time."""
    left = [unit for unit in commanded(pos, seat) if not unit.sealed]
    found: list[list[Unit]] = []
    while left:
        group = [left.pop(0)]
        for member in group:
            joined = [unit for unit in left if linked(pos, member, unit)]
            group += joined
            left = [unit for unit in left if unit not in joined]
        found.append(in_number_order(group))
    return found


def group_of(pos: Position, unit: Unit) -> list[Unit]:
    """Return the group of a unit; none of a sealed one (WIZ-GRP-04)."""
    return next((group for group in groups_of(pos, unit.seat) if unit in group), [])


def spirits(pos: Position, side: str) -> int:
    """WIZ-SPI-01."""
    lost = pos.sides[side].start_size - len(of_side(pos, side))
    return max(0, lost) * pos.number("spirit.per_lost")


def figures_left(pos: Position, seat: int) -> bool:
    """Tell whether a commander has a skeleton figure to spare (WIZ-AFT-03, WIZ-HIR-05)."""
    mine = [unit for unit in pos.units.values() if unit.on_table and unit.seat == seat]
    bones = [unit for unit in mine if not unit.living and unit.cls != "P"]
    return len(bones) < pos.number("skeleton.figures") * max(1, pos.seats[seat].armies)


def extend_seen(pos: Position, unit: Unit) -> None:
    """WIZ-SPC-10."""
    near = units_of_length(pos, "melee.distance")
    unit.seen |= {
        enemy.id
        for enemy in standing(pos)
        if enemy.side != unit.side
        and gap_within(pos, unit, enemy, near)
        and in_front(enemy, unit.at)
    }


def begin_unit(pos: Position, unit: Unit) -> None:
    """Note where a unit is as its turn, or its interruption, begins (WIZ-TRN-01)."""
    unit.start, unit.path, unit.attacks = unit.at, 0, 0
    unit.descended = unit.pushed = False
    unit.seen = set()
    extend_seen(pos, unit)


# --- objects --------------------------------------------------------------------------------


def body_of_kind(pos: Position, kind: str) -> Body | None:
    return next((body for body in pos.bodies.values() if body.kind == kind), None)


def holder(counts: dict[str, int]) -> str:
    """WIZ-OBJ-01: more units; equal is nobody."""
    if counts["A"] == counts["B"]:
        return ""
    return max(counts, key=lambda side: counts[side])


def controls(pos: Position, kind: str) -> str:
    """Return who controls the obelisk, the garden or the mine (WIZ-OBJ-01, WIZ-OBJ-04)."""
    body = body_of_kind(pos, kind)
    if body is None:
        return ""
    return holder({side: len(present_at(pos, body, side)) for side in "AB"})


def present_at(pos: Position, body: Body, side: str, extra: int = 0) -> list[Unit]:
    reach = units_of_length(pos, "control.radius") + extra + pos.number("unit.radius")
    return [u for u in free_of_side(pos, side) if u.there and within(u.at, body.shape, reach)]


def present_in_castle(pos: Position, castle: str, side: str) -> list[Unit]:
    """WIZ-OBJ-02."""
    zone = pos.zones[castle]
    return [
        unit
        for unit in free_of_side(pos, side)
        if unit.there and zone.x0 <= unit.x <= zone.x1 and zone.y0 <= unit.y <= zone.y1
    ]


def castle_taken(pos: Position, castle: str) -> bool:
    """Tell whether the enemy controls a standing castle now (WIZ-OBJ-03)."""
    if pos.sides[castle].castle != "standing":
        return False
    return holder({s: len(present_in_castle(pos, castle, s)) for s in "AB"}) == OTHER[castle]
