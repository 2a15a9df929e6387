"""CIT-DTH: death of a unit, and who takes its spirit."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.cities.events import DIED, SPIRIT_WON
from voevoda.games.cities.ids import CIT_DTH_01, CIT_DTH_03
from voevoda.games.cities.records import State, World
from voevoda.games.cities.rules.general import maximum_spirit
from voevoda.games.cities.rules.map import take_off
from voevoda.games.cities.rules.victory import reward


@rule
def kill(world: World, state: State, log: Log, attacker: int, target: int) -> None:
    """CIT-DTH-01, CIT-DTH-02: the target's spirit goes to the location controlling the attacker."""
    unit = state.units[target]
    spirit = int(unit.spirit)
    emit(log, DIED, CIT_DTH_01, unit.number, spirit)
    take_off(state, target)
    receive_spirit(world, state, log, state.units[attacker].ctrl, spirit)
    reward(world, state, log, attacker)


@rule
def receive_spirit(world: World, state: State, log: Log, index: int, spirit: int) -> None:
    """CIT-DTH-03: only up to the maximum; a location above it gains and loses nothing."""
    location = state.locations[index]
    room = maximum_spirit(world, location, world.kind[index]) - location.spirit
    gained = max(0, min(spirit, room))
    if gained > 0:
        location.spirit += gained
        emit(log, SPIRIT_WON, CIT_DTH_03, index, gained, location.spirit)
