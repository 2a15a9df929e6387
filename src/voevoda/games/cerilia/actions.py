"""Kinds of action and outcome, and how they are written.

A spell is cast in up to three decisions (what, at what, how), which read in a row are its whole
form: `CAST m1 wall_fire`, `D2`, `>s`. Giving up is not an action of the rules: a match knows it
(CER-VIC-07).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any, ClassVar

from voevoda.core.actions import Action, Bits, Codec, Form, Outcome
from voevoda.games.cerilia.records import (
    DIRECTIONS,
    KINDS,
    PATH_MASK,
    PATH_STEP,
    PLACE_NAMES,
    RESERVE,
    SECTOR_NAMES,
)
from voevoda.games.cerilia.roster import CLASS_LETTERS, SIGNS, SPELL_IDS

NO_SECTOR = 15
NO_SPOT = 15
FORT_NAME = 0
SPOT_SECTOR, SPOT_SHIFT = 15, 4
MOST_NUMBER = 127


class Words(Form):
    """One of a few words, kept as its position."""

    def __init__(self, *words: str) -> None:
        """Take the words; an empty one stands for a position that is not written."""
        self._words = words
        self.pattern = "|".join(re.escape(word) for word in words if word)

    def parse(self, text: str, world: Any) -> int:
        """Return the position of a word."""
        return self._words.index(text)

    def format(self, value: int, world: Any) -> str:
        """Return the word, `?` for a position that has none."""
        known = 0 <= value < len(self._words) and self._words[value]
        return self._words[value] if known else "?"


class SpotForm(Form):
    """Where a card goes: `B2`, `C3>s`, or `-` for nowhere."""

    pattern = r"-|[A-E][1-3](?:>[nesw])?"

    def parse(self, text: str, world: Any) -> int:
        """Return sector and direction in one number."""
        if text == "-":
            return NO_SPOT
        direction = DIRECTIONS.index(text[3]) if len(text) > 2 else 0
        return SECTOR_NAMES.index(text[:2]) | direction << SPOT_SHIFT

    def format(self, value: int, world: Any) -> str:
        """Return the spot as written."""
        sector, direction = value & SPOT_SECTOR, value >> SPOT_SHIFT
        if sector == NO_SECTOR:
            return "-"
        known = 1 <= direction < len(DIRECTIONS)
        return SECTOR_NAMES[sector] + (f">{DIRECTIONS[direction]}" if known else "")


class WhoForm(Form):
    """A unit by side and number, `a3`, `d12`; and by permission the unmanned fort."""

    def __init__(self, fort: bool = False) -> None:
        """Say whether the fort is one of them."""
        self.pattern = r"fort|[ad]\d{1,3}" if fort else r"[ad]\d{1,3}"

    def parse(self, text: str, world: Any) -> int:
        """Return number * 2 + side; FORT_NAME for the fort."""
        if text == "fort":
            return FORT_NAME
        if not 1 <= int(text[1:]) <= MOST_NUMBER:
            raise ValueError(text)
        return int(text[1:]) * 2 + "ad".index(text[0])

    def format(self, value: int, world: Any) -> str:
        """Return the name."""
        return f"{'ad'[value & 1]}{value >> 1}" if value > 1 else "fort"


class CasterForm(Form):
    """A caster by class and number: `m1`, `p2`."""

    pattern = r"[mp]\d{1,3}"

    def parse(self, text: str, world: Any) -> int:
        """Return number * 2 + class."""
        if not 1 <= int(text[1:]) <= MOST_NUMBER:
            raise ValueError(text)
        return int(text[1:]) * 2 + CLASS_LETTERS.index(text[0])

    def format(self, value: int, world: Any) -> str:
        """Return the name."""
        return f"{CLASS_LETTERS[value & 1]}{value >> 1}"


class PathForm(Form):
    """A way from place to place, the start first: `E1-E2-E3`, `R-D1`."""

    pattern = r"(?:R|[A-E][1-3])(?:-(?:R|[A-E][1-3])){1,6}"

    def parse(self, text: str, world: Any) -> int:
        """Return the packed path."""
        return pack_path([PLACE_NAMES.index(name) for name in text.split("-")])

    def format(self, value: int, world: Any) -> str:
        """Return the path as written."""
        return "-".join(
            PLACE_NAMES[place] if place <= RESERVE else "?" for place in path_places(value)
        )


def pack_path(places: Sequence[int]) -> int:
    """Return a path as one number, the start lowest."""
    return sum((place + 1) << PATH_STEP * at for at, place in enumerate(places))


def path_places(path: int) -> list[int]:
    """Return the places of a packed path, the start first."""
    places = []
    while path:
        places.append((path & PATH_MASK) - 1)
        path >>= PATH_STEP
    return places


class ShapeForm(Form):
    """A kind of terrain, with a direction where it closes an edge: `swamp`, `river>n`."""

    pattern = r"(?:" + "|".join(KINDS[1:]) + r")(?:>[nesw])?"

    def parse(self, text: str, world: Any) -> int:
        """Return kind * 8 + direction."""
        kind, _, direction = text.partition(">")
        return KINDS.index(kind) * 8 + (DIRECTIONS.index(direction) if direction else 0)

    def format(self, value: int, world: Any) -> str:
        """Return the shape as written."""
        kind, direction = value >> 3, value & 7
        name = KINDS[kind] if 1 <= kind < len(KINDS) else "?"
        return name + (f">{DIRECTIONS[direction]}" if 1 <= direction < len(DIRECTIONS) else "")


SectorName = Annotated[int, Bits(4), Words(*SECTOR_NAMES, "-")]
SectorOnly = Annotated[int, Bits(4), Words(*SECTOR_NAMES)]
PlaceName = Annotated[int, Bits(4), Words(*PLACE_NAMES[: RESERVE + 1])]
UnitName = Annotated[int, Bits(8), WhoForm()]
Who = Annotated[int, Bits(8), WhoForm(fort=True)]
CasterName = Annotated[int, Bits(8), CasterForm()]
SpellName = Annotated[int, Bits(5), Words(*SPELL_IDS)]
Direction = Annotated[int, Bits(3), Words(*("" if d == " " else d for d in DIRECTIONS))]
SignName = Annotated[int, Bits(2), Words("", *SIGNS)]


class PlaceFort(Action):
    """The Defender puts the fort down, or does without."""

    notation: ClassVar[str] = "FORT {sector}"
    sector: SectorName


class LayCard(Action):
    """The Defender lays a terrain card, or leaves it out."""

    notation: ClassVar[str] = "TER {card} {spot}"
    card: Annotated[int, Bits(5)]
    spot: Annotated[int, Bits(7), SpotForm()]


class Deploy(Action):
    """A unit gets its place."""

    notation: ClassVar[str] = "DEP {unit} {place}"
    unit: UnitName
    place: PlaceName


class Attach(Action):
    """A caster gets a host."""

    notation: ClassVar[str] = "ATCH {caster} {unit}"
    caster: CasterName
    unit: UnitName


class Cast(Action):
    """A caster begins a spell."""

    notation: ClassVar[str] = "CAST {caster} {spell}"
    caster: CasterName
    spell: SpellName


class AimSector(Action):
    """The spell is cast on a sector."""

    notation: ClassVar[str] = "{sector}"
    sector: SectorOnly


class AimUnit(Action):
    """The spell is cast on a unit, or on the unmanned fort."""

    notation: ClassVar[str] = "{unit}"
    unit: Who


class Point(Action):
    """The wall gets its direction."""

    notation: ClassVar[str] = ">{direction}"
    direction: Direction


class Shape(Action):
    """The illusion gets its terrain."""

    notation: ClassVar[str] = "={shape}"
    shape: Annotated[int, Bits(6), ShapeForm()]


class Sign(Action):
    """The blessing gets its morale sign."""

    notation: ClassVar[str] = "+{sign}"
    sign: SignName


class MoveUnit(Action):
    """A unit moves."""

    notation: ClassVar[str] = "MV {unit} {path}"
    unit: UnitName
    path: Annotated[int, Bits(35), PathForm()]


class Withdraw(Action):
    """An engaged unit steps back."""

    notation: ClassVar[str] = "WD {unit}"
    unit: UnitName


class Shoot(Action):
    """A missile attack."""

    notation: ClassVar[str] = "SH {attacker}x{target}"
    attacker: Who
    target: Who


class ChargeAt(Action):
    """A charge."""

    notation: ClassVar[str] = "CH {attacker}x{target}"
    attacker: Who
    target: Who


class Strike(Action):
    """A melee attack."""

    notation: ClassVar[str] = "ME {attacker}x{target}"
    attacker: Who
    target: Who


class RevealMarker(Action):
    """The owner of the victim says which marker of an ambush is revealed."""

    notation: ClassVar[str] = "REV {number}"
    number: Annotated[int, Bits(3)]


class StepAside(Action):
    """By option: a retreating unit goes sideways."""

    notation: ClassVar[str] = "RET {direction}"
    direction: Direction


class Pass(Action):
    """A commander ends his part of the phase."""

    notation: ClassVar[str] = "PASS"


class InitiativeDice(Outcome):
    """Both sides roll for the initiative."""

    notation: ClassVar[str] = "#i{attacker},{defender}"
    attacker: Annotated[int, Bits(4)]
    defender: Annotated[int, Bits(4)]


class BattleDie(Outcome):
    """The die of an attack."""

    notation: ClassVar[str] = "#b{face}"
    face: Annotated[int, Bits(4)]


class MoraleDie(Outcome):
    """The die of a morale check: one of the three signs."""

    notation: ClassVar[str] = "#m{sign}"
    sign: SignName


class DurationDie(Outcome):
    """How many rounds a spell lasts."""

    notation: ClassVar[str] = "#t{rounds}"
    rounds: Annotated[int, Bits(4)]


ACTIONS: Codec[Action] = Codec(
    PlaceFort, LayCard, Deploy, Attach, Cast, AimSector, AimUnit, Point, Shape, Sign, MoveUnit,
    Withdraw, Shoot, ChargeAt, Strike, RevealMarker, StepAside, Pass,
)  # fmt: skip
OUTCOMES: Codec[Outcome] = Codec(InitiativeDice, BattleDie, MoraleDie, DurationDie)

PLACE_FORT = ACTIONS.kind(PlaceFort)
LAY_CARD = ACTIONS.kind(LayCard)
DEPLOY = ACTIONS.kind(Deploy)
ATTACH = ACTIONS.kind(Attach)
CAST = ACTIONS.kind(Cast)
AIM_SECTOR = ACTIONS.kind(AimSector)
AIM_UNIT = ACTIONS.kind(AimUnit)
POINT = ACTIONS.kind(Point)
SHAPE = ACTIONS.kind(Shape)
SIGN = ACTIONS.kind(Sign)
MOVE_UNIT = ACTIONS.kind(MoveUnit)
WITHDRAW = ACTIONS.kind(Withdraw)
SHOOT = ACTIONS.kind(Shoot)
CHARGE_AT = ACTIONS.kind(ChargeAt)
STRIKE = ACTIONS.kind(Strike)
REVEAL_MARKER = ACTIONS.kind(RevealMarker)
STEP_ASIDE = ACTIONS.kind(StepAside)
PASS = ACTIONS.kind(Pass)

fort_spot = ACTIONS.reader(PlaceFort, "sector")
laid_card = ACTIONS.reader(LayCard, "card")
laid_spot = ACTIONS.reader(LayCard, "spot")
named_unit = ACTIONS.reader(MoveUnit, "unit")
"""The unit of Deploy, MoveUnit and Withdraw: it stands first in all of them."""
deploy_place = ACTIONS.reader(Deploy, "place")
named_caster = ACTIONS.reader(Cast, "caster")
"""The caster of Cast and Attach: it stands first in both."""
cast_spell = ACTIONS.reader(Cast, "spell")
new_host = ACTIONS.reader(Attach, "unit")
aimed_sector = ACTIONS.reader(AimSector, "sector")
aimed_unit = ACTIONS.reader(AimUnit, "unit")
chosen_direction = ACTIONS.reader(Point, "direction")
"""The direction of Point and StepAside: their only field."""
chosen_shape = ACTIONS.reader(Shape, "shape")
chosen_sign = ACTIONS.reader(Sign, "sign")
chosen_path = ACTIONS.reader(MoveUnit, "path")
attacker_name = ACTIONS.reader(Strike, "attacker")
"""The attacker of Shoot, ChargeAt and Strike: it stands first in all of them."""
target_name = ACTIONS.reader(Strike, "target")
"""The target of Shoot, ChargeAt and Strike: it stands second in all of them."""
marker_number = ACTIONS.reader(RevealMarker, "number")
die_of_attacker = OUTCOMES.reader(InitiativeDice, "attacker")
die_of_defender = OUTCOMES.reader(InitiativeDice, "defender")
die_face = OUTCOMES.reader(BattleDie, "face")
morale_face = OUTCOMES.reader(MoraleDie, "sign")
rolled_rounds = OUTCOMES.reader(DurationDie, "rounds")

place_fort = ACTIONS.packer(PlaceFort)
lay_card = ACTIONS.packer(LayCard)
deploy = ACTIONS.packer(Deploy)
attach = ACTIONS.packer(Attach)
cast = ACTIONS.packer(Cast)
aim_sector = ACTIONS.packer(AimSector)
aim_unit = ACTIONS.packer(AimUnit)
point = ACTIONS.packer(Point)
shape = ACTIONS.packer(Shape)
sign = ACTIONS.packer(Sign)
move_unit = ACTIONS.packer(MoveUnit)
withdraw = ACTIONS.packer(Withdraw)
shoot = ACTIONS.packer(Shoot)
charge_at = ACTIONS.packer(ChargeAt)
strike = ACTIONS.packer(Strike)
reveal_marker = ACTIONS.packer(RevealMarker)
step_aside = ACTIONS.packer(StepAside)
pass_on = ACTIONS.packer(Pass)
roll_initiative = OUTCOMES.packer(InitiativeDice)
roll_battle = OUTCOMES.packer(BattleDie)
roll_morale = OUTCOMES.packer(MoraleDie)
roll_duration = OUTCOMES.packer(DurationDie)
