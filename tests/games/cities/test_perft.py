"""Numbers of lines of play: the engine, plain and compiled, and the naive rules count the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path

import pytest

from tests.games.cities import naive
from tests.games.cities.engine_table import params_of
from tests.games.cities.naive import Position
from voevoda.core.actions import Outcome
from voevoda.core.match import Match
from voevoda.games.cities import GAME
from voevoda.testing.perft import perft

FILE = Path(__file__).parents[2] / "perft" / "cities.txt"
QUICK_PLAIN, QUICK_NAIVE = 3000, 600


@dataclass
class Entry:
    """A position and how many lines of each length begin there."""

    id: str
    scenario: str = ""
    params: dict[str, str] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)

    def match(self) -> Match:
        match = Match(GAME, self.scenario, self.params, roll=False)
        for line in self.moves:
            for choice in match.read(line):
                match.replay(choice)
        return match

    def position(self) -> Position:
        """Return the same position as the naive rules come to it."""
        start = Match(GAME, self.scenario, self.params, roll=False)
        scenario = naive.SCENARIOS[self.scenario]
        pos = naive.new_game({**scenario, "params": params_of(start.world)})
        for line in self.moves:
            for choice in start.read(line):
                naive.play(
                    pos,
                    GAME.chances.format(choice, start.world)
                    if isinstance(choice, Outcome)
                    else start.format(choice),
                )
                start.replay(choice)
        return pos


def entries() -> Iterator[Entry]:
    """Yield the entries of the file."""
    entry = Entry("")
    for line in FILE.read_text(encoding="utf-8").splitlines():
        word, _, rest = line.partition(" ")
        if word == "id":
            entry = Entry(rest)
        elif word == "scenario":
            entry.scenario = rest
        elif word == "params":
            entry.params = dict(pair.split("=") for pair in rest.split())
        elif word == "moves":
            entry.moves += rest.split("; ")
        elif word == "perft":
            depth, count = map(int, rest.split())
            entry.counts[depth] = count
        elif not line and entry.id:
            yield entry
    yield entry


ENTRIES = list(entries())


def test_the_file_is_whole() -> None:
    assert {entry.scenario for entry in ENTRIES} == set(naive.SCENARIOS)
    assert len({entry.id for entry in ENTRIES}) == len(ENTRIES) == 17
    for entry in ENTRIES:
        depths = list(entry.counts)
        assert depths == list(range(1, len(depths) + 1)) and len(depths) >= 3
        assert list(accumulate(entry.counts.values(), max)) == list(entry.counts.values())


@pytest.mark.compiled
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_compiled(entry: Entry) -> None:
    match = entry.match()
    for depth, count in entry.counts.items():
        assert perft(GAME, match.world, match.state, depth, compiled=True) == count


def check_plain(entry: Entry, most: int) -> None:
    match = entry.match()
    for depth, count in entry.counts.items():
        if count <= most:
            assert perft(GAME, match.world, match.state, depth) == count


def check_naive(entry: Entry, most: int) -> None:
    pos = entry.position()
    for depth, count in entry.counts.items():
        if count <= most:
            assert naive.perft(pos, depth) == count


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_plain(entry: Entry) -> None:
    check_plain(entry, QUICK_PLAIN)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_naive(entry: Entry) -> None:
    check_naive(entry, QUICK_NAIVE)


@pytest.mark.slow
@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_all_counts(entry: Entry) -> None:
    check_plain(entry, 10**6)
    check_naive(entry, 10**6)
