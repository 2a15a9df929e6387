"""Numbers of lines of play: the engine, plain and compiled, and the naive rules count the same."""

from __future__ import annotations

from typing import cast

import pytest

from tests.games.cerilia import naive
from tests.games.cerilia.example_reader import whole_to_primitives
from tests.games.cerilia.naive_cards import Value
from tests.games.cerilia.naive_scenarios import Scenario
from tests.games.perft_entries import Entry, check_whole, entries
from voevoda.games.cerilia import GAME

QUICK_PLAIN, QUICK_NAIVE = 2500, 1300
MANY, ALL = 30_000, 10**6
ENTRIES = list(entries("cerilia"))
each_entry = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
WORDS: dict[str, Value] = {"true": True, "false": False}


def position(entry: Entry) -> naive.Position:
    """Return the position as the naive rules come to it."""
    params = {name: WORDS.get(v, int(v) if v.isdigit() else v) for name, v in entry.params.items()}
    fixed = params.pop("setup", "") == "fixed"
    scenario = naive.SCENARIOS[entry.scenario]
    params = {**scenario.get("params", {}), **params}
    pos = naive.new_game(cast(Scenario, {**scenario, "params": params}), fixed)
    for line in entry.moves:
        for text in whole_to_primitives(line) if line.startswith("CAST") else [line]:
            naive.play(pos, text)
    return pos


def check_naive(entry: Entry, most: int) -> None:
    pos = position(entry)
    for depth, count in entry.up_to(most):
        assert naive.perft(pos, depth) == count


def test_the_file_is_whole() -> None:
    check_whole(ENTRIES, set(naive.SCENARIOS), 18)


@pytest.mark.compiled
@each_entry
def test_compiled(entry: Entry) -> None:
    entry.check(GAME, ALL, compiled=True)


@each_entry
def test_plain(entry: Entry) -> None:
    entry.check(GAME, QUICK_PLAIN)


@each_entry
def test_naive(entry: Entry) -> None:
    check_naive(entry, QUICK_NAIVE)


@pytest.mark.slow
@each_entry
def test_many_counts(entry: Entry) -> None:
    entry.check(GAME, MANY)
    check_naive(entry, MANY)
