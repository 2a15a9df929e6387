"""The HTTP side, and what stands before it."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketDenialResponse

from tests.server import toy
from tests.server.conftest import House
from voevoda.core import registry
from voevoda.core.match import Match
from voevoda.core.matchfile import load, save
from voevoda.server.guards import LOOPBACK, Allowance, Allowances, Limits
from voevoda.server.messages import GameLine, ParameterLine


def test_the_games_are_listed_with_their_parameters(house: House) -> None:
    games = {game["id"]: game for game in house.client.get("/api/games").json()}
    assert {"cities", "race", "orders"} <= games.keys()
    race = games["race"]
    assert race["scenarios"] == [{"id": "race", "seats": 2, "minutes": [1, 2], "quick": True}]
    assert race["parameters"] == [
        {
            "name": "goal", "default": 10, "low": 2, "high": 100, "values": [],
            "unit": "steps", "origin": "decision",
        }
    ]  # fmt: skip
    assert race["bots"] == ["told"] and games["orders"]["hidden"]
    assert set(race) == set(GameLine.__struct_fields__)
    assert all(
        set(p) == set(ParameterLine.__struct_fields__) for p in games["cities"]["parameters"]
    )


def test_nobody_takes_the_name_of_another_seat(house: House) -> None:
    for game, names, kept in (
        ("race", ["p2", "P1"], ["P1", "P2"]),
        ("cerilia", ["def", "Anna"], ["ATT", "Anna"]),
    ):
        house.new_table(game, names=names)
        (line, *_) = house.client.get("/api/tables").json()
        assert [seat["name"] for seat in line["seats"]] == kept


def test_recent_tables_are_listed_the_newest_first(house: House) -> None:
    first, second = house.new_table(names=["  Anna  B "]), house.new_table()
    house.page(first).act("WALK")
    lines = house.client.get("/api/tables").json()
    assert [line["table"] for line in lines] == [first["table"], second["table"]]
    assert lines[0]["token"] == first["token"] and lines[0]["step"] == 1
    assert [seat["name"] for seat in lines[0]["seats"]] == ["Anna B", "P2"]
    assert lines[0]["scenario"] == "race" and lines[0]["over"] is False
    assert not lines[0]["hidden"]


def test_a_table_has_the_name_that_the_author_of_its_scenario_gave(house: House) -> None:
    shipped = house.client.get("/api/scenarios/cerilia/duel").json()["scenario"]
    own = house.new_table("cerilia", scenario={**shipped, "id": "own", "name": "The long bridge"})
    plain = house.new_table("cerilia", scenario="duel")
    named = [line["title"] for line in house.client.get("/api/tables").json()]
    assert named == ["", "The long bridge"]
    assert [house.page(key).table["title"] for key in (own, plain)] == ["The long bridge", ""]


def test_a_recent_table_says_whether_its_position_tells_secrets(house: House) -> None:
    for scenario in ("duel", "open_field"):
        house.new_table(game="cerilia", scenario=scenario)
    house.new_table(game="cerilia", scenario="open_field", analysis=True)
    hidden = {
        (line["scenario"], line["analysis"]): line["hidden"]
        for line in house.client.get("/api/tables").json()
    }
    assert hidden == {
        ("duel", False): False,
        ("open_field", False): True,
        ("open_field", True): False,
    }


def test_a_server_for_others_keeps_the_keys_to_itself(new_house: Callable[..., House]) -> None:
    house = new_house(own_device=False)
    house.new_table()
    assert house.client.get("/api/tables").json() == []


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        (b"", 400, "server-malformed"),
        (b"[]", 400, "server-malformed"),
        (b'{"game":"race","more":1}', 400, "server-malformed"),
        (b'{"game":"chess"}', 404, "game-unknown"),
        (b'{"game":"race","scenario":"none"}', 422, "scenario-unknown"),
        (b'{"game":"race","params":{"goal":1}}', 422, "parameter-range"),
        (b'{"game":"race","params":{"gaol":9}}', 422, "parameter-unknown"),
        (b'{"game":"race","seats":[null,null,null]}', 422, "seats-too-many"),
        (b'{"game":"race","names":["' + b"x" * 41 + b'"]}', 400, "server-malformed"),
        (b'{"game":"race"' + b" " * 2000 + b"}", 413, "server-too-large"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    house: House, body: bytes, status: int, reason: str
) -> None:
    answer = house.client.post("/api/tables", content=body)
    assert answer.status_code == status
    assert answer.json()["reason"]["id"] == reason


def test_a_seed_repeats_the_dice(house: House) -> None:
    pages = [house.page(house.new_table(seed=7)) for _ in range(2)]
    for page in pages:
        for _ in range(3):
            page.act("ROLL")
    assert pages[0].table["hash"] == pages[1].table["hash"]


def test_a_match_file_is_saved_and_opened_at_a_new_table(house: House) -> None:
    key = house.new_table(names=["Anna"])
    page = house.page(key)
    page.act("ROLL")
    answer = house.client.get(f"/api/tables/{key['table']}/file")
    assert answer.headers["content-disposition"].endswith('.voevoda.json"')
    assert load(answer.content).hash == page.table["hash"]
    opened = house.client.post("/api/files", content=answer.content)
    assert opened.status_code == 201
    other = house.page(opened.json())
    assert other.key["table"] != key["table"] and other.table["hash"] == page.table["hash"]
    assert other.table["seats"][0]["name"] == "Anna"
    assert other.act("WALK")["type"] == "done"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "matchfile-damaged"),
        (b"{}", "matchfile-foreign"),
        (save(Match(toy.GAME))[:-9], "matchfile-damaged"),
        (save(Match(toy.GAME)).replace(b'"1.0.0"', b'"0.9.0"'), "matchfile-rules"),
    ],
)
def test_a_file_that_is_none_is_refused(house: House, content: bytes, reason: str) -> None:
    answer = house.client.post("/api/files", content=content)
    assert answer.status_code == 422 and answer.json()["reason"]["id"] == reason


def test_a_file_that_is_too_large_is_refused(new_house: Callable[..., House]) -> None:
    house = new_house(limits=Limits(file=100))
    answer = house.client.post("/api/files", content=b"[" + b" " * 100)
    assert answer.status_code == 413


def test_a_match_of_older_rules_is_kept_and_explained(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = house.new_table()
    house.page(key).act("WALK")
    house.start()
    monkeypatch.setitem(registry._games, "race", dataclasses.replace(toy.GAME, version="2.0.0"))
    with house.client.websocket_connect(f"/api/tables/{key['table']}/socket") as socket:
        assert socket.receive_json()["reason"]["id"] == "matchfile-rules"
        assert socket.receive()["code"] == 4409
    record = json.loads(house.client.get(f"/api/tables/{key['table']}/file").content)
    assert record["rules"] == "1.0.0" and record["steps"] == ["WALK"]


def test_the_rulebook_is_there_in_both_languages(house: House) -> None:
    for language in ("en", "ru"):
        answer = house.client.get(f"/api/rulebook/cities/{language}")
        assert answer.status_code == 200 and "CIT-ATT-01" in answer.text
        assert answer.headers["content-type"].startswith("text/markdown")


@pytest.mark.parametrize(
    "path",
    ["/api/rulebook/cities/de", "/api/rulebook/chess/en", "/api/tables/x/file", "/api/nothing"],
)
def test_what_is_not_there_is_said_in_words(house: House, path: str) -> None:
    answer = house.client.get(path)
    assert answer.status_code == 404 and set(answer.json()) == {"reason"}


def test_a_fault_tells_the_client_nothing_of_the_inside(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise ZeroDivisionError("secret")

    monkeypatch.setattr("voevoda.server.store.Store.recent", broken)
    client = TestClient(house.client.app, raise_server_exceptions=False)
    answer = client.get("/api/tables")
    assert answer.status_code == 500 and "secret" not in answer.text
    assert answer.json()["reason"]["id"] == "server-fault"
    assert "Content-Security-Policy" in answer.headers


def test_health_and_metrics(house: House) -> None:
    assert house.client.get("/health").json() == {"status": "ok"}
    house.page(house.new_table()).act("WALK")
    lines = house.client.get("/metrics").text.splitlines()
    assert "voevoda_tables_total 1" in lines and "voevoda_sockets 1" in lines
    assert 'voevoda_requests_total{kind="act",answer="done"} 1' in lines
    assert "voevoda_act_seconds_count 1" in lines


def test_every_answer_keeps_browsers_careful(house: House) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health"):
        headers = house.client.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert (
            "'unsafe-inline'" not in headers["content-security-policy"].split("style-src-attr")[0]
        )
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_without_a_built_client_the_page_says_what_to_run(house: House) -> None:
    answer = house.client.get("/")
    assert answer.status_code == 503 and "make web" in answer.text


def test_the_client_is_served_compressed_and_kept_by_its_hash(
    new_house: Callable[..., House], tmp_path: Path
) -> None:
    client = tmp_path / "built"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html>" + "x" * 2000)
    (client / "assets/index-1a2b.js").write_text("let x;" * 500)
    house = new_house(client=client)
    page, script = house.client.get("/"), house.client.get("/assets/index-1a2b.js")
    assert page.headers["cache-control"] == "no-cache"
    assert "immutable" in script.headers["cache-control"]
    assert page.headers["content-encoding"] == script.headers["content-encoding"] == "gzip"
    assert house.client.get("/assets/none.js").status_code == 404
    assert house.client.get("/../secret").status_code == 404


def test_only_pages_of_this_server_may_connect_or_post(house: House) -> None:
    key = house.new_table()
    address = f"/api/tables/{key['table']}/socket"
    foreign, own = {"origin": "http://elsewhere.example"}, {"origin": "http://testserver"}
    with pytest.raises(WebSocketDenialResponse) as refused:
        house.client.websocket_connect(address, headers=foreign).__enter__()
    assert refused.value.status_code == 403
    assert refused.value.json()["reason"]["id"] == "server-origin"
    with house.client.websocket_connect(address, headers=own) as socket:
        socket.send_json({"type": "hello"})
        assert socket.receive_json()["type"] == "table"
    body = {"game": "race"}
    assert house.client.post("/api/tables", json=body, headers=foreign).status_code == 403
    assert house.client.post("/api/tables", json=body, headers=own).status_code == 201


@pytest.mark.parametrize(
    ("host", "welcome"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("[::1]:8000", True),
        ("rebound.example", False),
        ("127.0.0.1.example", False),
        ("", False),
        ("[", False),
    ],
)
def test_a_server_for_this_device_answers_to_its_own_names_only(
    new_house: Callable[..., House], host: str, welcome: bool
) -> None:
    house = new_house(hosts=LOOPBACK)
    status = house.client.get("/health", headers={"host": host}).status_code
    assert status == (200 if welcome else 403)


def test_an_allowance_refills_with_time() -> None:
    now = [0.0]
    allowance = Allowance(2.0, 3, lambda: now[0])
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert allowance.take() and not allowance.take()
    now[0] += 100
    assert allowance.is_full
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]


def test_too_many_tables_or_messages_are_refused(new_house: Callable[..., House]) -> None:
    house = new_house(limits=Limits(tables=(0.0, 1), messages=(0.0, 2)))
    page = house.page(house.new_table())
    answer = house.client.post("/api/tables", json={"game": "race"})
    assert answer.status_code == 429 and answer.json()["reason"]["id"] == "server-rate"
    assert page.ask(type="sync")["type"] == "table"
    assert page.ask(type="sync")["reason"]["id"] == "server-rate"


def test_addresses_do_not_share_an_allowance() -> None:
    allowances = Allowances(0.0, 1)
    allowances.take("one")
    allowances.take("two")
