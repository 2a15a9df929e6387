"""A browser that is Chromium as installed, and pages that may not complain."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebError, expect

from tests.e2e.chromium import ADVICE, find_chromium
from tests.e2e.players import Wire
from tests.e2e.served import Server

# Time enough on a machine that has other things to do.
expect.set_options(timeout=15_000)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the machine's Chromium, quiet and without its own traffic."""
    path = find_chromium()
    if path is None and os.environ.get("CI"):
        pytest.fail(ADVICE)
    if path is None:
        pytest.skip(ADVICE)
    arguments = [
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-gpu",
        "--disable-quic",
        "--disable-sync",
        "--no-first-run",
        "--no-sandbox",
    ]
    return {**browser_type_launch_args, "executable_path": path, "args": arguments}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Nothing moves, and the browser asks for English."""
    return {**browser_context_args, "reduced_motion": "reduce", "locale": "en-GB"}


@pytest.fixture
def complaints() -> list[str]:
    """What the pages of a test wrote to the console as a warning, an error or an exception.

    It has to be empty at the end; a test that provokes complaints looks at them and clears it.
    """
    return []


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], complaints: list[str]
) -> Iterator[Callable[..., BrowserContext]]:
    """Make contexts, that of the `page` fixture among them, whose pages may not complain."""

    def listen(message: ConsoleMessage) -> None:
        if message.type in {"warning", "error"}:
            complaints.append(f"{message.type}: {message.text} ({message.location['url']})")

    def fail(error: WebError) -> None:
        complaints.append(f"exception: {error.error}")

    def make(**options: Any) -> BrowserContext:
        context = new_context(**options)
        context.on("console", listen)
        context.on("weberror", fail)
        return context

    yield make
    assert complaints == []


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that tests share; each has its own tables."""
    running = Server(tmp_path_factory.mktemp("matches"))
    yield running
    running.stop()


@pytest.fixture
def wire(page: Page) -> Wire:
    """What goes over the sockets of the page."""
    return Wire(page)
