"""Whole games of cities, each by one way to use the page, with every state compared."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.players import Hands, Keyboard, Mouse, Player, Touch, Wire, Writer
from tests.e2e.served import Server
from tests.e2e.table import actions, check_access

MOST_DECISIONS = 200
MINE = re.compile("^P1(, your turn|, ваш ход)$")


def play_out(page: Page, player: Player, turn: re.Pattern[str] = MINE) -> None:
    """Play whenever it is one's turn, until the game is over."""
    mine = actions(page).get_by_role("heading", name=turn)
    over = page.get_by_role("button", name=re.compile("^(Play again|Сыграть ещё раз)$"))
    for _ in range(MOST_DECISIONS):
        expect(mine.or_(over)).to_be_visible()
        if over.is_visible():
            break
        player.play()
    player.follow()
    assert player.match.over
    winner = player.called(player.match.seats[player.match.winners[0]].name)
    expect(
        page.get_by_role("heading", name=re.compile(f"^(Victory|Победа): {winner}( · .+)?$"))
    ).to_be_visible()


def test_by_mouse(page: Page, wire: Wire, server: Server) -> None:
    page.goto(server.new_table(scenario="duel", seats=[None, "random"], seed=1))
    player = Player(page, wire, Mouse(page))
    play_out(page, player)
    assert player.kinds >= {"attack", "assault", "create", "choose-row", "place", "step", "end"}
    expect(page.get_by_text("Every location has the same owner")).to_be_visible()
    check_access(page)
    here = page.url
    page.get_by_role("button", name="Play again", exact=True).click()
    expect(page.get_by_role("heading", name="P1, your turn")).to_be_visible()
    assert page.url != here


@pytest.mark.browser_context_args(locale="ru-RU")
def test_by_keyboard_alone(page: Page, wire: Wire, server: Server) -> None:
    page.goto(server.new_table(scenario="duel", seats=[None, "random"], seed=2))
    play_out(page, Player(page, wire, Keyboard(page), "ru"))
    check_access(page)


def test_by_notation_alone(page: Page, wire: Wire, server: Server) -> None:
    page.goto(server.new_table(scenario="duel", seats=[None, None], seed=3))
    play_out(page, Writer(page, wire, Keyboard(page)), re.compile("your turn$"))
    check_access(page)


@pytest.mark.browser_context_args(
    locale="ru-RU", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
)
def test_by_touch_of_two_people_on_a_phone(page: Page, wire: Wire, server: Server) -> None:
    page.goto(server.new_table(scenario="duel", seats=[None, None], seed=1))
    hands: Hands = Touch(page)
    play_out(page, Player(page, wire, hands, "ru"), re.compile("ваш ход$"))
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    check_access(page)
