"""CIT-REL: the four relics. A relic works for units that its location controls now (CIT-REL-02)."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.cities.actions import HIDE
from voevoda.games.cities.events import ABANDONED, FORM_ENDED, MYSTIC_HIT, MYSTIC_TP, VAMPIRIC_GAIN
from voevoda.games.cities.ids import (
    CIT_REL_11,
    CIT_REL_12,
    CIT_REL_21,
    CIT_REL_23,
    CIT_REL_31,
)
from voevoda.games.cities.params import INCREDIBLE, SIEGE, VAMPIRIC
from voevoda.games.cities.reasons import ALREADY_ABANDONED, LACKS_RELIC, NO_HEALTH
from voevoda.games.cities.records import AROUND, State, Unit, World
from voevoda.games.cities.rules.damage import hurt
from voevoda.games.cities.rules.economy import gain_time, pay
from voevoda.games.cities.rules.map import distance, is_free


@rule
def bleed_mystically(world: World, state: State, log: Log, slot: int, other: int) -> None:
    """CIT-REL-11, CIT-REL-12: a dash brings a time point once a turn, and does magic damage."""
    unit = state.units[slot]
    location = state.locations[unit.ctrl]
    if location.mystic_used == 0:
        location.mystic_used = 1
        gained = gain_time(world, location, world.params.mystic_tp)
        emit(log, MYSTIC_TP, CIT_REL_12, unit.ctrl, gained, location.time)
    gross = world.params.mystic_damage
    emit(log, MYSTIC_HIT, CIT_REL_11, unit.number, state.units[other].number, gross)
    hurt(world, state, log, slot, other, gross, True)


@rule
def feed_vampire(world: World, state: State, log: Log, slot: int) -> None:
    """CIT-REL-31: a unit of a Vampiric location gains health whenever it is attacked."""
    unit = state.units[slot]
    if state.locations[unit.ctrl].relic == VAMPIRIC:
        unit.health += world.params.vampiric_health
        emit(log, VAMPIRIC_GAIN, CIT_REL_31, unit.number, world.params.vampiric_health, unit.health)


@rule
def refuse_hide(state: State, index: int) -> int:
    """Own checks of HIDE (CIT-REL-22, CIT-REL-24)."""
    location = state.locations[index]
    if location.relic != SIEGE:
        return LACKS_RELIC
    if location.abandoned == 1:
        return ALREADY_ABANDONED
    return 0 if location.health >= 1 else NO_HEALTH


@rule
def abandon(world: World, state: State, log: Log, index: int) -> None:
    """CIT-REL-21: the location takes the abandoned form, until it is struck once."""
    location = state.locations[index]
    price = int(location.siege_cost)
    pay(world, state, log, index, HIDE)
    location.abandoned = 1
    emit(log, ABANDONED, CIT_REL_21, index, price)


@rule
def end_form(world: World, state: State, log: Log, index: int) -> None:
    """CIT-REL-23: one strike ends the form and makes the next one cheaper."""
    location = state.locations[index]
    location.abandoned = 0
    lower = max(world.params.siege_min, location.siege_cost - world.params.siege_step)
    location.siege_cost = min(int(location.siege_cost), lower)
    emit(log, FORM_ENDED, CIT_REL_23, index, location.siege_cost)


@rule
def is_native(unit: Unit) -> bool:
    """CIT-REL-41: its home controls it."""
    return unit.number != 0 and unit.home == unit.ctrl


@rule
def can_jump(state: State, slot: int) -> bool:
    """CIT-REL-41, CIT-REL-43: a native unit of an Incredible location."""
    unit = state.units[slot]
    return is_native(unit) and state.locations[unit.home].relic == INCREDIBLE


@rule
def is_landing(world: World, state: State, slot: int, cell: int) -> bool:
    """CIT-REL-41: a cell beside another native unit of the same location, subdued or not."""
    home = state.units[slot].home
    at = cell * AROUND
    while world.around[at] >= 0:
        other = state.board[world.around[at]] - 1
        if other >= 0 and other != slot:
            unit = state.units[other]
            if unit.home == home and is_native(unit):
                return True
        at += 1
    return False


@rule
def has_landing(world: World, state: State, slot: int) -> bool:
    """Return whether a jump leads anywhere that a step does not (CIT-REL-42)."""
    here = state.units[slot].cell
    for cell in range(world.width * world.height):
        if (
            is_free(state, cell)
            and distance(world, here, cell) != 1
            and is_landing(world, state, slot, cell)
        ):
            return True
    return False
