"""CER-RAL: routed units try to rally, one after the other."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.cerilia.events import RALLIED, STAYED_IN_FORT
from voevoda.games.cerilia.ids import (
    CER_RAL_01,
    CER_RAL_02,
    CER_RAL_03,
    CER_RAL_04,
    CER_RAL_05,
    CER_RAL_06,
)
from voevoda.games.cerilia.records import ATT, GOING, NOBODY, RALLYING, RESERVE, State, World
from voevoda.games.cerilia.roster import MERCENARY
from voevoda.games.cerilia.rules.losses import leave_battle
from voevoda.games.cerilia.rules.morale import hold_without_die, morale_holds
from voevoda.games.cerilia.rules.retreat import retreat
from voevoda.games.cerilia.rules.units import in_own_fort, name_of, traits_of


@rule
def rally_order(world: World, state: State, place: int) -> int:
    """CER-RAL-01: the unit at a place of the order: the initiative side first, by number."""
    if state.initiative == ATT:
        return place
    defenders = world.units - world.first_def
    if place < defenders:
        return int(world.first_def + place)
    return int(place - defenders)


@rule
def rally_next(world: World, state: State, log: Log) -> None:
    """CER-RAL-01: the next unit of the order checks if it is routed."""
    u = rally_order(world, state, int(state.cursor))
    state.cursor += 1
    if state.units[u].routed == 0:
        return
    fired(log, CER_RAL_01)
    if hold_without_die(world, state, log, u):
        rally_unit(world, state, log, u)
    else:
        state.target = u
        state.node = RALLYING


@rule
def rally_unit(world: World, state: State, log: Log, u: int) -> None:
    """CER-RAL-02: the unit acts normally again."""
    state.units[u].routed = 0
    emit(log, RALLIED, CER_RAL_02, name_of(world, u))


@rule
def resolve_rally(world: World, state: State, log: Log, face: int) -> None:
    """CER-RAL-02 to CER-RAL-06: the die of a rally fell."""
    u = int(state.target)
    state.target = NOBODY
    state.node = GOING
    if morale_holds(world, state, log, u, face):
        rally_unit(world, state, log, u)
    elif in_own_fort(world, state, u):
        emit(log, STAYED_IN_FORT, CER_RAL_06, name_of(world, u))
    elif traits_of(world, state, u) & MERCENARY != 0:
        leave_battle(world, state, log, u, CER_RAL_05)
    elif state.units[u].place == RESERVE:
        leave_battle(world, state, log, u, CER_RAL_04)
    else:
        fired(log, CER_RAL_03)
        retreat(world, state, log, u)
