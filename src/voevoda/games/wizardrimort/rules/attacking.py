"""WIZ-ATT-01 to 04: who may attack whom."""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.wizardrimort.params import ARCHER, ORC
from voevoda.games.wizardrimort.reasons import (
    ATTACK_LIMIT,
    IS_SEALED,
    NO_SUCH,
    NO_SUICIDE,
    NO_WARRIORS,
    NOT_AN_ENEMY,
    NOT_IN_MODE,
    NOT_ONE_GROUP,
    NOT_YOURS,
)
from voevoda.games.wizardrimort.records import MOST_SIDE, NOBODY, State, World
from voevoda.games.wizardrimort.rules.cover import is_close, is_shooter, refuse_striker
from voevoda.games.wizardrimort.rules.economy import exists, refuse_tp
from voevoda.games.wizardrimort.rules.groups import (
    first_of,
    group_set,
    has,
    lacks_warriors,
    side_of,
)
from voevoda.games.wizardrimort.rules.tape import (
    acting_commander,
    class_range,
    range_limit,
)


@rule
def slots_of(world: World, units: int) -> int:
    """Return the set of slots that an action's set of units names."""
    return (units & ((1 << MOST_SIDE) - 1)) << (world.cap if (units >> MOST_SIDE) & 1 else 0)


@rule
def units_code(world: World, slots: int) -> int:
    """Return a set of slots of one side as actions keep it."""
    side = side_of(world, first_of(slots))
    return (slots >> (side * world.cap)) | (side << MOST_SIDE)


@rule
def reach_of(world: World, state: State, slot: int, counter: int) -> int:
    """WIZ-REA-02, WIZ-RCT-03: how far a unit reaches; without slack in a counter-attack."""
    unit = state.units[slot]
    if counter == 1:
        return class_range(world, int(unit.kind))
    return range_limit(world, state, int(unit.commander), int(unit.kind))


@rule
def refuse_target(world: World, state: State, seat: int, target: int) -> int:
    """WIZ-ATT-01, WIZ-GRP-04: why a unit's group cannot be a target of a commander."""
    if not exists(world, state, target):
        return NO_SUCH
    if side_of(world, target) == world.side[seat]:
        return NOT_AN_ENEMY
    return IS_SEALED if state.units[target].group == NOBODY else 0


@rule
def refuse_participants(world: World, state: State, seat: int, units: int) -> int:
    """WIZ-ATT-01: a set of units of one group of the commander."""
    if units == 0 or units >> (2 * world.cap) != 0:
        return NO_SUCH
    group = NOBODY
    for slot in range(2 * world.cap):
        if not has(units, slot):
            continue
        unit = state.units[slot]
        if unit.on_table == 0:
            return NO_SUCH
        if unit.commander != seat:
            return NOT_YOURS
        if unit.sealed == 1:
            return IS_SEALED
        if group != NOBODY and unit.group != group:
            return NOT_ONE_GROUP
        group = int(unit.group)
    return 0


@rule
def refuse_strikers(world: World, state: State, units: int, targets: int, counter: int) -> int:
    """WIZ-ATT-01: each participant reaches a unit of the target group."""
    for slot in range(2 * world.cap):
        if has(units, slot):
            limit = reach_of(world, state, slot, counter)
            reason = refuse_striker(world, state, slot, targets, limit)
            if reason != 0:
                return reason
    return 0


@rule
def in_close_combat(world: World, state: State, slot: int, targets: int) -> bool:
    """WIZ-ATT-02: whether a unit fights hand to hand itself."""
    unit = state.units[slot]
    if not is_shooter(int(unit.kind)):
        return True
    for other in range(2 * world.cap):
        if has(targets, other) and is_close(world, unit, state.units[other]):
            return True
    return False


@rule
def may_be_suicidal(world: World, state: State, slot: int, targets: int) -> bool:
    """WIZ-ATT-02: a living orc in close combat."""
    unit = state.units[slot]
    return (
        world.params.orc_suicide_max > 0
        and unit.living == 1
        and unit.faction == ORC
        and in_close_combat(world, state, slot, targets)
    )


@rule
def refuse_suicide(world: World, state: State, units: int, targets: int, suicide: int) -> int:
    """WIZ-ATT-02: the orc that is named, as slot + 1."""
    if suicide == 0:
        return 0
    named = suicide <= 2 * world.cap and has(units, suicide - 1)
    return 0 if named and may_be_suicidal(world, state, suicide - 1, targets) else NO_SUICIDE


@rule
def refuse_attack(world: World, state: State, units: int, target: int, suicide: int) -> int:
    """AT: WIZ-ATT-01, WIZ-ATT-02, WIZ-ATT-16, WIZ-INT-05."""
    seat = acting_commander(world, state)
    slots = slots_of(world, units)
    reason = refuse_participants(world, state, seat, slots)
    if reason == 0:
        reason = refuse_target(world, state, seat, target)
    if reason == 0:
        reason = refuse_tp(world, state)
    if reason != 0:
        return reason
    if state.interrupter != NOBODY and slots != 1 << state.hero:
        return NOT_IN_MODE
    if lacks_warriors(world, state, seat, slots):
        return NO_WARRIORS
    if at_limit(world, state, slots):
        return ATTACK_LIMIT
    targets = group_set(world, state, int(state.units[target].group))
    reason = refuse_strikers(world, state, slots, targets, 0)
    return reason if reason != 0 else refuse_suicide(world, state, slots, targets, suicide)


@rule
def at_limit(world: World, state: State, units: int) -> bool:
    """WIZ-ATT-16: by option, a unit takes part in so many attacks in a turn."""
    most = world.params.attack_max_per_unit
    if most > 0:
        for slot in range(2 * world.cap):
            if has(units, slot) and state.units[slot].attacks >= most:
                return True
    return False


@rule
def refuse_counter(world: World, state: State, units: int, target: int, suicide: int) -> int:
    """CT: WIZ-RCT-03; the participants are survivors of the group that was attacked."""
    seat = int(state.victim)
    slots = slots_of(world, units)
    reason = refuse_participants(world, state, seat, slots)
    if reason == 0:
        reason = refuse_target(world, state, seat, target)
    if reason != 0:
        return reason
    if slots & ~state.theirs != 0:
        return NOT_YOURS
    targets = group_set(world, state, int(state.units[target].group))
    reason = refuse_strikers(world, state, slots, targets, 1)
    return reason if reason != 0 else refuse_suicide(world, state, slots, targets, suicide)


@rule
def able_strikers(world: World, state: State, units: int, targets: int, counter: int) -> int:
    """Return those of a set of units that reach a target group."""
    able = 0
    for slot in range(2 * world.cap):
        if has(units, slot):
            limit = reach_of(world, state, slot, counter)
            if refuse_striker(world, state, slot, targets, limit) == 0:
                able |= 1 << slot
    return able


@rule
def is_melee(world: World, state: State, units: int, targets: int) -> bool:
    """WIZ-ATT-04: whether an attack by these units is melee."""
    for slot in range(2 * world.cap):
        if has(units, slot) and (
            state.units[slot].kind < ARCHER or in_close_combat(world, state, slot, targets)
        ):
            return True
    return False
