"""What contributors read agrees with the code that it speaks of."""

from __future__ import annotations

import re

from tests.docs.conftest import Desk
from tests.docs.documents import TARGETS, blocks, headings, read
from voevoda.core.registry import find


def test_its_code_works(desk: Desk) -> None:
    desk.work_through(blocks(read("CONTRIBUTING.md")))


def test_contributing_lists_the_targets_of_the_makefile() -> None:
    rows = re.findall(r"^\| `make (\w+)` \| (.+) \|$", read("CONTRIBUTING.md"), re.MULTILINE)
    assert dict(rows) == TARGETS


def test_contributing_names_every_part_of_a_game() -> None:
    section = read("CONTRIBUTING.md").split("\n## Adding a game\n")[1].split("\n## ")[0]
    named = set(re.findall(r"`(?:Game\.)?(\w+)(?:=\w+)?`", section))
    game = find("cities")
    assert set(game.__dataclass_fields__) - named == set()
    assert set(game.rules) - named == set()


def test_the_changelog_keeps_its_form() -> None:
    kinds = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    levels = headings(read("CHANGELOG.md"))
    assert levels[:2] == [(1, "Changelog"), (2, "Unreleased")]
    assert {words for level, words in levels if level == 3} <= kinds
