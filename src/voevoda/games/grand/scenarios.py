"""Set-ups of `grand`: files in `scenarios/`, checked on loading, made into world and state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from voevoda.core.actions import GridCell
from voevoda.core.errors import VoevodaError
from voevoda.core.events import RECORDING, Log
from voevoda.core.game import SeatInfo, Start
from voevoda.core.records import Sizes
from voevoda.core.scenarios import ScenarioShelf
from voevoda.games.grand.checks import (
    MOST_UNITS,
    NO_LAND,
    STATUSES,
    TERRAIN,
    checked,
    lands_of,
    read_tag,
    width_of,
)
from voevoda.games.grand.events import EVENTS
from voevoda.games.grand.forms import piece_of
from voevoda.games.grand.params import BUILDINGS, LEVEL, PARAMETERS, SCHOOLS, UNIT_LETTERS, WORKS
from voevoda.games.grand.records import (
    ARMIES,
    AROUND,
    ASLEEP,
    AWAKE,
    BATTLE_GAME,
    DRAGON_MARK,
    FREE,
    IN_ORDERS,
    LONGEST_NAME,
    MAP_GAME,
    MINE_SITE,
    NO_PIECE,
    NOWHERE,
    START,
    TAMED,
    WAITING,
    State,
    World,
)
from voevoda.games.grand.rules import go_on
from voevoda.games.grand.rules.cells import look_at
from voevoda.games.grand.rules.pieces import tag_kind
from voevoda.games.grand.rules.removal import raise_building
from voevoda.games.grand.rules.standalone import begin_match
from voevoda.games.grand.setups import Position, Scenario, UnitSetup

FOLDER = Path(__file__).parent / "scenarios"
CELL = GridCell()
DRAGON_STATES = {"asleep": ASLEEP, "waiting": WAITING, "tamed": TAMED, "free": FREE}

SMALL, LARGE = 216, 676
TIERS: tuple[Sizes, ...] = tuple(
    {"cells": cells, "around": cells * AROUND, "units": units, "declarations": units}
    for cells, units in ((SMALL, MOST_UNITS), (LARGE, 2 * MOST_UNITS))
)
"""Sizes of the compiled life. All shipped scenarios fit the first: one layout is compiled."""


def _named(error: VoevodaError) -> list[str]:
    """Return the words of a fault that stand in the line at fault."""
    args = error.message.args
    return [str(args[key]) for key in ("cell", "value", "what", "name") if key in args]


def _with_map(made: Scenario, tree: Mapping[str, Any]) -> Scenario:
    """Return a variant with the map and the pieces of the scenario that it varies."""
    if not made.variant_of:
        return made
    base = SHELF.base(made.variant_of)
    return msgspec.structs.replace(
        base, id=made.id, seats=made.seats, teams=made.teams, minutes=made.minutes,
        quick=made.quick, name=made.name, params={**base.params, **made.params},
    )  # fmt: skip


SHELF = ScenarioShelf(
    "grand",
    FOLDER,
    Scenario,
    checked,
    lambda made: len(made.seats),
    _named,
    order=lambda made: (bool(made.attackers),),  # whole games, then battles
    completed=_with_map,
)


def sizes(world: Any) -> Sizes:
    """Return the sizes of a world: exact ones, but for the units and declarations to come."""
    if world.type == BATTLE_GAME:
        return {"cells": 0, "around": 0, "units": 0, "declarations": 0}
    units = TIERS[0 if world.cells <= SMALL else 1]["units"]
    cells = int(world.cells)
    return {"cells": cells, "around": cells * AROUND, "units": units, "declarations": units}


def compiled_sizes(world: Any) -> Sizes:
    """Return the smallest tier that holds a world."""
    return TIERS[0 if world.cells <= SMALL else 1]


def seat_infos(world: Any) -> Sequence[SeatInfo]:
    """Return `P1`, `P2`, …, those of a team with a common side such as `P1+P4`.

    Seats keep their numbers where others are not in play.
    """
    infos = []
    numbers = [int(number) for number in world.number[: world.seats]]
    for seat in numbers:
        members = [f"P{other}" for other in numbers if world.team[seat] >> other & 1]
        side = "+".join(members)
        infos.append(SeatInfo(f"P{seat}", side, side if len(members) > 1 else ""))
    return infos


def longest(world: Any) -> int:
    """A bound on decisions and outcomes.

    A seat's turn asks each unit and building for three things at most; each battle asks for a place
    for each fighter and for an order of each card, and again in each round of laying out.
    """
    if world.type == BATTLE_GAME:
        return int(world.params.rounds) * 48 * 48
    pieces = int(world.cells) + 2 * MOST_UNITS
    return int(world.params.year_limit) * int(world.seats) * pieces * pieces


def set_up(made: Scenario, overrides: Mapping[str, Any]) -> Start:
    """Build world and state, and start the first turn or battle.

    `overrides` win over the scenario's parameters. Raises ScenarioError or ParameterError.
    """
    world = make_world(made, {**made.params, **overrides})
    state = State.new(sizes(world))
    state.flying = state.actor = NO_PIECE
    state.next_number = 1
    log = Log.new()
    log.mode = RECORDING
    if world.type == BATTLE_GAME:
        begin_match(world, state, log)
    else:
        set_pieces(world, state, made)
        if made.position is not None:
            resume(world, state, made, made.position)
            return Start(world, state, [])
        state.year, state.active, state.asked = 1, world.number[0], world.number[0]
        state.node = START
    go_on(world, state, log)
    return Start(world, state, EVENTS.read(log))


def make_world(made: Scenario, params: Mapping[str, Any]) -> Any:
    """Return the fixed part: parameters, seats, and the map with its tables."""
    shape = World.new({"cells": 0, "around": 0})
    shape.type = BATTLE_GAME if made.attackers else MAP_GAME
    shape.width, shape.height = width_of(made), len(made.terrain)
    shape.cells = shape.width * shape.height
    world = World.new(sizes(shape))
    for name in ("type", "width", "height", "cells"):
        setattr(world, name, getattr(shape, name))
    PARAMETERS.fill(world.params, params)
    _fill_seats(world, made)
    _fill_map(world, made)
    for side, armies in enumerate((made.attackers, made.defenders)):
        world.army_count[side] = len(armies)
        for number, army in enumerate(armies):
            world.army_strength[side * ARMIES + number] = army.strength
            world.army_plus[side * ARMIES + number] = int(army.plus)
            first = (side * ARMIES + number) * LONGEST_NAME
            world.army_name[first : first + len(army.name)] = map(ord, army.name)
    return world


def _fill_seats(world: Any, made: Scenario) -> None:
    world.seats = len(made.seats)
    world.place[:] = [-1] * len(world.place)
    for place, seat in enumerate(made.seats):
        world.number[place] = seat
        world.place[seat] = place
        team = next((t for t in made.teams if seat in t), (seat,))
        world.team[seat] = sum(1 << member for member in team)


def _fill_map(world: Any, made: Scenario) -> None:
    lands = lands_of(made)
    world.lands = len(lands)
    world.land_name[: len(lands)] = map(ord, lands)
    for cell in range(world.cells):
        y, x = divmod(cell, world.width)
        letter = made.terrain[y][x]
        world.terrain[cell] = TERRAIN.index(letter.upper())
        world.river[cell] = int(letter.islower())
        name = made.lands[y][x]
        world.land[cell] = NOWHERE if name == NO_LAND else lands.index(name)
        near = [
            (y + dy) * world.width + x + dx
            for dy in (-1, 0, 1)
            for dx in (-1, 0, 1)
            if (dx or dy) and 0 <= x + dx < world.width and 0 <= y + dy < world.height
        ]
        for place, there in enumerate([*near, NOWHERE]):
            world.around[cell * AROUND + place] = there
    for mark, cells in ((MINE_SITE, made.mine_sites), (DRAGON_MARK, made.dragon_marks)):
        for name in cells:
            world.mark[CELL.parse(name, world)] = mark


def set_pieces(world: Any, state: Any, made: Scenario) -> None:
    """Buildings and units; of seats that are not in play, cities without an owner."""
    state.city[:] = [NOWHERE] * len(state.city)
    for seat in made.seats:
        state.coins[seat] = made.coins.get(str(seat), world.params.start_coins)
    for name in made.bridges:
        state.bridge[CELL.parse(name, world)] = 1
    for building in made.buildings:
        cell = CELL.parse(building.cell, world)
        owner = building.owner if building.owner in made.seats else 0
        kind = BUILDINGS.index(building.kind)
        raise_building(world, state, cell, kind, building.level, owner)
        state.act[cell] = int(not building.acted)
        state.work[cell] = LEVEL if building.gains else 0
        state.spoiled[cell] = int(building.spoiled)
        state.ghosts[cell] = building.ghosts
    for setup in sorted(made.units, key=lambda unit: read_tag(unit.tag)):
        _set_unit(world, state, made, setup)
    for cell in range(world.cells):
        look_at(state, cell)


def _set_unit(world: Any, state: Any, made: Scenario, setup: UnitSetup) -> None:
    number, _, seat = read_tag(setup.tag)
    state.next_number = number + 1
    owner = seat if setup.owner is None else setup.owner
    if owner not in (0, *made.seats):
        return
    unit = state.units[state.top]
    state.top += 1
    unit.tag, unit.owner = piece_of(setup.tag, world), owner
    unit.cell = CELL.parse(setup.cell, world)
    unit.mithril, unit.act = int(setup.mithril), int(not setup.acted)
    unit.moved, unit.carried, unit.pinned = (
        int(flag) for flag in (setup.moved, setup.carried, setup.pinned)
    )
    unit.school = SCHOOLS.index(setup.school)
    dragon = UNIT_LETTERS[tag_kind(unit.tag)] == "D"
    unit.state = DRAGON_STATES[setup.state or "asleep"] if dragon else AWAKE
    unit.home = CELL.parse(setup.home or setup.cell, world) if dragon else NOWHERE
    unit.former = setup.former
    unit.controller = piece_of(setup.controller, world) if setup.controller else NO_PIECE
    unit.work, unit.spoiled = WORKS.index(setup.work), int(setup.spoiled)
    unit.wind, unit.water, unit.stun, unit.fury = setup.wind, setup.water, setup.stun, setup.fury


def resume(world: Any, state: Any, made: Scenario, at: Position) -> None:
    """Fill in a position: a seat is giving its orders."""
    state.node = IN_ORDERS
    state.year, state.active, state.asked = at.year, at.active, at.active
    for name, coins in at.coins.items():
        state.coins[int(name)] = coins
    for bits, pairs in (
        (state.peace, (*at.peace, *((b, a) for a, b in at.peace))),
        (state.notice, at.notice),
        (state.offers, at.offers),
        (state.talked, at.talked),
    ):
        for seat, partner in pairs:
            bits[seat] |= 1 << partner
    lands = lands_of(made)
    for land, payments in at.turmoil.items():
        state.turmoil[lands.index(land)] = payments
    state.out = sum(1 << seat for seat in set(at.out))
    state.out_before = sum(1 << seat for seat in set(at.out_before))
    state.next_number = at.next_number or state.next_number
    state.declared = len(at.declared)
    for place, battle in enumerate(at.declared):
        state.source[place] = piece_of(battle.source, world)
        state.aim[place] = piece_of(battle.target, world)
        state.status[place] = STATUSES.index(battle.status)
        state.as_neutral[place] = int(battle.as_neutral)
