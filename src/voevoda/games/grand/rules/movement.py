"""GRA-MOV, GRA-SEA: a unit moves, and a ship takes others along."""

from __future__ import annotations

from typing import Any

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.grand.actions import carry, move, sail
from voevoda.games.grand.events import CARRIED, MOVED
from voevoda.games.grand.ids import (
    GRA_MOV_02,
    GRA_MOV_07,
    GRA_MOV_08,
    GRA_SEA_02,
    GRA_SEA_03,
    GRA_SEA_04,
    GRA_SEA_05,
    GRA_SEA_06,
)
from voevoda.games.grand.params import DRAGON, SHIP
from voevoda.games.grand.reasons import (
    ALREADY_MOVED,
    CELL_FULL,
    CELL_HELD,
    IS_PINNED,
    NO_PASSENGER,
    OUT_OF_REACH,
)
from voevoda.games.grand.records import CARRY, IN_ORDERS, NO_PIECE, SEA, State, Unit, World
from voevoda.games.grand.rules.cells import friends_of, has_room, is_enterable, look_at
from voevoda.games.grand.rules.dragons import let_dragon_out
from voevoda.games.grand.rules.geometry import on_map
from voevoda.games.grand.rules.listing import add
from voevoda.games.grand.rules.paths import clear_reach, spread
from voevoda.games.grand.rules.pieces import is_army, is_mage, slot_of, tag_kind


@rule
def list_moves(world: World, state: State, actions: Any, count: int, slot: int) -> int:
    """GRA-MOV-04, GRA-MOV-05: every cell where the move of a unit may end."""
    unit = state.units[slot]
    if unit.moved == 1 or unit.pinned == 1:
        return count
    start = int(unit.cell)
    steps = spread(world, state, unit, start)
    x, y = start % world.width, start // world.width
    for row in range(max(0, y - steps), min(world.height, y + steps + 1)):
        for column in range(max(0, x - steps), min(world.width, x + steps + 1)):
            cell = int(row * world.width + column)
            if state.reach[cell] == 0:
                continue
            state.reach[cell] = 0
            if cell != start and has_room(world, state, cell):
                count = add(actions, count, move(int(unit.tag), cell))
    return count


@rule
def refuse_move(world: World, state: State, slot: int, cell: int) -> int:
    """GRA-MOV-01, GRA-MOV-04, GRA-CEL-03, GRA-CEL-05: why a unit cannot go to a cell."""
    unit = state.units[slot]
    if unit.moved == 1:
        return ALREADY_MOVED
    if unit.pinned == 1:
        return IS_PINNED
    if not on_map(world, cell) or cell == unit.cell:
        return OUT_OF_REACH
    steps = spread(world, state, unit, cell)
    reached = state.reach[cell] != 0
    clear_reach(world, state, int(unit.cell), steps)
    if not reached:
        return OUT_OF_REACH
    if not is_enterable(state, cell, friends_of(world, state, unit.owner)):
        return CELL_HELD
    return 0 if has_room(world, state, cell) else CELL_FULL


@rule
def rule_of_move(world: World, unit: Unit) -> int:
    """The rule that lets a unit go as far as it does."""
    kind = tag_kind(unit.tag)
    if kind == DRAGON:
        return GRA_MOV_07
    if world.terrain[unit.cell] == SEA:
        if unit.wind != 0:
            return GRA_SEA_04
        return GRA_SEA_03 if kind == SHIP else GRA_SEA_02
    return GRA_MOV_08 if unit.water != 0 else GRA_MOV_02


@rule
def move_unit(world: World, state: State, log: Log, slot: int, cell: int) -> None:
    """GRA-MOV-01, GRA-MOV-05: go; GRA-SEA-05: a ship may take others along."""
    unit = state.units[slot]
    start = int(unit.cell)
    emit(log, MOVED, rule_of_move(world, unit), unit.tag, start, cell)
    unit.cell = cell
    unit.moved = 1
    look_at(state, start)
    look_at(state, cell)
    if is_mage(int(unit.tag)):
        let_dragon_out(state, log, int(unit.tag), start)
    if tag_kind(unit.tag) == SHIP:
        state.actor = unit.tag
        state.origin = start
        state.left = world.params.ship_carry
        offer_passage(world, state)


@rule
def offer_passage(world: World, state: State) -> None:
    """Ask who comes aboard, as long as somebody can."""
    for slot in range(state.top):
        if may_board(world, state, slot):
            state.node = CARRY
            return
    cast_off(state)


@rule
def may_board(world: World, state: State, slot: int) -> bool:
    """GRA-SEA-05, GRA-SEA-06: own armies and mages from where the ship lay, while there is room."""
    unit = state.units[slot]
    if unit.cell != state.origin or unit.owner != state.active or state.left == 0:
        return False
    if unit.pinned == 1 or unit.carried == 1:
        return False
    if not is_army(int(unit.tag)) and not is_mage(int(unit.tag)):
        return False
    return has_room(world, state, int(state.units[slot_of(state, int(state.actor))].cell))


@rule
def list_passengers(world: World, state: State, actions: Any) -> int:
    """Who may be taken along, or nobody more."""
    count = add(actions, 0, sail())
    for slot in range(state.top):
        if may_board(world, state, slot):
            count = add(actions, count, carry(int(state.units[slot].tag)))
    return count


@rule
def refuse_passenger(world: World, state: State, slot: int) -> int:
    """Why a unit is not taken along."""
    return 0 if may_board(world, state, slot) else NO_PASSENGER


@rule
def take_along(world: World, state: State, log: Log, slot: int) -> None:
    """GRA-SEA-05: a unit goes with the ship; that is not its own move (GRA-SEA-06)."""
    unit = state.units[slot]
    cell = int(state.units[slot_of(state, int(state.actor))].cell)
    emit(log, CARRIED, GRA_SEA_05, unit.tag, state.actor, cell)
    fired(log, GRA_SEA_06)
    unit.cell = cell
    unit.carried = 1
    state.left -= 1
    look_at(state, int(state.origin))
    look_at(state, cell)
    offer_passage(world, state)


@rule
def cast_off(state: State) -> None:
    """Nobody more is taken along."""
    state.left = 0
    state.origin = 0
    state.actor = NO_PIECE
    state.node = IN_ORDERS
