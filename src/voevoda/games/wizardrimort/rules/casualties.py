"""WIZ-AFT, WIZ-END-01: how units die, rise, and leave the table."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.events import LOST, ROSE
from voevoda.games.wizardrimort.ids import (
    WIZ_AFT_01,
    WIZ_AFT_02,
    WIZ_AFT_03,
    WIZ_AFT_05,
    WIZ_END_01,
    WIZ_END_02,
    WIZ_MDE_08,
    WIZ_MDE_09,
)
from voevoda.games.wizardrimort.params import IMMEDIATE, NO_FACTION, PLAGUE, PRIEST
from voevoda.games.wizardrimort.records import CRYSTAL_DESTROYED, NOBODY, State, World
from voevoda.games.wizardrimort.rules.groups import regroup, side_of
from voevoda.games.wizardrimort.rules.outcome import finish
from voevoda.games.wizardrimort.rules.tape import acting_side


@rule
def skeletons_of(world: World, state: State, seat: int) -> int:
    """WIZ-AFT-03: skeletons that a commander has on the table, Priests not counted."""
    count = 0
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        if unit.commander == seat and unit.on_table == 1 and unit.living == 0:
            count += 1 if unit.kind != PRIEST else 0
    return count


@rule
def has_figures(world: World, state: State, seat: int) -> bool:
    """WIZ-AFT-03, WIZ-HIR-05: whether a commander has a skeleton figure left."""
    most = world.params.skeleton_figures * max(1, int(world.armies[seat]))
    return skeletons_of(world, state, seat) < most


@rule
def has_afterlife(world: World, state: State, slot: int) -> bool:
    """WIZ-AFT-03, WIZ-AFT-04: whether a living unit that dies now rises as a skeleton."""
    unit = state.units[slot]
    side = state.sides[side_of(world, slot)]
    return side.crystal != CRYSTAL_DESTROYED and has_figures(world, state, int(unit.commander))


@rule
def kill(world: World, state: State, log: Log, slot: int, because: int) -> None:
    """WIZ-AFT-01, WIZ-AFT-02: a living unit becomes a skeleton, a skeleton is removed.

    `because` is the rule that kills it.
    """
    unit = state.units[slot]
    fired(log, because)
    if unit.living == 1 and has_afterlife(world, state, slot):
        unit.living = 0
        fired(log, WIZ_AFT_05)
        emit(log, ROSE, WIZ_AFT_01, slot, unit.kind, unit.faction)
        test_plague_at_once(world, state, log)
    else:
        remove(world, state, log, slot, WIZ_AFT_03 if unit.living == 1 else WIZ_AFT_02)


@rule
def remove(world: World, state: State, log: Log, slot: int, because: int) -> None:
    """Take a unit off the table for good, and test for annihilation."""
    unit = state.units[slot]
    people = unit.faction if unit.living == 1 else NO_FACTION
    unit.on_table = 0
    unit.living = 0
    unit.sealed = 0
    emit(log, LOST, because, slot, unit.kind, people)
    regroup(world, state)
    test_annihilation(world, state, log)
    test_plague_at_once(world, state, log)


@rule
def free_units(world: World, state: State, side: int) -> int:
    """WIZ-SAR-08: units of a side on the table that are not walled in."""
    count = 0
    for slot in range(side * world.cap, (side + 1) * world.cap):
        if state.units[slot].on_table == 1 and state.units[slot].sealed == 0:
            count += 1
    return count


@rule
def living_units(world: World, state: State, side: int) -> int:
    """Return how many living units a side has on the table."""
    count = 0
    for slot in range(side * world.cap, (side + 1) * world.cap):
        if state.units[slot].on_table == 1 and state.units[slot].living == 1:
            count += 1
    return count


@rule
def units_of(world: World, state: State, side: int) -> int:
    """Return how many units a side has on the table."""
    count = 0
    for slot in range(side * world.cap, (side + 1) * world.cap):
        count += state.units[slot].on_table
    return count


@rule
def test_annihilation(world: World, state: State, log: Log) -> None:
    """WIZ-END-01, WIZ-END-02, WIZ-END-04: a side without a free unit loses at once."""
    if world.params.annihilation_wins == 0 or state.result != NOBODY:
        return
    gone_a = free_units(world, state, 0) == 0
    gone_b = free_units(world, state, 1) == 0
    if gone_a and gone_b:
        finish(state, log, WIZ_END_02, acting_side(world, state))
    elif gone_a or gone_b:
        finish(state, log, WIZ_END_01, 1 if gone_a else 0)


@rule
def test_plague_at_once(world: World, state: State, log: Log) -> None:
    """WIZ-MDE-09: by option, a side loses as soon as its last living unit is gone."""
    if world.mode[state.game] != PLAGUE or world.params.plague_test != IMMEDIATE:
        return
    if state.result != NOBODY:
        return
    for side in range(2):
        if living_units(world, state, side) == 0:
            fired(log, WIZ_MDE_08)
            finish(state, log, WIZ_MDE_09, 1 - side)
            return
