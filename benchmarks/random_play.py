"""How fast are random games, beside plain Python and OpenSpiel's C++?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from benchmarks.measure import Figure, human, rates
from voevoda.ai.playout import DECISIONS, RANDOM, play_games
from voevoda.ai.warm import result_arrays, simulation_arguments
from voevoda.core.dice import Seeded
from voevoda.core.game import CHANCE, OVER, Start
from voevoda.core.match import Match
from voevoda.core.registry import find

GAMES = 400
PLAIN_DECISIONS = 4000


def compiled_player(name: str, scenario: str) -> Callable[[], int]:
    """Return a run of random games in the compiled life; it counts decisions."""
    game = find(name)
    match = Match(game, scenario)
    start = Start(match.world, match.state_at(0), [])
    arguments = simulation_arguments(game, start, [[RANDOM] * len(match.seats)], 1)
    play = game.compiled.bind(play_games)
    results, fired = result_arrays(game, GAMES)
    arguments[3].mode = 0  # nothing is counted in a playout
    first = 0

    def run() -> int:
        nonlocal first
        play(*arguments, first, GAMES, results, fired)
        first += GAMES
        return int(results[:, DECISIONS].sum())

    run()
    return run


def plain_player(name: str, scenario: str) -> Callable[[], int]:
    """Return a run of random decisions in plain Python."""
    game = find(name)
    rules = game.rules
    dice = Seeded(1)
    buffer, weights = [0] * game.max_actions, [0] * game.max_outcomes
    match = Match(game, scenario)

    def run() -> int:
        from voevoda.core.dice import draw

        world, decisions = match.world, 0
        state = match.state_at(0)
        log = game_log()
        while decisions < PLAIN_DECISIONS:
            seat = rules["turn"](world, state)
            if seat == OVER:
                state = match.state_at(0)
                continue
            if seat == CHANCE:
                count = rules["outcomes"](world, state, buffer, weights)
            else:
                count = rules["legal"](world, state, buffer)
                decisions += 1
            rules["step"](world, state, log, buffer[draw(dice.random, count)])
        return decisions

    return run


def game_log() -> Any:
    """Return a log that is off."""
    from voevoda.core.events import Log

    return Log.new()


def open_spiel_player(name: str) -> Callable[[], int]:
    """Return whole games between OpenSpiel's own random bots, all in its C++."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(2)]

    def run() -> int:
        moves = 0
        for number in range(40):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, number)
            moves += state.move_number()
        return moves

    return run


def figures() -> list[Figure]:
    """Measure and return the figures."""
    found = rates(
        {
            "compiled": compiled_player("cities", "standard"),
            "cerilia": compiled_player("cerilia", "open_field"),
            "grand": compiled_player("grand", "crowns"),
            "wizardrimort": compiled_player("wizardrimort", "wiz_milestone"),
            "plain": plain_player("cities", "standard"),
            "breakthrough": open_spiel_player("breakthrough"),
            "backgammon": open_spiel_player("backgammon"),
        }
    )
    ours = found["compiled"]
    lines = [
        Figure(
            "`cities`, standard, random play, decisions/s",
            human(ours),
            "≥ 1.5 M",
            ours >= 1.5e6,
        )
    ]
    for name, words, least in (
        ("breakthrough", "OpenSpiel `breakthrough` (C++)", 2),
        ("backgammon", "OpenSpiel `backgammon` (C++)", 10),
        ("plain", "`cities` in plain Python", 25),
    ):
        ratio = ours / found[name]
        lines.append(
            Figure(f"… times {words}, {human(found[name])}/s", f"{ratio:.3g} ×", f"≥ {least} ×",
                   ratio >= least)
        )  # fmt: skip
    for game, scenario, pace in (
        ("cerilia", "open_field", 5e5),
        ("grand", "crowns", 3e5),
        ("wizardrimort", "wiz_milestone", 1e5),
    ):
        lines.append(
            Figure(f"`{game}`, {scenario}, random play, decisions/s", human(found[game]),
                   f"≥ {human(pace)}", found[game] >= pace)
        )  # fmt: skip
    return lines
