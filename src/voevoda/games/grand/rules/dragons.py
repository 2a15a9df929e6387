"""GRA-DRA: dragons that wait, attack from below, and fly home."""

from __future__ import annotations

from typing import Any

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.grand.actions import prey
from voevoda.games.grand.events import DECLARED, DRAGON_APPEARED, DRAGON_FLEW
from voevoda.games.grand.ids import (
    GRA_DRA_04,
    GRA_DRA_07,
    GRA_DRA_11,
    GRA_DRA_12,
    GRA_DRA_13,
)
from voevoda.games.grand.records import (
    ASK,
    ASLEEP,
    CRUMBLE,
    FLIGHT,
    FREE,
    NO_PIECE,
    OPEN,
    PREY,
    TAMED,
    WAITING,
    State,
    World,
)
from voevoda.games.grand.rules.cells import look_at
from voevoda.games.grand.rules.geometry import distance
from voevoda.games.grand.rules.pieces import (
    building_at,
    is_mage,
    on_the_map,
    slot_of,
)
from voevoda.games.grand.rules.removal import put_to_sleep


@rule
def let_dragon_out(state: State, log: Log, mage: int, cell: int) -> None:
    """GRA-DRA-07, GRA-DRA-08: the dragon that waited for its mage to go appears, room or not."""
    for slot in range(state.top):
        dragon = state.units[slot]
        if dragon.controller == mage and dragon.state == WAITING and dragon.home == cell:
            dragon.state = TAMED
            dragon.owner = state.units[slot_of(state, mage)].owner
            dragon.act = 0
            dragon.moved = 1
            emit(log, DRAGON_APPEARED, GRA_DRA_07, dragon.tag, cell, dragon.owner)
            look_at(state, cell)


@rule
def wake_sleepers(state: State, log: Log) -> None:
    """GRA-DRA-04, GRA-DRA-05: dragons under anything but mages attack, before all others."""
    place = 0
    for slot in range(state.top):
        if state.units[slot].state != ASLEEP:
            continue
        victim = victim_above(state, slot)
        if victim == NO_PIECE:
            continue
        if state.declared >= len(state.source):
            return
        insert_declaration(state, place, int(state.units[slot].tag), victim)
        place += 1
        emit(log, DECLARED, GRA_DRA_04, state.units[slot].tag, victim, 0)


@rule
def victim_above(state: State, slot: int) -> int:
    """GRA-DRA-04: the building on a dragon, else the unit of the lowest number but for mages."""
    cell = int(state.units[slot].cell)
    if state.kind[cell] != 0:
        return building_at(cell)
    for other in range(state.top):
        unit = state.units[other]
        if unit.cell == cell and on_the_map(unit) and not is_mage(int(unit.tag)):
            return int(unit.tag)
    return NO_PIECE


@rule
def insert_declaration(state: State, place: int, source: int, aim: int) -> None:
    """Put a declaration before those that stand from `place` on."""
    at = int(state.declared)
    while at > place:
        state.source[at] = state.source[at - 1]
        state.aim[at] = state.aim[at - 1]
        state.status[at] = state.status[at - 1]
        state.as_neutral[at] = state.as_neutral[at - 1]
        at -= 1
    state.source[place] = source
    state.aim[place] = aim
    state.status[place] = OPEN
    state.as_neutral[place] = 0
    state.declared += 1


@rule
def forget_declarations(state: State) -> None:
    """GRA-TRN-08, GRA-DRA-13: a fresh list."""
    for place in range(state.declared):
        state.source[place] = 0
        state.aim[place] = 0
        state.status[place] = 0
        state.as_neutral[place] = 0
    state.declared = 0


@rule
def begin_flights(state: State) -> None:
    """GRA-DRA-10, GRA-DRA-12: till now they stayed; who flies after this turn is fixed now."""
    for slot in range(state.top):
        dragon = state.units[slot]
        if dragon.state == FREE and dragon.former == state.active:
            dragon.flies = 1
    state.node = FLIGHT


@rule
def fly_next(world: World, state: State, log: Log) -> None:
    """GRA-DRA-12: one dragon after the other, in tag order; uncontrolled zombies crumble again."""
    forget_declarations(state)
    for slot in range(state.top):
        if state.units[slot].flies == 1:
            state.units[slot].flies = 0
            state.flying = state.units[slot].tag
            fly_home(world, state, log, slot)
            return
    state.flying = NO_PIECE
    state.landed = 1
    state.node = CRUMBLE


@rule
def fly_home(world: World, state: State, log: Log, slot: int) -> None:
    """GRA-DRA-12, GRA-DRA-15: cell by cell over all, until it is home or near what it attacks."""
    dragon = state.units[slot]
    start = int(dragon.cell)
    near = 0
    for _ in range(world.params.dragon_move):
        dragon.cell = next_cell(world, int(dragon.cell), int(dragon.home))
        if dragon.cell == dragon.home:
            break
        if dragon.act == 1:
            near = count_prey(world, state, slot)
            if near > 0:
                break
    emit(log, DRAGON_FLEW, GRA_DRA_11, dragon.tag, start, dragon.cell)
    look_at(state, start)
    look_at(state, int(dragon.cell))
    if dragon.cell == dragon.home:
        put_to_sleep(state, log, slot, GRA_DRA_12)
    elif near == 1:
        pounce(world, state, log, 1)
    elif near > 1:
        state.node = PREY
        state.asked = 0


@rule
def next_cell(world: World, cell: int, home: int) -> int:
    """GRA-DRA-11: along the axis, or to the diagonal through home and then along it."""
    across = home % world.width - cell % world.width
    down = home // world.width - cell // world.width
    step_x = 1 if across > 0 else -1 if across < 0 else 0
    step_y = 1 if down > 0 else -1 if down < 0 else 0
    if abs(across) > abs(down) > 0:
        step_y = 0
    elif abs(down) > abs(across) > 0:
        step_x = 0
    return cell + step_y * int(world.width) + step_x


@rule
def count_prey(world: World, state: State, slot: int) -> int:
    """GRA-DRA-12: pieces next to a dragon, of any kind and owner."""
    place = 1
    while nth_prey(world, state, slot, place) != NO_PIECE:
        place += 1
    return place - 1


@rule
def nth_prey(world: World, state: State, slot: int, place: int) -> int:
    """Piece number `place` from 1 that a dragon may attack, buildings first (GRA-GEO-04)."""
    left = place
    cell = int(state.units[slot].cell)
    for at in range(state.buildings):
        there = int(state.built[at])
        if distance(world, cell, there) <= 1:
            left -= 1
            if left == 0:
                return building_at(there)
    for other in range(state.top):
        unit = state.units[other]
        if other != slot and on_the_map(unit) and distance(world, cell, int(unit.cell)) <= 1:
            left -= 1
            if left == 0:
                return int(unit.tag)
    return NO_PIECE


@rule
def list_prey(world: World, state: State, faces: Any, weights: Any) -> int:
    """GRA-DRA-12: all that are near are equally likely."""
    near = count_prey(world, state, slot_of(state, int(state.flying)))
    for place in range(near):
        faces[place] = prey(place + 1)
        weights[place] = 1
    return near


@rule
def pounce(world: World, state: State, log: Log, place: int) -> None:
    """GRA-DRA-12, GRA-DRA-13: the dragon attacks, and reactions begin."""
    slot = slot_of(state, int(state.flying))
    victim = nth_prey(world, state, slot, place)
    state.units[slot].act = 0
    insert_declaration(state, 0, int(state.flying), victim)
    emit(log, DECLARED, GRA_DRA_12, state.flying, victim, 0)
    fired(log, GRA_DRA_13)
    state.asked = state.active
    state.passes = 0
    state.node = ASK
