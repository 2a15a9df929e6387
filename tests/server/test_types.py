"""The client's types are those of the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_generated_types_are_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "scripts/generate_types.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
