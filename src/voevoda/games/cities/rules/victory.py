"""CIT-VIC: the reward of a unit that killed or captured."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.cities.events import VICTORY
from voevoda.games.cities.ids import CIT_VIC_01
from voevoda.games.cities.records import State, World


@rule
def reward(world: World, state: State, log: Log, slot: int) -> None:
    """CIT-VIC-01, CIT-VIC-02, CIT-VIC-03: spirit and health every time; improved for good."""
    unit = state.units[slot]
    unit.spirit += world.params.victory_spirit
    unit.health += world.params.victory_health
    unit.improved = 1
    emit(log, VICTORY, CIT_VIC_01, unit.number, unit.spirit, unit.health)
