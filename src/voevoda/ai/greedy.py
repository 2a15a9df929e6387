"""A bot that looks one action ahead, by exact expectation over its dice.

Actions are taken whole, and so is the turn. An action that is cut into several decisions is judged
with its best end, decision by decision. An action that keeps the turn is worth what it gains; one
that passes it, what the position is worth afterwards; so the turn goes on as long as anything
gains.
"""

from __future__ import annotations

from typing import Any

from voevoda.ai.bot import Clock, Knowledge
from voevoda.ai.scratch import NOW, TRIAL, TURNED, Scratch
from voevoda.core.actions import Action
from voevoda.core.dice import BOTS, Random, draw
from voevoda.core.game import (
    CHANCE,
    Game,
    evaluate,
    legal,
    outcomes,
    settled,
    step,
    turn,
)
from voevoda.core.records import Sizes
from voevoda.core.rule import assign, rule

EVEN = 1e-9
"""Values nearer than this count as equal; equals are drawn by lot."""


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
def finish_action(world: Any, scratch: Any, log: Any, values: Any, seat: int) -> None:
    """Take the half-done action in place TURNED to its best-looking end, decision by decision."""
    states, codes, _ = scratch
    while turn(world, states[TURNED]) == seat and not settled(world, states[TURNED]):
        count = legal(world, states[TURNED], codes[TURNED])
        best = 0
        most = -2.0
        for i in range(count):
            assign(states, TRIAL, states, TURNED)
            step(world, states[TRIAL], log, codes[TURNED][i])
            value = value_expected(world, scratch, log, values, seat, TRIAL)
            if value > most + EVEN:
                most = value
                best = i
        step(world, states[TURNED], log, codes[TURNED][best])


@rule
def better(gain: float, most: float, equals: int, random: Any) -> int:
    """Return how many equals there are now, negative if the last keeps its place, 0 if it is worse.

    The n-th of n equals takes the place with chance 1/n, so that each is as likely as the others.
    """
    if gain > most + EVEN:
        return 1
    if gain < most - EVEN:
        return 0
    return equals + 1 if draw(random, equals + 1) == 0 else -equals - 1


@rule
def greedy_action(world: Any, scratch: Any, log: Any, values: Any, random: Any, seat: int) -> int:
    """Return the code of the action that looks best for `seat`, at turn in place NOW.

    `scratch` is (states, codes, weights): see `Scratch`. The log must be off.
    """
    states, codes, _ = scratch
    count = legal(world, states[NOW], codes[NOW])
    now = value_for(world, states[NOW], values, seat)
    keep = pass_on = -1
    keep_gain = pass_gain = -9.0
    keeps = passes = 0
    for i in range(count):
        assign(states, TURNED, states, NOW)
        step(world, states[TURNED], log, codes[NOW][i])
        finish_action(world, scratch, log, values, seat)
        gain = value_expected(world, scratch, log, values, seat, TURNED) - now
        if turn(world, states[TURNED]) in (seat, CHANCE):
            equals = better(gain, keep_gain, keeps, random)
            if equals > 0:
                keep, keep_gain = i, gain
            keeps = abs(equals) if equals != 0 else keeps
        else:
            equals = better(gain, pass_gain, passes, random)
            if equals > 0:
                pass_on, pass_gain = i, gain
            passes = abs(equals) if equals != 0 else passes
    if pass_on < 0 or (keep >= 0 and keep_gain > EVEN):
        return int(codes[NOW][keep])
    return int(codes[NOW][pass_on])


class GreedyBot:
    """Looks one action ahead and forgets threats."""

    name = "greedy"

    def __init__(self, game: Game, seed: int = 0, compiled: bool = False) -> None:
        """Bind the choice to the game's plain or compiled rules."""
        self._game, self._compiled = game, compiled
        binder: Any = game.compiled if compiled else game.plain
        self._choose = binder.bind(greedy_action)
        self._random = Random.new()
        self._random.seed, self._random.stream = seed, BOTS
        self._scratches: dict[tuple[tuple[str, int], ...], Scratch] = {}

    def decide(self, knowledge: Knowledge, clock: Clock | None = None) -> Action:
        """Return the action with the best expected value."""
        sizes = self._sizes(knowledge.world)
        scratch = self._scratch(sizes)
        scratch.put(NOW, knowledge.state)
        self._random.game, self._random.count = knowledge.decision, 0
        random: Any = self._random
        world = knowledge.world
        if self._compiled:
            random, world = random.pack({})[0], world.pack(sizes)[0]
        code = self._choose(
            world, scratch.arrays, scratch.log, scratch.values, random, knowledge.seat
        )
        return self._game.actions.unpack(int(code))

    def _sizes(self, world: Any) -> Sizes:
        return self._game.compiled_sizes(world) if self._compiled else self._game.sizes(world)

    def _scratch(self, sizes: Sizes) -> Scratch:
        key = tuple(sorted(sizes.items()))
        if key not in self._scratches:
            self._scratches[key] = Scratch(self._game, sizes, self._compiled)
        return self._scratches[key]
