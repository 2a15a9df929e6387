"""How soon does the server answer while a warrior or a squad is dragged over the table?"""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import quantiles
from typing import Any

from websockets.sync.client import ClientConnection, connect

from benchmarks.measure import Figure

POINTS = 100
"""Of each drag, no more than a page may send at once; it asks for the odds at each."""
MOST_MS = 50
START_S = 60.0
TABLE = {"game": "wizardrimort", "scenario": "wiz_allod", "params": {"level": "squire"}, "seed": 2}


@contextmanager
def server() -> Iterator[str]:
    """Run a server of its own; give its address without a scheme."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "voevoda", "serve", "--port", address.split(":")[1]]
        process = subprocess.Popen(
            [*command, "--data", data, "--no-open"], stdout=subprocess.DEVNULL
        )
        try:
            wait_for(f"http://{address}/health")
            yield address
        finally:
            process.terminate()
            process.wait()


def wait_for(url: str) -> None:
    """Wait until a server answers."""
    end = time.monotonic() + START_S
    while True:
        try:
            urllib.request.urlopen(url, timeout=1).close()
            return
        except (urllib.error.URLError, OSError):
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


def new_table(address: str) -> dict[str, Any]:
    """Set up a match of two people; return its key."""
    wanted = urllib.request.Request(
        f"http://{address}/api/tables",
        json.dumps(TABLE).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(wanted) as answer:
        key: dict[str, Any] = json.load(answer)
        return key


def drags(table: dict[str, Any], points: int) -> tuple[list[str], list[str]]:
    """Return the actions that a page asks about while a warrior, and then a squad, is dragged."""
    move = next(line["text"] for line in table["legal"] if line["text"].startswith("MV "))
    shift = next(line["text"] for line in table["legal"] if re.match(r"MS \w+ by ", line["text"]))
    unit, x, y = re.findall(r"\w+", move)[1:4]
    member = shift.split()[1]
    one = [f"MV {unit} {int(x) + 3 * step},{int(y) + step}" for step in range(points)]
    return one, [f"MS {member} by {3 * step + 3},{step}" for step in range(points)]


def asked(page: ClientConnection, message: dict[str, Any], kinds: set[str]) -> dict[str, Any]:
    """Send a message; return the first answer of some kinds."""
    page.send(json.dumps(message))
    while True:
        answer: dict[str, Any] = json.loads(page.recv(timeout=START_S))
        if answer["type"] == "failed":
            raise ValueError(answer)
        if answer["type"] in kinds:
            return answer


def answer_times(points: int = POINTS) -> list[float]:
    """Return how long each answer took, in ms; each drag has a page of its own."""
    times: list[float] = []
    with server() as address:
        key = new_table(address)
        for drag in range(2):
            with connect(f"ws://{address}/api/tables/{key['table']}/socket", max_size=None) as page:
                table = asked(page, {"type": "hello", "token": key["token"]}, {"table"})
                at = {"step": table["step"], "seat": table["seat"]}
                for number, text in enumerate(drags(table, points)[drag]):
                    ask = {"type": "odds", "id": number, **at, "plan": [text]}
                    began = time.perf_counter()
                    asked(page, ask, {"odds", "refused"})
                    times.append((time.perf_counter() - began) * 1e3)
    return times


def figures() -> list[Figure]:
    """Measure and return the figures."""
    times = answer_times()
    slowest = quantiles(times, n=20)[-1]
    return [
        Figure(f"`wizardrimort`, answers to {len(times)} points of a drag, 95 % within, ms",
               f"{slowest:.3g}", f"≤ {MOST_MS}", slowest <= MOST_MS),
    ]  # fmt: skip
