"""The engine as a table that plays worked examples: what is the same for every game."""

from __future__ import annotations

import re
from typing import Any, ClassVar, Self

from tests.games.plain_life import Life
from voevoda.core.actions import Action, Outcome
from voevoda.core.game import Game


class EngineTable:
    """The engine as a table, in one of its lives."""

    game: ClassVar[Game]
    plain: ClassVar[type[Life]]
    chance_words: ClassVar[str]
    """How outcomes begin in the notation, as a pattern."""

    life: Life

    def __init__(self, life: type[Life] | None = None) -> None:
        """Take the life, plain if none is named; the position comes later."""
        self._kind = life or self.plain

    def put(self, world: Any, state: Any) -> Self:
        """Begin at a position."""
        self.life = self._kind(world, state)
        return self

    def read(self, text: str) -> Action | Outcome:
        """Return the decision or outcome of a notation."""
        is_chance = re.match(self.chance_words, text)
        codec: Any = self.game.chances if is_chance else self.game.actions
        choice: Action | Outcome = codec.parse(text, self.life.world)
        return choice

    def play(self, text: str) -> None:
        """Carry out one decision or outcome; raises ValueError if it is refused."""
        choice = self.read(text)
        if isinstance(choice, Outcome):
            if self.game.chances.pack(choice) not in dict(self.life.chance()):
                raise ValueError(f"{text} cannot come now")
        else:
            reason = self.life.refuse(choice)
            if reason is not None or self.life.turn() < 0:
                raise ValueError(f"{text}: {reason}")
        self.life.step(choice)
