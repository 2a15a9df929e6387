"""Three take turns to add 1 or 2 to their own count, and whoever reaches the goal has won."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar

import msgspec

from voevoda.core.actions import Action, Bits, Codec
from voevoda.core.errors import ScenarioError
from voevoda.core.events import Event, EventCodec, Log, emit
from voevoda.core.game import OVER, Game, Reason, SeatInfo, Start, by_name
from voevoda.core.records import Record, int8
from voevoda.core.rule import rule
from voevoda.core.scenarios import ScenarioInfo

SEATS = 3


class World(Record):
    goal: int8


class State(Record):
    count: Annotated[list[int8], SEATS]
    turn: int8


class Add(Action):
    notation: ClassVar[str] = "add {much}"
    much: Annotated[int, Bits(4)]


class Added(Event):
    seat: int
    much: int


class Setup(ScenarioInfo, frozen=True, forbid_unknown_fields=True):
    seats: int = SEATS
    goal: int = 10
    count: tuple[int, ...] = (0,) * SEATS
    turn: int = 0


class View(msgspec.Struct, frozen=True):
    count: list[int]


ACTIONS: Codec[Action] = Codec(Add)
EVENTS = EventCodec(("", "DRILL-01"), Added)
add, much_of = ACTIONS.packer(Add), ACTIONS.reader(Add, "much")


@rule
def winners(world: World, state: State) -> int:
    for seat in range(SEATS):
        if state.count[seat] >= world.goal:
            return 1 << seat
    return 0


@rule
def turn(world: World, state: State) -> int:
    return OVER if winners(world, state) else int(state.turn)


@rule
def legal(world: World, state: State, actions: Any) -> int:
    actions[0], actions[1] = add(1), add(2)
    return 2


@rule
def allows(world: World, state: State, code: int) -> int:
    return 0 if 1 <= much_of(code) <= 2 else 1


@rule
def step(world: World, state: State, log: Log, code: int) -> None:
    emit(log, 1, 1, state.turn, much_of(code))
    state.count[state.turn] += much_of(code)
    state.turn = (state.turn + 1) % SEATS


@rule
def evaluate(world: World, state: State, values: Any) -> None:
    total = 0
    for seat in range(SEATS):
        total += state.count[seat]
    for seat in range(SEATS):
        values[seat] = (state.count[seat] - total / SEATS) / world.goal


def set_up(setup: Setup, _: Mapping[str, Any]) -> Start:
    if len(setup.count) != SEATS or max(setup.count) >= setup.goal:
        raise ScenarioError("scenario-invalid", detail="count")
    world, state = World.new(), State.new()
    world.goal, state.turn = setup.goal, setup.turn
    state.count[:] = setup.count
    return Start(world, state, [])


GAME = Game(
    id="drill", version="1", seats=(SEATS, SEATS), folder=Path(__file__).parent / "drill",
    world=World, state=State, actions=ACTIONS, events=EVENTS,
    reasons=(Reason("TOO_MUCH", "DRILL-01"),),
    rules=by_name(turn, legal, allows, step, evaluate, winners),
    max_actions=2,
    longest=lambda world: SEATS * int(world.goal),
    scenarios=lambda: (Setup("ten"),),
    set_up=set_up,
    view=lambda _world, state, _seat: View(state.count[:]),
    seat_infos=lambda _: [SeatInfo(f"P{n + 1}", "P") for n in range(SEATS)],
    considered=lambda *_: [Add(2), Add(3)],
    capture=lambda world, state: Setup(
        "position", goal=int(world.goal), count=tuple(state.count), turn=int(state.turn)
    ),
)  # fmt: skip
