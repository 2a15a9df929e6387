"""The table of cities in a browser, as players use it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.served import Server

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
MOST_DECISIONS = 150


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that every test of this module shares."""
    running = Server(tmp_path_factory.mktemp("matches"))
    yield running
    running.stop()


def cell(page: Page, name: str) -> Locator:
    """Return a cell of the map."""
    return page.get_by_role("gridcell", name=re.compile(rf"^{name}:"))


def lit(page: Page) -> Locator:
    """Return the cells on which something can be done with what is selected."""
    return page.get_by_role("gridcell", name=re.compile("Allowed: |Можно: "))


def actions(page: Page) -> Locator:
    """Return the panel in which one decides."""
    return page.get_by_role("region", name=re.compile("^(Actions|Действия)$"))


def step(page: Page) -> int:
    """Return how many steps the match has on this page."""
    return int(actions(page).get_attribute("data-step") or 0)


def after(page: Page, click: Locator) -> None:
    """Click, and wait until the match has gone on."""
    now = step(page)
    click.click()
    expect(actions(page)).not_to_have_attribute("data-step", str(now))


def typed(page: Page, text: str) -> None:
    """Type a move, and wait until the match has gone on."""
    now = step(page)
    page.get_by_role("textbox").fill(text)
    page.get_by_role("textbox").press("Enter")
    expect(actions(page)).not_to_have_attribute("data-step", str(now))


def end_turn(page: Page) -> None:
    """End the turn with the mouse, and say yes where something could still be done."""
    panel, now = actions(page), step(page)
    panel.get_by_role("button", name=re.compile("End the turn|Завершить ход")).click()
    confirm = panel.get_by_role("button", name=re.compile("Confirm|Подтвердить"))
    gone_on = page.locator(f"[data-phase]:not([data-step='{now}'])")
    expect(gone_on.or_(confirm)).to_be_visible()
    if confirm.count():
        confirm.click()
    expect(gone_on).to_be_visible()


def check_access(page: Page) -> None:
    """Let axe look at the page as it is."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        """tags => axe.run({
            runOnly: tags,
            // Numbers drawn on a cell are in its name too, with words between them.
            rules: {"label-content-name-mismatch": {enabled: false}},
        }).then(found => found.violations)""",
        AXE_TAGS,
    )
    assert [(each["id"], [node["html"][:200] for node in each["nodes"]]) for each in found] == []


class Piece(NamedTuple):
    """What the label of a cell says about the piece on it."""

    cell: str
    is_unit: bool
    seat: str
    label: str

    def distance(self, name: str) -> int:
        """Return how far a cell is."""
        return max(abs(ord(self.cell[0]) - ord(name[0])), abs(int(self.cell[1]) - int(name[1])))


class Mouse:
    """Plays P1 with the mouse alone: strikes if possible, else raises units and walks ahead."""

    def __init__(self, page: Page) -> None:
        """Take the page of a table at which P1 is a person."""
        self._page = page
        self.struck = self.moved = self.raised = 0

    def play(self) -> None:
        """Make one decision, of however many clicks."""
        panel = actions(self._page)
        phase = panel.get_attribute("data-phase")
        if phase == "ROW":
            after(self._page, panel.get_by_role("button", name="Choose the row").last)
        elif phase == "CELL":
            after(self._page, self._ahead())
            self.raised += 1
        elif phase == "MOVE":
            after(self._page, self._ahead())
            self.moved += 1
        elif not self._strike() and not self._raise(panel) and not self._move(panel):
            end_turn(self._page)

    def _strike(self) -> bool:
        enemies = self._pieces("P2")
        for unit in self._units():
            near = [each for each in enemies if unit.distance(each.cell) == 1]
            if not any(each.is_unit or "improved" in unit.label for each in near):
                continue
            self._select(unit)
            if lit(self._page).count():
                lit(self._page).last.click()
                after(self._page, self._page.get_by_role("button", name="Confirm"))
                self.struck += 1
                return True
        return False

    def _raise(self, panel: Locator) -> bool:
        if len(self._units()) >= 2:
            return False
        self._select(next(each for each in self._pieces("P1") if not each.is_unit))
        creations = panel.get_by_role("button", name="Create a unit at")
        if not creations.count():
            return False
        after(self._page, creations.last)
        return True

    def _move(self, panel: Locator) -> bool:
        enemies = self._pieces("P2")
        far = [u for u in self._units() if all(u.distance(each.cell) > 1 for each in enemies)]
        for unit in far:
            self._select(unit)
            move = panel.get_by_role("button", name="Move units")
            if move.count():
                after(self._page, move.first)
                return True
        return False

    def _select(self, piece: Piece) -> None:
        where = cell(self._page, piece.cell)
        if where.get_attribute("aria-selected") == "false":
            where.click()

    def _ahead(self) -> Locator:
        """Return the lit cell that is nearest to something of the enemy."""
        enemies = self._pieces("P2")
        cells = [label.split(":")[0] for label in self._labels() if "Allowed: " in label]
        best = min(cells, key=lambda name: min(each.distance(name) for each in enemies))
        return cell(self._page, best)

    def _units(self) -> list[Piece]:
        return [piece for piece in self._pieces("P1") if piece.is_unit]

    def _pieces(self, seat: str) -> list[Piece]:
        found = re.finditer(r"^(\w+): (\w+) \w+ of (P\d),.*", "\n".join(self._labels()), re.M)
        pieces = [Piece(each[1], each[2] == "unit", each[3], each[0]) for each in found]
        return [piece for piece in pieces if piece.seat == seat]

    def _labels(self) -> list[str]:
        cells = self._page.get_by_role("gridcell")
        labels: list[str] = cells.evaluate_all("all => all.map(each => each.ariaLabel)")
        return labels


def test_a_whole_duel_by_mouse(page: Page, server: Server) -> None:
    page.goto(server.new_table(scenario="duel", seats=[None, "random"], seed=1))
    mouse = Mouse(page)
    over = page.get_by_role("button", name="Play again", exact=True)
    mine = page.get_by_role("heading", name="P1, your turn")
    for _ in range(MOST_DECISIONS):
        expect(mine.or_(over)).to_be_visible()
        if over.is_visible():
            break
        mouse.play()
    expect(page.get_by_role("heading", name="Victory: P1")).to_be_visible()
    assert mouse.struck and mouse.moved and mouse.raised
    check_access(page)
    here = page.url
    over.click()
    expect(mine).to_be_visible()
    assert page.url != here


def test_three_clicks_to_a_game(page: Page, server: Server) -> None:
    page.goto(server.address)
    play = page.get_by_role("button", name="Play the quick game")
    expect(play).to_be_enabled()
    check_access(page)
    play.click()
    expect(page.get_by_role("heading", name="P1, your turn")).to_be_visible()
    expect(page.get_by_role("grid")).to_have_accessible_name("Map: The Ford")


@pytest.mark.browser_context_args(locale="ru-RU", color_scheme="dark")
def test_two_people_at_one_device_in_russian(page: Page, server: Server) -> None:
    page.goto(server.new_table(scenario="duel", seats=[None, None], seed=1))
    expect(page.get_by_role("heading", name="P1, ваш ход")).to_be_visible()
    cell(page, "c1").click()
    panel = actions(page)
    after(
        page,
        panel.get_by_role("button", name="передать 3 духа").or_(
            panel.get_by_role("button", name="3", exact=True)
        ),
    )
    after(page, panel.get_by_role("button").first)
    after(page, cell(page, "c2"))
    after(page, panel.get_by_role("button", name="Завершить ход"))
    expect(page.get_by_role("heading", name="P2, ваш ход")).to_be_visible()
    expect(page.get_by_role("list", name="Журнал")).to_contain_text("P1 завершает ход")
    check_access(page)


def test_keys_alone(page: Page, server: Server) -> None:
    page.goto(server.new_table(scenario="duel", seats=[None, None], seed=1))
    cell(page, "a1").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(cell(page, "c1")).to_be_focused()
    page.keyboard.press("Enter")
    expect(cell(page, "c1")).to_have_attribute("aria-selected", "true")
    create = actions(page).get_by_role("button", name="hand over 3 spirit")
    create.press("Enter")
    expect(cell(page, "c1")).to_be_focused()
    actions(page).get_by_role("button", name="Choose the row").first.press("Enter")
    expect(cell(page, "c1")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(cell(page, "c2")).to_have_accessible_name(re.compile("unit u1 of P1, spirit 3"))
    page.keyboard.press("Space")
    expect(cell(page, "c2")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(cell(page, "c1")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(cell(page, "c1")).to_have_attribute("aria-selected", "false")
    page.keyboard.press("End")
    expect(cell(page, "e1")).to_be_focused()


def test_odds_before_an_attack_and_the_reason_against_one(page: Page, server: Server) -> None:
    page.goto(server.new_table(scenario="duel", seats=[None, None], seed=3))
    page.get_by_role("tab", name="Allowed actions").click()
    for move in ("L1 NEW 5 -/-/0/0 @c2", "L2 NEW 4 -/-/0/0 @c6"):
        typed(page, move)
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
    expect(odds.get_by_role("row")).to_have_count(5)
    expect(odds).to_contain_text(re.compile(r"chance to hit\s*50% 1/2"))
    odds.get_by_role("button", name="Cancel").click()
    expect(odds).to_be_hidden()
    cell(page, "c4").click()
    after(page, page.get_by_role("button", name="Confirm"))
    page.get_by_role("button", name="Take back").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("What the dice have decided stands.")


def test_taking_back_and_playing_again(page: Page, server: Server) -> None:
    page.goto(server.new_table(scenario="duel", seats=[None, None], seed=1))
    page.get_by_role("tab", name="Allowed actions").click()
    typed(page, "L1 NEW 3")
    expect(actions(page)).to_have_attribute("data-phase", "ROW")
    after(page, page.get_by_role("button", name="Take back", exact=True))
    expect(actions(page)).to_have_attribute("data-phase", "MAIN")
    after(page, page.get_by_role("button", name="Play again what was taken back"))
    expect(actions(page)).to_have_attribute("data-phase", "ROW")


def test_a_saved_match_is_opened_again(page: Page, server: Server, tmp_path: Path) -> None:
    page.goto(server.new_table(scenario="relics", seats=[None, None], seed=1))
    page.get_by_role("tab", name="Allowed actions").click()
    typed(page, "L2 NEW 8 -/0/0/0 @g2")
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save the match").click()
    file = tmp_path / "saved.voevoda.json"
    saving.value.save_as(file)
    steps, here = step(page), page.url
    page.goto(server.address)
    with page.expect_file_chooser() as choosing:
        page.get_by_role("button", name="Choose a file").click()
    choosing.value.set_files(file)
    expect(cell(page, "g2")).to_have_accessible_name(re.compile("unit u1 of P1, spirit 8"))
    assert step(page) == steps
    assert page.url != here


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


def test_a_killed_server_and_a_reload_lose_nothing(
    page: Page, tmp_path: Path, complaints: list[str]
) -> None:
    server = Server(tmp_path)
    try:
        page.goto(server.new_table(scenario="duel", seats=[None, None], seed=1))
        page.get_by_role("tab", name="Allowed actions").click()
        typed(page, "L1 NEW 3 -/-/0/0 @b2")
        steps = step(page)
        server.kill()
        expect(page.get_by_text("Connecting again")).to_be_visible()
        server.start()
        expect(page.get_by_text("Connecting again")).to_be_hidden(timeout=15_000)
        end_turn(page)
        assert step(page) == steps + 1
        page.reload()
        expect(actions(page)).to_have_attribute("data-step", str(steps + 1))
        expect(cell(page, "b2")).to_have_accessible_name(re.compile("unit u1 of P1"))
    finally:
        server.stop()
    assert all("WebSocket connection" in each for each in complaints)
    complaints.clear()


def test_rules_are_found_by_number_and_by_words(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/rules/cities/CIT-ATT-04")
    rule = page.get_by_role("paragraph").filter(has_text=re.compile("^CIT-ATT-04"))
    expect(rule).to_be_in_viewport()
    check_access(page)
    page.get_by_role("searchbox").fill("vampiric")
    expect(page.get_by_role("paragraph").filter(has_text="CIT-REL-31").first).to_be_visible()
    expect(rule).to_be_hidden()


@pytest.mark.browser_context_args(locale="ru-RU", viewport={"width": 360, "height": 740})
def test_a_phone_shows_all_without_scrolling_aside(page: Page, server: Server) -> None:
    for address in (
        server.address,
        server.new_table(scenario="six_lairs", seed=1),
        f"{server.address}#/rules/cities",
    ):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_attached()
        expect(
            page.get_by_role("grid").or_(page.get_by_role("heading", level=2)).first
        ).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") == 360
