"""CIT-GEN-09: what holds at every decision."""

from __future__ import annotations

from typing import Any

from voevoda.games.cities.records import FREE, LOCATION_MARK, ROLL_RELIC, WALL
from voevoda.games.cities.view import location_name


def broken(world: Any, state: Any) -> list[str]:
    """Return what is wrong with a position, in words; empty when CIT-GEN-09 holds."""
    return [*_locations(world, state), *_units(world, state), *_board(world, state)]


def _locations(world: Any, state: Any) -> list[str]:
    found = []
    for index in range(world.locations):
        location, name = state.locations[index], location_name(index)
        if location.spirit < 1:
            found.append(f"{name} has spirit {location.spirit}")
        if location.health < 0 or location.time < 0:
            found.append(f"{name} has health {location.health}, time {location.time}")
        drawing = state.phase == ROLL_RELIC and state.acting == index
        if not drawing and (location.relic != 0) != (location.level >= world.params.relic_level):
            found.append(f"{name} has level {location.level} and relic {location.relic}")
    return found


def _units(world: Any, state: Any) -> list[str]:
    found = []
    for slot, unit in enumerate(state.units):
        if unit.number == 0:
            if unit.values() != (0,) * 6 + ([0] * 4, 0, 0, 0):
                found.append(f"free slot {slot} holds numbers")
            continue
        if slot >= state.top:
            found.append(f"u{unit.number} lies behind the top")
        if unit.health < 1 or unit.spirit < 0:
            found.append(f"u{unit.number} has health {unit.health}, spirit {unit.spirit}")
        if unit.subdued and unit.spirit != 0:
            found.append(f"u{unit.number} is subdued with spirit {unit.spirit}")
        if not 0 <= unit.ctrl < world.locations:
            found.append(f"u{unit.number} has no controller")
        if state.board[unit.cell] != slot + 1:
            found.append(f"u{unit.number} is not where the board says")
    return found


def _board(world: Any, state: Any) -> list[str]:
    found = []
    for index in range(world.locations):
        if state.board[world.site[index]] != LOCATION_MARK - index:
            found.append(f"{location_name(index)} is not on its cell")
    on_board = sum(1 for there in state.board if there not in (FREE, WALL) and there > 0)
    standing = sum(1 for unit in state.units if unit.number)
    if on_board != standing:
        found.append(f"{on_board} units on the board, {standing} in the list")
    return found
