"""Exact odds of an action or of a plan, by walking the chance nodes with the rules themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from voevoda.core.actions import Action, Outcome
from voevoda.core.errors import IllegalActionError, Message
from voevoda.core.events import RECORDING, Event, Log
from voevoda.core.game import CHANCE, OVER
from voevoda.core.match import Match


class Path(NamedTuple):
    """One way in which chance may fall."""

    chance: Fraction
    outcomes: tuple[Outcome, ...]
    events: tuple[Event, ...]
    state: Any
    """The state at its end (plain life). Do not change it."""
    played: int
    """How many actions of the plan were carried out; fewer where one was no longer legal."""


class Result(NamedTuple):
    """One state that may come about, and how likely."""

    chance: Fraction
    state: Any
    paths: tuple[Path, ...]


class Odds(NamedTuple):
    """All that may come of a plan. Chances sum to 1 exactly."""

    paths: tuple[Path, ...]
    results: tuple[Result, ...]
    """Paths with equal states merged, the most likely first."""

    def chance(self, holds: Callable[[Any], bool]) -> Fraction:
        """Return how likely it is that `holds(state)` is true at the end."""
        return sum((r.chance for r in self.results if holds(r.state)), Fraction(0))

    def chance_of(self, kind: type[Event]) -> Fraction:
        """Return how likely at least one event of a kind is."""
        return sum(
            (p.chance for p in self.paths if any(isinstance(e, kind) for e in p.events)),
            Fraction(0),
        )

    def expected(self, value: Callable[[Any], int]) -> Fraction:
        """Return the mean of `value(state)`."""
        return sum((r.chance * value(r.state) for r in self.results), Fraction(0))


def odds(match: Match, actions: Sequence[Action], state: Any = None, joined: bool = False) -> Odds:
    """Return the exact chance of every result of a plan of actions, from `state` if it is given.

    Dice that fall only where `Game.beyond(start, there)` are no part of it.
    With `joined`, paths that have come to the same state go on as one, with the outcomes and
    events of the first: a long plan stays short, and all results keep their chances.

    Probabilities are fractions that sum to 1; equal results are merged. Where an action later in
    the plan is not legal after some outcomes, those paths end before it. Raises IllegalActionError
    naming the first action that is legal after no outcome at all.
    """
    log = Log.new()
    log.mode = RECORDING
    start = match.state if state is None else state
    live = [Path(Fraction(1), (), (), start.copy(), 0)]
    ended: list[Path] = []
    for place, action in enumerate(actions):
        code = match.game.actions.pack(action)
        reason: Message | None = None
        after: list[Path] = []
        for path in live:
            refused = _refusal(match, path, action, code)
            if refused is None:
                after += _rolled(
                    match, log, start, _stepped(match, log, path, code, None, place + 1)
                )
            else:
                reason = refused
                ended.append(path)
        if not after and reason is not None:
            raise IllegalActionError.of(reason)
        live = _joined(after) if joined else after
    paths = tuple(live + ended)
    return Odds(paths, _merged(paths))


def _refusal(match: Match, path: Path, action: Action, code: int) -> Message | None:
    if match.game.rules["turn"](match.world, path.state) == OVER:
        return Message("match-over")
    number = match.game.rules["allows"](match.world, path.state, code)
    return match.game.reason(match.world, path.state, action, number) if number else None


def _stepped(
    match: Match, log: Log, path: Path, code: int, outcome: Outcome | None, played: int
) -> Path:
    state = path.state.copy() if outcome is not None else path.state
    log.count = 0
    match.game.rules["step"](match.world, state, log, code)
    events = path.events + tuple(match.game.events.read(log))
    came = path.outcomes if outcome is None else (*path.outcomes, outcome)
    return Path(path.chance, came, events, state, played)


def _rolled(match: Match, log: Log, start: Any, path: Path) -> list[Path]:
    is_chance = match.game.rules["turn"](match.world, path.state) == CHANCE
    if not is_chance or match.game.beyond(start, path.state):
        return [path]
    nodes = match.game.chance(match.world, path.state)
    total = sum(weight for _, weight in nodes)
    found = []
    for code, weight in nodes:
        outcome = match.game.chances.unpack(code)
        came = _stepped(match, log, path, code, outcome, path.played)
        found += _rolled(
            match, log, start, came._replace(chance=path.chance * Fraction(weight, total))
        )
    return found


def _joined(paths: Sequence[Path]) -> list[Path]:
    return [result.paths[0]._replace(chance=result.chance) for result in _merged(paths)]


def _merged(paths: Sequence[Path]) -> tuple[Result, ...]:
    groups: dict[Any, list[Path]] = {}
    for path in paths:
        groups.setdefault(path.state.key(), []).append(path)
    results = [
        Result(sum((p.chance for p in same), Fraction(0)), same[0].state, tuple(same))
        for same in groups.values()
    ]
    return tuple(sorted(results, key=lambda r: -r.chance))
