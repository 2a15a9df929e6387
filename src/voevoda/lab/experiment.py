"""An experiment: all that determines its result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

import msgspec

from voevoda.ai.playout import PLAYERS
from voevoda.core.errors import NotFoundError, ParameterError
from voevoda.core.game import Start
from voevoda.core.match import Match
from voevoda.core.registry import find

MOST_GAMES = 100_000_000
MOST_SEATINGS = 24
"""Permutations of the players over the sides; with more, they are rotated instead."""


class Experiment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games between bots from one start. Equal experiments have equal results, to the byte."""

    game: str
    rules: str
    scenario: dict[str, Any]
    params: dict[str, int | str]
    players: tuple[str, ...]
    """The bot of each player; players change sides from game to game unless `swap` is off."""
    games: int
    seed: int
    swap: bool = True


def plan(
    game: str,
    scenario: Any = None,
    params: Mapping[str, Any] | None = None,
    players: Sequence[str] = (),
    games: int = 1000,
    seed: int = 0,
    swap: bool = True,
) -> Experiment:
    """Return a checked experiment.

    Args:
        game: Id of the game.
        scenario: Its id or a whole scenario; the first quick one if left out.
        params: Parameters and options that differ.
        players: Bots by name; one name stands for all seats; `greedy` if left out.
        games: How many games, 1 to 100 million.
        seed: Of dice and bots.
        swap: Whether the players take all sides in turn with the same dice.

    Raises NotFoundError, ScenarioError or ParameterError.
    """
    match = Match(find(game), scenario, params)
    seats = len(match.seats)
    names = tuple(players) or ("greedy",)
    if len(names) == 1:
        names *= seats
    for name in names:
        if name not in PLAYERS:
            raise NotFoundError("bot-unknown", name=name, known=", ".join(PLAYERS))
    if len(names) != seats:
        raise NotFoundError("seats-wrong", given=len(names), seats=seats)
    if not 1 <= games <= MOST_GAMES:
        raise ParameterError("parameter-range", name="games", value=games, low=1, high=MOST_GAMES)
    whole = msgspec.json.decode(msgspec.json.encode(match.scenario))  # equal after loading, too
    return Experiment(
        game, match.game.version, whole, match.params, names, games, int(seed) & (2**62 - 1), swap
    )


def start_of(experiment: Experiment) -> Start:
    """Return the set-up start of an experiment."""
    game = find(experiment.game)
    return game.set_up(game.scenario(experiment.scenario), experiment.params)


def seatings(experiment: Experiment) -> list[list[int]]:
    """Return, for each game of a block, which player sits on each seat.

    All different permutations of unlike players, or rotations where those are too many; a single
    seating where all players are the same or sides are not swapped.
    """
    players = range(len(experiment.players))
    if not experiment.swap or len(set(experiment.players)) == 1:
        return [list(players)]
    found: dict[tuple[str, ...], list[int]] = {}
    for seating in permutations(players):
        found.setdefault(tuple(experiment.players[p] for p in seating), list(seating))
        if len(found) > MOST_SEATINGS:
            return [[(p + shift) % len(players) for p in players] for shift in players]
    return list(found.values())
