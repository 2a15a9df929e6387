"""CER-EFF: the end of an attack phase, when all that was recorded happens."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.cerilia.events import DAMAGED, ROUTED
from voevoda.games.cerilia.ids import (
    CER_EFF_01,
    CER_EFF_02,
    CER_EFF_03,
    CER_EFF_04,
)
from voevoda.games.cerilia.params import ROUT
from voevoda.games.cerilia.records import NOBODY, State, World
from voevoda.games.cerilia.rules.invisibility import clear_spent
from voevoda.games.cerilia.rules.losses import destroy_fort, destroy_unit
from voevoda.games.cerilia.rules.retreat import retreat
from voevoda.games.cerilia.rules.units import name_of


@rule
def apply_damage(world: World, state: State, log: Log) -> None:
    """CER-EFF-01, CER-EFF-02: damage counts from now on, the doomed are removed in order."""
    fired(log, CER_EFF_01)
    for u in range(world.units):
        unit = state.units[u]
        if unit.pending != 0 and unit.doomed == 0:
            unit.damage += unit.pending
            emit(log, DAMAGED, CER_EFF_02, name_of(world, u), unit.pending, unit.damage)
        unit.pending = 0
    for number in range(1, state.doom_count + 1):
        for u in range(world.units):
            if state.units[u].doomed == number:
                destroy_unit(world, state, log, u, CER_EFF_02)
    if state.fort.doomed != 0:
        destroy_fort(state, log)
    elif state.fort.pending != 0:
        state.fort.damage += state.fort.pending
        emit(log, DAMAGED, CER_EFF_02, 0, state.fort.pending, state.fort.damage)
        state.fort.pending = 0


@rule
def let_next_fall(world: World, state: State, log: Log) -> None:
    """CER-EFF-03: retreat number `cursor` of the queue; the dead are skipped."""
    u = NOBODY
    for each in range(world.units):
        if state.units[each].falling == state.cursor:
            u = each
    if u == NOBODY:
        return
    unit = state.units[u]
    routs = unit.falls_by == ROUT
    unit.falling = 0
    unit.falls_by = 0
    fired(log, CER_EFF_03)
    if routs:
        unit.routed = 1
        emit(log, ROUTED, CER_EFF_03, name_of(world, u))
    retreat(world, state, log, u)


@rule
def close_effects(world: World, state: State, log: Log) -> None:
    """CER-EFF-04: nothing is pending any more."""
    fired(log, CER_EFF_04)
    clear_spent(world, state)
    state.doom_count = 0
    state.fall_count = 0
    state.cursor = 0
    state.resolving = 0
