"""Shares with their intervals."""

from __future__ import annotations

import math
from statistics import NormalDist

import msgspec


class Share(msgspec.Struct, frozen=True):
    """How often something happened, with its interval."""

    count: int
    of: int
    share: float
    low: float
    high: float


def wilson(count: int, of: int, confidence: float = 0.95) -> Share:
    """Return a share with Wilson's score interval (Wilson 1927), 0..1 rounded to six digits.

    With nothing observed the interval is all of 0..1.
    """
    if of == 0:
        return Share(0, 0, 0.0, 0.0, 1.0)
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    p = count / of
    centre = (p + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * math.sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    return Share(
        count, of, round(p, 6), round(max(0.0, centre - half), 6), round(min(1.0, centre + half), 6)
    )
