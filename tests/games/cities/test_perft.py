"""Numbers of lines of play: the engine, plain and compiled, and the naive rules count the same."""

from __future__ import annotations

import pytest

from tests.games.cities import naive
from tests.games.cities.engine_table import params_of
from tests.games.cities.naive import Position
from tests.games.perft_entries import Entry, check_whole, entries
from voevoda.core.actions import Outcome
from voevoda.games.cities import GAME

QUICK_PLAIN, QUICK_NAIVE = 3000, 600
MANY = 10**6
ENTRIES = list(entries("cities"))
each_entry = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)


def position(entry: Entry) -> Position:
    """Return the position as the naive rules come to it."""
    start = entry.start(GAME)
    scenario = naive.SCENARIOS[entry.scenario]
    pos = naive.new_game({**scenario, "params": params_of(start.world)})
    for line in entry.moves:
        for choice in start.read(line):
            naive.play(
                pos,
                GAME.chances.format(choice, start.world)
                if isinstance(choice, Outcome)
                else start.format(choice),
            )
            start.replay(choice)
    return pos


def check_naive(entry: Entry, most: int) -> None:
    pos = position(entry)
    for depth, count in entry.up_to(most):
        assert naive.perft(pos, depth) == count


def test_the_file_is_whole() -> None:
    check_whole(ENTRIES, set(naive.SCENARIOS), 17)


@pytest.mark.compiled
@each_entry
def test_compiled(entry: Entry) -> None:
    entry.check(GAME, MANY, compiled=True)


@each_entry
def test_plain(entry: Entry) -> None:
    entry.check(GAME, QUICK_PLAIN)


@each_entry
def test_naive(entry: Entry) -> None:
    check_naive(entry, QUICK_NAIVE)


@pytest.mark.slow
@each_entry
def test_all_counts(entry: Entry) -> None:
    entry.check(GAME, MANY)
    check_naive(entry, MANY)
