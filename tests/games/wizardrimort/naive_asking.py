"""What the naive rules of `wizardrimort` wait for, and how they ask.

What asks somebody is a generator that yields questions and is sent the answers, lines of the
notation.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from dataclasses import dataclass

CHANCE = -1
FACES = range(1, 7)


@dataclass
class Question:
    """What the game waits for: `who` is a seat or CHANCE.

    Where `choices` is nothing, far too much is open to be listed: see `naive_faults`.
    """

    who: int
    node: str
    choices: list[str] | None = None
    subject: str = ""


Asking = Generator[Question, str, str]
Script = Generator[Question, str, None]


def ask(who: int, node: str, choices: Iterable[str], subject: str = "") -> Asking:
    """Ask somebody, unless there is but one answer."""
    options = list(choices)
    if len(options) == 1:
        return options[0]
    answer = yield Question(who, node, options, subject)
    return answer


def throw(node: str, what: str, subject: str = "") -> Generator[Question, str, int]:
    """Throw a die that is written `d` and its letter."""
    answer = yield Question(CHANCE, node, [f"d {what}{face}" for face in FACES], subject)
    return int(answer[-1])


def throw_two(node: str, what: str) -> Generator[Question, str, int]:
    """Throw two dice; return their sum."""
    faces = [f"d {what} {one}+{two}" for one in FACES for two in FACES]
    answer = yield Question(CHANCE, node, faces)
    return int(answer[-3]) + int(answer[-1])
