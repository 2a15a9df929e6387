"""Plans: paths of several points, and squads whose members go or turn different ways."""

from __future__ import annotations

from voevoda.core.geometry import nearer
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.records import (
    NOBODY,
    STAY,
    State,
    Unit,
    World,
)
from voevoda.games.wizardrimort.rules.groups import has
from voevoda.games.wizardrimort.rules.places import stands

NO_ENTRY = -1


@rule
def add_entry(state: State, slot: int, x: int, y: int, z: int, form: int) -> None:
    """Add a waypoint, a stay or a facing to the plan."""
    at = state.planned
    state.plan_unit[at] = slot
    state.plan_x[at] = x
    state.plan_y[at] = y
    state.plan_z[at] = z
    state.plan_form[at] = form
    state.planned += 1


@rule
def clear_plan(state: State) -> None:
    """Forget the plan."""
    for entry in range(state.planned):
        state.plan_unit[entry] = 0
        state.plan_x[entry] = 0
        state.plan_y[entry] = 0
        state.plan_z[entry] = 0
        state.plan_form[entry] = 0
    state.planned = 0


@rule
def planned_units(state: State) -> int:
    """Return the units in the plan as a set."""
    units = 0
    for entry in range(state.planned):
        if state.plan_unit[entry] != NOBODY:
            units |= 1 << int(state.plan_unit[entry])
    return units


@rule
def last_entry(state: State, slot: int) -> int:
    """Return the last waypoint or facing of a unit, or NO_ENTRY."""
    for entry in range(state.planned - 1, -1, -1):
        if state.plan_unit[entry] == slot and state.plan_form[entry] != STAY:
            return entry
    return NO_ENTRY


@rule
def end_x(state: State, slot: int) -> int:
    """Return where a unit will stand after the plan."""
    entry = last_entry(state, slot)
    return int(state.units[slot].x) if entry == NO_ENTRY else int(state.plan_x[entry])


@rule
def end_y(state: State, slot: int) -> int:
    """Return where a unit will stand after the plan."""
    entry = last_entry(state, slot)
    return int(state.units[slot].y) if entry == NO_ENTRY else int(state.plan_y[entry])


@rule
def end_z(state: State, slot: int) -> int:
    """Return the level of a unit after the plan."""
    entry = last_entry(state, slot)
    return int(state.units[slot].z) if entry == NO_ENTRY else int(state.plan_z[entry])


@rule
def unit_at_end(world: World, state: State, slot: int, x: int, y: int, z: int, but: int) -> int:
    """WIZ-MOV-10: the first unit that will be in the way at a point, or NOBODY.

    Units of the set `but` are left out: they have not been planned yet.
    """
    apart, height = 2 * world.params.unit_radius, world.params.unit_height
    for other in range(2 * world.cap):
        if other == slot or not stands(state, other) or has(but, other):
            continue
        unit = state.units[other]
        ox, oy, oz = int(unit.x), int(unit.y), int(unit.z)
        entry = last_entry(state, other) if state.planned > 0 else NO_ENTRY
        if entry != NO_ENTRY:
            ox, oy = int(state.plan_x[entry]), int(state.plan_y[entry])
            oz = int(state.plan_z[entry])
        near = nearer(ox, oy, x, y, apart)
        if near and -height < oz - z < height:
            return other
    return NOBODY


@rule
def would_turn(unit: Unit, fx: int, fy: int) -> bool:
    """Return whether a facing differs from the present one."""
    return unit.fx != fx or unit.fy != fy
