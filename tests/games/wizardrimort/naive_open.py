"""Whether anything but the end is left to do in a turn (WIZ-TRN-09), in the naive rules."""

from __future__ import annotations

from tests.games.wizardrimort.naive_acts import me, prepare
from tests.games.wizardrimort.naive_geometry import off
from tests.games.wizardrimort.naive_state import Position, Refused, commanded, standing


def allowed(pos: Position, text: str) -> bool:
    try:
        prepare(pos, text)
    except Refused:
        return False
    return True


def anything_else(pos: Position) -> bool:
    """Tell whether an action is left.

    Whoever has a warrior and an action point can turn. Without points there are attacks, shots
    and hiring, and a block that the Mine still gives.
    """
    units = [unit for unit in commanded(pos, pos.actor) if not unit.sealed]
    if pos.hero:
        units = [unit for unit in units if unit.id == pos.hero]
    if not units:
        return False
    return (
        me(pos).ap > 0
        or me(pos).credit > 0
        or any(allowed(pos, text) for text in _without_points(pos, [unit.id for unit in units]))
    )


def _without_points(pos: Position, names: list[str]) -> list[str]:
    enemies = [unit for unit in standing(pos) if unit.side != me(pos).side]
    found = [f"AT {name} > {enemy.id}" for name in names for enemy in enemies]
    for enemy in enemies:
        found.append(f"AS {enemy.x},{enemy.y}")
    for name in names:
        for k in range(16):
            x, y = off(pos.units[name].at, k, 600)
            found.append(f"AS {x},{y}")
            found.append(f"HR D {name} k{k}")
    return [text for text in found if "-" not in text]
