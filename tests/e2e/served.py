"""A table's server in a process of its own, as a user has it, so that it can be killed."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from voevoda.core.match import Match
from voevoda.core.matchfile import load, save
from voevoda.server.app import CLIENT

START_S = 30.0
ROOT = Path(__file__).parents[2]


class Server:
    """A server with a folder of its own; after a start it has the same port and matches again."""

    def __init__(self, folder: Path) -> None:
        """Start."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = int(free.getsockname()[1])
        self._folder = folder / "data"
        self._client = folder / "client"
        shutil.copytree(CLIENT, self._client)  # whoever builds meanwhile disturbs nothing
        self.address = f"http://127.0.0.1:{self._port}/"
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        folders = (str(self._folder), str(self._client))
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.e2e.serving", str(self._port), *folders],
            env={**os.environ, "PYTHONPATH": path},
        )
        end = time.monotonic() + START_S
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError("the server did not start")
            time.sleep(0.05)

    def kill(self) -> None:
        """Stop it in the middle of whatever it does."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def new_table(self, **wanted: Any) -> str:
        """Set up a match; return the address of its page."""
        return self._post("api/tables", json.dumps({"game": "cities", **wanted}).encode())

    def open_match(self, match: Match) -> str:
        """Put a match on a table; return the address of its page."""
        return self._post("api/files", save(match))

    def match(self, page: str) -> Match:
        """Return the match of a page's address from its file, replayed by the rules."""
        table = page.rpartition("/")[2]
        with urllib.request.urlopen(f"{self.address}api/tables/{table}/file") as answer:
            return load(answer.read())

    def _post(self, path: str, body: bytes) -> str:
        kind = {"Content-Type": "application/json"}
        with urllib.request.urlopen(
            urllib.request.Request(f"{self.address}{path}", body, kind)
        ) as answer:
            return f"{self.address}#/table/{json.load(answer)['table']}"

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}health", timeout=1) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False
