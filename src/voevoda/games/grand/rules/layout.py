"""GRA-ROW-01, GRA-ROW-06, GRA-ROW-07: both sides lay out, hidden from each other.

While a battle is laid out `Battle.side` says which side arranges or lays again, BOTH when all
pieces of the first round are arranged and the cards get their orders. `Battle.given` counts the
cards that a side has laid again by choice or by lot.
"""

from __future__ import annotations

from typing import Any

from voevoda.core.actions import kind_of
from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.grand.actions import (
    ARRANGE_PIECE,
    GIVE_ORDER,
    PLUS,
    arrange,
    arranged_piece,
    chosen_card,
    draw_card,
    drawn_order,
    give_order,
)
from voevoda.games.grand.events import ARRANGED, LAID_OUT, ORDER_GIVEN
from voevoda.games.grand.ids import GRA_ORD_02, GRA_ORD_04, GRA_ROW_01, GRA_ROW_06, GRA_ROW_07
from voevoda.games.grand.reasons import NO_SUCH_CARD, NOT_TO_ARRANGE, WRONG_NODE
from voevoda.games.grand.records import (
    ARRANGE,
    ATTACK,
    CARD,
    CARDS,
    DEFEND,
    LAY_OUT,
    REARRANGE,
    RELAY,
    REVEAL,
    Battle,
    State,
    World,
)
from voevoda.games.grand.rules.forming import fighter_of
from voevoda.games.grand.rules.listing import add
from voevoda.games.grand.rules.orders import (
    NO_FIGHTER,
    alive_on,
    end_of,
    first_of,
    giver_of,
    next_to_order,
    ordered,
    place_in,
    side_of,
)

BOTH = 2


@rule
def lay_out(world: World, state: State, log: Log) -> None:
    """Go on laying out until somebody has to decide, or all lies face down."""
    battle = state.battle
    while battle.side < BOTH:
        side = int(battle.side)
        if battle.placed < alive_on(battle, side):
            if asks_to_arrange(state, log, side):
                return
        elif battle.round > 1 and next_to_relay(battle, side) != NO_FIGHTER:
            state.node = RELAY
            state.asked = battle.commander[side]
            return
        else:
            finish_side(state, log, side)
    if battle.round == 1:
        fighter = next_to_order(world, battle)
        if fighter != NO_FIGHTER:
            state.node = CARD
            state.asked = giver_of(world, battle, fighter)
            return
        for side in range(BOTH):
            emit(log, LAID_OUT, GRA_ORD_02, side)
    state.node = REVEAL


@rule
def asks_to_arrange(state: State, log: Log, side: int) -> bool:
    """GRA-ROW-01: ask for the next piece, or put the only one there is where it belongs."""
    battle = state.battle
    if battle.commander[side] == 0:
        place_piece(state, log, next_unplaced(battle, side), GRA_ROW_07)
        return False
    if alive_on(battle, side) - battle.placed == 1:
        place_piece(state, log, next_unplaced(battle, side), GRA_ROW_01)
        return False
    state.node = ARRANGE if battle.round == 1 else REARRANGE
    state.asked = battle.commander[side]
    return True


@rule
def finish_side(state: State, log: Log, side: int) -> None:
    """A side is arranged and, in a later round, laid again."""
    battle = state.battle
    if battle.round > 1:
        emit(log, LAID_OUT, GRA_ROW_06, side)
    battle.side += 1
    battle.placed = 0
    battle.given = 0


@rule
def next_unplaced(battle: Battle, side: int) -> int:
    """The living fighter without a place that entered first."""
    for fighter in range(first_of(battle, side), end_of(battle, side)):
        if battle.left[fighter] > 0 and place_in(battle, fighter) == NO_FIGHTER:
            return fighter
    return NO_FIGHTER


@rule
def place_piece(state: State, log: Log, fighter: int, because: int) -> None:
    """GRA-ROW-01: a piece comes next; its side is told."""
    battle = state.battle
    side = side_of(battle, fighter)
    battle.sequence[first_of(battle, side) + battle.placed] = fighter
    battle.placed += 1
    emit(
        log, ARRANGED, because, battle.tag[fighter], battle.placed, seats_on(battle, side)
    )  # fmt: skip


@rule
def seats_on(battle: Battle, side: int) -> int:
    """The bit set of seats with a piece on a side."""
    seats = 0
    for fighter in range(first_of(battle, side), end_of(battle, side)):
        if battle.owner[fighter] != 0:
            seats |= 1 << battle.owner[fighter]
    return seats


@rule
def needs_relay(battle: Battle, fighter: int) -> int:
    """How many choices a piece's order of cards takes: none where all its cards are alike."""
    first = fighter * CARDS
    for card in range(first + 1, first + battle.left[fighter]):
        if battle.cards[card] != battle.cards[first]:
            return int(battle.left[fighter]) - 1
    return 0


@rule
def next_to_relay(battle: Battle, side: int) -> int:
    """GRA-ROW-06: the fighter whose next card a side lays, NO_FIGHTER when all lie."""
    before = int(battle.given)
    for place in range(first_of(battle, side), first_of(battle, side) + battle.placed):
        fighter = int(battle.sequence[place])
        if before < needs_relay(battle, fighter):
            return fighter
        before -= needs_relay(battle, fighter)
    return NO_FIGHTER


@rule
def laid_of(battle: Battle, side: int, fighter: int) -> int:
    """How many cards of the fighter that is laid again have their place."""
    laid = int(battle.given)
    for place in range(first_of(battle, side), end_of(battle, side)):
        if battle.sequence[place] == fighter or battle.sequence[place] == NO_FIGHTER:
            break
        laid -= needs_relay(battle, int(battle.sequence[place]))
    return laid


@rule
def count_left(battle: Battle, side: int, fighter: int, order: int) -> int:
    """How many cards of an order a fighter has still to lay again."""
    count = 0
    first = fighter * CARDS
    for card in range(first + laid_of(battle, side, fighter), first + battle.left[fighter]):
        if battle.cards[card] == order:
            count += 1
    return count


@rule
def list_layout(world: World, state: State, actions: Any) -> int:
    """What the commander may place next, or the orders that the next card may have."""
    battle = state.battle
    count = 0
    if state.node == CARD:
        for order in range(ATTACK, DEFEND + 1):
            count = add(actions, count, give_order(order))
        return count
    side = int(battle.side)
    if state.node == RELAY:
        fighter = next_to_relay(battle, side)
        for order in range(ATTACK, DEFEND + 1):
            if count_left(battle, side, fighter, order) > 0:
                count = add(actions, count, give_order(order + PLUS * battle.plus[fighter]))
        return count
    for fighter in range(first_of(battle, side), end_of(battle, side)):
        if battle.left[fighter] > 0 and place_in(battle, fighter) == NO_FIGHTER:
            count = add(actions, count, arrange(int(battle.tag[fighter])))
    return count


@rule
def refuse_layout(world: World, state: State, code: int) -> int:
    """Why a decision about a layout is refused, 0 if it is allowed."""
    battle = state.battle
    if state.node == ARRANGE or state.node == REARRANGE:
        if kind_of(code) != ARRANGE_PIECE:
            return WRONG_NODE
        fighter = fighter_of(battle, arranged_piece(code))
        if fighter == NO_FIGHTER or side_of(battle, fighter) != battle.side:
            return NOT_TO_ARRANGE
        if battle.left[fighter] == 0 or place_in(battle, fighter) != NO_FIGHTER:
            return NOT_TO_ARRANGE
        return 0
    if kind_of(code) != GIVE_ORDER:
        return WRONG_NODE
    card = chosen_card(code)
    if state.node == CARD:
        return 0 if ATTACK <= card <= DEFEND else NO_SUCH_CARD
    side = int(battle.side)
    fighter = next_to_relay(battle, side)
    order = card - PLUS * battle.plus[fighter]
    if not ATTACK <= order <= DEFEND or count_left(battle, side, fighter, order) == 0:
        return NO_SUCH_CARD
    return 0


@rule
def draw_layout(world: World, state: State, faces: Any, weights: Any) -> int:
    """GRA-ORD-04, GRA-ROW-07: what chance may lay, with its weights."""
    battle = state.battle
    count = 0
    for order in range(ATTACK, DEFEND + 1):
        weight = 1
        if state.node == RELAY:
            side = int(battle.side)
            weight = count_left(battle, side, next_to_relay(battle, side), order)
        if weight > 0:
            faces[count] = draw_card(order)
            weights[count] = weight
            count += 1
    return count


@rule
def step_layout(world: World, state: State, log: Log, code: int) -> None:
    """Carry out a decision about a layout, or what chance has drawn."""
    battle = state.battle
    if state.node == ARRANGE or state.node == REARRANGE:
        place_piece(state, log, fighter_of(battle, arranged_piece(code)), GRA_ROW_01)
    elif state.node == CARD:
        fighter = next_to_order(world, battle)
        order = drawn_order(code) if state.asked == 0 else chosen_card(code)
        card = ordered(battle, fighter)
        battle.cards[fighter * CARDS + card] = order
        because = GRA_ORD_04 if state.asked == 0 else GRA_ORD_02
        tell_card(world, state, log, fighter, card, because)
    else:
        fighter = next_to_relay(battle, int(battle.side))
        order = drawn_order(code) if state.asked == 0 else order_of(chosen_card(code))
        lay_again(world, state, log, fighter, order)
    state.node = LAY_OUT


@rule
def order_of(card: int) -> int:
    """The order of a card that may have advantage."""
    return card - PLUS if card > DEFEND else card


@rule
def lay_again(world: World, state: State, log: Log, fighter: int, order: int) -> None:
    """GRA-ROW-06: a card of an order gets the next place of its piece; the rest keeps its order."""
    battle = state.battle
    first = fighter * CARDS
    laid = laid_of(battle, int(battle.side), fighter)
    card = first + laid
    while battle.cards[card] != order:
        card += 1
    move_up(battle, first + laid, card)
    battle.given += 1
    because = GRA_ROW_07 if state.asked == 0 else GRA_ROW_06
    tell_card(world, state, log, fighter, laid, because)


@rule
def move_up(battle: Battle, place: int, card: int) -> None:
    """A card goes to an earlier place of its piece; those between move back."""
    order = battle.cards[card]
    while card > place:
        battle.cards[card] = battle.cards[card - 1]
        card -= 1
    battle.cards[place] = order


@rule
def tell_card(world: World, state: State, log: Log, fighter: int, card: int, because: int) -> None:
    """Report a card that lies face down to those who may know it."""
    battle = state.battle
    emit(
        log, ORDER_GIVEN, because, battle.tag[fighter], card + 1,
        battle.cards[fighter * CARDS + card], card_watchers(world, battle, fighter),
    )  # fmt: skip


@rule
def card_watchers(world: World, battle: Battle, fighter: int) -> int:
    """The bit set of seats that know how the cards of a piece lie: its owner, and who lays them."""
    seats = 0
    if battle.owner[fighter] != 0:
        seats = 1 << battle.owner[fighter]
    layer = giver_of(world, battle, fighter)
    if battle.round > 1:
        layer = int(battle.commander[side_of(battle, fighter)])
    return seats | 1 << layer if layer != 0 else seats
