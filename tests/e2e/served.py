"""A table's server in a process of its own, as a user has it, so that it can be killed."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

START_S = 30.0
RUN = (
    "import sys; from pathlib import Path; from voevoda.server.app import serve; "
    "serve(port=int(sys.argv[1]), data_folder=Path(sys.argv[2]), open_browser=False)"
)


class Server:
    """A server with a folder of its own; after a start it has the same port and matches again."""

    def __init__(self, folder: Path) -> None:
        """Start."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = int(free.getsockname()[1])
        self._folder = folder
        self.address = f"http://127.0.0.1:{self._port}/"
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-c", RUN, str(self._port), str(self._folder)]
        source = str(Path(__file__).parents[2] / "src")
        self._process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": source})
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
        request = urllib.request.Request(
            f"{self.address}api/tables",
            json.dumps({"game": "cities", **wanted}).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request) as answer:
            return f"{self.address}#/table/{json.load(answer)['table']}"

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}health", timeout=1) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False
