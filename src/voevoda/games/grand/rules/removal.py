"""How pieces leave the map, change hands or lose a level, and what follows from it at once."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import assign, rule
from voevoda.games.grand.events import (
    BUILDING_LOST,
    CONTROL_LOST,
    DRAGON_ASLEEP,
    LOWERED,
    OWNER_CHANGED,
    UNIT_LOST,
)
from voevoda.games.grand.ids import GRA_DRA_09, GRA_MAG_09
from voevoda.games.grand.params import CITY, ZOMBIE
from voevoda.games.grand.records import (
    ASLEEP,
    FREE,
    NO_PIECE,
    NOWHERE,
    OPEN,
    VOID,
    WAITING,
    State,
    World,
)
from voevoda.games.grand.rules.cells import look_at
from voevoda.games.grand.rules.pieces import (
    building_at,
    clear_unit,
    is_mage,
    tag_kind,
)


@rule
def destroy_unit(world: World, state: State, log: Log, slot: int, because: int) -> None:
    """A unit is gone for good, with all that hung on it (GRA-MAG-09), and battles with it."""
    tag = int(state.units[slot].tag)
    cell = int(state.units[slot].cell)
    emit(log, UNIT_LOST, because, tag, cell, state.units[slot].owner)
    take_off(state, slot)
    look_at(state, cell)
    call_off(state, tag)
    if is_mage(tag):
        lose_control(world, state, log, tag)


@rule
def take_off(state: State, slot: int) -> None:
    """Close the gap that a unit leaves in the list."""
    for place in range(slot, state.top - 1):
        assign(state.units, place, state.units, place + 1)
    state.top -= 1
    clear_unit(state.units[state.top])


@rule
def lose_control(world: World, state: State, log: Log, mage: int) -> None:
    """GRA-MAG-09: zombies of a lost mage are nobody's, a dragon is free or goes on sleeping."""
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.controller != mage:
            continue
        if tag_kind(int(unit.tag)) == ZOMBIE:
            unit.controller = NO_PIECE
            unit.owner = 0
            emit(log, CONTROL_LOST, GRA_MAG_09, unit.tag)
            withdraw(state, int(unit.tag))
            look_at(state, int(unit.cell))
        else:
            free_dragon(state, log, slot)


@rule
def free_dragon(state: State, log: Log, slot: int) -> None:
    """GRA-DRA-09: a dragon without a master; one that is at home, or waits there, sleeps."""
    dragon = state.units[slot]
    dragon.controller = NO_PIECE
    if dragon.state == WAITING or dragon.cell == dragon.home:
        put_to_sleep(state, log, slot, GRA_DRA_09)
        return
    dragon.state = FREE
    dragon.former = dragon.owner
    dragon.owner = 0
    dragon.act = 0
    dragon.moved = 0
    dragon.pinned = 0
    emit(log, CONTROL_LOST, GRA_DRA_09, dragon.tag)
    withdraw(state, int(dragon.tag))
    look_at(state, int(dragon.cell))


@rule
def put_to_sleep(state: State, log: Log, slot: int, because: int) -> None:
    """A dragon lies under its mountain again, and nothing is left of its time awake."""
    dragon = state.units[slot]
    dragon.state = ASLEEP
    dragon.owner = 0
    dragon.former = 0
    dragon.controller = NO_PIECE
    dragon.act = 0
    dragon.moved = 0
    dragon.pinned = 0
    dragon.flies = 0
    emit(log, DRAGON_ASLEEP, because, dragon.tag, dragon.cell)
    withdraw(state, int(dragon.tag))
    look_at(state, int(dragon.cell))


@rule
def withdraw(state: State, piece: int) -> None:
    """What a piece has declared and not fought yet is void."""
    for place in range(state.declared):
        if state.source[place] == piece and state.status[place] == OPEN:
            state.status[place] = VOID


@rule
def call_off(state: State, piece: int) -> None:
    """GRA-FRM-01: whatever was declared by or on a piece that is gone is void."""
    for place in range(state.declared):
        if state.status[place] == OPEN and (
            state.source[place] == piece or state.aim[place] == piece
        ):
            state.status[place] = VOID


@rule
def give_building(state: State, log: Log, cell: int, seat: int, because: int) -> None:
    """A building changes hands: its action is lost, and the level it was gaining."""
    state.owner[cell] = seat
    state.act[cell] = 0
    drop_work(state, cell)
    withdraw(state, building_at(cell))
    look_at(state, cell)
    emit(log, OWNER_CHANGED, because, building_at(cell), seat)


@rule
def drop_work(state: State, cell: int) -> None:
    """The level that a building was gaining is lost."""
    state.work[cell] = 0
    state.spoiled[cell] = 0


@rule
def lower_building(world: World, state: State, log: Log, cell: int, because: int) -> None:
    """One level less; a building of level 1 is destroyed, but a city stays (GRA-SPO-02)."""
    drop_work(state, cell)
    if state.level[cell] > 1:
        state.level[cell] -= 1
        emit(log, LOWERED, because, building_at(cell), state.level[cell])
    elif state.kind[cell] != CITY:
        raze(world, state, log, cell, because)


@rule
def raze(world: World, state: State, log: Log, cell: int, because: int) -> None:
    """A building is gone."""
    emit(log, BUILDING_LOST, because, building_at(cell), state.kind[cell], state.owner[cell])
    call_off(state, building_at(cell))
    if state.kind[cell] == CITY and world.land[cell] != NOWHERE:
        state.city[world.land[cell]] = NOWHERE
    state.kind[cell] = 0
    state.level[cell] = 0
    state.owner[cell] = 0
    state.act[cell] = 0
    state.ghosts[cell] = 0
    drop_work(state, cell)
    gap = 0
    while state.built[gap] != cell:
        gap += 1
    for place in range(gap, state.buildings - 1):
        state.built[place] = state.built[place + 1]
    state.buildings -= 1
    state.built[state.buildings] = 0
    look_at(state, cell)


@rule
def raise_building(world: World, state: State, cell: int, kind: int, level: int, seat: int) -> None:
    """A building stands on a free cell; the list stays in order (GRA-GEO-04)."""
    place = int(state.buildings)
    while place > 0 and state.built[place - 1] > cell:
        state.built[place] = state.built[place - 1]
        place -= 1
    state.built[place] = cell
    state.buildings += 1
    state.kind[cell] = kind
    state.level[cell] = level
    state.owner[cell] = seat
    if kind == CITY:
        state.city[world.land[cell]] = cell
    look_at(state, cell)
