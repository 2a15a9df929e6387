"""Grand keeps the contract of every game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.grand.menagerie import MENAGERIE
from voevoda.core.actions import kind_of
from voevoda.core.match import Match
from voevoda.core.rule import rule
from voevoda.games.grand import GAME
from voevoda.games.grand.actions import RESIGN
from voevoda.games.grand.reasons import WRONG_NODE
from voevoda.games.grand.records import GAME_OVER
from voevoda.games.grand.rules.legal import refuse
from voevoda.games.grand.scenarios import SHELF
from voevoda.testing import check_game


@rule
def refuse_to_resign(world: Any, state: Any, code: int) -> int:
    """Giving up is allowed and never listed; without it the list is complete."""
    if kind_of(code) == RESIGN and state.node != GAME_OVER:
        return WRONG_NODE
    return refuse(world, state, code)


STUBBORN = replace(GAME, continuous=False, rules={**GAME.rules, "allows": refuse_to_resign})


def menagerie(**params: str) -> Any:
    return GAME.scenario({**MENAGERIE, "params": {**MENAGERIE["params"], **params}})


def test_quick_and_battle() -> None:
    coverage = check_game(STUBBORN, games=3, seed=1, scenarios=["ford", "lords"], compiled=False)
    assert coverage.guesses[True], str(coverage)


@pytest.mark.slow
def test_every_scenario() -> None:
    check_game(STUBBORN, games=len(SHELF.shipped), seed=2, compiled=False)


@pytest.mark.slow
def test_what_is_rare() -> None:
    scenarios = [
        menagerie(),
        menagerie(build_delay="year", orders_by="commander"),
        menagerie(reactions="join_only", walls_cover_armies="on"),
    ]
    coverage = check_game(STUBBORN, games=6, seed=3, scenarios=scenarios, compiled=False)
    assert coverage.guesses[True], str(coverage)
    assert {"Cast", "CastAt", "CastOn", "PlaceZombie", "HireShip", "Accept"} <= {
        name for name, count in coverage.actions.items() if count
    }, str(coverage)


@pytest.mark.compiled
@pytest.mark.slow
def test_compiled() -> None:
    coverage = check_game(GAME, games=3, seed=4, scenarios=["ridge", "hunt", menagerie()])
    assert coverage.guesses[True], str(coverage)


@pytest.mark.rule("GRA-END-06")
def test_who_gives_up_is_out_and_leaves_everything() -> None:
    match = Match(GAME, "thrones")
    match.play("1P1-d3")
    steps = match.play("resign")
    assert [type(event).__name__ for event in steps[-1].events[:3]] == [
        "Resigned", "UnitLost", "UnitLost",
    ]  # fmt: skip
    state = match.state
    assert state.out == 1 << 1
    assert match.turn == 1
    assert all(unit.owner != 1 for unit in state.units[: state.top])
    assert state.owner[16] == 0  # b2
    assert "resign" not in map(match.format, match.legal_actions())
