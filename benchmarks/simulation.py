"""How long do ten thousand games between greedy bots take, and how much memory has a worker?"""

from __future__ import annotations

import subprocess
import sys

from benchmarks.measure import Figure
from voevoda.lab.experiment import plan
from voevoda.lab.runner import run

GAMES = 10_000

WORKER = """
import resource
from voevoda.lab.experiment import plan
from voevoda.lab.runner import play_chunk
play_chunk(plan("cities", "duel", players=("greedy",), games=240, seed=1), 0, 240)
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def figures() -> list[Figure]:
    """Measure and return the figures."""
    report = run(plan("cities", "duel", players=("greedy",), games=GAMES, seed=1), workers=2)
    told = subprocess.run(
        [sys.executable, "-c", WORKER], capture_output=True, text=True, check=True
    )
    megabytes = int(told.stdout) * resource_unit() / 1e6
    return [
        Figure(f"{GAMES:,} games greedy against greedy, `duel`, 2 workers, s",
               f"{report.run.seconds:.3g}", "≤ 60", report.run.seconds <= 60),
        Figure("memory of a simulation worker, MB", f"{megabytes:.0f}", "≤ 300", megabytes <= 300),
    ]  # fmt: skip


def resource_unit() -> int:
    """Return the bytes in a unit of `ru_maxrss`: a kilobyte, on macOS a byte."""
    return 1 if sys.platform == "darwin" else 1024
