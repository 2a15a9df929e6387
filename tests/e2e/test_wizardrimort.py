"""Battles of wizardrimort: whole duels, aiming, interruption, a chronicle, and a telephone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.players import Keyboard, Mouse, Touch, Wire, Writer
from tests.e2e.served import Server
from tests.e2e.table import actions, after, check_access, confirm, typed
from tests.e2e.test_whole_games import play_out
from tests.e2e.warriors import Keys, Pointer, Warlord, aim_button, board, piece

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
MINE = re.compile("^A, (your (turn|decision)|ваш ход|ваше решение)$")


def new_table(server: Server, scenario: Any, **more: Any) -> str:
    """Set up a match of two people; return the address of its page."""
    wanted = {"seats": [None, None], "seed": 1, **more}
    return server.new_table(game="wizardrimort", scenario=scenario, **wanted)


def field(**more: Any) -> dict[str, Any]:
    """Return a scenario of three warriors, in which the first player begins."""
    return {
        "id": "own",
        "width": 3600,
        "height": 2400,
        "first": "A",
        "commanders": [{"side": "A", "faction": "human"}, {"side": "B", "faction": "orc"}],
        "units": [
            {"id": "A1", "warrior": "D", "at": [450, 1050]},
            {"id": "A2", "warrior": "B", "at": [450, 1450]},
            {"id": "B1", "warrior": "D", "at": [3150, 1350]},
        ],
        "bodies": [
            {"id": "OB", "kind": "obelisk", "disc": [1800, 1200, 80]},
            {"id": "MI", "kind": "mine", "disc": [1800, 150, 100]},
            {"id": "GA", "kind": "garden", "disc": [1800, 2250, 100]},
        ],
        **more,
    }


def melee() -> dict[str, Any]:
    """Return a position in which the first player has all dice, and an enemy before him."""
    return field(
        units=[
            {"id": "A1", "warrior": "D", "at": [450, 1050]},
            {"id": "A2", "warrior": "B", "at": [450, 1200]},
            {"id": "B1", "warrior": "D", "at": [620, 1050]},
            {"id": "B2", "warrior": "D", "at": [3150, 1350]},
        ],
        params={"level": "squire"},
        turn={},
    )


def seen(page: Page) -> list[float]:
    """Return how many px a unit of the table takes, and where its corner is on the screen."""
    corner: list[float] = board(page).evaluate(
        "board => { const { a, e, f } = board.getScreenCTM(); return [a, e, f]; }"
    )
    return corner


def aimed(page: Page) -> Locator:
    """Return what the panel says of something that is aimed."""
    yes = page.get_by_role("button", name=re.compile("^(Confirm|Подтвердить)$"))
    return actions(page).get_by_role("group").filter(has=yes)


def check_answered(page: Page) -> None:
    """See that the rules have said what they think of what is aimed, and let axe look."""
    expect(aimed(page).locator("[aria-busy='false']")).to_be_visible()
    check_access(page)


def test_a_duel_by_mouse(page: Page, wire: Wire, server: Server) -> None:
    page.goto(new_table(server, "wiz_milestone", seats=[None, "random"]))
    mouse = Mouse(page)
    player = Warlord(page, wire, mouse, Pointer(page, mouse))
    play_out(page, player, MINE)
    assert player.kinds >= {"move", "attack", "end"}
    check_access(page)


@pytest.mark.browser_context_args(locale="ru-RU")
def test_a_duel_by_keyboard_alone(page: Page, wire: Wire, server: Server) -> None:
    page.goto(new_table(server, "wiz_milestone", seats=[None, "random"], seed=2))
    keyboard = Keyboard(page)
    player = Warlord(page, wire, keyboard, Keys(page, keyboard, "ru"), "ru")
    play_out(page, player, MINE)
    check_access(page)


def test_a_duel_by_notation_alone(page: Page, wire: Wire, server: Server) -> None:
    page.goto(new_table(server, "wiz_milestone", seed=3))
    play_out(page, Writer(page, wire, Keyboard(page)), re.compile("your (turn|decision)$"))
    check_access(page)


def test_a_drag_too_far_names_rule_and_figures(page: Page, server: Server) -> None:
    page.goto(new_table(server, field(params={"level": "squire"})))
    expect(page.get_by_role("heading", name="A, your turn")).to_be_visible()
    pointer = Pointer(page, Mouse(page))
    pointer.drag(piece(page, "A1"), (2550, 1050))
    refusal = aimed(page).get_by_role("link", name="WIZ-MOV-05")
    expect(refusal).to_be_visible()
    expect(aimed(page)).to_contain_text(re.compile(r"2 h \d"))
    expect(confirm(page)).to_be_disabled()
    check_answered(page)
    pointer.drag(piece(page, "A1"), (1250, 1050))
    expect(refusal).to_have_count(0)
    after(page, confirm(page))
    expect(piece(page, "A1")).to_have_accessible_name(re.compile("; 1[12]"))


def test_a_shot_is_aimed_and_nobody_is_asked_twice(page: Page, wire: Wire, server: Server) -> None:
    page.goto(new_table(server, "wiz_drowned_tower"))
    typed(page, "CV none")
    expect(page.get_by_role("heading", name="B, your decision")).to_be_visible()
    check_access(page)
    after(page, actions(page).get_by_role("button", name="Not in this turn"))
    piece(page, "A.art").click()
    aim_button(page, "stone").click()
    Pointer(page, Mouse(page)).drag(page.locator("[data-grip='ghost']"), (2900, 1530))
    expect(aimed(page)).to_contain_text(re.compile(r"Hits an enemy: .*\d.*%"))
    check_answered(page)
    after(page, confirm(page))
    expect(page.get_by_role("heading", name="A, your turn")).to_be_visible()
    assert any(re.match(r"AS 2[89]\d\d,15", line["text"]) for line in wire.log.values())


def test_an_interruption_is_offered_and_taken(page: Page, server: Server) -> None:
    page.goto(new_table(server, "wiz_drowned_tower"))
    typed(page, "CV none")
    panel = actions(page)
    panel.get_by_text("Interrupt with…").click()
    panel.get_by_role("button", name=re.compile("B4")).click()
    expect(panel).to_contain_text("your next dice lose a pip each")
    panel.get_by_role("button", name="Cancel").click()
    piece(page, "B3").click()
    expect(panel.get_by_role("heading", name="Interrupt with B3")).to_be_visible()
    check_access(page)
    after(page, confirm(page))
    expect(page.get_by_text("B interrupts with B3.")).to_be_visible()
    expect(aim_button(page, "move")).to_be_visible()
    Pointer(page, Mouse(page)).drag(piece(page, "B3"), (3700, 1200))
    after(page, confirm(page))
    panel.get_by_role("button", name="End the interruption").click()
    if confirm(page).count():
        confirm(page).click()
    expect(page.get_by_role("heading", name="A, your turn")).to_be_visible()
    expect(panel.get_by_role("button", name="Not in this turn")).to_have_count(0)


def test_a_retreat_is_dragged(page: Page, wire: Wire, server: Server) -> None:
    page.goto(new_table(server, melee(), seed=3))
    piece(page, "A1").click()
    piece(page, "B1").click()
    after(page, confirm(page))
    expect(page.get_by_role("heading", name="B, your decision")).to_be_visible()
    pointer = Pointer(page, Mouse(page))
    pointer.drag(piece(page, "B1"), (1000, 2000))
    expect(aimed(page)).to_contain_text("WIZ-RCT-05")
    expect(confirm(page)).to_be_disabled()
    page.keyboard.press("Escape")
    pointer.drag(piece(page, "B1"), (1400, 1050))
    check_answered(page)
    after(page, confirm(page))
    assert any(line["text"].startswith("RT ") for line in wire.log.values())
    expect(page.get_by_role("heading", name="A, your turn")).to_be_visible()


def test_a_planned_path_is_taken_back_as_a_whole(page: Page, server: Server) -> None:
    page.goto(new_table(server, melee()))
    back, again = (page.get_by_role("button", name=name) for name in ("Take back", "Play again"))
    typed(page, "BD 450,1400")
    typed(page, "MV A2 300,1200>300,1300>300,1500")
    expect(actions(page)).to_have_attribute("data-step", "4")
    back.click()
    expect(actions(page)).to_have_attribute("data-step", "1")
    again.click()
    expect(actions(page)).to_have_attribute("data-step", "4")
    for text in ("VIA A1 450,900", "VIA A1 600,700"):
        typed(page, text)
    panel = actions(page)
    expect(panel).to_have_attribute("data-phase", "PLAN")
    expect(board(page).locator(".planned")).to_have_count(1)
    check_access(page)
    after(page, panel.get_by_role("button", name="Drop the plan"))
    expect(panel).to_have_attribute("data-phase", "ACT")


def test_a_siege_says_what_is_at_stake_and_how_it_ended(page: Page, server: Server) -> None:
    units = [
        {"id": "A1", "warrior": "D", "at": [2900, 2000]},
        {"id": "A2", "warrior": "P", "at": [2900, 1860]},
        {"id": "B1", "warrior": "D", "at": [4500, 2000]},
        {"id": "B2", "warrior": "P", "at": [4500, 2140]},
    ]
    own = {"id": "own", "variant_of": "wiz_white_gate", "units": units}
    turn = {"round": 9, "sieged": 8}
    page.goto(new_table(server, {**own, "turn": turn, "params": {"level": "squire"}}))
    expect(page.get_by_text("Round 9 of 10")).to_be_visible()
    expect(page.get_by_text("side B has to hold out to the end of round 10")).to_be_visible()
    piece(page, "A1").click()
    expect(piece(page, "A1")).to_have_attribute("aria-pressed", "true")
    typed(page, "EN")
    expect(page.get_by_role("heading", name="B, your turn")).to_be_visible()
    stake = page.get_by_role("region", name="Players").get_by_text("Side A holds what wins")
    expect(stake).to_be_visible()
    expect(piece(page, "A1")).to_have_attribute("aria-pressed", "false")
    typed(page, "EN")
    expect(page.get_by_role("heading", name="Victory: A")).to_be_visible()
    expect(actions(page).get_by_text("The besiegers have taken the castle.")).to_be_visible()
    expect(stake).to_have_count(0)
    check_access(page)


def test_a_path_is_set_point_by_point_with_arrows(page: Page, wire: Wire, server: Server) -> None:
    page.goto(new_table(server, field(params={"level": "squire"})))
    piece(page, "A1").click()
    aim_button(page, "move").click()
    for key in ("ArrowRight", "ArrowDown", "ArrowRight"):
        actions(page).get_by_role("button", name="Go by here").click()
        page.keyboard.press(key)
    check_answered(page)
    after(page, confirm(page))
    texts = [line["text"] for line in wire.log.values()]
    assert texts[-3:] == ["VIA A1 550,1050", "VIA A1 550,1150", "MV A1 650,1150"]


def test_a_chronicle_keeps_the_field(page: Page, server: Server) -> None:
    params = {"level": "squire", "limits.rounds": 1, "chronicle.games": 2}
    page.goto(new_table(server, field(modes=["basic", "overlord"], params=params)))
    expect(page.get_by_text("Game 1 of 2")).to_be_visible()
    piece(page, "A1").click()
    aim_button(page, "build").click()
    after(page, confirm(page))
    block = page.get_by_role("tabpanel").get_by_text(re.compile("block01")).first
    page.get_by_role("tab", name="The table as a list").click()
    expect(block).to_be_visible()
    for _ in range(2):
        typed(page, "EN")
    expect(page.get_by_text("Game 2 of 2")).to_be_visible()
    page.get_by_role("tab", name="The table as a list").click()
    expect(block).to_be_visible()
    check_access(page)


@pytest.mark.browser_context_args(**PHONE, locale="ru-RU")
def test_the_table_on_a_telephone(page: Page, server: Server) -> None:
    page.goto(new_table(server, field(params={"level": "squire"})))
    fingers = Touch(page)
    pointer = Pointer(page, fingers, "ru")
    expect(board(page)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    pointer.drag(piece(page, "A1"), (1250, 1050))
    expect(confirm(page)).to_be_enabled()
    fingers.push(confirm(page))
    expect(piece(page, "A1")).to_have_accessible_name(re.compile("; 1[12]"))
    check_access(page)
    pointer.press("A2")
    pointer.aim("turn", "A2", (450, 1450), (450, 900))
    expect(aimed(page)).to_contain_text("север")
    fingers.push(confirm(page))
    expect(aimed(page)).to_have_count(0)
    expect(actions(page)).to_contain_text("север")
    assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.browser_context_args(**PHONE)
def test_fingers_push_and_pinch_the_table(page: Page, server: Server) -> None:
    page.goto(new_table(server, "wiz_allod", params={"level": "squire"}))
    fingers = Touch(page)
    expect(piece(page, "B1")).to_be_in_viewport()
    near = seen(page)
    assert near[0] * 60 > 10, "one begins so near that warriors can be told apart"
    fingers.push(piece(page, "B1"))
    page.evaluate("scrollTo(0, 0)")
    fingers.fingers("touchStart", {"x": 60, "y": 200})
    for way in (60, 140, 240):
        fingers.fingers("touchMove", {"x": 60 + way, "y": 200})
    fingers.fingers("touchEnd")
    pushed = seen(page)
    assert pushed[0] == near[0]
    assert round(pushed[1] - near[1]) == 240
    ghost = page.locator("[data-grip='ghost']")
    expect(ghost).to_have_count(0)
    aim_button(page, "build").click()
    expect(ghost).to_be_in_viewport()
    page.evaluate("scrollTo(0, 0)")
    for kind, half in (("touchStart", 60), ("touchMove", 40), ("touchMove", 15)):
        fingers.fingers(kind, {"x": 180 - half, "y": 160}, {"x": 180 + half, "y": 160})
    fingers.fingers("touchEnd")
    assert seen(page)[0] < near[0] / 2
    assert page.evaluate("scrollY") == 0
