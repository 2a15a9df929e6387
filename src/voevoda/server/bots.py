"""Bots at the table: asked in a process of their own, so that thinking never holds up the page.

A game's bots start on plain rules at once. Meanwhile a second process, of low priority, compiles
the rules or fetches them from the cache; when it is ready it takes the first one's place. Rules are
compiled for each size of table on its own: a process thinks in plain rules about the others. A
process that dies or exceeds its time is replaced; the question is put again to compiled rules, if
they are on their way.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Protocol

import msgspec

from voevoda.ai.bot import Bot, Clock, bot_names, know, make_bot
from voevoda.ai.greedy import GreedyBot
from voevoda.ai.scratch import compiled_size
from voevoda.core.dice import Seeded
from voevoda.core.errors import NotFoundError
from voevoda.core.match import Match
from voevoda.core.matchfile import MatchFile, document, open_document
from voevoda.core.registry import find
from voevoda.lab.interrupts import ignore_interrupts, uninterrupted

BUDGET_S = 2.0
"""What a bot is told to keep to."""
DECISION_S = 10.0
"""A bot that takes longer is replaced by a legal action."""
START_S = 60.0
"""Until a process on plain rules answers."""
COMPILE_S = 900.0
"""Until the rules are compiled, on a slow machine that is busy with other things."""
STAND_IN = "greedy"
"""The bot whose rules are compiled; it gives hints, and plays on for those who gave up."""
NICENESS = 10
SEED_BITS = 62
KEPT_BOTS = 8

_log = logging.getLogger("voevoda.server")


Size = tuple[int, ...]
"""What tables have in common for which the same compiled rules work."""
Samples = dict[Size, bytes]
"""A match file for each size of table."""


def size_of(match: Match) -> Size:
    """Return the size of a match's table."""
    return compiled_size(match.game, match.world)


class Question(msgspec.Struct, frozen=True):
    """What does this bot do on this seat? Or, with `best` above 0: what are the best actions?"""

    game: str
    record: bytes
    """The match file."""
    seat: int
    bot: str
    best: int = 0
    """How many; `greedy` alone can rank them."""


Ranking = tuple[tuple[str, float], ...]
"""Actions in notation, each with the value of the position after it, the best first."""


class Answer(msgspec.Struct, frozen=True):
    """An action in notation, a ranking, or what went wrong; nothing says that one is ready."""

    text: str | None = None
    ranked: Ranking = ()
    error: str | None = None


class BotFailedError(Exception):
    """A bot that threw, hung or died."""


class BotRunner(Protocol):
    """Asks bots."""

    def names(self) -> tuple[str, ...]:
        """Return the bots that can be seated."""
        ...

    def prepare(self, match: Match) -> None:
        """Begin to get ready for a match, in the background."""
        ...

    def is_warming(self, game: str) -> bool:
        """Return whether a game's rules are being compiled; until then its bots are slow."""
        ...

    def listen(self, when_warm: Callable[[str], None]) -> None:
        """Have `when_warm(game)` called whenever a game's rules are no longer being compiled."""
        ...

    async def decide(self, question: Question) -> str:
        """Return a bot's action in notation; raises BotFailedError."""
        ...

    async def rank(self, question: Question) -> Ranking:
        """Return the best actions; raises BotFailedError."""
        ...

    def close(self) -> None:
        """Stop thinking."""
        ...


def check_bots(known: tuple[str, ...], bots: list[str | None]) -> None:
    """Raise NotFoundError naming the first bot that does not exist."""
    for bot in bots:
        if bot is not None and bot not in known:
            raise NotFoundError("bot-unknown", name=bot, known=", ".join(known))


class ProcessBots:
    """Asks bots in processes, one for each game that is being played."""

    def __init__(self, decision_s: float = DECISION_S, compiles: bool = True) -> None:
        """Start nothing yet.

        Args:
            decision_s: The time for one decision.
            compiles: Whether to change over to compiled rules.
        """
        self._decision_s, self._compiles = decision_s, compiles
        self._processes: dict[str, _Process] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self._warming: dict[str, asyncio.Task[None]] = {}
        self._samples: dict[str, Samples] = {}
        self._tried: dict[str, set[Size]] = {}
        self._listeners: list[Callable[[str], None]] = []
        self._closed = False

    def names(self) -> tuple[str, ...]:
        """Return the bots that can be seated."""
        return tuple(bot_names())

    def prepare(self, match: Match) -> None:
        """Start a game's processes: one to answer, one to compile in the background."""
        game = match.game.id
        self._process(game)
        samples = self._samples.setdefault(game, {})
        samples.setdefault(size_of(match), msgspec.json.encode(document(match)))
        is_new = bool(set(samples) - self._tried.get(game, set()))
        if self._compiles and is_new and not self.is_warming(game):
            task = self._warming[game] = asyncio.create_task(self._warm(game))
            task.add_done_callback(lambda done: self._tell_warm(game, done))

    def is_warming(self, game: str) -> bool:
        """Return whether a process is compiling the rules."""
        return game in self._warming and not self._warming[game].done()

    def listen(self, when_warm: Callable[[str], None]) -> None:
        """Have `when_warm(game)` called when a process has compiled the rules, or failed to."""
        self._listeners.append(when_warm)

    async def decide(self, question: Question) -> str:
        """Ask the game's process for an action."""
        answer = await self._ask(question)
        if answer.text is None:
            raise BotFailedError(answer.error)
        return answer.text

    async def rank(self, question: Question) -> Ranking:
        """Ask the game's process for the best actions."""
        answer = await self._ask(question)
        if answer.error is not None:
            raise BotFailedError(answer.error)
        return answer.ranked

    def close(self) -> None:
        """End all processes; whoever waits for an answer is told that there is none."""
        self._closed = True
        for task in self._warming.values():
            task.cancel()
        for process in self._processes.values():
            process.end()

    async def _ask(self, question: Question) -> Answer:
        """Ask the game's process; what fails in plain rules waits for the compiled ones."""
        try:
            return await self._ask_process(question)
        except BotFailedError:
            if not self.is_warming(question.game):
                raise
        await asyncio.wait([self._warming[question.game]])
        return await self._ask_process(question)

    async def _ask_process(self, question: Question) -> Answer:
        """Ask the game's process; one that fails to answer in time is ended."""
        async with self._locks.setdefault(question.game, asyncio.Lock()):
            if self._closed:
                raise BotFailedError("the server is stopping")
            process = self._process(question.game)
            try:
                await asyncio.to_thread(process.wait_ready, START_S)
                return await asyncio.to_thread(process.ask, question, self._decision_s)
            except BotFailedError:
                process.end()
                if self._processes.get(question.game) is process:
                    del self._processes[question.game]
                if process.compiled:
                    self._warming.pop(question.game, None)
                    self._tried.pop(question.game, None)
                raise

    def _process(self, game: str) -> _Process:
        if game not in self._processes:
            self._processes[game] = _Process(game)
        return self._processes[game]

    def _tell_warm(self, game: str, done: asyncio.Task[None]) -> None:
        if not done.cancelled():
            for listener in self._listeners:
                listener(game)

    async def _warm(self, game: str) -> None:
        """Change over to compiled rules, again as long as there are new sizes of tables."""
        tried = self._tried.setdefault(game, set())
        while set(self._samples[game]) - tried:
            samples = dict(self._samples[game])
            tried.update(samples)
            if not await self._change_over(game, samples):
                return

    async def _change_over(self, game: str, samples: Samples) -> bool:
        """Return whether there is a process now that has compiled these sizes."""
        fresh = _Process(game, samples)
        try:
            await asyncio.to_thread(fresh.wait_ready, COMPILE_S)
        except BotFailedError as error:
            _log.warning("the bots of %s stay on plain rules: %s", game, error)
            fresh.end()
            return False
        except asyncio.CancelledError:
            fresh.end()
            raise
        async with self._locks.setdefault(game, asyncio.Lock()):  # never in the middle of a thought
            old, self._processes[game] = self._processes.get(game), fresh
        if old is not None:
            old.end()
        return True


class _Process:
    """A process that knows one game, seen from the server."""

    def __init__(self, game: str, samples: Samples | None = None) -> None:
        self.compiled = samples is not None
        self._ready = False
        self._lock = threading.Lock()
        context = multiprocessing.get_context("spawn")  # a fork would copy threads and sockets
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(
            target=_answer_questions, args=(theirs, game, samples or {}), daemon=True
        )
        with uninterrupted():
            self._process.start()
        theirs.close()

    def wait_ready(self, seconds: float) -> None:
        """Wait until the process has the rules; raises BotFailedError."""
        if not self._ready:
            answer = self._receive(seconds)
            if answer.error is not None:
                raise BotFailedError(answer.error)
            self._ready = True

    def ask(self, question: Question, seconds: float) -> Answer:
        """Return the answer; raises BotFailedError if none comes in time."""
        try:
            self._pipe.send_bytes(msgspec.msgpack.encode(question))
        except OSError as error:
            raise BotFailedError(f"the process has ended: {error}") from None
        return self._receive(seconds)

    def end(self) -> None:
        """End the process, whatever it is doing."""
        with self._lock, contextlib.suppress(ValueError):
            self._process.kill()
            self._process.join()
            self._process.close()

    def _receive(self, seconds: float) -> Answer:
        try:
            if not self._pipe.poll(seconds):
                raise BotFailedError(f"no answer within {seconds:g} s")
            return msgspec.msgpack.decode(self._pipe.recv_bytes(), type=Answer)
        except (EOFError, OSError) as error:
            raise BotFailedError(f"the process has ended: {error}") from None


# In the process


def _answer_questions(pipe: Connection, game: str, samples: Samples) -> None:
    ignore_interrupts()  # the server says when to end
    try:
        thinker = _Thinker(game, samples)
        pipe.send_bytes(msgspec.msgpack.encode(Answer()))
        while True:
            question = msgspec.msgpack.decode(pipe.recv_bytes(), type=Question)
            pipe.send_bytes(msgspec.msgpack.encode(thinker.answer(question)))
    except (EOFError, OSError):
        return  # the server has gone
    except Exception as error:
        pipe.send_bytes(msgspec.msgpack.encode(Answer(error=repr(error))))


class _Thinker:
    """Answers the questions of one game."""

    def __init__(self, game: str, samples: Samples) -> None:
        self._game, self._compiled = find(game), frozenset(samples)
        self._seed = secrets.randbits(SEED_BITS)
        self._bot = lru_cache(KEPT_BOTS)(self._new_bot)
        self._ranker = lru_cache(2)(self._new_ranker)
        self._match: Match | None = None
        self._set_up: MatchFile | None = None
        if samples:
            self._compile(samples)

    def _compile(self, samples: Samples) -> None:
        from voevoda.ai.warm import without_collecting

        _become_modest()
        with without_collecting():
            for record in samples.values():
                match = open_document(msgspec.json.decode(record, type=MatchFile))
                knowledge = know(match, match.waiting[0])
                self._bot(STAND_IN, self._seed, True).decide(knowledge)
                self._ranker(True).rank(knowledge)

    def answer(self, question: Question) -> Answer:
        try:
            match = self._replayed(msgspec.json.decode(question.record, type=MatchFile))
            seed = match.dice.random.seed if isinstance(match.dice, Seeded) else self._seed
            knowledge = know(match, question.seat, seed)
            compiled = size_of(match) in self._compiled
            if question.best:
                ranked = self._ranker(compiled).rank(knowledge)[: question.best]
                return Answer(ranked=tuple((match.format(r.action), r.value) for r in ranked))
            action = self._bot(question.bot, seed, compiled).decide(knowledge, Clock(BUDGET_S))
            return Answer(match.format(action))
        except Exception as error:
            _log.exception("bot %s of %s", question.bot, question.game)
            return Answer(error=repr(error))

    def _new_ranker(self, compiled: bool) -> GreedyBot:
        return GreedyBot(self._game, compiled=compiled)

    def _new_bot(self, name: str, seed: int, compiled: bool) -> Bot:
        return make_bot(name, self._game, seed, compiled)

    def _replayed(self, record: MatchFile) -> Match:
        """Return the match; of the last question's, only what is new is replayed."""
        match, self._match = self._match, None
        set_up = msgspec.structs.replace(record, steps=[], hash="")
        known = [step.text for step in match.steps] if match is not None else []
        if match is None or set_up != self._set_up or record.steps[: len(known)] != known:
            match = open_document(record)
        for text in record.steps[len(match.steps) :]:
            match.replay(match.read_step(text))
        self._match, self._set_up = match, set_up
        return match


def _become_modest() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
