"""Whole games between bots, inside the compiled rules: what simulation and benchmarks run."""

from __future__ import annotations

from typing import Any

from voevoda.ai.greedy import best_of, weigh_actions
from voevoda.ai.scratch import NOW, TRUE
from voevoda.core.dice import draw, pick
from voevoda.core.game import CHANCE, OVER, ending, guess, legal, outcomes, step, turn, winners
from voevoda.core.rule import assign, rule

RANDOM, GREEDY = 0, 1
PLAYERS = ("random", "greedy")
"""Bots that play inside compiled code, by number."""

WON, ENDED_BY, DECISIONS, TURNS = range(4)
"""Columns of a game's result."""
COLUMNS = 4


@rule
def play_games(
    world: Any, start: Any, thinking: Any, log: Any, dice: Any, luck: Any, seatings: Any,
    first: int, count: int, results: Any, fired: Any,
) -> None:  # fmt: skip
    """Play games number `first` .. `first + count - 1` from one start.

    Game g takes the seating g modulo their number; all seatings of a block share the dice, so that
    a result depends on the number of the game alone, not on which process plays it. Bots that
    think see what their seats may know.

    Args:
        world: The fixed part.
        start: One row: the state at the start.
        thinking: See `Scratch.for_thinking`.
        log: In counting mode.
        dice: Its seed and stream are set.
        luck: The bots' own generator; its seed and stream are set.
        seatings: int64[s, seats]: the number of the bot on each seat, for each seating.
        first: Number of the first game.
        count: How many games.
        results: int64[count, COLUMNS], filled.
        fired: int64[count, rules], filled: how often each rule fired in each game.
    """
    scratch, quiet, values, gains, ways = thinking
    states, codes, weights = scratch
    for g in range(count):
        assign(states, NOW, start, 0)
        begin_game((first + g) // len(seatings), log, dice, luck)
        bots = seatings[(first + g) % len(seatings)]
        decisions, turns, last = 0, 0, CHANCE
        while turn(world, states[NOW]) != OVER:
            seat = turn(world, states[NOW])
            if seat == CHANCE:
                choices = outcomes(world, states[NOW], codes[NOW], weights[NOW])
                choice = pick(dice, weights[NOW], choices)
            elif bots[seat] == GREEDY:
                assign(states, TRUE, states, NOW)
                guess(world, states[NOW], seat, luck)
                choices = weigh_actions(world, scratch, quiet, values, gains, ways, luck, seat, 0)
                choice = best_of(gains, choices, luck)
                assign(states, NOW, states, TRUE)
            else:
                choice = draw(luck, legal(world, states[NOW], codes[NOW]))
            if seat != CHANCE:
                decisions += 1
                turns += 1 if seat != last else 0
                last = seat
            step(world, states[NOW], log, codes[NOW][choice])
            log.count = 0
        note_game(log, results[g], fired[g], decisions, turns)
        results[g][WON] = winners(world, states[NOW])
        results[g][ENDED_BY] = ending(world, states[NOW])


@rule
def begin_game(number: int, log: Any, dice: Any, luck: Any) -> None:
    """Set both generators to a game, and count no rules yet."""
    dice.game, dice.count = number, 0
    luck.game, luck.count = number, 0
    for rule_number in range(len(log.fired)):
        log.fired[rule_number] = 0


@rule
def note_game(log: Any, result: Any, fired: Any, decisions: int, turns: int) -> None:
    """Note how long a game was and which rules fired in it."""
    result[DECISIONS] = decisions
    result[TURNS] = turns
    for rule_number in range(len(fired)):
        fired[rule_number] = log.fired[rule_number]
