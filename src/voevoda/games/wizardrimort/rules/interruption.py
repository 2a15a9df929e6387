"""WIZ-INT: windows in the enemy's turn, and what is done in them."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.events import INTERRUPTED, INTERRUPTION_ENDED
from voevoda.games.wizardrimort.ids import (
    WIZ_INT_01,
    WIZ_INT_02,
    WIZ_INT_03,
    WIZ_INT_07,
    WIZ_INT_08,
)
from voevoda.games.wizardrimort.params import KNIGHT
from voevoda.games.wizardrimort.reasons import IS_SEALED, NO_SUCH, NOT_YOURS
from voevoda.games.wizardrimort.records import (
    ACT,
    MOST_SLOTS,
    NOBODY,
    OFFER,
    RESUME,
    WINDOW,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.economy import exists
from voevoda.games.wizardrimort.rules.special import begin_unit
from voevoda.games.wizardrimort.rules.tape import commander_at_turn
from voevoda.games.wizardrimort.rules.turns import has_free_unit


@rule
def seat_after(world: World, state: State, places: int) -> int:
    """Return the seat so many places later in the round."""
    first = MOST_SLOTS if state.first == 1 else 0
    return world.order[first + (state.slot + places) % world.slots]


@rule
def may_interrupt(world: World, state: State, seat: int) -> bool:
    """WIZ-INT-01, WIZ-INT-02: an enemy who has not interrupted, waived it, or lost all."""
    commander = state.commanders[seat]
    return (
        world.side[seat] != world.side[commander_at_turn(world, state)]
        and commander.interrupted == 0
        and commander.declined == 0
        and has_free_unit(world, state, seat)
    )


@rule
def offer_next(world: World, state: State, log: Log) -> None:
    """WIZ-INT-02: offer the window to the next enemy in turn order; after the last, go on."""
    state.asked = NOBODY
    while world.params.level == KNIGHT and state.offered < world.slots - 1:
        state.offered += 1
        seat = seat_after(world, state, int(state.offered))
        before = False
        for places in range(1, state.offered):
            if seat_after(world, state, places) == seat:
                before = True
        if not before and may_interrupt(world, state, seat):
            fired(log, WIZ_INT_01)
            state.asked = seat
            state.phase = WINDOW
            return
    state.offered = 0
    state.phase = RESUME


@rule
def refuse_interruption(world: World, state: State, slot: int) -> int:
    """IN: WIZ-INT-03."""
    if not exists(world, state, slot):
        return NO_SUCH
    if state.units[slot].commander != state.asked:
        return NOT_YOURS
    return IS_SEALED if state.units[slot].sealed == 1 else 0


@rule
def interrupt_turn(world: World, state: State, log: Log, slot: int) -> None:
    """IN: WIZ-INT-03, WIZ-INT-04; its attacks are resolved like any other (WIZ-INT-06)."""
    seat = int(state.asked)
    commander = state.commanders[seat]
    state.interrupter = seat
    state.hero = slot
    state.asked = NOBODY
    commander.interrupted = 1
    commander.ap = world.params.interrupt_ap
    commander.tp = world.params.interrupt_tp
    commander.credit = 0
    state.units[slot].attacks = 0
    begin_unit(world, state, slot)
    emit(log, INTERRUPTED, WIZ_INT_03, seat, slot)
    state.phase = ACT


@rule
def end_interruption(state: State, log: Log) -> None:
    """EN: WIZ-INT-07, WIZ-INT-08; the windows go on with the commanders that remain."""
    seat = int(state.interrupter)
    commander = state.commanders[seat]
    commander.penalty = 1
    commander.ap = 0
    commander.tp = 0
    commander.credit = 0
    state.interrupter = NOBODY
    state.hero = NOBODY
    fired(log, WIZ_INT_07)
    emit(log, INTERRUPTION_ENDED, WIZ_INT_08, seat)
    state.phase = OFFER


@rule
def pass_offer(state: State, log: Log) -> None:
    """IP: WIZ-INT-02."""
    fired(log, WIZ_INT_02)
    state.phase = OFFER


@rule
def decline_offers(state: State, log: Log) -> None:
    """IX: WIZ-INT-02."""
    state.commanders[state.asked].declined = 1
    pass_offer(state, log)
