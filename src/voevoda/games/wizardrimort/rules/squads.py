"""Section 6.3: squads that move as one body, gather or spread, each member as far as it can."""

from __future__ import annotations

from voevoda.core.events import Log
from voevoda.core.geometry import length, nearer, truncated
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.reasons import NOBODY_MOVES
from voevoda.games.wizardrimort.records import NOBODY, STAY, WAYPOINT, State, World
from voevoda.games.wizardrimort.rules.economy import refuse_ap, refuse_own
from voevoda.games.wizardrimort.rules.groups import first_of, group_set, has
from voevoda.games.wizardrimort.rules.manoeuvres import (
    move_planned,
    refuse_end,
    refuse_ends,
    refuse_squad,
)
from voevoda.games.wizardrimort.rules.paths import follow
from voevoda.games.wizardrimort.rules.places import off_x, off_y, on_table, top_at
from voevoda.games.wizardrimort.rules.plans import (
    NO_ENTRY,
    add_entry,
    clear_plan,
    last_entry,
)
from voevoda.games.wizardrimort.rules.sliding import next_to_slide

PART = 50
"""A member that cannot go the whole way goes the greatest multiple of this."""
GATHER_DISTANCE = 130
SPREAD_DISTANCE, SPREAD_STEP = 450, 3

SHIFT, GATHER, SPREAD = range(3)


@rule
def can_go(world: World, state: State, slot: int, x: int, y: int, but: int) -> bool:
    """Return whether a unit can walk or climb straight to a point and has room there."""
    if not on_table(world, x, y, int(world.params.unit_radius)):
        return False
    z = top_at(state, x, y)
    reason, price, _, _, _ = follow(world, state, slot, x, y, z, WAYPOINT)
    if reason != 0 or refuse_ap(world, state, price) != 0:
        return False
    return refuse_end(world, state, slot, x, y, z, but) == 0


@rule
def plan_way(world: World, state: State, slot: int, x: int, y: int, but: int) -> bool:
    """Plan a straight way to a point for a unit, if it is possible."""
    if not can_go(world, state, slot, x, y, but):
        return False
    add_entry(state, slot, x, y, top_at(state, x, y), WAYPOINT)
    return True


@rule
def plan_shift(world: World, state: State, members: int, vx: int, vy: int, whole_plan: int) -> None:
    """TRANSLATE: the farthest along goes first, each as far as it can.

    Without `whole_plan` the first who moves at all is enough; likewise below.
    """
    parts = (length(vx, vy) - 1) // PART + 1
    left = members
    while left != 0:
        slot = next_to_slide(world, state, left, vx, vy)
        done = False
        for tried in range(parts):
            part = parts - tried if whole_plan == 1 else tried + 1
            if not done:
                done = plan_part(world, state, slot, vx, vy, part, left)
        if done and whole_plan == 0:
            return
        if not done:
            add_entry(state, slot, 0, 0, 0, STAY)
        left &= ~(1 << slot)


@rule
def plan_part(world: World, state: State, slot: int, vx: int, vy: int, part: int, but: int) -> bool:
    """Plan a part of a vector for a unit, in steps of PART, the last step ending the vector."""
    unit = state.units[slot]
    whole = length(vx, vy)
    if part * PART >= whole:
        return plan_way(world, state, slot, unit.x + vx, unit.y + vy, but)
    x = unit.x + truncated(PART * part * vx, whole)
    y = unit.y + truncated(PART * part * vy, whole)
    return plan_way(world, state, slot, x, y, but)


@rule
def plan_gather(world: World, state: State, members: int, whole_plan: int) -> None:
    """GATHER: the others go, in the order of their numbers, to the nearest free place round."""
    leader = first_of(members)
    add_entry(state, leader, 0, 0, 0, STAY)
    for slot in range(leader + 1, 2 * world.cap):
        if not has(members, slot):
            continue
        k = nearest_beside(world, state, leader, slot)
        x = off_x(int(state.units[leader].x), max(0, k), GATHER_DISTANCE)
        y = off_y(int(state.units[leader].y), max(0, k), GATHER_DISTANCE)
        if k == NOBODY or not plan_way(world, state, slot, x, y, 0):
            add_entry(state, slot, 0, 0, 0, STAY)
        elif whole_plan == 0:
            return


@rule
def nearest_beside(world: World, state: State, leader: int, slot: int) -> int:
    """Return the direction of the free place beside the leader that is nearest to a unit."""
    unit, head = state.units[slot], state.units[leader]
    best, least = NOBODY, 0
    for k in range(16):
        x = off_x(int(head.x), k, GATHER_DISTANCE)
        y = off_y(int(head.y), k, GATHER_DISTANCE)
        square = (x - unit.x) ** 2 + (y - unit.y) ** 2
        if best != NOBODY and square >= least:
            continue
        if refuse_end(world, state, slot, x, y, top_at(state, x, y), 0) == 0:
            best, least = k, square
    return best


@rule
def plan_spread(world: World, state: State, members: int, whole_plan: int) -> None:
    """SPREAD: each goes its own way from the leader."""
    leader = first_of(members)
    add_entry(state, leader, 0, 0, 0, STAY)
    place = 0
    for slot in range(leader + 1, 2 * world.cap):
        if not has(members, slot):
            continue
        place += 1
        k = SPREAD_STEP * place % 16
        x = off_x(int(state.units[leader].x), k, SPREAD_DISTANCE)
        y = off_y(int(state.units[leader].y), k, SPREAD_DISTANCE)
        if not plan_way(world, state, slot, x, y, 0):
            add_entry(state, slot, 0, 0, 0, STAY)
        elif whole_plan == 0:
            return


@rule
def plan_squad(
    world: World, state: State, members: int, way: int, vx: int, vy: int, whole_plan: int
) -> None:
    """Plan a shift, a gathering or a spreading."""
    if way == SHIFT:
        plan_shift(world, state, members, vx, vy, whole_plan)
    elif way == GATHER:
        plan_gather(world, state, members, whole_plan)
    else:
        plan_spread(world, state, members, whole_plan)


@rule
def stands_over_another(world: World, state: State, members: int) -> bool:
    """Return whether a member stands over another.

    Then the ends of a shift may meet, if one comes down and the other stays (WIZ-MOV-10).
    """
    apart, height = 2 * world.params.unit_radius, world.params.unit_height
    for one in range(2 * world.cap):
        if not has(members, one):
            continue
        high = state.units[one]
        for two in range(2 * world.cap):
            low = state.units[two]
            if (
                has(members, two)
                and high.z - low.z >= height
                and nearer(int(high.x), int(high.y), int(low.x), int(low.y), apart)
            ):
                return True
    return False


@rule
def refuse_squad_way(world: World, state: State, slot: int, way: int, vx: int, vy: int) -> int:
    """WIZ-MOV-01, WIZ-MOV-10: why a squad cannot move so; a plan is begun and forgotten."""
    reason = refuse_own(world, state, slot)
    if reason != 0:
        return reason
    members = group_set(world, state, int(state.units[slot].group))
    reason = refuse_squad(world, state, slot, members)
    if reason == 0:
        reason = refuse_ap(world, state, int(world.params.cost_action))
    if reason != 0:
        return reason
    if way == SHIFT and vx == 0 and vy == 0:
        return NOBODY_MOVES
    if way == SHIFT and stands_over_another(world, state, members):
        plan_squad(world, state, members, way, vx, vy, 1)
        reason = refuse_ends(world, state, members)
    else:
        plan_squad(world, state, members, way, vx, vy, 0)
        reason = NOBODY_MOVES
        for member in range(2 * world.cap):
            if has(members, member) and last_entry(state, member) != NO_ENTRY:
                reason = 0
    clear_plan(state)
    return reason


@rule
def move_squad_way(
    world: World, state: State, log: Log, slot: int, way: int, vx: int, vy: int
) -> None:
    """MS: a squad shifts, gathers or spreads."""
    members = group_set(world, state, int(state.units[slot].group))
    plan_squad(world, state, members, way, vx, vy, 1)
    move_planned(world, state, log)
