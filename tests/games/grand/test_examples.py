"""The worked examples on the engine, in both its lives, beside the naive rules."""

from __future__ import annotations

import pytest

from tests.games.grand.engine_table import CompiledLife, EngineTable
from tests.games.grand.example_reader import Example, read_examples, run, shipped_examples
from tests.games.grand.naive_table import NaiveTable

EXAMPLES = shipped_examples()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_example(example: Example) -> None:
    run(example, EngineTable(), NaiveTable())


@pytest.mark.compiled
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_example_compiled(example: Example) -> None:
    run(example, EngineTable(CompiledLife), NaiveTable())


def test_a_wrong_example_fails() -> None:
    text = "== E01: x\nrules: GRA-MOV-01\nPOS 1R1@b2\nRUN 1R1-b3; 1R1.cell: b4"
    (example,) = read_examples(text)
    with pytest.raises(AssertionError, match=r"1R1.cell is b3, expected b4"):
        run(example, EngineTable())
