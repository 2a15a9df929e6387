"""CER-SPL: what spells do. A cast in hand is `caster`, `spell`, `aim`, `option` of the state."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.cerilia.events import (
    BLESSED,
    BLESSING_ENDED,
    CARD_APPEARED,
    CARD_REMOVED,
    DAY_BROKE,
    DURATION_ROLLED,
    FOG_LIFTED,
    FOG_ROSE,
    MARKER_LAID,
    NIGHT_FELL,
    ROUTED,
    SUMMONED,
    UNIT_HID,
    WALL_FELL,
    WALL_ROSE,
)
from voevoda.games.cerilia.ids import (
    CER_INV_02,
    CER_SPL_01,
    CER_SPL_02,
    CER_SPL_04,
    CER_SPL_05,
    CER_SPL_06,
    CER_SPL_07,
    CER_SPL_08,
    CER_SPL_09,
    CER_SPL_10,
    CER_SPL_11,
    CER_SPL_12,
    CER_SPL_13,
    CER_SPL_14,
    CER_SPL_20,
    CER_SPL_21,
    CER_SPL_22,
    CER_SPL_23,
    CER_SPL_24,
    CER_SPL_25,
)
from voevoda.games.cerilia.records import (
    EAST,
    EDGES,
    GOING,
    ILLUSORY,
    NATURAL,
    NO_CARD,
    NO_DIRECTION,
    NOBODY,
    NORTH,
    SECTORS,
    SWAMP,
    THE_FORT,
    TRANSMUTED,
    State,
    World,
)
from voevoda.games.cerilia.roster import (
    BLESS,
    DAY,
    DESTROY,
    DRIVE_BACK,
    FIERY_WALL,
    FOG,
    HIDE,
    ILLUSION,
    NIGHT,
    STONE,
    SUMMON,
    TURN,
    WALL,
)
from voevoda.games.cerilia.rules.board import edge_at, neighbour, opposite
from voevoda.games.cerilia.rules.casters import caster_side, free_unit
from voevoda.games.cerilia.rules.end import test_elimination
from voevoda.games.cerilia.rules.fort import weaken_fort
from voevoda.games.cerilia.rules.invisibility import clear_spent
from voevoda.games.cerilia.rules.losses import destroy_fort, destroy_unit, hurt_fort, hurt_unit
from voevoda.games.cerilia.rules.retreat import retreat
from voevoda.games.cerilia.rules.units import first_visible, in_own_fort, name_of, put_unit, side_of

DONE = 2
"""`resolving` once the effect has begun: what is left is to close the spell."""


@rule
def roll_until(world: World, state: State, log: Log, rounds: int) -> None:
    """CER-SPL-14: the last round of the effect."""
    state.until = state.round + rounds - 1
    state.node = GOING
    emit(log, DURATION_ROLLED, CER_SPL_14, rounds, state.until)


@rule
def advance_spell(world: World, state: State, log: Log) -> None:
    """Carry out the cast in hand; a retreat may ask for a choice before it is closed."""
    effect = int(world.spells[state.spell].effect)
    if state.resolving == DONE:
        close_spell(world, state, log, effect)
        return
    state.resolving = DONE
    if effect >= BLESS or effect == HIDE:
        work_on_unit(world, state, log, effect, int(state.aim))
    elif effect <= ILLUSION and effect != FOG:
        work_on_ground(world, state, log, effect, int(state.aim))
    elif effect == FOG:
        state.fog[state.aim] = state.until
        emit(log, FOG_ROSE, CER_SPL_05, state.aim, state.until)
    elif effect == NIGHT:
        state.night = 1
        emit(log, NIGHT_FELL, CER_SPL_10)
    elif effect == DAY:
        state.night = 0
        emit(log, DAY_BROKE, CER_SPL_11)
    elif effect == SUMMON:
        summon(world, state, log, int(state.aim))


@rule
def close_spell(world: World, state: State, log: Log, effect: int) -> None:
    """CER-SPL-25, CER-INV-08: the late wall, and then the elimination check."""
    if effect == FIERY_WALL and world.params.wall_before_rout == 0:
        raise_wall(state, log)
    fired(log, CER_SPL_25)
    clear_spent(world, state)
    state.caster = NOBODY
    state.spell = 0
    state.aim = NOBODY
    state.option = 0
    state.until = 0
    state.resolving = 0
    test_elimination(world, state, log)


@rule
def work_on_ground(world: World, state: State, log: Log, effect: int, sector: int) -> None:
    """CER-SPL-01 to CER-SPL-09: terrain and walls."""
    if effect == WALL or effect == FIERY_WALL:
        cast_wall(world, state, log, effect, sector)
    elif effect == ILLUSION:
        lay_card(state, log, sector, int(state.option) >> 3, int(state.option) & 7, ILLUSORY)
    elif state.fort.sector == sector:
        weaken_fort(world, state, log)
    elif state.card[sector] == NO_CARD:
        lay_card(state, log, sector, SWAMP, NO_DIRECTION, TRANSMUTED)
    else:
        because = CER_SPL_01 if effect == STONE else CER_SPL_02
        emit(log, CARD_REMOVED, because, sector, state.card[sector])
        state.card[sector] = NO_CARD
        state.card_direction[sector] = NO_DIRECTION
        state.card_source[sector] = NATURAL


@rule
def lay_card(state: State, log: Log, sector: int, kind: int, direction: int, source: int) -> None:
    """CER-SPL-04, CER-SPL-09: terrain made by magic."""
    state.card[sector] = kind
    state.card_direction[sector] = direction
    state.card_source[sector] = source
    because = CER_SPL_09 if source == ILLUSORY else CER_SPL_04
    emit(log, CARD_APPEARED, because, sector, kind, direction, source)


@rule
def cast_wall(world: World, state: State, log: Log, effect: int, sector: int) -> None:
    """CER-SPL-07, CER-SPL-08: a wall; of Fire and Thorns, the first enemy takes an R."""
    if effect == WALL or world.params.wall_before_rout == 1:
        raise_wall(state, log)
    if effect == FIERY_WALL:
        u = first_visible(state, sector, 1 - caster_side(world, int(state.caster)))
        if u != NOBODY:
            rout_unit(world, state, log, u, CER_SPL_08)


@rule
def raise_wall(state: State, log: Log) -> None:
    """CER-SPL-07: the edge is closed."""
    sector = int(state.aim)
    direction = int(state.option)
    edge = edge_at(sector, direction)
    far = 0 if direction == NORTH or direction == EAST else 1
    state.wall[edge] = state.spell * 2 + far
    state.wall_until[edge] = state.until
    emit(log, WALL_ROSE, CER_SPL_07, state.spell, sector, direction, state.until)


@rule
def work_on_unit(world: World, state: State, log: Log, effect: int, target: int) -> None:
    """CER-SPL-06, CER-SPL-13, CER-SPL-20 to CER-SPL-24: spells on a unit, or on the fort."""
    if effect == HIDE:
        hide(world, state, log, target)
    elif effect == BLESS:
        bless(world, state, log, target)
    elif target == THE_FORT:
        fired(log, CER_SPL_24)
        if effect == DESTROY:
            destroy_fort(state, log)
        else:
            hurt_fort(world, state, log, 1, CER_SPL_24)
    elif effect == DESTROY:
        destroy_unit(world, state, log, target, CER_SPL_20)
    elif effect == DRIVE_BACK:
        fired(log, CER_SPL_22)
        retreat(world, state, log, target)
    else:
        rout_unit(world, state, log, target, CER_SPL_23 if effect == TURN else CER_SPL_21)


@rule
def hide(world: World, state: State, log: Log, u: int) -> None:
    """CER-SPL-06, CER-INV-02: the opponent sees only a marker."""
    state.units[u].hidden = 1
    sector = state.units[u].place
    emit(log, MARKER_LAID, CER_INV_02, sector, side_of(world, u))
    emit(log, UNIT_HID, CER_SPL_06, name_of(world, u), sector)


@rule
def bless(world: World, state: State, log: Log, u: int) -> None:
    """CER-SPL-13: better attacks, and a sign more."""
    unit = state.units[u]
    unit.bless_until = state.until
    unit.bless_sign = (1 << state.option) >> 1
    emit(
        log, BLESSED, CER_SPL_13, name_of(world, u), unit.bless_sign, unit.bless_until, unit.hidden
    )


@rule
def rout_unit(world: World, state: State, log: Log, u: int, because: int) -> None:
    """CER-SPL-21: 1 damage, and unless in its own fort the unit is routed and retreats at once."""
    if in_own_fort(world, state, u):
        hurt_unit(world, state, log, u, int(world.params.fort_rout_damage), because)
        return
    hurt_unit(world, state, log, u, 1, because)
    if state.units[u].place < SECTORS:
        state.units[u].routed = 1
        emit(log, ROUTED, because, name_of(world, u))
        retreat(world, state, log, u)


@rule
def summon(world: World, state: State, log: Log, sector: int) -> None:
    """CER-SPL-12: a new unit of the caster's commander, at the end of the line."""
    u = free_unit(world, state, caster_side(world, int(state.caster)))
    unit = state.units[u]
    unit.type = world.params.summon_unit
    unit.seat = world.caster_seat[state.caster]
    unit.summoned = 1
    put_unit(world, state, u, sector)
    emit(log, SUMMONED, CER_SPL_12, name_of(world, u), sector)


@rule
def expire(world: World, state: State, log: Log) -> None:
    """CER-SPL-14, CER-VIC-03: what lasted until this round ends."""
    for sector in range(SECTORS):
        if 0 < state.fog[sector] <= state.round:
            state.fog[sector] = 0
            emit(log, FOG_LIFTED, CER_SPL_14, sector)
    for edge in range(EDGES):
        if state.wall[edge] != 0 and state.wall_until[edge] <= state.round:
            end_wall(state, log, edge)
    for u in range(world.units):
        unit = state.units[u]
        if 0 < unit.bless_until <= state.round:
            unit.bless_until = 0
            unit.bless_sign = 0
            emit(log, BLESSING_ENDED, CER_SPL_14, name_of(world, u), unit.hidden)


@rule
def end_wall(state: State, log: Log, edge: int) -> None:
    """CER-SPL-14: the edge is open again."""
    sector = edge // 2
    direction = NORTH if edge % 2 == 0 else EAST
    spell = state.wall[edge] // 2
    if state.wall[edge] % 2 == 1:
        sector = neighbour(sector, direction)
        direction = opposite(direction)
    state.wall[edge] = 0
    state.wall_until[edge] = 0
    emit(log, WALL_FELL, CER_SPL_14, spell, sector, direction)
