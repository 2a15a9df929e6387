"""Wizardrimort keeps the contract of every game."""

from __future__ import annotations

from typing import Any

import pytest

from voevoda.core.parameters import Option
from voevoda.games.wizardrimort import GAME
from voevoda.games.wizardrimort.scenarios import SHELF
from voevoda.testing import check_game

WALL = [
    {"id": f"b{n}", "kind": "block", "rect": [x, y, x + 90, y + 90], "top": 90, "side": "B"}
    for n, (x, y) in enumerate([(1400, 1000), (1400, 1100), (1400, 1200)], 1)
]


def knights(**params: object) -> Any:
    """Return the quick duel fought by Knights: at close quarters, with a catapult and objects."""
    base = SHELF.shipped["wiz_milestone"]
    places = {"A1": [1000, 1100], "A2": [1000, 1230], "A3": [900, 1000]}
    places |= {"B1": [1700, 1100], "B2": [1700, 1230], "B3": [1810, 1000]}
    return GAME.scenario(
        {
            "id": "knights",
            "variant_of": base.id,
            "units": [{"id": u.id, "warrior": u.warrior, "at": places[u.id]} for u in base.units],
            "bodies": [
                {"id": "A.art", "kind": "artillery", "disc": [600, 1700, 120], "side": "A"},
                {"id": "MI", "kind": "mine", "disc": [1000, 700, 80]},
                {"id": "GA", "kind": "garden", "disc": [2400, 1500, 80]},
                {"id": "OB", "kind": "obelisk", "disc": [1800, 1900, 80]},
                *WALL,
            ],
            "a": {"coins": 2},
            "params": {"level": "knight", "block.pool": 6, "limits.rounds": 3, **params},
        }
    )


def short(name: str) -> Any:
    """Return a scenario that ends after its first round."""
    return GAME.scenario({"id": name, "variant_of": name, "params": {"limits.rounds": 1}})


def test_squires_and_knights() -> None:
    coverage = check_game(
        GAME, games=3, seed=1, scenarios=[short("wiz_milestone"), knights()], compiled=False
    )
    assert {"Interrupt", "ShootStone", "Build", "Convert", "Attack", "Hire"} <= {
        name for name, count in coverage.actions.items() if count
    }, str(coverage)


@pytest.mark.slow
def test_every_scenario() -> None:
    scenarios = [short(name) for name in SHELF.shipped]
    check_game(GAME, games=len(scenarios), seed=2, scenarios=scenarios, compiled=False)


@pytest.mark.slow
def test_every_option() -> None:
    """Every last reading at once, and one that lies between."""
    others: dict[str, object] = {
        option.name: option.values[-1]
        for option in GAME.parameters.all
        if isinstance(option, Option) and option.name != "level"
    }
    others["limits.rounds"] = 2
    scenarios = [knights(**others), knights(**{"combat.defender_kills": "in_reach"})]
    check_game(GAME, games=2, seed=3, scenarios=scenarios, compiled=False)
