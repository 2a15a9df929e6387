"""Many games between bots, counted."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.cli.conftest import Voevoda
from voevoda.cli.screen import Screen, Show
from voevoda.cli.simulate import speed_text

QUICK = ("simulate", "cities", "--scenario", "duel", "--seats", "random")


def test_few_games_a_second_are_not_called_none() -> None:
    assert [speed_text(speed) for speed in (1234.5, 43.1, 9.87, 0.004)] == [
        "1234", "43", "9.9", "0.004",
    ]  # fmt: skip


def test_the_tables_hold_what_the_json_says(voevoda: Voevoda) -> None:
    line = (*QUICK, "--games", "60", "--workers", "1", "--seed", "4")
    told, report = voevoda(*line), json.loads(voevoda(*line, "--json").out)
    assert told.code == 0 and told.err == ""
    assert "60 games, seed 4" in told.out
    results = report["results"]
    assert results["games"] == 60
    for side in results["sides"]:
        row = next(x.split() for x in told.out.splitlines() if x.split()[:1] == [side["side"]])
        wins = side["wins"]
        assert row[1] == f"{wins['count']}/60"
        assert row[3:] == [f"{wins['low']:.1%}", "–", f"{wins['high']:.1%}"]
    for rule in results["rules"]:
        lines = [x.split() for x in told.out.splitlines() if x.split()[:1] == [rule["rule"]]]
        assert [line[1] for line in lines] == ([str(rule["fired"])] if rule["fired"] else [])
    assert all(f"[{ending}]" in told.out for ending in results["endings"])


def test_the_json_holds_all_that_determines_the_results(voevoda: Voevoda) -> None:
    line = (*QUICK, "--games", "20", "--workers", "1", "--set", "cost_attack=2", "--json")
    report = json.loads(voevoda(*line).out)
    assert set(report) == {"experiment", "results", "run"}
    experiment = report["experiment"]
    assert (experiment["games"], experiment["seed"]) == (20, 1)
    assert experiment["params"]["cost_attack"] == 2
    assert experiment["scenario"]["id"] == "duel"
    assert report["results"] == json.loads(voevoda(*line).out)["results"]


def test_results_are_told_in_russian(voevoda: Voevoda) -> None:
    ran = voevoda(*QUICK, "--games", "5", "--workers", "1", "--lang", "ru")
    assert "5 партий" in ran.out and "95-процентный интервал" in ran.out


@contextmanager
def interrupting(screen: Screen, id: str) -> Iterator[Show]:
    """A progress bar whose reader presses Ctrl-C as soon as something is done."""

    def show(done: int, total: int, name: str) -> None:
        if id == "cli-simulate-progress":
            signal.raise_signal(signal.SIGINT)

    yield show


@pytest.mark.parametrize("more", [(), ("--json",)])
def test_ctrl_c_gives_the_partial_result_and_says_so(
    voevoda: Voevoda, monkeypatch: pytest.MonkeyPatch, more: tuple[str, ...]
) -> None:
    monkeypatch.setattr(Screen, "progress", interrupting)
    ran = voevoda(*QUICK, "--games", "2000", "--workers", "1", *more)
    assert ran.code == 0
    stopping, told = ran.err.splitlines()
    assert stopping.startswith("Stopping after the games under way")
    done = json.loads(ran.out)["results"]["games"] if more else int(told.split()[6])
    assert 0 < done < 2000
    assert told == f"Stopped: this is the result of {done} of 2,000 games."
