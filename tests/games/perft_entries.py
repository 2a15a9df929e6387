"""Reads the numbers of lines of play in `tests/perft`: positions, and how many lines begin there.

id duel-middle
scenario duel
params open_gates=true
moves L1 NEW 5 -/-/0/0 @d2; END
perft 1 9
perft 2 57
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path

from voevoda.core.game import Game
from voevoda.core.match import Match
from voevoda.testing.perft import perft

FOLDER = Path(__file__).parents[1] / "perft"


@dataclass
class Entry:
    """A position and how many lines of each length begin there."""

    id: str
    scenario: str = ""
    params: dict[str, str] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)

    def start(self, game: Game) -> Match:
        return Match(game, self.scenario, self.params, roll=False)

    def match(self, game: Game) -> Match:
        match = self.start(game)
        for line in self.moves:
            for choice in match.read(line):
                match.replay(choice)
        return match

    def up_to(self, most: int) -> list[tuple[int, int]]:
        """Return depths and counts of at most so many lines."""
        return [(depth, count) for depth, count in self.counts.items() if count <= most]

    def check(self, game: Game, most: int, compiled: bool = False) -> None:
        """Count with one life of the engine."""
        match = self.match(game)
        for depth, count in self.up_to(most):
            assert perft(game, match.world, match.state, depth, compiled) == count


def entries(game: str) -> Iterator[Entry]:
    """Yield the entries of a game's file."""
    entry = Entry("")
    for line in (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines():
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


def check_whole(found: list[Entry], scenarios: set[str], count: int) -> None:
    """Check that all scenarios are there, and that the counts of each entry grow."""
    assert {entry.scenario for entry in found} == scenarios
    assert len({entry.id for entry in found}) == len(found) == count
    for entry in found:
        depths = list(entry.counts)
        assert depths == list(range(1, len(depths) + 1)) and len(depths) >= 2
        assert list(accumulate(entry.counts.values(), max)) == list(entry.counts.values())
