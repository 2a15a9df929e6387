"""Actions and outcomes: codes, values, JSON and notation are four writings of one thing."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated, Any, ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from voevoda.core.actions import (
    CODE_BITS,
    KIND_BITS,
    Action,
    Bits,
    Codec,
    GridCell,
    Named,
    Outcome,
    hyphened,
    kind_of,
)
from voevoda.core.errors import NotationError
from voevoda.core.registry import find
from voevoda.testing.strategies import choices

WORLD = SimpleNamespace(width=5, height=30)
CITIES = find("cities")


class Shoot(Action):
    notation: ClassVar[str] = "{unit} SHOOTS {target} x{times}"
    unit: Annotated[int, Bits(8), Named("u")]
    target: Annotated[int, Bits(8), Named("u")]
    times: Annotated[int, Bits(4)]


class Go(Action):
    notation: ClassVar[str] = "{unit}:{cell}"
    unit: Annotated[int, Bits(8), Named("u")]
    cell: Annotated[int, Bits(10), GridCell()]


class Wait(Action):
    notation: ClassVar[str] = "WAIT"


class Four(Action):
    notation: ClassVar[str] = "{a}.{b}.{c}.{d}"
    a: Annotated[int, Bits(14)]
    b: Annotated[int, Bits(14)]
    c: Annotated[int, Bits(14)]
    d: Annotated[int, Bits(15)]


class Coin(Outcome):
    notation: ClassVar[str] = "coin={side}"
    side: Annotated[int, Bits(1)]


CODEC: Codec[Action] = Codec(Shoot, Go, Wait, Four)
COINS: Codec[Outcome] = Codec(Coin)


@given(choices(CODEC))
def test_a_value_has_one_code(value: Any) -> None:
    code = CODEC.pack(value)
    assert 0 <= code < 2**CODE_BITS
    assert kind_of(code) == CODEC.kind(type(value))
    assert CODEC.unpack(code) == value


@given(choices(CODEC))
def test_rules_read_and_make_codes_as_the_codec_does(value: Any) -> None:
    code, kind = CODEC.pack(value), type(value)
    fields = [field.name for field in CODEC.fields(kind)]
    for name in fields:
        assert CODEC.reader(kind, name)(code) == getattr(value, name)
    assert CODEC.packer(kind)(*(getattr(value, name) for name in fields)) == code


@given(choices(CODEC))
def test_a_value_is_json_with_its_kind(value: Any) -> None:
    json = msgspec.json.encode(value)
    assert msgspec.json.decode(json)["kind"] == hyphened(type(value).__name__)
    assert msgspec.json.decode(json, type=Shoot | Go | Wait | Four) == value


@given(choices(CODEC).filter(lambda value: not isinstance(value, Go) or value.cell < 150))
def test_a_value_is_read_from_its_notation(value: Any) -> None:
    text = CODEC.format(value, WORLD)
    assert CODEC.parse(text, WORLD) == value
    assert CODEC.parse(f"  {text.replace(' ', '   ')} ", WORLD) == value


@given(choices(CITIES.actions) | choices(CITIES.chances))
def test_every_value_of_a_game_has_one_code(value: Any) -> None:
    codec: Codec[Any] = CITIES.actions if isinstance(value, Action) else CITIES.chances
    assert codec.unpack(codec.pack(value)) == value


@given(st.text())
def test_any_text_is_read_or_refused_in_words(text: str) -> None:
    try:
        value = CODEC.parse(text, WORLD)
    except NotationError as error:
        shown = "{unit} SHOOTS {target}" in str(error.message.args["forms"])
        assert shown or text.lstrip().startswith("WAIT")
    else:
        CODEC.pack(value)


@pytest.mark.parametrize(
    "text",
    ["", "wait", "WAIT!", "u1 SHOOTS u2", "u1 SHOOTS u256 x1", "u1 SHOOTS u2 x16", "u:a1",
     "u1:a100", f"u{'9' * 5000}:a1", "u1 SHOOTS u2 x1 u3"],
)  # fmt: skip
def test_a_text_that_is_no_notation_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as error:
        CODEC.parse(text, WORLD)
    assert len(str(error.value)) < 400


@pytest.mark.parametrize(("text", "count"), [("WAIT 3", 1), ("wait", 3), ("WAITS", 4)])
def test_the_forms_of_the_word_that_was_meant_are_shown(text: str, count: int) -> None:
    with pytest.raises(NotationError) as error:
        CODEC.parse(text, WORLD)
    assert len(str(error.value.message.args["forms"]).split("; ")) == count


def test_of_many_forms_only_the_words_that_begin_them_are_shown() -> None:
    codec = find("wizardrimort").actions
    forms = codec.forms("hello").split("; ")
    assert forms[:3] == ["CV", "MV", "VIA"] and len(set(forms)) == len(forms) < len(codec.kinds)
    assert codec.forms("MS A1").startswith("MS; MS {unit} by {vector}")


def test_a_cell_off_the_map_is_read_to_be_refused_by_the_rules() -> None:
    value = CODEC.parse("u1:f1", WORLD)
    assert value == Go(1, GridCell.OFF_MAP)
    assert CODEC.format(value, WORLD) == "u1:?"


def test_cells_are_counted_row_by_row_from_below() -> None:
    form = GridCell()
    assert [form.parse(text, WORLD) for text in ("a1", "e1", "a2", "e30")] == [0, 4, 5, 149]
    assert [form.format(cell, WORLD) for cell in (0, 4, 5, 149)] == ["a1", "e1", "a2", "e30"]


def test_a_value_too_large_for_its_field_is_named() -> None:
    with pytest.raises(OverflowError, match="times=16 does not fit 4 bits"):
        CODEC.pack(Shoot(1, 2, 16))
    with pytest.raises(OverflowError, match="unit=-1"):
        CODEC.pack(Shoot(-1, 2, 1))


@pytest.mark.parametrize("code", [0, 5, (1 << KIND_BITS) - 1])
def test_a_code_of_no_kind_is_refused(code: int) -> None:
    with pytest.raises(ValueError, match="no kind"):
        CODEC.unpack(code)


def test_a_kind_wider_than_a_code_is_refused() -> None:
    class Wide(Action):
        a: Annotated[int, Bits(57)]
        b: Annotated[int, Bits(1)]

    with pytest.raises(TypeError, match="Wide needs 64 bits of 63"):
        Codec(Wide)


def test_a_field_without_a_width_is_refused() -> None:
    class Loose(Action):
        a: int

    with pytest.raises(TypeError, match="field a needs a width"):
        Codec(Loose)


def test_outcomes_have_codes_of_their_own() -> None:
    assert COINS.parse("coin=1", WORLD) == Coin(1)
    assert COINS.pack(Coin(1)) == 1 | 1 << KIND_BITS


def test_values_do_not_change() -> None:
    value: Any = Coin(1)
    with pytest.raises(AttributeError):
        value.side = 0
