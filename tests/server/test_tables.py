"""What happens at a table, as its pages hear it."""

from __future__ import annotations

import pytest

from tests.server.conftest import House, Page
from voevoda.server.store import Store


@pytest.fixture
def page(house: House) -> Page:
    return house.page(house.new_table())


def test_hello_is_answered_with_the_whole_table(page: Page) -> None:
    table = page.table
    assert table["type"] == "table" and table["table"] == page.key["table"]
    assert table["step"] == 0 and table["seat"] == 0 and table["waiting"] == [0]
    assert table["view"] == {"at": [0, 0], "dash": 0}
    assert [seat["yours"] for seat in table["seats"]] == [True, True]
    assert [(line["text"], line["chance"]) for line in table["legal"]] == [
        ("WALK", False), ("ROLL", True), ("DASH 1", False), ("DASH 2", False), ("DASH 3", False),
    ]  # fmt: skip
    assert table["legal"][2]["label"] == {
        "id": "race-action-dash", "args": {"steps": 1}, "rule": None,
    }  # fmt: skip
    assert [line["number"] for line in table["log"]] == [0]


def test_an_action_is_acknowledged_and_told(page: Page) -> None:
    answer = page.act("WALK")
    assert answer == {"type": "done", "id": 1, "step": 1, "hash": page.table["hash"]}
    assert page.table["view"]["at"] == [1, 0] and page.table["seat"] == 1
    assert page.table["log_from"] == 1
    (line,) = page.table["log"]
    assert (line["number"], line["seat"], line["text"]) == (1, 0, "WALK")
    assert line["events"][0]["id"] == "race-event-moved" and line["events"][0]["rule"] == "TOY-MOVE"


def test_a_whole_form_is_several_steps(page: Page) -> None:
    page.act("DASH 2 LAND")
    assert [line["text"] for line in page.table["log"]] == ["DASH 2", "LAND"]


def test_dice_are_drawn_by_the_server_and_written_in_the_log(page: Page) -> None:
    page.act("ROLL")
    assert page.table["log"][1]["seat"] == -1
    assert page.table["log"][1]["text"] == f"d4={page.table['view']['at'][0]}"


@pytest.mark.parametrize("text", ["ROLL d4=4", "=4", "d4=4", "DASH 1 LAND ROLL d4=4"])
def test_nobody_names_the_dice(page: Page, text: str) -> None:
    answer = page.act(text)
    assert answer["type"] == "refused" and page.ask(type="sync")["step"] == 0


def test_dice_within_a_line_are_refused_before_they_fall(page: Page) -> None:
    page.act("DASH 1")
    page.act("LAND")
    answer = page.act("ROLL ROLL")
    assert answer["reason"]["id"] == "server-dice"
    assert page.ask(type="sync")["step"] == 2


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing(page: Page) -> None:
    before = page.table
    answer = page.act("DASH 5")
    assert answer["type"] == "refused" and answer["step"] == 0
    assert answer["reason"]["id"] == "race-reason-toy-far"
    assert answer["reason"]["rule"] == "TOY-MOVE"
    assert page.ask(type="sync") == before


def test_a_whole_form_that_fails_in_the_middle_leaves_nothing(page: Page) -> None:
    assert page.act("DASH 2 WALK")["reason"]["id"] == "race-reason-toy-order"
    assert page.ask(type="sync")["step"] == 0


def test_an_unreadable_notation_is_refused(page: Page) -> None:
    assert page.act("FLY")["reason"]["id"] == "notation-unreadable"


def test_a_stale_action_is_refused_and_the_table_sent_again(page: Page) -> None:
    page.act("WALK")
    answer = page.act("WALK", step=0)
    assert answer["reason"] == {"id": "server-stale", "args": {"step": 0, "now": 1}, "rule": None}
    assert page.table["step"] == 1 and page.table["log_from"] == 0


def test_as_many_steps_of_another_game_are_stale_too(page: Page) -> None:
    page.act("WALK")
    hash_before = page.table["hash"]
    page.take_back()
    page.act("DASH 2")
    assert page.act("LAND", hash=hash_before)["reason"]["id"] == "server-stale"
    assert page.act("LAND", hash=page.table["hash"])["type"] == "done"


def test_a_seed_is_revealed_when_the_match_is_over(house: House) -> None:
    page = house.page(house.new_table(seed=77))
    address = f"/api/tables/{page.key['table']}/file"
    page.act("ROLL")
    assert house.client.get(address).json()["dice"] == {"scheme": "seed"}
    page.end("resign", 0)
    assert house.client.get(address).json()["dice"] == {"scheme": "seed", "reveal": "77"}


def test_what_a_broken_disk_forgot_was_never_played(
    house: House, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise OSError("no disk")

    page.act("WALK")
    with monkeypatch.context() as disk:
        disk.setattr(Store, "append", broken)
        disk.setattr(Store, "open", broken)
        assert page.ask(type="act", id=7, step=1, seat=1, text="DASH 2")["type"] == "refused"
    file = house.client.get(f"/api/tables/{page.key['table']}/file").json()
    assert file["steps"] == ["WALK"]
    assert page.hear()["step"] == 1, "the table is put back"
    assert page.ask(type="sync")["step"] == 1
    assert page.act("WALK")["type"] == "done"
    later = house.page(page.key)
    assert [line["text"] for line in later.table["log"]] == ["", "WALK", "WALK"]
    house.start()
    assert house.page(page.key).table["hash"] == later.table["hash"]


def test_a_resent_action_is_played_once(page: Page) -> None:
    """A page that lost its socket before the acknowledgement sends the same again."""
    page.act("WALK")
    assert page.act("WALK", step=0, seat=0)["reason"]["id"] == "server-stale"
    assert [line["text"] for line in page.table["log"]] == ["", "WALK"]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        '{"type":"fly"}',
        '{"type":"act"}',
        '{"type":"act","id":1,"step":0,"seat":0,"text":7}',
        '{"type":"sync","more":1}',
        '{"type":"act","id":1,"step":0,"seat":0,"text":"WALK","seed":4}',
        "[" * 900,
        '"\\ud800"',
    ],
)
def test_a_malformed_message_is_answered_and_the_socket_stays(page: Page, message: str) -> None:
    page.socket.send_text(message)
    answer = page.hear()
    assert answer["type"] == "failed" and answer["reason"]["id"] == "server-malformed"
    assert page.act("WALK")["type"] == "done"


def test_bytes_that_are_no_text_are_malformed(page: Page) -> None:
    page.socket.send_bytes(b"\xff\xfe{")
    assert page.hear()["reason"]["id"] == "server-malformed"


def test_a_message_that_is_too_large_is_answered_and_the_socket_stays(page: Page) -> None:
    page.socket.send_text('{"type":"sync"' + " " * 1000 + "}")
    assert page.hear()["reason"]["id"] == "server-too-large"
    assert page.act("WALK")["type"] == "done"


def test_the_first_message_is_hello(house: House) -> None:
    key = house.new_table()
    with house.client.websocket_connect(f"/api/tables/{key['table']}/socket") as socket:
        page = Page(socket, key)
        assert page.ask(type="sync")["reason"]["id"] == "server-malformed"
        assert page.hello(key["token"])["type"] == "table"


def test_two_pages_see_the_same_game(house: House) -> None:
    key = house.new_table()
    one, two = house.page(key), house.page(key)
    one.act("WALK")
    assert two.hear() == one.table
    two.act("ROLL")
    assert one.hear() == two.table


@pytest.mark.parametrize("token", [None, "guessed", ""])
def test_a_spectator_sees_and_cannot_act(house: House, token: str | None) -> None:
    key = house.new_table()
    player = house.page(key)
    watcher = house.page({"table": key["table"], "token": token})
    assert watcher.table["seat"] is None and watcher.table["legal"] == []
    assert watcher.act("WALK")["reason"]["id"] == "server-watching"
    assert watcher.take_back()["reason"]["id"] == "server-watching"
    player.act("WALK")
    assert watcher.hear()["view"] == player.table["view"]


def test_a_bots_seat_is_nobodys(house: House) -> None:
    page = house.page(house.new_table(seats=[None, "told"]))
    assert [seat["yours"] for seat in page.table["seats"]] == [True, False]
    assert page.act("WALK", seat=1)["reason"]["id"] == "server-not-your-seat"
    assert page.act("WALK", seat=7)["reason"]["id"] == "server-not-your-seat"


def test_another_seats_turn_is_refused(page: Page) -> None:
    assert page.act("WALK", seat=1)["reason"]["id"] == "match-not-your-turn"


def test_take_back_and_play_again(page: Page) -> None:
    start = page.table
    page.act("WALK")
    played = page.table
    assert played["undo"] is None and not played["redo"]
    assert page.take_back()["type"] == "done"
    assert page.table["hash"] == start["hash"] and page.table["redo"]
    assert page.table["log_from"] == 1 and page.table["log"] == []
    assert page.take_back("redo")["type"] == "done"
    assert page.table["hash"] == played["hash"] and page.table["log"] == played["log"]
    assert page.take_back("redo")["reason"]["id"] == "redo-nothing"


def test_what_chance_has_decided_cannot_be_taken_back(page: Page) -> None:
    assert page.take_back()["reason"]["id"] == "undo-nothing"
    page.act("ROLL")
    assert page.table["undo"]["id"] == "undo-chance"
    assert page.take_back()["reason"]["id"] == "undo-chance"


def test_a_take_back_reaches_a_page_that_is_behind(house: House) -> None:
    key = house.new_table()
    one, two = house.page(key), house.page(key)
    one.act("WALK")
    one.act("WALK")
    one.take_back()
    one.act("ROLL")
    tables = [two.hear() for _ in range(4)]
    assert [table["log_from"] for table in tables] == [1, 2, 2, 2]
    assert tables[-1] == one.table


def test_odds_are_exact_and_change_nothing(page: Page) -> None:
    answer = page.ask(type="odds", id=9, step=0, seat=0, plan=["ROLL"])
    assert answer["type"] == "odds" and answer["id"] == 9
    assert [path["chance"] for path in answer["paths"]] == ["1/4"] * 4
    assert [path["outcomes"] for path in answer["paths"]] == [[f"d4={n}"] for n in range(1, 5)]
    assert answer["summary"] == {"wins": "0"}
    assert page.ask(type="sync")["step"] == 0


def test_odds_of_no_plan_or_an_illegal_one_are_refused(page: Page) -> None:
    for plan, reason in (
        ([], "server-malformed"),
        (["WALK"] * 7, "server-malformed"),
        (["LAND"], "race-reason-toy-order"),
        (["ROLL d4=4"], "server-dice"),
    ):
        answer = page.ask(type="odds", id=1, step=0, seat=0, plan=plan)
        assert answer["type"] == "refused" and answer["reason"]["id"] == reason


def test_the_end_is_told(house: House) -> None:
    page = house.page(house.new_table(params={"goal": 2}))
    page.act("DASH 2 LAND")
    assert page.table["result"] == {"winners": [0], "scores": ["1", "-1"], "rule": "TOY-END"}
    assert page.table["waiting"] == [] and page.table["legal"] == []
    assert page.act("WALK")["type"] == "refused"


def test_no_table_is_said_and_the_socket_closed(house: House) -> None:
    with house.client.websocket_connect("/api/tables/nowhere/socket") as socket:
        assert socket.receive_json()["reason"] == {
            "id": "server-no-table", "args": {"table": "nowhere"}, "rule": None,
        }  # fmt: skip
        assert socket.receive() == {"type": "websocket.close", "code": 4404, "reason": ""}


def test_a_match_goes_on_after_the_server_was_stopped(house: House) -> None:
    key = house.new_table()
    page = house.page(key)
    page.act("ROLL")
    page.act("WALK")
    page.take_back()
    page.act("DASH 3 LAND")
    before = page.table
    house.start()
    after = house.page(key).table
    assert {k: after[k] for k in ("step", "hash", "view", "waiting")} == {
        k: before[k] for k in ("step", "hash", "view", "waiting")
    }
    assert [line["text"] for line in after["log"]][-2:] == ["DASH 3", "LAND"]


def test_two_servers_on_one_file_do_not_contradict_each_other(house: House) -> None:
    key = house.new_table()
    one = house.page(key)
    house.start()
    two = house.page(key)
    two.act("WALK")
    one.socket.send_json({"type": "act", "id": 1, "step": 0, "seat": 0, "text": "ROLL"})
    assert one.hear()["view"] == two.table["view"]
    assert one.hear()["reason"]["id"] == "server-busy"
    assert one.act("WALK")["type"] == "done" and one.table["step"] == 2
