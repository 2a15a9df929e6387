"""Somebody who fights battles of cerilia at a table: a bot's head, and the hands of a person."""

from __future__ import annotations

import re
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

from tests.e2e.players import Hands, Json, Keyboard, Mouse, Player, Touch, Wire
from tests.e2e.table import actions
from voevoda.core.errors import Message
from voevoda.core.texts import say

END = re.compile("^(End your part of the phase|Закончить свою часть фазы)$")


class Arms(Protocol):
    """One way to point at the cards of units."""

    def select(self, unit: str) -> None:
        """Select a unit that can act."""
        ...

    def aim(self, sector: str, unit: str | None) -> None:
        """Point at a sector, or at a unit in it."""
        ...


def card(page: Page, unit: str) -> Locator:
    """Return the card of a unit on the mat."""
    return page.get_by_role("grid").locator(f"[data-unit='{unit}']")


def is_selected(page: Page, unit: str) -> Locator:
    """Return the heading that the panel has when a unit is selected."""
    return page.get_by_role("heading", name=re.compile(rf"^{unit} "), level=3)


class Pointer:
    """Clicks or touches on cards; units in reserve are buttons."""

    def __init__(self, page: Page, hands: Mouse | Touch) -> None:
        self._page, self._hands = page, hands

    def select(self, unit: str) -> None:
        on_mat = card(self._page, unit)
        in_reserve = self._page.get_by_role("button", name=re.compile(rf"^{unit} "))
        if not is_selected(self._page, unit).count():
            self._hands.push(on_mat if on_mat.count() else in_reserve.first)
        expect(is_selected(self._page, unit)).to_be_visible()

    def aim(self, sector: str, unit: str | None) -> None:
        if unit is None:
            self._hands.pick(sector)
        else:
            self._hands.push(card(self._page, unit))


class Keys:
    """N from unit to unit; arrows and Enter on the mat."""

    def __init__(self, page: Page, hands: Keyboard) -> None:
        self._page, self._hands = page, hands

    def select(self, unit: str) -> None:
        selected = is_selected(self._page, unit)
        self._hands.go_to_map()
        for _ in range(40):
            if selected.count():
                return
            self._page.keyboard.press("n")
        raise AssertionError(f"N never came to {unit}")

    def aim(self, sector: str, unit: str | None) -> None:
        self._hands.pick(sector)


class General(Player):
    """Plays seats of a table of cerilia."""

    def __init__(
        self, page: Page, wire: Wire, hands: Hands, arms: Arms, language: str = "en"
    ) -> None:
        """Sit down at the table that the page shows."""
        super().__init__(page, wire, hands, language)
        self._arms = arms

    def called(self, seat: str) -> str:
        """Return the name that the page gives to a seat: its part."""
        return say(self._language, Message(f"cerilia-seat-{seat.lower()}"))

    def carry_out(self, line: Json) -> None:
        """Do with the hands what an action asks for."""
        panel = actions(self._page)
        if line["kind"] == "pass":
            return self._hands.end(panel.get_by_role("button", name=END))
        self._arms.select(line["piece"])
        if line["kind"] == "move-unit" and line["cells"]:
            return self._arms.aim(line["cells"][0], None)
        label = say(self._language, Message(line["label"]["id"], line["label"]["args"]))
        button = panel.get_by_role("button", name=label, exact=True)
        if line["target"] is None:
            return self._hands.push(button)
        self._arms.aim(self._sector(line["target"]), line["target"])
        self._settle(line, button)

    def _settle(self, line: Json, button: Locator) -> None:
        """Say which, where more than one enemy stands in the sector that was pointed at."""
        here = self._sector(line["target"])
        others = {
            each["target"]
            for each in self._wire.table["legal"]
            if each["piece"] == line["piece"] and each["target"]
            if self._sector(each["target"]) == here
        }
        if isinstance(self._arms, Keys) and len(others) > 1:
            self._hands.push(button)

    def _sector(self, unit: str) -> str:
        view = self._wire.table["view"]
        return str(next(u["place"] for u in view["units"] if u["id"] == unit))
