"""The program in a process of its own: start-up, pipes, the server."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PROGRAM = [sys.executable, "-c", "from voevoda.cli.main import main; main()"]
SOURCES = Path(__file__).parents[2] / "src"
LONGEST_S = 60


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SOURCES), "VOEVODA_LANG": "en", "HOME": str(home)}


def run(home: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PROGRAM, *args], input=typed, capture_output=True, text=True, encoding="utf-8", cwd=home,
        env={**environment(home), "PYTHONIOENCODING": "utf-8"}, timeout=LONGEST_S, check=False,
    )  # fmt: skip


@contextmanager
def serving(
    home: Path, *args: str, program: list[str] = PROGRAM
) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """Yield a server and the lines up to the one that names its address."""
    process = subprocess.Popen(
        [*program, "serve", "--data", str(home), *args],
        stdout=subprocess.PIPE, text=True, env=environment(home),
    )  # fmt: skip
    try:
        assert process.stdout is not None
        lines = []
        for line in process.stdout:
            lines.append(line.strip())
            if "http://" in line:
                break
        yield process, lines
    finally:
        process.kill()
        process.communicate(timeout=LONGEST_S)


def address_in(line: str) -> str:
    return next(word for word in line.split() if word.startswith("http://"))


@pytest.mark.parametrize("line", ["--help", "games", "play --help", "rules cities CIT-ATT-04"])
def test_light_commands_open_no_compiler(tmp_path: Path, line: str) -> None:
    """Start-up is quick because nothing heavy is loaded before it is needed."""
    code = (
        "import sys; from voevoda.cli.main import run; "
        f"assert run({line.split()!r}) == 0; "
        "heavy = {'numba', 'sqlalchemy', 'uvicorn', 'starlette'} & set(sys.modules); "
        "sys.exit(str(heavy) if heavy else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(tmp_path),
        timeout=LONGEST_S, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_a_game_is_piped_through(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "cities", "--seats", "human,human", typed="END\n" * 100)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.rstrip().endswith("]")


def test_an_error_leaves_one_line_and_exit_code_2(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    known = "cerilia, cities, grand, wizardrimort"
    assert done.stderr == f"There is no game “chess”. Known games: {known}.\n"


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*PROGRAM, "rules", "cities"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=environment(tmp_path),
    ) as process:  # fmt: skip
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""


@pytest.mark.parametrize("redirected", ["<&-", ">&-", "2>&-"])
def test_streams_may_be_closed(tmp_path: Path, redirected: str) -> None:
    line = f'"$@" play cities --seats human,human {redirected}'
    done = subprocess.run(
        ["sh", "-c", line, "sh", *PROGRAM], capture_output=True, stdin=subprocess.DEVNULL,
        text=True, cwd=tmp_path, env=environment(tmp_path), timeout=LONGEST_S, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert len(list(tmp_path.glob("*.voevoda.json"))) == 1


def test_letters_that_the_output_lacks_are_replaced(tmp_path: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, "games", "--lang", "ru"], capture_output=True, timeout=LONGEST_S, check=False,
        env={**environment(tmp_path), "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"????" in done.stdout and b"cities" in done.stdout


def test_the_server_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0") as (process, lines):
        address = address_in(lines[-1])
        with urllib.request.urlopen(address + "api/games", timeout=LONGEST_S) as answer:
            assert "cities" in json.dumps(json.load(answer))
        again = run(tmp_path, "serve", "--data", str(tmp_path))
        assert (again.returncode, again.stderr) == (0, "")
        assert again.stdout == f"The table is running already at {address}\n"
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=LONGEST_S)
        assert process.returncode == 0
        assert rest == "Stopped. Every match is stored.\n"


def test_a_server_that_was_killed_does_not_seem_to_run(tmp_path: Path) -> None:
    with serving(tmp_path, "--port", "0") as (process, _):
        process.kill()
        process.wait(timeout=LONGEST_S)
    with serving(tmp_path, "--port", "0") as (_, lines):
        assert lines[-1].startswith("The table is at http://127.0.0.1:")


def test_a_port_that_was_asked_for_and_is_taken_is_an_error(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = run(tmp_path, "serve", "--data", str(tmp_path), "--port", port)
    assert done.returncode == 2
    assert done.stderr == f"Port {port} is taken: choose another with --port, or leave it out.\n"


def test_a_usual_port_that_is_taken_is_replaced_by_a_free_one(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code = (
            "import importlib; serve = importlib.import_module('voevoda.cli.serve'); "
            f"serve.PORT = {port}; "
            "from voevoda.cli.main import main; main()"
        )
        with serving(tmp_path, program=[sys.executable, "-c", code]) as (_, lines):
            assert lines[0] == f"Port {port} is taken; using a free one instead."
            assert f":{port}/" not in address_in(lines[1])
