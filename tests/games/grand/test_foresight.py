"""Battles before they are declared."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from voevoda.games.grand.foresight import foresee, foresee_joined
from voevoda.games.grand.forms import piece_of
from voevoda.games.grand.scenarios import SHELF, set_up

rule = pytest.mark.rule


@pytest.fixture
def ford() -> tuple[Any, Any]:
    """`ford` with both armies of seat 1 at the neutral city e4, and those of seat 2 near."""
    cells = {"1P1": "d4", "1R2": "d4", "2P3": "d3", "2R4": "g4"}
    made = SHELF.shipped["ford"]
    units = tuple(msgspec.structs.replace(u, cell=cells[u.tag]) for u in made.units)
    moved = msgspec.structs.replace(made, units=units, symmetry="none")
    start = set_up(moved, {})
    return start.world, start.state


def pieces(world: Any, *names: str) -> tuple[int, ...]:
    return tuple(piece_of(name, world) for name in names)


@rule("GRA-FRM-02", "GRA-FRM-03", "GRA-ORD-04")
def test_a_city_of_nobody_defends_itself_by_lot(ford: tuple[Any, Any]) -> None:
    world, state = ford
    before = state.copy()
    lord, regulars, city = pieces(world, "1P1", "1R2", "@e4")
    alone = foresee(world, state, [(regulars, city)])
    assert alone is not None and alone.odds is not None
    assert (alone.attackers, alone.defenders) == ((regulars,), (city,))
    assert alone.odds.win == pytest.approx(2 / 3)  # 3 v 2[+] against random cards
    both = foresee(world, state, [(lord, city), (regulars, city)])
    assert both is not None and both.attackers == (lord, regulars)
    assert both.value > alone.value
    assert state == before


@rule("GRA-FRM-05", "GRA-REA-02")
def test_whoever_is_near_may_join_the_other_side(ford: tuple[Any, Any]) -> None:
    world, state = ford
    regulars, lord, city = pieces(world, "1R2", "2P3", "@e4")
    joined = foresee_joined(world, state, [(regulars, city)])
    assert joined is not None and joined.defenders == (city, lord)  # 2R4 is too far
    alone = foresee(world, state, [(regulars, city)])
    assert alone is not None and joined.value < alone.value


def test_a_battle_too_large_is_estimated(ford: tuple[Any, Any]) -> None:
    world, state = ford
    world.params.strength[:] = [6] * len(world.params.strength)
    lord, regulars, target = pieces(world, "1P1", "1R2", "2P3")
    outlook = foresee(world, state, [(lord, target), (regulars, target)])
    assert outlook is not None and outlook.odds is None and outlook.value == 1.0
