"""What one meets at a table of cities: odds, reasons, hints, taking back, ways to end a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.players import Wire
from tests.e2e.served import Server
from tests.e2e.table import actions, after, cell, check_access, confirm, end_turn, lit, step, typed


@pytest.fixture
def duel(page: Page, server: Server) -> str:
    """Two people at a duel; the address of their table."""
    address = server.new_table(scenario="duel", seats=[None, None], seed=3)
    page.goto(address)
    expect(actions(page)).to_be_visible()
    return address


@pytest.mark.usefixtures("duel")
def test_keys_lead_to_an_action_and_back(page: Page) -> None:
    cell(page, "a1").focus()
    page.keyboard.press("n")
    expect(cell(page, "c1")).to_be_focused()
    expect(cell(page, "c1")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(cell(page, "c1")).to_have_attribute("aria-selected", "false")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(cell(page, "c1")).to_be_focused()
    page.keyboard.press("Enter")
    expect(cell(page, "c1")).to_have_attribute("aria-selected", "true")
    create = actions(page).get_by_role("button", name="hand over 3 spirit")
    create.press("Enter")
    expect(cell(page, "c1")).to_be_focused()
    page.keyboard.press("1")
    expect(actions(page)).to_have_attribute("data-phase", "CELL")
    expect(cell(page, "c1")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(cell(page, "c2")).to_have_accessible_name(re.compile("unit u1 of P1, spirit 3"))
    page.keyboard.press("Space")
    expect(cell(page, "c2")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(cell(page, "c2")).to_have_attribute("aria-selected", "false")
    page.keyboard.press("End")
    expect(cell(page, "e2")).to_be_focused()
    page.keyboard.press("e")
    expect(page.get_by_role("heading", name="P2, your turn")).to_be_visible()
    page.keyboard.press("m")
    expect(page.get_by_role("textbox", name="Type a move")).to_be_focused()
    page.get_by_role("gridcell").first.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    check_access(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.usefixtures("duel")
def test_odds_before_an_attack_and_the_reason_against_one(page: Page) -> None:
    typed(page, "L1 NEW 5 -/-/0/0 @c2")
    end_turn(page)
    typed(page, "L2 NEW 4 -/-/0/0 @c6")
    end_turn(page)
    cell(page, "c2").click()
    cell(page, "c6").click()
    expect(page.get_by_role("alert")).to_contain_text("CIT-ATT-01")
    typed(page, "L1 MOV u1:c3,u1:c4")
    end_turn(page)
    typed(page, "L2 MOV u2:c5")
    cell(page, "c5").click()
    cell(page, "c4").click()
    odds = page.get_by_role("group", name="Odds")
    expect(odds).to_contain_text(re.compile(r"chance to hit\s*50% 1/2"))
    expect(odds.get_by_role("table").get_by_role("row")).to_have_count(5)
    check_access(page)
    before = step(page)
    odds.get_by_role("button", name="Cancel").click()
    expect(odds).to_be_hidden()
    assert step(page) == before
    cell(page, "c4").click()
    after(page, confirm(page))
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("Die:")
    page.get_by_role("button", name="Take back", exact=True).click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("What the dice have decided stands.")


@pytest.mark.usefixtures("duel")
def test_a_number_in_the_log_opens_its_rule(page: Page) -> None:
    typed(page, "L1 NEW 3 -/-/0/0 @c2")
    page.get_by_role("tab", name="Log").click()
    number = page.get_by_role("list", name="Log").get_by_role("link", name=re.compile("CIT-ACT-02"))
    number.first.click()
    expect(page).to_have_url(re.compile("#/rules/cities/CIT-ACT-02$"))
    rule = page.get_by_role("article").get_by_text(re.compile("^CIT-ACT-02"))
    expect(rule).to_be_in_viewport()
    page.get_by_role("link", name="Back to the table").click()
    expect(cell(page, "c2")).to_have_accessible_name(re.compile("unit u1"))


@pytest.mark.usefixtures("duel")
def test_a_greyed_out_action_says_why_not(page: Page, wire: Wire) -> None:
    page.reload()
    expect(actions(page)).to_be_visible()
    cell(page, "c1").click()
    blocked = wire.table["blocked"]
    assert blocked
    against = page.get_by_role("list", name="Not possible now")
    expect(against).to_contain_text(blocked[0]["reason"]["rule"])
    rule = against.get_by_role("link").first
    expect(rule).to_have_attribute("href", re.compile("#/rules/cities/"))


@pytest.mark.usefixtures("duel")
def test_a_move_to_a_marked_cell(page: Page) -> None:
    for text in ("L1 NEW 3 -/-/0/0 @c2", "END", "END"):
        typed(page, text)
    cell(page, "c2").click()
    marked = page.get_by_role("gridcell", name=re.compile("A move leads here"))
    expect(marked).not_to_have_count(0)
    after(page, cell(page, "c3"))
    expect(cell(page, "c3")).to_have_accessible_name(re.compile("unit u1"))


@pytest.mark.usefixtures("duel")
def test_taking_back_and_playing_again(page: Page) -> None:
    typed(page, "L1 NEW 3")
    expect(actions(page)).to_have_attribute("data-phase", "ROW")
    after(page, page.get_by_role("button", name="Take back", exact=True))
    expect(actions(page)).to_have_attribute("data-phase", "MAIN")
    again = page.get_by_role("button", name="Play again what was taken back")
    after(page, again)
    expect(actions(page)).to_have_attribute("data-phase", "ROW")
    expect(again).to_be_disabled()
    after(page, page.get_by_role("button", name="Take back", exact=True))
    page.get_by_role("button", name="Take back", exact=True).click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("Nothing has been done yet")


@pytest.mark.usefixtures("duel")
def test_a_hint_can_be_followed(page: Page, wire: Wire) -> None:
    page.get_by_role("button", name="Hint").click()
    advice = page.get_by_role("region", name="What would the bot")
    best = advice.get_by_role("listitem").first.get_by_role("button")
    expect(best).to_be_visible()
    check_access(page)
    best.click()
    expect(actions(page)).to_have_attribute("data-step", "1")
    expect(advice).to_be_hidden()


@pytest.mark.usefixtures("duel")
def test_giving_up_is_asked_about_and_decides_the_game(page: Page) -> None:
    typed(page, "L1 NEW 3 -/-/0/0 @c2")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Give up…").click()
    dialog = page.get_by_role("dialog", name="Give up for P1?")
    expect(dialog).to_be_visible()
    check_access(page)
    dialog.get_by_role("button", name="Close").click()
    expect(page.get_by_role("heading", name="P1, your turn")).to_be_visible()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Give up…").click()
    dialog.get_by_role("button", name="Give up", exact=True).click()
    expect(page.get_by_role("heading", name="Victory: P2")).to_be_visible()
    expect(page.get_by_text("The others have given up.")).to_be_visible()
    check_access(page)


@pytest.mark.usefixtures("duel")
def test_a_draw_is_offered_declined_and_agreed_on(page: Page) -> None:
    def offer() -> None:
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("button", name="Offer a draw").click()

    offer()
    expect(page.get_by_role("button", name="P1 withdraws the offer")).to_be_visible()
    check_access(page)
    page.get_by_role("button", name="P2 declines").click()
    expect(page.get_by_role("button", name="P2 accepts")).to_be_hidden()
    offer()
    page.get_by_role("button", name="P2 accepts").click()
    expect(page.get_by_role("heading", name="A draw")).to_be_visible()
    expect(page.get_by_text("The players have agreed on a draw.")).to_be_visible()


@pytest.mark.usefixtures("duel")
def test_the_list_twin_tells_all_that_the_map_shows(page: Page) -> None:
    typed(page, "L1 NEW 3 -/-/0/0 @c2")
    page.get_by_role("tab", name="The table as a list").click()
    twin = page.get_by_role("tabpanel")
    for name in ("c1", "c2", "c7"):
        label = cell(page, name).get_attribute("aria-label") or ""
        expect(twin).to_contain_text(label.split(": ", 1)[1].split(". ")[0])
    check_access(page)


@pytest.mark.parametrize(
    "params",
    [
        {"cost_move": 2, "move_cells": 3},
        {"adjacency": "4", "attack_range": 2},
        {"cost_create": 1, "start_tp": 5, "tp_cap": 9},
    ],
    ids=lambda params: ",".join(params),
)
def test_the_page_knows_no_rules(
    page: Page, wire: Wire, server: Server, params: dict[str, int | str]
) -> None:
    """With other numbers the same page shows what the server allows, and nothing else."""
    page.goto(server.new_table(scenario="duel", seats=[None, None], seed=1, params=params))
    expect(actions(page)).to_be_visible()
    assert all(wire.table["params"][name] == value for name, value in params.items())
    for text in ("L1 NEW 3 -/-/0/0 @c2", "END", "L2 NEW 4 -/-/0/0 @c6", "END"):
        typed(page, text)
    _check_marks(page, wire, "u1")
    ways = page.get_by_role("gridcell", name=re.compile("A move leads here"))
    if any(line["kind"] == "move" for line in wire.table["legal"]):
        expect(ways).not_to_have_count(0)
        goal = ways.last.get_attribute("data-cell")
        ways.last.click()
        expect(page.get_by_role("gridcell", name=re.compile(rf"^{goal}: .*\bu1\b"))).to_be_visible()
        if actions(page).get_attribute("data-phase") == "MOVE":
            _check_marks(page, wire, "u1")
    page.keyboard.press("Escape")


def _check_marks(page: Page, wire: Wire, piece: str) -> None:
    """Select a piece, and compare the cells that are lit with the actions that the server names."""
    view = wire.table["view"]
    [where] = [unit["cell"] for unit in view["units"] if unit["id"] == piece]
    if cell(page, where).get_attribute("aria-selected") == "false":
        cell(page, where).click()
    expect(cell(page, where)).to_have_attribute("aria-selected", "true")
    aimed = {"attack", "assault", "step", "jump", "place"}
    legal = [line for line in wire.table["legal"] if line["kind"] in aimed]
    own = [line for line in legal if line["piece"] == piece]
    names = {name for line in own for name in line["cells"]}
    expect(lit(page)).to_have_count(len(names))
    labels: list[str] = lit(page).evaluate_all("all => all.map(each => each.ariaLabel)")
    assert {label.split(":")[0] for label in labels} == names
