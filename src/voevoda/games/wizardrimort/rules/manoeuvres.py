"""WIZ-MOV: manoeuvres of units and squads."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.geometry import common_divisor
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.events import MOVED, TURNED
from voevoda.games.wizardrimort.ids import (
    WIZ_CLB_08,
    WIZ_MOV_01,
    WIZ_MOV_09,
    WIZ_MOV_11,
    WIZ_MOV_14,
)
from voevoda.games.wizardrimort.reasons import (
    MEMBER_MISSING,
    NO_ROOM,
    NO_WARRIORS,
    NOBODY_MOVES,
    NOT_IN_MODE,
    OFF_TABLE,
    PLAN_OPEN,
    SQUAD_NEEDED,
)
from voevoda.games.wizardrimort.records import (
    NOBODY,
    NOTHING,
    PLAN,
    STAY,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.casualties import kill
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
    lacks_warriors,
    regroup,
    size,
    use,
)
from voevoda.games.wizardrimort.rules.paths import NO_POINT, follow
from voevoda.games.wizardrimort.rules.places import body_in_way, on_table, top_at
from voevoda.games.wizardrimort.rules.plans import (
    NO_ENTRY,
    add_entry,
    clear_plan,
    end_x,
    end_y,
    end_z,
    last_entry,
    planned_units,
    unit_at_end,
)
from voevoda.games.wizardrimort.rules.special import note_seen
from voevoda.games.wizardrimort.rules.tape import acting_commander


@rule
def level_there(state: State, x: int, y: int, level: int) -> int:
    """WIZ-MOV-02: the level that a waypoint names, or the highest there."""
    return level if level >= 0 else top_at(state, x, y)


@rule
def refuse_end(world: World, state: State, slot: int, x: int, y: int, z: int, but: int) -> int:
    """WIZ-MOV-07, WIZ-MOV-10: why a unit cannot end at a point."""
    radius = int(world.params.unit_radius)
    if not on_table(world, x, y, radius):
        return OFF_TABLE
    if unit_at_end(world, state, slot, x, y, z, but) != NOBODY:
        return NO_ROOM
    return NO_ROOM if body_in_way(world, state, x, y, z, radius) != NOTHING else 0


@rule
def refuse_move(
    world: World, state: State, slot: int, x: int, y: int, level: int, form: int
) -> int:
    """WIZ-MOV-01 to WIZ-MOV-08: MV, its last point given, those before it planned."""
    reason = refuse_unit(world, state, slot)
    if reason != 0:
        return reason
    if state.planned > 0 and planned_units(state) != 1 << slot:
        return PLAN_OPEN
    return refuse_way(world, state, slot, x, y, level, form)


@rule
def refuse_way(world: World, state: State, slot: int, x: int, y: int, level: int, form: int) -> int:
    """WIZ-MOV-02 to WIZ-MOV-08: why a unit that may move cannot go to a point."""
    z = level_there(state, x, y, level)
    reason, price, _, _, _ = follow(world, state, slot, x, y, z, form)
    if reason == 0:
        reason = refuse_end(world, state, slot, x, y, z, 1 << slot)
    return reason if reason != 0 else refuse_ap(world, state, price)


@rule
def refuse_via(world: World, state: State, slot: int, x: int, y: int, level: int, form: int) -> int:
    """WIZ-MOV-02 to WIZ-MOV-05: VIA; the path so far must be possible."""
    reason = refuse_unit(world, state, slot)
    if reason != 0:
        return reason
    if state.planned > 0:
        reason = refuse_mate(world, state, slot)
        if reason != 0:
            return reason
    z = level_there(state, x, y, level)
    reason, price, _, _, _ = follow(world, state, slot, x, y, z, form)
    return reason if reason != 0 else refuse_ap(world, state, price)


@rule
def refuse_mate(world: World, state: State, slot: int) -> int:
    """Return why a unit does not belong to the squad that is planned for."""
    first = state.plan_unit[0]
    if first == NOBODY:
        return PLAN_OPEN
    if state.interrupter != NOBODY and slot != first:
        return NOT_IN_MODE
    if state.units[slot].group == NOBODY or state.units[slot].group != state.units[first].group:
        return SQUAD_NEEDED
    entry = last_entry(state, slot)
    stays = entry == NO_ENTRY and has(planned_units(state), slot)
    return PLAN_OPEN if stays else 0


@rule
def refuse_stay(world: World, state: State, slot: int) -> int:
    """STAY: a member of the squad that has no path."""
    reason = refuse_own(world, state, slot)
    if reason != 0:
        return reason
    if state.interrupter != NOBODY:
        return NOT_IN_MODE
    if state.planned > 0:
        if has(planned_units(state), slot):
            return PLAN_OPEN
        return refuse_mate(world, state, slot)
    return SQUAD_NEEDED if size(group_set(world, state, int(state.units[slot].group))) < 2 else 0


@rule
def refuse_squad(world: World, state: State, slot: int, members: int) -> int:
    """WIZ-MOV-01, WIZ-TUR-01: why the acting commander cannot move or turn a squad."""
    reason = refuse_own(world, state, slot)
    if reason != 0:
        return reason
    if state.interrupter != NOBODY:
        return NOT_IN_MODE
    if size(members) < 2:
        return SQUAD_NEEDED
    if lacks_warriors(world, state, acting_commander(world, state), members):
        return NO_WARRIORS
    return 0


@rule
def refuse_planned_squad(world: World, state: State) -> int:
    """WIZ-MOV-01, WIZ-MOV-09, WIZ-MOV-10: MS as planned."""
    members = planned_units(state)
    first = first_of(members)
    if state.phase != PLAN or first == NOBODY:
        return NOBODY_MOVES
    whole = group_set(world, state, int(state.units[first].group))
    reason = refuse_squad(world, state, first, members)
    if reason != 0:
        return reason
    if members != whole and world.params.manoeuvre_partial_squad == 0:
        return MEMBER_MISSING
    return refuse_ends(world, state, members)


@rule
def refuse_ends(world: World, state: State, members: int) -> int:
    """WIZ-MOV-10: whether everybody has room once everybody has moved."""
    moves = False
    for slot in range(2 * world.cap):
        if not has(members, slot) or last_entry(state, slot) == NO_ENTRY:
            continue
        moves = True
        x, y, z = end_x(state, slot), end_y(state, slot), end_z(state, slot)
        reason = refuse_end(world, state, slot, x, y, z, 0)
        if reason != 0:
            return reason
        _, price, _, _, _ = follow(world, state, slot, 0, 0, 0, NO_POINT)
        reason = refuse_ap(world, state, price)
        if reason != 0:
            return reason
    return 0 if moves else NOBODY_MOVES


@rule
def plan_point(state: State, slot: int, x: int, y: int, level: int, form: int) -> None:
    """VIA: add a waypoint and go on planning."""
    add_entry(state, slot, x, y, level_there(state, x, y, level), form)
    state.phase = PLAN


@rule
def plan_stay(state: State, slot: int) -> None:
    """STAY: note that a member stays."""
    add_entry(state, slot, 0, 0, 0, STAY)
    state.phase = PLAN


@rule
def move_planned(world: World, state: State, log: Log) -> None:
    """WIZ-MOV-08 to WIZ-MOV-14: carry out the plan, whose legality has been seen to."""
    members = planned_units(state)
    price, dead = 0, 0
    for slot in range(2 * world.cap):
        if has(members, slot):
            _, cost, whole, descended, deadly = follow(world, state, slot, 0, 0, 0, NO_POINT)
            price = max(price, cost)
            dead |= deadly << slot
            note_way(state, slot, whole, descended)
    use(world, state, members)
    fired(log, WIZ_MOV_09 if size(members) > 1 else WIZ_MOV_01)
    pay(world, state, log, price, 0)
    for slot in range(2 * world.cap):
        if has(members, slot) and last_entry(state, slot) != NO_ENTRY:
            put_at_end(state, log, slot)
    clear_plan(state)
    arrive(world, state, log, members, dead)


@rule
def arrive(world: World, state: State, log: Log, members: int, dead: int) -> None:
    """WIZ-MOV-12, WIZ-MOV-14, WIZ-CLB-08: new groups, who has been seen, and deadly jumps."""
    regroup(world, state)
    fired(log, WIZ_MOV_14)
    for slot in range(2 * world.cap):
        if has(members, slot):
            note_seen(world, state, slot)
    for slot in range(2 * world.cap):
        if has(dead, slot) and state.result == NOBODY:
            kill(world, state, log, slot, WIZ_CLB_08)


@rule
def note_way(state: State, slot: int, whole: int, descended: int) -> None:
    """WIZ-MOV-12: what a unit has walked and whether it came down."""
    unit = state.units[slot]
    unit.path += whole
    if descended == 1:
        unit.descended = 1


@rule
def put_at_end(state: State, log: Log, slot: int) -> None:
    """WIZ-MOV-11: a unit stands at the end of its path, and looks along its last leg."""
    unit = state.units[slot]
    x, y = int(unit.x), int(unit.y)
    before = int(unit.path)
    for entry in range(state.planned):
        if state.plan_unit[entry] != slot or state.plan_form[entry] == STAY:
            continue
        dx, dy = state.plan_x[entry] - x, state.plan_y[entry] - y
        if dx != 0 or dy != 0:
            look_along(state, slot, dx, dy)
            fired(log, WIZ_MOV_11)
        x, y = int(state.plan_x[entry]), int(state.plan_y[entry])
        unit.z = state.plan_z[entry]
    unit.x = x
    unit.y = y
    emit(log, MOVED, WIZ_MOV_11, slot, x, y, unit.z, before)


@rule
def look_along(state: State, slot: int, dx: int, dy: int) -> None:
    """WIZ-GEO-15: a unit looks along a vector, which is kept reduced; at what is over it, not."""
    if dx == 0 and dy == 0:
        return
    divisor = common_divisor(dx, dy)
    unit = state.units[slot]
    unit.fx = dx // divisor
    unit.fy = dy // divisor


@rule
def notice_look(state: State, log: Log, because: int, slot: int) -> None:
    """Report where a unit looks now."""
    unit = state.units[slot]
    emit(log, TURNED, because, slot, (unit.fx & 0xFFFF) | (int(unit.fy) << 16))


@rule
def move_unit(
    world: World, state: State, log: Log, slot: int, x: int, y: int, level: int, form: int
) -> None:
    """MV: go to the last point of a path."""
    add_entry(state, slot, x, y, level_there(state, x, y, level), form)
    move_planned(world, state, log)
