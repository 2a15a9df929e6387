"""Layouts of cards and what the reveal leaves of them, for all pairs at once (GRA-ROW-02..05).

A card is a number: its order, and 3 more with advantage. A side is a list of blocks, one for each
piece, whose cards lie together (GRA-SOL-02).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache
from itertools import permutations
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

ORDERS = "asd"
PLUS = len(ORDERS)
CARDS = 2 * PLUS

Ints = npt.NDArray[np.int64]


class Unordered(NamedTuple):
    """A piece whose cards have no orders yet."""

    worth: float
    cards: int
    plus: bool
    chance: bool
    """Whether its orders are drawn, not chosen (GRA-ORD-04)."""


class Ordered(NamedTuple):
    """A piece whose living cards are known to all."""

    worth: float
    counts: tuple[int, ...]
    """How many there are of each card."""


Block = Unordered | Ordered


class Side(NamedTuple):
    """The living pieces of a side, and their kinds of card (GRA-SOL-01)."""

    led: bool
    """Whether a commander lays them out, or chance (GRA-ROW-07)."""
    blocks: tuple[Block, ...]


def beats(card: int, other: int) -> int:
    """GRA-ORD-05: return 1 if a card wins against another, -1 if it loses, 0 if both fall."""
    turn = (other - card) % PLUS
    if turn:
        return 1 if turn == 1 else -1
    return (card >= PLUS) - (other >= PLUS)


DUEL = np.array([[beats(a, b) for b in range(CARDS)] for a in range(CARDS)], np.int64)


class Layouts:
    """Layouts of a side: for each of them its cards in a row, and the blocks they are of."""

    def __init__(self, side: Side, cards: Ints, blocks: Ints) -> None:
        """Take arrays of layouts by cards."""
        self.side, self.cards, self.blocks = side, cards, blocks

    def __len__(self) -> int:
        """Return how many layouts there are."""
        return len(self.cards)

    def take(self, which: Ints) -> Layouts:
        """Return some of the layouts."""
        return Layouts(self.side, self.cards[which], self.blocks[which])

    @cached_property
    def units(self) -> Ints:
        """What a card of a block adds to the number of a multiset, by block and card."""
        units = np.zeros((len(self.side.blocks), CARDS), np.int64)
        unit = 1
        for at, block in enumerate(self.side.blocks):
            for card, most in enumerate(most_of(block)):
                units[at, card] = unit
                unit *= most + 1
        return units

    def left(self, number: int) -> Side:
        """Return the side that the number of a multiset of its cards stands for."""
        alive: list[Block] = []
        for block in self.side.blocks:
            counts = []
            for most in most_of(block):
                number, count = divmod(number, most + 1)
                counts.append(count)
            if any(counts):
                alive.append(Ordered(block.worth, tuple(counts)))
        return Side(self.side.led, tuple(alive))


def most_of(block: Block) -> tuple[int, ...]:
    """Return how many of each card a block can hold."""
    if isinstance(block, Ordered):
        return block.counts
    none, all_of = (0,) * PLUS, (block.cards,) * PLUS
    return none + all_of if block.plus else all_of + none


def layouts_of(side: Side) -> Layouts:
    """Return all layouts of a side; equal pieces stand in the order in which they are listed."""
    ways = [arrangements(block) for block in side.blocks]
    cards, blocks = [], []
    for order in piece_orders(side):
        rows = np.zeros((1, 0), np.int64)
        for at in order:
            count = len(ways[at])
            rows = np.hstack([np.repeat(rows, count, axis=0), np.tile(ways[at], (len(rows), 1))])
        widths = [ways[at].shape[1] for at in order]
        cards.append(rows)
        blocks.append(np.tile(np.repeat(np.array(order), widths), (len(rows), 1)))
    return Layouts(side, np.vstack(cards), np.vstack(blocks))


def piece_orders(side: Side) -> Iterator[tuple[int, ...]]:
    """Yield the orders of the pieces: of the exchange of equal pieces nothing comes."""
    count = len(side.blocks)
    if not side.led:
        yield tuple(range(count))
        return
    twin = [next((k for k in range(at) if side.blocks[k] == side.blocks[at]), -1)
            for at in range(count)]  # fmt: skip
    before = [max((k for k in range(at) if side.blocks[k] == side.blocks[at]), default=-1)
              for at in range(count)]  # fmt: skip
    for order in permutations(range(count)):
        place = {at: n for n, at in enumerate(order)}
        if all(twin[at] < 0 or place[before[at]] < place[at] for at in order):
            yield order


@lru_cache(maxsize=4096)
def arrangements(block: Block) -> Ints:
    """Return every order in which the cards of a piece can lie, each once."""
    if isinstance(block, Unordered):
        grid = np.indices((PLUS,) * block.cards).reshape(block.cards, -1).T
        return np.ascontiguousarray(grid) + PLUS * block.plus
    return np.array(_arrange(block.counts), np.int64)


@lru_cache(maxsize=4096)
def _arrange(counts: tuple[int, ...]) -> list[tuple[int, ...]]:
    if not any(counts):
        return [()]
    found = []
    for card, count in enumerate(counts):
        if count:
            rest = (*counts[:card], count - 1, *counts[card + 1 :])
            found += [(card, *others) for others in _arrange(rest)]
    return found


def reveal(attackers: Layouts, defenders: Layouts, row_width: int) -> tuple[Ints, Ints]:
    """Return, for every pair of layouts, the numbers of the multisets that survive the pass."""
    width = min(row_width, attackers.cards.shape[1], defenders.cards.shape[1])
    shape = len(attackers), len(defenders)
    att_left, def_left = np.zeros(shape, np.int64), np.zeros(shape, np.int64)
    for column in range(width):
        att_kinds, att_kind = _kinds(attackers.cards[:, column::width])
        def_kinds, def_kind = _kinds(defenders.cards[:, column::width])
        kept = duel_columns(att_kinds, def_kinds)[att_kind[:, None], def_kind[None, :]]
        att_rear, def_rear = _rear(attackers, column, width), _rear(defenders, column, width)
        att_left += np.take_along_axis(att_rear, np.maximum(kept, 0), axis=1)
        def_left += np.take_along_axis(def_rear, np.maximum(-kept, 0).T, axis=1).T
    return att_left, def_left


def duel_columns(attackers: Ints, defenders: Ints) -> Ints:
    """GRA-ROW-04: return how many cards of each attacking column outlive each defending one.

    The survivors are the rear of a column; a number below 0 tells how many defenders are left.
    """
    (rows, att_cards), (columns, def_cards) = attackers.shape, defenders.shape
    att_at, def_at = np.zeros((2, rows, columns), np.int64)
    row, column = np.arange(rows)[:, None], np.arange(columns)[None, :]
    for _ in range(att_cards + def_cards - 1):
        fights = (att_at < att_cards) & (def_at < def_cards)
        front = attackers[row, np.minimum(att_at, att_cards - 1)]
        result = DUEL[front, defenders[column, np.minimum(def_at, def_cards - 1)]]
        att_at += fights & (result <= 0)
        def_at += fights & (result >= 0)
    kept: Ints = (att_cards - att_at) - (def_cards - def_at)
    return kept


def _kinds(columns: Ints) -> tuple[Ints, Ints]:
    """Return the different columns, and for each layout which of them it has."""
    code = columns @ CARDS ** np.arange(columns.shape[1])
    _, first, kind = np.unique(code, return_index=True, return_inverse=True)
    return columns[first], kind


def _rear(layouts: Layouts, column: int, width: int) -> Ints:
    """Return, by layout and number of cards, the number of the multiset at a column's rear."""
    cards, blocks = layouts.cards[:, column::width], layouts.blocks[:, column::width]
    units = layouts.units[blocks, cards]
    rear = np.zeros((len(cards), cards.shape[1] + 1), np.int64)
    np.cumsum(units[:, ::-1], axis=1, out=rear[:, 1:])
    return rear
