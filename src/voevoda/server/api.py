"""The HTTP side: games, tables, match files, rulebooks, health."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from voevoda.core.dice import Entropy, Seeded
from voevoda.core.errors import MatchFileError, Message, NotFoundError, ServerError, VoevodaError
from voevoda.core.game import known_scenario
from voevoda.core.match import Match, SeatEntry
from voevoda.core.matchfile import SUFFIX, load
from voevoda.core.registry import all_games, find
from voevoda.core.texts import LANGUAGES
from voevoda.server.bots import BotRunner, check_bots
from voevoda.server.guards import Allowances, Limits, problem
from voevoda.server.lines import entry_lines, game_line
from voevoda.server.messages import (
    Checked,
    NewFork,
    NewTable,
    Position,
    Preview,
    TableKey,
    TableLine,
)
from voevoda.server.metrics import Metrics
from voevoda.server.rooms import Rooms
from voevoda.server.store import Heading, Store

RECENT = 50
"""Matches in the list of recent ones."""

STATUS = {
    "server-too-large": 413,
    "server-rate": 429,
    "server-malformed": 400,
    "server-file-hidden": 403,
    "server-past-hidden": 403,
    "server-fault": 500,
}
UNPROCESSABLE = 422

T = TypeVar("T")

_log = logging.getLogger("voevoda.server")


@dataclass(frozen=True)
class Api:
    """The endpoints; each raises VoevodaError with the reason for what it refuses."""

    store: Store
    rooms: Rooms
    bots: BotRunner
    metrics: Metrics
    limits: Limits
    new_tables: Allowances
    positions: Allowances
    own_device: bool
    """Whether whoever asks may see all tables, with the keys to their seats."""

    def routes(self) -> list[Route]:
        """Return the addresses."""
        return [
            Route("/api/games", self.games),
            Route("/api/tables", self.recent_tables),
            Route("/api/tables", self.new_table, methods=["POST"]),
            Route("/api/tables/{table}/file", self.match_file),
            Route("/api/tables/{table}/fork", self.fork, methods=["POST"]),
            Route("/api/tables/{table}/position", self.position),
            Route("/api/positions", self.checked_position, methods=["POST"]),
            Route("/api/scenarios/{game}/{scenario}", self.preview),
            Route("/api/files", self.opened_file, methods=["POST"]),
            Route("/api/rulebook/{game}/{language}", self.rulebook),
            Route("/health", self.health),
            Route("/metrics", self.counters),
        ]

    async def games(self, _: Request) -> Response:
        """List the games."""
        return _json([game_line(game, self.bots.names()) for game in all_games()])

    async def recent_tables(self, _: Request) -> Response:
        """List the matches of this device, the newest first; none where others can ask."""
        if not self.own_device:
            return _json([])
        found = await asyncio.to_thread(self.store.recent, RECENT)
        return _json(
            [
                TableLine(
                    h.table, h.token, h.game, str(h.scenario.get("id", "")), h.steps,
                    entry_lines(h.seats), h.over, h.changed, h.analysis,
                    tuple(h.waiting), _tells_secrets(h), str(h.scenario.get("name", "")),
                )
                for h in found
            ]
        )  # fmt: skip

    async def new_table(self, request: Request) -> Response:
        """Set up a match."""
        self.new_tables.take(_address(request))
        wanted = await self._decoded(request, NewTable)
        check_bots(self.bots.names(), wanted.seats)
        return await self._created(lambda: _set_up(wanted))

    async def opened_file(self, request: Request) -> Response:
        """Go on with a match file at a new table."""
        self.new_tables.take(_address(request))
        data = await _body(request, self.limits.file)

        def opened() -> Match:
            match = load(data)
            check_bots(self.bots.names(), [entry.bot for entry in match.seats])
            return match

        return await self._created(opened)

    async def match_file(self, request: Request) -> Response:
        """Return the match file of a table; where a game has secrets, when it is over."""
        table = request.path_params["table"]
        try:
            room = await self.rooms.room(table)
            name, data = f"{room.match.game.id}-{table}", await room.file()
        except MatchFileError:  # of other rules: nothing is lost, another version opens it
            record = (await asyncio.to_thread(self.store.load, table)).record
            name, data = f"{record.game}-{table}", msgspec.json.encode(record)
        disposition = {"Content-Disposition": f'attachment; filename="{name}{SUFFIX}"'}
        return Response(data, media_type="application/json", headers=disposition)

    async def fork(self, request: Request) -> Response:
        """Go on from a moment of a match at a new table."""
        self.new_tables.take(_address(request))
        wanted = await self._decoded(request, NewFork)
        room = await self.rooms.room(request.path_params["table"])
        match = await room.fork(wanted.at, wanted.analysis)
        return await self._created(lambda: match)

    async def position(self, request: Request) -> Response:
        """Return a moment of a match as a scenario."""
        at = request.query_params.get("at")
        if at is not None and re.fullmatch(r"\d{1,9}", at, re.ASCII) is None:
            raise ServerError("server-malformed", detail="at is a number of steps")
        room = await self.rooms.room(request.path_params["table"])
        return _json(await room.position(None if at is None else int(at)))

    async def checked_position(self, request: Request) -> Response:
        """Say what a position looks like, or what is wrong with it."""
        self.positions.take(_address(request))
        wanted = await self._decoded(request, Position)
        game = find(wanted.game)

        def checked() -> Checked:
            try:
                return Checked(None, Match(game, wanted.scenario, wanted.params).view(None))
            except VoevodaError as error:
                return Checked(error.message, None)

        return _json(await asyncio.to_thread(checked))

    async def preview(self, request: Request) -> Response:
        """Show how a scenario begins."""
        self.positions.take(_address(request))
        game = find(request.path_params["game"])
        name = known_scenario(game, request.path_params["scenario"]).id
        match = await asyncio.to_thread(Match, game, name)
        return _json(Preview(match.view(None), msgspec.to_builtins(match.scenario)))

    async def rulebook(self, request: Request) -> Response:
        """Return a game's rules for players, in Markdown."""
        game, language = find(request.path_params["game"]), request.path_params["language"]
        file = game.folder / "rulebook" / f"{language}.md"
        if language not in LANGUAGES or not file.is_file():
            raise NotFoundError("server-no-page", path=request.url.path)
        headers = {"Cache-Control": "no-cache"}
        return Response(file.read_bytes(), media_type="text/markdown", headers=headers)

    async def health(self, _: Request) -> Response:
        """Say whether the server works and reaches its store."""
        try:
            await asyncio.to_thread(self.store.check)
        except SQLAlchemyError:
            return _json({"status": "no store"}, 503)
        return _json({"status": "ok"})

    async def counters(self, _: Request) -> Response:
        """Return what Prometheus collects."""
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4")

    async def _decoded(self, request: Request, kind: type[T]) -> T:
        body = await _body(request, self.limits.body)
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise ServerError("server-malformed", detail=str(error)[:200]) from None

    async def _created(self, make: Callable[[], Match]) -> Response:
        def made() -> tuple[str, str]:
            return self.store.create(make())

        table, token = await asyncio.to_thread(made)
        self.metrics.count("tables")
        return _json(TableKey(table, token), 201)


async def refuse(_: Request, error: Exception) -> Response:
    """Answer an error of ours with its reason."""
    assert isinstance(error, VoevodaError)
    usual = 404 if isinstance(error, NotFoundError) else UNPROCESSABLE
    return problem(STATUS.get(error.message.id, usual), error.message)


async def refuse_address(request: Request, error: Exception) -> Response:
    """Answer a request for an address or a method that does not exist."""
    assert isinstance(error, HTTPException)
    return problem(error.status_code, Message("server-no-page", {"path": request.url.path}))


async def report_fault(request: Request, error: Exception) -> Response:
    """Answer an error that should not be; the log has the details, the client has not."""
    return problem(500, Message("server-fault"))


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _json(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def _body(request: Request, limit: int) -> bytes:
    """Return the body; raises ServerError as soon as it is longer than allowed."""
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > limit:
                raise ServerError("server-too-large")
    except ClientDisconnect:
        raise ServerError("server-malformed", detail="the request breaks off") from None
    return bytes(body)


def _tells_secrets(match: Heading) -> bool:
    """Return whether the position of a match would tell a secret, or nobody knows."""
    if match.over or match.analysis:
        return False
    try:
        game = find(match.game)
        return game.hidden and game.has_secrets(game.scenario(match.scenario))
    except VoevodaError:
        return True


def _set_up(wanted: NewTable) -> Match:
    game = find(wanted.game)
    if isinstance(wanted.scenario, str):
        known_scenario(game, wanted.scenario)  # a game may take paths too; not from afar
    dice = Entropy() if wanted.seed is None else Seeded(wanted.seed)
    match = Match(game, wanted.scenario, wanted.params, dice=dice)
    seats = len(match.seats)
    if max(len(wanted.seats), len(wanted.names)) > seats:
        given = max(len(wanted.seats), len(wanted.names))
        raise ServerError("seats-too-many", given=given, seats=seats)
    if wanted.analysis and any(wanted.seats):
        raise ServerError("server-analysis-bots")
    match.free = wanted.analysis
    taken = {entry.name.casefold() for entry in match.seats}  # nobody passes for another seat
    for seat, entry in enumerate(match.seats):
        bot = wanted.seats[seat] if seat < len(wanted.seats) else None
        name = " ".join(wanted.names[seat].split()) if seat < len(wanted.names) else ""
        match.seats[seat] = SeatEntry(entry.name if name.casefold() in {"", *taken} else name, bot)
    return match
