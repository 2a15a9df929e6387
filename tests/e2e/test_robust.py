"""What goes wrong between a page and its server, and that the page heals itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.lines import Cut, Line
from tests.e2e.players import Keyboard, Writer
from tests.e2e.served import Server
from tests.e2e.table import actions, cell, end_turn, moves, state, step, typed
from voevoda.core.actions import Action

UNSURE = "The last action was sent but is not confirmed yet."
LOST = "Connecting again"


@pytest.fixture
def line(page: Page) -> Line:
    """The line of the page."""
    return Line(page)


def test_no_cut_and_no_kill_loses_or_doubles_an_action(
    page: Page, line: Line, tmp_path: Path, complaints: list[str]
) -> None:
    server = Server(tmp_path)

    def restart() -> None:
        server.kill()
        server.start()

    cuts = (Cut.BEFORE_SEND, Cut.AFTER_SEND, Cut.BEFORE_ANSWER)
    try:
        page.goto(server.new_table(scenario="duel", seats=[None, None], seed=1))
        player = Writer(page, line, Keyboard(page))
        over = page.get_by_role("button", name="Play again", exact=True)
        page.evaluate("globalThis.isSamePage = true")
        while not over.is_visible():
            turn = len(player.texts)
            line.cut = cuts[turn // 2 % 3] if turn % 2 else Cut.NONE
            line.on_answer = restart if turn == 17 else lambda: None
            player.play()
        player.follow()
        stored = server.match(page.url)
        chosen = [each.text for each in stored.steps if isinstance(each.choice, Action)]
        assert chosen == player.texts
        assert stored.hash == player.match.hash == state(page)
        assert len(chosen) > 20
        assert sum('"hello"' in each for each in line.sent) > len(chosen) // 2
        assert page.evaluate("globalThis.isSamePage")
    finally:
        server.stop()
    assert all("ERR_CONNECTION" in each or "WebSocket" in each for each in complaints)
    complaints.clear()


def test_a_silent_line_is_given_up(page: Page, line: Line, server: Server) -> None:
    page.goto(server.new_table(scenario="duel", seats=[None, None], seed=1))
    line.cut = Cut.SILENCE
    moves(page).fill("L1 NEW 3")
    moves(page).press("Enter")
    expect(page.get_by_text(UNSURE)).to_be_visible()
    expect(actions(page)).to_have_attribute("data-phase", "MAIN")
    expect(actions(page)).to_have_attribute("data-phase", "ROW")
    expect(page.get_by_text(UNSURE)).to_be_hidden()
    assert [step.text for step in server.match(page.url).steps] == ["L1 NEW 3"]


def test_a_killed_server_is_told_of_and_waited_for(
    page: Page, tmp_path: Path, complaints: list[str]
) -> None:
    server = Server(tmp_path)
    try:
        page.goto(server.new_table(scenario="duel", seats=[None, None], seed=1))
        typed(page, "L1 NEW 3 -/-/0/0 @b2")
        before = step(page)
        server.kill()
        expect(page.get_by_text(LOST)).to_be_visible()
        expect(page.get_by_text("The server does not answer")).to_be_visible()
        expect(cell(page, "b2")).to_have_accessible_name(re.compile("unit u1 of P1"))
        server.start()
        expect(page.get_by_text(LOST)).to_be_hidden()
        end_turn(page)
        assert step(page) == before + 1
        page.reload()
        expect(actions(page)).to_have_attribute("data-step", str(before + 1))
    finally:
        server.stop()
    assert all("ERR_CONNECTION" in each or "WebSocket" in each for each in complaints)
    complaints.clear()


def test_two_tabs_show_one_table(page: Page, context: BrowserContext, server: Server) -> None:
    page.goto(server.new_table(scenario="duel", seats=[None, None], seed=1))
    other = context.new_page()
    other.goto(page.url)
    for at, tab in enumerate((page, other, page)):
        typed(tab, ("L1 NEW 3", "ROW -/-/0/0", "AT c2")[at])
        for each in (page, other):
            expect(actions(each)).to_have_attribute("data-step", str(at + 1))
        assert state(page) == state(other)
    expect(cell(other, "c2")).to_have_accessible_name(re.compile("unit u1 of P1"))


def test_a_page_that_missed_something_is_told(
    page: Page, context: BrowserContext, server: Server
) -> None:
    page.goto(server.new_table(scenario="duel", seats=[None, None], seed=1))
    other = context.new_page()
    line = Line(other)
    other.goto(page.url)
    expect(actions(other)).to_be_visible()
    moves(other)
    line.is_deaf = True
    typed(page, "L1 NEW 3")
    line.is_deaf = False
    moves(other).fill("L1 NEW 4")
    moves(other).press("Enter")
    expect(other.get_by_role("alert")).to_contain_text("The table has moved on")
    expect(actions(other)).to_have_attribute("data-step", "1")
    assert state(page) == state(other)
    typed(other, "ROW -/-/0/0")
    expect(actions(page)).to_have_attribute("data-step", "2")
    assert len(server.match(page.url).steps) == 2


def test_a_spectator_sees_and_cannot_play(
    page: Page, new_context: Callable[..., BrowserContext], server: Server
) -> None:
    page.goto(server.new_table(scenario="duel", seats=[None, None], seed=1))
    watcher = new_context().new_page()
    # What a server answers that other devices can reach.
    watcher.route("**/api/tables", lambda route: route.fulfill(json=[]))
    watcher.goto(page.url)
    expect(watcher.get_by_role("heading", name="Waiting for the others")).to_be_visible()
    typed(page, "L1 NEW 3 -/-/0/0 @c2")
    expect(actions(watcher)).to_have_attribute("data-step", str(step(page)))
    assert state(watcher) == state(page)
    expect(cell(watcher, "c2")).to_have_accessible_name(re.compile("unit u1 of P1"))
    cell(watcher, "c2").click()
    expect(actions(watcher).get_by_role("button")).to_have_count(0)
    expect(watcher.get_by_role("button", name="Hint")).to_be_disabled()
