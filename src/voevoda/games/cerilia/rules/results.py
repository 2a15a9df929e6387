"""CER-RES: what the battle die brings; recorded, and carried out at the end of the phase."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.cerilia.events import BATTLE_ROLLED, DOOMED, FALLING, RESULT_IGNORED
from voevoda.games.cerilia.ids import (
    CER_FOR_06,
    CER_MOR_03,
    CER_RES_01,
    CER_RES_03,
    CER_RES_04,
    CER_RES_05,
    CER_RES_06,
    CER_RES_07,
    CER_RES_08,
)
from voevoda.games.cerilia.params import DESTROY, FACES, FALL_BACK, HIT, MISS, ROUT
from voevoda.games.cerilia.records import GOING, MORALE, NOBODY, THE_FORT, State, World
from voevoda.games.cerilia.rules.morale import checks_after_hit, hold_without_die, morale_holds
from voevoda.games.cerilia.rules.units import hits_of, in_own_fort, name_of


@rule
def resolve_attack(world: World, state: State, log: Log, face: int) -> None:
    """CER-RES-01 to CER-RES-08: the die of an attack fell."""
    target = int(state.target)
    result = int(world.params.battle_table[(state.column + 3) * FACES + face - 1])
    emit(log, BATTLE_ROLLED, CER_RES_01, name_of(world, target), face, result)
    state.node = GOING
    if result == MISS:
        fired(log, CER_RES_03)
    elif result == DESTROY:
        doom(world, state, log, target, CER_RES_07)
    elif target == THE_FORT:
        strike_fort(world, state, log, result)
    else:
        strike_unit(world, state, log, target, result)
    if state.node == GOING:
        close_attack(state)


@rule
def close_attack(state: State) -> None:
    """The dice of an attack have all fallen."""
    state.attacker = NOBODY
    state.target = NOBODY
    state.column = 0
    state.node = GOING


@rule
def strike_fort(world: World, state: State, log: Log, result: int) -> None:
    """CER-RES-08: F leaves the fort alone, H and R are 1 damage."""
    if result == FALL_BACK:
        emit(log, RESULT_IGNORED, CER_RES_08, 0, result)
        return
    state.fort.pending += 1
    if state.fort.damage + state.fort.pending >= hits_of(world, state, THE_FORT):
        doom(world, state, log, THE_FORT, CER_RES_08)


@rule
def strike_unit(world: World, state: State, log: Log, u: int, result: int) -> None:
    """CER-RES-04 to CER-RES-06, CER-FOR-06: F, H or R against a unit."""
    sheltered = in_own_fort(world, state, u)
    if result != HIT and sheltered:
        emit(log, RESULT_IGNORED, CER_FOR_06, name_of(world, u), result)
    if result == FALL_BACK:
        if not sheltered:
            let_fall(world, state, log, u, FALL_BACK, CER_RES_04)
    elif result == HIT:
        fired(log, CER_RES_05)
        wound(world, state, log, u, 1)
        if checks_after_hit(world, state, u) and not hold_without_die(world, state, log, u):
            state.node = MORALE
    elif sheltered:
        wound(world, state, log, u, int(world.params.fort_rout_damage))
    else:
        wound(world, state, log, u, 1)
        if state.units[u].doomed == 0:
            let_fall(world, state, log, u, ROUT, CER_RES_06)


@rule
def resolve_morale(world: World, state: State, log: Log, face: int) -> None:
    """CER-MOR-03: the die of the check after a hit fell."""
    u = int(state.target)
    if not morale_holds(world, state, log, u, face):
        let_fall(world, state, log, u, ROUT, CER_MOR_03)
    close_attack(state)


@rule
def wound(world: World, state: State, log: Log, u: int, amount: int) -> None:
    """CER-RES-08: damage to be applied later; as much as the hits dooms the unit now."""
    unit = state.units[u]
    unit.pending += amount
    if unit.damage + unit.pending >= hits_of(world, state, u):
        doom(world, state, log, u, CER_RES_08)


@rule
def doom(world: World, state: State, log: Log, target: int, because: int) -> None:
    """CER-RES-07, CER-RES-08: the target will be destroyed at the end of the phase."""
    if target == THE_FORT:
        state.doom_count += 1
        state.fort.doomed = state.doom_count
    elif state.units[target].doomed == 0:
        state.doom_count += 1
        state.units[target].doomed = state.doom_count
    emit(log, DOOMED, because, name_of(world, target))


@rule
def let_fall(world: World, state: State, log: Log, u: int, by: int, because: int) -> None:
    """CER-EFF-03: into the queue of retreats, once; R counts more than F."""
    unit = state.units[u]
    if unit.falling == 0:
        state.fall_count += 1
        unit.falling = state.fall_count
    unit.falls_by = max(int(unit.falls_by), by)
    emit(log, FALLING, because, name_of(world, u), by)
