"""CIT-RES: a location repairs itself."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.cities.actions import RESTORE
from voevoda.games.cities.events import RESTORED
from voevoda.games.cities.ids import CIT_RES_02
from voevoda.games.cities.reasons import HEALTH_FULL
from voevoda.games.cities.records import State, World
from voevoda.games.cities.rules.economy import pay
from voevoda.games.cities.rules.general import maximum_health


@rule
def refuse_restore(world: World, state: State, index: int) -> int:
    """CIT-RES-01: only below the maximum."""
    location = state.locations[index]
    full = location.health >= maximum_health(world, location, world.kind[index])
    return HEALTH_FULL if full else 0


@rule
def restore_location(world: World, state: State, log: Log, index: int) -> None:
    """CIT-RES-02: health grows, not above the maximum."""
    pay(world, state, log, index, RESTORE)
    location = state.locations[index]
    missing = maximum_health(world, location, world.kind[index]) - location.health
    gained = min(world.params.restore_health, missing)
    location.health += gained
    emit(log, RESTORED, CIT_RES_02, index, gained, location.health)
