"""CIT-LOC: assaults on locations, and conquest."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.cities.actions import ASSAULT
from voevoda.games.cities.events import (
    ASSAULT_DECLARED,
    ASSAULT_PRICE,
    CONQUERED,
    DIED,
    STRUCK,
    UNITS_FOLLOWED,
)
from voevoda.games.cities.ids import (
    CIT_LOC_02,
    CIT_LOC_03,
    CIT_LOC_04,
    CIT_LOC_05,
    CIT_LOC_07,
    CIT_LOC_08,
    CIT_LOC_09,
    CIT_LOC_11,
)
from voevoda.games.cities.reasons import (
    FRIENDLY_TARGET,
    NO_SPIRIT,
    NO_SUCH,
    NOT_IMPROVED,
    OUT_OF_RANGE,
)
from voevoda.games.cities.records import State, Unit, World
from voevoda.games.cities.rules.attack import in_range, refuse_fighter
from voevoda.games.cities.rules.death import receive_spirit
from voevoda.games.cities.rules.economy import pay
from voevoda.games.cities.rules.end import test_conquest
from voevoda.games.cities.rules.general import owner_of, slot_of
from voevoda.games.cities.rules.map import take_off
from voevoda.games.cities.rules.relics import end_form


@rule
def gates_open(world: World, state: State, seat: int) -> bool:
    """CIT-LOC-02: by option, the gates of a player who has no unit on the map."""
    if world.params.open_gates == 0:
        return False
    for slot in range(state.top):
        if state.units[slot].number != 0 and owner_of(state, state.units[slot]) == seat:
            return False
    return True


@rule
def may_assault(world: World, state: State, unit: Unit, seat: int) -> bool:
    """CIT-LOC-01, CIT-LOC-02: an improved unit, or any unit where the gates are open."""
    return unit.improved == 1 or gates_open(world, state, seat)


@rule
def refuse_assault(world: World, state: State, index: int, number: int, place: int) -> int:
    """Own checks of ATT on a location (6.2); `place` counts from 0."""
    slot = slot_of(state, number)
    reason = refuse_fighter(state, index, slot)
    if reason != 0:
        return reason
    if not 0 <= place < world.locations:
        return NO_SUCH
    unit = state.units[slot]
    defender = state.locations[place].owner
    if defender == state.locations[index].owner:
        return FRIENDLY_TARGET
    if not in_range(world, unit.cell, world.site[place]):
        return OUT_OF_RANGE
    if not may_assault(world, state, unit, defender):
        return NOT_IMPROVED
    return NO_SPIRIT if unit.spirit < world.params.assault_spirit else 0


@rule
def assault_location(
    world: World, state: State, log: Log, index: int, number: int, place: int
) -> None:
    """CIT-LOC-03 to CIT-LOC-08: pay the price, then strike with the spirit that is left."""
    slot = slot_of(state, number)
    unit = state.units[slot]
    pay(world, state, log, index, ASSAULT)
    unit.attacked = 1
    state.attack_seen = 1
    emit(log, ASSAULT_DECLARED, CIT_LOC_03, number, place)
    if unit.improved == 0:
        fired(log, CIT_LOC_02)
    spirit_paid = world.params.assault_spirit
    health_paid = min(world.params.assault_health, int(unit.health))
    unit.spirit -= spirit_paid
    unit.health -= health_paid
    emit(log, ASSAULT_PRICE, CIT_LOC_04, number, spirit_paid, health_paid, unit.spirit, unit.health)
    if unit.health == 0:
        die_of_assault(world, state, log, slot, place)
        return
    strike = int(unit.spirit)
    location = state.locations[place]
    if location.abandoned == 1:
        location.health = max(0, location.health - strike)
        emit(log, STRUCK, CIT_LOC_08, place, strike, location.spirit, location.health, 1)
        end_form(world, state, log, place)
        return
    location.spirit = max(0, location.spirit - strike)
    emit(log, STRUCK, CIT_LOC_07, place, strike, location.spirit, location.health, 0)
    if location.spirit == 0:
        conquer(world, state, log, slot, place)


@rule
def die_of_assault(world: World, state: State, log: Log, slot: int, place: int) -> None:
    """CIT-LOC-05: it dies before striking; its spirit goes to the attacked location."""
    unit = state.units[slot]
    spirit = int(unit.spirit)
    emit(log, DIED, CIT_LOC_05, unit.number, spirit)
    take_off(state, slot)
    receive_spirit(world, state, log, place, spirit)


@rule
def conquer(world: World, state: State, log: Log, slot: int, place: int) -> None:
    """CIT-LOC-09 to CIT-LOC-13: the unit becomes the location's strength; its units follow.

    Units born there under another controller stay with that one (CIT-LOC-12). It is no victory over
    a unit, so nobody is rewarded (CIT-VIC-04).
    """
    unit = state.units[slot]
    location = state.locations[place]
    loser = int(location.owner)
    winner = owner_of(state, unit)
    location.owner = winner
    location.spirit = unit.spirit
    location.health += unit.health
    location.ready = 0  # CIT-TRN-11
    number = int(unit.number)
    take_off(state, slot)
    emit(log, CONQUERED, CIT_LOC_09, place, winner, location.spirit, location.health, number)
    followers = 0
    for other in range(state.top):
        if state.units[other].number != 0 and state.units[other].ctrl == place:
            followers += 1
    if followers > 0:
        emit(log, UNITS_FOLLOWED, CIT_LOC_11, place, followers)
    test_conquest(world, state, log, loser, winner)
