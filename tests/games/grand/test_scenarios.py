"""The shipped scenarios, faults in others, and positions as scenarios."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from tests.games.grand.menagerie import MENAGERIE
from voevoda.core import registry
from voevoda.core.errors import ScenarioError
from voevoda.core.match import Match
from voevoda.games.grand import GAME
from voevoda.games.grand.records import IN_ORDERS
from voevoda.games.grand.rules.end import lands_needed
from voevoda.games.grand.scenarios import shipped

NEEDED = {
    "ford": (5, 3),
    "crowns": (9, 5),
    "thrones": (13, 5),
    "thrones-2v2": (13, 7),
    "houses": (15, 5),
    "houses-3": (15, 5),
    "ridge": (7, 4),
}


@pytest.mark.rule("GRA-END-01")
@pytest.mark.parametrize("name", NEEDED)
def test_shipped_maps(name: str) -> None:
    world = GAME.set_up(shipped()[name], {}).world
    assert (world.lands, lands_needed(world)) == NEEDED[name]
    assert GAME.compiled_sizes(world)["cells"] == 216


def test_all_maps_say_that_they_are_symmetric() -> None:
    assert {made.symmetry for made in shipped().values() if made.terrain} == {"half_turn"}


def test_the_quick_whole_game_comes_first() -> None:
    assert next(iter(shipped())) == "ford"


def test_seats_that_are_not_in_play_leave_their_city() -> None:
    start = GAME.set_up(shipped()["houses-3"], {})
    world, state = start.world, start.state
    assert list(world.number[: world.seats]) == [1, 3, 5]
    assert {int(unit.owner) for unit in state.units[: state.top]} == {0, 1, 3, 5}
    assert state.owner[1 * 19 + 9] == 0  # j2
    assert [state.coins[seat] for seat in (1, 3, 5)] == [60 + 30 - 6, 60, 90]
    assert state.next_number == 16


def changed(path: tuple[Any, ...], value: Any, name: str = "ridge") -> dict[str, Any]:
    """Return a shipped scenario as JSON with one thing changed."""
    tree: dict[str, Any] = json.loads(msgspec.json.encode(shipped()[name]))
    there: Any = tree
    for key in path[:-1]:
        there = there[key]
    there[path[-1]] = value
    return tree


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("seats",), [2, 1], "grand-setup-seats"),
        (("seats",), [1], "scenario-players"),
        (("teams",), [[1], [3]], "grand-setup-teams"),
        (("lands",), ["111"], "grand-setup-rows"),
        (("lands", 0), "1111222", "grand-setup-row-length"),
        (("terrain", 0), "FFWWFMMFSSX", "grand-setup-terrain"),
        (("terrain", 0), "FFWWFMMFSSs", "grand-setup-terrain"),
        (("lands", 0), "11112223..3", "grand-setup-land-at-sea"),
        (("lands", 0), "1111222?...", "grand-setup-land-name"),
        (("land_names",), {"8": "North"}, "grand-setup-land-empty"),
        (("mine_sites", 0), "z9", "scenario-cell-off-map"),
        (("mine_sites", 0), "i1", "grand-setup-on-sea"),
        (("dragon_marks", 0), "a1", "grand-setup-not-mountain"),
        (("bridges",), ["a1"], "grand-setup-no-river"),
        (("buildings", 0, "kind"), "castle", "grand-setup-unknown"),
        (("buildings", 0, "cell"), "f2", "scenario-cell-taken"),
        (("buildings", 0, "cell"), "e2", "grand-setup-two-cities"),
        (("buildings", 0, "cell"), "f1", "grand-setup-city-mountain"),
        (("buildings", 0, "level"), 4, "scenario-number"),
        (("buildings", 0, "kind"), "mine", "grand-setup-no-ore"),
        (("units", 0, "tag"), "1X1", "grand-setup-tag"),
        (("units", 0, "tag"), "1P2", "scenario-unit-twice"),
        (("units", 2, "school"), "sea", "grand-setup-unknown"),
        (("units", 4, "cell"), "a1", "grand-setup-element"),
        (("units", 0, "cell"), "c2", "grand-setup-asymmetric"),
        (("units", 10, "cell"), "b2", "grand-setup-dragon-home"),
        (("seats",), [1, 2, 3], "grand-setup-nothing"),
        (("terrain", 0), "WFWWFMMFSSS", "grand-setup-asymmetric"),
        (("coins",), {"9": 5}, "grand-setup-coins"),
        (("attackers",), [{"strength": 3}], "grand-setup-two-kinds"),
        (("position",), {"active": 3}, "grand-setup-active"),
    ],
)
def test_faults_are_told(path: tuple[Any, ...], value: Any, message: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        GAME.scenario(changed(path, value))
    assert caught.value.message.id == message


def test_a_field_that_does_not_exist_is_told() -> None:
    with pytest.raises(ScenarioError) as caught:
        GAME.scenario({**MENAGERIE, "weather": "fair"})
    assert caught.value.message.id == "scenario-field-unknown"


def test_a_crowded_cell_is_told() -> None:
    units = [*MENAGERIE["units"], {"tag": "1L20", "cell": "b3"}, {"tag": "1L21", "cell": "b3"}]
    GAME.scenario({**MENAGERIE, "units": units})
    with pytest.raises(ScenarioError) as caught:
        GAME.scenario({**MENAGERIE, "units": [*units, {"tag": "1L22", "cell": "b3"}]})
    assert caught.value.message.args["most"] == 3


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", ["ford", "thrones-2v2", "menagerie"])
def test_a_position_is_a_scenario(name: str, seed: int) -> None:
    registry.add(GAME)
    luck = random.Random(seed)
    match = Match(GAME, MENAGERIE if name == "menagerie" else name)
    captured = 0
    while not match.over and len(match.steps) < 150:
        actions = match.legal_actions()
        kind = luck.choice(sorted({type(action).__name__ for action in actions}))
        match.play(luck.choice([a for a in actions if type(a).__name__ == kind]))
        if match.over or match.state.node != IN_ORDERS:
            continue
        assert GAME.capture is not None
        tree = json.loads(msgspec.json.encode(GAME.capture(match.world, match.state)))
        again = GAME.set_up(GAME.scenario(tree), {})
        assert (again.world, again.state) == (match.world, match.state)
        captured += 1
    assert captured
