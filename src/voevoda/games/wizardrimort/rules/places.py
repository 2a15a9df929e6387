"""WIZ-GEO: what stands where on the table, and where a unit or a block finds room."""

from __future__ import annotations

from voevoda.core.geometry import (
    COMPASS_X,
    COMPASS_Y,
    STRAIGHT,
    interval_gap,
    lane_meets_disc,
    lane_meets_rectangle,
    nearer,
    square_to_rectangle,
    truncated,
)
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.actions import make_aim
from voevoda.games.wizardrimort.records import (
    LOG,
    NO_BODY,
    NOBODY,
    NOTHING,
    Body,
    State,
    Unit,
    World,
    Zone,
)

RINGS = 40
RING_STEP = 20
"""WIZ-GEO-12: the rings in which free spots are looked for."""
NO_SPOT = -1


@rule
def off_x(x: int, k: int, distance: int) -> int:
    """WIZ-GEO-07, WIZ-GEO-08: x of the point `distance` away in a direction of the compass."""
    return x + truncated(distance * COMPASS_X[k], STRAIGHT)


@rule
def off_y(y: int, k: int, distance: int) -> int:
    """WIZ-GEO-08: y of that point."""
    return y + truncated(distance * COMPASS_Y[k], STRAIGHT)


# Bodies


@rule
def centre_x(body: Body) -> int:
    """Return x of a body's centre, halves down; exact for a disc."""
    return (body.x0 + body.x1) // 2


@rule
def centre_y(body: Body) -> int:
    """Return y of a body's centre, halves down; exact for a disc."""
    return (body.y0 + body.y1) // 2


@rule
def radius_of(body: Body) -> int:
    """Return the radius of a disc."""
    return (body.x1 - body.x0) // 2


@rule
def is_standable(body: Body) -> bool:
    """WIZ-ART-02, WIZ-OBJ-14: one stands on terrain, walls and blocks, not on objects."""
    return NO_BODY < body.kind <= LOG


@rule
def obstructs(world: World, body: Body, z: int) -> bool:
    """WIZ-GEO-10: whether a body stands in the way of a unit at a level."""
    return body.kind != NO_BODY and body.bottom < z + world.params.unit_height and body.top > z


@rule
def contains(body: Body, x: int, y: int) -> bool:
    """Return whether a closed footprint contains a point."""
    if not (body.x0 <= x <= body.x1 and body.y0 <= y <= body.y1):
        return False
    if body.disc == 0:
        return True
    return square_to_body(body, x, y) == 0


@rule
def square_to_body(body: Body, x: int, y: int) -> int:
    """Return 0 in a closed footprint; of a rectangle, else the squared distance to it."""
    if body.disc == 0:
        return square_to_rectangle(x, y, int(body.x0), int(body.y0), int(body.x1), int(body.y1))
    dx, dy, radius = x - centre_x(body), y - centre_y(body), radius_of(body)
    return 0 if dx * dx + dy * dy <= radius * radius else 1


@rule
def near_body(body: Body, x: int, y: int, distance: int) -> bool:
    """WIZ-GEO-04: whether a point is at most `distance` from a footprint."""
    if body.disc == 1:
        dx, dy, reach = x - centre_x(body), y - centre_y(body), distance + radius_of(body)
        return dx * dx + dy * dy <= reach * reach
    return square_to_body(body, x, y) <= distance * distance


@rule
def overlaps_body(body: Body, x: int, y: int, radius: int) -> bool:
    """WIZ-GEO-09: whether a disc overlaps a footprint."""
    if x + radius <= body.x0 or x - radius >= body.x1:
        return False
    if y + radius <= body.y0 or y - radius >= body.y1:
        return False
    if body.disc == 1:
        return nearer(x, y, centre_x(body), centre_y(body), radius + radius_of(body))
    return square_to_body(body, x, y) < radius * radius


@rule
def lane_meets(body: Body, ax: int, ay: int, bx: int, by: int, half: int) -> bool:
    """WIZ-GEO-09: whether a disc of radius `half`, swept from a to b, overlaps a footprint."""
    if body.disc == 1:
        return lane_meets_disc(
            ax, ay, bx, by, half, centre_x(body), centre_y(body), radius_of(body)
        )
    return lane_meets_rectangle(
        ax, ay, bx, by, half, int(body.x0), int(body.y0), int(body.x1), int(body.y1)
    )


@rule
def bodies_nearer(one: Body, two: Body, distance: int) -> bool:
    """WIZ-SAR-04: whether two footprints are less than `distance` apart."""
    if one.disc == 1:
        return overlaps_body(two, centre_x(one), centre_y(one), distance + radius_of(one))
    if two.disc == 1:
        return overlaps_body(one, centre_x(two), centre_y(two), distance + radius_of(two))
    gap_x = interval_gap(int(one.x0), int(one.x1), int(two.x0), int(two.x1))
    gap_y = interval_gap(int(one.y0), int(one.y1), int(two.y0), int(two.y1))
    return gap_x * gap_x + gap_y * gap_y < distance * distance


@rule
def body_in_way(world: World, state: State, x: int, y: int, z: int, radius: int) -> int:
    """Return the first body that a disc at a level overlaps, or NOTHING."""
    for index in range(state.blocks):
        body = state.bodies[index]
        if obstructs(world, body, z) and overlaps_body(body, x, y, radius):
            return index
    return NOTHING


@rule
def top_at(state: State, x: int, y: int) -> int:
    """WIZ-GEO-11: the highest that one can stand on at a point, 0 on the ground."""
    top = 0
    for index in range(state.blocks):
        body = state.bodies[index]
        if is_standable(body) and body.top > top and contains(body, x, y):
            top = int(body.top)
    return top


@rule
def support(state: State, x: int, y: int, z: int) -> int:
    """WIZ-GEO-11: the highest that one can stand on at a point, up to a level."""
    top = 0
    for index in range(state.blocks):
        body = state.bodies[index]
        if is_standable(body) and top < body.top <= z and contains(body, x, y):
            top = int(body.top)
    return top


@rule
def on_unstandable(state: State, x: int, y: int) -> bool:
    """Return whether a footprint on which one cannot stand contains a point."""
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.kind > LOG and contains(body, x, y):
            return True
    return False


# Units


@rule
def stands(state: State, slot: int) -> bool:
    """Return whether a unit is on the table and not flying as a trooper."""
    return state.units[slot].on_table == 1 and slot != state.trooper


@rule
def conflicts(world: World, unit: Unit, z: int) -> bool:
    """WIZ-GEO-10: whether a unit is in the way of another at a level."""
    return -world.params.unit_height < unit.z - z < world.params.unit_height


@rule
def unit_in_way(world: World, state: State, slot: int, x: int, y: int, z: int) -> int:
    """Return the first other unit that a base at a point would overlap, or NOBODY."""
    apart = 2 * world.params.unit_radius
    for other in range(2 * world.cap):
        unit = state.units[other]
        if other == slot or not stands(state, other) or not conflicts(world, unit, z):
            continue
        if nearer(int(unit.x), int(unit.y), x, y, apart):
            return other
    return NOBODY


@rule
def on_table(world: World, x: int, y: int, radius: int) -> bool:
    """WIZ-GEO-01: whether a disc is whole on the table."""
    return radius <= x <= world.width - radius and radius <= y <= world.height - radius


@rule
def is_free(world: World, state: State, slot: int, x: int, y: int, z: int) -> bool:
    """WIZ-GEO-12: whether a unit has room at a point and a level."""
    radius = world.params.unit_radius
    return (
        on_table(world, x, y, radius)
        and unit_in_way(world, state, slot, x, y, z) == NOBODY
        and body_in_way(world, state, x, y, z, radius) == NOTHING
    )


@rule
def is_spot(world: World, state: State, slot: int, x: int, y: int) -> bool:
    """WIZ-GEO-12: whether a unit can be put down at a point, on whatever is there."""
    if not on_table(world, x, y, int(world.params.unit_radius)) or on_unstandable(state, x, y):
        return False
    return is_free(world, state, slot, x, y, top_at(state, x, y))


@rule
def free_spot(world: World, state: State, slot: int, x: int, y: int) -> int:
    """WIZ-GEO-12: the nearest point of the rings where a unit has room, as an aim, or NO_SPOT."""
    if is_spot(world, state, slot, x, y):
        return make_aim(x, y)
    for ring in range(1, RINGS + 1):
        for k in range(16):
            px, py = off_x(x, k, RING_STEP * ring), off_y(y, k, RING_STEP * ring)
            if is_spot(world, state, slot, px, py):
                return make_aim(px, py)
    return NO_SPOT


@rule
def gap_within(world: World, one: Unit, two: Unit, distance: int) -> bool:
    """WIZ-GEO-03: whether two units are at most `distance` apart, edge to edge."""
    dx, dy = one.x - two.x, one.y - two.y
    reach = distance + 2 * world.params.unit_radius
    return dx * dx + dy * dy <= reach * reach


@rule
def square_between(one: Unit, two: Unit) -> int:
    """Return the squared distance between the centres of two units."""
    dx, dy = one.x - two.x, one.y - two.y
    return dx * dx + dy * dy


@rule
def in_zone(zone: Zone, x: int, y: int) -> bool:
    """WIZ-OBJ-02: whether a closed rectangle contains a point."""
    return zone.x0 <= x <= zone.x1 and zone.y0 <= y <= zone.y1
