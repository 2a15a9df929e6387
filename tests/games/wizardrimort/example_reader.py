"""Read worked examples of `wizardrimort` and play them on any implementation of its rules.

A file holds blocks. A block gives a table, and what is done and found on it:

    == X01: the tape
    rules: WIZ-GEO-02, WIZ-GEO-05
    POS A1 D human 1000,1000 E; A2 B human 3000,1000 E
    RUN MV A1 1598,1799; A1.face: 598,799; no MV A2 4000,1000: PATH_TOO_LONG

Unless the block says otherwise the table is 6000 x 4000 u and empty, the level is knight, the mode
basic, it is the turn of seat 0 of side A, which acts with six of each die, nobody interrupts, and
each side began with the units that are listed.

POS takes units as in `A1 D human 1000,1000 E`, the place with a level, the facing a letter or a
vector, and behind it any of `sk`, `hired`, `sealed`, `of SEAT`, `from X,Y`, `path N`, `down`,
`pushed`, `seen B1+B2`; bodies as in `tower T1 900,900-1100,1100 0-250` and `tree K1 500,500 r80
0-400`; objects, catapults and castles as in the maps of `naive_scenarios`; and `table W H`,
`seats ABAB`, `order 0 1 0 2`, `scenario NAME`, `out A3+A4`, `place A1 X,Y[,Z]`, `dice w3 b6 r1`,
`begin start`, `turn SEAT`, `round N`, `mode NAME`, `windows` (interruptions are offered),
`penalty SEAT`, `size 6 6`, `coins A 2`, `bank 4`, `armed A`, `hold A`, `sieged N`, `pool A 10`,
`first A`, `used A1+A2`, `besieged B`, `crystal A destroyed` and `rule NAME VALUE`.

A step of RUN is one of
    MV A1 1500,1000      what is decided or thrown
    A1.at: 1500,1000     a field of the position (see `naive.summary`), `-` where there is nothing
    no MV A1 1,1: CODE   a decision is refused with this reason
    yes MV A1 1,1        a decision is allowed
    only CS B1, CS B2    exactly these choices are open
    groups A1+A2 A3      exactly these groups has the side of the first
    sums 3 - 4           what is added to the dice of the attack that is to be rolled
    odds AS 1,1 B1: 206  in how many of 1296 throws a shot hits a thing
    gone A1, b3          these things are no more
Text after `#` is a comment.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from tests.games.example_blocks import Form

EXAMPLES_FILE = Path(__file__).with_name("examples.wiz")

UNIT = re.compile(r"[AB]\d+")
LINES = re.compile(
    r"(D|CV|MV|MS|TR|JK|AT|A[SBLM](@\w+)?|BD|WR|RZ|GR|HR|IN|CT|RT|CS|SV|SC|MD|OB|PL|LOT|d) .*"
    r"|EN|IP|IX|NR"
)


@dataclass(frozen=True)
class Step:
    line: int
    kind: str
    subject: str
    values: tuple[str, ...]


@dataclass
class Example:
    """A worked example: its entries of POS, each split into words, and the steps of RUN."""

    id: str
    title: str
    line: int
    rules: tuple[str, ...] = ()
    entries: list[list[str]] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)


class Table(Protocol):
    """An implementation of the rules, as far as an example needs it."""

    def load(self, example: Example) -> None:
        """Set up the table of an example and let it run to its first question."""

    def play(self, text: str) -> None:
        """Carry out a decision or an outcome of chance; raises ValueError if it is refused."""

    def refusal(self, text: str) -> str:
        """Return the reason code of a refusal, nothing if it is allowed."""

    def choices(self) -> list[str]:
        """Return all open decisions or outcomes, where they are listed."""

    def summary(self) -> dict[str, str]:
        """Return every field of the position that is not nothing."""

    def groups(self, side: str) -> list[str]:
        """Return the groups of a side, as `A1+A2`."""

    def sums(self) -> tuple[int, int]:
        """Return what an even attack die and an even defence die would have added to them."""

    def odds(self, text: str) -> dict[str, int]:
        """Return in how many of 1296 throws a shot hits what."""


# --- reading --------------------------------------------------------------------------------


def read_examples(text: str, source: str = "example") -> list[Example]:
    """Return the examples of a text.

    Raises:
        ExampleError: naming source and line of the first thing that is wrong.
    """
    return _FORM.read(text, source)


def shipped_examples() -> list[Example]:
    """Return the examples of `examples.wiz`."""
    return read_examples(EXAMPLES_FILE.read_text(encoding="utf-8"), EXAMPLES_FILE.name)


def _read_line(example: Example, number: int, line: str) -> None:
    key, _, rest = line.partition(" ")
    parts = [part.strip() for part in rest.split(";") if part.strip()]
    if key == "POS":
        example.entries += [part.split() for part in parts]
    elif key == "RUN":
        example.steps += [_read_step(number, part) for part in parts]
    else:
        raise ValueError(f"no such line: {key}")


def _read_step(number: int, text: str) -> Step:
    word, _, rest = text.partition(" ")
    if word == "no":
        subject, _, code = rest.rpartition(": ")
        return Step(number, word, subject, (code,))
    if word == "yes":
        return Step(number, word, rest, ())
    if word in ("only", "gone"):
        return Step(number, word, "", tuple(part.strip() for part in rest.split(", ")))
    if word in ("groups", "sums"):
        return Step(number, word, "", tuple(part for part in rest.split() if part != "-"))
    if word == "odds":
        subject, _, value = rest.rpartition(": ")
        shot, _, thing = subject.rpartition(" ")
        return Step(number, word, shot, (thing, value))
    if LINES.fullmatch(text):
        return Step(number, "play", text, ())
    subject, sign, value = text.partition(": ")
    if not sign:
        raise ValueError(f"no such step: {text!r}")
    return Step(number, "fact", subject, (value.strip(),))


_FORM = Form(
    Example,
    id=r"[XY]\d\d[a-z]?",
    sample="X01",
    rules="WIZ",
    add=_read_line,
    needed=lambda example: {"RUN": example.steps},
)


# --- playing --------------------------------------------------------------------------------


def run(example: Example, *tables: Table) -> None:
    """Play an example on tables in step and check everything that it says on each.

    Raises:
        AssertionError: saying what differs and in which line.
    """
    for table in tables:
        table.load(example)
    for step in example.steps:
        if step.kind == "play":
            _play(example, step, tables)
        else:
            for table in tables:
                found = CHECKS[step.kind](table, step)
                assert not found, f"{example.id}, line {step.line}: {found}"


def _play(example: Example, step: Step, tables: tuple[Table, ...]) -> None:
    where = f"{example.id}, line {step.line}: {step.subject!r}"
    for table in tables:
        try:
            table.play(step.subject)
        except ValueError as error:
            raise AssertionError(f"{where} is refused: {error}") from error
    for table in tables[1:]:
        assert table.summary() == tables[0].summary(), where


def _check_fact(table: Table, step: Step) -> str:
    have = table.summary().get(step.subject, "-")
    return "" if have == step.values[0] else f"{step.subject} is {have}, expected {step.values[0]}"


def _check_no(table: Table, step: Step) -> str:
    before = table.summary()
    reason = table.refusal(step.subject)
    if table.summary() != before:
        return "a refusal changed the position"
    return "" if reason == step.values[0] else f"{step.subject}: {reason or 'is allowed'}"


def _check_yes(table: Table, step: Step) -> str:
    reason = table.refusal(step.subject)
    return f"{step.subject}: {reason}" if reason else ""


def _check_only(table: Table, step: Step) -> str:
    have, want = sorted(table.choices()), sorted(step.values)
    return "" if have == want else f"the choices are {', '.join(have)}"


def _check_gone(table: Table, step: Step) -> str:
    fields = {name.rpartition(".")[0] for name in table.summary()}
    there = fields & {*step.values}
    return f"still there: {', '.join(sorted(there))}" if there else ""


def _check_groups(table: Table, step: Step) -> str:
    have = table.groups(step.values[0][0])
    return "" if sorted(have) == sorted(step.values) else f"the groups are {' '.join(have)}"


def _check_sums(table: Table, step: Step) -> str:
    have = tuple(map(str, table.sums()))
    return "" if have == step.values else f"the sums are {' - '.join(have)}"


def _check_odds(table: Table, step: Step) -> str:
    thing, value = step.values
    have = table.odds(step.subject).get(thing, 0)
    return "" if have == int(value) else f"{thing} is hit in {have} of 1296 throws"


CHECKS: dict[str, Callable[[Table, Step], str]] = {
    "fact": _check_fact,
    "no": _check_no,
    "yes": _check_yes,
    "only": _check_only,
    "gone": _check_gone,
    "groups": _check_groups,
    "sums": _check_sums,
    "odds": _check_odds,
}
