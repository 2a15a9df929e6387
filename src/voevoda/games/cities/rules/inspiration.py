"""CIT-INS: a number of the row for spirit."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.cities.actions import INSPIRE
from voevoda.games.cities.events import INSPIRED
from voevoda.games.cities.ids import CIT_INS_01
from voevoda.games.cities.params import DASH, FACES
from voevoda.games.cities.reasons import DASH_POSITION, NO_SUCH, NOT_ITS_UNIT
from voevoda.games.cities.records import NOBODY, State, World
from voevoda.games.cities.rules.economy import pay
from voevoda.games.cities.rules.general import slot_of


@rule
def refuse_inspire(state: State, index: int, number: int, position: int) -> int:
    """Own checks of INS; a position that does not exist is none (CIT-INS-03, CIT-INS-04)."""
    slot = slot_of(state, number)
    if slot == NOBODY:
        return NO_SUCH
    if state.units[slot].ctrl != index:
        return NOT_ITS_UNIT
    if not 1 <= position <= FACES:
        return NO_SUCH
    return DASH_POSITION if state.units[slot].row[position - 1] == DASH else 0


@rule
def inspire_unit(
    world: World, state: State, log: Log, index: int, number: int, position: int
) -> None:
    """CIT-INS-01, CIT-INS-02: the number becomes a dash, the unit gains spirit and is free.

    Nothing else of the unit changes (CIT-INS-05).
    """
    pay(world, state, log, index, INSPIRE)
    unit = state.units[slot_of(state, number)]
    gained = world.params.inspire_spirit
    freed = int(unit.subdued)
    unit.row[position - 1] = DASH
    unit.spirit += gained
    unit.subdued = 0
    emit(log, INSPIRED, CIT_INS_01, number, position, gained, unit.spirit, freed)
