"""Perft: count the ways in which a game can go on, to prove that two makings of its rules agree."""

from __future__ import annotations

from typing import Any

import numpy as np

from voevoda.core.events import Log
from voevoda.core.game import CHANCE, Game, legal, outcomes, step, turn
from voevoda.core.rule import assign, rule


def perft(game: Game, world: Any, state: Any, depth: int, compiled: bool = False) -> int:
    """Return how many different lines of `depth` plies begin at a plain state.

    Each decision is a ply, and so is each outcome of chance, whatever its weight. A line that the
    end of the game cuts short does not count. `compiled` runs the compiled life of the rules.
    """
    if depth == 0:
        return 1
    width = max(game.max_actions, game.max_outcomes)
    if not compiled:
        states = tuple(state.copy() for _ in range(depth))
        choices = [[0] * width for _ in range(depth)]
        buffers = [0] * width, [0] * depth, [0] * depth
        return int(game.plain.bind(count_lines)(world, states, Log.new(), choices, *buffers))
    sizes = game.compiled_sizes(world) or game.sizes(world)
    rows = game.state.allocate(depth, sizes)
    rows[0] = state.pack(sizes)[0]
    count = game.compiled.bind(count_lines)(
        world.pack(sizes)[0],
        rows,
        Log.allocate(1)[0],
        np.zeros((depth, width), np.int64),
        np.zeros(width, np.int64),
        np.zeros(depth, np.int64),
        np.zeros(depth, np.int64),
    )
    return int(count)


@rule
def count_lines(
    world: Any, states: Any, log: Log, choices: Any, weights: Any, counts: Any, places: Any
) -> int:
    """Walk the tree below `states[0]`, a ply for each state; return how many leaves it has."""
    last = len(states) - 1
    total = 0
    level = 0
    places[0] = 0
    counts[0] = list_choices(world, states[0], choices[0], weights)
    while level >= 0:
        if level == last or places[level] == counts[level]:
            if level == last:
                total += counts[level]
            level -= 1
            continue
        code = choices[level][places[level]]
        places[level] += 1
        assign(states, level + 1, states, level)
        level += 1
        step(world, states[level], log, code)
        places[level] = 0
        counts[level] = list_choices(world, states[level], choices[level], weights)
    return total


@rule
def list_choices(world: Any, state: Any, choices: Any, weights: Any) -> int:
    """Fill in the actions or the outcomes that may come next; return how many, 0 at the end."""
    decides = turn(world, state)
    if decides == CHANCE:
        return outcomes(world, state, choices, weights)
    return legal(world, state, choices) if decides >= 0 else 0
