"""Reads Markdown documents as readers use them: headings, links, and code that has to work."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from pathlib import Path
from typing import Any, NamedTuple

from voevoda.cli.main import run

ROOT = Path(__file__).parents[2]
TARGETS = dict(
    re.findall(r"^([a-z]+):.*## (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
)
"""What each target of the Makefile is for."""
FEW_GAMES = "6"

_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMENT = re.compile(r"\s*(?<!\S)#.*$", re.MULTILINE)


class Block(NamedTuple):
    """A piece of code in a document, by its language."""

    language: str
    code: str

    @property
    def bare(self) -> str:
        """The code without comments, which are in the reader's language."""
        return _COMMENT.sub("", self.code)


def read(name: str) -> str:
    """Return the text of a document, by its path in the repository."""
    return (ROOT / name).read_text("utf-8")


def blocks(text: str) -> list[Block]:
    """Return the pieces of code of a document."""
    return [Block(*found) for found in _FENCE.findall(text)]


def prose(text: str) -> str:
    """Return a document without its pieces of code."""
    return _FENCE.sub("", text)


def headings(text: str) -> list[tuple[int, str]]:
    """Return level and words of each heading."""
    found = re.findall(r"^(#+) (.+)$", prose(text), re.MULTILINE)
    return [(len(marks), words) for marks, words in found]


def shape(text: str) -> list[str]:
    """Return the kind of every paragraph, the level of a heading: what two languages share."""
    kinds = []
    for paragraph in prose(text).split("\n\n"):
        line = paragraph.strip()
        if heading := re.match(r"#+ ", line):
            kinds.append(heading[0])
        elif line.startswith("- "):
            kinds.append(f"list of {len(re.findall(r'^- ', line, re.MULTILINE))}")
        elif line:
            kinds.append("text")
    return kinds


def run_python(code: str, names: dict[str, Any]) -> str:
    """Run a piece of Python after those before it; return what it printed."""
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(compile(code, "<document>", "exec", dont_inherit=True), names)
    return told.getvalue()


def run_shell(line: str) -> int:
    """Run one line of a shell, as far as it starts our program: with few games, in one process.

    What would install, serve or test is only looked up. Returns the exit code; 127 for a line that
    nobody here knows.
    """
    words = shlex.split(line, comments=True)
    if words[:1] == ["make"]:
        return 0 if set(words[1:]) <= set(TARGETS) else 127
    if words[:1] != ["voevoda"]:
        return 127
    if "--games" in words:
        words[words.index("--games") + 1] = FEW_GAMES
        words += ["--workers", "1"]
    return run(words[1:])
