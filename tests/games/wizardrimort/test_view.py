"""What the view works out beyond the state."""

from __future__ import annotations

from typing import Any

import pytest

from voevoda.core.match import Match
from voevoda.games.wizardrimort import GAME


@pytest.mark.parametrize(
    ("own", "last"),
    [
        ({}, 10),
        ({"params": {"siege.rounds": 4}}, 4),
        ({"params": {"limits.rounds": 6}}, 6),
        ({"turn": {"round": 7, "sieged": 2}}, 14),
        ({"modes": ["basic"], "defender": ""}, 30),
    ],
)
def test_the_last_round_is_the_one_that_ends_the_mode(own: dict[str, Any], last: int) -> None:
    scenario = {"id": "own", "variant_of": "wiz_white_gate", **own}
    match = Match(GAME.id, GAME.scenario(scenario))
    assert GAME.view(match.world, match.state, None).round_limit == last
