"""Battles as the solver is asked about them: pieces, payoffs, layouts and their written forms."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from math import factorial, prod
from typing import NamedTuple

import numpy as np

from voevoda.core.errors import VoevodaError
from voevoda.games.grand.induction import Groups, by_choice
from voevoda.games.grand.layouts import (
    CARDS,
    ORDERS,
    PLUS,
    Block,
    Ints,
    Layouts,
    Ordered,
    Side,
    Unordered,
)
from voevoda.games.grand.matrix import Floats
from voevoda.games.grand.params import SURVIVORS as BY_SURVIVORS
from voevoda.games.grand.records import ARMIES, ATT, BATTLE_GAME, DEF, World

ROW_WIDTH = 3
DRAWN = "?"
"""Stands in a layout for an order that chance gives."""


class Payoff(NamedTuple):
    """What a battle is fought for, as the attackers see it; the defenders get the negative."""

    win: float
    draw: float
    loss: float
    by: str
    """What surviving pieces add for their side: `nothing`, their `share`, or their `worth`."""


WDL = Payoff(1.0, 0.0, -1.0, "nothing")
"""GRA-BAT-03."""
SURVIVORS = Payoff(0.0, 0.0, 0.0, "share")
"""GRA-BAT-04: the surviving share of each side's strength."""
WORTH = Payoff(0.0, 0.0, 0.0, "worth")
"""GRA-SOL-08: the worth of the surviving pieces."""
PAYOFFS = {"wdl": WDL, "survivors": SURVIVORS}
"""What a stand-alone battle may be fought for, by name."""


class Piece(NamedTuple):
    """A piece in a battle."""

    strength: int
    """Detachments at full health."""
    plus: bool = False
    """Whether its cards have advantage."""
    worth: float = 0.0
    """What its survival is worth to its side, for the payoff `worth`."""
    chance: bool = False
    """Whether chance gives its orders (GRA-ORD-04)."""
    orders: str | None = None
    """The orders of its living cards, such as `aad`, once they are face up."""


class Battle(NamedTuple):
    """A battle before a pass; a side whose pieces all follow chance has no commander."""

    attackers: tuple[Piece, ...]
    defenders: tuple[Piece, ...]
    payoff: Payoff = WDL
    row_width: int = ROW_WIDTH


class Laid(NamedTuple):
    """A piece in a layout: its place in the list of its side, and its orders in a row.

    Where chance gives the orders they are `?`.
    """

    piece: int
    orders: str


Layout = tuple[Laid, ...]


class Weighted(NamedTuple):
    """A layout in a mix."""

    layout: Layout
    chance: float


Mix = tuple[Weighted, ...]


class BattleError(VoevodaError):
    """A battle that cannot be solved, or a layout that is not one of it."""


def count_layouts(pieces: Sequence[Piece]) -> int:
    """Return how many layouts a side has, equal pieces not told apart."""
    ways: int = prod(map(count_arrangements, pieces))
    twins: int = prod(factorial(len(list(same))) for _, same in groupby(sorted(map(str, pieces))))
    return factorial(len(pieces)) // twins * ways


def count_arrangements(piece: Piece) -> int:
    """Return in how many ways the cards of a piece can lie."""
    if piece.orders is None:
        return int(PLUS**piece.strength)
    equal: int = prod(factorial(piece.orders.count(order)) for order in ORDERS)
    return factorial(len(piece.orders)) // equal


def living(piece: Piece) -> int:
    """Return how many living cards a piece has."""
    return piece.strength if piece.orders is None else len(piece.orders)


def sides_of(battle: Battle) -> tuple[Side, Side]:
    """Return both sides; raises BattleError for a piece that cannot be."""
    for piece in (*battle.attackers, *battle.defenders):
        if piece.strength < 1:
            raise BattleError("battle-strength", value=piece.strength)
        if piece.orders is not None and not set(piece.orders) <= set(ORDERS):
            raise BattleError("battle-orders", text=piece.orders)
    return _side(battle.attackers, battle.payoff), _side(battle.defenders, battle.payoff)


def _side(pieces: Sequence[Piece], payoff: Payoff) -> Side:
    led = not all(piece.chance for piece in pieces)
    total = sum(piece.strength for piece in pieces)
    return Side(led, tuple(_block(p, payoff, total) for p in pieces if living(p)))


def _block(piece: Piece, payoff: Payoff, total: int) -> Block:
    worth = {"share": piece.strength / total, "worth": piece.worth}.get(payoff.by, 0.0)
    if piece.orders is None:
        return Unordered(worth, piece.strength, piece.plus, piece.chance)
    counts = [0] * CARDS
    for order in piece.orders:
        counts[ORDERS.index(order) + PLUS * piece.plus] += 1
    return Ordered(worth, tuple(counts))


def mix_of(pieces: Sequence[Piece], layouts: Layouts, groups: Groups, mix: Floats) -> Mix:
    """Return a mix of groups as one of layouts, the likeliest first."""
    found = []
    chosen = by_choice(layouts)
    chances = np.bincount(chosen.label, groups.spread(mix))
    for choice in np.argsort(-chances, kind="stable"):
        if chances[choice] <= 0.0:
            break
        layout = layout_of(pieces, layouts, chosen.members(int(choice))[0])
        found.append(Weighted(layout, float(chances[choice])))
    return tuple(found)


def layout_of(pieces: Sequence[Piece], layouts: Layouts, number: int) -> Layout:
    """Return a layout by the places of its pieces in the list of the side."""
    places = [place for place, piece in enumerate(pieces) if living(piece)]
    found = []
    cards = zip(layouts.blocks[number], layouts.cards[number], strict=True)
    for block, same in groupby(cards, lambda pair: int(pair[0])):
        piece = pieces[places[block]]
        drawn = not layouts.side.led or (piece.chance and piece.orders is None)
        orders = [DRAWN if drawn else ORDERS[card % PLUS] for _, card in same]
        found.append(Laid(places[block], "".join(orders)))
    return tuple(found)


def members_of(pieces: Sequence[Piece], layouts: Layouts, layout: Layout) -> Ints:
    """Return the numbers of the layouts that a layout stands for.

    Raises BattleError for one that the side cannot lay.
    """
    places = [place for place, piece in enumerate(pieces) if living(piece)]
    if sorted(laid.piece for laid in layout) == places:
        blocks, cards = [], []
        for block, (place, orders) in zip(
            _listed(places, layouts.side, layout), layout, strict=True
        ):
            blocks += [block] * len(orders)
            cards += [_card(letter, pieces[place].plus) for letter in orders]
        if len(cards) == layouts.cards.shape[1]:
            same = (layouts.cards == cards) | (np.array(cards) == _ANY)
            members = np.flatnonzero((same & (layouts.blocks == blocks)).all(axis=1))
            if len(members):
                return members
    raise BattleError("battle-layout", text=written(layout))


_ANY = -1


def _card(letter: str, plus: bool) -> int:
    return _ANY if letter == DRAWN else ORDERS.index(letter) + PLUS * plus


def _listed(places: Sequence[int], side: Side, layout: Layout) -> list[int]:
    """Return the blocks of a layout, equal ones in the order in which they are listed."""
    found: list[int] = []
    for place, _ in layout:
        block = side.blocks[places.index(place)]
        found.append(
            next(n for n, other in enumerate(side.blocks) if other == block and n not in found)
        )
    return found


def written(layout: Layout) -> str:
    """Return a layout as a line: `asd`, or `2:as 1:asd` where a side has several pieces."""
    if len(layout) == 1 and layout[0].piece == 0:
        return layout[0].orders
    return " ".join(f"{laid.piece + 1}:{laid.orders}" for laid in layout)


def read_layout(text: str) -> Layout:
    """Return the layout of a line; raises BattleError where it is none."""
    found = []
    for part in text.split():
        shape = re.fullmatch(r"(?:(\d{1,2}):)?([asd?]+)", part)
        if shape is None:
            raise BattleError("battle-layout-form", text=text)
        found.append(Laid(int(shape[1] or 1) - 1, shape[2]))
    return tuple(found)


def battle_of(world: World) -> Battle:
    """Return the battle of a stand-alone scenario (GRA-BAT-01).

    Raises BattleError for a scenario with a map.
    """
    if world.type != BATTLE_GAME:
        raise BattleError("battle-map")
    sides = [
        tuple(
            Piece(world.army_strength[army], bool(world.army_plus[army]))
            for army in range(side * ARMIES, side * ARMIES + world.army_count[side])
        )
        for side in (ATT, DEF)
    ]
    return Battle(sides[0], sides[1], payoff_of(world), int(world.params.row_width))


def payoff_of(world: World) -> Payoff:
    """Return what a stand-alone battle is fought for."""
    return SURVIVORS if world.params.payoff == BY_SURVIVORS else WDL


def read_pieces(text: str) -> tuple[Piece, ...]:
    """Return the pieces of a line such as `3,2+`; raises BattleError naming the part at fault.

    A piece is its strength, or the orders of its cards; `+` gives advantage, `?` leaves the orders
    to chance.
    """
    found = []
    for part in text.split(","):
        shape = re.fullmatch(r"(?:(\d{1,3})|([asd]+))(\+?\??|\?\+)", part.strip())
        if shape is None or (shape[1] and int(shape[1]) == 0):
            raise BattleError("battle-piece-form", text=part)
        strength = int(shape[1]) if shape[1] else len(shape[2])
        found.append(Piece(strength, "+" in shape[3], 0.0, DRAWN in shape[3], shape[2]))
    return tuple(found)
