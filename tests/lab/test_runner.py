"""Results of many games: what they count, and that nothing but the experiment decides them."""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from itertools import pairwise

import msgspec
import numpy as np
import pytest

from tests.games.toys import discs, orders
from voevoda.ai.playout import DECISIONS, ENDED_BY, TURNS, WON
from voevoda.ai.warm import result_arrays
from voevoda.core import registry
from voevoda.core.dice import BOTS, Random, Seeded, draw
from voevoda.core.match import Match
from voevoda.games.cities import GAME as CITIES
from voevoda.lab.experiment import Experiment, plan
from voevoda.lab.runner import CHUNK, Results, fold, play_chunk, run
from voevoda.lab.statistics import Share

pytestmark = pytest.mark.compiled

DUEL = plan("cities", "duel", players=("random",), games=3 * CHUNK, seed=5)


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make the toys known as long as a test runs."""
    for game in (orders.GAME, discs.GAME):
        monkeypatch.setitem(registry._games, game.id, game)
    yield


def written(results: Results) -> bytes:
    return msgspec.json.encode(results)


def shorter(experiment: Experiment, games: int) -> Experiment:
    return msgspec.structs.replace(experiment, games=games)


# --- what decides the results ---------------------------------------------------------------


def test_workers_change_nothing() -> None:
    mixed = plan("cities", "duel", players=("greedy", "random"), games=2 * CHUNK + 7, seed=5)
    told: list[tuple[int, int]] = []
    alone, together = run(mixed), run(mixed, 2, lambda done, of: told.append((done, of)))
    assert written(alone.results) == written(together.results)
    assert written(run(mixed).results) == written(alone.results)
    assert told == [(CHUNK, mixed.games), (2 * CHUNK, mixed.games), (mixed.games, mixed.games)]
    assert (alone.run.workers, together.run.workers) == (1, 2)
    assert not alone.run.stopped and not together.run.stopped
    assert alone.experiment == together.experiment == mixed


def test_the_seed_and_the_parameters_change_everything() -> None:
    results = written(run(shorter(DUEL, 60)).results)
    other = plan("cities", "duel", {"cost_attack": 2}, ("random",), games=60, seed=5)
    assert written(run(msgspec.structs.replace(other, seed=6)).results) != results
    assert written(run(other).results) != results
    assert written(run(msgspec.structs.replace(other, params=DUEL.params)).results) == results


def interrupt(done: int, of: int) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("workers", [1, 2])
def test_a_stopped_run_is_a_shorter_experiment(workers: int) -> None:
    whole = written(run(shorter(DUEL, CHUNK)).results)
    stopped = run(DUEL, workers, stop=lambda: True)
    interrupted = run(DUEL, workers, interrupt)
    for report in (stopped, interrupted):
        assert report.run.stopped and report.results.games == CHUNK
        assert written(report.results) == whole
        assert report.experiment.games == 3 * CHUNK


def test_an_interrupt_after_the_last_game_stops_nothing() -> None:
    report = run(shorter(DUEL, 10), progress=interrupt, stop=lambda: True)
    assert not report.run.stopped and report.results.games == 10


def test_chunks_may_be_cut_anywhere() -> None:
    mixed = plan("cities", "duel", players=("greedy", "random"), games=30, seed=5)
    whole, _ = play_chunk(mixed, 0, 30)
    cuts = [(0, 7), (7, 1), (8, 22)]
    parts = [play_chunk(mixed, *cut)[0] for cut in reversed(cuts)]
    assert np.concatenate(parts[::-1]).tolist() == whole.tolist()


def test_a_run_without_a_finished_game_says_nothing() -> None:
    results = fold(DUEL, result_arrays(CITIES, 0)[0], [])
    nothing = Share(0, 0, 0.0, 0.0, 1.0)
    assert results.games == 0 and results.draws == nothing
    assert [side.wins for side in results.sides] == [nothing] * 2
    assert [(p.wins, p.score) for p in results.players] == [(nothing, 0.0)] * 2
    assert results.endings == {} and results.rules == ()
    assert (results.turns.shortest, results.turns.longest) == (0, 0)


# --- what is counted ------------------------------------------------------------------------


def counted(share: Share) -> tuple[int, int]:
    return share.count, share.of


@pytest.mark.parametrize("scenario", ["duel", "three_lairs"])
def test_everything_adds_up(scenario: str) -> None:
    seats = 2 if scenario == "duel" else 3
    players = ("greedy", *["random"] * (seats - 1))
    games = 20 * seats
    experiment = plan("cities", scenario, players=players, games=games, seed=2)
    results = run(experiment).results
    assert results.games == games
    assert sum(share.count for share in results.endings.values()) == games
    assert set(results.endings) <= {"CIT-END-02", "CIT-END-03", "CIT-END-04"}
    won = sum(side.wins.count for side in results.sides)
    assert won + results.draws.count == games
    assert sum(player.wins.count for player in results.players) == won
    assert sum(player.score for player in results.players) == pytest.approx(0, abs=1e-5)
    assert results.players[0].score > 0.5
    for number, side in enumerate(results.sides):
        on_side = [list(player.by_side.values())[number] for player in results.players]
        assert sum(share.count for share in on_side) == side.wins.count
        assert sum(share.of for share in on_side) == games
    for player in results.players:
        assert sum(share.count for share in player.by_side.values()) == player.wins.count
    names = ["greedy", "random"] if seats == 2 else ["greedy", "random (1)", "random (2)"]
    assert [player.player for player in results.players] == names


def test_without_swapping_everybody_keeps_a_side() -> None:
    experiment = plan("cities", "duel", players=("greedy", "random"), games=20, swap=False)
    first, second = run(experiment).results.players
    assert [share.of for share in first.by_side.values()] == [20, 0]
    assert [share.of for share in second.by_side.values()] == [0, 20]
    assert next(reversed(first.by_side.values())) == Share(0, 0, 0.0, 0.0, 1.0)
    swapped = run(msgspec.structs.replace(experiment, swap=True)).results.players[0]
    assert [share.of for share in swapped.by_side.values()] == [10, 10]


@pytest.mark.parametrize("games", [1, 2, 61])
def test_lengths_are_told_by_quartiles(games: int) -> None:
    experiment = shorter(DUEL, games)
    results, (table, _) = run(experiment).results, play_chunk(experiment, 0, games)
    for told, column in ((results.decisions, DECISIONS), (results.turns, TURNS)):
        lengths = [int(length) for length in table[:, column]]
        assert (told.shortest, told.longest) == (min(lengths), max(lengths))
        inner = lengths * 2 if games == 1 else lengths
        quartiles = statistics.quantiles(inner, n=4, method="inclusive")
        assert [told.q1, told.median, told.q3] == pytest.approx(quartiles, abs=0.006)
    assert results.turns.longest <= results.decisions.longest


def replayed(experiment: Experiment, game: int) -> Match:
    """Play a game of an experiment between random bots in plain Python."""
    match = Match(
        "cities", experiment.scenario, experiment.params, dice=Seeded(experiment.seed, game)
    )
    luck = Random.new()
    luck.seed, luck.stream, luck.game = experiment.seed, BOTS, game
    while not match.over:
        actions = match.legal_actions()
        match.play(actions[draw(luck, len(actions))])
    return match


def test_rules_fire_as_often_as_when_played_by_hand() -> None:
    games = 3
    matches = [replayed(DUEL, game) for game in range(games)]
    results = run(shorter(DUEL, games)).results
    by_hand = [match._log.fired for match in matches]
    for number, told in enumerate(results.rules, 1):
        assert told.rule == CITIES.events.rules[number]
        assert told.fired == sum(fired[number] for fired in by_hand)
        assert counted(told.games) == (sum(fired[number] > 0 for fired in by_hand), games)
    events = [e.rule for match in matches for step in match.steps for e in step.events]
    for told in results.rules:
        assert told.fired >= events.count(told.rule)
    assert sum(told.fired > 0 for told in results.rules) > 10
    assert sorted(results.endings) == sorted({str(match.ending) for match in matches})


# --- toys: draws, secrets, no ending rules ---------------------------------------------------


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("game", ["orders", "discs"])
def test_draws_are_nobodys_win(game: str) -> None:
    experiment = plan(game, "three", players=("random",), games=200, seed=1)
    results, (table, _) = run(experiment).results, play_chunk(experiment, 0, 200)
    drawn = table[:, WON].tolist().count(0b11)
    assert counted(results.draws) == (drawn, 200) and drawn > 5
    assert [side.wins.count for side in results.sides] == [
        table[:, WON].tolist().count(bits) for bits in (0b01, 0b10)
    ]
    assert results.endings.keys() == {""} and set(table[:, ENDED_BY]) == {0}
    first, second = results.players
    assert first.score == -second.score
    assert first.score == pytest.approx((first.wins.count - second.wins.count) / 200)


@pytest.mark.usefixtures("toys")
def test_no_side_of_the_secret_game_is_favoured() -> None:
    first, second = run(plan("orders", players=("random",), games=2000, seed=3)).results.sides
    assert first.wins.low < second.wins.high and second.wins.low < first.wins.high


def test_a_shared_win_pays_its_share() -> None:
    experiment = plan("cities", "three_lairs", players=("random",), games=4)
    ended = CITIES.events.rules.index("CIT-END-03")
    rows = [[won, ended, 9 + won, 3] for won in (0b001, 0b011, 0b111, 0b110)]
    results = fold(experiment, np.array(rows, np.int64), [])
    assert [player.wins.count for player in results.players] == [1, 0, 0]
    assert counted(results.draws) == (3, 4)
    # Alone 1 and -1/2 each; two share 1 and the third pays it; all share nothing.
    expected = [(1 + 0.5 + 0 - 1) / 4, (-0.5 + 0.5 + 0 + 0.5) / 4, (-0.5 - 1 + 0 + 0.5) / 4]
    assert [player.score for player in results.players] == pytest.approx(expected)
    assert counted(results.endings["CIT-END-03"]) == (4, 4)


def test_a_team_wins_as_one_side() -> None:
    players = ("greedy", "random", "greedy", "random")
    experiment = plan("cerilia", "two_crowns", players=players, games=4, swap=False)
    rows = [[won, 0, 9, 3] for won in (0b0101, 0b0101, 0b1010, 0b1111)]
    results = fold(experiment, np.array(rows, np.int64), [])
    assert [(side.side, *counted(side.wins)) for side in results.sides] == [
        ("ATT", 2, 4),
        ("DEF", 1, 4),
    ]
    assert counted(results.draws) == (1, 4)
    assert [player.wins.count for player in results.players] == [2, 1, 2, 1]
    assert [player.score for player in results.players] == [0.25, -0.25, 0.25, -0.25]
    assert [counted(share) for share in results.players[2].by_side.values()] == [(2, 4), (0, 0)]


def test_progress_grows_to_all_games() -> None:
    told: list[int] = []
    run(DUEL, progress=lambda done, of: told.append(done))
    assert told == [CHUNK, 2 * CHUNK, 3 * CHUNK]
    assert all(b > a for a, b in pairwise(told))
