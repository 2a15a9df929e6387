"""The store of matches: an append-only log in SQLite, written before anyone is told.

A match is its set-up (table `match`) and what was done since (table `step`). Nothing in the log is
ever changed or removed: a take-back is a row of its own. A state is always the log replayed.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
import platformdirs
import sqlalchemy as sql
from sqlalchemy.exc import DatabaseError, IntegrityError

from voevoda.core.errors import NotFoundError, ServerError
from voevoda.core.game import CHANCE, Seat
from voevoda.core.match import Match, SeatEntry, Step
from voevoda.core.matchfile import DiceRecord, MatchFile, document, open_document

SCHEMA = 3
FILE = "voevoda.sqlite3"
BUSY_MS = 5000
"""How long to wait for another process that is writing."""

_tables = sql.MetaData()
_schema = sql.Table("schema", _tables, sql.Column("version", sql.Integer, nullable=False))
_match = sql.Table(
    "match",
    _tables,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("token", sql.String, nullable=False),
    sql.Column("created", sql.String, nullable=False),
    sql.Column("changed", sql.String, nullable=False, index=True),
    sql.Column("game", sql.String, nullable=False),
    sql.Column("rules", sql.String, nullable=False),
    sql.Column("scenario", sql.JSON, nullable=False),
    sql.Column("params", sql.JSON, nullable=False),
    sql.Column("seats", sql.JSON, nullable=False),
    sql.Column("dice", sql.JSON, nullable=False),
    sql.Column("hash", sql.String, nullable=False),  # of the state before the first step
    sql.Column("steps", sql.Integer, nullable=False),  # how many stand now
    sql.Column("over", sql.Boolean, nullable=False),
    sql.Column("analysis", sql.Boolean, nullable=False),
    sql.Column("waiting", sql.JSON, nullable=False),  # the seats that decide now
)
_step = sql.Table(
    "step",
    _tables,
    sql.Column("match", sql.ForeignKey("match.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),  # of the row, from 1
    sql.Column("kind", sql.String, nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.String, nullable=False),
    sql.Column("hash", sql.String, nullable=False),  # of the state after it
)

MIGRATIONS: dict[int, str] = {
    1: "ALTER TABLE match ADD COLUMN analysis BOOLEAN NOT NULL DEFAULT 0",
    2: "ALTER TABLE match ADD COLUMN waiting JSON NOT NULL DEFAULT '[]'",
}
"""What makes of a version the next one."""

RowKind = Literal["step", "undo", "redo", "seal", "unseal", "concede", "draw"]


class Row(NamedTuple):
    """A row of a match's log.

    A `step` is an action or an outcome in notation; an `undo` leaves as many steps as `text` says;
    a `redo` puts back what the last undo took; a `seal` is an action that waits for its turn in a
    simultaneous decision; `unseal` is its end; by `concede` a seat gives up; by `draw` all agree.
    """

    kind: RowKind
    seat: int
    text: str
    hash: str

    @classmethod
    def of(cls, step: Step) -> Row:
        """Return the row of a step."""
        return cls("step", step.seat, step.text, step.hash)


class Stored(NamedTuple):
    """A match as the store knows it."""

    token: str
    rows: int
    """How many rows its log has."""
    record: MatchFile
    undone: list[list[Row]]
    """What was taken back and may be played again, the last first to be played at the end."""
    analysis: bool


class Opened(NamedTuple):
    """A match ready to go on."""

    token: str
    rows: int
    match: Match


class Heading(NamedTuple):
    """A match in the list of recent ones."""

    table: str
    token: str
    game: str
    scenario: dict[str, Any]
    steps: int
    seats: list[SeatEntry]
    over: bool
    changed: str
    analysis: bool
    waiting: list[Seat]


class LogConflictError(Exception):
    """Somebody else, such as a second server on the same file, has written to the match."""


class Store:
    """Keeps matches in `voevoda.sqlite3`, for any thread. What was written outlives a crash."""

    def __init__(
        self,
        folder: Path | None = None,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """Open or make the file in `folder` (the user's data folder, if None).

        Raises ServerError where the file is of a newer version, damaged, or out of reach.
        """
        self.file = (folder or platformdirs.user_data_path("voevoda")) / FILE
        self._clock = clock
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._engine = sql.create_engine(f"sqlite:///{self.file}")
            sql.event.listen(self._engine, "connect", _set_up_connection)
            self._open_schema()
        except (DatabaseError, OSError) as error:
            detail = str(getattr(error, "orig", error))
            raise ServerError("store-unreadable", file=str(self.file), detail=detail) from error

    def close(self) -> None:
        """Let go of the file."""
        self._engine.dispose()

    def check(self) -> None:
        """Raise DatabaseError if the file cannot be read."""
        with self._engine.connect() as connection:
            connection.execute(sql.select(_schema.c.version))

    def create(self, match: Match) -> tuple[str, str]:
        """Write a new match with all its steps; return the table's id and the key to its seats."""
        table, token, now = secrets.token_urlsafe(9), secrets.token_urlsafe(16), self._now()
        record = document(match)
        start = match.state_at(0).digest(match.compiled_sizes)
        values = {
            **msgspec.to_builtins({name: getattr(record, name) for name in _SET_UP}),
            "id": table, "token": token, "created": now, "changed": now, "hash": start,
            "steps": len(match.steps), "over": match.over, "analysis": match.free,
            "waiting": match.waiting,
        }  # fmt: skip
        rows = [*map(Row.of, match.steps)]
        rows += [Row("concede", seat, "", match.hash) for seat in match.conceded]
        rows += [Row("draw", CHANCE, "", match.hash)] if match.agreed_draw else []
        rows += [Row("seal", seat, match.format(a), match.hash) for seat, a in match.sealed.items()]
        with self._engine.begin() as connection:
            connection.execute(_match.insert().values(values))
            _insert(connection, table, 0, rows)
        return table, token

    def append(
        self,
        table: str,
        after: int,
        rows: Sequence[Row],
        steps: int,
        over: bool,
        waiting: Sequence[Seat] = (),
    ) -> None:
        """Write rows behind the first `after` rows of a match: all of them or none.

        Raises LogConflictError where the log goes on otherwise.
        """
        changes = {
            "changed": self._now(), "steps": steps, "over": over, "waiting": [*waiting],
        }  # fmt: skip
        try:
            with self._engine.begin() as connection:
                _insert(connection, table, after, rows)
                connection.execute(_match.update().where(_match.c.id == table).values(changes))
        except IntegrityError as error:
            raise LogConflictError(table) from error

    def load(self, table: str) -> Stored:
        """Return a match with the steps that stand; raises NotFoundError."""
        with self._engine.connect() as connection:
            found = connection.execute(sql.select(_match).where(_match.c.id == table)).one_or_none()
            if found is None:
                raise NotFoundError("server-no-table", table=table)
            log = sql.select(_step.c.kind, _step.c.seat, _step.c.text, _step.c.hash)
            log = log.where(_step.c.match == table).order_by(_step.c.number)
            rows = [Row(*row) for row in connection.execute(log)]
        now = _Standing.of(rows)
        seats = msgspec.convert(found.seats, list[SeatEntry])
        record = MatchFile(
            format=1,
            game=found.game,
            rules=found.rules,
            scenario=found.scenario,
            params=found.params,
            seats=seats,
            steps=[row.text for row in now.steps],
            dice=msgspec.convert(found.dice, DiceRecord),
            sealed={} if found.over else dict(sorted(now.sealed.items())),
            conceded=now.conceded,
            agreed_draw=now.agreed_draw,
            hash=now.steps[-1].hash if now.steps else found.hash,
        )
        undone = [] if found.over or now.sealed else now.undone
        return Stored(found.token, len(rows), record, undone, found.analysis)

    def open(self, table: str) -> Opened:
        """Return a match replayed; what chance still owed is drawn and written.

        Raises NotFoundError, or MatchFileError where it cannot be replayed.
        """
        stored = self.load(table)
        record = stored.record
        again = [row for taken in reversed(stored.undone) for row in taken]
        if again:  # played, so that it can be taken back as it was
            steps = [*record.steps, *(row.text for row in again)]
            record = msgspec.structs.replace(record, steps=steps, hash=again[-1].hash)
        match = open_document(record)
        match.free = stored.analysis
        owed = [Row.of(step) for step in match.steps[len(record.steps) :]]
        for _ in stored.undone:
            match.undo()
        if owed:
            try:
                self.append(table, stored.rows, owed, len(match.steps), match.over, match.waiting)
            except LogConflictError:
                return self.open(table)
        return Opened(stored.token, stored.rows + len(owed), match)

    def recent(self, limit: int) -> list[Heading]:
        """Return the matches that changed last, the newest first."""
        columns = [_match.c[name] for name in _HEADING]
        query = sql.select(*columns).order_by(_match.c.changed.desc(), _match.c.id).limit(limit)
        with self._engine.connect() as connection:
            found = [Heading(*row) for row in connection.execute(query)]
        return [h._replace(seats=msgspec.convert(h.seats, list[SeatEntry])) for h in found]

    def _now(self) -> str:
        return self._clock().isoformat(timespec="milliseconds")

    def _open_schema(self) -> None:
        with self._engine.begin() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # two servers may start at once
            _tables.create_all(connection)
            version = connection.execute(sql.select(_schema.c.version)).scalar()
            if version is None:
                connection.execute(_schema.insert().values(version=SCHEMA))
            elif version > SCHEMA:
                raise ServerError("store-newer", file=str(self.file), version=version, known=SCHEMA)
            else:
                for older in range(version, SCHEMA):
                    connection.exec_driver_sql(MIGRATIONS[older])
                connection.execute(_schema.update().values(version=SCHEMA))


_SET_UP = ("game", "rules", "scenario", "params", "seats", "dice")
_HEADING = (
    "id", "token", "game", "scenario", "steps", "seats", "over", "changed", "analysis", "waiting",
)  # fmt: skip


def _set_up_connection(connection: sqlite3.Connection, _: object) -> None:
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",  # what was acknowledged is on the disk
        "foreign_keys = ON",
        f"busy_timeout = {BUSY_MS}",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _insert(connection: sql.Connection, table: str, after: int, rows: Sequence[Row]) -> None:
    if rows:
        connection.execute(
            _step.insert(),
            [
                {"match": table, "number": number, **row._asdict()}
                for number, row in enumerate(rows, after + 1)
            ],
        )


@dataclass
class _Standing:
    """What a match's log comes to."""

    steps: list[Row] = field(default_factory=list)
    undone: list[list[Row]] = field(default_factory=list)
    sealed: dict[int, str] = field(default_factory=dict)
    conceded: list[int] = field(default_factory=list)
    agreed_draw: bool = False

    @classmethod
    def of(cls, rows: Sequence[Row]) -> _Standing:
        """Go through the log."""
        log = cls()
        for row in rows:
            log.add(row)
        return log

    def add(self, row: Row) -> None:
        """Take the next row."""
        match row.kind:
            case "step":
                self.steps.append(row)
                self.sealed.pop(row.seat, None)
                self.undone.clear()
            case "undo":
                left = int(row.text)
                self.undone.append(self.steps[left:])
                del self.steps[left:]
            case "redo":
                self.steps += self.undone.pop()
            case "seal":
                self.sealed[row.seat] = row.text
                self.undone.clear()
            case "unseal":
                self.sealed.pop(row.seat)
            case "concede":
                self.conceded.append(row.seat)
            case "draw":
                self.agreed_draw = True
