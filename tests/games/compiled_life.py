"""The compiled life of any game, step by step, for comparison with its other witnesses."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np

from voevoda.core.actions import Action, Outcome
from voevoda.core.events import Log
from voevoda.core.game import CHANCE, Game


class CompiledLife:
    """The rules of a game compiled, on rows."""

    game: ClassVar[Game]

    def __init__(self, world: Any, state: Any) -> None:
        self.world = world
        self.sizes = self.game.compiled_sizes(world)
        self.worlds, self.states = world.pack(self.sizes), state.pack(self.sizes)
        self.log = Log.allocate(1)
        self.actions = np.zeros(self.game.max_actions, np.int64)
        self.faces = np.zeros(self.game.max_outcomes, np.int64)
        self.weights = np.zeros(self.game.max_outcomes, np.int64)

    def rule(self, name: str) -> Any:
        """Return the compiled life of a function of the contract."""
        return self.game.compiled.bind(self.game.rules[name])

    @property
    def state(self) -> Any:
        return self.game.state.unpack(self.states[0], self.game.sizes(self.world))

    def turn(self) -> int:
        return int(self.rule("turn")(self.worlds[0], self.states[0]))

    def legal(self) -> list[int]:
        if self.turn() < 0:
            return []
        count = self.rule("legal")(self.worlds[0], self.states[0], self.actions)
        return [int(code) for code in self.actions[:count]]

    def refuse(self, action: Action) -> str | None:
        code = self.game.actions.pack(action)
        number = int(self.rule("allows")(self.worlds[0], self.states[0], code))
        return self.game.reasons[number - 1].code if number else None

    def chance(self) -> list[tuple[int, int]]:
        if self.turn() != CHANCE:
            return []
        found = self.rule("outcomes")(self.worlds[0], self.states[0], self.faces, self.weights)
        return [(int(self.faces[i]), int(self.weights[i])) for i in range(found)]

    def step(self, choice: Action | Outcome) -> None:
        codec: Any = self.game.actions if isinstance(choice, Action) else self.game.chances
        code = codec.pack(choice)
        self.rule("step")(self.worlds[0], self.states[0], self.log[0], code)
