"""Section 13.1: what a position is worth, in lives."""

from __future__ import annotations

from math import sqrt
from typing import Any

from voevoda.core.rule import rule
from voevoda.games.wizardrimort.params import ARCHER, DEFENDER, PRIEST
from voevoda.games.wizardrimort.records import (
    CRYSTAL_DESTROYED,
    DRAWN,
    GAME_OVER,
    NOBODY,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.casualties import free_units, units_of
from voevoda.games.wizardrimort.rules.cover import sees
from voevoda.games.wizardrimort.rules.groups import group_size, is_active, side_of
from voevoda.games.wizardrimort.rules.objects import controller
from voevoda.games.wizardrimort.rules.places import (
    centre_x,
    centre_y,
    gap_within,
)
from voevoda.games.wizardrimort.rules.tape import class_range, hands
from voevoda.games.wizardrimort.rules.turning import nearest_enemy

SCALE = 8.0
"""Lives of a lead that are worth about three quarters of a win."""
GOOD_CLASS, PRIEST_IN_SQUAD, PRIEST_ALONE = 1.1, 1.3, 0.5
LAST_UNIT = 3.0
ARMED, HELD = 0.5, 0.3
COIN, GARDEN, GARDEN_BONES = 0.2, 0.3, 3
BLIND = 0.5
BLOCK = 0.03
THREAT = 0.15
NEAR_OBELISK = 0.2
SPIRIT = 0.12


@rule
def unit_value(world: World, state: State, slot: int) -> float:
    """Return the lives that a unit is worth; nothing for one that is walled in."""
    unit = state.units[slot]
    side = side_of(world, slot)
    if not is_active(state, slot):
        return 0.0
    if free_units(world, state, side) == 1:
        return LAST_UNIT
    value = 1.0
    if unit.living == 1 and state.sides[side].crystal != CRYSTAL_DESTROYED:
        value = 2.0
    if unit.kind == DEFENDER or unit.kind == ARCHER:
        value *= GOOD_CLASS
    elif unit.kind == PRIEST:
        value *= PRIEST_IN_SQUAD if group_size(world, state, slot) > 1 else PRIEST_ALONE
    return value


@rule
def threat_value(world: World, state: State, slot: int) -> float:
    """Return what a unit threatens next turn, less what it does not see coming."""
    unit = state.units[slot]
    foe = nearest_enemy(world, state, slot)
    if foe == NOBODY or unit.sealed == 1:
        return 0.0
    enemy = state.units[foe]
    value = 0.0
    walk = hands(world, 1)
    if gap_within(world, unit, enemy, walk + class_range(world, int(unit.kind))):
        value += THREAT
    exposed = gap_within(world, unit, enemy, walk + class_range(world, int(enemy.kind)))
    if exposed and not sees(unit, enemy):
        value -= BLIND / max(1, group_size(world, state, slot))
    return value


@rule
def march_value(world: World, state: State, slot: int) -> float:
    """Return what it is worth to stand near the obelisk, or else near the enemy."""
    unit = state.units[slot]
    if not is_active(state, slot):
        return 0.0
    x, y = world.width // 2, world.height // 2
    if world.obelisk >= 0:
        body = state.bodies[world.obelisk]
        x, y = centre_x(body), centre_y(body)
    far = sqrt((unit.x - x) ** 2 + (unit.y - y) ** 2)
    return NEAR_OBELISK * (1.0 - far / float(world.width + world.height))


@rule
def side_value(world: World, state: State, side: int) -> float:
    """Return what a side has, in lives."""
    value = 0.0
    bones = 0
    for slot in range(side * world.cap, (side + 1) * world.cap):
        unit = state.units[slot]
        if unit.on_table == 0:
            continue
        value += unit_value(world, state, slot) + threat_value(world, state, slot)
        value += march_value(world, state, slot)
        if unit.living == 0 and unit.kind != PRIEST:
            bones += 1
    mine = state.sides[side]
    value += COIN * mine.coins + BLOCK * mine.pool
    value += SPIRIT * max(0, mine.start_size - units_of(world, state, side))
    if state.obelisk_armed == side:
        value += ARMED
    if controller(world, state, int(world.obelisk)) == side:
        value += HELD
    if controller(world, state, int(world.garden)) == side:
        value += GARDEN * min(GARDEN_BONES, bones)
    if state.bank > 0 and controller(world, state, int(world.mine)) == side:
        value += COIN
    return value


@rule
def value_positions(world: World, state: State, values: Any) -> None:
    """Fill in the value for each seat: between -1 and 1, the same for both of a side."""
    lead = 0.0
    if state.phase == GAME_OVER:
        if state.result != DRAWN:
            lead = 1.0 if state.result == 0 else -1.0
    else:
        difference = side_value(world, state, 0) - side_value(world, state, 1)
        lead = 0.99 * difference / (SCALE / 3.0 + abs(difference))
    for seat in range(world.seats):
        values[seat] = lead if world.side[seat] == 0 else -lead
