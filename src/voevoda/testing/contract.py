"""The contract that every game keeps, as a test: random games in which every promise is checked.

    def test_contract() -> None:
        check_game(GAME, games=20, seed=1)

A broken promise is a `ContractError` that names game, scenario, seed, game and step, so that it
can be found again. What random play never reached is in the `Coverage` that comes back.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
import numpy as np

from voevoda.core import matchfile, registry
from voevoda.core.actions import KIND_BITS, Action, Code, Codec, Outcome
from voevoda.core.dice import GUESSES, Random
from voevoda.core.errors import Message, UndoError
from voevoda.core.events import RECORDING, Event, Log
from voevoda.core.game import (
    CHANCE,
    OVER,
    Game,
    Seat,
    allows,
    ending,
    evaluate,
    guess,
    legal,
    observe,
    outcomes,
    scores,
    settled,
    step,
    turn,
    waiting,
    winners,
)
from voevoda.core.match import Match
from voevoda.core.records import digest
from voevoda.core.rule import assign, rule

BRANCHES = 4
"""Legal actions tried in both lives at every decision, besides the one that is played."""
SELDOM = 7
"""The steps between two looks at what is dear to compute."""
FEW_BITS = 5
"""Kinds of action as narrow as this are tried in every value they can have."""
REMEMBERED = 50
"""Actions of each kind that were legal once, to be tried again."""
NEAR = 1e-9
"""How far the two lives of an evaluation may lie apart."""


class ContractError(AssertionError):
    """A promise that a game does not keep."""


@dataclass
class Coverage:
    """What random play reached, and how often."""

    game: Game
    games: int = 0
    steps: int = 0
    rules: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    outcomes: Counter[str] = field(default_factory=Counter)
    guesses: Counter[bool] = field(default_factory=Counter)
    """Samples of what a seat cannot know, by whether they differ from the truth."""

    def missing(self) -> dict[str, list[str]]:
        """Return the rules, events, reasons, actions and outcomes that were never reached."""
        known = {
            "rules": self.game.events.rules[1:],
            "events": [kind.__name__ for kind in self.game.events.kinds],
            "reasons": [reason.code for reason in self.game.reasons],
            "actions": [kind.__name__ for kind in self.game.actions.kinds],
            "outcomes": [kind.__name__ for kind in self.game.chances.kinds],
        }
        return {
            what: [name for name in names if not getattr(self, what)[name]]
            for what, names in known.items()
        }

    def __str__(self) -> str:
        """Say what was reached, and name what was not."""
        lines = [f"{self.game.id}: {self.games} games, {self.steps} steps"]
        for what, names in self.missing().items():
            reached = sum(1 for count in getattr(self, what).values() if count)
            never = f"; never: {', '.join(names)}" if names else ""
            lines.append(f"  {what}: {reached} of {reached + len(names)}{never}")
        return "\n".join(lines)


def check_game(
    game: Game,
    games: int = 20,
    seed: int = 1,
    scenarios: Sequence[Any] | None = None,
    compiled: bool = True,
) -> Coverage:
    """Play random games and check every promise of the contract at every step.

    Args:
        game: The game; it is made known to the registry, so that its match files can be loaded.
        games: How many games, the scenarios taking turns.
        seed: Same seed, same games.
        scenarios: Ids or whole scenarios; all that are shipped if left out.
        compiled: Whether to hold the compiled life against the plain one.

    Raises ContractError for the first promise that is broken.
    """
    registry.add(game)
    coverage = Coverage(game)
    chosen = list(scenarios or [info.id for info in game.scenarios()])
    for number in range(games):
        scenario = chosen[number % len(chosen)]
        _Playthrough(game, scenario, seed, number, compiled, coverage).play()
    if game.hidden and not coverage.guesses[True]:
        raise ContractError(f"{game.id}: hidden, but no guess ever differs from the truth")
    return coverage


# What generic rules see of a position, in either life


@rule
def survey(world: Any, state: Any, facts: Any, actions: Any, faces: Any, weights: Any) -> None:
    """Fill in all that the rules say of a position."""
    facts[0] = turn(world, state)
    facts[1] = waiting(world, state)
    facts[2] = winners(world, state)
    facts[3] = ending(world, state)
    facts[4] = 1 if settled(world, state) else 0
    facts[5] = legal(world, state, actions) if facts[0] >= 0 else 0
    facts[6] = outcomes(world, state, faces, weights) if facts[0] == CHANCE else 0


@rule
def judge(world: Any, state: Any, codes: Any, count: int, reasons: Any) -> None:
    """Fill in why each action is refused."""
    for place in range(count):
        reasons[place] = allows(world, state, codes[place])


@rule
def branch(world: Any, states: Any, log: Log, code: int) -> None:
    """Apply a choice to a copy of the position, in `states[1]`."""
    assign(states, 1, states, 0)
    log.count = 0
    step(world, states[1], log, code)


@rule
def branch_each(world: Any, states: Any, log: Log, codes: Any, count: int, seats: int) -> int:
    """Apply every choice to a copy; return the place of one that leads nowhere, or -1."""
    for place in range(count):
        branch(world, states, log, codes[place])
        decides = turn(world, states[1])
        if decides < OVER or decides >= seats:
            return place
    return -1


@rule
def imagine(world: Any, states: Any, seat: int, luck: Random) -> None:
    """Replace, in a copy of the position, what a seat cannot know."""
    assign(states, 1, states, 0)
    guess(world, states[1], seat, luck)


class _Survey(NamedTuple):
    turn: int
    waiting: int
    winners: int
    ending: int
    settled: int
    legal: tuple[Code, ...]
    outcomes: tuple[tuple[Code, int], ...]


class _Life:
    """One of the two lives of a game: position 0 is the present one, position 1 a branch."""

    def __init__(self, game: Game, match: Match, compiled: bool) -> None:
        self.game, self.compiled, self.sizes = game, compiled, match.compiled_sizes
        self.seats = len(match.seats)
        state = match.state
        self._binder: Any = game.compiled if compiled else game.plain
        width = max(game.max_actions, game.max_outcomes)
        if compiled:
            self.world: Any = match.world.pack(self.sizes)[0]
            self.states: Any = game.state.allocate(2, self.sizes)
            self.states[0] = state.pack(self.sizes)[0]
            self.log, self._aside = Log.allocate(2)
            self._luck = Random.allocate(1)[0]
        else:
            self.world, self.states = match.world, (state.copy(), state.copy())
            self.log, self._aside = Log.new(), Log.new()
            self._luck = Random.new()
        self._facts, self._actions, self._faces, self._weights, self._reasons = (
            self._numbers(count)
            for count in (7, width, game.max_outcomes, game.max_outcomes, width)
        )
        self.log.mode = self._aside.mode = RECORDING
        parts = game.observation(match.world)
        self._observed = sum(int(np.prod(part.shape)) for part in parts)

    def _numbers(self, count: int) -> Any:
        return np.zeros(count, np.int64) if self.compiled else [0] * count

    def _run(self, function: Any, *given: Any) -> Any:
        return self._binder.bind(function)(*given)

    def row(self, place: int = 0) -> bytes:
        if self.compiled:
            return bytes(self.states[place].tobytes())
        return bytes(self.states[place].pack(self.sizes).tobytes())

    def survey(self, place: int = 0) -> _Survey:
        self._run(
            survey, self.world, self.states[place], self._facts, self._actions, self._faces,
            self._weights,
        )  # fmt: skip
        facts = [int(fact) for fact in self._facts]
        nodes = zip(self._faces[: facts[6]], self._weights[: facts[6]], strict=True)
        return _Survey(
            facts[0],
            facts[1],
            facts[2],
            facts[3],
            facts[4],
            tuple(int(code) for code in self._actions[: facts[5]]),
            tuple((int(face), int(weight)) for face, weight in nodes),
        )

    def judge(self, codes: Sequence[Code]) -> list[int]:
        given = self._numbers(len(codes))
        given[:] = codes
        reasons = self._numbers(len(codes))
        self._run(judge, self.world, self.states[0], given, len(codes), reasons)
        return [int(reason) for reason in reasons]

    def step(self, code: Code) -> list[Event]:
        self.log.count = 0
        self._run(step, self.world, self.states[0], self.log, code)
        return self.game.events.read(self.log)

    def branch(self, code: Code) -> list[Event]:
        self._run(branch, self.world, self.states, self._aside, code)
        return self.game.events.read(self._aside)

    def branch_each(self, codes: Sequence[Code]) -> int:
        given = self._numbers(len(codes))
        given[:] = codes
        bad = self._run(
            branch_each, self.world, self.states, self._aside, given, len(codes), self.seats
        )
        return int(bad)

    def imagine(self, seat: Seat, seed: int) -> bytes:
        self._luck.seed, self._luck.stream, self._luck.count = seed, GUESSES, 0
        self._run(imagine, self.world, self.states, seat, self._luck)
        return self.row(1)

    def values(self) -> list[float]:
        found = np.zeros(self.seats)
        self._run(evaluate, self.world, self.states[0], found)
        return [float(value) for value in found]

    def observe(self, seat: Seat, place: int = 0) -> bytes:
        out = np.zeros(self._observed, np.float32)
        self._run(observe, self.world, self.states[place], seat, out)
        return out.tobytes()


class _Playthrough:
    """One random game, and everything that is checked on its way."""

    def __init__(
        self, game: Game, scenario: Any, seed: int, number: int, compiled: bool, coverage: Coverage
    ) -> None:
        self.game, self.coverage = game, coverage
        name = getattr(scenario, "id", scenario)
        self._where = f"{game.id}/{name}, seed {seed}, game {number}"
        self.luck = random.Random(f"{seed}/{name}/{number}")
        self.even_kinds = number % 2 == 1
        self.match = Match(game, scenario, roll=False)
        self.world = self.match.world
        self.seats: list[Seat] = list(range(len(self.match.seats)))
        self.plain = _Life(game, self.match, compiled=False)
        self.lives = [self.plain]
        if compiled:
            self.lives.append(_Life(game, self.match, compiled=True))
        self.states = [self.match.state.copy()]
        self.hashes = [self.match.hash]
        self.known: dict[int, list[Code]] = {}  # legal once, by kind
        self.written: set[Code] = set()
        self.now = self.plain.survey()

    def play(self) -> None:
        most = self.game.longest(self.world)
        while self.look().turn != OVER:
            self.advance(self.choose())
            self.claim(len(self.match.steps) <= most, f"the game is longer than {most} steps")
        self.finish()

    def claim(self, holds: bool, promise: str) -> None:
        if not holds:
            raise ContractError(f"{self._where}, step {len(self.match.steps)}: {promise}")

    def name(self, code: Code) -> str:
        """Return a legal action, or an outcome, in words."""
        if self.now.turn == CHANCE:
            return self.game.chances.format(self.game.chances.unpack(code), self.world)
        return self.game.actions.format(self.game.actions.unpack(code), self.world)

    @property
    def seldom(self) -> bool:
        return len(self.match.steps) % SELDOM == 0

    # The position

    def look(self) -> _Survey:
        """Check all that holds of the present position; return what the rules say of it."""
        before = self.plain.row()
        surveys = [life.survey() for life in self.lives]
        self.now = surveys[0]
        self.claim(surveys[-1] == self.now, f"the lives differ: {self.now} and {surveys[-1]}")
        self.claim(self.plain.survey() == self.now, "asked twice, the rules answer differently")
        self.check_record(before)
        if self.now.turn >= 0:
            self.check_decision()
        elif self.now.turn == CHANCE:
            self.check_chance()
        else:
            self.check_end()
        self.check_refusals()
        self.check_values()
        if self.game.hidden or self.seldom:
            self.check_secrets()
        for life in self.lives:
            self.claim(life.row() == before, "the position changed by being looked at")
        return self.now

    def check_record(self, row: bytes) -> None:
        state = self.plain.states[0]
        self.claim(digest(row) == self.match.hash, "the match has another position than its rules")
        again = self.match.state_at(len(self.match.steps))
        self.claim(again == state, "the position read back from its bytes is another")
        self.claim(state.copy() == state, "a copy of the position is another")
        broken = self.game.invariants(self.world, state)
        self.claim(not broken, f"broken: {'; '.join(broken)}")

    def check_decision(self) -> None:
        now, codes = self.now, self.now.legal
        self.claim(len(codes) >= 1, "no legal action")
        self.claim(len(codes) <= self.game.max_actions, f"{len(codes)} legal actions")
        self.claim(len(set(codes)) == len(codes), "an action is listed twice")
        self.claim(bool(now.waiting >> now.turn & 1), "the seat at turn is not waited for")
        self.claim(now.waiting < 1 << len(self.seats), "a seat that is not there is waited for")
        self.claim(now.winners == 0, "there are winners, but the game goes on")
        for life in self.lives:
            for code, reason in zip(codes, life.judge(codes), strict=True):
                self.claim(reason == 0, f"{self.name(code)} is listed, and refused by {reason}")
        bad = self.lives[-1].branch_each(codes) if len(self.lives) > 1 else -1
        self.claim(bad < 0, f"{self.name(codes[bad])} leads to a seat that is not there")
        for code in codes:
            self.check_written(self.game.actions, code)
        for code in self.luck.sample(codes, min(BRANCHES, len(codes))):
            self.check_branch(code)
            self.game.piece(self.world, self.plain.states[0], self.game.actions.unpack(code))
        if now.waiting != 1 << now.turn:
            self.check_simultaneous()

    def check_chance(self) -> None:
        nodes = self.now.outcomes
        self.claim(1 <= len(nodes) <= self.game.max_outcomes, f"{len(nodes)} outcomes")
        numbers = {code >> KIND_BITS for code, _ in nodes}
        self.claim(len(numbers) == len(nodes), "two outcomes have the same number")
        self.claim(self.now.waiting == 0, "a seat is waited for while chance decides")
        self.claim(self.now.winners == 0, "there are winners, but the game goes on")
        for code, weight in nodes:
            self.claim(weight >= 1, f"{self.name(code)} has weight {weight}")
            self.check_written(self.game.chances, code)
            self.check_branch(code)
            told = self.match.read_step(f"={code >> KIND_BITS}")
            self.claim(told == self.game.chances.unpack(code), f"={code >> KIND_BITS} is {told}")

    def check_end(self) -> None:
        won = self.now.winners
        self.claim(0 < won < 1 << len(self.seats), f"the game is over with winners {won:b}")
        self.claim(sum(scores(len(self.seats), won)) == 0, "the scores do not sum to 0")
        self.claim(self.now.waiting == 0, "a seat is waited for after the end")

    def check_written(self, codec: Codec[Any], code: Code) -> None:
        """A code, its value, its JSON and its notation are four writings of one thing."""
        if code in self.written:
            return
        value = codec.unpack(code)
        self.claim(codec.pack(value) == code, f"{value} has another code than {code}")
        json = msgspec.json.encode(value)
        self.claim(
            msgspec.json.decode(json, type=type(value)) == value, f"{json!r} reads otherwise"
        )
        text = codec.format(value, self.world)
        self.claim(codec.parse(text, self.world) == value, f"“{text}” reads otherwise")
        self.claim(self.match.read_step(text) == value, f"“{text}” reads otherwise in a match")
        self.written.add(code)

    def check_branch(self, code: Code) -> None:
        """A choice does the same in both lives, and breaks nothing."""
        happened = [life.branch(code) for life in self.lives]
        rows = [life.row(1) for life in self.lives]
        name = self.name(code)
        self.claim(rows[0] == rows[-1], f"{name} leads the two lives to different positions")
        self.claim(happened[0] == happened[-1], f"{name} brings the two lives different events")
        broken = self.game.invariants(self.world, self.plain.states[1])
        self.claim(not broken, f"after {name}: {'; '.join(broken)}")

    # Refusals

    def check_refusals(self) -> None:
        """Whatever is not listed is refused with a reason, and both lives give the same."""
        tried = self.doubtful()
        answers = [life.judge(tried) for life in self.lives]
        for code, reason, other in zip(tried, answers[0], answers[-1], strict=True):
            action = self.game.actions.unpack(code)
            self.claim(reason == other, f"{action}: the lives say {reason} and {other}")
            self.claim(0 <= reason <= len(self.game.reasons), f"{action}: no reason {reason}")
            listed = code in self.now.legal
            if reason:
                self.claim(not listed, f"{action} is listed, and refused by {reason}")
                self.game.reason(self.world, self.plain.states[0], action, reason)
                self.coverage.reasons[self.game.reasons[reason - 1].code] += 1
            elif not listed:
                free = self.game.continuous and self.now.turn >= 0
                self.claim(free, f"{action} is not listed, and gets no reason")
                self.check_written(self.game.actions, code)
                self.check_branch(code)

    def doubtful(self) -> list[Code]:
        """Return actions of every kind: some that were legal, those next to them, and wild ones."""
        found = []
        for number, kind in enumerate(self.game.actions.kinds, 1):
            fields = self.game.actions.fields(kind)
            width = sum(part.bits for part in fields)
            if width <= FEW_BITS:
                found += [number | rest << KIND_BITS for rest in range(1 << width)]
                continue
            found.append(number | self.luck.getrandbits(width) << KIND_BITS)
            known = self.known.get(number, [])
            for before in self.luck.sample(known, min(2, len(known))):
                part = self.luck.choice(fields)
                old = before >> part.shift & part.mask
                near = (old - 1, old + 1, 0, part.mask, self.luck.getrandbits(part.bits))
                new = self.luck.choice(near) & part.mask
                found += [before, before & ~(part.mask << part.shift) | new << part.shift]
        return found

    # What seats see

    def check_values(self) -> None:
        values = [life.values() for life in self.lives]
        for seat, (one, other) in enumerate(zip(values[0], values[-1], strict=True)):
            self.claim(abs(one - other) <= NEAR, f"seat {seat} is worth {one} and {other}")
            self.claim(-1 <= one <= 1, f"seat {seat} is worth {one}")
        seat = self.luck.choice(self.seats)
        seen = [life.observe(seat) for life in self.lives]
        self.claim(seen[0] == seen[-1], f"seat {seat} observes different things in the two lives")

    def check_secrets(self) -> None:
        """A guess changes nothing that its seat, or a spectator, can see."""
        shown: dict[Seat | None, bytes] = {s: self.shown(s, 0) for s in [*self.seats, None]}
        for seat in self.seats:
            for sample in range(2 if self.game.hidden else 1):
                seed = self.luck.getrandbits(32) + sample
                rows = [life.imagine(seat, seed) for life in self.lives]
                self.claim(rows[0] == rows[-1], f"the two lives guess differently for seat {seat}")
                other = rows[0] != self.plain.row()
                self.coverage.guesses[other] += 1
                self.claim(self.game.hidden or not other, "an open game has something to guess")
                if other:
                    self.check_guess(seat, shown)
        self.told(self.luck.choice([*self.seats, None]), 0)

    def check_guess(self, seat: Seat, shown: dict[Seat | None, bytes]) -> None:
        for watcher in (seat, None):
            same = self.shown(watcher, 1) == shown[watcher]
            self.claim(same, f"{self.watcher(watcher)} sees what seat {seat} has to guess")
            same = self.told(watcher, 1) == self.told(watcher, 0)
            self.claim(same, f"{self.watcher(watcher)} reads what seat {seat} has to guess")
        same = self.plain.observe(seat, 1) == self.plain.observe(seat, 0)
        self.claim(same, f"seat {seat} observes what it has to guess")
        guessed = self.plain.survey(1)
        self.claim(guessed[:2] == self.now[:2], f"seat {seat} guesses another turn")
        if seat == self.now.turn:
            self.claim(guessed.legal == self.now.legal, f"seat {seat} guesses other legal actions")
        broken = self.game.invariants(self.world, self.plain.states[1])
        self.claim(not broken, f"seat {seat} guesses the impossible: {'; '.join(broken)}")

    def check_simultaneous(self) -> None:
        """Nobody notices which choice the first of several seats makes."""
        codes = self.luck.sample(self.now.legal, min(BRANCHES, len(self.now.legal)))
        noticed: list[dict[Seat | None, Any]] = []
        for code in codes:
            happened = self.plain.branch(code)
            after = self.plain.survey(1)
            noticed.append({})
            for watcher in [s for s in self.seats if s != self.now.turn] + [None]:
                events = [e for e in happened if self.game.visible(self.world, e, watcher)]
                acts = after.legal if watcher == after.turn else ()
                seen = b"" if watcher is None else self.plain.observe(watcher, 1)
                noticed[-1][watcher] = (self.shown(watcher, 1), events, acts, seen, after[:2])
        for watcher in noticed[0]:
            same = all(each[watcher] == noticed[0][watcher] for each in noticed)
            self.claim(same, f"{self.watcher(watcher)} notices what seat {self.now.turn} chose")

    def shown(self, watcher: Seat | None, place: int) -> bytes:
        return msgspec.json.encode(self.game.view(self.world, self.plain.states[place], watcher))

    def told(self, watcher: Seat | None, place: int) -> tuple[str, Message | None]:
        """Return what a terminal tells: the text board, and what is to be decided."""
        state = self.plain.states[place]
        moment = self.game.moment(self.world, state, watcher)
        return self.game.board(self.world, state, watcher), moment

    def watcher(self, seat: Seat | None) -> str:
        return "a spectator" if seat is None else f"seat {seat}"

    # The way

    def choose(self) -> Code:
        if self.now.turn == CHANCE:
            codes, weights = zip(*self.now.outcomes, strict=True)
            return int(self.luck.choices(codes, weights)[0])
        codes = self.now.legal
        mask = (1 << KIND_BITS) - 1
        for kind in {code & mask for code in codes}:
            same = [code for code in codes if code & mask == kind]
            kept = [*self.known.get(kind, []), *self.luck.sample(same, min(2, len(same)))]
            self.known[kind] = kept[-REMEMBERED:]
        if self.even_kinds:
            kind = self.luck.choice(sorted({code & mask for code in codes}))
            codes = tuple(code for code in codes if code & mask == kind)
        return int(self.luck.choice(codes))

    def advance(self, code: Code) -> None:
        """Apply a choice in the match and in both lives, and check that all agree."""
        name, by_chance = self.name(code), self.now.turn == CHANCE
        codec: Codec[Any] = self.game.chances if by_chance else self.game.actions
        choice: Action | Outcome = codec.unpack(code)
        happened = [life.step(code) for life in self.lives]
        rows = [life.row() for life in self.lives]
        self.claim(rows[0] == rows[-1], f"{name} leads the two lives to different positions")
        self.claim(happened[0] == happened[-1], f"{name} brings the two lives different events")
        made = self.match.replay(choice)
        self.claim(made.hash == digest(rows[0]), f"{name} leads the match elsewhere")
        self.claim(list(made.events) == happened[0], f"{name} brings the match other events")
        self.claim(made.seat == self.now.turn, f"{name} is not by the seat at turn")
        self.states.append(self.match.state.copy())
        self.hashes.append(made.hash)
        (self.coverage.outcomes if by_chance else self.coverage.actions)[type(choice).__name__] += 1
        for event in made.events:
            self.coverage.events[type(event).__name__] += 1
            self.game.words(self.world, event)
        self.check_earlier(self.luck.randrange(len(self.states)))
        count = len(self.match.steps)
        if count % SELDOM == 1:
            self.check_undo()
        if count.bit_count() == 1 and self.match.turn != CHANCE:
            self.check_file()

    def check_earlier(self, place: int) -> None:
        same = self.states[place].digest(self.match.compiled_sizes) == self.hashes[place]
        self.claim(same, f"the copy of the position after step {place} has changed since")

    def check_undo(self) -> None:
        last, count = self.match.steps[-1], len(self.match.steps)
        revealed = any(type(event) in self.game.reveals for event in last.events)
        self.claim(not self.match.can_redo, "there is something to redo, but nothing was undone")
        if last.seat == CHANCE or revealed:
            try:
                self.match.undo()
            except UndoError:
                return
            self.claim(False, f"{last.text} can be undone")
        others = [seat for seat in self.seats if seat != last.seat]
        refused = all(self.match.why_not_undo(seat) is not None for seat in others)
        self.claim(refused, f"{last.text} can be undone by another seat")
        self.match.undo(last.seat)
        undone = self.match.state.digest(self.match.compiled_sizes)
        self.claim(
            undone == self.hashes[-2] == self.match.hash, f"undoing {last.text} leaves traces"
        )
        redone = self.match.redo()
        self.claim(redone == [last], f"redoing {last.text} does something else")
        self.claim(len(self.match.steps) == count, f"redoing {last.text} adds steps")

    def check_file(self) -> None:
        """A match file replays to the same position, each time, and is then written the same."""
        file = matchfile.save(self.match)
        for _ in range(2):
            loaded = matchfile.load(file)
            self.claim(loaded.hash == self.match.hash, "the match file leads elsewhere")
            self.claim(loaded.steps == self.match.steps, "the match file brings other steps")
            self.claim(matchfile.save(loaded) == file, "the match file is written differently")

    def finish(self) -> None:
        for place in range(len(self.states)):
            self.check_earlier(place)
        self.check_file()
        fired = [[int(n) for n in life.log.fired] for life in self.lives]
        self.claim(fired[0] == fired[-1], "the two lives fired rules differently often")
        for number, rule_id in enumerate(self.game.events.rules):
            self.coverage.rules[rule_id] += fired[0][number] if number else 0
        self.coverage.games += 1
        self.coverage.steps += len(self.match.steps)
