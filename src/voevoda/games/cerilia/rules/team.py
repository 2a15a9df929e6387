"""CER-TEAM: whose decision it is, and what belongs to whom."""

from __future__ import annotations

from voevoda.core.game import CHANCE, OVER
from voevoda.core.rule import rule
from voevoda.games.cerilia.records import (
    ATT,
    DEF,
    DURATION,
    GAME_OVER,
    P0_ATTACH,
    P0_DEPLOY,
    P0_TERRAIN,
    REVEAL,
    SIDESTEP,
    State,
    World,
)
from voevoda.games.cerilia.rules.units import has_units

PARTS = 4
"""Parts of a phase: two commanders of the initiative side, two of the other."""


@rule
def part_seat(state: State) -> int:
    """CER-RND-02, CER-TEAM-01: the commander of the present part."""
    first = ATT if state.initiative == ATT else DEF
    side = first if state.part < 2 else 1 - first
    return side + 2 * (state.part % 2)


@rule
def fort_seat(world: World, state: State) -> int:
    """CER-FOR-08, CER-TEAM-02: who commands the unmanned fort."""
    if world.seats > 2 and not has_units(world, state, DEF):
        return DEF + 2
    return DEF


@rule
def deciding_seat(world: World, state: State) -> int:
    """CER-TEAM-01: whose decision it is, at a node that is one."""
    if state.node == REVEAL or state.node == SIDESTEP:
        return int(state.units[state.retreating].seat)
    if state.phase <= P0_TERRAIN:
        return DEF
    if state.phase == P0_DEPLOY:
        return int(world.unit_seat[state.cursor])
    if state.phase == P0_ATTACH:
        return int(world.caster_seat[state.cursor])
    return int(part_seat(state))


@rule
def turn(world: World, state: State) -> int:
    """Who decides: a seat, chance, or nobody any more."""
    if state.phase == GAME_OVER:
        return OVER
    if state.node >= DURATION:
        return CHANCE
    return deciding_seat(world, state)
