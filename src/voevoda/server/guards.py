"""What stands before every request: who may ask, how much, and what browsers are told about it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from voevoda.core.errors import Message as Reason
from voevoda.core.errors import ServerError
from voevoda.server.messages import Problem

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # Svelte sets widths and colours of single elements
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",  # addresses hold keys to seats
    "X-Content-Type-Options": "nosniff",
}


@dataclass(frozen=True)
class Limits:
    """How much a server takes from one client."""

    body: int = 64 * 1024
    """Bytes of a request."""
    file: int = 8 * 1024 * 1024
    """Bytes of a match file."""
    message: int = 16 * 1024
    """Bytes of a message over a socket."""
    messages: tuple[float, int] = (40.0, 120)
    """Messages over a socket: a second, and at once."""
    tables: tuple[float, int] = (2.0, 120)
    """New tables for an address: a second, and at once."""
    positions: tuple[float, int] = (10.0, 60)
    """Positions to be set up and shown for an address: a second, and at once."""


class Allowance:
    """How much somebody may still do: so much at once, and so much more every second."""

    def __init__(
        self, per_s: float, at_once: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Start full."""
        self._per_s, self._at_once, self._clock = per_s, at_once, clock
        self._left, self._then = float(at_once), clock()

    def take(self) -> bool:
        """Use up one; return whether there was one."""
        now = self._clock()
        self._left = min(self._at_once, self._left + (now - self._then) * self._per_s)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether nothing was used of late."""
        return self._left + (self._clock() - self._then) * self._per_s >= self._at_once


class Allowances:
    """An allowance for each address."""

    def __init__(self, per_s: float, at_once: int) -> None:
        """Start with no address known."""
        self._per_s, self._at_once = per_s, at_once
        self._by_address: dict[str, Allowance] = {}

    def take(self, address: str) -> None:
        """Use up one; raises ServerError if there is none."""
        if len(self._by_address) > 10_000:
            self._by_address = {a: each for a, each in self._by_address.items() if not each.is_full}
        if address not in self._by_address:
            self._by_address[address] = Allowance(self._per_s, self._at_once)
        if not self._by_address[address].take():
            raise ServerError("server-rate")


def problem(status: int, reason: Reason) -> Response:
    """Return the answer that says why a request is refused."""
    return Response(
        msgspec.json.encode(Problem(reason)), status, HEADERS, media_type="application/json"
    )


class Guard:
    """ASGI middleware: checks Host and Origin, and sets the headers that keep browsers careful."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str] | None) -> None:
        """Take the host names that may be asked for; None for any.

        A server for one device names the loopback hosts, so that no page can reach it by giving its
        own name this machine's address.
        """
        self._app, self._hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse or pass on."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        if self._is_welcome(scope):
            await self._app(scope, receive, send_guarded)
        else:
            await problem(403, Reason("server-origin"))(scope, receive, send_guarded)

    def _is_welcome(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self._hosts is not None and _host_name(host) not in self._hosts:
            return False
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            return True
        origin = headers.get("origin")  # browsers name it, and cannot be made to lie
        return origin is None or urlsplit(origin).netloc.lower() == host.lower()


def _host_name(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None
