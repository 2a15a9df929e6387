"""WIZ-TRN-09: whether anything can still be done."""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.wizardrimort.records import ARTILLERY, NOBODY, State, World
from voevoda.games.wizardrimort.rules.attacking import able_strikers, at_limit
from voevoda.games.wizardrimort.rules.economy import refuse_ap
from voevoda.games.wizardrimort.rules.fortifying import build_price
from voevoda.games.wizardrimort.rules.groups import group_set, is_active, lacks_warriors
from voevoda.games.wizardrimort.rules.hiring import has_room_beside, refuse_hiring
from voevoda.games.wizardrimort.rules.objects import refuse_rite
from voevoda.games.wizardrimort.rules.tape import acting_commander
from voevoda.games.wizardrimort.rules.turns import has_free_unit


@rule
def has_anything_left(world: World, state: State) -> bool:
    """WIZ-TRN-09: whoever has a warrior to use and an action point can do something with them.

    So can who has a block to build with, or a catapult that can be used. Else look closer.
    """
    seat = acting_commander(world, state)
    commander = state.commanders[seat]
    if state.interrupter != NOBODY and not is_active(state, int(state.hero)):
        return False
    if commander.ap > 0 and (has_warrior(world, state, seat) or can_serve(world, state, seat)):
        return True
    if can_build(world, state, seat) or can_revive(world, state):
        return True
    if commander.tp >= world.params.cost_attack and (
        can_shoot(world, state, seat) or can_attack(world, state, seat)
    ):
        return True
    return refuse_hiring(world, state) == 0 and can_place_mercenary(world, state, seat)


@rule
def has_warrior(world: World, state: State, seat: int) -> bool:
    """WIZ-TRN-06: whether a commander has a unit that may still act."""
    for slot in range(2 * world.cap):
        if (
            state.units[slot].commander == seat
            and is_active(state, slot)
            and not lacks_warriors(world, state, seat, 1 << slot)
        ):
            return True
    return False


@rule
def can_serve(world: World, state: State, seat: int) -> bool:
    """WIZ-ART-03, WIZ-ART-04: whether a catapult of a commander may still move or shoot."""
    if state.interrupter != NOBODY:
        return False
    for index in range(world.bodies):
        body = state.bodies[index]
        own = (world.engine[index] >> seat) & 1 == 1 and body.kind == ARTILLERY
        if own and (body.shots == 0 or world.params.art_move_or_shoot == 0):
            return True
    return can_shoot(world, state, seat)


@rule
def can_build(world: World, state: State, seat: int) -> bool:
    """WIZ-BLD-01, WIZ-BLD-02: whether a commander has a builder, a block and its price."""
    return (
        state.sides[world.side[seat]].pool > 0
        and build_price(world, state) <= state.commanders[seat].ap
        and has_free_unit(world, state, seat)
    )


@rule
def can_revive(world: World, state: State) -> bool:
    """WIZ-OBJ-07: whether the Garden has somebody to bring back."""
    if refuse_ap(world, state, int(world.params.cost_garden)) != 0:
        return False
    for slot in range(2 * world.cap):
        if refuse_rite(world, state, slot) == 0:
            return True
    return False


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
