"""The table's server: one ASGI application, and `serve`, which runs it on this device."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import threading
import webbrowser
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from voevoda.core.errors import ServerError, VoevodaError
from voevoda.server.api import Api, refuse, refuse_address, report_fault
from voevoda.server.bots import BotRunner, ProcessBots
from voevoda.server.guards import LOOPBACK, Allowances, Guard, Limits
from voevoda.server.metrics import Metrics
from voevoda.server.rooms import Rooms
from voevoda.server.sockets import Sockets
from voevoda.server.store import Store

CLIENT = Path(__file__).parent / "static"
PORT = 8000
LARGEST_FRAME = 1024 * 1024
"""Bytes of a WebSocket message that are read at all."""

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Voevoda</title>
<h1>The table is not built yet</h1>
<p>The server runs, but this copy of Voevoda came without its browser pages.
In the folder of the sources, run</p>
<pre>make web</pre>
<p>and load this page again.</p>
<h1 lang="ru">Стол ещё не собран</h1>
<p lang="ru">Сервер работает, но в этой копии Воеводы нет страниц для браузера.
Выполните в папке исходников <code>make web</code> и загрузите эту страницу снова.</p>
"""


def create_app(
    store: Store,
    bots: BotRunner | None = None,
    *,
    hosts: frozenset[str] | None = None,
    own_device: bool = True,
    client: Path = CLIENT,
    limits: Limits | None = None,
) -> Starlette:
    """Return the application.

    Args:
        store: Keeps the matches; closed with the application.
        bots: Asks the bots; processes of their own, if None.
        hosts: Names by which the server may be asked for; None for any.
        own_device: Whether whoever reaches the server may see all its tables, with the keys to
            their seats. Not so on a server that other devices can reach.
        client: The folder of the built browser client.
        limits: How much is taken from one client.
    """
    metrics, limits = Metrics(), limits or Limits()
    runner: BotRunner = bots or ProcessBots()
    rooms = Rooms(store, runner, metrics)
    sockets = Sockets(rooms, metrics, limits)
    tables = Allowances(*limits.tables)
    positions = Allowances(*limits.positions)
    api = Api(store, rooms, runner, metrics, limits, tables, positions, own_device)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        await rooms.close()
        runner.close()
        await asyncio.to_thread(store.close)

    return Starlette(
        routes=[
            *api.routes(),
            WebSocketRoute("/api/tables/{table}/socket", sockets.serve),
            *_pages(client),
        ],
        middleware=[
            Middleware(Guard, hosts=hosts),
            Middleware(GZipMiddleware, minimum_size=1024),
        ],
        exception_handlers={
            VoevodaError: refuse,
            HTTPException: refuse_address,
            Exception: report_fault,
        },
        lifespan=lifespan,
    )


def serve(
    host: str = "127.0.0.1",
    port: int = PORT,
    data_folder: Path | None = None,
    open_browser: bool = True,
    started: Callable[[str], None] | None = None,
) -> None:
    """Run the server until it is interrupted.

    Args:
        host: The address to listen at; only loopback addresses keep other devices out.
        port: The port; 0 takes any that is free.
        data_folder: Where matches are kept; the user's data folder, if None.
        open_browser: Whether to show the table.
        started: Called with the server's address when it is ready.

    Raises ServerError where the port is taken or the store cannot be opened.
    """
    store = Store(data_folder)
    listener = _listener(host, port)
    own_device = host in LOOPBACK
    app = create_app(store, hosts=LOOPBACK if own_device else None, own_device=own_device)
    config = uvicorn.Config(
        app,
        log_level="warning",
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=2,
    )
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"

    def ready() -> None:
        if started is not None:
            started(address)
        if open_browser:  # some browsers keep whoever starts them
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    logging.basicConfig(format="%(levelname)s %(message)s")
    with listener, contextlib.suppress(KeyboardInterrupt):
        _Server(config, ready).run(sockets=[listener])


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


class _HashedFiles(StaticFiles):
    """Files whose names change with their contents."""

    def file_response(self, *args: object, **options: object) -> Response:
        response = super().file_response(*args, **options)  # type: ignore[arg-type]  # passed on
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


class _Pages(StaticFiles):
    """The client's other files, asked for anew each time."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "no-cache"
        return response


def _pages(client: Path) -> list[BaseRoute]:
    if not (client / "index.html").is_file():
        return [Route("/", _not_built)]
    return [
        Mount("/assets", _HashedFiles(directory=client / "assets", check_dir=False)),
        Mount("/", _Pages(directory=client, html=True)),
    ]


async def _not_built(_: Request) -> Response:
    return HTMLResponse(NOT_BUILT, 503)


def _listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # known: no delay
    if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise ServerError(
            "server-port", host=host, port=port, detail=error.strerror or ""
        ) from None
    listener.set_inheritable(False)
    return listener
