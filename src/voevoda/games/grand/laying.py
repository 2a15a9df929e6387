"""How a bot lays its cards within compiled rules: by the known mixes, then by trial against lots.

It keeps no plan. An order is drawn from the layouts of the mix that agree with the orders given so
far, which plays the mix as a whole.
"""

from __future__ import annotations

from voevoda.core.dice import Random, draw
from voevoda.core.rule import rule
from voevoda.games.grand.actions import give_order
from voevoda.games.grand.estimate import estimate
from voevoda.games.grand.mixes import (
    BITS,
    COUNT,
    FIRST,
    GAINS,
    LAYOUTS,
    LIKE,
    MOST,
    STRONGER,
    UNKNOWN,
    WEAKER,
)
from voevoda.games.grand.records import CARDS, NO_ORDER, Battle, State, World
from voevoda.games.grand.rules.orders import (
    ORDER_COUNT,
    end_of,
    first_of,
    giver_of,
    next_to_order,
    ordered,
    side_of,
)

ORDER_MASK = (1 << BITS) - 1
EXCHANGES = 6
"""Ways to exchange three columns."""


@rule
def chance_to_win(plain: int, plus: int, other: int, other_plus: int, drawn: bool) -> float:
    """About how likely a side wins; `drawn` where the other side's orders are drawn by lot."""
    if plain + plus == 0:
        return 0.0
    if other + other_plus == 0:
        return 1.0
    if drawn:
        gain = known_gain(plain, plus, other, other_plus)
        if gain < UNKNOWN:
            return 0.5 + 0.5 * gain
    chance = 0.5 + 0.5 * estimate(plain, plus, other, other_plus)
    return chance + 0.25 * (1.0 - chance) if drawn else chance


@rule
def known_gain(plain: int, plus: int, other: int, other_plus: int) -> float:
    """What a side gains against orders drawn by lot, UNKNOWN where no table tells."""
    own, against = plain + plus, other + other_plus
    if own > MOST or against > MOST:
        return UNKNOWN
    if min(plain, plus) > 0 or min(other, other_plus) > 0:
        return UNKNOWN
    return float(GAINS[sort_of(plus, own, other_plus, against), 1, own, against])


@rule
def sort_of(plus: int, own: int, other_plus: int, other: int) -> int:
    """Which table a battle is nearest to, by the share of cards with advantage."""
    lead = plus * other - other_plus * own
    if lead == 0:
        return LIKE
    return STRONGER if lead > 0 else WEAKER


@rule
def next_order(world: World, state: State, random: Random) -> int:
    """Draw the order of the next card in the first round."""
    battle = state.battle
    fighter = next_to_order(world, battle)
    side = side_of(battle, fighter)
    own, plus = count_cards(battle, side)
    other, other_plus = count_cards(battle, 1 - side)
    sort = sort_of(plus, own, other_plus, other)
    drawn = 1 if draws_its_orders(battle, 1 - side) else 0
    place = place_of(battle, side, fighter) + ordered(battle, fighter)
    while (
        own > 0
        and other > 0
        and (own > MOST or other > MOST or GAINS[sort, drawn, own, other] == UNKNOWN)
    ):
        own -= 1
        other -= 1
    if own <= place or other == 0:
        return give_order(1 + draw(random, ORDER_COUNT))
    known = known_orders(world, state, side, own)
    return give_order(draw_order(random, sort, drawn, own, other, place, known))


@rule
def count_cards(battle: Battle, side: int) -> tuple[int, int]:
    """All cards of a side at the start, and those with advantage."""
    cards, plus = 0, 0
    for fighter in range(first_of(battle, side), end_of(battle, side)):
        cards += battle.size[fighter]
        plus += battle.size[fighter] * battle.plus[fighter]
    return cards, plus


@rule
def draws_its_orders(battle: Battle, side: int) -> bool:
    """Whether chance gives all orders of a side."""
    for fighter in range(first_of(battle, side), end_of(battle, side)):
        if battle.owner[fighter] != 0:
            return False
    return True


@rule
def place_of(battle: Battle, side: int, fighter: int) -> int:
    """Where the first card of a fighter lies in the layout of its side."""
    place = 0
    for at in range(first_of(battle, side), end_of(battle, side)):
        if battle.sequence[at] == fighter:
            break
        place += battle.size[battle.sequence[at]]
    return place


@rule
def known_orders(world: World, state: State, side: int, most: int) -> int:
    """The first cards of a layout as far as the seat at turn gave their orders, packed."""
    battle = state.battle
    known, place = 0, 0
    for at in range(first_of(battle, side), end_of(battle, side)):
        fighter = int(battle.sequence[at])
        for card in range(fighter * CARDS, fighter * CARDS + battle.size[fighter]):
            if place < most and giver_of(world, battle, fighter) == state.asked:
                known |= int(battle.cards[card]) << (BITS * place)
            place += 1
    return known


@rule
def draw_order(
    random: Random, sort: int, drawn: int, own: int, other: int, place: int, known: int
) -> int:
    """Draw the order of a card from the layouts of a mix that agree with what is known."""
    attack, shoot, defend = 0, 0, 0
    width = min(3, own, other)
    first = int(FIRST[sort, drawn, own, other])
    for number in range(first, first + int(COUNT[sort, drawn, own, other])):
        weight = int(LAYOUTS[number, 1])
        for exchange in range(EXCHANGES):
            if not is_exchange(exchange, width, own, other):
                continue
            for shift in range(ORDER_COUNT):
                layout = int(LAYOUTS[number, 0])
                if agrees(layout, exchange, shift, width, own, known):
                    order = order_in(layout, exchange, shift, width, place)
                    attack += weight if order == 1 else 0
                    shoot += weight if order == 2 else 0
                    defend += weight if order == 3 else 0
    total = attack + shoot + defend
    if total == 0:
        return 1 + draw(random, ORDER_COUNT)
    drawn_by = draw(random, total)
    if drawn_by < attack:
        return 1
    return 2 if drawn_by < attack + shoot else 3


@rule
def column_in(exchange: int, column: int) -> int:
    """The column that an exchange puts in the place of a column."""
    if exchange < 3:
        return (column + exchange) % 3
    return (exchange - column) % 3


@rule
def is_exchange(exchange: int, width: int, own: int, other: int) -> bool:
    """Whether an exchange of columns changes nothing: only equally long ones change places."""
    for column in range(3):
        with_it = column_in(exchange, column)
        if with_it == column:
            continue
        if column >= width or with_it >= width:
            return False
        if (own - column - 1) // width != (own - with_it - 1) // width:
            return False
        if (other - column - 1) // width != (other - with_it - 1) // width:
            return False
    return True


@rule
def order_in(layout: int, exchange: int, shift: int, width: int, place: int) -> int:
    """The order of a card in a layout after an exchange of columns and a renaming."""
    at = place - place % width + column_in(exchange, place % width)
    order = (layout >> (BITS * at)) & ORDER_MASK
    return (order - 1 + shift) % ORDER_COUNT + 1


@rule
def agrees(layout: int, exchange: int, shift: int, width: int, cards: int, known: int) -> bool:
    """Whether a layout has all orders that are known."""
    for place in range(cards):
        order = (known >> (BITS * place)) & ORDER_MASK
        if order != NO_ORDER and order != order_in(layout, exchange, shift, width, place):
            return False
    return True
