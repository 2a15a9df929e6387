"""What a bot weighs of all that is allowed.

Left out are orders that no sensible lord gives, such as attacks on friends, and those that are as
good as others on the list, such as most of the cells where a march may end.
"""

from __future__ import annotations

from typing import Any

from voevoda.core.actions import kind_of
from voevoda.core.dice import Random, draw
from voevoda.core.rule import rule
from voevoda.games.grand.actions import (
    CAST_ON,
    HIRE_MAGE,
    HIRE_SHIP,
    cast_spell,
    cast_target,
    declared_target,
    end,
    hired_school,
    hired_troops,
    move_cell,
)
from voevoda.games.grand.laying import next_order
from voevoda.games.grand.params import (
    CITY,
    FOREST_SCHOOL,
    FURY,
    GHOSTS,
    MAGE,
    PLAIN_SCHOOL,
    WATER,
    WIND,
)
from voevoda.games.grand.records import (
    ARRANGE,
    CARD,
    IN_ORDERS,
    MOUNTAIN,
    NO_MARK,
    NOWHERE,
    REARRANGE,
    RELAY,
    SEA,
    State,
    World,
)
from voevoda.games.grand.relaying import next_card
from voevoda.games.grand.rules.building import list_levels, list_works
from voevoda.games.grand.rules.cells import are_friends, sleeps_at
from voevoda.games.grand.rules.declaring import list_all_declarations
from voevoda.games.grand.rules.economy import net_income
from voevoda.games.grand.rules.geometry import distance
from voevoda.games.grand.rules.hiring import list_arming, list_hires
from voevoda.games.grand.rules.layout import list_layout
from voevoda.games.grand.rules.legal import list_actions
from voevoda.games.grand.rules.listing import add
from voevoda.games.grand.rules.magic import list_spells
from voevoda.games.grand.rules.movement import list_moves
from voevoda.games.grand.rules.pieces import (
    building_at,
    can_act,
    cell_of,
    is_army,
    is_building,
    is_mage,
    on_the_map,
    owner_of,
)

SPOTS = 6
"""Cells next to something to attack, and of those that lead there, that are weighed of a march."""
LEAST_INCOME = 5
"""What hiring has to leave of the income, unless the treasury lasts for YEARS."""
YEARS = 6


@rule
def list_candidates(world: World, state: State, random: Random, actions: Any) -> int:
    """Fill in what is worth weighing; cards are drawn from a mix."""
    node = state.node
    if node == CARD:
        return add(actions, 0, next_order(world, state, random))
    if node == RELAY:
        return add(actions, 0, next_card(world, state, random))
    if node in (ARRANGE, REARRANGE):
        actions[0] = actions[draw(random, list_layout(world, state, actions))]
        return 1
    if node == IN_ORDERS:
        return list_sensible_orders(world, state, random, actions)
    return list_actions(world, state, actions)


@rule
def list_sensible_orders(world: World, state: State, random: Random, actions: Any) -> int:
    """What a lord may sensibly order in a turn; nobody is disbanded, and no peace is made."""
    seat = int(state.active)
    count = add(actions, 0, end())
    school = FOREST_SCHOOL + draw(random, PLAIN_SCHOOL)
    for place in range(state.buildings):
        cell = int(state.built[place])
        if state.owner[cell] == seat and can_act(state, building_at(cell)):
            count = list_levels(world, state, actions, count, cell)
            after = list_hires(world, state, actions, count, cell)
            count = keep_hires(world, state, actions, count, after, school)
    for slot in range(state.top):
        if state.units[slot].owner != seat:
            continue
        after = list_moves(world, state, actions, count, slot)
        count = keep_moves(world, state, actions, count, after, slot)
        tag = int(state.units[slot].tag)
        if not can_act(state, tag):
            continue
        if is_army(tag):
            count = list_works(world, state, actions, count, slot)
            count = list_arming(world, state, actions, count, slot)
        elif is_mage(tag):
            after = list_spells(world, state, actions, count, slot)
            count = keep_spells(world, state, actions, count, after)
    after = list_all_declarations(world, state, actions, count, seat)
    return keep_declarations(world, state, actions, count, after)


@rule
def keep_hires(
    world: World, state: State, actions: Any, first: int, after: int, school: int
) -> int:
    """Keep troops that can be paid for long, and of equal mages one; ships lead nowhere."""
    seat = int(state.active)
    income = net_income(world, state, seat)
    kept = first
    for place in range(first, after):
        code = actions[place]
        kind = kind_of(code)
        if kind == HIRE_SHIP or (kind == HIRE_MAGE and hired_school(code) != school):
            continue
        troops = MAGE if kind == HIRE_MAGE else hired_troops(code)
        upkeep = int(world.params.upkeep[troops])
        rest = int(state.coins[seat]) - int(world.params.unit_cost[troops])
        left = income - upkeep
        if left >= LEAST_INCOME or upkeep == 0 or rest + YEARS * left >= 0:
            actions[kept] = code
            kept += 1
    return kept


@rule
def keep_moves(world: World, state: State, actions: Any, first: int, after: int, slot: int) -> int:
    """Keep cells next to something to attack, or those that lead there; sites; own cities."""
    nearest, ties = NOWHERE, 0
    for place in range(first, after):
        away = max(1, way_to_enemy(world, state, slot, move_cell(actions[place])))
        if nearest == NOWHERE or away < nearest:
            nearest, ties = away, 0
        if away == nearest:
            ties += 1
    kept, met = first, 0
    for place in range(first, after):
        cell = move_cell(actions[place])
        keeps = is_goal(world, state, slot, cell)
        if max(1, way_to_enemy(world, state, slot, cell)) == nearest:
            # Of many, every n-th.
            keeps = keeps or met * SPOTS // ties != (met - 1) * SPOTS // ties
            met += 1
        if sleeps_at(state, cell) and not is_mage(int(state.units[slot].tag)):
            keeps = False
        if keeps:
            actions[kept] = actions[place]
            kept += 1
    return kept


@rule
def way_to_enemy(world: World, state: State, slot: int, cell: int) -> int:
    """How far a cell is from the nearest city or army that a unit may attack."""
    seat = int(state.units[slot].owner)
    nearest = int(world.cells)
    for land in range(world.lands):
        city = int(state.city[land])
        if city != NOWHERE and not are_friends(world, state, seat, int(state.owner[city])):
            nearest = min(nearest, distance(world, cell, city))
    for other in range(state.top):
        unit = state.units[other]
        owner = int(unit.owner)
        if owner == 0 or are_friends(world, state, seat, owner) or not on_the_map(unit):
            continue
        nearest = min(nearest, distance(world, cell, int(unit.cell)))
    return nearest


@rule
def is_goal(world: World, state: State, slot: int, cell: int) -> bool:
    """Whether an army has something to do on a cell besides fighting: guard, dig, found."""
    if not is_army(int(state.units[slot].tag)) or world.terrain[cell] == SEA:
        return False
    if state.kind[cell] == CITY:
        return True
    if state.kind[cell] != 0:
        return False
    if world.mark[cell] != NO_MARK:
        return True
    land = int(world.land[cell])
    if land < 0 or world.terrain[cell] == MOUNTAIN or state.city[land] != NOWHERE:
        return False
    return state.coins[state.active] >= world.params.work_cost[CITY]


@rule
def keep_spells(world: World, state: State, actions: Any, first: int, after: int) -> int:
    """Keep spells on those whom they should meet; faster marches are not planned."""
    seat = int(state.active)
    kept = first
    for place in range(first, after):
        code = actions[place]
        keeps = True
        if kind_of(code) == CAST_ON:
            spell, target = cast_spell(code), cast_target(code)
            own = are_friends(world, state, seat, int(owner_of(state, target)))
            keeps = own if spell in (GHOSTS, FURY) else not own
            if spell in (WIND, WATER):
                keeps = False
        if keeps:
            actions[kept] = code
            kept += 1
    return kept


@rule
def keep_declarations(world: World, state: State, actions: Any, first: int, after: int) -> int:
    """Keep battles against those who are no friends; of a cell, only its first piece."""
    seat = int(state.active)
    kept = first
    for place in range(first, after):
        code = actions[place]
        target = declared_target(code)
        if are_friends(world, state, seat, int(owner_of(state, target))):
            continue
        cell = int(cell_of(state, target))
        if not is_building(target) and stands_behind(world, state, seat, target, cell):
            continue
        actions[kept] = code
        kept += 1
    return kept


@rule
def stands_behind(world: World, state: State, seat: int, tag: int, cell: int) -> bool:
    """Whether something else that may be attacked stands before a unit on its cell."""
    if state.kind[cell] != 0 and not are_friends(world, state, seat, int(state.owner[cell])):
        return True
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.tag >= tag:
            return False
        if unit.cell != cell or are_friends(world, state, seat, int(unit.owner)):
            continue
        if on_the_map(unit):
            return True
    return False
