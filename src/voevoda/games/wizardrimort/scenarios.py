"""Set-ups of `wizardrimort`: files in `scenarios/`, checked, made into a world and a state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from voevoda.core.errors import ScenarioError, VoevodaError
from voevoda.core.events import RECORDING, Log
from voevoda.core.game import SeatInfo, Start
from voevoda.core.records import Sizes
from voevoda.core.scenarios import ScenarioShelf
from voevoda.games.wizardrimort.checks import check_parameters, checked
from voevoda.games.wizardrimort.events import EVENTS, commander_name
from voevoda.games.wizardrimort.forms import (
    SIDE_LETTERS,
    pack_name,
    reduced,
)
from voevoda.games.wizardrimort.mustering import made_up, middle
from voevoda.games.wizardrimort.params import (
    CLASS_LETTERS,
    FACTIONS,
    MODES,
    PARAMETERS,
    PRIEST,
)
from voevoda.games.wizardrimort.positions import check_position
from voevoda.games.wizardrimort.records import (
    ARTILLERY,
    BODY_KINDS,
    CRYSTAL,
    GARDEN,
    LANE_STEP,
    LANE_STEPS,
    MINE,
    MOST_SIDE,
    MOST_SLOTS,
    NOBODY,
    NOTHING,
    OBELISK,
    POINTS,
    WALL,
    WRECK,
    State,
    World,
)
from voevoda.games.wizardrimort.resuming import resume
from voevoda.games.wizardrimort.rules.flow import go_on
from voevoda.games.wizardrimort.rules.opening import new_game
from voevoda.games.wizardrimort.rules.places import off_x, off_y, top_at
from voevoda.games.wizardrimort.setups import BodySetup, Scenario, UnitSetup
from voevoda.games.wizardrimort.standing import at_start, check_standing

FOLDER = Path(__file__).parent / "scenarios"

TIERS: tuple[Sizes, ...] = tuple(
    {"units": 2 * cap, "bodies": bodies, "plan": cap * POINTS}
    for cap, bodies in ((4, 24), (12, 64), (MOST_SIDE, 192))
)
"""Sizes of the compiled life: a duel, a standard game, and the largest."""


def _named(error: VoevodaError) -> list[str]:
    """Return the words of a fault that stand in the line at fault."""
    args = error.message.args
    named = [str(args[key]) for key in ("value", "id", "what", "name") if key in args]
    return [named[0], named[-1].split()[0]] if named else []


def _with_base(made: Scenario, tree: Mapping[str, Any]) -> Scenario:
    """Return a variant with all that it does not name itself taken from its base."""
    if not made.variant_of:
        return made
    base = SHELF.base(made.variant_of)
    own = {name: getattr(made, name) for name in tree if name not in ("variant_of", "params")}
    params = {**base.params, **made.params}
    own = {"quick": False, **own, "params": params, "variant_of": ""}
    return msgspec.structs.replace(base, **own)


def _sound(made: Scenario) -> Scenario:
    check_position(checked(made))
    return made


def _try_out(made: Scenario) -> None:
    world = make_world(made_up(made, made.params), made.params)
    check_standing(world, sizes(world))


SHELF = ScenarioShelf(
    "wizardrimort",
    FOLDER,
    Scenario,
    _sound,
    lambda made: len(made.commanders),
    _named,
    completed=_with_base,
    try_out=_try_out,
)


# Sizes


def sizes(world: Any) -> Sizes:
    """Return the exact sizes of a world."""
    blocks = int(world.pool[0]) + int(world.pool[1])
    return {
        "units": 2 * int(world.cap),
        "bodies": int(world.bodies) + blocks,
        "plan": int(world.cap) * POINTS,
    }


def compiled_sizes(world: Any) -> Sizes:
    """Return the smallest tier that holds a world."""
    need = sizes(world)
    return next(t for t in TIERS if all(t[name] >= need[name] for name in need))


def _check_sizes(need: Sizes) -> None:
    """Raise ScenarioError for more bodies, with the blocks that can be built, than there may be."""
    most = TIERS[-1]["bodies"]
    if need["bodies"] > most:
        raise ScenarioError("wizardrimort-setup-crowded", count=need["bodies"], most=most)


def seat_infos(world: Any) -> Sequence[SeatInfo]:
    """Return the commanders: `A` and `B`, or `A1`, `B1`, `A2`, `B2`, by side."""
    infos = []
    for seat in range(world.seats):
        side = SIDE_LETTERS[world.side[seat]]
        infos.append(SeatInfo(commander_name(world, seat), side, side))
    return infos


def longest(world: Any) -> int:
    """WIZ-END-07: a bound on decisions and outcomes.

    A turn has its roll, at most 12 actions, before each a window for two, in each window an
    interruption of 3 actions; an action is followed by at most 40 decisions and dice.
    """
    turns = world.params.limits_rounds * world.slots * world.games
    return int(2000 + turns * (4 + 12 * 40 + 12 * 2 + 2 * 4 * 40))


# Setting up


def set_up(made: Scenario, overrides: Mapping[str, Any]) -> Start:
    """Build world and state, and begin.

    `overrides` win over the scenario's parameters. Raises ScenarioError or ParameterError.
    """
    params = {**made.params, **overrides}
    check_parameters(params)
    world = make_world(made_up(made, params), params)
    check_standing(world, sizes(world))
    state = State.new(sizes(world))
    log = Log.new()
    log.mode = RECORDING
    new_game(world, state, log, int(world.first))
    if made.turn is not None:
        log.count = 0
        resume(world, state, log, made, made.turn)
    go_on(world, state, log)
    return Start(world, state, EVENTS.read(log))


def make_world(made: Scenario, params: Mapping[str, Any]) -> Any:
    """Return the fixed part: parameters, commanders, the table and the armies at the start."""
    shape = World.new({"units": 0, "bodies": 0})
    PARAMETERS.fill(shape.params, params)
    _fill_sides(shape, made)
    shape.cap = _most_units(shape, made)
    shape.bodies = len(made.bodies)
    _check_sizes(sizes(shape))
    world = World.new(sizes(shape))
    for name in ("cap", "bodies", "pool"):
        setattr(world, name, getattr(shape, name))
    PARAMETERS.fill(world.params, params)
    world.width, world.height = made.width, made.height
    for place in range(16 * LANE_STEPS):
        k, step = divmod(place, LANE_STEPS)
        world.lane_x[place] = off_x(0, k, LANE_STEP * (step + 1))
        world.lane_y[place] = off_y(0, k, LANE_STEP * (step + 1))
    _fill_sides(world, made)
    _fill_commanders(world, made)
    _fill_modes(world, made)
    _fill_bodies(world, made)
    _fill_units(world, made)
    return world


def _armies(made: Scenario, side: str) -> int:
    """Return how many full armies a side has."""
    return max(1, sum(c.armies for c in made.commanders if c.side == side))


def _fill_sides(world: Any, made: Scenario) -> None:
    """WIZ-SET-04, WIZ-OPT-06: coins, blocks, and the size that the spirits count from."""
    mine = any(body.kind == "mine" for body in made.bodies)
    world.bank = (world.params.coins_bank if mine else 0) if made.bank is None else made.bank
    for place, (side, setup) in enumerate(zip(SIDE_LETTERS, (made.a, made.b), strict=True)):
        pool = world.params.block_pool * _armies(made, side)
        world.pool[place] = pool if setup.pool is None else setup.pool
        world.coins[place] = setup.coins
        count = sum(1 for unit in made.units if unit.id[0] == side)
        size = count if setup.start_size is None else setup.start_size
        base = int(world.params.spirit_base)
        world.start_size[place] = size if base < 0 else base


def _most_units(world: Any, made: Scenario) -> int:
    """Return how many units a side can come to have: those at the start, and who is hired."""
    most = 0
    for place, side in enumerate(SIDE_LETTERS):
        numbers = [int(unit.id[1:]) for unit in made.units if unit.id[0] == side]
        coins = int(world.bank) + int(world.coins[place])
        hired = coins // int(world.params.hire_cost)
        if world.params.coins_return_to_bank and coins:
            hired = MOST_SIDE
        most = max(most, max(numbers, default=0) + hired)
    return min(most, MOST_SIDE)


def _fill_commanders(world: Any, made: Scenario) -> None:
    """WIZ-MDE-12, WIZ-OPT-01, WIZ-OPT-02, WIZ-OPT-03, WIZ-OPT-04: who takes turns."""
    world.seats = len(made.commanders)
    for seat, commander in enumerate(made.commanders):
        world.side[seat] = SIDE_LETTERS.index(commander.side)
        world.faction[seat] = FACTIONS.index(commander.faction) if commander.faction else 0
        world.armies[seat] = commander.armies
    by_side = [[s for s in range(world.seats) if world.side[s] == side] for side in (0, 1)]
    turns = max(len(seats) for seats in by_side)
    order = [seat - 1 for seat in made.order] or [
        seats[place % len(seats)] for place in range(turns) for seats in by_side
    ]
    world.slots = len(order)
    world.order[: len(order)] = order
    swapped = [order[place ^ 1] for place in range(len(order))]
    world.order[MOST_SLOTS : MOST_SLOTS + len(order)] = swapped


def first_side(made: Scenario) -> str:
    """WIZ-TRN-12: the side that begins, or `lot`.

    Unless the scenario says otherwise besiegers begin, and who is alone against two (WIZ-MDE-05,
    WIZ-OPT-03).
    """
    if made.first != "lot":
        return made.first
    if "siege" in made.modes:
        return SIDE_LETTERS[1 - SIDE_LETTERS.index(made.defender)]
    sides = [commander.side for commander in made.commanders]
    alone = [side for side in SIDE_LETTERS if sides.count(side) == 1 and len(sides) == 3]
    return alone[0] if alone else "lot"


def _fill_modes(world: Any, made: Scenario) -> None:
    world.games = len(made.modes)
    if world.games > 1:
        world.games = min(world.games, int(world.params.chronicle_games))
    world.mode[: len(made.modes)] = [MODES.index(mode) for mode in made.modes]
    world.first = SIDE_LETTERS.find(first_side(made))
    world.defender = SIDE_LETTERS.find(made.defender) if made.defender else NOBODY
    world.drafts, world.deploys = int(made.draft), int(made.deploy)
    world.round_limit = world.params.limits_rounds
    for castle in made.castles:
        side = SIDE_LETTERS.index(castle.side)
        _set_zone(world.castle[side], castle.zone)
        _set_zone(world.zone[side], castle.zone)
    for side, setup in enumerate((made.a, made.b)):
        if setup.zone is not None:
            _set_zone(world.zone[side], setup.zone)


def _set_zone(zone: Any, given: Sequence[int]) -> None:
    zone.x0, zone.y0, zone.x1, zone.y1 = given


OBJECT_TOPS = {"obelisk": 450, "garden": 100, "mine": 120, "crystal": 120, "tree": 400}
"""WIZ-OBJ-14, and the usual tree."""
USUAL_TOP = 100


def _top(world: Any, body: BodySetup) -> int:
    if body.top is not None:
        return body.top
    heights = {
        "wall": world.params.castle_wall_height,
        "rubble": world.params.rubble_height,
        "log": world.params.rubble_height,
        "block": world.params.block_size,
        "artillery": world.params.art_height,
        "wreck": world.params.art_wreck_height,
    }
    return body.bottom + int(heights.get(body.kind, OBJECT_TOPS.get(body.kind, USUAL_TOP)))


def _fill_bodies(world: Any, made: Scenario) -> None:
    """WIZ-SET-02: terrain, castles, catapults and objects, in the order of their names.

    Every catapult is as large as the parameters say (WIZ-ART-02).
    """
    world.obelisk = world.garden = world.mine = NOTHING
    world.crystal[:] = [NOTHING, NOTHING]
    ordered = sorted(made.bodies, key=lambda body: pack_name(body.id))
    for index, setup in enumerate(ordered):
        body = world.start_bodies[index]
        body.kind = BODY_KINDS.index(setup.kind)
        if body.kind in (ARTILLERY, WRECK):
            x, y = middle(setup)
            radius, body.disc = int(world.params.art_radius), 1
            _set_zone(body, (x - radius, y - radius, x + radius, y + radius))
        elif setup.disc is not None:
            x, y, radius = setup.disc
            body.disc = 1
            _set_zone(body, (x - radius, y - radius, x + radius, y + radius))
        elif setup.rect is not None:
            _set_zone(body, setup.rect)
        body.bottom, body.top = setup.bottom, _top(world, setup)
        body.side = SIDE_LETTERS.find(setup.side) if setup.side else NOBODY
        body.castle = body.side if setup.kind in ("wall", "rubble") else NOBODY
        if body.kind == WALL:
            body.hp = world.params.castle_wall_hp if setup.hp is None else setup.hp
        body.shots, body.moved = setup.shots, int(setup.moved)
        world.names[index] = pack_name(setup.id)
        world.loose[index] = int(setup.loose)
        if body.kind in (ARTILLERY, WRECK):
            world.engine[index] = _gunners(world, setup)
        _note_object(world, index)


def _gunners(world: Any, setup: BodySetup) -> int:
    """WIZ-ART-01: who may use a catapult: `A2.art` is the second commander's, `A.art` the side's.

    A commander who is alone on his side has them all.
    """
    side = SIDE_LETTERS.index(setup.side)
    seats = [seat for seat in range(world.seats) if world.side[seat] == side]
    number = setup.id[1:2]
    if number.isdigit() and len(seats) > 1 and int(number) <= len(seats):
        seats = [seats[int(number) - 1]]
    return sum(1 << seat for seat in seats)


def _note_object(world: Any, index: int) -> None:
    body = world.start_bodies[index]
    if body.kind == OBELISK:
        world.obelisk = index
    elif body.kind == GARDEN:
        world.garden = index
    elif body.kind == MINE:
        world.mine = index
    elif body.kind == CRYSTAL:
        world.crystal[body.side] = index


def _fill_units(world: Any, made: Scenario) -> None:
    for unit in world.start_units:
        unit.commander = unit.group = NOBODY
    bodies = at_start(world, sizes(world))
    for setup in made.units:
        side = SIDE_LETTERS.index(setup.id[0])
        slot = side * world.cap + int(setup.id[1:]) - 1
        _fill_unit(world, bodies, world.start_units[slot], setup, side)


def _fill_unit(world: Any, bodies: Any, unit: Any, setup: UnitSetup, side: int) -> None:
    seats = [seat for seat in range(world.seats) if world.side[seat] == side]
    unit.commander = setup.commander - 1 if setup.commander else seats[0]
    unit.kind = CLASS_LETTERS.index(setup.warrior)
    priest = unit.kind == PRIEST
    unit.faction = 0 if priest else world.faction[unit.commander]
    unit.living = int(not (priest or setup.skeleton or setup.mercenary or setup.lost))
    unit.mercenary = int(setup.mercenary)
    unit.on_table = int(not (setup.lost or world.deploys))
    if setup.at:
        unit.x, unit.y = setup.at[:2]
        unit.z = setup.at[2] if len(setup.at) == 3 else top_at(bodies, unit.x, unit.y)
    facing = setup.facing if setup.facing != (0, 0) else (1 if side == 0 else -1, 0)
    unit.fx, unit.fy = reduced(*facing)
