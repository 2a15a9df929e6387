"""Scenarios that cannot be played, each with what a sentence about it has to name."""

from __future__ import annotations

from tests.games.faults import Fault, Tree, put
from voevoda.games.cerilia.scenarios import SHELF


def _without_defender(tree: Tree) -> None:
    tree["units"] = [unit for unit in tree["units"] if unit["id"].startswith("a")]
    tree["casters"] = [c for c in tree["casters"] if c["host"].startswith("a")]


DEFENDER = "Defender|Защитник"
FAULTS = {
    "over its points": Fault(put("points", [84, 70]), DEFENDER, "70"),
    "unknown unit": Fault(put("units.3.type", "heavy_infntry"), "a4", "heavy_infantry"),
    "unknown spell": Fault(put("casters.0.spells", ["fog", "wall_irn"]), "m1", "wall_iron"),
    "terrain off the mat": Fault(
        put("terrain", [{"kind": "hill", "sector": "F2"}]), "hill", "A1, B1"
    ),
    "fort in the middle": Fault(put("fort.sector", "C2"), "C2", "A3, B3, C3, D3, E3"),
    "no defender": Fault(_without_defender, DEFENDER, "1"),
    "unknown field": Fault(put("fort.levl", 6), "levl", ""),
    "wrong kind": Fault(put("units.0.id", 1), "units 1, id", ""),
    "number out of range": Fault(put("fort.level", 12), "level", "9"),
    "river to nowhere": Fault(
        put("terrain", [{"kind": "river", "sector": "A1", "direction": "s"}]), "A1", ""
    ),
    "unknown parameter": Fault(put("params", {"slots_per_sid": 2}), "slots_per_sid", "_side"),
}


def spoilt(fault: Fault) -> Tree:
    """Return a shipped scenario, as the content of a file, with a fault in it."""
    return fault.spoilt(SHELF.shipped["castle"])
