"""WIZ-TRN: how a turn begins, its dice, and their conversion."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.events import (
    CONVERTED,
    DICE_REDUCED,
    DICE_ROLLED,
    TURN_SKIPPED,
    TURN_STARTED,
)
from voevoda.games.wizardrimort.ids import (
    WIZ_INT_08,
    WIZ_OPT_07,
    WIZ_TRN_01,
    WIZ_TRN_02,
    WIZ_TRN_03,
    WIZ_TRN_04,
    WIZ_TRN_05,
)
from voevoda.games.wizardrimort.params import KNIGHT
from voevoda.games.wizardrimort.reasons import (
    DIE_TOO_LOW,
    EQUAL_DICE,
    NO_SUCH,
    NOT_IN_MODE,
)
from voevoda.games.wizardrimort.records import (
    CONVERT,
    OFFER,
    PLAGUE,
    RESUME,
    ROLL,
    Commander,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.casualties import test_annihilation
from voevoda.games.wizardrimort.rules.special import begin_unit
from voevoda.games.wizardrimort.rules.tape import commander_at_turn

WHITE, BLACK, RED = range(3)
SWAP_FORMS = 7
"""No conversion, and each of three pairs with either of its dice as the one that loses."""


@rule
def has_free_unit(world: World, state: State, seat: int) -> bool:
    """WIZ-TRN-02, WIZ-INT-02: whether a commander has a unit that is not walled in."""
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        if unit.commander == seat and unit.on_table == 1 and unit.sealed == 0:
            return True
    return False


@rule
def begin_turn(world: World, state: State, log: Log) -> None:
    """WIZ-TRN-01, WIZ-TRN-02: reset what belongs to one turn."""
    seat = commander_at_turn(world, state)
    emit(log, TURN_STARTED, WIZ_TRN_01, seat, state.round)
    commander = state.commanders[seat]
    commander.wp = 0
    commander.ap = 0
    commander.tp = 0
    commander.conversions = 0
    commander.hired = 0
    commander.credit = 0
    for slot in range(2 * world.cap):
        if state.units[slot].commander == seat:
            state.units[slot].used = 0
            state.units[slot].attacks = 0
            if state.units[slot].on_table == 1:
                begin_unit(world, state, slot)
    for index in range(world.bodies):
        if (world.engine[index] >> seat) & 1 == 1:
            state.bodies[index].shots = 0
            state.bodies[index].moved = 0
    for other in range(world.seats):
        if world.side[other] != world.side[seat]:
            state.commanders[other].interrupted = 0
            state.commanders[other].declined = 0
    test_annihilation(world, state, log)
    if has_free_unit(world, state, seat):
        state.phase = ROLL
    else:
        emit(log, TURN_SKIPPED, WIZ_TRN_02, seat)
        state.phase = PLAGUE


@rule
def roll_dice(world: World, state: State, log: Log, white: int, black: int, red: int) -> None:
    """WIZ-TRN-03 to WIZ-TRN-05: three dice, less what an interruption costs."""
    seat = commander_at_turn(world, state)
    commander = state.commanders[seat]
    commander.wp = white
    commander.ap = black
    commander.tp = red
    emit(log, DICE_ROLLED, WIZ_TRN_03, seat, white, black, red)
    if commander.penalty == 1:
        loss = world.params.interrupt_penalty
        commander.wp = max(1, white - loss)
        commander.ap = max(1, black - loss)
        commander.tp = max(1, red - loss)
        commander.penalty = 0
        fired(log, WIZ_INT_08)
        emit(log, DICE_REDUCED, WIZ_TRN_04, seat, commander.wp, commander.ap, commander.tp)
    go_to_conversion(world, state, log)


@rule
def go_to_conversion(world: World, state: State, log: Log) -> None:
    """WIZ-TRN-05, WIZ-OPT-07: Knights may convert where there is something to convert."""
    if world.params.level != KNIGHT:
        fired(log, WIZ_OPT_07)
        state.phase = RESUME
        return
    for swap in range(1, SWAP_FORMS):
        if refuse_conversion(world, state, swap) == 0:
            state.phase = CONVERT
            return
    state.offered = 0
    state.phase = OFFER


@rule
def first_die(swap: int) -> int:
    """Return the first die of a conversion."""
    return BLACK if swap > 4 else WHITE


@rule
def second_die(swap: int) -> int:
    """Return the second die of a conversion."""
    return BLACK if swap <= 2 else RED


@rule
def losing_die(swap: int) -> int:
    """Return the die of a conversion that loses."""
    return first_die(swap) if swap % 2 == 1 else second_die(swap)


@rule
def die_of(commander: Commander, die: int) -> int:
    """Return what is left of a die."""
    if die == WHITE:
        return commander.wp
    return commander.ap if die == BLACK else commander.tp


@rule
def set_die(commander: Commander, die: int, value: int) -> None:
    """Turn a die."""
    if die == WHITE:
        commander.wp = value
    elif die == BLACK:
        commander.ap = value
    else:
        commander.tp = value


@rule
def refuse_conversion(world: World, state: State, swap: int) -> int:
    """CV: section 6.2."""
    if swap == 0:
        return 0
    if swap >= SWAP_FORMS:
        return NO_SUCH
    commander = state.commanders[commander_at_turn(world, state)]
    if commander.conversions >= world.params.conversion_max:
        return NOT_IN_MODE
    one, two = first_die(swap), second_die(swap)
    if die_of(commander, one) == die_of(commander, two):
        return EQUAL_DICE
    gets = die_of(commander, two if losing_die(swap) == one else one)
    return 0 if gets > world.params.conversion_floor else DIE_TOO_LOW


@rule
def convert_dice(world: World, state: State, log: Log, swap: int) -> None:
    """CV: exchange two dice, one of them loses."""
    seat = commander_at_turn(world, state)
    commander = state.commanders[seat]
    state.offered = 0
    state.phase = OFFER
    if swap == 0:
        return
    one, two = first_die(swap), second_die(swap)
    value = die_of(commander, one)
    set_die(commander, one, die_of(commander, two))
    set_die(commander, two, value)
    loser = losing_die(swap)
    left = die_of(commander, loser) - world.params.conversion_loss
    set_die(commander, loser, max(int(world.params.conversion_floor), left))
    commander.conversions += 1
    emit(log, CONVERTED, WIZ_TRN_05, seat, commander.wp, commander.ap, commander.tp)
    go_to_conversion(world, state, log)
