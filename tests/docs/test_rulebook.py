"""The two rulebooks of `cities` hold the same rules, figures and structure."""

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULEBOOK = ROOT / "src/voevoda/games/cities/rulebook"
RULE_IDS = (ROOT / "tests/games/cities/rule_ids.txt").read_text(encoding="utf-8").split()
LANGUAGES = ("en", "ru")

RULE = re.compile(r'<a id="(CIT-[A-Z]{3}-\d\d)"></a>\*\*(CIT-[A-Z]{3}-\d\d)\*\* (\S.*)')
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
MENTION = re.compile(r"CIT-[A-Z]{3}-\d\d")
LINK = re.compile(r"\]\(#([^)]+)\)")
CODE = re.compile(r"`([^`]+)`")


def text_of(language: str) -> str:
    return (RULEBOOK / f"{language}.md").read_text(encoding="utf-8")


def rules_of(language: str) -> dict[str, str]:
    """Return the text of each rule's own paragraph by rule id."""
    return {m[1]: m[3] for line in text_of(language).splitlines() if (m := RULE.fullmatch(line))}


def shape_of(language: str) -> list[str]:
    """Return the kind of every line: what must agree between the languages."""
    shape = []
    for line in text_of(language).splitlines():
        if rule := RULE.fullmatch(line):
            shape.append(rule[1])
        elif line.startswith("|"):
            shape.append(f"row of {line.count('|') - 1}")
        elif heading := re.match(r"#+ ", line):
            shape.append(heading[0])
        else:
            shape.append("list" if line.startswith("- ") else "text" if line else "")
    return shape


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_one_anchor_in_its_own_paragraph(language: str) -> None:
    text = text_of(language)
    assert Counter(ANCHOR.findall(text)) == Counter(RULE_IDS)
    assert set(rules_of(language)) == set(RULE_IDS)
    for line in text.splitlines():
        if rule := RULE.fullmatch(line):
            assert rule[1] == rule[2]
    paragraphs = text.split("\n\n")
    assert sum(RULE.fullmatch(paragraph) is not None for paragraph in paragraphs) == len(RULE_IDS)


def test_rule_ids_are_listed_once() -> None:
    assert len(RULE_IDS) == len(set(RULE_IDS)) == 134


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_mentioned_or_linked_exists(language: str) -> None:
    text = text_of(language)
    anchors = set(ANCHOR.findall(text))
    assert set(MENTION.findall(text)) <= anchors
    assert set(LINK.findall(text)) <= anchors


def test_both_languages_have_the_same_lines() -> None:
    english, russian = (shape_of(language) for language in LANGUAGES)
    for kind in ("# ", "## ", "### "):
        assert english.count(kind) == russian.count(kind) > 0
    assert english == russian


def test_both_languages_name_the_same_codes() -> None:
    english, russian = (Counter(CODE.findall(text_of(language))) for language in LANGUAGES)
    assert english == russian


@pytest.mark.parametrize("rule", RULE_IDS)
def test_a_rule_gives_the_same_figures_in_both_languages(rule: str) -> None:
    english, russian = (
        Counter(re.findall(r"\d+", MENTION.sub("", rules_of(language)[rule])))
        for language in LANGUAGES
    )
    assert english == russian


@pytest.mark.parametrize("rule", RULE_IDS)
def test_a_rule_refers_to_the_same_rules_in_both_languages(rule: str) -> None:
    english, russian = (sorted(MENTION.findall(rules_of(language)[rule])) for language in LANGUAGES)
    assert english == russian
