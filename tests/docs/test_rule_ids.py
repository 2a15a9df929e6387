"""The rulebook, the code and the tests of a game name the same rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.docs.rulebooks import LANGUAGES
from tests.games.cerilia.example_reader import shipped_examples as cerilia_examples
from tests.games.cities.example_reader import shipped_examples as cities_examples
from tests.games.grand.example_reader import shipped_examples as grand_examples
from tests.games.wizardrimort.example_reader import shipped_examples as wizardrimort_examples

ROOT = Path(__file__).parents[2]
MARK = re.compile(r"^@rule\(([^)]*)\)", re.MULTILINE)


@dataclass(frozen=True)
class Source:
    """Where a game names its rules."""

    game: str
    prefix: str
    examples: Callable[[], Iterable[Any]]

    @property
    def code(self) -> Path:
        return ROOT / "src/voevoda/games" / self.game

    @property
    def tests(self) -> Path:
        return ROOT / "tests/games" / self.game

    @property
    def rule_ids(self) -> set[str]:
        return set(text_of(self.tests / "rule_ids.txt").split())

    def ids_in(self, text: str) -> set[str]:
        found = re.findall(rf"\b{self.prefix}[-_]([A-Z]{{3,4}})[-_]([AD]?\d\d)\b", text)
        return {f"{self.prefix}-{chapter}-{number}" for chapter, number in found}


SOURCES = (
    Source("cities", "CIT", cities_examples),
    Source("cerilia", "CER", cerilia_examples),
    Source("grand", "GRA", grand_examples),
    Source("wizardrimort", "WIZ", wizardrimort_examples),
)
each_game = pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.game)


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebooks_name_every_rule(source: Source, language: str) -> None:
    text = text_of(source.code / f"rulebook/{language}.md")
    assert source.ids_in(text) == source.rule_ids


@each_game
def test_the_code_names_every_rule(source: Source) -> None:
    """Counted where the rules are carried out: not in the list of their numbers."""
    files = [file for file in source.code.rglob("*.py") if file.name != "ids.py"]
    assert set().union(*(source.ids_in(text_of(file)) for file in files)) == source.rule_ids


@each_game
def test_the_numbered_list_names_every_rule(source: Source) -> None:
    assert source.ids_in(text_of(source.code / "ids.py")) == source.rule_ids


@each_game
def test_a_test_with_exact_figures_names_every_rule(source: Source) -> None:
    """Counted are the worked examples, and the tests that carry the mark `rule`."""
    files = sorted(source.tests.glob("test_*.py"))
    marks = "".join(mark for file in files for mark in MARK.findall(text_of(file)))
    examples = {rule for example in source.examples() for rule in example.rules}
    assert source.ids_in(marks) | examples == source.rule_ids
