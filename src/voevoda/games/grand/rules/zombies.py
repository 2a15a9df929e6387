"""GRA-ZOM: raising zombies, turning them to dust, and how those without a master crumble."""

from __future__ import annotations

from typing import Any

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.grand.actions import pick_zombie, place_zombie
from voevoda.games.grand.events import ZOMBIE_RAISED
from voevoda.games.grand.ids import GRA_SPL_06, GRA_ZOM_04, GRA_ZOM_06
from voevoda.games.grand.params import ZOMBIE
from voevoda.games.grand.reasons import NO_ZOMBIE, NOT_QUALIFYING
from voevoda.games.grand.records import (
    AROUND,
    IN_ORDERS,
    NO_PIECE,
    NOWHERE,
    PICK,
    PLACE,
    SEA,
    State,
    World,
)
from voevoda.games.grand.rules.cells import (
    counted_at,
    friends_of,
    has_room,
    is_enterable,
    look_at,
)
from voevoda.games.grand.rules.geometry import distance, on_map
from voevoda.games.grand.rules.listing import add
from voevoda.games.grand.rules.pieces import add_unit, slot_of, tag_kind
from voevoda.games.grand.rules.removal import destroy_unit


@rule
def qualifies(world: World, state: State, mage: int, cell: int) -> bool:
    """GRA-ZOM-03: land next to the mage, enterable, with room, and next to a building."""
    unit = state.units[slot_of(state, mage)]
    if distance(world, int(unit.cell), cell) != 1 or world.terrain[cell] == SEA:
        return False
    if not is_enterable(state, cell, friends_of(world, state, unit.owner)):
        return False
    return has_room(world, state, cell) and is_near_building(world, state, cell)


@rule
def is_near_building(world: World, state: State, cell: int) -> bool:
    """GRA-ZOM-03: a building of any kind and owner at distance exactly 1."""
    at = cell * AROUND
    while world.around[at] >= 0:
        if state.kind[world.around[at]] != 0:
            return True
        at += 1
    return False


@rule
def qualifying_room(world: World, state: State, mage: int) -> int:
    """How many zombies there is room for on all qualifying cells."""
    room = 0
    at = state.units[slot_of(state, mage)].cell * AROUND
    while world.around[at] >= 0:
        cell = int(world.around[at])
        at += 1
        if qualifies(world, state, mage, cell):
            room += world.params.cell_capacity - counted_at(state, cell)
    return min(room, len(state.units) - state.top)


@rule
def zombies_of(state: State, mage: int) -> int:
    """How many zombies a mage controls."""
    count = 0
    for slot in range(state.top):
        if state.units[slot].controller == mage and tag_kind(state.units[slot].tag) == ZOMBIE:
            count += 1
    return count


@rule
def begin_raising(world: World, state: State, log: Log, number: int) -> None:
    """GRA-ZOM-02: how many rise."""
    mage = int(state.actor)
    limit = world.params.zombie_limit - zombies_of(state, mage)
    state.left = min(number, limit, qualifying_room(world, state, mage))
    raise_next(world, state, log)


@rule
def raise_next(world: World, state: State, log: Log) -> None:
    """GRA-ZOM-04: ask for the next cell, or take the only one."""
    while state.left > 0:
        only = NOWHERE
        count = 0
        at = state.units[slot_of(state, int(state.actor))].cell * AROUND
        while world.around[at] >= 0:
            cell = int(world.around[at])
            at += 1
            if qualifies(world, state, int(state.actor), cell):
                only = cell
                count += 1
        if count != 1:
            state.node = PLACE
            return
        put_zombie(state, log, only)
    end_spell(state)


@rule
def end_spell(state: State) -> None:
    """A spell is over, and the orders go on."""
    state.actor = NO_PIECE
    state.spell = 0
    state.target = 0
    state.left = 0
    state.node = IN_ORDERS
    state.asked = state.active


@rule
def put_zombie(state: State, log: Log, cell: int) -> None:
    """GRA-ZOM-04, GRA-ZOM-05: a zombie of the mage's owner rises."""
    slot = add_unit(state, ZOMBIE, int(state.active), cell)
    state.units[slot].controller = state.actor
    state.left -= 1
    emit(log, ZOMBIE_RAISED, GRA_ZOM_04, state.units[slot].tag, state.actor, cell)
    look_at(state, cell)


@rule
def place_next(world: World, state: State, log: Log, cell: int) -> None:
    """The chosen cell."""
    put_zombie(state, log, cell)
    raise_next(world, state, log)


@rule
def list_places(world: World, state: State, actions: Any) -> int:
    """GRA-ZOM-03: where the next zombie may rise."""
    count = 0
    at = state.units[slot_of(state, int(state.actor))].cell * AROUND
    while world.around[at] >= 0:
        cell = int(world.around[at])
        at += 1
        if qualifies(world, state, int(state.actor), cell):
            count = add(actions, count, place_zombie(cell))
    return count


@rule
def refuse_place(world: World, state: State, cell: int) -> int:
    """Why no zombie rises on a cell."""
    if on_map(world, cell) and qualifies(world, state, int(state.actor), cell):
        return 0
    return NOT_QUALIFYING


@rule
def is_in_dust(world: World, state: State, mage: int, slot: int) -> bool:
    """GRA-SPL-06: a zombie in range of the mage, whoever owns it."""
    unit = state.units[slot]
    if tag_kind(unit.tag) != ZOMBIE:
        return False
    cell = int(state.units[slot_of(state, mage)].cell)
    return distance(world, cell, int(unit.cell)) <= world.params.spell_range


@rule
def zombies_in_range(world: World, state: State, mage: int) -> int:
    """How many zombies a mage could turn to dust."""
    count = 0
    for slot in range(state.top):
        if is_in_dust(world, state, mage, slot):
            count += 1
    return count


@rule
def begin_dust(world: World, state: State, log: Log, number: int) -> None:
    """GRA-SPL-06: how many turn to dust."""
    state.left = min(number, zombies_in_range(world, state, int(state.actor)))
    dust_next(world, state, log)


@rule
def dust_next(world: World, state: State, log: Log) -> None:
    """Ask for the next zombie, or take the only one."""
    while state.left > 0:
        if zombies_in_range(world, state, int(state.actor)) != 1:
            state.node = PICK
            return
        slot = 0
        while not is_in_dust(world, state, int(state.actor), slot):
            slot += 1
        turn_to_dust(world, state, log, slot)
    end_spell(state)


@rule
def turn_to_dust(world: World, state: State, log: Log, slot: int) -> None:
    """GRA-SPL-06: a zombie is gone."""
    state.left -= 1
    destroy_unit(world, state, log, slot, GRA_SPL_06)


@rule
def pick_next(world: World, state: State, log: Log, slot: int) -> None:
    """The chosen zombie."""
    turn_to_dust(world, state, log, slot)
    dust_next(world, state, log)


@rule
def list_picks(world: World, state: State, actions: Any) -> int:
    """Which zombies may be chosen."""
    count = 0
    for slot in range(state.top):
        if is_in_dust(world, state, int(state.actor), slot):
            count = add(actions, count, pick_zombie(int(state.units[slot].tag)))
    return count


@rule
def refuse_pick(world: World, state: State, slot: int) -> int:
    """Why a unit is not turned to dust."""
    return 0 if is_in_dust(world, state, int(state.actor), slot) else NO_ZOMBIE


@rule
def crumble(world: World, state: State, log: Log) -> None:
    """GRA-ZOM-06: uncontrolled zombies are removed."""
    slot = 0
    while slot < state.top:
        unit = state.units[slot]
        if tag_kind(unit.tag) == ZOMBIE and unit.controller == NO_PIECE:
            destroy_unit(world, state, log, slot, GRA_ZOM_06)
        else:
            slot += 1
