"""All tables in memory: opened when somebody comes, forgotten when long alone."""

from __future__ import annotations

import asyncio

from voevoda.server.bots import BotRunner
from voevoda.server.metrics import Metrics
from voevoda.server.room import Room
from voevoda.server.store import Store

IDLE_ROOMS = 64
"""Tables that stay in memory with nobody at them."""


class Rooms:
    """All tables in memory, opened when somebody comes and forgotten when long alone."""

    def __init__(self, store: Store, bots: BotRunner, metrics: Metrics) -> None:
        """Open none yet."""
        self._store, self._bots, self._metrics = store, bots, metrics
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._telling: set[asyncio.Task[None]] = set()
        bots.listen(self._tell_warm)
        metrics.gauge("rooms", lambda: len(self._opening))

    async def room(self, table: str) -> Room:
        """Return a table; raises NotFoundError, or MatchFileError where it cannot be replayed."""
        task = self._opening.pop(table, None) or asyncio.create_task(self._open(table))
        self._opening[table] = task  # the one used last stands last
        try:
            room = await asyncio.shield(task)
        except Exception:
            self._opening.pop(table, None)
            raise
        self._forget_idle()
        return room

    async def close(self) -> None:
        """Stop all bots."""
        await asyncio.gather(*self._telling, *(room.close() for room in self._opened()))

    async def _open(self, table: str) -> Room:
        opened = await asyncio.to_thread(self._store.open, table)
        room = Room(table, opened, self._store, self._bots, self._metrics)
        await asyncio.to_thread(room.estimates.fill, room.match)
        return room

    def _opened(self) -> list[Room]:
        return [t.result() for t in self._opening.values() if t.done() and not t.exception()]

    def _tell_warm(self, game: str) -> None:
        for room in self._opened():
            if room.match.game.id == game:
                telling = asyncio.create_task(room.tell_warm())
                self._telling.add(telling)
                telling.add_done_callback(self._telling.discard)

    def _forget_idle(self) -> None:
        idle = [
            table
            for table, task in list(self._opening.items())[:-1]
            if task.done() and not task.exception() and not task.result().guests
        ]
        for table in idle[: max(0, len(idle) - IDLE_ROOMS)]:
            del self._opening[table]
