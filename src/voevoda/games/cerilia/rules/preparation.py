"""CER-SET: Phase 0."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.cerilia.actions import NO_SECTOR, SPOT_SECTOR, SPOT_SHIFT
from voevoda.games.cerilia.events import (
    ATTACHED,
    BATTLE_BEGAN,
    CARD_LAID,
    CARD_OMITTED,
    DEPLOYED,
)
from voevoda.games.cerilia.ids import CER_SET_03, CER_SET_04, CER_SET_05, CER_SET_06
from voevoda.games.cerilia.reasons import (
    E_CARD,
    E_HOME_ROW,
    E_HOST,
    E_OWNER,
    E_PHASE,
    E_RANGE,
    E_SLOT,
    E_UNKNOWN,
)
from voevoda.games.cerilia.records import (
    ASIDE,
    ATT,
    CHOOSE,
    CLIFF,
    DEF,
    NATURAL,
    NO_CARD,
    NO_DIRECTION,
    NOBODY,
    P0_ATTACH,
    P0_DEPLOY,
    P0_FORT,
    P0_TERRAIN,
    RESERVE,
    RIVER,
    SECTORS,
    START,
    State,
    World,
)
from voevoda.games.cerilia.rules.board import has_slot, home_row, join_line, neighbour, row_of
from voevoda.games.cerilia.rules.terrain import update_holder
from voevoda.games.cerilia.rules.units import caster_of, fighter_named, name_of, side_of


@rule
def advance_preparation(world: World, state: State, log: Log) -> None:
    """CER-SET-01: go on to the next decision of Phase 0; what the scenario fixes is skipped."""
    if state.phase == P0_FORT:
        if world.places_fort == 1 and state.cursor == 0:
            state.node = CHOOSE
        else:
            state.phase = P0_TERRAIN
            state.cursor = 0
    elif state.phase == P0_TERRAIN:
        if state.cursor < world.pool_size:
            state.node = CHOOSE
        else:
            state.phase = P0_DEPLOY
            state.cursor = 0
    elif state.phase == P0_DEPLOY:
        advance_deployment(world, state)
    else:
        advance_attachment(world, state, log)


@rule
def preparing_side(state: State) -> int:
    """CER-SET-01: the Defender deploys and attaches first."""
    return DEF if state.part == 0 else ATT


@rule
def advance_deployment(world: World, state: State) -> None:
    """CER-SET-04: the next unit without a place, in order."""
    side = preparing_side(state)
    while state.cursor < world.units:
        unit = state.units[state.cursor]
        if unit.type != 0 and unit.place == ASIDE and side_of(world, int(state.cursor)) == side:
            state.node = CHOOSE
            return
        state.cursor += 1
    state.phase = P0_ATTACH
    state.cursor = 0


@rule
def advance_attachment(world: World, state: State, log: Log) -> None:
    """CER-SET-05: the next caster without a host, in order; after both sides the battle begins."""
    side = preparing_side(state)
    while state.cursor < world.casters:
        if (
            state.casters[state.cursor].host == NOBODY
            and state.casters[state.cursor].lost == 0
            and world.caster_seat[state.cursor] % 2 == side
        ):
            state.node = CHOOSE
            return
        state.cursor += 1
    state.cursor = 0
    if side == DEF:
        state.part = 1
        state.phase = P0_DEPLOY
    else:
        begin_battle(world, state, log)


@rule
def begin_battle(world: World, state: State, log: Log) -> None:
    """CER-SET-06: what the armies cost is fixed, and who holds which sector."""
    for sector in range(SECTORS):
        update_holder(state, sector)
    for side in range(2):
        state.start_cost[side] = army_cost(world, state, side)
    emit(log, BATTLE_BEGAN, CER_SET_06, state.start_cost[ATT], state.start_cost[DEF])
    state.part = 0
    state.phase = START


@rule
def army_cost(world: World, state: State, side: int) -> int:
    """CER-SET-06: the cost of all units of a side but the summoned."""
    total = 0
    for u in range(world.units):
        unit = state.units[u]
        if unit.type != 0 and unit.summoned == 0 and side_of(world, u) == side:
            total += world.cards[unit.type].cost
    return int(total)


@rule
def refuse_direction(sector: int, direction: int) -> int:
    """CER-SET-03: whether an edge between two sectors of the mat lies there."""
    if direction < 1 or direction > 4 or neighbour(sector, direction) == NOBODY:
        return E_RANGE
    return 0


@rule
def refuse_terrain(sector: int, kind: int, direction: int) -> int:
    """CER-SET-03, CER-SPL-09: Cliffs and River need a direction, other terrain has none."""
    if kind == CLIFF or kind == RIVER:
        return refuse_direction(sector, direction)
    return 0 if direction == NO_DIRECTION else E_RANGE


@rule
def refuse_card(world: World, state: State, number: int, spot: int) -> int:
    """CER-SET-03, CER-BRD-06: checks of TER."""
    if number != state.cursor + 1:
        return E_PHASE
    sector = spot & SPOT_SECTOR
    direction = spot >> SPOT_SHIFT
    if sector == NO_SECTOR:
        return 0 if direction == NO_DIRECTION else E_RANGE
    if state.card[sector] != NO_CARD or state.fort.sector == sector:
        return E_CARD
    return refuse_terrain(sector, int(world.pool[state.cursor].kind), direction)


@rule
def put_card(world: World, state: State, log: Log, spot: int) -> None:
    """CER-SET-03: the card lies, or is left out."""
    kind = world.pool[state.cursor].kind
    sector = spot & SPOT_SECTOR
    state.cursor += 1
    if sector == NO_SECTOR:
        emit(log, CARD_OMITTED, CER_SET_03, kind)
        return
    state.card[sector] = kind
    state.card_direction[sector] = spot >> SPOT_SHIFT
    state.card_source[sector] = NATURAL
    emit(log, CARD_LAID, CER_SET_03, kind, sector, spot >> SPOT_SHIFT)


@rule
def refuse_deployment(world: World, state: State, name: int, place: int) -> int:
    """CER-SET-04: checks of DEP."""
    u = fighter_named(world, state, name)
    if u < 0:
        return E_UNKNOWN
    if u != state.cursor:
        return E_OWNER if side_of(world, u) != preparing_side(state) else E_PHASE
    if place == RESERVE:
        return 0
    side = side_of(world, u)
    if row_of(place) != home_row(side):
        return E_HOME_ROW
    return 0 if has_slot(world, state, place, side) else E_SLOT


@rule
def stand(world: World, state: State, u: int, place: int) -> None:
    """CER-SET-04, CER-SET-06: a unit takes its place; nobody holds a sector before round 1."""
    state.units[u].place = place
    if place < SECTORS:
        join_line(state, u, place, side_of(world, u))


@rule
def deploy_unit(world: World, state: State, log: Log, place: int) -> None:
    """CER-SET-04: a unit takes its place; the order of placing is the order of slots."""
    u = int(state.cursor)
    state.cursor += 1
    stand(world, state, u, place)
    emit(log, DEPLOYED, CER_SET_04, name_of(world, u), place)


@rule
def refuse_host(world: World, state: State, name: int, host: int) -> int:
    """CER-SET-05: checks of ATCH."""
    u = fighter_named(world, state, host)
    if name != world.caster_name[state.cursor]:
        return E_PHASE
    if u < 0:
        return E_UNKNOWN
    if state.units[u].seat != world.caster_seat[state.cursor]:
        return E_OWNER
    return 0 if caster_of(world, state, u) == NOBODY else E_HOST


@rule
def attach_caster(world: World, state: State, log: Log, u: int) -> None:
    """CER-SET-05: a caster joins its host for the whole battle."""
    c = int(state.cursor)
    state.cursor += 1
    state.casters[c].host = u
    emit(log, ATTACHED, CER_SET_05, world.caster_name[c], name_of(world, u))
