"""Somebody who fights battles of wizardrimort: a bot's head, and the hands of a person."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

from tests.e2e.players import Hands, Json, Keyboard, Mouse, Player, Touch, Wire
from tests.e2e.table import actions, step
from voevoda.core.errors import Message
from voevoda.core.registry import find
from voevoda.core.texts import say

Spot = tuple[int, int]
OVER = {"end", "pass", "no-reaction"}
STRIKES = {"attack", "counter-attack", "jump-kill", "wreck", "raze"}
VICTIMS = {"casualty", "spear-victim", "sacrifice", "obelisk-victim", "plague-victim"}
AIMS = {
    "move": "move",
    "shift-squad": "squad",
    "turn": "turn",
    "turn-squad": "turn-squad",
    "build": "build",
    "retreat": "retreat",
}
"""Kinds of action that are aimed at a point, and what the page calls the aim."""
FINGER, HAND = 100, 900
SIGHT = 300
"""How far away a point is at which somebody looks."""


def board(page: Page) -> Locator:
    """Return the table with its miniatures."""
    return page.get_by_role("application")


def piece(page: Page, name: str) -> Locator:
    """Return a miniature, or a thing that can be pressed."""
    return board(page).get_by_role("button", name=re.compile(rf"^{name} "))


def on_screen(page: Page, spot: Sequence[float]) -> tuple[float, float]:
    """Return where a point of the table is on the screen."""
    x, y = board(page).evaluate(
        """(board, [x, y]) => {
            const point = new DOMPoint(x, y).matrixTransform(board.getScreenCTM());
            return [point.x, point.y];
        }""",
        list(spot),
    )
    return x, y


def aim_button(page: Page, aim: str, language: str = "en") -> Locator:
    """Return the button with which one takes something up."""
    find("wizardrimort")  # for its words
    name = say(language, Message(f"wizardrimort-table-aim-{aim}"))
    return actions(page).get_by_role("button", name=name, exact=True)


def aimed_at(page: Page) -> Spot:
    """Return the point at which one aims, as the panel has it."""
    found = re.search(
        r"(\d+), (\d+)", actions(page).get_by_text(re.compile(r"^\d+, \d+")).inner_text()
    )
    assert found is not None
    return int(found[1]), int(found[2])


class Arms(Protocol):
    """One way to use the table."""

    def press(self, name: str) -> None:
        """Press a miniature or a thing."""
        ...

    def aim(self, aim: str, name: str, start: Spot, goal: Spot) -> None:
        """Aim from where something is at a point; what looks, looks there."""
        ...

    def end(self, button: Locator) -> None:
        """Say that one is done."""
        ...


class Pointer:
    """Miniatures are dragged, and so are the handles of what is aimed."""

    def __init__(self, page: Page, hands: Mouse | Touch, language: str = "en") -> None:
        self._page, self._hands, self._language = page, hands, language

    def press(self, name: str) -> None:
        self._hands.push(piece(self._page, name))

    def aim(self, aim: str, name: str, start: Spot, goal: Spot) -> None:
        if aim != "move":
            self._hands.push(aim_button(self._page, aim, self._language))
        if "turn" in aim or aim == "build":
            grip = "ghost" if aim == "build" else "facing"
            self.drag(self._page.locator(f"[data-grip='{grip}']").last, goal)
        else:
            self.drag(piece(self._page, name), goal)

    def end(self, button: Locator) -> None:
        self._hands.push(button)

    def drag(self, thing: Locator, goal: Sequence[float]) -> None:
        """Take hold of something in its middle, and let it go at a point of the table."""
        expect(thing).to_be_visible()
        board(self._page).scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        to_x, to_y = on_screen(self._page, goal)
        way = [(x + (to_x - x) * part, y + (to_y - y) * part) for part in (0.2, 0.6, 1)]
        if isinstance(self._hands, Touch):
            self._hands.fingers("touchStart", {"x": x, "y": y})
            for along_x, along_y in way:
                self._hands.fingers("touchMove", {"x": along_x, "y": along_y})
            return self._hands.fingers("touchEnd")
        self._page.mouse.move(x, y)
        self._page.mouse.down()
        for along in way:
            self._page.mouse.move(*along)
        self._page.mouse.up()


class Keys:
    """Tab and Enter to take something up, arrows to aim it, and Enter on the table."""

    def __init__(self, page: Page, hands: Keyboard, language: str = "en") -> None:
        self._page, self._hands, self._language = page, hands, language

    def press(self, name: str) -> None:
        self._hands.push(piece(self._page, name))

    def aim(self, aim: str, name: str, start: Spot, goal: Spot) -> None:
        now = step(self._page)
        button = aim_button(self._page, aim, self._language)
        self._hands.push(button)
        expect(button).to_have_attribute("aria-pressed", "true")
        if "turn" in aim:
            self._turn(start, goal)
        else:
            self._go(aimed_at(self._page) if aim == "build" else start, goal)
        self._page.keyboard.press("Enter")
        expect(actions(self._page)).not_to_have_attribute("data-step", str(now))

    def end(self, button: Locator) -> None:
        self._hands.go_to(board(self._page).get_by_role("button").first)
        self._page.keyboard.press("e")

    def _go(self, start: Spot, goal: Spot) -> None:
        for less, more, place in (("Left", "Right", 0), ("Up", "Down", 1)):
            apart = goal[place] - start[place]
            key = f"Arrow{more if apart > 0 else less}"
            hands, left = divmod(abs(apart), HAND)
            fingers, units = divmod(left, FINGER)
            for prefix, count in (("Shift+", hands), ("", fingers), ("Alt+", units)):
                for _ in range(count):
                    self._page.keyboard.press(prefix + key)

    def _turn(self, start: Spot, goal: Spot) -> None:
        self._page.keyboard.press("ArrowRight")
        sixteenths = round(math.atan2(goal[1] - start[1], goal[0] - start[0]) * 8 / math.pi)
        for _ in range(abs(sixteenths)):
            self._page.keyboard.press("t" if sixteenths > 0 else "Shift+t")


class Warlord(Player):
    """Plays seats of a table of wizardrimort."""

    def __init__(
        self, page: Page, wire: Wire, hands: Hands, arms: Arms, language: str = "en"
    ) -> None:
        """Sit down at the table that the page shows."""
        super().__init__(page, wire, hands, language)
        self._arms = arms

    def carry_out(self, line: Json) -> None:
        """Do with the hands what an action asks for."""
        kind, panel = line["kind"], actions(self._page)
        label = say(self._language, Message(line["label"]["id"], line["label"]["args"]))
        button = panel.get_by_role("button", name=label, exact=True)
        if kind in OVER:
            return self._arms.end(button)
        if kind in VICTIMS and "+" not in line["text"]:
            return self._arms.press(line["target"] or line["piece"])
        if kind in AIMS:
            return self._aim(line)
        if line["piece"] and kind not in VICTIMS:
            self._select(line["piece"].split("+")[0])
        if kind in STRIKES:
            return self._arms.press(line["target"])
        self._hands.push(button)

    def _aim(self, line: Json) -> None:
        aim = AIMS[line["kind"]]
        numbers = [int(number) for number in re.findall(r"(?<=[ :,])-?\d+", line["text"])]
        actor = line["piece"]
        if aim == "retreat":
            actor = self._wire.table["view"]["fight"]["targets"][0]
        elif actor is None:
            actor = self._builder(numbers)
        if aim != "retreat":
            self._select(actor)
        x, y = self._place(actor)
        goal = (numbers[0], numbers[1])
        if aim == "squad":
            goal = (x + goal[0], y + goal[1])
        elif aim in {"turn", "turn-squad", "retreat"}:
            far = SIGHT if aim != "retreat" else numbers[2]
            long = math.hypot(*goal)
            goal = (round(x + goal[0] * far / long), round(y + goal[1] * far / long))
        self._arms.aim(aim, actor, (x, y), goal)

    def _builder(self, goal: list[int]) -> str:
        """Return who of the own units is nearest to a place."""
        view = self._wire.table["view"]
        own = [unit for unit in view["units"] if unit["commander"] == view["asked"]]
        return str(min(own, key=lambda u: math.dist((u["x"], u["y"]), goal[:2]))["id"])

    def _select(self, name: str) -> None:
        if piece(self._page, name).get_attribute("aria-pressed") == "false":
            self._arms.press(name)
        expect(piece(self._page, name)).to_have_attribute("aria-pressed", "true")

    def _place(self, name: str) -> Spot:
        view = self._wire.table["view"]
        return next((unit["x"], unit["y"]) for unit in view["units"] if unit["id"] == name)
