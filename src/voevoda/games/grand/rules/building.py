"""GRA-BLD, GRA-CMP: works are ordered and paid, and completed when the battles are over."""

from __future__ import annotations

from typing import Any

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.grand.actions import build, level_up
from voevoda.games.grand.events import WORK_DONE, WORK_LOST, WORK_ORDERED
from voevoda.games.grand.ids import GRA_BLD_03, GRA_CMP_01, GRA_CMP_02, GRA_CMP_03
from voevoda.games.grand.params import BRIDGE, CITY, LEVEL, MINE, PORT
from voevoda.games.grand.reasons import (
    BUILT_ON,
    HAS_CITY,
    HIGHEST_LEVEL,
    NO_ACTION,
    NO_COINS,
    NO_LAND,
    NO_LEVELS,
    NO_ORE,
    NO_RIVER,
    NO_SEA,
    NOT_ARMY,
    NOT_LAND,
    ON_MOUNTAIN,
    WORK_HERE,
)
from voevoda.games.grand.records import (
    AROUND,
    DRAGON_MARK,
    MOUNTAIN,
    NO_MARK,
    NOWHERE,
    SEA,
    State,
    World,
)
from voevoda.games.grand.rules.listing import add
from voevoda.games.grand.rules.pieces import building_at, can_act, is_army
from voevoda.games.grand.rules.removal import drop_work, raise_building


@rule
def work_cost(world: World, cell: int, work: int) -> int:
    """What a work of level 1 costs on a cell."""
    if work == MINE and world.mark[cell] == DRAGON_MARK:
        return world.params.dragon_mine_cost
    return world.params.work_cost[work]


@rule
def highest_level(world: World, state: State, cell: int) -> int:
    """GRA-BLD-05: how far a building may grow."""
    if state.kind[cell] == CITY:
        return world.params.city_max
    if state.kind[cell] == MINE:
        return world.params.mine_max[1 if world.mark[cell] == DRAGON_MARK else 0]
    return 1


@rule
def level_cost(world: World, state: State, cell: int) -> int:
    """What the next level of a building costs."""
    if state.kind[cell] == CITY:
        return world.params.city_level_cost[state.level[cell] + 1]
    return world.params.mine_level_cost


@rule
def lies_at_sea(world: World, cell: int) -> bool:
    """GRA-BLD-02: whether a neighbouring cell is sea."""
    at = cell * AROUND
    while world.around[at] >= 0:
        if world.terrain[world.around[at]] == SEA:
            return True
        at += 1
    return False


@rule
def refuse_site(world: World, state: State, cell: int, work: int) -> int:
    """GRA-BLD-02: why a work cannot stand on a cell, other works apart."""
    if work == BRIDGE:
        return 0 if world.river[cell] == 1 and state.bridge[cell] == 0 else NO_RIVER
    if state.kind[cell] != 0:
        return BUILT_ON
    if work == CITY:
        if world.terrain[cell] == MOUNTAIN:
            return ON_MOUNTAIN
        if world.land[cell] == NOWHERE:
            return NO_LAND
        return HAS_CITY if state.city[world.land[cell]] != NOWHERE else 0
    if work == MINE and world.mark[cell] == NO_MARK:
        return NO_ORE
    if work == PORT and not lies_at_sea(world, cell):
        return NO_SEA
    return 0


@rule
def refuse_other_works(world: World, state: State, cell: int, work: int) -> int:
    """GRA-BLD-01: one work per cell; GRA-BLD-02: one city per land."""
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.work == 0:
            continue
        if unit.cell == cell:
            return WORK_HERE
        if work == CITY and unit.work == CITY and world.land[unit.cell] == world.land[cell]:
            return HAS_CITY
    return 0


@rule
def refuse_build(world: World, state: State, slot: int, work: int) -> int:
    """GRA-BLD-01 to GRA-BLD-03: why an army cannot begin a work."""
    unit = state.units[slot]
    cell = int(unit.cell)
    if not is_army(int(unit.tag)):
        return NOT_ARMY
    if not can_act(state, int(unit.tag)):
        return NO_ACTION
    if world.terrain[cell] == SEA:
        return NOT_LAND
    if not CITY <= work <= BRIDGE:
        return NO_RIVER
    reason = refuse_site(world, state, cell, work)
    if reason == 0:
        reason = refuse_other_works(world, state, cell, work)
    if reason == 0 and state.coins[unit.owner] < work_cost(world, cell, work):
        reason = NO_COINS
    return reason


@rule
def list_works(world: World, state: State, actions: Any, count: int, slot: int) -> int:
    """What an army may build where it stands."""
    unit = state.units[slot]
    cell = int(unit.cell)
    if world.terrain[cell] == SEA:
        return count
    for work in range(CITY, BRIDGE + 1):
        if (
            state.coins[unit.owner] >= work_cost(world, cell, work)
            and refuse_site(world, state, cell, work) == 0
            and refuse_other_works(world, state, cell, work) == 0
        ):
            count = add(actions, count, build(int(unit.tag), work))
    return count


@rule
def begin_work(world: World, state: State, log: Log, slot: int, work: int) -> None:
    """GRA-BLD-03: paid now; the army is committed."""
    unit = state.units[slot]
    cell = int(unit.cell)
    cost = work_cost(world, cell, work)
    state.coins[unit.owner] -= cost
    unit.act = 0
    unit.pinned = 1
    unit.work = work
    unit.spoiled = 0
    emit(log, WORK_ORDERED, GRA_BLD_03, unit.tag, work, cell, cost)


@rule
def refuse_level(world: World, state: State, cell: int) -> int:
    """GRA-BLD-05: why a building cannot gain a level."""
    if not can_act(state, building_at(cell)):
        return NO_ACTION
    if state.kind[cell] != CITY and state.kind[cell] != MINE:
        return NO_LEVELS
    if state.level[cell] >= highest_level(world, state, cell):
        return HIGHEST_LEVEL
    if state.work[cell] != 0:
        return WORK_HERE
    return NO_COINS if state.coins[state.owner[cell]] < level_cost(world, state, cell) else 0


@rule
def list_levels(world: World, state: State, actions: Any, count: int, cell: int) -> int:
    """Whether a building may gain a level."""
    if refuse_level(world, state, cell) == 0:
        count = add(actions, count, level_up(cell))
    return count


@rule
def begin_level(world: World, state: State, log: Log, cell: int) -> None:
    """GRA-BLD-03, GRA-BLD-05: paid now; the building's action is spent."""
    cost = level_cost(world, state, cell)
    state.coins[state.owner[cell]] -= cost
    state.act[cell] = 0
    state.work[cell] = LEVEL
    state.spoiled[cell] = 0
    emit(log, WORK_ORDERED, GRA_BLD_03, building_at(cell), LEVEL, cell, cost)


@rule
def any_work(state: State, seat: int) -> bool:
    """Whether a seat has a work pending."""
    for slot in range(state.top):
        if state.units[slot].work != 0 and state.units[slot].owner == seat:
            return True
    for place in range(state.buildings):
        cell = state.built[place]
        if state.work[cell] != 0 and state.owner[cell] == seat:
            return True
    return False


@rule
def complete_works(world: World, state: State, log: Log, seat: int) -> None:
    """GRA-CMP-01: the works of a seat's living builders, levels first (GRA-GEO-04)."""
    for place in range(state.buildings):
        cell = int(state.built[place])
        if state.work[cell] != 0 and state.owner[cell] == seat:
            complete_level(world, state, log, cell)
    for slot in range(state.top):
        if state.units[slot].work != 0 and state.units[slot].owner == seat:
            complete_work(world, state, log, slot)


@rule
def complete_level(world: World, state: State, log: Log, cell: int) -> None:
    """GRA-CMP-02: a level more, unless the work was spoiled."""
    piece = building_at(cell)
    if state.spoiled[cell] == 1:
        emit(log, WORK_LOST, GRA_CMP_01, piece, LEVEL)
    elif state.level[cell] >= highest_level(world, state, cell):
        emit(log, WORK_LOST, GRA_CMP_03, piece, LEVEL)
    else:
        state.level[cell] += 1
        emit(log, WORK_DONE, GRA_CMP_02, piece, LEVEL, cell, state.level[cell])
    drop_work(state, cell)


@rule
def complete_work(world: World, state: State, log: Log, slot: int) -> None:
    """GRA-BLD-04, GRA-CMP-02: a building or a bridge, unless the work was spoiled."""
    unit = state.units[slot]
    work, cell = int(unit.work), int(unit.cell)
    if unit.spoiled == 1:
        emit(log, WORK_LOST, GRA_CMP_01, unit.tag, work)
    elif refuse_site(world, state, cell, work) != 0:
        emit(log, WORK_LOST, GRA_CMP_03, unit.tag, work)
    else:
        level = 1
        if work == BRIDGE:
            state.bridge[cell] = 1
        else:
            if work == MINE and world.mark[cell] == DRAGON_MARK:
                level = int(world.params.mine_max[1])
            raise_building(world, state, cell, work, level, int(unit.owner))
        emit(log, WORK_DONE, GRA_CMP_02, unit.tag, work, cell, level)
    unit.work = 0
    unit.spoiled = 0
