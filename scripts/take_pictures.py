"""Take the pictures of the README from the running table: docs/images/table.<language>.png.

    PYTHONPATH=src:. python scripts/take_pictures.py

The position is that of docs/images/table.voevoda.json, just before a die is thrown.
"""

from __future__ import annotations

import json
import re
import tempfile
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.chromium import ADVICE, find_chromium
from tests.e2e.served import Server
from voevoda.ai.warm import warm
from voevoda.core.registry import find

FOLDER = Path(__file__).resolve().parents[1] / "docs/images"
MATCH = FOLDER / "table.voevoda.json"
LOCALES = {"en": "en-GB", "ru": "ru-RU"}
ATTACKER, TARGET = "g2", "f1"
WARMING = re.compile("warming up|разогреваются")
SIZE = (1280, 800)


def open_match(server: Server) -> str:
    """Set the match up at a new table; return the address of its page."""
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server.address}api/files", MATCH.read_bytes(), headers)
    with urllib.request.urlopen(request) as answer:
        return f"{server.address}#/table/{json.load(answer)['table']}"


def take(browser: Browser, address: str, language: str) -> None:
    """Choose the attack, and take the picture with its odds."""
    page = browser.new_page(
        viewport={"width": SIZE[0], "height": SIZE[1]},
        locale=LOCALES[language],
        reduced_motion="reduce",
        color_scheme="light",
    )
    page.goto(address)
    for cell in (ATTACKER, TARGET):
        page.get_by_role("gridcell", name=re.compile(f"^{cell}:")).click()
    expect(page.get_by_text("3/4").first).to_be_visible()
    expect(page.get_by_text(WARMING)).to_have_count(0, timeout=60_000)
    page.screenshot(path=FOLDER / f"table.{language}.png")
    page.close()


def main() -> None:
    """Take one picture for each language."""
    chromium = find_chromium()
    if chromium is None:
        raise SystemExit(ADVICE)
    warm(find("cities"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            address = open_match(server)
            for language in LOCALES:
                take(browser, address, language)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
