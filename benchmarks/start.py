"""How long does compiling take, cold and cached, and how soon does the command line answer?"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

from benchmarks.measure import Figure

MOST_SECONDS = {"cities": (40, 2), "cerilia": (60, 2), "grand": (60, 2), "wizardrimort": (90, 3)}
"""What compiling each game may take, and loading it from the cache."""

WARM = """
import time
began = time.monotonic()
from voevoda.ai.warm import warm
from voevoda.core.registry import find
warm(find("{game}"))
print(time.monotonic() - began)
"""


def timed(code: str, cache: str) -> float:
    """Return what a fresh process says it took, with its own cache folder."""
    told = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "VOEVODA_CACHE": cache},
    )
    return float(told.stdout)


def figures() -> list[Figure]:
    """Measure and return the figures."""
    found: list[Figure] = []
    for game, (most, again) in MOST_SECONDS.items():
        code = WARM.format(game=game)
        with tempfile.TemporaryDirectory() as cache:
            cold = timed(code, cache)
            warm = min(timed(code, cache) for _ in range(3))
        found += [
            Figure(f"compiling `{game}` from cold, s", f"{cold:.3g}", f"≤ {most}", cold <= most),
            Figure("… from the cache, s", f"{warm:.3g}", f"≤ {again}", warm <= again),
        ]
    began = time.monotonic()
    subprocess.run([sys.executable, "-m", "voevoda", "games"], capture_output=True, check=True)
    listing = time.monotonic() - began
    return [*found, Figure("`voevoda games`, s", f"{listing:.2g}", "", None)]
