"""The worked examples on the engine, in both its lives."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.games.cities.engine_table import CompiledLife, EngineTable, drawn
from tests.games.cities.example_reader import Example, read_examples, run, shipped_examples
from voevoda.core.game import scores
from voevoda.core.match import Match
from voevoda.core.odds import Odds, odds
from voevoda.games.cities import GAME
from voevoda.games.cities.view import AttackOdds, FaceView

rule = pytest.mark.rule
EXAMPLES = shipped_examples()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_example(example: Example) -> None:
    run(example, EngineTable())


@pytest.mark.compiled
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_example_compiled(example: Example) -> None:
    run(example, EngineTable(CompiledLife))


def test_a_wrong_example_fails() -> None:
    text = "== EX-TEST-1: x\nrules: CIT-TRN-03\nmap: 5x5\nL1 castle P1 c1\nL2 castle P2 c5\n"
    (example,) = read_examples(f"{text}do: END\nexpect: L2 ready T3\nexpect: L1 unready\n")
    with pytest.raises(AssertionError, match="L2 T is 2, expected 3"):
        run(example, EngineTable())


@rule("CIT-END-07")
@pytest.mark.parametrize(
    ("seats", "winners", "payoffs"),
    [
        (3, [0], "1 -1/2 -1/2"),
        (4, [0, 1], "1/2 1/2 -1/2 -1/2"),
        (2, [0, 1], "0 0"),
        (3, [0, 1], "1/2 1/2 -1"),
        (3, [], "0 0 0"),
    ],
)
def test_payoffs(seats: int, winners: list[int], payoffs: str) -> None:
    """EX-END-5."""
    won = sum(1 << seat for seat in winners)
    assert scores(seats, won) == tuple(map(Fraction, payoffs.split()))


@rule("CIT-SET-02", "CIT-SET-05", "CIT-TRN-01", "CIT-NEW-03")
def test_the_first_decision_of_the_duel() -> None:
    """EX-SET-1."""
    match = Match(GAME, "duel")
    table = EngineTable().put(match.world, match.state)
    facts = table.summary()
    assert (facts["to_move"], facts["phase"], facts["round"], facts["quiet"]) == (1, "MAIN", 1, 0)
    one, two = facts["locations"]["L1"], facts["locations"]["L2"]
    assert [one[name] for name in ("S", "H", "V", "T", "used", "ready")] == [7, 30, 0, 2, 0, True]
    assert [two[name] for name in ("S", "H", "V", "T", "used", "ready")] == [7, 30, 0, 0, 0, False]
    assert [one["siege"], one["abandoned"], one["relic"], facts["units"]] == [3, False, None, {}]
    assert table.legal() == ["END", *(f"L1 NEW {amount}" for amount in range(1, 7))]
    table.play("L1 NEW 6")
    assert table.legal() == ["ROW -/-/0/0"]
    table.play("ROW -/-/0/0")
    assert table.legal() == ["AT b1", "AT b2", "AT c2", "AT d1", "AT d2"]


def preview(match: Match, attack: str) -> tuple[Odds, Any]:
    before = match.state.copy()
    found = odds(match, [GAME.actions.parse(attack, match.world)])
    assert match.state == before
    assert sum(path.chance for path in found.paths) == 1
    return found, GAME.summary(match.world, match.state, found)


@rule("CIT-ATT-04")
def test_preview_of_a_physical_attack() -> None:
    """EX-PRE-1."""
    match = drawn(
        "L1 castle P1 c1 S1 T1\nL2 castle P2 c5\n"
        "u1 home=L1 c2 S6 H12 A=-/0/1/1\nu2 home=L2 c3 S4 H7"
    )
    found, shown = preview(match, "L1 ATT u1>u2")
    assert shown == AttackOdds(
        attacker="u1",
        target="u2",
        faces=(
            FaceView(1, "miss", 0, 0, 4, 7),
            FaceView(2, "hurt", 0, 6, 4, 1),
            FaceView(3, "dies", 0, 7, 4, 0),
            FaceView(4, "dies", 0, 7, 4, 0),
        ),
        hit="3/4",
        kill="1/2",
        capture="0",
        spirit_loss="0",
        health_loss="5",
        spirit_won=4,
        victor=(8, 14),
    )
    assert [str(result.chance) for result in found.results] == ["1/2", "1/4", "1/4"]
    killed = found.results[0].state
    victor = killed.units[0]
    assert (killed.locations[0].spirit, victor.spirit, victor.health) == (5, 8, 14)


@rule("CIT-REL-31")
def test_preview_against_a_vampiric_location() -> None:
    """EX-PRE-1, with the relic."""
    match = drawn(
        "L1 castle P1 c1 S1 T1\nL2 castle P2 c5\nL3 castle P2 e5 V1 relic=vampiric\n"
        "u1 home=L1 c2 S6 H12 A=-/0/1/1\nu2 home=L2 ctrl=L3 c3 S4 H7"
    )
    _, shown = preview(match, "L1 ATT u1>u2")
    assert [(f.result, f.health) for f in shown.faces] == [
        ("miss", 8),
        ("hurt", 2),
        ("hurt", 1),
        ("hurt", 1),
    ]
    assert (shown.hit, shown.kill, shown.health_loss) == ("3/4", "0", "5")


@rule("CIT-CAP-01", "CIT-DMG-03", "CIT-DMG-04")
@pytest.mark.parametrize(
    ("spirit", "left", "capture"), [(7, ("hurt", 3, 12), "0"), (4, ("captured", 0, 12), "1")]
)
def test_preview_of_a_magic_attack(spirit: int, left: tuple[str, int, int], capture: str) -> None:
    """EX-PRE-2."""
    match = drawn(
        "L1 tower P1 c1 T1\nL2 castle P2 c5 V2 relic=siege\n"
        f"u1 home=L1 c2 S6 H12 A=0/0/0/0\nu2 home=L2 c3 S{spirit} H14"
    )
    found, shown = preview(match, "L1 ATT u1>u2")
    assert [(f.result, f.spirit, f.health) for f in shown.faces] == [left] * 4
    assert (shown.hit, shown.kill, shown.capture) == ("1", "0", capture)
    assert (shown.spirit_loss, shown.health_loss, len(found.results)) == ("4", "2", 1)
