"""How pieces, seats, lands and kinds are written, in notation and in the words of events."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from voevoda.core.actions import Form, GridCell
from voevoda.games.grand.params import UNIT_LETTERS
from voevoda.games.grand.records import LANDS, TAG_BITS, TAG_SEAT_BITS

_CELL = GridCell()
_TAG = re.compile(r"(\d)([A-Z])(\d+)")
MOST_NUMBER = (1 << 13) - 1
PIECE_BITS = TAG_BITS + 13


def piece_of(text: str, world: Any) -> int:
    """Return the piece of a tag (`1R2`) or of a building (`@e4`); raises ValueError."""
    if text.startswith("@"):
        return _CELL.parse(text[1:], world) << TAG_BITS
    found = _TAG.fullmatch(text)
    if found is None:
        raise ValueError(text)
    seat, kind, number = int(found[1]), UNIT_LETTERS.index(found[2]), int(found[3])
    if seat >= 1 << TAG_SEAT_BITS or not 1 <= number <= MOST_NUMBER or found[3][0] == "0":
        raise ValueError(text)
    return number << TAG_BITS | kind << TAG_SEAT_BITS | seat


def piece_name(piece: int, world: Any) -> str:
    """Return the tag of a unit, `@` and the cell of a building; `?` for what is neither."""
    if piece < 0:
        return "?"
    number, kind = piece >> TAG_BITS, (piece & (1 << TAG_BITS) - 1) >> TAG_SEAT_BITS
    if kind == 0:
        return f"@{_CELL.format(number, world)}"
    if kind >= len(UNIT_LETTERS):
        return "?"
    return f"{piece & (1 << TAG_SEAT_BITS) - 1}{UNIT_LETTERS[kind]}{number}"


class PieceForm(Form):
    """A unit or a building."""

    pattern = r"\d[A-Z]\d{1,4}|@[a-z]\d{1,2}"

    def parse(self, text: str, world: Any) -> int:
        """Return the piece."""
        return piece_of(text, world)

    def format(self, value: int, world: Any) -> str:
        """Return its name."""
        return piece_name(value, world)


class UnitForm(PieceForm):
    """A unit."""

    pattern = r"\d[A-Z]\d{1,4}"


class BuildingForm(PieceForm):
    """A building, kept as its cell."""

    pattern = r"@[a-z]\d{1,2}"

    def parse(self, text: str, world: Any) -> int:
        """Return the cell."""
        return _CELL.parse(text[1:], world)

    def format(self, value: int, world: Any) -> str:
        """Return `@` and the cell."""
        return f"@{_CELL.format(value, world)}"


class WordForm(Form):
    """One of several words, kept as its place among them."""

    def __init__(self, words: Sequence[str]) -> None:
        """Take the words; empty ones are no value."""
        self._words = tuple(words)
        longest_first = sorted((w for w in words if w), key=len, reverse=True)
        self.pattern = "|".join(map(re.escape, longest_first))

    def parse(self, text: str, world: Any) -> int:
        """Return the place of the word."""
        return self._words.index(text)

    def format(self, value: int, world: Any) -> str:
        """Return the word."""
        return (self._words[value] if 0 <= value < len(self._words) else "") or "?"


class LandForm(Form):
    """A land, by the character that stands for it in the map."""

    pattern = r"[A-Za-z0-9]"

    def parse(self, text: str, world: Any) -> int:
        """Return the number of the land, LANDS - 1 for a character without one."""
        names = [chr(character) for character in world.land_name[: world.lands]]
        return names.index(text) if text in names else LANDS - 1

    def format(self, value: int, world: Any) -> str:
        """Return the character."""
        return chr(world.land_name[value]) if 0 <= value < world.lands else "?"
