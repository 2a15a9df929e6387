"""A place in which the code of a document may do as it likes."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from tests.docs import documents
from tests.docs.documents import Block
from voevoda.ai import bot


class Desk:
    """An empty folder where a document's pieces of code are tried in order."""

    def __init__(self, folder: Path) -> None:
        """Take the folder, which is the present one."""
        self._folder = folder
        self._names: dict[str, object] = {"__name__": "document"}

    def work_through(self, blocks: list[Block]) -> None:
        """Try every piece of code; what stands behind Python as `text` is what it has to print."""
        printed = ""
        for language, code in blocks:
            match language:
                case "python":
                    printed = documents.run_python(code, self._names)
                case "text":
                    assert printed == code
                case "toml":
                    name = code.splitlines()[0].removeprefix("# ")
                    (self._folder / name).write_text(code, "utf-8")
                case "sh":
                    for line in code.splitlines():
                        assert documents.run_shell(line) == 0, line
                case _:
                    pytest.fail(f"nobody tries code in the language “{language}”")


@pytest.fixture
def desk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Desk:
    """Return a desk; nobody types anything, and bots of documents are forgotten afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setattr(bot, "_makers", dict(bot._makers))
    return Desk(tmp_path)
