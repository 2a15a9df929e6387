"""WIZ-BLD: where a block can stand, and BD."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.geometry import square_to_rectangle
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.actions import make_aim
from voevoda.games.wizardrimort.events import BLOCK_PUT
from voevoda.games.wizardrimort.ids import WIZ_BLD_04
from voevoda.games.wizardrimort.reasons import (
    CANNOT_BUILD_ON,
    OFF_TABLE,
    UNSTABLE,
    WOULD_HIT_UNIT,
)
from voevoda.games.wizardrimort.records import (
    BLOCK,
    LOG,
    NO_BODY,
    NOBODY,
    Body,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.places import (
    NO_SPOT,
    RING_STEP,
    RINGS,
    centre_x,
    centre_y,
    off_x,
    off_y,
    radius_of,
    stands,
)

FAR = 1 << 15


@rule
def overlaps_block(body: Body, x0: int, y0: int, x1: int, y1: int) -> bool:
    """WIZ-GEO-09: whether a footprint overlaps a rectangle."""
    if body.x0 >= x1 or body.x1 <= x0 or body.y0 >= y1 or body.y1 <= y0:
        return False
    if body.disc == 1:
        radius = radius_of(body)
        square = square_to_rectangle(centre_x(body), centre_y(body), x0, y0, x1, y1)
        return square < radius * radius
    return True


@rule
def left_of(world: World, x: int) -> int:
    """Return the low side of a block whose centre is at x."""
    return x - world.params.block_size // 2


@rule
def block_bottom(world: World, state: State, x: int, y: int) -> int:
    """WIZ-BLD-04, WIZ-BLD-06: the level on which a block at a point would lie."""
    x0, y0 = left_of(world, x), left_of(world, y)
    size = world.params.block_size
    bottom = 0
    for index in range(state.blocks):
        body = state.bodies[index]
        if (
            body.kind != NO_BODY
            and body.top > bottom
            and overlaps_block(body, x0, y0, x0 + size, y0 + size)
        ):
            bottom = int(body.top)
    return bottom


@rule
def is_stable(world: World, state: State, but: int, x0: int, y0: int, bottom: int) -> bool:
    """WIZ-BLD-05: whether a block lies on what is under it, one body left out."""
    if bottom == 0:
        return True
    size = world.params.block_size
    x1, y1 = x0 + size, y0 + size
    lx0, ly0, lx1, ly1 = FAR, FAR, -FAR, -FAR
    for index in range(state.blocks):
        body = state.bodies[index]
        if index == but or body.kind == NO_BODY or body.top != bottom:
            continue
        if overlaps_block(body, x0, y0, x1, y1):
            lx0, lx1 = min(lx0, max(x0, int(body.x0))), max(lx1, min(x1, int(body.x1)))
            ly0, ly1 = min(ly0, max(y0, int(body.y0))), max(ly1, min(y1, int(body.y1)))
    cx, cy = x0 + x1, y0 + y1
    return 2 * lx0 <= cx <= 2 * lx1 and 2 * ly0 <= cy <= 2 * ly1


@rule
def unit_under_block(world: World, state: State, x: int, y: int, bottom: int) -> int:
    """WIZ-BLD-04: the first unit that a block would hit, or NOBODY."""
    x0, y0 = left_of(world, x), left_of(world, y)
    size, radius = world.params.block_size, world.params.unit_radius
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        if not stands(state, slot):
            continue
        if unit.z >= bottom + size or unit.z + world.params.unit_height <= bottom:
            continue
        square = square_to_rectangle(int(unit.x), int(unit.y), x0, y0, x0 + size, y0 + size)
        if square < radius * radius:
            return slot
    return NOBODY


@rule
def refuse_block(world: World, state: State, x: int, y: int) -> int:
    """WIZ-BLD-04, WIZ-BLD-05: why no block can stand at a point."""
    size = world.params.block_size
    x0, y0 = left_of(world, x), left_of(world, y)
    if x0 < 0 or y0 < 0 or x0 + size > world.width or y0 + size > world.height:
        return OFF_TABLE
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.kind > LOG and overlaps_block(body, x0, y0, x0 + size, y0 + size):
            return CANNOT_BUILD_ON
    bottom = block_bottom(world, state, x, y)
    if unit_under_block(world, state, x, y, bottom) != NOBODY:
        return WOULD_HIT_UNIT
    return 0 if is_stable(world, state, -1, x0, y0, bottom) else UNSTABLE


@rule
def block_spot(world: World, state: State, x: int, y: int) -> int:
    """WIZ-GEO-14: the nearest point of the rings at which a block can stand, or NO_SPOT."""
    if refuse_block(world, state, x, y) == 0:
        return make_aim(x, y)
    for ring in range(1, RINGS + 1):
        for k in range(16):
            px, py = off_x(x, k, RING_STEP * ring), off_y(y, k, RING_STEP * ring)
            if refuse_block(world, state, px, py) == 0:
                return make_aim(px, py)
    return NO_SPOT


@rule
def set_block(world: World, state: State, log: Log, index: int, x: int, y: int) -> None:
    """Put a block down at a point where it can stand."""
    body = state.bodies[index]
    bottom = block_bottom(world, state, x, y)
    size = world.params.block_size
    body.kind = BLOCK
    body.disc = 0
    body.x0 = left_of(world, x)
    body.y0 = left_of(world, y)
    body.x1 = body.x0 + size
    body.y1 = body.y0 + size
    body.bottom = bottom
    body.top = bottom + size
    emit(log, BLOCK_PUT, WIZ_BLD_04, index, x, y, bottom)


@rule
def new_block(world: World, state: State, side: int) -> int:
    """Return the first free body for a block of a side; it has no place yet.

    Blocks that are taken up just now have none either, but are marked.
    """
    index = int(world.bodies)
    while index < state.blocks and (
        state.bodies[index].kind != NO_BODY or state.bodies[index].mark != 0
    ):
        index += 1
    state.blocks = max(int(state.blocks), index + 1)
    body = state.bodies[index]
    body.side = side
    body.castle = NOBODY
    return index
