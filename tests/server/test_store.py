"""The store: nothing written is lost, changed or removed."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from tests.games.toys import orders
from tests.server import toy
from tests.server.conftest import House
from voevoda.core.dice import Seeded
from voevoda.core.errors import NotFoundError, ServerError
from voevoda.core.match import Match, SeatEntry
from voevoda.core.matchfile import document, open_document
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
    opened = store.open(table)
    assert opened.rows == 2 and opened.match.steps[0].text == "ROLL"
    again = store.open(table)
    assert again.rows == 2 and again.match.hash == opened.match.hash


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
    page = house.page(key)
    page.lift()
    assert page.table["view"]["points"] == [1, 0]
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
    assert store.recent(1)[0].waiting == [0]
    store.append(tables[0], 0, [], 0, True, [])
    assert [h.table for h in store.recent(2)] == [tables[0], tables[2]]
    assert store.recent(1)[0].changed == "2030-01-01T00:00:04.000+00:00"
    assert store.recent(1)[0].over and store.recent(1)[0].waiting == []


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


VERSION_1 = """
CREATE TABLE schema (version INTEGER NOT NULL);
INSERT INTO schema VALUES (1);
CREATE TABLE match (
    id VARCHAR NOT NULL PRIMARY KEY, token VARCHAR NOT NULL, created VARCHAR NOT NULL,
    changed VARCHAR NOT NULL, game VARCHAR NOT NULL, rules VARCHAR NOT NULL,
    scenario JSON NOT NULL, params JSON NOT NULL, seats JSON NOT NULL, dice JSON NOT NULL,
    hash VARCHAR NOT NULL, steps INTEGER NOT NULL, over BOOLEAN NOT NULL
);
CREATE INDEX ix_match_changed ON match (changed);
CREATE TABLE step (
    match VARCHAR NOT NULL REFERENCES match (id), number INTEGER NOT NULL, kind VARCHAR NOT NULL,
    seat INTEGER NOT NULL, text VARCHAR NOT NULL, hash VARCHAR NOT NULL,
    PRIMARY KEY (match, number)
);
"""


def store_of_version_1(folder: Path, match: Match) -> None:
    """Write a file as the first version did; a step was taken back and played again in it."""
    record = document(match)
    steps = [Row.of(step) for step in match.steps]
    start = match.hash_at(0)
    log = [steps[0], Row("undo", 0, "0", start), *steps]
    set_up = [
        json.dumps(msgspec.to_builtins(part))
        for part in (record.scenario, record.params, record.seats, record.dice)
    ]
    heading = ("old", "key", "then", "then", record.game, record.rules, *set_up)
    with closing(sqlite3.connect(folder / FILE)) as connection, connection:
        connection.executescript(VERSION_1)
        connection.execute(
            f"INSERT INTO match VALUES ({', '.join('?' * 13)})",
            (*heading, start, len(match.steps), match.over),
        )
        connection.executemany(
            "INSERT INTO step VALUES ('old', ?, ?, ?, ?, ?)",
            [(number, *row) for number, row in enumerate(log, 1)],
        )


def test_a_file_of_the_first_version_is_brought_up_in_place(tmp_path: Path) -> None:
    match = Match(toy.GAME, params={"goal": 20}, seats=[SeatEntry("Anna")])
    match.play_line("DASH 2 LAND")
    store_of_version_1(tmp_path, match)
    for _ in range(2):
        store = Store(tmp_path)
        opened = store.open("old")
        assert document(opened.match) == document(match)
        assert not opened.match.free and not opened.match.can_redo
        assert [(h.table, h.waiting) for h in store.recent(9)] == [("old", [])]
        store.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("SELECT version FROM schema").fetchall() == [(SCHEMA,)]
    store = Store(tmp_path)
    table, _ = store.create(Match(toy.GAME))
    assert not store.load(table).analysis


def test_what_was_taken_back_can_be_played_again_after_a_restart(house: House) -> None:
    page = house.page(house.new_table())
    for text in ("WALK", "DASH 2 LAND", "WALK"):
        page.act(text)
    played = page.table["hash"]
    for _ in range(3):
        page.take_back()
    page.take_back("redo")
    house.start()
    page = house.page(page.key)
    assert page.table["step"] == 2 and page.table["redo"]
    assert page.take_back("redo")["type"] == page.take_back("redo")["type"] == "done"
    assert page.table["hash"] == played and not page.table["redo"]
    page.take_back()
    page.act("DASH 1")
    house.start()
    assert not house.page(page.key).table["redo"]


def test_whatever_ended_a_match_comes_back_with_a_new_table(tmp_path: Path) -> None:
    store = Store(tmp_path)
    resigned, drawn = Match(toy.GAME), Match(toy.GAME)
    resigned.concede(0)
    drawn.agree_draw()
    for match in (resigned, drawn):
        table, _ = store.create(match)
        assert document(store.open(table).match) == document(match)


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
