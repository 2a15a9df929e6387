"""Armies by points: what a game offers whose players make up their own forces."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from voevoda.core.errors import Message

Army = Any
Cell = str | int | Message | tuple[Message, ...]
"""What stands in a table; several messages are a list."""


class Table(NamedTuple):
    """Things in rows. The words of column `cost` are `<game>-column-cost`."""

    columns: tuple[str, ...]
    rows: Sequence[tuple[Cell, ...]]


@dataclass(frozen=True)
class Armies:
    """How a game makes armies: for the command line, which knows nothing of its units."""

    sides: tuple[str, ...]
    """Who needs an army, in the order of `battle`."""
    cards: Callable[[], Sequence[Table]]
    """What armies are made of, with prices."""
    read: Callable[[Mapping[str, Any]], Army]
    """An army from the content of its file; raises ScenarioError for another form."""
    parse: Callable[[Sequence[str]], Army]
    """An army from a list in words; raises ScenarioError for another form."""
    format: Callable[[Army], str]
    """The list in words."""
    check: Callable[[Army, int | None, str], None]
    """Raises ScenarioError for the first fault: army, points, and the side that is told with it."""
    cost: Callable[[Army], int]
    bill: Callable[[Army], Table]
    """Each unit of an army with its price."""
    battle: Callable[[Sequence[Army], Sequence[int] | None, Any], msgspec.Struct]
    """A scenario in which armies meet, on the ground of another one (None: the usual one).

    Points left out are those of the ground. Raises ScenarioError.
    """
