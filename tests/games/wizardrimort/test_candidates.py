"""The engine lists exactly the candidates of the spec (6.3), in every turn."""

from __future__ import annotations

import random

import pytest

from tests.games.wizardrimort.engine_table import EngineTable
from tests.games.wizardrimort.naive import Game
from tests.games.wizardrimort.naive_candidates import OBJECTS, candidates
from tests.games.wizardrimort.naive_geometry import Disc, Rect
from tests.games.wizardrimort.naive_state import Position
from tests.games.wizardrimort.naive_wild import NUMBERS, wild_table

HIGH = {"tape.hand": 300, "climb.reach": 9}
"""Longer climbs than walks, whose length does not count."""


def lists_what_it_should(pos: Position) -> int:
    """Compare the lists of a table in the middle of a turn; return how many are on them."""
    table = EngineTable().copy(pos)
    game = Game(pos, "act")
    if game.question is None or game.question.node != "ACT":
        return 0
    theirs, mine = table.choices(), candidates(game.pos)
    assert len(theirs) == len({*theirs})
    assert ({*theirs} - mine, mine - {*theirs}) == (set(), set())
    return len(mine)


@pytest.mark.parametrize("seed", range(8))
def test_crowded_tables(seed: int) -> None:
    assert lists_what_it_should(wild_table(random.Random(seed))) > 0


@pytest.mark.parametrize("seed", range(3))
def test_objects_with_corners(seed: int) -> None:
    pos = wild_table(random.Random(seed))
    for body in pos.bodies.values():
        if body.kind in OBJECTS and isinstance(body.shape, Disc):
            x, y, radius = body.shape.x, body.shape.y, body.shape.radius
            body.shape = Rect(x - radius, y - radius // 3, x + radius, y + radius // 3)
    assert lists_what_it_should(pos) > 0


@pytest.mark.parametrize("seed", range(6))
def test_other_numbers(seed: int) -> None:
    assert lists_what_it_should(wild_table(random.Random(seed), NUMBERS)) > 0


@pytest.mark.parametrize("seed", range(3))
def test_climbs_that_are_longer_than_walks(seed: int) -> None:
    pos = wild_table(random.Random(seed))
    pos.params |= HIGH
    assert lists_what_it_should(pos) > 0


@pytest.mark.slow
@pytest.mark.parametrize("block", range(4))
def test_many_crowded_tables(block: int) -> None:
    for seed in range(100 + 40 * block, 140 + 40 * block):
        lists_what_it_should(wild_table(random.Random(seed)))
