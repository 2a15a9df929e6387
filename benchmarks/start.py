"""How long does compiling take, cold and cached, and how soon does the command line answer?"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

from benchmarks.measure import Figure

WARM = """
import time
began = time.monotonic()
from voevoda.ai.warm import warm
from voevoda.core.registry import find
warm(find("cities"))
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
    with tempfile.TemporaryDirectory() as cache:
        cold = timed(WARM, cache)
        warm = min(timed(WARM, cache) for _ in range(3))
    began = time.monotonic()
    subprocess.run([sys.executable, "-m", "voevoda", "games"], capture_output=True, check=True)
    listing = time.monotonic() - began
    return [
        Figure("compiling `cities` from cold, s", f"{cold:.3g}", "≤ 40", cold <= 40),
        Figure("… from the cache, s", f"{warm:.3g}", "≤ 2", warm <= 2),
        Figure("`voevoda games`, s", f"{listing:.2g}", "", None),
    ]
