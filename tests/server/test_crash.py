"""A server that is killed loses nothing that it has acknowledged."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys
from pathlib import Path
from voevoda.server.app import serve

if __name__ == "__main__":
    started = lambda address: print(address, flush=True)
    serve(port=0, data_folder=Path(sys.argv[1]), open_browser=False, started=started)
"""
INTERRUPTED = """
import _thread
import sys
from pathlib import Path
from voevoda.server.app import serve

def started(address):
    print("numba" in sys.modules)
    _thread.interrupt_main()

serve(port=0, data_folder=Path(sys.argv[1]), open_browser=False, started=started)
"""
Json = dict[str, Any]


@contextmanager
def server(folder: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run a server until the end of the block, and kill it there if it still lives."""
    command = [sys.executable, "-c", PROGRAM, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT / "src") as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline().strip()
        finally:
            process.kill()


@contextmanager
def sitting(address: str, key: Json) -> Iterator[tuple[ClientConnection, Json]]:
    url = f"ws{address.removeprefix('http')}api/tables/{key['table']}/socket"
    with connect(url) as socket:
        socket.send(json.dumps({"type": "hello", "token": key["token"]}))
        yield socket, json.loads(socket.recv())


def act(socket: ClientConnection, table: Json) -> None:
    seat = table["waiting"][0]
    line = table["legal"][-1]["text"]
    message = {"type": "act", "id": 1, "step": table["step"], "seat": seat, "text": line}
    socket.send(json.dumps(message))


@pytest.mark.slow
def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    with server(tmp_path) as (process, address):
        key = httpx2.post(f"{address}api/tables", json={"game": "cities"}).json()
        with sitting(address, key) as (socket, table):
            for _ in range(12):
                act(socket, table)
                done, table = json.loads(socket.recv()), json.loads(socket.recv())
                assert (done["type"], done["hash"]) == ("done", table["hash"])
            process.kill()
    with server(tmp_path) as (process, address), sitting(address, key) as (socket, again):
        assert [again[k] for k in ("step", "hash", "view")] == [
            table[k] for k in ("step", "hash", "view")
        ]
        act(socket, again)
        process.kill()  # whether or not the action came through
    with server(tmp_path) as (_, address), sitting(address, key) as (socket, after):
        came = after["step"] - again["step"]
        assert (came == 0) == (after["hash"] == again["hash"])
        act(socket, after)
        assert json.loads(socket.recv())["type"] == "done"


@pytest.mark.slow
def test_serving_needs_no_compiler_and_ends_when_interrupted(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, str(tmp_path)],
        capture_output=True, text=True, check=False, cwd=ROOT / "src",
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "False\n", "")
