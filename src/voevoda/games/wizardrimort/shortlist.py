"""Section 13.3: what a bot weighs of all that is listed.

Of shots only those are kept that may well hit: a block flies as a stone does, and costs a block.
"""

from __future__ import annotations

from typing import Any

from voevoda.core.actions import kind_of
from voevoda.core.dice import Random, draw
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.actions import (
    BUILD,
    LAND,
    MOVE,
    SHOOT_BLOCK,
    SHOOT_STONE,
    acting_engine,
    acting_unit,
    land_aim,
    land_unit,
    shot_aim,
    x_of,
    y_of,
)
from voevoda.games.wizardrimort.records import ACT, State, World
from voevoda.games.wizardrimort.rules.artillery import engine_named
from voevoda.games.wizardrimort.rules.candidates import list_actions
from voevoda.games.wizardrimort.rules.groups import group_size
from voevoda.games.wizardrimort.rules.places import centre_x, centre_y, stands
from voevoda.games.wizardrimort.rules.tape import acting_side

FAR = 3500
"""How far a stone is shot at most."""
NEAR = 1200
"""How far a trooper is."""
ON_IT = 60
"""How near to an enemy a shot is aimed."""
ONE_IN = 4
"""Of moves of members of squads and of blocks, one in so many is weighed."""


@rule
def list_candidates(world: World, state: State, random: Random, actions: Any) -> int:
    """Fill in what is worth weighing; it is never empty."""
    count = list_actions(world, state, actions)
    if state.phase != ACT:
        return count
    kept = 0
    for place in range(count):
        if is_candidate(world, state, random, int(actions[place])):
            actions[kept] = actions[place]
            kept += 1
    return kept


@rule
def is_candidate(world: World, state: State, random: Random, code: int) -> bool:
    """Return whether an action of a turn is weighed."""
    kind = kind_of(code)
    if kind == BUILD or (kind == MOVE and group_size(world, state, acting_unit(code)) > 1):
        return draw(random, ONE_IN) == 0
    if kind in (SHOOT_STONE, SHOOT_BLOCK):
        if kind == SHOOT_BLOCK and draw(random, ONE_IN) > 0:
            return False
        return is_good_aim(world, state, acting_engine(code), shot_aim(code), FAR)
    if kind == LAND:
        slot = land_unit(code)
        return state.units[slot].living == 1 and is_good_aim(
            world, state, acting_engine(code), land_aim(code), NEAR
        )
    return True


@rule
def is_good_aim(world: World, state: State, name: int, aim: int, most: int) -> bool:
    """Return whether an aim is near the catapult, and on an enemy or on a wall that counts."""
    engine = state.bodies[engine_named(world, state, name)]
    x, y = x_of(aim), y_of(aim)
    if (x - centre_x(engine)) ** 2 + (y - centre_y(engine)) ** 2 > most * most:
        return False
    first = (1 - acting_side(world, state)) * world.cap
    for slot in range(first, first + world.cap):
        unit = state.units[slot]
        if stands(state, slot) and (unit.x - x) ** 2 + (unit.y - y) ** 2 <= ON_IT * ON_IT:
            return True
    return False
