"""World and State of `cities`. Everything is open to every seat (CIT-GEN-06)."""

from __future__ import annotations

from typing import Annotated

from voevoda.core.records import Record, int8, int16, int32
from voevoda.games.cities.params import Params

SEATS = 6

ORDER, MAIN, MOVE, ROW, CELL, SWAP, ROLL_ATTACK, ROLL_RELIC, GAME_OVER = range(9)
PHASES = ("ORDER", "MAIN", "MOVE", "ROW", "CELL", "SWAP", "ROLL_ATTACK", "ROLL_RELIC", "OVER")

FREE, WALL = 0, -1
LOCATION_MARK = -2
"""A board entry: FREE, WALL, LOCATION_MARK - location, or unit slot + 1."""

NOBODY = -1
AROUND = 9
"""Neighbours of a cell in `World.around`, closed by -1."""
ROWS = 720
"""Rows that one type of location may give, at most (four zeros raised to 0..9 are 715)."""


class World(Record):
    """What is fixed during a match."""

    params: Params
    width: int16  # 3..26
    height: int16  # 3..26
    seats: int8  # 2..6
    locations: int16  # how many
    entries: int16  # in the initiative order: seats, or locations
    reach_stride: int16  # entries per cell in `reach`
    kind: Annotated[list[int8], "locations"]  # CASTLE, TOWER, CAMP, LAIR
    site: Annotated[list[int16], "locations"]  # cell
    around: Annotated[list[int16], "around"]  # neighbours, AROUND per cell, closed by -1
    reach: Annotated[list[int16], "reach"]  # cells at attack distance, closed by -1
    rows: Annotated[list[int32], 4 * ROWS]  # packed rows by type, cheapest first
    row_cost: Annotated[list[int16], 4 * ROWS]  # in TP, spirit or health, as the type pays
    row_count: Annotated[list[int16], 4]


class Location(Record):
    """A settlement."""

    owner: int8  # seat
    spirit: int32  # 1.. at every decision; may exceed its maximum
    health: int32  # 0..
    level: int8  # 0..3
    time: int16  # time points
    relic: int8  # NO_RELIC, MYSTIC, …
    abandoned: int8  # in the abandoned form
    siege_cost: int16  # price of the next HIDE
    ready: int8  # may act in this turn
    used: int8  # actions taken in this turn
    mystic_used: int8  # has received its Mystic TP in this turn


class Unit(Record):
    """A fighting piece, in a slot that is free again when it is gone."""

    number: int32  # u1, u2, … in order of creation, never used again; 0: the slot is free
    home: int16  # location that created it
    ctrl: int16  # location that controls it
    cell: int16
    spirit: int32  # 0..
    health: int32  # 1.. while alive
    row: Annotated[list[int8], 4]  # attack value by die face, DASH or 0..9
    improved: int8
    subdued: int8
    attacked: int8  # in the present turn


class State(Record):
    """What changes."""

    phase: int8
    cur: int16  # place in `order`
    round: int16  # 1..
    attack_seen: int8  # an attack was declared in this round
    quiet_rounds: int16  # complete rounds in a row without an attack
    next_unit: int32  # number of the next unit
    won: int8  # bit set of winners
    end_rule: int16  # number of the rule that ended the game
    eliminated: Annotated[list[int8], SEATS]  # seats + 1 in order of elimination, 0 behind them
    acting: int16  # location whose action is open
    cells_left: int8  # of the open move
    cells_used: int8  # by the open move
    amount: int16  # spirit and health handed over by the open creation
    new_row: int32  # packed row of the open creation
    attacker: int16  # slot, while its die rolls
    target: int16  # slot, while its attacker's die rolls; the new unit during swaps
    swapped: int8  # bit set of positions of the new unit already exchanged
    drawn: int16  # entries of `order` that are decided
    top: int16  # slots from here on are free
    order: Annotated[list[int16], "entries"]  # seats or locations
    board: Annotated[list[int16], "cells"]
    locations: Annotated[tuple[Location, ...], "locations"]
    units: Annotated[tuple[Unit, ...], "units"]
