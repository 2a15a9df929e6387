"""Somebody who plays whole games at a table: a bot's head, and the hands of a person."""

from __future__ import annotations

import json
import re
from typing import Any, Protocol

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.e2e.table import actions, cell, confirm, moves, step
from voevoda.ai.bot import know, make_bot
from voevoda.core.dice import Seeded
from voevoda.core.errors import Message
from voevoda.core.match import Match
from voevoda.core.texts import say

Json = dict[str, Any]
AIMED = {"attack", "assault", "step", "jump", "place"}
"""Kinds of action that are chosen on the map."""
MOST_TABS = 160


def played(scenario: str, seed: int) -> Match:
    """Return a whole match of two bots."""
    match = Match("cities", scenario, dice=Seeded(seed))
    bot = make_bot("greedy", match.game)
    while not match.over:
        match.play(bot.decide(know(match, match.turn, seed)))
    return match


class Wire:
    """What went over the sockets of a page; has to be there before the page goes to a table."""

    def __init__(self, page: Page) -> None:
        """Begin to listen."""
        self.sent: list[str] = []
        self.heard: list[str] = []
        self.table: Json = {}
        self.log: dict[int, Json] = {}
        self._tap(page)

    def _tap(self, page: Page) -> None:
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        """Take down what the server said."""
        self.heard.append(str(frame))
        message = json.loads(frame)
        if message["type"] == "table":
            self.table = message
            kept = {n: line for n, line in self.log.items() if n < message["log_from"]}
            self.log = kept | {line["number"]: line for line in message["log"]}


class Hands(Protocol):
    """One way to use a page."""

    def pick(self, name: str) -> None:
        """Press a cell of the map."""
        ...

    def push(self, button: Locator) -> None:
        """Press a button."""
        ...

    def end(self, button: Locator) -> None:
        """End the turn."""
        ...


class Mouse:
    """Clicks."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def pick(self, name: str) -> None:
        cell(self._page, name).click()

    def push(self, button: Locator) -> None:
        button.click()

    end = push


class Keyboard:
    """Arrows and Enter on the map, E for the end of a turn, Tab and Enter elsewhere."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def pick(self, name: str) -> None:
        here = self.go_to_map()
        for less, more, place in (("Left", "Right", 0), ("Down", "Up", 1)):
            apart = ord(name[place]) - ord(here[place])
            for _ in range(abs(apart)):
                self._page.keyboard.press(f"Arrow{more if apart > 0 else less}")
        expect(cell(self._page, name)).to_be_focused()
        self._page.keyboard.press("Enter")

    def push(self, button: Locator) -> None:
        self.go_to(button)
        self._page.keyboard.press("Enter")

    def end(self, button: Locator) -> None:
        self.go_to_map()
        self._page.keyboard.press("e")

    def go_to_map(self) -> str:
        """Go to the map; return the cell on which one stands."""
        cells = self._page.get_by_role("gridcell")
        self.go_to(cells.and_(self._page.locator("[tabindex='0']")))
        focused = self._page.evaluate("document.activeElement.ariaLabel")
        return str(focused).split(":")[0]

    def go_to(self, wanted: Locator) -> None:
        """Press Tab until one is there."""
        element = wanted.element_handle()
        for _ in range(MOST_TABS):
            if self._page.evaluate("element => element === document.activeElement", element):
                return
            self._page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {wanted}")


class Touch:
    """Fingers on the screen, as the browser itself reports them."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._screen = page.context.new_cdp_session(page)

    def pick(self, name: str) -> None:
        self.push(cell(self._page, name))

    def push(self, button: Locator) -> None:
        expect(button).to_be_enabled()
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self.fingers("touchStart", point)
        self.fingers("touchEnd")

    end = push

    def fingers(self, kind: str, *points: dict[str, float]) -> None:
        """Say where the fingers are."""
        told = [{**point, "id": finger} for finger, point in enumerate(points)]
        self._screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})


class Player:
    """Plays seats of a table of cities: the bot `greedy` decides, and hands carry it out.

    It replays the match by itself, and so proves that the page shows the state of the rules.
    """

    def __init__(self, page: Page, wire: Wire, hands: Hands, language: str = "en") -> None:
        """Sit down at the table that the page shows."""
        expect(actions(page)).to_be_visible()
        self._page, self._wire, self._hands, self._language = page, wire, hands, language
        table = wire.table
        self.match = Match(table["game"], table["scenario"], table["params"], roll=False)
        self._bot = make_bot("greedy", self.match.game)
        self.kinds: set[str] = set()
        self.texts: list[str] = []

    def play(self) -> None:
        """Make one decision, of however many presses."""
        line = self.decide()
        self.kinds.add(line["kind"])
        self.texts.append(line["text"])
        now = step(self._page)
        gone_on = self._page.locator(f"[data-state-id]:not([data-step='{now}'])")
        self.carry_out(line)
        expect(gone_on.or_(confirm(self._page))).to_be_visible()
        if confirm(self._page).count():
            self._hands.push(confirm(self._page))
        expect(gone_on).to_be_visible()

    def decide(self) -> Json:
        """Return the legal action that the bot would take."""
        self.follow()
        seat = self.match.turn
        text = self.match.format(self._bot.decide(know(self.match, seat, 1)))
        return next(line for line in self._wire.table["legal"] if line["text"] == text)

    def follow(self) -> None:
        """Replay what has happened, and compare."""
        for number in range(len(self.match.steps) + 1, self._wire.table["step"] + 1):
            self.match.replay(self.match.read_step(self._wire.log[number]["text"]))
        assert self._wire.table["hash"] == self.match.hash
        expect(actions(self._page)).to_have_attribute("data-state-id", self.match.hash)

    def called(self, seat: str) -> str:
        """Return the name that the page gives to a seat."""
        return seat

    def carry_out(self, line: Json) -> None:
        """Do with the hands what an action asks for."""
        panel = actions(self._page)
        if line["kind"] == "end":
            end = panel.get_by_role("button", name=re.compile("^(End the turn|Завершить ход)$"))
            return self._hands.end(end)
        if line["piece"]:
            self._select(line["piece"])
        if line["kind"] in AIMED:
            return self._hands.pick(line["cells"][-1])
        label = say(self._language, Message(line["label"]["id"], line["label"]["args"]))
        self._hands.push(panel.get_by_role("button", name=label, exact=True))

    def _select(self, piece: str) -> None:
        view = self._wire.table["view"]
        [where] = [p["cell"] for p in (*view["locations"], *view["units"]) if p["id"] == piece]
        if cell(self._page, where).get_attribute("aria-selected") == "false":
            self._hands.pick(where)


class Writer(Player):
    """Plays by typing notation alone."""

    def carry_out(self, line: Json) -> None:
        """Type the action and send it with Enter."""
        field = moves(self._page)
        field.fill(line["text"])
        field.press("Enter")
