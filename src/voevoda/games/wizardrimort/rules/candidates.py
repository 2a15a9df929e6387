"""Section 6.3: which of the allowed actions are listed (`legal`).

Everything listed is allowed. Kinds stand in the order of their numbers, units in that of theirs.
"""

from __future__ import annotations

from typing import Any

from voevoda.core.actions import kind_of
from voevoda.core.geometry import common_divisor
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.actions import (
    acting_unit,
    choose_class,
    choose_faction,
    convert,
    decline,
    deploy,
    drive,
    drop_plan,
    end,
    interrupt,
    is_jump,
    make_aim,
    make_facing,
    make_point,
    move,
    move_point,
    move_squad,
    no_reaction,
    obelisk_victim,
    pass_window,
    place_terrain,
    plague_victim,
    sacrifice,
    spear_victim,
    turn_as_planned,
    x_of,
    y_of,
)
from voevoda.games.wizardrimort.params import FACTIONS, PRIEST
from voevoda.games.wizardrimort.records import (
    ACT,
    CASUALTY,
    CONVERT,
    DEPLOY,
    DRAFT,
    FLIGHT,
    JUMP,
    NOBODY,
    OBELISK_VICTIM,
    PLAGUE_VICTIM,
    PLAN,
    REACTION,
    SACRIFICE,
    SPEAR_VICTIM,
    TERRAIN,
    TURNING,
    WAYPOINT,
    WINDOW,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.groups import has, on_table_of
from voevoda.games.wizardrimort.rules.legal import refuse_act
from voevoda.games.wizardrimort.rules.listing import add
from voevoda.games.wizardrimort.rules.listing_attacks import (
    list_attacks,
    list_casualties,
    list_counters,
    list_retreats,
)
from voevoda.games.wizardrimort.rules.listing_moves import (
    UNSURE,
    goes_on_ground,
    list_moves,
    list_squad_moves,
    list_turns,
)
from voevoda.games.wizardrimort.rules.listing_works import list_shots, list_works
from voevoda.games.wizardrimort.rules.manoeuvres import (
    refuse_move,
    refuse_planned_squad,
    refuse_way,
)
from voevoda.games.wizardrimort.rules.opening import (
    LATTICE,
    refuse_deploy,
    refuse_terrain,
)
from voevoda.games.wizardrimort.rules.places import in_zone, off_x, off_y
from voevoda.games.wizardrimort.rules.plans import end_x, end_y
from voevoda.games.wizardrimort.rules.rounds import obelisk_choices, plague_choices
from voevoda.games.wizardrimort.rules.turning import refuse_planned_turn, toward_x, toward_y
from voevoda.games.wizardrimort.rules.turns import SWAP_FORMS, refuse_conversion

NEAREST = 300
"""How far the listed last legs of a planned path go."""
CROWDED = 20
"""The lattice for deployment where that of LATTICE is full."""


@rule
def list_actions(world: World, state: State, actions: Any) -> int:
    """Fill in the candidates. A list as long as `actions` is cut there, never beyond."""
    phase = state.phase
    if phase == ACT:
        return list_act(world, state, actions)
    if phase == PLAN or phase == TURNING:
        return list_plan(world, state, actions)
    if phase == REACTION:
        count = list_counters(world, state, actions, 0)
        count = list_retreats(world, state, actions, count)
        return add(actions, count, no_reaction())
    if TERRAIN <= phase <= DEPLOY:
        return list_setup(world, state, actions)
    if phase == WINDOW or phase == CONVERT:
        return list_answers(world, state, actions)
    return list_choices(world, state, actions)


@rule
def list_act(world: World, state: State, actions: Any) -> int:
    """What a commander can do in a turn or an interruption."""
    count = keep_moves(world, state, actions, list_moves(world, state, actions, 0))
    moves = count
    count = list_squad_moves(world, state, actions, count)
    count = list_turns(world, state, actions, count)
    count = list_attacks(world, state, actions, count)
    count = list_shots(world, state, actions, count)
    count = list_works(world, state, actions, count)
    count = keep_allowed(world, state, actions, moves, count)
    return add(actions, count, end())


@rule
def keep_moves(world: World, state: State, actions: Any, count: int) -> int:
    """Look at the moves that have not been looked at; return how many moves are left."""
    kept = 0
    for place in range(count):
        code = actions[place]
        if code < 0:
            code = -code
            if not is_move_allowed(world, state, code):
                continue
        actions[kept] = code
        kept += 1
    return kept


@rule
def is_move_allowed(world: World, state: State, code: int) -> bool:
    """Return whether a unit that may move can go to the point of a listed move."""
    slot, point = acting_unit(code), move_point(code)
    x, y = x_of(point), y_of(point)
    jumps = is_jump(point) == 1
    if not jumps:
        goes = goes_on_ground(world, state, slot, x, y)
        if goes != UNSURE:
            return goes == 1
    return refuse_way(world, state, slot, x, y, -1, JUMP if jumps else WAYPOINT) == 0


@rule
def keep_allowed(world: World, state: State, actions: Any, start: int, count: int) -> int:
    """Look at the other actions that have not been looked at; return how many are left in all."""
    kept = start
    for place in range(start, count):
        code = actions[place]
        if code < 0:
            code = -code
            if refuse_act(world, state, code, kind_of(code)) != 0:
                continue
        actions[kept] = code
        kept += 1
    return kept


@rule
def list_plan(world: World, state: State, actions: Any) -> int:
    """How a plan can be ended; for a single unit, also some last legs."""
    if state.phase == TURNING:
        count = 0
        if refuse_planned_turn(world, state) == 0:
            count = add(actions, count, turn_as_planned())
        return add(actions, count, drop_plan())
    count = 0
    slot = int(state.plan_unit[0])
    if slot != NOBODY:
        for k in range(16):
            x = off_x(end_x(state, slot), k, NEAREST)
            y = off_y(end_y(state, slot), k, NEAREST)
            if min(x, y) >= 0 and refuse_move(world, state, slot, x, y, -1, WAYPOINT) == 0:
                count = add(actions, count, move(slot, make_point(x, y, -1, 0)))
        if refuse_planned_squad(world, state) == 0:
            count = add(actions, count, move_squad())
    return add(actions, count, drop_plan())


@rule
def list_answers(world: World, state: State, actions: Any) -> int:
    """CV, and IN, IP, IX."""
    count = 0
    if state.phase == CONVERT:
        for swap in range(SWAP_FORMS):
            if refuse_conversion(world, state, swap) == 0:
                count = add(actions, count, convert(swap))
        return count
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        if unit.commander == state.asked and unit.on_table == 1 and unit.sealed == 0:
            count = add(actions, count, interrupt(slot))
    count = add(actions, count, pass_window())
    return add(actions, count, decline())


@rule
def list_choices(world: World, state: State, actions: Any) -> int:
    """CS, SV, SC, MD, OB, PL: all of them."""
    phase = state.phase
    count = 0
    if phase == CASUALTY:
        return list_casualties(world, state, actions)
    if phase == FLIGHT:
        for k in range(16):
            count = add(actions, count, drive(k))
        return count
    for slot in range(2 * world.cap):
        if phase == SPEAR_VICTIM and has(int(state.fighting), slot):
            count = add(actions, count, spear_victim(slot))
        elif phase == SACRIFICE and has(on_table_of(world, state, int(state.ours)), slot):
            count = add(actions, count, sacrifice(slot))
        elif phase == OBELISK_VICTIM and has(obelisk_choices(world, state), slot):
            count = add(actions, count, obelisk_victim(slot))
        elif phase == PLAGUE_VICTIM and has(plague_choices(world, state), slot):
            count = add(actions, count, plague_victim(slot))
    return count


@rule
def list_setup(world: World, state: State, actions: Any) -> int:
    """TE, FC, CL, DP."""
    count = 0
    if state.phase == DRAFT:
        if state.placed == 0:
            for faction in range(1, len(FACTIONS)):
                count = add(actions, count, choose_faction(faction))
        else:
            for kind in range(PRIEST):
                count = add(actions, count, choose_class(kind))
        return count
    count = list_places(world, state, actions, LATTICE)
    if count == 0:
        count = list_places(world, state, actions, CROWDED)
    return count


@rule
def list_places(world: World, state: State, actions: Any, lattice: int) -> int:
    """WIZ-SET-03, WIZ-OPT-05: places for the next piece of terrain or the next unit."""
    count = 0
    slot = first_undeployed(world, state)
    for y in range(0, world.height + 1, lattice):
        for x in range(0, world.width + 1, lattice):
            if state.phase == TERRAIN:
                if refuse_terrain(world, state, x, y) == 0:
                    count = add(actions, count, place_terrain(make_aim(x, y)))
            elif in_zone(world.zone[world.side[state.asked]], x, y):
                count = add_deployment(world, state, actions, count, slot, x, y)
    return count


@rule
def first_undeployed(world: World, state: State) -> int:
    """Return the first unit that the commander has still to place, or NOBODY."""
    for slot in range(2 * world.cap):
        if state.units[slot].commander == state.asked and state.units[slot].on_table == 0:
            return slot
    return NOBODY


@rule
def add_deployment(
    world: World, state: State, actions: Any, count: int, slot: int, x: int, y: int
) -> int:
    """WIZ-SET-03: a place of the lattice, looking to the centre of the table."""
    dx, dy = world.width // 2 - x, world.height // 2 - y
    if dx == 0 and dy == 0:
        dx = 1
    k = nearest_direction(dx, dy)
    fx, fy = off_x(0, k, 1000), off_y(0, k, 1000)
    divisor = common_divisor(fx, fy)
    fx, fy = fx // divisor, fy // divisor
    if refuse_deploy(world, state, slot, x, y, fx, fy) == 0:
        return add(actions, count, deploy(slot, make_aim(x, y), make_facing(fx, fy)))
    return count


@rule
def nearest_direction(dx: int, dy: int) -> int:
    """Return the direction of the compass that is nearest to a vector."""
    fx, fy = toward_x(dx, dy), toward_y(dx, dy)
    best, most = 0, -(1 << 40)
    for k in range(16):
        along = fx * off_x(0, k, 1000) + fy * off_y(0, k, 1000)
        if along > most:
            best, most = k, along
    return best
