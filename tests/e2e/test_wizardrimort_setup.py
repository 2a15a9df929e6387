"""Before a battle of wizardrimort: a scenario of one's own, armies that are chosen and deployed."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.e2e.players import Keyboard, Mouse
from tests.e2e.served import Server
from tests.e2e.table import actions, after, check_access, confirm, typed
from tests.e2e.test_wizardrimort import aimed, field, new_table
from tests.e2e.warriors import Pointer, board

FIT = re.compile("^(The position can be played|Позицию можно сыграть)")
DRAFTED = {
    "id": "own",
    "variant_of": "wiz_allod",
    "draft": True,
    "deploy": True,
    "first": "A",
    "commanders": [{"side": side} for side in "ABAB"],
    "params": {"army.size": 1},
}


def verdict(page: Page) -> Locator:
    """Return what the editor says of the scenario."""
    return page.get_by_role("status").first


def put(page: Page, tool: str, x: int, y: int) -> None:
    """Put something down at a point of the editor's table."""
    page.get_by_role("button", name=re.compile(f"^{tool}$", re.I)).click()
    at = page.evaluate(
        """([x, y]) => {
            const plane = document.querySelector(".placing").getScreenCTM();
            const point = new DOMPoint(x, y).matrixTransform(plane);
            return [point.x, point.y];
        }""",
        [x, y],
    )
    page.mouse.click(*at)


def test_a_scenario_is_made_kept_and_played(page: Page, server: Server, tmp_path: Path) -> None:
    page.goto(f"{server.address}#/editor/wizardrimort")
    expect(verdict(page)).to_contain_text("Side A has no unit")
    page.get_by_label("Name", exact=True).first.fill("The old mill")
    put(page, "Castle", 600, 1100)
    put(page, "Hill", 1500, 500)
    put(page, "Block", 1900, 1900)
    put(page, "Defender", 500, 1000)
    page.get_by_role("combobox", name=re.compile("^side")).select_option("B")
    put(page, "Archer", 3000, 1000)
    put(page, "Archer", 3050, 1000)
    expect(verdict(page)).to_contain_text("B2 stands on B1")
    page.get_by_label("x", exact=True).fill("9999")
    page.get_by_label("x", exact=True).press("Tab")
    expect(page.get_by_label(re.compile("^x"))).to_have_attribute("aria-invalid", "true")
    page.get_by_label(re.compile("^x")).fill("3400")
    page.get_by_label(re.compile("^x")).press("Tab")
    page.get_by_label("Last round").fill("2")
    page.get_by_label("Last round").press("Tab")
    page.get_by_label("Mode").select_option("overlord")
    expect(verdict(page)).to_contain_text("Dark Obelisk")
    page.get_by_label("Mode").select_option("plague")
    expect(verdict(page)).to_have_text(FIT)
    check_access(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the scenario").click()
    saved.value.save_as(tmp_path / "mill.json")
    page.get_by_label("Begin with").select_option("wiz_milestone")
    expect(page.get_by_label("Name", exact=True).first).to_have_value("")
    page.get_by_label("Open a scenario").set_input_files(tmp_path / "mill.json")
    expect(page.get_by_label("Name", exact=True).first).to_have_value("The old mill")
    expect(verdict(page)).to_have_text(FIT)
    page.get_by_role("button", name="Play it").click()
    expect(board(page)).to_have_accessible_name("Map: The old mill")
    expect(page.get_by_text("Round 1 of 2")).to_be_visible()


def test_a_file_that_names_a_unit_twice_is_shown(
    page: Page, server: Server, tmp_path: Path
) -> None:
    unit = {"id": "A1", "warrior": "D", "at": [500, 500]}
    (tmp_path / "own.json").write_text(json.dumps(field(units=[unit, unit])))
    page.goto(f"{server.address}#/editor/wizardrimort")
    expect(verdict(page)).to_contain_text("Side A has no unit")
    page.get_by_label("Open a scenario").set_input_files(tmp_path / "own.json")
    expect(verdict(page)).to_contain_text("Two units are called A1")
    expect(page.get_by_role("button", name=re.compile("^A1 "))).to_have_count(1)


def test_four_choose_their_armies_and_deploy_them(page: Page, server: Server) -> None:
    page.goto(new_table(server, DRAFTED, seats=[None] * 4))
    panel, hands = actions(page), Keyboard(page)
    for people in ("Humans", "Orcs", "Dwarves", "Rodents"):
        after(page, panel.get_by_role("button", name=re.compile(f"^{people}")))
        if people == "Rodents":
            expect(panel.get_by_text("A1 Humans: A1 Archer", exact=True)).to_be_visible()
            expect(panel.get_by_text("A2 Dwarves: A3 Archer", exact=True)).to_be_visible()
            check_access(page)
        hands.push(panel.get_by_role("button", name=re.compile("^Archer")))
        expect(panel.get_by_role("button", name=re.compile("^Archer"))).to_have_count(0)
    panel.get_by_role("button", name="A1 Archer").click()
    ghost, pointer = page.locator("[data-grip='ghost']"), Pointer(page, Mouse(page))
    pointer.drag(ghost, (2000, 1200))
    expect(aimed(page).get_by_role("link", name="WIZ-SET-03")).to_be_visible()
    pointer.drag(ghost, (500, 1800))
    after(page, confirm(page))
    expect(page.get_by_role("heading", name="B1, your turn")).to_be_visible()
    hands.push(panel.get_by_role("button", name="B1 Archer"))
    expect(board(page)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(aimed(page).locator("[aria-busy='false']")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="A2, your turn")).to_be_visible()


def test_a_scenario_of_ones_own_is_played_again(page: Page, server: Server) -> None:
    params = {"level": "squire", "limits.rounds": 1}
    first = new_table(server, field(name="The old mill", params=params))
    page.goto(first)
    for _ in range(2):
        typed(page, "EN")
    page.get_by_role("button", name="Play again", exact=True).click()
    page.wait_for_url(lambda address: address != first)
    expect(board(page)).to_have_accessible_name("Map: The old mill")
    expect(page.get_by_role("heading", name="A, your turn")).to_be_visible()
    expect(page.get_by_text("Round 1 of 1")).to_be_visible()
