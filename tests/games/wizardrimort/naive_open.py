"""Whether anything but the end is left to do in a turn (WIZ-TRN-09), in the naive rules."""

from __future__ import annotations

from tests.games.wizardrimort.naive_acts import me, prepare
from tests.games.wizardrimort.naive_state import Position, Refused, commanded, standing


def allowed(pos: Position, text: str) -> bool:
    try:
        prepare(pos, text)
    except Refused:
        return False
    return True


def anything_else(pos: Position) -> bool:
    """Tell whether an action is left.

    Action points are always taken to be good for something. Without them there are attacks, shots
    and hiring, and a block that the Mine still gives.
    """
    units = [unit for unit in commanded(pos, pos.actor) if not unit.sealed]
    if pos.hero:
        units = [unit for unit in units if unit.id == pos.hero]
        if not units:
            return False
    names = [unit.id for unit in units]
    enemies = [unit.id for unit in standing(pos) if unit.side != me(pos).side]
    return (
        me(pos).ap > 0
        or (me(pos).credit > 0 and pos.sides[me(pos).side].pool > 0)
        or can_shoot(pos)
        or any(allowed(pos, f"AT {name} > {enemy}") for name in names for enemy in enemies)
        or any(allowed(pos, f"HR D {name} k{k}") for name in names for k in range(16))
    )


def can_shoot(pos: Position) -> bool:
    """Tell whether a catapult has a shot left, and a point to pay for it."""
    if pos.interrupter >= 0 or me(pos).tp < pos.number("cost.attack"):
        return False
    return any(
        body.kind == "artillery"
        and pos.actor in body.seats
        and body.shots < pos.number("art.shots_per_turn")
        and not (body.moved and pos.params["art.move_or_shoot"])
        for body in pos.bodies.values()
    )
