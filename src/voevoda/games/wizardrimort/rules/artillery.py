"""WIZ-ART: catapults, their shots and what these do."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.geometry import STRAIGHT, length, square_to_rectangle, truncated
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.actions import x_of, y_of
from voevoda.games.wizardrimort.events import (
    BODY_HIT,
    GROUND_HIT,
    KNOCK_ROLLED,
    LANDED,
    OVERTURNED,
    SHOT_DECLARED,
    SHOT_ROLLED,
    SLID,
    TREE_ROLLED,
    UNIT_HIT,
    WALL_HIT,
)
from voevoda.games.wizardrimort.ids import (
    WIZ_AFT_03,
    WIZ_ART_05,
    WIZ_ART_09,
    WIZ_ART_11,
    WIZ_ART_12,
    WIZ_ART_13,
    WIZ_ART_14,
    WIZ_ART_15,
    WIZ_ART_16,
    WIZ_ART_17,
    WIZ_ART_18,
    WIZ_ART_21,
    WIZ_GEO_12,
)
from voevoda.games.wizardrimort.reasons import (
    ALREADY_SHOT,
    HAS_MOVED,
    IS_SEALED,
    IS_WRECKED,
    NO_BLOCKS,
    NO_SUCH,
    NO_WARRIORS,
    NOT_IN_MODE,
    OFF_TABLE,
    TOO_FAR,
    TOO_NEAR,
)
from voevoda.games.wizardrimort.records import (
    ARTILLERY,
    BLOCK,
    BLOCK_SHOT,
    END_OF_SHOT,
    KNOCK,
    LOG,
    NEXT_MORALE,
    NO_BODY,
    NOBODY,
    NOTHING,
    SHOT_AZIMUTH,
    SHOT_RANGE,
    TOPPLE,
    TREE,
    TROOPER,
    WALL,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.building import left_of, new_block, overlaps_block
from voevoda.games.wizardrimort.rules.casualties import has_afterlife, kill, remove
from voevoda.games.wizardrimort.rules.economy import pay, refuse_ap, refuse_own, refuse_tp
from voevoda.games.wizardrimort.rules.flight import (
    fly,
    highest,
    is_over_table,
    landing_x,
    landing_y,
)
from voevoda.games.wizardrimort.rules.groups import (
    group_set,
    lacks_warriors,
    regroup,
    side_of,
    use,
)
from voevoda.games.wizardrimort.rules.manoeuvres import look_along
from voevoda.games.wizardrimort.rules.morale import ATTACKERS, TARGETS
from voevoda.games.wizardrimort.rules.objects import (
    make_rubble,
    overturn,
    test_shot_down,
)
from voevoda.games.wizardrimort.rules.places import (
    NO_SPOT,
    centre_x,
    centre_y,
    free_spot,
    stands,
    top_at,
)
from voevoda.games.wizardrimort.rules.settling import (
    drop_units,
    lift_blocks,
    lose_block,
    put_down,
    put_down_lifted,
    test_sealing,
)
from voevoda.games.wizardrimort.rules.sliding import AT_EDGE, STEP, factor_of, slide
from voevoda.games.wizardrimort.rules.tape import acting_commander

PIPS = 7
"""WIZ-ART-08: what is taken from the sum of two dice."""
LEGS = 3
"""WIZ-ART-03: legs of a catapult's move."""


# Which catapult, and what it may do


@rule
def engine_named(world: World, state: State, name: int) -> int:
    """WIZ-ART-01: the catapult that an action means, or NOTHING.

    0 is the commander's first that is not wrecked, n + 1 is body n.
    """
    seat = acting_commander(world, state)
    found = NOTHING
    for index in range(world.bodies):
        mine = (world.engine[index] >> seat) & 1 == 1
        if not mine or (name != 0 and index != name - 1):
            continue
        if found == NOTHING or state.bodies[found].kind != ARTILLERY:
            found = index
    return found


@rule
def refuse_engine(world: World, state: State, name: int) -> int:
    """WIZ-ART-06, WIZ-ART-20: why a catapult cannot be used."""
    if state.interrupter != NOBODY:
        return NOT_IN_MODE
    index = engine_named(world, state, name)
    if index == NOTHING:
        return NO_SUCH
    return 0 if state.bodies[index].kind == ARTILLERY else IS_WRECKED


@rule
def refuse_shot(world: World, state: State, name: int, x: int, y: int) -> int:
    """WIZ-ART-04, WIZ-ART-07: why a catapult cannot shoot at a point, whatever it shoots."""
    reason = refuse_engine(world, state, name)
    if reason != 0:
        return reason
    engine = state.bodies[engine_named(world, state, name)]
    if engine.shots >= world.params.art_shots_per_turn:
        return ALREADY_SHOT
    if engine.moved == 1 and world.params.art_move_or_shoot == 1:
        return HAS_MOVED
    if not is_over_table(world, x, y):
        return OFF_TABLE
    square = (x - centre_x(engine)) ** 2 + (y - centre_y(engine)) ** 2
    if square < world.params.art_min_range**2:
        return TOO_NEAR
    return TOO_FAR if square > world.params.art_max_range**2 else 0


@rule
def refuse_stone(world: World, state: State, name: int, x: int, y: int) -> int:
    """AS: WIZ-ART-05."""
    reason = refuse_shot(world, state, name, x, y)
    return reason if reason != 0 else refuse_tp(world, state)


@rule
def refuse_block_shot(world: World, state: State, name: int, x: int, y: int) -> int:
    """AB: WIZ-ART-05, WIZ-ART-16."""
    reason = refuse_stone(world, state, name, x, y)
    side = world.side[acting_commander(world, state)]
    if reason == 0 and state.sides[side].pool == 0:
        return NO_BLOCKS
    return reason


@rule
def refuse_trooper(world: World, state: State, slot: int) -> int:
    """WIZ-ART-17, WIZ-SAR-06: why a unit cannot be shot."""
    reason = refuse_own(world, state, slot)
    if reason != 0:
        return reason
    if state.units[slot].sealed == 1 and world.params.landing_from_sarcophagus == 0:
        return IS_SEALED
    seat = acting_commander(world, state)
    if world.params.landing_uses_wp == 1 and lacks_warriors(world, state, seat, 1 << slot):
        return NO_WARRIORS
    return refuse_ap(world, state, int(world.params.cost_landing))


@rule
def refuse_landing(world: World, state: State, name: int, slot: int, x: int, y: int) -> int:
    """AL: WIZ-ART-05, WIZ-ART-17."""
    reason = refuse_shot(world, state, name, x, y)
    return reason if reason != 0 else refuse_trooper(world, state, slot)


# The shot


@rule
def shoot(
    world: World, state: State, log: Log, name: int, load: int, trooper: int, x: int, y: int
) -> None:
    """AS, AB, AL: pay, and let the dice of range fall."""
    index = engine_named(world, state, name)
    seat = acting_commander(world, state)
    state.engine = index
    state.load = load
    state.trooper = trooper
    state.aim_x = x
    state.aim_y = y
    state.striker = seat
    state.bodies[index].shots += 1
    if load == TROOPER:
        if world.params.landing_uses_wp == 1:
            use(world, state, 1 << trooper)
        pay(world, state, log, int(world.params.cost_landing), 0)
        state.units[trooper].sealed = 0
        regroup(world, state)
    else:
        pay(world, state, log, 0, int(world.params.cost_attack))
        if load == BLOCK_SHOT:
            state.sides[world.side[seat]].pool -= 1
    emit(log, SHOT_DECLARED, WIZ_ART_05, index, load, x, y)
    state.phase = SHOT_RANGE


@rule
def roll_range(state: State, one: int, two: int) -> None:
    """WIZ-ART-08: the error in range."""
    state.range_error = one + two - PIPS
    state.phase = SHOT_AZIMUTH


@rule
def flight_dx(state: State) -> int:
    """WIZ-ART-07: x from the catapult to its aim."""
    return state.aim_x - centre_x(state.bodies[state.engine])


@rule
def flight_dy(state: State) -> int:
    """WIZ-ART-07: y from the catapult to its aim."""
    return state.aim_y - centre_y(state.bodies[state.engine])


@rule
def roll_azimuth(world: World, state: State, log: Log, one: int, two: int) -> None:
    """WIZ-ART-08 to WIZ-ART-12: the error in azimuth, and the flight."""
    e, a = int(state.range_error), one + two - PIPS
    dx, dy = flight_dx(state), flight_dy(state)
    x = landing_x(world, int(state.aim_x), dx, dy, e, a)
    y = landing_y(world, int(state.aim_y), dx, dy, e, a)
    emit(log, SHOT_ROLLED, WIZ_ART_09, e, a, x, y)
    fly(world, state, x, y, highest(world, state))
    state.tested = TARGETS | ATTACKERS
    if state.hit_unit != NOBODY:
        emit(log, UNIT_HIT, WIZ_ART_11, state.hit_unit, state.hit_x, state.hit_y)
        state.phase = KNOCK
    elif state.hit_body != NOTHING:
        emit(log, BODY_HIT, WIZ_ART_11, state.hit_body, state.hit_x, state.hit_y)
        strike_body(world, state, log)
    else:
        emit(log, GROUND_HIT, WIZ_ART_12, x, y, state.off_table)
        state.phase = END_OF_SHOT


@rule
def strike_body(world: World, state: State, log: Log) -> None:
    """WIZ-ART-13, WIZ-ART-17: what a shot does to a body; nothing to objects (WIZ-OBJ-13)."""
    index = int(state.hit_body)
    body = state.bodies[index]
    if body.kind == BLOCK and state.load != TROOPER:
        state.phase = KNOCK
        return
    if body.kind == TREE and state.load != TROOPER:
        state.phase = TOPPLE
        return
    if body.kind == ARTILLERY:
        overturn(world, state, log, index, WIZ_ART_13)
    elif body.kind == WALL:
        hit_wall(world, state, log, index)
    state.phase = END_OF_SHOT


@rule
def hit_wall(world: World, state: State, log: Log, index: int) -> None:
    """WIZ-ART-13: a castle wall loses a hit point, and falls with the last."""
    body = state.bodies[index]
    body.hp -= 1
    emit(log, WALL_HIT, WIZ_ART_13, index, body.hp)
    if body.hp == 0:
        make_rubble(world, body)
        emit(log, OVERTURNED, WIZ_ART_13, index, body.top)


@rule
def roll_tree(world: World, state: State, log: Log, face: int) -> None:
    """WIZ-ART-13: a tree may fall."""
    index = int(state.hit_body)
    needs = int(world.params.art_tree_topple_on)
    falls = 1 if face >= needs else 0
    emit(log, TREE_ROLLED, WIZ_ART_13, index, needs, face, falls)
    if falls == 1:
        body = state.bodies[index]
        body.kind = LOG
        body.top = body.bottom + world.params.rubble_height
        emit(log, OVERTURNED, WIZ_ART_13, index, body.top)
    state.phase = END_OF_SHOT


@rule
def roll_knock(world: World, state: State, log: Log, face: int) -> None:
    """WIZ-ART-14, WIZ-ART-15: how far what was hit is thrown."""
    emit(log, KNOCK_ROLLED, WIZ_ART_14 if state.hit_unit != NOBODY else WIZ_ART_15, face)
    if state.hit_unit != NOBODY:
        knock_unit(world, state, log, face)
    else:
        knock_block(world, state, log, face)


@rule
def knock_unit(world: World, state: State, log: Log, face: int) -> None:
    """WIZ-ART-14, WIZ-ART-21: a unit is thrown, and dies where it comes to rest."""
    slot = int(state.hit_unit)
    unit = state.units[slot]
    if side_of(world, slot) != world.side[state.striker]:
        state.theirs = group_set(world, state, int(unit.group))
        state.victim = unit.commander
        state.tested = ATTACKERS
    else:
        fired(log, WIZ_ART_21)
    state.dead = 1 << slot
    stopped = 0
    if unit.sealed == 0:
        x, y = int(unit.x), int(unit.y)
        distance = world.params.art_knock * face
        stopped = slide(world, state, slot, flight_dx(state), flight_dy(state), distance)
        unit.teleported = 1
        if unit.x != x or unit.y != y:
            emit(log, SLID, WIZ_ART_14, slot, unit.x, unit.y, unit.z)
    if stopped == AT_EDGE:
        remove(world, state, log, slot, WIZ_AFT_03)
    else:
        kill(world, state, log, slot, WIZ_ART_14)
    regroup(world, state)
    state.phase = END_OF_SHOT


@rule
def knock_block(world: World, state: State, log: Log, face: int) -> None:
    """WIZ-ART-15: a block is thrown, until something is in its way."""
    index = int(state.hit_body)
    body = state.bodies[index]
    factor = factor_of(flight_dx(state), flight_dy(state))
    vx, vy = factor * flight_dx(state), factor * flight_dy(state)
    scale = length(vx, vy) if factor != 1 else STRAIGHT
    start_x, start_y = centre_x(body), centre_y(body)
    x, y = start_x, start_y
    made = 0
    steps = world.params.art_knock * face // STEP
    for step in range(1, steps + 1):
        px = start_x + truncated(STEP * step * vx, scale)
        py = start_y + truncated(STEP * step * vy, scale)
        if box_blocked(world, state, index, px, py):
            break
        x, y = px, py
        made = step
        if not is_over_table(world, x, y):
            break
    body.kind = NO_BODY
    if (made == 0 and steps > 0) or not is_over_table(world, x, y):
        lose_block(state, log, index)
        index = NOTHING
    state.thrown = index
    state.thrown_x = x
    state.thrown_y = y
    state.phase = END_OF_SHOT


@rule
def box_blocked(world: World, state: State, index: int, x: int, y: int) -> bool:
    """WIZ-ART-15: whether a block that is thrown would overlap another body or a unit."""
    block = state.bodies[index]
    size, radius = world.params.block_size, world.params.unit_radius
    x0, y0 = left_of(world, x), left_of(world, y)
    for other in range(state.blocks):
        body = state.bodies[other]
        if other == index or body.kind == NO_BODY:
            continue
        meets = body.bottom < block.top and block.bottom < body.top
        if meets and overlaps_block(body, x0, y0, x0 + size, y0 + size):
            return True
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        if not stands(state, slot) or unit.z >= block.top:
            continue
        if unit.z + world.params.unit_height <= block.bottom:
            continue
        square = square_to_rectangle(int(unit.x), int(unit.y), x0, y0, x0 + size, y0 + size)
        if square < radius * radius:
            return True
    return False


@rule
def end_shot(world: World, state: State, log: Log) -> None:
    """WIZ-ART-22: what falls, the trooper, who is walled in, and morale."""
    lift_blocks(world, state)
    if state.thrown != NOTHING:
        put_down(world, state, log, int(state.thrown), int(state.thrown_x), int(state.thrown_y))
    if state.load == BLOCK_SHOT:
        put_shot_block(world, state, log)
    put_down_lifted(world, state, log)
    drop_units(world, state, log)
    if state.result == NOBODY and state.hit_body != NOTHING:
        test_shot_down(world, state, log, int(state.bodies[state.hit_body].castle))
    if state.result == NOBODY and state.load == TROOPER:
        land_trooper(world, state, log)
    if state.result == NOBODY:
        test_sealing(world, state, log)
    state.phase = NEXT_MORALE


@rule
def put_shot_block(world: World, state: State, log: Log) -> None:
    """WIZ-ART-16: the block that was shot stays where it fell."""
    index = new_block(world, state, int(world.side[state.striker]))
    fired(log, WIZ_ART_16)
    if state.off_table == 1:
        lose_block(state, log, index)
    else:
        put_down(world, state, log, index, int(state.hit_x), int(state.hit_y))


@rule
def survives_landing(world: World, state: State) -> bool:
    """WIZ-ART-17: an enemy or a tree is a soft landing."""
    if state.hit_unit != NOBODY:
        return side_of(world, int(state.hit_unit)) != world.side[state.striker]
    if state.hit_body != NOTHING:
        return state.bodies[state.hit_body].kind == TREE
    return world.params.landing_no_hit == 1


@rule
def land_trooper(world: World, state: State, log: Log) -> None:
    """WIZ-ART-17, WIZ-ART-18: the trooper, or its skeleton, stands where it came down."""
    slot = int(state.trooper)
    unit = state.units[slot]
    if state.off_table == 1:
        state.trooper = NOBODY
        remove(world, state, log, slot, WIZ_AFT_03)
        return
    lives = survives_landing(world, state)
    if not lives and not (unit.living == 1 and has_afterlife(world, state, slot)):
        state.trooper = NOBODY
        kill(world, state, log, slot, WIZ_ART_17)
        return
    spot = free_spot(world, state, slot, int(state.hit_x), int(state.hit_y))
    state.trooper = NOBODY
    if spot == NO_SPOT:
        remove(world, state, log, slot, WIZ_GEO_12)
        return
    unit.x = x_of(spot)
    unit.y = y_of(spot)
    unit.z = top_at(state, x_of(spot), y_of(spot))
    unit.teleported = 1
    look_along(state, slot, flight_dx(state), flight_dy(state))
    emit(log, LANDED, WIZ_ART_18, slot, unit.x, unit.y, unit.z)
    if not lives:
        kill(world, state, log, slot, WIZ_ART_17)
    regroup(world, state)
