"""Odds: exact chances of a plan, found with the rules themselves."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from scipy.stats import chisquare

from tests.games.toys import discs
from voevoda.core.actions import Action
from voevoda.core.dice import Scripted, Seeded
from voevoda.core.errors import IllegalActionError
from voevoda.core.events import Log
from voevoda.core.game import CHANCE, Game
from voevoda.core.match import Match
from voevoda.core.odds import Odds, odds
from voevoda.core.registry import find
from voevoda.core.rule import rule

THREE = [discs.Lay(100, 100), discs.Lay(300, 300), discs.Lay(500, 500)]


def match(scenario: Any = "three", dice: Any = None) -> Match:
    return Match(discs.GAME, scenario, dice=dice)


def total(found: Odds) -> Fraction:
    return sum((result.chance for result in found.results), Fraction(0))


@rule
def uneven(world: Any, state: Any, faces: Any, weights: Any) -> int:
    """Six faces, the sixth as likely as the others together."""
    count = int(discs.outcomes(world, state, faces, weights))
    weights[5] = 5
    return count


@rule
def only_after_a_six(world: Any, state: Any, code: int) -> int:
    """A second disc is laid only where the first brought six points."""
    if state.count > 0 and state.points[0] < 6:
        return discs.OVERLAP
    return int(discs.allows(world, state, code))


def variant(**rules: Any) -> Game:
    return replace(discs.GAME, rules={**discs.GAME.rules, **rules})


@pytest.mark.parametrize("count", [1, 2, 3])
def test_chances_of_a_plan_sum_to_one(count: int) -> None:
    found = odds(match(), THREE[:count])
    assert total(found) == 1
    assert sum((path.chance for path in found.paths), Fraction(0)) == 1
    assert len(found.paths) == 6**count
    assert all(path.played == count for path in found.paths)


def test_a_plan_of_nothing_is_certain() -> None:
    found = odds(match(), [])
    assert total(found) == len(found.results) == 1


def test_equal_results_are_one_the_most_likely_first() -> None:
    found = odds(match("eight"), [discs.Lay(100 * n, 100) for n in (1, 3, 5)])
    assert len(found.paths) == 216
    assert len(found.results) == 11 * 6  # sums of two dice, times the other seat's die
    chances = [result.chance for result in found.results]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == Fraction(6, 36) * Fraction(1, 6)
    assert all(result.chance == sum(p.chance for p in result.paths) for result in found.results)


def test_weights_are_the_chances() -> None:
    found = odds(Match(variant(outcomes=uneven), "three"), THREE[:1])
    assert found.chance(lambda state: state.points[0] == 6) == Fraction(1, 2)
    assert found.chance(lambda state: state.points[0] == 1) == Fraction(1, 10)
    assert found.expected(lambda state: state.points[0]) == Fraction(9, 2)


def test_a_path_ends_where_the_next_action_is_not_legal() -> None:
    found = odds(Match(variant(allows=only_after_a_six), "three"), THREE[:2])
    assert total(found) == 1
    assert Counter(path.played for path in found.paths) == {2: 6, 1: 5}
    assert found.chance(lambda state: state.count == 2) == Fraction(1, 6)


def test_an_action_that_is_legal_after_no_outcome_is_named() -> None:
    with pytest.raises(IllegalActionError) as error:
        odds(match(), [THREE[0], THREE[0]])
    assert error.value.message.id == "discs-reason-overlap"
    with pytest.raises(IllegalActionError) as error:
        odds(match(), [*THREE, THREE[0]])
    assert error.value.message.id == "match-over"


def test_events_and_outcomes_belong_to_their_path() -> None:
    found = odds(match(), THREE[:1])
    for path in found.paths:
        assert [type(event) for event in path.events] == [discs.Laid, discs.Scored]
        assert path.outcomes == (discs.Die(path.state.points[0]),)
    assert found.chance_of(discs.Scored) == 1


def test_asking_changes_nothing() -> None:
    asked = match(dice=Scripted([3]))
    before = asked.state.copy()
    odds(asked, THREE)
    assert asked.state == before
    assert asked.steps == []
    assert asked.play("100,100")[-1].text == "=4"


def test_odds_of_cities_are_what_its_dice_bring() -> None:
    """Real resolutions agree with the preview (chi-square at 0.001)."""
    start = _ready_to_fight(find("cities"))
    attack = next(a for a in start.legal_actions() if type(a).__name__ == "Attack")
    found = odds(start, [attack])
    assert total(found) == 1
    expected = {result.state.key(): float(result.chance) for result in found.results}
    seen = Counter(_resolved(start, attack, seed).key() for seed in range(2000))
    assert set(seen) <= set(expected)
    counts = [seen[key] for key in expected]
    assert chisquare(counts, [2000 * chance for chance in expected.values()]).pvalue > 0.001


def _resolved(start: Match, attack: Action, seed: int) -> Any:
    """Return the state after an attack whose dice come from a seed."""
    game, state, dice, drawn = start.game, start.state.copy(), Seeded(seed), 0
    code = game.actions.pack(attack)
    while True:
        game.rules["step"](start.world, state, Log.new(), code)
        if game.rules["turn"](start.world, state) != CHANCE:
            return state
        nodes = game.chance(start.world, state)
        code = nodes[dice.choose([weight for _, weight in nodes], drawn)][0]
        drawn += 1


def _ready_to_fight(game: Game) -> Match:
    """Return the first position of a random duel in which an attack has several results."""
    for seed in range(50):
        luck = random.Random(seed)
        made = Match(game, "duel", dice=Seeded(seed))
        while not made.over:
            legal = made.legal_actions()
            attacks = [a for a in legal if type(a).__name__ == "Attack"]
            if attacks and len(odds(made, [attacks[0]]).results) > 1:
                return made
            made.play(luck.choice(legal))
    raise AssertionError("no duel comes to a fight")
