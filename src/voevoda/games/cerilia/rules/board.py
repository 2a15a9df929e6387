"""CER-BRD: sectors, edges and lines."""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.cerilia.records import (
    ATT,
    COLS,
    EAST,
    NOBODY,
    NORTH,
    ROWS,
    SECTORS,
    SLOTS,
    SOUTH,
    WEST,
    State,
    World,
)


@rule
def row_of(sector: int) -> int:
    """CER-BRD-01: the row, from 0."""
    return sector // COLS


@rule
def home_row(side: int) -> int:
    """CER-BRD-01: row 1 for the Attacker, row 3 for the Defender."""
    return 0 if side == ATT else ROWS - 1


@rule
def neighbour(sector: int, direction: int) -> int:
    """CER-BRD-02: the sector next door, NOBODY off the mat."""
    found = NOBODY
    if direction == NORTH and sector < SECTORS - COLS:
        found = sector + COLS
    elif direction == EAST and sector % COLS < COLS - 1:
        found = sector + 1
    elif direction == SOUTH and sector >= COLS:
        found = sector - COLS
    elif direction == WEST and sector % COLS > 0:
        found = sector - 1
    return found


@rule
def direction_to(start: int, end: int) -> int:
    """CER-BRD-02: the direction from a sector to an adjacent one, 0 where they are not."""
    for direction in range(NORTH, WEST + 1):
        if neighbour(start, direction) == end:
            return direction
    return 0


@rule
def opposite(direction: int) -> int:
    """The direction that leads back."""
    return direction + 2 if direction <= EAST else direction - 2


@rule
def distance(a: int, b: int) -> int:
    """CER-BRD-02: columns and rows between two sectors."""
    return abs(a % COLS - b % COLS) + abs(a // COLS - b // COLS)


@rule
def back_of(side: int) -> int:
    """CER-BRD-03: where a side retreats to."""
    return SOUTH if side == ATT else NORTH


@rule
def edge_at(sector: int, direction: int) -> int:
    """The number of the edge in a direction; both its sectors give the same."""
    if direction == NORTH:
        return sector * 2
    if direction == EAST:
        return sector * 2 + 1
    if direction == SOUTH:
        return (sector - COLS) * 2
    return (sector - 1) * 2 + 1


@rule
def line_start(sector: int, side: int) -> int:
    """Where the line of a side begins in `State.line`."""
    return (sector * 2 + side) * SLOTS


@rule
def line_length(state: State, sector: int, side: int) -> int:
    """CER-BRD-04: how many units stand in a line."""
    at = line_start(sector, side)
    count = 0
    while count < SLOTS and state.line[at + count] != 0:
        count += 1
    return count


@rule
def has_slot(world: World, state: State, sector: int, side: int) -> bool:
    """CER-BRD-04: whether a line has a free slot."""
    return line_length(state, sector, side) < world.params.slots_per_side


@rule
def join_line(state: State, u: int, sector: int, side: int) -> None:
    """CER-BRD-04: a unit comes in at the end of the line."""
    state.line[line_start(sector, side) + line_length(state, sector, side)] = u + 1


@rule
def leave_line(state: State, u: int, sector: int, side: int) -> None:
    """CER-BRD-04: a unit leaves, and those behind it close up."""
    at = line_start(sector, side)
    last = at + SLOTS - 1
    while state.line[at] != u + 1:
        at += 1
    while at < last:
        state.line[at] = state.line[at + 1]
        at += 1
    state.line[last] = 0
