"""Parameters: every number has a range, every option its values, and a mistake its words."""

from __future__ import annotations

from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from voevoda.core.errors import ParameterError
from voevoda.core.parameters import ABSENT, NONE, Code, Option, Origin, Parameter, ParameterSet
from voevoda.core.records import Record, int8, int16
from voevoda.core.registry import all_games


class Params(Record):
    cost: int16
    limit: int16
    spirit: Annotated[list[int16], 2]
    mode: int8
    order: Annotated[list[int8], 2]
    row: Annotated[list[int8], 2]


def read_pair(text: str) -> list[int]:
    one, other = text.split("/")
    return [int(one), int(other)]


PARAMETERS = ParameterSet(
    Parameter("cost", 2, 0, 9, "points", Origin.SEED, "cost"),
    Parameter("limit", 30, 1, 99, "rounds", Origin.DECISION, "limit", optional=True),
    Parameter("spirit.castle", 7, 1, 99, "points", Origin.SEED, "spirit", index=0),
    Parameter("spirit.tower", 20, 1, 99, "points", Origin.SEED, "spirit", index=1),
    Option("mode", ("fixed", "drawn"), "mode"),
    Option("order.first", ("false", "true"), "order", index=1),
    Code("row", "1/2", "row", Origin.SEED, read_pair, lambda pair: f"{pair[0]}/{pair[1]}"),
)


def filled(**values: Any) -> Params:
    made = Params.new()
    PARAMETERS.fill(made, values)
    return made


def test_defaults_fill_what_is_left_out() -> None:
    made = filled()
    assert (made.cost, made.limit, made.spirit, made.mode, made.row) == (2, 30, [7, 20], 0, [1, 2])


def test_values_are_read_as_people_write_them() -> None:
    made = filled(cost="5", limit=NONE, mode="drawn", row="3/4", **{"spirit.tower": 9})
    assert (made.cost, made.limit, made.spirit, made.mode) == (5, ABSENT, [7, 9], 1)
    assert made.row == [3, 4]
    assert PARAMETERS.whole(made)["limit"] == NONE
    assert PARAMETERS.whole(made)["mode"] == "drawn"


def test_what_is_written_is_read_again() -> None:
    made = filled(cost=9, limit=NONE, row="5/6")
    again = Params.new()
    PARAMETERS.fill(again, PARAMETERS.whole(made))
    assert again == made


@pytest.mark.parametrize(
    "value", [-1, 10, "ten", "", None, 1.5, True, NONE, [], "9" * 5000, 10**30]
)
def test_a_number_outside_its_range_is_refused_with_the_range(value: Any) -> None:
    with pytest.raises(ParameterError) as error:
        filled(cost=value)
    assert error.value.message.id == "parameter-range"
    assert (error.value.message.args["low"], error.value.message.args["high"]) == (0, 9)


@pytest.mark.parametrize(
    ("name", "value"), [("mode", "random"), ("mode", 1), ("row", "1"), ("row", 3)]
)
def test_a_choice_that_does_not_exist_is_refused(name: str, value: Any) -> None:
    with pytest.raises(ParameterError) as error:
        filled(**{name: value})
    assert error.value.message.id == "parameter-choice"


def test_true_and_false_may_be_values() -> None:
    option = PARAMETERS.named("order.first")
    assert (option.read(True), option.read(False), option.read("true")) == (1, 0, 1)


@pytest.mark.parametrize(
    ("name", "near"), [("cots", "cost"), ("spirit.castel", "spirit.castle"), ("zzz", NONE)]
)
def test_an_unknown_name_brings_the_closest(name: str, near: str) -> None:
    with pytest.raises(ParameterError) as error:
        PARAMETERS.check({name: 1})
    assert error.value.message.args == {"name": name, "near": near}


@given(st.integers(0, 9), st.integers(1, 99))
def test_a_checked_value_is_in_its_normal_form(cost: int, limit: int) -> None:
    assert PARAMETERS.check({"cost": str(cost), "limit": limit}) == {"cost": cost, "limit": limit}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_default_of_a_game_is_possible(game: Any) -> None:
    for parameter in game.parameters.all:
        kept = parameter.read(parameter.default)
        assert parameter.read(parameter.show(kept)) == kept
