"""One WebSocket for each page at a table: reads requests in order, and survives bad ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from voevoda.core.errors import Message, NotFoundError, ServerError, VoevodaError
from voevoda.core.game import Seat
from voevoda.server.guards import Allowance, Limits
from voevoda.server.messages import (
    Act,
    AskHint,
    AskOdds,
    DeclineDraw,
    Failed,
    Hello,
    Lift,
    Look,
    OfferDraw,
    Redo,
    Refused,
    Reply,
    Request,
    Resign,
    Sync,
    Undo,
)
from voevoda.server.metrics import Metrics
from voevoda.server.room import Room
from voevoda.server.rooms import Rooms

HELLO_S = 30.0
"""Who says nothing for so long is let go."""
BACKLOG = 256
"""Messages that may wait for a slow page; it is let go when there are more, and comes back."""

NO_TABLE, UNREADABLE, TOO_SLOW, SILENT, BROKEN = 4404, 4409, 4408, 4400, 1011
"""Close codes; the first two mean that coming back is of no use."""

_log = logging.getLogger("voevoda.server")
_requests = msgspec.json.Decoder(Request)
TableRequest = Act | AskOdds | Undo | Redo | Look | AskHint | Resign | OfferDraw | DeclineDraw


class Page:
    """The guest at the other end of a socket."""

    def __init__(self, socket: WebSocket) -> None:
        """Take an accepted socket."""
        self.token: str | None = None
        self.told = -1
        self.shown: Seat | None = None
        self.present: Seat | None = None
        self._socket = socket
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.is_dismissed = False

    def tell(self, reply: Reply) -> None:
        """Send a message without waiting."""
        if self.is_dismissed:
            return
        if self._waiting.qsize() < BACKLOG:
            self._waiting.put_nowait(msgspec.json.encode(reply))
        else:
            self.dismiss(TOO_SLOW)

    def dismiss(self, code: int) -> None:
        """Close the socket after what was told before."""
        if not self.is_dismissed:
            self.is_dismissed = True
            self._waiting.put_nowait(code)

    async def deliver(self) -> None:
        """Send what is told, until the socket is closed from either side."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while isinstance(message := await self._waiting.get(), bytes):
                await self._socket.send_text(message.decode())
            await self._socket.close(message)


class Sockets:
    """Serves the sockets of all tables."""

    def __init__(self, rooms: Rooms, metrics: Metrics, limits: Limits) -> None:
        """Take the tables."""
        self._rooms, self._metrics, self._limits = rooms, metrics, limits
        self._open = 0
        metrics.gauge("sockets", lambda: self._open)

    async def serve(self, socket: WebSocket) -> None:
        """Serve one page from its first message to its last."""
        await socket.accept()
        page = Page(socket)
        delivery = asyncio.create_task(page.deliver())
        self._open += 1
        try:
            await self._converse(socket, page)
        except Exception:
            _log.exception("a socket broke down")
            page.dismiss(BROKEN)
        finally:
            self._open -= 1
            if not page.is_dismissed:
                delivery.cancel()
            await asyncio.gather(delivery, return_exceptions=True)

    async def _converse(self, socket: WebSocket, page: Page) -> None:
        try:
            room = await self._rooms.room(socket.path_params["table"])
        except VoevodaError as error:
            page.tell(Failed(error.message))
            page.dismiss(NO_TABLE if isinstance(error, NotFoundError) else UNREADABLE)
            return
        try:
            async for raw in self._messages(socket, page):
                await self._answer(room, page, raw)
        finally:
            room.leave(page)

    async def _messages(self, socket: WebSocket, page: Page) -> AsyncIterator[str | bytes]:
        allowance = Allowance(*self._limits.messages)
        patience: float | None = HELLO_S
        while True:
            try:
                received = await asyncio.wait_for(socket.receive(), patience)
            except TimeoutError:
                page.dismiss(SILENT)
                return
            if received["type"] == "websocket.disconnect":
                return
            patience = None
            if allowance.take():
                yield received.get("text") or received.get("bytes") or b""
            else:
                page.tell(Failed(Message("server-rate")))

    async def _answer(self, room: Room, page: Page, raw: str | bytes) -> None:
        try:
            request = self._read(raw)
        except ServerError as error:
            self._metrics.count("unreadable")
            page.tell(Failed(error.message))
            return
        if isinstance(request, Hello):
            page.token = request.token
            await room.enter(page)
        elif page not in room.guests:
            page.tell(Failed(Message("server-malformed", {"detail": "the first message is hello"})))
        elif isinstance(request, Lift):
            await room.lift(request.seat, page)
        elif isinstance(request, Sync):
            await room.sync(page)
        else:
            await self._carry_out(room, page, request)

    def _read(self, raw: str | bytes) -> Request:
        if len(raw) > self._limits.message:
            raise ServerError("server-too-large")
        try:
            return _requests.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ServerError("server-malformed", detail=str(error)[:200]) from None

    async def _carry_out(self, room: Room, page: Page, request: TableRequest) -> None:
        kind = type(request).__name__.lower()
        try:
            await _handle(room, page, request)
            self._metrics.count("requests", f'kind="{kind}",answer="done"')
        except VoevodaError as error:
            self._metrics.count("requests", f'kind="{kind}",answer="refused"')
            page.tell(Refused(request.id, len(room.match.steps), error.message))
            if error.message.id == "server-stale":
                await room.sync(page)
        except Exception:
            _log.exception("table %s: %s", room.table, kind)
            page.tell(Refused(request.id, len(room.match.steps), Message("server-fault")))


async def _handle(room: Room, page: Page, request: TableRequest) -> None:
    match request:
        case Act():
            await room.act(page, request)
        case Undo():
            await room.undo(page, request)
        case Redo():
            await room.redo(page, request)
        case AskOdds():
            await room.odds(page, request)
        case Look():
            await room.look(page, request)
        case AskHint():
            await room.hint(page, request)
        case Resign():
            await room.resign(page, request)
        case OfferDraw():
            await room.offer(page, request)
        case DeclineDraw():
            await room.decline(page, request)
