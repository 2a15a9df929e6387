"""Compiling ahead of time: told as it goes, remembered, and done once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.games.toys import orders
from voevoda.ai.scratch import NOW, Scratch, sizes_of
from voevoda.ai.warm import is_warm, warm
from voevoda.core.game import Game
from voevoda.games.cities import GAME as CITIES

Told = list[tuple[int, int, str]]


def told_of(game: Game) -> Told:
    told: Told = []
    warm(game, lambda done, total, name: told.append((done, total, name)))
    return told


@pytest.mark.slow
@pytest.mark.compiled
def test_warming_up_is_told_and_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOEVODA_CACHE", str(tmp_path))
    game = replace(orders.GAME)  # nothing is compiled of a fresh one
    assert not is_warm(game)
    told = told_of(game)
    assert is_warm(game)
    done, totals, names = zip(*told, strict=True)
    assert list(done) == sorted(done) and len(set(totals)) == 1
    assert (done[0], done[-1], names[-1]) == (0, totals[0], "")
    assert {"play_games", "weigh_actions", "legal", "guess"} <= set(names)
    assert list(game.cache_folder.glob("**/*.nbi"))
    assert told_of(game) == [(totals[0], totals[0], "")]


def test_a_game_that_was_never_compiled_is_not_warm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VOEVODA_CACHE", str(tmp_path))
    game = replace(orders.GAME)
    assert not is_warm(game)
    assert "compiled" not in vars(game), "asking opens no compiler"


@pytest.mark.parametrize("compiled", [False, True])
def test_a_scratch_holds_a_copy_of_the_state(compiled: bool) -> None:
    start = CITIES.set_up(CITIES.scenario("duel"), {})
    sizes = sizes_of(CITIES, start.world, compiled)
    scratch = Scratch(CITIES, sizes, compiled)
    scratch.put(NOW, start.state)
    before = start.state.values()
    start.state.round = 9
    held = scratch.arrays[0][NOW]
    if compiled:
        held = CITIES.state.unpack(held, CITIES.sizes(start.world))
    assert held.values() == before


def test_a_game_without_tiers_is_compiled_in_its_exact_sizes() -> None:
    world = CITIES.set_up(CITIES.scenario("duel"), {}).world
    game = replace(CITIES, compiled_sizes=lambda world: {})
    assert sizes_of(game, world, True) == game.sizes(world) == sizes_of(game, world, False)
    assert sizes_of(CITIES, world, True) == CITIES.compiled_sizes(world) != game.sizes(world)
