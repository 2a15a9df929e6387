"""Every value that the rules give of a battle, exactly, and what follows from it."""

from __future__ import annotations

import time
from fractions import Fraction

import pytest

from voevoda.games.grand.battles import (
    PAYOFFS,
    WORTH,
    Battle,
    BattleError,
    Laid,
    Mix,
    Payoff,
    Piece,
    Weighted,
    count_layouts,
    read_layout,
    read_pieces,
    sides_of,
    written,
)
from voevoda.games.grand.estimate import estimate
from voevoda.games.grand.induction import Induction
from voevoda.games.grand.layouts import Side, Unordered, layouts_of, most_of, reveal
from voevoda.games.grand.solver import (
    best_reply,
    estimated,
    is_exact,
    is_quick,
    judge,
    solve,
    value_of,
)

rule = pytest.mark.rule
EXACT = 1e-9
CERTAIN = 1.0

# GRA-SOL-10: by defenders, what 1 to 7 plain attackers gain
PLAIN = {
    "1": "0 1 1 1 1 1 1",
    "2": "-1 0 1 1 1 1 1",
    "3": "-1 -1 0 1 1 1 1",
    "4": "-1 -1 -1 0 1 1 1",
    "1+": "-1/3 1/3 1 1 1 1 1",
    "2+": "-1 -2/3 0 2/3 1 1 1",
    "3+": "-1 -1 -2/3 -1/3 2/9 5/9 1",
    "4+": "-1 -1 -1 -5/6 -1/2 -2/15 7/18",
}
VALUES = [
    (str(count), defenders, Fraction(value))
    for defenders, line in PLAIN.items()
    for count, value in enumerate(line.split(), 1)
]
# GRA-SOL-10 at its end, the scenarios, and E46
FURTHER = [
    ("9", "4+", Fraction(1)),
    ("3,2", "4,1", Fraction(0)),
    ("4,3", "4+", Fraction(7, 18)),
    ("2,1+", "2+", Fraction(1, 3)),
]
SURVIVORS = [("1,1", "1", Fraction(2, 3)), ("2,1", "1", Fraction(1)), ("2,2", "3", Fraction(2, 3))]


def battle(attackers: str, defenders: str, payoff: str = "wdl") -> Battle:
    return Battle(read_pieces(attackers), read_pieces(defenders), PAYOFFS[payoff])


def guaranteed(each: Battle, mix: Mix, attacks: bool) -> float:
    return best_reply(each, mix, not attacks).value


@rule("GRA-SOL-04", "GRA-SOL-05", "GRA-SOL-10")
@pytest.mark.parametrize(("attackers", "defenders", "value"), VALUES + FURTHER)
def test_the_value_is_that_of_the_table(attackers: str, defenders: str, value: Fraction) -> None:
    assert value_of(battle(attackers, defenders)) == pytest.approx(float(value), abs=EXACT)
    assert value_of(battle(defenders, attackers)) == pytest.approx(-float(value), abs=EXACT)


@rule("GRA-BAT-04")
@pytest.mark.parametrize(("attackers", "defenders", "value"), SURVIVORS)
def test_survivors_count_by_strength(attackers: str, defenders: str, value: Fraction) -> None:
    asked = battle(attackers, defenders, "survivors")
    assert solve(asked).value == pytest.approx(float(value), abs=EXACT)


@rule("GRA-SOL-10")
@pytest.mark.parametrize(
    ("attackers", "defenders"), [("3", "2"), ("2", "3"), ("3", "3"), ("4", "3")]
)
def test_advantage_on_both_sides_is_none(attackers: str, defenders: str) -> None:
    plain = value_of(battle(attackers, defenders))
    assert value_of(battle(f"{attackers}+", f"{defenders}+")) == pytest.approx(plain, abs=EXACT)


@rule("GRA-SOL-05")
@pytest.mark.parametrize("sides", ["5 5", "5 3+", "3,2 4,1", "2,1+ 1,2+", "2,2? 3+", "3 2,1?"])
def test_no_reply_gains_against_the_mixes(sides: str) -> None:
    asked = battle(*sides.split())
    solution = solve(asked)
    for attacks, mix in ((True, solution.attackers), (False, solution.defenders)):
        assert sum(chance for _, chance in mix) == pytest.approx(CERTAIN)
        assert guaranteed(asked, mix, attacks) == pytest.approx(solution.value, abs=EXACT)
    win, draw, loss = solution.odds
    assert win + draw + loss == pytest.approx(CERTAIN)
    assert win - loss == pytest.approx(solution.value, abs=EXACT)


@rule("GRA-SOL-11")
@pytest.mark.parametrize(
    ("sides", "layout"),
    [
        ("2 1", "as"), ("3 2", "aas"), ("4 3", "aaas"), ("5 4", "asssd"),
        ("3 1+", "asd"), ("5 2+", "aassd"),
    ],
)  # fmt: skip
def test_one_layout_wins_for_sure(sides: str, layout: str) -> None:
    judged = judge(battle(*sides.split()), read_layout(layout), attacks=True)
    assert (judged.worst, judged.loses) == (CERTAIN, 0.0)


@rule("GRA-SOL-11")
def test_equal_plain_sides_are_fair() -> None:
    two = battle("2", "2")
    quarters = tuple(Weighted(read_layout(text), 1 / 4) for text in ("as", "sa", "ad", "da"))
    assert guaranteed(two, quarters, attacks=True) == pytest.approx(0.0, abs=EXACT)
    assert guaranteed(two, quarters, attacks=False) == pytest.approx(0.0, abs=EXACT)
    thirds = solve(battle("1", "1"))
    assert {written(x): pytest.approx(1 / 3) for x in read_all("a s d")} == {
        written(layout): chance for layout, chance in thirds.attackers
    }


def read_all(line: str) -> list[tuple[Laid, ...]]:
    return [read_layout(text) for text in line.split()]


def test_a_layout_loses_what_its_best_reply_takes() -> None:
    judged = judge(battle("4", "3"), read_layout("aaaa"), attacks=True)
    assert (judged.worst, judged.loses) == (-1.0, 2.0)
    against = judge(battle("4", "3"), judged.reply, attacks=False)
    assert (against.worst, against.loses) == (1.0, 0.0)  # four win against anything three can lay


@rule("GRA-SOL-08", "GRA-ORD-04")
@pytest.mark.parametrize(
    ("sides", "won"),
    [("3 2+?", Fraction(2, 3)), ("4 2+?", Fraction(8, 9)), ("5 3+?", Fraction(20, 27))],
)
def test_against_chance_there_is_a_best_reply(sides: str, won: Fraction) -> None:
    solution = solve(battle(*sides.split()))
    assert solution.odds.win == pytest.approx(float(won), abs=EXACT)
    assert [written(layout) for layout, _ in solution.defenders] == ["?" * solution_size(sides)]
    assert len(solution.attackers) == 1


def solution_size(sides: str) -> int:
    return read_pieces(sides.split()[1])[0].strength


@rule("GRA-ROW-03", "GRA-ROW-04")
def test_the_reveal_leaves_what_the_example_says() -> None:
    """E12: two armies of 3 and 2 against one of 4."""
    attackers = layouts_of(
        Side(True, (Unordered(0.0, 3, False, False), Unordered(0.0, 2, False, False)))
    )
    defenders = layouts_of(Side(True, (Unordered(0.0, 4, False, False),)))
    own = (attackers.cards == [0, 1, 2, 0, 1]).all(axis=1) & (attackers.blocks[:, 0] == 0)
    other = (defenders.cards == [1, 2, 1, 2]).all(axis=1)
    left, right = reveal(attackers.take(own.nonzero()[0]), defenders.take(other.nonzero()[0]), 3)
    assert [most_of(block) for block in attackers.left(int(left[0, 0])).blocks] == [
        (0, 1, 0, 0, 0, 0), (0, 1, 0, 0, 0, 0),
    ]  # fmt: skip
    assert [most_of(b) for b in defenders.left(int(right[0, 0])).blocks] == [(0, 1, 1, 0, 0, 0)]


@rule("GRA-ROW-06", "GRA-SOL-02")
def test_open_cards_are_laid_again_piece_by_piece() -> None:
    """E45, and the second pass of E08: `d a` wins against `a`."""
    assert value_of(battle("ad", "a")) == CERTAIN
    assert judge(battle("ad", "a"), read_layout("ad"), attacks=True).worst == CERTAIN
    asked = battle("a,sd", "a")
    for text in ("1:a 2:sd", "1:a 2:ds", "2:sd 1:a", "2:ds 1:a"):
        judge(asked, read_layout(text), attacks=True)
    with pytest.raises(BattleError, match=r"2:s 1:a 2:d"):
        judge(asked, read_layout("2:s 1:a 2:d"), attacks=True)


@rule("GRA-SOL-08")
def test_pieces_may_be_worth_something() -> None:
    pieces = (Piece(2, worth=3.0), Piece(1, worth=10.0))
    asked = Battle(pieces, (Piece(1, worth=5.0),), WORTH)
    assert value_of(asked) == pytest.approx(13.0)  # the two in front leave nothing to chance
    prized = asked._replace(payoff=Payoff(20.0, 0.0, -20.0, "worth"))
    assert value_of(prized) == pytest.approx(33.0)


def test_a_battle_that_is_over_has_its_payoff() -> None:
    over = Battle((Piece(2, orders="a"), Piece(1, orders="")), (Piece(3, orders=""),))
    assert solve(over).value == 1.0 and solve(over).odds == (1.0, 0.0, 0.0)
    shared = over._replace(payoff=PAYOFFS["survivors"])
    assert solve(shared).value == pytest.approx(2 / 3)


def test_equal_pieces_are_not_told_apart() -> None:
    assert count_layouts(read_pieces("2,2")) == 3**4
    assert count_layouts(read_pieces("2,1")) == 2 * 3**3
    asked = battle("1,1", "2")
    one, other = (judge(asked, read_layout(x), attacks=True) for x in ("1:a 2:s", "2:a 1:s"))
    assert one == other


@rule("GRA-SOL-09")
@pytest.mark.parametrize("sides", ["4 4", "3,2 4+", "asd,asd aasd,d", "aassdd,ad dda,ss"])
def test_layouts_are_counted_without_listing_them(sides: str) -> None:
    for side in sides.split():
        pieces = read_pieces(side)
        battle = Battle(pieces, (Piece(1),))
        assert count_layouts(pieces) == len(layouts_of(sides_of(battle)[0]))


def test_many_open_cards_are_not_solved_while_somebody_waits() -> None:
    open_cards = Battle(read_pieces("aasd,asdd,aasd"), read_pieces("aasd,assd,asd,asd"))
    assert not is_quick(open_cards) and not is_exact(open_cards)
    assert is_quick(Battle(read_pieces("asd,asd"), read_pieces("asd,ads")))
    assert not is_quick(Battle(read_pieces("1"), read_pieces("6,6")))


def test_marks_of_a_piece_may_stand_either_way() -> None:
    assert read_pieces("3+?,2?+") == (Piece(3, True, 0.0, True), Piece(2, True, 0.0, True))


def test_larger_battles_are_estimated() -> None:
    large = battle("9", "9")
    assert not is_exact(large) and estimated(large) == 0.0
    with pytest.raises(BattleError):
        solve(large)
    assert is_exact(battle("6", "6"))


@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ((3, 0, 0, 2), 0.0), ((0, 2, 3, 0), 0.0), ((7, 0, 0, 4), 7 / 18), ((9, 0, 8, 0), 1.0),
        ((8, 0, 8, 0), 0.0), ((11, 0, 0, 5), 1.0), ((10, 0, 0, 5), 0.5), ((6, 0, 0, 5), -0.86),
        ((4, 2, 1, 5), -0.52), ((0, 0, 3, 0), -1.0),
    ],
)  # fmt: skip
def test_the_estimate_is_that_of_the_rules(cards: tuple[int, ...], value: float) -> None:
    assert estimate(*cards) == pytest.approx(value)


@pytest.mark.parametrize("text", ["", "0", "3,", "3x", "3++", "asdx", "-1", "1000"])
def test_no_piece_is_refused(text: str) -> None:
    with pytest.raises(BattleError):
        read_pieces(text)


def test_five_against_five_takes_less_than_a_second() -> None:
    cold, five = Induction((1.0, 0.0, -1.0), 3), Side(True, (Unordered(0.0, 5, False, False),))
    began = time.process_time()
    cold.value(five, five)
    assert time.process_time() - began < 1.0
    asked = battle("5", "5")
    solve(asked)
    began = time.process_time()
    solve(asked)
    assert time.process_time() - began < 0.001
