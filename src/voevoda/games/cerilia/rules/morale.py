"""CER-MOR: morale checks."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.cerilia.events import MORALE_FAILED, MORALE_HELD
from voevoda.games.cerilia.ids import CER_MOR_01, CER_MOR_04
from voevoda.games.cerilia.params import ROUT
from voevoda.games.cerilia.records import State, World
from voevoda.games.cerilia.roster import ALL_SIGNS, UNDEAD
from voevoda.games.cerilia.rules.units import in_own_fort, name_of, signs_of, traits_of


@rule
def checks_after_hit(world: World, state: State, u: int) -> bool:
    """CER-MOR-02: whether a hit asks for a check."""
    unit = state.units[u]
    return (
        world.params.morale_on_hit == 0
        and unit.doomed == 0
        and unit.routed == 0
        and unit.falls_by != ROUT
        and not in_own_fort(world, state, u)
    )


@rule
def needs_no_die(world: World, state: State, u: int) -> bool:
    """CER-MOR-04: three signs, or undead."""
    return signs_of(world, state, u) == ALL_SIGNS or traits_of(world, state, u) & UNDEAD != 0


@rule
def hold_without_die(world: World, state: State, log: Log, u: int) -> bool:
    """CER-MOR-04: whether the unit holds, and then say so."""
    if not needs_no_die(world, state, u):
        return False
    emit(log, MORALE_HELD, CER_MOR_04, name_of(world, u), 0, signs_of(world, state, u))
    return True


@rule
def morale_holds(world: World, state: State, log: Log, u: int, face: int) -> bool:
    """CER-MOR-01, CER-MOR-05: whether the unit has the sign that was rolled."""
    signs = signs_of(world, state, u)
    held = (signs >> (face - 1)) & 1 == 1
    emit(log, MORALE_HELD if held else MORALE_FAILED, CER_MOR_01, name_of(world, u), face, signs)
    return held
