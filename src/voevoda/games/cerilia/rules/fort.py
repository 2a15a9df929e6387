"""CER-FOR: the fort in preparation and under spells; what it does in battle stands elsewhere.

Its Defense is in `values`, entering it in `movement`, its attacks in `attack`, its end in `losses`.
"""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.cerilia.events import FORT_OMITTED, FORT_PLACED, FORT_WEAKENED
from voevoda.games.cerilia.ids import CER_FOR_11, CER_SET_02
from voevoda.games.cerilia.reasons import E_CARD, E_FORT_NEEDED, E_FORT_SECTOR
from voevoda.games.cerilia.records import (
    COLS,
    DEF,
    NO_CARD,
    SECTORS,
    TAKE_FORT,
    State,
    World,
)
from voevoda.games.cerilia.rules.board import home_row, row_of


@rule
def refuse_fort(world: World, state: State, sector: int) -> int:
    """CER-SET-02: why the fort cannot stand there (no sector: without it), or 0."""
    if sector >= SECTORS:
        return E_FORT_NEEDED if world.objective == TAKE_FORT else 0
    if row_of(sector) != home_row(DEF) or world.params.fort_sectors[sector % COLS] == 0:
        return E_FORT_SECTOR
    return E_CARD if state.card[sector] != NO_CARD else 0


@rule
def put_fort(world: World, state: State, log: Log, sector: int) -> None:
    """CER-SET-02: the fort stands, or the Defender does without."""
    if sector >= SECTORS:
        emit(log, FORT_OMITTED, CER_SET_02)
        return
    state.fort.sector = sector
    state.fort.level = world.params.fort_level
    state.fort.bonus = world.params.fort_bonus
    emit(log, FORT_PLACED, CER_SET_02, sector, state.fort.level, state.fort.bonus)


@rule
def lowered_level(world: World, state: State) -> int:
    """CER-SPL-01: the level after Stone to Mud."""
    least = min(int(state.fort.level), int(world.params.fort_min_level))
    return max(least, int(state.fort.level) - int(world.params.stone_step))


@rule
def lowered_bonus(world: World, state: State) -> int:
    """CER-SPL-01: the bonus after Stone to Mud."""
    if world.params.stone_reduces_bonus == 1:
        return int(state.fort.bonus)
    return max(0, int(state.fort.bonus) - int(world.params.stone_step))


@rule
def weaken_fort(world: World, state: State, log: Log) -> None:
    """CER-FOR-11, CER-SPL-01: level and bonus go down."""
    level = lowered_level(world, state)
    bonus = lowered_bonus(world, state)
    state.fort.level = level
    state.fort.bonus = bonus
    emit(log, FORT_WEAKENED, CER_FOR_11, level, bonus)
