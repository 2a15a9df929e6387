"""A table's page as a user meets it: its regions by role and name, what one does there, and axe."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def cell(page: Page, name: str) -> Locator:
    """Return a cell of the map."""
    return page.get_by_role("gridcell", name=re.compile(rf"^{name}:"))


def lit(page: Page) -> Locator:
    """Return the cells on which something can be done with what is selected."""
    return page.get_by_role("gridcell", name=re.compile("Allowed: |Можно: "))


def actions(page: Page) -> Locator:
    """Return the panel in which one decides."""
    return page.get_by_role("region", name=re.compile("^(Actions|Действия)$"))


def confirm(page: Page) -> Locator:
    """Return the button that says yes to what was chosen."""
    return actions(page).get_by_role("button", name=re.compile("^(Confirm|Подтвердить)$"))


def step(page: Page) -> int:
    """Return how many steps the match has on this page."""
    return int(actions(page).get_attribute("data-step") or 0)


def state(page: Page) -> str | None:
    """Return the hash of the state that the page shows."""
    return actions(page).get_attribute("data-state-id")


def after(page: Page, click: Locator) -> None:
    """Click, and wait until the match has gone on."""
    now = step(page)
    click.click()
    expect(actions(page)).not_to_have_attribute("data-step", str(now))


def moves(page: Page) -> Locator:
    """Return the field for moves in notation, behind its tab."""
    field = page.get_by_role("textbox", name=re.compile("Type a move|Написать ход"))
    if not field.count():
        page.get_by_role("tab", name=re.compile("Allowed actions|Разрешённые действия")).click()
    return field


def typed(page: Page, text: str) -> None:
    """Type a move, confirm it where that is asked, and wait until the match has gone on."""
    now, field, yes = step(page), moves(page), confirm(page)
    field.fill(text)
    field.press("Enter")
    gone_on = page.locator(f"[data-step]:not([data-step='{now}'])[data-state-id]")
    expect(gone_on.or_(yes)).to_be_visible()
    if yes.count():
        yes.click()
    expect(gone_on).to_be_visible()


def end_turn(page: Page) -> None:
    """End the turn with the mouse, and say yes where something could still be done."""
    panel, now = actions(page), step(page)
    panel.get_by_role("button", name=re.compile("End the turn|Завершить ход")).click()
    gone_on = page.locator(f"[data-phase]:not([data-step='{now}'])")
    expect(gone_on.or_(confirm(page))).to_be_visible()
    if confirm(page).count():
        confirm(page).click()
    expect(gone_on).to_be_visible()


def check_access(page: Page) -> None:
    """Let axe look at the page as it is."""
    if not page.evaluate("'axe' in globalThis"):
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
