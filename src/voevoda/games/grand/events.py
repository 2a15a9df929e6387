"""What can be noticed in `grand`, with the rules behind each number."""

from __future__ import annotations

from typing import Annotated

from voevoda.core.actions import GridCell
from voevoda.core.events import Because, Event, EventCodec
from voevoda.games.grand.forms import LandForm, PieceForm, WordForm
from voevoda.games.grand.ids import RULES
from voevoda.games.grand.params import BUILDINGS, SPELLS, WORKS
from voevoda.games.grand.records import ORDERS

Piece = Annotated[int, PieceForm()]
Cell = Annotated[int, GridCell()]
Land = Annotated[int, LandForm()]
Seat = int
Spell = Annotated[int, WordForm((*SPELLS, "stun"))]
STUN = len(SPELLS)
"""The effect of a storm or a fog, among the spells that events name."""
Work = Annotated[int, WordForm(WORKS)]
Side = Annotated[int, WordForm(("att", "def"))]
Order = Annotated[int, WordForm(ORDERS)]


# Turns and coins


class TurnStarted(Event):
    """A turn began."""

    seat: Seat
    year: int


class EffectEnded(Event):
    """A spell on a piece ended."""

    piece: Piece
    spell: Spell


class Income(Event):
    """A seat was paid for the year."""

    seat: Seat
    gross: Annotated[int, Because("GRA-ECO-01")]
    upkeep: Annotated[int, Because("GRA-ECO-02")]
    coins: Annotated[int, Because("GRA-ECO-04")]


class TurmoilFelt(Event):
    """A land in turmoil yielded nothing."""

    land: Land
    left: Annotated[int, Because("GRA-SPO-07")]


class Disbanded(Event):
    """A unit was sent away, and so its upkeep ends."""

    piece: Piece
    seat: Seat
    coins: Annotated[int, Because("GRA-ECO-05")]


class DebtForgiven(Event):
    """A seat without paid troops owes nothing."""

    seat: Seat


# Orders


class Moved(Event):
    """A unit moved."""

    piece: Piece
    start: Cell
    cell: Cell


class Carried(Event):
    """A ship took a unit along."""

    piece: Piece
    ship: Piece
    cell: Cell


class WorkOrdered(Event):
    """A work was begun and paid for."""

    piece: Piece
    work: Work
    cell: Cell
    cost: Annotated[int, Because("GRA-BLD-03")]


class WorkDone(Event):
    """A work is finished."""

    piece: Piece
    work: Work
    cell: Cell
    level: Annotated[int, Because("GRA-BLD-04", "GRA-CMP-02")]


class WorkSpoiled(Event):
    """A work was interrupted by a battle."""

    piece: Piece
    work: Work


class WorkLost(Event):
    """A work came to nothing."""

    piece: Piece
    work: Work


class Hired(Event):
    """A unit was hired."""

    piece: Piece
    cell: Cell
    cost: int


class Armed(Event):
    """An army got mithril armour."""

    piece: Piece
    cost: int


class PeaceOffered(Event):
    """A seat offered peace."""

    seat: Seat
    partner: Seat


class PeaceMade(Event):
    """An offer of peace was accepted."""

    seat: Seat
    partner: Seat


class NoticeGiven(Event):
    """A seat announced the end of a peace."""

    seat: Seat
    partner: Seat


class PeaceEnded(Event):
    """A peace ended."""

    seat: Seat
    partner: Seat


class OfferLapsed(Event):
    """An offer of peace was not answered."""

    seat: Seat
    partner: Seat


class Resigned(Event):
    """A seat gave up."""

    seat: Seat


# Magic


class Cast(Event):
    """A mage cast a spell; `target` is a piece, or `cell` a place."""

    mage: Piece
    spell: Spell
    target: Piece
    cell: Cell
    cost: Annotated[int, Because("GRA-MAG-02")]


class Rolled(Event):
    """The die fell."""

    face: int
    bonus: Annotated[int, Because("GRA-MAG-10")]
    total: int


class EffectLaid(Event):
    """A spell lies on a piece."""

    piece: Piece
    spell: Spell
    seat: Annotated[int, Because("GRA-MAG-08")]


class Stunned(Event):
    """A unit cannot act."""

    piece: Piece
    seat: Annotated[int, Because("GRA-MAG-07")]


class ZombieRaised(Event):
    """A zombie rose."""

    piece: Piece
    mage: Piece
    cell: Cell


class DragonCalled(Event):
    """A dragon answered, and waits under its mountain."""

    piece: Piece
    mage: Piece


class DragonAppeared(Event):
    """A dragon came out, tamed."""

    piece: Piece
    cell: Cell
    seat: Seat


class DragonAsleep(Event):
    """A dragon sleeps under its mountain."""

    piece: Piece
    cell: Cell


class DragonFlew(Event):
    """A free dragon flew on towards its home."""

    piece: Piece
    start: Cell
    cell: Cell


class ControlLost(Event):
    """A mage lost control of a magical unit."""

    piece: Piece


# What is lost and won


class UnitLost(Event):
    """A unit is gone."""

    piece: Piece
    cell: Cell
    owner: Seat


class BuildingLost(Event):
    """A building is gone."""

    piece: Piece
    building: Annotated[int, WordForm(BUILDINGS)]
    owner: Seat


class Lowered(Event):
    """A building lost a level."""

    piece: Piece
    level: int


class OwnerChanged(Event):
    """A piece belongs to another seat, 0 to nobody."""

    piece: Piece
    owner: Seat


class Prize(Event):
    """A battle was worth coins."""

    seat: Seat
    coins: int
    detachments: Annotated[int, Because("GRA-SPO-05")]


class SpoilsLeft(Event):
    """A fallen building was left as it is."""

    piece: Piece
    seat: Seat


class TurmoilLaid(Event):
    """A land fell into turmoil."""

    land: Land
    payments: int


# Declarations


class Declared(Event):
    """A piece declared battle on another."""

    source: Piece
    target: Piece
    reaction: int


class Passed(Event):
    """A seat did not react."""

    seat: Seat


class DeclarationVoid(Event):
    """A declaration came to nothing."""

    source: Piece
    target: Piece


# Battles


class BattleFormed(Event):
    """A battle begins; the commanders are seats, 0 for none."""

    number: int
    attackers: Annotated[int, Because("GRA-FRM-02", "GRA-FRM-04")]
    defenders: Annotated[int, Because("GRA-FRM-03", "GRA-FRM-05", "GRA-FRM-06")]
    attacking: Annotated[int, Because("GRA-FRM-09")]
    defending: Annotated[int, Because("GRA-FRM-09")]


class Entered(Event):
    """A piece fights on a side, with so many cards."""

    piece: Piece
    side: Side
    owner: Annotated[int, Because("GRA-FRM-10")]
    cards: Annotated[int, Because("GRA-ORD-01")]
    plus: Annotated[int, Because("GRA-ORD-03")]


class Arranged(Event):
    """A piece got its place; only `watchers`, a bit set of seats, are told."""

    piece: Piece
    place: int
    watchers: int


class OrderGiven(Event):
    """A card got its order, or its place in a later round; only `watchers` are told."""

    piece: Piece
    card: int
    order: Order
    watchers: int


class LaidOut(Event):
    """A side has laid out its cards."""

    side: Side


class RowsFormed(Event):
    """Both layouts lie opposite each other."""

    round: int
    width: Annotated[int, Because("GRA-ROW-02")]
    attackers: Annotated[int, Because("GRA-ROW-03")]
    defenders: Annotated[int, Because("GRA-ROW-03")]


class Shown(Event):
    """A card was turned up, in the order of the layout."""

    side: Side
    place: int
    piece: Piece
    order: Order
    plus: int


class Duel(Event):
    """Two cards met; `result` is who was removed: 1 the attacker's, 2 the defender's, 3 both."""

    column: int
    attacker: Piece
    attacking: Order
    defender: Piece
    defending: Order
    result: Annotated[int, Because("GRA-ORD-05")]


class BattleEnded(Event):
    """A side has no card left; `winner` is 0 the attackers, 1 the defenders, -1 nobody."""

    winner: int
    claimant: Annotated[int, Because("GRA-AFT-05")]


class Restored(Event):
    """A piece that fought is whole again."""

    piece: Piece
    cards: int


class RoundScored(Event):
    """A stand-alone battle was worth `points` to the first seat, in shares of `whole`."""

    round: int
    attacker: Seat
    points: int
    whole: int


# The end


class Eliminated(Event):
    """A seat has nothing left."""

    seat: Seat


class Ranked(Event):
    """What a team has at the end, named by its first seat."""

    seat: Seat
    lands: int
    income: int
    coins: int


class GameOver(Event):
    """The game ended; `winners` is the bit set of places."""

    winners: int
    count: int


EVENTS = EventCodec(
    RULES,
    TurnStarted, EffectEnded, Income, TurmoilFelt, Disbanded, DebtForgiven, Moved, Carried,
    WorkOrdered, WorkDone, WorkSpoiled, WorkLost, Hired, Armed, PeaceOffered, PeaceMade,
    NoticeGiven, PeaceEnded, OfferLapsed, Resigned, Cast, Rolled, EffectLaid, Stunned,
    ZombieRaised, DragonCalled, DragonAppeared, DragonAsleep, DragonFlew, ControlLost, UnitLost,
    BuildingLost, Lowered, OwnerChanged, Prize, SpoilsLeft, TurmoilLaid, Declared, Passed,
    DeclarationVoid, BattleFormed, Entered, Arranged, OrderGiven, LaidOut, RowsFormed, Shown, Duel,
    BattleEnded, Restored, RoundScored, Eliminated, Ranked, GameOver,
)  # fmt: skip

TURN_STARTED = EVENTS.kind(TurnStarted)
EFFECT_ENDED = EVENTS.kind(EffectEnded)
INCOME = EVENTS.kind(Income)
TURMOIL_FELT = EVENTS.kind(TurmoilFelt)
DISBANDED = EVENTS.kind(Disbanded)
DEBT_FORGIVEN = EVENTS.kind(DebtForgiven)
MOVED = EVENTS.kind(Moved)
CARRIED = EVENTS.kind(Carried)
WORK_ORDERED = EVENTS.kind(WorkOrdered)
WORK_DONE = EVENTS.kind(WorkDone)
WORK_SPOILED = EVENTS.kind(WorkSpoiled)
WORK_LOST = EVENTS.kind(WorkLost)
HIRED = EVENTS.kind(Hired)
ARMED = EVENTS.kind(Armed)
PEACE_OFFERED = EVENTS.kind(PeaceOffered)
PEACE_MADE = EVENTS.kind(PeaceMade)
NOTICE_GIVEN = EVENTS.kind(NoticeGiven)
PEACE_ENDED = EVENTS.kind(PeaceEnded)
OFFER_LAPSED = EVENTS.kind(OfferLapsed)
RESIGNED = EVENTS.kind(Resigned)
CAST = EVENTS.kind(Cast)
ROLLED = EVENTS.kind(Rolled)
EFFECT_LAID = EVENTS.kind(EffectLaid)
STUNNED = EVENTS.kind(Stunned)
ZOMBIE_RAISED = EVENTS.kind(ZombieRaised)
DRAGON_CALLED = EVENTS.kind(DragonCalled)
DRAGON_APPEARED = EVENTS.kind(DragonAppeared)
DRAGON_ASLEEP = EVENTS.kind(DragonAsleep)
DRAGON_FLEW = EVENTS.kind(DragonFlew)
CONTROL_LOST = EVENTS.kind(ControlLost)
UNIT_LOST = EVENTS.kind(UnitLost)
BUILDING_LOST = EVENTS.kind(BuildingLost)
LOWERED = EVENTS.kind(Lowered)
OWNER_CHANGED = EVENTS.kind(OwnerChanged)
PRIZE = EVENTS.kind(Prize)
SPOILS_LEFT = EVENTS.kind(SpoilsLeft)
TURMOIL_LAID = EVENTS.kind(TurmoilLaid)
DECLARED = EVENTS.kind(Declared)
PASSED = EVENTS.kind(Passed)
DECLARATION_VOID = EVENTS.kind(DeclarationVoid)
BATTLE_FORMED = EVENTS.kind(BattleFormed)
ENTERED = EVENTS.kind(Entered)
ARRANGED = EVENTS.kind(Arranged)
ORDER_GIVEN = EVENTS.kind(OrderGiven)
LAID_OUT = EVENTS.kind(LaidOut)
ROWS_FORMED = EVENTS.kind(RowsFormed)
SHOWN = EVENTS.kind(Shown)
DUEL = EVENTS.kind(Duel)
BATTLE_ENDED = EVENTS.kind(BattleEnded)
RESTORED = EVENTS.kind(Restored)
ROUND_SCORED = EVENTS.kind(RoundScored)
ELIMINATED = EVENTS.kind(Eliminated)
RANKED = EVENTS.kind(Ranked)
GAME_ENDED = EVENTS.kind(GameOver)
