"""Whole games between bots, inside the compiled rules: what simulation and benchmarks run."""

from __future__ import annotations

from typing import Any

from voevoda.ai.greedy import greedy_action
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
def random_action(world: Any, scratch: Any, random: Any) -> int:
    """Return any legal action of the state in place NOW."""
    states, codes, _ = scratch
    count = legal(world, states[NOW], codes[NOW])
    return int(codes[NOW][draw(random, count)])


@rule
def play_game(
    world: Any, thinking: Any, log: Any, dice: Any, luck: Any, bots: Any, result: Any,
) -> None:  # fmt: skip
    """Play the state in place NOW to its end; bots that think see what their seats may know.

    Args:
        world: The fixed part.
        thinking: See `Scratch.for_thinking`.
        log: Takes what happens (its mode decides what is kept).
        dice: The generator that chance is drawn with.
        luck: The bots' own generator.
        bots: The number of the bot on each seat.
        result: Filled: bit set of winners, number of the ending rule, decisions, turns.
    """
    scratch, quiet, values, gains, ways = thinking
    states, codes, weights = scratch
    decisions = 0
    turns = 0
    last = CHANCE
    while True:
        seat = turn(world, states[NOW])
        if seat == OVER:
            break
        if seat == CHANCE:
            count = outcomes(world, states[NOW], codes[NOW], weights[NOW])
            code = int(codes[NOW][pick(dice, weights[NOW], count)])
        else:
            if bots[seat] == GREEDY:
                assign(states, TRUE, states, NOW)
                guess(world, states[NOW], seat, luck)
                code = greedy_action(world, scratch, quiet, values, gains, ways, luck, seat)
                assign(states, NOW, states, TRUE)
            else:
                code = random_action(world, scratch, luck)
            decisions += 1
            if seat != last:
                turns += 1
                last = seat
        step(world, states[NOW], log, code)
        log.count = 0
    result[WON] = winners(world, states[NOW])
    result[ENDED_BY] = ending(world, states[NOW])
    result[DECISIONS] = decisions
    result[TURNS] = turns


@rule
def play_games(
    world: Any, start: Any, thinking: Any, log: Any, dice: Any, luck: Any, seatings: Any,
    first: int, count: int, results: Any, fired: Any,
) -> None:  # fmt: skip
    """Play games number `first` .. `first + count - 1` from one start.

    Game g takes the seating g modulo their number; all seatings of a block share the dice, so that
    a result depends on the number of the game alone, not on which process plays it.

    Args:
        world: The fixed part.
        start: One row: the state at the start.
        thinking: See `Scratch.for_thinking`.
        log: In counting mode.
        dice: Its seed and stream are set.
        luck: Its seed and stream are set.
        seatings: int64[s, seats]: the number of the bot on each seat, for each seating.
        first: Number of the first game.
        count: How many games.
        results: int64[count, COLUMNS], filled.
        fired: int64[count, rules], filled: how often each rule fired in each game.
    """
    states = thinking[0][0]
    for g in range(count):
        game = first + g
        assign(states, NOW, start, 0)
        dice.game = game // len(seatings)
        dice.count = 0
        luck.game = game // len(seatings)
        luck.count = 0
        for number in range(len(log.fired)):
            log.fired[number] = 0
        play_game(world, thinking, log, dice, luck, seatings[game % len(seatings)], results[g])
        for number in range(len(fired[g])):
            fired[g][number] = log.fired[number]
