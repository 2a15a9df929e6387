"""Two people at one device who have secrets from each other: the toy game with cards face down."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, CDPSession, Page, expect

from tests.e2e.lines import Cut, Line
from tests.e2e.players import Wire
from tests.e2e.served import Server
from tests.e2e.serving import SECRET
from tests.e2e.table import actions, check_access

FIRST, SECOND = SECRET.format(seat=0), SECRET.format(seat=1)


def memory(page: Page) -> str:
    """Return all that the page's scripts hold, as the browser tells it."""
    session: CDPSession = page.context.new_cdp_session(page)
    parts: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda part: parts.append(part["chunk"]))
    session.send("HeapProfiler.enable")
    session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    return "".join(parts)


def card(page: Page, number: int) -> None:
    """Lay a card."""
    actions(page).get_by_role("button", name=f"card {number}", exact=True).click()


def lift(page: Page, name: str) -> None:
    """Say that one is here."""
    expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    page.get_by_role("button", name=f"I am {name}: show the table").click()
    expect(page.get_by_role("heading", name=f"{name}, your turn")).to_be_visible()


def test_each_sees_and_the_page_holds_only_ones_own(page: Page, wire: Wire, server: Server) -> None:
    page.goto(server.new_table(game="orders", seats=[None, None]))
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    check_access(page)
    [first, second] = [seat["name"] for seat in wire.table["seats"]]
    assert FIRST not in page.content()
    lift(page, first)
    expect(page.get_by_role("main")).to_contain_text(FIRST)
    assert FIRST in memory(page)
    check_access(page)

    heard, sent = len(wire.heard), len(wire.sent)
    card(page, 4)
    expect(page.get_by_role("heading", name=f"Pass the device to {second}")).to_be_visible()
    told = wire.heard[heard:]
    logs = [json.loads(each).get("log", []) for each in told]
    assert {line["text"] for log in logs for line in log if line["number"]} <= {"?"}
    assert not any(FIRST in each or SECOND in each for each in told)
    for secret in (FIRST, SECOND):
        assert secret not in page.content()
        assert secret not in memory(page)
    assert sum("card 4" in each for each in wire.sent[sent:]) == 1

    lift(page, second)
    expect(page.get_by_role("main")).to_contain_text(SECOND)
    assert FIRST not in page.content()
    assert FIRST not in memory(page)
    assert not any(FIRST in each for each in wire.heard[heard:])
    page.reload()
    expect(page.get_by_role("heading", name=f"Pass the device to {second}")).to_be_visible()
    lift(page, second)
    card(page, 2)
    lift(page, first)
    expect(page.get_by_role("list", name="Log")).to_contain_text("4")


def test_a_lost_card_is_laid_when_its_owner_is_back(page: Page, server: Server) -> None:
    line = Line(page)
    page.goto(server.new_table(game="orders", seats=[None, None]))
    lift(page, "P1")
    line.cut = Cut.BEFORE_SEND
    card(page, 4)
    lift_again = page.get_by_role("button", name="I am P1: show the table")
    lift_again.click()
    expect(page.get_by_role("heading", name="Pass the device to P2")).to_be_visible()
    assert sum("card 4" in each for each in line.sent) == 1
    lift(page, "P2")
    line.cut = Cut.AFTER_SEND
    card(page, 2)
    lift(page, "P1")
    expect(page.get_by_role("list", name="Log")).to_contain_text("card 4")
    expect(page.get_by_role("list", name="Log")).to_contain_text("second 2")


def test_a_spectator_is_told_no_secret(
    page: Page, new_context: Callable[..., BrowserContext], server: Server
) -> None:
    page.goto(server.new_table(game="orders", seats=[None, None]))
    watcher = new_context().new_page()
    watcher.route("**/api/tables", lambda route: route.fulfill(json=[]))
    wire = Wire(watcher)
    watcher.goto(page.url)
    expect(watcher.get_by_role("heading", name="Waiting for the others")).to_be_visible()
    page.get_by_role("button", name=re.compile("^I am ")).click()
    card(page, 4)
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()
    page.get_by_role("button", name=re.compile("^I am ")).click()
    expect(actions(watcher)).to_have_attribute("data-step", "1")
    everything = "".join(wire.heard) + watcher.content() + memory(watcher)
    assert FIRST not in everything
    assert SECOND not in everything
    assert "card 4" not in everything


def test_a_whole_game_behind_the_curtain(page: Page, wire: Wire, server: Server) -> None:
    page.goto(server.new_table(game="orders", scenario="three", seats=[None, None]))
    lifted = page.get_by_role("button", name=re.compile("^I am "))
    for own, others in ((5, 1), (4, 2), (1, 3)):
        for number in (own, others):
            lifted.click()
            card(page, number)
    expect(page.get_by_role("heading", name="Victory: ")).to_be_visible()
    check_access(page)
