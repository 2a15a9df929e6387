"""What a life of a game's rules can do, and the plain one, beside its other witnesses."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol

from voevoda.core.actions import Action, Outcome
from voevoda.core.events import Log
from voevoda.core.game import CHANCE, Game


class Life(Protocol):
    """A position and the rules that run on it."""

    world: Any

    def __init__(self, world: Any, state: Any) -> None:
        """Begin at a position."""

    @property
    def state(self) -> Any:
        """The position as a plain record."""

    def turn(self) -> int:
        """Return who decides."""

    def legal(self) -> list[int]:
        """Return the codes of the legal actions."""

    def refuse(self, action: Action) -> str | None:
        """Return the reason code of a refusal."""

    def chance(self) -> list[tuple[int, int]]:
        """Return the codes of what chance may bring, with weights."""

    def step(self, choice: Action | Outcome) -> None:
        """Carry out a decision or an outcome."""


class PlainLife:
    """The rules of a game as plain Python."""

    game: ClassVar[Game]

    def __init__(self, world: Any, state: Any) -> None:
        self.world, self.now, self.log = world, state, Log.new()

    @property
    def state(self) -> Any:
        return self.now

    def turn(self) -> int:
        return int(self.game.rules["turn"](self.world, self.now))

    def legal(self) -> list[int]:
        return self.game.legal_codes(self.world, self.now) if self.turn() >= 0 else []

    def refuse(self, action: Action) -> str | None:
        code = self.game.actions.pack(action)
        number = self.game.rules["allows"](self.world, self.now, code)
        return self.game.reasons[number - 1].code if number else None

    def chance(self) -> list[tuple[int, int]]:
        return self.game.chance(self.world, self.now) if self.turn() == CHANCE else []

    def step(self, choice: Action | Outcome) -> None:
        codec: Any = self.game.actions if isinstance(choice, Action) else self.game.chances
        self.game.rules["step"](self.world, self.now, self.log, codec.pack(choice))
