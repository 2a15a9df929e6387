"""CIT-MOV: steps and jumps within an open move."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.cities.actions import MOVE_ACTION
from voevoda.games.cities.events import JUMPED, STEPPED
from voevoda.games.cities.ids import CIT_MOV_02, CIT_MOV_03, CIT_REL_41
from voevoda.games.cities.params import BY_LOCATION
from voevoda.games.cities.reasons import (
    CELL_BLOCKED,
    CELL_FAR,
    LACKS_RELIC,
    NO_STEP,
    NO_SUCH,
    NOT_ITS_UNIT,
    NOT_YOUR_UNIT,
    USE_STEP,
)
from voevoda.games.cities.reasons import OFF_MAP as IS_OFF_MAP
from voevoda.games.cities.reasons import SUBDUED as IS_SUBDUED
from voevoda.games.cities.records import MAIN, MOVE, NOBODY, State, World
from voevoda.games.cities.rules.economy import pay
from voevoda.games.cities.rules.general import owner_of, slot_of
from voevoda.games.cities.rules.map import distance, has_free_neighbour, is_free, on_map, put
from voevoda.games.cities.rules.relics import can_jump, has_landing, is_landing


@rule
def may_move(world: World, state: State, index: int, slot: int) -> bool:
    """CIT-MOV-04: an own unit that is not subdued; by option only of the acting location.

    How often it moved, whether it attacked or is new does not matter (CIT-MOV-05).
    """
    unit = state.units[slot]
    if unit.number == 0 or unit.subdued == 1:
        return False
    if world.params.move_scope == BY_LOCATION:
        return unit.ctrl == index
    return owner_of(state, unit) == state.locations[index].owner


@rule
def can_move(world: World, state: State, index: int) -> bool:
    """CIT-MOV-06: whether a move of this location has at least one step or jump."""
    for slot in range(state.top):
        if not may_move(world, state, index, slot):
            continue
        if has_free_neighbour(world, state, state.units[slot].cell):
            return True
        if can_jump(state, slot) and has_landing(world, state, slot):
            return True
    return False


@rule
def refuse_move(world: World, state: State, index: int) -> int:
    """Own check of MOV."""
    return 0 if can_move(world, state, index) else NO_STEP


@rule
def open_move(world: World, state: State, log: Log, index: int) -> None:
    """CIT-MOV-01: pay; the cells are used one by one."""
    pay(world, state, log, index, MOVE_ACTION)
    state.acting = index
    state.cells_left = world.params.move_cells
    state.cells_used = 0
    state.phase = MOVE


@rule
def refuse_mover(world: World, state: State, slot: int, cell: int) -> int:
    """Checks that steps and jumps share, in the order of 6.2."""
    if slot == NOBODY:
        return NO_SUCH
    unit = state.units[slot]
    if owner_of(state, unit) != state.locations[state.acting].owner:
        return NOT_YOUR_UNIT
    if world.params.move_scope == BY_LOCATION and unit.ctrl != state.acting:
        return NOT_ITS_UNIT
    if unit.subdued == 1:
        return IS_SUBDUED
    if not on_map(world, cell):
        return IS_OFF_MAP
    return 0


@rule
def refuse_step(world: World, state: State, number: int, cell: int) -> int:
    """CIT-MOV-02: a free cell at distance 1."""
    slot = slot_of(state, number)
    reason = refuse_mover(world, state, slot, cell)
    if reason != 0:
        return reason
    if distance(world, state.units[slot].cell, cell) != 1:
        return CELL_FAR
    return 0 if is_free(state, cell) else CELL_BLOCKED


@rule
def refuse_jump(world: World, state: State, number: int, cell: int) -> int:
    """CIT-REL-41, CIT-REL-42: a free cell beside another native unit that no step reaches."""
    slot = slot_of(state, number)
    reason = refuse_mover(world, state, slot, cell)
    if reason != 0:
        return reason
    if not can_jump(state, slot):
        return LACKS_RELIC
    if not is_free(state, cell):
        return CELL_BLOCKED
    if distance(world, state.units[slot].cell, cell) == 1:
        return USE_STEP
    return 0 if is_landing(world, state, slot, cell) else CELL_FAR


@rule
def go(world: World, state: State, log: Log, number: int, cell: int, jump: bool) -> None:
    """CIT-MOV-02, CIT-REL-41: use one cell of the open move."""
    slot = slot_of(state, number)
    unit = state.units[slot]
    start = int(unit.cell)
    put(state, slot, unit, cell)
    if jump:
        emit(log, JUMPED, CIT_REL_41, number, start, cell)
    else:
        emit(log, STEPPED, CIT_MOV_02, number, start, cell)
    state.cells_left -= 1
    state.cells_used += 1
    if state.cells_left == 0:
        close_move(state)


@rule
def close_move(state: State) -> None:
    """CIT-MOV-03: the move is over; cells not used are lost."""
    state.acting = 0
    state.cells_left = 0
    state.cells_used = 0
    state.phase = MAIN


@rule
def stop_move(state: State, log: Log) -> None:
    """CIT-MOV-03: the player stops after at least one cell."""
    fired(log, CIT_MOV_03)
    close_move(state)
