"""WIZ-GRP: groups by proximity, squads and loners, and sets of units."""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.wizardrimort.records import NOBODY, State, Unit, World
from voevoda.games.wizardrimort.rules.places import gap_within, stands
from voevoda.games.wizardrimort.rules.tape import fingers


@rule
def side_of(world: World, slot: int) -> int:
    """Return the side of a slot."""
    return 0 if slot < world.cap else 1


@rule
def is_active(state: State, slot: int) -> bool:
    """Return whether a unit is on the table and not walled in."""
    return stands(state, slot) and state.units[slot].sealed == 0


@rule
def are_linked(world: World, one: Unit, two: Unit) -> bool:
    """WIZ-GRP-01, WIZ-GRP-05: units of one commander, near each other and near in height."""
    link = fingers(world, int(world.params.group_link))
    return (
        one.commander == two.commander
        and -link <= one.z - two.z <= link
        and gap_within(world, one, two, link)
    )


@rule
def regroup(world: World, state: State) -> None:
    """WIZ-GRP-02, WIZ-GRP-03, WIZ-GRP-04: name each unit's group by its first member."""
    for slot in range(2 * world.cap):
        state.units[slot].group = slot if is_active(state, slot) else NOBODY
    for side in range(2):
        first = side * world.cap
        for one in range(first, first + world.cap):
            if state.units[one].group == NOBODY:
                continue
            for two in range(one + 1, first + world.cap):
                unit = state.units[two]
                if (
                    unit.group != NOBODY
                    and unit.group != state.units[one].group
                    and are_linked(world, state.units[one], unit)
                ):
                    join_groups(world, state, int(state.units[one].group), int(unit.group), first)


@rule
def join_groups(world: World, state: State, one: int, two: int, first: int) -> None:
    """Give two groups of a side the lower of their names."""
    low, high = min(one, two), max(one, two)
    for slot in range(first, first + world.cap):
        if state.units[slot].group == high:
            state.units[slot].group = low


@rule
def group_set(world: World, state: State, group: int) -> int:
    """Return the members of a group as a set of slots."""
    members = 0
    if group != NOBODY:
        for slot in range(2 * world.cap):
            if state.units[slot].group == group:
                members |= 1 << slot
    return members


@rule
def has(units: int, slot: int) -> bool:
    """Return whether a set of slots has a unit."""
    return (units >> slot) & 1 == 1


@rule
def size(units: int) -> int:
    """Return how many units a set has."""
    count = 0
    while units:
        units &= units - 1
        count += 1
    return count


@rule
def first_of(units: int) -> int:
    """Return the lowest slot of a set, or NOBODY."""
    if units == 0:
        return NOBODY
    slot = 0
    while (units >> slot) & 1 == 0:
        slot += 1
    return slot


@rule
def on_table_of(world: World, state: State, units: int) -> int:
    """Return those of a set that are still on the table."""
    left = 0
    for slot in range(2 * world.cap):
        if has(units, slot) and state.units[slot].on_table == 1:
            left |= 1 << slot
    return left


@rule
def living_of(world: World, state: State, units: int) -> int:
    """Return those of a set that are on the table and living."""
    left = 0
    for slot in range(2 * world.cap):
        if has(units, slot) and state.units[slot].on_table == 1 and state.units[slot].living == 1:
            left |= 1 << slot
    return left


@rule
def group_size(world: World, state: State, slot: int) -> int:
    """Return how many units are in a unit's group; 0 for one that is in none."""
    group = state.units[slot].group
    count = 0
    if group != NOBODY:
        for other in range(2 * world.cap):
            if state.units[other].group == group:
                count += 1
    return count


@rule
def used_count(world: World, state: State, seat: int) -> int:
    """WIZ-TRN-06: how many warriors a commander has used in this turn."""
    count = 0
    for slot in range(2 * world.cap):
        if state.units[slot].commander == seat and state.units[slot].used == 1:
            count += 1
    return count


@rule
def lacks_warriors(world: World, state: State, seat: int, units: int) -> bool:
    """WIZ-TRN-06: whether using these units would go beyond the white die.

    WP do not apply in an interruption (WIZ-INT-05).
    """
    if state.interrupter != NOBODY:
        return False
    fresh = 0
    for slot in range(2 * world.cap):
        if has(units, slot) and state.units[slot].used == 0:
            fresh += 1
    return fresh > 0 and used_count(world, state, seat) + fresh > state.commanders[seat].wp


@rule
def use(world: World, state: State, units: int) -> None:
    """WIZ-TRN-06: name units as used, outside an interruption."""
    if state.interrupter == NOBODY:
        for slot in range(2 * world.cap):
            if has(units, slot):
                state.units[slot].used = 1
