"""Read worked examples of `grand` and play them on any implementation of its rules.

A file holds blocks. A block gives a table, and what is done and found on it:

    == E05: a full cell is passed over
    rules: GRA-CEL-02, GRA-CEL-05
    POS 1R1@c3; 1R2@c3; 1R3@c3; 1R4@b2
    RUN no 1R4-c3: CELL_FULL; 1R4-d4; 1R4.cell: d4

Unless the block says otherwise the map is T1, it is seat 1's ORDERS of year 2, seats 1 and 2 are
at war and have 100 coins, everything has its action and has not moved, every city lies in a land of
its own (A, B, ... as they are listed) and nobody can win by lands.

POS takes `map T4`, `1R1@b2 spent stun/1`, `@d3 city 2 of 1 ghosts/2` (`of 0`: nobody's),
`2Z3@d4 of 2M1`, `1M1@a1 forest`, `0D90@a3 free home e5 former 2`, `land N c3 c4`, `river e5`,
`bridge c2`, `site d4`, `mark d4`, `seats 3`, `coins 1 10`, `year 4`, `turn 2`, `peace 1 2`,
`turmoil N 1`, `next 9` and `rule NAME VALUE`.

A step of RUN is one of
    1R1-d4 end a s d     what is decided and thrown, one after another
    1R1.cell: d4         a field of the position (see `naive.summary`), `-` where there is nothing
    no 1R1-d3: CODE      a decision is refused with this reason
    only pass, 2R2!1R1   exactly these choices are open
    can ..., cannot ...  some of them
    reach 1R1: b2 c3     exactly these cells can be moved to
    gone 1R1, @d3        these pieces are no more
Text after `#` is a comment.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from tests.games.example_blocks import Form

EXAMPLES_FILE = Path(__file__).with_name("examples.gra")

_FIELDS = ["FFFFFFFFF"] * 9
MAPS: dict[str, list[str]] = {
    "T1": _FIELDS,
    "T2": ["FFFFSSSSS"] * 9,
    "T3": [*_FIELDS[:4], "FFFFMFFFF", *_FIELDS[:4]],
    "T5": [*_FIELDS[:4], "FFFFMFFFF", *_FIELDS[:3], "FMFFFFFFF"],
    "T6": ["MMMFF"],
    "T4": ["FFFWWFF", "FFfWWFF", "FFfWDFF", "FFfFDSS", "FFFFFSS"],
}
MARKS = {"T3": "e5", "T5": "e5 b9", "T6": "b1"}
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass
class PieceLine:
    """A unit or building of POS, with the words that follow its place."""

    name: str
    cell: str
    words: list[str]

    @property
    def flags(self) -> set[str]:
        return {word for word in self.words if word in ("spent", "moved", "carried", "pinned")}

    @property
    def effects(self) -> dict[str, int]:
        pairs = [word.split("/") for word in self.words if "/" in word]
        return {kind: int(seat) for kind, seat in pairs}

    def after(self, word: str, default: str = "") -> str:
        """Return the word that follows another."""
        return self.words[self.words.index(word) + 1] if word in self.words else default


@dataclass(frozen=True)
class Step:
    line: int
    kind: str
    subject: str
    values: tuple[str, ...]


@dataclass
class Example:
    """A worked example; `facts` are entries of POS by their first word."""

    id: str
    title: str
    line: int
    rules: tuple[str, ...] = ()
    map: str = "T1"
    seats: int = 2
    year: int = 2
    turn: int = 1
    next: int = 0
    units: list[PieceLine] = field(default_factory=list)
    buildings: list[PieceLine] = field(default_factory=list)
    cells: dict[str, list[str]] = field(default_factory=dict)
    lands: dict[str, list[str]] = field(default_factory=dict)
    coins: dict[int, int] = field(default_factory=dict)
    peace: list[tuple[int, int]] = field(default_factory=list)
    turmoil: dict[str, int] = field(default_factory=dict)
    given: dict[str, str] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)

    def all_rules(self) -> dict[str, str]:
        """Return the parameters and options that differ from the defaults."""
        return {"victory_percent": "100", **self.given}

    def all_lands(self) -> dict[str, list[str]]:
        """Return the cells of every land, those of cities that lie alone included."""
        found = dict(self.lands)
        taken = {cell for cells in found.values() for cell in cells}
        letters = iter(letter for letter in _LETTERS if letter not in found)
        for building in self.buildings:
            if building.words[0] == "city" and building.cell not in taken:
                found[next(letters)] = [building.cell]
        return found


class Table(Protocol):
    """An implementation of the rules, as far as an example needs it."""

    def load(self, example: Example) -> None:
        """Set up the table of an example and let it run to its first question."""

    def play(self, text: str) -> None:
        """Carry out a decision or an outcome of chance; raises ValueError if it is refused."""

    def refusal(self, text: str) -> str:
        """Return the reason code of a refusal, nothing if it is allowed."""

    def choices(self) -> list[str]:
        """Return all open decisions or outcomes."""

    def summary(self) -> dict[str, str]:
        """Return every field of the position that is not nothing."""


# --- reading --------------------------------------------------------------------------------


def read_examples(text: str, source: str = "example") -> list[Example]:
    """Return the examples of a text.

    Raises:
        ExampleError: naming source and line of the first thing that is wrong.
    """
    return _FORM.read(text, source)


def shipped_examples() -> list[Example]:
    """Return the examples of `examples.gra`."""
    return read_examples(EXAMPLES_FILE.read_text(encoding="utf-8"), EXAMPLES_FILE.name)


def _read_line(example: Example, number: int, line: str) -> None:
    key, _, rest = line.partition(" ")
    parts = [part.strip() for part in rest.split(";") if part.strip()]
    if key == "POS":
        for part in parts:
            _read_entry(example, part)
    elif key == "RUN":
        example.steps += [_read_step(number, part) for part in parts]
    else:
        raise ValueError(f"no such line: {key}")


def _read_entry(example: Example, text: str) -> None:
    word, *rest = text.split()
    if re.fullmatch(r"[0-6][A-Z]\d+@[a-z]\d+", word):
        tag, _, cell = word.partition("@")
        example.units.append(PieceLine(tag, cell, rest))
    elif re.fullmatch(r"@[a-z]\d+", word):
        example.buildings.append(PieceLine(word, word[1:], rest))
    elif word in ("river", "bridge", "site", "mark"):
        example.cells.setdefault(word, []).extend(rest)
    elif word in _ENTRIES:
        _ENTRIES[word](example, rest)
    else:
        raise ValueError(f"no such entry: {text!r}")


def _set(name: str) -> Callable[[Example, list[str]], None]:
    def entry(example: Example, rest: list[str]) -> None:
        setattr(example, name, int(rest[0]))

    return entry


def _set_map(example: Example, rest: list[str]) -> None:
    example.map = rest[0]
    example.cells.setdefault("mark", []).extend(MARKS.get(rest[0], "").split())


_ENTRIES: dict[str, Callable[[Example, list[str]], None]] = {
    "map": _set_map,
    "seats": _set("seats"),
    "year": _set("year"),
    "turn": _set("turn"),
    "next": _set("next"),
    "land": lambda e, rest: e.lands.update({rest[0]: rest[1:]}),
    "coins": lambda e, rest: e.coins.update({int(rest[0]): int(rest[1])}),
    "peace": lambda e, rest: e.peace.append((int(rest[0]), int(rest[1]))),
    "turmoil": lambda e, rest: e.turmoil.update({rest[0]: int(rest[1])}),
    "rule": lambda e, rest: e.given.update({rest[0]: rest[1]}),
}


def _read_step(number: int, text: str) -> Step:
    word, _, rest = text.partition(" ")
    if word in ("no", "reach"):
        subject, _, value = rest.partition(": ")
        return Step(number, word, subject.strip(), tuple(value.split()))
    if word in ("only", "can", "cannot", "gone"):
        return Step(number, word, "", tuple(part.strip() for part in rest.split(",")))
    if ": " in text:
        subject, _, value = text.partition(": ")
        return Step(number, "fact", subject, (value.strip(),))
    return Step(number, "play", "", tuple(re.findall(r"turmoil \S+|\S+", text)))


_FORM = Form(
    Example,
    id=r"E\d\d[a-z]?|X-[A-Z0-9-]+",
    sample="E01",
    rules="GRA",
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
            for text in step.values:
                _play(example, step, text, tables)
        else:
            for table in tables:
                found = CHECKS[step.kind](table, step)
                assert not found, f"{example.id}, line {step.line}: {found}"


def _play(example: Example, step: Step, text: str, tables: tuple[Table, ...]) -> None:
    where = f"{example.id}, line {step.line}: {text!r}"
    for table in tables:
        try:
            table.play(text)
        except ValueError as error:
            raise AssertionError(f"{where} is refused: {error}") from error
    for table in tables[1:]:
        assert table.summary() == tables[0].summary(), where
        assert sorted(table.choices()) == sorted(tables[0].choices()), where


def _check_fact(table: Table, step: Step) -> str:
    have = table.summary().get(step.subject, "-")
    return "" if have == step.values[0] else f"{step.subject} is {have}, expected {step.values[0]}"


def _check_no(table: Table, step: Step) -> str:
    before = table.summary()
    reason = table.refusal(step.subject)
    if table.summary() != before:
        return "a refusal changed the position"
    return "" if reason == step.values[0] else f"{step.subject}: {reason or 'is allowed'}"


def _check_only(table: Table, step: Step) -> str:
    have, want = sorted(table.choices()), sorted(step.values)
    return "" if have == want else f"the choices are {', '.join(have)}"


def _check_can(table: Table, step: Step) -> str:
    missing = {*step.values} - {*table.choices()}
    return f"not open: {', '.join(sorted(missing))}" if missing else ""


def _check_cannot(table: Table, step: Step) -> str:
    there = {*step.values} & {*table.choices()}
    return f"open: {', '.join(sorted(there))}" if there else ""


def _check_reach(table: Table, step: Step) -> str:
    moves = [text.partition("-") for text in table.choices()]
    have = sorted(cell for tag, _, cell in moves if tag == step.subject)
    return "" if have == sorted(step.values) else f"{step.subject} reaches {' '.join(have)}"


def _check_gone(table: Table, step: Step) -> str:
    fields = {name.split(".")[0] for name in table.summary()}
    there = fields & {*step.values}
    return f"still there: {', '.join(sorted(there))}" if there else ""


CHECKS: dict[str, Callable[[Table, Step], str]] = {
    "fact": _check_fact,
    "no": _check_no,
    "only": _check_only,
    "can": _check_can,
    "cannot": _check_cannot,
    "reach": _check_reach,
    "gone": _check_gone,
}
