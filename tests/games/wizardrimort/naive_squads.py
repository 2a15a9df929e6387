"""Squad manoeuvres and turns that are named as a whole (6.3), in the naive rules.

`MS A1 by 300,0` moves the squad of A1 as one body, `MS A1 gather` closes it up, `MS A1 spread`
spreads it out, `TR A1 squad:0,1` turns all of it one way, `TR A1 squad:foes` each member to the
enemy that is nearest.
"""

from __future__ import annotations

import re

from tests.games.wizardrimort.naive_geometry import (
    Point,
    length,
    off,
    square_distance,
    stepping,
)
from tests.games.wizardrimort.naive_moves import Waypoint, trip
from tests.games.wizardrimort.naive_reach import turned_to
from tests.games.wizardrimort.naive_space import free, top
from tests.games.wizardrimort.naive_state import (
    Position,
    Refused,
    Unit,
    group_of,
    standing,
)

WHOLE = re.compile(r"(MS|TR) ([AB]\d+) (?:by (-?\d+,-?\d+)|(gather|spread)|squad:(\S+))")


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
        return "TR " + " ".join(f"{u.id}:{_facing(pos, u, found[5])}" for u in squad)
    if found[3]:
        x, y = map(int, found[3].split(","))
        ends = _translated(pos, squad, (x, y))
    else:
        ends = _gathered(pos, squad) if found[4] == "gather" else _spread(pos, squad)
    paths = {u.id: f"{ends[u.id][0]},{ends[u.id][1]}" if u.id in ends else "-" for u in squad}
    return "MS " + " ".join(f"{name}:{path}" for name, path in paths.items())


def _facing(pos: Position, unit: Unit, how: str) -> str:
    if how != "foes":
        return how
    enemies = [other for other in standing(pos) if other.side != unit.side]
    near = min(enemies, key=lambda e: (square_distance(e.at, unit.at), e.number))
    return "{},{}".format(*turned_to(unit, near.at))


def _goes(pos: Position, unit: Unit, end: Point) -> bool:
    """Tell whether a straight path is legal as things stand."""
    try:
        found = trip(pos, unit, [Waypoint(*end)])
    except Refused:
        return False
    return free(pos, unit, end, found.end[2])


def _translated(pos: Position, squad: list[Unit], vector: Point) -> dict[str, Point]:
    """Move everybody by the same vector, or as far along it as he gets, the foremost first."""
    ahead = sorted(squad, key=lambda u: (-(u.x * vector[0] + u.y * vector[1]), u.number))
    before = [(unit, (unit.x, unit.y, unit.z)) for unit in squad]
    ends = {}
    for unit in ahead:
        way = stepping(unit.at, vector)
        steps = range((length(*vector) - 1) // 50 * 50, 0, -50)
        tries = [(unit.x + vector[0], unit.y + vector[1]), *(way(u) for u in steps)]
        end = next((place for place in tries if _goes(pos, unit, place)), None)
        if end is not None:
            ends[unit.id] = end
            unit.x, unit.y, unit.z = *end, top(pos, end)
    for unit, (x, y, z) in before:
        unit.x, unit.y, unit.z = x, y, z
    return ends


def _settled(pos: Position, squad: list[Unit], wanted: dict[str, list[Point]]) -> dict[str, Point]:
    """Let members go to the first of their places that they can reach, one after another."""
    before = [(unit, (unit.x, unit.y, unit.z)) for unit in squad]
    ends = {}
    for unit in squad:
        places = wanted.get(unit.id, [])
        end = next((place for place in places if _goes(pos, unit, place)), None)
        if end is not None:
            ends[unit.id] = end
            unit.x, unit.y, unit.z = *end, top(pos, end)
    for unit, (x, y, z) in before:
        unit.x, unit.y, unit.z = x, y, z
    return ends


def _gathered(pos: Position, squad: list[Unit]) -> dict[str, Point]:
    leader, *others = squad
    ring = [off(leader.at, k, 130) for k in range(16)]
    wanted = {
        unit.id: sorted(ring, key=lambda place, u=unit: square_distance(place, u.at))
        for unit in others
    }
    return _settled(pos, squad, wanted)


def _spread(pos: Position, squad: list[Unit]) -> dict[str, Point]:
    leader, *others = squad
    wanted = {unit.id: [off(leader.at, 3 * i % 16, 450)] for i, unit in enumerate(others, 1)}
    return _settled(pos, squad, wanted)
