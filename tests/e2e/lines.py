"""The line between a page and its server, which a test can cut."""

from __future__ import annotations

import json
from collections.abc import Callable
from enum import Enum, auto

from playwright.sync_api import Page, WebSocketRoute

from tests.e2e.players import Wire


class Cut(Enum):
    """What happens to a line when the next action goes over it."""

    NONE = auto()
    BEFORE_SEND = auto()
    """The line breaks, and the action never leaves the page."""
    AFTER_SEND = auto()
    """The line breaks right behind the action."""
    BEFORE_ANSWER = auto()
    """The server has answered, and the line breaks before the page hears of it."""
    SILENCE = auto()
    """The line looks well, and nothing comes over it any more."""


class Line(Wire):
    """The line between a page and its server, in a test's hands."""

    def __init__(self, page: Page) -> None:
        """Take it over."""
        self.cut = Cut.NONE
        self.is_deaf = False
        self.on_answer: Callable[[], None] = lambda: None
        """Called when the server has answered an action and the page will not hear of it."""
        super().__init__(page)

    def _tap(self, page: Page) -> None:
        page.route_web_socket(lambda address: address.endswith("/socket"), self._carry)

    def _carry(self, here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        cut = Cut.NONE

        def hang_up() -> None:
            here.close()
            there.close()

        def send(message: str | bytes) -> None:
            nonlocal cut
            if json.loads(message)["type"] == "act":
                cut, self.cut = self.cut, Cut.NONE
            if cut == Cut.BEFORE_SEND:
                return hang_up()
            self.sent.append(str(message))
            there.send(message)
            if cut == Cut.AFTER_SEND:
                hang_up()

        def hear(message: str | bytes) -> None:
            if cut == Cut.BEFORE_ANSWER and json.loads(message)["type"] == "done":
                self.on_answer()
                return hang_up()
            if cut == Cut.NONE and not self.is_deaf:
                self.hear(message)
                here.send(message)

        here.on_message(send)
        there.on_message(hear)
