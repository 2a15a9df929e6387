"""The shipped scenarios, and faults in others."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.grand.engine_table import EngineTable
from tests.games.grand.naive import Game, summary
from tests.games.grand.naive_scenarios import SCENARIOS, new_table
from tests.games.grand.naive_standalone import Solver
from voevoda.core.errors import ScenarioError
from voevoda.games.grand import GAME
from voevoda.games.grand.scenarios import SHELF

HOUSES = {"houses-3": (1, 3, 5), "houses-4": (1, 3, 4, 6), "houses-5": (1, 3, 4, 5, 6)}
BATTLES = {
    "spears": ([(3, False)], [(3, False)], 0.0),
    "walls": ([(3, False)], [(2, True)], 0.0),
    "lords": ([(3, False), (2, False)], [(4, False), (1, False)], 0.0),
    "hunt": ([(4, False), (3, False)], [(4, True)], 7 / 18),
    "brothers": ([(1, False), (1, False)], [(1, False)], 2 / 3),
}


def test_all_are_shipped() -> None:
    assert {*SHELF.shipped} == {*SCENARIOS, *HOUSES, *BATTLES}


@pytest.mark.parametrize("name", SCENARIOS)
def test_whole_games_begin_as_typed_in_twice(name: str) -> None:
    made = SHELF.shipped[name]
    table, game = EngineTable().begin(name), Game(new_table(name))
    assert table.summary() == summary(game)
    assert made.symmetry == "half_turn"
    world = table.life.world
    named = [chr(letter) for letter in world.land_name[: world.lands]]
    for cell, terrain in game.pos.terrain.items():
        at = (int(cell[1:]) - 1) * world.width + ord(cell[0]) - ord("a")
        assert "FWDMS"[world.terrain[at]] == terrain
        assert bool(world.river[at]) == (cell in game.pos.rivers)
        assert (named[world.land[at]] if world.land[at] >= 0 else None) == game.pos.land.get(cell)
        marks = ("", "site", "mark")
        known = "mark" if cell in game.pos.marks else "site" if cell in game.pos.sites else ""
        assert marks[world.mark[at]] == known


@pytest.mark.parametrize("name", HOUSES)
def test_houses_with_empty_seats(name: str) -> None:
    table = EngineTable().begin(name)
    assert table.summary() == summary(Game(new_table("houses", HOUSES[name])))


@pytest.mark.parametrize("name", BATTLES)
def test_battles(name: str) -> None:
    made = SHELF.shipped[name]
    sides = [[(army.strength, army.plus) for army in s] for s in (made.attackers, made.defenders)]
    att, deff, value = BATTLES[name]
    assert sides == [att, deff]
    assert all(army.name for army in (*made.attackers, *made.defenders))
    if sum(count for count, _ in att) <= 3:
        payoff = str(made.params.get("payoff", "wdl"))
        assert Solver(att, deff, payoff).value() == pytest.approx(value)
    assert int(EngineTable().begin(name).life.world.params.rounds) == 4


def changed(path: tuple[Any, ...], value: Any, name: str = "ridge") -> dict[str, Any]:
    """Return a shipped scenario as JSON with one thing changed, which need not be symmetric."""
    tree: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(SHELF.shipped[name]))
    tree["symmetry"] = "none"
    there: Any = tree
    for key in path[:-1]:
        there = there[key]
    there[path[-1]] = value
    return tree


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("seats",), [1], "scenario-players"),
        (("seats",), [2, 1], "grand-setup-seats"),
        (("seats",), [1, 7], "grand-setup-seats"),
        (("teams",), [[1, 2]], "grand-setup-teams"),
        (("attackers",), [{"strength": 2}], "grand-setup-two-kinds"),
        (("terrain", 0), "FFWWFMMFSSX", "grand-setup-terrain"),
        (("terrain", 0), "FFWWFMMFSS", "grand-setup-row-length"),
        (("lands",), ["11112223..."], "grand-setup-rows"),
        (("lands", 0), "1111222333.", "grand-setup-land-at-sea"),
        (("lands", 0), "?1112223...", "grand-setup-land-name"),
        (("land_names",), {"X": "Nowhere"}, "grand-setup-land-empty"),
        (("mine_sites", 0), "z9", "scenario-cell-off-map"),
        (("mine_sites", 0), "h4", "scenario-cell-taken"),
        (("mine_sites", 0), "k1", "grand-setup-on-sea"),
        (("dragon_marks", 0), "a1", "grand-setup-not-mountain"),
        (("bridges",), ["a1"], "grand-setup-no-river"),
        (("buildings", 0, "kind"), "castle", "grand-setup-unknown"),
        (("buildings", 0, "level"), 4, "scenario-number"),
        (("buildings", 1, "cell"), "b2", "grand-setup-built"),
        (("buildings", 0, "cell"), "g1", "grand-setup-city-mountain"),
        (("buildings", 0, "cell"), "h8", "grand-setup-two-cities"),
        (("buildings", 0, "cell"), "k1", "grand-setup-on-sea"),
        (("buildings", 0), {"kind": "port", "cell": "a1"}, "grand-setup-no-sea"),
        (("buildings", 0), {"kind": "mine", "cell": "a1"}, "grand-setup-no-ore"),
        (("units", 0, "tag"), "1X1", "grand-setup-tag"),
        (("units", 1, "tag"), "1G1", "scenario-unit-twice"),
        (("units", 2, "school"), "", "grand-setup-unknown"),
        (("units", 4, "cell"), "b2", "grand-setup-element"),
        (("coins",), {"7": 3}, "grand-setup-coins"),
        (("coins",), {"1": -3}, "scenario-number"),
        (("position",), {"active": 3}, "grand-setup-active"),
        (("position",), {"active": 1, "peace": [[1, 5]]}, "grand-setup-seat"),
        (("position",), {"active": 1, "turmoil": {"Z": 1}}, "grand-setup-unknown"),
        (("position",), {"active": 1, "next_number": 2}, "scenario-number"),
    ],
)  # fmt: skip
def test_faults_are_named(path: tuple[Any, ...], value: Any, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        GAME.scenario(changed(path, value))
    assert caught.value.message.id == message


def test_symmetry_is_checked() -> None:
    tree = changed(("units", 1, "cell"), "b3")
    GAME.scenario(tree)
    with pytest.raises(ScenarioError) as caught:
        GAME.scenario({**tree, "symmetry": "half_turn"})
    assert caught.value.message.id == "grand-setup-asymmetric"


@pytest.mark.parametrize(("side", "armies"), [("attackers", []), ("defenders", [{"strength": 7}])])
def test_sides_of_a_battle_are_checked(side: str, armies: list[dict[str, int]]) -> None:
    with pytest.raises(ScenarioError):
        GAME.scenario(changed((side,), armies, "spears"))
