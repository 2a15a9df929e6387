"""CER-RET, CER-INV-06 to CER-INV-10: forced moves back, what bars them, and ambushes."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.cerilia.events import AMBUSHED, RETREAT_BLOCKED, RETREATED
from voevoda.games.cerilia.ids import (
    CER_INV_06,
    CER_INV_08,
    CER_INV_09,
    CER_RET_01,
    CER_RET_02,
    CER_RET_03,
    CER_RET_04,
    CER_RET_05,
    CER_RET_07,
    CER_RET_08,
)
from voevoda.games.cerilia.params import BACK_OR_SIDE
from voevoda.games.cerilia.reasons import E_RANGE, E_UNKNOWN
from voevoda.games.cerilia.records import ATT as ATTACKER
from voevoda.games.cerilia.records import (
    EAST,
    GOING,
    NOBODY,
    RESERVE,
    REVEAL,
    SIDESTEP,
    WEST,
    State,
    World,
)
from voevoda.games.cerilia.rules.board import (
    back_of,
    has_slot,
    home_row,
    neighbour,
    row_of,
)
from voevoda.games.cerilia.rules.invisibility import marker_at, reveal
from voevoda.games.cerilia.rules.losses import destroy_unit
from voevoda.games.cerilia.rules.movement import bars_mounted
from voevoda.games.cerilia.rules.terrain import closed_to
from voevoda.games.cerilia.rules.units import (
    blocks,
    count_hidden,
    fort_fights,
    fort_stands_in,
    name_of,
    put_unit,
    side_of,
    traits_of,
)

OPEN, EDGE, ENEMY, HIDDEN = range(4)
"""What a way back comes to; a way is such a number * WAY + the place where it ends."""
WAY = 32


@rule
def way_back(world: World, state: State, u: int) -> int:
    """CER-RET-01 to CER-RET-06: where straight back leads, over full sectors, or what bars it."""
    side = side_of(world, u)
    traits = traits_of(world, state, u)
    direction = back_of(side)
    place = int(state.units[u].place)
    while row_of(place) != home_row(side):
        if closed_to(world, state, traits, place, direction, True) != 0:
            return EDGE * WAY + place
        place = neighbour(place, direction)
        if blocks(state, place, 1 - side):
            return ENEMY * WAY + place
        if count_hidden(state, place, 1 - side) > 0:
            return HIDDEN * WAY + place
        if has_slot(world, state, place, side):
            return OPEN * WAY + place
    return OPEN * WAY + RESERVE


@rule
def way_aside(world: World, state: State, u: int, direction: int) -> int:
    """CER-RET-08: OPEN, EDGE (not to be entered) or HIDDEN, for a step to the side."""
    side = side_of(world, u)
    traits = traits_of(world, state, u)
    start = int(state.units[u].place)
    place = neighbour(start, direction)
    if place == NOBODY or closed_to(world, state, traits, start, direction, True) != 0:
        return EDGE
    if blocks(state, place, 1 - side) or not has_slot(world, state, place, side):
        return EDGE
    if bars_mounted(world, state, u, traits, place):
        return EDGE
    if side == ATTACKER and fort_stands_in(state, place) and fort_fights(world, state):
        return EDGE
    return HIDDEN if count_hidden(state, place, 1 - side) > 0 else OPEN


@rule
def retreat(world: World, state: State, log: Log, u: int) -> None:
    """CER-RET: a unit goes back, or is destroyed; the owner may have to choose first."""
    way = way_back(world, state, u)
    if way // WAY != OPEN and world.params.retreat_mode == BACK_OR_SIDE:
        west = way_aside(world, state, u, WEST)
        east = way_aside(world, state, u, EAST)
        if west == OPEN and east == OPEN:
            fired(log, CER_RET_08)
            state.retreating = u
            state.node = SIDESTEP
            return
        start = int(state.units[u].place)
        if west == OPEN or (west == HIDDEN and east != OPEN and way // WAY != HIDDEN):
            carry_out(world, state, log, u, west, neighbour(start, WEST), CER_RET_08)
            return
        if east == OPEN or (east == HIDDEN and way // WAY != HIDDEN):
            carry_out(world, state, log, u, east, neighbour(start, EAST), CER_RET_08)
            return
    carry_out(world, state, log, u, way // WAY, way % WAY, CER_RET_01)


@rule
def carry_out(
    world: World, state: State, log: Log, u: int, kind: int, place: int, because: int
) -> None:
    """CER-RET-01 to CER-RET-07: what a way comes to."""
    if kind == OPEN:
        go_back(world, state, log, u, place, because)
    elif kind == HIDDEN:
        ambush_unit(world, state, log, u, place)
    else:
        why = CER_RET_02 if kind == EDGE else CER_RET_03
        emit(log, RETREAT_BLOCKED, why, name_of(world, u), place)
        destroy_unit(world, state, log, u, why)


@rule
def go_back(world: World, state: State, log: Log, u: int, place: int, because: int) -> None:
    """CER-RET-01, CER-RET-04, CER-RET-05, CER-RET-07: the unit arrives; it may no longer charge."""
    unit = state.units[u]
    start = int(unit.place)
    unit.path = 0
    unit.downhill = 0
    put_unit(world, state, u, place)
    fired(log, CER_RET_07)
    why = because
    if place == RESERVE:
        why = CER_RET_05
    elif because == CER_RET_01 and place != neighbour(start, back_of(side_of(world, u))):
        why = CER_RET_04
    emit(log, RETREATED, why, name_of(world, u), start, place)


@rule
def ambush_unit(world: World, state: State, log: Log, u: int, sector: int) -> None:
    """CER-INV-06: a hidden unit destroys the retreating one; of several, one is then revealed."""
    enemy = 1 - side_of(world, u)
    emit(log, AMBUSHED, CER_INV_06, name_of(world, u), sector)
    if count_hidden(state, sector, enemy) > 1:
        fired(log, CER_INV_09)
        state.retreating = u
        state.ambush = sector
        state.node = REVEAL
    else:
        destroy_unit(world, state, log, u, CER_INV_06)
        spring(world, state, log, marker_at(state, sector, enemy, 1))


@rule
def spring(world: World, state: State, log: Log, hidden: int) -> None:
    """CER-INV-07, CER-INV-08: the ambusher is revealed, and does not block in this step."""
    reveal(world, state, log, hidden, CER_INV_08)
    state.units[hidden].spent = 1


@rule
def refuse_marker(world: World, state: State, number: int) -> int:
    """CER-INV-09: checks of REV."""
    enemy = 1 - side_of(world, int(state.retreating))
    known = 1 <= number <= count_hidden(state, int(state.ambush), enemy)
    return 0 if known else E_UNKNOWN


@rule
def reveal_marker(world: World, state: State, log: Log, number: int) -> None:
    """CER-INV-09: the owner of the victim has chosen."""
    u = int(state.retreating)
    enemy = 1 - side_of(world, u)
    destroy_unit(world, state, log, u, CER_INV_06)
    spring(world, state, log, marker_at(state, int(state.ambush), enemy, number))
    state.retreating = NOBODY
    state.ambush = NOBODY
    state.node = GOING


@rule
def refuse_sidestep(direction: int) -> int:
    """CER-RET-08: checks of SIDE; it is asked for only where both sides are open."""
    return 0 if direction == WEST or direction == EAST else E_RANGE


@rule
def step_aside(world: World, state: State, log: Log, direction: int) -> None:
    """CER-RET-08: the owner has chosen a side."""
    u = int(state.retreating)
    state.retreating = NOBODY
    state.node = GOING
    go_back(world, state, log, u, neighbour(int(state.units[u].place), direction), CER_RET_08)
