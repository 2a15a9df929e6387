"""Working memory for looking ahead: rules never allocate, so their callers bring it."""

from __future__ import annotations

from typing import Any

import numpy as np

from voevoda.core.events import Log
from voevoda.core.game import Game
from voevoda.core.records import Sizes

NOW, TURNED, TRIAL, FALLEN, TRUE = range(5)
"""Places for states: the present one, after an action, after a further decision, after chance, and
the true one while a bot looks at its guess."""


def sizes_of(game: Game, world: Any, compiled: bool) -> Sizes:
    """Return the sizes of a layout of the state in the plain or the compiled life."""
    return (game.compiled_sizes(world) if compiled else {}) or game.sizes(world)


def compiled_size(game: Game, world: Any) -> tuple[int, ...]:
    """Return what tables have in common for which the same compiled rules work."""
    return tuple(sizes_of(game, world, compiled=True).values())


class Scratch:
    """States, lists and numbers for one thinker, in the plain or the compiled life.

    `arrays` is (states, codes, weights): five states, and for each place a list of action or
    outcome codes (int64[5, n]) and of weights (int64[5, m]). `values` has one float for each seat.
    """

    def __init__(self, game: Game, sizes: Sizes, compiled: bool) -> None:
        """Allocate for a layout of the state."""
        self._sizes, self._compiled = sizes, compiled
        wide, places = max(game.max_actions, game.max_outcomes), TRUE + 1
        states: Any
        codes: Any
        weights: Any
        if compiled:
            states = game.state.allocate(places, sizes)
            codes = np.zeros((places, wide), np.int64)
            weights = np.zeros((places, game.max_outcomes), np.int64)
            self.values: Any = np.zeros(game.seats[1], np.float64)
            self.gains: Any = np.zeros(wide, np.float64)
            self.ways: Any = np.zeros(wide, np.int64)
            self.log: Any = Log.allocate(1)[0]
        else:
            states = [game.state.new(sizes) for _ in range(places)]
            codes = [[0] * wide for _ in range(places)]
            weights = [[0] * game.max_outcomes for _ in range(places)]
            self.values = [0.0] * game.seats[1]
            self.gains, self.ways = [0.0] * wide, [0] * wide
            self.log = Log.new()
        self.codes = codes
        self.arrays = (states, codes, weights)

    @property
    def for_thinking(self) -> tuple[Any, ...]:
        """The arguments that `weigh_actions` takes after the world, up to the seat."""
        return (self.arrays, self.log, self.values, self.gains, self.ways)

    def put(self, place: int, state: Any) -> None:
        """Copy a plain state to a place."""
        if self._compiled:
            self.arrays[0][place] = state.pack(self._sizes)[0]
        else:
            self.arrays[0][place].set(state)
