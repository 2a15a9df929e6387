"""Every game keeps the contract, and the contract notices a game that does not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.games.toys import discs, orders
from voevoda.core import registry
from voevoda.core.game import Game
from voevoda.core.registry import find
from voevoda.core.rule import rule
from voevoda.testing import ContractError, check_game, perft


@pytest.mark.parametrize("game", [orders.GAME, discs.GAME], ids=lambda game: game.id)
def test_toys_keep_the_contract(game: Game) -> None:
    coverage = check_game(game, games=20, seed=1)
    missing = coverage.missing()
    for what in ("events", "reasons", "actions", "outcomes"):
        assert missing[what] == [], str(coverage)


def test_cities_keeps_the_contract() -> None:
    coverage = check_game(find("cities"), games=8, seed=1, scenarios=["duel", "relics"])
    assert coverage.games == 8
    assert {"Attack", "Move", "Step", "Create", "End"} <= set(coverage.actions), str(coverage)


@pytest.mark.slow
def test_cities_keeps_the_contract_in_every_scenario() -> None:
    game = find("cities")
    scenarios = [info.id for info in game.scenarios()]
    camps = game.scenario("duel_camp")
    other = msgspec.structs.replace(
        camps, params={"initiative_mode": "random", "camp_swap": "between_units"}
    )
    check_game(game, games=len(scenarios), seed=2, scenarios=scenarios, compiled=False)
    coverage = check_game(game, games=8, seed=2, scenarios=[other], compiled=False)
    assert {"Swap", "Done", "Create"} <= set(coverage.actions), str(coverage)
    assert set(coverage.outcomes) == {"Die", "Draw"}, str(coverage)


def test_the_tree_of_a_game_is_counted_alike_in_both_lives() -> None:
    start = orders.GAME.set_up(orders.Setup("five"), {})
    counts = [perft(orders.GAME, start.world, start.state, depth) for depth in range(6)]
    assert counts == [1, 5, 5 * 5, 5 * 5 * 4, 25 * 4 * 4, 25 * 16 * 3]
    start = discs.GAME.set_up(discs.Setup("three", discs=3), {})
    plain = perft(discs.GAME, start.world, start.state, 3)
    assert plain == 60 * 6 * 59
    assert perft(discs.GAME, start.world, start.state, 3, compiled=True) == plain


def test_a_line_that_the_end_cuts_short_does_not_count() -> None:
    start = orders.GAME.set_up(orders.Setup("one", rounds=1), {})
    assert [perft(orders.GAME, start.world, start.state, depth) for depth in (2, 3)] == [25, 0]


# Broken games: each breaks one promise, and is told which


@rule
def lists_twice(world: Any, state: Any, actions: Any) -> int:
    count = int(orders.legal(world, state, actions))
    actions[count] = actions[0]
    return count + 1


@rule
def lists_nothing(world: Any, state: Any, actions: Any) -> int:
    return 0


@rule
def lists_too_few(world: Any, state: Any, actions: Any) -> int:
    return max(1, orders.legal(world, state, actions) - 1)


@rule
def refuses_all(world: Any, state: Any, code: int) -> int:
    return 1


@rule
def refuses_without_a_reason(world: Any, state: Any, code: int) -> int:
    return 9 if orders.allows(world, state, code) != 0 else 0


@rule
def looks_and_changes(world: Any, state: Any, code: int) -> int:
    state.points[1] = 1
    return orders.allows(world, state, code)


@rule
def waits_for_one(world: Any, state: Any) -> int:
    return 1


@rule
def always_won(world: Any, state: Any) -> int:
    return 1


@rule
def never_won(world: Any, state: Any) -> int:
    return 0


@rule
def guesses_the_truth(world: Any, state: Any, seat: int, luck: Any) -> None:
    pass


@rule
def guesses_the_score(world: Any, state: Any, seat: int, luck: Any) -> None:
    state.points[0] += 1


@rule
def values_much(world: Any, state: Any, values: Any) -> None:
    values[0] = 2.0


@rule
def weighs_nothing(world: Any, state: Any, faces: Any, weights: Any) -> int:
    count = int(discs.outcomes(world, state, faces, weights))
    weights[0] = 0
    return count


@rule
def has_one_face_twice(world: Any, state: Any, faces: Any, weights: Any) -> int:
    count = int(discs.outcomes(world, state, faces, weights))
    faces[1] = faces[0]
    return count


def shows_all(world: Any, state: Any, seat: int | None) -> orders.View:
    return orders.view(world, state, 0)


def with_rule(game: Game, name: str, function: Callable[..., Any]) -> Game:
    """Return a game in which one rule is another."""
    return replace(game, rules={**game.rules, name: function}, max_actions=game.max_actions + 1)


BROKEN: dict[str, tuple[Game, str]] = {
    "twice": (with_rule(orders.GAME, "legal", lists_twice), "listed twice"),
    "nothing": (with_rule(orders.GAME, "legal", lists_nothing), "no legal action"),
    "few": (with_rule(orders.GAME, "legal", lists_too_few), "not listed, and gets no reason"),
    "refused": (with_rule(orders.GAME, "allows", refuses_all), "is listed, and refused by 1"),
    "reason": (with_rule(orders.GAME, "allows", refuses_without_a_reason), "no reason 9"),
    "changes": (with_rule(orders.GAME, "allows", looks_and_changes), "changed by being looked at"),
    "waiting": (with_rule(orders.GAME, "waiting", waits_for_one), "is not waited for"),
    "won": (with_rule(orders.GAME, "winners", always_won), "winners, but the game goes on"),
    "lost": (with_rule(orders.GAME, "winners", never_won), "over with winners 0"),
    "truth": (with_rule(orders.GAME, "guess", guesses_the_truth), "no guess ever differs"),
    "score": (with_rule(orders.GAME, "guess", guesses_the_score), "sees what seat 0 has to guess"),
    "open": (replace(orders.GAME, hidden=False), "an open game has something to guess"),
    "view": (replace(orders.GAME, view=shows_all), "notices what seat 0 chose"),
    "visible": (
        replace(orders.GAME, visible=lambda world, event, seat: True),
        "notices what seat 0 chose",
    ),
    "value": (with_rule(orders.GAME, "evaluate", values_much), "seat 0 is worth 2.0"),
    "invariant": (
        replace(orders.GAME, invariants=lambda world, state: ["a card is lost"]),
        "a card is lost",
    ),
    "long": (replace(orders.GAME, longest=lambda world: 5), "longer than 5 steps"),
    "weight": (with_rule(discs.GAME, "outcomes", weighs_nothing), "has weight 0"),
    "face": (with_rule(discs.GAME, "outcomes", has_one_face_twice), "have the same number"),
    "point": (replace(discs.GAME, continuous=False), "is not listed, and gets no reason"),
}


@pytest.fixture
def registry_kept() -> Iterator[None]:
    """Put the whole games back in the place of broken ones of the same name."""
    yield
    registry.add(orders.GAME)
    registry.add(discs.GAME)


@pytest.mark.usefixtures("registry_kept")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_promise_is_told(name: str) -> None:
    game, told = BROKEN[name]
    with pytest.raises(ContractError, match=told):
        check_game(game, games=2, compiled=False)


@pytest.mark.usefixtures("registry_kept")
def test_a_broken_promise_says_where_it_was_broken() -> None:
    with pytest.raises(ContractError, match=r"^orders/five, seed 7, game 0, step \d+: "):
        check_game(BROKEN["few"][0], games=1, seed=7, compiled=False)
