"""What is said of a refusal, and what a person would look for in vain."""

from __future__ import annotations

from math import isqrt
from typing import Any

from voevoda.core.actions import Action
from voevoda.core.errors import Argument
from voevoda.games.wizardrimort import actions as act
from voevoda.games.wizardrimort.actions import (
    ACTIONS,
    attack_target,
    attack_units,
    is_jump,
    level_of,
    move_point,
    x_of,
    y_of,
)
from voevoda.games.wizardrimort.forms import body_name, unit_name
from voevoda.games.wizardrimort.records import (
    ACT,
    ARTILLERY,
    CRYSTAL,
    JUMP,
    NOBODY,
    NOTHING,
    STAY,
    WAYPOINT,
)
from voevoda.games.wizardrimort.rules.attacking import reach_of, slots_of, units_code
from voevoda.games.wizardrimort.rules.groups import (
    group_set,
    has,
    is_active,
    size,
    used_count,
)
from voevoda.games.wizardrimort.rules.manoeuvres import level_there
from voevoda.games.wizardrimort.rules.paths import (
    body_on_leg,
    counted_length,
    enemy_on_leg,
    follow,
)
from voevoda.games.wizardrimort.rules.places import body_in_way
from voevoda.games.wizardrimort.rules.plans import unit_at_end
from voevoda.games.wizardrimort.rules.tape import (
    acting_commander,
    acting_side,
    walk_limit,
)

NOTHING_TO_SAY: dict[str, Argument] = {}


def details(world: Any, state: Any, action: Action, code: str) -> dict[str, Argument]:
    """Return the data of a reason's sentence: who is in the way, how much is missing."""
    if code == "NO_WARRIORS":
        return _warriors(world, state, action)
    if code in ("NO_AP", "NO_TP"):
        return _points(world, state, action, code)
    if code in ("BLOCKED", "ENEMY_IN_THE_WAY", "NO_ROOM", "PATH_TOO_LONG"):
        return _path(world, state, action, code)
    if code in ("CANNOT_REACH", "FACING_AWAY", "TOO_HIGH", "FULL_COVER"):
        return _reach(world, state, action)
    return dict(NOTHING_TO_SAY)


def _warriors(world: Any, state: Any, action: Action) -> dict[str, Argument]:
    seat = acting_commander(world, state)
    units = _units_of(world, state, action)
    fresh = sum(
        1 for slot in range(2 * world.cap) if has(units, slot) and not state.units[slot].used
    )
    needs = used_count(world, state, seat) + fresh
    return {"needs": needs, "has": int(state.commanders[seat].wp), "units": size(units)}


def _units_of(world: Any, state: Any, action: Action) -> int:
    """Return the units that an action uses."""
    match action:
        case act.Attack() | act.CounterAttack():
            return int(slots_of(world, action.units))
        case act.ShiftSquad() | act.GatherSquad() | act.SpreadSquad() | act.TurnSquad():
            return int(group_set(world, state, state.units[action.unit].group))
        case act.MoveSquad() | act.TurnAsPlanned():
            return sum(1 << slot for slot in set(state.plan_unit[: state.planned]))
    slot = getattr(action, "unit", NOBODY)
    return 1 << slot if slot >= 0 else 0


def _points(world: Any, state: Any, action: Action, code: str) -> dict[str, Argument]:
    commander = state.commanders[acting_commander(world, state)]
    if code == "NO_TP":
        return {"needs": int(world.params.cost_attack), "has": int(commander.tp)}
    needs = 1
    if isinstance(action, act.Move):
        x, y, z, form = _last(state, action)
        needs = follow(world, state, action.unit, x, y, z, form)[1]
    elif isinstance(action, act.Land):
        needs = int(world.params.cost_landing)
    elif isinstance(action, act.Rite):
        needs = int(world.params.cost_garden)
    elif isinstance(action, act.Wreck | act.Raze):
        needs = int(world.params.cost_destroy)
    return {"needs": int(needs), "has": int(commander.ap)}


def _last(state: Any, action: act.Move | act.MoveVia) -> tuple[int, int, int, int]:
    point = move_point(ACTIONS.pack(action))
    x, y = x_of(point), y_of(point)
    return x, y, level_there(state, x, y, level_of(point)), JUMP if is_jump(point) else WAYPOINT


def _path(world: Any, state: Any, action: Action, code: str) -> dict[str, Argument]:
    """Return who or what stands in the way of a manoeuvre, or how long it is."""
    if not isinstance(action, act.Move | act.MoveVia):
        return {"name": "none", "length": 0, "limit": 0}
    unit = state.units[action.unit]
    points = [
        (int(state.plan_x[e]), int(state.plan_y[e]), int(state.plan_z[e]))
        for e in range(state.planned)
        if state.plan_unit[e] == action.unit and state.plan_form[e] != STAY
    ]
    x, y, z, _ = _last(state, action)
    name, whole = "none", 0
    px, py, pz = int(unit.x), int(unit.y), int(unit.z)
    side = acting_side(world, state)
    for qx, qy, qz in [*points, (x, y, z)]:
        if pz == qz:
            whole += counted_length(world, state, px, py, qx, qy)
        body = body_on_leg(world, state, px, py, qx, qy, max(pz, qz))
        enemy = enemy_on_leg(world, state, side, px, py, qx, qy, pz, qz)
        if code == "BLOCKED" and body != NOTHING and name == "none":
            name = body_name(world, body)
        elif code == "ENEMY_IN_THE_WAY" and enemy != NOBODY and name == "none":
            name = unit_name(world, enemy)
        px, py, pz = qx, qy, qz
    if code == "NO_ROOM":
        other = unit_at_end(world, state, action.unit, x, y, z, 1 << action.unit)
        body = body_in_way(world, state, x, y, z, world.params.unit_radius)
        if other != NOBODY or body != NOTHING:
            name = unit_name(world, other) if other != NOBODY else body_name(world, body)
    limit = walk_limit(world, state, acting_commander(world, state))
    return {"name": name, "length": whole, "limit": limit}


def _reach(world: Any, state: Any, action: Action) -> dict[str, Argument]:
    """Return the first pair of an attack, its distance and the limit."""
    if not isinstance(action, act.Attack | act.CounterAttack):
        return {"unit": "none", "target": "none", "gap": 0, "limit": 0}
    code = ACTIONS.pack(action)
    counter = int(isinstance(action, act.CounterAttack))
    targets = group_set(world, state, state.units[attack_target(code)].group)
    best: dict[str, Argument] = {}
    for slot in range(2 * world.cap):
        if not has(slots_of(world, attack_units(code)), slot):
            continue
        limit = reach_of(world, state, slot, counter)
        for other in range(2 * world.cap):
            if has(targets, other):
                one, two = state.units[slot], state.units[other]
                gap = gap_of(world, one, two)
                if not best or gap - limit > int(str(best["gap"])) - int(str(best["limit"])):
                    best = {
                        "unit": unit_name(world, slot),
                        "target": unit_name(world, other),
                        "gap": gap,
                        "limit": limit,
                    }
    return best


def gap_of(world: Any, one: Any, two: Any) -> int:
    """WIZ-GEO-03: the gap between two units as it is displayed."""
    return isqrt((one.x - two.x) ** 2 + (one.y - two.y) ** 2) - 2 * int(world.params.unit_radius)


def considered(world: Any, state: Any, seat: int) -> list[Action]:
    """Return what a commander would look for, allowed or not.

    Attacks of each group on the enemy group next to it, and the objects that can be destroyed.
    """
    if state.phase != ACT or acting_commander(world, state) != seat:
        return []
    found: list[Action] = []
    for slot in range(2 * world.cap):
        if state.units[slot].commander == seat and state.units[slot].group == slot:
            found += _attacks(world, state, slot)
    for slot in range(2 * world.cap):
        if state.units[slot].commander == seat and is_active(state, slot):
            for index in range(world.bodies):
                body = state.bodies[index]
                if body.side == 1 - world.side[seat] and body.kind in (ARTILLERY, CRYSTAL):
                    kind = act.Wreck if body.kind == ARTILLERY else act.Raze
                    found.append(kind(slot, index))
            break
    return found


def _attacks(world: Any, state: Any, slot: int) -> list[Action]:
    enemies = [
        other
        for other in range(2 * world.cap)
        if is_active(state, other)
        and world.side[state.units[other].commander] != world.side[state.units[slot].commander]
    ]
    if not enemies:
        return []
    unit = state.units[slot]
    nearest = min(enemies, key=lambda other: (gap_of(world, unit, state.units[other]), other))
    units = units_code(world, group_set(world, state, slot))
    return [act.Attack(units, int(state.units[nearest].group), 0)]
