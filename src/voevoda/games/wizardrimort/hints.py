"""What a person would look for in vain."""

from __future__ import annotations

from math import isqrt
from typing import Any

from voevoda.core.actions import Action
from voevoda.games.wizardrimort import actions as act
from voevoda.games.wizardrimort.records import (
    ACT,
    ARTILLERY,
    CRYSTAL,
)
from voevoda.games.wizardrimort.rules.attacking import units_code
from voevoda.games.wizardrimort.rules.groups import (
    group_set,
    is_active,
)
from voevoda.games.wizardrimort.rules.tape import (
    acting_commander,
)


def gap_of(world: Any, one: Any, two: Any) -> int:
    """WIZ-GEO-03: the gap between two units as it is displayed."""
    return isqrt((one.x - two.x) ** 2 + (one.y - two.y) ** 2) - 2 * int(world.params.unit_radius)


def considered(world: Any, state: Any, seat: int) -> list[Action]:
    """Return what a commander would look for, allowed or not.

    Attacks of each group on the enemy group next to it, and the objects that can be destroyed.
    """
    if state.phase != ACT or acting_commander(world, state) != seat:
        return []
    found: list[Action] = []
    for slot in range(2 * world.cap):
        if state.units[slot].commander == seat and state.units[slot].group == slot:
            found += _attacks(world, state, slot)
    for slot in range(2 * world.cap):
        if state.units[slot].commander == seat and is_active(state, slot):
            for index in range(world.bodies):
                body = state.bodies[index]
                if body.side == 1 - world.side[seat] and body.kind in (ARTILLERY, CRYSTAL):
                    kind = act.Wreck if body.kind == ARTILLERY else act.Raze
                    found.append(kind(slot, index))
            break
    return found


def _attacks(world: Any, state: Any, slot: int) -> list[Action]:
    enemies = [
        other
        for other in range(2 * world.cap)
        if is_active(state, other)
        and world.side[state.units[other].commander] != world.side[state.units[slot].commander]
    ]
    if not enemies:
        return []
    unit = state.units[slot]
    nearest = min(enemies, key=lambda other: (gap_of(world, unit, state.units[other]), other))
    units = units_code(world, group_set(world, state, slot))
    return [act.Attack(units, int(state.units[nearest].group), 0)]
