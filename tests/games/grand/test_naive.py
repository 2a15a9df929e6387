"""The naive rules of `grand` against the worked examples, hand counts and random play."""

from __future__ import annotations

import pytest

from tests.games.grand.example_reader import Example, run, shipped_examples
from tests.games.grand.naive_table import NaiveTable


@pytest.mark.parametrize("example", shipped_examples(), ids=lambda example: example.id)
def test_example(example: Example) -> None:
    run(example, NaiveTable())
