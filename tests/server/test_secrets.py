"""What a seat may not see never leaves the server."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.games.toys import orders
from tests.server.conftest import House, Json, Page
from voevoda.core.dice import Seeded
from voevoda.core.match import Match
from voevoda.core.matchfile import document
from voevoda.server.bots import Question, _Thinker


def traffic(page: Page) -> str:
    return "\n".join(page.heard)


def laid(heard: str) -> set[int]:
    """Return the cards that a page was told of, in any event."""
    cards = set()
    for line in heard.splitlines():
        for step in json.loads(line).get("log", ()):
            cards |= {e["args"]["card"] for e in step["events"] if "card" in e["args"]}
            if step["text"].startswith("card"):
                cards.add(int(step["text"].split()[1]))
    return cards


def test_a_spectator_hears_nothing_of_a_card_that_lies_face_down(house: House) -> None:
    """Whatever card is laid, a spectator and a late one hear the same, but for table and hash."""
    heard = []
    for card in (2, 5):
        key = house.new_table("orders")
        player, watcher = house.page(key), house.page(key, None)
        player.act(f"card {card}", seat=0)
        watcher.hear()
        late = house.page(key, None)
        assert watcher.act("card 1", seat=0)["reason"]["id"] == "server-watching"
        odds = watcher.ask(type="odds", id=1, step=1, seat=1, plan=["card 3"])
        assert odds["reason"]["id"] == "server-odds-hidden"
        assert laid(traffic(watcher)) == laid(traffic(late)) == set()
        heard.append((traffic(watcher) + traffic(late)).replace(key["table"], ""))
    assert heard[0] == heard[1]


def test_a_sealed_choice_is_told_to_nobody(house: House) -> None:
    heard = []
    for card in (2, 5):
        key = house.new_table("orders")
        player, watcher = house.page(key), house.page(key, None)
        player.act(f"card {card}", seat=1)
        watcher.hear()
        heard.append(traffic(watcher).replace(key["table"], ""))
        assert laid(traffic(player)) == set()
    assert heard[0] == heard[1]


def is_bare(table: Json) -> bool:
    """Return whether a curtain is drawn, and nothing lies behind it."""
    shown = (table["view"], table["log"], table["legal"], table["blocked"], table["hash"])
    return bool(table["covered"]) and shown == (None, [], [], [], "")


def test_a_shared_page_forgets_one_seats_secrets_when_the_other_decides(house: House) -> None:
    page = house.page(house.new_table("orders"))
    assert is_bare(page.table)
    page.lift()
    page.act("card 2", seat=0)
    assert page.table["seat"] == 1 and is_bare(page.table)
    page.lift()
    assert page.table["seat"] == 1 and page.table["log_from"] == 0
    assert [line["text"] for line in page.table["log"]] == ["", "?"]
    assert page.table["view"]["hands"][0] == [1, 2, 3, 4, 5]
    page.act("card 4", seat=1)
    assert is_bare(page.table)
    page.lift()
    assert page.table["seat"] == 0 and page.table["log_from"] == 0
    assert [line["text"] for line in page.table["log"]] == ["", "card 2", "?"]
    revealed = page.table["log"][2]["events"][-1]
    assert revealed["args"] == {"first": 2, "second": 4}


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_two_at_one_device_hear_of_a_card_only_when_both_lie(
    house: House, order: tuple[int, int]
) -> None:
    """The card is planted: with another in its place, all that is told is the same."""
    heard = []
    for card in (2, 5):
        page = house.page(house.new_table("orders"))
        first, second = order
        page.act(f"card {card}", seat=first)
        assert page.table["seat"] == second and is_bare(page.table)
        page.lift()
        assert page.table["waiting"] == [second] and page.table["hidden"]
        assert [line["text"] for line in page.table["legal"]] == [f"card {n}" for n in range(1, 6)]
        assert page.table["values"] == page.table["blocked"] == []
        house.bots.ranking = (("card 1", 0.0),)
        page.ask(type="hint", id=8, step=page.table["step"], seat=second)
        page.ask(type="sync")
        assert laid(traffic(page)) == set()
        heard.append(traffic(page).replace(page.key["table"], ""))
        page.act("card 1", seat=second)
        page.lift()
        turned_up = page.table["log"][-1]["events"][-1]["args"]
        assert turned_up == {("first", "second")[first]: card, ("first", "second")[second]: 1}
    assert heard[0] == heard[1]


def test_a_hint_comes_from_what_the_seat_knows() -> None:
    """The second seat is told the same, whatever card the first has laid."""
    told = []
    for card in (2, 5):
        match = Match(orders.GAME, dice=Seeded(1))
        match.play(f"card {card}")
        question = Question("orders", msgspec.json.encode(document(match)), 1, "greedy", 5)
        told.append(_Thinker("orders", {}).answer(question))
    assert told[0] == told[1] and len(told[0].ranked) == 5


def test_the_match_file_of_a_game_with_secrets_waits_for_its_end(house: House) -> None:
    key = house.new_table("orders", scenario="three")
    page = house.page(key)
    address = f"/api/tables/{key['table']}/file"
    for card in (1, 2, 3):
        answer = house.client.get(address)
        assert answer.status_code == 403 and answer.json()["reason"]["id"] == "server-file-hidden"
        page.act(f"card {card}", seat=0)
        page.act(f"card {card}", seat=1)
    assert page.table["result"]["winners"] == [0, 1]
    assert house.client.get(address).status_code == 200


def test_a_guest_without_the_key_hears_no_key(house: House) -> None:
    key = house.new_table()
    watcher = house.page(key, None)
    watcher.ask(type="sync")
    assert key["token"] not in traffic(watcher)
    assert key["token"] not in house.client.get(f"/api/tables/{key['table']}/file").text
