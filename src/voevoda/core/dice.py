"""Sources of chance. Rules never draw: a match asks its source which outcome came.

The lab's generator is counter-based: a number depends only on (seed, stream, game, count), so that
two variants, or two seats, share luck, and no order of calls matters. Online and local tables use
the operating system's entropy.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

from voevoda.core.errors import ParameterError
from voevoda.core.records import Record, int64
from voevoda.core.rule import rule

MASK = 0xFFFFFFFF

LOWEST_SEED, HIGHEST_SEED = -(2**63), 2**63 - 1

DICE, BOTS, GUESSES, PLAYOUTS = 0, 1, 2, 3
"""Streams of one seed, so that thinking never moves the dice."""


class Random(Record):
    """A counter-based generator: same key and count, same number, in both lives."""

    seed: int64  # of the experiment
    stream: int64  # DICE, BOTS, …
    game: int64  # number of the game in the experiment
    count: int64  # numbers drawn so far


@rule
def mix(number: int) -> int:
    """Return 32 well-mixed bits of the lowest 32 bits of `number` (Wellons' lowbias32)."""
    x = number & MASK
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & MASK
    x = ((x ^ (x >> 15)) * 0x846CA68B) & MASK
    return x ^ (x >> 16)


@rule
def draw(random: Random, n: int) -> int:
    """Return the next number in 0 .. n-1 (n up to 65 536; bias below 2**-16)."""
    key = mix(random.seed) ^ mix((random.seed >> 32) + 0x9E3779B9)
    key = mix(key + random.stream * 0x85EBCA6B)
    key = mix(key ^ mix(random.game + 0x27D4EB2F))
    bits = mix(key + mix(random.count * 0x9E3779B9 + 0x165667B1))
    random.count += 1
    return (bits * n) >> 32


@rule
def pick(random: Random, weights: list[int], count: int) -> int:
    """Return an index 0 .. count-1, each as likely as its weight."""
    total = 0
    for i in range(count):
        total += weights[i]
    left = draw(random, total)
    for i in range(count):
        left -= weights[i]
        if left < 0:
            return i
    return count - 1


class DiceSource(Protocol):
    """Says which outcome of a chance node came."""

    scheme: str
    """What the match file says of it: `entropy`, `seed` or `script`."""

    def choose(self, weights: Sequence[int], drawn: int) -> int:
        """Return an index into `weights`, each as likely as its weight.

        `drawn` counts the outcomes that the match has seen so far.
        """
        ...


class Entropy:
    """Dice from the operating system, for tables."""

    scheme = "entropy"

    def choose(self, weights: Sequence[int], drawn: int) -> int:
        """Draw with the system's generator, fixed only after the choice was made."""
        left = secrets.randbelow(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError("weights are positive")


class Seeded:
    """Dice from a seed: the same choices bring the same dice.

    Which number comes depends on how many came before it in the match, so no line that was refused,
    no take-back and no loading of a file repeats or skips one.
    """

    scheme = "seed"

    def __init__(self, seed: int, game: int = 0) -> None:
        """Take the seed and the number of the game, both of 64 bits; raises ParameterError."""
        for name, number in (("seed", seed), ("game", game)):
            if not LOWEST_SEED <= number <= HIGHEST_SEED:
                low, high = str(LOWEST_SEED), str(HIGHEST_SEED)
                raise ParameterError(
                    "parameter-range", name=name, value=str(number)[:40], low=low, high=high
                )
        self.random = Random.new()
        self.random.seed, self.random.game, self.random.stream = seed, game, DICE

    def choose(self, weights: Sequence[int], drawn: int) -> int:
        """Return number `drawn` of the stream."""
        self.random.count = drawn
        return pick(self.random, list(weights), len(weights))


class Scripted:
    """Dice that were decided beforehand, for tests and for replays."""

    scheme = "script"

    def __init__(self, indices: Iterable[int]) -> None:
        """Take the outcomes to come, as indices into what the node offers."""
        self._left = list(indices)

    def choose(self, weights: Sequence[int], drawn: int) -> int:
        """Return the next index; raises IndexError when the script has ended."""
        return self._left.pop(0)
