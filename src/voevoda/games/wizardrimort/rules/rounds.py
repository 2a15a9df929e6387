"""WIZ-TRN-10, 11, WIZ-MDE, WIZ-OBJ-05, 09: what the ends of turns and rounds bring."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.events import (
    COIN_TAKEN,
    HOLD_ARMED,
    OBELISK_ARMED,
    OBELISK_ROLLED,
    PLAGUE_STRUCK,
    ROUND_STARTED,
)
from voevoda.games.wizardrimort.ids import (
    WIZ_END_06,
    WIZ_MDE_02,
    WIZ_MDE_06,
    WIZ_MDE_07,
    WIZ_MDE_08,
    WIZ_MDE_09,
    WIZ_OBJ_05,
    WIZ_OBJ_06,
    WIZ_OBJ_09,
    WIZ_TRN_10,
    WIZ_TRN_11,
)
from voevoda.games.wizardrimort.params import DRAW, OVERLORD, SIEGE
from voevoda.games.wizardrimort.params import PLAGUE as PLAGUE_MODE
from voevoda.games.wizardrimort.records import (
    BEGIN_TURN,
    DRAWN,
    HOLDS,
    NEXT_SLOT,
    NOBODY,
    OBELISK_ROLL,
    OBELISK_STRIKES,
    OBELISK_VICTIM,
    PLAGUE_VICTIM,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.casualties import kill, living_units, units_of
from voevoda.games.wizardrimort.rules.groups import first_of, has, size
from voevoda.games.wizardrimort.rules.objects import castle_controller, controller
from voevoda.games.wizardrimort.rules.outcome import finish
from voevoda.games.wizardrimort.rules.tape import commander_at_turn


@rule
def ending_side(world: World, state: State) -> int:
    """Return the side whose turn ends."""
    return world.side[commander_at_turn(world, state)]


# Plague


@rule
def plague_choices(world: World, state: State) -> int:
    """WIZ-MDE-08: living units of the commander whose turn ends, walled in or not."""
    seat = commander_at_turn(world, state)
    units = 0
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        if unit.commander == seat and unit.on_table == 1 and unit.living == 1:
            units |= 1 << slot
    return units


@rule
def spread_plague(world: World, state: State, log: Log) -> None:
    """WIZ-MDE-08, WIZ-TRN-10 (1)."""
    state.phase = OBELISK_STRIKES
    if world.mode[state.game] != PLAGUE_MODE:
        return
    choices = plague_choices(world, state)
    if size(choices) == 1:
        take_by_plague(world, state, log, first_of(choices))
    elif choices != 0:
        state.phase = PLAGUE_VICTIM


@rule
def take_by_plague(world: World, state: State, log: Log, slot: int) -> None:
    """PL: a living unit dies."""
    emit(log, PLAGUE_STRUCK, WIZ_MDE_08, slot)
    kill(world, state, log, slot, WIZ_MDE_08)
    state.phase = OBELISK_STRIKES


# The obelisk


@rule
def test_obelisk(world: World, state: State, log: Log) -> None:
    """WIZ-OBJ-05, WIZ-OBJ-06, WIZ-TRN-10 (2): an armed obelisk that is still held."""
    state.phase = HOLDS
    side = state.obelisk_armed
    if side == NOBODY or side == ending_side(world, state):
        return
    fired(log, WIZ_OBJ_06)
    if controller(world, state, int(world.obelisk)) == side:
        state.phase = OBELISK_ROLL


@rule
def obelisk_choices(world: World, state: State) -> int:
    """WIZ-OBJ-05: living units of the enemy, or skeletons where there are no others."""
    side = 1 - state.obelisk_armed
    living, bones = 0, 0
    for slot in range(side * world.cap, (side + 1) * world.cap):
        if state.units[slot].on_table == 1:
            if state.units[slot].living == 1:
                living |= 1 << slot
            else:
                bones |= 1 << slot
    return living if living != 0 else bones


@rule
def obelisk_holder(world: World, state: State) -> int:
    """Section 5.2: the first commander in the order of the side that holds the obelisk."""
    for place in range(world.slots):
        seat = world.order[place]
        if world.side[seat] == state.obelisk_armed:
            return seat
    return NOBODY


@rule
def roll_obelisk(world: World, state: State, log: Log, face: int) -> None:
    """WIZ-OBJ-05: the die of the obelisk."""
    needs = int(world.params.obelisk_on)
    strikes = 1 if face >= needs else 0
    emit(log, OBELISK_ROLLED, WIZ_OBJ_05, state.obelisk_armed, needs, face, strikes)
    state.phase = HOLDS
    if strikes == 0:
        return
    choices = obelisk_choices(world, state)
    if size(choices) > 1:
        state.phase = OBELISK_VICTIM
    elif choices != 0:
        strike_by_obelisk(world, state, log, first_of(choices))


@rule
def strike_by_obelisk(world: World, state: State, log: Log, slot: int) -> None:
    """OB: a unit of the enemy dies."""
    kill(world, state, log, slot, WIZ_OBJ_05)
    state.phase = HOLDS


# Holds


@rule
def holds_all(world: World, state: State, side: int) -> bool:
    """WIZ-MDE-02, WIZ-MDE-06: whether a side has what wins the game if it is held."""
    mode = world.mode[state.game]
    if mode == OVERLORD:
        return (
            controller(world, state, int(world.obelisk)) == side
            and controller(world, state, int(world.garden)) == side
            and controller(world, state, int(world.mine)) == side
        )
    if mode == SIEGE and side != world.defender:
        return castle_controller(world, state, int(world.defender)) == side
    return False


@rule
def test_holds(world: World, state: State, log: Log) -> None:
    """WIZ-TRN-10 (3) and (4): a hold that lasted wins; then what this side holds is armed.

    Modes are tested at such moments only (WIZ-END-05).
    """
    side = ending_side(world, state)
    armed = state.hold_armed
    because = WIZ_MDE_02 if world.mode[state.game] == OVERLORD else WIZ_MDE_06
    if armed != NOBODY and armed != side and holds_all(world, state, int(armed)):
        finish(state, log, because, int(armed))
        return
    held = controller(world, state, int(world.obelisk)) == side
    state.obelisk_armed = side if held else NOBODY
    if held:
        emit(log, OBELISK_ARMED, WIZ_TRN_10, side)
    held = holds_all(world, state, side)
    state.hold_armed = side if held else NOBODY
    if held:
        emit(log, HOLD_ARMED, because, side)
        if world.mode[state.game] == OVERLORD and world.params.overlord_hold == 0:
            finish(state, log, because, side)
    state.phase = NEXT_SLOT


# Rounds


@rule
def next_slot(world: World, state: State, log: Log) -> None:
    """WIZ-TRN-10 (5), WIZ-TRN-11."""
    state.slot += 1
    state.phase = BEGIN_TURN
    if state.slot >= world.slots:
        state.slot = 0
        end_round(world, state, log)


@rule
def end_round(world: World, state: State, log: Log) -> None:
    """WIZ-TRN-11: the Mine, the siege, the plague, the limit."""
    side = controller(world, state, int(world.mine))
    coins = min(int(world.params.coins_per_round), int(state.bank))
    if side != NOBODY and coins > 0:
        state.bank -= coins
        state.sides[side].coins += coins
        emit(log, COIN_TAKEN, WIZ_OBJ_09, side, state.sides[side].coins, state.bank)
    mode = world.mode[state.game]
    if mode == SIEGE:
        state.sieged += 1
        if state.sieged >= world.params.siege_rounds:
            finish(state, log, WIZ_MDE_07, int(world.defender))
    elif mode == PLAGUE_MODE:
        test_plague(world, state, log)
    if state.result == NOBODY and state.round >= world.round_limit:
        finish(state, log, WIZ_END_06, stronger(world, state))
    if state.result == NOBODY:
        state.round += 1
        emit(log, ROUND_STARTED, WIZ_TRN_11, state.round)


@rule
def test_plague(world: World, state: State, log: Log) -> None:
    """WIZ-MDE-09: a side without a living unit loses; both: the greater number wins."""
    gone_a = living_units(world, state, 0) == 0
    gone_b = living_units(world, state, 1) == 0
    if gone_a and gone_b:
        lead = units_of(world, state, 0) - units_of(world, state, 1)
        finish(state, log, WIZ_MDE_09, DRAWN if lead == 0 else 0 if lead > 0 else 1)
    elif gone_a or gone_b:
        finish(state, log, WIZ_MDE_09, 1 if gone_a else 0)


@rule
def strength(world: World, state: State, side: int) -> int:
    """WIZ-END-06: 2 for each living unit, 1 for each skeleton, nothing for who is walled in."""
    total = 0
    for slot in range(side * world.cap, (side + 1) * world.cap):
        unit = state.units[slot]
        if unit.on_table == 1 and unit.sealed == 0:
            total += 1 + unit.living
    return total


@rule
def stronger(world: World, state: State) -> int:
    """WIZ-END-06: who wins at the limit."""
    lead = strength(world, state, 0) - strength(world, state, 1)
    if lead == 0 or world.params.limits_result == DRAW:
        return DRAWN
    return 0 if lead > 0 else 1


@rule
def is_choice(choices: int, slot: int) -> bool:
    """Return whether a unit is among those that may be chosen."""
    return slot >= 0 and has(choices, slot)
