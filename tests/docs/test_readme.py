"""The README works as it stands, is equal in both languages, and promises what there is."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from tests.docs.conftest import Desk
from tests.docs.documents import blocks, prose, read, run_shell, shape
from voevoda.ai.bot import bot_names
from voevoda.core.matchfile import load
from voevoda.core.odds import odds
from voevoda.core.registry import find, installed_ids
from voevoda.games.cities.events import Hit

READMES = ("README.md", "README.ru.md")


@pytest.mark.compiled
@pytest.mark.parametrize("name", READMES)
def test_its_code_works(name: str, desk: Desk) -> None:
    desk.work_through(blocks(read(name)))


@pytest.mark.parametrize("name", READMES)
def test_the_first_commands_are_the_two_that_a_newcomer_needs(name: str) -> None:
    assert blocks(read(name))[0].bare.splitlines() == ["make play", "make test"]


def test_both_languages_are_equal_section_by_section() -> None:
    english, russian = map(read, READMES)
    assert shape(english) == shape(russian)
    assert [b.bare for b in blocks(english)] == [b.bare for b in blocks(russian)]


@pytest.mark.parametrize("name", READMES)
def test_what_works_today_is_what_there_is(name: str) -> None:
    works = prose(read(name)).split("\n## ")[3]
    there, planned = re.split("are planned|В планах", works, maxsplit=1)
    for game in map(find, installed_ids()):
        row = re.search(rf"^- `{game.id}` .*?(?=^-|\n\n)", there, re.MULTILINE | re.DOTALL)
        assert row and re.search(rf"\b{len(game.scenarios())} (scenarios|сценари)", row[0])
    assert all(f"`{bot}`" in there for bot in ("random", "greedy"))
    assert bot_names()[:2] == ["random", "greedy"]
    assert not set(re.findall(r"`(\w+)`", planned)) & set(installed_ids())


def test_the_pictures_show_a_match_that_is_by_the_rules() -> None:
    match = load(read("docs/images/table.voevoda.json"))
    attack = match.game.actions.parse("L2 ATT u9>u5", match.world)
    assert odds(match, [attack]).chance_of(Hit) == Fraction(3, 4)


def test_options_of_make_reach_the_table() -> None:
    makefile = read("Makefile")
    example, command = (
        found[1]
        for pattern in (r'make play ARGS="(.+?)"', r"^\t@\.venv/bin/(voevoda.*) \$\(ARGS\)$")
        if (found := re.search(pattern, makefile, re.MULTILINE))
    )
    assert run_shell(f"{command} {example} --help") == 0
