"""Walking, climbing, jumping and turning in `wizardrimort`: the naive rules."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from tests.games.wizardrimort.naive_geometry import (
    Disc,
    Point,
    holds,
    length,
    reduced,
    segment_closer,
    stepping,
    sweeps,
)
from tests.games.wizardrimort.naive_space import (
    base_on_table,
    die,
    free,
    obstructs,
    support,
    top,
)
from tests.games.wizardrimort.naive_state import (
    Body,
    Position,
    Refused,
    Unit,
    conflict,
    extend_seen,
    group_of,
    half_narrow,
    measured,
    standing,
    units_of_length,
)


@dataclass
class Waypoint:
    x: int
    y: int
    z: int | None = None
    jump: bool = False

    @property
    def at(self) -> Point:
        return self.x, self.y


@dataclass
class Trip:
    """What a path comes to: `walked` counts towards the limit, `path` is its true length."""

    unit: Unit
    end: tuple[int, int, int]
    price: int = 0
    walked: int = 0
    path: int = 0
    descended: bool = False
    deadly: bool = False
    walks: bool = False
    face: Point | None = None
    names: list[str] = field(default_factory=list)


POINT = r"\d+,\d+(?:,\d+)?(?:!j)?"
PATH = rf"{POINT}(?:>{POINT})*"


def read_path(text: str) -> list[Waypoint]:
    """Read `1500,1000>1500,1499,250!j`."""
    found = []
    for part in text.split(">"):
        numbers = [int(number) for number in re.findall(r"\d+", part.removesuffix("!j"))]
        level = numbers[2] if len(numbers) == 3 else None
        found.append(Waypoint(numbers[0], numbers[1], level, part.endswith("!j")))
    return found


# --- one leg --------------------------------------------------------------------------------


def trip(pos: Position, unit: Unit, path: list[Waypoint]) -> Trip:
    """Follow a path from a unit's place; raises Refused (WIZ-MOV-02 to 08, WIZ-CLB)."""
    if not 1 <= len(path) <= 6:
        raise Refused("TOO_MANY_POINTS")
    found = Trip(unit, (*unit.at, unit.z))
    for point in path:
        if found.deadly:
            raise Refused("PATH_ENDED")
        _follow(pos, found, point)
    action = pos.number("cost.action")
    found.price = max(action, found.price + (action if found.walks else 0))
    if found.walked > measured(pos, unit.seat, "walk"):
        raise Refused("PATH_TOO_LONG")
    return found


def _follow(pos: Position, found: Trip, point: Waypoint) -> None:
    x, y, z = found.end
    start, end = (x, y), point.at
    level = top(pos, end) if point.z is None else point.z
    if not base_on_table(pos, end, pos.number("unit.radius")):
        raise Refused("OFF_TABLE")
    for body in pos.bodies.values():
        if not body.standable and holds(body.shape, end) and obstructs(pos, body, level):
            raise Refused("NOT_STANDABLE")
    far = length(end[0] - start[0], end[1] - start[1])
    if level == z:
        _walk(pos, found.unit, start, end, z)
        found.walks = found.walks or far > 0
        found.walked += 0 if _in_one_castle(pos, start, end) else far
    else:
        _climb(pos, found, point, level)
    if far:
        found.face = reduced(end[0] - start[0], end[1] - start[1])
    found.path += far
    found.end = (*end, level)


def _in_one_castle(pos: Position, a: Point, b: Point) -> bool:
    """WIZ-MOV-06."""
    return any(
        pos.sides[side].castle == "standing" and holds(zone, a) and holds(zone, b)
        for side, zone in pos.zones.items()
    )


def _walk(pos: Position, unit: Unit, a: Point, b: Point, z: int) -> None:
    """WIZ-MOV-03."""
    _sweep(pos, a, b, z)
    _keep_from_enemies(pos, unit, a, b, (z,))
    if z > 0:
        for place in _samples(a, b):
            if not _floor(pos, place, z):
                raise Refused("NO_SUPPORT")


def _samples(a: Point, b: Point) -> list[Point]:
    """Return the points of a segment every 10 u, both ends included."""
    vector = (b[0] - a[0], b[1] - a[1])
    if vector == (0, 0):
        return [a]
    way = stepping(a, vector)
    far = length(*vector)
    return [a, *(way(u) for u in range(10, far + 1, 10)), b]


def _floor(pos: Position, place: Point, z: int) -> bool:
    return any(b.standable and b.zt == z and holds(b.shape, place) for b in pos.bodies.values())


def _sweep(pos: Position, a: Point, b: Point, z: int) -> None:
    for body in pos.bodies.values():
        if obstructs(pos, body, z) and sweeps(a, b, half_narrow(pos), body.shape):
            raise Refused("BLOCKED")


def _keep_from_enemies(
    pos: Position, unit: Unit, a: Point, b: Point, levels: tuple[int, ...]
) -> None:
    """WIZ-MOV-04: friends may be walked through."""
    reach = half_narrow(pos) + pos.number("unit.radius")
    for enemy in standing(pos):
        if (
            enemy.side != unit.side
            and any(conflict(pos, enemy.z, z) for z in levels)
            and segment_closer(enemy.at, a, b, reach)
        ):
            raise Refused("ENEMY_IN_THE_WAY")


def _climb(pos: Position, found: Trip, point: Waypoint, level: int) -> None:
    """WIZ-CLB-01 to 08."""
    x, y, z = found.end
    if length(point.x - x, point.y - y) > units_of_length(pos, "climb.reach"):
        raise Refused("CLIMB_TOO_FAR")
    _sweep(pos, (x, y), point.at, max(z, level))
    _keep_from_enemies(pos, found.unit, (x, y), point.at, (z, level))
    if support(pos, point.at, level) != level:
        raise Refused("NO_SUPPORT")
    height = pos.number("unit.height")
    rise = level - z
    if rise > height:
        found.price += pos.number("climb.up_full") * (rise // height)
    elif rise > 0:
        found.price += pos.number("climb.up_partial")
    elif -rise <= height:
        found.price += pos.number("climb.down_partial")
    elif point.jump:
        found.price += pos.number("jump.cost")
        found.deadly = -rise > pos.number("jump.death_heights") * height
    else:
        found.price += pos.number("climb.down_full") * (-rise // height)
    found.descended = found.descended or -rise >= pos.number("height.min")


# --- whole moves ----------------------------------------------------------------------------


def check_ends(pos: Position, trips: list[Trip]) -> None:
    """WIZ-MOV-07, WIZ-MOV-10: everybody has room when all have moved."""
    before = [(t.unit, (*t.unit.at, t.unit.z)) for t in trips]
    _place(trips)
    try:
        for each in trips:
            x, y, z = each.end
            if not free(pos, each.unit, (x, y), z):
                raise Refused("NO_ROOM")
    finally:
        for unit, (x, y, z) in before:
            unit.x, unit.y, unit.z = x, y, z


def _place(trips: list[Trip]) -> None:
    for each in trips:
        each.unit.x, each.unit.y, each.unit.z = each.end


def carry_out(pos: Position, trips: list[Trip]) -> None:
    """Move units along their paths (WIZ-MOV-11, WIZ-MOV-12)."""
    _place(trips)
    for each in trips:
        unit = each.unit
        unit.face = each.face or unit.face
        unit.path += each.path
        unit.descended = unit.descended or each.descended
    for each in trips:
        if each.deadly:
            die(pos, each.unit)
    for each in trips:
        if each.unit.there:
            extend_seen(pos, each.unit)


def squad_trips(pos: Position, plan: dict[str, list[Waypoint]]) -> list[Trip]:
    """Return the trips of a squad manoeuvre (WIZ-MOV-01, WIZ-MOV-09, WIZ-MOV-10)."""
    units = [pos.units[name] for name in plan]
    group = group_of(pos, units[0])
    if len(group) < 2:
        raise Refused("SQUAD_NEEDED")
    if any(unit not in group for unit in units):
        raise Refused("NOT_ONE_GROUP")
    if len(units) < len(group) and not pos.params["manoeuvre.partial_squad"]:
        raise Refused("MEMBER_MISSING")
    trips = [trip(pos, pos.units[name], path) for name, path in plan.items() if path]
    if not trips:
        raise Refused("NOBODY_MOVES")
    check_ends(pos, trips)
    return trips


# --- catapults ------------------------------------------------------------------------------


def engine_path(pos: Position, seat: int, engine: Body, path: list[Point]) -> None:
    """Check the way of a catapult (WIZ-ART-03)."""
    assert isinstance(engine.shape, Disc)
    radius, total = engine.shape.radius, 0
    start = (engine.shape.x, engine.shape.y)
    if not 1 <= len(path) <= 3:
        raise Refused("TOO_MANY_POINTS")
    for end in path:
        if not base_on_table(pos, end, radius):
            raise Refused("OFF_TABLE")
        bodies = [b for b in pos.bodies.values() if b is not engine and obstructs(pos, b, 0)]
        if any(sweeps(start, end, radius, body.shape) for body in bodies):
            raise Refused("BLOCKED")
        reach = radius + pos.number("unit.radius")
        if any(segment_closer(unit.at, start, end, reach) for unit in standing(pos)):
            raise Refused("BLOCKED")
        total += length(end[0] - start[0], end[1] - start[1])
        start = end
    if total > measured(pos, seat, "walk"):
        raise Refused("PATH_TOO_LONG")
