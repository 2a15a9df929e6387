"""Armies and catapults of a scenario, as the parameters ask for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from voevoda.core.errors import ScenarioError
from voevoda.core.geometry import nearer, square_to_rectangle
from voevoda.games.wizardrimort.checks import number_of
from voevoda.games.wizardrimort.forms import SIDE_LETTERS
from voevoda.games.wizardrimort.records import MOST_SIDE
from voevoda.games.wizardrimort.rules.places import RING_STEP, RINGS, off_x, off_y
from voevoda.games.wizardrimort.setups import BodySetup, Scenario, UnitSetup

FURTHER = "bcd"
"""Letters of the second, third and fourth catapult of an army: `A.art`, `Ab.art`."""


def made_up(made: Scenario, params: Mapping[str, Any]) -> Scenario:
    """Return a scenario with its armies and catapults; a position has them already."""
    return made if made.turn is not None else with_catapults(with_armies(made, params), params)


def with_armies(made: Scenario, params: Mapping[str, Any]) -> Scenario:
    """WIZ-SET-01, WIZ-MDE-05, WIZ-OPT-06: where armies are drafted and deployed, make them up.

    Each commander gets what the parameters say, the Priests last; elsewhere the units are those of
    the scenario.
    """
    if not (made.draft and made.deploy):
        return made
    units: list[UnitSetup] = []
    for side in SIDE_LETTERS:
        mine: list[tuple[str, int, bool]] = []
        for seat, commander in enumerate(made.commanders, 1):
            if commander.side == side:
                siege = "siege" in made.modes
                besieged = siege and made.defender == side
                living = number_of(params, "siege.defenders" if besieged else "army.size")
                hired = number_of(params, "siege.mercenaries") if siege and not besieged else 0
                army = [("D", seat, False)] * living + [("D", seat, True)] * hired
                army += [("P", seat, False)] * number_of(params, "army.priests")
                mine += army * max(1, commander.armies)
        if len(mine) > MOST_SIDE:
            raise ScenarioError(
                "wizardrimort-setup-army", side=side, count=len(mine), most=MOST_SIDE
            )
        units += [
            UnitSetup(f"{side}{place}", warrior, commander=seat, mercenary=mercenary)
            for place, (warrior, seat, mercenary) in enumerate(mine, 1)
        ]
    return replace(made, units=tuple(units))


def with_catapults(made: Scenario, params: Mapping[str, Any]) -> Scenario:
    """WIZ-ART-01: each catapult of a scenario is that of a full army; have `art.count` of it.

    Further ones stand as near to it as they have room.
    """
    count = number_of(params, "art.count")
    listed = [body for body in made.bodies if body.kind == "artillery"]
    if count == 0:
        return replace(made, bodies=tuple(body for body in made.bodies if body not in listed))
    radius = number_of(params, "art.radius")
    apart = radius + number_of(params, "unit.radius")
    for engine in listed:
        stem, _, kind = engine.id.partition(".")
        for letter in FURTHER[: count - 1]:
            place = place_beside(made, engine, radius, apart)
            further = replace(engine, id=f"{stem}{letter}.{kind}", disc=(*place, radius), rect=None)
            made = replace(made, bodies=(*made.bodies, further))
    return made


def middle(body: BodySetup) -> tuple[int, int]:
    """Return the centre of a body, halves down."""
    if body.disc is not None:
        return body.disc[:2]
    assert body.rect is not None
    x0, y0, x1, y1 = body.rect
    return (x0 + x1) // 2, (y0 + y1) // 2


def place_beside(made: Scenario, engine: BodySetup, radius: int, apart: int) -> tuple[int, int]:
    """Return the first place of the rings round a catapult where another has room.

    `apart` is how far it stays from the middles of units.
    """
    x, y = middle(engine)
    for ring in range(1, RINGS + 1):
        for k in range(16):
            place = off_x(x, k, RING_STEP * ring), off_y(y, k, RING_STEP * ring)
            if has_room(made, *place, radius, apart):
                return place
    raise ScenarioError("wizardrimort-setup-catapult", what=engine.id)


def has_room(made: Scenario, x: int, y: int, radius: int, apart: int) -> bool:
    """Return whether a disc is whole on the table and overlaps no body and no unit."""
    if not (radius <= x <= made.width - radius and radius <= y <= made.height - radius):
        return False
    if any(nearer(x, y, unit.at[0], unit.at[1], apart) for unit in made.units if unit.at):
        return False
    return not any(is_over(body, x, y, radius) for body in made.bodies)


def is_over(body: BodySetup, x: int, y: int, radius: int) -> bool:
    """Return whether a disc overlaps a body; a catapult is as large as the disc."""
    if body.disc is not None:
        own = radius if body.kind in ("artillery", "wreck") else body.disc[2]
        return bool(nearer(x, y, *body.disc[:2], radius + own))
    assert body.rect is not None
    return bool(square_to_rectangle(x, y, *body.rect) < radius * radius)
