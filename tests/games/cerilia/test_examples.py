"""The worked examples on the engine, in both its lives."""

from __future__ import annotations

import pytest

from tests.games.cerilia.engine_table import CompiledLife, EngineTable
from tests.games.cerilia.example_reader import Example, read_examples, run, shipped_examples

EXAMPLES = shipped_examples()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_example(example: Example) -> None:
    run(example, EngineTable())


@pytest.mark.compiled
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_example_compiled(example: Example) -> None:
    run(example, EngineTable(CompiledLife))


def test_a_wrong_example_fails() -> None:
    text = (
        "== EX-TEST-1: x\nrules: CER-RES-01\nPOS a1 infantry@B2; d1 infantry@B2\n"
        "RUN BEGIN melee; ME a1xd1 [7,1]; APPLY\nEND d1: B2 dmg 0\n"
    )
    (example,) = read_examples(text)
    with pytest.raises(AssertionError, match="d1 is B2 dmg 1, expected B2 dmg 0"):
        run(example, EngineTable())
