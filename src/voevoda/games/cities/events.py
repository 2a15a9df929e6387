"""What can be noticed in `cities`, in the spec's order (6.3), with the rules behind each number."""

from __future__ import annotations

from typing import Annotated

from voevoda.core.actions import GridCell, Named
from voevoda.core.events import Because, Event, EventCodec
from voevoda.games.cities.actions import EntryForm, RowForm
from voevoda.games.cities.ids import RULES


class Place(Named):
    """A location, kept from 0 and written from 1."""

    def format(self, value: int, world: object) -> str:
        """Return `L1` for 0."""
        return super().format(value + 1, world)


class Player(Place):
    """A seat, kept from 0 and written from 1."""


LocationIndex = Annotated[int, Place("L")]
SeatIndex = Annotated[int, Player("P")]
UnitNumber = Annotated[int, Named("u")]
Cell = Annotated[int, GridCell()]
Row = Annotated[int, RowForm()]


class OrderDrawn(Event):
    """An entry of the initiative order was drawn."""

    entry: Annotated[int, EntryForm(), Because("CIT-TRN-10")]
    place: int


class TurnStarted(Event):
    """A turn began."""

    seat: SeatIndex
    round: int


class Income(Event):
    """A location received time points."""

    loc: LocationIndex
    amount: Annotated[int, Because("CIT-TRN-03", "CIT-LVL-04")]
    total: Annotated[int, Because("CIT-TRN-06")]


class Regenerated(Event):
    """A location of level 3 gained spirit."""

    loc: LocationIndex
    amount: Annotated[int, Because("CIT-TRN-04", "CIT-LVL-05")]
    total: int


class Paid(Event):
    """A location paid for an action."""

    loc: LocationIndex
    cost: Annotated[int, Because("CIT-ACT-02")]
    left: int
    used: Annotated[int, Because("CIT-ACT-01")]


class AttackDeclared(Event):
    """A unit attacks a unit."""

    attacker: UnitNumber
    target: UnitNumber


class VampiricGain(Event):
    """The attacked unit gained health before the die."""

    unit: UnitNumber
    amount: Annotated[int, Because("CIT-REL-31")]
    health: int


class Rolled(Event):
    """The die fell."""

    face: Annotated[int, Because("CIT-ATT-04")]


class Missed(Event):
    """The die chose a dash."""

    attacker: UnitNumber
    target: UnitNumber


class Hit(Event):
    """The die chose a number."""

    attacker: UnitNumber
    target: UnitNumber
    value: Annotated[int, Because("CIT-ATT-06")]
    spirit: Annotated[int, Because("CIT-ATT-06")]
    gross: Annotated[int, Because("CIT-ATT-06")]
    magic: Annotated[int, Because("CIT-ATT-07")]


class MysticTp(Event):
    """A dash brought the Mystic location a time point."""

    loc: LocationIndex
    amount: Annotated[int, Because("CIT-REL-12")]
    total: int


class MysticHit(Event):
    """A dash became magic damage."""

    attacker: UnitNumber
    target: UnitNumber
    gross: Annotated[int, Because("CIT-REL-11")]


class Damaged(Event):
    """A hit took spirit or health, or was absorbed."""

    unit: UnitNumber
    spirit_lost: Annotated[int, Because("CIT-DMG-03", "CIT-DMG-01")]
    health_lost: Annotated[int, Because("CIT-DMG-02", "CIT-DMG-04")]
    spirit: int
    health: int
    level: Annotated[int, Because("CIT-DMG-01", "CIT-GEN-07")]


class Died(Event):
    """A unit left the map."""

    unit: UnitNumber
    spirit: Annotated[int, Because("CIT-DTH-02")]


class Captured(Event):
    """A unit changed its controller and is subdued."""

    unit: UnitNumber
    loc: Annotated[int, Place("L"), Because("CIT-CAP-02")]


class SpiritWon(Event):
    """A location took the spirit of a dead unit."""

    loc: LocationIndex
    amount: Annotated[int, Because("CIT-DTH-03")]
    total: int


class Victory(Event):
    """A unit that killed or captured was rewarded and is improved."""

    unit: UnitNumber
    spirit: Annotated[int, Because("CIT-VIC-01")]
    health: Annotated[int, Because("CIT-VIC-01")]


class AssaultDeclared(Event):
    """A unit assaults a location."""

    unit: UnitNumber
    loc: LocationIndex


class AssaultPrice(Event):
    """The unit paid for its assault."""

    unit: UnitNumber
    spirit_paid: Annotated[int, Because("CIT-LOC-04")]
    health_paid: Annotated[int, Because("CIT-LOC-04")]
    spirit: int
    health: int


class Struck(Event):
    """A location lost spirit, or health in the abandoned form."""

    loc: LocationIndex
    strike: Annotated[int, Because("CIT-LOC-06")]
    spirit: Annotated[int, Because("CIT-LOC-07")]
    health: Annotated[int, Because("CIT-LOC-08")]
    abandoned: int


class FormEnded(Event):
    """The abandoned form ended."""

    loc: LocationIndex
    price: Annotated[int, Because("CIT-REL-23")]


class Conquered(Event):
    """A location changed its owner."""

    loc: LocationIndex
    seat: SeatIndex
    spirit: Annotated[int, Because("CIT-LOC-10")]
    health: Annotated[int, Because("CIT-LOC-10")]
    unit: UnitNumber


class UnitsFollowed(Event):
    """Units went to the new owner with their location."""

    loc: LocationIndex
    count: Annotated[int, Because("CIT-LOC-11")]


class Eliminated(Event):
    """A player lost the last location."""

    seat: SeatIndex


class GameOver(Event):
    """The game ended; `winners` is the bit set of seats."""

    winners: int
    count: int


class Stepped(Event):
    """A unit moved next door."""

    unit: UnitNumber
    start: Cell
    cell: Cell


class Jumped(Event):
    """A native unit jumped to another."""

    unit: UnitNumber
    start: Cell
    cell: Cell


class Inspired(Event):
    """A number became a dash."""

    unit: UnitNumber
    position: int
    gained: Annotated[int, Because("CIT-INS-01")]
    spirit: int
    freed: Annotated[int, Because("CIT-INS-02")]


class HandedOver(Event):
    """A location gave spirit and health for a new unit."""

    loc: LocationIndex
    amount: Annotated[int, Because("CIT-NEW-01")]
    spirit: int
    health: int


class RowPaid(Event):
    """A location paid for a better row."""

    loc: LocationIndex
    cost: Annotated[int, Because("CIT-NEW-05", "CIT-NEW-06", "CIT-NEW-08")]
    currency: int


class Created(Event):
    """A new unit stands on the map."""

    unit: UnitNumber
    loc: LocationIndex
    cell: Cell
    spirit: Annotated[int, Because("CIT-NEW-02")]
    health: Annotated[int, Because("CIT-NEW-02")]
    row: Row


class Swapped(Event):
    """Two units of a camp exchanged values."""

    unit: UnitNumber
    position: int
    other_unit: UnitNumber
    other_position: int


class Restored(Event):
    """A location repaired itself."""

    loc: LocationIndex
    amount: Annotated[int, Because("CIT-RES-02")]
    health: int


class Levelled(Event):
    """A location gained a level."""

    loc: LocationIndex
    level: int
    spirit: Annotated[int, Because("CIT-LVL-02")]
    health: Annotated[int, Because("CIT-LVL-02")]


class RelicDrawn(Event):
    """The relic of a location was decided; `relic` 1 Mystic .. 4 Incredible."""

    loc: LocationIndex
    relic: int


class Abandoned(Event):
    """A location took the abandoned form."""

    loc: LocationIndex
    price: Annotated[int, Because("CIT-REL-21")]


class TurnEnded(Event):
    """A turn ended."""

    seat: SeatIndex


class RoundStarted(Event):
    """The order wrapped."""

    round: int
    quiet: Annotated[int, Because("CIT-END-04")]


EVENTS = EventCodec(
    RULES,
    OrderDrawn, TurnStarted, Income, Regenerated, Paid, AttackDeclared, VampiricGain, Rolled,
    Missed, Hit, MysticTp, MysticHit, Damaged, Died, Captured, SpiritWon, Victory,
    AssaultDeclared, AssaultPrice, Struck, FormEnded, Conquered, UnitsFollowed, Eliminated,
    GameOver, Stepped, Jumped, Inspired, HandedOver, RowPaid, Created, Swapped, Restored,
    Levelled, RelicDrawn, Abandoned, TurnEnded, RoundStarted,
)  # fmt: skip

ORDER_DRAWN = EVENTS.kind(OrderDrawn)
TURN_STARTED = EVENTS.kind(TurnStarted)
INCOME = EVENTS.kind(Income)
REGENERATED = EVENTS.kind(Regenerated)
PAID = EVENTS.kind(Paid)
ATTACK_DECLARED = EVENTS.kind(AttackDeclared)
VAMPIRIC_GAIN = EVENTS.kind(VampiricGain)
ROLLED = EVENTS.kind(Rolled)
MISSED = EVENTS.kind(Missed)
HIT = EVENTS.kind(Hit)
MYSTIC_TP = EVENTS.kind(MysticTp)
MYSTIC_HIT = EVENTS.kind(MysticHit)
DAMAGED = EVENTS.kind(Damaged)
DIED = EVENTS.kind(Died)
CAPTURED = EVENTS.kind(Captured)
SPIRIT_WON = EVENTS.kind(SpiritWon)
VICTORY = EVENTS.kind(Victory)
ASSAULT_DECLARED = EVENTS.kind(AssaultDeclared)
ASSAULT_PRICE = EVENTS.kind(AssaultPrice)
STRUCK = EVENTS.kind(Struck)
FORM_ENDED = EVENTS.kind(FormEnded)
CONQUERED = EVENTS.kind(Conquered)
UNITS_FOLLOWED = EVENTS.kind(UnitsFollowed)
ELIMINATED = EVENTS.kind(Eliminated)
GAME_ENDED = EVENTS.kind(GameOver)
STEPPED = EVENTS.kind(Stepped)
JUMPED = EVENTS.kind(Jumped)
INSPIRED = EVENTS.kind(Inspired)
HANDED_OVER = EVENTS.kind(HandedOver)
ROW_PAID = EVENTS.kind(RowPaid)
CREATED = EVENTS.kind(Created)
SWAPPED = EVENTS.kind(Swapped)
RESTORED = EVENTS.kind(Restored)
LEVELLED = EVENTS.kind(Levelled)
RELIC_DRAWN = EVENTS.kind(RelicDrawn)
ABANDONED = EVENTS.kind(Abandoned)
TURN_ENDED = EVENTS.kind(TurnEnded)
ROUND_STARTED = EVENTS.kind(RoundStarted)
