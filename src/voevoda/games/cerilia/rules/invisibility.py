"""CER-INV: hidden units are revealed."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.cerilia.events import REVEALED
from voevoda.games.cerilia.records import SLOTS, State, World
from voevoda.games.cerilia.rules.board import line_start
from voevoda.games.cerilia.rules.units import name_of


@rule
def reveal(world: World, state: State, log: Log, u: int, because: int) -> None:
    """CER-INV-04, CER-INV-05: a hidden unit is an ordinary visible one from now on."""
    state.units[u].hidden = 0
    emit(log, REVEALED, because, name_of(world, u), state.units[u].place)


@rule
def marker_at(state: State, sector: int, side: int, number: int) -> int:
    """CER-INV-09: the hidden unit behind marker `number` (from 1) in line order, or -1."""
    at = line_start(sector, side)
    left = number
    for slot in range(SLOTS):
        u = int(state.line[at + slot]) - 1
        if u >= 0 and state.units[u].hidden == 1:
            left -= 1
            if left == 0:
                return u
    return -1


@rule
def clear_spent(world: World, state: State) -> None:
    """CER-INV-08: at the end of the step those that fell upon somebody block again."""
    for u in range(world.units):
        state.units[u].spent = 0
