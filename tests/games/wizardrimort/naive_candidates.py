"""The candidates of a turn (6.3), written down from the spec for the naive rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tests.games.wizardrimort.naive_acts import me
from tests.games.wizardrimort.naive_geometry import (
    COMPASS,
    Disc,
    Point,
    Shape,
    clamp,
    cut,
    floor_length,
    length,
    off,
    reduced,
    square_distance,
    within,
)
from tests.games.wizardrimort.naive_open import allowed, catapults, may_be_used
from tests.games.wizardrimort.naive_reach import aim_of, may_die
from tests.games.wizardrimort.naive_space import top
from tests.games.wizardrimort.naive_squads import to_nearest
from tests.games.wizardrimort.naive_state import (
    OTHER,
    Body,
    Position,
    Unit,
    class_range,
    commanded,
    groups_of,
    of_side,
    units_of_length,
)

OBJECTS = ("obelisk", "garden", "mine", "crystal")
NEAR = 2700


def candidates(pos: Position) -> set[str]:
    """Return all of them for the commander who acts."""
    makers = (_moves, _squads, _turns, _leaps, _attacks, _shots, _blocks, _works)
    return {text for maker in makers for text in maker(pos) if allowed(pos, text)} | {"EN"}


# --- what there is --------------------------------------------------------------------------


def _mine(pos: Position) -> list[Unit]:
    """Return the units that the commander can use."""
    free = [unit for unit in commanded(pos, pos.actor) if not unit.sealed]
    return [u for u in free if may_be_used(pos, u.id) and pos.hero in ("", u.id)]


def _enemies(pos: Position) -> list[Unit]:
    """Return the enemies that are free."""
    return [unit for unit in of_side(pos, OTHER[me(pos).side]) if not unit.sealed]


def _enemy_groups(pos: Position) -> list[list[Unit]]:
    side = me(pos).side
    return [g for n, seat in enumerate(pos.seats) if seat.side != side for g in groups_of(pos, n)]


def _objects(pos: Position) -> list[Shape]:
    """Return the footprints of all strategic objects."""
    zones = [zone for side, zone in pos.zones.items() if pos.sides[side].castle == "standing"]
    return [body.shape for body in pos.bodies.values() if body.kind in OBJECTS] + [*zones]


def _centre(shape: Shape) -> Point:
    if isinstance(shape, Disc):
        return shape.x, shape.y
    return (shape.x0 + shape.x1) // 2, (shape.y0 + shape.y1) // 2


def _half(shape: Shape) -> int:
    if isinstance(shape, Disc):
        return shape.radius
    return min(shape.x1 - shape.x0, shape.y1 - shape.y0) // 2


def _along(start: Point, end: Point, far: int) -> Point:
    """Return a point so far from one on the way to another."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    whole = length(dx, dy)
    return start[0] + cut(dx * far, whole), start[1] + cut(dy * far, whole)


def _point(place: Point) -> str:
    return f"{place[0]},{place[1]}"


# --- moving and turning ---------------------------------------------------------------------


def _moves(pos: Position) -> Iterator[str]:
    for unit in _mine(pos):
        ends = [off(unit.at, k, far) for k in range(16) for far in (300, 600, 900)]
        ends += [*_contacts(pos, unit), *_climbs(pos, unit)]
        if unit.z > 0:
            down = [off(unit.at, k, 200) for k in range(0, 16, 2)]
            ends += down
            height = pos.number("unit.height")
            jumps = [place for place in down if unit.z - top(pos, place) > height]
            yield from (f"MV {unit.id} {_point(place)}!j" for place in jumps)
        yield from (f"MV {unit.id} {_point(place)}" for place in ends)


def _contacts(pos: Position, unit: Unit) -> Iterator[Point]:
    radius, reach = pos.number("unit.radius"), class_range(pos, unit)
    things = [(e.at, [s + 2 * radius for s in (reach, reach // 2, 20)]) for e in _enemies(pos)]
    things += [(_centre(s), [100 + radius + _half(s)]) for s in _objects(pos)]
    for place, distances in things:
        if 0 < square_distance(place, unit.at) <= NEAR**2:
            yield from (_along(place, unit.at, far) for far in distances)


def _climbs(pos: Position, unit: Unit) -> Iterator[Point]:
    for body in pos.bodies.values():
        shape = body.shape
        if not body.standable or not within(unit.at, shape, units_of_length(pos, "climb.reach")):
            continue
        if isinstance(shape, Disc):
            outer = min(length(unit.x - shape.x, unit.y - shape.y), max(0, shape.radius - 30))
            here = (shape.x, shape.y)
            yield here if unit.at == here else _along(here, unit.at, outer)
            continue
        edge = clamp(unit.at, shape)
        if edge == unit.at:
            yield edge
            continue
        dx, dy = _along((0, 0), (edge[0] - unit.x, edge[1] - unit.y), 30)
        yield _short_of(unit.at, (edge[0] + dx, edge[1] + dy), _centre(shape), edge)


def _short_of(start: Point, inner: Point, middle: Point, edge: Point) -> Point:
    """Return a point that has not gone past the middle on the way in."""
    found = []
    for axis in (0, 1):
        if edge[axis] == start[axis]:
            found.append(edge[axis])
        elif edge[axis] > start[axis]:
            found.append(min(inner[axis], middle[axis]))
        else:
            found.append(max(inner[axis], middle[axis]))
    return found[0], found[1]


def _squads(pos: Position) -> Iterator[str]:
    for squad in groups_of(pos, pos.actor):
        if len(squad) < 2:
            continue
        name = squad[0].id
        yield from (f"MS {name} {way}" for way in ("gather", "spread"))
        vectors = {off((0, 0), k, far) for k in range(16) for far in (300, 600, 900)}
        vectors |= {*_toward_groups(pos, squad), *_toward_objects(pos, squad)}
        yield from (f"MS {name} by {_point(vector)}" for vector in vectors)


def _toward_groups(pos: Position, squad: list[Unit]) -> Iterator[Point]:
    for group in _enemy_groups(pos):
        pairs = ((m, e) for m in squad for e in group)
        unit, enemy = min(pairs, key=lambda pair: square_distance(pair[0].at, pair[1].at))
        dx, dy = enemy.x - unit.x, enemy.y - unit.y
        gap = floor_length(dx, dy) - 2 * pos.number("unit.radius")
        if gap > 20:
            yield _along((0, 0), (dx, dy), min(900, gap - 20))


def _toward_objects(pos: Position, squad: list[Unit]) -> Iterator[Point]:
    for shape in _objects(pos):
        x, y = _centre(shape)
        unit = min(squad, key=lambda u: (square_distance(u.at, (x, y)), u.number))
        edge = (x, y) if isinstance(shape, Disc) else clamp(unit.at, shape)
        far = floor_length(edge[0] - unit.x, edge[1] - unit.y)
        far -= shape.radius if isinstance(shape, Disc) else 0
        gap = far - pos.number("unit.radius")
        if gap > 100:
            yield _along((0, 0), (x - unit.x, y - unit.y), min(900, gap - 100))


def _turns(pos: Position) -> Iterator[str]:
    compass = [reduced(*COMPASS[k]) for k in range(0, 16, 2)]
    for unit in _mine(pos):
        ways = {*compass, to_nearest(pos, unit)}
        yield from (f"TR {unit.id}:{_point(way)}" for way in ways)
    for squad in groups_of(pos, pos.actor):
        yield from (f"TR {squad[0].id} squad:{_point(way)}" for way in compass)
        yield f"TR {squad[0].id} squad:foes"


# --- fighting -------------------------------------------------------------------------------


def _leaps(pos: Position) -> Iterator[str]:
    yield from (f"JK {unit.id} {enemy.id}" for unit in _mine(pos) for enemy in _enemies(pos))


def _attacks(pos: Position) -> Iterator[str]:
    limit = pos.number("attack.max_per_unit")
    for group in groups_of(pos, pos.actor):
        fit = [u for u in group if pos.hero in ("", u.id) and not (limit and u.attacks >= limit)]
        for targets in _enemy_groups(pos):
            able = [u for u in fit if aim_of(pos, u, targets, False) is not None]
            for classes in ("DBLAP", "DBLA", "DBL"):
                units = _cut(pos, [unit for unit in able if unit.cls in classes])
                if not units:
                    continue
                text = f"AT {'+'.join(u.id for u in units)} > {targets[0].id}"
                yield text
                orcs = [unit for unit in units if may_die(pos, unit, units, targets)]
                yield from (f"{text} *{unit.id}" for unit in orcs[:1])


def _cut(pos: Position, units: list[Unit]) -> list[Unit]:
    """Return as many as the white die allows, those used first, in the order of their numbers."""
    if pos.interrupter >= 0:
        return units
    used = me(pos).used
    fresh = [unit for unit in units if unit.id not in used][: max(0, me(pos).wp - len(used))]
    return [unit for unit in units if unit.id in used or unit in fresh]


def _shots(pos: Position) -> Iterator[str]:
    engines = catapults(pos)
    for engine in engines:
        name = f"@{engine.id.removesuffix('.art')}" if len(engines) > 1 else ""
        assert isinstance(engine.shape, Disc)
        place = (engine.shape.x, engine.shape.y)
        people = [enemy.at for enemy in of_side(pos, OTHER[me(pos).side])]
        trees = [_centre(b.shape) for b in pos.bodies.values() if b.kind == "tree"]
        things = [_centre(b.shape) for b in pos.bodies.values() if _is_aim(pos, b)]
        for aim in _aims(place, [*people, *trees]):
            yield from (f"AL{name} {unit.id} {aim}" for unit in commanded(pos, pos.actor))
        for aim in _aims(place, [*people, *trees, *things]):
            yield from (f"AS{name} {aim}", f"AB{name} {aim}")
        for k in range(0, 16, 2):
            yield from (f"AM{name} {_point(off(place, k, far))}" for far in (450, 900))


def _is_aim(pos: Position, body: Body) -> bool:
    foreign = me(pos).side not in (body.side, body.castle)
    return body.kind == "block" or (foreign and body.kind in ("artillery", "wall"))


def _aims(place: Point, things: Iterable[Point]) -> Iterator[str]:
    for thing in things:
        if thing != place:
            dx, dy = thing[0] - place[0], thing[1] - place[1]
            whole = length(dx, dy)
            for far in (0, 50, 100):
                yield _point((thing[0] + cut(dx * far, whole), thing[1] + cut(dy * far, whole)))


# --- works ----------------------------------------------------------------------------------


def _blocks(pos: Position) -> Iterator[str]:
    places = [_centre(b.shape) for b in pos.bodies.values() if b.kind == "block"]
    for enemy in _enemies(pos):
        for group in groups_of(pos, pos.actor):
            unit = min(group, key=lambda u: (square_distance(u.at, enemy.at), u.number))
            if 0 < square_distance(unit.at, enemy.at) <= NEAR**2:
                places.append(_along(unit.at, enemy.at, 120 + pos.number("block.size") // 2))
        if any(group == [enemy] for group in _enemy_groups(pos)):
            box = ((0, -140), (0, 140), (155, 0), (-155, 0), (0, 0))
            places += [(enemy.x + dx, enemy.y + dy) for dx, dy in box]
    yield from (f"BD {_point(place)}" for place in places)


def _works(pos: Position) -> Iterator[str]:
    for unit in _mine(pos):
        yield from (f"WR {unit.id} {b.id}" for b in pos.bodies.values() if b.kind == "artillery")
        yield from (f"RZ {unit.id} {b.id}" for b in pos.bodies.values() if b.kind == "crystal")
        yield from (f"RZ {unit.id} {side}.castle" for side in pos.zones)
    for unit in commanded(pos, pos.actor):
        yield from (f"HR {cls} {unit.id} k{k}" for cls in "DBLA" for k in range(0, 16, 2))
    yield from (f"GR {unit.id}" for unit in of_side(pos, me(pos).side))
