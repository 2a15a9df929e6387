"""Kinds of action and outcome, and how they are written (spec 9.2).

Giving up and offering a draw are not among them (CIT-END-09).
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

from voevoda.core.actions import Action, Bits, Codec, Form, GridCell, Named, Outcome
from voevoda.games.cities.params import BY_LOCATION, pack_row, read_row, unpack_row, write_row


class RowForm(Form):
    """A row as written: `-/-/0/1`."""

    pattern = r"[-0-9](?:/[-0-9]){3}"

    def parse(self, text: str, world: Any) -> int:
        """Return the packed row."""
        return pack_row(read_row(text))

    def format(self, value: int, world: Any) -> str:
        """Return the row as written."""
        return write_row(unpack_row(value))


class EntryForm(Form):
    """An entry of the initiative order: a player, or by option a location."""

    pattern = r"[PL]\d+"

    def parse(self, text: str, world: Any) -> int:
        """Return the seat or location, from 0."""
        if text[0] != self._letter(world):
            raise ValueError(text)
        return int(text[1:]) - 1

    def format(self, value: int, world: Any) -> str:
        """Return `P2` or `L3`."""
        return f"{self._letter(world)}{value + 1}"

    def _letter(self, world: Any) -> str:
        return "L" if world.params.initiative_unit == BY_LOCATION else "P"


LocationNumber = Annotated[int, Bits(10), Named("L")]
UnitNumber = Annotated[int, Bits(22), Named("u")]  # numbers are never used again (CIT-NEW-12)
CellNumber = Annotated[int, Bits(10), GridCell()]
Position = Annotated[int, Bits(4)]
PackedRow = Annotated[int, Bits(16), RowForm()]


class Attack(Action):
    """A unit attacks an enemy unit."""

    notation: ClassVar[str] = "{loc} ATT {unit}>{target}"
    loc: LocationNumber
    unit: UnitNumber
    target: UnitNumber


class Assault(Action):
    """A unit attacks an enemy location."""

    notation: ClassVar[str] = "{loc} ATT {unit}>{place}"
    loc: LocationNumber
    unit: UnitNumber
    place: LocationNumber


class Move(Action):
    """A location opens a move."""

    notation: ClassVar[str] = "{loc} MOV"
    loc: LocationNumber


class Step(Action):
    """A unit uses a cell of the open move to go next door."""

    notation: ClassVar[str] = "{unit}:{cell}"
    unit: UnitNumber
    cell: CellNumber


class Jump(Action):
    """A native unit uses a cell of the open move to jump to another."""

    notation: ClassVar[str] = "{unit}~{cell}"
    unit: UnitNumber
    cell: CellNumber


class Stop(Action):
    """The open move ends early."""

    notation: ClassVar[str] = "STOP"


class Inspire(Action):
    """A number of a unit's row becomes a dash, for spirit."""

    notation: ClassVar[str] = "{loc} INS {unit}/{position}"
    loc: LocationNumber
    unit: UnitNumber
    position: Position


class Create(Action):
    """A location opens the creation of a unit and hands over spirit and health."""

    notation: ClassVar[str] = "{loc} NEW {amount}"
    loc: LocationNumber
    amount: Annotated[int, Bits(14)]


class ChooseRow(Action):
    """The new unit gets its row."""

    notation: ClassVar[str] = "ROW {row}"
    row: PackedRow


class Place(Action):
    """The new unit gets its cell."""

    notation: ClassVar[str] = "AT {cell}"
    cell: CellNumber


class Swap(Action):
    """The camp's new unit exchanges a value with another of its units."""

    notation: ClassVar[str] = "SWAP {position}:{unit}/{other}"
    position: Position
    unit: UnitNumber
    other: Position


class Done(Action):
    """No further exchange."""

    notation: ClassVar[str] = "DONE"


class Restore(Action):
    """A location repairs itself."""

    notation: ClassVar[str] = "{loc} HEAL"
    loc: LocationNumber


class LevelUp(Action):
    """A location gains a level."""

    notation: ClassVar[str] = "{loc} LVL"
    loc: LocationNumber


class Hide(Action):
    """A location takes the abandoned form."""

    notation: ClassVar[str] = "{loc} HIDE"
    loc: LocationNumber


class End(Action):
    """The turn ends."""

    notation: ClassVar[str] = "END"


class Die(Outcome):
    """The four-sided die, for an attack or a relic."""

    notation: ClassVar[str] = "d4={face}"
    face: Annotated[int, Bits(4)]


class Draw(Outcome):
    """The next entry of a drawn initiative order."""

    notation: ClassVar[str] = "ORDER {entry}"
    entry: Annotated[int, Bits(10), EntryForm()]


ACTIONS: Codec[Action] = Codec(
    Attack, Assault, Move, Step, Jump, Stop, Inspire, Create, ChooseRow, Place, Swap, Done,
    Restore, LevelUp, Hide, End,
)  # fmt: skip
OUTCOMES: Codec[Outcome] = Codec(Die, Draw)

ATTACK = ACTIONS.kind(Attack)
ASSAULT = ACTIONS.kind(Assault)
MOVE_ACTION = ACTIONS.kind(Move)
STEP = ACTIONS.kind(Step)
JUMP = ACTIONS.kind(Jump)
STOP = ACTIONS.kind(Stop)
INSPIRE = ACTIONS.kind(Inspire)
CREATE = ACTIONS.kind(Create)
CHOOSE_ROW = ACTIONS.kind(ChooseRow)
PLACE = ACTIONS.kind(Place)
SWAP_ACTION = ACTIONS.kind(Swap)
DONE = ACTIONS.kind(Done)
RESTORE = ACTIONS.kind(Restore)
LEVEL_UP = ACTIONS.kind(LevelUp)
HIDE = ACTIONS.kind(Hide)
END = ACTIONS.kind(End)
DRAW = OUTCOMES.kind(Draw)

acting_location = ACTIONS.reader(Attack, "loc")
"""The location of every action that names one: it stands first in all of them."""
fighter = ACTIONS.reader(Attack, "unit")
"""The unit of Attack, Assault and Inspire: it stands second in all of them."""
attack_target = ACTIONS.reader(Attack, "target")
assault_place = ACTIONS.reader(Assault, "place")
inspire_position = ACTIONS.reader(Inspire, "position")
mover_unit = ACTIONS.reader(Step, "unit")
mover_cell = ACTIONS.reader(Step, "cell")
create_amount = ACTIONS.reader(Create, "amount")
chosen_row = ACTIONS.reader(ChooseRow, "row")
chosen_cell = ACTIONS.reader(Place, "cell")
swap_position = ACTIONS.reader(Swap, "position")
swap_unit = ACTIONS.reader(Swap, "unit")
swap_other = ACTIONS.reader(Swap, "other")
die_face = OUTCOMES.reader(Die, "face")
drawn_entry = OUTCOMES.reader(Draw, "entry")

attack = ACTIONS.packer(Attack)
assault = ACTIONS.packer(Assault)
move = ACTIONS.packer(Move)
step_to = ACTIONS.packer(Step)
jump_to = ACTIONS.packer(Jump)
stop = ACTIONS.packer(Stop)
inspire = ACTIONS.packer(Inspire)
create = ACTIONS.packer(Create)
choose_row = ACTIONS.packer(ChooseRow)
place = ACTIONS.packer(Place)
swap = ACTIONS.packer(Swap)
done = ACTIONS.packer(Done)
restore = ACTIONS.packer(Restore)
level_up = ACTIONS.packer(LevelUp)
hide = ACTIONS.packer(Hide)
end = ACTIONS.packer(End)
die = OUTCOMES.packer(Die)
draw_entry = OUTCOMES.packer(Draw)
