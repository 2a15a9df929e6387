"""WIZ-GEO-13: slides, for pushes, flights, retreats and knocks."""

from __future__ import annotations

from voevoda.core.geometry import (
    COMPASS_X,
    COMPASS_Y,
    STRAIGHT,
    length,
    nearer,
    segment_nearer,
    truncated,
)
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.records import NO_BODY, NOBODY, State, World
from voevoda.games.wizardrimort.rules.groups import has, side_of
from voevoda.games.wizardrimort.rules.places import (
    conflicts,
    is_free,
    lane_meets,
    obstructs,
    on_table,
    overlaps_body,
    stands,
    support,
    unit_in_way,
)

STEP = 10
"""WIZ-GEO-13: units between two probes."""
MARGIN = 3
"""How far from a straight lane a probe or an end of it can lie, and more."""

NOT_STOPPED, AT_EDGE, AT_DROP, AT_BODY = -1, -2, -3, -4
"""Why a slide ended; a unit in the way is told by its slot."""


@rule
def is_compass(vx: int, vy: int) -> bool:
    """Return whether a vector is one of the sixteen of the compass."""
    for k in range(16):
        if vx == COMPASS_X[k] and vy == COMPASS_Y[k]:
            return True
    return False


@rule
def factor_of(vx: int, vy: int) -> int:
    """WIZ-GEO-13: any vector but those of the compass is first made longer."""
    return 1 if is_compass(vx, vy) else STRAIGHT


@rule
def slide(world: World, state: State, slot: int, vx: int, vy: int, distance: int) -> int:
    """Move a unit along a vector; return what stopped it."""
    factor = factor_of(vx, vy)
    vx, vy = factor * vx, factor * vy
    scale = STRAIGHT if factor == 1 else length(vx, vy)
    unit = state.units[slot]
    bx, by = unit.x + truncated(distance * vx, scale), unit.y + truncated(distance * vy, scale)
    if unit.z != 0 or is_body_near(world, state, slot, bx, by):
        return slide_step_by_step(world, state, slot, vx, vy, scale, distance)
    if is_unit_near(world, state, slot, bx, by):
        return slide_past_units(world, state, slot, vx, vy, scale, distance)
    return slide_freely(world, state, slot, vx, vy, scale, distance)


@rule
def is_body_near(world: World, state: State, slot: int, bx: int, by: int) -> bool:
    """Return whether a body is near the way of a slide to a point."""
    unit = state.units[slot]
    ax, ay = int(unit.x), int(unit.y)
    half = max(int(world.params.unit_radius), world.params.unit_narrow // 2) + MARGIN
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.kind != NO_BODY and lane_meets(body, ax, ay, bx, by, half):
            return True
    return False


@rule
def is_unit_near(world: World, state: State, slot: int, bx: int, by: int) -> bool:
    """Return whether another unit is near the way of a slide to a point."""
    unit = state.units[slot]
    ax, ay = int(unit.x), int(unit.y)
    near = 2 * world.params.unit_radius + MARGIN
    for other in range(2 * world.cap):
        mate = state.units[other]
        if other == slot or not stands(state, other):
            continue
        if segment_nearer(int(mate.x), int(mate.y), ax, ay, bx, by, near):
            return True
    return False


@rule
def slide_freely(
    world: World, state: State, slot: int, vx: int, vy: int, scale: int, distance: int
) -> int:
    """WIZ-GEO-13 (a): where nothing is near, only the edge stops a slide."""
    unit = state.units[slot]
    start_x, start_y = int(unit.x), int(unit.y)
    radius = int(world.params.unit_radius)
    last = distance // STEP
    x = start_x + truncated(STEP * last * vx, scale)
    y = start_y + truncated(STEP * last * vy, scale)
    stopped = NOT_STOPPED
    if not on_table(world, x, y, radius):
        stopped = AT_EDGE
        x, y = start_x, start_y
        for step in range(1, last + 1):
            px = start_x + truncated(STEP * step * vx, scale)
            py = start_y + truncated(STEP * step * vy, scale)
            if not on_table(world, px, py, radius):
                break
            x, y = px, py
    unit.x = x
    unit.y = y
    return stopped


@rule
def slide_past_units(
    world: World, state: State, slot: int, vx: int, vy: int, scale: int, distance: int
) -> int:
    """WIZ-GEO-13 (a) and (c): on the ground, with no body near."""
    unit = state.units[slot]
    start_x, start_y = int(unit.x), int(unit.y)
    x, y = start_x, start_y
    stopped = NOT_STOPPED
    for step in range(1, distance // STEP + 1):
        px = start_x + truncated(STEP * step * vx, scale)
        py = start_y + truncated(STEP * step * vy, scale)
        if not on_table(world, px, py, int(world.params.unit_radius)):
            stopped = AT_EDGE
            break
        if unit_in_way(world, state, slot, px, py, 0) != NOBODY:
            stopped = stopping_unit(world, state, slot, px, py, 0)
            break
        x, y = px, py
    unit.x = x
    unit.y = y
    return stopped


@rule
def slide_step_by_step(
    world: World, state: State, slot: int, vx: int, vy: int, scale: int, distance: int
) -> int:
    """WIZ-GEO-13: probe by probe, with all that may stop a slide."""
    unit = state.units[slot]
    x, y, z = int(unit.x), int(unit.y), int(unit.z)
    start_x, start_y = x, y
    high = z > 0
    stopped = NOT_STOPPED
    for step in range(1, distance // STEP + 1):
        px = start_x + truncated(STEP * step * vx, scale)
        py = start_y + truncated(STEP * step * vy, scale)
        below = support(state, px, py, z) if z > 0 else 0
        stopped = stopped_at(world, state, slot, px, py, z, below)
        if stopped == NOT_STOPPED and below < z:
            leave_level(state, z)
            z = below
            stopped = blocked_at(world, state, slot, px, py, z)
        if stopped != NOT_STOPPED:
            break
        if is_free(world, state, slot, px, py, z):
            x, y = px, py
            unit.z = z
    if high:
        forget_levels(state)
    unit.x = x
    unit.y = y
    return stopped


@rule
def stopped_at(world: World, state: State, slot: int, x: int, y: int, z: int, below: int) -> int:
    """WIZ-GEO-13 (a) and (b), and where the level stays, (c) and (d)."""
    if not on_table(world, x, y, int(world.params.unit_radius)):
        return AT_EDGE
    if z - below > world.params.unit_height:
        return AT_DROP
    if below < z:
        return NOT_STOPPED
    return blocked_at(world, state, slot, x, y, z)


@rule
def blocked_at(world: World, state: State, slot: int, x: int, y: int, z: int) -> int:
    """WIZ-GEO-13 (c) and (d): a unit, or a body that is not one of those just left."""
    if unit_in_way(world, state, slot, x, y, z) != NOBODY:
        return stopping_unit(world, state, slot, x, y, z)
    half = world.params.unit_narrow // 2
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.mark == 0 and obstructs(world, body, z) and overlaps_body(body, x, y, half):
            return AT_BODY
    return NOT_STOPPED


@rule
def stopping_unit(world: World, state: State, slot: int, x: int, y: int, z: int) -> int:
    """WIZ-RCT-05: which unit is in the way at a point; an enemy, if one of several is."""
    found = NOBODY
    for other in range(2 * world.cap):
        unit = state.units[other]
        if other == slot or not stands(state, other) or not conflicts(world, unit, z):
            continue
        if not nearer(int(unit.x), int(unit.y), x, y, 2 * world.params.unit_radius):
            continue
        if found == NOBODY or side_of(world, other) != side_of(world, slot):
            found = other
    return found


@rule
def leave_level(state: State, z: int) -> None:
    """WIZ-GEO-13: bodies as high as the level that was left do not stop this slide any more."""
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.kind != NO_BODY and body.top == z:
            body.mark = 1


@rule
def forget_levels(state: State) -> None:
    """Clear the marks of `leave_level`."""
    for index in range(state.blocks):
        state.bodies[index].mark = 0


@rule
def next_to_slide(world: World, state: State, units: int, vx: int, vy: int) -> int:
    """WIZ-GEO-13: of several units that slide, the farthest along; ties by number."""
    best = NOBODY
    farthest = 0
    for slot in range(2 * world.cap):
        if not has(units, slot):
            continue
        along = state.units[slot].x * vx + state.units[slot].y * vy
        if best == NOBODY or along > farthest:
            best, farthest = slot, along
    return best
