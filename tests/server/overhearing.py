"""All that a table tells, so that tests can look for what must not be among it."""

from __future__ import annotations

from tests.server.conftest import House, Page


def all_told(house: House, page: Page, watcher: Page) -> str:
    """Return what two pages heard, a late spectator hears, and the addresses of the match say.

    While there are secrets these refuse to give anything away.
    """
    table = page.key["table"]
    late = house.page(page.key, None)
    watcher.ask(type="sync")
    names = ("file", "position", "position?at=0")
    answers = [house.client.get(f"/api/tables/{table}/{name}") for name in names]
    answers.append(house.client.post(f"/api/tables/{table}/fork", json={"at": 0}))
    assert {answer.status_code for answer in answers} == {403}
    told = [*page.heard, *watcher.heard, *late.heard, *(answer.text for answer in answers)]
    return "\n".join(told).replace(table, "")
