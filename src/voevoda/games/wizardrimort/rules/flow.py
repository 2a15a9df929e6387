"""Section 5: how the game goes on by itself from one decision or die to the next."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.events import TURN_ENDED
from voevoda.games.wizardrimort.ids import WIZ_TRN_08, WIZ_TRN_09
from voevoda.games.wizardrimort.records import (
    ACT,
    ACTION_OVER,
    BEGIN_TURN,
    FACING_ABOUT,
    GAME_OVER,
    HOLDS,
    NEXT_MORALE,
    NEXT_SLOT,
    NOBODY,
    OBELISK_STRIKES,
    OFFER,
    PLAGUE,
    PRICES,
    RESUME,
    STRIKES_OVER,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.artillery import end_shot
from voevoda.games.wizardrimort.rules.attack import begin_rolls, face_attackers, take_suicide
from voevoda.games.wizardrimort.rules.interruption import end_interruption, offer_next
from voevoda.games.wizardrimort.rules.morale import test_next_morale
from voevoda.games.wizardrimort.rules.opening import clear_pending, conclude
from voevoda.games.wizardrimort.rules.options import has_anything_left
from voevoda.games.wizardrimort.rules.rounds import (
    next_slot,
    spread_plague,
    test_holds,
    test_obelisk,
)
from voevoda.games.wizardrimort.rules.tape import commander_at_turn
from voevoda.games.wizardrimort.rules.turns import begin_turn


@rule
def go_on(world: World, state: State, log: Log) -> None:
    """Go on until somebody decides, a die falls, or the game is over."""
    while True:
        if state.result != NOBODY and state.phase != GAME_OVER:
            conclude(world, state, log)
        elif state.phase < BEGIN_TURN:
            return
        elif state.phase <= RESUME:
            go_on_in_turn(world, state, log)
        elif state.phase <= NEXT_SLOT:
            go_on_at_end(world, state, log)
        else:
            go_on_in_fight(world, state, log)


@rule
def go_on_in_turn(world: World, state: State, log: Log) -> None:
    """The beginning of a turn, and what follows an action."""
    if state.phase == BEGIN_TURN:
        begin_turn(world, state, log)
    elif state.phase == ACTION_OVER:
        clear_pending(world, state)
        state.offered = 0 if state.interrupter == NOBODY else state.offered
        state.phase = OFFER if state.interrupter == NOBODY else RESUME
    elif state.phase == OFFER:
        offer_next(world, state, log)
    else:
        resume(world, state, log)


@rule
def go_on_at_end(world: World, state: State, log: Log) -> None:
    """WIZ-TRN-10: the steps at the end of a turn."""
    if state.phase == PLAGUE:
        spread_plague(world, state, log)
    elif state.phase == OBELISK_STRIKES:
        test_obelisk(world, state, log)
    elif state.phase == HOLDS:
        test_holds(world, state, log)
    elif state.phase == NEXT_SLOT:
        next_slot(world, state, log)


@rule
def go_on_in_fight(world: World, state: State, log: Log) -> None:
    """WIZ-ATT-12, WIZ-ART-22: the steps of an attack or a shot between dice and decisions."""
    if state.phase == STRIKES_OVER:
        begin_rolls(world, state, log)
    elif state.phase == PRICES:
        take_suicide(world, state, log)
    elif state.phase == FACING_ABOUT:
        face_attackers(world, state, log)
    elif state.phase == NEXT_MORALE:
        test_next_morale(world, state, log)
    else:
        end_shot(world, state, log)


@rule
def resume(world: World, state: State, log: Log) -> None:
    """WIZ-TRN-09: a turn, or an interruption, in which nothing can be done ends by itself."""
    state.phase = ACT
    if not has_anything_left(world, state):
        fired(log, WIZ_TRN_09)
        end_act(world, state, log)


@rule
def end_act(world: World, state: State, log: Log) -> None:
    """EN: WIZ-TRN-08."""
    if state.interrupter != NOBODY:
        end_interruption(state, log)
    else:
        seat = commander_at_turn(world, state)
        commander = state.commanders[seat]
        commander.wp = 0
        commander.ap = 0
        commander.tp = 0
        commander.credit = 0
        emit(log, TURN_ENDED, WIZ_TRN_08, seat)
        state.phase = PLAGUE
