"""Section 13.1: what a position is worth, in lives."""

from __future__ import annotations

from math import sqrt
from typing import Any

from voevoda.core.rule import rule
from voevoda.games.wizardrimort.params import ARCHER, DEFENDER, DESTRUCTION, OVERLORD, PRIEST, SIEGE
from voevoda.games.wizardrimort.prospects import pending_value
from voevoda.games.wizardrimort.records import (
    ACT,
    CONVERT,
    CRYSTAL_DESTROYED,
    DRAWN,
    GAME_OVER,
    NOBODY,
    NOTHING,
    SHOT_AZIMUTH,
    SPEARS,
    WINDOW,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.casualties import free_units, units_of
from voevoda.games.wizardrimort.rules.cover import sees
from voevoda.games.wizardrimort.rules.groups import group_size, is_active, side_of, used_count
from voevoda.games.wizardrimort.rules.objects import controller
from voevoda.games.wizardrimort.rules.places import (
    centre_x,
    centre_y,
    gap_within,
)
from voevoda.games.wizardrimort.rules.tape import (
    acting_side,
    class_range,
    commander_at_turn,
    hands,
)
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
FELT = 0.3
"""Share of the enemy's threats that a bot feels; were it all, none would take a step."""
MARCH = 1.0
"""What it is worth to be at the goal rather than a whole table away."""
SPIRIT = 0.12
HOLD = 3.0
"""What an armed hold is worth that wins if nobody breaks it."""
FROM_BEHIND, IN_VAIN = 0.5, -0.3
"""What an interruption is worth while its unit has an enemy's back before it, and otherwise."""
RESTLESS = 0.0001
"""What it costs not to end a turn: what gains nothing is not done."""
DIE = 0.01
"""What a usable point of the dice is worth before anything is done with it."""


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
def goal_of(world: World, state: State, slot: int) -> int:
    """Return the body that a unit makes for, or NOTHING for the middle of the castle or table."""
    mode = world.mode[state.game]
    if mode in (SIEGE, DESTRUCTION):
        return NOTHING
    if mode == OVERLORD and slot % 3 == 1 and world.garden != NOTHING:
        return int(world.garden)
    if mode == OVERLORD and slot % 3 == 2 and world.mine != NOTHING:
        return int(world.mine)
    return int(world.obelisk)


@rule
def march_value(world: World, state: State, slot: int) -> float:
    """Return what it is worth to stand near the goal of the mode."""
    unit = state.units[slot]
    if not is_active(state, slot):
        return 0.0
    x, y = world.width // 2, world.height // 2
    goal = goal_of(world, state, slot)
    mode = world.mode[state.game]
    if goal != NOTHING:
        x, y = centre_x(state.bodies[goal]), centre_y(state.bodies[goal])
    elif mode in (SIEGE, DESTRUCTION):
        castle = int(world.defender) if mode == SIEGE else 1 - side_of(world, slot)
        zone = world.castle[castle]
        x, y = (zone.x0 + zone.x1) // 2, (zone.y0 + zone.y1) // 2
    far = sqrt((unit.x - x) ** 2 + (unit.y - y) ** 2)
    return MARCH * (1.0 - far / float(world.width + world.height))


@rule
def side_value(world: World, state: State, side: int) -> float:
    """Return what a side has, in lives."""
    value = 0.0
    bones = 0
    for slot in range(side * world.cap, (side + 1) * world.cap):
        unit = state.units[slot]
        if unit.on_table == 0:
            continue
        value += unit_value(world, state, slot) + march_value(world, state, slot)
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
    if state.hold_armed == side:
        value += HOLD
    return value + chances(world, state, side)


@rule
def chances(world: World, state: State, side: int) -> float:
    """Return what an interruption promises, and dice that nothing has been done with."""
    value = 0.0
    if state.phase in (ACT, WINDOW) and acting_side(world, state) == side:
        value -= RESTLESS
    if state.interrupter != NOBODY and world.side[state.interrupter] == side:
        hero = int(state.hero)
        foe = nearest_enemy(world, state, hero)
        value += IN_VAIN
        if foe != NOBODY:
            unit, enemy = state.units[hero], state.units[foe]
            reach = class_range(world, int(unit.kind))
            if gap_within(world, unit, enemy, reach) and not sees(enemy, unit):
                value += FROM_BEHIND - IN_VAIN
    if state.phase == CONVERT or state.phase == WINDOW:
        seat = commander_at_turn(world, state)
        if world.side[seat] == side and used_count(world, state, seat) == 0:
            dice = state.commanders[seat]
            value += DIE * (min(int(dice.wp), dice.ap + dice.tp) + 0.5 * min(3, dice.ap))
            value += DIE * min(2, dice.tp)
    return value


@rule
def threats_of(world: World, state: State, side: int) -> float:
    """Return what all units of a side threaten."""
    value = 0.0
    for slot in range(side * world.cap, (side + 1) * world.cap):
        if state.units[slot].on_table == 1:
            value += threat_value(world, state, slot)
    return value


@rule
def value_positions(world: World, state: State, values: Any) -> None:
    """Fill in the value for each seat, between -1 and 1; the same for both of a side."""
    ours, theirs = 0.0, 0.0
    if state.phase == GAME_OVER:
        if state.result != DRAWN:
            ours = 1.0 if state.result == 0 else -1.0
            theirs = -ours
    else:
        lead = side_value(world, state, 0) - side_value(world, state, 1)
        if SPEARS <= state.phase <= SHOT_AZIMUTH:
            pending = pending_value(world, state)
            lead += pending if world.side[state.striker] == 0 else -pending
        one, two = threats_of(world, state, 0), threats_of(world, state, 1)
        ours = squashed(lead + one - FELT * two)
        theirs = squashed(two - FELT * one - lead)
    for seat in range(world.seats):
        values[seat] = ours if world.side[seat] == 0 else theirs


@rule
def squashed(lead: float) -> float:
    """Return a lead in lives as a value."""
    return 0.99 * lead / (SCALE / 3.0 + abs(lead))
