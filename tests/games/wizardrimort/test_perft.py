"""Numbers of lines of play: the engine and the naive rules count the same."""

from __future__ import annotations

import pytest

from tests.games.perft_entries import Entry, check_whole, entries
from tests.games.wizardrimort.naive import Game
from tests.games.wizardrimort.naive_scenarios import new_table
from voevoda.games.wizardrimort import GAME

ENTRIES = list(entries("wizardrimort"))
SCENARIOS = {"wiz_allod", "wiz_allod_draft", "wiz_lone_king", "wiz_split", "wiz_two_crowns"}
each_entry = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)


def lines(entry: Entry, moves: tuple[str, ...], depth: int) -> int:
    """Count with the naive rules, which list what they ask for before units move."""
    rules = {name: int(value) for name, value in entry.params.items()}
    game = Game(new_table(entry.scenario, {**rules}))
    for move in moves:
        game.play(move)
    assert game.question is not None and game.question.choices is not None
    choices = game.question.choices
    if depth == 1:
        return len(choices)
    return sum(lines(entry, (*moves, choice), depth - 1) for choice in choices)


def test_the_file_is_whole() -> None:
    check_whole(ENTRIES, SCENARIOS, 6)


@each_entry
def test_plain(entry: Entry) -> None:
    entry.check(GAME, 10**4)


@each_entry
def test_naive(entry: Entry) -> None:
    for depth, count in entry.counts.items():
        assert lines(entry, (), depth) == count
