"""Orders: both seats lay a card face down at the same time, and the higher card wins the round.

| seats 2 | chance none | hidden the card that lies face down | length 5 rounds | actions 1-5 |
|---|---|---|---|---|

A hand holds the cards 1 to 5, each laid once. The goal: more rounds won than the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar

import msgspec

from voevoda.core.actions import Action, Bits, Codec
from voevoda.core.dice import Random, draw
from voevoda.core.events import Event, EventCodec, Log, emit
from voevoda.core.game import OVER, Game, Reason, Start, by_name
from voevoda.core.records import Record, int8
from voevoda.core.rule import rule
from voevoda.core.scenarios import ScenarioInfo

SEATS, CARDS = 2, 5
ORD_01, ORD_02, ORD_03 = 1, 2, 3
RULES = ("", "ORD-01", "ORD-02", "ORD-03")
NO_TURN, NO_CARD, GONE = 1, 2, 3
REASONS = (Reason("OVER", "ORD-03"), Reason("NO_CARD", "ORD-01"), Reason("GONE", "ORD-01"))


class World(Record):
    """What is fixed."""

    rounds: int8  # 1..5


class State(Record):
    """What changes."""

    round: int8  # 0..
    hand: Annotated[list[int8], SEATS * CARDS]  # by seat and card, 1 where it is still there
    down: int8  # the first seat's card that lies face down, or 0
    points: Annotated[list[int8], SEATS]


class Lay(Action):
    """A seat lays a card face down."""

    notation: ClassVar[str] = "card {card}"
    card: Annotated[int, Bits(4)]


class Laid(Event):
    """A card lies face down; only its owner is told which."""

    seat: int
    card: int


class Revealed(Event):
    """Both cards are turned up."""

    first: int
    second: int


ACTIONS: Codec[Action] = Codec(Lay)
EVENTS = EventCodec(RULES, Laid, Revealed)
LAID, REVEALED = EVENTS.kind(Laid), EVENTS.kind(Revealed)
lay, card_of = ACTIONS.packer(Lay), ACTIONS.reader(Lay, "card")


@rule
def turn(world: World, state: State) -> int:
    """ORD-01: the first seat without a card decides; ORD-03: the last round is the end."""
    if state.round == world.rounds:
        return OVER
    return 0 if state.down == 0 else 1


@rule
def waiting(world: World, state: State) -> int:
    """ORD-01: both seats may decide at once."""
    if state.round == world.rounds:
        return 0
    return 0b11 if state.down == 0 else 0b10


@rule
def legal(world: World, state: State, actions: Any) -> int:
    """ORD-01: any card of the hand."""
    count = 0
    for card in range(1, CARDS + 1):
        if allows(world, state, lay(card)) == 0:
            actions[count] = lay(card)
            count += 1
    return count


@rule
def allows(world: World, state: State, code: int) -> int:
    """ORD-01: why a card cannot be laid."""
    seat = turn(world, state)
    if seat == OVER:
        return NO_TURN
    if not 1 <= card_of(code) <= CARDS:
        return NO_CARD
    return 0 if state.hand[seat * CARDS + card_of(code) - 1] == 1 else GONE


@rule
def step(world: World, state: State, log: Log, code: int) -> None:
    """ORD-01: lay a card; ORD-02: when both lie they are turned up, and the higher wins."""
    seat = turn(world, state)
    card = card_of(code)
    state.hand[seat * CARDS + card - 1] = 0
    emit(log, LAID, ORD_01, seat, card)
    if seat == 0:
        state.down = card
        return
    emit(log, REVEALED, ORD_02, state.down, card)
    state.points[0] += 1 if state.down > card else 0
    state.points[1] += 1 if state.down < card else 0
    state.down = 0
    state.round += 1


@rule
def guess(world: World, state: State, seat: int, random: Random) -> None:
    """The first seat's card that lies face down may be any that it had."""
    if seat == 0 or state.down == 0:
        return
    state.hand[state.down - 1] = 1
    left = draw(random, CARDS - state.round)
    for card in range(1, CARDS + 1):
        left -= state.hand[card - 1]
        if left < 0:
            state.hand[card - 1] = 0
            state.down = card
            return


@rule
def winners(world: World, state: State) -> int:
    """ORD-03: more points win, equal points are a draw."""
    lead = state.points[0] - state.points[1]
    if state.round < world.rounds:
        return 0
    return 0b11 if lead == 0 else 0b01 if lead > 0 else 0b10


class Setup(ScenarioInfo, frozen=True, forbid_unknown_fields=True):
    """A scenario: how many rounds."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=CARDS)] = CARDS


class View(msgspec.Struct, frozen=True):
    """What a seat sees; a card face down is still in the hand for all but its owner."""

    points: list[int]
    hands: list[list[int]]


def view(world: World, state: State, seat: int | None) -> View:
    """Show a seat what it knows, and a spectator what is turned up."""
    hands = [[c + 1 for c in range(CARDS) if state.hand[s * CARDS + c]] for s in range(SEATS)]
    if state.down and seat != 0:
        hands[0] = sorted([*hands[0], state.down])
    return View(state.points[:], hands)


def set_up(setup: Setup, params: Mapping[str, Any]) -> Start:
    """Give each seat its hand."""
    world, state = World.new(), State.new()
    world.rounds = setup.rounds
    state.hand[:] = [1] * len(state.hand)
    return Start(world, state, [])


GAME = Game(
    id="orders", version="1", seats=(SEATS, SEATS), folder=Path(__file__).parent,
    world=World, state=State, actions=ACTIONS, events=EVENTS, reasons=REASONS,
    rules=by_name(turn, waiting, legal, allows, step, guess, winners),
    max_actions=CARDS,
    longest=lambda world: SEATS * int(world.rounds),
    scenarios=lambda: (Setup("five"), Setup("three", rounds=3)),
    set_up=set_up, view=view, hidden=True, reveals=frozenset({Revealed}),
    visible=lambda world, event, seat: not isinstance(event, Laid) or event.seat == seat,
)  # fmt: skip
