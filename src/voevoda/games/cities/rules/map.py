"""CIT-MAP: cells, distance, what stands where. Distances are looked up in tables made at set-up."""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.cities.records import AROUND, FREE, NOBODY, State, Unit, World


@rule
def distance(world: World, a: int, b: int) -> int:
    """CIT-MAP-02: the larger of the two offsets with eight neighbours, their sum with four."""
    across = abs(a % world.width - b % world.width)
    up = abs(a // world.width - b // world.width)
    if world.params.adjacency == 0:
        return max(across, up)
    return across + up


@rule
def on_map(world: World, cell: int) -> bool:
    """CIT-MAP-01: cells are numbered row by row from a1."""
    return 0 <= cell < world.width * world.height


@rule
def is_free(state: State, cell: int) -> bool:
    """CIT-MAP-03, CIT-MAP-04: a cell holds one thing at most; a free cell holds nothing."""
    return state.board[cell] == FREE


@rule
def has_free_neighbour(world: World, state: State, cell: int) -> bool:
    """Return whether a free cell lies at distance 1."""
    at = cell * AROUND
    while world.around[at] >= 0:
        if is_free(state, world.around[at]):
            return True
        at += 1
    return False


@rule
def put(state: State, slot: int, unit: Unit, cell: int) -> None:
    """Move a unit to a free cell."""
    if unit.cell != NOBODY:
        state.board[unit.cell] = FREE
    unit.cell = cell
    state.board[cell] = slot + 1


@rule
def take_off(state: State, slot: int) -> None:
    """CIT-DTH-04: a unit leaves the map with all it had; its cell is free."""
    unit = state.units[slot]
    state.board[unit.cell] = FREE
    unit.number = unit.home = unit.ctrl = unit.cell = unit.spirit = unit.health = 0
    unit.improved = unit.subdued = unit.attacked = 0
    for position in range(4):
        unit.row[position] = 0
    while state.top > 0 and state.units[state.top - 1].number == 0:
        state.top -= 1
