"""CIT-ATT: attacks of units on units."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.cities.actions import ATTACK
from voevoda.games.cities.events import ATTACK_DECLARED, HIT, MISSED, ROLLED
from voevoda.games.cities.ids import CIT_ATT_02, CIT_ATT_04, CIT_ATT_05, CIT_ATT_06
from voevoda.games.cities.params import DASH, MYSTIC
from voevoda.games.cities.reasons import (
    ALREADY_ATTACKED,
    FRIENDLY_TARGET,
    NO_SUCH,
    NOT_ITS_UNIT,
    OUT_OF_RANGE,
)
from voevoda.games.cities.reasons import SUBDUED as IS_SUBDUED
from voevoda.games.cities.records import MAIN, NOBODY, ROLL_ATTACK, State, World
from voevoda.games.cities.rules.damage import hurt
from voevoda.games.cities.rules.economy import pay
from voevoda.games.cities.rules.general import does_magic, owner_of, slot_of
from voevoda.games.cities.rules.map import distance
from voevoda.games.cities.rules.relics import bleed_mystically, feed_vampire


@rule
def refuse_fighter(state: State, index: int, slot: int) -> int:
    """CIT-ATT-01, CIT-ACT-05: the unit's own checks, in the order of 6.2."""
    if slot == NOBODY:
        return NO_SUCH
    unit = state.units[slot]
    if unit.ctrl != index:
        return NOT_ITS_UNIT
    if unit.subdued == 1:
        return IS_SUBDUED
    if unit.attacked == 1:
        return ALREADY_ATTACKED
    return 0


@rule
def in_range(world: World, a: int, b: int) -> bool:
    """CIT-ATT-01, CIT-MAP-05: distance alone decides, nothing blocks."""
    return 1 <= distance(world, a, b) <= world.params.attack_range


@rule
def refuse_attack(world: World, state: State, index: int, number: int, target: int) -> int:
    """Own checks of ATT on a unit (6.2)."""
    slot = slot_of(state, number)
    reason = refuse_fighter(state, index, slot)
    if reason != 0:
        return reason
    other = slot_of(state, target)
    if other == NOBODY:
        return NO_SUCH
    if owner_of(state, state.units[other]) == state.locations[index].owner:
        return FRIENDLY_TARGET  # CIT-ATT-10
    if not in_range(world, state.units[slot].cell, state.units[other].cell):
        return OUT_OF_RANGE
    return 0


@rule
def declare_attack(
    world: World, state: State, log: Log, index: int, number: int, target: int
) -> None:
    """CIT-ATT-02, CIT-ATT-03: pay, mark the unit, feed a Vampiric target, and let the die roll."""
    slot = slot_of(state, number)
    other = slot_of(state, target)
    pay(world, state, log, index, ATTACK)
    state.units[slot].attacked = 1  # CIT-ATT-08: once a turn, units and locations together
    state.attack_seen = 1
    emit(log, ATTACK_DECLARED, CIT_ATT_02, number, target)
    feed_vampire(world, state, log, other)
    state.attacker = slot
    state.target = other
    state.phase = ROLL_ATTACK


@rule
def resolve_attack(world: World, state: State, log: Log, face: int) -> None:
    """CIT-ATT-04 to CIT-ATT-07: the face chooses a position; a number hits, a dash misses.

    The attacker loses nothing, and nobody strikes back (CIT-ATT-09).
    """
    slot = state.attacker
    other = state.target
    state.attacker = 0
    state.target = 0
    state.phase = MAIN
    unit = state.units[slot]
    emit(log, ROLLED, CIT_ATT_04, face)
    value = int(unit.row[face - 1])
    if value != DASH:
        gross = value + unit.spirit
        magic = does_magic(world, unit)
        emit(
            log, HIT, CIT_ATT_06, unit.number, state.units[other].number, value, unit.spirit, gross,
            1 if magic else 0,
        )  # fmt: skip
        hurt(world, state, log, slot, other, gross, magic)
    elif state.locations[unit.ctrl].relic == MYSTIC:
        bleed_mystically(world, state, log, slot, other)
    else:
        emit(log, MISSED, CIT_ATT_05, unit.number, state.units[other].number)
