"""Every refusal is told with its figures: who is in the way, how much is missing."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.wizardrimort.engine_table import EngineTable, PlainLife
from tests.games.wizardrimort.example_reader import Example, shipped_examples
from tests.games.wizardrimort.naive import Game
from tests.games.wizardrimort.naive_play import probe
from tests.games.wizardrimort.naive_wild import wild_table
from voevoda.core.actions import Action
from voevoda.core.errors import NotationError
from voevoda.core.texts import LANGUAGES
from voevoda.games.wizardrimort import GAME
from voevoda.games.wizardrimort.refusals import TELLERS

VARIABLE = re.compile(r"\{\s*(?:NUMBER\()?\$(\w+)")
TEXTS = [(GAME.folder / f"texts/{language}.ftl").read_text("utf-8") for language in LANGUAGES]
EXCEEDS = (("length", "limit"), ("gap", "limit"), ("level", "limit"), ("needs", "has"))
"""Figures of which the first is too large for the second."""
EXAMPLES = [e for e in shipped_examples() if any(step.kind == "no" for step in e.steps)]


def wanted(code: str) -> set[str]:
    """Return what the sentences of a reason speak of."""
    start = f"^wizardrimort-reason-{code.lower().replace('_', '-')} ="
    found = [re.search(rf"{start}.*(\n .*)*", text, re.MULTILINE) for text in TEXTS]
    return {name for match in found if match for name in VARIABLE.findall(match[0])}


def told(life: PlainLife, action: Action) -> str | None:
    """Return the reason of a refusal after a look at its sentences; nothing if it is allowed."""
    code = life.refuse(action)
    if code is None:
        return None
    text = GAME.actions.format(action, life.world)
    data = GAME.details(life.world, life.state, action, code)
    assert wanted(code) <= {*data}, (code, text)
    names = {name.removesuffix("_tape") for name in wanted(code)}
    shown = {name: data[name] for name in names if name in data}
    assert "none" not in shown.values(), (code, text, shown)
    said = {name.removesuffix("_tape") for name in shown}
    for more, less in EXCEEDS:
        if {more, less} <= said:
            assert int(str(data[more])) > int(str(data[less])), (code, text, data)
    return code


def refused(table: EngineTable, text: str) -> Iterator[str]:
    """Yield why the parts of a line are refused; those before are carried out on the table."""
    for part in GAME.split(table.life.world, table.life.state, text):
        choice: Any = table.read(part)
        code = told(table.life, choice)  # type: ignore[arg-type]
        if code is not None:
            yield code
            return
        table.life.step(choice)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_refusals_of_examples_have_their_figures(example: Example) -> None:
    table = EngineTable()
    table.load(example)
    for step in example.steps:
        if step.kind == "play":
            table.play(step.subject)
        elif step.kind == "no" and step.values[0] not in ("NO_SUCH", "NOT_YOUR_DECISION"):
            life = table.life
            tried = EngineTable().put(life.world, life.state.copy())
            assert [*refused(tried, step.subject)] == [step.values[0]]


def test_refusals_of_crowded_tables_have_their_figures() -> None:
    seen: Counter[str] = Counter()
    for seed in range(30):
        luck = random.Random(seed)
        pos = wild_table(luck)
        begun = EngineTable().copy(pos).life
        for _ in range(40):
            text = probe(Game(pos, "act").pos, luck)
            table = EngineTable().put(begun.world, begun.state.copy())
            try:
                seen.update(refused(table, text))
            except NotationError:
                continue
    assert {"BLOCKED", "NO_ROOM", "CANNOT_REACH", "PATH_TOO_LONG"} <= {*seen}


def test_every_sentence_with_figures_has_a_teller() -> None:
    assert {reason.code for reason in GAME.reasons if wanted(reason.code)} <= {*TELLERS}
