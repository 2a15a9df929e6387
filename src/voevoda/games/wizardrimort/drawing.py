"""The text board of `wizardrimort`, and what an action lights up."""

from __future__ import annotations

from typing import Any

from voevoda.core.actions import Action
from voevoda.core.game import Piece
from voevoda.games.wizardrimort import actions as act
from voevoda.games.wizardrimort.forms import body_name, unit_name
from voevoda.games.wizardrimort.view import BodyView, UnitView, WizardrimortView, view

ACROSS, DOWN = 100, 200
"""Units that one character of the board stands for."""
SIGNS = {
    "wall": "#", "rock": "o", "hill": "^", "tower": "%", "fence": "=", "rubble": ":", "log": "-",
    "tree": "T", "block": "B", "obelisk": "O", "mine": "M", "garden": "G", "artillery": "C",
    "wreck": "c", "crystal": "*",
}  # fmt: skip
POINTS = ("tree", "obelisk", "mine", "garden", "artillery", "wreck", "crystal")
"""Kinds that show at their centre only."""
FIRST = "123456789XYZ"
SECOND = "abcdefghijkl"
"""Signs of the units of each side by number; later ones show as `+`."""


def board(world: Any, state: Any, seat: int | None) -> str:
    """Return the table as text, and under it a line for each unit and each body."""
    shown = view(world, state, seat)
    rows = [["."] * (shown.width // ACROSS) for _ in range(shown.height // DOWN)]
    for body in sorted(shown.bodies, key=lambda b: (b.kind in POINTS, b.top)):
        _draw_body(rows, body)
    for unit in shown.units:
        signs = FIRST if unit.side == "A" else SECOND
        number = int(unit.id[1:]) - 1
        _put(rows, unit.x, unit.y, signs[number] if number < len(signs) else "+")
    lines = ["".join(row) for row in rows]
    lines += ["", _head(shown), *map(_unit_line, shown.units), *map(_body_line, shown.bodies)]
    return "\n".join(lines)


def _put(rows: list[list[str]], x: int, y: int, sign: str) -> None:
    row = min(y // DOWN, len(rows) - 1)
    rows[row][min(x // ACROSS, len(rows[row]) - 1)] = sign


def _draw_body(rows: list[list[str]], body: BodyView) -> None:
    sign = SIGNS[body.kind]
    if body.disc is not None and body.kind in POINTS:
        _put(rows, body.disc[0], body.disc[1], sign)
        return
    for row, line in enumerate(rows):
        for column in range(len(line)):
            x, y = column * ACROSS + ACROSS // 2, row * DOWN + DOWN // 2
            if _covers(body, x, y):
                line[column] = sign


def _covers(body: BodyView, x: int, y: int) -> bool:
    """Return whether a body has a part in the cell of the board round a point."""
    if body.disc is not None:
        bx, by, radius = body.disc
        return (x - bx) ** 2 + (y - by) ** 2 <= radius * radius
    if body.rect is None:
        return False
    x0, y0, x1, y1 = body.rect
    across = x0 < x + ACROSS // 2 and x - ACROSS // 2 < x1
    return across and y0 < y + DOWN // 2 and y - DOWN // 2 < y1


def _head(shown: WizardrimortView) -> str:
    words = [f"R{shown.round}", shown.phase, shown.mode]
    for commander in shown.commanders:
        dice = f"w{commander.used}/{commander.white} b{commander.black} r{commander.red}"
        words.append(f"{commander.id}[{dice}]")
    for side in shown.sides:
        words.append(f"{side.id}: coins {side.coins} blocks {side.pool} V{side.spirits}")
    return " ".join(words)


def _unit_line(unit: UnitView) -> str:
    state = unit.faction if unit.living else "skeleton"
    place = f"({unit.x}, {unit.y}, {unit.z})"
    words = [unit.id, unit.warrior, state, place, f"facing ({unit.facing[0]}, {unit.facing[1]})"]
    if unit.group not in (None, unit.id):
        words.append(f"with {unit.group}")
    words += [name for name in ("sealed", "used", "mercenary") if getattr(unit, name)]
    return " ".join(words)


def _body_line(body: BodyView) -> str:
    shape = f"disc {body.disc}" if body.disc is not None else f"rect {body.rect}"
    words = [body.id, body.kind, shape, f"{body.bottom}-{body.top}"]
    words += [f"hp {body.hp}"] if body.hp else []
    words += [f"held by {body.control}"] if body.control else []
    return " ".join(words)


def piece(world: Any, state: Any, action: Action) -> Piece:
    """Return which unit or catapult acts, and on what; points are not cells."""
    unit = target = None
    match action:
        case act.Attack() | act.CounterAttack():
            unit = act.ACTIONS.fields(type(action))[0].form.format(action.units, world)
            target = unit_name(world, action.target)
        case act.JumpKill():
            unit, target = unit_name(world, action.unit), unit_name(world, action.target)
        case act.Wreck() | act.Raze():
            unit = unit_name(world, action.unit)
            target = act.ACTIONS.fields(type(action))[1].form.format(action.body, world)
        case act.ShootStone() | act.ShootBlock() | act.MoveEngine() | act.EngineVia():
            unit = body_name(world, action.engine - 1) if action.engine else "art"
        case act.Land():
            unit = unit_name(world, action.unit)
        case act.Casualty() | act.SpearVictim() | act.Sacrifice() | act.ObeliskVictim():
            target = unit_name(world, action.unit)
        case act.PlagueVictim() | act.Rite():
            target = unit_name(world, action.unit)
        case _:
            slot = getattr(action, "unit", None)
            unit = None if slot is None else unit_name(world, slot)
    return Piece(unit, target, ())
