"""World and State of `grand`. Only what lies face down in a battle is not open to every seat.

A *piece* is a number: a unit's tag, or a building by its cell. Tags of units grow with the number
of the unit, so that a list in tag order is a list in the order of numbers (GRA-GEO-04).
"""

from __future__ import annotations

from typing import Annotated

from voevoda.core.records import Record, int8, int16, int32
from voevoda.games.grand.params import MOST_GHOSTS, MOST_STRENGTH, Params

SEATS = 6
NUMBERS = SEATS + 1
"""Arrays by seat have a place for 0, which is nobody; seats count from 1 as on the map."""

FIELD, FOREST, DESERT, MOUNTAIN, SEA = range(5)

NO_MARK, MINE_SITE, DRAGON_MARK = range(3)

AROUND = 9
"""Neighbours of a cell in `World.around`, closed by NOWHERE."""
NOWHERE = -1
NO_PIECE = -1

TAG_SEAT_BITS, TAG_KIND_BITS = 3, 4
TAG_BITS = TAG_SEAT_BITS + TAG_KIND_BITS
"""A tag is the number of the unit, its kind and the seat at its creation, the seat lowest. The
piece of a building has its cell for a number, and no kind."""

MAP_GAME, BATTLE_GAME = 0, 1
"""A whole game, or a stand-alone battle."""

AWAKE, ASLEEP, WAITING, TAMED, FREE = range(5)
"""How a dragon is; every other unit is AWAKE."""

OPEN, USED, VOID = range(3)
"""Status of a declaration."""

ATT, DEF = 0, 1
NO_SIDE = -1

NO_ORDER, ATTACK, SHOOT, DEFEND = range(4)
ORDERS = " asd"

CARDS = MOST_STRENGTH + MOST_GHOSTS
"""Cards that a piece may have in a battle."""
FIGHTERS = 64
"""Pieces that a battle may have; whoever would be one more stays out of it."""
LANDS = 64
ARMIES = 4
"""Armies that a side of a stand-alone battle may have."""
LONGEST_NAME = 24
"""Characters of the name of such an army."""

START, FORM, LAY_OUT, REVEAL, AFTERMATH, COMPLETE, CRUMBLE, FLIGHT, CHECK_END = range(9)
ASK = 9
DEBT, IN_ORDERS, CARRY, PLACE, PICK, REACT, ARRANGE, CARD, REARRANGE, RELAY = range(10, 20)
SPOILS, TURMOIL, DIE, PREY, GAME_OVER = range(20, 25)
NODES = (
    "start", "form", "lay_out", "reveal", "aftermath", "complete", "crumble", "flight",
    "check_end", "ask", "debt", "orders", "carry", "place", "pick", "react", "arrange",
    "card", "rearrange", "relay", "spoils", "turmoil", "die", "prey", "over",
)  # fmt: skip
"""What the game waits for. Up to ASK it goes on by itself, and never rests there."""


class World(Record):
    """What is fixed during a match."""

    params: Params
    type: int8  # MAP_GAME, BATTLE_GAME
    width: int16
    height: int16
    cells: int16
    seats: int8  # 2..6
    lands: int16
    number: Annotated[list[int8], SEATS]  # of the seats in play, in order of play
    place: Annotated[list[int8], NUMBERS]  # by seat number: place in `number`, or -1
    team: Annotated[list[int8], NUMBERS]  # by seat number: bit set of the whole team
    land_name: Annotated[list[int8], LANDS]  # character
    terrain: Annotated[list[int8], "cells"]
    river: Annotated[list[int8], "cells"]
    land: Annotated[list[int8], "cells"]  # land, or -1
    mark: Annotated[list[int8], "cells"]  # NO_MARK, MINE_SITE, DRAGON_MARK
    around: Annotated[list[int16], "around"]
    army_count: Annotated[list[int8], 2]  # of a stand-alone battle, by side
    army_strength: Annotated[list[int8], 2 * ARMIES]
    army_plus: Annotated[list[int8], 2 * ARMIES]
    army_name: Annotated[list[int32], 2 * ARMIES * LONGEST_NAME]  # characters, 0 after the last


class Unit(Record):
    """A mobile piece. The list of units is in tag order and has no gaps."""

    tag: int32
    owner: int8  # seat, 0: nobody
    cell: int16
    mithril: int8
    act: int8  # the active action is unspent
    moved: int8
    carried: int8
    pinned: int8
    school: int8  # of a mage
    state: int8  # of a dragon: ASLEEP, WAITING, TAMED, FREE
    home: int16  # of a dragon: cell
    former: int8  # of a free dragon: last owner
    flies: int8  # 1: has still to fly after this turn
    controller: int32  # of a zombie or a dragon: mage, or NO_PIECE
    work: int8  # what it builds on its cell, 0: nothing
    spoiled: int8  # that work is
    wind: int8  # seat under whose spell it is, 0: none
    water: int8
    stun: int8
    fury: int8


class Battle(Record):
    """The battle that is fought now. Fighters stand in order of entry, the attackers first.

    A layout is the living fighters of a side in `sequence`, and of each its cards in `cards`.
    """

    count: int8  # fighters
    attackers: int8  # of them
    commander: Annotated[list[int8], 2]  # seat by side, 0: none
    round: int8  # of laying out, from 1; from 2 on what has not moved is public
    side: int8  # that lays out now
    placed: int8  # fighters in that side's new sequence
    given: int16  # order cards given so far, or cards laid again by that side
    winner: int8  # ATT, DEF, NO_SIDE
    claimant: int8  # seat, 0: none
    cursor: int8  # fighter whose fate is decided next
    tag: Annotated[list[int32], FIGHTERS]  # piece
    owner: Annotated[list[int8], FIGHTERS]  # who counts as its owner in this battle
    plus: Annotated[list[int8], FIGHTERS]  # its cards have advantage
    size: Annotated[list[int8], FIGHTERS]  # cards at the start
    left: Annotated[list[int8], FIGHTERS]  # living cards, the first ones of `cards`
    sequence: Annotated[list[int8], FIGHTERS]  # fighters; the attackers' places first
    cards: Annotated[list[int8], FIGHTERS * CARDS]  # orders by fighter


class State(Record):
    """What changes."""

    node: int8
    year: int16
    active: int8  # seat whose turn it is
    asked: int8  # seat that decides now, 0: chance
    passes: int8  # reactions refused in a row
    flying: int32  # dragon in flight, or NO_PIECE outside the flights
    landed: int8  # the flights of this turn are over
    actor: int32  # ship that carries, or mage that casts
    spell: int8
    target: int32  # piece or cell of the spell
    left: int8  # passengers, zombies to place or to pick
    origin: int16  # cell that the ship left
    won: int8  # bit set of places
    end_rule: int16
    out: int8  # bit set of eliminated seats
    out_before: int8  # the same when this turn began
    next_number: int16  # of the next unit
    battles: int16  # fought in this turn, or rounds of a stand-alone battle
    score: int32  # lead of place 0 in a stand-alone battle, in units of its payoff
    coins: Annotated[list[int32], NUMBERS]
    peace: Annotated[list[int8], NUMBERS]  # bit set of partners
    notice: Annotated[list[int8], NUMBERS]  # bit set of partners that were given notice
    offers: Annotated[list[int8], NUMBERS]  # bit set of partners with an open offer
    talked: Annotated[list[int8], NUMBERS]  # bit set of partners spoken to in this turn
    turmoil: Annotated[list[int8], LANDS]  # payments still lost
    city: Annotated[list[int16], LANDS]  # cell of the land's city, or NOWHERE
    bridge: Annotated[list[int8], "cells"]
    kind: Annotated[list[int8], "cells"]  # building, 0: none
    level: Annotated[list[int8], "cells"]
    owner: Annotated[list[int8], "cells"]  # of the building
    act: Annotated[list[int8], "cells"]  # its active action is unspent
    work: Annotated[list[int8], "cells"]  # LEVEL while it gains one
    spoiled: Annotated[list[int8], "cells"]  # that work is
    ghosts: Annotated[list[int8], "cells"]  # seat under whose spell it is, 0: none
    presence: Annotated[list[int16], "cells"]  # who is there, see rules/cells.py
    reach: Annotated[list[int8], "cells"]  # scratch of rules/paths.py, 0 at every decision
    buildings: int16  # how many
    built: Annotated[list[int16], "cells"]  # their cells, in order
    declared: int16  # declarations of this turn or flight
    source: Annotated[list[int32], "declarations"]  # pieces
    aim: Annotated[list[int32], "declarations"]
    status: Annotated[list[int8], "declarations"]  # OPEN, USED, VOID
    as_neutral: Annotated[list[int8], "declarations"]  # the source fights as nobody's
    top: int16  # how many units
    units: Annotated[tuple[Unit, ...], "units"]
    battle: Battle
