"""Everything that can go wrong, as types and as words.

VoevodaError
├── NotFoundError       no such game, scenario, seat, rule or bot
├── ParameterError      a parameter that does not exist or is out of range
├── IllegalActionError  an action the rules refuse
├── NotationError       a text that is not notation
├── ScenarioError       a scenario that cannot be played
├── MatchFileError      a match file that is damaged, foreign, or of another version
├── UndoError           a step that cannot be taken back
└── ServerError         what a table's server refuses

Every error carries a `Message`: an id of a Fluent text with its data, so that the table, the
command line and the server say it in the reader's language. `str(error)` is the English sentence.
"""

from __future__ import annotations

from typing import Self

import msgspec


class Message(msgspec.Struct, frozen=True):
    """A sentence to be said in any language: a Fluent id, its data, and the rule behind it.

    A message among the data is said first, in the same language.
    """

    id: str
    args: dict[str, str | int | float | Message] = {}
    rule: str | None = None


Argument = str | int | float | Message


class VoevodaError(Exception):
    """Base of all errors that are told to the person who asked."""

    def __init__(self, id: str, /, rule: str | None = None, **args: Argument) -> None:
        """Take the id of a Fluent message, the rule it rests on, and the message's data."""
        self.message = Message(id, {name: _sayable(arg) for name, arg in args.items()}, rule)
        super().__init__(id, args)

    @classmethod
    def of(cls, message: Message) -> Self:
        """Return the error that says `message`."""
        made = cls(message.id)
        made.message = message
        return made

    def __str__(self) -> str:
        """Say it in English."""
        from voevoda.core.texts import say

        return say("en", self.message)


def _sayable(arg: Argument) -> Argument:
    """Return data as it is, but of a number too long to be said only its first digits."""
    return f"{str(arg)[:15]}…" if isinstance(arg, int) and abs(arg) >= 10**15 else arg


class NotFoundError(VoevodaError):
    """No game, scenario, seat, rule or bot of that name."""


class ParameterError(VoevodaError):
    """A parameter that does not exist, or a value outside its range."""


class IllegalActionError(VoevodaError):
    """An action that the rules refuse; the message is the reason, with its rule."""


class NotationError(VoevodaError):
    """A text that cannot be read as an action or an outcome."""


class ScenarioError(VoevodaError):
    """A scenario that cannot be played; names the place and the fix."""


class MatchFileError(VoevodaError):
    """A match file that is damaged, foreign, or written by another version."""


class UndoError(VoevodaError):
    """A step that cannot be taken back; names the barrier."""


class ServerError(VoevodaError):
    """What a table's server refuses: stale, malformed, or for another seat."""
