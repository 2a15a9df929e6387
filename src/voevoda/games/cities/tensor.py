"""The observation vector: what a seat knows, as float32 numbers.

Cells in the order of the board, each with `PER_CELL` numbers; then `PER_SEAT` numbers for each
seat, beginning with the observer; then `OVERALL` numbers.

| per cell | meaning |
|---|---|
| 0 | wall |
| 1-4 | a location: castle, tower, camp, lair |
| 5, 6 | location: own, enemy |
| 7-11 | location: spirit/20, health/40, level/3, time points/10, actions left/3 |
| 12-15 | relic: Mystic, Siege, Vampiric, Incredible |
| 16, 17 | abandoned, price of HIDE/3 |
| 18, 19 | a unit: own, enemy |
| 20, 21 | unit: spirit/20, health/40 |
| 22-25 | attack row: 0 for a dash, (value + 1)/4 else |
| 26-30 | magic, level of its home/3, improved, subdued, has attacked |

| per seat | meaning |
|---|---|
| 0 | to move |
| 1-3 | locations/6, total spirit/60, total health/120 |

| overall | meaning |
|---|---|
| 0-2 | round/limit, quiet rounds/limit, an attack was declared this round |
| 3-8 | phase: MAIN, MOVE, ROW, CELL, SWAP, other |
| 9, 10 | cells left of the open move/6, amount of the open creation/20 |
"""

from __future__ import annotations

from typing import Any

from voevoda.core.game import ObservationPart
from voevoda.core.rule import rule
from voevoda.games.cities.params import DASH, FACES
from voevoda.games.cities.records import (
    GAME_OVER,
    LOCATION_MARK,
    MAIN,
    ORDER,
    SWAP,
    WALL,
    State,
    World,
)
from voevoda.games.cities.rules.end import total_health, total_locations, total_spirit
from voevoda.games.cities.rules.general import does_magic, level_of_home, owner_of
from voevoda.games.cities.rules.turns import mover

PER_CELL = 31
PER_SEAT = 4
OVERALL = 11


def observation_parts(world: Any) -> tuple[ObservationPart, ...]:
    """Return the parts of the vector with their shapes."""
    return (
        ObservationPart("cells", (world.height, world.width, PER_CELL)),
        ObservationPart("seats", (world.seats, PER_SEAT)),
        ObservationPart("overall", (OVERALL,)),
    )


@rule
def fill_observation(world: World, state: State, seat: int, out: Any) -> None:
    """CIT-GEN-06: everything is open; the vector only puts the observer first."""
    cells = world.width * world.height
    for i in range(cells * PER_CELL + world.seats * PER_SEAT + OVERALL):
        out[i] = 0.0
    for cell in range(cells):
        there = state.board[cell]
        if there == WALL:
            out[cell * PER_CELL] = 1.0
        elif there <= LOCATION_MARK:
            observe_location(world, state, seat, LOCATION_MARK - there, out, cell * PER_CELL)
        elif there > 0:
            observe_unit(world, state, seat, there - 1, out, cell * PER_CELL)
    at = cells * PER_CELL
    for shift in range(world.seats):
        other = (seat + shift) % world.seats
        if ORDER < state.phase < GAME_OVER and mover(world, state) == other:
            out[at] = 1.0
        out[at + 1] = total_locations(world, state, other) / 6.0
        out[at + 2] = total_spirit(world, state, other) / 60.0
        out[at + 3] = total_health(world, state, other) / 120.0
        at += PER_SEAT
    observe_overall(world, state, out, at)


@rule
def observe_location(world: World, state: State, seat: int, index: int, out: Any, at: int) -> None:
    """Numbers 1-17 of a cell."""
    location = state.locations[index]
    out[at + 1 + world.kind[index]] = 1.0
    out[at + 5 + (0 if location.owner == seat else 1)] = 1.0
    out[at + 7] = location.spirit / 20.0
    out[at + 8] = location.health / 40.0
    out[at + 9] = location.level / 3.0
    out[at + 10] = location.time / 10.0
    if location.ready == 1:
        out[at + 11] = (world.params.max_actions - location.used) / 3.0
    if location.relic != 0:
        out[at + 11 + location.relic] = 1.0
    out[at + 16] = location.abandoned
    out[at + 17] = location.siege_cost / 3.0


@rule
def observe_unit(world: World, state: State, seat: int, slot: int, out: Any, at: int) -> None:
    """Numbers 18-30 of a cell."""
    unit = state.units[slot]
    out[at + 18 + (0 if owner_of(state, unit) == seat else 1)] = 1.0
    out[at + 20] = unit.spirit / 20.0
    out[at + 21] = unit.health / 40.0
    for position in range(FACES):
        if unit.row[position] != DASH:
            out[at + 22 + position] = (unit.row[position] + 1) / 4.0
    out[at + 26] = 1.0 if does_magic(world, unit) else 0.0
    out[at + 27] = level_of_home(state, unit) / 3.0
    out[at + 28] = unit.improved
    out[at + 29] = unit.subdued
    out[at + 30] = unit.attacked


@rule
def observe_overall(world: World, state: State, out: Any, at: int) -> None:
    """The last eleven numbers."""
    out[at] = state.round / world.params.round_limit
    if world.params.quiet_limit != 0:
        out[at + 1] = state.quiet_rounds / world.params.quiet_limit
    out[at + 2] = state.attack_seen
    if MAIN <= state.phase <= SWAP:
        out[at + 2 + state.phase] = 1.0
    else:
        out[at + 8] = 1.0
    out[at + 9] = state.cells_left / 6.0
    out[at + 10] = state.amount / 20.0
