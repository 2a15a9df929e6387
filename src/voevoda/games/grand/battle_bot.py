"""How a bot lays out battles by their exact solution.

It keeps no plan: every choice is drawn from the layouts of its mix that agree with what it has
laid so far, which plays the mix as a whole. What is too large to be solved is left to evaluation.
"""

from __future__ import annotations

from collections.abc import Sequence

from voevoda.core.actions import Code
from voevoda.core.dice import Random, draw
from voevoda.games.grand.actions import PLUS, arrange, give_order
from voevoda.games.grand.battles import DRAWN, WDL, Battle, Layout, Mix, Piece, payoff_of
from voevoda.games.grand.records import (
    ARRANGE,
    ATT,
    BATTLE_GAME,
    CARD,
    CARDS,
    DEF,
    NO_ORDER,
    ORDERS,
    REARRANGE,
    RELAY,
    State,
    World,
)
from voevoda.games.grand.records import Battle as Table
from voevoda.games.grand.rules.layout import card_watchers, laid_of, next_to_relay
from voevoda.games.grand.rules.orders import (
    NO_FIGHTER,
    end_of,
    first_of,
    next_to_order,
    ordered,
    place_in,
    side_of,
)
from voevoda.games.grand.rules.secrecy import lays_out
from voevoda.games.grand.solver import is_quick, solve

LOT, REPLY, MIX = "lot", "reply", "mix"
LEVELS = (LOT, REPLY, MIX)
"""By lot; the best reply to an opponent who lays by lot; the optimal mix."""

FINE = 1 << 16
"""How finely chances are told apart when one of several layouts is drawn."""


def next_of_layout(world: World, state: State, level: str, random: Random) -> Code | None:
    """Return the choice of the seat at turn in a layout, None where a lot has to decide.

    Args:
        world: Of the match.
        state: As that seat knows it.
        level: One of `LEVELS`.
        random: Its luck.
    """
    if level == LOT or not lays_out(state) or state.asked == 0:
        return None
    side = side_at_turn(world, state)
    battle = battle_now(world, state)
    if not is_quick(battle):
        return None
    return _next(world, state, side, mix_of_level(battle, side, level), random)


def side_at_turn(world: World, state: State) -> int:
    """Return the side that lays out now."""
    if state.node == CARD:
        return side_of(state.battle, next_to_order(world, state.battle))
    return int(state.battle.side)


def battle_now(world: World, state: State) -> Battle:
    """Return the battle on the table, before the round that is laid out."""
    payoff = payoff_of(world) if world.type == BATTLE_GAME else WDL
    sides = [
        tuple(
            _piece(state.battle, fighter)
            for fighter in range(first_of(state.battle, side), end_of(state.battle, side))
        )
        for side in (ATT, DEF)
    ]
    return Battle(sides[0], sides[1], payoff, int(world.params.row_width))


def mix_of_level(battle: Battle, side: int, level: str) -> Mix:
    """Return what a side lays: against one that lays by lot, or against the best play."""
    if level == REPLY and side == ATT:
        battle = battle._replace(defenders=_by_lot(battle.defenders))
    elif level == REPLY:
        battle = battle._replace(attackers=_by_lot(battle.attackers))
    solution = solve(battle)
    return solution.attackers if side == ATT else solution.defenders


def _by_lot(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    return tuple(piece._replace(chance=True) for piece in pieces)


def _piece(table: Table, fighter: int) -> Piece:
    orders = None
    if table.round > 1:
        first = fighter * CARDS
        orders = "".join(
            ORDERS[o] for o in sorted(table.cards[first : first + table.left[fighter]])
        )
    return Piece(
        int(table.size[fighter]), bool(table.plus[fighter]), 0.0, table.owner[fighter] == 0, orders
    )


def _next(world: World, state: State, side: int, mix: Mix, random: Random) -> Code | None:
    table = state.battle
    kinds = [_piece(table, fighter) for fighter in range(table.count)]
    first = first_of(table, side)
    placed = _placed(table, side)
    known = [_laid(world, state, fighter) for fighter in placed]
    fitting = [
        (layout, chance)
        for layout, chance in mix
        if _fits(layout, [kinds[fighter] for fighter in placed], known, kinds[first:])
    ]
    if not fitting:
        return None
    layout = fitting[_draw(random, [chance for _, chance in fitting])][0]
    if state.node in (ARRANGE, REARRANGE):
        wanted = kinds[first + layout[len(placed)].piece]
        for fighter in range(first, end_of(table, side)):
            if kinds[fighter] == wanted and place_in(table, fighter) == NO_FIGHTER:
                return arrange(int(table.tag[fighter]))
        return None
    relays = state.node == RELAY
    fighter = next_to_relay(table, side) if relays else next_to_order(world, table)
    card = laid_of(table, side, fighter) if relays else ordered(table, fighter)
    letter = layout[placed.index(fighter)].orders[card]
    if letter == DRAWN:
        return None
    return give_order(ORDERS.index(letter) + (PLUS * int(table.plus[fighter]) if relays else 0))


def _placed(table: Table, side: int) -> list[int]:
    """Return the fighters of a side in their sequence, as far as it is known."""
    places = range(first_of(table, side), end_of(table, side))
    return [int(table.sequence[p]) for p in places if table.sequence[p] != NO_FIGHTER]


def _laid(world: World, state: State, fighter: int) -> str:
    """Return the cards of a fighter that the seat at turn has seen laid."""
    table = state.battle
    if (card_watchers(world, table, fighter) >> state.asked) & 1 == 0:
        return ""
    first = fighter * CARDS
    if table.round == 1:
        cards = table.cards[first : first + table.size[fighter]]
        return "".join(ORDERS[order] for order in cards if order != NO_ORDER)
    if state.node != RELAY:
        return ""
    laid = laid_of(table, int(table.side), fighter)
    return "".join(ORDERS[o] for o in table.cards[first : first + min(laid, table.left[fighter])])


def _fits(
    layout: Layout, kinds: Sequence[Piece], known: Sequence[str], pieces: Sequence[Piece]
) -> bool:
    """Return whether a layout begins with these pieces and cards; equal pieces are the same."""
    for laid, kind, cards in zip(layout, kinds, known, strict=False):
        if pieces[laid.piece] != kind:
            return False
        if any(DRAWN != a != b for a, b in zip(laid.orders, cards, strict=False)):
            return False
    return True


def _draw(random: Random, chances: Sequence[float]) -> int:
    left = draw(random, FINE) / FINE * sum(chances)
    for place, chance in enumerate(chances):
        left -= chance
        if left < 0:
            return place
    return len(chances) - 1
