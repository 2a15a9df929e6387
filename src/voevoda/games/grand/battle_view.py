"""What is shown of a battle: to each seat its own side's order and its own cards, until the reveal.

Cards are letters: `a`, `s`, `d`; `?` lies face down, `-` has no order yet.
"""

from __future__ import annotations

from typing import Any

import msgspec

from voevoda.games.grand.forms import piece_name
from voevoda.games.grand.records import (
    ATT,
    CARDS,
    DEF,
    NO_ORDER,
    ORDERS,
    SPOILS,
    TURMOIL,
)
from voevoda.games.grand.rules.layout import (
    card_watchers,
    needs_relay,
    next_to_relay,
    seats_on,
)
from voevoda.games.grand.rules.orders import (
    NO_FIGHTER,
    end_of,
    first_of,
    giver_of,
    next_to_order,
    place_in,
)
from voevoda.games.grand.rules.secrecy import lays_out

DOWN, BLANK = "?", "-"


class FighterView(msgspec.Struct, frozen=True):
    """A piece in a battle."""

    piece: str
    owner: int
    """Seat that counts as its owner, 0: nobody."""
    plus: bool
    size: int
    """Cards at the start."""
    cards: tuple[str, ...]
    """Its living cards, in the order of the layout as far as the watcher knows it."""
    known: bool
    """Whether the watcher sees how its cards lie."""
    place: int
    """In the layout of its side, from 1; 0: none yet, or hidden."""


class BattleView(msgspec.Struct, frozen=True):
    """A battle."""

    number: int
    round: int
    """Of laying out, from 1."""
    side: str | None
    """`att` or `def`, while that side arranges its pieces or lays its cards again."""
    commanders: tuple[int, int]
    """Seats of both sides, 0: none."""
    attackers: tuple[FighterView, ...]
    """In the order of the layout where the watcher sees it, else of entry."""
    defenders: tuple[FighterView, ...]
    winner: str | None
    """`att` or `def` once the battle is decided."""
    claimant: int
    """Seat that takes the spoils, 0: nobody."""
    asked: str | None
    """The piece whose card comes next, or whose fate is decided, if the watcher may know it."""


def battle_view(world: Any, state: Any, number: int) -> BattleView | None:
    """Return what seat `number` (0: a spectator) may know of the battle, None without one."""
    battle = state.battle
    if battle.count == 0:
        return None
    laying = bool(lays_out(state))
    decided = state.node in (SPOILS, TURMOIL)
    sides = ("att", "def")
    turned = laying and (battle.round > 1 or battle.side < len(sides)) and battle.side < len(sides)
    return BattleView(
        number=int(state.battles),
        round=int(battle.round),
        side=sides[battle.side] if turned else None,
        commanders=(int(battle.commander[ATT]), int(battle.commander[DEF])),
        attackers=_side(world, state, ATT, number),
        defenders=_side(world, state, DEF, number),
        winner=sides[battle.winner] if decided and battle.winner in (ATT, DEF) else None,
        claimant=int(battle.claimant) if decided else 0,
        asked=_asked(world, state, number),
    )


def _side(world: Any, state: Any, side: int, number: int) -> tuple[FighterView, ...]:
    battle = state.battle
    fighters = range(first_of(battle, side), end_of(battle, side))
    shown = [_fighter(world, state, f, number) for f in fighters]
    return tuple(sorted(shown, key=lambda f: f.place or len(shown) + 1))


def sees_order(state: Any, side: int, number: int) -> bool:
    """Return whether a seat sees the order of the pieces of a side; chance has no secret."""
    battle = state.battle
    ordered_by_all = battle.commander[side] == 0
    return ordered_by_all or bool(seats_on(battle, side) >> number & 1 and number)


def _fighter(world: Any, state: Any, fighter: int, number: int) -> FighterView:
    battle = state.battle
    side = ATT if fighter < battle.attackers else DEF
    known = bool(number and card_watchers(world, battle, fighter) >> number & 1)
    place = 0
    if battle.left[fighter] and sees_order(state, side, number):
        at = place_in(battle, fighter)
        place = 0 if at == NO_FIGHTER else at - first_of(battle, side) + 1
    return FighterView(
        piece=piece_name(battle.tag[fighter], world),
        owner=int(battle.owner[fighter]),
        plus=bool(battle.plus[fighter]),
        size=int(battle.size[fighter]),
        cards=_cards(state, fighter, known),
        known=known or not lays_out(state),
        place=place,
    )


def _cards(state: Any, fighter: int, known: bool) -> tuple[str, ...]:
    battle = state.battle
    first = fighter * CARDS
    orders = [int(n) for n in battle.cards[first : first + battle.left[fighter]]]
    if not known and lays_out(state):
        if battle.round == 1:
            return (DOWN,) * len(orders)
        orders.sort()
    return tuple(BLANK if order == NO_ORDER else ORDERS[order] for order in orders)


def _asked(world: Any, state: Any, number: int) -> str | None:
    """Return the piece whose card is asked for: known to those who would see the card."""
    battle = state.battle
    if not lays_out(state):
        spoils = state.node == SPOILS
        return piece_name(battle.tag[battle.cursor], world) if spoils else None
    fighter = next_to_order(world, battle) if battle.round == 1 else NO_FIGHTER
    if battle.round > 1 and battle.side < 2:
        fighter = next_to_relay(battle, int(battle.side))
    if fighter == NO_FIGHTER or not number:
        return None
    if battle.round == 1 and state.asked != giver_of(world, battle, fighter):
        return None
    if battle.round > 1 and not needs_relay(battle, fighter):
        return None
    sees = card_watchers(world, battle, fighter) >> number & 1
    return piece_name(battle.tag[fighter], world) if sees else None
