"""Armies and catapults are as many, and as large, as the parameters say."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from voevoda.core.errors import ParameterError
from voevoda.games.wizardrimort import GAME
from voevoda.games.wizardrimort.capture import capture
from voevoda.games.wizardrimort.forms import body_name
from voevoda.games.wizardrimort.params import CLASS_LETTERS
from voevoda.games.wizardrimort.records import ARTILLERY, NOBODY

rule = pytest.mark.rule


def begun(name: str, **params: object) -> Any:
    """Return a scenario at its beginning; `_` in names of parameters is a dot."""
    overrides = {name.replace("_", ".", 1): value for name, value in params.items()}
    return GAME.set_up(GAME.scenario(name), overrides)


def catapults(start: Any) -> dict[str, tuple[int, int, int, int]]:
    """Return who may use which catapult, as a bit set of seats; its place and its radius."""
    found = {}
    for index in range(start.world.bodies):
        body = start.state.bodies[index]
        if body.kind == ARTILLERY:
            radius = (body.x1 - body.x0) // 2
            place = int(body.x0 + radius), int(body.y0 + radius), int(radius)
            found[body_name(start.world, index)] = (int(start.world.engine[index]), *place)
    return found


@rule("WIZ-ART-01")
def test_further_catapults_stand_beside_the_first() -> None:
    assert catapults(begun("wiz_allod", art_count=2)) == {
        "A.art": (1, 150, 1250, 110),
        "Ab.art": (1, 370, 1250, 110),
        "B.art": (2, 5850, 2750, 110),
        "Bb.art": (2, 5850, 2970, 110),
    }


@rule("WIZ-ART-01", "WIZ-OPT-01")
def test_each_full_army_has_its_own() -> None:
    found = catapults(begun("wiz_two_crowns", art_count=3))
    owners = Counter(name[:2] for name in found)
    assert owners == {"A1": 3, "A2": 3, "B1": 3, "B2": 3}
    assert {name: seats for name, (seats, *_) in found.items() if name[0] == "A"} == {
        "A1.art": 1, "A1b.art": 1, "A1c.art": 1, "A2.art": 4, "A2b.art": 4, "A2c.art": 4,
    }  # fmt: skip


@rule("WIZ-ART-01")
def test_there_may_be_none() -> None:
    assert catapults(begun("wiz_allod", art_count=0)) == {}
    assert catapults(begun("wiz_milestone", art_count=4)) == {}


@rule("WIZ-ART-02")
def test_a_catapult_is_as_large_as_it_should_be() -> None:
    start = begun("wiz_allod", art_radius=90, art_height=77)
    assert catapults(start)["A.art"] == (1, 150, 1250, 90)
    (top,) = {int(body.top) for body in start.state.bodies if body.kind == ARTILLERY}
    assert top == 77


@rule("WIZ-ART-01")
def test_a_position_keeps_the_catapults_it_has() -> None:
    start = begun("wiz_allod", art_count=2, level="squire")
    again = GAME.set_up(GAME.scenario(capture(start.world, start.state)), {})
    assert catapults(again) == catapults(start)


@rule("WIZ-OPT-06", "WIZ-SET-01")
def test_armies_that_are_drafted_have_the_size_asked_for() -> None:
    start = begun("wiz_allod_draft", army_size=7, army_priests=2)
    units = [unit for unit in start.state.units if unit.commander != NOBODY]
    count = Counter((int(unit.commander), CLASS_LETTERS[unit.kind]) for unit in units)
    assert count == {(0, "D"): 7, (0, "P"): 2, (1, "D"): 7, (1, "P"): 2}
    assert [int(side.start_size) for side in start.state.sides] == [9, 9]


@pytest.mark.parametrize(
    "params",
    [
        {"tape_hand": 299},
        {"tape_finger": 301},
        {"tape_slack": 100},
        {"tape_finger": 99},
        {"unit_narrow": 75},
    ],
)
def test_parameters_that_do_not_go_together_are_refused_at_the_start_too(
    params: dict[str, object],
) -> None:
    with pytest.raises(ParameterError):
        begun("wiz_allod", **params)


def test_parameters_that_just_go_together() -> None:
    params = begun("wiz_allod", tape_finger=300, tape_slack=299).world.params
    assert (params.tape_finger, params.tape_hand, params.tape_slack) == (300, 900, 299)
