"""Where things can stand, how they slide, fall and are boxed in: the naive rules."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import count, pairwise

from tests.games.wizardrimort.naive_geometry import (
    Disc,
    Exact,
    Point,
    Rect,
    Shape,
    apart,
    clamp,
    closer,
    holds,
    overlap,
    reduced,
    ring,
    square_distance,
    stepping,
)
from tests.games.wizardrimort.naive_state import (
    OTHER,
    Body,
    GameOver,
    Position,
    Unit,
    conflict,
    disc_of,
    figures_left,
    free_of_side,
    half_narrow,
    of_side,
    standing,
)

# --- levels and free places -----------------------------------------------------------------


def top(pos: Position, place: Point) -> int:
    """WIZ-GEO-11."""
    return support(pos, place, 10**9)


def support(pos: Position, place: Point, z: int) -> int:
    """WIZ-GEO-11: the greatest top under a point that is not above `z`."""
    tops = [b.zt for b in pos.bodies.values() if b.standable and holds(b.shape, place)]
    return max((zt for zt in tops if zt <= z), default=0)


def obstructs(pos: Position, body: Body, z: int) -> bool:
    """WIZ-GEO-10."""
    return body.zb < z + pos.number("unit.height") and body.zt > z


def base_on_table(pos: Position, place: Point, radius: int) -> bool:
    x, y = place
    return radius <= x <= pos.width - radius and radius <= y <= pos.height - radius


def units_hit(pos: Position, unit: Unit, place: Point, z: int) -> list[Unit]:
    """Return the other units that the base of a unit would overlap at a place."""
    reach = (2 * pos.number("unit.radius")) ** 2
    return [
        other
        for other in standing(pos)
        if other is not unit
        and conflict(pos, other.z, z)
        and square_distance(other.at, place) < reach
    ]


def free(pos: Position, unit: Unit, place: Point, z: int) -> bool:
    """WIZ-GEO-12."""
    radius = pos.number("unit.radius")
    return (
        base_on_table(pos, place, radius)
        and not units_hit(pos, unit, place, z)
        and not any(
            obstructs(pos, body, z) and closer(place, body.shape, radius)
            for body in pos.bodies.values()
        )
    )


def free_spot(pos: Position, unit: Unit, place: Point) -> tuple[int, int, int] | None:
    """WIZ-GEO-12: the first place of the rings where a unit can stand, with its level."""
    for x, y in ring(place):
        barred = any(
            not body.standable and holds(body.shape, (x, y)) for body in pos.bodies.values()
        )
        if not barred and free(pos, unit, (x, y), top(pos, (x, y))):
            return x, y, top(pos, (x, y))
    return None


def put(unit: Unit, place: tuple[int, int, int]) -> None:
    unit.x, unit.y, unit.z = place


# --- sliding --------------------------------------------------------------------------------


@dataclass
class Slide:
    """How a slide went: probes made good, and what stopped it: edge, drop, unit, body, or end."""

    moved: bool
    stop: str
    blockers: list[Unit]


def slide(pos: Position, unit: Unit, vector: Point, distance: int) -> Slide:
    """WIZ-GEO-13: push a unit."""
    height, radius = pos.number("unit.height"), pos.number("unit.radius")
    way = stepping(unit.at, vector)
    level, left = unit.z, set[int]()
    last: tuple[int, int, int] | None = None
    result = Slide(False, "end", [])
    for j in range(1, distance // 10 + 1):
        place = way(10 * j)
        if not base_on_table(pos, place, radius):
            result.stop = "edge"
            break
        below = support(pos, place, level)
        if level - below > height:
            result.stop = "drop"
            break
        if below < level:
            left.add(level)
            level = below
        result.blockers = units_hit(pos, unit, place, level)
        if result.blockers:
            result.stop = "unit"
            break
        if any(
            body.zt not in left
            and obstructs(pos, body, level)
            and closer(place, body.shape, half_narrow(pos))
            for body in pos.bodies.values()
        ):
            result.stop = "body"
            break
        if free(pos, unit, place, level):
            last = (*place, level)
    if last is not None:
        put(unit, last)
        result.moved = True
    return result


def slide_together(
    pos: Position, units: list[Unit], vector: Point, distance: int
) -> dict[str, Slide]:
    """WIZ-GEO-13: the one that is farthest along goes first."""
    ahead = sorted(units, key=lambda u: (-(u.x * vector[0] + u.y * vector[1]), u.number))
    return {unit.id: slide(pos, unit, vector, distance) for unit in ahead}


def flee(pos: Position, units: list[Unit], vector: Point, distance: int) -> None:
    """Slide units that look where they go afterwards (WIZ-MOR-05, 06, WIZ-RCT-05, 06)."""
    for name, gone in slide_together(pos, units, vector, distance).items():
        if gone.moved:
            pos.units[name].face = reduced(*vector)
            pos.units[name].pushed = True


# --- blocks ---------------------------------------------------------------------------------


def block_rect(pos: Position, place: Point) -> Rect:
    size = pos.number("block.size")
    x0, y0 = place[0] - size // 2, place[1] - size // 2
    return Rect(x0, y0, x0 + size, y0 + size)


def block_base(pos: Position, rect: Rect) -> int:
    """WIZ-BLD-04."""
    return max((b.zt for b in pos.bodies.values() if overlap(rect, b.shape)), default=0)


def stable(pos: Position, rect: Rect, zb: int) -> bool:
    """WIZ-BLD-05."""
    if zb == 0:
        return True
    under = [b.shape.box for b in pos.bodies.values() if b.zt == zb and overlap(rect, b.shape)]
    if not under:
        return False
    x, y = rect.centre
    return (
        max(rect.x0, min(box.x0 for box in under)) <= x <= min(rect.x1, max(b.x1 for b in under))
    ) and (
        max(rect.y0, min(box.y0 for box in under)) <= y <= min(rect.y1, max(b.y1 for b in under))
    )


def block_fault(pos: Position, place: Point) -> str:
    """Return why no block can be put down at a place, whoever does it; WIZ-BLD-04 and 05."""
    rect = block_rect(pos, place)
    if rect.x0 < 0 or rect.y0 < 0 or rect.x1 > pos.width or rect.y1 > pos.height:
        return "OFF_TABLE"
    zb = block_base(pos, rect)
    if any(not b.standable and overlap(rect, b.shape) for b in pos.bodies.values()):
        return "CANNOT_BUILD_ON"
    size, height = pos.number("block.size"), pos.number("unit.height")
    if any(
        unit.z < zb + size and zb < unit.z + height and overlap(rect, disc_of(pos, unit))
        for unit in standing(pos)
    ):
        return "WOULD_HIT_UNIT"
    return "" if stable(pos, rect, zb) else "UNSTABLE"


def new_block(pos: Position, others: Iterable[str] = ()) -> str:
    """Return the first name that no block has."""
    taken = {*pos.bodies, *others}
    return next(name for n in count(1) if (name := f"block{n:02}") not in taken)


def lay_block(pos: Position, name: str, side: str, place: Point) -> None:
    rect = block_rect(pos, place)
    zb = block_base(pos, rect)
    pos.bodies[name] = Body(name, "block", rect, zb, zb + pos.number("block.size"), side=side)


def centre_of(rect: Shape) -> Point:
    """Return the point on which a block was centred."""
    assert isinstance(rect, Rect)
    return rect.x0 + (rect.x1 - rect.x0) // 2, rect.y0 + (rect.y1 - rect.y0) // 2


def block_spot(pos: Position, place: Point) -> Point | None:
    """WIZ-GEO-14."""
    return next((spot for spot in ring(place) if not block_fault(pos, spot)), None)


@dataclass
class Loose:
    """A block that has no place yet, nor a name if it was shot."""

    name: str
    side: str
    near: Point


def settle(pos: Position, first: tuple[Loose, ...] = (), lifted: Iterable[Body] = ()) -> None:
    """WIZ-GEO-14: what has lost its support comes down, and what is taken up already."""
    taken = [*lifted]
    while True:
        falling = [
            body
            for body in pos.bodies.values()
            if body.kind == "block" and body.zb > 0 and not _stands(pos, body)
        ]
        if not falling:
            break
        for body in falling:
            taken.append(pos.bodies.pop(body.id))
    taken.sort(key=lambda body: (body.zb, body.id))
    for loose in [*first, *(Loose(b.id, b.side, centre_of(b.shape)) for b in taken)]:
        spot = block_spot(pos, loose.near)
        if spot is not None:
            name = loose.name or new_block(pos, [body.id for body in taken])
            lay_block(pos, name, loose.side, spot)
    for unit in sorted(standing(pos), key=lambda unit: unit.z):
        _drop(pos, unit)


def _stands(pos: Position, body: Body) -> bool:
    assert isinstance(body.shape, Rect)
    return stable(pos, body.shape, body.zb)


def _drop(pos: Position, unit: Unit) -> None:
    before, below = unit.z, support(pos, unit.at, unit.z)
    if below == before:
        return
    if free(pos, unit, unit.at, below):
        unit.z = below
    else:
        spot = free_spot(pos, unit, unit.at)
        if spot is None:
            remove(pos, unit)
            return
        put(unit, spot)
    if before - unit.z > pos.number("jump.death_heights") * pos.number("unit.height"):
        die(pos, unit)


# --- death ----------------------------------------------------------------------------------


def die(pos: Position, unit: Unit, outright: bool = False) -> None:
    """WIZ-AFT-01 to 03: a living unit becomes a skeleton, a skeleton is gone."""
    rises = (
        unit.living
        and not outright
        and pos.sides[unit.side].crystal != "destroyed"
        and figures_left(pos, unit.seat)
    )
    if rises:
        unit.living = False
        _test_plague(pos, unit.side)
    else:
        remove(pos, unit)


def remove(pos: Position, unit: Unit) -> None:
    """Take a unit off the table for good (WIZ-ATT-14)."""
    unit.on_table = unit.sealed = unit.flying = False
    test_annihilation(pos)
    _test_plague(pos, unit.side)


def finish(pos: Position, result: str, why: str) -> None:
    pos.result, pos.why = result, why
    raise GameOver


def test_annihilation(pos: Position) -> None:
    """WIZ-END-01, WIZ-END-02, WIZ-SAR-08."""
    if not pos.params["annihilation_wins"]:
        return
    gone = [side for side in "AB" if not free_of_side(pos, side)]
    if len(gone) == 2:
        finish(pos, pos.acting_side, "annihilation")
    if gone:
        finish(pos, OTHER[gone[0]], "annihilation")


def _test_plague(pos: Position, side: str) -> None:
    """WIZ-MDE-09, the immediate test."""
    if pos.mode != "plague" or pos.params["plague.test"] != "immediate":
        return
    if not any(unit.living for unit in of_side(pos, side)):
        finish(pos, OTHER[side], "plague")


# --- sarcophagi -----------------------------------------------------------------------------


def seal_all(pos: Position) -> None:
    """Run the sealing test for all units (WIZ-SAR-01), then that of annihilation."""
    for unit in standing(pos):
        unit.sealed = is_boxed(pos, unit)
    test_annihilation(pos)


def is_boxed(pos: Position, unit: Unit) -> bool:
    lid = _lid_level(pos, unit)
    if lid is None:
        return False
    narrow, radius = pos.number("unit.narrow"), pos.number("unit.radius")
    walls = [
        body
        for body in pos.bodies.values()
        if obstructs(pos, body, unit.z)
        and lid - body.zt < narrow
        and closer(unit.at, body.shape, narrow + radius)
    ]
    return winds_round(unit.at, [wall.shape for wall in walls], narrow)


def _lid_level(pos: Position, unit: Unit) -> int | None:
    """WIZ-SAR-02."""
    height, radius = pos.number("unit.height"), pos.number("unit.radius")
    if not pos.params["sarcophagus.lid_required"]:
        return unit.z + height
    levels = []
    for body in pos.bodies.values():
        box = body.shape.box
        if (
            body.kind == "block"
            and unit.z + height <= body.zb < unit.z + 2 * height
            and box.x0 <= unit.x - radius
            and unit.x + radius <= box.x1
            and box.y0 <= unit.y - radius
            and unit.y + radius <= box.y1
        ):
            levels.append(body.zb)
    return min(levels, default=None)


def winds_round(eye: Point, shapes: list[Shape], narrow: Exact) -> bool:
    """WIZ-SAR-04, 05: walk over the joins, counting how often the way has gone round.

    A shape that can be reached again with another count lies on a way all round.
    """
    joins: dict[int, list[tuple[int, int]]] = {n: [] for n in range(len(shapes))}
    for one in joins:
        for two in joins:
            if one < two and not apart(shapes[one], shapes[two], narrow):
                turns = _crossings(eye, _way(shapes[one], shapes[two]))
                joins[one].append((two, turns))
                joins[two].append((one, -turns))
    for start in joins:
        counts = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there, turns in joins[here]:
                if there not in counts:
                    counts[there] = counts[here] + turns
                    queue.append(there)
                elif counts[there] != counts[here] + turns:
                    return True
    return False


def _way(one: Shape, two: Shape) -> list[tuple[Exact, Exact]]:
    """Return the line from the middle of one shape to that of another, over their nearest points.

    With two rectangles whose sides overlap along an axis, the greater of their lower ends counts.
    """
    if isinstance(one, Disc) and isinstance(two, Disc):
        return [one.centre, two.centre]
    if isinstance(two, Disc):
        return _way(two, one)[::-1]
    assert isinstance(two, Rect)
    if isinstance(one, Disc):
        return [one.centre, clamp((one.x, one.y), two), two.centre]
    ax, bx = _facing(one.x0, one.x1, two.x0, two.x1)
    ay, by = _facing(one.y0, one.y1, two.y0, two.y1)
    return [one.centre, (ax, ay), (bx, by), two.centre]


def _facing(a0: int, a1: int, b0: int, b1: int) -> tuple[int, int]:
    if a1 < b0:
        return a1, b0
    if b1 < a0:
        return a0, b1
    return max(a0, b0), max(a0, b0)


def _crossings(eye: Point, way: list[tuple[Exact, Exact]]) -> int:
    """Count how often a line crosses the ray to the east, downwards on the table as +1."""
    turns = 0
    for (x1, y1), (x2, y2) in pairwise(way):
        below_1, below_2 = y1 > eye[1], y2 > eye[1]
        if below_1 != below_2:
            x = x1 + Fraction((eye[1] - y1) * (x2 - x1)) / (y2 - y1)
            if x > eye[0]:
                turns += 1 if below_2 else -1
    return turns
