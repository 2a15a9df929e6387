"""What pieces are worth, in points. The weights were set by hand; they are no rules."""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.grand.params import (
    CITY,
    DRAGON,
    FORTRESS,
    LEVEL,
    MAGE,
    MINE,
    MITHRIL_LEVEL,
    PERSONAL,
    PORT,
    TOWER,
    ZOMBIE,
)
from voevoda.games.grand.records import State, World
from voevoda.games.grand.rules.pieces import (
    garrison_of,
    is_building,
    slot_of,
    tag_kind,
    tag_number,
    unit_strength,
)

LAND, NEARLY = 12.0, 30.0
"""A land, and lands enough to win."""
INCOME, COIN, DEBT_RISK = 0.3, 0.06, 4.0
DETACHMENT, WALL = 1.5, 0.5
LORD, WIZARD, UNDEAD, WYRM, MITHRIL = 3.0, 8.0, 1.0, 10.0, 4.0
PLUS_WORTH = 2
"""How many plain detachments one with advantage is worth."""


@rule
def building_worth(world: World, state: State, cell: int) -> float:
    """Walls, mithril, and a level to come; income is counted apart."""
    kind = state.kind[cell]
    walls = kind in (CITY, FORTRESS, TOWER)
    total = WALL * garrison_of(world, state, cell) * (PLUS_WORTH if walls else 1)
    if kind == MINE and state.level[cell] >= MITHRIL_LEVEL:
        total += MITHRIL
    if state.work[cell] == LEVEL and state.spoiled[cell] == 0:
        total += 0.9 * (INCOME * 10 + WALL)
    return total


@rule
def unit_worth(world: World, state: State, slot: int) -> float:
    """What a unit is worth wherever it stands."""
    tag = int(state.units[slot].tag)
    kind = tag_kind(tag)
    if kind == MAGE:
        return WIZARD
    if kind == ZOMBIE:
        return UNDEAD
    if kind == DRAGON:
        return WYRM
    worth = DETACHMENT * unit_strength(world, tag)
    if state.units[slot].mithril == 1 and world.params.mithril_plus == 1:
        worth *= PLUS_WORTH
    return worth + LORD if kind == PERSONAL else worth


@rule
def piece_worth(world: World, state: State, piece: int) -> float:
    """What it means to lose a piece, or to take it."""
    if not is_building(piece):
        return unit_worth(world, state, slot_of(state, piece))
    cell = tag_number(piece)
    kind = state.kind[cell]
    worth = building_worth(world, state, cell)
    if kind == CITY:
        worth += LAND + INCOME * (10 + 10 * state.level[cell])
    elif kind in (MINE, PORT):
        worth += INCOME * 10 * state.level[cell]
    return worth
