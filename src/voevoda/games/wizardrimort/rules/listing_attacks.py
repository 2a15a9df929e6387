"""Section 6.3: candidates of JK, AT, CT, RT and CS."""

from __future__ import annotations

from typing import Any

from voevoda.core.geometry import COMPASS_X, COMPASS_Y
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.actions import (
    attack,
    casualty,
    counter_attack,
    jump_kill,
    make_facing,
    retreat,
)
from voevoda.games.wizardrimort.params import ARCHER, PRIEST
from voevoda.games.wizardrimort.records import NOBODY, State, World
from voevoda.games.wizardrimort.rules.attack import casualties_due, casualty_choices
from voevoda.games.wizardrimort.rules.attacking import (
    able_strikers,
    at_limit,
    may_be_suicidal,
    units_code,
)
from voevoda.games.wizardrimort.rules.economy import refuse_tp, refuse_unit
from voevoda.games.wizardrimort.rules.groups import (
    group_set,
    has,
    side_of,
    used_count,
)
from voevoda.games.wizardrimort.rules.listing import add, add_new, add_unchecked
from voevoda.games.wizardrimort.rules.morale import refuse_retreat
from voevoda.games.wizardrimort.rules.paths import is_deadly
from voevoda.games.wizardrimort.rules.sliding import STEP
from voevoda.games.wizardrimort.rules.tape import acting_commander, hands


@rule
def list_attacks(world: World, state: State, actions: Any, count: int) -> int:
    """JK and AT, for each own group and each enemy group."""
    seat = acting_commander(world, state)
    count = list_leaps(world, state, actions, count)
    if refuse_tp(world, state) != 0:
        return count
    first = (1 - world.side[seat]) * world.cap
    for slot in range(2 * world.cap):
        if state.units[slot].commander != seat or state.units[slot].group == NOBODY:
            continue
        units = own_strikers(world, state, slot)
        if units == 0:
            continue
        for target in range(first, first + world.cap):
            if state.units[target].group == target:
                count = list_pair(world, state, actions, count, units, target, 0)
    return count


@rule
def own_strikers(world: World, state: State, slot: int) -> int:
    """Return whom a group that a unit is the first of can send; in an interruption, the hero."""
    if state.interrupter != NOBODY:
        return 1 << slot if slot == state.hero else 0
    if state.units[slot].group != slot:
        return 0
    units = group_set(world, state, slot)
    for member in range(2 * world.cap):
        if has(units, member) and at_limit(world, state, 1 << member):
            units &= ~(1 << member)
    return units


@rule
def list_leaps(world: World, state: State, actions: Any, count: int) -> int:
    """JK: every leap that is allowed."""
    for slot in range(2 * world.cap):
        if not is_deadly(world, int(state.units[slot].z)) or refuse_unit(world, state, slot) != 0:
            continue
        first = (1 - side_of(world, slot)) * world.cap
        for target in range(first, first + world.cap):
            count = add_unchecked(actions, count, count, jump_kill(slot, target))
    return count


@rule
def cut_to_warriors(world: World, state: State, units: int, counter: int) -> int:
    """Return the units, those used first and then by number, that the white die allows."""
    if counter == 1 or state.interrupter != NOBODY:
        return units
    seat = acting_commander(world, state)
    left = state.commanders[seat].wp - used_count(world, state, seat)
    kept = 0
    for slot in range(2 * world.cap):
        if has(units, slot):
            if state.units[slot].used == 1:
                kept |= 1 << slot
            elif left > 0:
                kept |= 1 << slot
                left -= 1
    return kept


@rule
def but_for(world: World, state: State, units: int, from_kind: int) -> int:
    """Return a set without the classes from one on: without Priests, or without all shooters."""
    kept = 0
    for slot in range(2 * world.cap):
        if has(units, slot) and state.units[slot].kind < from_kind:
            kept |= 1 << slot
    return kept


@rule
def list_pair(
    world: World, state: State, actions: Any, count: int, units: int, target: int, counter: int
) -> int:
    """AT, CT: all that can, those but for Priests, and those of the melee classes."""
    targets = group_set(world, state, target)
    able = able_strikers(world, state, units, targets, counter)
    if able == 0:
        return count
    start = count
    count = add_attack(world, state, actions, start, count, able, target, counter)
    able = but_for(world, state, able, PRIEST)
    count = add_attack(world, state, actions, start, count, able, target, counter)
    able = but_for(world, state, able, ARCHER)
    return add_attack(world, state, actions, start, count, able, target, counter)


@rule
def add_attack(
    world: World, state: State, actions: Any, start: int, count: int, able: int, target: int,
    counter: int,
) -> int:  # fmt: skip
    """Add an attack by as many as the white die allows, with and without a suicidal orc."""
    slots = cut_to_warriors(world, state, able, counter)
    if slots == 0:
        return count
    code = units_code(world, slots)
    targets = group_set(world, state, target)
    orc = 0
    for slot in range(2 * world.cap):
        if orc == 0 and has(slots, slot) and may_be_suicidal(world, state, slot, targets):
            orc = slot + 1
    for suicide in (0, orc):
        if counter == 1:
            made = counter_attack(code, target, suicide)
        else:
            made = attack(code, target, suicide)
        count = add_new(actions, start, count, made)
    return count


@rule
def list_counters(world: World, state: State, actions: Any, count: int) -> int:
    """CT: as AT, by survivors of the group that was attacked."""
    victim = world.side[state.victim]
    first = (1 - victim) * world.cap
    for slot in range(victim * world.cap, (victim + 1) * world.cap):
        if state.units[slot].group != slot:
            continue
        units = group_set(world, state, slot) & state.theirs
        for target in range(first, first + world.cap):
            if units != 0 and state.units[target].group == target:
                count = list_pair(world, state, actions, count, units, target, 1)
    return count


@rule
def list_retreats(world: World, state: State, actions: Any, count: int) -> int:
    """RT: sixteen directions, the whole way and half of it."""
    whole = hands(world, int(world.params.retreat_distance)) // STEP * STEP
    half = whole // (2 * STEP) * STEP
    for k in range(16):
        for distance in (whole, half):
            if distance == half == whole:
                continue
            if refuse_retreat(world, state, COMPASS_X[k], COMPASS_Y[k], distance) == 0:
                vector = make_facing(COMPASS_X[k], COMPASS_Y[k])
                count = add(actions, count, retreat(vector, distance))
    return count


@rule
def list_casualties(world: World, state: State, actions: Any) -> int:
    """CS: every unit, or every pair."""
    choices = casualty_choices(world, state)
    pairs = casualties_due(world, state) == 2
    count = 0
    for slot in range(2 * world.cap):
        if not has(choices, slot):
            continue
        if not pairs:
            count = add(actions, count, casualty(slot, 0))
        else:
            for other in range(slot + 1, 2 * world.cap):
                if has(choices, other):
                    count = add(actions, count, casualty(slot, other + 1))
    return count
