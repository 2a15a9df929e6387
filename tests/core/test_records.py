"""Records: every shape a field may have, in both lives."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from voevoda.core.records import Record, float64, int8, int16, int32, int64
from voevoda.core.rule import assign

SIZES = {"pieces": 2, "cells": 3}
LARGER = {"pieces": 4, "cells": 5}


class Inner(Record):
    one: int8
    row: Annotated[list[int16], 2]


class Whole(Record):
    small: int8
    middle: int16
    large: int32
    huge: int64
    real: float64
    fixed: Annotated[list[int8], 2]
    named: Annotated[list[int32], "cells"]
    inner: Inner
    pair: Annotated[tuple[Inner, ...], 2]
    pieces: Annotated[tuple[Inner, ...], "pieces"]


class Single(Record):
    number: int64


def declare(**annotations: Any) -> Any:
    """Return a record class of these fields."""
    kind: Any = type(Record)
    return kind("Declared", (Record,), {"__annotations__": annotations})


def example() -> Whole:
    made = Whole.new(SIZES)
    made.small, made.middle, made.large, made.huge, made.real = -1, 2, 3, -(2**40), 0.5
    made.fixed[:] = [4, 5]
    made.named[:] = [6, 7, 8]
    made.inner.one = 9
    made.inner.row[1] = 10
    made.pair[1].row[0] = 11
    made.pieces[1].one = 12
    return made


def test_a_new_record_is_all_zero() -> None:
    made = Whole.new(SIZES)
    assert made.pack(SIZES).tobytes() == bytes(Whole.layout(SIZES).itemsize)
    assert (len(made.named), len(made.pieces), len(made.pair)) == (3, 2, 2)


def test_every_shape_survives_the_compiled_life() -> None:
    made = example()
    assert Whole.unpack(made.pack(SIZES)[0], SIZES) == made
    row = made.pack(SIZES)[0]
    assert (row.small, row.huge, row.inner.row[1], row.pieces[1].one) == (-1, -(2**40), 10, 12)


def test_a_record_fits_a_row_of_a_larger_size_and_comes_back_in_its_own() -> None:
    made = example()
    row = made.pack(LARGER)[0]
    assert list(row.named) == [6, 7, 8, 0, 0]
    assert [piece.one for piece in row.pieces] == [0, 12, 0, 0]
    assert Whole.unpack(row, SIZES) == made


@given(st.lists(st.integers(-(2**63), 2**63 - 1), min_size=1, max_size=1))
def test_a_record_of_one_field_packs_too(numbers: list[int]) -> None:
    made = Single.new()
    made.number = numbers[0]
    assert Single.unpack(made.pack({})[0], {}) == made


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda w: setattr(w, "small", 128), "small = 128 does not fit int8"),
        (lambda w: setattr(w, "huge", 2**63), f"huge = {2**63} does not fit int64"),
        (lambda w: w.named.__setitem__(2, -(2**31) - 1), "named[2] = -2147483649"),
        (lambda w: w.inner.row.__setitem__(0, 40000), "inner.row[0] = 40000 does not fit int16"),
        (lambda w: setattr(w.pieces[1], "one", -129), "pieces[1].one = -129 does not fit int8"),
    ],
)
def test_a_number_too_large_for_its_field_is_named(change: Any, told: str) -> None:
    made = example()
    change(made)
    with pytest.raises(OverflowError) as error:
        made.pack(SIZES)
    assert told in str(error.value)


def test_a_copy_shares_nothing() -> None:
    made, before = example(), example()
    copied = made.copy()
    assert copied == made
    copied.fixed[0] = copied.named[0] = copied.inner.row[0] = copied.pieces[0].row[0] = 99
    copied.pair[0].one = copied.small = 99
    assert made == before
    assert copied != made


def test_set_takes_over_the_numbers_and_shares_nothing() -> None:
    made, other = Whole.new(SIZES), example()
    pieces, named = made.pieces, made.named
    made.set(other)
    assert made == other
    assert made.pieces is pieces
    assert made.named is named
    other.pieces[1].one = other.named[0] = 0
    assert made == example()


def test_a_record_in_an_array_cannot_be_aliased() -> None:
    made = example()
    with pytest.raises(TypeError):
        made.pieces[0] = made.pieces[1]  # type: ignore[index]
    assign(made.pieces, 0, made.pieces, 1)
    assert made.pieces[0] == made.pieces[1]
    made.pieces[1].one = 1
    assert made.pieces[0].one == 12


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(AttributeError):
        example().smal = 1  # type: ignore[attr-defined]


def test_equal_records_have_equal_digests_and_keys_and_others_do_not() -> None:
    made = example()
    assert made.digest(SIZES) == example().digest(SIZES)
    assert made.key() == example().key()
    assert hash(made.key()) == hash(example().key())
    made.pieces[0].row[1] = 1
    assert made.digest(SIZES) != example().digest(SIZES)
    assert made.key() != example().key()
    assert len(made.digest(SIZES)) == 16
    with pytest.raises(TypeError):
        hash(made)


def test_padding_is_zero_in_every_row() -> None:
    layout = Whole.layout(SIZES)
    assert layout.itemsize > sum(layout[name].itemsize for name in layout.names or ())
    rows = Whole.allocate(2, SIZES)
    rows[0] = example().pack(SIZES)[0]
    rows[1] = rows[0]
    assert rows[1].tobytes() == example().pack(SIZES).tobytes()


def test_a_record_shows_its_numbers() -> None:
    assert "Inner(one=9, row=[0, 10])" in repr(example())


def test_a_size_that_nobody_named_is_refused() -> None:
    with pytest.raises(KeyError, match="pieces"):
        Whole.new({"cells": 3})


@pytest.mark.parametrize("annotation", [int, str, list[int], Annotated[list[int], 3]])
def test_a_field_without_a_width_is_refused(annotation: Any) -> None:
    broken = declare(field=annotation)
    with pytest.raises(TypeError, match="field"):
        broken.new()


def test_a_field_named_like_a_method_is_refused() -> None:
    with pytest.raises(TypeError, match="values"):
        declare(values=int8)


@given(st.lists(st.integers(-128, 127), min_size=2, max_size=2), st.integers(-(2**63), 2**63 - 1))
def test_numbers_of_any_size_survive_packing(fixed: list[int], huge: int) -> None:
    made = example()
    made.fixed[:], made.huge = fixed, huge
    rows = made.pack(SIZES)
    assert Whole.unpack(np.frombuffer(rows.tobytes(), Whole.layout(SIZES))[0], SIZES) == made
