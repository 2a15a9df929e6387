"""Who or what is in the way of a refused move, and how long the move is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from voevoda.core.actions import Action
from voevoda.core.geometry import lane_meets_disc, length
from voevoda.games.wizardrimort import actions as act
from voevoda.games.wizardrimort.actions import (
    is_jump,
    level_of,
    vector_x,
    vector_y,
    x_of,
    y_of,
)
from voevoda.games.wizardrimort.forms import body_name, unit_name
from voevoda.games.wizardrimort.records import (
    JUMP,
    LOG,
    NOBODY,
    NOTHING,
    STAY,
    WAYPOINT,
)
from voevoda.games.wizardrimort.rules.artillery import engine_named
from voevoda.games.wizardrimort.rules.groups import group_set
from voevoda.games.wizardrimort.rules.manoeuvres import level_there
from voevoda.games.wizardrimort.rules.paths import body_on_leg, counted_length, enemy_on_leg
from voevoda.games.wizardrimort.rules.places import (
    body_in_way,
    centre_x,
    centre_y,
    contains,
    lane_meets,
    obstructs,
    stands,
)
from voevoda.games.wizardrimort.rules.plans import (
    NO_ENTRY,
    end_x,
    end_y,
    end_z,
    last_entry,
    planned_units,
    unit_at_end,
)
from voevoda.games.wizardrimort.rules.squads import plan_shift
from voevoda.games.wizardrimort.rules.tape import acting_side

NONE = "none"
Point = tuple[int, int, int]
Leg = tuple[Point, Point]


def aimed(state: Any, point: int) -> tuple[int, int, int, int]:
    """Return the place, level and form of a waypoint."""
    x, y = x_of(point), y_of(point)
    return x, y, level_there(state, x, y, level_of(point)), JUMP if is_jump(point) else WAYPOINT


def legs(state: Any, action: act.Move | act.MoveVia) -> list[Leg]:
    """Return the pieces of a unit's path: those that are planned, and the last."""
    unit = state.units[action.unit]
    points = [(int(unit.x), int(unit.y), int(unit.z))]
    for entry in range(state.planned):
        if state.plan_unit[entry] == action.unit and state.plan_form[entry] != STAY:
            at = state.plan_x[entry], state.plan_y[entry], state.plan_z[entry]
            points.append((int(at[0]), int(at[1]), int(at[2])))
    points.append(aimed(state, action.point)[:3])
    return list(pairwise(points))


def engine_legs(world: Any, state: Any, action: act.MoveEngine | act.EngineVia) -> list[Leg]:
    """Return the pieces of a catapult's path."""
    engine = state.bodies[engine_named(world, state, action.engine)]
    points = [(int(centre_x(engine)), int(centre_y(engine)), 0)]
    for entry in range(state.planned):
        points.append((int(state.plan_x[entry]), int(state.plan_y[entry]), 0))
    points.append((x_of(action.aim), y_of(action.aim), 0))
    return list(pairwise(points))


def way_length(world: Any, state: Any, action: Action) -> int:
    """Return how long the way of a unit or a catapult is, as far as it counts."""
    if isinstance(action, act.Move | act.MoveVia):
        return sum(
            counted_length(world, state, *one[:2], *two[:2])
            for one, two in legs(state, action)
            if one[2] == two[2]
        )
    if isinstance(action, act.MoveEngine | act.EngineVia):
        pieces = engine_legs(world, state, action)
        return sum(length(two[0] - one[0], two[1] - one[1]) for one, two in pieces)
    return 0


def body_on_way(world: Any, state: Any, action: Action) -> str:
    """Return the first body on the way of a unit, or the first body or unit on a catapult's."""
    if isinstance(action, act.Move | act.MoveVia):
        for (ax, ay, az), (bx, by, bz) in legs(state, action):
            index = body_on_leg(world, state, ax, ay, bx, by, max(az, bz))
            if index != NOTHING:
                return body_name(world, index)
    if isinstance(action, act.MoveEngine | act.EngineVia):
        return _before_engine(world, state, action)
    return NONE


def _before_engine(world: Any, state: Any, action: act.MoveEngine | act.EngineVia) -> str:
    own = engine_named(world, state, action.engine)
    radius, level = int(world.params.art_radius), int(state.bodies[own].bottom)
    for (ax, ay, _), (bx, by, _) in engine_legs(world, state, action):
        for index in range(state.blocks):
            body = state.bodies[index]
            there = index != own and obstructs(world, body, level)
            if there and lane_meets(body, ax, ay, bx, by, radius):
                return body_name(world, index)
        for slot in range(2 * world.cap):
            at = int(state.units[slot].x), int(state.units[slot].y)
            if stands(state, slot) and lane_meets_disc(
                ax, ay, bx, by, radius, *at, int(world.params.unit_radius)
            ):
                return unit_name(world, slot)
    return NONE


def unit_on_way(world: Any, state: Any, action: Action) -> str:
    """Return the first enemy on the way of a unit."""
    if isinstance(action, act.Move | act.MoveVia):
        side = acting_side(world, state)
        for (ax, ay, az), (bx, by, bz) in legs(state, action):
            enemy = enemy_on_leg(world, state, side, ax, ay, bx, by, az, bz)
            if enemy != NOBODY:
                return unit_name(world, enemy)
    return NONE


def ends(world: Any, state: Any, action: Action) -> Iterator[tuple[int, Point, int]]:
    """Yield units, the places where they would end, and who is not counted as standing there."""
    match action:
        case act.Move() | act.MoveVia():
            yield action.unit, aimed(state, action.point)[:3], 1 << action.unit
        case act.Deploy():
            yield action.unit, _on_top(state, action.aim), 1 << action.unit
        case act.MoveSquad() | act.ShiftSquad():
            members = planned_units(state)
            for slot in range(2 * world.cap):
                if members >> slot & 1 and last_entry(state, slot) != NO_ENTRY:
                    at = end_x(state, slot), end_y(state, slot), end_z(state, slot)
                    yield slot, at, 0


def _on_top(state: Any, aim: int) -> Point:
    return x_of(aim), y_of(aim), level_there(state, x_of(aim), y_of(aim), -1)


def in_the_place(world: Any, state: Any, action: Action) -> str:
    """Return who or what stands where a unit would end."""
    if isinstance(action, act.ShiftSquad):
        state = _shifted(world, state, action)
    for slot, (x, y, z), but in ends(world, state, action):
        other = unit_at_end(world, state, slot, x, y, z, but)
        if other != NOBODY:
            return unit_name(world, other)
        body = body_in_way(world, state, x, y, z, int(world.params.unit_radius))
        if body != NOTHING:
            return body_name(world, body)
    return NONE


def _shifted(world: Any, state: Any, action: act.ShiftSquad) -> Any:
    """Return the state with a squad's shift planned."""
    planned = state.copy()
    members = group_set(world, state, int(state.units[action.unit].group))
    plan_shift(world, planned, members, vector_x(action.vector), vector_y(action.vector), 1)
    return planned


def not_to_stand_on(world: Any, state: Any, action: Action) -> str:
    """Return the body in which a way would end, and on which nobody stands."""
    for _, (x, y, z), _ in ends(world, state, action):
        for index in range(state.blocks):
            body = state.bodies[index]
            if body.kind > LOG and obstructs(world, body, z) and contains(body, x, y):
                return body_name(world, index)
    return NONE
