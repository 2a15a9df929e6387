"""What an order of battle in Phase 0 is worth to a bot."""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.cerilia.records import (
    ASIDE,
    COLS,
    DEF,
    NO_CARD,
    NOBODY,
    SECTORS,
    State,
    World,
)
from voevoda.games.cerilia.rules.board import row_of
from voevoda.games.cerilia.rules.units import (
    side_of,
)


@rule
def order_value(world: World, state: State, side: int) -> float:
    """What an order of battle is worth in Phase 0: the scenario's own, else near the centre."""
    total = 0.0
    for u in range(world.units):
        unit = state.units[u]
        if unit.type == 0 or unit.place == ASIDE or side_of(world, u) != side:
            continue
        default = world.unit_default[u]
        if default == unit.place:
            total += 1.0
        elif default == ASIDE and unit.place < SECTORS:
            total += 0.5 - 0.1 * abs(unit.place % COLS - COLS // 2)
    if side == DEF:
        total += ground_value(world, state)
    return total


@rule
def hosts_value(world: World, state: State, side: int) -> float:
    """What it is worth that casters are with the units that the scenario proposes."""
    total = 0.0
    for c in range(world.casters):
        host = state.casters[c].host
        if host != NOBODY and world.caster_seat[c] % 2 == side:
            if host == world.caster_default[c]:
                total += 1.0
            total += 0.01 * world.cards[state.units[host].type].defense
    return total


@rule
def ground_value(world: World, state: State) -> float:
    """What fort and terrain are worth in Phase 0: the scenario's places, else the middle row."""
    total = 0.0
    if state.fort.sector != NOBODY:
        total += 1.0 if state.fort.sector == world.fort_sector else 0.5
    for at in range(world.pool_size):
        card = world.pool[at]
        if card.sector != NOBODY and state.card[card.sector] == card.kind:
            total += 0.5
            if state.card_direction[card.sector] == card.direction:
                total += 0.5
    for sector in range(SECTORS):
        if state.card[sector] != NO_CARD and row_of(sector) == 1:
            total += 0.1
    return total
