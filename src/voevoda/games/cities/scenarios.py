"""Set-ups of `cities`: files in `scenarios/`, checked on loading, made into a world and a state."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement, permutations
from pathlib import Path
from typing import Any

import msgspec

from voevoda.core.actions import GridCell
from voevoda.core.errors import ScenarioError, VoevodaError
from voevoda.core.events import RECORDING, Log
from voevoda.core.game import SeatInfo, Start
from voevoda.core.records import Sizes
from voevoda.core.scenarios import ScenarioShelf
from voevoda.games.cities.events import EVENTS
from voevoda.games.cities.params import (
    BY_LOCATION,
    CAMP,
    CASTLE,
    DASH,
    LAIR,
    NO_RELIC,
    PARAMETERS,
    RELICS,
    TOWER,
    TYPES,
    pack_row,
    read_row,
    write_row,
)
from voevoda.games.cities.records import (
    AROUND,
    LOCATION_MARK,
    MAIN,
    ORDER,
    ROWS,
    SEATS,
    WALL,
    State,
    World,
)
from voevoda.games.cities.rules.general import maximum_health, maximum_spirit
from voevoda.games.cities.rules.map import distance
from voevoda.games.cities.rules.turns import mover, start_turn

FOLDER = Path(__file__).parent / "scenarios"
SMALLEST, LARGEST = 3, 26
MOST_LOCATIONS = 338
MOST = 9999
"""Spirit, health or unit number that a position may name, at most."""

CELL = GridCell()

TIERS: tuple[Sizes, ...] = tuple(
    {
        "cells": cells,
        "around": cells * AROUND,
        "reach": cells * 50,
        "locations": locations,
        "units": cells,
        "entries": max(SEATS, locations),
    }
    for cells, locations in ((90, 6), (256, 24), (LARGEST * LARGEST, MOST_LOCATIONS))
)
"""Sizes of the compiled life. All shipped scenarios fit the first: one layout is compiled."""


class LocationSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A location of a scenario (CIT-SET-01); what is left out is the default."""

    type: str
    owner: int
    """Player, from 1."""
    cell: str
    level: int | None = None
    tp: int | None = None
    relic: str | None = None
    # Only in a position:
    spirit: int | None = None
    health: int | None = None
    abandoned: bool = False
    siege_cost: int | None = None
    used: int = 0
    """Actions taken in the present turn."""
    unready: bool = False
    """Cannot act in the present turn although its owner is to move."""
    mystic_used: bool = False


class UnitSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A unit of a position."""

    number: int
    """`u<number>`, from 1."""
    home: int
    """Location, from 1."""
    cell: str
    spirit: int
    health: int
    ctrl: int = 0
    """Location that controls it, from 1; 0: its home."""
    row: str = ""
    """Left out: the standard row."""
    improved: bool = False
    subdued: bool = False
    attacked: bool = False


class TurnSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Whose turn it is in a position, in the middle of that turn."""

    slot: int = 0
    """Place in the initiative order, from 0."""
    round: int = 1
    quiet_rounds: int = 0
    attack_seen: bool = False
    next_unit: int = 0
    """Number of the next unit; 0: after the highest."""
    eliminated: tuple[int, ...] = ()
    """Players, from 1, in order of elimination."""


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A set-up of `cities` (CIT-SET-01)."""

    id: str
    width: int
    height: int
    locations: tuple[LocationSetup, ...]
    round_limit: int
    order: tuple[int, ...] = ()
    """Players in initiative order, from 1; left out: by number."""
    walls: tuple[str, ...] = ()
    params: dict[str, int | str | bool] = {}
    """Parameters and options that differ."""
    units: tuple[UnitSetup, ...] = ()
    turn: TurnSetup | None = None
    """Given: a position to go on from. Left out: the game begins with the first player's turn."""
    minutes: tuple[int, int] = (0, 0)
    quick: bool = False
    name: str = ""
    """For scenarios that are not shipped; shipped ones are named by their texts."""


def _players(made: Scenario) -> tuple[int, ...]:
    return made.order or tuple(sorted({location.owner for location in made.locations}))


def _checked(made: Scenario) -> Scenario:
    """CIT-SET-04, CIT-SET-03: whether the scenario can be played; raises ScenarioError."""
    if not (SMALLEST <= made.width <= LARGEST and SMALLEST <= made.height <= LARGEST):
        raise ScenarioError("scenario-map-size", width=made.width, height=made.height)
    if len(made.locations) > MOST_LOCATIONS:
        raise ScenarioError("scenario-too-many", count=len(made.locations), most=MOST_LOCATIONS)
    players = _players(made)
    if not 2 <= len(players) <= SEATS:
        raise ScenarioError("scenario-players", count=len(players), most=SEATS)
    if sorted(players) != list(range(1, len(players) + 1)):
        raise ScenarioError("scenario-order", known=", ".join(map(str, players)))
    PARAMETERS.check(made.params)
    PARAMETERS.check({"round_limit": made.round_limit})
    owners = {location.owner for location in made.locations}
    for number, location in enumerate(made.locations, 1):
        _check_location(made, f"L{number}", location, len(players))
    gone = set(made.turn.eliminated) if made.turn is not None else set()
    for player in players:
        if player not in owners | gone:
            raise ScenarioError("scenario-player-without-location", player=f"P{player}")
    _check_cells(made)
    _check_position(made, len(players))
    return made


def _check_location(made: Scenario, what: str, location: LocationSetup, players: int) -> None:
    if location.type not in TYPES:
        raise ScenarioError(
            "scenario-unknown-type", what=what, type=location.type, known=", ".join(TYPES)
        )
    if not 1 <= location.owner <= players:
        raise ScenarioError("scenario-owner", what=what, owner=location.owner, count=players)
    if location.relic is not None and location.relic not in RELICS[1:]:
        raise ScenarioError(
            "scenario-unknown-relic", what=what, relic=location.relic, known=", ".join(RELICS[1:])
        )
    for name, value, low, high in (
        ("level", location.level, 0, 3),
        ("tp", location.tp, 0, 999),
        ("spirit", location.spirit, 1, MOST),
        ("health", location.health, 0, MOST),
        ("siege_cost", location.siege_cost, 0, 9),
        ("used", location.used, 0, 9),
    ):
        if value is not None:
            _check_number(f"{what} {name}", value, low, high)


def _check_number(what: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise ScenarioError("scenario-number", what=what, value=value, low=low, high=high)


def _check_position(made: Scenario, players: int) -> None:
    """CIT-GEN-09: what a position adds to a set-up."""
    if made.turn is None:
        if made.units:
            raise ScenarioError("scenario-units-without-turn", what=f"u{made.units[0].number}")
        return
    numbers: set[int] = set()
    for unit in made.units:
        what = f"u{unit.number}"
        if unit.number in numbers:
            raise ScenarioError("scenario-unit-twice", what=what)
        numbers.add(unit.number)
        _check_unit(what, unit, len(made.locations))
    turn = made.turn
    by_location = made.params.get("initiative_unit") == "location"
    _check_number("turn slot", turn.slot, 0, (len(made.locations) if by_location else players) - 1)
    _check_number("turn round", turn.round, 1, 999)
    _check_number("turn quiet_rounds", turn.quiet_rounds, 0, 999)
    if turn.next_unit:
        _check_number("turn next_unit", turn.next_unit, max(numbers, default=0) + 1, MOST)
    for player in turn.eliminated:
        _check_number("turn eliminated", player, 1, players)
    owners = {location.owner for location in made.locations}
    if len(owners) < 2:
        raise ScenarioError("scenario-one-owner")
    if not by_location and _players(made)[turn.slot] not in owners:
        raise ScenarioError(
            "scenario-player-without-location", player=f"P{_players(made)[turn.slot]}"
        )


def _check_unit(what: str, unit: UnitSetup, locations: int) -> None:
    for name, value, low, high in (
        ("number", unit.number, 1, 65535),
        ("home", unit.home, 1, locations),
        ("ctrl", unit.ctrl, 0, locations),
        ("spirit", unit.spirit, 0, MOST),
        ("health", unit.health, 1, MOST),
    ):
        _check_number(f"{what} {name}", value, low, high)
    if unit.subdued and unit.spirit:
        raise ScenarioError("scenario-subdued-with-spirit", what=what, spirit=unit.spirit)
    if unit.row:
        try:
            read_row(unit.row)
        except ValueError:
            raise ScenarioError("scenario-row", what=what, row=unit.row) from None


def _check_cells(made: Scenario, adjacency: Any = None) -> None:
    taken: dict[int, str] = {}
    things = [(cell, cell) for cell in made.walls]
    things += [(f"L{n}", location.cell) for n, location in enumerate(made.locations, 1)]
    things += [(f"u{unit.number}", unit.cell) for unit in made.units]
    for what, text in things:
        cell = _cell(made, what, text)
        if cell in taken:
            raise ScenarioError("scenario-cell-taken", what=what, cell=text)
        taken[cell] = what
    if made.turn is not None:
        return  # in a position the space around a location may be taken
    for number, location in enumerate(made.locations, 1):
        around = _neighbours(made, CELL.parse(location.cell, made), adjacency)
        free = sum(1 for cell in around if cell not in taken)
        if free < 2:
            raise ScenarioError(
                "scenario-few-neighbours", what=f"L{number}", cell=location.cell, free=free
            )


def _cell(made: Scenario, what: str, text: str) -> int:
    if re.fullmatch(CELL.pattern, text):
        cell = CELL.parse(text, made)
        if cell != GridCell.OFF_MAP:
            return cell
    raise ScenarioError("scenario-cell-off-map", what=what, cell=text)


def _neighbours(made: Scenario, cell: int, adjacency: Any) -> list[int]:
    y, x = divmod(cell, made.width)
    four = str(adjacency or made.params.get("adjacency", "8")) == "4"
    return [
        (y + dy) * made.width + x + dx
        for dy in (-1, 0, 1)
        for dx in (-1, 0, 1)
        if (dx or dy) and not (four and dx and dy)
        if 0 <= x + dx < made.width and 0 <= y + dy < made.height
    ]


def _named(error: VoevodaError) -> list[str]:
    """Return the words of a fault that stand in the line at fault."""
    args = error.message.args
    return [str(args[key]) for key in ("cell", "type", "relic", "name") if key in args]


SHELF = ScenarioShelf(
    "cities", FOLDER, Scenario, _checked, lambda made: len(_players(made)), _named
)


def sizes(world: Any) -> Sizes:
    """Return the exact sizes of a world."""
    cells = world.width * world.height
    return {
        "cells": cells,
        "around": cells * AROUND,
        "reach": cells * 50,
        "locations": int(world.locations),
        "units": cells,
        "entries": int(world.entries),
    }


def compiled_sizes(world: Any) -> Sizes:
    """Return the smallest tier that holds a world."""
    need = sizes(world)
    return next(t for t in TIERS if all(t[name] >= need[name] for name in need))


def seat_infos(world: Any) -> Sequence[SeatInfo]:
    """Return `P1`, `P2`, … with what they own at the start."""
    infos = []
    for seat in range(world.seats):
        infos.append(SeatInfo(f"P{seat + 1}", f"P{seat + 1}"))
    return infos


def longest(world: Any) -> int:
    """CIT-END-10: a bound on decisions and outcomes.

    A turn has at most `max_actions` actions of each location; an action, at most eight decisions or
    outcomes (a creation with four exchanges and DONE: 1 + 1 + 1 + 4 + 1; a move of six cells: 7).
    """
    turns = world.params.round_limit * world.entries
    return int(world.entries + turns * (1 + world.locations * world.params.max_actions * 8))


def set_up(made: Scenario, overrides: Mapping[str, Any]) -> Start:
    """CIT-SET-02 to CIT-SET-05: build world and state and start the first turn.

    `overrides` win over the scenario's parameters. Raises ScenarioError or ParameterError.
    """
    _check_cells(made, overrides.get("adjacency"))
    world = make_world(made, {"round_limit": made.round_limit, **made.params, **overrides})
    state = bare_state(world, made)
    if made.turn is not None:
        resume(world, state, made, made.turn)
        return Start(world, state, [])
    log = Log.new()
    log.mode = RECORDING
    if world.params.initiative_mode == 1 and world.entries > 1:
        state.phase = ORDER
    else:
        state.drawn = world.entries
        start_turn(world, state, log)
    return Start(world, state, EVENTS.read(log))


def make_world(made: Scenario, params: Mapping[str, Any]) -> Any:
    """Return the fixed part: parameters and the tables that rules look up."""
    shape = World.new({"locations": 0, "around": 0, "reach": 0})
    PARAMETERS.fill(shape.params, params)
    shape.width, shape.height = made.width, made.height
    shape.locations, shape.seats = len(made.locations), len(_players(made))
    by_location = shape.params.initiative_unit == BY_LOCATION
    shape.entries = shape.locations if by_location else shape.seats
    world = World.new(sizes(shape))
    for name in ("width", "height", "locations", "seats", "entries"):
        setattr(world, name, getattr(shape, name))
    world.params.set(shape.params)
    for index, location in enumerate(made.locations):
        world.kind[index] = TYPES.index(location.type)
        world.site[index] = CELL.parse(location.cell, made)
    _fill_cells(world)
    _fill_rows(world)
    return world


def _fill_cells(world: Any) -> None:
    """CIT-MAP-02: who is next to whom, and who is in range of whom, once for the whole match."""
    cells = range(world.width * world.height)
    most = world.params.attack_range
    near: dict[int, list[int]] = {}
    reach: dict[int, list[int]] = {}
    for a in cells:
        apart = [(b, distance(world, a, b)) for b in cells]
        near[a] = [b for b, away in apart if away == 1]
        reach[a] = [b for b, away in apart if 1 <= away <= most]
    world.reach_stride = max(map(len, reach.values())) + 1
    for table, lists, stride in (
        (world.around, near, AROUND),
        (world.reach, reach, world.reach_stride),
    ):
        for a in cells:
            for place, b in enumerate([*lists[a], -1]):
                table[a * stride + place] = b


def _fill_rows(world: Any) -> None:
    """CIT-NEW-05 to CIT-NEW-08: the rows of each type and their prices, cheapest first."""
    for kind, rows_of in (
        (CASTLE, castle_rows),
        (TOWER, tower_rows),
        (CAMP, camp_rows),
        (LAIR, lair_rows),
    ):
        prices = rows_of(world.params)
        ranked = sorted(prices.items(), key=lambda item: (item[1], item[0]))
        if kind == CAMP:  # the standard row first, then in the order of the spec
            ranked = list(prices.items())
        world.row_count[kind] = len(ranked)
        for place, (row, price) in enumerate(ranked):
            world.rows[kind * ROWS + place] = pack_row(row)
            world.row_cost[kind * ROWS + place] = price


Row = tuple[int, ...]


def _cheaper(prices: dict[Row, int], row: Sequence[int], price: int) -> None:
    written = tuple(sorted(row))
    prices[written] = min(price, prices.get(written, price))


def _with_dashes_filled(params: Any) -> list[tuple[list[int], int]]:
    """Return the standard row with 0, 1, … of its dashes turned into zeros, and how many."""
    row = sorted(params.standard_row)
    dashes = row.count(DASH)
    return [([DASH] * (dashes - d) + [0] * d + row[dashes:], d) for d in range(dashes + 1)]


def castle_rows(params: Any) -> dict[Row, int]:
    """CIT-NEW-05: d dashes become 0, then r zeros become 1; prices in time points."""
    prices: dict[Row, int] = {}
    for row, d in _with_dashes_filled(params):
        for r in range(min(params.castle_raise_max, row.count(0)) + 1):
            raised = [v for v in row if v != 0] + [0] * (row.count(0) - r)
            raised += [params.castle_raise_value] * r
            _cheaper(prices, raised, d * params.castle_dash_cost + r * params.castle_raise_cost)
    return prices


def lair_rows(params: Any) -> dict[Row, int]:
    """CIT-NEW-06: each zero is raised by 0 to 3; prices in health."""
    row = list(params.standard_row)
    others = [v for v in row if v != 0]
    prices: dict[Row, int] = {}
    for raised in combinations_with_replacement(range(params.lair_max_value + 1), row.count(0)):
        _cheaper(prices, [*others, *raised], sum(raised) * params.lair_step_cost)
    return prices


def camp_rows(params: Any) -> dict[Row, int]:
    """CIT-NEW-07: any order of the four positions, free; the standard row first."""
    row = tuple(params.standard_row)
    orders = sorted(set(permutations(row)))
    return dict.fromkeys([row, *orders], 0)


def tower_rows(params: Any) -> dict[Row, int]:
    """CIT-NEW-08: d dashes become 0; prices in spirit."""
    prices: dict[Row, int] = {}
    for row, d in _with_dashes_filled(params):
        _cheaper(prices, row, d * params.tower_dash_cost)
    return prices


def bare_state(world: Any, made: Scenario) -> Any:
    """CIT-SET-02, CIT-SET-03: locations at their maxima, no units, before the first turn."""
    state = State.new(sizes(world))
    state.round = 1
    state.next_unit = 1
    by_location = world.params.initiative_unit == BY_LOCATION
    entries = range(world.locations) if by_location else [p - 1 for p in _players(made)]
    state.order[:] = list(entries)
    for cell in made.walls:
        state.board[CELL.parse(cell, made)] = WALL
    for index, (location, setup) in enumerate(zip(state.locations, made.locations, strict=True)):
        what = f"L{index + 1}"
        location.owner = setup.owner - 1
        location.level = world.params.start_level if setup.level is None else setup.level
        location.relic = NO_RELIC if setup.relic is None else RELICS.index(setup.relic)
        if location.level >= world.params.relic_level and location.relic == NO_RELIC:
            raise ScenarioError("scenario-relic-missing", what=what, level=location.level)
        if location.level < world.params.relic_level and location.relic != NO_RELIC:
            raise ScenarioError("scenario-relic-early", what=what)
        location.time = world.params.start_tp if setup.tp is None else setup.tp
        location.spirit = maximum_spirit(world, location, world.kind[index])
        location.health = maximum_health(world, location, world.kind[index])
        location.siege_cost = world.params.siege_cost
        state.board[world.site[index]] = LOCATION_MARK - index
    return state


def resume(world: Any, state: Any, made: Scenario, turn: TurnSetup) -> None:
    """Fill in a position: it stands in the middle of a turn whose beginning has been done."""
    state.phase = MAIN
    state.drawn = world.entries
    state.cur, state.round = turn.slot, turn.round
    state.quiet_rounds, state.attack_seen = turn.quiet_rounds, int(turn.attack_seen)
    for place, player in enumerate(turn.eliminated):
        state.eliminated[place] = player
    highest = max((unit.number for unit in made.units), default=0)
    state.next_unit = turn.next_unit or highest + 1
    for index, setup in enumerate(made.locations):
        _resume_location(world, state, index, setup)
    for slot, unit in enumerate(made.units):
        _resume_unit(world, state, slot, unit)
    state.top = len(made.units)


def _resume_location(world: Any, state: Any, index: int, setup: LocationSetup) -> None:
    location = state.locations[index]
    if setup.spirit is not None:
        location.spirit = setup.spirit
    if setup.health is not None:
        location.health = setup.health
    if setup.siege_cost is not None:
        location.siege_cost = setup.siege_cost
    location.abandoned = int(setup.abandoned)
    location.used, location.mystic_used = setup.used, int(setup.mystic_used)
    at_turn = location.owner == mover(world, state)
    if world.params.initiative_unit == BY_LOCATION:
        at_turn = index == state.order[state.cur]
    location.ready = int(at_turn and not setup.unready)


def _resume_unit(world: Any, state: Any, slot: int, setup: UnitSetup) -> None:
    unit = state.units[slot]
    unit.number, unit.home = setup.number, setup.home - 1
    unit.ctrl = (setup.ctrl or setup.home) - 1
    unit.cell = CELL.parse(setup.cell, world)
    unit.spirit, unit.health = setup.spirit, setup.health
    unit.row[:] = read_row(setup.row) if setup.row else world.params.standard_row
    unit.improved, unit.subdued = int(setup.improved), int(setup.subdued)
    unit.attacked = int(setup.attacked)
    state.board[unit.cell] = slot + 1


def capture(world: Any, state: Any) -> Scenario:
    """Return a position between two actions as a scenario to go on from.

    An action that is half done, and a rolling die, are left out. Setting it up again gives an equal
    position, but for the slots that units lie in.
    """
    order = state.order
    by_location = world.params.initiative_unit == BY_LOCATION
    whole = PARAMETERS.whole(world.params)
    params = {p.name: whole[p.name] for p in PARAMETERS.all if whole[p.name] != p.show_default()}
    return Scenario(
        id="position",
        width=int(world.width),
        height=int(world.height),
        locations=tuple(_location_setup(world, state, i) for i in range(world.locations)),
        round_limit=int(world.params.round_limit),
        order=() if by_location else tuple(seat + 1 for seat in order),
        walls=tuple(CELL.format(c, world) for c, there in enumerate(state.board) if there == WALL),
        params=params,
        units=tuple(
            _unit_setup(world, unit)
            for unit in sorted((u for u in state.units if u.number), key=lambda u: u.number)
        ),
        turn=TurnSetup(
            slot=int(state.cur),
            round=int(state.round),
            quiet_rounds=int(state.quiet_rounds),
            attack_seen=bool(state.attack_seen),
            next_unit=int(state.next_unit),
            eliminated=tuple(int(seat) for seat in state.eliminated if seat),
        ),
    )


def _location_setup(world: Any, state: Any, index: int) -> LocationSetup:
    location = state.locations[index]
    at_turn = location.owner == mover(world, state)
    return LocationSetup(
        type=TYPES[world.kind[index]],
        owner=location.owner + 1,
        cell=CELL.format(world.site[index], world),
        level=int(location.level),
        tp=int(location.time),
        relic=RELICS[location.relic] if location.relic else None,
        spirit=int(location.spirit),
        health=int(location.health),
        abandoned=bool(location.abandoned),
        siege_cost=int(location.siege_cost),
        used=int(location.used),
        unready=bool(at_turn and not location.ready),
        mystic_used=bool(location.mystic_used),
    )


def _unit_setup(world: Any, unit: Any) -> UnitSetup:
    return UnitSetup(
        number=int(unit.number),
        home=unit.home + 1,
        cell=CELL.format(unit.cell, world),
        spirit=int(unit.spirit),
        health=int(unit.health),
        ctrl=0 if unit.ctrl == unit.home else unit.ctrl + 1,
        row=write_row(unit.row),
        improved=bool(unit.improved),
        subdued=bool(unit.subdued),
        attacked=bool(unit.attacked),
    )
