"""Compiling a game's rules ahead of time, with progress, so that bots and the lab start at once."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

from voevoda.ai.playout import COLUMNS, RANDOM, play_games
from voevoda.ai.scratch import NOW, Scratch, sizes_of
from voevoda.core.dice import Random
from voevoda.core.events import COUNTING, Log
from voevoda.core.game import Game, Start
from voevoda.core.match import Match

Progress = Callable[[int, int, str], None]
"""Told after each function: how many are done, how many there are, the name of the one at work."""


def is_warm(game: Game) -> bool:
    """Return whether the rules as they are now were compiled here; opens no compiler."""
    return _stamp(game).exists()


def warm(game: Game, progress: Progress | None = None) -> None:
    """Compile everything that bots and the lab run, or load it from the cache.

    Takes ten seconds to a minute the first time; what is machine code by then outlives a stop.
    """
    from numba.core import event

    from voevoda.ai.bot import know
    from voevoda.ai.greedy import GreedyBot

    match = Match(game)
    compiler = game.compiled
    function, bot = compiler.bind(play_games), GreedyBot(game, compiled=True)
    total = len(compiler)
    done: set[int] = set()

    class Listener(event.Listener):
        def on_start(self, happened: Any) -> None:
            name = happened.data["dispatcher"].__name__
            if progress is not None:
                progress(min(len(done), total), total, name)

        def on_end(self, happened: Any) -> None:
            done.add(id(happened.data["dispatcher"]))

    with event.install_listener("numba:compile", Listener()), without_collecting():
        start = Start(match.world, match.state_at(0), [])
        arguments = simulation_arguments(game, start, [[RANDOM] * len(match.seats)], 0)
        function(*arguments, 0, 1, *result_arrays(game, 1))
        if match.turn >= 0:
            knowledge = know(match, match.turn)
            bot.decide(knowledge)
            bot.rank(knowledge)
    if progress is not None:
        progress(total, total, "")
    _stamp(game).touch()


@contextmanager
def without_collecting() -> Iterator[None]:
    """Leave garbage alone inside: what compiling makes is kept, and looking through it is slow."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def simulation_arguments(
    game: Game, start: Start, seatings: list[list[int]], seed: int
) -> tuple[Any, ...]:
    """Return the first arguments of `play_games`, up to the seatings, in the compiled life."""
    from voevoda.core.dice import BOTS, DICE

    sizes = sizes_of(game, start.world, compiled=True)
    scratch = Scratch(game, sizes, compiled=True)
    scratch.put(NOW, start.state)
    log = Log.allocate(1)[0]
    log.mode = COUNTING
    dice, luck = Random.allocate(1)[0], Random.allocate(1)[0]
    dice.seed, dice.stream = seed, DICE
    luck.seed, luck.stream = seed, BOTS
    return (
        start.world.pack(sizes)[0],
        start.state.pack(sizes),
        scratch.for_thinking,
        log,
        dice,
        luck,
        np.array(seatings, np.int64),
    )


def result_arrays(game: Game, count: int) -> tuple[Any, Any]:
    """Return the arrays that `play_games` fills for `count` games."""
    rules = max(1, len(game.events.rules))
    return np.zeros((count, COLUMNS), np.int64), np.zeros((count, rules), np.int64)


def _stamp(game: Game) -> Path:
    return game.cache_folder / "warm"
