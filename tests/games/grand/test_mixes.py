"""The known mixes are optimal, and bots draw their layouts from them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from voevoda.ai.bot import know, make_bot
from voevoda.core.dice import Seeded
from voevoda.core.match import Match
from voevoda.games.grand import GAME
from voevoda.games.grand.battles import Battle, Laid, Mix, Piece, Weighted
from voevoda.games.grand.laying import EXCHANGES, chance_to_win, is_exchange, order_in
from voevoda.games.grand.mixes import BITS, LIKE, SORTS, STRONGER, WEAKER, Row, rows
from voevoda.games.grand.records import ORDERS
from voevoda.games.grand.solver import best_reply, solve

ROWS = [(sort, row) for sort, table in enumerate(SORTS) for row in rows(table)]
NEAR = 1e-3


def battle(sort: int, row: Row, drawn: bool) -> Battle:
    own, other = Piece(row.own, sort == STRONGER), Piece(row.other, sort == WEAKER, chance=drawn)
    return Battle((own,), (other,))


def spread(row: Row, mix: dict[str, int]) -> Mix:
    """Return a mix with all that its layouts stand for."""
    width = min(3, row.own, row.other)
    found: Counter[str] = Counter()
    for orders, weight in mix.items():
        packed = sum(ORDERS.index(order) << BITS * place for place, order in enumerate(orders))
        for exchange in range(EXCHANGES):
            if not is_exchange(exchange, width, row.own, row.other):
                continue
            for shift in range(3):
                laid = (order_in(packed, exchange, shift, width, p) for p in range(row.own))
                found["".join(ORDERS[order] for order in laid)] += weight
    whole = sum(found.values())
    return tuple(Weighted((Laid(0, text),), count / whole) for text, count in found.items())


def test_every_pair_of_sizes_is_there() -> None:
    sizes = [{(row.own, row.other) for row in rows(table)} for table in SORTS]
    assert sizes[LIKE] == {(n, m) for n in range(1, 7) for m in range(1, 7)}
    assert sizes[WEAKER] == {(n, m) for n in range(1, 8) for m in range(1, 5)}
    assert sizes[STRONGER] == {(n, m) for m, n in sizes[WEAKER]}


@pytest.mark.parametrize("drawn", [False, True])
@pytest.mark.parametrize(("sort", "row"), ROWS, ids=str)
def test_a_mix_gains_as_much_as_can_be_gained(sort: int, row: Row, drawn: bool) -> None:
    fought, mix = battle(sort, row, drawn), row.mixes[drawn]
    value = solve(fought).value
    assert row.gains[drawn] == pytest.approx(value, abs=NEAR)
    assert mix or (value == -1 and not drawn)
    if mix:
        worst = best_reply(fought, spread(row, mix), attacks=False).value
        assert worst == pytest.approx(value, abs=NEAR)


@pytest.mark.parametrize(("sort", "row"), ROWS, ids=str)
def test_bots_expect_what_the_tables_tell(sort: int, row: Row) -> None:
    own = (0, row.own) if sort == STRONGER else (row.own, 0)
    other = (0, row.other) if sort == WEAKER else (row.other, 0)
    assert chance_to_win(*own, *other, True) == pytest.approx(0.5 + row.gains[1] / 2)
    fair = chance_to_win(*own, *other, False)
    assert fair == pytest.approx(0.5 + row.gains[0] / 2, abs=NEAR)


def laid_in(scenario: str, seed: int, exact: bool) -> tuple[str, str]:
    """Return what both sides lay in the first round of a stand-alone battle."""
    game = GAME if exact else replace(GAME, solved=lambda *_: None)
    match, bot = Match(game, scenario, dice=Seeded(seed)), make_bot("greedy", game, seed)
    laid = ["", ""]
    while match.state.battles == 1 and match.state.battle.round == 1:
        action = bot.decide(know(match, match.turn, seed))
        laid[match.turn] += match.format(action)
        match.play(action)
    return laid[0], laid[1]


@pytest.mark.parametrize("exact", [False, True])
def test_layouts_are_drawn_from_the_mix(exact: bool) -> None:
    laid = [laid_in("walls", seed, exact) for seed in range(60)]
    attackers, defenders = ({each[side] for each in laid} for side in (0, 1))
    assert {"".join(sorted(orders)) for orders in attackers} == {"ads"}
    assert len(attackers) == 6, "each of them is likely"
    assert {len(set(orders)) for orders in defenders} == {2}
    assert len(defenders) == 6
