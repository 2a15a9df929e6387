"""Compiled rules stay inside their arrays: the contract once more, with every index checked."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CHECK = """
from tests.games.cerilia.test_contract import veiled
from tests.games.grand.test_contract import menagerie
from tests.games.wizardrimort.test_contract import knights, short
from voevoda.core.registry import find
from voevoda.testing.contract import check_game

check_game(find("{game}"), games={games}, seed=3, scenarios=[{scenarios}])
"""


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(
    ("game", "games", "scenarios"),
    [
        ("cities", 6, '"duel", "relics", "six_lairs"'),
        ("cerilia", 3, '"castle", "two_crowns", veiled()'),
        ("grand", 3, '"ridge", "hunt", menagerie()'),
        ("wizardrimort", 2, 'knights(), short("wiz_milestone")'),
    ],
)
def test_no_index_leaves_its_array(game: str, games: int, scenarios: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CHECK.format(game=game, games=games, scenarios=scenarios)],
        env={**os.environ, "VOEVODA_BOUNDSCHECK": "1", "NUMBA_OPT": "0"},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-2000:]
