"""A table in memory: a match, who is at it, and the order in which things happen.

Every change goes one way: checked, played, written to the store, told. A change that could not be
written is forgotten: the match is read again from the store.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Protocol

import msgspec

from voevoda.ai.bot import know
from voevoda.core.actions import Action
from voevoda.core.errors import (
    MatchFileError,
    Message,
    NotFoundError,
    ServerError,
    UndoError,
    VoevodaError,
)
from voevoda.core.events import Log
from voevoda.core.game import CHANCE, Game, Seat
from voevoda.core.match import Match, SeatEntry, Step
from voevoda.core.matchfile import DiceRecord, document, fork, save
from voevoda.core.odds import odds
from voevoda.server import lines
from voevoda.server.bots import STAND_IN, BotFailedError, BotRunner, Question
from voevoda.server.estimates import Estimates, accepts_draw
from voevoda.server.messages import (
    Act,
    AskHint,
    AskOdds,
    BlockedLine,
    DeclineDraw,
    Done,
    Hint,
    LegalLine,
    Look,
    OddsAnswer,
    OfferDraw,
    Past,
    Position,
    Redo,
    Reply,
    Resign,
    Table,
    Undo,
)
from voevoda.server.metrics import Metrics
from voevoda.server.store import LogConflictError, Opened, Row, RowKind, Store

TEXT_LENGTH = 4000
"""Characters of a notation: the paths of a squad of 31, point by point, are shorter."""
PLAN_LENGTH = 6
"""Actions in a plan whose odds are asked for."""
BEST = 5
"""Actions in a hint."""
Lists = tuple[tuple[LegalLine, ...], tuple[BlockedLine, ...]]

_log = logging.getLogger("voevoda.server")


class Guest(Protocol):
    """Somebody at a table: one socket."""

    token: str | None
    told: int
    """Number of the last step that the page knows; -1 for nothing, not even the opening."""
    shown: Seat | None
    """The seat whose view the page has."""
    present: Seat | None
    """The seat whose person is known to be in front of the page."""

    def tell(self, reply: Reply) -> None:
        """Send a message without waiting."""
        ...


class Room:
    """One table."""

    def __init__(
        self,
        table: str,
        opened: Opened,
        store: Store,
        bots: BotRunner,
        metrics: Metrics,
    ) -> None:
        """Take a match as the store has it."""
        self.table = table
        self.match = opened.match
        self.guests: set[Guest] = set()
        self.estimates = Estimates()
        self._token, self._written = opened.token, opened.rows
        self._store, self._bots, self._metrics = store, bots, metrics
        self._lock = asyncio.Lock()
        self._is_adrift = False
        self._thinker: asyncio.Task[None] | None = None
        self._notice: Message | None = None
        self._offers: list[Seat] = []
        self._listed: tuple[object, Lists] | None = None

    # Coming and going

    async def enter(self, guest: Guest) -> None:
        """Let somebody in and tell all there is to know."""
        async with self._held():
            self.guests.add(guest)
            self._prepare_bots()
            self._introduce(guest)
        self._wake_bots()

    def leave(self, guest: Guest) -> None:
        """Let somebody go. Bots rest while nobody is there."""
        self.guests.discard(guest)

    async def lift(self, seat: Seat, guest: Guest) -> None:
        """Show a seat's table now that its person is in front of the page."""
        async with self._held():
            guest.present = seat
            self._introduce(guest)

    async def sync(self, guest: Guest) -> None:
        """Tell one guest the whole table again."""
        async with self._held():
            self._introduce(guest)

    async def tell_warm(self) -> None:
        """Tell everybody that the bots have warmed up."""
        if self._has_bots():
            async with self._held():
                self._tell_all()

    async def close(self) -> None:
        """Stop the bots."""
        if self._thinker is not None:
            self._thinker.cancel()
            await asyncio.gather(self._thinker, return_exceptions=True)

    # What guests ask for; each raises VoevodaError with the reason where it is refused

    async def act(self, guest: Guest, request: Act) -> None:
        """Carry out an action."""
        arrived = time.perf_counter()
        async with self._change(request.step):
            self._check_hash(request, guest)
            self._check_seat(request.seat, guest)
            rows = self._play(request.seat, request.text)
            await self._write(rows)
            self._offers.clear()
            self._tell_done(request.id, guest)
        self._metrics.acted(time.perf_counter() - arrived)
        self._wake_bots()

    async def undo(self, guest: Guest, request: Undo) -> None:
        """Take the last decision back."""
        async with self._change(request.step):
            yours = self._seats(guest)
            reason = self._why_not_undo(yours)
            if reason is not None:
                raise UndoError(reason.id, reason.rule, **reason.args)
            seat = self._undoing_seat(yours)
            self.match.undo(seat)
            left = len(self.match.steps)
            taken_back = left < request.step
            text = str(left) if taken_back else ""
            kind: RowKind = "undo" if taken_back else "unseal"
            await self._write([Row(kind, seat, text, self.match.hash)])
            self._offers.clear()
            for each in self.guests:
                each.told = min(each.told, left)
            self._tell_done(request.id, guest)
        self._wake_bots()

    async def redo(self, guest: Guest, request: Redo) -> None:
        """Play again what was taken back."""
        async with self._change(request.step):
            if not self.match.can_redo:
                raise UndoError("redo-nothing")
            seat = self.match.turn
            self._check_seat(seat, guest)
            self.match.redo()
            await self._write([Row("redo", seat, "", self.match.hash)])
            self._offers.clear()
            self._tell_done(request.id, guest)
        self._wake_bots()

    async def odds(self, guest: Guest, request: AskOdds) -> None:
        """Answer what may come of a plan."""
        async with self._held():
            self._check_step(request.step)
            match, seat = self.match, request.seat
            if seat not in match.waiting:
                raise ServerError(_why_not_waiting(match))
            state = self._known(guest, seat) if match.hidden else match.state_seen_by(seat)
            if not 1 <= len(request.plan) <= PLAN_LENGTH:
                raise _malformed(f"plan of {len(request.plan)} actions, at most {PLAN_LENGTH}")
            plan = [choice for text in request.plan for choice in _actions(match, text)]
            is_long = len(plan) > 1
            found = await asyncio.to_thread(odds, match, plan, state, is_long)
            summary = match.game.summary(match.world, state, found)
            paths = () if is_long and summary is not None else lines.path_lines(match, found)
            guest.tell(OddsAnswer(request.id, len(match.steps), paths, summary))

    def _known(self, guest: Guest, seat: Seat) -> Any:
        """Return a state as a seat that decides may imagine it; the same while it sees the same.

        Raises ServerError where a game with secrets has no words of its own for odds.
        """
        if self.match.game.summary is Game.summary:
            raise ServerError("server-odds-hidden")
        self._check_seat(seat, guest)
        return know(self.match, seat).state

    async def look(self, guest: Guest, request: Look) -> None:
        """Answer how the table stood after some steps."""
        async with self._held():
            match, at = self.match, request.at
            state = self._past_state(at)
            seat = lines.shown_seat(match, self._seats(guest))
            view = match.game.view(match.world, state, seat)
            hash = lines.view_hash(view) if match.hidden else match.hash_at(at)
            guest.tell(Past(request.id, at, hash, view))

    async def hint(self, guest: Guest, request: AskHint) -> None:
        """Answer what a bot would do, by what the seat knows."""
        async with self._held():
            self._check_step(request.step)
            self._check_seat(request.seat, guest)
            match, asked = self.match, (len(self.match.steps), self.match.hash)
            if request.seat not in match.waiting:
                raise ServerError(_why_not_waiting(match))
            question = self._question(request.seat, STAND_IN, BEST)
        try:
            ranked = await self._bots.rank(question)
        except BotFailedError as error:
            _log.warning("table %s: no hint: %s", self.table, error)
            raise ServerError("server-hint-failed") from None
        async with self._held():
            step = len(self.match.steps)
            if self.match is not match or asked != (step, match.hash):
                raise ServerError("server-stale", step=request.step, now=step)
            guest.tell(Hint(request.id, step, STAND_IN, lines.ranked_lines(match, ranked)))

    async def resign(self, guest: Guest, request: Resign) -> None:
        """Give the game up for a seat."""
        async with self._change(request.step):
            self._check_ending(request.seat, guest)
            self.match.concede(request.seat)
            await self._write([Row("concede", request.seat, "", self.match.hash)])
            self._offers.clear()
            self._prepare_bots()
            self._tell_done(request.id, guest)
        self._wake_bots()

    async def offer(self, guest: Guest, request: OfferDraw) -> None:
        """Offer a draw, or agree to one; bots say at once what they think of it."""
        async with self._change(request.step):
            self._check_ending(request.seat, guest)
            self._offers = sorted({*self._offers, request.seat})
            self._ask_bots_for_draw()
            if not {*range(len(self.match.seats))} - self.match.out - {*self._offers}:
                self.match.agree_draw()
                await self._write([Row("draw", request.seat, "", self.match.hash)])
                self._offers.clear()
            self._tell_done(request.id, guest)

    async def decline(self, guest: Guest, request: DeclineDraw) -> None:
        """Decline what others offer, or withdraw one's own offer."""
        async with self._change(request.step):
            self._check_ending(request.seat, guest)
            if not self._offers:
                raise ServerError("server-no-offer")
            if request.seat in self._offers:
                self._offers.remove(request.seat)
            else:
                self._refuse_draw(request.seat)
            self._tell_done(request.id, guest)

    async def fork(self, at: int, analysis: bool) -> Match:
        """Return a match that goes on from a moment of this one; raises VoevodaError."""
        async with self._held():
            self._past_state(at)
            made = await asyncio.to_thread(fork, self.match, at)
        made.free = analysis
        if analysis:
            made.seats = [SeatEntry(entry.name) for entry in made.seats]
        return made

    async def file(self) -> bytes:
        """Return the match file of what is stored; raises ServerError while it tells secrets.

        A seed tells the dice to come: it is revealed when the match is over.
        """
        async with self._held():
            if self.match.over:
                return save(self.match)
            if self.match.hidden:
                raise ServerError("server-file-hidden")
            whole = document(self.match)
            veiled = msgspec.structs.replace(whole, dice=DiceRecord(whole.dice.scheme))
            return msgspec.json.format(msgspec.json.encode(veiled), indent=1) + b"\n"

    async def position(self, at: int | None) -> Position:
        """Return a moment of the match (the present one, if None) as a scenario.

        Raises VoevodaError.
        """
        async with self._held():
            match = self.match
            if match.game.capture is None:
                raise NotFoundError("server-no-position", game=match.game.id)
            state = self._past_state(len(match.steps) if at is None else at)
            scenario = msgspec.to_builtins(match.game.capture(match.world, state))
            return Position(match.game.id, scenario)

    # Inside

    @asynccontextmanager
    async def _held(self) -> AsyncIterator[None]:
        """Hold the table as the store has it, though the store was out of reach meanwhile."""
        async with self._lock:
            if self._is_adrift:
                await self._restore()
            yield

    @asynccontextmanager
    async def _change(self, step: int) -> AsyncIterator[None]:
        """Hold the table for one change; put it back as stored if the change breaks down."""
        async with self._held():
            self._check_step(step)
            try:
                yield
            except VoevodaError:
                raise
            except LogConflictError:
                await self._restore()
                raise ServerError("server-busy") from None
            except Exception:
                _log.exception("table %s: a change broke down", self.table)
                await self._restore()
                raise ServerError("server-fault") from None

    def _check_step(self, step: int) -> None:
        now = len(self.match.steps)
        if step != now:
            raise ServerError("server-stale", step=step, now=now)

    def _check_hash(self, request: Act, guest: Guest) -> None:
        if request.hash not in (None, lines.page_hash(self.match, guest.shown)):
            raise ServerError("server-stale", step=request.step, now=len(self.match.steps))

    def _check_seat(self, seat: Seat, guest: Guest) -> None:
        yours = self._seats(guest)
        if not yours:
            raise ServerError("server-watching")
        if seat not in yours:
            raise ServerError("server-not-your-seat")
        if seat in self.match.conceded and not self.match.over:
            raise ServerError("server-conceded", seat=self.match.seats[seat].name)

    def _check_ending(self, seat: Seat, guest: Guest) -> None:
        """Raise ServerError where a seat may not end the game outside its rules."""
        self._check_seat(seat, guest)
        if self.match.over:
            raise ServerError("match-over")
        if self.match.free:
            raise ServerError("server-analysis-ending")

    def _past_state(self, step: int) -> Any:
        """Return the state after some steps; raises VoevodaError where nobody may see it."""
        match = self.match
        if match.hidden and not match.over:
            raise ServerError("server-past-hidden")
        if not 0 <= step <= len(match.steps):
            raise MatchFileError("matchfile-no-step", step=step, steps=len(match.steps))
        return match.state_at(step)

    def _seats(self, guest: Guest) -> frozenset[Seat]:
        if guest.token is None or not hmac.compare_digest(
            guest.token.encode(), self._token.encode()
        ):
            return frozenset()
        return frozenset(s for s, entry in enumerate(self.match.seats) if entry.bot is None)

    def _play(self, seat: Seat, text: str) -> list[Row]:
        """Play a notation that names no dice; return what is to be written."""
        actions = _actions(self.match, text)
        if seat == self.match.turn:
            _check_dice_come_last(self.match, actions)
            return [Row.of(step) for step in self.match.play_line(text)]
        if self.match.over or len(actions) != 1:
            raise ServerError(_why_not_waiting(self.match))
        steps: Sequence[Step] = self.match.play(actions[0], seat)
        if steps:
            return [Row.of(step) for step in steps]
        return [Row("seal", seat, self.match.format(actions[0]), self.match.hash)]

    async def _write(self, rows: Sequence[Row]) -> None:
        match = self.match
        now = len(match.steps), match.over, match.waiting
        await asyncio.to_thread(self._store.append, self.table, self._written, rows, *now)
        self._written += len(rows)

    async def _restore(self) -> None:
        self._is_adrift = True  # until the store can be read
        opened = await asyncio.to_thread(self._store.open, self.table)
        self.match, self._written = opened.match, opened.rows
        self._is_adrift = False
        self._offers.clear()
        for guest in self.guests:
            self._introduce(guest)

    # Telling

    def _tell_done(self, id: int, guest: Guest) -> None:
        shown = lines.shown_seat(self.match, self._seats(guest))
        hash = "" if self._is_covered(guest) else lines.page_hash(self.match, shown)
        guest.tell(Done(id, len(self.match.steps), hash))
        self._tell_all()

    def _tell_all(self) -> None:
        made: dict[tuple[bool, int, bool], Table] = {}
        for guest in self.guests:
            key = (bool(self._seats(guest)), self._log_from(guest), self._is_covered(guest))
            if key not in made:
                made[key] = self._table_for(guest, key[1])
            self._tell(guest, made[key])
        self._notice = None

    def _introduce(self, guest: Guest) -> None:
        guest.told = -1
        self._tell(guest, self._table_for(guest, 0))

    def _tell(self, guest: Guest, table: Table) -> None:
        guest.told, guest.shown = table.step, table.seat
        guest.tell(table)

    def _log_from(self, guest: Guest) -> int:
        """Return where the guest's log goes on; a seat does not inherit another's secrets."""
        shown = lines.shown_seat(self.match, self._seats(guest))
        if self.match.hidden and shown != guest.shown:
            return 0
        return guest.told + 1

    def _is_covered(self, guest: Guest) -> bool:
        """Return whether what the deciding seat sees is not for the person in front of the page."""
        yours = self._seats(guest)
        if not self.match.hidden or self.match.over or len(yours) < 2:
            return False
        return lines.shown_seat(self.match, yours) != guest.present

    def _table_for(self, guest: Guest, log_from: int) -> Table:
        table = self._table(self._seats(guest), log_from)
        if not self._is_covered(guest):
            return table
        bare = {"hash": "", "view": None, "legal": (), "blocked": (), "log_from": 0, "log": ()}
        return msgspec.structs.replace(table, covered=True, **bare)

    def _table(self, yours: frozenset[Seat], log_from: int) -> Table:
        match = self.match
        seat = lines.shown_seat(match, yours)
        decider = lines.decider(match, seat, yours)
        legal, blocked = self._lists(decider)
        return Table(
            table=self.table,
            game=match.game.id,
            rules=match.game.version,
            scenario=str(getattr(match.scenario, "id", "")),
            title=str(getattr(match.scenario, "name", "")),
            params=match.params,
            step=len(match.steps),
            hash=lines.page_hash(match, seat),
            seats=lines.seat_lines(match, yours),
            seat=seat,
            waiting=tuple(match.waiting),
            thinking=self._bot_seat(),
            bots_compiled=not self._bots.is_warming(match.game.id),
            view=match.view(seat),
            legal=legal,
            undo=self._why_not_undo(yours),
            redo=bool(yours) and match.can_redo,
            result=lines.result_line(match),
            log_from=log_from,
            log=lines.log_lines(match, seat, log_from, self.estimates),
            blocked=blocked,
            values=self.estimates.of(match, len(match.steps)),
            offers=tuple(self._offers),
            conceded=tuple(match.conceded),
            analysis=match.free,
            hidden=match.hidden,
            notice=self._notice,
        )

    def _lists(self, decider: Seat | None) -> Lists:
        """Return what a seat may do and what it may not: worked out once for every moment."""
        match = self.match
        moment = (match, len(match.steps), match.hash, decider, *match.sealed)
        if self._listed is None or self._listed[0] != moment:
            lists = lines.legal_lines(match, decider), lines.blocked_lines(match, decider)
            self._listed = moment, lists
        return self._listed[1]

    def _why_not_undo(self, yours: frozenset[Seat]) -> Message | None:
        if not yours:
            return Message("server-watching")
        return self.match.why_not_undo(self._undoing_seat(yours))

    def _undoing_seat(self, yours: frozenset[Seat]) -> Seat:
        """Return the seat that would take back: one whose choice is sealed, or the last."""
        yours = yours.difference(self.match.conceded) or yours
        for seat in self.match.sealed:
            if seat in yours:
                return seat
        last = self.match.steps[-1].seat if self.match.steps else CHANCE
        return last if last in yours else min(yours)

    # Bots

    def _bot_of(self, seat: Seat) -> str | None:
        """Return the bot that plays a seat, or plays it on."""
        return STAND_IN if seat in self.match.conceded else self.match.seats[seat].bot

    def _has_bots(self) -> bool:
        return any(self._bot_of(seat) for seat in range(len(self.match.seats)))

    def _bot_seat(self) -> Seat | None:
        return next((seat for seat in self.match.waiting if self._bot_of(seat)), None)

    def _prepare_bots(self) -> None:
        if not self.match.over and self._has_bots():
            self._bots.prepare(self.match)

    def _question(self, seat: Seat, bot: str, best: int = 0) -> Question:
        record = msgspec.json.encode(document(self.match))
        return Question(self.match.game.id, record, seat, bot, best)

    def _ask_bots_for_draw(self) -> None:
        for seat, entry in enumerate(self.match.seats):
            if entry.bot is None:
                continue
            if not accepts_draw(self.match, seat):
                self._refuse_draw(seat)
                return
            self._offers = sorted({*self._offers, seat})

    def _refuse_draw(self, seat: Seat) -> None:
        self._offers.clear()
        self._notice = Message("server-draw-declined", {"seat": self.match.seats[seat].name})

    def _wake_bots(self) -> None:
        if self._thinker is None and self._bot_seat() is not None:
            self._thinker = asyncio.create_task(self._think())

    async def _think(self) -> None:
        """Let bots play as long as it is their turn and somebody is there."""
        try:
            while self.guests and (seat := self._bot_seat()) is not None:
                await self._bot_turn(seat)
        except Exception:
            _log.exception("table %s: the bots have stopped", self.table)
        finally:
            self._thinker = None

    async def _bot_turn(self, seat: Seat) -> None:
        async with self._held():
            match, asked = self.match, (len(self.match.steps), self.match.hash)
            bot = self._bot_of(seat) or ""
            question = self._question(seat, bot)
        try:
            text = await self._bots.decide(question)
        except BotFailedError as error:
            _log.warning("table %s: bot %s failed: %s", self.table, bot, error)
            text = None
        async with self._held():
            if self.match is not match or asked != (len(match.steps), match.hash):
                return  # taken back meanwhile
            if self._bot_seat() != seat:
                return  # ended meanwhile
            try:
                await self._write(self._play_bot(seat, bot, text))
                self._offers.clear()
            except Exception:
                await self._restore()
                raise
            self._tell_all()

    def _play_bot(self, seat: Seat, bot: str, text: str | None) -> list[Row]:
        """Play a bot's choice through the door that people use; without a good one, the first."""
        if text is not None:
            try:
                return self._play(seat, text)
            except VoevodaError as error:
                _log.warning("table %s: bot %s chose %r: %s", self.table, bot, text, error)
        self._notice = Message("server-bot-failed", {"bot": bot})
        self._metrics.count("bot_failures")
        return self._play(seat, self.match.format(self.match.legal_actions(seat)[0]))


def _actions(match: Match, text: str) -> list[Action]:
    """Return the actions of a notation; raises ServerError if it is too long or names dice."""
    if len(text) > TEXT_LENGTH:
        raise ServerError("server-text-long", length=len(text), most=TEXT_LENGTH)
    choices = match.read(text)
    actions = [choice for choice in choices if isinstance(choice, Action)]
    if len(actions) != len(choices) or not actions:
        raise ServerError("server-dice")
    return actions


def _check_dice_come_last(match: Match, actions: Sequence[Action]) -> None:
    """Raise ServerError where dice fall within a line: were its end refused, they fell twice."""
    rules, ahead = match.game.rules, match.state.copy()
    for action in actions[:-1]:
        code = match.game.actions.pack(action)
        if rules["turn"](match.world, ahead) < 0 or rules["allows"](match.world, ahead, code):
            return  # refused before any die
        rules["step"](match.world, ahead, Log.new(), code)
        if rules["turn"](match.world, ahead) == CHANCE:
            raise ServerError("server-dice")


def _why_not_waiting(match: Match) -> str:
    """Return the reason why a seat does not decide now."""
    return "match-over" if match.over else "match-not-your-turn"


def _malformed(detail: str) -> ServerError:
    return ServerError("server-malformed", detail=detail)
