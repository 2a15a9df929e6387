"""What comes before the first turn of `wizardrimort`, and between games: the naive rules."""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import replace

from tests.games.wizardrimort.naive_asking import CHANCE, Question, Script
from tests.games.wizardrimort.naive_geometry import Disc, Rect, Shape, holds, overlap, reduced
from tests.games.wizardrimort.naive_space import (
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
    yield from _terrain(pos)
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


def _terrain(pos: Position) -> Script:
    """WIZ-OPT-05: one piece after another, by turns."""
    pieces = pos.loose if pos.game == 0 else []
    for number, piece in enumerate(pieces):
        seat = pos.turn_order[number % len(pos.turn_order)]
        answer = yield Question(seat, "TERRAIN", None, piece.id)
        x, y = map(int, re.findall(r"\d+", answer))
        piece.shape = moved_to(piece.shape, x, y)
        pos.bodies[piece.id] = replace(piece)


def moved_to(shape: Shape, x: int, y: int) -> Shape:
    """Return a footprint round another centre."""
    if isinstance(shape, Disc):
        return Disc(x, y, shape.radius)
    wide, deep = (shape.x1 - shape.x0) // 2, (shape.y1 - shape.y0) // 2
    return Rect(x - wide, y - deep, x + wide, y + deep)


def _deploy(pos: Position) -> Script:
    """WIZ-SET-03: one unit after another, by turns."""
    if not pos.deploy:
        return
    waiting = {name: unit for name, unit in pos.units.items() if not unit.on_table}
    while waiting:
        for place, seat in enumerate(pos.turn_order):
            if any(unit.seat == seat for unit in waiting.values()):
                pos.slot = place
                answer = yield Question(seat, "DEPLOY")
                unit = waiting.pop(answer.split()[1])
                at, face = _read_place(answer)
                unit.x, unit.y = at
                unit.z, unit.face, unit.on_table = top(pos, at), reduced(*face), True
    pos.slot = 0


def _read_place(text: str) -> tuple[tuple[int, int], tuple[int, int]]:
    x, y, fx, fy = map(int, re.findall(r"-?\d+", text.partition(" ")[2].partition(" ")[2]))
    return (x, y), (fx, fy)


def check_setup(pos: Position, question: Question, text: str) -> None:
    """Raise Refused unless a unit, or a piece of terrain, may stand there."""
    if question.node == "TERRAIN":
        _check_terrain(pos, question, text)
        return
    found = re.fullmatch(r"DP ([AB]\d+) \d+,\d+ -?\d+,-?\d+", text)
    if not found or found[1] not in pos.units or pos.units[found[1]].on_table:
        raise Refused("NO_SUCH")
    unit = pos.units[found[1]]
    if unit.seat != question.who:
        raise Refused("NOT_YOURS")
    place, face = _read_place(text)
    if face == (0, 0) or max(map(abs, reduced(*face))) > 1000:
        raise Refused("FACING_UNREDUCED")
    if not holds(pos.deploy_zones[unit.side], place):
        raise Refused("NOT_IN_ZONE")
    if not free(pos, unit, place, top(pos, place)):
        raise Refused("NO_ROOM")


def _check_terrain(pos: Position, question: Question, text: str) -> None:
    """WIZ-OPT-05: on the lattice, not in a zone, 200 u from all else along x or along y."""
    found = re.fullmatch(r"TE (\d+),(\d+)", text)
    if not found:
        raise Refused("NO_SUCH")
    x, y = int(found[1]), int(found[2])
    piece = next(body for body in pos.loose if body.id == question.subject)
    box = moved_to(piece.shape, x, y).box
    if x % 100 or y % 100:
        raise Refused("TERRAIN_TOO_CLOSE")
    if box.x0 < 0 or box.y0 < 0 or box.x1 > pos.width or box.y1 > pos.height:
        raise Refused("OFF_TABLE")
    if any(overlap(box, zone) for zone in pos.deploy_zones.values()):
        raise Refused("TERRAIN_TOO_CLOSE")
    wide = Rect(box.x0 - 200, box.y0 - 200, box.x1 + 200, box.y1 + 200)
    if any(overlap(wide, body.shape) for body in pos.bodies.values()):
        raise Refused("TERRAIN_TOO_CLOSE")
    if any(unit.on_table and overlap(box, disc_of(pos, unit)) for unit in pos.units.values()):
        raise Refused("NO_ROOM")


# --- a chronicle ----------------------------------------------------------------------------


def next_game(pos: Position) -> bool:
    """Set up the next game of a chronicle; return whether there is one (WIZ-MDE-10, 11)."""
    if not pos.modes:
        return False
    winner, pos.why = pos.result, "chronicle"
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
    for piece in pos.loose:
        there = pos.bodies.get(piece.id, piece)
        fresh.bodies[piece.id] = replace(piece, shape=there.shape)
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
    places = [disc_of(pos, unit) for unit in pos.units.values() if unit.on_table]
    moved = []
    for body in list(pos.bodies.values()):
        if body.kind == "block" and any(overlap(body.shape, s) for s in [*objects, *places]):
            moved.append(pos.bodies.pop(body.id))
    settle(pos, lifted=moved)
