"""Scenarios that cannot be played, each with what a sentence about it has to name."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from voevoda.core.registry import installed_ids

Tree = dict[str, Any]


class Fault(NamedTuple):
    """A change that spoils a scenario, a pattern of the place, and one of the fix."""

    spoil: Callable[[Tree], None]
    place: str
    fix: str

    def spoilt(self, scenario: msgspec.Struct) -> Tree:
        """Return a scenario, as the content of a file, with the fault in it."""
        tree: Tree = msgspec.json.decode(msgspec.json.encode(scenario))
        self.spoil(tree)
        return tree

    def is_named(self, said: str) -> bool:
        """Return whether a sentence names place and fix, in words of ours."""
        words = "|".join((*installed_ids(), "scenario", "parameter"))
        is_said = not re.search(rf"({words})-", said)
        return is_said and bool(re.search(self.place, said) and re.search(self.fix, said))


def put(path: str, value: object) -> Callable[[Tree], None]:
    """Return a change that puts a value at a path such as `units.0.type`."""

    def spoil(tree: Tree) -> None:
        *way, last = path.split(".")
        there: Any = tree
        for key in way:
            there = there[int(key) if key.isdecimal() else key]
        there[int(last) if last.isdecimal() else last] = value

    return spoil
