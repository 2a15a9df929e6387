"""CIT-CAP: capture by magic. Nothing else captures (CIT-CAP-04, CIT-CAP-06)."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.cities.events import CAPTURED
from voevoda.games.cities.ids import CIT_CAP_02
from voevoda.games.cities.records import State, World
from voevoda.games.cities.rules.victory import reward


@rule
def capture(world: World, state: State, log: Log, attacker: int, target: int) -> None:
    """CIT-CAP-01, CIT-CAP-02, CIT-CAP-05: the target changes hands.

    The controller changes, the unit is subdued, the rest stays.
    """
    unit = state.units[target]
    unit.ctrl = state.units[attacker].ctrl
    unit.subdued = 1
    emit(log, CAPTURED, CIT_CAP_02, unit.number, unit.ctrl)
    reward(world, state, log, attacker)
