"""GRA-NEU: what becomes of a piece on which its own owner declares battle."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.grand.events import OWNER_CHANGED
from voevoda.games.grand.ids import GRA_NEU_01, GRA_NEU_02
from voevoda.games.grand.params import PERSONAL
from voevoda.games.grand.records import State, World
from voevoda.games.grand.rules.cells import look_at
from voevoda.games.grand.rules.pieces import (
    cell_of,
    is_building,
    is_mage,
    is_magical,
    owner_of,
    slot_of,
    tag_kind,
    tag_number,
)
from voevoda.games.grand.rules.removal import drop_work, lose_control, withdraw


@rule
def provoke(world: World, state: State, log: Log, place: int) -> None:
    """GRA-NEU-01 to GRA-NEU-04: what a declaration does at once if source and target are of one.

    A magical target keeps its owner until the battle is formed.
    """
    source = int(state.source[place])
    target = int(state.aim[place])
    owner = owner_of(state, source)
    if owner == 0 or owner_of(state, target) != owner:
        return
    if tag_kind(target) == PERSONAL:
        state.as_neutral[place] = 1
        if not is_magical(source):
            disown(world, state, log, source, GRA_NEU_02)
    elif not is_magical(target):
        withdraw(state, target)
        disown(world, state, log, target, GRA_NEU_01)


@rule
def disown(world: World, state: State, log: Log, piece: int, because: int) -> None:
    """GRA-NEU-05: a piece is nobody's from now on; what it builds and whom it controls is lost."""
    cell = cell_of(state, piece)
    if is_building(piece):
        state.owner[cell] = 0
        drop_work(state, tag_number(piece))
    else:
        unit = state.units[slot_of(state, piece)]
        unit.owner = 0
        unit.work = 0
        unit.spoiled = 0
    emit(log, OWNER_CHANGED, because, piece, 0)
    look_at(state, cell)
    if is_mage(piece):
        lose_control(world, state, log, piece)
