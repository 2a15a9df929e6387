"""Realms of grand: battles to their end, years of a war, cards face down, and a telephone."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.players import Hands, Keyboard, Mouse, Touch, Wire
from tests.e2e.served import Server
from tests.e2e.table import actions, after, check_access, confirm, moves, state, step, typed
from tests.e2e.test_curtain import lift, memory
from voevoda.server.lines import page_hash

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
MOST_PASSES = 60
ORDERS = {"a": "attack|атака", "s": "shoot|обстрел", "d": "defend|защита"}
LAY = re.compile("^(Lay them out face down|Выложить рубашкой вверх)$")
ON = re.compile("^(Next pass|Lay out again|The battle is over|Следующее|Расставить|Битва окончена)")
AGAIN = re.compile("^(Play again|Сыграть ещё раз)$")


def cell(page: Page, name: str) -> Locator:
    """Return a cell of the map."""
    return page.get_by_role("gridcell", name=re.compile(rf"^{name} "))


def screen(page: Page) -> Locator:
    """Return what one sees of a battle."""
    return page.get_by_role("region", name=re.compile("^(battle|битва)$"))


def lay(page: Page) -> Locator:
    """Return the button that lays all cards out."""
    return screen(page).get_by_role("button", name=LAY)


def go_on(page: Page) -> Locator:
    """Return the button that says that one has seen what was turned up."""
    return screen(page).get_by_role("button", name=ON)


def again(page: Page) -> Locator:
    """Return the button under the result."""
    return page.get_by_role("button", name=AGAIN)


def select(page: Page, where: str, piece: str) -> None:
    """Select a piece, of all that stand in a cell."""
    cell(page, where).click()
    chosen = actions(page).get_by_role("button", name=re.compile(rf"^{piece} "))
    if chosen.get_attribute("aria-pressed") == "false":
        chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")


class Fingers:
    """Orders cards by pressing the three buttons."""

    def __init__(self, page: Page, hands: Hands) -> None:
        self._page, self._hands = page, hands

    def give(self, order: str) -> None:
        name = re.compile(rf"^({ORDERS[order]})\.")
        self._hands.push(screen(self._page).get_by_role("button", name=name))


class Letters:
    """Orders cards by their letters."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def give(self, order: str) -> None:
        self._page.keyboard.press(order)


def fight(page: Page, hands: Hands, giver: Fingers | Letters, orders: str) -> int:
    """Fight as long as there is a battle on the table; return how many times cards were laid."""
    laid = 0
    over = again(page).or_(page.get_by_role("grid"))
    for _ in range(MOST_PASSES):
        expect(lay(page).or_(go_on(page)).or_(over).first).to_be_visible()
        if over.first.is_visible():
            return laid
        if go_on(page).is_visible():
            seen = screen(page).get_by_role("heading", level=2).inner_text()
            hands.push(go_on(page))
            expect(page.get_by_role("heading", name=seen, exact=True)).to_have_count(0)
            continue
        if lay(page).is_disabled():
            for order in orders:
                giver.give(order)
        expect(lay(page)).to_be_enabled()
        hands.push(lay(page))
        expect(go_on(page).or_(again(page)).first).to_be_visible()
        laid += 1
    raise AssertionError("the battles did not end")


def check_result(page: Page, server: Server) -> None:
    """See that the page shows the end that the rules come to."""
    match = server.match(page.url)
    assert match.over
    assert state(page) == page_hash(match, 0)
    won = [match.seats[seat].name for seat in match.winners]
    says = "A draw|Ничья" if len(won) > 1 else f"(Victory|Победа): {won[0]}( · .+)?"
    expect(page.get_by_role("heading", name=re.compile(f"^({says})$"))).to_be_visible()


def test_spears_by_mouse(page: Page, server: Server) -> None:
    page.goto(server.new_table(game="grand", scenario="spears", seats=[None, "random"], seed=1))
    mouse = Mouse(page)
    expect(lay(page)).to_be_disabled()
    check_access(page)
    assert fight(page, mouse, Fingers(page, mouse), "asd") >= 4
    check_result(page, server)
    page.get_by_role("button", name=re.compile("^Battle 1: ")).click()
    expect(screen(page).get_by_role("heading", name="Battle 1, pass 1")).to_be_visible()
    check_access(page)


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_the_log_waits_for_the_cards(page: Page, server: Server) -> None:
    page.clock.install()
    page.goto(server.new_table(game="grand", scenario="spears", seats=[None, "random"], seed=1))
    log = page.get_by_role("list", name="Log").first
    screen(page).get_by_role("button", name="all attack").click()
    page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
    lay(page).click()
    skip = screen(page).get_by_role("button", name="Show how it ends")
    expect(skip).to_be_visible()
    page.clock.run_for(900)
    expect(screen(page)).to_contain_text("Column 1")
    expect(log).not_to_contain_text("Column 1")
    skip.click()
    expect(log).to_contain_text("Column 1")
    expect(go_on(page)).to_be_focused()


@pytest.mark.browser_context_args(locale="ru-RU")
def test_spears_by_keyboard_alone(page: Page, server: Server) -> None:
    page.goto(server.new_table(game="grand", scenario="spears", seats=[None, "random"], seed=2))
    fight(page, Keyboard(page), Letters(page), "dsa")
    check_result(page, server)
    check_access(page)


def end_orders(page: Page) -> None:
    """End the orders of a turn, though something could still be done."""
    actions(page).get_by_role("button", name="End your orders").click()
    if confirm(page).count():
        after(page, confirm(page))


def live_on(page: Page, wire: Wire, number: int) -> None:
    """Fight and decide as it comes, until a year in which one may give orders, or the end."""
    mouse = Mouse(page)
    name = re.compile("^(End your orders|Do not react|Take it|Leave it as it is)$")
    answer = actions(page).get_by_role("button", name=name)
    for _ in range(MOST_PASSES):
        expect(answer.or_(lay(page)).or_(go_on(page)).or_(again(page)).first).to_be_visible()
        if again(page).is_visible():
            return
        if not answer.first.is_visible():
            fight(page, mouse, Fingers(page, mouse), "asdasd")
        elif wire.table["view"]["year"] < number:
            now = step(page)
            answer.first.click()
            gone_on = page.locator(f"[data-node]:not([data-step='{now}'])")
            expect(confirm(page).or_(gone_on)).to_be_visible()
            if confirm(page).count():
                after(page, confirm(page))
        else:
            return
    raise AssertionError(f"year {number} did not come")


def test_a_war_to_its_end(page: Page, wire: Wire, server: Server) -> None:
    page.goto(server.new_table(game="grand", scenario="ford", seats=[None, "greedy"], seed=1))
    mouse, panel = Mouse(page), actions(page)
    for piece, goal in (("1P1", "c4"), ("1R2", "d4")):
        select(page, "b2", piece)
        after(page, cell(page, goal))
        expect(cell(page, goal)).to_have_accessible_name(re.compile(f"{piece} "))
    cell(page, "b2").click()
    hire = panel.get_by_role("button", name="Hire in @b2: militia", exact=True)
    hire.hover()
    expect(panel.get_by_role("table")).to_contain_text("after")
    after(page, hire)
    expect(cell(page, "b2")).to_have_accessible_name(re.compile("city, P1.*; 1L5 militia"))
    check_access(page)
    live_on(page, wire, 2)
    expect(page.get_by_text("Year 2 of 12")).to_be_visible()
    select(page, "c4", "1P1")
    cell(page, "d4").click()
    after(page, panel.get_by_role("button", name="Move 1P1 to d4"))
    for piece in ("1P1", "1R2"):
        select(page, "d4", piece)
        cell(page, "e4").click()
        odds = page.get_by_role("group", name="Odds")
        expect(odds).to_contain_text(re.compile("Victory .*%", re.IGNORECASE))
        expect(odds).to_contain_text("against 2[+]")
        after(page, confirm(page))
    check_access(page)
    end_orders(page)
    expect(screen(page)).to_contain_text("orders by chance")
    fight(page, mouse, Fingers(page, mouse), "asdasd")
    live_on(page, wire, 99)
    check_result(page, server)
    check_access(page)


@pytest.mark.browser_context_args(**PHONE, locale="ru-RU")
def test_battles_and_map_on_a_telephone(page: Page, server: Server) -> None:
    fingers = Touch(page)
    page.goto(server.new_table(game="grand", scenario="spears", seats=[None, "random"], seed=3))
    expect(lay(page)).to_be_in_viewport(ratio=1)
    check_access(page)
    fight(page, fingers, Fingers(page, fingers), "sda")
    check_result(page, server)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.goto(server.new_table(game="grand", scenario="ford", seats=[None, "random"], seed=1))
    fingers.push(cell(page, "b2"))
    city = actions(page).get_by_role("button", name=re.compile("^город, P1"))
    if city.get_attribute("aria-pressed") == "false":
        fingers.push(city)
    fingers.push(actions(page).get_by_role("button", name="Нанять в @b2: ополчение", exact=True))
    expect(page.get_by_role("group", name="Шансы")).to_contain_text("после")
    expect(confirm(page)).to_be_in_viewport(ratio=1)
    check_access(page)
    fingers.push(confirm(page))
    expect(cell(page, "b2")).to_have_accessible_name(re.compile("1L5 ополчение"))
    assert page.evaluate("document.documentElement.scrollWidth") == 360


FACED = {
    "id": "faced",
    "terrain": ["FFF", "FFF", "FFF"],
    "lands": ["112", "112", "222"],
    "buildings": [
        {"kind": "city", "cell": "a1", "owner": 1},
        {"kind": "city", "cell": "c3", "owner": 2},
    ],
    "units": [
        {"tag": "1R1", "cell": "c1"},
        {"tag": "2R3", "cell": "c2"},
        {"tag": "2L4", "cell": "c2"},
    ],
    "position": {"active": 2},
}
"""The second player has two armies before one of the first."""


def test_cards_face_down_reach_nobody_else(page: Page, wire: Wire, server: Server) -> None:
    """Whatever the attacker lays, the other hears and sees the same, to the letter."""
    told: list[list[str]] = []
    for order in ("attack", "defend"):
        page.goto(server.new_table(game="grand", scenario=FACED, seats=[None, None], seed=1))
        lift(page, "P2")
        for piece in ("2R3", "2L4"):
            typed(page, f"{piece}!1R1")
        end_orders(page)
        screen(page).get_by_role("button", name="2L4 one place earlier").click()
        screen(page).get_by_role("button", name=f"all {order}").click()
        expect(screen(page).get_by_role("button", name=f"2L4, card 1: {order}")).to_be_visible()
        heard = len(wire.heard)
        lay(page).click()
        lift(page, "P1")
        expect(lay(page)).to_be_disabled()
        covered = next(n for n, each in enumerate(wire.heard) if n >= heard and is_covered(each))
        frames = dict.fromkeys(map(stripped, wire.heard[covered:]))
        told.append([*filter(None, frames), page.get_by_role("main").inner_text()])
    assert any("2L4" in each for each in told[0])
    assert told[0] == told[1]
    screen(page).get_by_role("button", name="all shoot").click()
    lay(page).click()
    expect(go_on(page)).to_be_visible()
    expect(screen(page).get_by_role("group", name="attackers")).to_contain_text("defend")


NAMED = {
    "id": "own",
    "attackers": [{"strength": 2, "name": "Ivan's Hundred"}, {"strength": 1, "name": "Scouts"}],
    "defenders": [{"strength": 3}],
}


@pytest.mark.browser_context_args(locale="ru-RU")
def test_armies_of_ones_own_battle_are_called_by_their_names(page: Page, server: Server) -> None:
    page.goto(server.new_table(game="grand", scenario=NAMED, seats=[None, "random"], seed=1))
    expect(screen(page)).to_contain_text("P1, Ivan's Hundred, Разведчики")
    slot = screen(page).get_by_role("button", name=re.compile("^Ivan's Hundred, карточка 1"))
    expect(slot).to_be_visible()
    screen(page).get_by_role("button", name="все в атаку").click()
    lay(page).click()
    expect(go_on(page)).to_be_visible()
    expect(screen(page)).to_contain_text(": Ivan's Hundred, Разведчики")
    check_access(page)


def test_a_layout_is_forgotten_behind_the_curtain(page: Page, server: Server) -> None:
    """What was made up and never said is in no memory when the other's turn comes."""
    page.goto(server.new_table(game="grand", scenario=FACED, seats=[None, None], seed=1))
    lift(page, "P2")
    for piece in ("2R3", "2L4"):
        typed(page, f"{piece}!1R1")
    end_orders(page)
    screen(page).get_by_role("button", name="all attack").click()
    expect(screen(page).get_by_role("button", name="2L4, card 1: attack")).to_be_visible()
    assert ["a", "a", "a"] in drafts(page)
    for order in ("", *"ddddd"):
        said = actions(page).get_attribute("data-step")
        moves(page).fill(order or ">2R3")
        moves(page).press("Enter")
        expect(page.locator(f"[data-step='{said}'][data-state-id]")).to_have_count(0)
    expect(page.get_by_role("heading", name="Pass the device to P1")).to_be_visible()
    assert drafts(page) == []
    lift(page, "P1")
    expect(lay(page)).to_be_disabled()
    assert all(order == "" for orders in drafts(page) for order in orders)


def drafts(page: Page) -> list[list[str]]:
    """Return the orders of all layouts that the page's memory holds, piece by piece."""
    told = json.loads(memory(page))
    meta, names, numbers = told["snapshot"]["meta"], told["strings"], told["edges"]
    width, kinds = len(meta["edge_fields"]), meta["edge_types"][0]
    nodes: dict[int, tuple[str, dict[str, int]]] = {}
    edge = 0
    fields = meta["node_fields"]
    for at in range(0, len(told["nodes"]), len(fields)):
        node = dict(zip(fields, told["nodes"][at : at + len(fields)], strict=True))
        leads = {}
        for _ in range(node["edge_count"]):
            kind, key, to = numbers[edge : edge + width]
            leads[names[key] if kinds[kind] in ("property", "internal") else f"[{key}]"] = to
            edge += width
        nodes[at] = names[node["name"]], leads
    found = []
    for _, leads in nodes.values():
        if {"isMine", "orders", "piece"} <= leads.keys():
            _, orders = nodes[leads["orders"]]
            found.append([nodes[to][0] for key, to in orders.items() if key.startswith("[")])
    return found


def is_covered(frame: str) -> bool:
    """Return whether a frame draws the curtain."""
    return bool(json.loads(frame).get("covered", False))


def stripped(frame: str) -> str:
    """Return what a frame tells of the match: not which table it is, nor how its bots are."""
    told = json.loads(frame)
    if told.pop("type") != "table":
        return ""
    return json.dumps({**told, "table": None, "bots_compiled": None})
