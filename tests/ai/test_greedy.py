"""What greedy does in positions where the best is plain, and that it is of one mind."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.games.cities.engine_table import drawn
from tests.games.toys import discs, orders
from voevoda.ai.bot import Knowledge, know
from voevoda.ai.greedy import GreedyBot, Ranked
from voevoda.core.actions import Action
from voevoda.core.dice import Random, Scripted, Seeded, draw
from voevoda.core.events import Log
from voevoda.core.game import CHANCE, Game
from voevoda.core.match import Match
from voevoda.core.rule import rule
from voevoda.games.cities import GAME
from voevoda.games.cities.actions import Attack, Create, End

ENEMY = "L2 castle P2 c5\n"


def chosen(position: str) -> str:
    match = drawn(position)
    return match.format(GreedyBot(GAME).decide(know(match, match.turn)))


def whole_turn(position: str) -> tuple[Match, list[str]]:
    """Let greedy play the turn at hand; return the match and what it did."""
    match, bot, done = drawn(position), GreedyBot(GAME), []
    match.dice = Seeded(1)
    seat = match.turn
    while match.turn == seat:
        action = bot.decide(know(match, seat))
        done.append(match.format(action))
        match.play(action)
    return match, done


# --- positions ------------------------------------------------------------------------------


def test_a_won_game_is_won_at_once() -> None:
    position = """\
        L1 castle P1 c1 T9 S20
        L2 castle P2 c5 S3 H9
        u1 home=L1 c4 S5 H10 improved
        u3 home=L1 a3 S4 H8 A=1/1/1/1
        u2 home=L2 b3 S1 H1
    """
    assert chosen(position) == "L1 ATT u1>L2"
    match, done = whole_turn(position)
    assert match.over and match.winners == [0] and len(done) == 1


def test_a_conquest_on_the_board_is_taken() -> None:
    match, done = whole_turn("""\
        L1 castle P1 c1 T1 S20
        L2 castle P2 c5 S3 H9
        L3 castle P2 a5 S9 H20
        u1 home=L1 c4 S5 H10 improved
        u2 home=L2 d3 S6 H12
    """)
    assert done[0] == "L1 ATT u1>L2"
    assert match.state.locations[1].owner == 0


@pytest.mark.parametrize("row", ["1/1/1/1", "1/1/1/-"])
@pytest.mark.parametrize(
    ("kind", "health", "verb"), [("castle", 2, "killed"), ("tower", 9, "captured")]
)
def test_a_likely_kill_or_capture_goes_before_a_move(
    row: str, kind: str, health: int, verb: str
) -> None:
    position = f"L1 {kind} P1 c1 T1\n{ENEMY}u1 home=L1 c2 S5 H8 A={row}\nu2 home=L2 c3 S3 H{health}"
    match = drawn(position)
    assert "L1 MOV" in [match.format(action) for action in match.legal_actions()]
    assert chosen(position) == "L1 ATT u1>u2", verb


def test_an_attack_that_hurts_goes_before_the_end_of_the_turn() -> None:
    _, done = whole_turn(
        f"L1 castle P1 c1 T1 S3 H4\n{ENEMY}u1 home=L1 c2 S5 H8 A=-/-/1/1\nu2 home=L2 c3 S9 H9"
    )
    assert done == ["L1 ATT u1>u2", "END"]


def test_a_tower_buys_the_second_zero() -> None:
    _, done = whole_turn(f"L1 tower P1 c1 T2 S20\n{ENEMY}")
    (row,) = (text for text in done if text.startswith("ROW"))
    assert row.count("0") > 2 or "1" in row, "more than the standard row -/-/0/0"


def test_spirit_is_spent_except_under_the_eyes_of_an_improved_enemy() -> None:
    alone = f"L1 castle P1 c1 T2 S9 H40\n{ENEMY}"
    match, _ = whole_turn(alone)
    assert match.state.locations[0].spirit == 1
    match, done = whole_turn(f"{alone}u2 home=L2 c3 S3 H10 improved")
    assert match.state.locations[0].spirit > 2, done


# --- of one mind ----------------------------------------------------------------------------


def games_of(scenario: str, games: int, steps: int) -> Iterator[Match]:
    """Yield positions of games in which random and greedy decisions mix."""
    bot = GreedyBot(GAME, compiled=True)
    for seed in range(games):
        match = Match(GAME, scenario, dice=Seeded(seed))
        luck = Seeded(seed, game=1).random
        for _ in range(steps):
            if match.over:
                break
            yield match
            actions = match.legal_actions()
            match.play(
                actions[draw(luck, len(actions))]
                if draw(luck, 3)
                else bot.decide(know(match, match.turn))
            )


def values_of(ranked: list[Ranked]) -> dict[Action, Any]:
    return {action: pytest.approx(value, abs=1e-9) for action, value in ranked}


@pytest.mark.compiled
def test_both_lives_are_of_one_mind_and_rank_agrees_with_decide() -> None:
    plain, compiled = GreedyBot(GAME, seed=3), GreedyBot(GAME, seed=3, compiled=True)
    met = 0
    for scenario in ("duel", "relics", "three_lairs", "duel_camp"):
        for number, match in enumerate(games_of(scenario, games=5, steps=101)):
            if number % 10:
                continue
            knowledge = know(match, match.turn)
            action, ranked = compiled.decide(knowledge), compiled.rank(knowledge)
            assert plain.decide(knowledge) == action
            if number % 50 == 0:
                assert values_of(plain.rank(knowledge)) == dict(ranked)
            assert {a for a, _ in ranked} == set(knowledge.legal_actions())
            assert all(-1 <= value <= 1 for _, value in ranked)
            assert [v for _, v in ranked] == sorted((v for _, v in ranked), reverse=True)
            assert dict(ranked)[action] == pytest.approx(ranked[0].value, abs=1e-8)
            met += 1
    assert met >= 200


def mean_value(knowledge: Knowledge, action: Action) -> float:
    """Return the mean value after an action and its dice, by another way than the bot's."""
    game, state = knowledge.game, knowledge.after(action)
    if game.rules["turn"](knowledge.world, state) != CHANCE:
        return knowledge.value(state)
    ends, weights = [], []
    for code, weight in game.chance(knowledge.world, state):
        end = state.copy()
        game.rules["step"](knowledge.world, end, Log.new(), code)
        ends.append(knowledge.value(end) * weight)
        weights.append(weight)
    return sum(ends) / sum(weights)


@pytest.mark.compiled
def test_no_turn_ends_with_a_certain_gain_left() -> None:
    bot = GreedyBot(GAME, compiled=True)
    ended = 0
    for scenario in ("duel", "standard", "relics"):
        match = Match(GAME, scenario, dice=Seeded(2))
        while not match.over:
            knowledge = know(match, match.turn)
            action = bot.decide(knowledge)
            if isinstance(action, End):
                ended += 1
                now = knowledge.value(knowledge.state)
                for other in knowledge.legal_actions():
                    whole = isinstance(other, Attack) or (
                        GAME.rules["settled"](match.world, knowledge.after(other))
                    )
                    if whole and not isinstance(other, End):
                        left = mean_value(knowledge, other) - now
                        assert left <= 1e-8, f"{match.format(other)} gains {left}"
            match.play(action)
    assert ended > 30


def test_an_action_of_several_decisions_is_finished_as_it_was_judged() -> None:
    match = drawn(f"L1 tower P1 c1 T2 S20\n{ENEMY}")
    bot = GreedyBot(GAME)
    before = match.values()[0]
    ranked = bot.rank(know(match, 0))
    action = bot.decide(know(match, 0))
    assert isinstance(action, Create)
    match.play(action)
    while not GAME.rules["settled"](match.world, match.state):
        match.play(bot.decide(know(match, 0)))
    price = dict(ranked)[End()] - before
    assert know(match, 0).value(match.state) + price == pytest.approx(ranked[0].value, abs=1e-6)


# --- other games ----------------------------------------------------------------------------


def test_the_last_disc_or_card_is_laid_where_it_looks_best() -> None:
    match = Match(orders.GAME, "three")
    for card in (5, 4, 4, 2, 3):  # two rounds are lost, the last cannot help
        match.play(orders.Lay(card))
    assert {value for _, value in GreedyBot(orders.GAME).rank(know(match, 1))} == {-1.0}
    level = Match(orders.GAME, {"id": "one", "rounds": 1})
    level.play(orders.Lay(1))
    knowledge = know(level, 1, seed=2)
    ranked = dict(GreedyBot(orders.GAME).rank(knowledge))
    for card in range(1, 6):
        down = knowledge.state.down
        assert ranked[orders.Lay(card)] == (card > down) - (card < down)


@pytest.mark.parametrize("game", [orders.GAME, discs.GAME], ids=lambda game: game.id)
def test_equal_actions_are_drawn_by_lot_from_the_seed(game: Game) -> None:
    knowledge = know(Match(game), 0)
    decided = [GreedyBot(game, seed).decide(knowledge) for seed in range(12)]
    assert [GreedyBot(game, seed).decide(knowledge) for seed in range(12)] == decided
    assert len(set(decided)) > 2
    bot = GreedyBot(game)
    assert [bot.decide(knowledge) for _ in range(3)] == decided[:1] * 3


def test_a_disc_is_worth_the_mean_of_its_die() -> None:
    match = Match(discs.GAME, {"id": "two", "discs": 2})
    match.play(match.legal_actions()[0])
    first = match.state.points[0]
    knowledge = know(match, 1)
    exact = sum((face > first) - (face < first) for face in range(1, 7)) / 6
    for action, value in GreedyBot(discs.GAME).rank(knowledge):
        assert value == pytest.approx(exact), action


@rule
def mostly_sixes(world: Any, state: Any, faces: Any, weights: Any) -> int:
    count = int(discs.outcomes(world, state, faces, weights))
    weights[count - 1] = 5
    return count


def test_likely_outcomes_weigh_more() -> None:
    game = replace(discs.GAME, rules={**discs.GAME.rules, "outcomes": mostly_sixes})
    match = Match(game, {"id": "two", "discs": 2}, dice=Scripted([2]))
    match.play(match.legal_actions()[0])
    assert match.state.points[0] == 3
    value = GreedyBot(game).rank(know(match, 1))[0].value
    assert value == pytest.approx((2 * -1 + 0 + 2 * 1 + 5 * 1) / 10)


def test_luck_is_spread_evenly_over_equals() -> None:
    from voevoda.ai.greedy import best_of

    random = Random.new()
    gains = [0.5, 0.25, 0.5, 0.5, -1.0]
    counts = [0] * 5
    for _ in range(3000):
        counts[best_of(gains, 5, random)] += 1
    assert counts[1] == counts[4] == 0
    assert all(900 < counts[at] < 1100 for at in (0, 2, 3))
