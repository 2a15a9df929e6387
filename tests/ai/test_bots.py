"""What bots may know, how they are found, and the one that draws by lot."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from scipy.stats import chisquare

from tests.games.toys import discs, orders
from voevoda.ai import bot as bots
from voevoda.ai.bot import (
    Bot,
    Clock,
    Knowledge,
    RandomBot,
    bot_names,
    know,
    make_bot,
    register_bot,
)
from voevoda.core.actions import Action
from voevoda.core.dice import GUESSES, Random, Seeded
from voevoda.core.errors import NotFoundError
from voevoda.core.game import OVER, Game
from voevoda.core.match import Match
from voevoda.core.records import Record


def after_cards(*cards: int, scenario: str = "five") -> Match:
    match = Match(orders.GAME, scenario)
    for card in cards:
        match.play(orders.Lay(card))
    return match


def values(state: Record) -> tuple[object, ...]:
    return tuple(state.values())


# --- knowledge ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("before", [(), (3, 1), (3, 1, 1, 5)])
def test_what_a_seat_cannot_see_changes_nothing(name: str, before: tuple[int, ...]) -> None:
    hidden = [card for card in range(1, 6) if card not in before[::2]]
    for seed in range(10):
        known, decided = [], []
        for card in hidden:
            match = after_cards(*before, card)
            known.append(values(know(match, 1, seed).state))
            decided.append(make_bot(name, orders.GAME, seed).decide(know(match, 1, seed)))
        assert len(hidden) > 2
        assert known == known[:1] * len(hidden)
        assert decided == decided[:1] * len(hidden)


def test_samples_of_a_view_differ_and_each_agrees_with_it() -> None:
    match = after_cards(2, 4, 5)
    knowledge = know(match, 1)
    random = Random.new()
    random.stream = GUESSES
    downs = set()
    for _ in range(60):
        sample = knowledge.sample(random)
        assert orders.view(match.world, sample, 1) == match.view(1)
        assert knowledge.legal_actions() == match.legal_actions(1)
        downs.add(sample.down)
    assert downs == {1, 3, 4, 5}  # all but the 2, which was turned up
    assert orders.view(match.world, knowledge.state, 1) == match.view(1)


def test_the_guess_depends_on_the_seed() -> None:
    match = after_cards(2)
    assert {know(match, 1, seed).state.down for seed in range(40)} == {1, 2, 3, 4, 5}


def test_a_seat_keeps_what_it_knows_and_the_match_what_is_so() -> None:
    match = after_cards(2)
    before = values(match.state)
    for seed in range(10):
        assert know(match, 0, seed).state.down == 2
        know(match, 1, seed).after(orders.Lay(5))
    assert values(match.state) == before


def test_a_seat_that_may_decide_at_once_need_not_see_the_first() -> None:
    match = Match(orders.GAME)
    knowledge = know(match, 1)
    assert knowledge.legal_actions() == [orders.Lay(card) for card in range(1, 6)]
    assert match.state.down == 0 and knowledge.state.down != 0


def test_knowledge_looks_ahead_without_touching_its_state() -> None:
    knowledge = know(after_cards(5, 1, 4, 2, 3, scenario="three"), 1)
    before = values(knowledge.state)
    ended = knowledge.after(orders.Lay(5))
    assert orders.turn(knowledge.world, ended) == OVER
    assert [knowledge.value(s) for s in (knowledge.state, ended)] == [0.0, -1.0]
    assert values(knowledge.state) == before


# --- the bot that draws by lot --------------------------------------------------------------


def test_random_is_uniform_over_decisions_and_over_seeds() -> None:
    knowledge = know(Match(orders.GAME), 0)
    bot = RandomBot(orders.GAME, seed=1)
    by_decision = Counter(
        bot.decide(replace(knowledge, decision=n)) for n in range(3000)
    )  # fmt: skip
    by_seed = Counter(RandomBot(orders.GAME, seed).decide(knowledge) for seed in range(3000))
    for counts in (by_decision, by_seed):
        assert len(counts) == 5
        assert chisquare(list(counts.values())).pvalue > 0.001


def test_random_decides_the_same_with_the_same_seed() -> None:
    knowledge = [replace(know(Match(discs.GAME), 0), decision=n) for n in range(20)]
    bot = RandomBot(discs.GAME, seed=7)
    first = [bot.decide(known) for known in knowledge]
    assert [bot.decide(known) for known in reversed(knowledge)] == first[::-1]
    assert [RandomBot(discs.GAME, seed=8).decide(known) for known in knowledge] != first


# --- finding bots ---------------------------------------------------------------------------


class First:
    """Takes the first action."""

    name = "first"

    def __init__(self, game: Game, seed: int, compiled: bool) -> None:
        self.made = (game, seed, compiled)

    def decide(self, knowledge: Knowledge, clock: Clock | None = None) -> Action:
        return knowledge.legal_actions()[0]


def test_a_bot_of_ones_own_is_known_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "_makers", dict(bots._makers))
    register_bot("first", First)
    assert bot_names() == ["random", "greedy", "first"]
    made = make_bot("first", orders.GAME, 3, compiled=True)
    assert isinstance(made, First) and made.made == (orders.GAME, 3, True)
    assert made.decide(know(Match(orders.GAME), 0)) == orders.Lay(1)


def test_an_unknown_bot_is_told_with_those_there_are() -> None:
    with pytest.raises(NotFoundError) as told:
        make_bot("deep", orders.GAME)
    assert told.value.message.id == "bot-unknown"
    assert told.value.message.args == {"name": "deep", "known": "random, greedy"}


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("game", [orders.GAME, discs.GAME], ids=lambda game: game.id)
def test_bots_play_the_toys_to_the_end(game: Game, name: str) -> None:
    match = Match(game, "three", dice=Seeded(1))
    players: list[Bot] = [make_bot(name, game, seed) for seed in range(2)]
    while not match.over:
        match.play(players[match.turn].decide(know(match, match.turn, seed=5)))
    assert match.winners


def test_a_clock_runs_down_to_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    clock = Clock(2.5)
    left = []
    for seconds in (0.0, 1.0, 1.5, 60.0):
        now[0] += seconds
        left.append(clock.left_s)
    assert left == [2.5, 1.5, 0.0, 0.0]
