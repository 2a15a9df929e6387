"""CIT-NEW: creation of a unit: amount, then row, then cell, then by option the camp's exchanges."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.cities.actions import CREATE
from voevoda.games.cities.events import CREATED, HANDED_OVER, ROW_PAID, SWAPPED
from voevoda.games.cities.ids import (
    CIT_NEW_01,
    CIT_NEW_03,
    CIT_NEW_05,
    CIT_NEW_06,
    CIT_NEW_07,
    CIT_NEW_08,
    CIT_NEW_10,
    CIT_NEW_13,
)
from voevoda.games.cities.params import CAMP, CASTLE, FACES, LAIR, ROW_BITS, TOWER
from voevoda.games.cities.reasons import (
    AMOUNT_RANGE,
    CELL_BLOCKED,
    CELL_FAR,
    NO_FREE_CELL,
    NO_SUCH,
    NOT_ITS_UNIT,
    POSITION_USED,
    ROW_COST,
    ROW_UNKNOWN,
    SAME_VALUE,
)
from voevoda.games.cities.reasons import OFF_MAP as IS_OFF_MAP
from voevoda.games.cities.records import CELL, MAIN, NOBODY, ROW, ROWS, SWAP, State, World
from voevoda.games.cities.rules.economy import pay
from voevoda.games.cities.rules.general import free_slot, slot_of
from voevoda.games.cities.rules.map import distance, has_free_neighbour, is_free, on_map, put


@rule
def most_to_give(world: World, state: State, index: int) -> int:
    """CIT-NEW-01: the largest amount that leaves the location what it must keep.

    A location without health has nothing to give (CIT-GEN-10).
    """
    location = state.locations[index]
    spirit = location.spirit - world.params.min_spirit_left
    health = location.health - world.params.min_health_left
    return max(0, min(spirit, health))


@rule
def refuse_create(world: World, state: State, index: int, amount: int) -> int:
    """Own checks of NEW."""
    if not has_free_neighbour(world, state, world.site[index]):
        return NO_FREE_CELL
    return 0 if 1 <= amount <= most_to_give(world, state, index) else AMOUNT_RANGE


@rule
def open_create(world: World, state: State, log: Log, index: int, amount: int) -> None:
    """CIT-NEW-01: pay and hand over spirit and health."""
    pay(world, state, log, index, CREATE)
    location = state.locations[index]
    location.spirit -= amount
    location.health -= amount
    emit(log, HANDED_OVER, CIT_NEW_01, index, amount, location.spirit, location.health)
    state.acting = index
    state.amount = amount
    state.phase = ROW


@rule
def purse(world: World, state: State, index: int) -> int:
    """CIT-NEW-04: what a location may spend on a row.

    That is TP, or what it need not keep of health, spirit.
    """
    location = state.locations[index]
    kind = world.kind[index]
    if kind == LAIR:
        return location.health - world.params.min_health_left
    if kind == TOWER:
        return location.spirit - world.params.min_spirit_left
    return location.time


@rule
def row_place(world: World, index: int, row: int) -> int:
    """CIT-NEW-05 to CIT-NEW-08: the place of a row in its type's list, NOBODY if not there."""
    first = world.kind[index] * ROWS
    for place in range(world.row_count[world.kind[index]]):
        if world.rows[first + place] == row:
            return first + place
    return NOBODY


@rule
def refuse_row(world: World, state: State, row: int) -> int:
    """Checks of the row sub-decision."""
    at = row_place(world, state.acting, row)
    if at == NOBODY:
        return ROW_UNKNOWN
    return 0 if world.row_cost[at] <= purse(world, state, state.acting) else ROW_COST


@rule
def take_row(world: World, state: State, log: Log, row: int) -> None:
    """CIT-NEW-03, CIT-NEW-09: the location pays for the row at once, in the coin of its type."""
    index = state.acting
    location = state.locations[index]
    kind = world.kind[index]
    cost = world.row_cost[row_place(world, index, row)]
    because = CIT_NEW_07
    currency = 0
    if kind == CASTLE:
        because = CIT_NEW_05
        location.time -= cost
    elif kind == LAIR:
        because = CIT_NEW_06
        currency = 1
        location.health -= cost
    elif kind == TOWER:
        because = CIT_NEW_08
        currency = 2
        location.spirit -= cost
    if cost > 0:
        emit(log, ROW_PAID, because, index, cost, currency)
    else:
        fired(log, because)
    fired(log, CIT_NEW_03)
    state.new_row = row
    state.phase = CELL


@rule
def refuse_place(world: World, state: State, cell: int) -> int:
    """Checks of the cell sub-decision."""
    if not on_map(world, cell):
        return IS_OFF_MAP
    if distance(world, world.site[state.acting], cell) != 1:
        return CELL_FAR
    return 0 if is_free(state, cell) else CELL_BLOCKED


@rule
def place_unit(world: World, state: State, log: Log, cell: int) -> None:
    """CIT-NEW-02, CIT-NEW-10, CIT-NEW-11: the unit appears, ready to move and attack."""
    slot = free_slot(state)
    state.top = max(state.top, slot + 1)
    unit = state.units[slot]
    unit.number = state.next_unit
    state.next_unit += 1
    unit.home = state.acting
    unit.ctrl = state.acting
    unit.cell = NOBODY
    unit.spirit = state.amount
    unit.health = state.amount * world.params.health_multiplier
    for position in range(FACES):
        unit.row[position] = ((state.new_row >> (ROW_BITS * position)) & 15) - 1
    put(state, slot, unit, cell)
    emit(
        log, CREATED, CIT_NEW_10, unit.number, state.acting, cell, unit.spirit, unit.health,
        state.new_row,
    )  # fmt: skip
    state.amount = 0
    state.new_row = 0
    if swaps_open(world, state, slot):
        state.target = slot
        state.phase = SWAP
    else:
        state.acting = 0
        state.phase = MAIN


@rule
def swaps_open(world: World, state: State, new: int) -> bool:
    """CIT-NEW-13: by option, after a camp's new unit, if the camp controls another."""
    if world.params.camp_swap == 0 or world.kind[state.acting] != CAMP:
        return False
    for slot in range(state.top):
        if slot != new and state.units[slot].number != 0 and state.units[slot].ctrl == state.acting:
            return True
    return False


@rule
def refuse_swap(state: State, position: int, number: int, other: int) -> int:
    """Checks of the swap sub-decision."""
    slot = slot_of(state, number)
    if slot == NOBODY or not 1 <= position <= FACES or not 1 <= other <= FACES:
        return NO_SUCH
    if slot == state.target or state.units[slot].ctrl != state.acting:
        return NOT_ITS_UNIT
    if (state.swapped >> (position - 1)) & 1:
        return POSITION_USED
    if state.units[state.target].row[position - 1] == state.units[slot].row[other - 1]:
        return SAME_VALUE
    return 0


@rule
def swap_values(state: State, log: Log, position: int, number: int, other: int) -> None:
    """CIT-NEW-13: exchange two values; four exchanges end it."""
    new = state.units[state.target]
    old = state.units[slot_of(state, number)]
    kept = int(new.row[position - 1])
    new.row[position - 1] = old.row[other - 1]
    old.row[other - 1] = kept
    emit(log, SWAPPED, CIT_NEW_13, new.number, position, number, other)
    state.swapped |= 1 << (position - 1)
    if state.swapped == (1 << FACES) - 1:
        close_swaps(state)


@rule
def close_swaps(state: State) -> None:
    """CIT-NEW-13: no further exchange."""
    state.swapped = 0
    state.target = 0
    state.acting = 0
    state.phase = MAIN
