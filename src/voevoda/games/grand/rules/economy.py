"""GRA-ECO: income, upkeep, and what happens to those who cannot pay."""

from __future__ import annotations

from typing import Any

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.grand.actions import disband
from voevoda.games.grand.events import DEBT_FORGIVEN, DISBANDED, INCOME, TURMOIL_FELT
from voevoda.games.grand.ids import GRA_ECO_03, GRA_ECO_04, GRA_ECO_05, GRA_SPO_07
from voevoda.games.grand.params import CITY, LEVELS, MINE, PERSONAL, PORT
from voevoda.games.grand.reasons import IS_PINNED, KEEPS_PERSONAL, NO_UPKEEP
from voevoda.games.grand.records import DEBT, IN_ORDERS, NOWHERE, State, World
from voevoda.games.grand.rules.listing import add
from voevoda.games.grand.rules.pieces import tag_kind
from voevoda.games.grand.rules.removal import destroy_unit

NO_CHOICE = -1


@rule
def yield_of(world: World, state: State, cell: int) -> int:
    """What a building brings in a year, turmoil apart."""
    kind = state.kind[cell]
    if kind != CITY and kind != MINE and kind != PORT:
        return 0
    return world.params.income[kind * (LEVELS + 1) + state.level[cell]]


@rule
def in_turmoil(world: World, state: State, cell: int, seat: int) -> bool:
    """GRA-ECO-01, GRA-SPO-07: a land in turmoil yields nothing to the owner of its city."""
    land = world.land[cell]
    if land == NOWHERE or state.turmoil[land] == 0:
        return False
    city = state.city[land]
    return city != NOWHERE and state.owner[city] == seat


@rule
def gross_income(world: World, state: State, seat: int, troubled: int) -> int:
    """GRA-ECO-01: all own cities, mines and ports; with `troubled`, turmoil counts."""
    total = 0
    for place in range(state.buildings):
        cell = int(state.built[place])
        if state.owner[cell] != seat:
            continue
        if troubled == 0 or not in_turmoil(world, state, cell, seat):
            total += yield_of(world, state, cell)
    return total


@rule
def upkeep_of(world: World, state: State, seat: int) -> int:
    """GRA-ECO-02: all own units."""
    total = 0
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.owner == seat:
            total += world.params.upkeep[tag_kind(unit.tag)]
    return total


@rule
def net_income(world: World, state: State, seat: int) -> int:
    """GRA-ECO-03: gross minus upkeep, turmoil apart."""
    return gross_income(world, state, seat, 0) - upkeep_of(world, state, seat)


@rule
def receive_income(world: World, state: State, log: Log) -> None:
    """GRA-ECO-04, GRA-ECO-06, GRA-SPO-07: the year is paid, by nobody else; turmoil passes."""
    seat = int(state.active)
    gross = gross_income(world, state, seat, 1)
    upkeep = upkeep_of(world, state, seat)
    state.coins[seat] += gross - upkeep
    emit(log, INCOME, GRA_ECO_04, seat, gross, upkeep, state.coins[seat])
    fired(log, GRA_ECO_03)
    for land in range(world.lands):
        city = state.city[land]
        if state.turmoil[land] > 0 and city != NOWHERE and state.owner[city] == seat:
            state.turmoil[land] -= 1
            emit(log, TURMOIL_FELT, GRA_SPO_07, land, state.turmoil[land])
    settle_debt(world, state, log)


@rule
def settle_debt(world: World, state: State, log: Log) -> None:
    """GRA-ECO-05: units are sent away until the debt is paid; without any it is forgiven."""
    seat = int(state.active)
    while state.coins[seat] < 0:
        count = 0
        only = NO_CHOICE
        for slot in range(state.top):
            if costs_upkeep(world, state, slot, seat):
                count += 1
                only = slot
        if count > 1:
            state.node = DEBT
            state.asked = seat
            return
        if count == 0:
            state.coins[seat] = 0
            emit(log, DEBT_FORGIVEN, GRA_ECO_05, seat)
        else:
            send_away_unpaid(world, state, log, only)
    state.node = IN_ORDERS
    state.asked = seat


@rule
def costs_upkeep(world: World, state: State, slot: int, seat: int) -> bool:
    """Whether a seat pays for a unit."""
    unit = state.units[slot]
    return unit.owner == seat and world.params.upkeep[tag_kind(unit.tag)] > 0


@rule
def send_away_unpaid(world: World, state: State, log: Log, slot: int) -> None:
    """GRA-ECO-05: the unit is removed, and its upkeep is added to the coins."""
    seat = int(state.active)
    state.coins[seat] += world.params.upkeep[tag_kind(state.units[slot].tag)]
    send_away(world, state, log, slot)


@rule
def send_away(world: World, state: State, log: Log, slot: int) -> None:
    """A unit is disbanded."""
    seat = int(state.active)
    emit(log, DISBANDED, GRA_ECO_05, state.units[slot].tag, seat, state.coins[seat])
    destroy_unit(world, state, log, slot, GRA_ECO_05)


@rule
def list_debtors(world: World, state: State, actions: Any) -> int:
    """GRA-ECO-05: which units may go."""
    count = 0
    for slot in range(state.top):
        if costs_upkeep(world, state, slot, int(state.active)):
            count = add(actions, count, disband(int(state.units[slot].tag)))
    return count


@rule
def refuse_disband(state: State, slot: int) -> int:
    """Any own unit but the personal army, unless it is committed."""
    unit = state.units[slot]
    if tag_kind(unit.tag) == PERSONAL:
        return KEEPS_PERSONAL
    return IS_PINNED if unit.pinned == 1 else 0


@rule
def refuse_debtor(world: World, state: State, slot: int) -> int:
    """GRA-ECO-05: why a unit is not taken for a debt."""
    return 0 if costs_upkeep(world, state, slot, int(state.active)) else NO_UPKEEP
