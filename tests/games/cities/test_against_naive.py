"""The engine, plain and compiled, against the naive rules: random games, step by step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.cities import naive
from tests.games.cities.engine_table import (
    CODES,
    CompiledLife,
    EngineTable,
    PlainLife,
    compiled,
    engine_params,
    engine_scenario,
    params_of,
    position_of,
)
from tests.games.cities.example_reader import Do, Illegal, shipped_examples, whole_to_primitives
from tests.games.cities.naive import Position, Scenario, Value
from voevoda.core.game import scores
from voevoda.core.match import Match
from voevoda.games.cities import GAME
from voevoda.games.cities.rules.end import placing

# Close quarters: units meet, towns fall, relics work. Some cells are walls, few are free.
CROWD: Scenario = {
    "width": 5,
    "height": 4,
    "walls": ["c2"],
    "players": [2, 3, 1],
    "round_limit": 30,
    "locations": [
        {"type": "tower", "owner": 1, "cell": "a1", "level": 1, "relic": "mystic"},
        {"type": "camp", "owner": 1, "cell": "c4", "level": 1, "relic": "vampiric"},
        {"type": "lair", "owner": 2, "cell": "e1", "level": 2, "relic": "incredible"},
        {"type": "castle", "owner": 2, "cell": "e4", "level": 1, "relic": "siege"},
        {"type": "camp", "owner": 3, "cell": "a4", "tp": 7},
    ],
    "params": {"tp_income": 5, "quiet_limit": 0},
}
SIEGED: Scenario = {
    "width": 4,
    "height": 3,
    "walls": ["d3"],
    "players": 2,
    "round_limit": 25,
    "locations": [
        {"type": "camp", "owner": 1, "cell": "a1", "level": 1, "relic": "siege", "tp": 9},
        {"type": "castle", "owner": 2, "cell": "d1", "level": 3, "relic": "siege"},
        {"type": "lair", "owner": 2, "cell": "b3", "level": 1, "relic": "incredible"},
    ],
    "params": {"tp_income": 6, "tp_income_high": 7, "base_spirit.castle": 3, "victory_spirit": 5},
}
OPTIONS: dict[str, list[Value]] = {
    "adjacency": ["8", "4"],
    "initiative_unit": ["player", "location"],
    "initiative_mode": ["seat", "random"],
    "move_scope": ["player", "location"],
    "magic_health_loss": ["flat", "with_spirit_loss"],
    "camp_swap": ["own_row", "between_units"],
    "open_gates": [False, True],
    "limit_result": ["score", "draw"],
}
PARAMETERS: list[dict[str, Value]] = [
    {"attack_range": 2},
    {"attack_range": 3, "adjacency": "4"},
    {"move_cells": 1},
    {"move_cells": 6},
    {"tp_cap": 6},
    {"tp_cap": 1},
    {"health_multiplier": 1},
    {"health_multiplier": 5},
    {"castle_raise_value": 2, "castle_raise_max": 4, "castle_dash_cost": 0},
    {"lair_max_value": 5, "lair_step_cost": 0},
    {"max_actions": 1},
    {"max_actions": 9},
    {"start_tp": 20},
    {"quiet_limit": 2},
    {"quiet_limit": 0, "round_limit": 3},
    {"min_health_left": 10, "min_spirit_left": 3},
    {"standard_row": "0/2/-/1", "camp_swap": "between_units"},
    {"relic_level": 2, "cost_level": 1, "relic_table": ["incredible"] * 4},
    {"siege_cost": 0, "siege_min": 2, "cost_level": 2},
    {"siege_cost": 4, "siege_step": 3, "siege_min": 2, "assault_spirit": 0, "assault_health": 0},
    {"assault_spirit": 3, "assault_health": 4, "open_gates": True},
    {"mystic_damage": 0, "mystic_tp": 3, "vampiric_health": 4},
    {"regen_level": 1, "regen_spirit": 3, "income_level": 1, "level_spirit": 0, "level_health": 9},
    {"cost_attack": 0, "cost_move": 0, "cost_inspire": 0, "cost_create": 0, "round_limit": 4},
    {"victory_spirit": 0, "victory_health": 9, "inspire_spirit": 0},
]
ROWS = ["-/-/0/0", "-/0/0/1", "0/1/1/1", "-/-/2/3", "0/-/-/0", "0/0/0/0", "1/1/1/1", "-/-/0/5"]
FIERCE: dict[str, Value] = {"max_level": 3, "cost_level": 3, "cost_restore": 2}


def games() -> Iterator[tuple[str, Scenario, dict[str, Value]]]:
    """Yield name, scenario and parameters of every game that is played."""
    for name, scenario in naive.SCENARIOS.items():
        yield name, scenario, {}
    for option, values in OPTIONS.items():
        for value in values:
            yield f"crowd {option}={value}", CROWD, {**FIERCE, option: value}
    for rules in PARAMETERS:
        name = ",".join(f"{key}={value}" for key, value in rules.items())
        changed = {} if "relic_level" in rules else rules
        yield f"sieged {name}", SIEGED, {**changed}
        yield f"crowd {name}", _without_relics(CROWD) if "relic_level" in rules else CROWD, rules
    for number in range(4):
        rng = random.Random(number)
        mixed = {option: rng.choice(values) for option, values in OPTIONS.items()}
        yield f"mixed {number}", (CROWD, SIEGED)[number % 2], {**FIERCE, **mixed}


def _without_relics(scenario: Scenario) -> Scenario:
    places = [{**place, "level": 0, "relic": None} for place in scenario["locations"]]
    return {**scenario, "locations": places}  # type: ignore[typeddict-item]


GAMES = {name: (scenario, rules) for name, scenario, rules in games()}


class Trio:
    """One game on the naive rules, the plain and the compiled engine, kept equal."""

    def __init__(self, pos: Position, world: Any, state: Any) -> None:
        self.pos, self.world = pos, world
        self.plain = EngineTable().put(world, state)
        self.fast = EngineTable(CompiledLife).put(world, state)
        assert params_of(world) == pos.params
        self.compare()

    @property
    def state(self) -> Any:
        """The position as the plain engine has it."""
        return self.plain.life.state

    def compare(self) -> None:
        assert self.plain.summary() == naive.summary(self.pos)
        assert isinstance(self.plain.life, PlainLife)
        assert isinstance(self.fast.life, CompiledLife)
        assert self.plain.life.match._bytes() == self.fast.life.states.tobytes()
        self.legal = naive.legal(self.pos)
        assert self.plain.legal() == self.legal
        assert self.fast.life.legal() == self.plain.life.legal()
        self.chance = naive.outcomes(self.pos)
        assert self.plain.outcomes() == self.chance
        assert self.fast.life.chance() == self.plain.life.chance()
        assert GAME.invariants(self.world, self.state) == []

    def refusals(self, texts: list[str]) -> set[str]:
        codes = set()
        for text in texts:
            code = naive.why_not(self.pos, text)
            assert self.plain.why_not(text) == code, text
            assert self.fast.why_not(text) == code, text
            codes.add(code or "")
        return codes

    def play(self, text: str) -> None:
        naive.play(self.pos, text)
        self.plain.play(text)
        self.fast.play(text)
        self.compare()

    def finish(self) -> None:
        won = int(GAME.rules["winners"](self.world, self.state))
        assert list(scores(self.world.seats, won)) == naive.payoffs(self.pos)
        placed = [[seat + 1 for seat in group] for group in placing(self.world, self.state)]
        assert placed == naive.placing(self.pos)
        assert isinstance(self.fast.life, CompiledLife)
        worlds, states = self.fast.life.worlds, self.fast.life.states
        assert compiled("winners")(worlds[0], states[0]) == won
        assert compiled("ending")(worlds[0], states[0]) == self.state.end_rule


def game(name: str) -> Trio:
    """Return the start of a game."""
    scenario, rules = GAMES[name]
    pos = naive.new_game({**scenario, "params": {**scenario.get("params", {}), **rules}})
    made = name if name in naive.SCENARIOS else engine_scenario(scenario)
    match = Match(GAME, made, engine_params(rules), roll=False)
    return Trio(pos, match.world, match.state)


def anything(pos: Position, rng: random.Random) -> str:
    """Return a decision or outcome at random that could be written down, most often illegal."""
    unit = rng.choice([*pos.units, *pos.units, "u999"])
    place = rng.choice([*pos.locations, *pos.locations, *pos.locations, "L99"])
    x, y = rng.randrange(pos.width + 1), rng.randrange(pos.height + 1)
    standing = [unit.cell for unit in pos.units.values()]
    near = rng.choice([*standing, *(site.cell for site in pos.locations.values())])
    around = naive.neighbours(pos, near)
    cell = naive.cell_text(rng.choice([(x, y), *around]))
    row = rng.choice(ROWS)
    one, two = rng.randint(1, 4), rng.randint(1, 4)
    entry = "L" if pos.params["initiative_unit"] == "location" else "P"
    target = rng.choice([*pos.units, *pos.units, *pos.locations, "u999", "L99"])
    forms = {
        "MOVE": ["STOP", f"{unit}:{cell}", f"{unit}~{cell}"],
        "ROW": [f"ROW {row}"],
        "CELL": [f"AT {cell}"],
        "SWAP": ["DONE", *[f"SWAP {one}:{unit}/{two}"] * 5],
        "ROLL_ATTACK": [f"d4={one}"],
        "ORDER": [f"ORDER {entry}{one}"],
        "MAIN": [
            *[f"{place} ATT {unit}>{target}"] * 3,
            *["END", f"{place} MOV", f"{place} INS {unit}/{one}", f"{place} NEW {one * 5}"],
            *[f"{place} HEAL", f"{place} LVL", f"{place} HIDE"],
        ],
    }
    del forms["ORDER" if pos.phase != "ORDER" else "MAIN"]
    return rng.choice(forms[rng.choice([*forms, *[p for p in forms if p == pos.phase] * 6])])


def chosen(texts: list[str], rng: random.Random) -> str:
    """Return a choice that is at random, but eager to fight and slow to end the turn."""
    assaults = [t for t in texts if ">L" in t] or texts
    eager = [t for t in texts if " ATT " in t] or texts
    busy = [t for t in texts if t != "END"] or texts
    rare = [t for t in texts if t.endswith(("HEAL", "LVL", "HIDE"))] or busy
    return rng.choice(rng.choice([assaults, eager, eager, rare, busy, texts]))


def play_through(name: str, seed: int, plies: int, tries: int) -> set[str]:
    """Play a game to its end, or for so many plies; return the reason codes that came up."""
    rng = random.Random(f"{name} {seed}")
    trio = game(name)
    codes: set[str] = set()
    for _ in range(plies):
        kinds = (anything(trio.pos, rng) for _ in range(tries))
        codes |= trio.refusals(list(kinds))
        if naive.turn(trio.pos) == "over":
            trio.finish()
            break
        trio.play(chosen(trio.legal or [text for text, _ in trio.chance], rng))
    return codes


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_a_random_game_is_the_same(name: str) -> None:
    play_through(name, seed=1, plies=160, tries=4)


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize("name", GAMES)
def test_more_random_games_are_the_same(name: str, seed: int) -> None:
    play_through(name, seed, plies=5000, tries=4)


@pytest.mark.compiled
def test_every_reason_comes_up() -> None:
    """Each of the 33 codes, and nothing but them, is given by all three at the same places."""
    seen = play_through("crowd camp_swap=between_units", seed=20, plies=300, tries=20)
    rng = random.Random(20)
    for example in shipped_examples():
        trio = Trio(naive.position_of(example), *position_of(example))
        lines = [line for op in example.ops if isinstance(op, Do) for line in op.actions]
        written = [op.action for op in example.ops if isinstance(op, Illegal)]
        refused = [text for line in written for text in whole_to_primitives(line)]
        seen |= trio.refusals([anything(trio.pos, rng) for _ in range(40)] + refused)
        for text in (t for line in lines for t in GAME.split(trio.world, trio.state, line)):
            trio.play(text)
            seen |= trio.refusals([anything(trio.pos, rng) for _ in range(20)] + refused)
    assert seen - {""} == set(CODES.values())


def test_a_position_that_was_taken_back_holds_plain_numbers() -> None:
    match = Match(GAME, "relics")
    match.play("L1 NEW 2")
    before = match.state.copy()
    match.play("ROW -/-/0/0")
    match.undo()
    assert match.state == before
    for record in (match.state, *match.state.locations, *match.state.units):
        for field in record.fields():
            value = getattr(record, field.name)
            numbers = value if isinstance(value, list) else [value]
            assert field.record or {type(number) for number in numbers} <= {int}
