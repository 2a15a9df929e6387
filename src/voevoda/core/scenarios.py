"""Scenarios: those that a game ships as files, and those that others write."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from voevoda.core.errors import ParameterError, ScenarioError, VoevodaError

T = TypeVar("T")


class ScenarioInfo(msgspec.Struct, frozen=True):
    """A shipped scenario, as lists show it. Words: `<game>-scenario-<id>` and its `.goal`.

    A small game derives its scenarios from this class: what lists show is then the whole of them.
    """

    id: str
    seats: int = 2
    minutes: tuple[int, int] = (0, 0)
    quick: bool = False


class Setup(Protocol):
    """A scenario of any game."""

    @property
    def id(self) -> str:
        """Return what it is called in code."""

    @property
    def minutes(self) -> tuple[int, int]:
        """Return how long it takes, from and to."""

    @property
    def quick(self) -> bool:
        """Return whether it is one to begin with."""


S = TypeVar("S", bound=Setup)


@dataclass(frozen=True)
class ScenarioShelf(Generic[S]):
    """The scenarios of a game: a folder of TOML files, and the way in for others."""

    game: str
    folder: Path
    kind: type[S]
    checked: Callable[[S], S]
    """Returns the scenario if nothing is wrong with it; raises ScenarioError."""
    seats: Callable[[S], int]
    named: Callable[[VoevodaError], Sequence[str]]
    """Returns by which words of a fault its line in the file is found."""
    order: Callable[[S], Sequence[int]] = lambda made: ()
    """Returns what else lists sort by, before the seats."""
    completed: Callable[[S, Mapping[str, Any]], S] = lambda made, tree: made
    """Returns the scenario with what the tree of its file leaves to another one."""
    try_out: Callable[[S], None] = lambda made: None
    """Raises ScenarioError if it cannot be set up. Takes time: for what others write."""

    @cached_property
    def shipped(self) -> Mapping[str, S]:
        """Return the shipped scenarios by id, in the order of lists."""
        found = [self._read(path, self._made) for path in self.folder.glob("*.toml")]
        found.sort(key=lambda s: (*self.order(s), not s.quick, self.seats(s), s.minutes, s.id))
        return {made.id: made for made in found}

    def infos(self) -> Sequence[ScenarioInfo]:
        """Return what lists show of the shipped scenarios."""
        return [
            ScenarioInfo(s.id, self.seats(s), s.minutes, s.quick) for s in self.shipped.values()
        ]

    def find(self, source: Any) -> S:
        """Return a checked scenario: a shipped one by id, a TOML file by path, or decoded JSON.

        Raises ScenarioError naming the place and the fix.
        """
        if isinstance(source, self.kind):
            return self.checked(source)
        if isinstance(source, Mapping):
            return self._tried(source)
        name = str(source)
        if name in self.shipped:
            return self.shipped[name]
        if name.endswith(".toml"):
            return self._read(Path(name), self._tried)
        raise self._unknown(name)

    def base(self, name: str) -> S:
        """Return the shipped scenario that another one varies."""
        paths = {path.stem: path for path in self.folder.glob("*.toml")}
        if name not in paths:
            raise self._unknown(name)
        return self._read(paths[name], self._made)

    def _read(self, path: Path, make: Callable[[Mapping[str, Any]], S]) -> S:
        return read_file(path, make, self.named)

    def _made(self, tree: Mapping[str, Any]) -> S:
        return self.checked(self.completed(converted(tree, self.kind), tree))

    def _tried(self, tree: Mapping[str, Any]) -> S:
        made = self._made(tree)
        self.try_out(made)
        return made

    def _unknown(self, name: str) -> ScenarioError:
        known = ", ".join(sorted(path.stem for path in self.folder.glob("*.toml")))
        return ScenarioError("scenario-unknown", name=name, game=self.game, known=known)


def converted(tree: Any, kind: type[T]) -> T:
    """Return a tree of plain values as what it describes; raises ScenarioError."""
    try:
        return msgspec.convert(tree, kind, from_attributes=True)
    except msgspec.ValidationError as error:
        raise _misshapen(error) from None


def read_file(
    path: Path,
    make: Callable[[dict[str, Any]], T],
    named: Callable[[VoevodaError], Sequence[str]],
) -> T:
    """Return what `make` makes of a scenario file in TOML.

    Raises ScenarioError with the file, the line and the fault; `named` says by which words of a
    fault the line is found, the last of those that are there.
    """
    try:
        text = path.read_text("utf-8")
        tree = tomllib.loads(text)
    except (OSError, ValueError) as error:  # no file, not a name of one, not UTF-8, not TOML
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else 1
        raise ScenarioError("scenario-file", file=path.name, line=line, detail=str(error)) from None
    try:
        return make(tree)
    except (ScenarioError, ParameterError) as error:
        line = max((line_of(text, word) for word in named(error)), default=1)
        raise ScenarioError(
            "scenario-file", file=path.name, line=line, detail=error.message
        ) from None


def line_of(text: str, *words: str) -> int:
    """Return the number of the first line that holds all words, 1 where none does.

    For messages about scenario files: names the place without a parser that keeps positions.
    """
    for number, line in enumerate(text.splitlines(), 1):
        if all(word in line for word in words):
            return number
    return 1


def _misshapen(error: msgspec.ValidationError) -> ScenarioError:
    """Return, in words of ours, what the form of a scenario lacks or has too much."""
    told, _, path = str(error).partition(" - at `$")
    path = path.rstrip("`").replace("[...]", "")  # so an entry of a table is named, by no name
    numbered = re.sub(r"\[(\d+)\]", lambda found: f" {int(found[1]) + 1}", path)
    where = numbered.removeprefix(".").replace(".", ", ")
    words = re.findall(r"`([^`]*)`", told)
    if told.startswith("Object contains unknown field"):
        return ScenarioError("scenario-field-unknown", name=words[0])
    if told.startswith("Object missing required field"):
        return ScenarioError("scenario-field-missing", field=words[0], where=where or "none")
    if told.startswith("Expected `") and len(words) == 2:
        needed, found = (word.removesuffix(" | null") for word in words)
        needed = "value" if "|" in needed else needed
        return ScenarioError("scenario-field-kind", where=where, needed=needed, found=found)
    return ScenarioError("scenario-invalid", detail=str(error))
