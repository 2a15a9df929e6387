"""Games played inside compiled code are the games that a match would have been."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest

from tests.games.toys import discs, orders
from voevoda.ai.greedy import best_of, weigh_actions
from voevoda.ai.playout import (
    DECISIONS,
    ENDED_BY,
    GREEDY,
    RANDOM,
    TURNS,
    WON,
    play_games,
)
from voevoda.ai.scratch import NOW, Scratch
from voevoda.ai.warm import result_arrays, simulation_arguments
from voevoda.core.dice import BOTS, DICE, Random, Seeded, draw
from voevoda.core.events import COUNTING, Log
from voevoda.core.game import CHANCE, Game, Start
from voevoda.core.match import Match
from voevoda.games.cities import GAME as CITIES
from voevoda.lab.experiment import plan
from voevoda.lab.runner import run

SEED = 11


def lot(stream: int, number: int) -> Random:
    """Return a generator of the experiment's seed for game `number`."""
    random = Random.new()
    random.seed, random.stream, random.game = SEED, stream, number
    return random


@dataclass
class Played:
    """A game as a match: what a playout tells of it."""

    state: Any
    result: list[int]
    fired: list[int]


def as_match(game: Game, scenario: str, bots: list[int], number: int) -> Played:
    """Play through a match, in plain Python, with the dice and luck of game `number`."""
    match = Match(game, scenario, dice=Seeded(SEED, number))
    scratch = Scratch(game, match.sizes, compiled=False)
    weigh: Any = game.plain.bind(weigh_actions)
    luck = lot(BOTS, number)
    while not match.over:
        seat = match.turn
        if bots[seat] == RANDOM:
            actions = match.legal_actions()
            match.play(actions[draw(luck, len(actions))])
        else:
            state = match.state_seen_by(seat)
            game.rules["guess"](match.world, state, seat, luck)
            scratch.put(NOW, state)
            count = weigh(match.world, *scratch.for_thinking, luck, seat, 0)
            code = scratch.codes[NOW][best_of(scratch.gains, count, luck)]
            match.play(game.actions.unpack(int(code)))
    seats = [step.seat for step in match.steps if step.seat != CHANCE]
    return Played(
        match.state.values(),
        [
            sum(1 << seat for seat in match.winners),
            game.events.rules.index(match.ending or ""),
            len(seats),
            1 + sum(a != b for a, b in pairwise(seats)),
        ],
        list(match._log.fired)[: len(game.events.rules)],
    )


def start_of(game: Game, scenario: str) -> Start:
    return game.set_up(game.scenario(scenario), {})


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "scenario", "bots"),
    [
        (CITIES, "duel", [GREEDY, RANDOM]),
        (CITIES, "duel_tower", [GREEDY, GREEDY]),
        (CITIES, "relics", [RANDOM, RANDOM]),
        (CITIES, "three_lairs", [RANDOM, RANDOM, RANDOM]),
        (orders.GAME, "five", [RANDOM, GREEDY]),
        (discs.GAME, "three", [GREEDY, RANDOM]),
    ],
    ids=lambda given: given.id if isinstance(given, Game) else str(given),
)
def test_a_compiled_game_is_the_game_of_a_match(game: Game, scenario: str, bots: list[int]) -> None:
    arguments = simulation_arguments(game, start_of(game, scenario), [bots], SEED)
    play = game.compiled.bind(play_games)
    for number in range(3):
        results, fired = result_arrays(game, 1)
        play(*arguments, number, 1, results, fired)
        rows = arguments[2][0][0]  # the states of the scratch
        match = as_match(game, scenario, bots, number)
        assert results[0].tolist() == match.result
        assert fired[0].tolist() == match.fired
        world = start_of(game, scenario).world
        assert game.state.unpack(rows[NOW], game.sizes(world)).values() == match.state
        assert match.result[DECISIONS] >= match.result[TURNS] > 0 and match.result[WON] > 0
        assert (match.result[ENDED_BY] > 0) == (game is CITIES)


def test_the_seatings_of_a_block_share_dice_and_luck() -> None:
    game = discs.GAME
    arguments = simulation_arguments(game, start_of(game, "three"), [[0, 0], [0, 0]], SEED)
    results, fired = result_arrays(game, 20)
    game.compiled.bind(play_games)(*arguments, 0, 20, results, fired)
    assert results[0::2].tolist() == results[1::2].tolist()
    assert len({tuple(row) for row in results[0::2].tolist()}) > 1


def plain_result(game: Game, scenario: Any, bots: list[int], number: int) -> list[int]:
    start = game.set_up(game.scenario(scenario), {})
    scratch = Scratch(game, game.sizes(start.world), compiled=False)
    log = Log.new()
    log.mode = COUNTING
    result, fired = [0] * 4, [0] * len(game.events.rules)
    game.plain.bind(play_games)(
        start.world, [start.state], scratch.for_thinking, log, lot(DICE, number),
        lot(BOTS, number), [bots], number, 1, [result], [fired],
    )  # fmt: skip
    return result


def test_greedy_does_not_peek_in_simulated_games() -> None:
    one = {"id": "one", "rounds": 1}
    won = [plain_result(orders.GAME, one, [RANDOM, GREEDY], n)[WON] for n in range(100)]
    # Whoever sees the card never loses; a card that beats any guess loses three times in 25.
    assert 4 <= won.count(0b01) <= 20 < won.count(0b10)


# --- strength -------------------------------------------------------------------------------


def least_wins(scenario: str, games: int) -> float:
    """Return the share of games that one greedy wins against random, on its worst side."""
    seats = CITIES.set_up(CITIES.scenario(scenario), {}).world.seats
    players = ("greedy", *["random"] * (seats - 1))
    report = run(plan("cities", scenario, players=players, games=games * seats, seed=1))
    sides = report.results.players[0].by_side.values()
    assert [side.of for side in sides] == [games] * seats
    return min(side.share for side in sides)


SMALL = [info.id for info in CITIES.scenarios() if info.seats < 4]
LARGE = [info.id for info in CITIES.scenarios() if info.seats >= 4]


@pytest.mark.compiled
def test_greedy_beats_random_from_either_side() -> None:
    assert least_wins("standard", 100) >= 0.95


@pytest.mark.compiled
@pytest.mark.parametrize("scenario", [name for name in SMALL if name != "standard"])
def test_greedy_beats_random_in_every_scenario(scenario: str) -> None:
    assert least_wins(scenario, 50) >= 0.9


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("scenario", LARGE)
def test_greedy_beats_random_at_large_tables(scenario: str) -> None:
    assert least_wins(scenario, 10) >= 0.9
