"""Whether a scenario of `wizardrimort` can be played, and which part of it is at fault."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from typing import Any

from voevoda.core.errors import ParameterError, ScenarioError
from voevoda.games.wizardrimort.forms import SIDE_LETTERS
from voevoda.games.wizardrimort.params import (
    CLASS_LETTERS,
    COMMANDERS,
    FACTIONS,
    GAMES,
    MODES,
    PARAMETERS,
)
from voevoda.games.wizardrimort.records import (
    BODY_KINDS,
    MOST_SIDE,
    MOST_SLOTS,
    NAME_CHARACTERS,
)
from voevoda.games.wizardrimort.setups import (
    BodySetup,
    CommanderSetup,
    Scenario,
    SideSetup,
    UnitSetup,
)

SMALLEST, LARGEST = 600, 12000
HIGHEST = 5000
MOST_BODIES = 100
MOST_BLOCKS = 80
MOST_FACING = 12000
LONGEST_NAME = 80
"""Characters that a scenario is called by."""
LEAST_HAND = 3
"""Fingers of a hand."""
ONE_OF = ("obelisk", "garden", "mine")
OWNED = ("block", "artillery", "crystal", "wall", "wreck")
UNIT_ID = re.compile(r"[AB][1-9]\d?")
BODY_ID = re.compile(r"[A-Z][A-Za-z0-9.]*|b\d{1,2}")
"""A block that is built later has a name behind all of these."""


def checked(made: Scenario) -> Scenario:
    """Return a scenario that can be played; raises ScenarioError or ParameterError."""
    check_number("id length", len(made.id), 0, LONGEST_NAME)
    check_number("name length", len(made.name), 0, LONGEST_NAME)
    check_parameters(made.params)
    check_number("width", made.width, SMALLEST, LARGEST)
    check_number("height", made.height, SMALLEST, LARGEST)
    check_commanders(made)
    check_modes(made)
    check_castles(made)
    check_bodies(made)
    check_units(made)
    check_sides(made)
    return made


def check_parameters(params: Mapping[str, Any]) -> None:
    """Raise ParameterError for a value out of range, or one that does not go with another."""
    PARAMETERS.check(params)
    finger, hand, slack = (
        number_of(params, f"tape.{name}") for name in ("finger", "hand", "slack")
    )
    if hand < LEAST_HAND * finger:
        raise ParameterError(
            "wizardrimort-setup-hand", name="tape.hand", value=hand, least=LEAST_HAND * finger,
            finger=finger,
        )  # fmt: skip
    if slack >= finger:
        raise ParameterError(
            "wizardrimort-setup-slack", name="tape.slack", value=slack, most=finger - 1,
            finger=finger,
        )  # fmt: skip
    narrow = number_of(params, "unit.narrow")
    if narrow % 2:
        raise ParameterError("wizardrimort-setup-narrow", name="unit.narrow", value=narrow)


def number_of(params: Mapping[str, Any], name: str) -> int:
    """Return a number of the rules: the one that is given, or the default."""
    parameter = PARAMETERS.named(name)
    return int(str(parameter.read(params.get(name, parameter.default))))


def check_number(what: str, value: int, low: int, high: int) -> None:
    """Raise ScenarioError for a number outside its range."""
    if not low <= value <= high:
        raise ScenarioError("scenario-number", what=what, value=value, low=low, high=high)


def check_known(what: str, value: str, known: Iterable[str]) -> None:
    """Raise ScenarioError for a word that is none of those known, naming the nearest."""
    words = [word for word in known if word]
    if value not in words:
        near = difflib.get_close_matches(value, words, 1, 0.5)
        raise ScenarioError(
            "wizardrimort-setup-unknown", what=what, value=value[:40],
            near=near[0] if near else "none", known=", ".join(words),
        )  # fmt: skip


def check_commanders(made: Scenario) -> None:
    """Two to four, at most two on a side."""
    if not 2 <= len(made.commanders) <= COMMANDERS:
        count = len(made.commanders)
        raise ScenarioError("scenario-players", count=count, most=COMMANDERS)
    for number, commander in enumerate(made.commanders, 1):
        check_known(f"commander {number} side", commander.side, SIDE_LETTERS)
        check_number(f"commander {number} armies", commander.armies, 0, 4)
        if commander.faction or not made.draft:
            check_known(f"commander {number} faction", commander.faction, FACTIONS[1:])
    for side in SIDE_LETTERS:
        count = len(_of_side(made, side))
        if not 1 <= count <= 2:
            raise ScenarioError("wizardrimort-setup-side", side=side, count=count)
    if made.order:
        check_order(made)


def _of_side(made: Scenario, side: str) -> list[CommanderSetup]:
    return [commander for commander in made.commanders if commander.side == side]


def check_order(made: Scenario) -> None:
    """WIZ-OPT-02: sides take turns, and everybody has one."""
    seats = range(1, len(made.commanders) + 1)
    sides = [made.commanders[seat - 1].side for seat in made.order if seat in seats]
    turns = len(made.order)
    fair = turns % 2 == 0 and 2 <= turns <= MOST_SLOTS and set(made.order) == set(seats)
    if not fair or sides != [SIDE_LETTERS[place % 2] for place in range(turns)]:
        raise ScenarioError("wizardrimort-setup-order", order=", ".join(map(str, made.order)))


def check_modes(made: Scenario) -> None:
    """WIZ-MDE-05, WIZ-MDE-10: modes, and what they need."""
    check_number("modes", len(made.modes), 1, GAMES)
    for mode in made.modes:
        check_known("modes", mode, MODES)
    check_known("first", made.first, (*SIDE_LETTERS, "lot"))
    if made.defender:
        check_known("defender", made.defender, SIDE_LETTERS)
    if "siege" in made.modes:
        if len(made.modes) > 1:
            raise ScenarioError("wizardrimort-setup-chronicle-siege")
        if made.defender not in [castle.side for castle in made.castles]:
            raise ScenarioError("wizardrimort-setup-siege-castle")
    kinds = {body.kind for body in made.bodies}
    for mode in made.modes:
        for kind in ONE_OF:
            if mode == "overlord" and kind not in kinds:
                raise ScenarioError("wizardrimort-setup-lacks", mode=mode, kind=kind)
        if mode == "destruction" and len(made.castles) < 2:
            raise ScenarioError("wizardrimort-setup-lacks", mode=mode, kind="castle")


def check_castles(made: Scenario) -> None:
    """One for each side, whole on the table."""
    sides = [castle.side for castle in made.castles]
    for castle in made.castles:
        check_known("castle side", castle.side, SIDE_LETTERS)
        check_zone(made, f"castle {castle.side}", castle.zone)
    if len(set(sides)) < len(sides):
        raise ScenarioError("wizardrimort-setup-twice", what="castle", id=sides[0])


def check_zone(made: Scenario, what: str, zone: tuple[int, int, int, int]) -> None:
    """Raise ScenarioError for a rectangle that is none, or not on the table."""
    x0, y0, x1, y1 = zone
    on_table = 0 <= x0 < x1 <= made.width and 0 <= y0 < y1 <= made.height
    if not on_table:
        shape = f"({x0}, {y0})-({x1}, {y1})"
        raise ScenarioError(
            "wizardrimort-setup-off-table", what=what, shape=shape, width=made.width,
            height=made.height,
        )  # fmt: skip


def check_bodies(made: Scenario) -> None:
    """Shapes, heights, owners and names of bodies."""
    check_number("bodies", len(made.bodies), 0, MOST_BODIES)
    names: set[str] = set()
    for body in made.bodies:
        if not BODY_ID.fullmatch(body.id) or len(body.id) > NAME_CHARACTERS:
            raise ScenarioError("wizardrimort-setup-body-id", id=body.id[:40])
        if body.id in names:
            raise ScenarioError("wizardrimort-setup-twice", what="body", id=body.id)
        names.add(body.id)
        check_body(made, body)
    for kind in ONE_OF:
        count = sum(1 for body in made.bodies if body.kind == kind)
        if count > 1:
            raise ScenarioError("wizardrimort-setup-twice", what=kind, id=kind)


def check_body(made: Scenario, body: BodySetup) -> None:
    """One body."""
    check_known(body.id, body.kind, BODY_KINDS[1:])
    if (body.disc is None) == (body.rect is None):
        raise ScenarioError("wizardrimort-setup-shape", what=body.id)
    if body.disc is not None:
        x, y, radius = body.disc
        check_number(f"{body.id} radius", radius, 1, LARGEST // 2)
        check_number(f"{body.id} x", x, 0, made.width)
        check_number(f"{body.id} y", y, 0, made.height)
    elif body.rect is not None:
        check_zone(made, body.id, body.rect)
    top = body.bottom + 1 if body.top is None else body.top
    check_number(f"{body.id} bottom", body.bottom, 0, HIGHEST - 1)
    check_number(f"{body.id} top", top, body.bottom + 1, HIGHEST)
    if body.kind in OWNED or body.side:
        check_known(f"{body.id} side", body.side, SIDE_LETTERS)
    if body.hp is not None:
        check_number(f"{body.id} hp", body.hp, 1, 9)


def check_units(made: Scenario) -> None:
    """Who they are and where they stand."""
    names: set[str] = set()
    for unit in made.units:
        if not UNIT_ID.fullmatch(unit.id):
            raise ScenarioError("wizardrimort-setup-unit-id", id=unit.id[:40])
        if unit.id in names:
            raise ScenarioError("wizardrimort-setup-twice", what="unit", id=unit.id)
        names.add(unit.id)
        check_number(f"{unit.id} number", int(unit.id[1:]), 1, MOST_SIDE)
        check_unit(made, unit)
    for side in SIDE_LETTERS:
        if not any(unit.id[0] == side and not unit.lost for unit in made.units):
            raise ScenarioError("wizardrimort-setup-no-units", side=side)


def check_unit(made: Scenario, unit: UnitSetup) -> None:
    """One unit."""
    check_known(f"{unit.id} warrior", unit.warrior, CLASS_LETTERS)
    if unit.commander:
        check_number(f"{unit.id} commander", unit.commander, 1, len(made.commanders))
        if made.commanders[unit.commander - 1].side != unit.id[0]:
            raise ScenarioError(
                "wizardrimort-setup-commander", what=unit.id, commander=unit.commander
            )
    for part in unit.facing:
        check_number(f"{unit.id} facing", part, -MOST_FACING, MOST_FACING)
    if not unit.at:
        if not unit.lost and not made.deploy:
            raise ScenarioError("wizardrimort-setup-no-place", what=unit.id)
        return
    if len(unit.at) not in (2, 3):
        raise ScenarioError("wizardrimort-setup-point", what=unit.id)
    for axis, value, most in zip("xyz", unit.at, (made.width, made.height, HIGHEST), strict=False):
        check_number(f"{unit.id} at {axis}", value, 0, most)


def check_sides(made: Scenario) -> None:
    """Coins, blocks, places to deploy."""
    for side, setup in zip(SIDE_LETTERS, (made.a, made.b), strict=True):
        check_side(made, side, setup)
    if made.bank is not None:
        check_number("bank", made.bank, 0, 99)


def check_side(made: Scenario, side: str, setup: SideSetup) -> None:
    """One side."""
    check_number(f"side {side} coins", setup.coins, 0, 99)
    if setup.pool is not None:
        check_number(f"side {side} pool", setup.pool, 0, MOST_BLOCKS)
    if setup.start_size is not None:
        check_number(f"side {side} start_size", setup.start_size, 0, MOST_SIDE)
    if setup.zone is not None:
        check_zone(made, f"side {side} zone", setup.zone)
    elif made.deploy and side not in [castle.side for castle in made.castles]:
        raise ScenarioError("wizardrimort-setup-no-zone", side=side)
