"""The engine, plain and compiled, against the naive rules: random games, step by step."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy

import pytest
from msgspec.structs import replace

from tests.games.wizardrimort.engine_table import CompiledLife, EngineTable, loosened
from tests.games.wizardrimort.naive import Game, summary
from tests.games.wizardrimort.naive_play import probe, probe_reaction, probe_setup
from tests.games.wizardrimort.naive_scenarios import SCENARIOS, new_table
from tests.games.wizardrimort.naive_state import Value
from tests.games.wizardrimort.naive_wild import NUMBERS, wild_table

rule = pytest.mark.rule
SETTING_UP = ("DEPLOY", "TERRAIN")
RICH_BLOCKS = (4, 8)
"""Blocks of tables in which rare dice fall as well."""
OPEN = ("ACT", "REACTION", *SETTING_UP)


class Pair:
    """One game on the naive rules and on the engine, kept equal."""

    def __init__(self, game: Game, table: EngineTable) -> None:
        self.game, self.table = game, table
        self.history: list[str] = []
        self.compare()

    def compare(self) -> None:
        """Compare every field."""
        mine, theirs = summary(self.game), self.table.summary()
        fields = {name: (mine.get(name), theirs.get(name)) for name in {*mine, *theirs}}
        differ = {name: pair for name, pair in fields.items() if pair[0] != pair[1]}
        assert not differ, (self.history, differ)

    def play(self, text: str) -> None:
        self.history.append(text)
        self.game.play(text)
        self.table.play(text)
        self.compare()

    def agreed(self, text: str) -> bool:
        """Compare whether something is allowed; return whether it is."""
        mine, theirs = self.game.refusal(text), self.table.refusal(text)
        assert bool(mine) == bool(theirs), (self.history, text, mine, theirs)
        return not mine


def candidates(pair: Pair) -> list[str]:
    """Return what the engine lists; where few things are open, all of them."""
    question = pair.game.question
    assert question is not None
    offered = pair.table.choices()
    assert len(offered) == len({*offered}), pair.history
    if question.node not in OPEN and question.choices is not None:
        assert {*offered} <= {*question.choices}, (pair.history, offered, question)
    return offered


def keep_pace(pair: Pair, luck: random.Random, plies: int, probes: int = 10) -> Counter[str]:
    """Play both on, comparing everything; return what kinds of things were done."""
    seen: Counter[str] = Counter()
    for _ in range(plies):
        question = pair.game.question
        if question is None:
            break
        if question.node in OPEN:
            chosen = _choose(pair, luck, probes)
        else:
            chosen = luck.choice(candidates(pair))
        seen[f"{question.node} {chosen.split()[0]}"] += 1
        pair.play(chosen)
    return seen


def _choose(pair: Pair, luck: random.Random, probes: int) -> str:
    """Return a probe or a candidate that both allow; rarely the end of a turn."""
    question, pos = pair.game.question, pair.game.pos
    assert question is not None
    tries = []
    if luck.random() < 0.3 or question.node in SETTING_UP:
        offered = candidates(pair)
        kinds = sorted({text.split()[0] for text in offered})
        for kind in luck.sample(kinds, min(4, len(kinds))):
            tries.append(luck.choice([text for text in offered if text.split()[0] == kind]))
        assert all(pair.agreed(text) for text in tries), (pair.history, tries)
    for _ in range(probes):
        if question.node == "REACTION":
            tries.append(probe_reaction(pos, luck, question.subject.split("+")))
        elif question.node == "ACT":
            tries.append(probe(pos, luck))
        else:
            tries.append(probe_setup(pos, luck, question.node))
    allowed = [text for text in tries if pair.agreed(text)]
    better = [text for text in allowed if text != "EN"]
    last = "NR" if question.node == "REACTION" else "EN"
    return luck.choice(better or [last])


@pytest.mark.parametrize("name", SCENARIOS)
def test_shipped_scenarios(name: str) -> None:
    luck = random.Random(name)
    pair = Pair(Game(new_table(name)), EngineTable().begin(name))
    keep_pace(pair, luck, plies=60)


@pytest.mark.parametrize("seed", range(12))
def test_crowded_tables(seed: int) -> None:
    luck = random.Random(seed)
    pos = wild_table(luck)
    table = EngineTable().copy(pos)
    keep_pace(Pair(Game(pos, "act"), table), luck, plies=50)


@pytest.mark.parametrize("seed", range(8))
def test_crowded_tables_with_other_numbers(seed: int) -> None:
    luck = random.Random(f"numbers {seed}")
    pos = wild_table(luck, NUMBERS)
    keep_pace(Pair(Game(pos, "act"), EngineTable().copy(pos)), luck, plies=40)


@pytest.mark.compiled
@pytest.mark.parametrize("level", ["squire", "knight"])
def test_the_duel_compiled(level: str) -> None:
    luck = random.Random(level)
    rules: dict[str, Value] = {"level": level}
    table = EngineTable(CompiledLife).begin("wiz_milestone", rules)
    keep_pace(Pair(Game(new_table("wiz_milestone", rules)), table), luck, plies=150)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(4, 9))
def test_many_crowded_tables(block: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(100 + 12 * block, 112 + 12 * block):
        luck = random.Random(seed)
        pos = wild_table(luck)
        table = EngineTable().copy(pos)
        seen += keep_pace(Pair(Game(pos, "act"), table), luck, plies=80)
    assert {"ACT AT", "ACT BD", "ACT HR", "KNOCK d", "WINDOW IN"} <= {*seen}
    if block in RICH_BLOCKS:
        assert {"MORALE d", "SPEARS d"} <= {*seen}


@rule("WIZ-MDE-10", "WIZ-MDE-11")
@pytest.mark.parametrize("seed", range(4))
def test_chronicles_of_short_games(seed: int) -> None:
    luck = random.Random(seed)
    rules: dict[str, Value] = {"limits.rounds": 1}
    table = EngineTable().begin("wiz_chronicle", rules)
    pair = Pair(Game(new_table("wiz_chronicle", rules)), table)
    keep_pace(pair, luck, plies=150, probes=5)
    assert pair.game.pos.game > 0


@rule("WIZ-MDE-11", "WIZ-OPT-05")
@pytest.mark.parametrize("seed", range(2))
def test_a_chronicle_of_a_table_with_terrain_and_blocks_of_its_own(seed: int) -> None:
    """What was placed stays where it was placed, and no stock pays for what was there before."""
    luck = random.Random(seed)
    rules: dict[str, Value] = {"limits.rounds": 1, "chronicle.games": 2}
    pieces = ["B.cry", "F1", "K1", "K2"]
    pos = new_table("wiz_drowned_tower", rules)
    pos.modes, pos.loose = ("basic", "basic"), [pos.bodies.pop(name) for name in pieces]
    pos.begun = deepcopy(pos)
    made = replace(loosened("wiz_drowned_tower", pieces), modes=("basic", "basic"))
    pair = Pair(Game(pos), EngineTable().begin(made, rules))
    for x, y in ((4000, 500), (600, 600), (1700, 900), (1900, 2600)):
        pair.play(f"TE {x},{y}")
    before = pair.table.summary()
    while pair.game.pos.game == 0:
        keep_pace(pair, luck, plies=1, probes=5)
    after = pair.table.summary()
    assert all(after[f"{name}.at"] == before[f"{name}.at"] for name in pieces)
    keep_pace(pair, luck, plies=10, probes=5)


@rule("WIZ-OPT-05")
@pytest.mark.parametrize("seed", range(3))
def test_terrain_by_turns(seed: int) -> None:
    luck = random.Random(seed)
    pos = new_table("wiz_milestone")
    names = luck.sample(["F1", "F2", "K1", "K2", "R1", "R2"], 4)
    pos.loose = [pos.bodies.pop(name) for name in sorted(names)]
    table = EngineTable().begin(loosened("wiz_milestone", names))
    seen = keep_pace(Pair(Game(pos), table), luck, plies=12)
    assert seen["TERRAIN TE"] == 4


@rule("WIZ-SET-01", "WIZ-SET-03")
@pytest.mark.parametrize("seed", range(3))
def test_armies_that_are_chosen_and_placed(seed: int) -> None:
    luck = random.Random(seed)
    pair = Pair(Game(new_table("wiz_allod_draft")), EngineTable().begin("wiz_allod_draft"))
    seen = keep_pace(pair, luck, plies=26)
    assert seen["DRAFT FC"] == 2
    assert seen["DRAFT CL"] == 10
    assert seen["DEPLOY DP"] == 12


@rule("WIZ-END-07", "WIZ-END-08")
@pytest.mark.parametrize("seed", range(2))
def test_every_game_ends_and_nobody_gives_up(seed: int) -> None:
    luck = random.Random(seed)
    rules: dict[str, Value] = {"limits.rounds": 2}
    pair = Pair(
        Game(new_table("wiz_milestone", rules)), EngineTable().begin("wiz_milestone", rules)
    )
    assert not pair.agreed("resign")
    keep_pace(pair, luck, plies=400, probes=4)
    assert pair.game.question is None
    assert pair.game.pos.result in ("A", "B", "draw")
