"""What the view works out beyond the state."""

from __future__ import annotations

from typing import Any

import pytest

from voevoda.core.dice import Seeded
from voevoda.core.match import Match
from voevoda.games.wizardrimort import GAME
from voevoda.games.wizardrimort.ids import WIZ_END_06
from voevoda.games.wizardrimort.records import DRAWN, FLIGHT, GAME_OVER
from voevoda.games.wizardrimort.rules.morale import TARGETS


def seen(match: Match, state: Any) -> Any:
    """Return what everybody sees of a position."""
    return GAME.view(match.world, state, None)


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
    assert seen(match, match.state).round_limit == last


def test_the_living_of_a_broken_group_flee() -> None:
    match = Match(GAME.id, "wiz_milestone")
    state = match.state.copy()
    state.phase, state.testing, state.theirs = FLIGHT, TARGETS, 0b111
    state.units[1].living = 0
    assert seen(match, state).fleeing == ("A1", "A3")
    assert seen(match, match.state).fleeing == ()


def test_nobody_interrupts_when_the_game_is_over() -> None:
    match = Match(GAME.id, "wiz_drowned_tower", dice=Seeded(1))
    match.play("CV none")
    match.play("IN B3")
    shown = seen(match, match.state)
    assert (shown.interrupter, shown.hero) == ("B", "B3")
    state = match.state.copy()
    state.phase, state.result = GAME_OVER, 0
    shown = seen(match, state)
    assert (shown.interrupter, shown.hero, shown.to_move) == (None, None, None)


@pytest.mark.parametrize(("value", "reason"), [("strength", "strength"), ("draw", "limit")])
def test_where_strength_is_not_compared_the_limit_ends_the_game(value: str, reason: str) -> None:
    match = Match(GAME.id, "wiz_milestone", {"limits.result": value})
    state = match.state.copy()
    state.phase, state.result, state.end_rule = GAME_OVER, DRAWN, WIZ_END_06
    assert seen(match, state).win_reason == reason


@pytest.mark.rule("WIZ-TRN-12", "WIZ-MDE-05", "WIZ-OPT-03")
@pytest.mark.parametrize(
    ("own", "order"),
    [
        ({"variant_of": "wiz_lone_king"}, ("A", "B1", "A", "B2")),
        ({"variant_of": "wiz_lone_king", "first": "B"}, ("B1", "A", "B2", "A")),
        ({"variant_of": "wiz_white_gate", "first": "lot"}, ("A", "B")),
        ({"variant_of": "wiz_two_crowns"}, ()),
    ],
)
def test_the_lot_falls_only_between_equals(own: dict[str, Any], order: tuple[str, ...]) -> None:
    match = Match(GAME.id, GAME.scenario({"id": "own", **own}), roll=False)
    assert seen(match, match.state).order == order


@pytest.mark.rule("WIZ-SPI-01")
def test_spirits_are_counted_from_another_number() -> None:
    match = Match(GAME.id, "wiz_milestone", {"spirit.base": 8})
    assert [side.spirits for side in seen(match, match.state).sides] == [5, 5]
