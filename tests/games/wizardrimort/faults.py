"""Scenarios that cannot be played, each with what a sentence about it has to name."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.faults import Fault, Tree, put
from voevoda.games.wizardrimort.scenarios import SHELF


def _twice(path: str) -> Fault:
    """Return the fault that the first thing of a list is in it twice."""
    return Fault(
        lambda tree: tree[path].append(tree[path][0]),
        {"units": "unit A1|A1", "bodies": "R1", "castles": "castle A|castle"}[path],
        "keep one|оставьте",
    )


def _besieged(tree: Tree) -> None:
    tree["modes"], tree["defender"], tree["castles"] = ["siege"], "B", tree["castles"][:1]


def _without_garden(tree: Tree) -> None:
    tree["bodies"] = [body for body in tree["bodies"] if body["kind"] != "garden"]


def _drafted(**params: int) -> Fault:
    """Return the fault of armies that are too large when the parameters make them up."""

    def spoil(tree: Tree) -> None:
        tree.update(draft=True, deploy=True, params=params)
        tree["commanders"] = [{"side": side, "armies": 4} for side in "AB"]

    return Fault(spoil, r"\bA\b.*\b52\b", r"31.*(smaller|меньш)")


def _all(**values: object) -> Callable[[Tree], None]:
    """Return several changes at once; two underlines stand for a point of the path."""

    def spoil(tree: Tree) -> None:
        for path, value in values.items():
            put(path.replace("__", "."), value)(tree)

    return spoil


def _body(name: str, **fields: object) -> Callable[[Tree], None]:
    """Return the change of a body; one that is not there is added."""

    def spoil(tree: Tree) -> None:
        if all(body["id"] != name for body in tree["bodies"]):
            tree["bodies"].append({"id": name})
        next(body for body in tree["bodies"] if body["id"] == name).update(fields)

    return spoil


def _past(**fields: object) -> Callable[[Tree], None]:
    """Return the change of a unit that is lost, and has no place."""

    def spoil(tree: Tree) -> None:
        tree["turn"] = {}
        tree["units"][0].update(lost=True, **fields)
        del tree["units"][0]["at"]

    return spoil


def _crowded(tree: Tree) -> None:
    tree["a"] = tree["b"] = {"pool": 80}
    tree["bodies"] += [
        {"id": f"P{n}", "kind": "rock", "disc": [100 + 30 * n, 3900, 10]} for n in range(60)
    ]


BLOCK = {"kind": "block", "rect": [2000, 2000, 2150, 2150], "side": "A"}
WHOLE = "whole number|целое число"
FAULTS = {
    "figures that overlap": Fault(put("units.1.at", [700, 1760]), "A2.*A1", "120"),
    "a figure over the edge": Fault(put("units.0.at", [20, 1700]), "A1.*20, 1700", "60"),
    "a figure off the table": Fault(put("units.0.at", [70000, 1]), r"A1 at x.*70\D000", r"6\D000"),
    "a figure left of the table": Fault(put("units.0.at", [-5, 9]), "A1 at x.*-5", r"\b0\b"),
    "a figure inside a rock": Fault(put("units.0.at", [2000, 1300, 0]), "A1.*R1", "level|уровень"),
    "a figure without a place": Fault(
        lambda tree: tree["units"][0].pop("at"), "A1", "add|Добавьте"
    ),
    "a place with one number": Fault(put("units.0.at", [700]), "A1", "x.*y"),
    "a place in words": Fault(put("units.0.at.0", "far"), "units 1, at", WHOLE),
    "a place between units": Fault(put("units.0.at.0", 700.5), "units 1, at", WHOLE),
    "a place past all bounds": Fault(put("units.0.at.0", 10**30), "A1 at x.*1000", r"6\D000"),
    "an unknown class": Fault(put("units.0.warrior", "Q"), "A1.*Q", "D, B, L, A, P"),
    "an unknown faction": Fault(put("commanders.0.faction", "humen"), "1.*humen", "human"),
    "an unknown side": Fault(put("commanders.0.side", "C"), "1.*C", "A, B"),
    "no unit's name": Fault(put("units.0.id", "Anna"), "Anna", "A1.*B12"),
    "a number too high": Fault(put("units.0.id", "A32"), "A32.*32", "31"),
    "two units of one name": _twice("units"),
    "two bodies of one name": _twice("bodies"),
    "two castles of a side": _twice("castles"),
    "a unit of the enemy's": Fault(put("units.0.commander", 2), "A1.*2", "choose|выберите"),
    "a side without units": Fault(
        lambda tree: tree.update(units=tree["units"][:6]), r"\bB\b", "at least one|хотя бы од"
    ),
    "three commanders of a side": Fault(
        put("commanders", [{"side": side, "faction": "orc"} for side in "AAAB"]),
        r"\bA.*3",
        "two|два",
    ),
    "a single commander": Fault(put("commanders", [{"side": "A", "faction": "orc"}]), "1", "2"),
    "an order that is not fair": Fault(put("order", [1, 1]), "1, 1", "begin|первой"),
    "terrain off the table": Fault(
        put("bodies.0.disc", [9000, 1300, 130]), r"R1 x.*9\D000", r"6\D000"
    ),
    "terrain over the edge": Fault(
        put("bodies.3.rect", [5900, 1700, 6100, 2200]), "F1.*6100", r"6\D000"
    ),
    "terrain without a size": Fault(put("bodies.0.disc", [2000, 1300, 0]), "R1 radius.*0", "1"),
    "terrain of two shapes": Fault(put("bodies.0.rect", [1, 1, 2, 2]), "R1", "disc.*rect"),
    "terrain of no height": Fault(put("bodies.0.top", 0), "R1 top.*0", r"5\D000"),
    "an unknown terrain": Fault(put("bodies.0.kind", "rok"), "R1.*rok", "rock"),
    "no body's name": Fault(put("bodies.0.id", "the rock"), "the rock", "9"),
    "a table that is too large": Fault(put("width", 20000), r"width.*20\D000", r"12\D000"),
    "an unknown mode": Fault(put("modes", ["overlords"]), "overlords", "overlord"),
    "no mode": Fault(put("modes", []), "modes.*0", "1"),
    "a siege in a chronicle": Fault(put("modes.0", "siege"), "", "other modes|другие режимы"),
    "a siege without a castle": Fault(_besieged, "", "castles"),
    "a mode without its garden": Fault(_without_garden, "overlord.*garden", "add|добавьте"),
    "armies over their size": _drafted(**{"army.size": 12}),
    "too many coins": Fault(put("a", {"coins": 1000}), r"A coins.*1\D000", "99"),
    "a turn of nobody": Fault(put("turn", {"slot": 7}), "slot.*7", "1"),
    "a figure in the air": Fault(
        put("units.0.at", [2500, 700, 500]), r"A1.*\b500\b", "lower|опуст"
    ),
    "figures on one tower": Fault(
        _all(units__0__at=[1450, 450], units__1__at=[1450, 500, 250]), "A2.*A1", "120"
    ),
    "a block in the air": Fault(_body("b1", **BLOCK, bottom=300), r"b1.*\b300\b", "lower|опуст"),
    "a wall that has fallen": Fault(_body("A.wN", hp=0), "A.wN hp.*0", "1.*9"),
    "shots without number": Fault(_body("A.art", shots=300), "A.art shots.*300", "99"),
    "more blocks than there may be": Fault(_crowded, r"\b2\d\d\b", "192"),
    "a zone without room": Fault(
        _all(deploy=True, a={"zone": [0, 0, 150, 300]}), r"\bA\b.*\b3\b", '"zone"'
    ),
    "a draft in the middle": Fault(_all(turn={}, draft=True), "draft", "leave out|уберите"),
    "places in the middle": Fault(_all(turn={}, deploy=True), "deploy", "leave out|уберите"),
    "loose terrain in the middle": Fault(
        _all(turn={}, bodies__0__loose=True), "loose", "leave out|уберите"
    ),
    "a siege without end": Fault(put("turn", {"sieged": 200}), "sieged.*200", "99"),
    "a game that is not played": Fault(
        _all(turn={"game": 3}, params={"chronicle.games": 2}), "game.*3", r"1.*\b2\b"
    ),
    "games won without number": Fault(put("a", {"wins": 300}), "A wins.*300", "3"),
    "a way back": Fault(put("units.0.path", -1), "A1 path.*-1", "0"),
    "attacks without number": Fault(put("units.0.attacks", 1000), "A1 attacks", "99"),
    "a past in three numbers": Fault(_past(came_from=[1, 2, 3]), "A1", "x.*y"),
    "a past off the table": Fault(_past(came_from=[1, 9000]), "A1 came_from y", r"4\D000"),
    "seen by nobody there": Fault(_past(seen_by=["Q9"]), "A1 seen_by.*Q9", "B1"),
    "a name without end": Fault(put("name", "Allod" * 1000), r"name length.*5\D000", "80"),
    "an unknown field": Fault(put("wether", "fair"), "wether", ""),
    "a wrong kind": Fault(put("units.0.warrior", 1), "units 1, warrior", ""),
    "an unknown parameter": Fault(put("params", {"unit.radios": 50}), "unit.radios", "unit.radius"),
    "a hand of too few fingers": Fault(
        put("params", {"tape.hand": 299}), "tape.hand.*299", "300.*tape.finger"
    ),
    "a slack of a finger": Fault(
        put("params", {"tape.finger": 90}), "tape.slack.*99", "89.*tape.finger"
    ),
    "a width that is odd": Fault(
        put("params", {"unit.narrow": 75}), "unit.narrow.*75", "even|чётн"
    ),
    "no room for catapults": Fault(
        put("params", {"art.count": 4, "art.radius": 400}), "A.art", "art.count"
    ),
    "a parameter out of range": Fault(put("params", {"unit.radius": 10**6}), "unit.radius", "200"),
}


def spoilt(fault: Fault) -> Tree:
    """Return a shipped scenario, as the content of a file, with a fault in it."""
    return fault.spoilt(SHELF.shipped["wiz_chronicle"])
