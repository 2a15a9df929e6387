"""The store: nothing written is lost, changed or removed."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.games.toys import orders
from tests.server import toy
from tests.server.conftest import House
from voevoda.core.dice import Seeded
from voevoda.core.errors import NotFoundError, ServerError
from voevoda.core.match import Match, SeatEntry
from voevoda.core.matchfile import document, open_document
from voevoda.server.rooms import _opened
from voevoda.server.store import FILE, SCHEMA, LogConflictError, Row, Store


def rows(store: Store) -> list[tuple[object, ...]]:
    with sqlite3.connect(store.file) as connection:
        return connection.execute("SELECT number, kind, seat, text FROM step").fetchall()


def test_a_match_comes_back_as_it_was(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match = Match(toy.GAME, params={"goal": 20}, seats=[SeatEntry("Anna")], dice=Seeded(5))
    match.play_line("ROLL")
    table, token = store.create(match)
    steps = match.play_line("DASH 2 LAND")
    store.append(table, 2, [Row.of(step) for step in steps], 4, False)
    stored = store.load(table)
    assert stored.token == token and stored.rows == 4
    assert document(open_document(stored.record)) == document(match)


def test_a_take_back_is_a_row_of_its_own(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match = Match(toy.GAME)
    table, _ = store.create(match)
    (walk,) = match.play_line("WALK")
    store.append(table, 0, [Row.of(walk)], 1, False)
    match.undo()
    store.append(table, 1, [Row("undo", 0, "0", match.hash)], 0, False)
    (dash,) = match.play_line("DASH 3")
    store.append(table, 2, [Row.of(dash)], 1, False)
    assert rows(store) == [(1, "step", 0, "WALK"), (2, "undo", 0, "0"), (3, "step", 0, "DASH 3")]
    assert store.load(table).record.steps == ["DASH 3"]
    assert open_document(store.load(table).record).hash == match.hash


def test_a_log_that_went_on_otherwise_is_not_overwritten(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match = Match(toy.GAME)
    table, _ = store.create(match)
    (walk,) = match.play_line("WALK")
    store.append(table, 0, [Row.of(walk)], 1, False)
    with pytest.raises(LogConflictError):
        store.append(table, 0, [Row("step", 0, "DASH 1", "")], 1, True)
    assert store.load(table).record.steps == ["WALK"]
    assert not store.recent(1)[0].over


def test_a_die_that_a_crash_left_owing_is_drawn_and_stored_on_opening(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match = Match(toy.GAME)
    table, _ = store.create(match)
    action = match.play_line("ROLL")[0]
    store.append(table, 0, [Row.of(action)], 1, False)
    _, opened, written = _opened(store, table)
    assert written == 2 and opened.steps[0].text == "ROLL"
    _, again, written = _opened(store, table)
    assert written == 2 and again.hash == opened.hash


def test_sealed_choices_are_kept_and_taken_back(house: House) -> None:
    key = house.new_table("orders")
    page = house.page(key)
    page.act("card 4", seat=1)
    assert page.table["waiting"] == [0] and page.table["step"] == 0
    house.start()
    page = house.page(key)
    assert page.table["waiting"] == [0] and page.table["undo"] is None
    page.take_back()
    assert page.table["waiting"] == [0, 1]
    house.start()
    page = house.page(key)
    assert page.table["waiting"] == [0, 1]
    page.act("card 2", seat=1)
    page.act("card 5", seat=0)
    house.start()
    assert house.page(key).table["view"]["points"] == [1, 0]
    assert [row[1] for row in rows(Store(house.folder))] == [
        "seal", "unseal", "seal", "step", "step",
    ]  # fmt: skip


def test_a_match_with_sealed_choices_can_be_created(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match = Match(orders.GAME)
    match.play("card 3", 1)
    table, _ = store.create(match)
    assert open_document(store.load(table).record).sealed == match.sealed


def test_what_changed_last_comes_first(tmp_path: Path) -> None:
    now = [datetime(2030, 1, 1, tzinfo=UTC)]
    store = Store(tmp_path, lambda: now[0])
    tables = []
    for _ in range(3):
        now[0] += timedelta(seconds=1)
        tables.append(store.create(Match(toy.GAME))[0])
    now[0] += timedelta(seconds=1)
    store.append(tables[0], 0, [], 0, True)
    assert [h.table for h in store.recent(2)] == [tables[0], tables[2]]
    assert store.recent(1)[0].changed == "2030-01-01T00:00:04.000+00:00"
    assert store.recent(1)[0].over


def test_an_unknown_table_is_not_found(tmp_path: Path) -> None:
    with pytest.raises(NotFoundError, match="none"):
        Store(tmp_path).load("none")


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with store._engine.connect() as connection:
        pragma = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert pragma == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_a_newer_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE schema SET version = ?", [SCHEMA + 1])
    with pytest.raises(ServerError) as refused:
        Store(tmp_path)
    assert refused.value.message.id == "store-newer"
    assert refused.value.message.args["version"] == SCHEMA + 1


def test_a_file_that_is_no_store_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database, but long enough to look like one" * 30)
    with pytest.raises(ServerError) as refused:
        Store(tmp_path)
    assert refused.value.message.id == "store-unreadable"
