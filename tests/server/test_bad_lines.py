"""Lines that nobody can carry out, and numbers that are none, leave a table as it is."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tests.games.wizardrimort.test_faults import ACTING, LINES
from tests.server.conftest import House, Page
from voevoda.core.errors import Message
from voevoda.core.texts import LANGUAGES, say


@pytest.fixture
def page(new_house: Callable[..., House]) -> Page:
    house = new_house()
    return house.page(house.new_table("wizardrimort", scenario=ACTING))


def test_every_line_is_refused_in_both_languages(page: Page) -> None:
    before = page.table["step"]
    for line in LINES:
        answer = page.act(line)
        reason = msgspec.convert(answer["reason"], Message)
        told = {say(language, reason) for language in LANGUAGES}
        assert answer["type"] == "refused" and len(told) == 2, line
    assert page.ask(type="sync")["step"] == before


@pytest.mark.parametrize("number", ["NaN", "Infinity", "1e999", "-0.5", '"wide"', "[" * 2000])
def test_what_is_no_number_opens_no_table(new_house: Callable[..., House], number: str) -> None:
    house = new_house()
    text = f'{{"game": "wizardrimort", "scenario": {{"id": "x", "width": {number}}}}}'
    answer = house.client.post(
        "/api/tables", content=text, headers={"content-type": "application/json"}
    )
    assert answer.status_code in (400, 422), answer.text
    reason = msgspec.convert(answer.json()["reason"], Message)
    assert len({say(language, reason) for language in LANGUAGES}) == 2
    assert house.client.get("/health").status_code == 200
