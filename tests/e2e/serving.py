"""The program of a table's server whose bots stay on plain rules, so that no compiler runs.

It knows the toy game with secrets too. Each seat's view of it carries words that no other seat may
read, whatever else is the same for both.
"""

from __future__ import annotations

import dataclasses
import sys
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from tests.games.toys import orders
from voevoda.core.registry import add
from voevoda.server.app import LARGEST_FRAME, create_app
from voevoda.server.bots import ProcessBots
from voevoda.server.guards import LOOPBACK
from voevoda.server.store import Store

SECRET = "known-to-seat-{seat}-alone"


class MarkedView(msgspec.Struct, frozen=True):
    """A view of the toy game with the words of the seat that sees it."""

    points: list[int]
    hands: list[list[int]]
    secret: str | None


def view(world: Any, state: Any, seat: int | None) -> MarkedView:
    """Return what a seat sees, marked as its own."""
    seen = orders.view(world, state, seat)
    secret = None if seat is None else SECRET.format(seat=seat)
    return MarkedView(seen.points, seen.hands, secret)


def main() -> None:
    """Serve at a port, with a folder for matches and that of the built client."""
    port, data, client = sys.argv[1:]
    add(dataclasses.replace(orders.GAME, view=view))
    bots = ProcessBots(compiles=False)
    app = create_app(Store(Path(data)), bots, hosts=LOOPBACK, client=Path(client))
    uvicorn.run(
        app,
        port=int(port),
        log_level="warning",
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=2,
    )


if __name__ == "__main__":
    main()
