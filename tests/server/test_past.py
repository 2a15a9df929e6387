"""Looking back, hints, analysis, forks and positions."""

from __future__ import annotations

import pytest

from tests.server.conftest import House, Json, Page


@pytest.fixture
def drill(house: House) -> Page:
    return house.page(house.new_table("drill"))


def over(house: House) -> Page:
    """Return a page at a finished game with secrets."""
    page = house.page(house.new_table("orders", scenario="three"))
    for card in (1, 2, 3):
        page.act(f"card {card}", seat=0)
        page.act(f"card {card}", seat=1)
    return page


def look(page: Page, at: int) -> Json:
    return page.ask(type="look", id=5, at=at)


def test_each_step_says_what_it_is_worth(drill: Page) -> None:
    assert drill.table["values"] == [0, 0, 0]
    drill.act("add 2")
    drill.act("add 1")
    assert drill.table["values"] == [0.1, 0.0, -0.1]
    values = [line["values"] for line in drill.ask(type="sync")["log"]]
    assert values == [[0, 0, 0], [0.1333, -0.0667, -0.0667], [0.1, 0.0, -0.1]]


def test_what_may_not_be_done_is_listed_with_the_reason(house: House, drill: Page) -> None:
    assert drill.table["blocked"] == [
        {
            "text": "add 3", "kind": "add", "piece": None, "target": None, "cells": [],
            "label": {"id": "drill-action-add", "args": {"much": 3}, "rule": None},
            "reason": {"id": "drill-reason-too-much", "args": {}, "rule": "DRILL-01"},
        }
    ]  # fmt: skip
    assert house.page(drill.key, None).table["blocked"] == []


def test_every_step_of_an_open_game_can_be_looked_at(house: House, drill: Page) -> None:
    hashes = [drill.table["hash"]]
    for _ in range(3):
        drill.act("add 1")
        hashes.append(drill.table["hash"])
    watcher = house.page(drill.key, None)
    for each in (drill, watcher):
        pasts = [look(each, at) for at in range(4)]
        assert [past["hash"] for past in pasts] == hashes
        assert [past["view"]["count"] for past in pasts] == [
            [0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1],
        ]  # fmt: skip
    for at in (-1, 4):
        assert look(drill, at)["reason"]["id"] == "matchfile-no-step"


def test_the_past_of_a_game_with_secrets_waits_for_its_end(house: House) -> None:
    page = house.page(house.new_table("orders"))
    page.act("card 2")
    assert look(page, 0)["reason"]["id"] == "server-past-hidden"
    for path, post in (("fork", {"at": 0}), ("position", None)):
        address = f"/api/tables/{page.key['table']}/{path}"
        answer = house.client.post(address, json=post) if post else house.client.get(address)
        assert answer.json()["reason"]["id"] in ("server-past-hidden", "server-no-position")
    assert page.table["hidden"] and page.table["values"] == []
    ended = over(house)
    assert look(ended, 2)["view"]["hands"] == [[2, 3, 4, 5]] * 2
    assert look(ended, 6)["hash"] == ended.table["hash"]


def test_a_hint_ranks_what_a_seat_may_do(house: House, drill: Page) -> None:
    house.bots.ranking = (("add 2", 0.3), ("add 1", 0.1))
    answer = drill.ask(type="hint", id=3, step=0, seat=0)
    assert (answer["type"], answer["id"], answer["bot"]) == ("hint", 3, "greedy")
    assert [(r["text"], r["value"]) for r in answer["ranked"]] == [("add 2", 0.3), ("add 1", 0.1)]
    assert answer["ranked"][0]["label"]["args"] == {"much": 2}
    (question,) = house.bots.questions
    assert (question.seat, question.bot, question.best) == (0, "greedy", 5)


def test_hints_are_for_the_seat_that_decides(house: House, drill: Page) -> None:
    def hint(asker: Page, seat: int, step: int = 0) -> str:
        answer: str = asker.ask(type="hint", id=3, step=step, seat=seat)["reason"]["id"]
        return answer

    assert hint(drill, 1) == "match-not-your-turn"
    assert hint(drill, 0, step=3) == "server-stale"
    drill.hear()
    assert hint(house.page(drill.key, None), 0) == "server-watching"
    assert hint(drill, 0) == "server-hint-failed"
    assert hint(over(house), 0, step=6) == "match-over"


def test_analysis_has_no_barrier(house: House) -> None:
    page = house.page(house.new_table(analysis=True))
    assert page.table["analysis"] and page.table["undo"]["id"] == "undo-nothing"
    start = page.table["hash"]
    page.act("ROLL")
    page.act("WALK")
    played = page.table
    assert played["undo"] is None
    page.take_back()
    page.take_back()
    assert page.table["hash"] == start
    house.start()
    page = house.page(page.key)
    assert page.table["analysis"] and page.table["hash"] == start and page.table["redo"]
    page.take_back("redo")
    page.take_back("redo")
    assert page.table["hash"] == played["hash"] and not page.table["redo"]
    for kind in ("resign", "offer", "decline"):
        assert page.end(kind, 0)["reason"]["id"] == "server-analysis-ending"
    assert house.client.get("/api/tables").json()[0]["analysis"]


def test_no_bot_sits_at_an_analysis(house: House) -> None:
    body = {"game": "race", "seats": [None, "told"], "analysis": True}
    answer = house.client.post("/api/tables", json=body)
    assert answer.json()["reason"]["id"] == "server-analysis-bots"


def test_a_fork_goes_on_by_itself(house: House) -> None:
    house.bots.answers = ["add 2", "add 1"]
    key = house.new_table("drill", seats=[None, "told", "told"], names=["Anna"])
    page = house.page(key)
    page.act("add 2")
    moved = page.hear()
    page.hear()
    address = f"/api/tables/{key['table']}/fork"
    forked = house.client.post(address, json={"at": 2})
    assert forked.status_code == 201
    other = house.page(forked.json())
    assert other.table["hash"] == moved["hash"] and other.table["step"] == 2
    assert [seat["bot"] for seat in other.table["seats"]] == [None, "told", "told"]
    assert other.table["seats"][0]["name"] == "Anna"
    other.hear()
    assert page.ask(type="sync")["step"] == 3
    analysed = house.page(house.client.post(address, json={"at": 2, "analysis": True}).json())
    assert [seat["yours"] for seat in analysed.table["seats"]] == [True] * 3
    assert analysed.table["analysis"] and analysed.table["undo"] is None
    answer = house.client.post(address, json={"at": 4})
    assert answer.status_code == 422 and answer.json()["reason"]["id"] == "matchfile-no-step"


def test_a_finished_game_with_secrets_can_be_forked(house: House) -> None:
    ended = over(house)
    forked = house.client.post(f"/api/tables/{ended.key['table']}/fork", json={"at": 2})
    assert house.page(forked.json()).table["waiting"] == [0, 1]


def test_a_position_is_taken_checked_and_played_from(house: House, drill: Page) -> None:
    drill.act("add 2")
    drill.act("add 1")
    address = f"/api/tables/{drill.key['table']}/position"
    assert house.client.get(address).json() == house.client.get(f"{address}?at=2").json()
    taken = house.client.get(f"{address}?at=1").json()
    assert taken["game"] == "drill" and taken["scenario"]["count"] == [2, 0, 0]
    assert house.client.post("/api/positions", json=taken).json() == {
        "reason": None, "view": {"count": [2, 0, 0]},
    }  # fmt: skip
    opened = house.page(house.new_table(**taken, analysis=True))
    assert opened.table["view"] == {"count": [2, 0, 0]} and opened.table["waiting"] == [1]
    broken = {**taken, "scenario": {**taken["scenario"], "count": [10, 0, 0]}}
    answer = house.client.post("/api/positions", json=broken)
    assert answer.status_code == 200
    assert answer.json()["reason"]["id"] == "scenario-invalid" and answer.json()["view"] is None


def test_a_position_is_whole_without_parameters_beside_it(house: House) -> None:
    """What is changed in it counts, though the table it was taken from said otherwise."""
    key = house.new_table("cerilia", scenario="castle", params={"round_limit": 9, "timeout": "ATT"})
    taken = house.client.get(f"/api/tables/{key['table']}/position?at=0").json()
    wanted = {**taken["scenario"], "round_limit": 5, "fort": {"level": 2, "sector": "A3"}}
    opened = house.page(house.new_table(**{**taken, "scenario": wanted}))
    assert opened.table["view"]["round_limit"] == 5 and opened.table["view"]["timeout"] == "ATT"
    opened.act("FORT A3")
    assert opened.table["view"]["fort"]["level"] == 2


@pytest.mark.parametrize("at", ["-1", "x", "9" * 10, "²"])
def test_a_moment_is_a_number_of_steps(house: House, drill: Page, at: str) -> None:
    answer = house.client.get(f"/api/tables/{drill.key['table']}/position", params={"at": at})
    assert answer.status_code == 400 and answer.json()["reason"]["id"] == "server-malformed"


def test_a_game_may_have_no_positions_to_take(house: House) -> None:
    key = house.new_table()
    answer = house.client.get(f"/api/tables/{key['table']}/position")
    assert answer.status_code == 404 and answer.json()["reason"]["id"] == "server-no-position"


def test_a_scenario_is_shown_before_it_is_played(house: House) -> None:
    shown = house.client.get("/api/scenarios/drill/ten").json()
    assert shown["view"] == {"count": [0, 0, 0]} and shown["scenario"]["goal"] == 10
    for path in ("drill/none", "chess/ten", "cities/other.toml", "cities/..%2Fx.toml"):
        assert house.client.get(f"/api/scenarios/{path}").status_code in (404, 422)


def test_no_scenario_is_read_from_a_path(house: House) -> None:
    secret = house.folder / "secret.toml"
    secret.write_text("password = broken")
    answer = house.client.post("/api/tables", json={"game": "cities", "scenario": str(secret)})
    assert answer.json()["reason"]["id"] == "scenario-unknown"
    assert "broken" not in answer.text


def test_that_the_bots_are_warm_is_told_by_itself(house: House) -> None:
    house.bots.warming.add("drill")
    house.bots.answers = []
    page = house.page(house.new_table("drill", seats=[None, "told"]))
    other = house.page(house.new_table("race", seats=[None, "told"]))
    assert not page.table["bots_compiled"]
    portal = house.client.portal
    assert portal is not None
    portal.call(house.bots.warm_up, "drill")
    told = page.hear()
    assert told["bots_compiled"] and told["log"] == [] and told["log_from"] == 1
    assert other.ask(type="sync")["log_from"] == 0
