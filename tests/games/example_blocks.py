"""Worked examples stand in blocks, each under its title; this reads those of any game's file."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar


class ExampleError(ValueError):
    """A line that is not in the form of worked examples."""


class Block(Protocol):
    """What all worked examples have."""

    id: str
    line: int
    rules: tuple[str, ...]


B = TypeVar("B", bound=Block)


@dataclass(frozen=True)
class Form(Generic[B]):
    """The form of a game's blocks: `== E05: title`, `rules: GRA-CEL-02`, and what its lines say."""

    new: Callable[[str, str, int], B]
    """A block of this id, title and line."""
    id: str
    """The pattern of an id."""
    sample: str
    """An id, for messages."""
    rules: str
    """How the game's rules begin."""
    add: Callable[[B, int, str], None]
    """Take one more line into a block; raises ValueError or IndexError for another form."""
    needed: Callable[[B], Mapping[str, object]]
    """What a block must have, by the first word of its line."""

    def begin(self, number: int, line: str) -> B:
        match = re.fullmatch(rf"== ({self.id}): (\S.*)", line)
        if not match:
            raise ValueError(f"expected '== {self.sample}: title'")
        return self.new(match[1], match[2], number)

    def take(self, block: B, number: int, line: str) -> None:
        key, _, rest = line.partition(" ")
        if key != "rules:":
            return self.add(block, number, line)
        block.rules = tuple(rest.strip().split(", "))
        if not all(re.fullmatch(rf"{self.rules}-[A-Z]+-[AD]?\d\d", rule) for rule in block.rules):
            raise ValueError(f"expected 'rules: {self.rules}-ABC-01, {self.rules}-ABC-02'")

    def read(self, text: str, source: str) -> list[B]:
        """Return the blocks of a text, without comments.

        Raises:
            ExampleError: naming source and line of the first thing that is wrong.
        """
        blocks: list[B] = []
        for number, raw in enumerate(text.splitlines(), start=1):
            line = raw.split("#", 1)[0].strip()
            try:
                if line.startswith("=="):
                    blocks.append(self.begin(number, line))
                elif line and not blocks:
                    raise ValueError(f"a block starts with '== {self.sample}: title'")
                elif line:
                    self.take(blocks[-1], number, line)
            except (ValueError, IndexError) as error:
                raise ExampleError(f"{source}:{number}: {error}") from error
        names = [block.id for block in blocks]
        for block in blocks:
            if names.count(block.id) > 1:
                raise ExampleError(f"{source}:{block.line}: {block.id} occurs twice")
            for what, there in {"rules:": block.rules, **self.needed(block)}.items():
                if not there:
                    raise ExampleError(f"{source}:{block.line}: the block has no '{what}' line")
        return blocks
