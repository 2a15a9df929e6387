"""What a position is worth for each seat, by the game's own estimate."""

from __future__ import annotations

from typing import Any

from voevoda.ai.bot import know
from voevoda.core.game import Seat
from voevoda.core.match import Match

DIGITS = 4
DRAW_AT_MOST = 0.02
"""A bot that thinks better of its position declines a draw."""


class Estimates:
    """The estimates of one table's positions, each made once. Of a game with secrets, none."""

    def __init__(self) -> None:
        """Know none yet."""
        self._by_hash: dict[str, tuple[float, ...]] = {}

    def of(self, match: Match, step: int) -> tuple[float, ...]:
        """Return the estimate after `step` steps for each seat, empty where it tells a secret."""
        if match.hidden:
            return ()
        hash = match.steps[step - 1].hash if step else match.hash_at(0)
        if hash not in self._by_hash:
            state: Any = match.state if step == len(match.steps) else match.state_at(step)
            self._by_hash[hash] = tuple(round(value, DIGITS) for value in match.values(state))
        return self._by_hash[hash]

    def fill(self, match: Match) -> None:
        """Make the estimates of a whole match."""
        for step in range(len(match.steps) + 1):
            self.of(match, step)


def accepts_draw(match: Match, seat: Seat) -> bool:
    """Return whether the bot of a seat takes a draw, by what the seat knows."""
    return match.values(know(match, seat).state)[seat] <= DRAW_AT_MOST
