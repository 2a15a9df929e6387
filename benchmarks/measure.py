"""Timing on one core: alternating runs, medians, and what is reported."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median

ROUNDS = 7


@dataclass(frozen=True)
class Figure:
    """One measured number beside what it should reach."""

    what: str
    value: str
    target: str
    reached: bool | None
    """None where there is nothing to reach."""


def rates(contestants: Mapping[str, Callable[[], int]], rounds: int = ROUNDS) -> dict[str, float]:
    """Return the median rate of each contestant in units per second of processor time.

    Each call does its work and returns how many units it did. Contestants take turns, so that a
    slow moment of the machine meets all of them.
    """
    found: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(rounds):
        for name, work in contestants.items():
            began = time.process_time()
            units = work()
            found[name].append(units / max(time.process_time() - began, 1e-9))
    return {name: median(values) for name, values in found.items()}


def human(rate: float) -> str:
    """Return a rate with three figures: 2.66 M, 61.0 k."""
    rounded = float(f"{rate:.3g}")
    unit, size = (" M", 1e6) if rounded >= 1e6 else (" k", 1e3) if rounded >= 1e3 else ("", 1.0)
    return f"{rounded / size:#.3g}".rstrip(".") + unit
