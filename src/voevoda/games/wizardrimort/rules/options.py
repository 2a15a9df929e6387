"""WIZ-TRN-09: whether anything can still be done."""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.wizardrimort.records import ARTILLERY, NOBODY, State, World
from voevoda.games.wizardrimort.rules.attacking import able_strikers, at_limit
from voevoda.games.wizardrimort.rules.groups import group_set, is_active, lacks_warriors
from voevoda.games.wizardrimort.rules.hiring import has_room_beside, refuse_hiring
from voevoda.games.wizardrimort.rules.tape import acting_commander, acting_side


@rule
def has_anything_left(world: World, state: State) -> bool:
    """WIZ-TRN-09: action points are always good for something; without them, look closer."""
    seat = acting_commander(world, state)
    commander = state.commanders[seat]
    if state.interrupter != NOBODY and not is_active(state, int(state.hero)):
        return False
    if commander.ap > 0:
        return True
    side = acting_side(world, state)
    if commander.credit > 0 and state.sides[side].pool > 0:
        return True
    if commander.tp >= world.params.cost_attack and (
        can_shoot(world, state, seat) or can_attack(world, state, seat)
    ):
        return True
    return refuse_hiring(world, state) == 0 and can_place_mercenary(world, state, seat)


@rule
def can_shoot(world: World, state: State, seat: int) -> bool:
    """WIZ-ART-04: whether a catapult of a commander has a shot left."""
    if state.interrupter != NOBODY:
        return False
    for index in range(world.bodies):
        body = state.bodies[index]
        if (world.engine[index] >> seat) & 1 == 0 or body.kind != ARTILLERY:
            continue
        rests = body.moved == 0 or world.params.art_move_or_shoot == 0
        if body.shots < world.params.art_shots_per_turn and rests:
            return True
    return False


@rule
def can_attack(world: World, state: State, seat: int) -> bool:
    """WIZ-ATT-01: whether a unit of a commander reaches an enemy."""
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        if unit.commander != seat or not is_active(state, slot):
            continue
        if state.interrupter != NOBODY and slot != state.hero:
            continue
        if lacks_warriors(world, state, seat, 1 << slot) or at_limit(world, state, 1 << slot):
            continue
        if reaches_anyone(world, state, seat, slot):
            return True
    return False


@rule
def reaches_anyone(world: World, state: State, seat: int, slot: int) -> bool:
    """Return whether a unit reaches an enemy group now."""
    first = (1 - world.side[seat]) * world.cap
    for other in range(first, first + world.cap):
        if state.units[other].group == other:
            targets = group_set(world, state, other)
            if able_strikers(world, state, 1 << slot, targets, 0) != 0:
                return True
    return False


@rule
def can_place_mercenary(world: World, state: State, seat: int) -> bool:
    """WIZ-HIR-04: whether there is room for a mercenary beside any unit."""
    for slot in range(2 * world.cap):
        if state.units[slot].commander != seat or not is_active(state, slot):
            continue
        for k in range(16):
            if has_room_beside(world, state, slot, k):
                return True
    return False
