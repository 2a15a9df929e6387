"""CER-MOV, CER-DET: moves, withdrawals, and what Scouts find."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.cerilia.events import FOUND_NOBODY, MOVED, WITHDREW
from voevoda.games.cerilia.ids import (
    CER_DET_01,
    CER_MOV_03,
    CER_MOV_08,
    CER_MOV_09,
    CER_MOV_10,
    CER_RND_03,
    CER_TER_56,
)
from voevoda.games.cerilia.reasons import (
    E_ENGAGED,
    E_FORT_MOUNTED,
    E_MOVE_POINTS,
    E_MOVED,
    E_NOT_ENGAGED,
    E_OFF_MAT,
    E_PATH,
    E_RANGE,
    E_ROUTED,
    E_SLOT,
    E_STOP,
)
from voevoda.games.cerilia.records import (
    ATT,
    HILL,
    NOBODY,
    PATH_MASK,
    PATH_STEP,
    PLACES,
    RESERVE,
    SECTORS,
    THE_FORT,
    State,
    World,
)
from voevoda.games.cerilia.roster import MOUNTED, SCOUT
from voevoda.games.cerilia.rules.board import (
    back_of,
    direction_to,
    distance,
    has_slot,
    home_row,
    neighbour,
    row_of,
)
from voevoda.games.cerilia.rules.invisibility import reveal
from voevoda.games.cerilia.rules.terrain import closed_to, holds, terrain_stops
from voevoda.games.cerilia.rules.units import (
    faces_enemy,
    first_visible,
    is_engaged,
    is_visible,
    name_of,
    on_mat,
    put_unit,
    side_of,
    traits_of,
)

FOUND = 2
"""`Unit.hidden` of those who are being found."""


@rule
def begin_movement(world: World, state: State, log: Log) -> None:
    """CER-RND-03: who is engaged now does not shoot in this round."""
    fired(log, CER_RND_03)
    for u in range(world.units):
        state.units[u].engaged0 = 1 if is_engaged(world, state, u) else 0
    if state.fort.sector != NOBODY:
        state.fort.engaged0 = 1 if is_engaged(world, state, THE_FORT) else 0


@rule
def path_length(path: int) -> int:
    """The places of a packed path, its start included."""
    count = 0
    while path != 0:
        path >>= PATH_STEP
        count += 1
    return count


@rule
def place_on(path: int, at: int) -> int:
    """Place number `at` of a packed path, the start being 0; -1 behind its end."""
    return ((path >> (PATH_STEP * at)) & PATH_MASK) - 1


@rule
def fog_on(state: State, path: int) -> int:
    """CER-MOV-05: the fogged sectors of a path, start and end included."""
    count = 0
    while path != 0:
        place = (path & PATH_MASK) - 1
        if place < SECTORS and state.fog[place] != 0:
            count += 1
        path >>= PATH_STEP
    return count


@rule
def bars_mounted(world: World, state: State, u: int, traits: int, sector: int) -> bool:
    """CER-MOV-04: whether the fort keeps out an Attacker's mounted unit."""
    return state.fort.sector == sector and traits & MOUNTED != 0 and side_of(world, u) == ATT


@rule
def refuse_step(world: World, state: State, u: int, traits: int, start: int, end: int) -> int:
    """CER-MOV-03, CER-MOV-04, CER-MOV-06: why a unit cannot go from a place to the next, or 0."""
    side = side_of(world, u)
    if start == RESERVE or end == RESERVE:
        other = end if start == RESERVE else start
        if other >= SECTORS or row_of(other) != home_row(side):
            return E_PATH
    else:
        direction = direction_to(start, end)
        if direction == 0:
            return E_RANGE
        closed = closed_to(world, state, traits, start, direction, False)
        if closed != 0:
            return closed
    if end < SECTORS and bars_mounted(world, state, u, traits, end):
        return E_FORT_MOUNTED
    return 0


@rule
def must_stop(world: World, state: State, u: int, traits: int, place: int) -> bool:
    """CER-MOV-03, CER-MOV-07: whether a unit that comes there ends its move."""
    if place == RESERVE:
        return True
    return terrain_stops(state, traits, place) or faces_enemy(
        world, state, place, side_of(world, u)
    )


@rule
def refuse_path(world: World, state: State, u: int, path: int) -> int:
    """CER-MOV-02 to CER-MOV-07: why a unit cannot take a path, or 0."""
    traits = traits_of(world, state, u)
    steps = path_length(path) - 1
    if steps < 1 or place_on(path, 0) != state.units[u].place:
        return E_PATH
    if steps > world.cards[state.units[u].type].move:
        return E_MOVE_POINTS
    for at in range(1, steps + 1):
        place = place_on(path, at)
        if place < 0 or place > RESERVE:
            return E_PATH
        refused = refuse_step(world, state, u, traits, place_on(path, at - 1), place)
        if refused != 0:
            return refused
        if at < steps and must_stop(world, state, u, traits, place):
            return E_STOP
    end = place_on(path, steps)
    if end != RESERVE and not has_slot(world, state, end, side_of(world, u)):
        return E_SLOT
    return 0


@rule
def canonical_path(world: World, state: State, u: int, end: int) -> int:
    """CER-MOV-05: the way to a place with the least fog, then the fewest steps; 0 if none."""
    start = int(state.units[u].place)
    move = world.cards[state.units[u].type].move
    at = (side_of(world, u) * PLACES + start) * PLACES + end
    best = 0
    least = SECTORS + 1
    for place in range(world.path_at[at], world.path_at[at + 1]):
        path = int(world.paths[place])
        if path_length(path) - 1 > move:
            break
        fog = fog_on(state, path)
        if fog < least and refuse_path(world, state, u, path) == 0:
            best = path
            least = fog
            if fog == 0:
                break
    return best


@rule
def refuse_mover(world: World, state: State, u: int) -> int:
    """CER-MOV-01: why a unit cannot move at all, or 0."""
    unit = state.units[u]
    if unit.place > RESERVE:
        return E_OFF_MAT
    if unit.routed == 1:
        return E_ROUTED
    if unit.moved == 1:
        return E_MOVED
    return E_ENGAGED if is_engaged(world, state, u) else 0


@rule
def refuse_move(world: World, state: State, u: int, path: int) -> int:
    """Checks of MV."""
    refused = refuse_mover(world, state, u)
    if refused == 0:
        refused = refuse_path(world, state, u, path)
    if refused == 0:
        end = place_on(path, path_length(path) - 1)
        if canonical_path(world, state, u, end) != path:
            refused = E_PATH
    return refused


@rule
def can_move(world: World, state: State, u: int) -> bool:
    """Whether a unit has anywhere to go."""
    if refuse_mover(world, state, u) != 0:
        return False
    for end in range(PLACES):
        if canonical_path(world, state, u, end) != 0:
            return True
    return False


@rule
def move_along(world: World, state: State, log: Log, u: int, path: int) -> None:
    """CER-MOV-09, CER-MOV-10: carry out MV."""
    unit = state.units[u]
    if unit.hidden == 1:
        reveal(world, state, log, u, CER_MOV_10)
    start = int(unit.place)
    steps = path_length(path) - 1
    end = place_on(path, steps)
    side = side_of(world, u)
    unit.moved = 1
    unit.downhill = 0
    if start < SECTORS and state.card[start] == HILL and holds(state, start, side):
        unit.downhill = 1
        fired(log, CER_TER_56)
    unit.path = path
    put_unit(world, state, u, end)
    because = CER_MOV_09
    if start == RESERVE or end == RESERVE:
        because = CER_MOV_03
    emit(log, MOVED, because, name_of(world, u), start, end, steps)


@rule
def refuse_withdrawal(world: World, state: State, u: int) -> int:
    """CER-MOV-08: checks of WD."""
    unit = state.units[u]
    if not on_mat(state, u):
        return E_OFF_MAT
    if unit.routed == 1:
        return E_ROUTED
    if unit.moved == 1:
        return E_MOVED
    if not is_engaged(world, state, u):
        return E_NOT_ENGAGED
    side = side_of(world, u)
    start = int(unit.place)
    if row_of(start) == home_row(side):
        return 0
    traits = traits_of(world, state, u)
    end = neighbour(start, back_of(side))
    refused = closed_to(world, state, traits, start, back_of(side), False)
    if refused == 0 and bars_mounted(world, state, u, traits, end):
        refused = E_FORT_MOUNTED
    if refused == 0 and first_visible(state, end, 1 - side) != NOBODY:
        refused = E_ENGAGED
    if refused == 0 and not has_slot(world, state, end, side):
        refused = E_SLOT
    return refused


@rule
def withdraw_unit(world: World, state: State, log: Log, u: int) -> None:
    """CER-MOV-08: one step straight back, and no attack in this round."""
    unit = state.units[u]
    side = side_of(world, u)
    start = int(unit.place)
    end = RESERVE
    if row_of(start) != home_row(side):
        end = neighbour(start, back_of(side))
    unit.moved = 1
    unit.withdrew = 1
    put_unit(world, state, u, end)
    emit(log, WITHDREW, CER_MOV_08, name_of(world, u), start, end)


@rule
def detect(world: World, state: State, log: Log) -> None:
    """CER-DET-01: Scouts reveal hidden enemies near them; those they find do not search too."""
    for u in range(world.units):
        if state.units[u].hidden == 1 and is_found(world, state, u):
            state.units[u].hidden = FOUND
    for u in range(world.units):
        if searches_in_vain(world, state, u):
            emit(log, FOUND_NOBODY, CER_DET_01, name_of(world, u), state.units[u].place)
    for u in range(world.units):
        if state.units[u].hidden == FOUND:
            reveal(world, state, log, u, CER_DET_01)


@rule
def is_found(world: World, state: State, hidden: int) -> bool:
    """CER-DET-01: whether enemy Scouts stand near enough to a hidden unit."""
    for u in range(world.units):
        if can_find(world, state, u, hidden):
            return True
    return False


@rule
def searches(world: World, state: State, u: int) -> bool:
    """CER-DET-01: whether a unit is visible, unrouted Scouts on the mat."""
    unit = state.units[u]
    return (
        unit.type != 0
        and is_visible(state, u)
        and unit.routed == 0
        and traits_of(world, state, u) & SCOUT != 0
    )


@rule
def can_find(world: World, state: State, u: int, hidden: int) -> bool:
    """CER-DET-01: whether a unit reveals a hidden enemy where it stands."""
    return (
        searches(world, state, u)
        and side_of(world, u) != side_of(world, hidden)
        and distance(int(state.units[u].place), int(state.units[hidden].place))
        <= world.params.detect_range
    )


@rule
def searches_in_vain(world: World, state: State, u: int) -> bool:
    """Whether Scouts look for enemies, of whom some are hidden, and none of those is near."""
    if not searches(world, state, u):
        return False
    hidden = 0
    for other in range(world.units):
        if state.units[other].hidden != 0 and side_of(world, other) != side_of(world, u):
            hidden += 1
            if can_find(world, state, u, other):
                return False
    return hidden > 0
