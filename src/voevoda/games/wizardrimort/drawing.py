"""The text board of `wizardrimort`, what is to be decided, and what an action lights up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from voevoda.core.actions import Action
from voevoda.core.errors import Argument, Message
from voevoda.core.game import Piece
from voevoda.games.wizardrimort import actions as act
from voevoda.games.wizardrimort.forms import body_name, unit_name
from voevoda.games.wizardrimort.view import (
    BodyView,
    UnitView,
    WaitingView,
    WizardrimortView,
    view,
)

ACROSS, DOWN = 100, 200
"""Units that one character of the board stands for."""
SIGNS = {
    "wall": "#", "rock": "o", "hill": "^", "tower": "%", "fence": "=", "rubble": "~", "log": "-",
    "tree": "T", "block": "B", "obelisk": "O", "mine": "M", "garden": "G", "artillery": "C",
    "wreck": "c", "crystal": "*",
}  # fmt: skip
POINTS = ("tree", "obelisk", "mine", "garden", "artillery", "wreck", "crystal")
"""Kinds that show at their centre only."""
MARKS = {"used": "*", "sealed": "#", "mercenary": "$"}
"""Signs of a unit, by the field that is set."""
TURN, DEAD = ">", "s"
OVER, ACTING = "OVER", ("CONVERT", "ACT", "PLAN", "TURNING")
"""Phases in which nothing is decided, and in which points are spent."""
BEFORE = ("LOT", "TERRAIN", "DRAFT", "DEPLOY")
"""Phases of preparation: who is not on the table yet is not lost."""
SCREEN, GAP = 80, 3
"""Columns of the lists under the table, and between their entries."""
FIRST = "123456789XYZ"
SECOND = "abcdefghijkl"
"""Signs of the units of each side by number; later ones show as `+`."""


def board(world: Any, state: Any, seat: int | None) -> str:
    """Return the table as text, and under it dice, sides, units and bodies."""
    shown = view(world, state, seat)
    rows = [["."] * (shown.width // ACROSS) for _ in range(shown.height // DOWN)]
    for body in sorted(shown.bodies, key=lambda b: (b.kind in POINTS, b.top)):
        _draw_body(rows, body)
    for unit in shown.units:
        signs = FIRST if unit.side == "A" else SECOND
        number = int(unit.id[1:]) - 1
        _put(rows, unit.x, unit.y, signs[number] if number < len(signs) else "+")
    lines = ["".join(row) for row in rows]
    lines += ["", *_dice(shown), *_purses(shown), *_in_columns(map(_unit_line, shown.units))]
    waiting = [f"{unit.id} {_kind(unit)} ?" for unit in shown.waiting]
    lines += [*_in_columns(waiting), *_in_columns(map(_body_line, shown.bodies))]
    return "\n".join(line.rstrip() for line in lines)


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


def _dice(shown: WizardrimortView) -> Iterator[str]:
    for commander in shown.commanders:
        turn = TURN if commander.id == shown.to_move else " "
        if commander.white == commander.black == commander.red == 0:
            yield f"{commander.id}{turn} -"
        else:
            white = f"w{commander.used}/{commander.white}"
            yield f"{commander.id}{turn} {white} b{commander.black} r{commander.red}"


def _purses(shown: WizardrimortView) -> Iterator[str]:
    for side in shown.sides:
        words = [f"{side.id}: B{side.pool}", f"${side.coins}"]
        words += [] if shown.phase in BEFORE else [f"V{side.spirits}"]
        words += ["O!"] if shown.obelisk_armed == side.id else []
        words += ["!!"] if shown.hold_armed == side.id else []
        words += [f"{side.wins}/{shown.games}"] if shown.games > 1 else []
        yield "  ".join([*words, *(f"-{name}" for name in side.lost)])


def _in_columns(entries: Iterable[str]) -> Iterator[str]:
    texts = list(entries)
    width = GAP + max(map(len, texts), default=0)
    number = max(1, SCREEN // width)
    for start in range(0, len(texts), number):
        yield "".join(text.ljust(width) for text in texts[start : start + number])


def _kind(unit: UnitView | WaitingView) -> str:
    """Return the signs of class and people; a skeleton has none."""
    people = unit.faction[0] if unit.living else DEAD
    return unit.warrior[0].upper() + people


def _unit_line(unit: UnitView) -> str:
    place = f"{unit.x},{unit.y}" + (f",{unit.z}" if unit.z else "")
    words = [unit.id, _kind(unit), place, f">{unit.facing[0]},{unit.facing[1]}"]
    if unit.group not in (None, unit.id):
        words.append(f"={unit.group}")
    words += [sign for name, sign in MARKS.items() if getattr(unit, name)]
    return " ".join(words)


def _body_line(body: BodyView) -> str:
    if body.disc is not None:
        shape = f"{body.disc[0]},{body.disc[1]} r{body.disc[2]}"
    else:
        x0, y0, x1, y1 = body.rect or (0, 0, 0, 0)
        shape = f"{x0},{y0}..{x1},{y1}"
    words = [body.id, SIGNS[body.kind], shape, f"{body.bottom}-{body.top}"]
    words += [f"x{body.hp}"] if body.hp else []
    words += [f"@{body.control}"] if body.control else []
    return " ".join(words)


def moment(world: Any, state: Any, seat: int | None) -> Message | None:
    """Return what is to be decided now."""
    shown = view(world, state, seat)
    if shown.phase == OVER:
        return None
    args: dict[str, Argument] = {"round": shown.round, "limit": shown.round_limit}
    args["phase"] = Message(f"wizardrimort-phase-{shown.phase.lower().replace('_', '-')}")
    asked = next((c for c in shown.commanders if c.id == shown.asked), None)
    if shown.fight is not None:
        names = {"attackers": shown.fight.participants, "targets": shown.fight.targets}
        args |= {name: ", ".join(units) for name, units in names.items()}
        return Message("wizardrimort-moment-fight", args)
    if asked is None or shown.phase not in ACTING:
        return Message("wizardrimort-moment", args)
    args |= {"warriors": max(0, asked.white - asked.used), "ap": asked.black, "tp": asked.red}
    if shown.interrupter is not None:
        return Message("wizardrimort-moment-interruption", {**args, "unit": shown.hero or ""})
    return Message("wizardrimort-moment-turn", args)


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
