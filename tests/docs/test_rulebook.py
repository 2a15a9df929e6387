"""The two rulebooks of each game hold the same rules, figures and structure."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.docs.rulebooks import BOOKS, CODE, LANGUAGES, MENTION, RULE, Rulebook
from voevoda.core.parameters import AnyParameter, Option, Origin, Parameter

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
LINK = re.compile(r"\]\(#([^)]+)\)")
ORIGINS = {
    Origin.SEED: ("text", "текст"),
    Origin.ORIGINAL: ("original", "оригинал"),
    Origin.DECISION: ("ours", "наше"),
}
ORIGIN = "|".join(word for words in ORIGINS.values() for word in words)
NUMBER_ROW = re.compile(rf"\| `([a-z_.0-9]+)` \| ([^|]+) \| ([^|]+) \| ({ORIGIN}) \|")
OPTION_ROW = re.compile(rf"\| `([a-z_.]+)` \| `(\w+)` \| `(\w+)` \| [^|]+ \| {MENTION.pattern} \|")

each_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_rule = pytest.mark.parametrize(
    ("book", "rule"),
    [pytest.param(book, rule, id=rule) for book in BOOKS for rule in book.rule_ids],
)


def numbers(book: Rulebook) -> Iterator[AnyParameter]:
    """Yield what stands among the parameters: all but the options with another reading."""
    return (p for p in book.parameters.all if not is_reading(p))


def is_reading(parameter: AnyParameter) -> bool:
    return isinstance(parameter, Option) and len(parameter.values) == 2


@each_book
@each_language
def test_every_rule_has_one_anchor_in_its_own_paragraph(book: Rulebook, language: str) -> None:
    text = book.text(language)
    assert Counter(ANCHOR.findall(text)) == Counter(book.rule_ids)
    assert set(book.paragraphs(language)) == set(book.rule_ids)
    for line in text.splitlines():
        if rule := RULE.fullmatch(line):
            assert rule[1] == rule[2]
    paragraphs = text.split("\n\n")
    assert sum(RULE.fullmatch(part) is not None for part in paragraphs) == len(book.rule_ids)


@each_book
def test_rule_ids_are_listed_once(book: Rulebook) -> None:
    assert len(book.rule_ids) == len(set(book.rule_ids)) == book.rules


@each_book
@each_language
def test_every_rule_mentioned_or_linked_exists(book: Rulebook, language: str) -> None:
    text = book.text(language)
    anchors = set(ANCHOR.findall(text))
    assert set(MENTION.findall(text)) <= anchors
    assert set(LINK.findall(text)) <= anchors


@each_book
def test_both_languages_have_the_same_lines(book: Rulebook) -> None:
    english, russian = (book.shape(language) for language in LANGUAGES)
    for kind in ("# ", "## ", "### "):
        assert english.count(kind) == russian.count(kind) > 0
    assert english == russian


@each_book
def test_both_languages_name_the_same_codes(book: Rulebook) -> None:
    english, russian = (Counter(CODE.findall(book.text(language))) for language in LANGUAGES)
    assert english == russian


@each_rule
def test_a_rule_gives_the_same_figures_in_both_languages(book: Rulebook, rule: str) -> None:
    english, russian = (
        Counter(re.findall(r"\d+", MENTION.sub("", book.paragraphs(language)[rule])))
        for language in LANGUAGES
    )
    assert english == russian


@each_rule
def test_a_rule_refers_to_the_same_rules_in_both_languages(book: Rulebook, rule: str) -> None:
    english, russian = (
        sorted(MENTION.findall(book.paragraphs(language)[rule])) for language in LANGUAGES
    )
    assert english == russian


@each_book
@each_language
def test_every_number_is_listed_with_its_range(book: Rulebook, language: str) -> None:
    listed = {row[1]: row for row in map(NUMBER_ROW.fullmatch, book.lines(language)) if row}
    assert sorted(listed) == sorted(p.name for p in numbers(book))
    for parameter in numbers(book):
        _, name, default, bounds, origin = (listed[parameter.name][i] for i in range(5))
        assert origin in ORIGINS[parameter.origin], name
        if isinstance(parameter, Parameter):
            low, high = parameter.low, parameter.high
            written = re.findall(r"-?\d+", bounds)
            assert written == ([] if low == high else [str(low), str(high)]), name
            assert ("`none`" in bounds) == parameter.optional, name
            if not parameter.optional:
                assert str(parameter.default) in re.findall(r"-?\d+", default), name


@each_book
@each_language
def test_every_option_is_listed_with_its_values(book: Rulebook, language: str) -> None:
    rows = [row.groups() for row in map(OPTION_ROW.fullmatch, book.lines(language)) if row]
    readings = [p for p in book.parameters.all if isinstance(p, Option) and is_reading(p)]
    assert rows == [(p.name, *p.values) for p in readings]
