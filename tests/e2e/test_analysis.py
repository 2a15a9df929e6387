"""Free play for all sides, and positions set up by hand."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.e2e.served import Server
from tests.e2e.table import actions, cell, check_access, end_turn, state, step, typed


def estimate(page: Page) -> Locator:
    """Return the bar that shows who stands better."""
    return page.get_by_role("img", name=re.compile("^Estimate of the position"))


def test_analysis_plays_both_sides_and_takes_dice_back(page: Page, server: Server) -> None:
    page.goto(server.new_table(scenario="duel", analysis=True, seed=1))
    expect(estimate(page)).to_be_visible()
    best = page.get_by_role("list", name="Best actions").get_by_role("button")
    expect(best).not_to_have_count(0)
    check_access(page)
    first = best.first.text_content() or ""
    assert re.search(r"[+−-]?\d", first)
    before, opening = estimate(page).get_attribute("aria-label"), state(page)
    best.first.click()
    expect(actions(page)).to_have_attribute("data-step", "1")
    assert opening is not None
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(actions(page)).to_have_attribute("data-state-id", opening)
    for text in ("L1 NEW 3 -/-/0/0 @c2", "END", "L2 NEW 4 -/-/0/0 @c6", "END"):
        typed(page, text)
    for text in ("L1 MOV u1:c3", "L1 MOV u1:c4", "END", "L2 MOV u2:c5"):
        typed(page, text)
    calm, at = state(page), step(page)
    typed(page, "L2 ATT u2>u1")
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("list", name="Log")).to_contain_text("Die:")
    assert estimate(page).get_attribute("aria-label") != before
    while step(page) > at:
        now = step(page)
        page.get_by_role("button", name="Take back", exact=True).click()
        expect(actions(page)).not_to_have_attribute("data-step", str(now))
    assert state(page) == calm
    expect(page.get_by_role("button", name="Give up…")).to_have_count(0)


def tool(page: Page, name: str) -> None:
    """Take a tool of the position editor."""
    page.get_by_role("group", name="What a click does").get_by_role("button", name=name).click()


def test_a_position_is_set_up_explained_put_right_and_played(
    page: Page, server: Server, tmp_path: Path
) -> None:
    page.goto(f"{server.address}#/editor/cities")
    verdict = page.get_by_role("status").filter(has_text=re.compile("."))
    play = page.get_by_role("button", name="Play it")
    expect(play).to_be_disabled()
    page.get_by_label("width").fill("6")
    page.get_by_label("width").press("Tab")
    page.get_by_label("height").fill("6")
    page.get_by_label("height").press("Tab")
    tool(page, "castle")
    cell(page, "b2").click()
    tool(page, "tower")
    cell(page, "e5").click()
    expect(verdict).to_have_text("The position can be played.")
    page.get_by_label("owner").select_option("P1")
    expect(verdict).to_have_text(re.compile("two players|no location|2 to 6"))
    expect(play).to_be_disabled()
    check_access(page)
    page.get_by_label("owner").select_option("P2")
    expect(verdict).to_have_text("The position can be played.")
    spirit = page.get_by_role("spinbutton", name="spirit")
    spirit.fill("-3")
    spirit.press("Tab")
    expect(verdict).to_have_text(re.compile("-3 is outside its range"))
    expect(spirit).to_have_attribute("aria-invalid", "true")
    spirit.fill("9")
    spirit.press("Tab")
    expect(verdict).to_have_text("The position can be played.")
    tool(page, "unit")
    cell(page, "d4").click()
    expect(cell(page, "d4")).to_have_accessible_name(re.compile("unit u1 of P2"))
    expect(verdict).to_have_text("The position can be played.")
    page.get_by_role("button", name="Undo").click()
    expect(cell(page, "d4")).to_have_accessible_name("d4: free")
    page.get_by_role("button", name="Redo").click()
    expect(cell(page, "d4")).to_have_accessible_name(re.compile("unit u1 of P2"))
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the scenario").click()
    file = tmp_path / "own.scenario.json"
    saving.value.save_as(file)
    assert json.loads(file.read_text())["width"] == 6
    page.reload()
    expect(cell(page, "d4")).to_have_accessible_name(re.compile("unit u1 of P2"))
    page.get_by_label("Begin with").select_option(label="Empty map")
    expect(cell(page, "d4")).to_have_accessible_name("d4: free")
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Open a scenario").click()
    choosing.value.set_files(file)
    expect(cell(page, "d4")).to_have_accessible_name(re.compile("unit u1 of P2"))
    page.get_by_label("Seat B", exact=True).select_option("")
    play.click()
    expect(page.get_by_role("heading", name="P1, your turn")).to_be_visible()
    expect(cell(page, "e5")).to_have_accessible_name(re.compile("tower L2 of P2, spirit 9"))
    end_turn(page)
    expect(page.get_by_role("heading", name="P2, your turn")).to_be_visible()


def test_a_moment_of_a_match_becomes_a_position(page: Page, server: Server) -> None:
    page.goto(server.new_table(scenario="duel", seats=[None, None], seed=1))
    typed(page, "L1 NEW 3 -/-/0/0 @c2")
    page.get_by_role("button", name="Replay", exact=True).click()
    page.get_by_role("button", name="More…").click()
    page.get_by_role("link", name="Edit this position").click()
    expect(cell(page, "c2")).to_have_accessible_name(re.compile("unit u1 of P1, spirit 3"))
    page.get_by_role("button", name="Analyse it").click()
    expect(estimate(page)).to_be_visible()
    expect(cell(page, "c2")).to_have_accessible_name(re.compile("unit u1 of P1, spirit 3"))
