"""WIZ-ART-03: AM, a catapult moves by itself."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.geometry import lane_meets_disc, length
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.events import ENGINE_MOVED
from voevoda.games.wizardrimort.ids import WIZ_ART_03
from voevoda.games.wizardrimort.reasons import (
    ALREADY_SHOT,
    BLOCKED,
    OFF_TABLE,
    PATH_TOO_LONG,
    PLAN_OPEN,
    TOO_MANY_POINTS,
)
from voevoda.games.wizardrimort.records import (
    NOBODY,
    PLAN,
    WAYPOINT,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.artillery import LEGS, engine_named, refuse_engine
from voevoda.games.wizardrimort.rules.economy import pay, refuse_ap
from voevoda.games.wizardrimort.rules.places import (
    centre_x,
    centre_y,
    lane_meets,
    obstructs,
    on_table,
    stands,
)
from voevoda.games.wizardrimort.rules.plans import add_entry, clear_plan
from voevoda.games.wizardrimort.rules.settling import settle, test_sealing
from voevoda.games.wizardrimort.rules.tape import acting_commander, walk_limit


@rule
def refuse_haul(world: World, state: State, name: int, x: int, y: int) -> int:
    """AM, AV: WIZ-ART-03, WIZ-ART-04; the points before the last are planned."""
    reason = refuse_engine(world, state, name)
    if reason != 0:
        return reason
    index = engine_named(world, state, name)
    engine = state.bodies[index]
    if engine.shots > 0 and world.params.art_move_or_shoot == 1:
        return ALREADY_SHOT
    if state.planned > 0 and (state.plan_unit[0] != NOBODY or state.engine != index):
        return PLAN_OPEN
    if state.planned >= LEGS:
        return TOO_MANY_POINTS
    px, py, whole = centre_x(engine), centre_y(engine), 0
    for entry in range(state.planned + 1):
        qx, qy = x, y
        if entry < state.planned:
            qx, qy = int(state.plan_x[entry]), int(state.plan_y[entry])
        reason = refuse_engine_leg(world, state, index, px, py, qx, qy)
        if reason != 0:
            return reason
        whole += length(qx - px, qy - py)
        px, py = qx, qy
    if whole > walk_limit(world, state, acting_commander(world, state)):
        return PATH_TOO_LONG
    return refuse_ap(world, state, int(world.params.cost_action))


@rule
def refuse_engine_leg(
    world: World, state: State, index: int, ax: int, ay: int, bx: int, by: int
) -> int:
    """WIZ-ART-03: a catapult swept along a leg overlaps no unit, and no body on its level."""
    radius, level = int(world.params.art_radius), int(state.bodies[index].bottom)
    if not on_table(world, bx, by, radius):
        return OFF_TABLE
    for other in range(state.blocks):
        body = state.bodies[other]
        if other == index or not obstructs(world, body, level):
            continue
        if lane_meets(body, ax, ay, bx, by, radius):
            return BLOCKED
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        if stands(state, slot) and lane_meets_disc(
            ax, ay, bx, by, radius, int(unit.x), int(unit.y), int(world.params.unit_radius)
        ):
            return BLOCKED
    return 0


@rule
def plan_haul(world: World, state: State, name: int, x: int, y: int) -> None:
    """AV: add a point to a catapult's path."""
    state.engine = engine_named(world, state, name)
    add_entry(state, NOBODY, x, y, 0, WAYPOINT)
    state.phase = PLAN


@rule
def haul(world: World, state: State, log: Log, name: int, x: int, y: int) -> None:
    """AM: a catapult goes to the last point of its path."""
    index = engine_named(world, state, name)
    pay(world, state, log, int(world.params.cost_action), 0)
    clear_plan(state)
    engine = state.bodies[index]
    radius = int(world.params.art_radius)
    engine.x0 = x - radius
    engine.y0 = y - radius
    engine.x1 = x + radius
    engine.y1 = y + radius
    engine.moved = 1
    emit(log, ENGINE_MOVED, WIZ_ART_03, index, x, y)
    settle(world, state, log)
    test_sealing(world, state, log)
