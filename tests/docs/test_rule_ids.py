"""The rulebook, the code and the tests of `cities` name the same rules."""

from __future__ import annotations

import re
from pathlib import Path

from tests.games.cities.example_reader import shipped_examples

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests/games/cities"
GAME = ROOT / "src/voevoda/games/cities"
RULE_IDS = set((TESTS / "rule_ids.txt").read_text(encoding="utf-8").split())
ID = re.compile(r"CIT[-_]([A-Z]{3})[-_](\d\d)\b")
MARK = re.compile(r"^@rule\(([^)]*)\)", re.MULTILINE)


def ids_in(text: str) -> set[str]:
    return {f"CIT-{chapter}-{number}" for chapter, number in ID.findall(text)}


def test_the_rulebooks_name_every_rule() -> None:
    for language in ("en", "ru"):
        text = (GAME / f"rulebook/{language}.md").read_text(encoding="utf-8")
        assert ids_in(text) == RULE_IDS


def test_the_code_names_every_rule() -> None:
    """Counted where the rules are carried out: not in the list of their numbers."""
    files = [file for file in GAME.rglob("*.py") if file.name != "ids.py"]
    assert set().union(*(ids_in(file.read_text(encoding="utf-8")) for file in files)) == RULE_IDS


def test_the_numbered_list_names_every_rule() -> None:
    assert ids_in((GAME / "ids.py").read_text(encoding="utf-8")) == RULE_IDS


def test_a_test_with_exact_figures_names_every_rule() -> None:
    """Counted are the worked examples, and the tests that carry the mark `rule`."""
    marks = "".join(
        mark
        for file in sorted(TESTS.glob("test_*.py"))
        for mark in MARK.findall(file.read_text(encoding="utf-8"))
    )
    examples = {rule for example in shipped_examples() for rule in example.rules}
    assert ids_in(marks) | examples == RULE_IDS
