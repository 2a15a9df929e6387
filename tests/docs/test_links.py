"""Every link between the documents leads somewhere, and every file that they name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.documents import ROOT, headings, prose, read

DOCUMENTS = sorted(
    str(path.relative_to(ROOT))
    for pattern in ("*.md", "docs/**/*.md", "src/**/*.md", "tests/**/*.md", "web/*.md")
    for path in ROOT.glob(pattern)
)
ELSEWHERE = re.compile(r"^(https?|mailto):")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
PLACEHOLDER = re.compile(r"[<>{}*…]|NNNN")
ROOTS = ("", "src/voevoda/", "web/src/")
"""What a file's path may be told from, besides the document's own folder."""


def slug(words: str) -> str:
    """Return the anchor that a heading has where Markdown is shown."""
    plain = re.sub(r"[^\w\- ]", "", words.lower())
    return plain.strip().replace(" ", "-")


def anchors(text: str) -> set[str]:
    """Return all places of a document that a link can lead to."""
    return {slug(words) for _, words in headings(text)} | set(re.findall(r'<a id="([^"]+)">', text))


def named_files(text: str) -> list[str]:
    """Return the paths of this repository that a document names as code."""
    found = re.findall(r"`([^`\s]+)`", prose(text))
    paths = [each for each in found if re.fullmatch(r"[\w.\-/]+", each)]
    known = re.compile(r"(src|tests|docs|web|scripts|benchmarks|core|ai|lab|cli|server|testing)/.+")
    return [each for each in paths if known.fullmatch(each)]


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
    folder = Path(name).parent
    missing = [
        each
        for each in named_files(read(name))
        if not PLACEHOLDER.search(each)
        and not any((ROOT / start / each).exists() for start in (*ROOTS, folder))
    ]
    assert missing == []
