"""A table of a game without a grid: long lines, lines of nobody, and what is said after the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.games.wizardrimort.test_faults import ACTING
from tests.server.conftest import House, Page
from voevoda.core.errors import Message
from voevoda.core.match import Match
from voevoda.core.texts import LANGUAGES, say
from voevoda.server import lines
from voevoda.server.lines import legal_lines
from voevoda.server.messages import LegalLine
from voevoda.server.room import TEXT_LENGTH

LATE: list[dict[str, Any]] = [
    {"type": "undo"},
    *({"type": kind, "seat": 0} for kind in ("resign", "offer", "decline", "hint")),
    *({"type": "act", "seat": seat, "text": "EN"} for seat in (0, 1)),
    {"type": "odds", "seat": 0, "plan": ["EN"]},
]
"""What nobody can ask for any more."""


@pytest.fixture
def page(new_house: Callable[..., House]) -> Page:
    house = new_house()
    return house.page(house.new_table("wizardrimort", scenario=ACTING))


def said(answer: dict[str, object]) -> set[str]:
    """Return the sentences of a refusal, one for each language."""
    reason = msgspec.convert(answer["reason"], Message)
    return {say(language, reason) for language in LANGUAGES}


def test_a_whole_squad_goes_point_by_point_in_one_line(page: Page) -> None:
    units = [unit for unit in page.table["view"]["units"] if unit["side"] == "A"]
    paths = [
        f"{unit['id']}:" + ">".join(f"{unit['x'] + 10 * n},{unit['y']},0" for n in range(1, 7))
        for unit in units
    ]
    line = "MS " + " ".join(paths)
    assert len(line) > 200
    assert page.ask(type="odds", id=1, step=0, seat=0, plan=[line])["type"] == "odds"
    assert page.act(line)["type"] == "done"
    moved = [(unit["x"], unit["y"]) for unit in page.table["view"]["units"][: len(units)]]
    assert moved == [(unit["x"] + 60, unit["y"]) for unit in units]


@pytest.mark.parametrize("line", ["EN D w6 b6 r6", "AT A1 > B1 d a6", "EN" * TEXT_LENGTH])
def test_a_line_with_dice_or_without_end_is_explained(page: Page, line: str) -> None:
    answer = page.act(line)
    assert answer["type"] == "refused" and len(said(answer)) == 2
    assert page.ask(type="sync")["step"] == 0


def test_after_the_end_nothing_is_said_but_that(page: Page) -> None:
    page.end("resign", 0)
    step = page.table["step"]
    answers = [page.ask(id=1, step=step, **message) for message in LATE]
    assert {answer["reason"]["id"] for answer in answers} == {"match-over"}
    assert page.ask(type="sync")["step"] == step


def test_what_may_be_done_is_worked_out_once(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def counted(match: Match, seat: int | None) -> tuple[LegalLine, ...]:
        asked.append(len(match.steps))
        return legal_lines(match, seat)

    monkeypatch.setattr(lines, "legal_lines", counted)
    page.act("TR A1:0,1")
    for _ in range(5):
        assert len(page.ask(type="sync")["legal"]) > 100
    page.take_back()
    assert asked == [1, 0]
