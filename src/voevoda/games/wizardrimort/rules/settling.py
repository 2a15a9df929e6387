"""WIZ-GEO-14, WIZ-SAR: what falls when bodies change, and who is walled in."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.geometry import ray_crossings
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.actions import x_of, y_of
from voevoda.games.wizardrimort.events import BLOCK_LOST, DROPPED, FREED, SEALED
from voevoda.games.wizardrimort.ids import (
    WIZ_BLD_05,
    WIZ_GEO_12,
    WIZ_GEO_14,
    WIZ_SAR_01,
    WIZ_SAR_05,
    WIZ_SAR_07,
)
from voevoda.games.wizardrimort.records import (
    BLOCK,
    NO_BODY,
    NOBODY,
    NOTHING,
    Body,
    State,
    Unit,
    World,
)
from voevoda.games.wizardrimort.rules.building import block_spot, is_stable, set_block
from voevoda.games.wizardrimort.rules.casualties import kill, remove, test_annihilation
from voevoda.games.wizardrimort.rules.groups import regroup
from voevoda.games.wizardrimort.rules.paths import is_deadly
from voevoda.games.wizardrimort.rules.places import (
    NO_SPOT,
    bodies_nearer,
    centre_x,
    centre_y,
    free_spot,
    is_free,
    obstructs,
    overlaps_body,
    stands,
    support,
    top_at,
)

LIFTED = 1
RING, REACHED = 1, 2
"""Marks of bodies while rules go through them."""


# What falls


@rule
def settle(world: World, state: State, log: Log) -> None:
    """WIZ-GEO-14: after any body is removed, moved or lowered."""
    lift_blocks(world, state)
    put_down_lifted(world, state, log)
    drop_units(world, state, log)


@rule
def put_down_lifted(world: World, state: State, log: Log) -> None:
    """WIZ-GEO-14 (2): what was taken up comes down, block by block."""
    while True:
        index = lowest_lifted(state)
        if index == NOTHING:
            break
        body = state.bodies[index]
        body.mark = 0
        put_down(world, state, log, index, centre_x(body), centre_y(body))


@rule
def lift_blocks(world: World, state: State) -> None:
    """WIZ-GEO-14 (1): take up blocks that are not stable, until those left are."""
    again = True
    while again:
        again = False
        for index in range(state.blocks):
            body = state.bodies[index]
            if body.kind != BLOCK or body.bottom == 0:
                continue
            if not is_stable(world, state, index, int(body.x0), int(body.y0), int(body.bottom)):
                body.kind = NO_BODY
                body.mark = LIFTED
                again = True


@rule
def lowest_lifted(state: State) -> int:
    """WIZ-GEO-14 (2): the next block to put down, by its former level and then its name."""
    best = NOTHING
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.mark == LIFTED and (best == NOTHING or body.bottom < state.bodies[best].bottom):
            best = index
    return best


@rule
def put_down(world: World, state: State, log: Log, index: int, x: int, y: int) -> None:
    """WIZ-GEO-14 (2): a block comes down at its spot, or leaves the game."""
    spot = block_spot(world, state, x, y)
    if spot == NO_SPOT:
        lose_block(state, log, index)
    else:
        fired(log, WIZ_BLD_05)
        set_block(world, state, log, index, x_of(spot), y_of(spot))


@rule
def lose_block(state: State, log: Log, index: int) -> None:
    """A block leaves the game."""
    state.bodies[index].kind = NO_BODY
    emit(log, BLOCK_LOST, WIZ_GEO_14, index)


@rule
def drop_units(world: World, state: State, log: Log) -> None:
    """WIZ-GEO-14 (3): units without a floor, lowest first, fall or stand aside."""
    while state.result == NOBODY:
        slot = lowest_unsupported(world, state)
        if slot == NOBODY:
            break
        drop_unit(world, state, log, slot)
    regroup(world, state)


@rule
def lowest_unsupported(world: World, state: State) -> int:
    """Return the lowest unit whose level has no support exactly at it, or NOBODY."""
    best = NOBODY
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        if not stands(state, slot) or unit.z == 0:
            continue
        if support(state, int(unit.x), int(unit.y), int(unit.z)) != unit.z and (
            best == NOBODY or unit.z < state.units[best].z
        ):
            best = slot
    return best


@rule
def drop_unit(world: World, state: State, log: Log, slot: int) -> None:
    """WIZ-GEO-14 (3): a unit drops to what is under it; too deep a drop kills."""
    unit = state.units[slot]
    x, y, z = int(unit.x), int(unit.y), int(unit.z)
    below = support(state, x, y, z)
    if not is_free(world, state, slot, x, y, below):
        spot = free_spot(world, state, slot, x, y)
        if spot == NO_SPOT:
            remove(world, state, log, slot, WIZ_GEO_12)
            return
        x, y = x_of(spot), y_of(spot)
        below = top_at(state, x, y)
    unit.x = x
    unit.y = y
    unit.z = below
    emit(log, DROPPED, WIZ_GEO_14, slot, x, y, below)
    if is_deadly(world, z - below):
        kill(world, state, log, slot, WIZ_GEO_14)


# Who is walled in


@rule
def test_sealing(world: World, state: State, log: Log) -> None:
    """WIZ-SAR-01, WIZ-SAR-07, WIZ-SAR-08: after every change of bodies."""
    changed = False
    for slot in range(2 * world.cap):
        if not stands(state, slot):
            continue
        unit = state.units[slot]
        sealed = 1 if is_sealed(world, state, unit) else 0
        if sealed == unit.sealed:
            continue
        unit.sealed = sealed
        changed = True
        if sealed == 1:
            emit(log, SEALED, WIZ_SAR_01, slot)
        else:
            emit(log, FREED, WIZ_SAR_07, slot)
    if changed:
        fired(log, WIZ_SAR_05)
        regroup(world, state)
        test_annihilation(world, state, log)


@rule
def is_sealed(world: World, state: State, unit: Unit) -> bool:
    """WIZ-SAR-02 to WIZ-SAR-05: a lid, and a ring of bodies that winds round the unit."""
    height = world.params.unit_height
    lid = unit.z + height
    if world.params.sarcophagus_lid_required == 1:
        lid = lid_over(world, state, unit)
        if lid == NOTHING:
            return False
    if mark_ring(world, state, unit, lid) == 0:
        return False
    closed = False
    for start in range(state.blocks):
        if state.bodies[start].mark == RING and not closed:
            state.bodies[start].mark = REACHED
            closed = winds_round(world, state, unit)
    for index in range(state.blocks):
        state.bodies[index].mark = 0
        state.bodies[index].turns = 0
    return closed


@rule
def lid_over(world: World, state: State, unit: Unit) -> int:
    """WIZ-SAR-02: the bottom of the lowest lid, or NOTHING."""
    height, radius = world.params.unit_height, world.params.unit_radius
    lowest = NOTHING
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.kind != BLOCK:
            continue
        if not unit.z + height <= body.bottom < unit.z + 2 * height:
            continue
        inside_x = body.x0 <= unit.x - radius and unit.x + radius <= body.x1
        inside_y = body.y0 <= unit.y - radius and unit.y + radius <= body.y1
        if inside_x and inside_y and (lowest == NOTHING or body.bottom < lowest):
            lowest = int(body.bottom)
    return lowest


@rule
def mark_ring(world: World, state: State, unit: Unit, lid: int) -> int:
    """WIZ-SAR-03: mark the bodies that may wall a unit in; return how many."""
    narrow = world.params.unit_narrow
    count = 0
    for index in range(state.blocks):
        body = state.bodies[index]
        if (
            obstructs(world, body, int(unit.z))
            and lid - body.top < narrow
            and overlaps_body(body, int(unit.x), int(unit.y), narrow + world.params.unit_radius)
        ):
            body.mark = RING
            count += 1
    return count


@rule
def winds_round(world: World, state: State, unit: Unit) -> bool:
    """WIZ-SAR-04, WIZ-SAR-05: go through the joins; a contradiction closes the ring."""
    narrow = int(world.params.unit_narrow)
    again = True
    while again:
        again = False
        for one in range(state.blocks):
            if state.bodies[one].mark != REACHED:
                continue
            for two in range(state.blocks):
                if two == one or state.bodies[two].mark == 0:
                    continue
                if not bodies_nearer(state.bodies[one], state.bodies[two], narrow):
                    continue
                turns = state.bodies[one].turns + join_crossings(
                    state.bodies[one], state.bodies[two], unit
                )
                if state.bodies[two].mark == RING:
                    state.bodies[two].mark = REACHED
                    state.bodies[two].turns = turns
                    again = True
                elif state.bodies[two].turns != turns:
                    return True
    return False


@rule
def facing_end(a0: int, a1: int, b0: int, b1: int) -> int:
    """WIZ-SAR-05: the end of interval a that faces interval b, or where both begin."""
    if a1 < b0:
        return a1
    if b1 < a0:
        return a0
    return max(a0, b0)


@rule
def join_x(one: Body, two: Body) -> int:
    """WIZ-SAR-05: twice x of the point of a body at which its join to another leaves it."""
    if one.disc == 1:
        return one.x0 + one.x1
    if two.disc == 1:
        return 2 * max(int(one.x0), min(int(one.x1), centre_x(two)))
    return 2 * facing_end(int(one.x0), int(one.x1), int(two.x0), int(two.x1))


@rule
def join_y(one: Body, two: Body) -> int:
    """WIZ-SAR-05: twice y of that point."""
    if one.disc == 1:
        return one.y0 + one.y1
    if two.disc == 1:
        return 2 * max(int(one.y0), min(int(one.y1), centre_y(two)))
    return 2 * facing_end(int(one.y0), int(one.y1), int(two.y0), int(two.y1))


@rule
def join_crossings(one: Body, two: Body, unit: Unit) -> int:
    """WIZ-SAR-05: how the polyline of a join crosses the ray from the unit's centre to +x."""
    x, y = 2 * unit.x, 2 * unit.y
    ax, ay = one.x0 + one.x1 - x, one.y0 + one.y1 - y
    bx, by = join_x(one, two) - x, join_y(one, two) - y
    cx, cy = join_x(two, one) - x, join_y(two, one) - y
    dx, dy = two.x0 + two.x1 - x, two.y0 + two.y1 - y
    return (
        ray_crossings(ax, ay, bx, by)
        + ray_crossings(bx, by, cx, cy)
        + ray_crossings(cx, cy, dx, dy)
    )
