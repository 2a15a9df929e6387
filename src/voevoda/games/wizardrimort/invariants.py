"""What holds in `wizardrimort` at every decision."""

from __future__ import annotations

from math import gcd
from typing import Any

from voevoda.games.wizardrimort.forms import unit_name
from voevoda.games.wizardrimort.params import PRIEST
from voevoda.games.wizardrimort.records import (
    BLOCK,
    GAME_OVER,
    NO_BODY,
    NOBODY,
    PLAN,
    TURNING,
)
from voevoda.games.wizardrimort.rules.building import is_stable
from voevoda.games.wizardrimort.rules.groups import regroup
from voevoda.games.wizardrimort.rules.places import (
    conflicts,
    square_between,
    support,
)
from voevoda.games.wizardrimort.rules.settling import is_sealed


def broken(world: Any, state: Any) -> list[str]:
    """Return what is wrong with a position, in words; empty when nothing is."""
    return [
        *_units(world, state),
        *_groups(world, state),
        *_bodies(world, state),
        *_commanders(world, state),
        *_rests(world, state),
    ]


def _units(world: Any, state: Any) -> list[str]:
    found = []
    for slot in range(2 * world.cap):
        unit, name = state.units[slot], unit_name(world, slot)
        if unit.commander == NOBODY:
            if unit.on_table:
                found.append(f"{name} stands there without a commander")
        elif unit.on_table and slot != state.trooper:
            found += _standing(world, state, slot, name)
    return found


def _standing(world: Any, state: Any, slot: int, name: str) -> list[str]:
    """Return what is wrong with a unit on the table."""
    found = []
    unit = state.units[slot]
    if unit.kind == PRIEST and unit.living:
        found.append(f"{name} is a living Priest")
    if gcd(unit.fx, unit.fy) != 1:
        found.append(f"{name} faces ({unit.fx}, {unit.fy})")
    if not (0 <= unit.x <= world.width and 0 <= unit.y <= world.height):
        found.append(f"{name} stands at ({unit.x}, {unit.y})")
    if unit.z and support(state, unit.x, unit.y, unit.z) != unit.z:
        found.append(f"{name} stands on nothing at level {unit.z}")
    if unit.kept_x or unit.kept_y or unit.kept_z:
        found.append(f"{name} holds scratch numbers")
    for other in range(slot):
        mate = state.units[other]
        near = square_between(unit, mate) < (2 * world.params.unit_radius) ** 2
        there = mate.on_table and other != state.trooper
        if there and near and conflicts(world, mate, unit.z):
            found.append(f"{name} and {unit_name(world, other)} overlap")
    return found


def _groups(world: Any, state: Any) -> list[str]:
    if state.phase == GAME_OVER:
        return []
    found = []
    again = state.copy()
    regroup(world, again)
    for slot in range(2 * world.cap):
        unit, name = state.units[slot], unit_name(world, slot)
        if unit.group != again.units[slot].group:
            found.append(f"{name} is in group {unit.group}, not {again.units[slot].group}")
        if unit.on_table and slot != state.trooper:
            sealed = int(is_sealed(world, again, again.units[slot]))
            if sealed != unit.sealed:
                found.append(f"{name} is sealed: {unit.sealed}, not {sealed}")
    return found


def _bodies(world: Any, state: Any) -> list[str]:
    found = []
    for index, body in enumerate(state.bodies):
        if body.mark or body.turns:
            found.append(f"body {index} holds scratch numbers")
        if index >= state.blocks and body.kind != NO_BODY:
            found.append(f"body {index} lies behind the last")
        if body.kind == NO_BODY:
            continue
        if not 0 <= body.bottom < body.top:
            found.append(f"body {index} is from {body.bottom} to {body.top}")
        if body.kind == BLOCK and not is_stable(world, state, index, body.x0, body.y0, body.bottom):
            found.append(f"block {index} lies on nothing")
    return found


def _commanders(world: Any, state: Any) -> list[str]:
    found = []
    for seat in range(world.seats):
        commander = state.commanders[seat]
        if min(commander.wp, commander.ap, commander.tp) < 0:
            found.append(f"seat {seat} has {commander.wp}, {commander.ap}, {commander.tp}")
    for side in range(2):
        if state.sides[side].coins < 0 or state.sides[side].pool < 0:
            found.append(f"side {side} has fewer coins or blocks than none")
    return found


def _rests(world: Any, state: Any) -> list[str]:
    found = []
    planning = state.phase in (PLAN, TURNING)
    if (state.planned > 0) != planning:
        found.append(f"{state.planned} entries planned in phase {state.phase}")
    if any(state.plan_x[state.planned :]) or any(state.plan_unit[state.planned :]):
        found.append("the plan holds numbers behind its end")
    return found
