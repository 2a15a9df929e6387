"""The exact solution of a battle (GRA-SOL): its value, optimal mixes, best replies, odds.

    solution = solve(Battle((Piece(5),), (Piece(3, plus=True),)))
    solution.value                       # 2/9 for the attackers
    solution.attackers                   # layouts with their chances

Of larger battles `estimated` says about what they come to.
"""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import NamedTuple

import numpy as np

from voevoda.games.grand.battles import (
    WDL,
    Battle,
    BattleError,
    Layout,
    Mix,
    Weighted,
    count_layouts,
    layout_of,
    living,
    members_of,
    mix_of,
    sides_of,
)
from voevoda.games.grand.estimate import estimate
from voevoda.games.grand.induction import Induction, Outcomes, Pass, by_choice

MOST_CARDS = 6
"""Cards a side up to which every battle is solved exactly."""
MOST_PAIRS, MOST_LAYOUTS = 3**13, 3**10
"""Pairs of layouts, and layouts of a side, up to which larger ones are solved, too: it takes about
a second."""


class Odds(NamedTuple):
    """How a battle ends, seen by the attackers: chances that sum to 1."""

    win: float
    draw: float
    loss: float


class Solution(NamedTuple):
    """An exactly solved battle."""

    value: float
    """What the attackers gain if both play well."""
    odds: Odds
    """How it ends if both sides play these mixes in every pass."""
    attackers: Mix
    defenders: Mix


class Reply(NamedTuple):
    """The best that can be laid against what the other side lays."""

    layout: Layout
    value: float
    """What the attackers gain."""


class Judgement(NamedTuple):
    """What a layout is worth."""

    worst: float
    """What the attackers gain against the best reply."""
    loses: float
    """How much less the side gets at worst than by playing well; 0 for a faultless layout."""
    reply: Layout
    """The best reply."""


@lru_cache(maxsize=1024)
def solve(battle: Battle) -> Solution:
    """Return value, odds and an optimal mix for each side.

    Raises BattleError for a battle that is malformed or too large to be solved exactly.
    """
    attackers, defenders = sides_of(battle)
    solved = _induction(battle)
    if not attackers.blocks or not defenders.blocks:
        odds = Odds(*solved.chances(attackers, defenders))
        return Solution(solved.value(attackers, defenders), odds, (), ())
    first = Pass(solved, attackers, defenders)
    played = first.play()
    return Solution(
        played.value,
        Odds(*first.chances(played)),
        mix_of(battle.attackers, first.attackers, first.att_groups, played.rows),
        mix_of(battle.defenders, first.defenders, first.def_groups, played.columns),
    )


@lru_cache(maxsize=65536)
def value_of(battle: Battle) -> float:
    """Return what the attackers gain if both play well; raises BattleError as `solve` does."""
    return _induction(battle).value(*sides_of(battle))


def best_reply(battle: Battle, mix: Mix, attacks: bool) -> Reply:
    """Return the best that a side can lay against a mix of the other.

    Args:
        battle: The battle before this pass.
        mix: What the other side lays; later passes are played well by both.
        attacks: Whether the reply is the attackers'.

    Raises BattleError as `solve` does, and for a layout that the other side cannot lay.
    """
    first = Pass(_induction(battle), *sides_of(battle))
    own, other = first.attackers, first.defenders
    pieces, others = battle.attackers, battle.defenders
    if not attacks:
        own, other, pieces, others = other, own, others, pieces
    chances = np.zeros(len(other))
    for layout, chance in mix:
        members = members_of(others, other, layout)
        chances[members] += chance / len(members)
    laid = np.flatnonzero(chances)
    if attacks:
        gains = first.matrix(own, other.take(laid)) @ chances[laid]
    else:
        gains = chances[laid] @ first.matrix(other.take(laid), own)
    groups = by_choice(own)
    means = groups.fold(gains[None, :])[0]
    best = int(means.argmax() if attacks else means.argmin())
    return Reply(layout_of(pieces, own, groups.members(best)[0]), float(means[best]))


def judge(battle: Battle, layout: Layout, attacks: bool) -> Judgement:
    """Return how much a layout of the attackers, or of the defenders, loses at most."""
    reply = best_reply(battle, (Weighted(layout, 1.0),), not attacks)
    short = value_of(battle) - reply.value
    return Judgement(reply.value, max(0.0, short if attacks else -short), reply.layout)


def is_quick(battle: Battle) -> bool:
    """Return whether a battle can be solved exactly within about a second."""
    counts = count_layouts(battle.attackers), count_layouts(battle.defenders)
    return prod(counts) <= MOST_PAIRS and max(counts) <= MOST_LAYOUTS


def estimated(battle: Battle) -> float:
    """Return about what the attackers gain of a battle too large to be solved.

    Raises BattleError where it is fought for anything but victory: of that nothing is known.
    """
    if battle.payoff != WDL:
        raise BattleError("battle-large", most=MOST_CARDS)
    cards = [
        sum(living(piece) for piece in pieces if piece.plus == plus)
        for pieces in (battle.attackers, battle.defenders)
        for plus in (False, True)
    ]
    return estimate(*cards)


def is_exact(battle: Battle) -> bool:
    """Return whether a battle is small enough to be solved exactly."""
    sides = battle.attackers, battle.defenders
    if max(sum(map(living, pieces)) for pieces in sides) <= MOST_CARDS:
        return True
    return is_quick(battle)


@lru_cache(maxsize=16)
def _memory(outcomes: Outcomes, row_width: int) -> Induction:
    return Induction(outcomes, row_width)


def _induction(battle: Battle) -> Induction:
    if not is_exact(battle):
        raise BattleError("battle-large", most=MOST_CARDS)
    return _memory((battle.payoff.win, battle.payoff.draw, battle.payoff.loss), battle.row_width)
