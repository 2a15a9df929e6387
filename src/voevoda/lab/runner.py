"""Runs an experiment on this machine, in one process or several, with the same bytes as result."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from typing import Any

import msgspec
import numpy as np

import voevoda
from voevoda.ai.playout import DECISIONS, ENDED_BY, PLAYERS, TURNS, WON, play_games
from voevoda.ai.warm import is_warm, result_arrays, simulation_arguments, warm
from voevoda.core.registry import find
from voevoda.lab.experiment import Experiment, seatings, start_of
from voevoda.lab.interrupts import ignore_interrupts, uninterrupted
from voevoda.lab.statistics import Share, wilson

CHUNK = 240
"""Games that a worker plays between reports; a multiple of all small numbers of seatings."""

Progress = Callable[[int, int], None]
"""Told how many games are folded, of how many."""


class PlayerResult(msgspec.Struct, frozen=True):
    """How a player did."""

    player: str
    """Bot and, where the same bot plays more than once, its place: `greedy`, `random (2)`."""
    wins: Share
    by_side: dict[str, Share]
    """On each side of the scenario."""
    score: float
    """Mean payoff, -1 .. 1."""


class SideResult(msgspec.Struct, frozen=True):
    """How a side of the scenario did, whoever played it; in a team game it has several seats."""

    side: str
    wins: Share


class RuleResult(msgspec.Struct, frozen=True):
    """How often a rule fired."""

    rule: str
    fired: int
    games: Share
    """Games in which it fired at least once."""


class Quartiles(msgspec.Struct, frozen=True):
    """Lengths of games."""

    shortest: int
    q1: float
    median: float
    q3: float
    longest: int


class Results(msgspec.Struct, frozen=True):
    """What came out; the same bytes for any number of workers."""

    games: int
    """Finished; fewer than the experiment's where it was stopped."""
    players: tuple[PlayerResult, ...]
    sides: tuple[SideResult, ...]
    draws: Share
    """Games that no side won alone."""
    endings: dict[str, Share]
    """By the rule that ended the game."""
    decisions: Quartiles
    turns: Quartiles
    rules: tuple[RuleResult, ...]


class Run(msgspec.Struct, frozen=True):
    """How it was run; nothing here changes the results."""

    seconds: float
    games_per_second: float
    workers: int
    stopped: bool
    version: str
    python: str
    machine: str


class Report(msgspec.Struct, frozen=True):
    """An experiment with its results."""

    experiment: Experiment
    results: Results
    run: Run


def run(
    experiment: Experiment,
    workers: int = 1,
    progress: Progress | None = None,
    stop: Callable[[], bool] | None = None,
) -> Report:
    """Play the games and return the report.

    Chunks of games are folded in their order, so the number of workers changes nothing. `stop` is
    asked after every chunk; a stopped run reports the games so far. KeyboardInterrupt stops
    likewise.
    """
    if workers > 1 and not is_warm(find(experiment.game)):
        warm(find(experiment.game))  # once here, not once in every worker
    began = time.monotonic()
    chunks = [
        (first, min(CHUNK, experiment.games - first)) for first in range(0, experiment.games, CHUNK)
    ]
    played: list[Part] = []  # a chunk in one piece, so that no interrupt can halve it
    parts = _parts(experiment, chunks, workers)
    try:
        for part in parts:
            played.append(part)
            if progress is not None:
                progress(_games(played), experiment.games)
            if _games(played) < experiment.games and stop is not None and stop():
                break
    except KeyboardInterrupt:
        pass
    finally:
        parts.close()
    seconds = time.monotonic() - began
    done = _games(played)
    none = result_arrays(find(experiment.game), 0)[0]
    table = np.concatenate([none, *(results for results, _ in played)])
    folded = fold(experiment, table, [counts for _, counts in played])
    return Report(
        experiment,
        folded,
        Run(
            round(seconds, 3),
            round(done / max(seconds, 1e-9), 1),
            workers,
            done < experiment.games,
            voevoda.__version__,
            platform.python_version(),
            f"{platform.machine()}, {os.cpu_count()} cores",
        ),
    )


Chunk = tuple[int, int]
Part = tuple[Any, tuple[Any, Any]]


def _games(played: list[Part]) -> int:
    return sum(len(results) for results, _ in played)


def _parts(
    experiment: Experiment, chunks: list[Chunk], workers: int
) -> Generator[Part, None, None]:
    if workers <= 1 or len(chunks) == 1:
        for first, count in chunks:
            yield play_chunk(experiment, first, count)
        return
    pool = ProcessPoolExecutor(
        min(workers, len(chunks)), get_context("spawn"), initializer=ignore_interrupts
    )
    waiting: list[Future[Part]] = []
    todo = iter(chunks)
    try:
        with uninterrupted():  # the first call starts the workers
            for first, count in todo:
                waiting.append(pool.submit(play_chunk, experiment, first, count))
                if len(waiting) >= 2 * workers:
                    break
        while waiting:
            yield waiting.pop(0).result()
            for first, count in todo:
                waiting.append(pool.submit(play_chunk, experiment, first, count))
                break
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


class _Table:
    """An experiment ready to be played in this process."""

    def __init__(self, experiment: Experiment) -> None:
        game = find(experiment.game)
        seats = [[PLAYERS.index(experiment.players[p]) for p in s] for s in seatings(experiment)]
        self._game = game
        self._play = game.compiled.bind(play_games)
        self._arguments = simulation_arguments(game, start_of(experiment), seats, experiment.seed)

    def play(self, first: int, count: int) -> tuple[Any, Any]:
        results, fired = result_arrays(self._game, count)
        self._play(*self._arguments, first, count, results, fired)
        return results, fired


@lru_cache(maxsize=8)
def _table(experiment: bytes) -> _Table:
    return _Table(msgspec.json.decode(experiment, type=Experiment))


def play_chunk(experiment: Experiment, first: int, count: int) -> Part:
    """Play games `first` .. and return their results and the sums of fired rules.

    Results are int64[count, 4].
    """
    results, fired = _table(msgspec.json.encode(experiment)).play(first, count)
    return results, (fired.sum(axis=0), (fired > 0).sum(axis=0))


def fold(experiment: Experiment, table: Any, fired: list[Any]) -> Results:
    """Return the statistics of a table of games (int64[games, 4], game g in row g)."""
    game = find(experiment.game)
    start = start_of(experiment)
    sides = [info.side for info in game.seat_infos(start.world)]
    games = len(table)
    count = len(sides)
    winners = (table[:, WON, None] >> np.arange(count)) & 1
    first = [sides.index(side) for side in dict.fromkeys(sides)]
    sole = winners[:, first].sum(axis=1) == 1
    seated = np.array(seatings(experiment))
    who = seated[np.arange(games) % len(seated)]
    rules = _rules(game.events.rules, fired, games)
    return Results(
        games=games,
        players=tuple(
            _player(experiment, player, sides, first, winners, sole, who) for player in range(count)
        ),
        sides=tuple(
            SideResult(sides[seat], wilson(int((winners[:, seat] * sole).sum()), games))
            for seat in first
        ),
        draws=wilson(int((~sole).sum()), games),
        endings={
            game.events.rules[n]: wilson(int((table[:, ENDED_BY] == n).sum()), games)
            for n in sorted(set(table[:, ENDED_BY].tolist()))
        },
        decisions=_quartiles(table[:, DECISIONS]),
        turns=_quartiles(table[:, TURNS]),
        rules=rules,
    )


def _player(
    experiment: Experiment,
    player: int,
    sides: list[str],
    first: list[int],
    winners: Any,
    sole: Any,
    who: Any,
) -> PlayerResult:
    names = experiment.players
    name = names[player]
    if names.count(name) > 1:
        name += f" ({names[: player + 1].count(name)})"
    sat = who == player
    wins = sat & (winners == 1) & sole[:, None]
    count = len(first)
    k = winners[:, first].sum(axis=1)
    losing = np.where(k == count, 0.0, -1.0 / np.maximum(1, count - k))
    winning = np.where(k == count, 0.0, 1.0 / np.maximum(1, k))
    payoff = np.where(winners == 1, winning[:, None], losing[:, None])
    side_of = np.array(sides)
    return PlayerResult(
        player=name,
        wins=wilson(int(wins.sum()), len(who)),
        by_side={
            sides[seat]: wilson(
                int(wins[:, side_of == sides[seat]].sum()),
                int(sat[:, side_of == sides[seat]].sum()),
            )
            for seat in first
        },
        score=round(float((payoff * sat).sum() / max(1, len(who))), 6),
    )


def _quartiles(lengths: Any) -> Quartiles:
    if len(lengths) == 0:
        return Quartiles(0, 0.0, 0.0, 0.0, 0)
    q1, median, q3 = (round(float(q), 2) for q in np.quantile(lengths, (0.25, 0.5, 0.75)))
    return Quartiles(int(lengths.min()), q1, median, q3, int(lengths.max()))


def _rules(ids: tuple[str, ...], fired: list[Any], games: int) -> tuple[RuleResult, ...]:
    if not fired:
        return ()
    totals = sum(total for total, _ in fired)
    seen = sum(in_games for _, in_games in fired)
    return tuple(
        RuleResult(ids[n], int(totals[n]), wilson(int(seen[n]), games)) for n in range(1, len(ids))
    )
