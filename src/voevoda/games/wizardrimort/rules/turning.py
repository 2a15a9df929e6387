"""WIZ-TUR: turning in place, alone or as a squad."""

from __future__ import annotations

from voevoda.core.events import Log
from voevoda.core.geometry import common_divisor, truncated
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.ids import WIZ_TUR_01
from voevoda.games.wizardrimort.reasons import (
    FACING_UNREDUCED,
    MEMBER_MISSING,
    NOBODY_TURNS,
    PLAN_OPEN,
)
from voevoda.games.wizardrimort.records import (
    FACING,
    NOBODY,
    TURNING,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.economy import (
    pay,
    refuse_ap,
    refuse_own,
    refuse_unit,
)
from voevoda.games.wizardrimort.rules.groups import (
    first_of,
    group_set,
    has,
    is_active,
    side_of,
    size,
    use,
)
from voevoda.games.wizardrimort.rules.manoeuvres import notice_look, refuse_mate, refuse_squad
from voevoda.games.wizardrimort.rules.places import square_between
from voevoda.games.wizardrimort.rules.plans import (
    NO_ENTRY,
    add_entry,
    clear_plan,
    last_entry,
    planned_units,
    would_turn,
)

MOST = 1000
"""Each part of a facing that is chosen."""


@rule
def refuse_facing(fx: int, fy: int) -> int:
    """Section 6.2: any reduced vector whose parts are at most MOST."""
    if (fx == 0 and fy == 0) or max(abs(fx), abs(fy)) > MOST:
        return FACING_UNREDUCED
    return FACING_UNREDUCED if common_divisor(fx, fy) != 1 else 0


@rule
def refuse_turn(world: World, state: State, slot: int, fx: int, fy: int) -> int:
    """WIZ-TUR-01: TR of one unit."""
    reason = refuse_unit(world, state, slot)
    if reason == 0:
        reason = refuse_facing(fx, fy)
    if reason == 0:
        reason = refuse_ap(world, state, int(world.params.turn_cost))
    if reason != 0:
        return reason
    return 0 if would_turn(state.units[slot], fx, fy) else NOBODY_TURNS


@rule
def nearest_enemy(world: World, state: State, slot: int) -> int:
    """Return the enemy next to a unit, or NOBODY."""
    first = (1 - side_of(world, slot)) * world.cap
    best, least = NOBODY, 0
    for other in range(first, first + world.cap):
        if not is_active(state, other):
            continue
        square = square_between(state.units[slot], state.units[other])
        if best == NOBODY or square < least:
            best, least = other, square
    return best


@rule
def toward_x(dx: int, dy: int) -> int:
    """Return x of the facing along a vector, within MOST."""
    return shortened(dx, dx, dy)


@rule
def toward_y(dx: int, dy: int) -> int:
    """Return y of the facing along a vector, within MOST."""
    return shortened(dy, dx, dy)


@rule
def shortened(part: int, dx: int, dy: int) -> int:
    """Return one part of a vector that is reduced, and cut down where it is too long."""
    divisor = common_divisor(dx, dy)
    dx, dy, part = dx // divisor, dy // divisor, part // divisor
    long = max(abs(dx), abs(dy))
    if long > MOST:
        dx, dy = truncated(dx * MOST, long), truncated(dy * MOST, long)
        part = truncated(part * MOST, long) // common_divisor(dx, dy)
    return part


@rule
def squad_facing_x(world: World, state: State, slot: int, fx: int, fy: int) -> int:
    """Return the facing that a member gets: the one given, or toward its foe where it is (0, 0)."""
    if fx != 0 or fy != 0:
        return fx
    foe, unit = nearest_enemy(world, state, slot), state.units[slot]
    if foe == NOBODY or square_between(unit, state.units[foe]) == 0:
        return unit.fx
    return toward_x(state.units[foe].x - unit.x, state.units[foe].y - unit.y)


@rule
def squad_facing_y(world: World, state: State, slot: int, fx: int, fy: int) -> int:
    """Return y of that facing."""
    if fx != 0 or fy != 0:
        return fy
    foe, unit = nearest_enemy(world, state, slot), state.units[slot]
    if foe == NOBODY or square_between(unit, state.units[foe]) == 0:
        return unit.fy
    return toward_y(state.units[foe].x - unit.x, state.units[foe].y - unit.y)


@rule
def refuse_turn_squad(world: World, state: State, slot: int, fx: int, fy: int) -> int:
    """WIZ-TUR-01: TR of a squad, all one way, or with (0, 0) each to its foe."""
    reason = refuse_own(world, state, slot)
    if reason != 0:
        return reason
    members = group_set(world, state, int(state.units[slot].group))
    reason = refuse_squad(world, state, slot, members)
    if reason == 0:
        reason = refuse_ap(world, state, int(world.params.turn_cost))
    if reason == 0 and (fx != 0 or fy != 0):
        reason = refuse_facing(fx, fy)
    if reason != 0:
        return reason
    for member in range(2 * world.cap):
        if has(members, member) and would_turn(
            state.units[member],
            squad_facing_x(world, state, member, fx, fy),
            squad_facing_y(world, state, member, fx, fy),
        ):
            return 0
    return NOBODY_TURNS


@rule
def refuse_face(world: World, state: State, slot: int, fx: int, fy: int) -> int:
    """FACE: a direction for a unit that has none yet."""
    reason = refuse_unit(world, state, slot)
    if reason == 0:
        reason = refuse_facing(fx, fy)
    if reason == 0:
        reason = refuse_ap(world, state, int(world.params.turn_cost))
    if reason != 0 or state.planned == 0:
        return reason
    return PLAN_OPEN if has(planned_units(state), slot) else refuse_mate(world, state, slot)


@rule
def refuse_planned_turn(world: World, state: State) -> int:
    """WIZ-TUR-01: TR as planned, of one unit or of all the members of a squad."""
    members = planned_units(state)
    if state.phase != TURNING or members == 0:
        return NOBODY_TURNS
    if size(members) > 1:
        first = first_of(members)
        reason = refuse_squad(world, state, first, members)
        if reason != 0:
            return reason
        if members != group_set(world, state, int(state.units[first].group)):
            return MEMBER_MISSING
    for entry in range(state.planned):
        unit = state.units[state.plan_unit[entry]]
        if would_turn(unit, int(state.plan_x[entry]), int(state.plan_y[entry])):
            return 0
    return NOBODY_TURNS


@rule
def plan_facing(state: State, slot: int, fx: int, fy: int) -> None:
    """FACE: note a direction."""
    add_entry(state, slot, fx, fy, 0, FACING)
    state.phase = TURNING


@rule
def turn_planned(world: World, state: State, log: Log) -> None:
    """TR: all units of the plan turn."""
    members = planned_units(state)
    use(world, state, members)
    pay(world, state, log, int(world.params.turn_cost), 0)
    for slot in range(2 * world.cap):
        entry = last_entry(state, slot)
        if not has(members, slot) or entry == NO_ENTRY:
            continue
        unit = state.units[slot]
        unit.fx = state.plan_x[entry]
        unit.fy = state.plan_y[entry]
        notice_look(state, log, WIZ_TUR_01, slot)
    clear_plan(state)


@rule
def turn_alone(world: World, state: State, log: Log, slot: int, fx: int, fy: int) -> None:
    """TR: one unit turns."""
    add_entry(state, slot, fx, fy, 0, FACING)
    turn_planned(world, state, log)


@rule
def turn_together(world: World, state: State, log: Log, slot: int, fx: int, fy: int) -> None:
    """TR: a squad turns."""
    members = group_set(world, state, int(state.units[slot].group))
    for member in range(2 * world.cap):
        if has(members, member):
            x = squad_facing_x(world, state, member, fx, fy)
            y = squad_facing_y(world, state, member, fx, fy)
            add_entry(state, member, x, y, 0, FACING)
    turn_planned(world, state, log)
