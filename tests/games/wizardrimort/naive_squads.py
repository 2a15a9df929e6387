"""Squad manoeuvres and turns that are named as a whole (6.3), in the naive rules.

`MS A1 by 300,0` moves the squad of A1 as one body, `MS A1 gather` closes it up, `MS A1 spread`
spreads it out, `TR A1 squad:0,1` turns all of it one way.
"""

from __future__ import annotations

import re
from functools import partial

from tests.games.wizardrimort.naive_geometry import (
    Point,
    cut,
    length,
    off,
    reduced,
    square_distance,
)
from tests.games.wizardrimort.naive_moves import Waypoint, trip
from tests.games.wizardrimort.naive_reach import turned_to
from tests.games.wizardrimort.naive_space import free, put, top
from tests.games.wizardrimort.naive_state import (
    Position,
    Refused,
    Unit,
    group_of,
    standing,
)

WHOLE = re.compile(r"(MS|TR) ([AB]\d+) (?:by (-?\d+,-?\d+)|(gather|spread)|squad:(-?\d+,-?\d+))")


def spelled_out(pos: Position, text: str) -> str:
    """Return the line that names every member, or the line itself."""
    found = WHOLE.fullmatch(text)
    if not found:
        return text
    unit = pos.units.get(found[2])
    squad = group_of(pos, unit) if unit and unit.on_table else []
    if len(squad) < 2:
        raise Refused("SQUAD_NEEDED")
    if found[1] == "TR":
        return "TR " + " ".join(f"{u.id}:{found[5]}" for u in squad)
    if found[3]:
        x, y = map(int, found[3].split(","))
        ends = _translated(pos, squad, (x, y))
    else:
        ends = _gathered(pos, squad) if found[4] == "gather" else _spread(pos, squad)
    paths = {u.id: f"{ends[u.id][0]},{ends[u.id][1]}" if u.id in ends else "-" for u in squad}
    return "MS " + " ".join(f"{name}:{path}" for name, path in paths.items())


def to_nearest(pos: Position, unit: Unit) -> Point:
    """Return how a unit looks that turns to the nearest free enemy, as near as 1000 allow."""
    enemies = [other for other in standing(pos) if other.side != unit.side and not other.sealed]
    if not enemies:
        return unit.face
    near = min(enemies, key=lambda e: (square_distance(e.at, unit.at), e.number))
    x, y = turned_to(unit, near.at)
    most = max(abs(x), abs(y))
    return (x, y) if most <= 1000 else reduced(cut(1000 * x, most), cut(1000 * y, most))


def _goes(pos: Position, unit: Unit, end: Point, but: list[Unit]) -> bool:
    """Tell whether a straight path is legal and paid for; some others are not in its way."""
    try:
        found = trip(pos, unit, [Waypoint(*end)])
    except Refused:
        return False
    return found.price <= pos.seats[pos.actor].ap and _room(pos, unit, end, but)


def _room(pos: Position, unit: Unit, end: Point, but: list[Unit]) -> bool:
    for other in but:
        other.flying = True
    unit.flying = False
    found = free(pos, unit, end, top(pos, end))
    for other in but:
        other.flying = False
    return found


def _put_back(before: list[tuple[Unit, tuple[int, int, int]]]) -> None:
    for unit, place in before:
        put(unit, place)


def _translated(pos: Position, squad: list[Unit], vector: Point) -> dict[str, Point]:
    """Move everybody by the same vector, or as far along it as he gets, the foremost first.

    Those whose turn is still to come do not stand in the way.
    """
    if vector == (0, 0):
        raise Refused("NOBODY_MOVES")
    left = sorted(squad, key=lambda u: (-(u.x * vector[0] + u.y * vector[1]), u.number))
    before = [(unit, (unit.x, unit.y, unit.z)) for unit in squad]
    ends, whole = {}, length(*vector)
    while left:
        unit = left.pop(0)
        parts = range((whole - 1) // 50 * 50, 0, -50)
        steps = [vector, *((cut(u * vector[0], whole), cut(u * vector[1], whole)) for u in parts)]
        tries = [(unit.x + dx, unit.y + dy) for dx, dy in steps]
        end = next((place for place in tries if _goes(pos, unit, place, left)), None)
        if end is not None:
            ends[unit.id] = end
            put(unit, (*end, top(pos, end)))
    _put_back(before)
    return ends


def _gathered(pos: Position, squad: list[Unit]) -> dict[str, Point]:
    """Send the others, by number, to the nearest place beside the leader that has room."""
    leader, *others = squad
    before = [(unit, (unit.x, unit.y, unit.z)) for unit in squad]
    ends = {}
    for unit in others:
        ring = [off(leader.at, k, 130) for k in range(16)]
        places = [place for place in ring if _room(pos, unit, place, [])]
        end = min(places, key=partial(square_distance, unit.at), default=None)
        if end is not None and _goes(pos, unit, end, []):
            ends[unit.id] = end
            put(unit, (*end, top(pos, end)))
    _put_back(before)
    return ends


def _spread(pos: Position, squad: list[Unit]) -> dict[str, Point]:
    leader, *others = squad
    before = [(unit, (unit.x, unit.y, unit.z)) for unit in squad]
    ends = {}
    for i, unit in enumerate(others, 1):
        end = off(leader.at, 3 * i % 16, 450)
        if _goes(pos, unit, end, []):
            ends[unit.id] = end
            put(unit, (*end, top(pos, end)))
    _put_back(before)
    return ends
