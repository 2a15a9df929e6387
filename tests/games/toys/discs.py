"""Discs: by turns, each seat lays a disc anywhere on a table and rolls for its worth.

| seats 2 | chance d6 | hidden nothing | length up to 8 turns | actions any point of the table |
|---|---|---|---|---|

The table is measured in whole millimetres. The goal: more points than the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isqrt
from pathlib import Path
from typing import Annotated, Any, ClassVar

import msgspec

from voevoda.core.actions import Action, Bits, Codec, Outcome
from voevoda.core.errors import Argument
from voevoda.core.events import Event, EventCodec, Log, emit
from voevoda.core.game import CHANCE, OVER, Game, Reason, Start, by_name
from voevoda.core.records import Record, int8, int16
from voevoda.core.rule import rule
from voevoda.core.scenarios import ScenarioInfo

WIDTH, HEIGHT, RADIUS, DISCS, FACES, SPACING = 1000, 600, 40, 8, 6, 100
DSC_01, DSC_02, DSC_03, DSC_04 = 1, 2, 3, 4
RULES = ("", "DSC-01", "DSC-02", "DSC-03", "DSC-04")
NO_TURN, OFF_TABLE, OVERLAP = 1, 2, 3
REASONS = (Reason("OVER", "DSC-04"), Reason("OFF_TABLE", "DSC-02"), Reason("OVERLAP", "DSC-02"))


class World(Record):
    """What is fixed."""

    discs: int8  # 1..DISCS


class State(Record):
    """What changes."""

    count: int8  # discs on the table
    rolling: int8  # 1 while the die rolls for the last of them
    x: Annotated[list[int16], DISCS]
    y: Annotated[list[int16], DISCS]
    points: Annotated[list[int8], 2]


class Lay(Action):
    """A disc is laid with its centre on a point."""

    notation: ClassVar[str] = "{x},{y}"
    x: Annotated[int, Bits(12)]
    y: Annotated[int, Bits(12)]


class Die(Outcome):
    """The die for a disc."""

    notation: ClassVar[str] = "d6={face}"
    face: Annotated[int, Bits(3)]


class Laid(Event):
    """A disc lies on the table."""

    x: int
    y: int


class Scored(Event):
    """The die brought points."""

    seat: int
    points: int


ACTIONS: Codec[Action] = Codec(Lay)
CHANCES: Codec[Outcome] = Codec(Die)
EVENTS = EventCodec(RULES, Laid, Scored)
LAID, SCORED = EVENTS.kind(Laid), EVENTS.kind(Scored)
lay, x_of, y_of = ACTIONS.packer(Lay), ACTIONS.reader(Lay, "x"), ACTIONS.reader(Lay, "y")
die, face_of = CHANCES.packer(Die), CHANCES.reader(Die, "face")


@rule
def turn(world: World, state: State) -> int:
    """DSC-01: by turns, each with its die; DSC-04: until the last disc."""
    if state.rolling == 1:
        return CHANCE
    return OVER if state.count == world.discs else state.count % 2


@rule
def nearest(state: State, x: int, y: int) -> int:
    """DSC-02: the square of the distance from a point to the nearest centre."""
    least = WIDTH * WIDTH + HEIGHT * HEIGHT
    for disc in range(state.count):
        dx, dy = int(state.x[disc]) - x, int(state.y[disc]) - y
        least = min(least, dx * dx + dy * dy)
    return least


@rule
def allows(world: World, state: State, code: int) -> int:
    """DSC-02: the whole disc on the table, over no other."""
    x, y = x_of(code), y_of(code)
    if turn(world, state) < 0:
        return NO_TURN
    if not RADIUS <= x <= WIDTH - RADIUS or not RADIUS <= y <= HEIGHT - RADIUS:
        return OFF_TABLE
    return OVERLAP if nearest(state, x, y) < 4 * RADIUS * RADIUS else 0


@rule
def legal(world: World, state: State, actions: Any) -> int:
    """DSC-02: of all points, those of a grid; it has more than the discs can cover."""
    count = 0
    for x in range(SPACING // 2, WIDTH, SPACING):
        for y in range(SPACING // 2, HEIGHT, SPACING):
            if allows(world, state, lay(x, y)) == 0:
                actions[count] = lay(x, y)
                count += 1
    return count


@rule
def outcomes(world: World, state: State, faces: Any, weights: Any) -> int:
    """DSC-03: six faces, equally likely."""
    for face in range(FACES):
        faces[face] = die(face + 1)
        weights[face] = 1
    return FACES


@rule
def step(world: World, state: State, log: Log, code: int) -> None:
    """DSC-02: lay a disc; DSC-03: its die brings points."""
    if state.rolling == 0:
        state.x[state.count], state.y[state.count] = x_of(code), y_of(code)
        emit(log, LAID, DSC_02, x_of(code), y_of(code))
    else:
        state.points[state.count % 2] += face_of(code)
        emit(log, SCORED, DSC_03, state.count % 2, face_of(code))
        state.count += 1
    state.rolling = 1 - state.rolling


@rule
def winners(world: World, state: State) -> int:
    """DSC-04: more points win, equal points are a draw."""
    if turn(world, state) != OVER:
        return 0
    lead = state.points[0] - state.points[1]
    return 0b11 if lead == 0 else 0b01 if lead > 0 else 0b10


class Setup(ScenarioInfo, frozen=True, forbid_unknown_fields=True):
    """A scenario: how many discs."""

    discs: Annotated[int, msgspec.Meta(ge=1, le=DISCS)] = DISCS


class View(msgspec.Struct, frozen=True):
    """The table: the centres of the discs in the order in which they were laid, and the points."""

    discs: list[tuple[int, int]]
    points: list[int]


def view(world: World, state: State, seat: int | None) -> View:
    """Show the table, which is open to all."""
    laid = state.count + state.rolling
    return View(list(zip(state.x, state.y, strict=True))[:laid], state.points[:])


def details(world: World, state: State, action: Any, code: str) -> dict[str, Argument]:
    """Say how many millimetres are missing."""
    return {"needs": 2 * RADIUS - isqrt(nearest(state, action.x, action.y))}


def set_up(setup: Setup, params: Mapping[str, Any]) -> Start:
    """Clear the table."""
    world = World.new()
    world.discs = setup.discs
    return Start(world, State.new(), [])


GAME = Game(
    id="discs", version="1", seats=(2, 2), folder=Path(__file__).parent,
    world=World, state=State, actions=ACTIONS, events=EVENTS, reasons=REASONS,
    rules=by_name(turn, legal, allows, outcomes, step, winners),
    max_actions=(WIDTH // SPACING) * (HEIGHT // SPACING),
    longest=lambda world: 2 * int(world.discs),
    scenarios=lambda: (Setup("eight"), Setup("three", discs=3)),
    set_up=set_up, view=view, details=details, chances=CHANCES, max_outcomes=FACES, continuous=True,
)  # fmt: skip
