"""Runs the program as a shell would, in this process."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from voevoda.cli.main import run


class Ran(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Voevoda = Callable[..., Ran]


@pytest.fixture
def voevoda(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Voevoda:
    """Return a function that runs a command line in an empty folder, with typed lines to read."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "VOEVODA_LANG"):
        monkeypatch.delenv(name, raising=False)

    def command(*args: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run(args)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return command
