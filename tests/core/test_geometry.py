"""Geometry in whole numbers: held against Shapely, and against itself turned and moved."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from voevoda.core.game import by_name
from voevoda.core.geometry import (
    BOUND,
    COMPASS_X,
    COMPASS_Y,
    STRAIGHT,
    ceil_root,
    common_divisor,
    floor_root,
    interval_gap,
    is_ahead,
    is_inside,
    lane_meets_disc,
    lane_meets_rectangle,
    length,
    nearer,
    projected,
    ray_crossings,
    rectangles_overlap,
    rounded,
    segment_enters,
    segment_nearer,
    square_to_rectangle,
    truncated,
    within,
)
from voevoda.core.rule import Compiler

Numbers = npt.NDArray[np.int64]
Point = tuple[int, int]

NEAR = 1e-6
"""Closer to the margin than this, Shapely's floats decide nothing, and fractions do."""

coordinates = st.integers(-BOUND, BOUND)
small = st.integers(-40, 40)
radii = st.integers(1, 30)


# Numbers


@given(st.integers(0, 2**62 - 1))
def test_roots_are_exact(number: int) -> None:
    assert floor_root(number) == math.isqrt(number)
    assert ceil_root(number) == math.isqrt(number - 1) + 1 if number else ceil_root(0) == 0


@pytest.mark.parametrize("root", [0, 1, 2, 1000, 2**26 + 1, 2**31 - 2])
def test_roots_are_exact_at_squares(root: int) -> None:
    assert floor_root(root * root) == ceil_root(root * root) == root
    assert ceil_root(root * root + 1) == root + 1


@given(st.integers(-(2**40), 2**40), st.integers(1, 2**20))
def test_division_goes_toward_zero_and_to_the_nearest(number: int, divisor: int) -> None:
    assert truncated(number, divisor) == math.trunc(Fraction(number, divisor))
    assert rounded(number, divisor) == math.floor(Fraction(number, divisor) + Fraction(1, 2))


@given(coordinates, coordinates)
def test_the_common_divisor_is_the_greatest(one: int, two: int) -> None:
    if one or two:
        assert common_divisor(one, two) == math.gcd(one, two)


def test_the_compass_turns_in_equal_steps() -> None:
    for k, (x, y) in enumerate(zip(COMPASS_X, COMPASS_Y, strict=True)):
        assert abs(math.hypot(x, y) - STRAIGHT) < 2
        assert abs(math.degrees(math.atan2(y, x)) % 360 - 22.5 * k) < 0.05
        assert (COMPASS_X[k - 4], COMPASS_Y[k - 4]) == (y, -x)


# Against Shapely


class Case:
    """Random points and rectangles, half of them on a small table, where much touches."""

    def __init__(self, seed: int, count: int) -> None:
        self.random = np.random.default_rng(seed)
        self.count = count

    def points(self) -> Numbers:
        """Return x and y of `count` points."""
        wide = self.random.integers(0, 8000, (2, self.count))
        narrow = self.random.integers(0, 24, (2, self.count))
        return np.where(np.arange(self.count) % 2 == 0, wide, narrow)

    def lengths(self) -> Numbers:
        """Return `count` radii that fit the points."""
        wide = self.random.integers(1, 3000, self.count)
        return np.where(
            np.arange(self.count) % 2 == 0, wide, self.random.integers(1, 12, self.count)
        )

    def rectangles(self) -> Numbers:
        """Return x0, y0, x1, y1 of `count` rectangles."""
        corner = self.points()
        return np.concatenate([corner, corner + np.stack([self.lengths(), self.lengths()])])


def answers(rule: Callable[..., int], *columns: Numbers) -> npt.NDArray[Any]:
    """Return what a rule says of each case."""
    table = np.concatenate([np.atleast_2d(column) for column in columns]).T.tolist()
    return np.array([rule(*case) for case in table])


def lines(start: Numbers, end: Numbers) -> npt.NDArray[np.object_]:
    """Return the segments from `start` to `end` for Shapely."""
    return np.asarray(shapely.linestrings(np.stack([start.T, end.T], axis=1).astype(float)))


def boxes(rectangles: Numbers) -> npt.NDArray[np.object_]:
    """Return rectangles for Shapely."""
    return np.asarray(shapely.box(*rectangles.astype(float)))


def agree(
    found: npt.NDArray[np.bool_],
    distance: npt.NDArray[np.float64],
    limit: Numbers,
    exact: Callable[[int], Fraction],
) -> None:
    """Hold "less than the limit" against distances: in floats, and by fractions at the margin."""
    margin = np.abs(distance - limit) < NEAR
    assert (found == (distance < limit))[~margin].all()
    for case in np.flatnonzero(margin).tolist():
        assert found[case] == (exact(case) < int(limit[case]) ** 2), case


def exact_square(point: Sequence[int], start: Sequence[int], end: Sequence[int]) -> Fraction:
    """Return the squared distance from a point to a segment as a fraction."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    whole = dx * dx + dy * dy
    along = (point[0] - start[0]) * dx + (point[1] - start[1]) * dy
    share = min(max(Fraction(along, whole), Fraction(0)), Fraction(1)) if whole else Fraction(0)
    return (start[0] + share * dx - point[0]) ** 2 + (start[1] + share * dy - point[1]) ** 2


def meets_inside(start: Point, end: Point, box: Sequence[int]) -> bool:
    """Return whether a segment meets the open interior of a box, by clipping in fractions."""
    low, high = Fraction(0), Fraction(1)
    for place in (0, 1):
        here, step = start[place], end[place] - start[place]
        near, far = box[place] - here, box[place + 2] - here
        if step == 0:
            if not near < 0 < far:
                return False
            continue
        ways = sorted((Fraction(near, step), Fraction(far, step)))
        low, high = max(low, ways[0]), min(high, ways[1])
    inside = all(
        box[p] < start[p] + (low + high) / 2 * (end[p] - start[p]) < box[p + 2] for p in (0, 1)
    )
    return low <= high and inside


@pytest.fixture(
    params=[
        pytest.param(20_000, id="few"),
        pytest.param(100_000, id="many", marks=pytest.mark.slow),
    ]
)
def case(request: pytest.FixtureRequest) -> Case:
    return Case(1, request.param)


def test_distances_between_points_agree(case: Case) -> None:
    one, two, limit = case.points(), case.points(), case.lengths()
    squares = ((one - two) ** 2).sum(axis=0)
    assert (answers(nearer, one, two, limit) == (squares < limit**2)).all()
    assert (answers(within, one, two, limit) == (squares <= limit**2)).all()
    distance = shapely.distance(shapely.points(one.T), shapely.points(two.T))
    agree(answers(nearer, one, two, limit), distance, limit, lambda n: Fraction(int(squares[n])))


def test_the_distance_to_a_segment_agrees(case: Case) -> None:
    point, start, end, limit = case.points(), case.points(), case.points(), case.lengths()
    distance = shapely.distance(shapely.points(point.T), lines(start, end))
    agree(
        answers(segment_nearer, point, start, end, limit),
        distance,
        limit,
        lambda n: exact_square(point.T[n].tolist(), start.T[n].tolist(), end.T[n].tolist()),
    )


def test_the_distance_to_a_rectangle_agrees(case: Case) -> None:
    point, box = case.points(), case.rectangles()
    found = answers(square_to_rectangle, point, box).astype(np.int64)
    distance = shapely.distance(shapely.points(point.T), boxes(box))
    assert np.allclose(np.sqrt(found), distance)
    assert (answers(is_inside, point, box) == (found == 0)).all()


def test_the_overlap_of_rectangles_agrees(case: Case) -> None:
    one, two = case.rectangles(), case.rectangles()
    area = shapely.area(shapely.intersection(boxes(one), boxes(two)))
    assert (answers(rectangles_overlap, one, two) == (area > 0.5)).all()  # areas are whole
    apart = [answers(interval_gap, one[p::2], two[p::2]).astype(float) for p in (0, 1)]
    assert np.allclose(np.hypot(*apart), shapely.distance(boxes(one), boxes(two)))


def test_sight_lines_through_rectangles_agree(case: Case) -> None:
    start, end, box = case.points(), case.points(), case.rectangles()
    found = answers(segment_enters, start, end, box)
    there = lines(start, end)
    inside = shapely.length(shapely.intersection(there, boxes(box)))
    # Shapely's length says nothing of a touch, of a line along a side, and of a single point.
    sure = (inside > 1) & (np.abs(np.diff(start - end, axis=0))[0] > 0)
    for n in np.flatnonzero((found != (inside > NEAR)) | ~sure).tolist():
        points = (tuple(start.T[n].tolist()), tuple(end.T[n].tolist()))
        assert found[n] == meets_inside(*points, box.T[n].tolist()), n
    assert found[sure & (shapely.distance(there, shapely.boundary(boxes(box))) > NEAR)].all()


def test_lanes_past_discs_agree(case: Case) -> None:
    start, end, centre = case.points(), case.points(), case.points()
    half, radius = case.lengths(), case.lengths()
    distance = shapely.distance(shapely.points(centre.T), lines(start, end))
    agree(
        answers(lane_meets_disc, start, end, half, centre, radius),
        distance,
        half + radius,
        lambda n: exact_square(centre.T[n].tolist(), start.T[n].tolist(), end.T[n].tolist()),
    )


def test_lanes_past_rectangles_agree(case: Case) -> None:
    start, end, half, box = case.points(), case.points(), case.lengths(), case.rectangles()
    distance = shapely.distance(lines(start, end), boxes(box))

    def exact(n: int) -> Fraction:
        a, b, (x0, y0, x1, y1) = start.T[n].tolist(), end.T[n].tolist(), box.T[n].tolist()
        if meets_inside(tuple(a), tuple(b), (x0, y0, x1, y1)):
            return Fraction(0)
        corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
        sides = zip(corners, corners[1:] + corners[:1], strict=True)
        ends = [exact_square(p, *side) for side in sides for p in (a, b)]
        sides = zip(corners, corners[1:] + corners[:1], strict=True)
        return min(*ends, *(exact_square(c, a, b) for c in corners))

    agree(answers(lane_meets_rectangle, start, end, half, box), distance, half, exact)


def test_projections_agree(case: Case) -> None:
    point, start, end = case.points(), case.points(), case.points()
    whole = ((end - start) ** 2).sum(axis=0)
    real = whole > 0
    found = answers(projected, point, start, end).astype(float)[real]
    there = shapely.line_locate_point(lines(start, end), shapely.points(point.T))[real]
    assert np.allclose(found, there * np.sqrt(whole[real]), rtol=1e-6, atol=1e-3)


def test_windings_agree(case: Case) -> None:
    corners = [case.points() - 12 for _ in range(5)]
    ring = np.stack([*corners, corners[0]]).transpose(2, 0, 1)
    turns = np.zeros(case.count, dtype=np.int64)
    for one, two in zip(corners, corners[1:] + corners[:1], strict=True):
        turns += answers(ray_crossings, one, two).astype(np.int64)
    shape = shapely.polygons(ring.astype(float))
    origin = shapely.points(0.0, 0.0)
    sure = shapely.is_valid(shape) & (shapely.distance(shapely.boundary(shape), origin) > NEAR)
    assert ((turns != 0) == shapely.contains(shape, origin))[sure].all()
    assert set(np.abs(turns[sure]).tolist()) == {0, 1}


# Against itself


@given(st.lists(st.tuples(small, small), min_size=4, max_size=4), radii, radii, small, small)
def test_turning_moving_and_swapping_change_nothing(
    points: list[Point], half: int, radius: int, mx: int, my: int
) -> None:
    a, b, c, d = points
    box = (min(c[0], d[0]), min(c[1], d[1]), max(c[0], d[0]) + 1, max(c[1], d[1]) + 1)

    def facts(a: Point, b: Point, c: Point, box: Sequence[int]) -> list[object]:
        around: Sequence[int] = (c[0] - radius, c[1] - radius, c[0] + radius, c[1] + radius)
        return [
            nearer(*a, *b, half),
            within(*a, *b, half),
            segment_nearer(*c, *a, *b, half),
            lane_meets_disc(*a, *b, half, *c, radius),
            lane_meets_rectangle(*a, *b, half, *box),
            segment_enters(*a, *b, *box),
            square_to_rectangle(*c, *box),
            is_inside(*c, *box),
            rectangles_overlap(*box, *around),
            is_ahead(a[0] - c[0], a[1] - c[1], b[0] - c[0], b[1] - c[1]),
            length(a[0] - b[0], a[1] - b[1]),
        ]

    def turned(p: Point) -> Point:
        return -p[1], p[0]

    def moved(p: Point) -> Point:
        return p[0] + mx, p[1] + my

    seen = facts(a, b, c, box)
    assert seen == facts(b, a, c, box)
    shifted = (*moved(box[:2]), *moved(box[2:]))
    assert seen == facts(moved(a), moved(b), moved(c), shifted)
    x0, y0, x1, y1 = box
    assert seen == facts(turned(a), turned(b), turned(c), (-y1, x0, -y0, x1))
    whole = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
    assert projected(*c, *a, *b) + projected(*c, *b, *a) == whole or whole == 0


@given(coordinates, coordinates, coordinates, coordinates, radii)
def test_a_lane_of_one_point_is_a_disc(x: int, y: int, cx: int, cy: int, radius: int) -> None:
    assert lane_meets_disc(x, y, x, y, radius, cx, cy, radius) == nearer(x, y, cx, cy, 2 * radius)
    box = (cx, cy, cx + radius, cy + radius)
    overlaps = square_to_rectangle(x, y, *box) < radius * radius
    assert lane_meets_rectangle(x, y, x, y, radius, *box) == overlaps


@pytest.mark.compiled
def test_nothing_leaves_64_bits_when_compiled(tmp_path: object) -> None:
    compiler = Compiler(by_name(lane_meets_rectangle, lane_meets_disc), tmp_path)  # type: ignore[arg-type]
    extremes = (-BOUND, BOUND - 1, BOUND)
    boxed, disced = compiler.bind(lane_meets_rectangle), compiler.bind(lane_meets_disc)
    for ax in extremes:
        for by in extremes:
            for half in (1, BOUND):
                lane = (ax, -BOUND, BOUND, by, half)
                assert boxed(*lane, -BOUND, 0, BOUND, 1) == lane_meets_rectangle(
                    *lane, -BOUND, 0, BOUND, 1
                )
                assert disced(*lane, by, BOUND, BOUND) == lane_meets_disc(*lane, by, BOUND, BOUND)
