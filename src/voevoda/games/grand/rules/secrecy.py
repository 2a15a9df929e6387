"""Who may lay out at the same time, and what a seat can only guess (GRA-BAT-06, GRA-BAT-07)."""

from __future__ import annotations

from voevoda.core.dice import Random, draw
from voevoda.core.rule import rule
from voevoda.games.grand.records import (
    ARRANGE,
    ATT,
    ATTACK,
    CARD,
    CARDS,
    DEF,
    NO_ORDER,
    REARRANGE,
    RELAY,
    Battle,
    State,
    World,
)
from voevoda.games.grand.rules.layout import (
    BOTH,
    card_watchers,
    laid_of,
    move_up,
    needs_relay,
    next_to_relay,
    seats_on,
)
from voevoda.games.grand.rules.orders import (
    NO_FIGHTER,
    ORDER_COUNT,
    alive_on,
    end_of,
    first_of,
    giver_of,
    next_to_order,
    ordered,
    place_in,
)
from voevoda.games.grand.rules.reveal import sort_cards


@rule
def lays_out(state: State) -> bool:
    """Whether cards are being laid face down."""
    node = state.node
    return node == ARRANGE or node == CARD or node == REARRANGE or node == RELAY


@rule
def layout_waiting(world: World, state: State) -> int:
    """GRA-BAT-07: the bit set of places that may decide about their layouts now.

    Where an ally sees what the seat at turn does, that seat is waited for alone.
    """
    if state.asked == 0:
        return 0
    battle = state.battle
    asked = 1 << state.asked
    seats = asked
    if state.node == CARD:
        if card_watchers(world, battle, next_to_order(world, battle)) == asked:
            seats |= givers_on(world, battle, ATT) | givers_on(world, battle, DEF)
    elif seats_on(battle, int(battle.side)) == asked:
        if battle.side == ATT:
            seats |= openers_of(world, battle, DEF)
        elif battle.round == 1:
            seats |= givers_on(world, battle, ATT)
    places = 0
    for place in range(world.seats):
        if (seats >> world.number[place]) & 1 == 1:
            places |= 1 << place
    return places


@rule
def openers_of(world: World, battle: Battle, side: int) -> int:
    """The bit set of seats that make the first decisions of a side that has not begun."""
    commander = int(battle.commander[side])
    if commander != 0 and alive_on(battle, side) > 1:
        return 1 << commander
    if battle.round == 1:
        return givers_on(world, battle, side)
    if commander != 0:
        for fighter in range(first_of(battle, side), end_of(battle, side)):
            if needs_relay(battle, fighter) > 0:
                return 1 << commander
    return 0


@rule
def givers_on(world: World, battle: Battle, side: int) -> int:
    """The bit set of seats that have still orders to give on a side."""
    seats = 0
    for fighter in range(first_of(battle, side), end_of(battle, side)):
        giver = giver_of(world, battle, fighter)
        if giver != 0 and ordered(battle, fighter) < battle.size[fighter]:
            seats |= 1 << giver
    return seats


@rule
def guess_layout(world: World, state: State, seat: int, random: Random) -> None:
    """GRA-BAT-06: lay anew, by lot, all that the seat in place `seat` cannot see."""
    if not lays_out(state):
        return
    battle = state.battle
    number = int(world.number[seat])
    for side in range(BOTH):
        if (seats_on(battle, side) >> number) & 1 == 0:
            guess_sequence(battle, side, random)
    if battle.round == 1:
        guess_orders(world, battle, number, random)
        return
    for side in range(BOTH):
        if side < battle.side:
            guess_rows(world, battle, side, number, random)
        elif side == battle.side:
            guess_rows_begun(world, battle, side, number, random)


@rule
def guess_sequence(battle: Battle, side: int, random: Random) -> None:
    """Any living pieces may stand in the places that are taken; no commander, no secret."""
    first = first_of(battle, side)
    taken = 0
    while first + taken < end_of(battle, side) and battle.sequence[first + taken] != NO_FIGHTER:
        taken += 1
    if battle.commander[side] == 0:
        return
    for place in range(first, first + taken):
        battle.sequence[place] = NO_FIGHTER
    for place in range(first, first + taken):
        skipped = draw(random, alive_on(battle, side) - (place - first))
        for fighter in range(first, end_of(battle, side)):
            if battle.left[fighter] == 0 or place_in(battle, fighter) != NO_FIGHTER:
                continue
            if skipped == 0:
                battle.sequence[place] = fighter
                break
            skipped -= 1


@rule
def guess_orders(world: World, battle: Battle, number: int, random: Random) -> None:
    """GRA-ORD-02: as many orders as were given, any of them, in the same turns."""
    given = 0
    for fighter in range(battle.count):
        if (card_watchers(world, battle, fighter) >> number) & 1 == 0:
            count = ordered(battle, fighter)
            for card in range(fighter * CARDS, fighter * CARDS + count):
                battle.cards[card] = NO_ORDER
            given += count
    for _ in range(given):
        fighter = next_to_order(world, battle)
        card = fighter * CARDS + ordered(battle, fighter)
        battle.cards[card] = ATTACK + draw(random, ORDER_COUNT)


@rule
def guess_rows(world: World, battle: Battle, side: int, number: int, random: Random) -> None:
    """GRA-ROW-06: the cards of a piece that has been laid again lie in any order."""
    for fighter in range(first_of(battle, side), end_of(battle, side)):
        if (card_watchers(world, battle, fighter) >> number) & 1 == 0:
            shuffle(battle, fighter, int(battle.left[fighter]), random)


@rule
def guess_rows_begun(world: World, battle: Battle, side: int, number: int, random: Random) -> None:
    """The same for a side that has laid only some of its cards."""
    if (seats_on(battle, side) >> number) & 1 == 1:
        for fighter in range(first_of(battle, side), end_of(battle, side)):
            if (card_watchers(world, battle, fighter) >> number) & 1 == 0:
                laid = min(needs_relay(battle, fighter), max(0, laid_of(battle, side, fighter)))
                shuffle(battle, fighter, laid, random)
        return
    for fighter in range(first_of(battle, side), end_of(battle, side)):
        sort_cards(battle, fighter * CARDS, int(battle.left[fighter]))
    given = int(battle.given)
    battle.given = 0
    for _ in range(given):
        fighter = next_to_relay(battle, side)
        laid = laid_of(battle, side, fighter)
        draw_up(battle, fighter, laid, random)
        battle.given += 1


@rule
def shuffle(battle: Battle, fighter: int, laid: int, random: Random) -> None:
    """Lay the first cards of a piece by lot, and leave the others sorted."""
    sort_cards(battle, fighter * CARDS, int(battle.left[fighter]))
    for place in range(laid):
        draw_up(battle, fighter, place, random)


@rule
def draw_up(battle: Battle, fighter: int, laid: int, random: Random) -> None:
    """Draw the next card of a piece from those that are left."""
    first = fighter * CARDS + laid
    card = first + draw(random, battle.left[fighter] - laid)
    move_up(battle, first, card)
