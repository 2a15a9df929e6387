"""Experiments: what they hold, who sits where, and what is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from voevoda.core.errors import NotFoundError, ParameterError, ScenarioError, VoevodaError
from voevoda.games.cities import GAME
from voevoda.lab.experiment import MOST_GAMES, Experiment, plan, seatings, start_of


def seated(*players: str, swap: bool = True) -> list[list[int]]:
    return seatings(Experiment("cities", "1", {}, {}, players, 1, 0, swap))


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (("greedy", "greedy"), [[0, 1]]),
        (("greedy", "random"), [[0, 1], [1, 0]]),
        (("greedy", "random", "random"), [[0, 1, 2], [1, 0, 2], [1, 2, 0]]),
        (("greedy",) * 3, [[0, 1, 2]]),
    ],
)
def test_like_players_do_not_change_places(players: Any, expected: list[list[int]]) -> None:
    assert seated(*players) == expected
    assert seated(*players, swap=False) == [list(range(len(players)))]


@pytest.mark.parametrize(
    ("players", "count"),
    [
        ("abc", 6),
        ("abcd", 24),
        ("abcde", 5),  # 120 permutations: rotated instead
        ("abcdef", 6),
        ("aabbbb", 15),
        ("aaabbb", 20),
        ("abbbbb", 6),
    ],
)
def test_every_player_sits_on_every_side_equally_often(players: str, count: int) -> None:
    found = seated(*players)
    assert len(found) == count
    assert all(sorted(seating) == list(range(len(players))) for seating in found)
    for seat in range(len(players)):
        by_name = Counter(players[seating[seat]] for seating in found)
        for name, times in by_name.items():
            assert times * len(players) == count * players.count(name)
        assert set(by_name) == set(players)
    assert len({tuple(players[p] for p in seating) for seating in found}) == count


def test_what_is_left_out_is_filled_in() -> None:
    made = plan("cities")
    assert (made.scenario["id"], made.players, made.games, made.seed, made.swap) == (
        "duel", ("greedy", "greedy"), 1000, 0, True,
    )  # fmt: skip
    assert made.rules == GAME.version
    assert plan("cities", "three_lairs", players=["random"]).players == ("random",) * 3


def test_an_experiment_survives_being_written_down() -> None:
    made = plan("cities", "relics", {"cost_attack": 2}, ("greedy", "random"), games=7, seed=3)
    text = msgspec.json.encode(made)
    again = msgspec.json.decode(text, type=Experiment)
    assert again == made and msgspec.json.encode(again) == text
    assert start_of(again).state.values() == start_of(made).state.values()
    assert start_of(again).world.params.cost_attack == 2


def test_a_parameter_that_is_set_makes_another_experiment() -> None:
    made, other = plan("cities"), plan("cities", params={"cost_attack": 2})
    default = made.params["cost_attack"]
    assert default != 2 and other.params == {**made.params, "cost_attack": 2}
    assert plan("cities", params={"cost_attack": default}) == made
    assert msgspec.structs.replace(other, params=made.params) == made


@pytest.mark.parametrize("seed", [-1, -(2**70), 2**62 + 5, 2**64])
def test_any_seed_fits_the_generator(seed: int) -> None:
    assert 0 <= plan("cities", seed=seed).seed < 2**62


@pytest.mark.parametrize(
    ("given", "kind", "id", "args"),
    [
        ({"game": "chess"}, NotFoundError, "game-unknown", {"name": "chess"}),
        ({"scenario": "moon"}, ScenarioError, "scenario-unknown", {"name": "moon"}),
        ({"params": {"cost_dream": 1}}, ParameterError, None, {"name": "cost_dream"}),
        ({"params": {"cost_attack": 10**6}}, ParameterError, None, {"name": "cost_attack"}),
        ({"players": ("greedy", "human")}, NotFoundError, "bot-unknown", {"name": "human"}),
        ({"players": ("greedy",) * 3}, NotFoundError, "seats-wrong", {"given": 3, "seats": 2}),
        ({"games": 0}, ParameterError, "parameter-range", {"name": "games", "value": 0}),
        ({"games": MOST_GAMES + 1}, ParameterError, "parameter-range", {"high": MOST_GAMES}),
    ],
)
def test_bad_input_is_refused_in_a_sentence(
    given: dict[str, Any], kind: type[VoevodaError], id: str | None, args: dict[str, Any]
) -> None:
    with pytest.raises(kind) as told:
        plan(**{"game": "cities", **given})
    message = told.value.message
    assert message.id == (id or message.id)
    assert {**message.args, **args} == message.args
    sentence = str(told.value)
    assert len(sentence.splitlines()) == 1 and "{" not in sentence and " " in sentence
