"""WIZ-GEO-02, 05, 06: hands, fingers, and the slack that favours the acting side."""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.wizardrimort.params import ARCHER, PRIEST
from voevoda.games.wizardrimort.records import MOST_SLOTS, NOBODY, State, World


@rule
def commander_at_turn(world: World, state: State) -> int:
    """WIZ-TRN-12: the seat whose turn it is."""
    first = MOST_SLOTS if state.first == 1 else 0
    return world.order[first + state.slot]


@rule
def acting_commander(world: World, state: State) -> int:
    """The seat that takes a turn or an interruption now (WIZ-INT-03)."""
    if state.interrupter != NOBODY:
        return state.interrupter
    return commander_at_turn(world, state)


@rule
def acting_side(world: World, state: State) -> int:
    """The side of that seat."""
    return world.side[acting_commander(world, state)]


@rule
def slack(world: World, state: State, side: int) -> int:
    """WIZ-GEO-05: what a side that acts may leave out of account."""
    return world.params.tape_slack if side == acting_side(world, state) else 0


@rule
def fingers(world: World, count: int) -> int:
    """Return a length in fingers as units."""
    return count * world.params.tape_finger


@rule
def hands(world: World, count: int) -> int:
    """Return a length in hands as units."""
    return count * world.params.tape_hand


@rule
def own_fingers(world: World, seat: int, count: int) -> int:
    """WIZ-GEO-06: fingers of a commander, without slack."""
    return count * world.params.tape_finger * world.params.tape_finger_pct[seat] // 100


@rule
def own_hands(world: World, seat: int, count: int) -> int:
    """WIZ-GEO-06: hands of a commander, without slack."""
    return count * world.params.tape_hand * world.params.tape_hand_pct[seat] // 100


@rule
def finger_limit(world: World, state: State, seat: int, count: int) -> int:
    """WIZ-GEO-05, WIZ-GEO-06: a limit [S] in fingers."""
    return own_fingers(world, seat, count) + slack(world, state, world.side[seat])


@rule
def hand_limit(world: World, state: State, seat: int, count: int) -> int:
    """WIZ-GEO-05, WIZ-GEO-06: a limit [S] in hands."""
    return own_hands(world, seat, count) + slack(world, state, world.side[seat])


@rule
def class_range(world: World, kind: int) -> int:
    """WIZ-UNI-01: the exact range of a class."""
    if kind == ARCHER or kind == PRIEST:
        return hands(world, int(world.params.range[kind]))
    return fingers(world, int(world.params.range[kind]))


@rule
def range_limit(world: World, state: State, seat: int, kind: int) -> int:
    """WIZ-REA-02: the range of a class as its commander measures it."""
    if kind == ARCHER or kind == PRIEST:
        return hand_limit(world, state, seat, int(world.params.range[kind]))
    return finger_limit(world, state, seat, int(world.params.range[kind]))


@rule
def walk_limit(world: World, state: State, seat: int) -> int:
    """WIZ-MOV-05, WIZ-MOV-15: how far one action walks."""
    return hand_limit(world, state, seat, 1)
