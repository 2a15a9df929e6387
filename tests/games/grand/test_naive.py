"""The naive rules of `grand` against the worked examples, hand counts and random play."""

from __future__ import annotations

import random
import re
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from tests.games.example_blocks import ExampleError
from tests.games.grand.example_reader import (
    Example,
    read_examples,
    run,
    shipped_examples,
)
from tests.games.grand.naive import Game, lands_needed, next_on_way, payoffs, summary
from tests.games.grand.naive_fight import turn_up
from tests.games.grand.naive_play import faults_of, pick
from tests.games.grand.naive_scenarios import SCENARIOS, new_table
from tests.games.grand.naive_standalone import Match, Solver, armies_of
from tests.games.grand.naive_state import controlled, gross, lands, upkeep
from tests.games.grand.naive_table import NaiveTable, position_of

HERE = Path(__file__).parent
rule = pytest.mark.rule
RULE_IDS = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()


def drawn(entries: str) -> Example:
    """Return a position written down in a test."""
    (example,) = read_examples(f"== X-1: x\nrules: GRA-CEL-01\nPOS {entries}\nRUN node: ORDERS")
    return example


def game_at(entries: str) -> Game:
    return Game(position_of(drawn(entries)), "orders")


# --- worked examples ------------------------------------------------------------------------


@pytest.mark.parametrize("example", shipped_examples(), ids=lambda example: example.id)
def test_example(example: Example) -> None:
    run(example, NaiveTable())


def test_every_block_is_there() -> None:
    """All but the two that are battles without a map; they are tests below."""
    numbers = {int(example.id[1:3]) for example in shipped_examples() if example.id[0] == "E"}
    assert numbers == {*range(1, 47)} - {13, 46}


def test_examples_and_witness_name_rules_that_exist() -> None:
    named = {rule for example in shipped_examples() for rule in example.rules}
    for file in HERE.glob("naive*.py"):
        named |= {*re.findall(r"GRA-[A-Z]+-\d\d", file.read_text(encoding="utf-8"))}
    assert named and named <= {*RULE_IDS}


def test_rule_ids_are_listed_once() -> None:
    assert len(RULE_IDS) == len({*RULE_IDS}) == 187
    chapters = Counter(rule.split("-")[1] for rule in RULE_IDS)
    assert " ".join(f"{name} {chapters[name]}" for name in sorted(chapters)) == (
        "AFT 7 BAT 7 BLD 6 CEL 5 CMP 3 DEC 7 DIP 5 DRA 17 ECO 6 END 8 FRM 10 GEO 4 HIR 4 MAG 10 "
        "MIT 3 MOV 8 NEU 6 ORD 6 REA 4 ROW 8 SEA 6 SOL 11 SPL 14 SPO 7 TRN 8 ZOM 7"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("RUN end", "a block starts with"),
        ("== 1: x", "expected '== E01: title'"),
        ("== E01: x\nrules: CIT-MOV-01", "expected 'rules: GRA-ABC-01"),
        ("== E01: x\nrules: GRA-MOV-01\nPOS army 3", "no such entry"),
        ("== E01: x\nrules: GRA-MOV-01\nEND x", "no such line: END"),
        ("== E01: x\nrules: GRA-MOV-01", "no 'RUN' line"),
    ],
)
def test_a_misshapen_example_is_refused(text: str, message: str) -> None:
    with pytest.raises(ExampleError, match=re.escape(message)):
        read_examples(text)


def test_a_wrong_example_fails() -> None:
    text = "== E01: x\nrules: GRA-MOV-01\nPOS 1R1@b2\nRUN 1R1-b3; 1R1.cell: b4"
    (example,) = read_examples(text)
    with pytest.raises(AssertionError, match=r"1R1.cell is b3, expected b4"):
        run(example, NaiveTable())


# --- battles without a map ------------------------------------------------------------------


def test_four_against_three() -> None:
    """E13, GRA-SOL-11: this layout wins against all others."""
    match = Match(armies_of("4"), armies_of("3"))
    for letter in "aaasdda":
        match.play(letter)
    assert (match.result, match.fought) == ("1", 1)
    for number in range(27):
        match = Match(armies_of("4"), armies_of("3"))
        against = ["asd"[number // 3**place % 3] for place in range(3)]
        for letter in [*"aaas", *against]:
            match.play(letter)
        luck = random.Random(number)
        while match.question:
            first = match.question.choices
            match.play(first[0] if match.question.who == 1 else luck.choice(first))
        assert match.result in ("1", "2")


def test_roles_change_and_totals_count() -> None:
    """GRA-BAT-05."""
    match = Match(armies_of("1"), armies_of("1"), rounds=2)
    assert match.battle is not None and match.battle.att == ["1A1"]
    match.play("a")
    match.play("s")
    assert match.battle.att == ["2A1"] and match.battle.deff == ["1A2"]
    match.play("a")
    match.play("a")
    assert match.result == "1" and match.score == {1: 1, 2: -1}


def test_survivors_are_weighed() -> None:
    """GRA-BAT-04."""
    match = Match(armies_of("2 1"), armies_of("1"), payoff="survivors")
    for text in (">1A2", "a", "a", "a", "s"):
        match.play(text)
    assert match.score == {1: 1, 2: -1}
    match = Match(armies_of("2 1"), armies_of("1"), payoff="survivors")
    for text in (">1A2", "s", "d", "d", "a"):
        match.play(text)
    assert match.score == {1: Fraction(2, 3), 2: Fraction(-2, 3)}


@pytest.mark.parametrize(
    ("att", "deff", "payoff", "value"),
    [
        ("1", "1+", "wdl", Fraction(-1, 3)),
        ("2", "1", "wdl", Fraction(1)),
        ("3", "2+", "wdl", Fraction(0)),
        ("4", "2+", "wdl", Fraction(2, 3)),
        ("5", "3+", "wdl", Fraction(2, 9)),
        ("3", "3", "wdl", Fraction(0)),
        ("2 1+", "2+", "wdl", Fraction(1, 3)),
        ("2 1", "1", "survivors", Fraction(1)),
        ("1 1", "1", "survivors", Fraction(2, 3)),
        ("2 2", "3", "survivors", Fraction(2, 3)),
    ],
)
def test_values(att: str, deff: str, payoff: str, value: Fraction) -> None:
    """E46, GRA-SOL-10."""
    assert Solver(armies_of(att), armies_of(deff), payoff).value() == pytest.approx(float(value))


@rule("GRA-SOL-01", "GRA-SOL-06")
def test_battles_that_are_the_same_are_weighed_once() -> None:
    """What is left of a battle is known by its cards alone: 6 of one order and kind, or fewer."""
    solver = Solver(armies_of("2 1"), armies_of("1+"))
    solver.value()
    assert all(key == (tuple(sorted(key[0])), tuple(sorted(key[1]))) for key in solver.known)
    assert (((("A0", "a"), ("A0", "s")), ())) in solver.known
    assert len(solver.known) < 6 * 27 * 3


@rule("GRA-SOL-07")
def test_the_names_of_the_orders_do_not_matter() -> None:
    """Renamed around the ring, the same cards are left."""
    renamed = str.maketrans("asd", "sda")
    plus = {"x": False, "y": True}
    for number in range(81):
        cards = ["asd"[number // 3**place % 3] for place in range(4)]
        att, deff = [("x", c) for c in cards[:2]], [("y", c) for c in cards[2:]]
        other_att = [(name, c.translate(renamed)) for name, c in att]
        other_deff = [(name, c.translate(renamed)) for name, c in deff]
        found = turn_up(att, deff, plus, 3)
        other = turn_up(other_att, other_deff, plus, 3)
        moved = [[(name, c.translate(renamed)) for name, c in side] for side in found]
        assert moved == [*other]


@pytest.mark.parametrize(
    ("att", "deff", "left", "others"),
    [("asd", "saa", "ad", "a"), ("as", "ddass", "", "das"), ("aaas", "dda", "s", "d")],
)
def test_turning_up(att: str, deff: str, left: str, others: str) -> None:
    """E08, E11, E13: what two rows of plain cards leave of each other."""
    survivors = turn_up(
        [("x", c) for c in att], [("y", c) for c in deff], {"x": False, "y": False}, 3
    )
    found = ["".join(sorted(order for _, order in side)) for side in survivors]
    assert found == ["".join(sorted(left)), "".join(sorted(others))]


# --- scenarios ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "size", "count", "needed", "coins"),
    [
        ("ford", (9, 7), 5, 3, 74),
        ("crowns", (13, 11), 9, 5, 84),
        ("thrones", (15, 13), 13, 5, 84),
        ("thrones-2v2", (15, 13), 13, 7, 84),
        ("houses", (19, 11), 15, 5, 84),
        ("ridge", (11, 9), 7, 4, 160),
    ],
)
def test_scenarios(name: str, size: tuple[int, int], count: int, needed: int, coins: int) -> None:
    """Sizes, lands, the majority, and what seat 1 has after its first income."""
    table = new_table(name)
    assert ((table.width, table.height), len(lands(table))) == (size, count)
    assert lands_needed(table) == needed
    assert len(table.terrain) == size[0] * size[1]
    game = Game(table)
    income = gross(table, 1) - upkeep(table, 1)
    start = SCENARIOS[name].coins.get(1, table.params["start_coins"])
    assert summary(game)["coins 1"] == str(start + income) == str(coins)


@pytest.mark.parametrize("name", SCENARIOS)
def test_maps_look_the_same_from_both_ends(name: str) -> None:
    table = new_table(name)
    cells = [*table.terrain]
    for cell, other in zip(cells, reversed(cells), strict=True):
        assert table.terrain[cell] == table.terrain[other]
        assert (cell in table.rivers) == (other in table.rivers)
        assert (cell in table.land) == (other in table.land)
        assert (cell in table.sites | table.marks) == (other in table.sites | table.marks)
        one, two = table.buildings.get(cell), table.buildings.get(other)
        assert (one and (one.kind, one.level)) == (two and (two.kind, two.level))


def test_empty_seats_leave_their_cities_to_nobody() -> None:
    table = new_table("houses", (1, 3, 5))
    assert table.seats == [1, 3, 5]
    assert [controlled(table, seat) for seat in table.seats] == [["1"], ["3"], ["5"]]
    assert sum(building.owner == 0 for building in table.buildings.values()) == 11
    assert {tag[0] for tag in table.units} == {*"0135"}
    assert (table.coins, table.next_tag) == ({1: 60, 3: 60, 5: 90}, 16)


# --- what no example shows ------------------------------------------------------------------


def test_the_way_home() -> None:
    """GRA-DRA-11."""
    for cell, way in (("e9", "e8 e7 e6 e5"), ("i3", "h3 g3 f4 e5"), ("f1", "f2 f3 f4 e5")):
        steps = []
        while cell != "e5":
            cell = next_on_way(cell, "e5")
            steps.append(cell)
        assert " ".join(steps) == way


def test_a_team_wins_and_loses_together() -> None:
    """GRA-END-07."""
    game = Game(new_table("thrones-2v2"))
    for text in ("resign", "end", "end", "resign"):
        game.play(text)
    assert (game.pos.result, game.question) == (("win", (2,)), None)
    assert payoffs(game.pos) == {1: 0.0, 2: 1.0, 3: 1.0, 4: 0.0}


def test_giving_up_frees_dragon_and_zombies() -> None:
    """GRA-END-06: the dragon flies in this very turn, without attacking."""
    game = game_at(
        "map T3; seats 3; 1M1@a1 plain; 1Z2@a2 of 1M1; 1M3@c1 plain; 0D90@c4 tamed home e5 of 1M3; "
        "@b2 city 1 of 1; 2L4@d5; 3L5@i9; 1R6@i1; 2L7@h1"
    )
    for text in ("1R6!2L7", "resign"):
        game.play(text)
    assert sorted(game.pos.units) == ["0D90", "2L4", "2L7", "3L5"]
    assert game.pos.buildings["b2"].owner == 0
    assert (game.pos.units["0D90"].cell, game.pos.units["0D90"].state) == ("e5", "asleep")
    assert (game.pos.out, game.pos.seat) == ({1}, 2)


def test_a_work_that_takes_a_year() -> None:
    """The option `build_delay`."""
    game = game_at("rule build_delay year; 1R1@b2; @b2 city 1 of 1; 2L2@i9")
    game.play("@b2^")
    assert game.refusal("1R1=tower") == "BUILT_ON"
    game.play("1R1-b3")
    for text in ("1R1=tower", "end"):
        game.play(text)
    assert "b3" not in game.pos.buildings and game.pos.buildings["b2"].level == 1
    game.play("end")
    assert game.pos.buildings["b3"].kind == "tower" and game.pos.buildings["b2"].level == 2
    assert not game.pos.buildings["b3"].act and game.pos.buildings["b2"].act


@pytest.mark.parametrize("name", SCENARIOS)
def test_random_games_keep_the_invariants(name: str) -> None:
    luck = random.Random(name)
    game = Game(new_table(name))
    for _ in range(150):
        assert faults_of(game.pos) == []
        if game.question is None:
            break
        game.play(pick(luck, game.question.choices))
