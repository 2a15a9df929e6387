"""Kinds of action and outcome, and how they are written: one decision is one word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from voevoda.core.actions import Action, Bits, Codec, GridCell, Outcome
from voevoda.games.grand.forms import (
    PIECE_BITS,
    BuildingForm,
    LandForm,
    PieceForm,
    UnitForm,
    WordForm,
)
from voevoda.games.grand.params import (
    AIMED,
    GUARD,
    PERSONAL,
    SCHOOLS,
    SPELLS,
    STORM,
    UNIT_KINDS,
    WORKS,
)
from voevoda.games.grand.params import LEVEL as LEVEL_WORK
from voevoda.games.grand.records import ORDERS

Piece = Annotated[int, Bits(PIECE_BITS), PieceForm()]
UnitTag = Annotated[int, Bits(PIECE_BITS), UnitForm()]
Building = Annotated[int, Bits(10), BuildingForm()]
Cell = Annotated[int, Bits(10), GridCell()]
Land = Annotated[int, Bits(6), LandForm()]
SeatNumber = Annotated[int, Bits(3)]

PLUS = len(ORDERS) - 1
"""What is added to an order whose card has advantage."""
LEAVE, LOWER, TAKE, TAKE_LOWER = range(4)


def _among(words: Sequence[str], chosen: int) -> list[str]:
    """Return the words whose places are in a bit set, the others left empty."""
    return [word if chosen >> place & 1 else "" for place, word in enumerate(words)]


Card = Annotated[int, Bits(3), WordForm(("", "a", "s", "d", "a+", "s+", "d+"))]
School = Annotated[int, Bits(3), WordForm(SCHOOLS)]
Troops = Annotated[int, Bits(4), WordForm(_among(UNIT_KINDS, (2 << GUARD) - (1 << PERSONAL)))]
Work = Annotated[int, Bits(3), WordForm(WORKS[:LEVEL_WORK])]
Spell = Annotated[int, Bits(4), WordForm(SPELLS)]
AreaSpell = Annotated[int, Bits(4), WordForm(_among(SPELLS, 1 << STORM))]
AimedSpell = Annotated[int, Bits(4), WordForm(_among(SPELLS, AIMED))]


class Move(Action):
    """A unit goes, sails or flies to a cell."""

    notation: ClassVar[str] = "{unit}-{cell}"
    unit: UnitTag
    cell: Cell


class Carry(Action):
    """The ship that has sailed takes a unit along."""

    notation: ClassVar[str] = "+{unit}"
    unit: UnitTag


class Sail(Action):
    """The ship takes nobody else along."""

    notation: ClassVar[str] = "."


class Build(Action):
    """An army begins a work on its cell."""

    notation: ClassVar[str] = "{unit}={work}"
    unit: UnitTag
    work: Work


class LevelUp(Action):
    """A city or a mine begins to gain a level."""

    notation: ClassVar[str] = "{building}^"
    building: Building


class Hire(Action):
    """A city hires troops."""

    notation: ClassVar[str] = "{building}${troops}"
    building: Building
    troops: Troops


class HireMage(Action):
    """A city hires a mage of a school."""

    notation: ClassVar[str] = "{building}$mage:{school}"
    building: Building
    school: School


class HireShip(Action):
    """A port hires a ship, which appears on a cell next to it."""

    notation: ClassVar[str] = "{building}$ship>{cell}"
    building: Building
    cell: Cell


class Arm(Action):
    """An army puts on mithril armour."""

    notation: ClassVar[str] = "{unit}&"
    unit: UnitTag


class Cast(Action):
    """A mage casts a spell that needs no target; the others are refused for the want of one."""

    notation: ClassVar[str] = "{unit}*{spell}"
    unit: UnitTag
    spell: Spell


class CastAt(Action):
    """A mage casts a spell at a place."""

    notation: ClassVar[str] = "{unit}*{spell}>{cell}"
    unit: UnitTag
    spell: AreaSpell
    cell: Cell


class CastOn(Action):
    """A mage casts a spell on a piece."""

    notation: ClassVar[str] = "{unit}*{spell}>{target}"
    unit: UnitTag
    spell: AimedSpell
    target: Piece


class Declare(Action):
    """A piece declares battle on another."""

    notation: ClassVar[str] = "{source}!{target}"
    source: Piece
    target: Piece


class Disband(Action):
    """A unit is sent away."""

    notation: ClassVar[str] = "{unit}~"
    unit: UnitTag


class Offer(Action):
    """Peace is offered to a seat."""

    notation: ClassVar[str] = "peace?{seat}"
    seat: SeatNumber


class Accept(Action):
    """The peace that a seat offered is accepted."""

    notation: ClassVar[str] = "peace+{seat}"
    seat: SeatNumber


class Notice(Action):
    """The end of the peace with a seat is announced."""

    notation: ClassVar[str] = "peace-{seat}"
    seat: SeatNumber


class Resign(Action):
    """The seat gives up."""

    notation: ClassVar[str] = "resign"


class End(Action):
    """The orders of this turn are given."""

    notation: ClassVar[str] = "end"


class Pass(Action):
    """No reaction, for now."""

    notation: ClassVar[str] = "pass"


class Arrange(Action):
    """A piece comes next in the order of a side."""

    notation: ClassVar[str] = ">{piece}"
    piece: Piece


class GiveOrder(Action):
    """The next card gets its order, or the next place goes to a card of this kind."""

    notation: ClassVar[str] = "{card}"
    card: Card


class Spoil(Action):
    """What becomes of a fallen building."""

    notation: ClassVar[str] = "{choice}"
    choice: Annotated[int, Bits(2), WordForm(("leave", "lower", "take", "take+lower"))]


class Unsettle(Action):
    """A land of the loser falls into turmoil."""

    notation: ClassVar[str] = "turmoil {land}"
    land: Land


class PlaceZombie(Action):
    """A raised zombie gets its cell."""

    notation: ClassVar[str] = "z>{cell}"
    cell: Cell


class PickZombie(Action):
    """A zombie turns to dust."""

    notation: ClassVar[str] = "x>{unit}"
    unit: UnitTag


class Die(Outcome):
    """The die of a spell."""

    notation: ClassVar[str] = "d6={face}"
    face: Annotated[int, Bits(3)]


class DrawCard(Outcome):
    """The order of a card that nobody commands, or the next card of its piece."""

    notation: ClassVar[str] = "card={order}"
    order: Annotated[int, Bits(2), WordForm(ORDERS.replace(" ", "-"))]


class Prey(Outcome):
    """What a free dragon attacks: piece number n of those that are near, from 1."""

    notation: ClassVar[str] = "prey={place}"
    place: Annotated[int, Bits(8)]


ACTIONS: Codec[Action] = Codec(
    Move, Carry, Sail, Build, LevelUp, Hire, HireMage, HireShip, Arm, Cast, CastAt, CastOn,
    Declare, Disband, Offer, Accept, Notice, Resign, End, Pass, Arrange, GiveOrder, Spoil,
    Unsettle, PlaceZombie, PickZombie,
)  # fmt: skip
OUTCOMES: Codec[Outcome] = Codec(Die, DrawCard, Prey)

MOVE = ACTIONS.kind(Move)
CARRY_UNIT = ACTIONS.kind(Carry)
SAIL = ACTIONS.kind(Sail)
BUILD = ACTIONS.kind(Build)
LEVEL_UP = ACTIONS.kind(LevelUp)
HIRE = ACTIONS.kind(Hire)
HIRE_MAGE = ACTIONS.kind(HireMage)
HIRE_SHIP = ACTIONS.kind(HireShip)
ARM = ACTIONS.kind(Arm)
CAST_SPELL = ACTIONS.kind(Cast)
CAST_AT = ACTIONS.kind(CastAt)
CAST_ON = ACTIONS.kind(CastOn)
DECLARE = ACTIONS.kind(Declare)
DISBAND = ACTIONS.kind(Disband)
OFFER = ACTIONS.kind(Offer)
ACCEPT = ACTIONS.kind(Accept)
NOTICE = ACTIONS.kind(Notice)
RESIGN = ACTIONS.kind(Resign)
END = ACTIONS.kind(End)
PASS = ACTIONS.kind(Pass)
ARRANGE_PIECE = ACTIONS.kind(Arrange)
GIVE_ORDER = ACTIONS.kind(GiveOrder)
SPOIL = ACTIONS.kind(Spoil)
UNSETTLE = ACTIONS.kind(Unsettle)
PLACE_ZOMBIE = ACTIONS.kind(PlaceZombie)
PICK_ZOMBIE = ACTIONS.kind(PickZombie)

acting_unit = ACTIONS.reader(Move, "unit")
"""The unit of every action that names one: it stands first in all of them."""
move_cell = ACTIONS.reader(Move, "cell")
build_work = ACTIONS.reader(Build, "work")
acting_building = ACTIONS.reader(LevelUp, "building")
"""The cell of the building that hires or gains a level: it stands first in all of them."""
hired_troops = ACTIONS.reader(Hire, "troops")
hired_school = ACTIONS.reader(HireMage, "school")
ship_cell = ACTIONS.reader(HireShip, "cell")
cast_spell = ACTIONS.reader(Cast, "spell")
"""The spell of all three ways of casting: it stands second in all of them."""
cast_cell = ACTIONS.reader(CastAt, "cell")
cast_target = ACTIONS.reader(CastOn, "target")
declaring_piece = ACTIONS.reader(Declare, "source")
declared_target = ACTIONS.reader(Declare, "target")
partner_seat = ACTIONS.reader(Offer, "seat")
"""The seat of Offer, Accept and Notice."""
arranged_piece = ACTIONS.reader(Arrange, "piece")
chosen_card = ACTIONS.reader(GiveOrder, "card")
spoil_choice = ACTIONS.reader(Spoil, "choice")
unsettled_land = ACTIONS.reader(Unsettle, "land")
zombie_cell = ACTIONS.reader(PlaceZombie, "cell")
die_face = OUTCOMES.reader(Die, "face")
drawn_order = OUTCOMES.reader(DrawCard, "order")
prey_place = OUTCOMES.reader(Prey, "place")

move = ACTIONS.packer(Move)
carry = ACTIONS.packer(Carry)
sail = ACTIONS.packer(Sail)
build = ACTIONS.packer(Build)
level_up = ACTIONS.packer(LevelUp)
hire = ACTIONS.packer(Hire)
hire_mage = ACTIONS.packer(HireMage)
hire_ship = ACTIONS.packer(HireShip)
arm = ACTIONS.packer(Arm)
cast = ACTIONS.packer(Cast)
cast_at = ACTIONS.packer(CastAt)
cast_on = ACTIONS.packer(CastOn)
declare = ACTIONS.packer(Declare)
disband = ACTIONS.packer(Disband)
offer = ACTIONS.packer(Offer)
accept = ACTIONS.packer(Accept)
notice = ACTIONS.packer(Notice)
resign = ACTIONS.packer(Resign)
end = ACTIONS.packer(End)
pass_on = ACTIONS.packer(Pass)
arrange = ACTIONS.packer(Arrange)
give_order = ACTIONS.packer(GiveOrder)
spoil = ACTIONS.packer(Spoil)
unsettle = ACTIONS.packer(Unsettle)
place_zombie = ACTIONS.packer(PlaceZombie)
pick_zombie = ACTIONS.packer(PickZombie)
die = OUTCOMES.packer(Die)
draw_card = OUTCOMES.packer(DrawCard)
prey = OUTCOMES.packer(Prey)
