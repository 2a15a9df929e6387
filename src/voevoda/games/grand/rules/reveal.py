"""GRA-ROW-02 to GRA-ROW-05: the cards are turned up, and fight column by column."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.grand.events import DUEL, ROWS_FORMED, SHOWN
from voevoda.games.grand.ids import GRA_ORD_05, GRA_ROW_03, GRA_ROW_04
from voevoda.games.grand.records import (
    AFTERMATH,
    ATT,
    CARDS,
    DEF,
    LAY_OUT,
    NO_ORDER,
    NO_SIDE,
    Battle,
    State,
    World,
)
from voevoda.games.grand.rules.orders import (
    ATTACKER_FALLS,
    DEFENDER_FALLS,
    NO_FIGHTER,
    cards_on,
    duel,
    end_of,
    first_of,
)


@rule
def reveal(world: World, state: State, log: Log) -> None:
    """GRA-ROW-04, GRA-ROW-05, GRA-ROW-08: fight a round; lay out again while both have cards."""
    battle = state.battle
    attacking = cards_on(battle, ATT)
    defending = cards_on(battle, DEF)
    width = min(int(world.params.row_width), attacking, defending)
    emit(log, ROWS_FORMED, GRA_ROW_03, battle.round, width, attacking, defending)
    show_cards(battle, log, ATT)
    show_cards(battle, log, DEF)
    for column in range(width):
        fight_column(battle, log, column, width, attacking, defending)
    gather(battle)
    attacking = cards_on(battle, ATT)
    defending = cards_on(battle, DEF)
    battle.side = 0
    if attacking > 0 and defending > 0:
        battle.round += 1
        state.node = LAY_OUT
        return
    battle.winner = NO_SIDE
    if attacking > 0:
        battle.winner = ATT
    elif defending > 0:
        battle.winner = DEF
    state.node = AFTERMATH


@rule
def show_cards(battle: Battle, log: Log, side: int) -> None:
    """GRA-ROW-04: all cards of a side are turned up."""
    number = 0
    for place in range(first_of(battle, side), end_of(battle, side)):
        fighter = int(battle.sequence[place])
        if fighter == NO_FIGHTER:
            return
        for card in range(battle.left[fighter]):
            order = battle.cards[fighter * CARDS + card]
            number += 1
            emit(
                log, SHOWN, GRA_ROW_04, side, number, battle.tag[fighter], order,
                battle.plus[fighter],
            )  # fmt: skip


@rule
def fight_column(
    battle: Battle, log: Log, column: int, width: int, attacking: int, defending: int
) -> None:
    """GRA-ROW-04, GRA-ORD-06: those in front duel, winners stay, until a side has none."""
    att = column
    dfn = column
    while att < attacking and dfn < defending:
        one = card_at(battle, ATT, att)
        two = card_at(battle, DEF, dfn)
        attacker = one // CARDS
        defender = two // CARDS
        result = duel(
            int(battle.cards[one]), int(battle.plus[attacker]),
            int(battle.cards[two]), int(battle.plus[defender]),
        )  # fmt: skip
        emit(
            log, DUEL, GRA_ORD_05, column + 1, battle.tag[attacker], battle.cards[one],
            battle.tag[defender], battle.cards[two], result,
        )  # fmt: skip
        if result != DEFENDER_FALLS:
            battle.cards[one] = NO_ORDER
            att += width
        if result != ATTACKER_FALLS:
            battle.cards[two] = NO_ORDER
            dfn += width


@rule
def card_at(battle: Battle, side: int, number: int) -> int:
    """GRA-ROW-03: where card `number` of a layout is kept."""
    left = number
    place = first_of(battle, side)
    while left >= battle.left[battle.sequence[place]]:
        left -= battle.left[battle.sequence[place]]
        place += 1
    return int(battle.sequence[place]) * CARDS + left


@rule
def gather(battle: Battle) -> None:
    """Count the living cards of each piece, and sort them: how they lay matters no longer."""
    for fighter in range(battle.count):
        first = fighter * CARDS
        total = int(battle.left[fighter])
        left = 0
        for card in range(first, first + total):
            if battle.cards[card] != NO_ORDER:
                left += 1
        sort_cards(battle, first, total)
        battle.left[fighter] = left
        battle.sequence[fighter] = NO_FIGHTER


@rule
def sort_cards(battle: Battle, first: int, total: int) -> None:
    """Put the living cards of a piece first, in the order attack, shoot, defend."""
    for card in range(first + 1, first + total):
        moved = int(battle.cards[card])
        at = card
        while at > first and comes_after(int(battle.cards[at - 1]), moved):
            battle.cards[at] = battle.cards[at - 1]
            at -= 1
        battle.cards[at] = moved


@rule
def comes_after(one: int, other: int) -> bool:
    """Whether a card lies behind another after sorting; a fallen one is last."""
    if other == NO_ORDER:
        return False
    return one == NO_ORDER or one > other
