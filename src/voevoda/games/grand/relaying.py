"""How a bot lays its cards again, when all are face up: what does best against lots wins.

Layouts are numbers here: three bits for each card, its order and above it its advantage, the first
card lowest.
"""

from __future__ import annotations

from voevoda.core.dice import Random, draw
from voevoda.core.rule import rule
from voevoda.games.grand.actions import PLUS, give_order
from voevoda.games.grand.records import ATTACK, CARDS, DEFEND, Battle, State, World
from voevoda.games.grand.rules.layout import count_left, laid_of, next_to_relay
from voevoda.games.grand.rules.orders import (
    ATTACKER_FALLS,
    DEFENDER_FALLS,
    NO_FIGHTER,
    cards_on,
    duel,
    end_of,
    first_of,
)

BITS = 3
MASK = (1 << BITS) - 1
ORDER = 3
PLUS_BIT = 2
MOST = 20
"""Cards of a side that are looked at."""
TRIALS = 12
"""Layouts of both sides that are tried for each card."""


@rule
def next_card(world: World, state: State, random: Random) -> int:
    """Choose the card that gets the next place of a piece."""
    battle = state.battle
    side = int(battle.side)
    fighter = next_to_relay(battle, side)
    best, most = 0, -2.0
    for order in range(ATTACK, DEFEND + 1):
        if count_left(battle, side, fighter, order) == 0:
            continue
        total = 0.0
        for _ in range(TRIALS):
            total += try_card(world, battle, side, fighter, order, random)
        total += draw(random, 64) / 1024.0
        if best == 0 or total > most:
            best, most = order, total
    return give_order(best + PLUS * int(battle.plus[fighter]))


@rule
def try_card(
    world: World, battle: Battle, side: int, fighter: int, order: int, random: Random
) -> float:
    """Return what a side gains if a card comes next and all else falls out by lot."""
    own = own_layout(battle, side, fighter, order, random)
    other = shuffled(packed(battle, 1 - side), min(cards_on(battle, 1 - side), MOST), random)
    count, against = (
        min(cards_on(battle, side), MOST),
        min(cards_on(battle, 1 - side), MOST),
    )
    return fight(own, count, other, against, int(world.params.row_width))


@rule
def card_of(battle: Battle, fighter: int, card: int) -> int:
    """A card of a fighter as it stands in a layout."""
    return int(battle.cards[fighter * CARDS + card]) | int(battle.plus[fighter]) << PLUS_BIT


@rule
def packed(battle: Battle, side: int) -> int:
    """The living cards of a side, in order of entry."""
    layout, place = 0, 0
    for fighter in range(first_of(battle, side), end_of(battle, side)):
        for card in range(battle.left[fighter]):
            if place < MOST:
                layout |= card_of(battle, fighter, card) << (BITS * place)
                place += 1
    return layout


@rule
def own_layout(battle: Battle, side: int, fighter: int, order: int, random: Random) -> int:
    """What lies already, then a card of an order, then the rest of each piece by lot."""
    layout, place = 0, 0
    before = True
    for at in range(first_of(battle, side), end_of(battle, side)):
        there = int(battle.sequence[at])
        if there == NO_FIGHTER:
            break
        fixed = int(battle.left[there]) if before else 0
        if there == fighter:
            fixed = laid_of(battle, side, fighter)
            before = False
        rest, count, skipped = 0, 0, there != fighter
        for card in range(battle.left[there]):
            code = card_of(battle, there, card)
            if card < fixed:
                if place < MOST:
                    layout |= code << (BITS * place)
                    place += 1
            elif not skipped and code & ORDER == order:
                skipped = True
            elif count < MOST:
                rest |= code << (BITS * count)
                count += 1
        if there == fighter and place < MOST:
            layout |= (order | int(battle.plus[there]) << PLUS_BIT) << (BITS * place)
            place += 1
        count = min(count, MOST - place)
        layout |= shuffled(rest, count, random) << (BITS * place)
        place += count
    return layout


@rule
def shuffled(layout: int, count: int, random: Random) -> int:
    """The first `count` cards of a layout in any order."""
    found = 0
    for left in range(count, 0, -1):
        at = BITS * draw(random, left)
        found = found << BITS | ((layout >> at) & MASK)
        layout = (layout & ((1 << at) - 1)) | (layout >> (at + BITS) << at)
    return found


@rule
def fight(own: int, count: int, other: int, against: int, row_width: int) -> float:
    """What a side gains in a round: 1 a victory, -1 a defeat, else by the cards that are left."""
    width = min(row_width, count, against)
    left, right = count, against
    for column in range(width):
        one, two = column, column
        while one < count and two < against:
            mine, theirs = (own >> (BITS * one)) & MASK, (other >> (BITS * two)) & MASK
            result = duel(mine & ORDER, mine >> PLUS_BIT, theirs & ORDER, theirs >> PLUS_BIT)
            if result != DEFENDER_FALLS:
                one += width
                left -= 1
            if result != ATTACKER_FALLS:
                two += width
                right -= 1
    if left + right == 0:
        return 0.0
    return (left - right) / (left + right)
