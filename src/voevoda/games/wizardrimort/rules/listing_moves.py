"""Section 6.3: candidates of MV, MS and TR."""

from __future__ import annotations

from typing import Any

from voevoda.core.geometry import (
    floor_root,
    length,
    nearer,
    segment_nearer,
    square_to_rectangle,
    truncated,
)
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.actions import (
    gather_squad,
    make_facing,
    make_point,
    make_vector,
    move,
    shift_squad,
    spread_squad,
    turn_squad,
    turn_to_enemies,
    turn_unit,
)
from voevoda.games.wizardrimort.records import (
    CASTLE_STANDS,
    LANE_STEP,
    LANE_STEPS,
    NO_BODY,
    NOBODY,
    OBELISK,
    Body,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.economy import refuse_ap, refuse_unit
from voevoda.games.wizardrimort.rules.groups import (
    group_set,
    has,
    is_active,
    lacks_warriors,
    side_of,
    size,
)
from voevoda.games.wizardrimort.rules.listing import add, add_new, add_unchecked
from voevoda.games.wizardrimort.rules.paths import in_one_castle
from voevoda.games.wizardrimort.rules.places import (
    centre_x,
    centre_y,
    conflicts,
    contains,
    is_standable,
    lane_meets,
    near_body,
    obstructs,
    off_x,
    off_y,
    on_table,
    overlaps_body,
    radius_of,
    top_at,
)
from voevoda.games.wizardrimort.rules.plans import would_turn
from voevoda.games.wizardrimort.rules.sliding import MARGIN
from voevoda.games.wizardrimort.rules.squads import stands_over_another
from voevoda.games.wizardrimort.rules.tape import acting_commander, class_range, fingers, walk_limit
from voevoda.games.wizardrimort.rules.turning import (
    squad_facing_x,
    squad_facing_y,
)

NEAR = 2700
"""How far away things may be that a unit moves to."""
TOUCH = 20
OBJECT_GAP = 100
INWARD = 30
DOWN = 200
LAST = LANE_STEP * LANE_STEPS
"""How far the straight moves go."""
ALL_SPOTS = (1 << (16 * LANE_STEPS)) - 1
UNSURE = -1
TURN_X = (1, 1, 0, -1, -1, -1, 0, 1)
TURN_Y = (0, 1, 1, 1, 0, -1, -1, -1)
"""Every other direction of the compass, reduced."""


@rule
def add_move(
    world: World, state: State, actions: Any, start: int, count: int, slot: int, x: int, y: int
) -> int:
    """Add a straight move if it may be allowed."""
    if is_too_far(world, state, slot, x, y, leg_limit(world, state, slot)):
        return count
    return add_unchecked(actions, start, count, move(slot, make_point(x, y, -1, 0)))


@rule
def leg_limit(world: World, state: State, slot: int) -> int:
    """WIZ-MOV-05, WIZ-CLB-01: the longest leg, be it walked or climbed."""
    walk = walk_limit(world, state, int(state.units[slot].commander))
    return max(walk, fingers(world, int(world.params.climb_reach)))


@rule
def is_too_far(world: World, state: State, slot: int, x: int, y: int, limit: int) -> bool:
    """Return whether a point is off the table, or farther than any leg from here can count."""
    if not on_table(world, x, y, int(world.params.unit_radius)):
        return True
    unit = state.units[slot]
    dx, dy = x - unit.x, y - unit.y
    if dx * dx + dy * dy <= limit * limit:
        return False
    return not in_one_castle(world, state, int(unit.x), int(unit.y), x, y)


@rule
def list_moves(world: World, state: State, actions: Any, count: int) -> int:
    """MV: sixteen directions, contacts, climbs, and ways down."""
    for slot in range(2 * world.cap):
        if refuse_unit(world, state, slot) != 0:
            continue
        if refuse_ap(world, state, int(world.params.cost_action)) != 0:
            continue
        start = count
        unit = state.units[slot]
        spots = open_spots(world, state, slot)
        unit.kept_x = whole_lanes(spots)  # squads look it up
        spots &= ~spots_near_friends(world, state, slot)
        for k in range(16):
            count = list_lane(world, state, actions, start, count, slot, k, spots)
        count = list_contacts(world, state, actions, start, count, slot)
        count = list_climbs(world, state, actions, start, count, slot)
        if unit.z > 0:
            count = list_descents(world, state, actions, start, count, slot)
    return count


@rule
def list_lane(
    world: World, state: State, actions: Any, start: int, count: int, slot: int, k: int, spots: int
) -> int:
    """MV in one direction; to an open spot, only the edge needs to be looked at."""
    unit = state.units[slot]
    radius = int(world.params.unit_radius)
    limit = leg_limit(world, state, slot)
    for step in range(LANE_STEPS):
        place = LANE_STEPS * k + step
        x, y = unit.x + world.lane_x[place], unit.y + world.lane_y[place]
        if not on_table(world, x, y, radius):
            continue
        code = move(slot, make_point(x, y, -1, 0))
        if (spots >> place) & 1 == 1:
            count = add(actions, count, code)
        elif not is_too_far(world, state, slot, x, y, limit):
            goes = goes_on_ground(world, state, slot, x, y)
            if goes != 0:
                count = add(actions, count, code if goes == 1 else -code)
    return count


@rule
def has_friend_near(world: World, state: State, but: int, slot: int, x: int, y: int) -> bool:
    """Return whether a unit of the own side, those of a set left out, is too near a point."""
    first = side_of(world, slot) * world.cap
    apart = 2 * world.params.unit_radius
    for other in range(first, first + world.cap):
        mate = state.units[other]
        if (
            mate.on_table == 1
            and not has(but, other)
            and nearer(int(mate.x), int(mate.y), x, y, apart)
        ):
            return True
    return False


@rule
def goes_on_ground(world: World, state: State, slot: int, x: int, y: int) -> int:
    """Return whether a unit on the ground can walk straight to a point: 1, or 0.

    UNSURE where levels come in, or that is too far to walk. One look at each body and unit is all
    that is taken.
    """
    unit = state.units[slot]
    limit = walk_limit(world, state, int(unit.commander))
    if unit.z != 0 or is_too_far(world, state, slot, x, y, limit):
        return UNSURE
    goes = goes_past_bodies(world, state, slot, x, y)
    if goes == 1 and meets_units(world, state, slot, x, y):
        return 0
    return goes


@rule
def goes_past_bodies(world: World, state: State, slot: int, x: int, y: int) -> int:
    """Return 1 where no body is in the way on the ground, 0, or UNSURE if one is to be climbed."""
    unit = state.units[slot]
    ax, ay = int(unit.x), int(unit.y)
    half, radius = world.params.unit_narrow // 2, int(world.params.unit_radius)
    wide = max(half, radius)
    low_x, high_x = min(ax, x) - wide, max(ax, x) + wide
    low_y, high_y = min(ay, y) - wide, max(ay, y) + wide
    goes = 1
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.kind == NO_BODY or body.x0 > high_x or body.x1 < low_x:
            continue
        if body.y0 > high_y or body.y1 < low_y:
            continue
        if is_standable(body) and contains(body, x, y):
            return UNSURE
        if obstructs(world, body, 0) and (
            lane_meets(body, ax, ay, x, y, half) or overlaps_body(body, x, y, radius)
        ):
            goes = 0
    return goes


@rule
def meets_units(world: World, state: State, slot: int, x: int, y: int) -> bool:
    """Return whether an enemy is in the way on the ground, or anybody at its end."""
    unit = state.units[slot]
    ax, ay = int(unit.x), int(unit.y)
    half, radius = world.params.unit_narrow // 2, int(world.params.unit_radius)
    for other in range(2 * world.cap):
        there = state.units[other]
        if other == slot or there.on_table == 0 or not conflicts(world, there, 0):
            continue
        ox, oy = int(there.x), int(there.y)
        foe = side_of(world, other) != side_of(world, slot)
        if nearer(ox, oy, x, y, 2 * radius) or (
            foe and segment_nearer(ox, oy, ax, ay, x, y, half + radius)
        ):
            return True
    return False


# Spots: a unit on the ground sees at once to which ends of its lanes nothing is near its way


@rule
def open_spots(world: World, state: State, slot: int) -> int:
    """Return the ends of straight moves to which no body and no enemy is near the way.

    Bit LANE_STEPS * k + step is direction k and that step. Whatever ends there has room for the
    whole base but for friends.
    """
    unit = state.units[slot]
    if unit.z != 0 or walk_limit(world, state, int(unit.commander)) < LAST:
        return 0
    spots = ALL_SPOTS
    half = max(int(world.params.unit_radius), world.params.unit_narrow // 2) + MARGIN
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.kind != NO_BODY and is_near_box(body, int(unit.x), int(unit.y), half):
            spots &= ~spots_behind_body(world, body, int(unit.x), int(unit.y), half)
    first = (1 - side_of(world, slot)) * world.cap
    for other in range(first, first + world.cap):
        if state.units[other].on_table == 1:
            spots &= ~spots_behind_unit(world, state, slot, other)
    return spots


@rule
def whole_lanes(spots: int) -> int:
    """Return the directions whose last spot is open."""
    lanes = 0
    for k in range(16):
        lanes |= ((spots >> (LANE_STEPS * k + LANE_STEPS - 1)) & 1) << k
    return lanes


@rule
def spots_near_friends(world: World, state: State, slot: int) -> int:
    """Return the ends of straight moves at which a unit of the own side is too near."""
    unit = state.units[slot]
    apart = 2 * world.params.unit_radius
    reach = LAST + apart
    first = side_of(world, slot) * world.cap
    spots = 0
    for other in range(first, first + world.cap):
        mate = state.units[other]
        if other == slot or mate.on_table == 0:
            continue
        dx, dy = mate.x - unit.x, mate.y - unit.y
        if dx * dx + dy * dy >= reach * reach:
            continue
        for place in range(16 * LANE_STEPS):
            if nearer(int(dx), int(dy), world.lane_x[place], world.lane_y[place], apart):
                spots |= 1 << place
    return spots


@rule
def is_near_box(body: Body, x: int, y: int, half: int) -> bool:
    """Return whether a body may be near one of the lanes from a point."""
    reach = LAST + half
    return (
        body.x0 < x + reach and body.x1 > x - reach and body.y0 < y + reach and body.y1 > y - reach
    )


@rule
def spots_behind_body(world: World, body: Body, x: int, y: int, half: int) -> int:
    """Return the ends of straight moves that have a body near the way."""
    spots = 0
    for k in range(16):
        for step in range(LANE_STEPS - 1, -1, -1):
            place = LANE_STEPS * k + step
            bx, by = x + world.lane_x[place], y + world.lane_y[place]
            if not lane_meets(body, x, y, bx, by, half):
                break
            spots |= 1 << place
    return spots


@rule
def spots_behind_unit(world: World, state: State, slot: int, other: int) -> int:
    """Return the ends of straight moves that have another unit near the way."""
    unit, there = state.units[slot], state.units[other]
    x, y, ox, oy = int(unit.x), int(unit.y), int(there.x), int(there.y)
    radius = int(world.params.unit_radius)
    near = radius + max(radius, world.params.unit_narrow // 2) + MARGIN
    reach = LAST + near
    if (ox - x) ** 2 + (oy - y) ** 2 >= reach * reach:
        return 0
    spots = 0
    for k in range(16):
        for step in range(LANE_STEPS - 1, -1, -1):
            place = LANE_STEPS * k + step
            bx, by = x + world.lane_x[place], y + world.lane_y[place]
            if not segment_nearer(ox, oy, x, y, bx, by, near):
                break
            spots |= 1 << place
    return spots


@rule
def list_contacts(
    world: World, state: State, actions: Any, start: int, count: int, slot: int
) -> int:
    """CONTACT: to the edges of the own range, to half of it, and close to enemies and objects."""
    unit = state.units[slot]
    radius = world.params.unit_radius
    reach = class_range(world, int(unit.kind))
    first = (1 - side_of(world, slot)) * world.cap
    for other in range(first, first + world.cap):
        if not is_active(state, other):
            continue
        x, y = int(state.units[other].x), int(state.units[other].y)
        for gap in (reach, reach // 2, TOUCH):
            apart = gap + 2 * radius
            count = add_contact(world, state, actions, start, count, slot, x, y, apart)
    for index in range(world.bodies):
        body = state.bodies[index]
        if body.kind >= OBELISK:
            apart = OBJECT_GAP + radius + half_of(int(body.x1 - body.x0), int(body.y1 - body.y0))
            x, y = centre_x(body), centre_y(body)
            count = add_contact(world, state, actions, start, count, slot, x, y, apart)
    for side in range(2):
        if state.sides[side].castle == CASTLE_STANDS:
            zone = world.castle[side]
            x, y = (zone.x0 + zone.x1) // 2, (zone.y0 + zone.y1) // 2
            apart = OBJECT_GAP + radius + half_of(int(zone.x1 - zone.x0), int(zone.y1 - zone.y0))
            count = add_contact(world, state, actions, start, count, slot, x, y, apart)
    return count


@rule
def half_of(wide: int, deep: int) -> int:
    """Return the radius of a disc by the sides of its square, or half the smaller side."""
    return min(wide, deep) // 2


@rule
def add_contact(
    world: World, state: State, actions: Any, start: int, count: int, slot: int, ex: int, ey: int,
    apart: int,
) -> int:  # fmt: skip
    """CONTACT: the point so far from a thing, on the line to it."""
    unit = state.units[slot]
    dx, dy = unit.x - ex, unit.y - ey
    if dx * dx + dy * dy > NEAR * NEAR or (dx == 0 and dy == 0):
        return count
    whole = length(dx, dy)
    x, y = ex + truncated(dx * apart, whole), ey + truncated(dy * apart, whole)
    return add_move(world, state, actions, start, count, slot, x, y)


@rule
def inward(body: Body, x: int, y: int, along_x: int) -> int:
    """Return x or y of the nearest point of a footprint, moved inward from a point outside."""
    cx, cy = centre_x(body), centre_y(body)
    px, py = max(int(body.x0), min(int(body.x1), x)), max(int(body.y0), min(int(body.y1), y))
    if body.disc == 1:
        whole = max(1, length(x - cx, y - cy))
        radius = max(0, radius_of(body) - INWARD)
        part = truncated((x - cx if along_x == 1 else y - cy) * min(radius, whole), whole)
        return (cx if along_x == 1 else cy) + part
    whole = max(1, length(px - x, py - y))
    if along_x == 1:
        moved = px + truncated((px - x) * INWARD, whole)
        return min(moved, cx) if px > x else max(moved, cx) if px < x else px
    moved = py + truncated((py - y) * INWARD, whole)
    return min(moved, cy) if py > y else max(moved, cy) if py < y else py


@rule
def list_climbs(world: World, state: State, actions: Any, start: int, count: int, slot: int) -> int:
    """One climb or step on every body within reach on which one can stand."""
    unit = state.units[slot]
    x, y = int(unit.x), int(unit.y)
    reach = fingers(world, int(world.params.climb_reach))
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.kind == NO_BODY or not is_standable(body) or not near_body(body, x, y, reach):
            continue
        px, py = inward(body, x, y, 1), inward(body, x, y, 0)
        count = add_move(world, state, actions, start, count, slot, px, py)
    return count


@rule
def list_descents(
    world: World, state: State, actions: Any, start: int, count: int, slot: int
) -> int:
    """From a raised level: a step, a climb down, and where it differs a jump."""
    unit = state.units[slot]
    for k in range(0, 16, 2):
        x, y = off_x(int(unit.x), k, DOWN), off_y(int(unit.y), k, DOWN)
        if not (0 <= x <= world.width and 0 <= y <= world.height):
            continue
        count = add_move(world, state, actions, start, count, slot, x, y)
        drop = unit.z - top_at(state, x, y)
        if drop > world.params.unit_height:
            count = add_unchecked(actions, start, count, move(slot, make_point(x, y, -1, 1)))
    return count


# Squads


@rule
def leads_squad(world: World, state: State, slot: int) -> int:
    """Return the members of the acting commander's squad that a unit is the first of, or 0."""
    unit = state.units[slot]
    seat = acting_commander(world, state)
    if unit.commander != seat or unit.group != slot or state.interrupter != NOBODY:
        return 0
    members = group_set(world, state, slot)
    if size(members) < 2 or lacks_warriors(world, state, seat, members):
        return 0
    return members


@rule
def list_squad_moves(world: World, state: State, actions: Any, count: int) -> int:
    """MS: sixteen directions, toward enemy groups and objects, gathering, spreading."""
    if refuse_ap(world, state, int(world.params.cost_action)) == 0:
        for slot in range(2 * world.cap):
            members = leads_squad(world, state, slot)
            if members != 0:
                count = list_squad(world, state, actions, count, slot, members)
    for slot in range(2 * world.cap):
        state.units[slot].kept_x = 0
    return count


@rule
def list_squad(
    world: World, state: State, actions: Any, count: int, slot: int, members: int
) -> int:
    """MS of one squad."""
    start = count
    lanes = 0 if stands_over_another(world, state, members) else (1 << 16) - 1
    sure = lanes != 0
    for member in range(2 * world.cap):
        if has(members, member):
            lanes &= state.units[member].kept_x
    for k in range(16):
        for step in range(LANE_STEPS):
            place = LANE_STEPS * k + step
            vx, vy = int(world.lane_x[place]), int(world.lane_y[place])
            clear = (lanes >> k) & 1 == 1 and all_have_room(world, state, members, vx, vy)
            if clear or (sure and any_has_room(world, state, members, k, vx, vy)):
                count = add(actions, count, shift_squad(slot, make_vector(vx, vy)))
            else:
                count = add(actions, count, -shift_squad(slot, make_vector(vx, vy)))
    count = list_shifts_to_enemies(world, state, actions, start, count, slot, members)
    count = list_shifts_to_objects(world, state, actions, start, count, slot, members)
    count = add_unchecked(actions, start, count, gather_squad(slot))
    return add_unchecked(actions, start, count, spread_squad(slot))


@rule
def all_have_room(world: World, state: State, members: int, vx: int, vy: int) -> bool:
    """Return whether a whole squad is on the table, and not near other friends, after a shift."""
    radius = int(world.params.unit_radius)
    for member in range(2 * world.cap):
        if not has(members, member):
            continue
        unit = state.units[member]
        x, y = unit.x + vx, unit.y + vy
        if not on_table(world, x, y, radius):
            return False
        if has_friend_near(world, state, members, member, x, y):
            return False
    return True


@rule
def any_has_room(world: World, state: State, members: int, k: int, vx: int, vy: int) -> bool:
    """Return whether a member can go the whole way even if all the others stay.

    Then somebody moves, and that is all it takes.
    """
    radius = int(world.params.unit_radius)
    for member in range(2 * world.cap):
        unit = state.units[member]
        if not has(members, member) or (unit.kept_x >> k) & 1 == 0:
            continue
        x, y = unit.x + vx, unit.y + vy
        if on_table(world, x, y, radius) and not has_friend_near(
            world, state, 1 << member, member, x, y
        ):
            return True
    return False


@rule
def list_shifts_to_enemies(
    world: World, state: State, actions: Any, start: int, count: int, slot: int, members: int
) -> int:
    """TRANSLATE toward each enemy group, along its nearest pair."""
    first = (1 - side_of(world, slot)) * world.cap
    apart = 2 * world.params.unit_radius
    for other in range(first, first + world.cap):
        if state.units[other].group != other:
            continue
        targets = group_set(world, state, other)
        best, dx, dy = -1, 0, 0
        for one in range(2 * world.cap):
            if not has(members, one):
                continue
            for two in range(2 * world.cap):
                if not has(targets, two):
                    continue
                vx = state.units[two].x - state.units[one].x
                vy = state.units[two].y - state.units[one].y
                if best < 0 or vx * vx + vy * vy < best:
                    best, dx, dy = vx * vx + vy * vy, vx, vy
        far = floor_root(best) - apart
        if far > TOUCH:
            count = add_way(actions, start, count, slot, dx, dy, far - TOUCH)
    return count


@rule
def add_way(actions: Any, start: int, count: int, slot: int, dx: int, dy: int, far: int) -> int:
    """TRANSLATE along a vector, as far as a walk goes and no farther than `far`."""
    whole = length(dx, dy)
    most = min(LAST, far)
    vx, vy = truncated(dx * most, whole), truncated(dy * most, whole)
    return add_unchecked(actions, start, count, shift_squad(slot, make_vector(vx, vy)))


@rule
def list_shifts_to_objects(
    world: World, state: State, actions: Any, start: int, count: int, slot: int, members: int
) -> int:
    """TRANSLATE toward each object, castles too, from the member nearest to it."""
    for index in range(world.bodies):
        body = state.bodies[index]
        if body.kind >= OBELISK:
            x0, y0, x1, y1 = int(body.x0), int(body.y0), int(body.x1), int(body.y1)
            count = add_shift_to(
                world, state, actions, start, count, slot, members, x0, y0, x1, y1, int(body.disc)
            )
    for side in range(2):
        if state.sides[side].castle == CASTLE_STANDS:
            zone = world.castle[side]
            x0, y0, x1, y1 = int(zone.x0), int(zone.y0), int(zone.x1), int(zone.y1)
            count = add_shift_to(
                world, state, actions, start, count, slot, members, x0, y0, x1, y1, 0
            )
    return count


@rule
def add_shift_to(
    world: World, state: State, actions: Any, start: int, count: int, slot: int, members: int,
    x0: int, y0: int, x1: int, y1: int, disc: int,
) -> int:  # fmt: skip
    """TRANSLATE toward the middle of a disc or a rectangle, up to a finger from it."""
    cx, cy = (x0 + x1) // 2, (y0 + y1) // 2
    best, nearest = -1, slot
    for one in range(2 * world.cap):
        if has(members, one):
            square = (cx - state.units[one].x) ** 2 + (cy - state.units[one].y) ** 2
            if best < 0 or square < best:
                best, nearest = square, one
    x, y = int(state.units[nearest].x), int(state.units[nearest].y)
    if disc == 1:
        far = floor_root(best) - half_of(x1 - x0, y1 - y0)
    else:
        far = floor_root(square_to_rectangle(x, y, x0, y0, x1, y1))
    far -= world.params.unit_radius + OBJECT_GAP
    if far > 0:
        count = add_way(actions, start, count, slot, cx - x, cy - y, far)
    return count


# Turning


@rule
def list_turns(world: World, state: State, actions: Any, count: int) -> int:
    """TR: eight directions and the nearest enemy, for each unit and each squad."""
    if refuse_ap(world, state, int(world.params.turn_cost)) != 0:
        return count
    for slot in range(2 * world.cap):
        if refuse_unit(world, state, slot) != 0:
            continue
        start = count
        unit = state.units[slot]
        for place in range(len(TURN_X)):
            fx, fy = TURN_X[place], TURN_Y[place]
            if would_turn(unit, fx, fy):
                count = add(actions, count, turn_unit(slot, make_facing(fx, fy)))
        fx, fy = squad_facing_x(world, state, slot, 0, 0), squad_facing_y(world, state, slot, 0, 0)
        if would_turn(unit, fx, fy):
            count = add_new(actions, start, count, turn_unit(slot, make_facing(fx, fy)))
    for slot in range(2 * world.cap):
        if leads_squad(world, state, slot) != 0:
            count = list_squad_turns(world, state, actions, count, slot)
    return count


@rule
def list_squad_turns(world: World, state: State, actions: Any, count: int, slot: int) -> int:
    """TR of a squad, where anybody would turn."""
    for place in range(len(TURN_X)):
        fx, fy = TURN_X[place], TURN_Y[place]
        if any_would_turn(world, state, slot, fx, fy):
            count = add(actions, count, turn_squad(slot, make_facing(fx, fy)))
    if any_would_turn(world, state, slot, 0, 0):
        count = add(actions, count, turn_to_enemies(slot))
    return count


@rule
def any_would_turn(world: World, state: State, slot: int, fx: int, fy: int) -> bool:
    """Return whether a member of a squad does not look where it would, (0, 0) meaning its foe."""
    for member in range(2 * world.cap):
        unit = state.units[member]
        if unit.group != slot:
            continue
        x, y = fx, fy
        if fx == 0 and fy == 0:
            x = squad_facing_x(world, state, member, 0, 0)
            y = squad_facing_y(world, state, member, 0, 0)
        if would_turn(unit, x, y):
            return True
    return False
