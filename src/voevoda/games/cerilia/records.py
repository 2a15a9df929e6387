"""World and State of `cerilia`. Only hidden units are not open to every seat."""

from __future__ import annotations

from typing import Annotated

from voevoda.core.records import Record, int8, int16, int32
from voevoda.games.cerilia.params import Params
from voevoda.games.cerilia.roster import CARDS, MOST_HITS, SPELLS

ATT, DEF = 0, 1
SIDES = ("ATT", "DEF")
SEATS = 4

COLS, ROWS, SECTORS = 5, 3, 15
RESERVE, DEAD, FLED, ASIDE = 15, 16, 17, 18
"""Places that are no sector; a unit set aside is not deployed yet, or not summoned."""
PLACES = 16
"""Sectors and the reserve: where paths lead."""
SECTOR_NAMES = tuple(f"{column}{row}" for row in (1, 2, 3) for column in "ABCDE")
PLACE_NAMES = (*SECTOR_NAMES, "R", "dead", "fled", "")

NO_DIRECTION, NORTH, EAST, SOUTH, WEST = range(5)
DIRECTIONS = " nesw"

NO_CARD, CLIFF, RIVER, FOREST, SWAMP, HILL = range(6)
KINDS = ("", "cliff", "river", "forest", "swamp", "hill")
NATURAL, TRANSMUTED, ILLUSORY = range(3)
SOURCES = ("natural", "transmuted", "illusory")

SLOTS = 6
"""Slots of a line that a record has room for."""
LINES = SECTORS * 2 * SLOTS
EDGES = SECTORS * 2
"""Edges to the north and to the east of each sector."""

NOBODY = -1
THE_FORT = -2
"""What attacks or is attacked: a unit's place in the list, or the unmanned fort."""

P0_FORT, P0_TERRAIN, P0_DEPLOY, P0_ATTACH, START, RALLY, MAGIC, MOVE, DETECT = range(9)
MISSILE, CHARGE, MELEE, END, GAME_OVER = range(9, 14)
PHASES = (
    "P0_FORT", "P0_TERRAIN", "P0_DEPLOY", "P0_ATTACH", "START", "RALLY", "MAGIC", "MOVE", "DETECT",
    "MISSILE", "CHARGE", "MELEE", "END", "OVER",
)  # fmt: skip

GOING, CHOOSE, TARGET, OPTION, REVEAL, SIDESTEP = range(6)
DURATION, INITIATIVE, BATTLE, MORALE, RALLYING = range(6, 11)
NODES = (
    "going", "choose", "target", "option", "reveal", "sidestep", "duration", "initiative",
    "battle", "morale", "rallying",
)  # fmt: skip
"""What the game waits for; from DURATION on it is chance. GOING never outlasts a step."""

NO_OBJECTIVE, TAKE_FORT, BREAK_THROUGH = range(3)
OBJECTIVES = ("none", "fort", "breakthrough")

PATHS = 1776
"""Ways of up to four steps from anywhere to anywhere, for both sides."""
PATH_STEP = 5
"""Bits of a place in a packed path: place + 1, the start lowest."""
PATH_MASK = 31


class UnitCard(Record):
    """The printed ratings of a unit type."""

    move: int8
    defense: int8
    hits: int8
    signs: int8
    cost: int8
    traits: int16
    melee: Annotated[list[int8], MOST_HITS]  # by damage
    missile: Annotated[list[int8], MOST_HITS]
    charge: Annotated[list[int8], MOST_HITS]


class SpellCard(Record):
    """A spell."""

    caster: int8  # MAGE, PRIEST
    effect: int8
    range: int8
    rolls: int8


class PoolCard(Record):
    """A terrain card that the Defender lays, and where it lies by default."""

    kind: int8
    sector: int8
    direction: int8


class World(Record):
    """What is fixed during a match."""

    params: Params
    seats: int8  # 2, or 4 in the team game
    units: int16  # places in the list of units, those of summoned ones included
    first_def: int16  # units from here on are the Defender's
    casters: int16
    objective: int8  # NO_OBJECTIVE, TAKE_FORT, BREAK_THROUGH
    places_fort: int8  # the Defender chooses the fort's sector
    fort_sector: int8  # by default, NOBODY without a fort
    pool_size: int8  # cards that the Defender lays
    pool: Annotated[tuple[PoolCard, ...], SECTORS]
    cards: Annotated[tuple[UnitCard, ...], len(CARDS) + 1]  # by unit type
    spells: Annotated[tuple[SpellCard, ...], len(SPELLS) + 1]  # by spell
    path_at: Annotated[list[int16], 2 * PLACES * PLACES + 1]  # by side, start and end
    paths: Annotated[list[int32], PATHS]  # shortest first, then in the order of steps
    unit_seat: Annotated[list[int8], "units"]  # commander; of summoned units see State
    unit_default: Annotated[list[int8], "units"]  # place in the scenario, ASIDE where it has none
    caster_name: Annotated[list[int16], "casters"]  # number * 2 + class
    caster_seat: Annotated[list[int8], "casters"]
    caster_default: Annotated[list[int16], "casters"]  # host in the scenario, or NOBODY


class Unit(Record):
    """A war card on the table."""

    type: int8  # 0: not summoned yet
    seat: int8  # its commander
    place: int8  # sector, RESERVE, DEAD, FLED, ASIDE
    damage: int8
    routed: int8
    hidden: int8
    summoned: int8
    bless_until: int8  # round, 0: not blessed
    bless_sign: int8  # set of one sign, or empty
    moved: int8
    withdrew: int8
    attacked: int8
    engaged0: int8
    downhill: int8
    path: int32  # packed way of this round's move, 0 if there was none
    pending: int8  # damage to be applied at the end of the phase
    doomed: int8  # place in the order of the doomed, from 1
    falling: int8  # place in the order of retreats, from 1
    falls_by: int8  # FALL_BACK or ROUT
    spent: int8  # was revealed by its ambush: does not block in this step


class Caster(Record):
    """A mage or priest attached to a unit."""

    host: int16  # unit, or NOBODY
    lost: int8
    cast: int8  # spells cast in this round
    spells: Annotated[list[int8], len(SPELLS) + 1]  # prepared, by spell


class Fort(Record):
    """The fortification card."""

    sector: int8  # NOBODY: there is none
    level: int8
    bonus: int8
    damage: int8
    destroyed: int8
    engaged0: int8
    attacked: int8
    pending: int8
    doomed: int8  # place in the order of the doomed, from 1


class State(Record):
    """What changes."""

    phase: int8
    node: int8
    round: int8  # 0: preparation
    initiative: int8  # ATT, DEF, NOBODY
    part: int8  # whose part of the phase: the initiative side's two commanders, then the others
    cursor: int16  # next unit in RALLY, next card or unit or caster in preparation
    night: int8
    resolving: int8  # the effects step of the phase has begun
    caster: int8  # who casts, or NOBODY
    spell: int8
    aim: int8  # its target: sector, unit, THE_FORT, or NOBODY
    option: int8  # its direction, terrain (kind * 8 + direction) or sign
    until: int8  # last round of its effect
    attacker: int8  # unit, THE_FORT, or NOBODY, while the dice roll
    target: int8
    column: int8
    retreating: int8  # unit whose retreat waits for a choice, or NOBODY
    ambush: int8  # sector of that ambush, or NOBODY
    doom_count: int8
    fall_count: int8
    won: int8  # bit set of seats
    end_rule: int16
    start_cost: Annotated[list[int16], 2]
    lost_cost: Annotated[list[int16], 2]
    card: Annotated[list[int8], SECTORS]
    card_direction: Annotated[list[int8], SECTORS]
    card_source: Annotated[list[int8], SECTORS]
    fog: Annotated[list[int8], SECTORS]  # last round, 0: none
    holder: Annotated[list[int8], SECTORS]  # side + 1, 0: none
    wall: Annotated[list[int8], EDGES]  # spell * 2, + 1 if named from the far side; 0: none
    wall_until: Annotated[list[int8], EDGES]
    line: Annotated[list[int8], LINES]  # unit + 1 by sector, side and slot
    fort: Fort
    casters: Annotated[tuple[Caster, ...], "casters"]
    units: Annotated[tuple[Unit, ...], "units"]
