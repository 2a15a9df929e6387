"""Every link between the documents leads somewhere, and every file that they name is there."""

from __future__ import annotations

import re

import pytest

from tests.docs.documents import ROOT, blocks, headings, prose, read

DOCUMENTS = sorted(
    str(path.relative_to(ROOT))
    for pattern in ("*.md", "docs/**/*.md", "src/**/*.md", "tests/**/*.md", "web/*.md")
    for path in ROOT.glob(pattern)
)
ELSEWHERE = re.compile(r"^(https?|mailto):")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
FILE = re.compile(r"[\w.\-/]+(/|\.(cit|ftl|json|md|py|svelte|toml|ts|txt))")
GAMES = "src/voevoda/games"
STARTS = ("", "src/voevoda/", f"{GAMES}/cities/", f"{GAMES}/cities/rules/", f"{GAMES}/grand/")
"""Folders from which the documents name files, besides their own."""


def slug(words: str) -> str:
    """Return the anchor that a heading has where Markdown is shown."""
    plain = re.sub(r"[^\w\- ]", "", words.lower())
    return plain.strip().replace(" ", "-")


def anchors(text: str) -> set[str]:
    """Return all places of a document that a link can lead to."""
    return {slug(words) for _, words in headings(text)} | set(re.findall(r'<a id="([^"]+)">', text))


def named_files(text: str) -> list[str]:
    """Return the files and folders that a document names as code, but those it makes itself."""
    made = {word for block in blocks(text) for word in block.code.split()}
    named = re.findall(r"`([^`\s]+)`", prose(text))
    return [each for each in named if FILE.fullmatch(each) and each not in made]


def test_there_are_documents() -> None:
    assert {"README.md", "CONTRIBUTING.md", "docs/guide-bot.ru.md"} <= set(DOCUMENTS)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_link_leads_somewhere(name: str) -> None:
    broken = []
    for target in LINK.findall(prose(read(name))):
        if ELSEWHERE.match(target):
            continue
        path, _, anchor = target.partition("#")
        file = (ROOT / name).parent / path if path else ROOT / name
        if not file.exists() or (anchor and anchor not in anchors(file.read_text("utf-8"))):
            broken.append(target)
    assert broken == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_file_it_names_is_there(name: str) -> None:
    starts = [ROOT / start for start in STARTS] + [(ROOT / name).parent]
    missing = [
        each
        for each in named_files(read(name))
        if not any((start / each).exists() for start in starts)
    ]
    assert missing == []
