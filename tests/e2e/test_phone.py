"""The map and the pages on a telephone, under real touches."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.players import Touch
from tests.e2e.served import Server
from tests.e2e.table import actions, cell, confirm, end_turn, moves, typed

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

pytestmark = pytest.mark.browser_context_args(**PHONE)


def width(page: Page, name: str) -> float:
    """Return how wide a cell is on the screen."""
    box = cell(page, name).bounding_box()
    assert box is not None
    return box["width"]


def left(page: Page, name: str) -> float:
    """Return where a cell begins on the screen."""
    box = cell(page, name).bounding_box()
    assert box is not None
    return box["x"]


def test_two_fingers_zoom_and_one_pushes(page: Page, server: Server) -> None:
    page.goto(server.new_table(scenario="six_lairs", seats=[None] * 6, seed=1))
    expect(actions(page)).to_be_visible()
    hands, map_ = Touch(page), page.get_by_role("grid")
    map_.scroll_into_view_if_needed()
    box = map_.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    whole = width(page, "d4")
    hands.fingers("touchStart", {"x": x - 20, "y": y}, {"x": x + 20, "y": y})
    for apart in (30, 45, 60, 80):
        hands.fingers("touchMove", {"x": x - apart, "y": y}, {"x": x + apart, "y": y})
    hands.fingers("touchEnd")
    page.wait_for_function(
        "([name, whole]) => document.querySelector(`[data-cell=${name}]`)"
        ".getBoundingClientRect().width > 2 * whole",
        arg=["d4", whole],
    )
    at = left(page, "d4")
    hands.fingers("touchStart", {"x": x, "y": y})
    for along in (10, 25, 40):
        hands.fingers("touchMove", {"x": x - along, "y": y})
    hands.fingers("touchEnd")
    page.wait_for_function(
        "([name, at]) => document.querySelector(`[data-cell=${name}]`)"
        ".getBoundingClientRect().left < at - 20",
        arg=["d4", at],
    )
    expect(page.locator("[role='gridcell'][aria-selected='true']")).to_have_count(0)
    assert page.evaluate("visualViewport.scale") == 1
    # No tap: so soon after a push the browser takes one for the end of it.
    page.get_by_role("button", name="The whole map").last.click()
    page.wait_for_function(
        "([name, whole]) => Math.abs(document.querySelector(`[data-cell=${name}]`)"
        ".getBoundingClientRect().width - whole) < 1",
        arg=["d4", whole],
    )


def test_a_tap_selects_and_targets_are_large_enough(page: Page, server: Server) -> None:
    page.goto(server.new_table(scenario="duel", seats=[None, None], seed=1))
    expect(actions(page)).to_be_visible()
    Touch(page).pick("c1")
    expect(cell(page, "c1")).to_have_attribute("aria-selected", "true")
    small = page.get_by_role("main").evaluate(
        """main => [...main.querySelectorAll("button, a.button, summary, select, [role=gridcell]")]
            .filter(each => each.checkVisibility())
            .map(each => [each.textContent.trim(), each.getBoundingClientRect()])
            .filter(([, box]) => box.width < 24 || box.height < 24)
            .map(([text]) => text)"""
    )
    assert small == []


def test_odds_are_seen_before_they_are_answered(page: Page, server: Server) -> None:
    page.goto(server.new_table(scenario="duel", seats=[None, None], seed=1))
    expect(actions(page)).to_be_visible()
    for move in ("L1 NEW 5 -/-/0/0 @c2", "L2 NEW 4 -/-/0/0 @c6", "L1 MOV u1:c3,u1:c4"):
        typed(page, move)
        end_turn(page)
    typed(page, "L2 MOV u2:c5")
    for name in ("c5", "c4"):
        Touch(page).pick(name)
    chance = page.get_by_role("group", name="Odds").get_by_role("definition").first
    expect(chance).to_have_text("50% 1/2")
    expect(chance).to_be_in_viewport(ratio=1)
    expect(confirm(page)).to_be_in_viewport(ratio=1)
    assert chance.evaluate(
        """each => {
            const { x, y, width, height } = each.getBoundingClientRect();
            return each.contains(document.elementFromPoint(x + width / 2, y + height - 2));
        }"""
    )


def test_nothing_has_to_be_scrolled_aside(page: Page, server: Server) -> None:
    for address in (
        server.address,
        f"{server.address}#/new/cities",
        f"{server.address}#/settings",
        f"{server.address}#/rules/cities",
        f"{server.address}#/editor/cities",
        f"{server.address}#/editor/cerilia",
        f"{server.address}#/army/cerilia",
        f"{server.address}#/new/cerilia",
        f"{server.address}#/editor/wizardrimort",
        f"{server.address}#/new/wizardrimort",
        server.new_table(scenario="six_lairs", seed=1),
        server.new_table(scenario="duel", analysis=True, seed=1),
        server.new_table(game="cerilia", scenario="two_crowns", analysis=True, seed=1),
        server.new_table(game="wizardrimort", scenario="wiz_two_crowns", analysis=True, seed=1),
    ):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        seen = page.get_by_role("grid").or_(page.get_by_role("heading", level=2)).first
        expect(seen).to_be_visible()
        page.get_by_role("button", name=re.compile("^(Русский|English)$")).click()
        expect(seen).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") == 360, address


@pytest.mark.parametrize(
    ("game", "scenario"), [("cities", "duel"), ("wizardrimort", "wiz_chronicle")]
)
def test_the_longest_names_stay_on_the_screen(
    page: Page, server: Server, game: str, scenario: str
) -> None:
    names = ["W" * 40, "Щ" * 40]
    page.goto(server.new_table(game=game, scenario=scenario, names=names, seats=[None, None]))
    expect(actions(page)).to_be_visible()
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize("game", ["cities", "wizardrimort"])
def test_what_is_typed_in_vain_is_answered_on_the_screen(
    page: Page, server: Server, game: str
) -> None:
    page.goto(server.new_table(game=game, seats=[None, None], seed=1))
    expect(actions(page)).to_be_visible()
    moves(page).fill("DANCE")
    moves(page).press("Enter")
    answer = page.get_by_role("alert").filter(has_text="DANCE")
    expect(answer).to_be_in_viewport()
    expect(moves(page)).to_be_in_viewport()
