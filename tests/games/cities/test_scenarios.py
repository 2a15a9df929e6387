"""Set-ups of `cities`: the shipped ones exactly, and every fault named with its place and fix."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.cities import naive
from tests.games.cities.engine_table import EngineTable, engine_scenario
from voevoda.core.errors import ParameterError, ScenarioError
from voevoda.core.match import Match
from voevoda.core.texts import has_words, say
from voevoda.games.cities import GAME
from voevoda.games.cities.scenarios import SHELF

rule = pytest.mark.rule

Tree = dict[str, Any]


def duel() -> Tree:
    """Return a valid scenario as decoded JSON."""
    return {
        "id": "mine",
        "width": 5,
        "height": 7,
        "round_limit": 30,
        "locations": [
            {"type": "castle", "owner": 1, "cell": "c1"},
            {"type": "castle", "owner": 2, "cell": "c7"},
        ],
    }


def first(tree: Tree, **values: Any) -> None:
    tree["locations"][0].update(values)


# --- what is shipped ------------------------------------------------------------------------


@rule("CIT-SET-01", "CIT-SET-05")
@pytest.mark.parametrize("name", naive.SCENARIOS)
def test_shipped_scenarios_are_those_of_the_rules(name: str) -> None:
    match = Match(GAME, name)
    table = EngineTable().put(match.world, match.state)
    assert table.summary() == naive.summary(naive.new_game(naive.SCENARIOS[name]))
    assert GAME.scenario(name).params == {}  # type: ignore[attr-defined]
    own = Match(GAME, engine_scenario(naive.SCENARIOS[name]))
    assert (own.world, own.state) == (match.world, match.state)


def test_nine_are_shipped_and_the_quick_ones_come_first() -> None:
    assert set(SHELF.shipped) == set(naive.SCENARIOS)
    quick = [info.quick for info in GAME.scenarios()]
    assert quick[0] and quick == sorted(quick, reverse=True)


@rule("CIT-SET-01")
def test_a_scenario_gives_order_walls_and_differences() -> None:
    tree = {**duel(), "order": [2, 1], "walls": ["a1", "e7"], "params": {"cost_move": 2}}
    first(tree, level=1, relic="siege", tp=5)
    match = Match(GAME, tree)
    shown = match.view(None)
    assert (shown.order, shown.walls, shown.to_move) == (("P2", "P1"), ("a1", "e7"), "P2")  # type: ignore[attr-defined]
    one = match.state.locations[0]
    assert [one.level, one.relic, one.time, one.spirit, one.health] == [1, 2, 5, 9, 32]
    assert match.params["cost_move"] == 2
    assert Match(GAME, tree, {"cost_move": 3}).params["cost_move"] == 3


@rule("CIT-SET-02")
def test_locations_start_at_the_maxima_of_their_level() -> None:
    tree = {**duel(), "params": {"start_level": 2, "start_tp": 4, "siege_cost": 5}}
    for place in tree["locations"]:
        place["relic"] = "mystic"
    place = Match(GAME, tree).state.locations[1]
    assert [place.spirit, place.health, place.time, place.siege_cost] == [11, 34, 4, 5]


# --- faults ---------------------------------------------------------------------------------

FAULTS: dict[str, tuple[str, Callable[[Tree], Any], tuple[str, ...]]] = {
    "narrow": ("scenario-map-size", lambda t: t.update(width=2), ("2", "7", "3", "26")),
    "tall": ("scenario-map-size", lambda t: t.update(height=27), ("5", "27", "3", "26")),
    "one player": ("scenario-players", lambda t: t["locations"].pop(), ("1", "2", "6")),
    "seven": ("scenario-players", lambda t: t.update(order=[1, 2, 3, 4, 5, 6, 7]), ("7", "6")),
    "gap": ("scenario-order", lambda t: first(t, owner=3), ("2, 3",)),
    "twice": ("scenario-order", lambda t: t.update(order=[1, 1]), ("1, 1",)),
    "no location": (
        "scenario-player-without-location",
        lambda t: t.update(order=[1, 2, 3]),
        ("P3",),
    ),
    "owner": (
        "scenario-owner",
        lambda t: t.update(order=[1, 2]) or t["locations"][0].update(owner=3),
        ("L1", "3"),
    ),
    "type": ("scenario-unknown-type", lambda t: first(t, type="fort"), ("L1", "fort", "castle")),
    "relic": ("scenario-unknown-relic", lambda t: first(t, relic="holy"), ("L1", "holy", "siege")),
    "level": ("scenario-number", lambda t: first(t, level=4), ("L1", "4", "0", "3")),
    "points": ("scenario-number", lambda t: first(t, tp=-1), ("L1", "-1", "0", "999")),
    "off map": ("scenario-cell-off-map", lambda t: first(t, cell="f1"), ("L1", "f1")),
    "no cell": ("scenario-cell-off-map", lambda t: first(t, cell="here"), ("L1", "here")),
    "wall off map": ("scenario-cell-off-map", lambda t: t.update(walls=["a8"]), ("a8",)),
    "two on one": ("scenario-cell-taken", lambda t: first(t, cell="c7"), ("L2", "c7")),
    "on a wall": ("scenario-cell-taken", lambda t: t.update(walls=["c1"]), ("L1", "c1")),
    "wall twice": ("scenario-cell-taken", lambda t: t.update(walls=["a3", "a3"]), ("a3",)),
    "shut in": (
        "scenario-few-neighbours",
        lambda t: t.update(walls=["b1", "b2", "c2", "d2"]),
        ("L1", "c1", "2", "1"),
    ),
    "sides only": (
        "scenario-few-neighbours",
        lambda t: t.update(walls=["b1", "c2"], params={"adjacency": "4"}),
        ("L1", "c1", "2", "1"),
    ),
    "too many": (
        "scenario-too-many",
        lambda t: t.update(locations=t["locations"] * 170),
        ("340", "338"),
    ),
    "no relic": ("scenario-relic-missing", lambda t: first(t, level=1), ("L1", "1")),
    "early relic": ("scenario-relic-early", lambda t: first(t, relic="siege"), ("L1",)),
    "missing": ("scenario-field-missing", lambda t: t.pop("width"), ("width",)),
    "unknown": ("scenario-field-unknown", lambda t: t.update(colour="red"), ("colour",)),
    "not a number": ("scenario-field-kind", lambda t: t.update(height="tall"), ("height",)),
    "below": ("scenario-field-kind", lambda t: first(t, owner="me"), ("locations 1, owner",)),
}
PARAMETER_FAULTS: dict[str, tuple[str, Tree, tuple[str, ...]]] = {
    "name": ("parameter-unknown", {"cost_atack": 1}, ("cost_atack", "cost_attack")),
    "range": ("parameter-range", {"cost_attack": 10}, ("cost_attack", "10", "0", "9")),
    "low": ("parameter-range", {"tp_cap": 0}, ("tp_cap", "0", "1", "999")),
    "fixed": ("parameter-range", {"die_sides": 6}, ("die_sides", "6", "4")),
    "word": ("parameter-range", {"move_cells": "far"}, ("move_cells", "far", "1", "6")),
    "flag": ("parameter-range", {"move_cells": True}, ("move_cells", "True", "1", "6")),
    "choice": ("parameter-choice", {"adjacency": "6"}, ("adjacency", "6", "8, 4")),
    "row": ("parameter-choice", {"standard_row": "-/0/0"}, ("standard_row", "-/0/0", "-/-/0/0")),
    "value": ("parameter-choice", {"standard_row": "-/0/0/10"}, ("standard_row", "-/0/0/10")),
    "relic": ("parameter-choice", {"relic_table.2": "holy"}, ("relic_table.2", "holy", "siege")),
    "rounds": ("parameter-range", {"round_limit": 0}, ("round_limit", "0", "1", "999")),
}


def assert_told(error: ScenarioError | ParameterError, id: str, words: tuple[str, ...]) -> None:
    """Check the message, and that both languages name place and fix."""
    assert error.message.id == id
    for language in ("en", "ru"):
        assert has_words(language, id)
        text = say(language, error.message)
        for word in words:
            assert word in text, (language, text)


@rule("CIT-SET-03", "CIT-SET-04")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_scenario_is_refused(fault: str) -> None:
    id, spoil, words = FAULTS[fault]
    tree = duel()
    Match(GAME, tree)
    spoil(tree)
    with pytest.raises(ScenarioError) as error:
        Match(GAME, tree)
    assert_told(error.value, id, words)


@pytest.mark.parametrize("fault", PARAMETER_FAULTS)
def test_a_wrong_parameter_is_refused(fault: str) -> None:
    id, params, words = PARAMETER_FAULTS[fault]
    with pytest.raises(ParameterError) as error:
        Match(GAME, "duel", params)
    assert_told(error.value, id, words)


@rule("CIT-SET-04")
def test_neighbours_are_counted_under_the_rules_of_the_match() -> None:
    tree = {**duel(), "walls": ["b1", "c2"]}
    Match(GAME, tree)
    with pytest.raises(ScenarioError) as error:
        Match(GAME, tree, {"adjacency": "4"})
    assert_told(error.value, "scenario-few-neighbours", ("L1", "c1", "1"))


def test_an_unknown_scenario_names_those_that_exist() -> None:
    with pytest.raises(ScenarioError) as error:
        Match(GAME, "duell")
    assert_told(error.value, "scenario-unknown", ("duell", *SHELF.shipped))


@pytest.mark.parametrize(
    ("old", "new", "line", "word"),
    [
        ('cell = "c7"', 'cell = "z9"', 16, "z9"),
        ("width = 5", "width = five", 2, "line 2"),
        ("round_limit = 30", "round_limit = 30\nrounds = 30", 5, "rounds"),
        ('type = "castle"', 'type = "fort"', 9, "fort"),
        ("quick = true", "params = { cost_moov = 2 }", 6, "cost_move"),
    ],
)
def test_a_faulty_file_is_named_with_its_line(
    tmp_path: Path, old: str, new: str, line: int, word: str
) -> None:
    source = Path(GAME.folder, "scenarios/duel.toml").read_text(encoding="utf-8")
    assert old in source
    file = tmp_path / "mine.toml"
    file.write_text(source.replace(old, new), encoding="utf-8")
    with pytest.raises(ScenarioError) as error:
        Match(GAME, str(file))
    assert error.value.message.args["line"] == line
    assert_told(error.value, "scenario-file", ("mine.toml", word))


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError) as error:
        Match(GAME, str(tmp_path / "none.toml"))
    assert_told(error.value, "scenario-file", ("none.toml",))
