"""What greedy does in `grand` where the best is plain, what it weighs, and how its games end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec
import pytest

from voevoda.ai.bot import know
from voevoda.ai.greedy import GreedyBot
from voevoda.core.dice import Random, Seeded, draw
from voevoda.core.match import Match
from voevoda.games.grand import GAME
from voevoda.games.grand.actions import Declare, Disband, End, Move, Offer
from voevoda.games.grand.records import IN_ORDERS
from voevoda.games.grand.rules.cells import are_friends
from voevoda.games.grand.rules.pieces import owner_of
from voevoda.games.grand.scenarios import SHELF
from voevoda.games.grand.setups import BuildingSetup, DeclarationSetup, Position, UnitSetup
from voevoda.lab.experiment import plan
from voevoda.lab.runner import run

CITIES = {"b2": (1, 1), "h6": (2, 1), "g2": (0, 2), "e4": (0, 2), "c6": (0, 2)}
"""Of `ford`: owner and level."""
MAPS = [info.id for info in GAME.scenarios() if info.id not in ("spears", "brothers", "hunt",
                                                               "lords", "walls")]  # fmt: skip


def ford(
    units: Mapping[str, str],
    cities: Mapping[str, tuple[int, int]] | None = None,
    coins: int = 0,
    active: int = 1,
    declared: Sequence[tuple[str, str]] = (),
) -> Match:
    """Return a position of `ford` in which seat `active` gives its orders."""
    placed = CITIES | dict(cities or {})
    made = msgspec.structs.replace(
        SHELF.shipped["ford"],
        symmetry="none",
        buildings=tuple(
            BuildingSetup("city", cell, owner=owner, level=level)
            for cell, (owner, level) in placed.items()
        ),
        units=tuple(UnitSetup(tag, cell) for tag, cell in units.items()),
        position=Position(
            active,
            year=3,
            coins={"1": coins, "2": 0},
            declared=tuple(DeclarationSetup(*pair) for pair in declared),
        ),
    )
    return Match(GAME, made, dice=Seeded(1))


def turn_of(match: Match) -> list[str]:
    """Let greedy decide as long as the same seat is asked; return what it did."""
    bot, done, seat = GreedyBot(GAME), [], match.turn
    while match.turn == seat and "end" not in done:
        action = bot.decide(know(match, seat))
        done.append(match.format(action))
        match.play(action)
    return done


# --- positions ------------------------------------------------------------------------------


def test_as_many_attack_as_it_takes_to_win_for_sure() -> None:
    done = turn_of(ford({"1P1": "d4", "1R2": "d4", "2P3": "h6"}, {"c6": (1, 2), "g2": (2, 3)}))
    assert {"1P1!@e4", "1R2!@e4"} <= set(done)


def test_a_fallen_city_is_taken() -> None:
    match = ford({"1P1": "d4", "1R2": "d4", "2P3": "h6"})
    turn_of(match)
    bot = GreedyBot(GAME)
    while match.state.city[2] and match.turn == 0 and not match.state.owner[match.state.city[2]]:
        match.play(bot.decide(know(match, 0)))
    assert match.state.owner[match.state.city[2]] == 1


def test_armies_march_to_what_they_can_take_next() -> None:
    done = turn_of(ford({"1P1": "b2", "1R2": "b2", "2P3": "h6"}))
    marches = [text for text in done if text[:4] in ("1P1-", "1R2-")]
    assert len(marches) == 2


def test_nobody_storms_a_city_that_cannot_fall() -> None:
    done = turn_of(ford({"1L2": "g5", "1P1": "b2", "2P3": "h6"}, {"h6": (2, 3)}))
    assert not any("!@h6" in text for text in done), done


def test_a_lord_who_fell_is_raised_anew() -> None:
    assert "@b2$personal" in turn_of(ford({"1R2": "b2", "2P3": "h6"}, coins=60))


def test_money_goes_into_levels_where_nobody_threatens() -> None:
    done = turn_of(ford({"1P1": "b2", "2P3": "h6"}, {"c6": (1, 2)}, coins=45))
    assert any("^" in text or "$" in text for text in done), done


def test_an_army_beside_its_city_joins_the_defence() -> None:
    match = ford({"1P1": "a2", "2P3": "b3"}, active=2, declared=[("2P3", "@b2")])
    match.play(End())
    assert match.turn == 0
    assert match.format(GreedyBot(GAME).decide(know(match, 0))) == "1P1!2P3"


def test_a_city_is_not_left_to_a_hopeless_fight() -> None:
    match = ford(
        {"1L2": "a2", "2P3": "b3", "2R4": "b3", "2R5": "b3"},
        active=2,
        declared=[("2P3", "@b2"), ("2R4", "@b2"), ("2R5", "@b2")],
    )
    match.play(End())
    assert match.format(GreedyBot(GAME).decide(know(match, 0))) == "pass"


# --- what it weighs -------------------------------------------------------------------------


def positions(scenario: str, seed: int, steps: int) -> Iterator[Match]:
    """Yield positions of a random game."""
    match, luck = Match(GAME, scenario, dice=Seeded(seed)), Seeded(seed, game=1).random
    for _ in range(steps):
        if match.over:
            return
        yield match
        actions = match.legal_actions()
        match.play(actions[draw(luck, len(actions))])


@pytest.mark.parametrize("scenario", MAPS)
def test_the_shortlist_holds_only_what_a_lord_may_sensibly_order(scenario: str) -> None:
    luck, met = Random.new(), 0
    for match in positions(scenario, seed=3, steps=150):
        world, state = match.world, match.state
        codes = [0] * GAME.max_actions
        count = GAME.rules["shortlist"](world, state, luck, codes)
        listed = [GAME.actions.unpack(code) for code in codes[:count]]
        legal = match.legal_actions()
        assert listed and set(listed) <= set(legal)
        assert len(set(listed)) == len(listed)
        if state.node != IN_ORDERS:
            continue
        met += 1
        assert End() in listed
        assert not any(isinstance(action, Disband | Offer) for action in listed)
        for action in listed:
            if isinstance(action, Declare):
                owner = owner_of(state, action.target)
                assert not are_friends(world, state, state.active, owner)
        for unit in {action.unit for action in legal if isinstance(action, Move)}:
            assert sum(isinstance(a, Move) and a.unit == unit for a in listed) <= 24
    assert met > 10


@pytest.mark.compiled
def test_both_lives_are_of_one_mind() -> None:
    plain, compiled = GreedyBot(GAME, seed=3), GreedyBot(GAME, seed=3, compiled=True)
    met = 0
    for scenario in ("ford", "ridge", "thrones-2v2"):
        for number, match in enumerate(positions(scenario, seed=5, steps=200)):
            if number % 8:
                continue
            knowledge = know(match, match.turn)
            action = compiled.decide(knowledge)
            assert plain.decide(knowledge) == action
            met += 1
    assert met >= 40


# --- whole games ----------------------------------------------------------------------------


@pytest.mark.compiled
def test_random_loses_from_either_side() -> None:
    experiment = plan("grand", "ford", players=("greedy", "random"), games=200, seed=1)
    greedy, _ = run(experiment).results.players
    assert [share.of for share in greedy.by_side.values()] == [100, 100]
    assert all(share.count >= 95 for share in greedy.by_side.values())


@pytest.mark.compiled
@pytest.mark.parametrize("scenario", MAPS)
def test_every_game_ends_by_a_rule(scenario: str) -> None:
    results = run(plan("grand", scenario, games=8, seed=2)).results
    assert set(results.endings) <= {"GRA-END-01", "GRA-END-03", "GRA-END-05"}


@pytest.mark.compiled
def test_most_games_are_won_before_the_limit() -> None:
    results = run(plan("grand", "ford", games=200, seed=2)).results
    assert results.endings["GRA-END-05"].share < 0.25
    assert results.draws.share < 0.1


@pytest.mark.compiled
def test_a_team_wins_as_one_side() -> None:
    results = run(plan("grand", "thrones-2v2", games=8, seed=2)).results
    assert [line.side for line in results.sides] == ["P1+P4", "P2+P3"]
    assert sum(line.wins.count for line in results.sides) + results.draws.count == 8
    assert results.draws.count < 4
