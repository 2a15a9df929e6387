"""WIZ-MOV, WIZ-CLB: the legs of a path, what stops them, and what they cost."""

from __future__ import annotations

from voevoda.core.geometry import (
    STRAIGHT,
    length,
    segment_nearer,
    truncated,
)
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.reasons import (
    BLOCKED,
    CLIMB_TOO_FAR,
    ENEMY_IN_THE_WAY,
    NO_SUPPORT,
    NOT_STANDABLE,
    OFF_TABLE,
    PATH_ENDED,
    PATH_TOO_LONG,
    TOO_MANY_POINTS,
)
from voevoda.games.wizardrimort.records import (
    CASTLE_STANDS,
    JUMP,
    LOG,
    NOBODY,
    NOTHING,
    POINTS,
    STAY,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.groups import side_of
from voevoda.games.wizardrimort.rules.places import (
    conflicts,
    contains,
    in_zone,
    is_standable,
    lane_meets,
    obstructs,
    on_table,
    stands,
    support,
)
from voevoda.games.wizardrimort.rules.sliding import STEP, factor_of
from voevoda.games.wizardrimort.rules.tape import fingers, walk_limit

NO_POINT = -1


@rule
def body_on_leg(world: World, state: State, ax: int, ay: int, bx: int, by: int, z: int) -> int:
    """WIZ-MOV-03, WIZ-MOV-13, WIZ-CLB-01: the first body in the way at a level, or NOTHING."""
    half = world.params.unit_narrow // 2
    for index in range(state.blocks):
        body = state.bodies[index]
        if obstructs(world, body, z) and lane_meets(body, ax, ay, bx, by, half):
            return index
    return NOTHING


@rule
def enemy_on_leg(
    world: World, state: State, side: int, ax: int, ay: int, bx: int, by: int, az: int, bz: int
) -> int:
    """WIZ-MOV-03, WIZ-CLB-01: the first enemy in the way at either level, or NOBODY."""
    apart = world.params.unit_narrow // 2 + world.params.unit_radius
    first = (1 - side) * world.cap
    for slot in range(first, first + world.cap):
        enemy = state.units[slot]
        if not stands(state, slot):
            continue
        if not conflicts(world, enemy, az) and not conflicts(world, enemy, bz):
            continue
        if segment_nearer(int(enemy.x), int(enemy.y), ax, ay, bx, by, apart):
            return slot
    return NOBODY


@rule
def has_floor(state: State, x: int, y: int, z: int) -> bool:
    """WIZ-MOV-03: whether a body that one can stand on is exactly under a point."""
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.top == z and is_standable(body) and contains(body, x, y):
            return True
    return False


@rule
def floor_holds(state: State, ax: int, ay: int, bx: int, by: int, z: int) -> bool:
    """WIZ-MOV-03: whether a raised walk has a floor under it, probed every ten units."""
    factor = factor_of(bx - ax, by - ay)
    vx, vy = factor * (bx - ax), factor * (by - ay)
    scale = STRAIGHT if factor == 1 else max(1, length(vx, vy))
    for step in range(length(bx - ax, by - ay) // STEP + 1):
        x = ax + truncated(STEP * step * vx, scale)
        y = ay + truncated(STEP * step * vy, scale)
        if not has_floor(state, x, y, z):
            return False
    return has_floor(state, bx, by, z)


@rule
def on_barred(world: World, state: State, x: int, y: int, z: int) -> bool:
    """WIZ-MOV-02: whether a point lies in a footprint on which one cannot stand, at a level."""
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.kind > LOG and obstructs(world, body, z) and contains(body, x, y):
            return True
    return False


@rule
def refuse_leg(
    world: World, state: State, side: int, ax: int, ay: int, az: int, bx: int, by: int, bz: int
) -> int:
    """WIZ-MOV-03, WIZ-CLB-01: why a leg is not possible, whatever it costs."""
    if not on_table(world, bx, by, int(world.params.unit_radius)):
        return OFF_TABLE
    if on_barred(world, state, bx, by, bz):
        return NOT_STANDABLE
    if az != bz:
        reach = fingers(world, int(world.params.climb_reach))
        if (bx - ax) ** 2 + (by - ay) ** 2 > reach * reach:
            return CLIMB_TOO_FAR
    if body_on_leg(world, state, ax, ay, bx, by, max(az, bz)) != NOTHING:
        return BLOCKED
    if enemy_on_leg(world, state, side, ax, ay, bx, by, az, bz) != NOBODY:
        return ENEMY_IN_THE_WAY
    if az == bz:
        return 0 if az == 0 or floor_holds(state, ax, ay, bx, by, az) else NO_SUPPORT
    return 0 if support(state, bx, by, bz) == bz else NO_SUPPORT


@rule
def climb_price(world: World, rise: int, jumps: bool) -> int:
    """AP of a vertical leg, which is paid whole (WIZ-CLB-04).

    Up: WIZ-CLB-02, WIZ-CLB-03; down: WIZ-CLB-05, WIZ-CLB-06, WIZ-CLB-07; several: WIZ-CLB-10.
    """
    params = world.params
    height = params.unit_height
    if rise > 0:
        if rise <= height:
            return params.climb_up_partial
        return params.climb_up_full * (rise // height)
    if -rise <= height:
        return params.climb_down_partial
    return params.jump_cost if jumps else params.climb_down_full * (-rise // height)


@rule
def is_deadly(world: World, drop: int) -> bool:
    """WIZ-CLB-08: whether a fall kills."""
    return drop > world.params.jump_death_heights * world.params.unit_height


@rule
def counted_length(world: World, state: State, ax: int, ay: int, bx: int, by: int) -> int:
    """WIZ-MOV-05, WIZ-MOV-06: what a walk counts; nothing inside one standing castle."""
    return 0 if in_one_castle(world, state, ax, ay, bx, by) else length(bx - ax, by - ay)


@rule
def in_one_castle(world: World, state: State, ax: int, ay: int, bx: int, by: int) -> bool:
    """Return whether two points lie in the zone of the same standing castle."""
    for side in range(2):
        zone = world.castle[side]
        if (
            state.sides[side].castle == CASTLE_STANDS
            and in_zone(zone, ax, ay)
            and in_zone(zone, bx, by)
        ):
            return True
    return False


@rule
def follow(
    world: World, state: State, slot: int, x: int, y: int, z: int, form: int
) -> tuple[int, int, int, int, int]:
    """Go through the planned path of a unit, and then to a last point unless `form` is NO_POINT.

    Returns: why it is refused, or 0; its price (WIZ-MOV-08, 0 for an empty path); its true length
    (WIZ-MOV-12); whether it went down (WIZ-MOV-12); whether its end kills (WIZ-CLB-08).
    """
    unit = state.units[slot]
    side = side_of(world, slot)
    limit = walk_limit(world, state, int(unit.commander))
    px, py, pz = int(unit.x), int(unit.y), int(unit.z)
    counted = whole = walks = climbs = points = descended = deadly = 0
    for entry in range(state.planned + (0 if form == NO_POINT else 1)):
        qx, qy, qz, way = x, y, z, form
        if entry < state.planned:
            if state.plan_unit[entry] != slot or state.plan_form[entry] == STAY:
                continue
            qx, qy = int(state.plan_x[entry]), int(state.plan_y[entry])
            qz, way = int(state.plan_z[entry]), int(state.plan_form[entry])
        points += 1
        reason = refuse_next(points, deadly)
        if reason == 0:
            reason = refuse_leg(world, state, side, px, py, pz, qx, qy, qz)
        flat = length(qx - px, qy - py)
        whole += flat
        if pz == qz:
            counted += counted_length(world, state, px, py, qx, qy)
            walks = max(walks, min(1, flat))
        else:
            climbs += climb_price(world, qz - pz, way == JUMP)
            descended |= 1 if pz - qz >= world.params.height_min else 0
            deadly = 1 if way == JUMP and is_deadly(world, pz - qz) else 0
        if reason == 0 and counted > limit:
            reason = PATH_TOO_LONG
        if reason != 0:
            return reason, 0, 0, 0, 0
        px, py, pz = qx, qy, qz
    price = 0
    if points > 0:
        action = int(world.params.cost_action)
        price = max(action, walks * action + climbs)
    return 0, price, whole, descended, deadly


@rule
def refuse_next(points: int, deadly: int) -> int:
    """WIZ-MOV-02, WIZ-CLB-08: why a path cannot go on to its next point."""
    if points > POINTS:
        return TOO_MANY_POINTS
    return PATH_ENDED if deadly == 1 else 0
