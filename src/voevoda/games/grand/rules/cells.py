"""GRA-CEL: what stands on a cell, who may enter it, and who is a friend.

`State.presence` tells of each cell: bit s, that a piece of seat s is there (bit 0: one of nobody);
SLEEPER, that a dragon sleeps below; and from COUNT on how many units count against its capacity.
"""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.grand.records import ASLEEP, FREE, State, World
from voevoda.games.grand.rules.pieces import on_the_map

SLEEPER = 1 << 7
COUNT_SHIFT = 8
OWNERS = SLEEPER - 1


@rule
def look_at(state: State, cell: int) -> None:
    """Bring the presence on a cell up to date, after pieces came, went or changed hands."""
    seen = 0
    if state.kind[cell] != 0:
        seen = 1 << state.owner[cell]
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.cell != cell:
            continue
        if on_the_map(unit):
            seen |= 1 << unit.owner
            if unit.state != FREE:
                seen += 1 << COUNT_SHIFT
        elif unit.state == ASLEEP:
            seen |= SLEEPER
    state.presence[cell] = seen


@rule
def friends_of(world: World, state: State, seat: int) -> int:
    """GRA-DIP-01, GRA-DIP-03: the bit set of seats friendly to a player, the player included."""
    return world.team[seat] | state.peace[seat]


@rule
def are_friends(world: World, state: State, one: int, other: int) -> bool:
    """Whether two owners are friendly, or the same; nobody is friendly to none (GRA-FRM-10)."""
    return one != 0 and other != 0 and (friends_of(world, state, one) >> other) & 1 == 1


@rule
def is_enterable(state: State, cell: int, friends: int) -> bool:
    """GRA-CEL-03: everything there belongs to seats of `friends`."""
    return state.presence[cell] & OWNERS & ~friends == 0


@rule
def counted_at(state: State, cell: int) -> int:
    """GRA-CEL-02: units that count against the capacity of a cell."""
    return state.presence[cell] >> COUNT_SHIFT


@rule
def has_room(world: World, state: State, cell: int) -> bool:
    """GRA-CEL-02: whether one more unit may stay there."""
    return counted_at(state, cell) < world.params.cell_capacity


@rule
def sleeps_at(state: State, cell: int) -> bool:
    """Whether a dragon is asleep under a cell."""
    return state.presence[cell] & SLEEPER != 0
