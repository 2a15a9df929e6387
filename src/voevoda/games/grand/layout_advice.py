"""What layouts of the battle on the table are worth: the best mix, and how much another loses."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

import msgspec

from voevoda.core.errors import Message
from voevoda.core.events import Event
from voevoda.games.grand.battle_bot import battle_now, side_at_turn
from voevoda.games.grand.battles import WDL, Battle, Laid, Layout
from voevoda.games.grand.events import Arranged, OrderGiven, RowsFormed
from voevoda.games.grand.foretold import layout_messages
from voevoda.games.grand.forms import piece_name
from voevoda.games.grand.records import ATT, CARD, CARDS, NO_ORDER, ORDERS, RELAY
from voevoda.games.grand.rules.layout import laid_of
from voevoda.games.grand.rules.orders import NO_FIGHTER, end_of, first_of
from voevoda.games.grand.solver import estimated, is_quick, judge, solve

MOST_SHOWN = 40
"""Layouts of a mix that are told."""


class LaidPiece(msgspec.Struct, frozen=True):
    """A piece in a layout, with its orders in a row; `?` where chance gives them."""

    piece: str
    orders: str


class MixPart(msgspec.Struct, frozen=True):
    """A layout, and how often one should choose it."""

    layout: tuple[LaidPiece, ...]
    chance: float


class Verdict(msgspec.Struct, frozen=True):
    """What a chosen layout is worth at worst, for the attackers."""

    loses: float
    """How much less the side gets at most than by playing well."""
    worst: float
    reply: tuple[LaidPiece, ...]
    """The other side's best answer."""


class LayoutAdvice(msgspec.Struct, frozen=True):
    """What the seat at turn might know of the battle if it could reckon. Values: the attackers'."""

    side: str
    """`att` or `def`: who lays out."""
    exact: bool
    value: float
    win: float
    draw: float
    loss: float
    mix: tuple[MixPart, ...]
    """Of that side, the likeliest first; empty where it is not exact."""
    verdict: Verdict | None
    """Of the layout that the plan completes; None where it does not."""

    def messages(self) -> list[Message]:
        """Return the same in sentences."""
        return layout_messages(self)


def layout_advice(world: Any, state: Any, events: Sequence[Event]) -> LayoutAdvice | None:
    """Return what is to be said of the side that lays out, and of what it would lay.

    None of a large battle that is fought for survivors: nothing is known of that.

    Args:
        world: Of the match.
        state: As the seat at turn knows it.
        events: What the plan makes of it.
    """
    battle, side = battle_now(world, state), side_at_turn(world, state)
    name = "att" if side == ATT else "def"
    if not is_quick(battle):
        if battle.payoff != WDL:
            return None
        value = estimated(battle)
        return LayoutAdvice(name, False, value, (1 + value) / 2, 0.0, (1 - value) / 2, (), None)
    solution = solve(battle)
    mix = solution.attackers if side == ATT else solution.defenders
    tags = [piece_name(tag, world) for tag in state.battle.tag[: state.battle.count]]
    own = tags[first_of(state.battle, side) : end_of(state.battle, side)]
    return LayoutAdvice(
        side=name,
        exact=True,
        value=solution.value,
        win=solution.odds.win,
        draw=solution.odds.draw,
        loss=solution.odds.loss,
        mix=tuple(MixPart(_named(part.layout, own), part.chance) for part in mix[:MOST_SHOWN]),
        verdict=_verdict(world, state, events, battle, side),
    )


def _named(layout: Layout, tags: Sequence[str]) -> tuple[LaidPiece, ...]:
    return tuple(LaidPiece(tags[laid.piece], laid.orders) for laid in layout)


def _verdict(
    world: Any, state: Any, events: Sequence[Event], battle: Battle, side: int
) -> Verdict | None:
    table = state.battle
    layout = _completed(state, events, side)
    if layout is None:
        return None
    found = judge(battle, layout, side == ATT)
    other = 1 - side
    tags = [piece_name(tag, world) for tag in table.tag[: table.count]]
    against = tags[first_of(table, other) : end_of(table, other)]
    return Verdict(found.loses, found.worst, _named(found.reply, against))


def _completed(state: Any, events: Sequence[Event], side: int) -> Layout | None:
    """Return the layout of a side as the plan leaves it, None if cards or places are missing."""
    table = state.battle
    first, end = first_of(table, side), end_of(table, side)
    fighters = {int(table.tag[fighter]): fighter for fighter in range(first, end)}
    order = [int(f) for f in table.sequence[first:end] if f != NO_FIGHTER and table.left[f] > 0]
    cards = {fighter: _cards_now(state, side, fighter) for fighter in range(first, end)}
    for event in takewhile(lambda event: not isinstance(event, RowsFormed), events):
        match event:
            case Arranged(piece=piece) if piece in fighters:
                order.append(fighters[piece])
            case OrderGiven(piece=piece, card=card, order=given) if piece in fighters:
                _lay(cards[fighters[piece]], card - 1, int(given), table.round > 1)
    living = [fighter for fighter in range(first, end) if table.left[fighter] > 0]
    if sorted(order) != living or any(NO_ORDER in cards[fighter] for fighter in living):
        return None
    return tuple(
        Laid(fighter - first, "".join(ORDERS[card] for card in cards[fighter])) for fighter in order
    )


def _cards_now(state: Any, side: int, fighter: int) -> list[int]:
    table = state.battle
    first = fighter * CARDS
    cards = [int(card) for card in table.cards[first : first + table.left[fighter]]]
    if state.node == RELAY and table.round > 1:
        laid = max(0, int(laid_of(table, side, fighter)))
        return cards[:laid] + sorted(cards[laid:])
    return cards if state.node == CARD or table.round > 1 else [NO_ORDER] * len(cards)


def _lay(cards: list[int], place: int, order: int, again: bool) -> None:
    """Give a card its order, or bring a card of this order to its place."""
    if again:
        at = cards.index(order, place)
        cards.insert(place, cards.pop(at))
    else:
        cards[place] = order
