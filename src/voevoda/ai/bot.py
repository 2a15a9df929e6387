"""What a bot is, what it may know, and which there are.

A bot is an ordinary seat. It is handed `Knowledge`, which holds a state that agrees with all its
seat has seen; where the game hides something, the hidden part is a guess, never the truth.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from voevoda.core.actions import Action
from voevoda.core.dice import BOTS, GUESSES, Random, draw
from voevoda.core.errors import NotFoundError
from voevoda.core.events import Log
from voevoda.core.game import Game, Seat
from voevoda.core.match import Match


@dataclass(frozen=True)
class Knowledge:
    """What a seat knows when it has to decide."""

    game: Game
    world: Any
    seat: Seat
    state: Any
    """A plain state that agrees with all the seat has seen. Do not change it: `sample` copies."""
    decision: int
    """How many steps the match has had; keys the bot's luck."""

    def legal_actions(self) -> list[Action]:
        """Return what the seat may do."""
        codes = self.game.legal_codes(self.world, self.state)
        return [self.game.actions.unpack(code) for code in codes]

    def after(self, action: Action) -> Any:
        """Return the state after a legal action, before any dice that follow it."""
        state = self.state.copy()
        self.game.rules["step"](self.world, state, Log.new(), self.game.actions.pack(action))
        return state

    def value(self, state: Any) -> float:
        """Return the estimate of a state for this seat, -1 lost .. 1 won."""
        values = [0.0] * self.game.seats[1]
        self.game.rules["evaluate"](self.world, state, values)
        return values[self.seat]

    def sample(self, random: Random) -> Any:
        """Return another state that the seat might be in."""
        state = self.state.copy()
        self.game.rules["guess"](self.world, state, self.seat, random)
        return state


def know(match: Match, seat: Seat, seed: int = 0) -> Knowledge:
    """Return what `seat` knows of a match; hidden parts are replaced by a guess from `seed`."""
    random = Random.new()
    random.seed, random.stream, random.game = seed, GUESSES, len(match.steps)
    state = match.state_seen_by(seat)
    match.game.rules["guess"](match.world, state, seat, random)
    return Knowledge(match.game, match.world, seat, state, len(match.steps))


class Clock:
    """How long a bot may think about one decision."""

    def __init__(self, budget_s: float) -> None:
        """Start the clock."""
        self._end = time.monotonic() + budget_s

    @property
    def left_s(self) -> float:
        """Seconds left, 0 when the time is up."""
        return max(0.0, self._end - time.monotonic())


class Bot(Protocol):
    """A seat played by a program."""

    name: str

    def decide(self, knowledge: Knowledge, clock: Clock | None = None) -> Action:
        """Return a legal action within the time on the clock."""
        ...


class RandomBot:
    """Takes any legal action, each as likely as the others."""

    name = "random"

    def __init__(self, game: Game, seed: int = 0, compiled: bool = False) -> None:
        """Take the seed of its luck; it gains nothing by compiling."""
        self._random = Random.new()
        self._random.seed, self._random.stream = seed, BOTS

    def decide(self, knowledge: Knowledge, clock: Clock | None = None) -> Action:
        """Draw one of the legal actions."""
        actions = knowledge.legal_actions()
        self._random.game, self._random.count = knowledge.decision, knowledge.seat
        return actions[draw(self._random, len(actions))]


BotMaker = Callable[[Game, int, bool], Bot]


def _greedy(game: Game, seed: int, compiled: bool) -> Bot:
    from voevoda.ai.greedy import GreedyBot

    return GreedyBot(game, seed, compiled)


_makers: dict[str, BotMaker] = {"random": RandomBot, "greedy": _greedy}


def register_bot(name: str, maker: BotMaker) -> None:
    """Make a bot of your own known: `maker(game, seed, compiled) -> Bot`."""
    _makers[name] = maker


def bot_names() -> list[str]:
    """Return the names of all bots, the weakest first, then those registered."""
    return list(_makers)


def make_bot(name: str, game: Game, seed: int = 0, compiled: bool = False) -> Bot:
    """Return a bot by name; raises NotFoundError naming those that exist.

    Args:
        name: One of `bot_names()`.
        game: The game it is to play.
        seed: Of its luck: the same seed decides the same.
        compiled: Whether to think in compiled rules; else plain Python, which needs no warm-up.
    """
    if name not in _makers:
        raise NotFoundError("bot-unknown", name=name, known=", ".join(_makers))
    return _makers[name](game, seed, compiled)
