"""Shares have the intervals that they claim."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import binom, binomtest

from voevoda.lab.statistics import Share, wilson


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        # With z = 1.959963985: (2np + z² ± z·sqrt(z² + 4np(1 - p))) / (2(n + z²)).
        (0, 10, 0.0, 0.277533),
        (1, 10, 0.017876, 0.404150),
        (5, 10, 0.236593, 0.763407),
        (10, 10, 0.722467, 1.0),
        (81, 263, 0.255289, 0.366210),  # the example of Newcombe 1998, who rounds to 0.2553, 0.3662
        (15, 148, 0.062386, 0.160487),  # … 0.0624, 0.1605
        (0, 20, 0.0, 0.161125),  # … 0.0000, 0.1611
        (1, 29, 0.006113, 0.171755),  # … 0.0061, 0.1718
        (500, 1000, 0.469070, 0.530930),
    ],
)
def test_known_intervals(count: int, of: int, low: float, high: float) -> None:
    assert wilson(count, of) == Share(count, of, round(count / of, 6), low, high)


@pytest.mark.parametrize("confidence", [0.8, 0.95, 0.99])
def test_another_maker_finds_the_same_intervals(confidence: float) -> None:
    for of in (1, 7, 200, 12345):
        for count in {0, 1, of // 3, of // 2, of}:
            other = binomtest(count, of).proportion_ci(confidence, method="wilson")
            share = wilson(count, of, confidence)
            assert (share.low, share.high) == pytest.approx((other.low, other.high), abs=1e-6)


def test_nothing_observed_says_nothing() -> None:
    assert wilson(0, 0) == Share(0, 0, 0.0, 0.0, 1.0)


@pytest.mark.parametrize("of", [200, 1000])
@pytest.mark.parametrize("rate", [0.1, 0.25, 0.4, 0.5, 0.7, 0.9])
def test_intervals_cover_the_truth_as_often_as_they_say(rate: float, of: int) -> None:
    shares = [wilson(count, of) for count in range(of + 1)]
    covers = np.array([share.low <= rate <= share.high for share in shares])
    exact = binom.pmf(np.arange(of + 1), of, rate)[covers].sum()
    experiments = np.random.default_rng(2026).binomial(of, rate, 5000)
    assert 0.935 <= covers[experiments].mean() <= 0.965
    assert 0.935 <= exact <= 0.965
