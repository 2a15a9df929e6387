"""CER-UNI-01, CER-CST-04: damage, destruction, leaving the battle; casters go with their hosts."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.cerilia.events import CASTER_LOST, DAMAGED, DESTROYED, LEFT_BATTLE
from voevoda.games.cerilia.ids import CER_CST_04, CER_FOR_09, CER_UNI_01, CER_UNI_06
from voevoda.games.cerilia.records import DEAD, FLED, NOBODY, THE_FORT, State, World
from voevoda.games.cerilia.rules.units import caster_of, hits_of, name_of, put_unit, side_of


@rule
def destroy_unit(world: World, state: State, log: Log, u: int, because: int) -> None:
    """CER-UNI-01: a unit is gone."""
    emit(log, DESTROYED, because, name_of(world, u))
    take_away(world, state, log, u, DEAD)


@rule
def leave_battle(world: World, state: State, log: Log, u: int, because: int) -> None:
    """CER-RAL-04, CER-RAL-05: a unit has fled, and counts as lost."""
    emit(log, LEFT_BATTLE, because, name_of(world, u))
    take_away(world, state, log, u, FLED)


@rule
def take_away(world: World, state: State, log: Log, u: int, place: int) -> None:
    """CER-CST-04, CER-UNI-06: what a lost unit takes with it; summoned ones cost nothing."""
    unit = state.units[u]
    put_unit(world, state, u, place)
    unit.damage = 0
    unit.routed = 0
    unit.hidden = 0
    unit.bless_until = 0
    unit.bless_sign = 0
    unit.downhill = 0
    unit.path = 0
    unit.pending = 0
    unit.doomed = 0
    unit.falling = 0
    unit.falls_by = 0
    unit.spent = 0
    if unit.summoned == 0:
        state.lost_cost[side_of(world, u)] += world.cards[unit.type].cost
    else:
        fired(log, CER_UNI_06)
    c = caster_of(world, state, u)
    if c != NOBODY:
        state.casters[c].host = NOBODY
        state.casters[c].lost = 1
        emit(log, CASTER_LOST, CER_CST_04, world.caster_name[c])


@rule
def hurt_unit(world: World, state: State, log: Log, u: int, amount: int, because: int) -> None:
    """CER-UNI-01: damage at once; at its hits the unit is destroyed."""
    unit = state.units[u]
    if amount == 0:
        return
    if unit.damage + amount >= hits_of(world, state, u):
        destroy_unit(world, state, log, u, CER_UNI_01)
        return
    unit.damage += amount
    emit(log, DAMAGED, because, name_of(world, u), amount, unit.damage)


@rule
def hurt_fort(world: World, state: State, log: Log, amount: int, because: int) -> None:
    """CER-FOR-09: damage to the fort; at the garrison's hits its card is removed."""
    if state.fort.damage + amount >= hits_of(world, state, THE_FORT):
        destroy_fort(state, log)
        return
    state.fort.damage += amount
    emit(log, DAMAGED, because, 0, amount, state.fort.damage)


@rule
def destroy_fort(state: State, log: Log) -> None:
    """CER-FOR-09: the sector is open ground."""
    emit(log, DESTROYED, CER_FOR_09, 0)
    fort = state.fort
    fort.sector = NOBODY
    fort.destroyed = 1
    fort.level = 0
    fort.bonus = 0
    fort.damage = 0
    fort.engaged0 = 0
    fort.attacked = 0
    fort.pending = 0
    fort.doomed = 0
