"""WIZ-ART-07 to 12: where a shot goes, and what it meets on its way."""

from __future__ import annotations

from voevoda.core.geometry import floor_root, length, nearer, rounded, segment_nearer
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.records import (
    NO_BODY,
    NOBODY,
    NOTHING,
    TROOPER,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.places import (
    centre_x,
    centre_y,
    lane_meets,
    overlaps_body,
    stands,
)

MARGIN = 3
"""How far from a straight lane a sample can lie, and more."""
CLEAR = 150
"""WIZ-ART-10: how far from the catapult a shot is above everything, at least."""


@rule
def error_step(world: World, least: int, share: int, distance: int) -> int:
    """WIZ-ART-09: units per pip of error."""
    return max(least, distance // share) * world.params.art_skill_pct // 100


@rule
def landing_x(world: World, qx: int, dx: int, dy: int, e: int, a: int) -> int:
    """WIZ-ART-09: x of where a shot comes down."""
    distance = floor_root(dx * dx + dy * dy)
    params = world.params
    along = error_step(
        world, int(params.art_range_step[0]), int(params.art_range_step[1]), distance
    )
    across = error_step(
        world, int(params.art_azimuth_step[0]), int(params.art_azimuth_step[1]), distance
    )
    return qx + rounded(e * along * dx, distance) + rounded(-a * across * dy, distance)


@rule
def landing_y(world: World, qy: int, dx: int, dy: int, e: int, a: int) -> int:
    """WIZ-ART-09: y of where a shot comes down."""
    distance = floor_root(dx * dx + dy * dy)
    params = world.params
    along = error_step(
        world, int(params.art_range_step[0]), int(params.art_range_step[1]), distance
    )
    across = error_step(
        world, int(params.art_azimuth_step[0]), int(params.art_azimuth_step[1]), distance
    )
    return qy + rounded(e * along * dy, distance) + rounded(a * across * dx, distance)


@rule
def highest(world: World, state: State) -> int:
    """WIZ-ART-10: the greatest top of any unit or body."""
    top = 0
    for slot in range(2 * world.cap):
        if stands(state, slot):
            top = max(top, state.units[slot].z + world.params.unit_height)
    for index in range(state.blocks):
        if state.bodies[index].kind != NO_BODY:
            top = max(top, int(state.bodies[index].top))
    return top


@rule
def height_at(world: World, delta: int) -> int:
    """WIZ-ART-10: how high a shot is, so far before it comes down."""
    return delta * world.params.art_slope[0] // world.params.art_slope[1]


@rule
def first_sample(world: World, state: State, lx: int, ly: int, top: int) -> int:
    """WIZ-ART-10: how far before its end a shot can first hit something as high as `top`."""
    engine = state.bodies[state.engine]
    step = world.params.art_sample
    delta = 0
    while height_at(world, delta) < top:
        delta += step
    most = length(lx - centre_x(engine), ly - centre_y(engine)) - CLEAR
    return max(0, min(delta, most // step * step))


@rule
def projectile_radius(world: World, state: State) -> int:
    """WIZ-ART-11: of a stone or a block, or of a trooper."""
    return world.params.unit_radius if state.load == TROOPER else world.params.art_stone_radius


@rule
def unit_hit_at(world: World, state: State, x: int, y: int, z: int, radius: int) -> int:
    """WIZ-ART-11: the first unit that a shot hits at a point of its way, or NOBODY."""
    apart = world.params.unit_radius + radius
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        if not stands(state, slot) or not unit.z <= z < unit.z + world.params.unit_height:
            continue
        if nearer(int(unit.x), int(unit.y), x, y, apart):
            return slot
    return NOBODY


@rule
def body_hit_at(state: State, x: int, y: int, z: int, radius: int) -> int:
    """WIZ-ART-11: the first body that a shot hits at a point, the firing catapult excepted."""
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.kind == NO_BODY or index == state.engine:
            continue
        if body.bottom <= z < body.top and overlaps_body(body, x, y, radius):
            return index
    return NOTHING


@rule
def is_way_clear(
    world: World, state: State, ax: int, ay: int, bx: int, by: int, radius: int
) -> bool:
    """Return whether nothing at all is near the last part of a flight."""
    near = radius + MARGIN
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        if stands(state, slot) and segment_nearer(
            int(unit.x), int(unit.y), ax, ay, bx, by, near + world.params.unit_radius
        ):
            return False
    for index in range(state.blocks):
        body = state.bodies[index]
        if (
            body.kind != NO_BODY
            and index != state.engine
            and (lane_meets(body, ax, ay, bx, by, near))
        ):
            return False
    return True


@rule
def fly(world: World, state: State, lx: int, ly: int, top: int) -> None:
    """WIZ-ART-10 to WIZ-ART-12: note what is hit first, and where the flight ends.

    `top` is that of the highest thing on the table.
    """
    engine = state.bodies[state.engine]
    dx, dy = state.aim_x - centre_x(engine), state.aim_y - centre_y(engine)
    distance = floor_root(dx * dx + dy * dy)
    radius = projectile_radius(world, state)
    state.hit_unit = NOBODY
    state.hit_body = NOTHING
    state.hit_x = lx
    state.hit_y = ly
    state.off_table = 0 if is_over_table(world, lx, ly) else 1
    first = first_sample(world, state, lx, ly, top)
    x, y = lx - rounded(first * dx, distance), ly - rounded(first * dy, distance)
    if is_way_clear(world, state, x, y, lx, ly, radius):
        return
    for delta in range(first, -1, -int(world.params.art_sample)):
        x, y = lx - rounded(delta * dx, distance), ly - rounded(delta * dy, distance)
        if not is_over_table(world, x, y):
            continue
        z = height_at(world, delta)
        state.hit_unit = unit_hit_at(world, state, x, y, z, radius)
        if state.hit_unit == NOBODY:
            state.hit_body = body_hit_at(state, x, y, z, radius)
        if state.hit_unit != NOBODY or state.hit_body != NOTHING:
            state.hit_x = x
            state.hit_y = y
            state.off_table = 0
            return


@rule
def is_over_table(world: World, x: int, y: int) -> bool:
    """Return whether a point is on the table."""
    return 0 <= x <= world.width and 0 <= y <= world.height
