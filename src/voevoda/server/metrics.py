"""Counters of a server, and how Prometheus reads them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

BUCKETS_S = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What a server has done since it started."""

    def __init__(self) -> None:
        """Start at zero."""
        self._counts: Counter[tuple[str, str]] = Counter()
        self._gauges: dict[str, Callable[[], int]] = {}
        self._act_counts = [0] * (len(BUCKETS_S) + 1)
        self._act_seconds = 0.0

    def count(self, name: str, label: str = "") -> None:
        """Add one to a counter; `label` is `name="value"`."""
        self._counts[name, label] += 1

    def gauge(self, name: str, read: Callable[[], int]) -> None:
        """Show what `read` returns."""
        self._gauges[name] = read

    def acted(self, seconds: float) -> None:
        """Count an action and the time from its arrival until all were told."""
        place = next((i for i, most in enumerate(BUCKETS_S) if seconds <= most), len(BUCKETS_S))
        self._act_counts[place] += 1
        self._act_seconds += seconds

    def text(self) -> str:
        """Return all of it in Prometheus' text format."""
        return "\n".join([*self._counters(), *self._gauge_lines(), *self._histogram(), ""])

    def _counters(self) -> Iterator[str]:
        for name in sorted({name for name, _ in self._counts}):
            yield f"# TYPE voevoda_{name}_total counter"
            for (each, label), value in sorted(self._counts.items()):
                if each == name:
                    yield f"voevoda_{name}_total{'{' + label + '}' if label else ''} {value}"

    def _gauge_lines(self) -> Iterator[str]:
        for name, read in self._gauges.items():
            yield f"# TYPE voevoda_{name} gauge"
            yield f"voevoda_{name} {read()}"

    def _histogram(self) -> Iterator[str]:
        name = "voevoda_act_seconds"
        yield f"# TYPE {name} histogram"
        total = 0
        for most, count in zip((*BUCKETS_S, "+Inf"), self._act_counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{most}"}} {total}'
        yield f"{name}_sum {self._act_seconds:.6f}"
        yield f"{name}_count {total}"
