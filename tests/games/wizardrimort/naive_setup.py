"""What comes before the first turn of `wizardrimort`, and between games: the naive rules."""

from __future__ import annotations

import re
from copy import deepcopy

from tests.games.wizardrimort.naive_asking import CHANCE, Question, Script
from tests.games.wizardrimort.naive_geometry import holds, overlap, reduced
from tests.games.wizardrimort.naive_space import (
    Loose,
    centre_of,
    free,
    settle,
    top,
)
from tests.games.wizardrimort.naive_state import (
    OTHER,
    Body,
    Position,
    Refused,
    disc_of,
)

LIVING = ("human", "orc", "dwarf", "rodent")
STAYS = {"block", "log", "rubble"}


def set_up(pos: Position) -> Script:
    """Draw the lot, let terrain, armies and places be chosen (5.1)."""
    if not pos.first:
        answer = yield Question(CHANCE, "LOT", ["LOT A", "LOT B"])
        pos.first = answer[-1]
    yield from _draft(pos)
    yield from _deploy(pos)


def _seats_in_order(pos: Position) -> list[int]:
    return list(dict.fromkeys(pos.turn_order))


def _draft(pos: Position) -> Script:
    """WIZ-SET-01: the faction and the classes, Priests and numbers stay."""
    if not pos.draft:
        return
    for seat in _seats_in_order(pos):
        answer = yield Question(seat, "DRAFT", [f"FC {name}" for name in LIVING])
        pos.seats[seat].faction = answer[3:]
        units = [u for u in pos.units.values() if u.seat == seat and u.cls != "P"]
        for unit in sorted(units, key=lambda unit: unit.number):
            answer = yield Question(seat, "DRAFT", [f"CL {letter}" for letter in "DBLA"])
            unit.cls, unit.faction = answer[3:], pos.seats[seat].faction


def _deploy(pos: Position) -> Script:
    """WIZ-SET-03."""
    if not pos.deploy:
        return
    for unit in pos.units.values():
        unit.on_table = False
    for seat in _seats_in_order(pos):
        waiting = [unit for unit in pos.units.values() if unit.seat == seat]
        for unit in sorted(waiting, key=lambda unit: unit.number):
            answer = yield Question(seat, "DEPLOY", None, unit.id)
            place, face = _read_place(answer)
            unit.x, unit.y = place
            unit.z, unit.face, unit.on_table = top(pos, place), reduced(*face), True


def _read_place(text: str) -> tuple[tuple[int, int], tuple[int, int]]:
    x, y, fx, fy = map(int, re.findall(r"-?\d+", text.partition(" ")[2].partition(" ")[2]))
    return (x, y), (fx, fy)


def check_setup(pos: Position, question: Question, text: str) -> None:
    """Raise Refused unless the unit that is asked for may stand there."""
    if not re.fullmatch(rf"DP {question.subject} \d+,\d+ -?\d+,-?\d+", text):
        raise Refused("NO_SUCH")
    unit = pos.units[question.subject]
    place, face = _read_place(text)
    if face == (0, 0) or max(map(abs, face)) > 1000 or reduced(*face) != face:
        raise Refused("FACING_UNREDUCED")
    if not holds(pos.deploy_zones[unit.side], place):
        raise Refused("NOT_IN_ZONE")
    if not free(pos, unit, place, top(pos, place)):
        raise Refused("NO_ROOM")


# --- a chronicle ----------------------------------------------------------------------------


def next_game(pos: Position) -> bool:
    """Set up the next game of a chronicle; return whether there is one (WIZ-MDE-10, 11)."""
    if not pos.modes:
        return False
    winner = pos.result
    if winner in pos.sides:
        pos.sides[winner].wins += 1
        if pos.sides[winner].wins >= pos.number("chronicle.wins"):
            return False
    if pos.game + 1 == pos.number("chronicle.games"):
        wins = {side: pos.sides[side].wins for side in "AB"}
        drawn = max(wins.values()) < pos.number("chronicle.wins")
        pos.result = "draw" if drawn else max(wins, key=lambda side: wins[side])
        return False
    _reset(pos, winner)
    return True


def _reset(pos: Position, winner: str) -> None:
    fresh = deepcopy(pos.begun)
    assert fresh is not None
    kept = {body.id: body for body in pos.bodies.values() if _stays(body)}
    ground = {name: kept.pop(name, body) for name, body in fresh.bodies.items()}
    pos.bodies = ground | kept
    pos.units, pos.seats, pos.bank = fresh.units, fresh.seats, fresh.bank
    for letter, side in fresh.sides.items():
        side.wins = pos.sides[letter].wins
        side.pool -= len([b for b in kept.values() if b.kind == "block" and b.side == letter])
    pos.sides = fresh.sides
    pos.game += 1
    pos.mode = pos.modes[pos.game]
    pos.first = OTHER.get(winner, "")
    pos.slot, pos.round, pos.sieged = 0, 1, 0
    pos.armed = pos.hold = pos.hero = pos.result = pos.why = ""
    pos.interrupter = -1
    _clear_blocks(pos, fresh)


def _stays(body: Body) -> bool:
    return body.kind in STAYS and not body.castle


def _clear_blocks(pos: Position, fresh: Position) -> None:
    objects = [
        b.shape for b in fresh.bodies.values() if (not b.standable and b.kind != "tree") or b.castle
    ]
    places = [disc_of(pos, unit) for unit in pos.units.values()]
    moved = []
    for body in list(pos.bodies.values()):
        if body.kind == "block" and any(overlap(body.shape, s) for s in [*objects, *places]):
            moved.append(pos.bodies.pop(body.id))
    moved.sort(key=lambda body: (body.zb, body.id))
    settle(pos, tuple(Loose(b.id, b.side, centre_of(b.shape)) for b in moved))
