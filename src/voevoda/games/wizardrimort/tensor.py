"""The vector that a learner sees: bodies, units, sides and the turn, from its own side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from voevoda.core.game import ObservationPart
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.records import (
    CASTLE_STANDS,
    CRYSTAL_DESTROYED,
    NO_BODY,
    NOBODY,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.tape import acting_commander

UNIT_NUMBERS = 24
BODY_NUMBERS = 24
SIDE_NUMBERS = 8
OVERALL = 40
LENGTH = 1000.0
"""Lengths are told in thousands of units."""


def observation_parts(world: Any) -> Sequence[ObservationPart]:
    """Return the parts in order; own units and the own side come first."""
    bodies = int(world.bodies) + int(world.pool[0]) + int(world.pool[1])
    return [
        ObservationPart("units", (2 * int(world.cap), UNIT_NUMBERS)),
        ObservationPart("bodies", (bodies, BODY_NUMBERS)),
        ObservationPart("sides", (2, SIDE_NUMBERS)),
        ObservationPart("turn", (OVERALL,)),
    ]


@rule
def fill_observation(world: World, state: State, seat: int, out: Any) -> None:
    """Fill the vector as `observation_parts` describes it."""
    for place in range(len(out)):
        out[place] = 0.0
    side = world.side[seat]
    at = 0
    for slot in range(2 * world.cap):
        own = slot if side == 0 else (slot + world.cap) % (2 * world.cap)
        observe_unit(world, state, own, side, out, at)
        at += UNIT_NUMBERS
    for index in range(world.bodies + world.pool[0] + world.pool[1]):
        if index < state.blocks:
            observe_body(state, index, side, out, at)
        at += BODY_NUMBERS
    for place in range(2):
        observe_side(state, side if place == 0 else 1 - side, out, at)
        at += SIDE_NUMBERS
    observe_turn(world, state, side, out, at)


@rule
def observe_unit(world: World, state: State, slot: int, side: int, out: Any, at: int) -> None:
    """Own, class, faction, state, place, facing and what was done in this turn."""
    unit = state.units[slot]
    if unit.commander == NOBODY or unit.on_table == 0:
        return
    out[at] = 1.0
    out[at + 1] = 1.0 if world.side[unit.commander] == side else 0.0
    out[at + 2 + unit.kind] = 1.0
    out[at + 7 + unit.faction] = 1.0
    out[at + 12] = unit.living
    out[at + 13] = unit.mercenary
    out[at + 14] = unit.x / LENGTH
    out[at + 15] = unit.y / LENGTH
    out[at + 16] = unit.z / LENGTH
    length = (unit.fx * unit.fx + unit.fy * unit.fy) ** 0.5
    if length > 0.0:
        out[at + 17] = unit.fx / length
        out[at + 18] = unit.fy / length
    out[at + 19] = unit.sealed
    out[at + 20] = unit.used
    out[at + 21] = unit.path / LENGTH
    out[at + 22] = unit.descended
    out[at + 23] = unit.teleported


@rule
def observe_body(state: State, index: int, side: int, out: Any, at: int) -> None:
    """Kind, shape, heights and owner."""
    body = state.bodies[index]
    if body.kind == NO_BODY:
        return
    out[at + body.kind - 1] = 1.0
    out[at + 15] = body.disc
    out[at + 16] = body.x0 / LENGTH
    out[at + 17] = body.y0 / LENGTH
    out[at + 18] = body.x1 / LENGTH
    out[at + 19] = body.y1 / LENGTH
    out[at + 20] = body.bottom / LENGTH
    out[at + 21] = body.top / LENGTH
    out[at + 22] = body.hp
    if body.side != NOBODY:
        out[at + 23] = 1.0 if body.side == side else -1.0


@rule
def observe_side(state: State, side: int, out: Any, at: int) -> None:
    """Coins, blocks, crystal, castle, spirits' base, what is armed."""
    mine = state.sides[side]
    out[at] = mine.coins / 6.0
    out[at + 1] = mine.pool / 10.0
    out[at + 2] = 1.0 if mine.crystal == CRYSTAL_DESTROYED else 0.0
    out[at + 3] = 1.0 if mine.castle == CASTLE_STANDS else 0.0
    out[at + 4] = mine.start_size / 6.0
    out[at + 5] = 1.0 if state.obelisk_armed == side else 0.0
    out[at + 6] = 1.0 if state.hold_armed == side else 0.0
    out[at + 7] = mine.wins / 2.0


@rule
def observe_turn(world: World, state: State, side: int, out: Any, at: int) -> None:
    """Round, bank, whose turn it is, its dice, and the phase."""
    out[at] = state.round / world.round_limit
    out[at + 1] = state.bank / 6.0
    if state.first != NOBODY:
        acting = acting_commander(world, state)
        commander = state.commanders[acting]
        out[at + 2] = 1.0 if world.side[acting] == side else 0.0
        out[at + 3] = commander.wp / 6.0
        out[at + 4] = commander.ap / 6.0
        out[at + 5] = commander.tp / 6.0
        out[at + 6] = 1.0 if state.interrupter != NOBODY else 0.0
    out[at + 7 + state.phase] = 1.0
    out[at + 34] = state.melee
    out[at + 35] = state.charge
    out[at + 36] = state.back
    out[at + 37] = state.attack_total / 10.0
    out[at + 38] = state.attack_die / 6.0
    out[at + 39] = state.strikes
