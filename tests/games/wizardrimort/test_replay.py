"""A match file leads to the same hash in both lives."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.wizardrimort.engine_table import CompiledLife
from tests.games.wizardrimort.test_contract import knights
from voevoda.core import matchfile
from voevoda.core.dice import Seeded
from voevoda.core.match import Match
from voevoda.core.records import digest


@pytest.mark.compiled
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(
    "scenario",
    ["wiz_milestone", "wiz_plague", pytest.param(knights(**{"limits.rounds": 9}), id="knights")],
)
def test_a_whole_game_has_the_same_hashes(scenario: Any, seed: int) -> None:
    match, luck = Match("wizardrimort", scenario, dice=Seeded(seed)), random.Random(seed)
    begun = Match("wizardrimort", scenario, roll=False)
    while not match.over:
        match.play(luck.choice(match.legal_actions()))
    loaded = matchfile.load(matchfile.save(match))
    assert loaded.hash == match.hash
    life = CompiledLife(begun.world, begun.state)
    for step in loaded.steps:
        life.step(step.choice)
        assert digest(life.states[0].tobytes()) == step.hash
    assert life.turn() < 0
