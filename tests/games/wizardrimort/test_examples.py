"""The worked examples on the engine, in both its lives, beside the naive rules."""

from __future__ import annotations

import pytest

from tests.games.wizardrimort.engine_table import CompiledLife, EngineTable
from tests.games.wizardrimort.example_reader import (
    Example,
    read_examples,
    run,
    shipped_examples,
)
from tests.games.wizardrimort.naive_table import NaiveTable
from voevoda.games.wizardrimort import GAME
from voevoda.games.wizardrimort.scenarios import TIERS

EXAMPLES = shipped_examples()


def is_small(example: Example) -> bool:
    """Return whether an example has the smallest layout; each of the others takes a minute more."""
    table = EngineTable()
    table.load(example)
    return GAME.compiled_sizes(table.life.world) == TIERS[0]


SMALL = [example for example in EXAMPLES if is_small(example)]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_example(example: Example) -> None:
    run(example, EngineTable(), NaiveTable())


@pytest.mark.compiled
@pytest.mark.parametrize("example", SMALL, ids=lambda example: example.id)
def test_example_compiled(example: Example) -> None:
    run(example, EngineTable(CompiledLife), NaiveTable())


def test_a_wrong_example_fails() -> None:
    text = (
        "== X01: x\nrules: WIZ-MOV-01\nPOS A1 D orc 500,500 E; B1 D orc 900,500 W\nRUN A1.at: 1,1"
    )
    (example,) = read_examples(text)
    with pytest.raises(AssertionError, match=r"A1.at is 500,500, expected 1,1"):
        run(example, EngineTable())
