"""Battles solved backwards: a pass is a game of layouts for the values of what survives it.

Equal battles are solved once (GRA-SOL-06): before it is looked up, a battle loses the names of its
pieces, advantages that meet nothing, and the turn of the ring of orders (GRA-SOL-07).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

import numpy as np

from voevoda.games.grand.layouts import (
    CARDS,
    PLUS,
    Block,
    Ints,
    Layouts,
    Ordered,
    Side,
    Unordered,
    layouts_of,
    most_of,
    reveal,
)
from voevoda.games.grand.matrix import Floats, Played, play_matrix, play_on_demand

WHOLE = 1_000_000
"""Pairs of layouts up to which a matrix is computed whole."""
FEW = 9
"""Layouts up to which looking for symmetries does not pay."""

Outcomes = tuple[float, float, float]
"""What the attackers get for a victory, a draw and a defeat; survivors' worth is added."""
Chances = tuple[float, float, float]
"""The chances of a victory, a draw and a defeat of the attackers."""


class Groups(NamedTuple):
    """Layouts that are one choice, each of them equally likely."""

    label: Ints
    size: int
    alike: bool
    """Whether one of a group gains what any other does."""

    def members(self, group: int) -> Ints:
        """Return the layouts of a group."""
        return np.flatnonzero(self.label == group)

    def spread(self, mix: Floats) -> Floats:
        """Return the chance of each layout in a mix of groups."""
        spread: Floats = (mix / np.bincount(self.label))[self.label]
        return spread

    def fold(self, matrix: Floats) -> Floats:
        """Return the means over the groups among the columns of a matrix."""
        if self.size == len(self.label):
            return matrix
        order = np.argsort(self.label, kind="stable")
        sizes = np.bincount(self.label)
        sums = np.add.reduceat(matrix[:, order], np.cumsum(sizes) - sizes, axis=1)
        folded: Floats = sums / sizes
        return folded


class Induction:
    """Values of all battles for one payoff and one row width."""

    def __init__(self, outcomes: Outcomes, row_width: int) -> None:
        """Begin with an empty memory."""
        self.outcomes, self.row_width = outcomes, row_width
        self._values: dict[tuple[Side, Side], float] = {}
        self._played: dict[tuple[Side, Side], Played] = {}
        self._chances: dict[tuple[Side, Side], Chances] = {}

    def value(self, attackers: Side, defenders: Side) -> float:
        """GRA-SOL-04: return what the attackers gain if both play well."""
        if not attackers.blocks or not defenders.blocks:
            win, draw, loss = self.outcomes
            result = win if attackers.blocks else loss if defenders.blocks else draw
            return result + _worth(attackers) - _worth(defenders)
        battle = canonical(attackers, defenders)
        if battle not in self._values:
            self._values[battle] = self.play(*battle).value
        return self._values[battle]

    def play(self, attackers: Side, defenders: Side) -> Played:
        """Return the solved pass of a battle, over the groups of `Pass`."""
        battle = attackers, defenders
        if battle not in self._played:
            self._played[battle] = Pass(self, *battle).play()
        return self._played[battle]

    def chances(self, attackers: Side, defenders: Side) -> Chances:
        """Return how a battle ends if both sides play their mixes in every pass."""
        if not attackers.blocks or not defenders.blocks:
            won, lost = bool(attackers.blocks), bool(defenders.blocks)
            return float(won), float(not won and not lost), float(lost)
        battle = canonical(attackers, defenders)
        if battle not in self._chances:
            self._chances[battle] = Pass(self, *battle).chances(self.play(*battle))
        return self._chances[battle]


class Pass:
    """One pass of a battle as a matrix game."""

    def __init__(self, solved: Induction, attackers: Side, defenders: Side) -> None:
        """List the layouts of both sides and find which of them are one choice."""
        self._solved = solved
        self.attackers, self.defenders = layouts_of(attackers), layouts_of(defenders)
        self.att_groups, self.def_groups = by_choice(self.attackers), by_choice(self.defenders)
        if self.att_groups.alike and self.def_groups.alike:
            self.att_groups, self.def_groups = orbits(
                self.attackers, self.defenders, solved.row_width
            )

    def play(self) -> Played:
        """Solve it; the mixes are over groups."""
        rows = self.att_groups.size if self.att_groups.alike else len(self.attackers)
        if rows * len(self.defenders) <= WHOLE:
            if self.att_groups.alike:
                _, first = np.unique(self.att_groups.label, return_index=True)
                return play_matrix(self._gains(first))
            return play_matrix(self.att_groups.fold(self._gains(None).T).T)
        shape = self.att_groups.size, self.def_groups.size
        return play_on_demand(shape, self._row, self._column)

    def chances(self, played: Played) -> Chances:
        """Return how the battle ends if these mixes, and those of later passes, are played."""
        rows, columns = self.att_groups.spread(played.rows), self.def_groups.spread(played.columns)
        some_rows, some_columns = np.flatnonzero(rows), np.flatnonzero(columns)
        weights = np.outer(rows[some_rows], columns[some_columns])
        total = np.zeros(3)
        sides, number = self._survivors(
            self.attackers.take(some_rows), self.defenders.take(some_columns)
        )
        for pair, weight in zip(sides, np.bincount(number.ravel(), weights.ravel()), strict=True):
            total += weight * np.array(self._solved.chances(*pair))
        return float(total[0]), float(total[1]), float(total[2])

    def matrix(self, attackers: Layouts, defenders: Layouts) -> Floats:
        """Return what the attackers gain by each of some layouts against each of others."""
        sides, number = self._survivors(attackers, defenders)
        values = np.array([self._solved.value(*pair) for pair in sides])
        gains: Floats = values[number]
        return gains

    def _survivors(
        self, attackers: Layouts, defenders: Layouts
    ) -> tuple[list[tuple[Side, Side]], Ints]:
        """GRA-SOL-03: return what may survive, and for every pair of layouts which of it does."""
        left, right = reveal(attackers, defenders, self._solved.row_width)
        rights = int(right.max()) + 1
        pairs, number = np.unique(left * rights + right, return_inverse=True)
        sides = [
            (attackers.left(int(pair) // rights), defenders.left(int(pair) % rights))
            for pair in pairs
        ]
        return sides, number.reshape(left.shape)

    def _gains(self, rows: Ints | None) -> Floats:
        attackers = self.attackers if rows is None else self.attackers.take(rows)
        return self.def_groups.fold(self.matrix(attackers, self.defenders))

    def _row(self, group: int) -> Floats:
        members = self.att_groups.members(group)
        gains = self._gains(members[:1] if self.att_groups.alike else members)
        row: Floats = gains.mean(axis=0)
        return row

    def _column(self, group: int) -> Floats:
        members = self.def_groups.members(group)
        some = self.defenders.take(members[:1] if self.def_groups.alike else members)
        gains = self.att_groups.fold(self.matrix(self.attackers, some).T)
        column: Floats = gains.mean(axis=0)
        return column


def by_choice(layouts: Layouts) -> Groups:
    """Return layouts that differ only by what chance decides as one choice."""
    side, count = layouts.side, len(layouts)
    if not side.led:
        return Groups(np.zeros(count, np.int64), 1, False)
    drawn = np.array([isinstance(block, Unordered) and block.chance for block in side.blocks])
    if not drawn.any():
        return Groups(np.arange(count), count, True)
    chosen = np.where(drawn[layouts.blocks], 0, layouts.cards)
    _, label = np.unique(_codes(chosen, layouts.blocks), return_inverse=True)
    return Groups(label, int(label.max()) + 1, False)


def orbits(attackers: Layouts, defenders: Layouts, row_width: int) -> tuple[Groups, Groups]:
    """GRA-SOL-07: return layouts that can be exchanged for each other on both sides at once.

    An optimal mix exists that plays all of them equally often.
    """
    labels = [np.arange(len(attackers)), np.arange(len(defenders))]
    if max(len(attackers), len(defenders)) > FEW:
        for change in _exchanges(attackers, defenders, row_width):
            for at, number in enumerate(change):
                before = None
                while before is None or (before != labels[at]).any():
                    before = labels[at]
                    labels[at] = np.minimum(before, before[number])
    found = [np.unique(label, return_inverse=True)[1] for label in labels]
    return (
        Groups(found[0], int(found[0].max()) + 1, True),
        Groups(found[1], int(found[1].max()) + 1, True),
    )


def _exchanges(
    attackers: Layouts, defenders: Layouts, row_width: int
) -> Iterator[tuple[Ints, Ints]]:
    """Yield, for each symmetry of the pass, the number of the layout that each turns into."""
    sides = attackers, defenders
    if all(isinstance(block, Unordered) for each in sides for block in each.side.blocks):
        yield _number(attackers, turned(attackers.cards)), _number(
            defenders, turned(defenders.cards)
        )  # fmt: skip
    if any(len(each.side.blocks) > 1 for each in sides):
        return
    width = min(row_width, *(each.cards.shape[1] for each in sides))
    columns = [[range(c, each.cards.shape[1], width) for c in range(width)] for each in sides]
    lengths = [tuple(len(side[c]) for side in columns) for c in range(width)]
    for order in permutations(range(width)):
        if all(lengths[c] == lengths[order[c]] for c in range(width)):
            yield (
                _number(attackers, _exchanged(attackers.cards, columns[0], order)),
                _number(defenders, _exchanged(defenders.cards, columns[1], order)),
            )


def turned(cards: Ints) -> Ints:
    """Return cards with every order turned one place on the ring."""
    return cards // PLUS * PLUS + (cards % PLUS + 1) % PLUS


def _exchanged(cards: Ints, columns: list[range], order: tuple[int, ...]) -> Ints:
    changed = np.empty_like(cards)
    for column, other in enumerate(order):
        changed[:, columns[column]] = cards[:, columns[other]]
    return changed


def _number(layouts: Layouts, cards: Ints) -> Ints:
    """Return which of the layouts, all different, these are."""
    known = _codes(layouts.cards, layouts.blocks)
    order = np.argsort(known)
    place = np.searchsorted(known, _codes(cards, layouts.blocks), sorter=order)
    number: Ints = order[place]
    return number


def _codes(cards: Ints, blocks: Ints) -> Ints:
    base = CARDS * (int(blocks.max()) + 1)
    codes: Ints = (cards + CARDS * blocks) @ base ** np.arange(cards.shape[1])
    return codes


def canonical(attackers: Side, defenders: Side) -> tuple[Side, Side]:
    """Return an equal battle that stands for all that equal it."""
    met = _advantages_met(attackers, defenders)
    sides = [
        Side(side.led, tuple(_without_advantage(block, met) for block in side.blocks))
        for side in (attackers, defenders)
    ]
    if all(isinstance(block, Unordered) for side in sides for block in side.blocks):
        return _sorted(sides[0]), _sorted(sides[1])
    turns = []
    for _ in range(PLUS):
        turns.append((_sorted(sides[0]), _sorted(sides[1])))
        sides = [Side(side.led, tuple(map(_turned, side.blocks))) for side in sides]
    return min(turns)


def _advantages_met(attackers: Side, defenders: Side) -> tuple[bool, ...]:
    """Return, for each order, whether an advantage can decide between two of its cards."""
    own, other = (
        [any(counts) for counts in zip(*map(most_of, side.blocks), strict=True)]
        for side in (attackers, defenders)
    )
    return tuple(
        (own[order + PLUS] and other[order]) or (other[order + PLUS] and own[order])
        for order in range(PLUS)
    )


def _without_advantage(block: Block, met: tuple[bool, ...]) -> Block:
    if isinstance(block, Unordered):
        return block._replace(plus=block.plus and any(met))
    plain = [block.counts[o] + (0 if met[o] else block.counts[o + PLUS]) for o in range(PLUS)]
    plus = [block.counts[o + PLUS] if met[o] else 0 for o in range(PLUS)]
    return Ordered(block.worth, (*plain, *plus))


def _turned(block: Block) -> Block:
    if isinstance(block, Unordered):
        return block
    plain, plus = block.counts[:PLUS], block.counts[PLUS:]
    return Ordered(block.worth, (plain[-1], *plain[:-1], plus[-1], *plus[:-1]))


def _sorted(side: Side) -> Side:
    return Side(side.led, tuple(sorted(side.blocks))) if side.led else side


def _worth(side: Side) -> float:
    return sum(block.worth for block in side.blocks)
