"""What the benchmarks stand on; the figures themselves are for `make bench`."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from benchmarks import __main__ as bench
from benchmarks import dragging, random_play, simulation, start, state
from benchmarks.measure import Figure, human, rates

FIGURES = [
    Figure("speed, steps/s", "2.66 M", "≥ 1.5 M", True),
    Figure("… from cold, s", "50", "≤ 40", False),
    Figure("listing, s", "0.3", "", None),
]


def test_contestants_take_turns_and_the_median_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, order = [0.0], list[str]()
    monkeypatch.setattr("time.process_time", lambda: clock[0])

    def contestant(name: str, *seconds: float) -> Callable[[], int]:
        left = list(seconds)

        def work() -> int:
            order.append(name)
            clock[0] += left.pop(0)
            return 12

        return work

    found = rates({"a": contestant("a", 1, 60, 2), "b": contestant("b", 4, 3, 6)}, rounds=3)
    assert order == ["a", "b"] * 3
    assert found == {"a": 6.0, "b": 3.0}


def test_work_without_time_is_no_division_by_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.process_time", lambda: 1.0)
    assert rates({"a": lambda: 1})["a"] == pytest.approx(1e9)


@pytest.mark.parametrize(
    ("rate", "text"),
    [
        (2.66e6, "2.66 M"),
        (61_000, "61.0 k"),
        (266_000, "266 k"),
        (999_600, "1.00 M"),
        (999.6, "1.00 k"),
        (999.4, "999"),
        (12, "12.0"),
        (0.5, "0.500"),
    ],
)
def test_rates_are_told_with_three_figures(rate: float, text: str) -> None:
    assert human(rate) == text


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    made = tmp_path / "results.md"
    made.write_text("# Results\n\n<!-- bench -->\nold\n<!-- /bench -->\n\nЕщё\n", "utf-8")
    monkeypatch.setattr(bench, "RESULTS", made)
    return made


def test_the_table_is_put_between_its_marks(results: Path) -> None:
    bench.write(FIGURES)
    first = results.read_text("utf-8")
    assert first.startswith("# Results\n\n<!-- bench -->\n`make bench`, ")
    assert first.endswith("| listing, s | 0.3 |  |  |\n<!-- /bench -->\n\nЕщё\n")
    assert "| speed, steps/s | 2.66 M | ≥ 1.5 M | reached |\n" in first
    assert "| … from cold, s | 50 | ≤ 40 | missed |\n" in first
    assert "\nold\n" not in first
    bench.write(FIGURES)
    assert results.read_text("utf-8") == first


def test_the_page_of_results_has_the_marks() -> None:
    text = bench.RESULTS.read_text("utf-8")
    assert text.count(bench.BEGIN) == text.count(bench.END) == 1
    assert text.index(bench.BEGIN) < text.index(bench.END)


@pytest.mark.parametrize(("missed", "code"), [(False, 0), (True, 1)])
def test_a_missed_figure_is_a_failure(
    results: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    missed: bool, code: int,
) -> None:  # fmt: skip
    told = [figure for figure in FIGURES if missed or figure.reached is not False]
    for name in [*bench.QUESTIONS]:
        found = told if name == "start" else []
        fake = SimpleNamespace(__doc__=f"About {name}?", figures=lambda found=found: found)
        monkeypatch.setitem(bench.QUESTIONS, name, fake)
    assert bench.main([]) == code
    out = capsys.readouterr().out
    assert "About simulation?" in out and "reached" in out and ("missed" in out) == missed
    assert ("missed" in results.read_text("utf-8")) == missed


def test_a_part_by_itself_leaves_the_page_as_it_is(
    results: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = results.read_text("utf-8")
    fake = SimpleNamespace(__doc__="About state?", figures=lambda: FIGURES[:1])
    monkeypatch.setitem(bench.QUESTIONS, "state", fake)
    assert bench.main(["state"]) == 0
    assert FIGURES[0].what in capsys.readouterr().out
    assert results.read_text("utf-8") == page
    with pytest.raises(SystemExit):
        bench.main(["speed"])
    assert "There is no part 'speed'. There are: start," in capsys.readouterr().err


def test_a_fresh_process_has_its_own_cache(tmp_path: Path) -> None:
    code = f"import os; print(1.5 if os.environ['VOEVODA_CACHE'] == {str(tmp_path)!r} else 0)"
    assert start.timed(code, str(tmp_path)) == 1.5
    assert os.environ.get("VOEVODA_CACHE") != str(tmp_path)


@pytest.mark.compiled
def test_both_lives_play_when_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_play, "GAMES", 5)
    monkeypatch.setattr(random_play, "PLAIN_DECISIONS", 50)
    compiled = random_play.compiled_player("cities", "standard")
    counts = [compiled() for _ in range(3)]
    assert min(counts) > 100 and len(set(counts)) > 1, "new games each time"
    assert random_play.plain_player("cities", "standard")() == 50


@pytest.mark.compiled
def test_a_worker_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "GAMES", 20)
    games, memory = simulation.figures()
    assert games.what.startswith("20 games") and games.reached
    assert 50 < int(memory.value) < 1000


@pytest.mark.compiled
def test_middle_positions_are_at_a_decision() -> None:
    matches = state.middle_positions(state.Limits("cities", "duel", (), copy_ns=1, positions=3))
    assert len(matches) == 3
    assert all(match.turn in (0, 1) and len(match.steps) > 30 for match in matches)


def test_a_drag_is_answered_by_a_real_server() -> None:
    times = dragging.answer_times(points=4)
    assert len(times) == 8 and all(0 < ms < 10_000 for ms in times)
