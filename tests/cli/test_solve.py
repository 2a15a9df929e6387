"""Battles solved on the command line."""

from __future__ import annotations

import json
from types import SimpleNamespace
from typing import Any

import pytest

from tests.cli.conftest import Voevoda
from voevoda.cli import solve as command


def test_a_battle_is_solved_for_people_and_for_programs(voevoda: Voevoda) -> None:
    told = voevoda("solve", "grand", "5", "3+")
    assert (told.code, told.err) == (0, "")
    assert "Value for the attackers: 2/9 (0.2222)" in told.out
    solution = json.loads(voevoda("solve", "grand", "5", "3+", "--json").out)
    assert solution["value"] == pytest.approx(2 / 9, abs=1e-9)
    assert sum(solution["odds"].values()) == pytest.approx(1)
    for side in ("attackers", "defenders"):
        assert sum(each["chance"] for each in solution[side]) == pytest.approx(1)
        assert solution[side][0]["layout"] in told.out


def test_it_is_told_in_russian(voevoda: Voevoda) -> None:
    ran = voevoda("solve", "grand", "3,2", "4,1", "--lang", "ru")
    assert "Цена для нападающих: 0" in ran.out and "cli-" not in ran.out


def test_a_layout_is_judged(voevoda: Voevoda) -> None:
    ran = voevoda("solve", "grand", "4", "3", "--layout", "aaaa")
    assert "at least -1 and loses at most 2." in ran.out
    line = ("solve", "grand", "3", "4", "--layout", "aaas", "--side", "defenders")
    assert "at most -1 and loses at most 0." in voevoda(*line).out
    judged = json.loads(voevoda(*line, "--json").out)["layout"]
    assert (judged["worst"], judged["loses"]) == (-1.0, 0.0)


def test_open_cards_and_chance_can_be_given(voevoda: Voevoda) -> None:
    assert "attackers: 1\n" in voevoda("solve", "grand", "ad", "a").out
    assert "win 66.7%" in voevoda("solve", "grand", "3", "2+?").out


def test_a_scenario_brings_both_sides(voevoda: Voevoda) -> None:
    line = ("solve", "grand", "--scenario", "brothers")
    assert "attackers: 2/3 " in voevoda(*line).out
    assert "attackers: 1\n" in voevoda(*line, "--payoff", "wdl").out
    assert "leave them out" in voevoda(*line[:2], "2", "1", *line[2:]).err


def test_a_large_battle_is_estimated(voevoda: Voevoda) -> None:
    assert "An estimate for the attackers" in voevoda("solve", "grand", "12", "5+").out
    assert json.loads(voevoda("solve", "grand", "12", "5+", "--json").out) == {
        "exact": False,
        "value": 1.0,
    }


def test_a_solution_that_takes_long_asks_for_patience(
    voevoda: Voevoda, monkeypatch: pytest.MonkeyPatch
) -> None:
    def at_once(seconds: float, act: Any) -> Any:
        return SimpleNamespace(start=act, cancel=lambda: None)

    monkeypatch.setattr(command, "Timer", at_once)
    ran = voevoda("solve", "grand", "1", "1")
    assert ran.code == 0 and ran.err.startswith("Solving; a battle of many")


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("3",), "Name both sides"),
        ((), "Name both sides"),
        (("3", "x"), "“x” is no piece"),
        (("3,0", "2"), "“0” is no piece"),
        (("3", "2", "--payoff", "gold"), "choose one of wdl, survivors"),
        (("3", "2", "--side", "left"), "choose one of attackers, defenders"),
        (("3", "2", "--layout", "abc"), "“abc” is no layout"),
        (("3", "2", "--layout", "as"), "“as” cannot be laid"),
        (("12", "9", "--layout", "as"), "too large to be solved exactly"),
        (("12", "9", "--payoff", "survivors"), "too large to be solved exactly"),
        (("--scenario", "ford"), "a whole game with a map"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    voevoda: Voevoda, args: tuple[str, ...], told: str
) -> None:
    ran = voevoda("solve", "grand", *args)
    assert ran.code == 2 and told in ran.err and ran.err.count("\n") == 1


def test_other_games_have_no_battles_to_solve(voevoda: Voevoda) -> None:
    ran = voevoda("solve", "cities", "3", "2")
    assert ran.code == 2 and "only those of grand." in ran.err
