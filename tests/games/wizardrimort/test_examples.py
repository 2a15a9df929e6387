"""The worked examples on the engine, beside the naive rules."""

from __future__ import annotations

import pytest

from tests.games.wizardrimort.engine_table import EngineTable
from tests.games.wizardrimort.example_reader import (
    Example,
    read_examples,
    run,
    shipped_examples,
)
from tests.games.wizardrimort.naive_table import NaiveTable

EXAMPLES = shipped_examples()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_example(example: Example) -> None:
    run(example, EngineTable(), NaiveTable())


def test_a_wrong_example_fails() -> None:
    text = (
        "== X01: x\nrules: WIZ-MOV-01\nPOS A1 D orc 500,500 E; B1 D orc 900,500 W\nRUN A1.at: 1,1"
    )
    (example,) = read_examples(text)
    with pytest.raises(AssertionError, match=r"A1.at is 500,500, expected 1,1"):
        run(example, EngineTable())
