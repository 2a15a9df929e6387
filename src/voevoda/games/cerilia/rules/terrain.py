"""CER-TER: closed edges, forced stops, who holds a sector."""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.cerilia.reasons import E_EDGE, E_WALL
from voevoda.games.cerilia.records import (
    ATT,
    CLIFF,
    DEF,
    FOREST,
    HILL,
    RIVER,
    SWAMP,
    State,
    World,
)
from voevoda.games.cerilia.roster import FREE_MOVE, MARINE, MOUNTED
from voevoda.games.cerilia.rules.board import edge_at, line_start, neighbour, opposite


@rule
def update_holder(state: State, sector: int) -> None:
    """CER-TER-02: the side that is alone holds the sector; where both are it does not change.

    CER-INV-13: hidden units count.
    """
    attackers = state.line[line_start(sector, ATT)] != 0
    defenders = state.line[line_start(sector, DEF)] != 0
    if attackers and not defenders:
        state.holder[sector] = ATT + 1
    elif defenders and not attackers:
        state.holder[sector] = DEF + 1
    elif not attackers:
        state.holder[sector] = 0


@rule
def holds(state: State, sector: int, side: int) -> bool:
    """CER-TER-02: whether a side was first in a sector."""
    return state.holder[sector] == side + 1


@rule
def card_points(state: State, kind: int, sector: int, direction: int) -> bool:
    """CER-TER-11, CER-TER-21: whether a card of a kind closes the edge in a direction.

    CER-TER-01: where the card comes from is not asked.
    """
    if state.card[sector] == kind and state.card_direction[sector] == direction:
        return True
    other = neighbour(sector, direction)
    return (
        other >= 0
        and state.card[other] == kind
        and state.card_direction[other] == opposite(direction)
    )


@rule
def closed_to(
    world: World, state: State, traits: int, sector: int, direction: int, retreats: bool
) -> int:
    """CER-MOV-06, CER-TER-12, CER-TER-22, CER-RET-02: why an edge cannot be crossed, or 0."""
    if state.wall[edge_at(sector, direction)] != 0:
        return E_WALL
    cliff = card_points(state, CLIFF, sector, direction)
    river = card_points(state, RIVER, sector, direction)
    if not cliff and not river:
        return 0
    if retreats and world.params.free_retreat == 1:
        return E_EDGE
    if traits & FREE_MOVE != 0 or (traits & MARINE != 0 and not cliff):
        return 0
    return E_EDGE


@rule
def terrain_stops(state: State, traits: int, sector: int) -> bool:
    """CER-TER-31, CER-TER-41, CER-TER-51: whether terrain ends the move of who enters."""
    if traits & FREE_MOVE != 0:
        return False
    kind = state.card[sector]
    return kind == SWAMP or kind == HILL or (kind == FOREST and traits & MOUNTED != 0)


@rule
def bars_charge(state: State, sector: int) -> bool:
    """CER-TER-13, CER-TER-32, CER-TER-42, CER-TER-52: whether units there cannot be charged."""
    kind = state.card[sector]
    return kind == CLIFF or kind == FOREST or kind == SWAMP or kind == HILL
