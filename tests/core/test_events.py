"""Events: what rules report, with their rules, and how the log takes it."""

from __future__ import annotations

from typing import Annotated, Any

import pytest

from tests.games.toys import discs, orders
from voevoda.core.actions import Named
from voevoda.core.events import (
    CAPACITY,
    COUNTING,
    NUMBERS,
    OFF,
    RECORDING,
    Because,
    Event,
    EventCodec,
    Log,
    emit,
    fired,
)
from voevoda.core.texts import say


class Hit(Event):
    unit: Annotated[int, Named("u"), Because("T-01", "T-02")]
    damage: Annotated[int, Because("T-02")]
    left: int


class Over(Event):
    pass


EVENTS = EventCodec(("", "T-01", "T-02"), Hit, Over)


def log(mode: int) -> Log:
    made = Log.new()
    made.mode = mode
    return made


def test_a_recording_log_gives_the_events_in_order() -> None:
    made = log(RECORDING)
    emit(made, EVENTS.kind(Hit), 1, 7, -2, 30_000_000)
    emit(made, EVENTS.kind(Over), 2)
    assert EVENTS.read(made) == [Hit("T-01", 7, -2, 30_000_000), Over("T-02")]
    assert made.fired[:3] == [0, 1, 1]


def test_a_counting_log_counts_rules_only() -> None:
    made = log(COUNTING)
    emit(made, EVENTS.kind(Hit), 1, 7)
    fired(made, 1)
    assert EVENTS.read(made) == []
    assert made.fired[1] == 2


def test_a_log_that_is_off_takes_nothing() -> None:
    made = log(OFF)
    emit(made, EVENTS.kind(Hit), 1, 7)
    fired(made, 2)
    assert made == Log.new()


def test_a_rule_that_decides_without_an_event_is_counted() -> None:
    made = log(RECORDING)
    fired(made, 2)
    assert (made.count, made.fired[2]) == (0, 1)


def test_more_events_than_a_step_may_bring_are_a_fault() -> None:
    made = log(RECORDING)
    for _ in range(CAPACITY):
        emit(made, EVENTS.kind(Over), 1)
    with pytest.raises(IndexError):
        emit(made, EVENTS.kind(Over), 1)


def test_numbers_know_their_form_and_their_rules() -> None:
    unit, damage, left = EVENTS.fields(Hit)
    assert unit.form.format(3, None) == "u3"
    assert (unit.rules, damage.rules, left.rules) == (("T-01", "T-02"), ("T-02",), ())


def test_an_event_of_too_many_numbers_is_refused() -> None:
    body = {"__annotations__": {f"n{n}": int for n in range(NUMBERS + 1)}}
    made: Any = type(Event)
    kind = made("Long", (Event,), body)
    with pytest.raises(TypeError, match=f"Long has more than {NUMBERS}"):
        EventCodec((), kind)


def test_the_compiled_log_is_read_like_the_plain_one() -> None:
    start = discs.GAME.set_up(discs.Setup("three", discs=3), {})
    plain, row = log(RECORDING), Log.allocate(1)[0]
    row.mode = RECORDING
    world, state = start.world.pack({})[0], start.state.pack({})[0]
    step = discs.GAME.compiled.bind(discs.step)
    code = discs.lay(500, 300)
    discs.step(start.world, start.state, plain, code)
    step(world, state, row, code)
    assert discs.EVENTS.read(row) == discs.EVENTS.read(plain) == [discs.Laid("DSC-02", 500, 300)]


def test_an_event_becomes_a_message_with_its_rule() -> None:
    message = orders.GAME.words(None, orders.Revealed("ORD-02", 3, 5))
    assert (message.id, message.rule) == ("orders-event-revealed", "ORD-02")
    assert message.args == {"first": 3, "second": 5}
    assert say("en", message) == "orders-event-revealed {'first': 3, 'second': 5}"
