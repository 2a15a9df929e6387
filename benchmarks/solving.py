"""How long does it take to solve a battle exactly, for the first time and again?"""

from __future__ import annotations

import subprocess
import sys

from benchmarks.measure import Figure

COLD_S, CACHED_S = 1.0, 0.001
"""What solving five cards against five may take."""

SOLVE = """
import time
from voevoda.games.grand.battles import Battle, Piece
from voevoda.games.grand.solver import solve
battle = Battle((Piece(5),), (Piece(5),))
for _ in range(2):
    began = time.perf_counter()
    solve(battle)
    print(time.perf_counter() - began)
"""


def figures() -> list[Figure]:
    """Measure and return the figures; a fresh process has to load the library, too."""
    told = subprocess.run([sys.executable, "-c", SOLVE], capture_output=True, text=True, check=True)
    cold, cached = map(float, told.stdout.split())
    return [
        Figure("a battle of 5 v 5 solved from cold, s", f"{cold:.2g}", "≤ 1", cold <= COLD_S),
        Figure("… from the cache, s", f"{cached:.1g}", "≤ 0.001", cached <= CACHED_S),
    ]
