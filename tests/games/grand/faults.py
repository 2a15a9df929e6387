"""Scenarios that cannot be played, each with what a sentence about it has to name."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.faults import Fault, Tree, put
from voevoda.games.grand.scenarios import SHELF


def _add(path: str, value: Tree) -> Callable[[Tree], None]:
    """Return a change that adds something to a list."""
    return lambda tree: tree[path].append(value)


def _free(change: Callable[[Tree], None]) -> Callable[[Tree], None]:
    """Return a change of a map that need not be symmetric."""

    def spoil(tree: Tree) -> None:
        tree["symmetry"] = "none"
        change(tree)

    return spoil


def _declared(source: str) -> Tree:
    return {"source": source, "target": "@b2"}


MOVE = "move|передвиньте"
SYMMETRY = "symmetry|симметри"
FAULTS = {
    "two buildings on a cell": Fault(
        _free(_add("buildings", {"kind": "tower", "cell": "b2", "owner": 1})), "b2.*tower", MOVE
    ),
    "a land without cells": Fault(put("land_names", {"X": "Nowhere"}), r"\bX\b", "mark|отметьте"),
    "a land that nobody can hold": Fault(
        _free(put("lands.0", "11112XX3...")), r"\bX\b", "other ground|другой местности"
    ),
    "a city in no land": Fault(
        _free(put("lands.1", "1.1112233..")), "b2", "extend|продлите"
    ),
    "a city at sea": Fault(_free(put("buildings.0.cell", "k1")), "k1", "on land|на суше"),
    "a city off the map": Fault(_free(put("buildings.0.cell", "z9")), "z9", "choose|выберите"),
    "a city in the mountains": Fault(
        _free(put("buildings.0.cell", "f1")), "f1", MOVE
    ),
    "a second city in a land": Fault(
        _free(_add("buildings", {"kind": "city", "cell": "a1"})), "a1.*b2", "Move|Передвиньте"
    ),
    "a map that is not symmetric": Fault(put("terrain.0", "WFWWFMMFSSS"), "a1.*k9", SYMMETRY),
    "units that are not symmetric": Fault(put("units.0.cell", "b3"), "b3|j7", SYMMETRY),
    "a row that is too short": Fault(
        put("terrain.2", "FFFFFFFFFF"), "[Rr]ow 3 of terrain|terrain, ряд 3", "11"
    ),
    "an unknown terrain": Fault(_free(put("terrain.0", "FFWWFMMFSSX")), "k1.*X", "F, W, D, M"),
    "an unknown building": Fault(
        _free(put("buildings.0.kind", "castel")), "castel", "fortress"
    ),
    "a port inland": Fault(_free(_add("buildings", {"kind": "port", "cell": "d3"})), "d3", MOVE),
    "a mine without ore": Fault(
        _free(_add("buildings", {"kind": "mine", "cell": "d3"})), "d3",
        "mine site|место для рудника",
    ),
    "a bridge over no river": Fault(_free(put("bridges", ["a1"])), "a1", "river|рек"),
    "a crowded cell": Fault(
        _free(lambda tree: tree["units"].extend({"tag": f"1L{n}", "cell": "b2"} for n in (20, 21))),
        "b2", "3",
    ),
    "two units of one number": Fault(_free(put("units.1.tag", "1G1")), "1G1", "number|номер"),
    "no name of a unit": Fault(_free(put("units.1.tag", "1X2")), "1X2", "1R2"),
    "a ship on land": Fault(_free(put("units.4.cell", "b2")), "1H5.*b2", "sea|море"),
    "a dragon without a mountain": Fault(
        _free(put("units.10.home", "h3")), "0D11.*h3|h3.*0D11", "mark it|поставьте его"
    ),
    "nobody's mage": Fault(
        _free(_add("units", {"tag": "1Z30", "cell": "c3", "controller": "1M99"})), "1Z30.*1M99",
        "name a mage|назовите мага",
    ),
    "a seat with nothing": Fault(
        _free(put("seats", [1, 2, 3])), "3", "leave the seat out|уберите место"
    ),
    "a single team": Fault(
        _free(put("teams", [[1, 2]])), "1, 2", "two teams|команд нужно"
    ),
    "a team without seats": Fault(
        _free(put("teams", [[1, 2], []])), "1, 2", "two teams|команд нужно"
    ),
    "a piece that declares twice": Fault(
        _free(put("position", {"active": 1, "declared": [_declared("1P1")] * 2})),
        "1P1", "leave one|уберите",
    ),
    "a parameter of a wrong kind": Fault(
        put("params", {"land_move": {}}), "params:", "a number|число"
    ),
    "an unknown field": Fault(put("wether", "fair"), "wether", ""),
    "a wrong kind": Fault(put("units.0.tag", 1), "units 1, tag", ""),
    "a number out of range": Fault(_free(put("buildings.0.level", 4)), "city b2", "3"),
    "an unknown parameter": Fault(put("params", {"land_mov": 2}), "land_mov", "land_move"),
}  # fmt: skip


def spoilt(fault: Fault) -> Tree:
    """Return a shipped scenario, as the content of a file, with a fault in it."""
    return fault.spoilt(SHELF.shipped["ridge"])
