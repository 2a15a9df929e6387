"""Section 6.3: candidates of AS, AB, AL, AM, BD, WR, RZ, GR and HR."""

from __future__ import annotations

from typing import Any

from voevoda.core.geometry import length, truncated
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.actions import (
    build,
    hire,
    land,
    make_aim,
    move_engine,
    raze,
    rite,
    shoot_block,
    shoot_stone,
    wreck,
)
from voevoda.games.wizardrimort.forms import CASTLES
from voevoda.games.wizardrimort.params import PRIEST
from voevoda.games.wizardrimort.records import (
    ARTILLERY,
    BLOCK,
    CRYSTAL,
    NOBODY,
    TREE,
    WALL,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.artillery import (
    engine_named,
    refuse_engine,
    refuse_shot,
    refuse_trooper,
)
from voevoda.games.wizardrimort.rules.economy import refuse_ap
from voevoda.games.wizardrimort.rules.fortifying import build_limit, build_price
from voevoda.games.wizardrimort.rules.groups import (
    group_size,
    is_active,
    side_of,
)
from voevoda.games.wizardrimort.rules.hiring import refuse_hiring
from voevoda.games.wizardrimort.rules.listing import add_new, add_unchecked
from voevoda.games.wizardrimort.rules.listing_moves import NEAR
from voevoda.games.wizardrimort.rules.places import (
    centre_x,
    centre_y,
    off_x,
    off_y,
    square_between,
)
from voevoda.games.wizardrimort.rules.tape import acting_commander, acting_side

BEYOND = 50
"""Aims lie on a thing, and once and twice this far behind it."""
IN_FRONT = 120
"""How far in front of a unit a block is placed, edge and half a block not counted."""
BOX_X = (0, 0, 155, -155, 0)
BOX_Y = (-140, 140, 0, 0, 0)
"""Four blocks and a lid round a unit of the usual size (WIZ-SAR)."""

STONES, BLOCKS, TROOPERS = range(3)


# Artillery


@rule
def list_shots(world: World, state: State, actions: Any, count: int) -> int:
    """AS, AB, AL and AM of every catapult of the commander."""
    if state.interrupter != NOBODY:
        return count
    seat = acting_commander(world, state)
    usable = 0
    for index in range(world.bodies):
        if (world.engine[index] >> seat) & 1 == 1 and state.bodies[index].kind == ARTILLERY:
            usable += 1
    for index in range(world.bodies):
        if (world.engine[index] >> seat) & 1 == 0 or state.bodies[index].kind != ARTILLERY:
            continue
        name = 0 if usable == 1 else index + 1
        if refuse_engine(world, state, name) == 0:
            for load in range(TROOPERS + 1):
                count = list_aims(world, state, actions, count, name, load)
            count = list_hauls(world, state, actions, count, name)
    return count


@rule
def list_aims(world: World, state: State, actions: Any, count: int, name: int, load: int) -> int:
    """AS and AB at enemies, catapults, walls, blocks and trees; AL at enemies and trees."""
    start = count
    first = (1 - acting_side(world, state)) * world.cap
    for slot in range(first, first + world.cap):
        if state.units[slot].on_table == 1:
            x, y = int(state.units[slot].x), int(state.units[slot].y)
            count = list_aims_at(world, state, actions, start, count, name, load, x, y)
    for index in range(state.blocks):
        body = state.bodies[index]
        foreign = body.side != acting_side(world, state)
        enemy = foreign and (body.kind == ARTILLERY or body.kind == WALL)
        if body.kind == TREE or (load != TROOPERS and (body.kind == BLOCK or enemy)):
            x, y = centre_x(body), centre_y(body)
            count = list_aims_at(world, state, actions, start, count, name, load, x, y)
    return count


@rule
def list_aims_at(
    world: World, state: State, actions: Any, start: int, count: int, name: int, load: int, x: int,
    y: int,
) -> int:  # fmt: skip
    """Add the shots at one thing: on it, and a little beyond."""
    engine = state.bodies[engine_named(world, state, name)]
    dx, dy = x - centre_x(engine), y - centre_y(engine)
    whole = max(1, length(dx, dy))
    for place in range(3):
        ax = x + truncated(dx * BEYOND * place, whole)
        ay = y + truncated(dy * BEYOND * place, whole)
        if min(ax, ay) < 0 or refuse_shot(world, state, name, ax, ay) != 0:
            continue
        if load == STONES:
            count = add_unchecked(actions, start, count, shoot_stone(name, make_aim(ax, ay)))
        elif load == BLOCKS:
            count = add_unchecked(actions, start, count, shoot_block(name, make_aim(ax, ay)))
        else:
            count = list_troopers(world, state, actions, start, count, name, ax, ay)
    return count


@rule
def list_troopers(
    world: World, state: State, actions: Any, start: int, count: int, name: int, x: int, y: int
) -> int:
    """AL of every own unit that can be shot."""
    for slot in range(2 * world.cap):
        if refuse_trooper(world, state, slot) == 0:
            count = add_new(actions, start, count, land(name, slot, make_aim(x, y)))
    return count


@rule
def list_hauls(world: World, state: State, actions: Any, count: int, name: int) -> int:
    """AM: eight directions, half a hand and a whole one."""
    engine = state.bodies[engine_named(world, state, name)]
    for k in range(0, 16, 2):
        for distance in (450, 900):
            x, y = off_x(centre_x(engine), k, distance), off_y(centre_y(engine), k, distance)
            if min(x, y) >= 0:
                count = add_unchecked(actions, count, count, move_engine(name, make_aim(x, y)))
    return count


# Blocks, objects, mercenaries


@rule
def list_works(world: World, state: State, actions: Any, count: int) -> int:
    """BD, WR, RZ, GR, HR."""
    side = acting_side(world, state)
    if state.sides[side].pool > 0 and refuse_ap(world, state, build_price(world, state)) == 0:
        count = list_blocks(world, state, actions, count)
    if refuse_ap(world, state, int(world.params.cost_destroy)) == 0:
        count = list_ruins(world, state, actions, count)
    for slot in range(side * world.cap, (side + 1) * world.cap):
        count = add_unchecked(actions, count, count, rite(slot))
    if refuse_hiring(world, state) == 0:
        count = list_hires(world, state, actions, count)
    return count


@rule
def add_block(actions: Any, start: int, count: int, x: int, y: int) -> int:
    """Add a block if it may be allowed."""
    if min(x, y) < 0:
        return count
    return add_unchecked(actions, start, count, build(make_aim(x, y)))


@rule
def list_blocks(world: World, state: State, actions: Any, count: int) -> int:
    """BD: between own groups and enemies, on other blocks, and round enemy loners."""
    start = count
    seat = acting_commander(world, state)
    first = (1 - acting_side(world, state)) * world.cap
    for other in range(first, first + world.cap):
        if not is_active(state, other):
            continue
        enemy = state.units[other]
        for group in range(2 * world.cap):
            if state.units[group].commander != seat or state.units[group].group != group:
                continue
            slot = nearest_member(world, state, group, other)
            count = add_in_front(world, state, actions, start, count, slot, other)
        if group_size(world, state, other) == 1 and builder_near(world, state, seat, other):
            for place in range(len(BOX_X)):
                x, y = enemy.x + BOX_X[place], enemy.y + BOX_Y[place]
                count = add_block(actions, start, count, x, y)
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.kind == BLOCK:
            x, y = centre_x(body), centre_y(body)
            count = add_block(actions, start, count, x, y)
    return count


@rule
def builder_near(world: World, state: State, seat: int, other: int) -> bool:
    """Return whether a unit of a commander may be near enough to wall an enemy in."""
    reach = build_limit(world, state) + world.params.unit_radius
    reach += BOX_X[2] + world.params.block_size
    for slot in range(2 * world.cap):
        if state.units[slot].commander == seat and is_active(state, slot):
            square = square_between(state.units[slot], state.units[other])
            if square < reach * reach:
                return True
    return False


@rule
def nearest_member(world: World, state: State, group: int, other: int) -> int:
    """Return the member of a group that is nearest to a unit."""
    best, least = group, -1
    for slot in range(2 * world.cap):
        if state.units[slot].group == group:
            square = square_between(state.units[slot], state.units[other])
            if least < 0 or square < least:
                best, least = slot, square
    return best


@rule
def add_in_front(
    world: World, state: State, actions: Any, start: int, count: int, slot: int, other: int
) -> int:
    """Add a block between a unit and an enemy that is not too far."""
    unit, enemy = state.units[slot], state.units[other]
    dx, dy = enemy.x - unit.x, enemy.y - unit.y
    if dx * dx + dy * dy > NEAR * NEAR or (dx == 0 and dy == 0):
        return count
    whole = length(dx, dy)
    apart = IN_FRONT + world.params.block_size // 2
    x, y = unit.x + truncated(dx * apart, whole), unit.y + truncated(dy * apart, whole)
    return add_block(actions, start, count, x, y)


@rule
def list_ruins(world: World, state: State, actions: Any, count: int) -> int:
    """WR and RZ: whatever a unit can destroy."""
    seat = acting_commander(world, state)
    for slot in range(2 * world.cap):
        if state.units[slot].commander != seat or not is_active(state, slot):
            continue
        for index in range(world.bodies):
            kind = state.bodies[index].kind
            if kind == ARTILLERY:
                count = add_unchecked(actions, count, count, wreck(slot, index))
    for slot in range(2 * world.cap):
        if state.units[slot].commander != seat or not is_active(state, slot):
            continue
        for index in range(world.bodies):
            kind = state.bodies[index].kind
            if kind == CRYSTAL:
                count = add_unchecked(actions, count, count, raze(slot, index))
        castle = CASTLES + 1 - side_of(world, slot)
        count = add_unchecked(actions, count, count, raze(slot, castle))
    return count


@rule
def list_hires(world: World, state: State, actions: Any, count: int) -> int:
    """HR: every class beside every unit, in eight directions."""
    seat = acting_commander(world, state)
    for kind in range(PRIEST):
        for slot in range(2 * world.cap):
            if state.units[slot].commander != seat or not is_active(state, slot):
                continue
            for k in range(0, 16, 2):
                count = add_unchecked(actions, count, count, hire(kind, slot, k))
    return count
