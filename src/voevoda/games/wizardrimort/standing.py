"""Whether all that a scenario begins with can stand where it is put."""

from __future__ import annotations

from typing import Any

from voevoda.core.errors import ScenarioError
from voevoda.games.wizardrimort.forms import SIDE_LETTERS, body_name, unit_name
from voevoda.games.wizardrimort.records import BLOCK, NO_BODY, NOBODY, NOTHING, State
from voevoda.games.wizardrimort.rules.building import is_stable
from voevoda.games.wizardrimort.rules.places import (
    body_in_way,
    is_free,
    on_table,
    support,
    top_at,
    unit_in_way,
)

LATTICE = 20
"""How close the points are at which a zone is tried for room."""


def at_start(world: Any, sizes: Any) -> Any:
    """Return a state that has the bodies of the start, without those that players place."""
    state = State.new(sizes)
    state.trooper = NOBODY
    state.blocks = world.bodies
    for index in range(world.bodies):
        state.bodies[index].set(world.start_bodies[index])
        if world.loose[index]:
            state.bodies[index].kind = NO_BODY
    return state


def check_standing(world: Any, sizes: Any) -> None:
    """Raise ScenarioError for a unit or a block that cannot be where it begins."""
    there = at_start(world, sizes)
    for index in range(world.bodies):
        check_block(world, there, index)
    for slot, unit in enumerate(world.start_units):
        there.units[slot].set(unit)
        if unit.on_table:
            check_unit_room(world, there, slot)
    if world.deploys:
        for side in range(2):
            check_deployment(world, there, side)


def check_block(world: Any, there: Any, index: int) -> None:
    """WIZ-BLD-05: blocks of the start lie on something."""
    body = there.bodies[index]
    if body.kind == BLOCK and not is_stable(world, there, index, body.x0, body.y0, body.bottom):
        raise ScenarioError(
            "wizardrimort-setup-floating", what=body_name(world, index), level=int(body.bottom)
        )


def check_unit_room(world: Any, there: Any, slot: int) -> None:
    """WIZ-GEO-10, WIZ-GEO-11, WIZ-GEO-12: one unit, among those numbered lower."""
    unit, name = there.units[slot], unit_name(world, slot)
    x, y, z, radius = int(unit.x), int(unit.y), int(unit.z), int(world.params.unit_radius)
    if not on_table(world, x, y, radius):
        raise ScenarioError(
            "wizardrimort-setup-unit-off-table", what=name, x=x, y=y, radius=radius,
            width=int(world.width), height=int(world.height),
        )  # fmt: skip
    other = unit_in_way(world, there, slot, x, y, z)
    if other != NOBODY:
        raise ScenarioError(
            "wizardrimort-setup-overlap", what=name, other=unit_name(world, other), apart=2 * radius
        )
    body = body_in_way(world, there, x, y, z, radius)
    if body != NOTHING:
        raise ScenarioError("wizardrimort-setup-blocked", what=name, body=body_name(world, body))
    if support(there, x, y, z) != z:
        raise ScenarioError("wizardrimort-setup-floating", what=name, level=z)


def check_deployment(world: Any, there: Any, side: int) -> None:
    """WIZ-SET-03: a zone has room for all units of its side."""
    zone = world.zone[side]
    points = (
        (x, y)
        for y in range(-(-zone.y0 // LATTICE) * LATTICE, zone.y1 + 1, LATTICE)
        for x in range(-(-zone.x0 // LATTICE) * LATTICE, zone.x1 + 1, LATTICE)
    )
    slots = [
        slot
        for slot in range(side * world.cap, (side + 1) * world.cap)
        if there.units[slot].commander != NOBODY
    ]
    for place, slot in enumerate(slots):
        unit = there.units[slot]
        for x, y in points:
            if is_free(world, there, slot, x, y, top_at(there, x, y)):
                unit.x, unit.y, unit.z, unit.on_table = x, y, top_at(there, x, y), 1
                break
        else:
            raise ScenarioError(
                "wizardrimort-setup-narrow-zone", side=SIDE_LETTERS[side], count=len(slots),
                room=place,
            )  # fmt: skip
