"""The guides work as they stand and are equal in both languages."""

from __future__ import annotations

import re

import pytest

from tests.docs.conftest import Desk
from tests.docs.documents import ROOT, blocks, read, shape

GUIDES = ("player", "author", "bot")
LANGUAGES = ("en", "ru")
ALL_GUIDES = sorted(
    path.name.removeprefix("guide-").removesuffix(".en.md")
    for path in (ROOT / "docs").glob("guide-*.en.md")
)
LONGEST_BOT = 20


def guide(name: str, language: str) -> str:
    return read(f"docs/guide-{name}.{language}.md")


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GUIDES)
def test_its_code_works(name: str, language: str, desk: Desk) -> None:
    desk.work_through(blocks(guide(name, language)))


@pytest.mark.parametrize("name", ALL_GUIDES)
def test_both_languages_are_equal(name: str) -> None:
    english, russian = (guide(name, language) for language in LANGUAGES)
    assert shape(english) == shape(russian)
    assert [b.bare for b in blocks(english)] == [b.bare for b in blocks(russian)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_bot_takes_twenty_lines(language: str) -> None:
    code = next(b.code for b in blocks(guide("bot", language)) if "register_bot" in b.code)
    assert "Match(" in code and "class " in code
    assert len([line for line in code.splitlines() if line.strip()]) <= LONGEST_BOT


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_are_told_to_press_is_there(language: str) -> None:
    named = re.findall(r"“([^”]+)”|«([^»]+)»", guide("player", language))
    texts = read(f"src/voevoda/texts/common.{language}.ftl")
    for game in ("grand", "wizardrimort"):
        texts += read(f"src/voevoda/games/{game}/texts/{language}.ftl")
    labels = {" ".join("".join(pair).split()) for pair in named}
    assert len(labels) == 14
    for label in labels:
        id = r"(ui|grand-scenario|wizardrimort-(scenario|action|level))-\S+"
        assert re.search(rf"^{id} = {re.escape(label)}(:|$)", texts, re.MULTILINE), label
