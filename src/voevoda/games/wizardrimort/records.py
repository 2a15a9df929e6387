"""World and State of `wizardrimort`. Everything is open to every seat.

Lengths are in units u (a finger is 100), origin north-west, x to the east, y to the south. A seat
is a commander; a *slot* is the place of a unit in `State.units`: those of side A first, each
side by number, `World.cap` for each side.
"""

from __future__ import annotations

from typing import Annotated

from voevoda.core.records import Record, int8, int16, int32, int64
from voevoda.games.wizardrimort.params import COMMANDERS, GAMES, Params

SIDES = 2
MOST_SIDE = 31
"""Units that a side can have had, at most: a set of both sides' units is a number of 62 bits."""
MOST_SLOTS = 8
"""Turns of a round."""
POINTS = 6
"""Waypoints of a path."""
NAME_CHARACTERS, NAME_BITS = 9, 7
LANE_STEP, LANE_STEPS = 300, 3
"""Straight moves that are listed in each direction."""

NOBODY = -1
NOTHING = -1
DRAWN = 2
"""Of `State.result`: neither side."""

(
    NO_BODY, ROCK, HILL, FENCE, TOWER, WALL, RUBBLE, BLOCK, LOG,
    TREE, ARTILLERY, WRECK, OBELISK, GARDEN, MINE, CRYSTAL,
) = range(16)  # fmt: skip
BODY_KINDS = (
    "none", "rock", "hill", "fence", "tower", "wall", "rubble", "block", "log",
    "tree", "artillery", "wreck", "obelisk", "garden", "mine", "crystal",
)  # fmt: skip
"""Up to LOG one can stand on them."""

(
    LOT, TERRAIN, DRAFT, DEPLOY, ROLL, CONVERT, ACT, PLAN, TURNING, WINDOW,
    SPEARS, SPEAR_VICTIM, ROLL_ATTACK, ROLL_DEFENCE, CASUALTY, SACRIFICE, MORALE, FLIGHT, REACTION,
    SHOT_RANGE, SHOT_AZIMUTH, KNOCK, TOPPLE, OBELISK_ROLL, OBELISK_VICTIM, PLAGUE_VICTIM, GAME_OVER,
) = range(27)  # fmt: skip
(
    BEGIN_TURN, ACTION_OVER, OFFER, RESUME,
    PLAGUE, OBELISK_STRIKES, HOLDS, NEXT_SLOT,
    STRIKES_OVER, PRICES, FACING_ABOUT, NEXT_MORALE, END_OF_SHOT,
) = range(27, 40)  # fmt: skip
"""The game never rests in these: `rules/flow.py` goes on from them by itself."""
PHASES = (
    "LOT", "TERRAIN", "DRAFT", "DEPLOY", "ROLL", "CONVERT", "ACT", "PLAN", "TURNING", "WINDOW",
    "SPEARS", "SPEAR_VICTIM", "ROLL_ATTACK", "ROLL_DEFENCE", "CASUALTY", "SACRIFICE", "MORALE",
    "FLIGHT", "REACTION", "SHOT_RANGE", "SHOT_AZIMUTH", "KNOCK", "TOPPLE", "OBELISK_ROLL",
    "OBELISK_VICTIM", "PLAGUE_VICTIM", "OVER",
)  # fmt: skip

NO_CRYSTAL, CRYSTAL_STANDS, CRYSTAL_DESTROYED = range(3)
NO_CASTLE, CASTLE_STANDS, CASTLE_RAZED = range(3)

STONE, BLOCK_SHOT, TROOPER = range(3)

NO_RESULT, BEATEN_BACK, TIE, WIN, CRITICAL = range(5)
RESULTS = ("none", "lost", "tie", "win", "critical")


class Unit(Record):
    """One miniature. `commander` is NOBODY where no unit has had the number yet."""

    commander: int8
    kind: int8  # DEFENDER .. PRIEST
    faction: int8  # when living; NO_FACTION for Priests
    living: int8  # 0: a skeleton
    mercenary: int8
    x: int16  # 0..w, of the centre
    y: int16
    z: int16  # 0.., of the feet
    fx: int16  # facing: reduced, not (0, 0)
    fy: int16
    on_table: int8  # 0: finally lost, or not deployed yet
    sealed: int8  # follows from the bodies (WIZ-SAR)
    group: int8  # slot of its group's first member; NOBODY when sealed or off the table (WIZ-GRP)
    used: int8  # named in this turn
    attacks: int8  # it took part in, in this turn
    turn_x: int16  # where it stood when the turn began
    turn_y: int16
    path: int32  # length walked since then
    descended: int8  # went down since then
    teleported: int8  # landed or was pushed since then
    seen_by: int64  # set of enemy slots (WIZ-SPC-10)
    kept_x: int16  # scratch of rules that try a move and take it back; 0 at every decision
    kept_y: int16
    kept_z: int16


class Body(Record):
    """A solid thing: a disc or a rectangle with a bottom and a top."""

    kind: int8  # NO_BODY: the place is free
    disc: int8  # its centre and radius follow from the square around it
    x0: int16
    y0: int16
    x1: int16
    y1: int16
    bottom: int16
    top: int16
    hp: int8  # of a wall
    side: int8  # owner, or NOBODY
    castle: int8  # side whose castle it belongs to, or NOBODY
    shots: int8  # of a catapult, in this turn
    moved: int8
    mark: int8  # scratch of rules that go through bodies; 0 at every decision
    turns: int8


class Side(Record):
    """What a side has."""

    coins: int16
    pool: int16  # blocks left
    crystal: int8  # NO_CRYSTAL, CRYSTAL_STANDS, CRYSTAL_DESTROYED
    castle: int8  # NO_CASTLE, CASTLE_STANDS, CASTLE_RAZED
    count: int8  # numbers given to units
    start_size: int8  # base of the spirits
    wins: int8  # games of the chronicle


class Commander(Record):
    """What a commander has in a turn."""

    faction: int8
    wp: int8  # white: how many warriors may be used
    ap: int8  # black, left
    tp: int8  # red, left
    conversions: int8
    hired: int8  # in this turn
    credit: int8  # blocks that the Mine still gives for the last point
    penalty: int8  # the next own roll is reduced
    interrupted: int8  # in the present enemy turn
    declined: int8


class Zone(Record):
    """A closed rectangle."""

    x0: int16
    y0: int16
    x1: int16
    y1: int16


class World(Record):
    """What is fixed during a match."""

    params: Params
    width: int16
    height: int16
    seats: int8  # commanders, 2..4
    cap: int8  # units that a side can have had
    bodies: int16  # at the start; blocks come behind them
    slots: int8  # turns of a round
    games: int8  # 1, or those of a chronicle
    mode: Annotated[list[int8], GAMES]  # by game
    order: Annotated[list[int8], 2 * MOST_SLOTS]  # seats; side A first, then side B first
    side: Annotated[list[int8], COMMANDERS]  # by seat
    faction: Annotated[list[int8], COMMANDERS]
    armies: Annotated[list[int8], COMMANDERS]  # full armies led; 0: a share of one
    first: int8  # side that begins; NOBODY: by lot
    castle: Annotated[tuple[Zone, ...], SIDES]
    zone: Annotated[tuple[Zone, ...], SIDES]  # where units may be deployed
    pool: Annotated[list[int16], SIDES]  # at the start
    coins: Annotated[list[int16], SIDES]
    bank: int16
    start_size: Annotated[list[int8], SIDES]
    defender: int8  # side besieged; NOBODY in other modes
    drafts: int8  # 1: factions and classes are chosen
    deploys: int8  # 1: units are placed one by one
    round_limit: int16
    lane_x: Annotated[list[int16], 16 * LANE_STEPS]  # OFF((0, 0), k, d), by direction and step
    lane_y: Annotated[list[int16], 16 * LANE_STEPS]
    names: Annotated[list[int64], "bodies"]
    engine: Annotated[list[int8], "bodies"]  # bit set of seats that may use it
    loose: Annotated[list[int8], "bodies"]  # 1: the players place it before the game
    obelisk: int16  # body, or NOTHING
    garden: int16
    mine: int16
    crystal: Annotated[list[int16], SIDES]
    start_units: Annotated[tuple[Unit, ...], "units"]
    start_bodies: Annotated[tuple[Body, ...], "bodies"]


class State(Record):
    """What changes."""

    phase: int8
    slot: int8  # place in the round
    round: int16
    first: int8  # side that began this game; NOBODY before the lot
    game: int8  # of the chronicle, from 0
    interrupter: int8  # seat, or NOBODY
    hero: int8  # slot of the unit that interrupts
    asked: int8  # seat that decides in a window, in a draft or in a deployment
    offered: int8  # places of the order that this window has passed
    obelisk_armed: int8  # side, or NOBODY
    hold_armed: int8
    bank: int16  # coins beside the Mine
    sieged: int8  # rounds of the siege that are done
    result: int8  # NOBODY, a side, or DRAWN
    won: int8  # bit set of seats
    end_rule: int16
    blocks: int16  # bodies in use: those at the start, and blocks
    placed: int16  # pieces of terrain, classes or units set so far
    # A plan of paths or turns, waypoint by waypoint
    planned: int8  # entries
    plan_unit: Annotated[list[int8], "plan"]
    plan_x: Annotated[list[int16], "plan"]  # or a facing
    plan_y: Annotated[list[int16], "plan"]
    plan_z: Annotated[list[int16], "plan"]
    plan_form: Annotated[list[int8], "plan"]  # WAYPOINT, JUMP, STAY, FACING
    # An attack, a shot or a leap that is being resolved
    striker: int8  # seat that attacks, shoots or leaps
    victim: int8  # seat of the target group, or NOBODY
    ours: int64  # G0: set of slots
    theirs: int64  # T0
    declared: int64  # participants
    fighting: int64  # participants that are left
    aim: Annotated[list[int8], "units"]  # slot that a participant aims at
    melee: int8
    charge: int8
    downhill: int8
    back: int8
    counter: int8  # it is a counter-attack
    suicide: int8  # slot, or NOBODY
    spear: int8  # slot from which on Longspears still roll
    strikes: int8  # first strikes that hit and have no victim yet
    attack_die: int8
    attack_total: int16
    defence_total: int16
    outcome: int8  # NO_RESULT, BEATEN_BACK, TIE, WIN, CRITICAL
    dead: int64  # units of both groups that enemies have killed
    tested: int8  # groups whose morale was tested: 1 T0, 2 G0
    testing: int8  # group at morale, 1 or 2
    broken: int8  # bit set of groups
    # A shot
    engine: int16  # body
    load: int8  # STONE, BLOCK_SHOT, TROOPER
    trooper: int8  # slot, or NOBODY
    aim_x: int16
    aim_y: int16
    range_error: int8
    hit_unit: int8  # slot, or NOBODY
    hit_body: int16  # body, or NOTHING
    hit_x: int16  # where the flight ended
    hit_y: int16
    off_table: int8
    thrown: int16  # block that was knocked, or NOTHING, and where it comes down
    thrown_x: int16
    thrown_y: int16
    commanders: Annotated[tuple[Commander, ...], COMMANDERS]
    sides: Annotated[tuple[Side, ...], SIDES]
    units: Annotated[tuple[Unit, ...], "units"]
    bodies: Annotated[tuple[Body, ...], "bodies"]


WAYPOINT, JUMP, STAY, FACING = range(4)
