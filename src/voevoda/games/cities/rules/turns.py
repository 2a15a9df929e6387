"""CIT-TRN: whose turn it is, how a turn begins and ends."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.cities.events import (
    INCOME,
    ORDER_DRAWN,
    REGENERATED,
    ROUND_STARTED,
    TURN_ENDED,
    TURN_STARTED,
)
from voevoda.games.cities.ids import (
    CIT_END_04,
    CIT_TRN_02,
    CIT_TRN_03,
    CIT_TRN_04,
    CIT_TRN_06,
    CIT_TRN_07,
    CIT_TRN_09,
    CIT_TRN_10,
)
from voevoda.games.cities.params import BY_LOCATION
from voevoda.games.cities.records import GAME_OVER, MAIN, State, World
from voevoda.games.cities.rules.economy import gain_time
from voevoda.games.cities.rules.end import test_limits
from voevoda.games.cities.rules.general import has_location, maximum_spirit


@rule
def mover(world: World, state: State) -> int:
    """CIT-TRN-01, CIT-TRN-09: whose turn it is: a player, or the owner of a location."""
    entry = state.order[state.cur]
    if world.params.initiative_unit == BY_LOCATION:
        return state.locations[entry].owner
    return entry


@rule
def start_turn(world: World, state: State, log: Log) -> None:
    """CIT-TRN-02 to CIT-TRN-04: flags, income, regeneration of each location that becomes ready."""
    seat = mover(world, state)
    state.phase = MAIN
    emit(log, TURN_STARTED, CIT_TRN_02, seat, state.round)
    for slot in range(state.top):
        state.units[slot].attacked = 0
    for index in range(world.locations):
        location = state.locations[index]
        ready = location.owner == seat
        if world.params.initiative_unit == BY_LOCATION:
            ready = index == state.order[state.cur]
            fired(log, CIT_TRN_09)
        location.ready = 1 if ready else 0
        if not ready:
            continue
        location.used = 0
        location.mystic_used = 0
        receive_income(world, state, log, index)
        regenerate(world, state, log, index)


@rule
def receive_income(world: World, state: State, log: Log, index: int) -> None:
    """CIT-TRN-03: time points, more from `income_level` on; the first turn included."""
    location = state.locations[index]
    amount = world.params.tp_income
    if location.level >= world.params.income_level:
        amount = world.params.tp_income_high
    amount = gain_time(world, location, amount)
    emit(log, INCOME, CIT_TRN_03, index, amount, location.time)


@rule
def regenerate(world: World, state: State, log: Log, index: int) -> None:
    """CIT-TRN-04: spirit at level 3, only below the maximum and not beyond it."""
    location = state.locations[index]
    missing = maximum_spirit(world, location, world.kind[index]) - location.spirit
    if location.level < world.params.regen_level or missing <= 0:
        return
    gained = min(world.params.regen_spirit, missing)
    location.spirit += gained
    emit(log, REGENERATED, CIT_TRN_04, index, gained, location.spirit)


@rule
def end_turn(world: World, state: State, log: Log) -> None:
    """CIT-TRN-06, CIT-TRN-07: the next entry's turn; players without a location are skipped."""
    emit(log, TURN_ENDED, CIT_TRN_06, mover(world, state))
    while True:
        state.cur += 1
        if state.cur >= world.entries:
            state.cur = 0
            start_round(world, state, log)
            if state.phase == GAME_OVER:
                return
        if has_location(world, state, mover(world, state)):
            break
        fired(log, CIT_TRN_07)
    start_turn(world, state, log)


@rule
def start_round(world: World, state: State, log: Log) -> None:
    """CIT-TRN-07, CIT-END-04: the order wraps.

    The round counts, quiet rounds count, limits are tested.
    """
    state.round += 1
    if state.attack_seen == 1:
        state.quiet_rounds = 0
    else:
        state.quiet_rounds += 1
        fired(log, CIT_END_04)
    state.attack_seen = 0
    emit(log, ROUND_STARTED, CIT_TRN_07, state.round, state.quiet_rounds)
    test_limits(world, state, log)


@rule
def draw_order(world: World, state: State, log: Log, entry: int) -> None:
    """CIT-TRN-10: entries are drawn one by one, the rest equally likely; the last follows."""
    place = state.drawn
    for other in range(place, world.entries):
        if state.order[other] == entry:
            while other > place:  # the undrawn keep their order behind
                state.order[other] = state.order[other - 1]
                other -= 1
            break
    state.order[place] = entry
    state.drawn += 1
    emit(log, ORDER_DRAWN, CIT_TRN_10, entry, state.drawn)
    if state.drawn >= world.entries - 1:
        state.drawn = world.entries
        start_turn(world, state, log)
