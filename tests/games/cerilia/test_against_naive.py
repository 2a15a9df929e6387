"""The engine, plain and compiled, against the naive rules: random battles, step by step."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from tests.games.cerilia import naive
from tests.games.cerilia.engine_table import (
    CompiledLife,
    EngineTable,
    PlainLife,
    engine_params,
    engine_scenario,
)
from tests.games.cerilia.example_reader import Summary, read_examples
from tests.games.cerilia.naive_cards import UNIT_TYPES, Value
from tests.games.cerilia.naive_scenarios import Scenario
from voevoda.games.cerilia import GAME

OPTIONS: dict[str, list[Value]] = {
    "morale_on_hit": [True, False],
    "initiative_mode": ["roll", "alternate"],
    "retreat_mode": ["back_only", "back_or_side"],
    "free_retreat": [True, False],
    "hidden_mans_fort": [True, False],
    "invisible_info": ["marker", "secret"],
    "wall_before_rout": [False, True],
    "magic_phase": ["before_move", "after_move"],
    "stone_reduces_bonus": [True, False],
    "elf_forest_side": ["defender", "any"],
    "casts_per_round": [1, 2],
    "slots_per_side": [3, 4],
    "detect_range": [0, 1],
    "missile_range": [1, 2],
    "round_limit": [6, 12],
}
MAGE = (
    "stone_to_mud water_to_dust level_earth fog wall_stone wall_fire wall_thorns illusory_terrain "
    "night day summon_legion" + 4 * " mass_invisibility"
).split()
PRIEST = [
    "bless",
    "fire_storm",
    "call_lightning",
    "earthquake",
    "turn_undead",
    "insect_plague",
    "sunray",
]
GROUND = ["hill {}", "forest {}", "swamp {}", "cliff {}>e", "river {}>w"]
LIVES = [PlainLife, pytest.param(CompiledLife, marks=pytest.mark.compiled)]


def wild_scenario(luck: random.Random) -> Scenario:
    """Return a battle with much magic, armies mixed up, and any options."""
    while True:
        made = _draw_scenario(luck)
        if not naive.scenario_faults(made):
            return made


def _draw_scenario(luck: random.Random) -> Scenario:
    setup = luck.choice(["fixed", "fixed", "deploy", "free"])
    made: Scenario = {"setup": setup, "units": {}, "casters": {}}
    for seat, (letter, row) in enumerate((("a", 1), ("d", 3))):
        rows = [row, row, 2] if setup == "fixed" else [row]
        names = [f"{letter}{number}" for number in range(1, luck.randint(7, 11))]
        made["units"][seat] = [
            f"{name} {luck.choice(list(UNIT_TYPES))} {luck.choice('ABCDE')}{luck.choice(rows)}"
            for name in names
        ]
        hosts = luck.sample(names, 3)
        made["casters"][seat] = [
            f"m{seat + 1} mage {hosts[0]} {' '.join(luck.choices(MAGE, k=8))}",
            f"p{seat + 1} priest {hosts[1]} {' '.join(luck.choices(PRIEST, k=6))}",
            f"m{seat + 5} mage {hosts[2]} {' '.join(luck.choices(MAGE, k=6))}",
        ]
    sectors = luck.sample(["B2", "C2", "D2", "B3", "D3", "B1", "D1"], luck.randint(0, 5))
    cards = [luck.choice(GROUND).format(sector) for sector in sectors]
    made["terrain" if luck.random() < 0.5 else "pool"] = cards
    objectives = ["", "breakthrough"]
    if luck.random() < 0.6:
        made["fort"], made["fort_fixed"] = ("C3", luck.randint(1, 6)), luck.random() < 0.5
        objectives.append("fort")
    objective = luck.choice(objectives)
    if objective:
        made["objective"] = objective
    made["night"] = luck.random() < 0.3
    if luck.random() < 0.7:
        made["params"] = {name: luck.choice(values) for name, values in OPTIONS.items()}
    return made


def comparable(shown: Summary) -> dict[str, Any]:
    """Return a summary without the order of the reserves, which no rule asks for."""
    fields = cast(dict[str, Any], dict(shown))
    fields["reserves"] = {side: sorted(line.split()) for side, line in shown["reserves"].items()}
    return fields


def offered_by(pos: naive.Position) -> list[str]:
    """Return what the naive rules allow next; giving up is no action of the engine."""
    if naive.turn(pos) == "chance":
        return sorted(text for text, _ in naive.outcomes(pos))
    return sorted(text for text in naive.legal(pos) if text != "RESIGN")


def pick(luck: random.Random, choices: list[str]) -> str:
    """Return a choice: each kind as likely, but PASS seldom."""
    kinds = sorted({text.split()[0] if " " in text else text[:1] for text in choices})
    kind = luck.choice(kinds)
    same = [text for text in choices if (text.split()[0] if " " in text else text[:1]) == kind]
    chosen = luck.choice(same)
    return luck.choice(choices) if chosen == "PASS" and luck.random() < 0.6 else chosen


def keep_pace(pos: naive.Position, table: EngineTable, luck: random.Random) -> set[str]:
    """Play both to the end, comparing every field and every choice; return the nodes seen."""
    seen: set[str] = set()
    history: list[str] = []
    while True:
        now = comparable(table.summary())
        assert now == comparable(naive.summary(pos)), history
        seen.add(now["node"])
        if naive.turn(pos) == "over":
            return seen
        choices = offered_by(pos)
        offered = table.outcomes() if now["turn"] == "chance" else table.legal()
        assert offered == choices, history
        chosen = pick(luck, choices)
        history.append(chosen)
        naive.play(pos, chosen)
        table.play(chosen)


@pytest.mark.parametrize("life", LIVES)
@pytest.mark.parametrize("name", naive.SCENARIOS)
def test_shipped_scenarios(name: str, life: Any) -> None:
    luck = random.Random(name)
    for fixed in (False, True):
        pos = naive.new_game(naive.SCENARIOS[name], fixed)
        options = {"setup": "fixed"} if fixed else {}
        start = GAME.set_up(GAME.scenario(name), options)
        keep_pace(pos, EngineTable(life).put(start.world, start.state), luck)


@pytest.mark.parametrize("life", LIVES)
@pytest.mark.parametrize("seed", range(10))
def test_wild_scenarios(seed: int, life: Any) -> None:
    luck = random.Random(seed)
    made = wild_scenario(luck)
    start = GAME.set_up(GAME.scenario(engine_scenario(made)), {})
    keep_pace(naive.new_game(made), EngineTable(life).put(start.world, start.state), luck)


def test_options_reach_every_scenario() -> None:
    luck = random.Random(5)
    for name, scenario in naive.SCENARIOS.items():
        options = {option: luck.choice(values) for option, values in OPTIONS.items()}
        options |= {"round_limit": 6}
        made = cast(Scenario, {**scenario, "params": {**scenario.get("params", {}), **options}})
        start = GAME.set_up(GAME.scenario(name), engine_params(options))
        table = EngineTable().put(start.world, start.state)
        keep_pace(naive.new_game(made), table, luck)


@pytest.mark.parametrize("life", LIVES)
@pytest.mark.parametrize(("mode", "node"), [("back_only", "reveal"), ("back_or_side", "side")])
def test_ambushes(mode: str, node: str, life: Any) -> None:
    """Both armies fight in row 2, with hidden enemies on all ways back."""
    units = [
        f"{side}{number} {kind}@{column}2"
        for side, kind in (("a", "merc_infantry"), ("d", "archers"))
        for number, column in enumerate("BBCCDD", 1)
    ]
    units += [
        f"{side}{number} levies@{column}{row} hidden"
        for side, row in (("a", 3), ("d", 1))
        for number, column in enumerate("BBBCCDD", 7)
    ]
    text = f"== EX-TEST-1: x\nrules: CER-INV-06\nPOS param retreat_mode={mode}; "
    (example,) = read_examples(f"{text}{'; '.join(units)}\nEND a1: B2 dmg 0\n")
    seen: set[str] = set()
    for seed in range(4):
        table = EngineTable(life)
        table.load(example)
        seen |= keep_pace(naive.position_of(example), table, random.Random(seed))
    assert node in seen


@pytest.mark.slow
def test_many_wild_scenarios() -> None:
    seen: set[str] = set()
    for seed in range(100, 200):
        luck = random.Random(seed)
        made = wild_scenario(luck)
        start = GAME.set_up(GAME.scenario(engine_scenario(made)), {})
        table = EngineTable().put(start.world, start.state)
        seen |= keep_pace(naive.new_game(made), table, luck)
    assert seen > {"target", "option", "duration", "initiative", "battle", "morale", "side"}
