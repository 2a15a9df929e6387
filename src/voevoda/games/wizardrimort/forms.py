"""How units, points, directions and bodies of `wizardrimort` are written, and kept in codes."""

from __future__ import annotations

import re
from typing import Any

from voevoda.core.actions import Form
from voevoda.core.geometry import common_divisor
from voevoda.games.wizardrimort.params import CLASS_LETTERS, FACTIONS
from voevoda.games.wizardrimort.records import MOST_SIDE, NAME_BITS, NAME_CHARACTERS

SIDE_LETTERS = "AB"

PLACE_BITS, LEVEL_BITS = 14, 13
FACING_BITS, FACING_BIAS = 11, 1024
SHIFT_BITS, SHIFT_BIAS = 15, 1 << 14
AIM_BITS = 2 * PLACE_BITS
POINT_BITS = AIM_BITS + LEVEL_BITS + 1
"""x, y, level + 1 (0: the highest there), and whether the leg is a jump."""
BEYOND = 16300
"""A coordinate that no table has, on the lattice of every one."""
CASTLES = 254
"""From this number on, an object is the castle of a side."""
DICE = "wbr"


def pack_name(name: str) -> int:
    """Return a body's name as a number; numbers sort as their names do."""
    number = 0
    for place in range(NAME_CHARACTERS):
        number = number << NAME_BITS | (ord(name[place]) if place < len(name) else 0)
    return number


def unpack_name(number: int) -> str:
    """Return the name that a number stands for."""
    letters = []
    while number:
        letters.append(chr(number & (1 << NAME_BITS) - 1))
        number >>= NAME_BITS
    return "".join(reversed(letters)).strip("\0")


def unit_name(world: Any, slot: int) -> str:
    """Return `A1`; `?` for a slot that does not exist."""
    if not 0 <= slot < 2 * world.cap:
        return "?"
    side, number = divmod(int(slot), int(world.cap))
    return f"{SIDE_LETTERS[side]}{number + 1}"


def unit_slot(world: Any, name: str) -> int:
    """Return the slot of `A1`; raises ValueError where a side cannot have the number."""
    number = int(name[1:])
    if not 1 <= number <= world.cap:
        raise ValueError(name)
    return SIDE_LETTERS.index(name[0]) * int(world.cap) + number - 1


def body_name(world: Any, index: int) -> str:
    """Return the name of a body: the scenario's, or that of a block that was built."""
    if index >= world.bodies:
        return f"block{index - world.bodies + 1:02}"
    return unpack_name(int(world.names[index]))


def body_index(world: Any, name: str) -> int:
    """Return the number of a body; raises ValueError where there is none."""
    if found := re.fullmatch(r"block(\d+)", name):
        return int(world.bodies) + int(found[1]) - 1
    names = [unpack_name(int(number)) for number in world.names[: world.bodies]]
    return names.index(name)


class UnitForm(Form):
    """A unit: `A1`."""

    pattern = r"[AB]\d{1,2}"

    def parse(self, text: str, world: Any) -> int:
        """Return its slot."""
        return unit_slot(world, text)

    def format(self, value: int, world: Any) -> str:
        """Return side and number."""
        return unit_name(world, value)


class BehindForm(UnitForm):
    """A unit behind a sign, or nothing: kept as its slot + 1, or 0."""

    def __init__(self, sign: str) -> None:
        """Take the sign, with the blanks around it."""
        self._sign = sign
        self.pattern = f"(?:{re.escape(sign)}[AB]\\d{{1,2}})?"

    def parse(self, text: str, world: Any) -> int:
        """Return slot + 1, or 0."""
        return unit_slot(world, text[len(self._sign) :]) + 1 if text else 0

    def format(self, value: int, world: Any) -> str:
        """Return sign and unit, or nothing."""
        return self._sign + unit_name(world, value - 1) if value else ""


class UnitsForm(Form):
    """Units of one side, `A1+A3`: a bit for each number, and above them one for the side."""

    pattern = r"[AB]\d{1,2}(?:\+[AB]\d{1,2})*"

    def parse(self, text: str, world: Any) -> int:
        """Return the set."""
        value = 0
        names = text.split("+")
        for name in names:
            side, number = divmod(unit_slot(world, name), int(world.cap))
            value |= 1 << number | side << MOST_SIDE
        if {name[0] for name in names} != {names[0][0]} or len(set(names)) != len(names):
            raise ValueError(text)
        return value

    def format(self, value: int, world: Any) -> str:
        """Return the units by number."""
        side = SIDE_LETTERS[value >> MOST_SIDE & 1]
        numbers = [n for n in range(MOST_SIDE) if value >> n & 1]
        return "+".join(f"{side}{n + 1}" for n in numbers) or "?"


class AimForm(Form):
    """A point of the table: `1500,1000`.

    One off every table is still readable, so that it can be refused with its reason.
    """

    pattern = r"-?\d{1,9},-?\d{1,9}"

    def parse(self, text: str, world: Any) -> int:
        """Return x and y as one number."""
        x, y = map(int, text.split(","))
        if not 0 <= min(x, y) <= max(x, y) < 1 << PLACE_BITS:
            x = y = BEYOND
        return x | y << PLACE_BITS

    def format(self, value: int, world: Any) -> str:
        """Return `x,y`."""
        low = (1 << PLACE_BITS) - 1
        return f"{value & low},{value >> PLACE_BITS & low}"


class PointForm(AimForm):
    """A waypoint, with its level where it is named: `1500,1000,250!j`."""

    pattern = r"-?\d{1,9},-?\d{1,9}(?:,\d{1,4})?(?:!j)?"

    def parse(self, text: str, world: Any) -> int:
        """Return point, level and jump as one number."""
        parts = text.removesuffix("!j").split(",")
        level = int(parts[2]) + 1 if len(parts) == 3 else 0
        if level >= 1 << LEVEL_BITS:
            raise ValueError(text)
        value = super().parse(",".join(parts[:2]), world) | level << AIM_BITS
        return value | int(text.endswith("!j")) << AIM_BITS + LEVEL_BITS

    def format(self, value: int, world: Any) -> str:
        """Return `x,y`, `x,y,z`, either with `!j`."""
        level = value >> AIM_BITS & (1 << LEVEL_BITS) - 1
        named = f",{level - 1}" if level else ""
        jump = "!j" if value >> AIM_BITS + LEVEL_BITS & 1 else ""
        return super().format(value, world) + named + jump


class VectorForm(Form):
    """A vector: `-707,707`."""

    pattern = r"-?\d{1,5},-?\d{1,5}"
    bits, bias = SHIFT_BITS, SHIFT_BIAS

    def parse(self, text: str, world: Any) -> int:
        """Return both parts, made positive, as one number."""
        x, y = self.read(text)
        low, high = min(x, y), max(x, y)
        if not -self.bias <= low <= high < self.bias or "-0" in text.split(","):
            raise ValueError(text)
        return x + self.bias | y + self.bias << self.bits

    def read(self, text: str) -> tuple[int, int]:
        """Return both parts."""
        x, y = map(int, text.split(","))
        return x, y

    def format(self, value: int, world: Any) -> str:
        """Return `dx,dy`."""
        low = (1 << self.bits) - 1
        return f"{(value & low) - self.bias},{(value >> self.bits & low) - self.bias}"


class CourseForm(VectorForm):
    """A direction in which units go, by a short vector."""

    bits, bias = FACING_BITS, FACING_BIAS


class FacingForm(CourseForm):
    """A direction in which a unit looks, by a vector that is reduced when it is read."""

    def read(self, text: str) -> tuple[int, int]:
        """Return both parts of the reduced vector."""
        x, y = super().read(text)
        return (x, y) if x == y == 0 else reduced(x, y)


class WordForm(Form):
    """One of a few words, kept by its number from `first` on."""

    def __init__(self, words: tuple[str, ...], first: int = 0) -> None:
        """Take the words in order."""
        self._words, self._first = words, first
        self.pattern = "|".join(map(re.escape, words))
        self.pattern = f"(?:{self.pattern})"

    def parse(self, text: str, world: Any) -> int:
        """Return the number of a word."""
        return self._words.index(text) + self._first

    def format(self, value: int, world: Any) -> str:
        """Return the word; `?` where there is none."""
        place = value - self._first
        return self._words[place] if 0 <= place < len(self._words) else "?"


SWAPS = ("none", *(f"{a}<>{b} -{c}" for a, b in ("wb", "wr", "br") for c in (a, b)))
SWAP = WordForm(SWAPS)
CLASS = WordForm(tuple(CLASS_LETTERS))
FACTION = WordForm(FACTIONS[1:], 1)
SIDE = WordForm(tuple(SIDE_LETTERS))


class EngineForm(Form):
    """The catapult that is meant, `@A2`, where a commander has several: 0, or its body + 1."""

    pattern = r"(?:@[A-Za-z0-9]+)?"

    def parse(self, text: str, world: Any) -> int:
        """Return 0 or the body's number + 1."""
        return body_index(world, f"{text[1:]}.art") + 1 if text else 0

    def format(self, value: int, world: Any) -> str:
        """Return nothing, or the name before `.art`."""
        if value == 0:
            return ""
        name = body_name(world, value - 1) if value <= world.bodies else "?"
        return "@" + name.removesuffix(".art")


class ObjectForm(Form):
    """A body by name, or a castle: `B.cry`, `B.castle`."""

    pattern = r"[A-Za-z][A-Za-z0-9.]*"

    def parse(self, text: str, world: Any) -> int:
        """Return the body's number, or CASTLES + side."""
        if found := re.fullmatch(r"([AB])\.castle", text):
            return CASTLES + SIDE_LETTERS.index(found[1])
        return body_index(world, text)

    def format(self, value: int, world: Any) -> str:
        """Return the name."""
        if value >= CASTLES:
            return f"{SIDE_LETTERS[value - CASTLES]}.castle"
        return body_name(world, value)


def reduced(x: int, y: int) -> tuple[int, int]:
    """Return a facing as it is stored (WIZ-GEO-15)."""
    by = common_divisor(x, y)
    return x // by, y // by
