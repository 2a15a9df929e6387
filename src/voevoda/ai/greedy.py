"""A bot that looks one action ahead, by exact expectation over its dice.

Actions are taken whole, and so is the turn. An action that is cut into several decisions is judged
with its best end, decision by decision. What passing the turn costs has to be paid sooner or later,
so it is counted for every action that keeps the turn: the turn goes on as long as anything gains.
An action that ends the game never pays it. Only what the game has on its shortlist is weighed.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from voevoda.ai.bot import Clock, Knowledge
from voevoda.ai.scratch import NOW, TRIAL, TURNED, Scratch, sizes_of
from voevoda.core.actions import Action
from voevoda.core.dice import BOTS, Random, draw
from voevoda.core.game import (
    CHANCE,
    OVER,
    Game,
    evaluate,
    outcomes,
    settled,
    shortlist,
    step,
    turn,
)
from voevoda.core.records import Sizes
from voevoda.core.rule import assign, rule

EVEN = 1e-9
"""Values nearer than this count as equal; equals are drawn by lot."""

KEEPS, PASSES, ENDS = 0, 1, 2
"""What an action does to the turn; one that awaits chance is taken to keep it."""


@rule
def value_for(world: Any, state: Any, values: Any, seat: int) -> float:
    """Return the value of a position for a seat."""
    evaluate(world, state, values)
    return float(values[seat])


@rule
def value_expected(world: Any, scratch: Any, log: Any, values: Any, seat: int, at: int) -> float:
    """Return the mean value of the state at place `at` of the scratch over its coming chance."""
    states, codes, weights = scratch
    if turn(world, states[at]) != CHANCE:
        return value_for(world, states[at], values, seat)
    count = outcomes(world, states[at], codes[at], weights[at])
    total = 0
    mean = 0.0
    for i in range(count):
        assign(states, at + 1, states, at)
        step(world, states[at + 1], log, codes[at][i])
        total += weights[at][i]
        mean += weights[at][i] * value_for(world, states[at + 1], values, seat)
    return mean / total


@rule
def weigh_actions(
    world: Any, scratch: Any, log: Any, values: Any, gains: Any, ways: Any, random: Any,
    seat: int, alone: int,
) -> int:  # fmt: skip
    """Weigh the shortlist of `seat`, at turn in place NOW; return how many actions it has.

    Their codes stand in codes[NOW]; `gains[i]` is what action i and, where it keeps the turn, the
    passing after it add to the value of the position; `ways[i]` is KEEPS, PASSES or ENDS.
    `scratch` is (states, codes, weights): see `Scratch`. The log must be off. An action that is
    the only one is weighed if `alone` is 1.

    All of this is one function because every function that takes whole steps costs seconds to
    compile.
    """
    states, codes, _ = scratch
    count = shortlist(world, states[NOW], random, codes[NOW])
    if count == 1 and alone == 0:
        return count
    now = value_for(world, states[NOW], values, seat)
    for i in range(count):
        assign(states, TURNED, states, NOW)
        step(world, states[TURNED], log, codes[NOW][i])
        while turn(world, states[TURNED]) == seat and not settled(world, states[TURNED]):
            # Half done: take the decision that looks best, and so on to its end.
            best, most = 0, -2.0
            for part in range(shortlist(world, states[TURNED], random, codes[TURNED])):
                assign(states, TRIAL, states, TURNED)
                step(world, states[TRIAL], log, codes[TURNED][part])
                value = value_expected(world, scratch, log, values, seat, TRIAL)
                if value > most + EVEN:
                    best, most = part, value
            step(world, states[TURNED], log, codes[TURNED][best])
        gains[i] = value_expected(world, scratch, log, values, seat, TURNED) - now
        ways[i] = way_of(turn(world, states[TURNED]), seat)
    charge_for_passing(gains, ways, count)
    return count


@rule
def way_of(after: int, seat: int) -> int:
    """Return what an action of `seat` does to the turn, by whose turn it is afterwards."""
    if after == OVER:
        return ENDS
    return KEEPS if after in (seat, CHANCE) else PASSES


@rule
def charge_for_passing(gains: Any, ways: Any, count: int) -> None:
    """Add the best gain of passing to all that keeps the turn, which yields to it where equal."""
    price = 0.0
    found = False
    for i in range(count):
        if ways[i] == PASSES and (not found or gains[i] > price):
            price = gains[i]
            found = True
    if found:
        for i in range(count):
            if ways[i] == KEEPS:
                gains[i] += price - 2 * EVEN


@rule
def best_of(gains: Any, count: int, random: Any) -> int:
    """Return the number of the highest gain.

    The n-th of n equals takes the place with chance 1/n, so that each is as likely as the others.
    """
    best = 0
    equals = 1
    for i in range(1, count):
        if gains[i] > gains[best] + EVEN:
            best = i
            equals = 1
        elif gains[i] > gains[best] - EVEN:
            equals += 1
            if draw(random, equals) == 0:
                best = i
    return best


class Ranked(NamedTuple):
    """An action with what it is worth."""

    action: Action
    value: float
    """Of the position for the seat once the action is done and the turn passed, -1 .. 1."""


class GreedyBot:
    """Looks one action ahead and forgets threats."""

    name = "greedy"

    def __init__(self, game: Game, seed: int = 0, compiled: bool = False) -> None:
        """Bind the choice to the game's plain or compiled rules."""
        self._game, self._compiled = game, compiled
        binder: Any = game.compiled if compiled else game.plain
        self._weigh = binder.bind(weigh_actions)
        self._best = binder.bind(best_of)
        self._random = Random.new()
        self._random.seed, self._random.stream = seed, BOTS
        self._scratches: dict[tuple[tuple[str, int], ...], Scratch] = {}

    def decide(self, knowledge: Knowledge, clock: Clock | None = None) -> Action:
        """Return what is known to be best, or else the action with the best expected value."""
        self._seek_luck(knowledge)
        known = self._game.solved(knowledge.world, knowledge.state, self._random)
        if known is not None:
            return known
        world, scratch = self._prepare(knowledge)
        luck = self._luck(knowledge)
        count = self._weigh(world, *scratch.for_thinking, luck, knowledge.seat, 0)
        best = self._best(scratch.gains, count, luck)
        return self._game.actions.unpack(int(scratch.codes[NOW][best]))

    def rank(self, knowledge: Knowledge) -> list[Ranked]:
        """Return the shortlist with its values, the best first: one that `decide` takes."""
        world, scratch = self._prepare(knowledge)
        luck = self._luck(knowledge)
        count = self._weigh(world, *scratch.for_thinking, luck, knowledge.seat, 1)
        now = [0.0] * self._game.seats[1]
        self._game.rules["evaluate"](knowledge.world, knowledge.state, now)
        found = [
            Ranked(
                self._game.actions.unpack(int(scratch.codes[NOW][i])),
                max(-1.0, min(1.0, float(scratch.gains[i]) + now[knowledge.seat])),
            )
            for i in range(count)
        ]
        return sorted(found, key=lambda ranked: -ranked.value)

    def _seek_luck(self, knowledge: Knowledge) -> None:
        self._random.game, self._random.count = knowledge.decision, 0

    def _luck(self, knowledge: Knowledge) -> Any:
        self._seek_luck(knowledge)
        return self._random.pack({})[0] if self._compiled else self._random

    def _prepare(self, knowledge: Knowledge) -> tuple[Any, Scratch]:
        sizes = sizes_of(self._game, knowledge.world, self._compiled)
        scratch = self._scratch(sizes)
        scratch.put(NOW, knowledge.state)
        world = knowledge.world.pack(sizes)[0] if self._compiled else knowledge.world
        return world, scratch

    def _scratch(self, sizes: Sizes) -> Scratch:
        key = tuple(sorted(sizes.items()))
        if key not in self._scratches:
            self._scratches[key] = Scratch(self._game, sizes, self._compiled)
        return self._scratches[key]
