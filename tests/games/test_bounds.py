"""Compiled rules stay inside their arrays: the contract once more, with every index checked."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

CHECK = """
from voevoda.core.registry import find
from voevoda.testing.contract import check_game

check_game(find("{game}"), games=6, seed=3, scenarios={scenarios})
"""


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(("game", "scenarios"), [("cities", ["duel", "relics", "six_lairs"])])
def test_no_index_leaves_its_array(game: str, scenarios: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CHECK.format(game=game, scenarios=scenarios)],
        env={**os.environ, "VOEVODA_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-2000:]
