"""WIZ-REA, WIZ-COV: whom a unit reaches, and what stands between."""

from __future__ import annotations

from voevoda.core.geometry import (
    is_ahead,
    projected,
    segment_enters,
    segment_nearer,
)
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.params import ARCHER, PRIEST
from voevoda.games.wizardrimort.reasons import (
    CANNOT_REACH,
    FACING_AWAY,
    FULL_COVER,
    PRIEST_NEEDS_SQUAD,
    TOO_HIGH,
)
from voevoda.games.wizardrimort.records import NO_BODY, NOBODY, Body, State, Unit, World
from voevoda.games.wizardrimort.rules.groups import group_size, has
from voevoda.games.wizardrimort.rules.places import (
    centre_x,
    centre_y,
    contains,
    gap_within,
    near_body,
    radius_of,
    square_between,
    stands,
)
from voevoda.games.wizardrimort.rules.tape import fingers

NO_COVER, PARTIAL, FULL = 0, 1, 2
BLOCKED_LINE = -1
"""What `covers` answers where a full cover stands on the line."""


@rule
def is_shooter(kind: int) -> bool:
    """WIZ-UNI-05: Archers and Priests shoot."""
    return kind >= ARCHER


@rule
def is_close(world: World, one: Unit, two: Unit) -> bool:
    """WIZ-ATT-04: within the distance of close combat."""
    return gap_within(world, one, two, fingers(world, int(world.params.melee_distance)))


@rule
def sees(one: Unit, two: Unit) -> bool:
    """WIZ-REA-03: whether a unit stands in another's front arc."""
    return is_ahead(int(one.fx), int(one.fy), two.x - one.x, two.y - one.y)


@rule
def on_line(body: Body, one: Unit, two: Unit) -> bool:
    """WIZ-COV-01: whether the line between two centres passes through an open footprint."""
    ax, ay, bx, by = int(one.x), int(one.y), int(two.x), int(two.y)
    x0, y0, x1, y1 = int(body.x0), int(body.y0), int(body.x1), int(body.y1)
    if max(ax, bx) <= x0 or min(ax, bx) >= x1 or max(ay, by) <= y0 or min(ay, by) >= y1:
        return False
    if body.disc == 1:
        return segment_nearer(centre_x(body), centre_y(body), ax, ay, bx, by, radius_of(body))
    return segment_enters(ax, ay, bx, by, x0, y0, x1, y1)


@rule
def stood_on(body: Body, unit: Unit) -> bool:
    """WIZ-COV-02: whether a body is under a unit's feet."""
    return body.top <= unit.z and contains(body, int(unit.x), int(unit.y))


@rule
def cover_of(world: World, one: Unit, two: Unit, x2: int, y2: int, bottom: int, top: int) -> int:
    """WIZ-COV-03, WIZ-COV-04: what a thing on the line is; its centre is given twice over."""
    dx, dy = two.x - one.x, two.y - one.y
    along = projected(x2 - 2 * one.x, y2 - 2 * one.y, 0, 0, 2 * dx, 2 * dy)
    whole = 4 * (dx * dx + dy * dy)
    if whole == 0:
        whole = 1
    rise = along * (two.z - one.z)
    foot = (top - one.z) * whole - rise  # of its top over the foot line, times `whole`
    height = world.params.unit_height * whole
    if (bottom - one.z) * whole - rise >= height or foot <= 0:
        return NO_COVER
    return FULL if foot > height else PARTIAL


@rule
def covers(world: World, state: State, one: Unit, two: Unit) -> int:
    """WIZ-COV-05, WIZ-COV-06: how many partial covers count on the line, or BLOCKED_LINE."""
    shoots = is_shooter(int(one.kind)) and not is_close(world, one, two)
    parapet = fingers(world, int(world.params.cover_own_parapet)) + world.params.unit_radius
    count = 0
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.kind == NO_BODY or not on_line(body, one, two):
            continue
        if stood_on(body, one) or stood_on(body, two):
            continue
        kind = cover_of(
            world, one, two, body.x0 + body.x1, body.y0 + body.y1, int(body.bottom), int(body.top)
        )
        if kind == FULL:
            return BLOCKED_LINE
        if kind == PARTIAL and not (shoots and near_body(body, int(one.x), int(one.y), parapet)):
            count += 1
    if world.params.cover_units_block == 1 and unit_between(world, state, one, two):
        return BLOCKED_LINE
    return count


@rule
def unit_between(world: World, state: State, one: Unit, two: Unit) -> bool:
    """WIZ-REA-07: by option, a third unit on the line blocks the sight, be it as high or lower."""
    radius = world.params.unit_radius
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        if not stands(state, slot) or square_between(unit, one) == 0:
            continue
        if square_between(unit, two) == 0:
            continue
        x, y = int(unit.x), int(unit.y)
        near = segment_nearer(x, y, int(one.x), int(one.y), int(two.x), int(two.y), radius)
        top = unit.z + world.params.unit_height
        if near and cover_of(world, one, two, 2 * x, 2 * y, int(unit.z), top) != NO_COVER:
            return True
    return False


@rule
def refuse_reach(world: World, state: State, one: int, two: int, limit: int) -> int:
    """WIZ-REA-01 to WIZ-REA-05: why a unit does not reach an enemy, 0 if it does."""
    unit, enemy = state.units[one], state.units[two]
    if not gap_within(world, unit, enemy, limit):
        return CANNOT_REACH
    if world.params.attack_free_turn == 0 and not sees(unit, enemy):
        return FACING_AWAY
    level = enemy.z - unit.z
    if level > world.params.unit_height and (
        not is_shooter(int(unit.kind)) or is_close(world, unit, enemy)
    ):
        return TOO_HIGH
    return FULL_COVER if covers(world, state, unit, enemy) == BLOCKED_LINE else 0


@rule
def refuse_striker(world: World, state: State, one: int, targets: int, limit: int) -> int:
    """WIZ-ATT-01: why a unit reaches none of a group; the last of its reasons in their order."""
    if state.units[one].kind == PRIEST and group_size(world, state, one) < 2:
        return PRIEST_NEEDS_SQUAD
    reason = 0
    for two in range(2 * world.cap):
        if has(targets, two):
            found = refuse_reach(world, state, one, two, limit)
            if found == 0:
                return 0
            reason = max(reason, found)
    return reason


@rule
def aim_of(world: World, state: State, one: int, targets: int, limit: int) -> int:
    """WIZ-COV-07: the unit that a participant aims at."""
    best, least, nearest = NOBODY, 0, 0
    for two in range(2 * world.cap):
        if not has(targets, two) or refuse_reach(world, state, one, two, limit) != 0:
            continue
        count = covers(world, state, state.units[one], state.units[two])
        square = square_between(state.units[one], state.units[two])
        if best == NOBODY or count < least or (count == least and square < nearest):
            best, least, nearest = two, count, square
    return best
