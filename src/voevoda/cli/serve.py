"""`voevoda serve`: the table in the browser."""

from __future__ import annotations

import contextlib
import socket
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from voevoda.cli.command import UsageError
from voevoda.cli.screen import Screen, reason_of
from voevoda.core.errors import ServerError

HOST = "127.0.0.1"
PORT = 8000
HIGHEST_PORT = 65535
RUNNING = "running.address"
"""The file in the data folder that says where its server is."""
ANSWER_S = 2.0


def serve(
    ctx: typer.Context,
    port: Annotated[int | None, typer.Option("--port", metavar="N")] = None,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = HOST,
    data: Annotated[str | None, typer.Option("--data", metavar="FOLDER")] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open")] = False,
) -> None:
    """Serve the table until Ctrl-C; where it is served already, say so and open it."""
    import platformdirs

    screen: Screen = ctx.obj
    if port is not None and not 0 <= port <= HIGHEST_PORT:
        raise UsageError("cli-serve-port-range", port=str(port))
    folder = Path(data) if data else platformdirs.user_data_path("voevoda")
    running = folder / RUNNING
    address = _running_address(running)
    if address is not None:
        screen.say("cli-serve-running", address=address)
        if open_browser:
            webbrowser.open(address)
        return
    wanted = PORT if port is None else port
    if not _is_free(host, wanted):
        if port is not None:
            raise ServerError("cli-serve-port-taken", port=str(port))
        screen.say("cli-serve-moved", taken=str(PORT))
        wanted = 0
    _run(screen, host, wanted, folder, open_browser)


def _run(screen: Screen, host: str, port: int, folder: Path, open_browser: bool) -> None:
    from voevoda.server.app import serve as run_server

    running = folder / RUNNING

    def started(address: str) -> None:
        running.write_text(address, "utf-8")
        screen.say("cli-serve-at", address=address)
        screen.console.file.flush()  # whoever started us through a pipe is waiting for it

    try:
        run_server(host, port, folder, open_browser, started)
    finally:
        running.unlink(missing_ok=True)
    screen.say("cli-serve-stopped")


def _running_address(file: Path) -> str | None:
    """Return where the server of a data folder answers; None if it does not."""
    with contextlib.suppress(OSError, ValueError):
        address = file.read_text("utf-8").strip()
        with urllib.request.urlopen(address + "health", timeout=ANSWER_S) as answer:
            return address if answer.status == 200 else None
    return None


def _is_free(host: str, port: int) -> bool:
    """Return whether a port can be listened at; raises UsageError if the address cannot."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in (0, port):
        with socket.socket(family, socket.SOCK_STREAM) as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                listener.bind((host, tried))
            except (OSError, TypeError, ValueError) as error:  # the latter: no name at all
                if tried == 0:
                    detail = reason_of(error)
                    raise UsageError("cli-serve-host", host=host, detail=detail) from None
                return False
    return True
