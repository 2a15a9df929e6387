"""A race for two, small enough to know by heart: walk, dash in two decisions, or roll a die."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar

import msgspec

from voevoda.core.actions import Action, Bits, Codec, Outcome, kind_of
from voevoda.core.events import Event, EventCodec, Log, emit
from voevoda.core.game import (
    CHANCE,
    OVER,
    Game,
    Piece,
    Reason,
    SeatInfo,
    Start,
    known_scenario,
)
from voevoda.core.odds import Odds
from voevoda.core.parameters import Origin, Parameter, ParameterSet
from voevoda.core.records import Record, int8
from voevoda.core.rule import rule
from voevoda.core.scenarios import ScenarioInfo


class Walk(Action):
    notation: ClassVar[str] = "WALK"


class Dash(Action):
    notation: ClassVar[str] = "DASH {steps}"
    steps: Annotated[int, Bits(4)]


class Land(Action):
    notation: ClassVar[str] = "LAND"


class Roll(Action):
    notation: ClassVar[str] = "ROLL"


class Die(Outcome):
    notation: ClassVar[str] = "d4={face}"
    face: Annotated[int, Bits(4)]


class Moved(Event):
    seat: int
    steps: int


class Rolled(Event):
    face: int


class Params(Record):
    goal: int8


class World(Record):
    params: Params


class State(Record):
    at: Annotated[list[int8], 2]
    turn: int8
    dash: int8
    rolling: int8


class RaceView(msgspec.Struct, frozen=True):
    at: tuple[int, ...]
    dash: int


class RaceScenario(msgspec.Struct, frozen=True):
    id: str = "race"


class RaceOdds(msgspec.Struct, frozen=True):
    wins: str


ACTIONS = Codec[Action](Walk, Dash, Land, Roll)
OUTCOMES = Codec[Outcome](Die)
EVENTS = EventCodec(("", "TOY-MOVE", "TOY-ROLL", "TOY-END"), Moved, Rolled)
WALK, DASH, LAND, ROLL = 1, 2, 3, 4
DIE = 1
dash_steps = ACTIONS.reader(Dash, "steps")
dash_of = ACTIONS.packer(Dash)
die_face = OUTCOMES.reader(Die, "face")
die_of = OUTCOMES.packer(Die)


@rule
def winners(world: Any, state: Any) -> int:
    for seat in range(2):
        if state.at[seat] >= world.params.goal:
            return 1 << seat
    return 0


@rule
def turn(world: Any, state: Any) -> int:
    if winners(world, state):
        return OVER
    return CHANCE if state.rolling else int(state.turn)


@rule
def legal(world: Any, state: Any, actions: Any) -> int:
    if state.dash:
        actions[0] = LAND
        return 1
    actions[0], actions[1] = WALK, ROLL
    for steps in range(1, 4):
        actions[1 + steps] = dash_of(steps)
    return 5


@rule
def allows(world: Any, state: Any, code: int) -> int:
    if (kind_of(code) == LAND) != (state.dash > 0):
        return 2
    return 1 if kind_of(code) == DASH and not 1 <= dash_steps(code) <= 3 else 0


@rule
def outcomes(world: Any, state: Any, faces: Any, weights: Any) -> int:
    for face in range(1, 5):
        faces[face - 1], weights[face - 1] = die_of(face), 1
    return 4


@rule
def advance(state: Any, log: Log, steps: int) -> None:
    emit(log, 1, 1, state.turn, steps)
    state.at[state.turn] += steps
    state.turn = 1 - state.turn


@rule
def step(world: Any, state: Any, log: Log, code: int) -> None:
    if state.rolling:
        emit(log, 2, 2, die_face(code))
        state.rolling = 0
        advance(state, log, die_face(code))
    elif kind_of(code) == ROLL:
        state.rolling = 1
    elif kind_of(code) == DASH:
        state.dash = dash_steps(code)
    elif kind_of(code) == LAND:
        advance(state, log, state.dash)
        state.dash = 0
    else:
        advance(state, log, 1)


PARAMETERS = ParameterSet(Parameter("goal", 10, 2, 100, "steps", Origin.DECISION, "goal"))
INFO = ScenarioInfo("race", 2, (1, 2), quick=True)


def scenario(given: Any) -> RaceScenario:
    if isinstance(given, str):
        return RaceScenario(known_scenario(GAME, given).id)
    return msgspec.convert(given, RaceScenario)


def set_up(_: Any, values: Mapping[str, Any]) -> Start:
    world = World.new()
    PARAMETERS.fill(world.params, values)
    return Start(world, State.new(), [])


def split(_world: Any, _state: Any, text: str) -> list[str]:
    parts = text.split(" ")
    if parts[0] == "DASH" and len(parts) > 2:
        return [" ".join(parts[:2]), *parts[2:]]
    return parts if parts[0] == "ROLL" else [text]


def wins(world: Any, state: Any, found: Odds) -> RaceOdds:
    mine = int(state.turn)
    return RaceOdds(str(found.chance(lambda s: bool(s.at[mine] >= world.params.goal))))


GAME = Game(
    id="race",
    version="1.0.0",
    seats=(2, 2),
    folder=Path(__file__).parent / "race",
    world=World,
    state=State,
    actions=ACTIONS,
    events=EVENTS,
    reasons=(Reason("TOY_FAR", "TOY-MOVE"), Reason("TOY_ORDER", "TOY-MOVE")),
    rules={
        "turn": turn,
        "legal": legal,
        "allows": allows,
        "outcomes": outcomes,
        "step": step,
        "winners": winners,
        "ending": rule(lambda world, state: 3 if winners(world, state) else 0),
    },
    max_actions=8,
    longest=lambda world: 4 * world.params.goal,
    scenarios=lambda: (INFO,),
    scenario=scenario,
    set_up=set_up,
    seat_infos=lambda _: (SeatInfo("P1", "P1"), SeatInfo("P2", "P2")),
    view=lambda _, state, __: RaceView(tuple(state.at), state.dash),
    board=lambda _, state, __: " ".join(map(str, state.at)),
    chances=OUTCOMES,
    max_outcomes=4,
    parameters=PARAMETERS,
    piece=lambda _w, state, _a: Piece(f"P{state.turn + 1}", None, ()),
    summary=wins,
    split=split,
)
