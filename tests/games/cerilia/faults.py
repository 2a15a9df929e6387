"""Scenarios that cannot be played, each with what a sentence about it has to name."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from voevoda.games.cerilia.scenarios import shipped

Tree = dict[str, Any]


class Fault(NamedTuple):
    """A change that spoils a scenario, a pattern of the place, and a word of the fix."""

    spoil: Callable[[Tree], None]
    place: str
    fix: str


def _put(path: str, value: object) -> Callable[[Tree], None]:
    """Return a change that puts a value at a path such as `units.0.type`."""

    def spoil(tree: Tree) -> None:
        *way, last = path.split(".")
        there: Any = tree
        for key in way:
            there = there[int(key) if key.isdecimal() else key]
        there[int(last) if last.isdecimal() else last] = value

    return spoil


def _without_defender(tree: Tree) -> None:
    tree["units"] = [unit for unit in tree["units"] if unit["id"].startswith("a")]
    tree["casters"] = [c for c in tree["casters"] if c["host"].startswith("a")]


DEFENDER = "Defender|Защитник"
FAULTS = {
    "over its points": Fault(_put("points", [84, 70]), DEFENDER, "70"),
    "unknown unit": Fault(_put("units.3.type", "heavy_infntry"), "a4", "heavy_infantry"),
    "unknown spell": Fault(_put("casters.0.spells", ["fog", "wall_irn"]), "m1", "wall_iron"),
    "terrain off the mat": Fault(
        _put("terrain", [{"kind": "hill", "sector": "F2"}]), "hill", "A1, B1"
    ),
    "fort in the middle": Fault(_put("fort.sector", "C2"), "C2", "A3, B3, C3, D3, E3"),
    "no defender": Fault(_without_defender, DEFENDER, "1"),
    "unknown field": Fault(_put("fort.levl", 6), "levl", ""),
    "wrong kind": Fault(_put("units.0.id", 1), "units 1, id", ""),
    "number out of range": Fault(_put("fort.level", 12), "level", "9"),
    "river to nowhere": Fault(
        _put("terrain", [{"kind": "river", "sector": "A1", "direction": "s"}]), "A1", ""
    ),
    "unknown parameter": Fault(_put("params", {"slots_per_sid": 2}), "slots_per_sid", "_side"),
}


def spoilt(fault: Fault, name: str = "castle") -> Tree:
    """Return a shipped scenario, as the content of a file, with a fault in it."""
    tree: Tree = copy.deepcopy(msgspec.to_builtins(shipped()[name]))
    fault.spoil(tree)
    return tree


def names_both(said: str, fault: Fault) -> bool:
    """Return whether a sentence names place and fix, in words of ours."""
    unsaid = "cerilia-" in said or "scenario-" in said or "parameter-" in said
    return bool(re.search(fault.place, said)) and fault.fix in said and not unsaid
