"""The naive rules of `wizardrimort` against the worked examples, and against figures by hand."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from tests.games.example_blocks import ExampleError
from tests.games.wizardrimort.example_reader import (
    Example,
    read_examples,
    run,
    shipped_examples,
)
from tests.games.wizardrimort.naive import Game, summary
from tests.games.wizardrimort.naive_scenarios import SCENARIOS, new_table
from tests.games.wizardrimort.naive_space import free
from tests.games.wizardrimort.naive_table import NaiveTable

rule = pytest.mark.rule
HERE = Path(__file__).parent
RULE_IDS = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()
RULE = re.compile(r"WIZ-[A-Z]+-[AD]?\d\d")


@pytest.mark.parametrize("example", shipped_examples(), ids=lambda example: example.id)
def test_example(example: Example) -> None:
    run(example, NaiveTable())


def test_every_block_is_there() -> None:
    numbers = {int(example.id[1:3]) for example in shipped_examples() if example.id[0] == "X"}
    assert numbers == {*range(1, 45)}


def test_examples_and_witness_name_rules_that_exist() -> None:
    named = {rule for example in shipped_examples() for rule in example.rules}
    for file in HERE.glob("naive*.py"):
        named |= {*RULE.findall(file.read_text(encoding="utf-8"))}
    assert named <= {*RULE_IDS}


def test_a_wrong_example_fails() -> None:
    text = (
        "== X01: x\nrules: WIZ-MOV-01\nPOS A1 D orc 500,500 E; B1 D orc 5000,500 W\nRUN A1.at: 1,1"
    )
    (example,) = read_examples(text)
    with pytest.raises(AssertionError, match=r"A1.at is 500,500, expected 1,1"):
        run(example, NaiveTable())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("MV A1 1,1", "example:1: a block starts with"),
        ("== 1: x", "example:1: expected '== X01: title'"),
        ("== X01: x\nrules: WIZ", "example:2: expected 'rules:"),
        ("== X01: x\nrules: WIZ-GEO-01\nRUN MW A1", "example:3: no such step: 'MW A1'"),
        ("== X01: x\nrules: WIZ-GEO-01", "example:1: the block has no 'RUN' line"),
    ],
)
def test_what_is_no_example_is_told(text: str, message: str) -> None:
    with pytest.raises(ExampleError) as told:
        read_examples(text)
    assert str(told.value).startswith(message)


@pytest.mark.parametrize("name", SCENARIOS)
def test_everybody_stands_where_there_is_room(name: str) -> None:
    pos = new_table(name)
    assert all(free(pos, unit, unit.at, unit.z) for unit in pos.units.values())


@rule("WIZ-SET-02")
def test_the_allod_is_the_same_turned_round() -> None:
    """8.2: symmetric under a half turn."""
    pos = new_table("wiz_allod")
    places = {(body.kind, body.shape.box) for body in pos.bodies.values()}
    for kind, box in places:
        turned = type(box)(6000 - box.x1, 4000 - box.y1, 6000 - box.x0, 4000 - box.y0)
        other = {"mine": "garden", "garden": "mine"}.get(kind, kind)
        assert (other, turned) in places


def test_a_game_is_the_same_every_time() -> None:
    def played(seed: int) -> dict[str, str]:
        luck = random.Random(seed)
        game = Game(new_table("wiz_milestone"))
        for _ in range(60):
            question = game.question
            if question is None:
                break
            choices = question.choices or _moves(game)
            game.play(luck.choice([c for c in choices if not game.refusal(c)]))
        return summary(game)

    assert played(1) == played(1)
    assert played(1) != played(2)


def _moves(game: Game) -> list[str]:
    pos = game.pos
    units = [unit for unit in pos.units.values() if unit.on_table]
    return [
        "NR" if game.question and game.question.node == "REACTION" else "EN",
        *(
            f"MV {u.id} {u.x + 700 * dx},{u.y + 600 * dy}"
            for u in units
            for dx in (-1, 1)
            for dy in (-1, 1)
        ),
        *(f"AT {u.id} > {t.id}" for u in units for t in units if u.side != t.side),
    ]


@rule("WIZ-MDE-04")
def test_a_castle_that_is_shot_down_is_razed() -> None:
    game = Game(new_table("wiz_allod_destruction"))
    for text in ("LOT A", "D w1 b2 r6", "CV none", "IX"):
        game.play(text)
    pos = game.pos
    for body in pos.bodies.values():
        if body.castle == "B":
            body.kind, body.hp, body.zt = "rubble", 0, 60
    wall = pos.bodies["B.wW1"]
    wall.kind, wall.hp, wall.zt = "wall", 1, 250
    for text in ("AS 5130,1700", "d s 3+4", "d z 3+4"):
        game.play(text)
    assert (pos.result, pos.why) == ("B" if wall.hp else "A", "destruction")
    assert wall.hp == 0
