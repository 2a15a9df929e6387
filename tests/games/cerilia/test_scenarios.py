"""The shipped scenarios, faults in others, and armies by points."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from voevoda.core.errors import ScenarioError
from voevoda.core.match import Match
from voevoda.games.cerilia import GAME
from voevoda.games.cerilia.army import Army, ArmyCaster, army, battle, check, cost
from voevoda.games.cerilia.scenarios import SHELF
from voevoda.games.cerilia.setups import cost_of

POINTS = {
    "duel": (35, 35),
    "open_field": (85, 85),
    "castle": (84, 71),
    "river": (86, 67),
    "night_raid": (55, 64),
    "elf_ambush": (85, 75),
    "two_crowns": (107, 103),
}


@pytest.mark.parametrize("name", POINTS)
def test_shipped(name: str) -> None:
    made = SHELF.shipped[name]
    assert (cost_of(made.units, 0), cost_of(made.units, 1)) == POINTS[name] == made.points
    start = GAME.set_up(made, {"setup": "fixed"})
    assert list(start.state.start_cost) == list(POINTS[name])
    assert GAME.compiled_sizes(start.world) == {"units": 32, "casters": 8}


def changed(path: tuple[Any, ...], value: Any, name: str = "castle") -> dict[str, Any]:
    """Return a shipped scenario as JSON with one thing changed."""
    tree: dict[str, Any] = msgspec.to_builtins(SHELF.shipped[name])
    there: Any = tree
    for key in path[:-1]:
        there = there[key]
    there[path[-1]] = value
    return tree


@pytest.mark.rule("CER-BRD-04")
@pytest.mark.parametrize(("setup", "slots"), [("scenario", 1), ("fixed", 1)])
def test_a_parameter_may_leave_no_room_for_what_stands(setup: str, slots: int) -> None:
    params = {"setup": setup, "slots_per_side": slots}
    with pytest.raises(ScenarioError) as refused:
        Match(GAME, "duel", params)
    assert (refused.value.message.id, refused.value.message.args["what"]) == (
        "cerilia-setup-slots", "a4",
    )  # fmt: skip
    assert Match(GAME, "duel", {**params, "setup": "deployed"}).state.round == 0


@pytest.mark.parametrize(
    ("path", "value", "message", "named"),
    [
        (("units", 0, "type"), "knight", "cerilia-setup-unknown", "a1"),
        (("units", 0, "id"), "b1", "cerilia-setup-unit-name", "b1"),
        (("units", 1, "id"), "a1", "cerilia-setup-twice", "a1"),
        (("units", 0, "place"), "C3", "cerilia-setup-home-row", "a1"),
        (("units", 2, "place"), "C1", "cerilia-setup-slots", "a8"),
        (("casters", 0, "host"), "a99", "cerilia-setup-unknown", "m1"),
        (("casters", 0, "host"), "d1", "cerilia-setup-host-taken", "p2"),
        (("casters", 0, "spells"), ["bless"], "cerilia-setup-class", "m1"),
        (("casters", 0, "id"), "x1", "cerilia-setup-caster-name", "x1"),
        (("way",), "open", "cerilia-setup-unknown", "way"),
        (("points",), [80, 71], "cerilia-setup-points", None),
        (("fort",), None, "cerilia-setup-no-fort", None),
        (("terrain",), [{"kind": "river", "sector": "A1", "direction": "s"}],
         "cerilia-setup-direction", "river"),
        (("terrain",), [{"kind": "hill", "sector": "B2"}, {"kind": "swamp", "sector": "B2"}],
         "cerilia-setup-card-taken", "swamp"),
    ],
)  # fmt: skip
def test_faults_name_their_place(
    path: tuple[Any, ...], value: Any, message: str, named: str | None
) -> None:
    with pytest.raises(ScenarioError) as caught:
        GAME.scenario(changed(path, value))
    assert caught.value.message.id == message
    assert caught.value.message.args.get("what") == named


def test_two_armies_meet() -> None:
    one = Army(("knights", "infantry", "archers"), (ArmyCaster("mage", ("fog",), 2),))
    two = Army(("dwarf_guard", "dwarf_infantry"))
    made = battle(one, two, (30, 30), "open_field")
    match = Match(GAME, made, {"setup": "fixed"})
    places = {unit.id: unit.place for unit in made.units}
    assert places == {"a1": "C1", "a2": "D1", "a3": "B1", "d1": "C3", "d2": "B3"}
    assert list(match.state.start_cost) == [cost(one), cost(two)] == [29, 21]


def test_an_army_is_read_from_json() -> None:
    tree = {"units": ["scouts"], "casters": [{"kind": "priest", "spells": ["bless"]}]}
    assert army(tree) == Army(("scouts",), (ArmyCaster("priest", ("bless",)),))


@pytest.mark.parametrize(
    ("made", "limit", "message", "args"),
    [
        (Army(()), 50, "cerilia-army-empty", {}),
        (Army(("infantry", "knight")), 50, "cerilia-army-type", {"number": 2, "near": "knights"}),
        (Army(("infantry", "knights", "scouts")), 25, "cerilia-army-points",
         {"cost": 28, "over": 3, "number": 1, "drop": "infantry", "saves": 6}),
        (Army(("knights", "knights", "infantry")), 15, "cerilia-army-points",
         {"over": 19, "number": 2, "drop": "knights"}),
        (Army(("infantry",), (ArmyCaster("mage", ("bless",)),)), 9, "cerilia-army-spell",
         {"number": 1, "spell": "bless"}),
        (Army(("infantry",), (ArmyCaster("mage", (), 2),)), 9, "cerilia-army-host", {"host": 2}),
        (Army(("infantry",), (ArmyCaster("bard", ()),)), 9, "cerilia-army-class",
         {"value": "bard"}),
        (Army(("infantry",), (ArmyCaster("mage", ()),) * 2), 9, "cerilia-army-casters",
         {"most": 1}),
        (Army(("levies",) * 40), 999, "cerilia-army-many", {"most": 32}),
    ],
)  # fmt: skip
def test_faults_of_armies(made: Army, limit: int, message: str, args: dict[str, Any]) -> None:
    with pytest.raises(ScenarioError) as caught:
        check(made, limit, "ATT")
    assert caught.value.message.id == message
    assert caught.value.message.args.items() >= args.items()


@pytest.mark.parametrize("name", POINTS)
def test_whole_lines_and_primitives(name: str) -> None:
    world = GAME.set_up(GAME.scenario(name), {}).world
    for line in (
        "CAST m1 wall_fire D2>s",
        "CAST m1 illusory_terrain C2=river>n",
        "CAST p1 bless a6+B",
        "CAST p1 flame_strike fort",
        "CAST m1 night",
        "MV a2 E1-E2-E3",
        "PASS",
    ):
        parts = GAME.split(world, None, line)
        for part in parts:
            parsed = GAME.actions.parse(part, world)
            assert GAME.actions.format(parsed, world) == part
        assert GAME.join(world, parts) == [line]
    assert GAME.join(world, ["CAST m1 wall_fire", "D2"]) == ["CAST m1 wall_fire", "D2"]
