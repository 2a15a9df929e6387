"""GRA-MAG, GRA-SPL: who may cast what at what, and why not."""

from __future__ import annotations

from typing import Any

from voevoda.core.rule import rule
from voevoda.games.grand.actions import cast, cast_at, cast_on
from voevoda.games.grand.params import (
    CALL,
    CITY,
    DRAGON,
    DUST,
    FOG,
    FURY,
    GHOSTS,
    MAGE,
    QUAKE,
    RAISE,
    RELEASE,
    SHIP,
    STORM,
    WATER,
    WIND,
    ZOMBIE,
)
from voevoda.games.grand.params import DESERT_SCHOOL as DESERTS
from voevoda.games.grand.params import FOREST_SCHOOL as FORESTS
from voevoda.games.grand.params import MOUNTAIN_SCHOOL as MOUNTAINS
from voevoda.games.grand.params import PLAIN_SCHOOL as PLAINS
from voevoda.games.grand.reasons import (
    BUSY_CONTROLLING,
    IMMUNE,
    NO_ACTION,
    NO_COINS,
    NO_SUCH_TARGET,
    NOT_MAGE,
    OUT_OF_RANGE,
    UNKNOWN_SPELL,
)
from voevoda.games.grand.records import ASLEEP, NO_PIECE, SEA, TAMED, State, Unit, World
from voevoda.games.grand.rules.geometry import distance, on_map
from voevoda.games.grand.rules.listing import add
from voevoda.games.grand.rules.paths import on_water
from voevoda.games.grand.rules.pieces import (
    building_at,
    can_act,
    cell_of,
    exists,
    is_army,
    is_building,
    is_mage,
    on_the_map,
    slot_of,
    tag_kind,
    tag_number,
)
from voevoda.games.grand.rules.zombies import qualifying_room, zombies_in_range, zombies_of


@rule
def knows(unit: Unit, spell: int) -> bool:
    """GRA-MAG-01: all Grey spells, and those of the mage's own school."""
    if spell == FOG:
        return unit.school == FORESTS
    if spell == QUAKE:
        return unit.school == DESERTS
    if spell == FURY:
        return unit.school == MOUNTAINS
    if spell == WATER:
        return unit.school == PLAINS
    return WIND <= spell <= GHOSTS


@rule
def is_busy(state: State, mage: int, spell: int) -> bool:
    """GRA-MAG-06, GRA-DRA-17: zombies leave time for more of them, a dragon for more dragons."""
    busy = False
    for slot in range(state.top):
        if state.units[slot].controller == mage:
            allowed = RAISE if tag_kind(state.units[slot].tag) == ZOMBIE else CALL
            busy = busy or spell != allowed
    return busy


@rule
def refuse_caster(world: World, state: State, slot: int, spell: int) -> int:
    """GRA-MAG-01, GRA-MAG-02, GRA-MAG-06: why a unit cannot cast a spell, wherever at."""
    unit = state.units[slot]
    if not is_mage(int(unit.tag)):
        return NOT_MAGE
    if not can_act(state, int(unit.tag)):
        return NO_ACTION
    if not knows(unit, spell):
        return UNKNOWN_SPELL
    if is_busy(state, int(unit.tag), spell):
        return BUSY_CONTROLLING
    return NO_COINS if state.coins[unit.owner] < world.params.spell_cost else 0


@rule
def refuse_cast(world: World, state: State, slot: int, spell: int) -> int:
    """GRA-SPL-03, GRA-SPL-05, GRA-SPL-06: spells without a named target."""
    reason = refuse_caster(world, state, slot, spell)
    if reason != 0:
        return reason
    mage = int(state.units[slot].tag)
    found = False
    if spell == CALL:
        found = sleeper_below(state, slot) != NO_PIECE
    elif spell == RAISE:
        limit = world.params.zombie_limit
        found = zombies_of(state, mage) < limit and qualifying_room(world, state, mage) > 0
    elif spell == DUST:
        found = zombies_in_range(world, state, mage) > 0
    return 0 if found else NO_SUCH_TARGET


@rule
def sleeper_below(state: State, slot: int) -> int:
    """GRA-SPL-03: the dragon asleep under a unit's cell."""
    for other in range(state.top):
        dragon = state.units[other]
        if dragon.state == ASLEEP and dragon.cell == state.units[slot].cell:
            return int(dragon.tag)
    return NO_PIECE


@rule
def refuse_storm(world: World, state: State, slot: int, cell: int) -> int:
    """GRA-SPL-02, GRA-GEO-03: why a storm is not called down on a place."""
    reason = refuse_caster(world, state, slot, STORM)
    if reason != 0:
        return reason
    if not on_map(world, cell):
        return NO_SUCH_TARGET
    if distance(world, int(state.units[slot].cell), cell) > world.params.spell_range:
        return OUT_OF_RANGE
    return 0 if storm_finds(world, state, cell) else NO_SUCH_TARGET


@rule
def storm_finds(world: World, state: State, cell: int) -> bool:
    """Whether a storm would affect anything."""
    for slot in range(state.top):
        if is_in_storm(world, state, slot, cell):
            return True
    return False


@rule
def is_in_storm(world: World, state: State, slot: int, cell: int) -> bool:
    """GRA-SPL-02, GRA-MAG-04: a ship, or an army on water without mithril, in the area."""
    unit = state.units[slot]
    if not is_storm_prey(world, unit):
        return False
    return distance(world, cell, int(unit.cell)) <= world.params.storm_area


@rule
def is_storm_prey(world: World, unit: Unit) -> bool:
    """Whether a storm affects a unit where it is."""
    if tag_kind(unit.tag) == SHIP:
        return True
    return is_army(int(unit.tag)) and unit.mithril == 0 and on_water(world, unit)


@rule
def refuse_cast_on(world: World, state: State, slot: int, spell: int, target: int) -> int:
    """GRA-SPL-01, GRA-SPL-04, GRA-SPL-07 to GRA-SPL-11: spells on one piece."""
    reason = refuse_caster(world, state, slot, spell)
    if reason != 0:
        return reason
    if not exists(state, target):
        return NO_SUCH_TARGET
    reason = refuse_target(world, state, slot, spell, target)
    if reason != 0:
        return reason
    away = distance(world, int(state.units[slot].cell), int(cell_of(state, target)))
    return OUT_OF_RANGE if away > world.params.spell_range else 0


@rule
def refuse_target(world: World, state: State, slot: int, spell: int, target: int) -> int:
    """Why a piece cannot be the target of a spell, its distance apart; whose it is is no matter."""
    if is_building(target):
        return refuse_building(state, spell, tag_number(target))
    unit = state.units[slot_of(state, target)]
    if spell == GHOSTS or spell == QUAKE or not on_the_map(unit):
        return NO_SUCH_TARGET
    if spell == RELEASE:
        mage = int(state.units[slot].tag)
        tamed = tag_kind(target) == DRAGON and unit.state == TAMED and unit.controller != mage
        return 0 if tamed else NO_SUCH_TARGET
    if is_immune(unit, spell):
        return IMMUNE
    if spell == WIND:
        fits = tag_kind(target) == SHIP or on_water(world, unit)
    elif spell == WATER:
        fits = world.terrain[unit.cell] != SEA
    else:
        fits = True
    if (spell == WIND or spell == WATER) and unit.owner == state.active and unit.moved == 1:
        fits = False  # GRA-SPL-13
    return 0 if fits else NO_SUCH_TARGET


@rule
def is_immune(unit: Unit, spell: int) -> bool:
    """GRA-MAG-04: mithril, mages and magical troops, and ships but for the wind."""
    kind = tag_kind(unit.tag)
    if kind == SHIP:
        return spell != WIND
    return unit.mithril == 1 or kind == MAGE or kind == ZOMBIE or kind == DRAGON


@rule
def refuse_building(state: State, spell: int, cell: int) -> int:
    """GRA-SPL-07, GRA-SPL-09: buildings are touched by ghosts and earthquakes only."""
    if spell == GHOSTS:
        return NO_SUCH_TARGET if state.ghosts[cell] != 0 else 0
    if spell == QUAKE:
        lowest = state.kind[cell] == CITY and state.level[cell] == 1
        return NO_SUCH_TARGET if lowest else 0
    return NO_SUCH_TARGET


@rule
def list_spells(world: World, state: State, actions: Any, count: int, slot: int) -> int:
    """Every spell that a mage may cast, with every target."""
    mage = int(state.units[slot].tag)
    for spell in range(WIND, WATER + 1):
        if refuse_caster(world, state, slot, spell) != 0:
            continue
        if spell == CALL or spell == RAISE or spell == DUST:
            if refuse_cast(world, state, slot, spell) == 0:
                count = add(actions, count, cast(mage, spell))
        elif spell == STORM:
            count = list_storms(world, state, actions, count, slot)
        elif spell == GHOSTS or spell == QUAKE:
            count = list_on_buildings(world, state, actions, count, slot, spell)
        else:
            count = list_on_units(world, state, actions, count, slot, spell)
    return count


@rule
def list_storms(world: World, state: State, actions: Any, count: int, slot: int) -> int:
    """GRA-SPL-02: every centre in range with something to affect around it."""
    prey = False
    for other in range(state.top):
        prey = prey or is_storm_prey(world, state.units[other])
    if not prey:
        return count
    unit = state.units[slot]
    reach = world.params.spell_range
    x, y = unit.cell % world.width, unit.cell // world.width
    for row in range(max(0, y - reach), min(world.height, y + reach + 1)):
        for column in range(max(0, x - reach), min(world.width, x + reach + 1)):
            cell = int(row * world.width + column)
            if storm_finds(world, state, cell):
                count = add(actions, count, cast_at(int(unit.tag), STORM, cell))
    return count


@rule
def list_on_buildings(
    world: World, state: State, actions: Any, count: int, slot: int, spell: int
) -> int:
    """Buildings in range that a spell may be cast on."""
    unit = state.units[slot]
    for place in range(state.buildings):
        cell = int(state.built[place])
        if refuse_building(state, spell, cell) != 0:
            continue
        if distance(world, int(unit.cell), cell) <= world.params.spell_range:
            count = add(actions, count, cast_on(int(unit.tag), spell, building_at(cell)))
    return count


@rule
def list_on_units(
    world: World, state: State, actions: Any, count: int, slot: int, spell: int
) -> int:
    """Units in range that a spell may be cast on."""
    unit = state.units[slot]
    for other in range(state.top):
        target = state.units[other]
        if distance(world, int(unit.cell), int(target.cell)) > world.params.spell_range:
            continue
        if refuse_target(world, state, slot, spell, int(target.tag)) == 0:
            count = add(actions, count, cast_on(int(unit.tag), spell, int(target.tag)))
    return count
