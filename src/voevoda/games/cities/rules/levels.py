"""CIT-LVL: levels, and the relic that the first brings."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.cities.actions import LEVEL_UP
from voevoda.games.cities.events import LEVELLED, RELIC_DRAWN, ROLLED
from voevoda.games.cities.ids import CIT_LVL_01, CIT_LVL_03
from voevoda.games.cities.reasons import MAX_LEVEL
from voevoda.games.cities.records import MAIN, ROLL_RELIC, State, World
from voevoda.games.cities.rules.economy import pay


@rule
def refuse_level(world: World, state: State, index: int) -> int:
    """CIT-LVL-01: at most `max_level`."""
    return MAX_LEVEL if state.locations[index].level >= world.params.max_level else 0


@rule
def gain_level(world: World, state: State, log: Log, index: int) -> None:
    """CIT-LVL-01, CIT-LVL-02, CIT-LVL-06: level, maxima, present values rise together, at once."""
    pay(world, state, log, index, LEVEL_UP)
    location = state.locations[index]
    location.level += 1
    location.spirit += world.params.level_spirit
    location.health += world.params.level_health
    emit(log, LEVELLED, CIT_LVL_01, index, location.level, location.spirit, location.health)
    if location.level == world.params.relic_level:
        state.acting = index
        state.phase = ROLL_RELIC


@rule
def draw_relic(world: World, state: State, log: Log, face: int) -> None:
    """CIT-LVL-03: the die decides; equal relics of several locations are possible."""
    index = state.acting
    emit(log, ROLLED, CIT_LVL_03, face)
    relic = world.params.relic_table[face - 1]
    state.locations[index].relic = relic
    emit(log, RELIC_DRAWN, CIT_LVL_03, index, relic)
    state.acting = 0
    state.phase = MAIN
