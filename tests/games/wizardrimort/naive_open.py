"""Whether anything but the end is left to do in a turn (WIZ-TRN-09), in the naive rules."""

from __future__ import annotations

from tests.games.wizardrimort.naive_acts import me, prepare
from tests.games.wizardrimort.naive_state import Body, Position, Refused, commanded, standing


def allowed(pos: Position, text: str) -> bool:
    try:
        prepare(pos, text)
    except Refused:
        return False
    return True


def anything_else(pos: Position) -> bool:
    """Tell whether an action is left.

    With a point, whoever may still be used can step or turn, a catapult can move or shoot, and a
    block can be placed. Without, there are attacks, shots and hiring, and a block that the Mine
    still gives.
    """
    units = [unit for unit in commanded(pos, pos.actor) if not unit.sealed]
    if pos.hero:
        units = [unit for unit in units if unit.id == pos.hero]
        if not units:
            return False
    names = [unit.id for unit in units]
    enemies = [unit.id for unit in standing(pos) if unit.side != me(pos).side]
    bones = [unit.id for unit in pos.units.values() if unit.on_table and not unit.living]
    price = 0 if me(pos).credit else pos.number("cost.block")
    return (
        (me(pos).ap > 0 and any(may_be_used(pos, name) for name in names))
        or (me(pos).ap > 0 and can_serve(pos))
        or (bool(units) and me(pos).ap >= price and pos.sides[me(pos).side].pool > 0)
        or any(allowed(pos, f"GR {name}") for name in bones)
        or can_shoot(pos)
        or any(allowed(pos, f"AT {name} > {enemy}") for name in names for enemy in enemies)
        or any(allowed(pos, f"HR D {name} k{k}") for name in names for k in range(16))
    )


def may_be_used(pos: Position, name: str) -> bool:
    """Tell whether the white die allows a unit (WIZ-TRN-06)."""
    used = me(pos).used
    return pos.interrupter >= 0 or name in used or len(used) < me(pos).wp


def catapults(pos: Position) -> list[Body]:
    """Return the catapults of the commander that he can use now."""
    if pos.interrupter >= 0:
        return []
    return [b for b in pos.bodies.values() if b.kind == "artillery" and pos.actor in b.seats]


def loaded(pos: Position, body: Body) -> bool:
    """Tell whether a catapult has a shot left."""
    moved = body.moved and bool(pos.params["art.move_or_shoot"])
    return body.shots < pos.number("art.shots_per_turn") and not moved


def can_shoot(pos: Position) -> bool:
    """Tell whether a catapult has a shot left, and a point to pay for it."""
    paid = me(pos).tp >= pos.number("cost.attack")
    return paid and any(loaded(pos, body) for body in catapults(pos))


def can_serve(pos: Position) -> bool:
    """Tell whether a catapult can still move, or shoot."""
    both = not pos.params["art.move_or_shoot"]
    return any(both or not body.shots or loaded(pos, body) for body in catapults(pos))
