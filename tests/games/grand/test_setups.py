"""What scenarios of grand promise, and positions of a crowded map as scenarios."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.games.grand.menagerie import MENAGERIE
from voevoda.core import registry
from voevoda.core.errors import ScenarioError
from voevoda.core.match import Match
from voevoda.games.grand import GAME
from voevoda.games.grand.records import IN_ORDERS
from voevoda.games.grand.rules.end import lands_needed
from voevoda.games.grand.scenarios import SHELF

rule = pytest.mark.rule
NEEDED = {
    "ford": (5, 3),
    "crowns": (9, 5),
    "thrones": (13, 5),
    "thrones-2v2": (13, 7),
    "houses": (15, 5),
    "houses-3": (15, 5),
    "ridge": (7, 4),
}


@rule("GRA-END-01")
@pytest.mark.parametrize("name", NEEDED)
def test_lands_that_win(name: str) -> None:
    world = GAME.set_up(SHELF.shipped[name], {}).world
    assert (world.lands, lands_needed(world)) == NEEDED[name]
    assert GAME.compiled_sizes(world)["cells"] == 216


def test_the_quick_whole_game_comes_first() -> None:
    assert next(iter(SHELF.shipped)) == "ford"


def test_a_scenario_may_vary_any_that_is_shipped() -> None:
    for name in ("ford", "houses-3"):
        varied = SHELF.find({"id": "mine", "variant_of": name, "seats": SHELF.shipped[name].seats})
        assert (varied.terrain, varied.id) == (SHELF.shipped[name].terrain, "mine")


@rule("GRA-DIP-01")
def test_a_team_gives_up_together() -> None:
    match = Match(GAME, "thrones-2v2")
    match.concede(3)
    assert sorted(match.conceded) == [0, 3]
    assert match.over and match.winners == [1, 2]
    alone = Match(GAME, "thrones")
    alone.concede(3)
    assert alone.conceded == [3] and not alone.over


def test_a_field_that_does_not_exist_is_told() -> None:
    with pytest.raises(ScenarioError) as caught:
        GAME.scenario({**MENAGERIE, "weather": "fair"})
    assert caught.value.message.id == "scenario-field-unknown"


@rule("GRA-CEL-02")
def test_a_crowded_cell_is_told() -> None:
    units = [*MENAGERIE["units"], {"tag": "1L20", "cell": "b3"}, {"tag": "1L21", "cell": "b3"}]
    GAME.scenario({**MENAGERIE, "units": units})
    with pytest.raises(ScenarioError) as caught:
        GAME.scenario({**MENAGERIE, "units": [*units, {"tag": "1L22", "cell": "b3"}]})
    assert (caught.value.message.id, caught.value.message.args["cell"]) == (
        "grand-setup-crowd",
        "b3",
    )


@pytest.mark.parametrize("seed", range(3))
def test_a_position_is_a_scenario(seed: int) -> None:
    registry.add(GAME)
    luck = random.Random(seed)
    match = Match(GAME, MENAGERIE)
    captured = 0
    while not match.over and len(match.steps) < 150:
        actions = match.legal_actions()
        kind = luck.choice(sorted({type(action).__name__ for action in actions}))
        match.play(luck.choice([a for a in actions if type(a).__name__ == kind]))
        if match.over or match.state.node != IN_ORDERS:
            continue
        assert GAME.capture is not None
        tree = msgspec.json.decode(msgspec.json.encode(GAME.capture(match.world, match.state)))
        again = GAME.set_up(GAME.scenario(tree), {})
        assert (again.world, again.state) == (match.world, match.state)
        captured += 1
    assert captured
