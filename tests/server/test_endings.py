"""Giving up and agreeing to a draw."""

from __future__ import annotations

import pytest

from tests.server.conftest import House, Page


@pytest.fixture
def three(house: House) -> Page:
    return house.page(house.new_table("drill"))


def again(house: House, page: Page) -> Page:
    """Sit down after the server was stopped and started."""
    house.start()
    return house.page(page.key)


def test_of_two_the_other_one_wins_and_it_stays_so(house: House) -> None:
    page = house.page(house.new_table())
    page.act("WALK")
    page.take_back()
    assert page.end("resign", 1)["type"] == "done"
    for each in (page, again(house, page)):
        assert each.table["result"] == {
            "winners": [0], "scores": ["1", "-1"], "rule": "resignation",
        }  # fmt: skip
        assert each.table["conceded"] == [1] and each.table["waiting"] == []
        assert each.table["legal"] == [] and not each.table["redo"]
        assert each.take_back()["reason"]["id"] == "match-over"
        assert each.take_back("redo")["reason"]["id"] == "redo-nothing"
        assert each.end("resign", 0)["reason"]["id"] == "match-over"
        assert each.act("WALK", seat=0)["type"] == "refused"
    (line,) = house.client.get("/api/tables").json()
    assert line["over"]


def test_a_seat_that_gave_up_is_played_on_until_one_is_left(house: House, three: Page) -> None:
    house.bots.answers = ["add 2"]
    three.end("resign", 0)
    assert three.table["conceded"] == [0] and three.table["result"] is None
    assert three.table["thinking"] == 0 and three.table["legal"] == []
    moved = three.hear()
    assert moved["log"][-1]["text"] == "add 2" and moved["seat"] == 1
    assert house.bots.questions[0].bot == "greedy"
    assert three.take_back()["reason"]["id"] == "undo-other-seat"
    three.act("add 1")
    three.act("add 1")
    three.hear()
    page = again(house, three)
    assert page.table["conceded"] == [0] and page.table["waiting"] == [1]
    page.end("resign", 1)
    assert page.table["result"]["winners"] == [2]


def test_a_team_gives_up_together_and_it_stays_so(house: House) -> None:
    page = house.page(house.new_table("cerilia", scenario="two_crowns"))
    page.lift()
    page.act(page.table["legal"][0]["text"])
    page.take_back()
    assert page.end("resign", 3)["type"] == "done"
    for each in (page, again(house, page)):
        assert each.table["conceded"] == [1, 3] and each.table["waiting"] == []
        assert each.table["result"]["winners"] == [0, 2]
        assert not each.table["redo"]


def test_who_gave_up_decides_nothing_any_more(three: Page) -> None:
    three.end("resign", 1)
    assert three.end("resign", 1)["reason"]["id"] == "server-conceded"
    assert three.end("offer", 1)["reason"]["id"] == "server-conceded"
    answer = three.act("add 1", seat=1)
    assert answer["reason"] == {"id": "server-conceded", "args": {"seat": "P2"}, "rule": None}


def test_a_draw_is_agreed_by_all_and_stays(house: House, three: Page) -> None:
    three.end("offer", 0)
    assert three.table["offers"] == [0] and three.table["result"] is None
    three.end("offer", 0)
    assert three.table["offers"] == [0]
    three.end("offer", 2)
    assert three.table["offers"] == [0, 2]
    three.end("offer", 1)
    for page in (three, again(house, three)):
        assert page.table["result"] == {
            "winners": [0, 1, 2], "scores": ["0", "0", "0"], "rule": "agreement",
        }  # fmt: skip
        assert page.table["offers"] == [] and page.table["waiting"] == []


def test_who_gave_up_need_not_agree(house: House, three: Page) -> None:
    house.bots.answers = ["add 1"]
    three.end("resign", 2)
    three.end("offer", 0)
    three.end("offer", 1)
    assert three.table["result"]["rule"] == "agreement"


@pytest.mark.parametrize("change", ["act", "undo", "redo", "resign"])
def test_whatever_else_is_done_ends_the_offers(three: Page, change: str) -> None:
    three.act("add 1")
    if change == "redo":
        three.take_back()
    three.end("offer", 0)
    assert three.table["offers"] == [0]
    if change == "act":
        three.act("add 1")
    elif change == "resign":
        three.end("resign", 0)
    else:
        three.take_back(change)
    assert three.table["offers"] == []


def test_one_declines_for_all_and_anybody_withdraws_his_own(three: Page) -> None:
    assert three.end("decline", 0)["reason"]["id"] == "server-no-offer"
    three.end("offer", 0)
    three.end("offer", 1)
    three.end("decline", 1)
    assert [three.table[name] for name in ("offers", "notice")] == [[0], None]
    three.end("offer", 1)
    three.end("decline", 2)
    assert three.table["offers"] == []
    assert three.table["notice"] == {
        "id": "server-draw-declined", "args": {"seat": "P3"}, "rule": None,
    }  # fmt: skip
    assert three.ask(type="sync")["notice"] is None


def test_a_bot_that_is_ahead_declines_and_one_that_is_not_accepts(house: House) -> None:
    page = house.page(house.new_table("drill", seats=[None, None, "told"]))
    page.act("add 2")
    page.end("offer", 0)
    assert page.table["offers"] == [0, 2]
    house.bots.answers = ["add 2"]
    page.act("add 1")
    page.hear()
    page.end("offer", 0)
    assert page.table["offers"] == []
    assert page.table["notice"]["args"] == {"seat": "P3"}


def test_two_bots_agree_with_one_person_at_once(house: House) -> None:
    page = house.page(house.new_table("drill", seats=[None, "told", "told"]))
    page.end("offer", 0)
    assert page.table["result"]["rule"] == "agreement"


def test_only_ones_own_seats_are_given_up(house: House) -> None:
    page = house.page(house.new_table(seats=[None, "told"]))
    watcher = house.page(page.key, None)
    for kind in ("resign", "offer", "decline"):
        for seat in (1, -1, 7):
            assert page.end(kind, seat)["reason"]["id"] == "server-not-your-seat"
        assert watcher.end(kind, 0)["reason"]["id"] == "server-watching"
    assert page.ask(type="resign", id=1, step=4, seat=0)["reason"]["id"] == "server-stale"


def test_what_lies_sealed_is_forgotten_at_the_end(house: House) -> None:
    page = house.page(house.new_table("orders"))
    page.act("card 3", seat=1)
    page.end("resign", 1)
    for each in (page, again(house, page)):
        assert each.table["result"]["winners"] == [0]
        assert each.table["undo"]["id"] == "match-over"
