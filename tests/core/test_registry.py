"""The registry: games that are installed, and those added by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.toys import orders
from voevoda.core import registry
from voevoda.core.errors import NotFoundError


@pytest.fixture(autouse=True)
def own_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_games", {})


def test_installed_games_are_found() -> None:
    assert "cities" in registry.game_ids()
    assert registry.find("cities").id == "cities"
    assert registry.find("cities") is registry.find("cities")


def test_a_game_is_added_by_hand() -> None:
    assert registry.add(orders.GAME) is orders.GAME
    assert registry.find("orders") is orders.GAME
    assert registry.game_ids() == sorted(registry.game_ids())
    assert orders.GAME in registry.all_games()


def test_a_game_added_later_takes_the_place_of_its_namesake() -> None:
    registry.add(orders.GAME)
    other = registry.add(replace(orders.GAME, version="2"))
    assert registry.find("orders") is other


def test_an_unknown_game_brings_those_that_exist() -> None:
    registry.add(orders.GAME)
    with pytest.raises(NotFoundError) as error:
        registry.find("chess")
    assert "chess" in str(error.value)
    assert "cities, grand, orders" in str(error.value)
