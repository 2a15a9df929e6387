"""The engine, plain and compiled, against the naive rules: random games, step by step."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import pytest

from tests.games.grand import naive_wild
from tests.games.grand.engine_table import (
    CompiledLife,
    EngineTable,
    PlainLife,
    battle_summary,
    engine_battle,
)
from tests.games.grand.naive import Game, payoffs, summary
from tests.games.grand.naive_play import faults_of, kind_of, pick
from tests.games.grand.naive_scenarios import SCENARIOS, new_table
from tests.games.grand.naive_standalone import Match, Solver, armies_of
from tests.games.grand.naive_state import Value, all_pieces
from voevoda.core.game import scores
from voevoda.games.grand import GAME
from voevoda.games.grand.battles import SURVIVORS, WDL, Battle, Piece
from voevoda.games.grand.solver import solve

RULES: dict[str, Mapping[str, Value]] = {
    "join_only": {"reactions": "join_only"},
    "year": {"build_delay": "year"},
    "commander": {"orders_by": "commander"},
    "bare mithril": {"mithril_plus": False},
    "proud dragons": {"dragon_plus_everywhere": True},
    "walls": {"walls_cover_armies": True},
    "loyal": {"friendly_fire": False},
    "peace": {"diplomacy": True},
    "short": {"year_limit": 2, "land_move": 4, "start_coins": 300},
}
LIVES = [PlainLife, pytest.param(CompiledLife, marks=pytest.mark.compiled)]


class Pair:
    """One game on the naive rules and on the engine, kept equal."""

    def __init__(self, game: Game, table: EngineTable) -> None:
        self.game, self.table = game, table
        self.history: list[str] = []
        self.compare()

    def compare(self) -> None:
        """Compare every field, every choice and the odds."""
        question = self.game.question
        assert self.table.summary() == summary(self.game), self.history
        choices = question.choices if question else []
        offered = self.table.choices()
        assert len(offered) == len({*offered}), self.history
        assert sorted(offered) == sorted(choices), self.history
        if question and question.weights:
            mine = dict(zip(question.choices, question.weights, strict=True))
            theirs = dict(zip(offered, self.table.weights(), strict=True))
            for text, weight in mine.items():
                share = Fraction(theirs[text], sum(theirs.values()))
                assert Fraction(weight, sum(mine.values())) == share, self.history

    def play(self, text: str) -> None:
        self.history.append(text)
        self.game.play(text)
        self.table.play(text)
        self.compare()

    def refused(self, text: str) -> None:
        """Compare whether something that somebody might want is allowed."""
        reason = self.table.refusal(text)
        assert bool(self.game.refusal(text)) == bool(reason), (self.history, text, reason)

    def finish(self) -> None:
        """Compare the results."""
        pos, world, state = self.game.pos, self.table.life.world, self.table.life.state
        won = int(GAME.rules["winners"](world, state))
        share = {1.0: "win", 0.5: "draw", 0.0: "loss"}
        mine = [share[payoffs(pos)[seat]] for seat in pos.seats]
        theirs = [score > 0 or won >> n & 1 for n, score in enumerate(scores(len(mine), won))]
        assert [result != "loss" for result in mine] == [bool(lives) for lives in theirs]


def anything(game: Game, luck: random.Random) -> str:
    """Return a decision at random that could be written down, most often illegal."""
    pos = game.pos
    pieces = [*all_pieces(pos), "1R999"]
    units = [*pos.units, "1R999"]
    one, two = luck.choice(pieces), luck.choice(pieces)
    aimed = luck.choice(["wind", "release", "ghosts", "fog", "quake", "fury", "water"])
    unit, cell = luck.choice(units), luck.choice([*pos.terrain])
    town = luck.choice([f"@{place}" for place in pos.buildings] or ["@a1"])
    forms = [
        f"{unit}-{cell}",
        f"{unit}={luck.choice(['city', 'fortress', 'tower', 'mine', 'port', 'bridge'])}",
        f"{town}^",
        f"{town}${luck.choice(['militia', 'regulars', 'guard', 'personal', 'mage:plain'])}",
        f"{town}$ship>{cell}",
        f"{unit}&",
        f"{unit}*{luck.choice(['dragon', 'raise', 'dust'])}",
        f"{unit}*storm>{cell}",
        f"{unit}*{aimed}>{one}",
        f"{one}!{two}",
        f"{unit}~",
        f"peace{luck.choice('?+-')}{luck.randint(1, 6)}",
    ]
    return luck.choice(forms)


def keep_pace(pair: Pair, luck: random.Random, plies: int, tries: int = 1) -> Counter[str]:
    """Play both on, comparing everything; return what kinds of things were done."""
    seen: Counter[str] = Counter()
    for _ in range(plies):
        question = pair.game.question
        assert not faults_of(pair.game.pos), pair.history
        if question is None:
            pair.finish()
            break
        if question.node in ("ORDERS", "REACT"):
            for _ in range(tries):
                pair.refused(anything(pair.game, luck))
        chosen = pick(luck, question.choices)
        seen[f"{question.node} {kind_of(chosen)}"] += 1
        pair.play(chosen)
    return seen


@pytest.mark.parametrize("life", LIVES)
@pytest.mark.parametrize("name", SCENARIOS)
def test_shipped_scenarios(name: str, life: Any) -> None:
    luck = random.Random(name)
    pair = Pair(Game(new_table(name)), EngineTable(life).begin(name))
    keep_pace(pair, luck, plies=100)


@pytest.mark.parametrize("rules", RULES)
def test_options_and_parameters(rules: str) -> None:
    luck = random.Random(rules)
    name = luck.choice([*SCENARIOS])
    game = Game(new_table(name, (), RULES[rules]))
    pair = Pair(game, EngineTable().begin(name, RULES[rules]))
    keep_pace(pair, luck, plies=100)


@pytest.mark.parametrize("seats", [(1, 3, 5), (1, 3, 4, 6), (1, 3, 4, 5, 6)])
def test_empty_seats(seats: tuple[int, ...]) -> None:
    luck = random.Random(len(seats))
    pair = Pair(Game(new_table("houses", seats)), EngineTable().begin(f"houses-{len(seats)}"))
    keep_pace(pair, luck, plies=60)


@pytest.mark.parametrize("life", LIVES)
@pytest.mark.parametrize("seed", range(12))
def test_crowded_tables(seed: int, life: Any) -> None:
    luck = random.Random(seed)
    pos = naive_wild.wild_table(luck)
    table = EngineTable(life).copy(pos)
    keep_pace(Pair(Game(pos, "orders"), table), luck, plies=120, tries=3)


@pytest.mark.parametrize("life", LIVES)
@pytest.mark.parametrize("payoff", ["wdl", "survivors"])
@pytest.mark.parametrize(
    "sides", ["3/3", "2 1+/2+", "4 3/4+", "3 2/4 1", "1 1 2+/2 1", "1 1 1 1/2+"]
)
def test_matches_without_a_map(sides: str, payoff: str, life: Any) -> None:
    luck = random.Random(sides + payoff)
    att, deff = map(armies_of, sides.split("/"))
    match = Match(att, deff, payoff, rounds=luck.randint(1, 4), row_width=luck.randint(2, 4))
    table = EngineTable(life).begin(engine_battle(match))
    while True:
        assert battle_summary(table.life.world, table.life.state) == match.summary()
        if match.question is None:
            break
        assert sorted(table.choices()) == sorted(match.question.choices)
        chosen = luck.choice(match.question.choices)
        match.play(chosen)
        table.play(chosen)


@pytest.mark.parametrize("payoff", ["wdl", "survivors"])
@pytest.mark.parametrize("sides", ["2/2+", "3/2+", "1 1/2", "1+ 1/1 1", "2 1/1 1+", "1 2+/2"])
def test_values_of_battles(sides: str, payoff: str) -> None:
    """GRA-SOL: a second solver, on the naive way of turning up, finds the same value."""
    att, deff = map(armies_of, sides.split("/"))
    mine = Solver(att, deff, payoff).value()
    pieces = [tuple(Piece(count, plus) for count, plus in side) for side in (att, deff)]
    named = {"wdl": WDL, "survivors": SURVIVORS}[payoff]
    assert solve(Battle(pieces[0], pieces[1], named)).value == pytest.approx(mine, abs=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(10))
def test_many_crowded_tables(block: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(100 + 20 * block, 120 + 20 * block):
        luck = random.Random(seed)
        pos = naive_wild.wild_table(luck)
        table = EngineTable().copy(pos)
        seen += keep_pace(Pair(Game(pos, "orders"), table), luck, plies=300, tries=3)
    assert {"PREY =", "DIE =", "REARRANGE >", "PLACE_ZOMBIE >", "SPOILS take"} <= {*seen}
