"""Probes for the naive rules of `wizardrimort`: lines that somebody might write, mostly illegal."""

from __future__ import annotations

import random

from tests.games.wizardrimort.naive_geometry import COMPASS, reduced
from tests.games.wizardrimort.naive_state import Position, Unit, groups_of


def _unit(pos: Position, luck: random.Random, near: bool = True) -> Unit:
    """Return a unit, most often one of those who act."""
    units = [*pos.units.values()]
    mine = [unit for unit in units if unit.on_table and unit.seat == pos.actor]
    return luck.choice(mine if near and mine and luck.random() < 0.9 else units)


def _point(pos: Position, luck: random.Random, unit: Unit) -> str:
    """Return a point near a unit, near something else, or anywhere."""
    x, y = unit.x, unit.y
    how = luck.random()
    if how < 0.2 and pos.bodies:
        box = luck.choice([*pos.bodies.values()]).shape.box
        x, y = luck.choice([box.x0, box.x1]), luck.choice([box.y0, box.y1])
        far = 130
    elif how < 0.4:
        other = luck.choice([*pos.units.values()])
        x, y, far = other.x, other.y, 200
    else:
        far = luck.choice([60, 160, 400, 900])
    x, y = x + luck.randint(-far, far), y + luck.randint(-far, far)
    return f"{max(0, x)},{max(0, y)}"


def _waypoint(pos: Position, luck: random.Random, unit: Unit) -> str:
    level = f",{luck.choice([0, unit.z, 60, 80, 140, 150, 250, 300])}"
    jump = "!j" if luck.random() < 0.2 else ""
    return _point(pos, luck, unit) + (level if luck.random() < 0.3 else "") + jump


def _path(pos: Position, luck: random.Random, unit: Unit) -> str:
    return ">".join(_waypoint(pos, luck, unit) for _ in range(luck.choice([1, 1, 1, 2, 3])))


def _vector(luck: random.Random) -> tuple[int, int]:
    while True:
        vector = luck.choice([luck.choice(COMPASS), (luck.randint(-9, 9), luck.randint(-9, 9))])
        if vector != (0, 0):
            return vector


def _face(luck: random.Random) -> str:
    return "{},{}".format(*reduced(*_vector(luck)))


def _some(pos: Position, luck: random.Random, unit: Unit) -> str:
    group = next((g for g in groups_of(pos, unit.seat) if unit in g), [unit])
    chosen = luck.sample(group, luck.randint(1, len(group)))
    return "+".join(sorted((u.id for u in chosen), key=lambda name: int(name[1:])))


def probe(pos: Position, luck: random.Random) -> str:
    """Return an action of a turn at random."""
    unit, other = _unit(pos, luck), _unit(pos, luck, near=False)
    group = next((g for g in groups_of(pos, unit.seat) if unit in g), [unit])
    body = luck.choice([*pos.bodies] or ["A.art"])
    point = _point(pos, luck, unit)
    squad = " ".join(
        f"{u.id}:{'-' if luck.random() < 0.3 else _waypoint(pos, luck, u)}" for u in group
    )
    faces = " ".join(f"{u.id}:{_face(luck)}" for u in group)
    suicide = f" *{_unit(pos, luck).id}" if luck.random() < 0.3 else ""
    forms = [
        f"MV {unit.id} {_path(pos, luck, unit)}",
        f"MV {unit.id} {_path(pos, luck, unit)}",
        f"MS {squad}",
        f"TR {faces}",
        f"TR {unit.id}:{_face(luck)}",
        f"JK {unit.id} {other.id}",
        f"AT {_some(pos, luck, unit)} > {other.id}{suicide}",
        f"AT {_some(pos, luck, unit)} > {other.id}",
        f"AS {_point(pos, luck, other)}",
        f"AB {_point(pos, luck, other)}",
        f"AL {unit.id} {_point(pos, luck, other)}",
        f"AM {luck.randint(0, pos.width)},{luck.randint(0, pos.height)}",
        f"BD {point}",
        f"BD {point}",
        f"WR {unit.id} {body}",
        f"RZ {unit.id} {luck.choice([body, 'A.castle', 'B.castle', 'A.cry', 'B.cry'])}",
        f"GR {unit.id}",
        f"HR {luck.choice('DBLAP')} {unit.id} k{luck.randint(0, 15)}",
        "EN",
    ]
    return luck.choice(forms)


def probe_setup(pos: Position, luck: random.Random, node: str) -> str:
    """Return a place for a unit or a piece of terrain at random."""
    if node == "TERRAIN":
        return f"TE {100 * luck.randint(0, 60)},{luck.choice([100, 100, 10]) * luck.randint(0, 40)}"
    x, y = luck.choice([0, 5100]) + luck.randint(40, 860), luck.randint(1540, 2460)
    return f"DP {luck.choice([*pos.units])} {x},{y} {_face(luck)}"


def probe_reaction(pos: Position, luck: random.Random, able: list[str]) -> str:
    """Return a reaction at random."""
    vector = "{},{}".format(*reduced(*_vector(luck)))
    compass = "{},{}".format(*luck.choice(COMPASS))
    chosen = luck.sample(able, luck.randint(1, len(able)))
    units = "+".join(sorted(chosen, key=lambda name: int(name[1:])))
    other = luck.choice([*pos.units])
    distance = luck.choice([0, 10, 450, 900, 905, 910, 890])
    return luck.choice(
        [f"RT {vector} {distance}", f"RT {compass} {distance}", f"CT {units} > {other}", "NR"]
    )
