"""What can be noticed in `wizardrimort`, with the rules behind each number."""

from __future__ import annotations

from math import atan2, pi
from typing import Annotated, Any

from voevoda.core.actions import Form, Named
from voevoda.core.events import Because, Event, EventCodec
from voevoda.games.wizardrimort.forms import (
    SIDE,
    UnitsForm,
    WordForm,
    body_name,
    unit_name,
)
from voevoda.games.wizardrimort.ids import RULES
from voevoda.games.wizardrimort.params import CLASSES, FACTIONS, MODES
from voevoda.games.wizardrimort.records import RESULTS


class SlotForm(Form):
    """A unit, kept by its slot."""

    def format(self, value: int, world: Any) -> str:
        """Return `A1`."""
        return unit_name(world, value)


class BodyForm(Form):
    """A body, kept by its number."""

    def format(self, value: int, world: Any) -> str:
        """Return its name."""
        return body_name(world, value)


class SeatForm(Form):
    """A commander, kept by his seat."""

    def format(self, value: int, world: Any) -> str:
        """Return `A`, or `A2` where the side has two commanders."""
        return commander_name(world, value)


class LookForm(Form):
    """Where a unit looks: both parts of the vector, 16 bits each, told as the nearest `k4`."""

    def format(self, value: int, world: Any) -> str:
        """Return the sixteenth of the compass."""
        x, y = (value & 0xFFFF ^ 0x8000) - 0x8000, value >> 16
        return f"k{round(atan2(y, x) * 8 / pi) % 16}"


class SignedForm(Form):
    """A number with its sign: `+2`, `−1`."""

    def format(self, value: int, world: Any) -> str:
        """Return sign and number."""
        return f"{value:+}".replace("-", "−")


def commander_name(world: Any, seat: int) -> str:
    """Return `A`, or `A1` and `A2` where the side has two commanders."""
    side = int(world.side[seat])
    mates = [other for other in range(world.seats) if world.side[other] == side]
    letter = SIDE.format(side, world)
    return letter if len(mates) == 1 else f"{letter}{mates.index(seat) + 1}"


LOADS = WordForm(("stone", "block", "trooper"))

PEOPLE = WordForm(FACTIONS)
CLASS_NAME = WordForm(CLASSES)
DIRECTION = Named("k")

UnitSlot = Annotated[int, SlotForm()]
Body = Annotated[int, BodyForm()]
Seat = Annotated[int, SeatForm()]
Side = Annotated[int, SIDE]


class GameStarted(Event):
    """A game began: the only one, or one of a chronicle."""

    game: int
    mode: Annotated[int, WordForm(MODES)]


class LotDrawn(Event):
    """A side is first."""

    side: Side


class TerrainPlaced(Event):
    """A piece of terrain has its place."""

    body: Body
    x: int
    y: int


class FactionChosen(Event):
    """A commander has his faction."""

    seat: Seat
    faction: Annotated[int, PEOPLE]


class ClassChosen(Event):
    """A warrior has its class."""

    unit: UnitSlot
    warrior: Annotated[int, CLASS_NAME]


class Deployed(Event):
    """A unit stands at its start."""

    unit: UnitSlot
    x: int
    y: int


class RoundStarted(Event):
    """A round began."""

    round: int


class TurnStarted(Event):
    """A turn began."""

    seat: Seat
    round: int


class TurnSkipped(Event):
    """A commander without a free unit has no turn."""

    seat: Seat


class DiceRolled(Event):
    """White, black and red as they fell."""

    seat: Seat
    white: int
    black: int
    red: int


class DiceReduced(Event):
    """An interruption cost pips."""

    seat: Seat
    white: int
    black: int
    red: int


class Converted(Event):
    """Two dice were exchanged."""

    seat: Seat
    white: int
    black: int
    red: int


class Paid(Event):
    """A commander paid; what is left."""

    seat: Seat
    ap: int
    tp: int
    ap_left: int
    tp_left: int


class Moved(Event):
    """A unit walked or climbed."""

    unit: UnitSlot
    x: int
    y: int
    z: int
    length: Annotated[int, Because("WIZ-MOV-12")]


class Turned(Event):
    """A unit looks another way."""

    unit: UnitSlot
    direction: Annotated[int, LookForm()]


class Leapt(Event):
    """A unit leapt on an enemy."""

    unit: UnitSlot
    target: UnitSlot
    x: int
    y: int


class AttackDeclared(Event):
    """Units attack a group, or strike back; each side is known by its first unit as well."""

    unit: UnitSlot
    target: UnitSlot
    units: Annotated[int, UnitsForm()]
    participants: int
    targets: int
    counter: int


class SpearRolled(Event):
    """A Longspear struck first; it kills with so much or more."""

    unit: UnitSlot
    needs: int
    face: int
    kills: int


class AttackRolled(Event):
    """The attacker's die fell."""

    face: int


class DefenceRolled(Event):
    """The defender's die fell."""

    face: int


class Modified(Event):
    """A modifier of the attack or the defence, known by its rule."""

    modifier: Annotated[int, WordForm(RULES)]
    value: Annotated[int, SignedForm()]


class AttackSummed(Event):
    """What die and modifiers of the attack come to."""

    total: int


class DefenceSummed(Event):
    """What die and modifiers of the defence come to, and how the attack ended."""

    total: int
    result: Annotated[int, WordForm(RESULTS)]


class Chose(Event):
    """A commander chose who dies; the deaths follow."""

    seat: Seat


class Rose(Event):
    """A living unit died and is a skeleton."""

    unit: UnitSlot
    warrior: Annotated[int, CLASS_NAME]
    faction: Annotated[int, PEOPLE]


class Lost(Event):
    """A unit left the table for good."""

    unit: UnitSlot
    warrior: Annotated[int, CLASS_NAME]
    faction: Annotated[int, PEOPLE]


class MoraleRolled(Event):
    """The morale of what is left of a group was tested."""

    unit: UnitSlot
    face: int
    left: Annotated[int, Because("WIZ-MOR-02")]
    breaks: int


class Broken(Event):
    """A group is driven off."""

    unit: UnitSlot
    direction: Annotated[int, DIRECTION]


class Slid(Event):
    """A unit was pushed, fled or fell back."""

    unit: UnitSlot
    x: int
    y: int
    z: int


class NoAnswer(Event):
    """The attacked did nothing."""

    seat: Seat


class ShotDeclared(Event):
    """A catapult shoots."""

    engine: Body
    load: Annotated[int, LOADS]
    x: int
    y: int


class ShotRolled(Event):
    """The dice of a shot: errors, and where it comes down."""

    range_error: Annotated[int, Because("WIZ-ART-08")]
    azimuth_error: Annotated[int, Because("WIZ-ART-08")]
    x: Annotated[int, Because("WIZ-ART-09")]
    y: Annotated[int, Because("WIZ-ART-09")]


class UnitHit(Event):
    """A shot hit a unit."""

    unit: UnitSlot
    x: int
    y: int


class BodyHit(Event):
    """A shot hit a body."""

    body: Body
    x: int
    y: int


class GroundHit(Event):
    """A shot came down on the ground, or off the table."""

    x: int
    y: int
    off: int


class KnockRolled(Event):
    """How far something is thrown."""

    face: Annotated[int, Because("WIZ-ART-14", "WIZ-ART-15")]


class TreeRolled(Event):
    """Whether a tree falls, as it does with so much or more."""

    body: Body
    needs: int
    face: int
    falls: int


class WallHit(Event):
    """A wall lost a hit point."""

    body: Body
    hp: int


class Overturned(Event):
    """A catapult, a tree or a wall lies down."""

    body: Body
    top: int


class EngineMoved(Event):
    """A catapult moved."""

    engine: Body
    x: int
    y: int


class BlockPut(Event):
    """A block stands."""

    body: Body
    x: int
    y: int
    bottom: int


class BlockLost(Event):
    """A block left the game."""

    body: Body


class Landed(Event):
    """A trooper is on the table again."""

    unit: UnitSlot
    x: int
    y: int
    z: int


class Dropped(Event):
    """What a unit stood on is gone."""

    unit: UnitSlot
    x: int
    y: int
    z: int


class Sealed(Event):
    """A unit is walled in."""

    unit: UnitSlot


class Freed(Event):
    """A unit is free again."""

    unit: UnitSlot


class Revived(Event):
    """The Garden made a skeleton live."""

    unit: UnitSlot


class Hired(Event):
    """A mercenary rose."""

    unit: UnitSlot
    warrior: Annotated[int, CLASS_NAME]
    x: int
    y: int
    coins: Annotated[int, Because("WIZ-HIR-01")]


class CoinTaken(Event):
    """The Mine paid."""

    side: Side
    coins: int
    bank: int


class ObeliskArmed(Event):
    """A side's obelisk threatens."""

    side: Side


class ObeliskRolled(Event):
    """The obelisk's die; it strikes with so much or more."""

    side: Side
    needs: int
    face: int
    strikes: int


class HoldArmed(Event):
    """A side holds what wins the game."""

    side: Side


class CrystalDestroyed(Event):
    """A side has no afterlife any more."""

    side: Side
    unit: UnitSlot


class CastleRazed(Event):
    """A side's castle is rubble."""

    side: Side


class Interrupted(Event):
    """A unit interrupts the enemy's turn."""

    seat: Seat
    unit: UnitSlot


class InterruptionEnded(Event):
    """The turn goes on."""

    seat: Seat


class PlagueStruck(Event):
    """The plague took a unit."""

    unit: UnitSlot


class TurnEnded(Event):
    """A turn ended."""

    seat: Seat


class GameWon(Event):
    """A game ended: side 0 or 1 won, or neither (2)."""

    result: Annotated[int, WordForm(("A", "B", "draw"))]


class CampaignScore(Event):
    """The games of a chronicle that each side has won."""

    won_by_a: int
    won_by_b: int


EVENTS = EventCodec(
    RULES,
    GameStarted, LotDrawn, TerrainPlaced, FactionChosen, ClassChosen, Deployed, RoundStarted,
    TurnStarted, TurnSkipped, DiceRolled, DiceReduced, Converted, Paid, Moved, Turned, Leapt,
    AttackDeclared, SpearRolled, AttackRolled, DefenceRolled, Modified, AttackSummed,
    DefenceSummed, Chose, Rose, Lost, MoraleRolled, Broken, Slid, NoAnswer, ShotDeclared,
    ShotRolled, UnitHit, BodyHit, GroundHit, KnockRolled, TreeRolled, WallHit, Overturned,
    EngineMoved, BlockPut, BlockLost, Landed, Dropped, Sealed, Freed, Revived, Hired, CoinTaken,
    ObeliskArmed, ObeliskRolled, HoldArmed, CrystalDestroyed, CastleRazed, Interrupted,
    InterruptionEnded, PlagueStruck, TurnEnded, GameWon, CampaignScore,
)  # fmt: skip

(
    GAME_STARTED, LOT_DRAWN, TERRAIN_PLACED, FACTION_CHOSEN, CLASS_CHOSEN, DEPLOYED,
    ROUND_STARTED, TURN_STARTED, TURN_SKIPPED, DICE_ROLLED, DICE_REDUCED, CONVERTED, PAID,
    MOVED, TURNED, LEAPT, ATTACK_DECLARED, SPEAR_ROLLED, ATTACK_ROLLED, DEFENCE_ROLLED,
    MODIFIED, ATTACK_SUMMED, DEFENCE_SUMMED, CHOSE, ROSE, LOST, MORALE_ROLLED, BROKEN, SLID,
    NO_ANSWER, SHOT_DECLARED, SHOT_ROLLED, UNIT_HIT, BODY_HIT, GROUND_HIT, KNOCK_ROLLED,
    TREE_ROLLED, WALL_HIT, OVERTURNED, ENGINE_MOVED, BLOCK_PUT, BLOCK_LOST, LANDED, DROPPED,
    SEALED, FREED, REVIVED, HIRED, COIN_TAKEN, OBELISK_ARMED, OBELISK_ROLLED, HOLD_ARMED,
    CRYSTAL_DESTROYED, CASTLE_RAZED, INTERRUPTED, INTERRUPTION_ENDED, PLAGUE_STRUCK, TURN_ENDED,
    GAME_WON, CAMPAIGN_SCORE,
) = (EVENTS.kind(kind) for kind in EVENTS.kinds)  # fmt: skip
