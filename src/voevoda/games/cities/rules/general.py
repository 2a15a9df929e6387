"""CIT-GEN: what holds everywhere.

All numbers are whole and never below 0 (CIT-GEN-01, CIT-GEN-02).
"""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.cities.params import TOWER
from voevoda.games.cities.records import NOBODY, Location, State, Unit, World


@rule
def maximum_spirit(world: World, location: Location, kind: int) -> int:
    """CIT-GEN-04: base spirit of the type and a gain for each level.

    It binds only where a rule says so (CIT-GEN-05): `receive_spirit`, `regenerate`, and for health
    `restore_location`.
    """
    return world.params.base_spirit[kind] + world.params.level_spirit * location.level


@rule
def maximum_health(world: World, location: Location, kind: int) -> int:
    """CIT-GEN-04: base health of the type and a gain for each level."""
    return world.params.base_health[kind] + world.params.level_health * location.level


@rule
def level_of_home(state: State, unit: Unit) -> int:
    """CIT-GEN-07: the present level of the home, whoever owns it or controls the unit."""
    return state.locations[unit.home].level


@rule
def owner_of(state: State, unit: Unit) -> int:
    """CIT-GEN-08: a unit belongs to the owner of its controller."""
    return state.locations[unit.ctrl].owner


@rule
def does_magic(world: World, unit: Unit) -> bool:
    """CIT-ATT-07: units born in a tower do magic damage, whoever controls them."""
    return world.kind[unit.home] == TOWER


@rule
def slot_of(state: State, number: int) -> int:
    """Return the slot of unit `u<number>`, NOBODY if there is none."""
    if number > 0:
        for slot in range(state.top):
            if state.units[slot].number == number:
                return slot
    return NOBODY


@rule
def free_slot(state: State) -> int:
    """CIT-NEW-12: the lowest free slot; there are as many as units can stand on the map."""
    for slot in range(state.top):
        if state.units[slot].number == 0:
            return slot
    return state.top


@rule
def has_location(world: World, state: State, seat: int) -> bool:
    """Return whether a seat owns any location."""
    for index in range(world.locations):
        if state.locations[index].owner == seat:
            return True
    return False
