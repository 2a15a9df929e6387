"""Filling in a position of `wizardrimort`: the middle of a turn, in which its commander acts."""

from __future__ import annotations

from typing import Any

from voevoda.games.wizardrimort.forms import SIDE_LETTERS, unit_slot
from voevoda.games.wizardrimort.records import (
    ACT,
    BEGIN_TURN,
    CASTLE_RAZED,
    CRYSTAL_DESTROYED,
    NOBODY,
)
from voevoda.games.wizardrimort.rules.groups import regroup
from voevoda.games.wizardrimort.rules.special import note_seen
from voevoda.games.wizardrimort.rules.tape import commander_at_turn
from voevoda.games.wizardrimort.setups import Scenario, TurnSetup


def resume(world: Any, state: Any, log: Any, made: Scenario, turn: TurnSetup) -> None:
    """Go on from a position; where its dice are not rolled, the turn begins."""
    state.slot, state.round = turn.slot, turn.round
    state.first = SIDE_LETTERS.index(turn.first)
    state.game = turn.game - 1
    state.sieged = turn.sieged
    state.obelisk_armed = SIDE_LETTERS.find(turn.obelisk_armed) if turn.obelisk_armed else NOBODY
    state.hold_armed = SIDE_LETTERS.find(turn.hold_armed) if turn.hold_armed else NOBODY
    for name in ("penalty", "interrupted", "declined"):
        for number in getattr(turn, name):
            setattr(state.commanders[number - 1], name, 1)
    for side, setup in enumerate((made.a, made.b)):
        if setup.crystal_destroyed:
            state.sides[side].crystal = CRYSTAL_DESTROYED
        state.sides[side].wins = setup.wins
    for castle in made.castles:
        if castle.razed:
            state.sides[SIDE_LETTERS.index(castle.side)].castle = CASTLE_RAZED
    _resume_units(world, state, made)
    state.placed, state.asked = 0, NOBODY
    if not turn.rolled:
        state.phase = BEGIN_TURN
        return
    commander = state.commanders[commander_at_turn(world, state)]
    commander.wp, commander.ap, commander.tp = turn.white, turn.black, turn.red
    commander.conversions, commander.hired = turn.converted, turn.hired
    commander.credit = turn.credit
    state.phase = ACT


def _resume_units(world: Any, state: Any, made: Scenario) -> None:
    for setup in made.units:
        unit = state.units[unit_slot(world, setup.id)]
        unit.used, unit.attacks = int(setup.used), setup.attacks
        unit.turn_x, unit.turn_y = setup.came_from or (unit.x, unit.y)
        unit.path = setup.path
        unit.descended, unit.teleported = int(setup.descended), int(setup.teleported)
        for name in setup.seen_by:
            unit.seen_by |= 1 << unit_slot(world, name)
    regroup(world, state)
    seat = commander_at_turn(world, state)
    for slot, unit in enumerate(state.units):
        if unit.commander == seat and unit.on_table and not _has_history(made, slot, world):
            note_seen(world, state, slot)


def _has_history(made: Scenario, slot: int, world: Any) -> bool:
    """Return whether a unit's past in this turn is told, so that it needs no beginning."""
    for setup in made.units:
        if unit_slot(world, setup.id) == slot:
            return bool(setup.came_from or setup.path or setup.seen_by)
    return False
