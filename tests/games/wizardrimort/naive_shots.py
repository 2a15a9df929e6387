"""What catapults do in the naive rules of `wizardrimort` (WIZ-ART)."""

from __future__ import annotations

from dataclasses import dataclass

from tests.games.wizardrimort.naive_asking import Script, throw, throw_two
from tests.games.wizardrimort.naive_fight import morale
from tests.games.wizardrimort.naive_geometry import (
    Disc,
    Point,
    Rect,
    closer,
    floor_length,
    length,
    nearest,
    overlap,
    reduced,
    square_distance,
    stepping,
)
from tests.games.wizardrimort.naive_space import (
    Loose,
    die,
    finish,
    free_spot,
    put,
    remove,
    seal_all,
    settle,
    slide,
)
from tests.games.wizardrimort.naive_state import (
    OTHER,
    Body,
    Position,
    Unit,
    disc_of,
    group_of,
    standing,
)


@dataclass
class Shot:
    """A shot on its way: of a block, of a trooper, or else of a stone."""

    seat: int
    engine: Body
    aim: Point
    block: bool = False
    trooper: Unit | None = None

    @property
    def side(self) -> str:
        return self.engine.side

    @property
    def origin(self) -> Point:
        assert isinstance(self.engine.shape, Disc)
        return self.engine.shape.x, self.engine.shape.y

    @property
    def vector(self) -> Point:
        return self.aim[0] - self.origin[0], self.aim[1] - self.origin[1]


@dataclass
class Hit:
    """Where a flight ended, and at what."""

    at: Point
    thing: Unit | Body | None = None


def error_steps(pos: Position, distance: int) -> tuple[int, int]:
    """WIZ-ART-09: u for a pip of error, in range and in azimuth."""
    steps = []
    for name in ("art.range_step", "art.azimuth_step"):
        step = max(pos.number(f"{name}.least"), distance // pos.number(f"{name}.share"))
        steps.append(step * pos.number("art.skill_pct") // 100)
    return steps[0], steps[1]


def landing_point(pos: Position, shot: Shot, error: int, azimuth: int) -> Point:
    """WIZ-ART-09."""
    dx, dy = shot.vector
    far = floor_length(dx, dy)
    along, across = error_steps(pos, far)
    x = shot.aim[0] + nearest(error * along * dx, far) + nearest(-azimuth * across * dy, far)
    y = shot.aim[1] + nearest(error * along * dy, far) + nearest(azimuth * across * dx, far)
    return x, y


def on_the_table(pos: Position, place: Point) -> bool:
    return 0 <= place[0] <= pos.width and 0 <= place[1] <= pos.height


def fly(pos: Position, shot: Shot, land: Point) -> Hit:
    """WIZ-ART-10 to 12."""
    dx, dy = shot.vector
    far = floor_length(dx, dy)
    sample = pos.number("art.sample")
    fall, ground = pos.number("art.slope.fall"), pos.number("art.slope.ground")
    height = pos.number("unit.height")
    tops = [unit.z + height for unit in standing(pos)] + [b.zt for b in pos.bodies.values()]
    back = 0
    while back * fall // ground < max(tops):
        back += sample
    start = length(land[0] - shot.origin[0], land[1] - shot.origin[1]) - 150
    back = max(0, min(back, start // sample * sample))
    while back >= 0:
        place = (land[0] - nearest(back * dx, far), land[1] - nearest(back * dy, far))
        thing = _met(pos, shot, place, back * fall // ground)
        if thing is not None:
            return Hit(place, thing)
        back -= sample
    return Hit(land)


def _met(pos: Position, shot: Shot, place: Point, z: int) -> Unit | Body | None:
    """WIZ-ART-11."""
    if not on_the_table(pos, place):
        return None
    size = pos.number("unit.radius" if shot.trooper else "art.stone_radius")
    radius, height = pos.number("unit.radius"), pos.number("unit.height")
    for unit in standing(pos):
        near = square_distance(unit.at, place) < (radius + size) ** 2
        if near and unit.z <= z < unit.z + height:
            return unit
    for body in sorted(pos.bodies.values(), key=lambda body: body.id):
        if body is not shot.engine and body.zb <= z < body.zt and closer(place, body.shape, size):
            return body
    return None


# --- a shot ---------------------------------------------------------------------------------


def shoot(pos: Position, shot: Shot) -> Script:
    """Carry out a shot that is paid for (WIZ-ART-08 to 22)."""
    if shot.trooper is not None:
        shot.trooper.flying = True
        shot.trooper.sealed = False
    error = yield from throw_two("SHOT_RANGE", "s")
    azimuth = yield from throw_two("SHOT_AZIMUTH", "z")
    land = landing_point(pos, shot, error - 7, azimuth - 7)
    hit = fly(pos, shot, land)
    group: list[Unit] = []
    loose: list[Loose] = []
    if isinstance(hit.thing, Unit):
        group = group_of(pos, hit.thing)
        yield from _strike_unit(pos, shot, hit.thing)
    elif isinstance(hit.thing, Body):
        yield from _strike_body(pos, shot, hit.thing, loose)
    off_table = hit.thing is None and not on_the_table(pos, land)
    if shot.block and not off_table:
        loose.append(Loose("", shot.side, hit.at))
    settle(pos, tuple(loose))
    if isinstance(hit.thing, Body):
        _test_walls(pos, hit.thing.castle)
    if shot.trooper is not None:
        _touch_down(pos, shot, shot.trooper, hit, off_table)
    seal_all(pos)
    if isinstance(hit.thing, Unit) and pos.seats[shot.seat].side != hit.thing.side:
        yield from morale(pos, group, {hit.thing.id}, shot.seat)


def _strike_unit(pos: Position, shot: Shot, unit: Unit) -> Script:
    """WIZ-ART-14."""
    face = yield from throw("KNOCK", "k", unit.id)
    if not unit.sealed:
        gone = slide(pos, unit, shot.vector, pos.number("art.knock") * face)
        unit.pushed = True
        if gone.stop == "edge":
            remove(pos, unit)
            return
    die(pos, unit)


def _strike_body(pos: Position, shot: Shot, body: Body, loose: list[Loose]) -> Script:
    """WIZ-ART-13 and 17."""
    if body.kind == "artillery":
        overturn(pos, body)
    elif body.kind == "wall":
        body.hp -= 1
        if body.hp == 0:
            to_rubble(pos, body)
    elif body.kind == "tree" and shot.trooper is None:
        face = yield from throw("TOPPLE", "t", body.id)
        if face >= pos.number("art.tree_topple_on"):
            body.kind, body.zt = "log", body.zb + pos.number("rubble.height")
    elif body.kind == "block" and shot.trooper is None:
        face = yield from throw("KNOCK", "k", body.id)
        _knock_block(pos, shot, body, pos.number("art.knock") * face, loose)


def overturn(pos: Position, engine: Body) -> None:
    engine.kind, engine.zt = "wreck", engine.zb + pos.number("art.wreck_height")


def to_rubble(pos: Position, wall: Body) -> None:
    wall.kind, wall.hp, wall.zt = "rubble", 0, wall.zb + pos.number("rubble.height")


def _test_walls(pos: Position, castle: str) -> None:
    """WIZ-MDE-04."""
    walls = [b for b in pos.bodies.values() if b.kind == "wall" and b.castle == castle]
    if castle and pos.mode == "destruction" and not walls:
        pos.sides[castle].castle = "razed"
        finish(pos, OTHER[castle], "destruction")


def _knock_block(pos: Position, shot: Shot, body: Body, distance: int, loose: list[Loose]) -> None:
    """WIZ-ART-15."""
    assert isinstance(body.shape, Rect)
    old, size = body.shape, body.shape.x1 - body.shape.x0
    del pos.bodies[body.id]
    start = (old.x0 + size // 2, old.y0 + size // 2)
    way, place = stepping(start, shot.vector), start
    for u in range(10, distance + 1, 10):
        x, y = way(u)
        box = Rect(x - size // 2, y - size // 2, x - size // 2 + size, y - size // 2 + size)
        if _strikes(pos, box, body.zb, body.zt):
            break
        place = (x, y)
        if not on_the_table(pos, place):
            break
    if place != start and on_the_table(pos, place):
        loose.append(Loose(body.id, body.side, place))


def _strikes(pos: Position, box: Rect, zb: int, zt: int) -> bool:
    height = pos.number("unit.height")
    return any(
        other.zb < zt and zb < other.zt and overlap(box, other.shape)
        for other in pos.bodies.values()
    ) or any(
        unit.z < zt and zb < unit.z + height and overlap(box, disc_of(pos, unit))
        for unit in standing(pos)
    )


def _touch_down(pos: Position, shot: Shot, trooper: Unit, hit: Hit, off_table: bool) -> None:
    """WIZ-ART-17 and 18."""
    if off_table:
        remove(pos, trooper)
        return
    spot = free_spot(pos, trooper, hit.at)
    if spot is None:
        remove(pos, trooper)
        return
    trooper.flying, trooper.pushed = False, True
    put(trooper, spot)
    trooper.face = reduced(*shot.vector)
    thing = hit.thing
    enemy = isinstance(thing, Unit) and thing.side != trooper.side
    tree = isinstance(thing, Body) and thing.kind == "tree"
    soft = thing is None and pos.params["landing.no_hit"] == "survives"
    if not (enemy or tree or soft):
        die(pos, trooper)
