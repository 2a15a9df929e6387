"""Exact geometry of an open table in whole numbers.

Coordinates and radii lie between -BOUND and BOUND. Then nothing leaves 64 bits:

| what | at most |
|---|---|
| a difference of two coordinates | 2**15 |
| a squared distance, `|d|**2` of a segment, a cross or dot product | 2**31 |
| a squared cross product | 2**62 |
| (radius + radius)**2 * `|d|**2` | 2**30 * 2**31 = 2**61 |

so both lives compute the same, and no float decides anything. Overlap is of open interiors:
touching is not overlapping. Rectangles have their sides along the axes and are given by
x0 < x1 and y0 < y1.
"""

from __future__ import annotations

from math import sqrt

from voevoda.core.rule import rule

BOUND = 1 << 14
"""The greatest absolute value of a coordinate or a radius."""

STRAIGHT = 1000
"""The length, near enough, of the sixteen directions of the compass."""
COMPASS_X = (
    1000, 923, 707, 382, 0, -382, -707, -923, -1000, -923, -707, -382, 0, 382, 707, 923,
)  # fmt: skip
COMPASS_Y = (
    0, 382, 707, 923, 1000, 923, 707, 382, 0, -382, -707, -923, -1000, -923, -707, -382,
)  # fmt: skip
"""Clockwise where y grows downwards, from +x on, in steps of 22.5 degrees."""


# Numbers


@rule
def floor_root(number: int) -> int:
    """Return the greatest integer whose square is at most `number`, 0 <= number < 2**62."""
    root = int(sqrt(number))  # a guess, made exact below
    while root * root > number:
        root -= 1
    while (root + 1) * (root + 1) <= number:
        root += 1
    return root


@rule
def ceil_root(number: int) -> int:
    """Return the least integer whose square is at least `number`, 0 <= number < 2**62."""
    root = floor_root(number)
    return root if root * root == number else root + 1


@rule
def truncated(number: int, divisor: int) -> int:
    """Return number / divisor without its fraction, toward 0; the divisor is positive."""
    return number // divisor if number >= 0 else -(-number // divisor)


@rule
def rounded(number: int, divisor: int) -> int:
    """Return number / divisor to the nearest integer, halves up; the divisor is positive."""
    return (2 * number + divisor) // (2 * divisor)


@rule
def common_divisor(one: int, two: int) -> int:
    """Return the greatest common divisor of two numbers that are not both 0."""
    one, two = abs(one), abs(two)
    while two:
        one, two = two, one % two
    return one


# Points


@rule
def square_length(dx: int, dy: int) -> int:
    """Return the square of a vector's length."""
    return dx * dx + dy * dy


@rule
def length(dx: int, dy: int) -> int:
    """Return the length of a vector, rounded up to a whole number."""
    return ceil_root(dx * dx + dy * dy)


@rule
def within(ax: int, ay: int, bx: int, by: int, distance: int) -> bool:
    """Return whether two points are at most `distance` apart; discs: add both radii to it."""
    dx, dy = bx - ax, by - ay
    return distance >= 0 and dx * dx + dy * dy <= distance * distance


@rule
def nearer(ax: int, ay: int, bx: int, by: int, distance: int) -> bool:
    """Return whether two points are less than `distance` apart: discs overlap at their radii."""
    dx, dy = bx - ax, by - ay
    return distance > 0 and dx * dx + dy * dy < distance * distance


@rule
def is_ahead(fx: int, fy: int, dx: int, dy: int) -> bool:
    """Return whether a vector points into the front half plane of a facing, sideways included."""
    return fx * dx + fy * dy >= 0


# Rectangles


@rule
def clamped(value: int, low: int, high: int) -> int:
    """Return the number in low .. high that is nearest to `value`."""
    return low if value < low else high if value > high else value


@rule
def square_to_rectangle(x: int, y: int, x0: int, y0: int, x1: int, y1: int) -> int:
    """Return the squared distance from a point to a closed rectangle, 0 inside."""
    dx, dy = x - clamped(x, x0, x1), y - clamped(y, y0, y1)
    return dx * dx + dy * dy


@rule
def is_inside(x: int, y: int, x0: int, y0: int, x1: int, y1: int) -> bool:
    """Return whether a point lies in a closed rectangle."""
    return x0 <= x <= x1 and y0 <= y <= y1


@rule
def interval_gap(a0: int, a1: int, b0: int, b1: int) -> int:
    """Return how far two closed intervals are apart, 0 where they meet."""
    return max(0, b0 - a1, a0 - b1)


@rule
def rectangles_overlap(
    ax0: int, ay0: int, ax1: int, ay1: int, bx0: int, by0: int, bx1: int, by1: int
) -> bool:
    """Return whether two rectangles have an area in common."""
    return ax0 < bx1 and bx0 < ax1 and ay0 < by1 and by0 < ay1


# Segments: sight lines, and lanes swept by a disc


@rule
def segment_nearer(x: int, y: int, ax: int, ay: int, bx: int, by: int, distance: int) -> bool:
    """Return whether a point is less than `distance` from the closed segment a-b."""
    dx, dy = bx - ax, by - ay
    px, py = x - ax, y - ay
    along = px * dx + py * dy
    whole = dx * dx + dy * dy
    if along <= 0:
        return px * px + py * py < distance * distance
    if along >= whole:
        return square_length(x - bx, y - by) < distance * distance
    cross = px * dy - py * dx
    return cross * cross < distance * distance * whole


@rule
def segment_enters(ax: int, ay: int, bx: int, by: int, x0: int, y0: int, x1: int, y1: int) -> bool:
    """Return whether a closed segment meets the open interior of a rectangle.

    Three pairs of lines can part them: along x, along y, and along the segment.
    """
    if max(ax, bx) <= x0 or min(ax, bx) >= x1 or max(ay, by) <= y0 or min(ay, by) >= y1:
        return False
    dx, dy = bx - ax, by - ay
    if dx == 0 or dy == 0:
        return True
    one = (x0 - ax) * dy - (y0 - ay) * dx
    two = (x1 - ax) * dy - (y0 - ay) * dx
    three = (x0 - ax) * dy - (y1 - ay) * dx
    four = (x1 - ax) * dy - (y1 - ay) * dx
    return min(one, two, three, four) < 0 < max(one, two, three, four)


@rule
def lane_meets_disc(
    ax: int, ay: int, bx: int, by: int, half: int, x: int, y: int, radius: int
) -> bool:
    """Return whether a disc of radius `half`, swept from a to b, overlaps another disc."""
    reach = half + radius
    if max(ax, bx) + reach <= x or min(ax, bx) - reach >= x:
        return False
    if max(ay, by) + reach <= y or min(ay, by) - reach >= y:
        return False
    return segment_nearer(x, y, ax, ay, bx, by, reach)


@rule
def lane_meets_rectangle(
    ax: int, ay: int, bx: int, by: int, half: int, x0: int, y0: int, x1: int, y1: int
) -> bool:
    """Return whether a disc of radius `half` > 0, swept from a to b, overlaps a rectangle."""
    if max(ax, bx) + half <= x0 or min(ax, bx) - half >= x1:
        return False
    if max(ay, by) + half <= y0 or min(ay, by) - half >= y1:
        return False
    near = half * half
    return (
        segment_enters(ax, ay, bx, by, x0, y0, x1, y1)
        or square_to_rectangle(ax, ay, x0, y0, x1, y1) < near
        or square_to_rectangle(bx, by, x0, y0, x1, y1) < near
        or segment_nearer(x0, y0, ax, ay, bx, by, half)
        or segment_nearer(x1, y0, ax, ay, bx, by, half)
        or segment_nearer(x0, y1, ax, ay, bx, by, half)
        or segment_nearer(x1, y1, ax, ay, bx, by, half)
    )


@rule
def projected(x: int, y: int, ax: int, ay: int, bx: int, by: int) -> int:
    """Return where a point projects on the segment a-b, from 0 at a to |b - a|**2 at b."""
    dx, dy = bx - ax, by - ay
    return clamped((x - ax) * dx + (y - ay) * dy, 0, dx * dx + dy * dy)


@rule
def ray_crossings(ax: int, ay: int, bx: int, by: int) -> int:
    """Return how the piece a-b crosses the ray from the origin to +x.

    1 where it goes from y <= 0 to y > 0, -1 the other way, 0 where it does not cross. The sum over
    a closed line is how often it winds round the origin, which must not lie on it.
    """
    if (ay > 0) == (by > 0):
        return 0
    cross = ax * by - bx * ay  # its sign is that of the crossing's x, times that of by - ay
    if by > 0:
        return 1 if cross > 0 else 0
    return -1 if cross < 0 else 0
