"""How long do ten thousand games between greedy bots take, and how much memory has a worker?"""

from __future__ import annotations

import re
import resource
import subprocess
import sys
from pathlib import Path

from benchmarks.measure import Figure
from voevoda.lab.experiment import plan
from voevoda.lab.runner import run

GAMES = 10_000

WORKER = """
from benchmarks.simulation import peak_memory
from voevoda.lab.experiment import plan
from voevoda.lab.runner import play_chunk
play_chunk(plan("cities", "duel", players=("greedy",), games=240, seed=1), 0, 240)
print(peak_memory())
"""


def figures() -> list[Figure]:
    """Measure and return the figures."""
    report = run(plan("cities", "duel", players=("greedy",), games=GAMES, seed=1), workers=2)
    told = subprocess.run(
        [sys.executable, "-c", WORKER], capture_output=True, text=True, check=True
    )
    megabytes = int(told.stdout) / 1e6
    return [
        Figure(f"{GAMES:,} games greedy against greedy, `duel`, 2 workers, s",
               f"{report.run.seconds:.3g}", "≤ 60", report.run.seconds <= 60),
        Figure("memory of a simulation worker, MB", f"{megabytes:.0f}", "≤ 300", megabytes <= 300),
    ]  # fmt: skip


def peak_memory() -> int:
    """Return the most memory that this process ever had, in bytes.

    Linux hands a process the `ru_maxrss` of the one that started it, so its own peak is read from
    /proc where there is one.
    """
    status = Path("/proc/self/status")
    if status.exists():
        (peak,) = re.findall(r"^VmHWM:\s*(\d+) kB", status.read_text(), re.MULTILINE)
        return int(peak) * 1024
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit
