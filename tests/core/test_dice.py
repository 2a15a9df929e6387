"""Chance: fair, repeatable, and the same in both lives."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from scipy.stats import chi2_contingency, chisquare

from tests.games.toys import discs
from voevoda.core.dice import (
    BOTS,
    DICE,
    GUESSES,
    Entropy,
    Random,
    Scripted,
    Seeded,
    draw,
    mix,
    pick,
)
from voevoda.core.errors import ParameterError
from voevoda.core.rule import rule

UNLIKELY = 0.001


def source(seed: int = 1, stream: int = DICE, game: int = 0) -> Random:
    made = Random.new()
    made.seed, made.stream, made.game = seed, stream, game
    return made


def numbers(random: Random, n: int, count: int) -> list[int]:
    return [draw(random, n) for _ in range(count)]


@pytest.mark.parametrize("n", [2, 4, 6, 20, 1000])
@pytest.mark.parametrize("seed", [0, 1, 2**40 + 1])
def test_numbers_are_equally_likely(n: int, seed: int) -> None:
    found = Counter(numbers(source(seed), n, 30 * n + 3000))
    assert set(found) <= set(range(n))
    assert chisquare([found[i] for i in range(n)]).pvalue > UNLIKELY


def test_the_first_number_of_many_games_is_equally_likely() -> None:
    found = Counter(draw(source(game=game), 6) for game in range(6000))
    assert chisquare([found[i] for i in range(6)]).pvalue > UNLIKELY


def test_a_number_tells_nothing_of_the_next() -> None:
    found = numbers(source(), 4, 20_001)
    table = np.zeros((4, 4))
    for one, other in pairwise(found):
        table[one, other] += 1
    assert chi2_contingency(table).pvalue > UNLIKELY


@pytest.mark.parametrize(
    "other",
    [
        source(stream=BOTS),
        source(stream=GUESSES),
        source(game=1),
        source(seed=2),
        source(2**32 + 1),
    ],
    ids=["bots", "guesses", "game", "seed", "high bits"],
)
def test_streams_tell_nothing_of_each_other(other: Random) -> None:
    table = np.zeros((4, 4))
    for pair in zip(numbers(source(), 4, 8000), numbers(other.copy(), 4, 8000), strict=True):
        table[pair] += 1
    assert chi2_contingency(table).pvalue > UNLIKELY


def test_a_number_depends_on_its_place_alone() -> None:
    found = numbers(source(), 1000, 50)
    again = source()
    again.count = 49
    assert draw(again, 1000) == found[49]
    assert found == numbers(source(), 1000, 50)


def test_the_numbers_are_those_of_every_release() -> None:
    assert [mix(n) for n in range(4)] == [0, 0x688990C0, 0xD1132181, 0x53F1E9DD]
    assert numbers(source(), 6, 12) == [3, 1, 1, 5, 4, 4, 3, 2, 3, 4, 4, 3]


@rule
def draw_many(random: Random, n: int, out: list[int]) -> None:
    for i in range(len(out)):
        out[i] = draw(random, n)


@rule
def pick_many(random: Random, weights: list[int], out: list[int]) -> None:
    for i in range(len(out)):
        out[i] = pick(random, weights, len(weights))


@pytest.mark.parametrize("seed", [0, 7, 2**31, 2**62, -5])
def test_the_compiled_life_draws_the_same(seed: int) -> None:
    row = Random.allocate(1)
    row[0] = source(seed, BOTS, 3).pack({})[0]
    out, plain = np.zeros(500, np.int64), [0] * 500
    discs.GAME.compiled.bind(draw_many)(row[0], 1000, out)
    random = source(seed, BOTS, 3)
    draw_many(random, 1000, plain)
    assert list(out) == plain
    discs.GAME.compiled.bind(pick_many)(row[0], np.array([3, 1, 2]), out)
    pick_many(random, [3, 1, 2], plain)
    assert list(out) == plain


def test_an_index_is_as_likely_as_its_weight() -> None:
    random = source()
    weights = [1, 2, 3, 10]
    found = Counter(pick(random, weights, 4) for _ in range(16_000))
    assert chisquare([found[i] for i in range(4)], [1000 * w for w in weights]).pvalue > UNLIKELY


def test_entropy_follows_the_weights() -> None:
    found = Counter(Entropy().choose([1, 0, 3], 0) for _ in range(4000))
    assert found[1] == 0
    assert 800 < found[0] < 1200  # more than six deviations to each side


def test_seeded_dice_know_their_place() -> None:
    dice = Seeded(5, game=2)
    found = [dice.choose([1] * 6, place) for place in range(20)]
    assert [Seeded(5, game=2).choose([1] * 6, place) for place in reversed(range(20))] == found[
        ::-1
    ]
    assert [Seeded(5, game=3).choose([1] * 6, place) for place in range(20)] != found


@pytest.mark.parametrize("seed", [2**63, -(2**63) - 1, 10**30])
def test_a_seed_that_no_file_would_keep_is_refused(seed: int) -> None:
    with pytest.raises(ParameterError):
        Seeded(seed)


def test_scripted_dice_come_as_written_and_end() -> None:
    dice = Scripted([2, 0])
    assert [dice.choose([1, 1, 1], 0), dice.choose([1, 1, 1], 1)] == [2, 0]
    with pytest.raises(IndexError):
        dice.choose([1], 2)
