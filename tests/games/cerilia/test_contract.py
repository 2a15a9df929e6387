"""Cerilia keeps the contract of every game."""

from __future__ import annotations

import msgspec
import pytest

from voevoda.games.cerilia import GAME
from voevoda.games.cerilia.scenarios import SHELF
from voevoda.games.cerilia.setups import CasterSetup, Scenario
from voevoda.testing import check_game


def veiled(**params: str) -> Scenario:
    """Return a battle in which both sides hide many units."""
    base = SHELF.shipped["elf_ambush"]
    spells = ("mass_invisibility",) * 6
    return msgspec.structs.replace(
        base,
        way="fixed",
        casters=(
            CasterSetup("m1", spells, "a2"),
            CasterSetup("m3", spells, "a6"),
            CasterSetup("p1", ("bless", "bless", "flame_strike"), "a1"),
            CasterSetup("m2", spells, "d7"),
            CasterSetup("m4", spells, "d5"),
        ),
        params={"magic_phase": "after_move", **params},
    )


def test_quick_and_much_hidden() -> None:
    coverage = check_game(GAME, games=2, seed=1, scenarios=["duel", veiled()], compiled=False)
    assert coverage.guesses[True], str(coverage)


@pytest.mark.slow
def test_every_scenario() -> None:
    scenarios = [*SHELF.shipped, veiled()]
    check_game(GAME, games=len(scenarios), seed=1, scenarios=scenarios, compiled=False)


@pytest.mark.slow
def test_every_option() -> None:
    scenarios = [
        veiled(invisible_info="secret"),
        veiled(retreat_mode="back_or_side", hidden_mans_fort="false"),
        veiled(morale_on_hit="false", initiative_mode="alternate"),
    ]
    coverage = check_game(GAME, games=3, seed=2, scenarios=scenarios, compiled=False)
    assert coverage.guesses[True], str(coverage)


@pytest.mark.compiled
@pytest.mark.slow
def test_compiled() -> None:
    coverage = check_game(GAME, games=2, seed=3, scenarios=["castle", veiled()])
    assert coverage.guesses[True], str(coverage)
