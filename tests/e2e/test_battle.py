"""Battles of cerilia: whole duels, secrets of hidden units, magic, and the mat on a telephone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.generals import General, Keys, Pointer, card
from tests.e2e.players import Keyboard, Mouse, Touch, Wire
from tests.e2e.served import Server
from tests.e2e.table import actions, cell, check_access, confirm, typed
from tests.e2e.test_curtain import lift, memory
from tests.e2e.test_whole_games import play_out

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
MINE = re.compile("^(Attacker, your turn|Атакующий, ваш ход)$")


def unit(name: str, kind: str, place: str) -> dict[str, str]:
    """Return a unit of a scenario."""
    return {"id": name, "type": kind, "place": place}


def skirmish(**more: Any) -> dict[str, Any]:
    """Return a small battle in which the Attacker begins every odd round."""
    units = [
        unit("a1", "infantry", "C1"),
        unit("a29", "varsk_riders", "C1"),
        unit("d1", "archers", "C3"),
        unit("d2", "infantry", "B3"),
    ]
    host = {"id": "m1", "host": "a1", "spells": ["mass_invisibility", "wall_iron"]}
    made = {"id": "own", "units": units, "casters": [host], "params": {}, **more}
    return {**made, "params": {"initiative_mode": "alternate", **made["params"]}}


def test_a_duel_by_mouse(page: Page, wire: Wire, server: Server) -> None:
    page.goto(server.new_table(game="cerilia", scenario="duel", seats=[None, "random"], seed=2))
    mouse = Mouse(page)
    player = General(page, wire, mouse, Pointer(page, mouse))
    play_out(page, player, MINE)
    assert player.kinds >= {"move-unit", "strike", "pass"}
    check_access(page)


@pytest.mark.browser_context_args(locale="ru-RU")
def test_a_duel_by_keyboard_alone(page: Page, wire: Wire, server: Server) -> None:
    page.goto(server.new_table(game="cerilia", scenario="duel", seats=[None, "random"], seed=1))
    keyboard = Keyboard(page)
    play_out(page, General(page, wire, keyboard, Keys(page, keyboard), "ru"), MINE)
    check_access(page)


def test_a_hidden_unit_is_a_marker_and_nothing_else(page: Page, wire: Wire, server: Server) -> None:
    page.goto(server.new_table(game="cerilia", scenario=skirmish(), seats=[None, None]))
    lift(page, "Attacker")
    card(page, "a1").click()
    actions(page).get_by_role("button", name=re.compile("Mass Invisibility")).click()
    card(page, "a29").click()
    expect(cell(page, "C1")).to_have_accessible_name(re.compile("a29 .*hidden"))
    heard = len(wire.heard)
    actions(page).get_by_role("button", name="End your part of the phase").click()
    if confirm(page).count():
        confirm(page).click()
    lift(page, "Defender")
    expect(cell(page, "C1")).to_have_accessible_name(re.compile("a1 Infantry.*; hidden unit"))
    expect(page.locator("[data-unit='a29']")).to_have_count(0)
    check_access(page)
    told = [each for each in wire.heard[heard:] if '"seat":1,' in each]
    assert told
    assert not any("a29" in each["text"] for each in wire.log.values())
    assert not any("varsk_riders" in each for each in told)
    assert "a29" not in page.locator("main").inner_html()
    for text in (*told, memory(page)):
        assert '"a29"' not in text


def test_a_battle_with_secrets_says_when_it_can_be_saved(page: Page, server: Server) -> None:
    page.goto(server.new_table(game="cerilia", scenario=skirmish(), seats=[None, "random"]))
    expect(page.get_by_role("heading", name="Attacker, your turn")).to_be_visible()
    for name, reason in (("Save", "its file can be saved when"), ("Replay", "one can look back")):
        page.get_by_role("button", name=name, exact=True).click(force=True)
        expect(page.get_by_text(re.compile(f"This match has secrets: {reason}"))).to_be_visible()
    expect(page.get_by_role("slider")).to_have_count(0)


def test_a_battle_without_secrets_needs_no_curtain(page: Page, server: Server) -> None:
    quiet = skirmish(casters=[])
    page.goto(server.new_table(game="cerilia", scenario=quiet, seats=[None, None]))
    expect(page.get_by_role("heading", name="Attacker, your turn")).to_be_visible()
    typed(page, "PASS")
    expect(page.get_by_role("heading", name="Defender, your turn")).to_be_visible()
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.get_by_role("heading", name="Attacker, your turn")).to_be_visible()


def test_a_wall_is_pointed_at_by_the_sector_behind_it(page: Page, server: Server) -> None:
    page.goto(server.new_table(game="cerilia", scenario=skirmish(), seats=[None, None], seed=1))
    lift(page, "Attacker")
    card(page, "a1").click()
    actions(page).get_by_role("button", name=re.compile("Wall of Iron")).click()
    cell(page, "C2").click()
    expect(cell(page, "C3")).to_have_accessible_name(re.compile("Here: "))
    cell(page, "C3").click()
    odds = page.get_by_role("group", name="Odds")
    expect(odds).to_contain_text("33.3%")
    confirm(page).click()
    expect(cell(page, "C2")).to_have_accessible_name(re.compile("Wall of Iron on the north edge"))


def test_attacks_are_weighed_together(page: Page, server: Server) -> None:
    close = skirmish(casters=[])
    close["units"] = [
        unit("a1", "knights", "C2"),
        unit("a2", "infantry", "C2"),
        unit("d1", "pikemen", "C2"),
        unit("d2", "infantry", "B3"),
    ]
    page.goto(server.new_table(game="cerilia", scenario=close, seats=[None, None], seed=1))
    expect(page.get_by_role("heading", name="Attacker, your turn")).to_be_visible()
    for _ in range(2):
        typed(page, "PASS")
    for attacker in ("a1", "a2"):
        card(page, attacker).click()
        card(page, "d1").click()
        expect(page.get_by_role("group", name="Odds")).to_contain_text("way back")
        actions(page).get_by_role("button", name="Plan it and add another attack").click()
    plans = page.get_by_role("region", name="Planned attacks")
    expect(plans.get_by_role("table")).to_contain_text("d1 Pikemen × 2")
    check_access(page)
    plans.get_by_role("button", name="Carry out 2 attacks").click()
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("list", name="Log").first).to_contain_text("ME a1xd1")


@pytest.mark.browser_context_args(**PHONE, locale="ru-RU")
def test_the_mat_on_a_telephone(page: Page, server: Server) -> None:
    page.goto(server.new_table(game="cerilia", scenario="castle", seats=[None, None], seed=1))
    fingers = Touch(page)
    expect(page.get_by_role("heading", name="Защитник, ваш ход")).to_be_visible()
    fingers.pick("C3")
    expect(cell(page, "C3")).to_have_accessible_name(re.compile("Укрепление"))
    everything = page.get_by_role("button", name="Всё как предложено")
    fingers.push(everything)
    expect(page.get_by_role("heading", name="Атакующий, ваш ход")).to_be_visible()
    fingers.push(everything)
    expect(actions(page)).to_have_attribute("data-phase", "MAGIC")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    check_access(page)
    while actions(page).get_attribute("data-phase") == "MAGIC":
        typed(page, "PASS")
    mine = page.get_by_role("heading", name="Атакующий, ваш ход")
    if not mine.is_visible():
        typed(page, "PASS")
    fingers.push(card(page, "a10"))
    fingers.pick("A2")
    expect(page.get_by_role("group", name="Шансы")).to_be_visible()
    expect(confirm(page)).to_be_in_viewport(ratio=1)
    fingers.push(confirm(page))
    expect(cell(page, "A2")).to_have_accessible_name(re.compile("a10 Рыцари"))


def tool(page: Page, name: str) -> None:
    """Take a tool of the position editor."""
    page.get_by_role("group", name="What a click does").get_by_role("button", name=name).click()


def test_a_position_is_set_up_explained_put_right_and_played(
    page: Page, server: Server, tmp_path: Path
) -> None:
    page.goto(f"{server.address}#/editor/cerilia")
    verdict = page.get_by_role("status").filter(has_text=re.compile("."))
    play = page.get_by_role("button", name="Play it")
    page.get_by_label("Begin with").select_option(label="Empty map")
    expect(verdict).to_contain_text("Attacker has no unit")
    expect(play).to_be_disabled()
    tool(page, "Unit")
    page.get_by_label("type").first.select_option(label="Knights · 14")
    cell(page, "C1").click()
    page.get_by_label("side").select_option(label="Defender")
    cell(page, "C3").click()
    expect(verdict).to_have_text("The position can be played.")
    expect(cell(page, "C3")).to_have_accessible_name(re.compile("d1 Knights, Melee 4"))
    tool(page, "River")
    cell(page, "B2").click()
    page.get_by_label("closed edge").select_option(label="north")
    expect(cell(page, "B2")).to_have_accessible_name(re.compile("River, north edge closed"))
    tool(page, "Fort")
    cell(page, "A2").click()
    expect(page.get_by_text("The fort stands in row 3")).to_be_visible()
    tool(page, "Select")
    page.get_by_text("In the middle of a battle").click()
    page.get_by_label(re.compile("^phase")).select_option(label="Melee")
    page.get_by_label(re.compile("^initiative")).select_option(label="Defender")
    card(page, "d1").click()
    cell(page, "C1").click()
    expect(cell(page, "C1")).to_have_accessible_name(re.compile("Defender: d1 Knights"))
    damage = page.get_by_role("spinbutton", name="damage")
    damage.fill("7")
    damage.press("Tab")
    expect(verdict).to_contain_text("7 is outside its range")
    expect(damage).to_have_attribute("aria-invalid", "true")
    check_access(page)
    damage.fill("1")
    damage.press("Tab")
    expect(verdict).to_have_text("The position can be played.")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the scenario").click()
    file = tmp_path / "own.scenario.json"
    saving.value.save_as(file)
    assert json.loads(file.read_text())["position"]["phase"] == "MELEE"
    page.get_by_label("Begin with").select_option(label="Empty map")
    expect(card(page, "d1")).to_have_count(0)
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Open a scenario").click()
    choosing.value.set_files(file)
    expect(card(page, "d1")).to_have_count(1)
    page.get_by_role("combobox", name="Defender", exact=True).select_option("")
    play.click()
    expect(page.get_by_role("heading", name="Defender, your turn")).to_be_visible()
    card(page, "d1").click()
    card(page, "a1").click()
    expect(page.get_by_role("group", name="Odds")).to_contain_text("d1 Knights: Melee 3")


def test_an_army_is_made_up_saved_opened_and_fielded(
    page: Page, server: Server, tmp_path: Path
) -> None:
    page.goto(f"{server.address}#/army/cerilia")
    own = page.get_by_role("region", name="Attacker")
    verdict = page.get_by_role("status").filter(has_text=re.compile("."))
    play = page.get_by_role("button", name="Play it")
    expect(verdict).to_have_text("The armies can be fielded.")
    own.get_by_role("button", name="Knights: +1").click()
    expect(verdict).to_contain_text("14 more than the limit of 85")
    expect(play).to_be_disabled()
    own.get_by_role("button", name="Knights: −1").click()
    expect(verdict).to_have_text("The armies can be fielded.")
    check_access(page)
    with page.expect_download() as saving:
        own.get_by_role("button", name="Save the army").click()
    file = tmp_path / "own.army.json"
    saving.value.save_as(file)
    own.get_by_role("button", name="Empty the list").click()
    expect(verdict).to_contain_text("Attacker has no unit")
    with page.expect_file_chooser() as choosing:
        own.get_by_role("button", name="Open an army").click()
    choosing.value.set_files(file)
    expect(verdict).to_have_text("The armies can be fielded.")
    page.get_by_role("combobox", name="Defender", exact=True).select_option("")
    play.click()
    page.get_by_role("button", name="I am Defender: show the table").click()
    expect(actions(page)).to_have_attribute("data-phase", "P0_TERRAIN")
    page.get_by_role("button", name="All as proposed").click()
    expect(page.get_by_role("heading", name="Pass the device to Attacker")).to_be_visible()
