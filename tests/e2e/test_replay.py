"""The past on screen, and what can be done with it: going on from there, files, notation."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.players import played
from tests.e2e.served import Server
from tests.e2e.table import actions, cell, check_access, state, step, typed
from voevoda.core.match import Match


@pytest.fixture(scope="module")
def match() -> Match:
    """A whole match."""
    return played("duel", 1)


def hashes(match: Match) -> list[str]:
    """Return the hash of every state of a match."""
    opening = Match(match.game, match.scenario, match.params, roll=False)
    return [opening.hash, *(each.hash for each in match.steps)]


def opened(page: Page) -> Locator:
    """Open the replay; return its slider."""
    page.get_by_role("button", name="Replay", exact=True).click()
    slider = page.get_by_role("slider", name="Replay")
    expect(slider).to_be_visible()
    return slider


def at(page: Page, place: int, match: Match) -> None:
    """Wait until a moment is shown, as the rules have it."""
    expect(actions(page)).to_have_attribute("data-step", str(place))
    expect(actions(page)).to_have_attribute("data-state-id", hashes(match)[place])


def test_every_step_is_shown_as_it_was(page: Page, server: Server, match: Match) -> None:
    page.goto(server.open_match(match))
    slider, last = opened(page), len(match.steps)
    states = hashes(match)
    slider.focus()
    page.keyboard.press("Home")
    for place in range(last + 1):
        expect(actions(page)).to_have_attribute("data-step", str(place))
        expect(actions(page)).to_have_attribute("data-state-id", states[place])
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name=re.compile("^Victory"))).to_be_visible()


def test_keys_buttons_turns_and_the_log_lead_through_the_past(
    page: Page, server: Server, match: Match
) -> None:
    page.goto(server.open_match(match))
    opened(page)
    last = len(match.steps)
    page.keyboard.press("j")
    at(page, last - 1, match)
    page.keyboard.press("j")
    at(page, last - 2, match)
    page.keyboard.press("l")
    at(page, last - 1, match)
    page.keyboard.press("Home")
    at(page, 0, match)
    page.keyboard.press("ArrowDown")
    turn = step(page)
    assert match.steps[turn].seat != match.steps[turn - 1].seat
    page.keyboard.press("ArrowUp")
    at(page, 0, match)
    page.get_by_label("Speed").select_option("2")
    page.get_by_role("heading", name="Replay").focus()
    page.keyboard.press("k")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(actions(page)).not_to_have_attribute("data-step", "0")
    page.keyboard.press("k")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert 0 < step(page) < last
    page.get_by_label("Jump to a turn").select_option(index=1)
    at(page, turn, match)
    page.get_by_role("button", name="A step back", exact=True).click()
    at(page, turn - 1, match)
    page.get_by_role("list", name="Log").get_by_role("button").last.click()
    expect(page.get_by_role("slider")).to_have_value(str(last))
    page.get_by_role("button", name="To the opening").click()
    at(page, 0, match)
    check_access(page)
    page.get_by_role("button", name="Back to now").click()
    at(page, last, match)


def test_nothing_can_be_played_in_the_past(page: Page, server: Server) -> None:
    page.goto(server.new_table(scenario="duel", seats=[None, None], seed=1))
    typed(page, "L1 NEW 3 -/-/0/0 @c2")
    now = state(page)
    opened(page)
    page.keyboard.press("j")
    expect(page.get_by_text("You are looking at step")).to_be_visible()
    cell(page, "c1").click()
    expect(actions(page).get_by_role("button")).to_have_count(0)
    page.get_by_role("button", name="Take back", exact=True).click(force=True)
    page.get_by_role("button", name="Back to now").click()
    expect(actions(page)).to_have_attribute("data-state-id", now or "")


def test_a_match_goes_on_from_any_moment(page: Page, server: Server, match: Match) -> None:
    page.goto(server.open_match(match))
    here = page.url
    slider = opened(page)
    middle = next(n for n, s in enumerate(match.steps) if n > 9 and s.text == "END") + 1
    slider.fill(str(middle))
    at(page, middle, match)
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("heading", name=re.compile("your turn$"))).to_be_visible()
    assert page.url != here
    at(page, middle, match)
    typed(page, "END")
    assert len(server.match(here).steps) == len(match.steps)
    forked = server.match(page.url)
    assert [each.text for each in forked.steps[: middle + 1]] == [
        *(each.text for each in match.steps[:middle]),
        "END",
    ]


def test_the_rest_of_the_replay(page: Page, server: Server, match: Match) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(server.open_match(match))
    opened(page)
    page.get_by_role("button", name="More…").click()
    dialog = page.get_by_role("dialog", name="Replay")
    expect(dialog.get_by_role("table", name="Estimate of the position")).to_be_visible()
    check_access(page)
    dialog.get_by_role("button", name="Copy the notation").click()
    expect(dialog.get_by_role("status")).to_contain_text(re.compile(r"\d"))
    copied = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert copied[0] == match.steps[0].text
    assert len(copied) == len(match.steps) + 1
    with page.expect_download() as saving:
        dialog.get_by_role("button", name="Share").click()
    assert saving.value.suggested_filename.endswith(".voevoda.json")


def test_a_saved_match_is_opened_again(page: Page, server: Server, tmp_path: Path) -> None:
    page.goto(server.new_table(scenario="relics", seats=[None, None], seed=1))
    typed(page, "L2 NEW 8 -/0/0/0 @g2")
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the match").click()
    file = tmp_path / "saved.voevoda.json"
    saving.value.save_as(file)
    now, here = state(page), page.url
    page.goto(server.address)
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Choose a file").click()
    choosing.value.set_files(file)
    expect(actions(page)).to_have_attribute("data-state-id", now or "")
    assert page.url != here


def test_a_file_is_opened_by_dropping_it(page: Page, server: Server, match: Match) -> None:
    page.goto(server.open_match(match))
    expect(page.get_by_role("link", name="Save the match")).to_be_visible()
    here = page.url
    page.evaluate(
        """async () => {
            const saved = document.querySelector("a[download]").href;
            const file = new File([await (await fetch(saved)).blob()], "match.voevoda.json");
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(file);
            for (const kind of ["dragenter", "dragover", "drop"])
                dispatchEvent(new DragEvent(kind, {dataTransfer, bubbles: true, cancelable: true}));
        }"""
    )
    expect(page).not_to_have_url(here)
    at(page, len(match.steps), match)


def test_a_foreign_file_is_refused_in_words(
    page: Page, server: Server, tmp_path: Path, complaints: list[str]
) -> None:
    file = tmp_path / "other.json"
    file.write_text('{"a": 1}')
    page.goto(server.address)
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Choose a file").click()
    choosing.value.set_files(file)
    expect(page.get_by_role("alert")).to_contain_text("not a match")
    assert len(complaints) == 1
    assert "422" in complaints.pop()
