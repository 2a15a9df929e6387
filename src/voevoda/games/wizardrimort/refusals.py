"""What is said of a refusal: who is in the way, how much is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from voevoda.core.actions import Action
from voevoda.core.errors import Argument, Message
from voevoda.core.geometry import ceil_root, length, square_to_rectangle
from voevoda.games.wizardrimort import actions as act
from voevoda.games.wizardrimort.actions import facing_x, facing_y, x_of, y_of
from voevoda.games.wizardrimort.forms import CASTLES, body_name, unit_name
from voevoda.games.wizardrimort.hindrances import (
    NONE,
    aimed,
    body_on_way,
    in_the_place,
    legs,
    not_to_stand_on,
    unit_on_way,
    way_length,
)
from voevoda.games.wizardrimort.records import LOG, NOBODY, POINTS
from voevoda.games.wizardrimort.rules.artillery import LEGS, engine_named
from voevoda.games.wizardrimort.rules.attack import casualties_due
from voevoda.games.wizardrimort.rules.attacking import reach_of, slots_of
from voevoda.games.wizardrimort.rules.building import (
    block_bottom,
    left_of,
    overlaps_block,
    unit_under_block,
)
from voevoda.games.wizardrimort.rules.cover import refuse_reach
from voevoda.games.wizardrimort.rules.fortifying import build_limit, build_price
from voevoda.games.wizardrimort.rules.groups import (
    group_set,
    has,
    is_active,
    size,
    used_count,
)
from voevoda.games.wizardrimort.rules.opening import APART
from voevoda.games.wizardrimort.rules.paths import follow
from voevoda.games.wizardrimort.rules.places import (
    centre_x,
    centre_y,
    in_zone,
    near_body,
    radius_of,
    square_to_body,
)
from voevoda.games.wizardrimort.rules.sliding import STEP, next_to_slide, slide
from voevoda.games.wizardrimort.rules.tape import (
    acting_commander,
    acting_side,
    finger_limit,
    fingers,
    hands,
    walk_limit,
)

Told = dict[str, Argument]
MEASURED = ("length", "gap", "distance", "drop", "level")
"""Lengths that a limit is held against."""


def details(world: Any, state: Any, action: Action, code: str) -> Told:
    """Return the data of a reason's sentence; a length `gap` is on the tape as `gap_tape`."""
    tell = TELLERS.get(code)
    return _on_tape(world, tell(world, state, action)) if tell else {}


def _on_tape(world: Any, told: Told) -> Told:
    """Add lengths in hands and fingers, and as `short_tape` by how much a limit is missed."""
    lengths = {name: int(str(told[name])) for name in (*MEASURED, "limit") if name in told}
    measured = next((lengths[name] for name in MEASURED if name in lengths), None)
    if measured is not None and "limit" in lengths:
        lengths["short"] = abs(measured - lengths["limit"])
    return {**told, **{f"{name}_tape": taped(world, units) for name, units in lengths.items()}}


def taped(world: Any, units: int) -> Message:
    """Return a length in hands and fingers."""
    whole, rest = divmod(units, int(world.params.tape_hand))
    part = round(rest / int(world.params.tape_finger), 2)
    return Message("wizardrimort-table-tape", {"hands": whole, "fingers": part})


# Points and warriors


def _warriors(world: Any, state: Any, action: Action) -> Told:
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


def _action_points(world: Any, state: Any, action: Action) -> Told:
    params, needs = world.params, int(world.params.cost_action)
    match action:
        case act.Move() | act.MoveVia():
            needs = follow(world, state, action.unit, *aimed(state, action.point))[1]
        case act.Land():
            needs = params.cost_landing
        case act.Rite():
            needs = params.cost_garden
        case act.Wreck() | act.Raze():
            needs = params.cost_destroy
        case act.Turn() | act.TurnSquad() | act.TurnToEnemies() | act.TurnAsPlanned():
            needs = params.turn_cost
        case act.Build():
            needs = build_price(world, state)
    return {"needs": int(needs), "has": int(state.commanders[acting_commander(world, state)].ap)}


def _attack_points(world: Any, state: Any, action: Action) -> Told:
    left = state.commanders[acting_commander(world, state)].tp
    return {"needs": int(world.params.cost_attack), "has": int(left)}


def _coins(world: Any, state: Any, action: Action) -> Told:
    coins = state.sides[acting_side(world, state)].coins
    return {"needs": int(world.params.hire_cost), "has": int(coins)}


def _figures(world: Any, state: Any, action: Action) -> Told:
    seat = acting_commander(world, state)
    most = world.params.skeleton_figures * max(1, int(world.armies[seat]))
    return {"most": int(min(most, world.cap))}


# Ways


def _size(world: Any, state: Any, action: Action) -> Told:
    return {"width": int(world.width), "height": int(world.height)}


def _way(world: Any, state: Any, action: Action) -> Told:
    limit = walk_limit(world, state, acting_commander(world, state))
    whole = way_length(world, state, action)
    return {"length": whole, "limit": limit, "over": whole - limit}


def _climb(world: Any, state: Any, action: Action) -> Told:
    limit = fingers(world, int(world.params.climb_reach))
    ground = 0
    if isinstance(action, act.Move | act.MoveVia):
        ups = [(one, two) for one, two in legs(state, action) if one[2] != two[2]]
        ground = max((length(two[0] - one[0], two[1] - one[1]) for one, two in ups), default=0)
    return {"length": ground, "limit": limit}


def _points(world: Any, state: Any, action: Action) -> Told:
    return {"most": LEGS + 1 if isinstance(action, act.EngineVia | act.MoveEngine) else POINTS}


def _retreat(world: Any, state: Any, action: Action) -> Told:
    return {"step": STEP, "limit": hands(world, int(world.params.retreat_distance))}


def _enemy_line(world: Any, state: Any, action: Action) -> Told:
    """Return the enemy that stops the first of those who would fall back."""
    if not isinstance(action, act.Retreat):
        return {"name": NONE}
    tried, left = state.copy(), int(state.theirs)
    vx, vy = facing_x(action.vector), facing_y(action.vector)
    while left:
        slot = next_to_slide(world, tried, left, vx, vy)
        left &= ~(1 << slot)
        other = slide(world, tried, slot, vx, vy, action.distance)
        if other >= 0 and (other < world.cap) != (slot < world.cap):
            return {"name": unit_name(world, other)}
    return {"name": NONE}


# Attacks and leaps


def _reach(world: Any, state: Any, action: Action) -> Told:
    """Return the first participant that does not reach anybody, and the enemy next to it."""
    if not isinstance(action, act.Attack | act.CounterAttack):
        return {"name": NONE, "gap": 0, "limit": 0}
    counter = int(isinstance(action, act.CounterAttack))
    units = slots_of(world, action.units)
    targets = group_set(world, state, state.units[action.target].group)
    foes = [slot for slot in range(2 * world.cap) if has(targets, slot)]
    for slot in range(2 * world.cap):
        limit = reach_of(world, state, slot, counter) if has(units, slot) else 0
        if limit and all(refuse_reach(world, state, slot, foe, limit) for foe in foes):
            gap = min(_gap(world, state.units[slot], state.units[foe]) for foe in foes)
            return {"name": unit_name(world, slot), "gap": gap, "limit": limit}
    return {"name": NONE, "gap": 0, "limit": 0}


def _gap(world: Any, one: Any, two: Any) -> int:
    """WIZ-GEO-03: the gap between two units, rounded up."""
    return int(length(one.x - two.x, one.y - two.y)) - 2 * int(world.params.unit_radius)


def _attacks(world: Any, state: Any, action: Action) -> Told:
    return {"most": int(world.params.attack_max_per_unit)}


def _leap(world: Any, state: Any, action: Action) -> Told:
    if not isinstance(action, act.JumpKill):
        return {}
    unit, enemy = state.units[action.unit], state.units[action.target]
    deadly = world.params.jump_death_heights * world.params.unit_height
    return {"drop": int(unit.z - enemy.z), "limit": int(deadly)}


def _leap_gap(world: Any, state: Any, action: Action) -> Told:
    if not isinstance(action, act.JumpKill):
        return {}
    seat = acting_commander(world, state)
    limit = finger_limit(world, state, seat, int(world.params.jump_kill_radius))
    unit, enemy = state.units[action.unit], state.units[action.target]
    return {"gap": _gap(world, unit, enemy), "limit": limit}


def _victims(world: Any, state: Any, action: Action) -> Told:
    return {"wanted": casualties_due(world, state)}


# Shots, blocks, objects


def _shot(world: Any, state: Any, action: Action) -> Told:
    if not isinstance(action, act.ShootStone | act.ShootBlock | act.Land):
        return {}
    engine = state.bodies[engine_named(world, state, action.engine)]
    distance = length(x_of(action.aim) - centre_x(engine), y_of(action.aim) - centre_y(engine))
    near, far = int(world.params.art_min_range), int(world.params.art_max_range)
    return {"distance": distance, "limit": near if distance <= near else far}


def _block(world: Any, state: Any, action: Action) -> Told:
    """Return what hinders a block: its distance, its level, who or what is under it."""
    if not isinstance(action, act.Build):
        return {}
    x, y, whole = x_of(action.aim), y_of(action.aim), int(world.params.block_size)
    x0, y0 = left_of(world, x), left_of(world, y)
    seat, bottom = acting_commander(world, state), block_bottom(world, state, x, y)
    builders = [
        unit
        for slot, unit in enumerate(state.units)
        if unit.commander == seat
        and is_active(state, slot)
        and state.interrupter in (NOBODY, seat)
        and (state.interrupter == NOBODY or slot == state.hero)
    ]
    gaps = [
        ceil_root(square_to_rectangle(int(u.x), int(u.y), x0, y0, x0 + whole, y0 + whole))
        - int(world.params.unit_radius)
        for u in builders
    ]
    found: Told = {"gap": min(gaps, default=0), "limit": build_limit(world, state)}
    under = unit_under_block(world, state, x, y, bottom)
    there = [
        index
        for index in range(state.blocks)
        if state.bodies[index].kind > LOG
        and overlaps_block(state.bodies[index], x0, y0, x0 + whole, y0 + whole)
    ]
    name = unit_name(world, under) if under != NOBODY else NONE
    return {**found, "level": bottom, "name": body_name(world, there[0]) if there else name}


def _block_level(world: Any, state: Any, action: Action) -> Told:
    """Return the level of a block, and the highest that those near it reach."""
    if not isinstance(action, act.Build):
        return {}
    seat, near = acting_commander(world, state), build_limit(world, state)
    up = finger_limit(world, state, seat, int(world.params.build_reach_up))
    x0, y0 = left_of(world, x_of(action.aim)), left_of(world, y_of(action.aim))
    whole, reach = int(world.params.block_size), near + int(world.params.unit_radius)
    levels = [
        int(unit.z) + up
        for slot, unit in enumerate(state.units)
        if unit.commander == seat
        and is_active(state, slot)
        and square_to_rectangle(int(unit.x), int(unit.y), x0, y0, x0 + whole, y0 + whole)
        <= reach * reach
    ]
    level = block_bottom(world, state, x_of(action.aim), y_of(action.aim))
    return {"level": level, "limit": max(levels, default=up)}


def _object(world: Any, state: Any, action: Action) -> Told:
    """Return how far a unit is from what it would destroy, and the enemy that is still there."""
    if not isinstance(action, act.Wreck | act.Raze):
        return {}
    unit, seat = state.units[action.unit], acting_commander(world, state)
    foes = range((1 - world.side[seat]) * world.cap, (2 - world.side[seat]) * world.cap)
    if action.body >= CASTLES:
        zone = world.castle[action.body - CASTLES]
        box = int(zone.x0), int(zone.y0), int(zone.x1), int(zone.y1)
        gap, limit = ceil_root(square_to_rectangle(int(unit.x), int(unit.y), *box)), 0
        held = [foe for foe in foes if in_zone(zone, _x(state, foe), _y(state, foe))]
    else:
        body, radius = state.bodies[action.body], int(world.params.unit_radius)
        wrecks = isinstance(action, act.Wreck)
        count = int(world.params.wreck_radius if wrecks else world.params.control_radius)
        limit = finger_limit(world, state, seat, count)
        gap = _way_to(body, int(unit.x), int(unit.y)) - radius
        near = fingers(world, count) + radius
        held = [foe for foe in foes if near_body(body, _x(state, foe), _y(state, foe), near)]
    free = [unit_name(world, foe) for foe in held if is_active(state, foe)]
    return {"gap": gap, "limit": limit, "name": free[0] if free else NONE}


def _way_to(body: Any, x: int, y: int) -> int:
    """Return the distance from a point to a footprint, rounded up."""
    if body.disc:
        return int(length(x - centre_x(body), y - centre_y(body)) - radius_of(body))
    return int(ceil_root(square_to_body(body, x, y)))


def _x(state: Any, slot: int) -> int:
    return int(state.units[slot].x)


def _y(state: Any, slot: int) -> int:
    return int(state.units[slot].y)


def _terrain(world: Any, state: Any, action: Action) -> Told:
    return {"limit": APART}


def _named(find: Callable[[Any, Any, Action], str]) -> Callable[[Any, Any, Action], Told]:
    return lambda world, state, action: {"name": find(world, state, action)}


TELLERS: dict[str, Callable[[Any, Any, Action], Told]] = {
    "NO_WARRIORS": _warriors,
    "NO_AP": _action_points,
    "NO_TP": _attack_points,
    "NO_COINS": _coins,
    "NO_FIGURES": _figures,
    "OFF_TABLE": _size,
    "PATH_TOO_LONG": _way,
    "CLIMB_TOO_FAR": _climb,
    "TOO_MANY_POINTS": _points,
    "BLOCKED": _named(body_on_way),
    "ENEMY_IN_THE_WAY": _named(unit_on_way),
    "NO_ROOM": _named(in_the_place),
    "NOT_STANDABLE": _named(not_to_stand_on),
    "RETREAT_DISTANCE": _retreat,
    "WAY_CLOSED": _enemy_line,
    "CANNOT_REACH": _reach,
    "FACING_AWAY": _reach,
    "TOO_HIGH": _reach,
    "FULL_COVER": _reach,
    "ATTACK_LIMIT": _attacks,
    "DROP_TOO_LOW": _leap,
    "ENEMY_TOO_FAR": _leap_gap,
    "VICTIMS_WANTED": _victims,
    "TOO_NEAR": _shot,
    "TOO_FAR": _shot,
    "BUILD_TOO_FAR": _block,
    "WOULD_HIT_UNIT": _block,
    "CANNOT_BUILD_ON": _block,
    "BUILD_TOO_HIGH": _block_level,
    "NOT_NEAR_ENOUGH": _object,
    "STILL_HELD": _object,
    "TERRAIN_TOO_CLOSE": _terrain,
}
"""Which data a reason's sentence needs."""
