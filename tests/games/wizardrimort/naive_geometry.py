"""Exact plane geometry for the naive rules of `wizardrimort`: whole numbers and fractions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import gcd, isqrt

Point = tuple[int, int]
Exact = int | Fraction

COMPASS: tuple[Point, ...] = (
    (1000, 0), (923, 382), (707, 707), (382, 923), (0, 1000), (-382, 923), (-707, 707), (-923, 382),
    (-1000, 0), (-923, -382), (-707, -707), (-382, -923), (0, -1000), (382, -923), (707, -707),
    (923, -382),
)  # fmt: skip
"""WIZ-GEO-07."""


@dataclass(frozen=True)
class Disc:
    """A round footprint."""

    x: int
    y: int
    radius: int

    @property
    def centre(self) -> tuple[Exact, Exact]:
        return self.x, self.y

    @property
    def box(self) -> Rect:
        """Return the square around it."""
        r = self.radius
        return Rect(self.x - r, self.y - r, self.x + r, self.y + r)


@dataclass(frozen=True)
class Rect:
    """A footprint with sides along the axes."""

    x0: int
    y0: int
    x1: int
    y1: int

    @property
    def centre(self) -> tuple[Exact, Exact]:
        return Fraction(self.x0 + self.x1, 2), Fraction(self.y0 + self.y1, 2)

    @property
    def box(self) -> Rect:
        return self


Shape = Disc | Rect

# --- numbers --------------------------------------------------------------------------------


def length(dx: int, dy: int) -> int:
    """WIZ-GEO-02: rounded up."""
    square = dx * dx + dy * dy
    return isqrt(square - 1) + 1 if square else 0


def floor_length(dx: int, dy: int) -> int:
    return isqrt(dx * dx + dy * dy)


def cut(a: int, b: int) -> int:
    """Divide and drop what is behind the point (WIZ-GEO-08)."""
    return int(Fraction(a, b))


def nearest(a: int, b: int) -> int:
    """Divide and round, halves upwards (WIZ-GEO-08)."""
    return (Fraction(a, b) + Fraction(1, 2)).__floor__()


def reduced(x: int, y: int) -> Point:
    """WIZ-GEO-15."""
    by = gcd(x, y)
    return x // by, y // by


def off(place: Point, k: int, distance: int) -> Point:
    """WIZ-GEO-08."""
    dx, dy = COMPASS[k]
    return place[0] + cut(distance * dx, 1000), place[1] + cut(distance * dy, 1000)


def stepping(place: Point, vector: Point) -> Callable[[int], Point]:
    """Return the way from a place along a vector: how far, in u, to where (WIZ-GEO-13)."""
    vx, vy = vector
    if vector in COMPASS:
        by = 1000
    else:
        vx, vy = 1000 * vx, 1000 * vy
        by = length(vx, vy)
    return lambda u: (place[0] + cut(u * vx, by), place[1] + cut(u * vy, by))


def ring(place: Point) -> list[Point]:
    """Return the places that are tried one after another (WIZ-GEO-12)."""
    return [place, *(off(place, k, 20 * n) for n in range(1, 41) for k in range(16))]


# --- points, discs, rectangles --------------------------------------------------------------


def square_distance(a: Point, b: Point) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def clamp(place: Point, rect: Rect) -> Point:
    """Return the point of a rectangle that is nearest."""
    x = min(max(place[0], rect.x0), rect.x1)
    y = min(max(place[1], rect.y0), rect.y1)
    return x, y


def within(place: Point, shape: Shape, reach: Exact) -> bool:
    """Tell whether a footprint is not farther than `reach` (WIZ-GEO-04)."""
    if isinstance(shape, Disc):
        return square_distance(place, (shape.x, shape.y)) <= (reach + shape.radius) ** 2
    return square_distance(place, clamp(place, shape)) <= reach**2


def closer(place: Point, shape: Shape, reach: Exact) -> bool:
    """Tell whether a footprint is nearer than `reach`: a disc of that size overlaps it."""
    if isinstance(shape, Disc):
        return square_distance(place, (shape.x, shape.y)) < (reach + shape.radius) ** 2
    return square_distance(place, clamp(place, shape)) < reach**2


def holds(shape: Shape, place: Point) -> bool:
    """Tell whether a closed footprint contains a point."""
    return within(place, shape, 0)


def overlap(one: Shape, two: Shape) -> bool:
    """WIZ-GEO-09: touching is not overlapping."""
    if isinstance(one, Disc):
        return closer((one.x, one.y), two, one.radius)
    if isinstance(two, Disc):
        return overlap(two, one)
    return max(one.x0, two.x0) < min(one.x1, two.x1) and max(one.y0, two.y0) < min(one.y1, two.y1)


def apart(one: Shape, two: Shape, distance: Exact) -> bool:
    """Tell whether two footprints are at least a distance from each other."""
    if isinstance(one, Disc):
        return not closer((one.x, one.y), two, distance + one.radius)
    if isinstance(two, Disc):
        return apart(two, one, distance)
    dx = max(0, two.x0 - one.x1, one.x0 - two.x1)
    dy = max(0, two.y0 - one.y1, one.y0 - two.y1)
    return dx * dx + dy * dy >= distance**2


# --- segments -------------------------------------------------------------------------------


def segment_closer(place: Point, a: Point, b: Point, reach: Exact) -> bool:
    """Tell whether a point is nearer than `reach` to a segment: by the foot of its plumb line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    px, py = place[0] - a[0], place[1] - a[1]
    square = dx * dx + dy * dy
    along = min(max(px * dx + py * dy, 0), square)
    if not square:
        return px * px + py * py < reach**2
    fx, fy = px * square - along * dx, py * square - along * dy
    return fx * fx + fy * fy < (reach * square) ** 2


def _open_times(start: int, step: int, low: int, high: int) -> tuple[Exact, Exact] | None:
    """Return when a coordinate is between two bounds, both excluded."""
    if not step:
        return (Fraction(-1), Fraction(2)) if low < start < high else None
    one, two = Fraction(low - start, step), Fraction(high - start, step)
    return min(one, two), max(one, two)


def crosses(a: Point, b: Point, shape: Shape) -> bool:
    """Tell whether a segment meets the open footprint."""
    if isinstance(shape, Disc):
        return segment_closer((shape.x, shape.y), a, b, shape.radius)
    if not _boxes_meet(a, b, shape, 0):
        return False
    times_x = _open_times(a[0], b[0] - a[0], shape.x0, shape.x1)
    times_y = _open_times(a[1], b[1] - a[1], shape.y0, shape.y1)
    if times_x is None or times_y is None:
        return False
    first, last = max(times_x[0], times_y[0]), min(times_x[1], times_y[1])
    return first < last and first < 1 and last > 0


def _boxes_meet(a: Point, b: Point, rect: Rect, by: Exact) -> bool:
    return (
        min(a[0], b[0]) - by <= rect.x1
        and max(a[0], b[0]) + by >= rect.x0
        and min(a[1], b[1]) - by <= rect.y1
        and max(a[1], b[1]) + by >= rect.y0
    )


def sweeps(a: Point, b: Point, radius: Exact, shape: Shape) -> bool:
    """Tell whether a disc that is swept along a segment overlaps a footprint (WIZ-GEO-09)."""
    if isinstance(shape, Disc):
        return segment_closer((shape.x, shape.y), a, b, radius + shape.radius)
    if not _boxes_meet(a, b, shape, radius):
        return False
    corners = [(x, y) for x in (shape.x0, shape.x1) for y in (shape.y0, shape.y1)]
    return (
        crosses(a, b, shape)
        or closer(a, shape, radius)
        or closer(b, shape, radius)
        or any(segment_closer(corner, a, b, radius) for corner in corners)
    )


def share_along(place: tuple[Exact, Exact], a: Point, b: Point) -> Fraction:
    """Return where on a segment a point is projected: 0 at its start, 1 at its end."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    if not square:
        return Fraction(0)
    along = (place[0] - a[0]) * dx + (place[1] - a[1]) * dy
    return min(max(Fraction(along) / square, Fraction(0)), Fraction(1))
