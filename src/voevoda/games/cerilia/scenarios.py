"""Set-ups of `cerilia`: files in `scenarios/`, checked on loading, made into world and state."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from voevoda.core.errors import ScenarioError, VoevodaError
from voevoda.core.events import RECORDING, Log
from voevoda.core.game import SeatInfo, Start
from voevoda.core.records import Sizes
from voevoda.core.scenarios import ScenarioShelf
from voevoda.games.cerilia.actions import pack_path
from voevoda.games.cerilia.checks import MOST_CASTERS, MOST_UNITS, check_slots, checked
from voevoda.games.cerilia.events import EVENTS
from voevoda.games.cerilia.params import AS_WRITTEN, FREE, PARAMETERS
from voevoda.games.cerilia.params import FIXED as AS_FIXED
from voevoda.games.cerilia.records import (
    ASIDE,
    ATT,
    DEAD,
    DEF,
    DIRECTIONS,
    EAST,
    FLED,
    GOING,
    KINDS,
    NOBODY,
    NORTH,
    OBJECTIVES,
    P0_FORT,
    PHASES,
    PLACE_NAMES,
    PLACES,
    RESERVE,
    SECTOR_NAMES,
    SECTORS,
    SIDES,
    SOURCES,
    WEST,
    State,
    World,
)
from voevoda.games.cerilia.roster import (
    BLESS,
    CARDS,
    CLASS_LETTERS,
    MOST_MOVE,
    SIGNS,
    SPELL_IDS,
    SPELLS,
    SUMMON,
    TYPES,
)
from voevoda.games.cerilia.rules.board import (
    edge_at,
    home_row,
    line_start,
    neighbour,
    row_of,
)
from voevoda.games.cerilia.rules.preparation import army_cost, begin_battle, stand
from voevoda.games.cerilia.rules.rounds import go_on
from voevoda.games.cerilia.rules.units import put_unit
from voevoda.games.cerilia.setups import (
    WAYS,
    CardSetup,
    FortSetup,
    Position,
    Scenario,
    UnitSetup,
    capacity,
    caster_side,
    cost_of,
    seats_of,
    side_of_name,
)

FOLDER = Path(__file__).parent / "scenarios"
TIERS: tuple[Sizes, ...] = (
    {"units": 32, "casters": 8},
    {"units": MOST_UNITS, "casters": MOST_CASTERS},
)
"""Sizes of the compiled life. All shipped scenarios fit the first: one layout is compiled."""


def _named(error: VoevodaError) -> list[str]:
    """Return the words of a fault that stand in the line at fault."""
    args = error.message.args
    named = [f'"{args["what"]}"'] if "what" in args else []
    named += [str(args[key]) for key in ("name", "sector") if key in args]
    return named + re.findall(r"`(\w+)`", str(args.get("detail", "")))


SHELF = ScenarioShelf("cerilia", FOLDER, Scenario, checked, seats_of, _named)


def sizes(world: Any) -> Sizes:
    """Return the exact sizes of a world."""
    return {"units": int(world.units), "casters": int(world.casters)}


def compiled_sizes(world: Any) -> Sizes:
    """Return the smallest tier that holds a world."""
    need = sizes(world)
    return next(t for t in TIERS if all(t[name] >= need[name] for name in need))


def seat_infos(world: Any) -> Sequence[SeatInfo]:
    """Return `ATT` and `DEF`, or `ATT1`, `DEF1`, … in the team game, each with its side.

    CER-VIC-07: who gives up does so for the side.
    """
    if world.seats == 2:
        return [SeatInfo(side, side) for side in SIDES]
    seats = [(SIDES[seat % 2], seat // 2 + 1) for seat in range(world.seats)]
    return [SeatInfo(f"{side}{number}", side, side) for side, number in seats]


def longest(world: Any) -> int:
    """Return a bound on decisions and outcomes.

    In a round: the dice, a rally and a choice for each unit; spells of three decisions, a die and
    a choice; a move and an attack of three steps for each unit; a choice for each retreat; passes.
    """
    units = world.units + 1
    casts = world.casters * world.params.casts_per_round
    each = 1 + 2 * units + 5 * casts + 5 * units + 3 * units + 5 * world.seats
    return int(2 + world.pool_size + units + world.casters + world.params.round_limit * each)


def set_up(made: Scenario, overrides: Mapping[str, Any]) -> Start:
    """CER-SET: build world and state and go on to the first decision.

    `overrides` win over the scenario's parameters. Raises ScenarioError or ParameterError.
    """
    world = make_world(made, {**scenario_params(made), **overrides})
    if made.position is not None or way_of(world, made) == AS_FIXED:
        check_slots(made, int(world.params.slots_per_side))
    state = make_state(world, made)
    log = Log.new()
    log.mode = RECORDING
    if made.position is None:
        _prepare(world, state, made, log)
    go_on(world, state, log)
    return Start(world, state, EVENTS.read(log))


def scenario_params(made: Scenario) -> dict[str, Any]:
    """Return the parameters that a scenario sets, those with fields of their own included."""
    own: dict[str, Any] = {"round_limit": made.round_limit, "timeout": made.timeout}
    if made.fort is not None:
        own["fort_level"] = made.fort.level
    return {**own, **made.params}


def make_world(made: Scenario, params: Mapping[str, Any]) -> Any:
    """Return the fixed part: parameters and the tables that rules look up."""
    attackers, defenders = capacity(made, ATT), capacity(made, DEF)
    count = {"units": attackers + defenders, "casters": len(made.casters)}
    world = World.new(count)
    PARAMETERS.fill(world.params, params)
    world.seats = seats_of(made)
    world.units, world.first_def = count["units"], attackers
    world.casters = count["casters"]
    world.objective = OBJECTIVES.index(made.objective)
    way = way_of(world, made)
    free = way == FREE and made.position is None
    world.fort_sector = SECTOR_NAMES.index(made.fort.sector) if made.fort else NOBODY
    world.places_fort = int(free and made.fort is not None and not made.fort.fixed)
    for card in made.terrain if free else ():
        if not card.fixed:
            place = world.pool[world.pool_size]
            place.kind = KINDS.index(card.kind)
            place.sector = SECTOR_NAMES.index(card.sector)
            place.direction = DIRECTIONS.index(card.direction or " ")
            world.pool_size += 1
    _fill_roster(world)
    world.path_at[:], world.paths[:] = path_tables()
    for u in range(world.units):
        world.unit_seat[u] = ATT if u < attackers else DEF
        world.unit_default[u] = ASIDE
    for unit in made.units:
        u = unit_index(world, unit.id)
        world.unit_seat[u] = side_of_name(unit.id) + 2 * (unit.commander - 1)
        world.unit_default[u] = PLACE_NAMES.index(unit.place)
    for c, caster in enumerate(made.casters):
        number = int(caster.id[1:])
        world.caster_name[c] = number * 2 + CLASS_LETTERS.index(caster.id[0])
        world.caster_seat[c] = caster_side(made, caster) + 2 * (caster.commander - 1)
        world.caster_default[c] = unit_index(world, caster.host) if caster.host else NOBODY
    return world


def way_of(world: Any, made: Scenario) -> int:
    """Return how the scenario is set up: as it says, unless the option `setup` says otherwise."""
    chosen = int(world.params.setup)
    return WAYS.index(made.way) + 1 if chosen == AS_WRITTEN else chosen


def unit_index(world: Any, name: str) -> int:
    """Return a unit's place in the list."""
    number = int(name[1:]) - 1
    return number if name[0] == "a" else int(world.first_def) + number


def _fill_roster(world: Any) -> None:
    for number, card in enumerate(CARDS, 1):
        made = world.cards[number]
        made.move, made.defense, made.hits = card.move, card.defense, card.hits
        made.signs, made.cost, made.traits = card.signs, card.cost, card.traits
        for name in ("melee", "missile", "charge"):
            ratings = getattr(card, name)
            getattr(made, name)[: len(ratings)] = ratings
    ranges = {SUMMON: world.params.spell_range_summon, BLESS: world.params.spell_range_bless}
    for number, spell in enumerate(SPELLS, 1):
        made = world.spells[number]
        made.caster, made.effect, made.rolls = spell.caster, spell.effect, int(spell.rolls)
        attacks = spell.effect > BLESS
        usual = world.params.spell_range_attack if attacks else world.params.spell_range_sector
        made.range = ranges.get(spell.effect, usual)


@cache
def path_tables() -> tuple[list[int], list[int]]:
    """CER-MOV-05: ways between places, by side, start and end; and where each group begins."""
    starts: list[int] = [0]
    paths: list[int] = []
    for side in (ATT, DEF):
        for start in range(PLACES):
            found = _paths_from(side, start)
            for end in range(PLACES):
                group = [way for way in found if way[-1] == end]
                group.sort(key=len)  # stable: those of equal length stay in the order of steps
                paths += [pack_path(way) for way in group]
                starts.append(len(paths))
    return starts, paths


def _paths_from(side: int, start: int) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    open_ends: list[tuple[int, ...]] = [(start,)]
    for _ in range(MOST_MOVE):
        grown = [
            (*way, place)
            for way in open_ends
            for place in _next_places(side, way[-1], len(way) == 1)
            if place not in way
        ]
        found += grown
        open_ends = [way for way in grown if way[-1] != RESERVE]
    return found


def _next_places(side: int, place: int, first: bool) -> list[int]:
    home = [s for s in range(SECTORS) if row_of(s) == home_row(side)]
    if place == RESERVE:
        return home if first else []
    near = [neighbour(place, direction) for direction in range(NORTH, WEST + 1)]
    return [s for s in near if s != NOBODY] + ([RESERVE] if place in home else [])


def make_state(world: Any, made: Scenario) -> Any:
    """Return the state before Phase 0, or in a position before what follows by itself."""
    state = State.new(sizes(world))
    for name in ("initiative", "caster", "aim", "attacker", "target", "retreating", "ambush"):
        setattr(state, name, NOBODY)
    state.fort.sector = NOBODY
    state.phase, state.node = P0_FORT, GOING
    state.night = int(made.night)
    for u in range(world.units):
        state.units[u].place = ASIDE
        state.units[u].seat = world.unit_seat[u]
    for setup in made.units:
        state.units[unit_index(world, setup.id)].type = TYPES.index(setup.type)
    for caster, caster_setup in zip(state.casters, made.casters, strict=True):
        caster.host, caster.lost = NOBODY, int(caster_setup.lost)
        for spell in caster_setup.spells:
            caster.spells[SPELL_IDS.index(spell)] += 1
    if made.position is not None:
        _resume(world, state, made, made.position)
    return state


def _prepare(world: Any, state: Any, made: Scenario, log: Any) -> None:
    """CER-SET-01: lay and place what the scenario fixes."""
    way = way_of(world, made)
    for card in made.terrain:
        if way != FREE or card.fixed:
            _put_card(state, card)
    if made.fort is not None and not world.places_fort:
        _put_fort(world, state, made.fort)
    if way != AS_FIXED:
        return
    for unit in made.units:
        if not unit.place:
            raise ScenarioError("cerilia-setup-no-place", what=unit.id)
        stand(world, state, unit_index(world, unit.id), PLACE_NAMES.index(unit.place))
    for c, caster in enumerate(made.casters):
        if not caster.host:
            raise ScenarioError("cerilia-setup-no-host", what=caster.id)
        state.casters[c].host = unit_index(world, caster.host)
    begin_battle(world, state, log)


def _put_card(state: Any, card: CardSetup) -> None:
    sector = SECTOR_NAMES.index(card.sector)
    state.card[sector] = KINDS.index(card.kind)
    state.card_direction[sector] = DIRECTIONS.index(card.direction or " ")
    state.card_source[sector] = SOURCES.index(card.source)


def _put_fort(world: Any, state: Any, setup: FortSetup) -> None:
    fort = state.fort
    fort.sector = SECTOR_NAMES.index(setup.sector)
    fort.level = world.params.fort_level
    fort.bonus = world.params.fort_bonus if setup.bonus is None else setup.bonus
    fort.damage, fort.pending = setup.damage, setup.pending
    fort.engaged0, fort.attacked = int(setup.engaged), int(setup.attacked)
    fort.doomed = setup.doomed


def _resume(world: Any, state: Any, made: Scenario, position: Position) -> None:
    """Fill in a position."""
    for card in made.terrain:
        _put_card(state, card)
    if made.fort is not None:
        _put_fort(world, state, made.fort)
    for setup in made.units:
        _resume_unit(world, state, setup)
    for c, caster in enumerate(made.casters):
        state.casters[c].cast = caster.cast
        if caster.host and not caster.lost:
            state.casters[c].host = unit_index(world, caster.host)
    state.phase = PHASES.index(position.phase)
    state.round, state.part, state.cursor = position.round, position.part, position.cursor
    state.initiative = SIDES.index(position.initiative) if position.initiative else NOBODY
    state.fort.destroyed = int(position.fort_destroyed)
    _resume_spells(state, position)
    for name, holder in position.holders.items():
        sector = SECTOR_NAMES.index(name)
        if all(state.line[line_start(sector, side)] for side in (ATT, DEF)):
            state.holder[sector] = SIDES.index(holder) + 1
    for side in (ATT, DEF):
        lost = [u for u in made.units if side_of_name(u.id) == side and u.place in ("dead", "fled")]
        start = position.start_cost
        known = position.lost_cost
        state.start_cost[side] = start[side] if start else army_cost(world, state, side)
        state.lost_cost[side] = known[side] if known else cost_of(lost, side)
    state.doom_count = max(state.fort.doomed, *(unit.doomed for unit in made.units))
    state.fall_count = max((unit.falling for unit in made.units), default=0)


def _resume_spells(state: Any, position: Position) -> None:
    for sector, until in position.fog.items():
        if until >= position.round:
            state.fog[SECTOR_NAMES.index(sector)] = until
    for wall in position.walls:
        direction = DIRECTIONS.index(wall.direction)
        edge = edge_at(SECTOR_NAMES.index(wall.sector), direction)
        if wall.until >= position.round:
            state.wall[edge] = SPELL_IDS.index(wall.spell) * 2 + int(direction not in (NORTH, EAST))
            state.wall_until[edge] = wall.until


def _resume_unit(world: Any, state: Any, setup: UnitSetup) -> None:
    u = unit_index(world, setup.id)
    unit = state.units[u]
    put_unit(world, state, u, PLACE_NAMES.index(setup.place))
    unit.summoned = int(setup.summoned)
    if unit.place in (DEAD, FLED):
        return
    unit.damage, unit.pending = setup.damage, setup.pending
    unit.doomed, unit.falling = setup.doomed, setup.falling
    unit.falls_by = {"": 0, "F": 1, "R": 3}[setup.falls_by]
    unit.bless_until = setup.bless_until
    unit.bless_sign = 1 << SIGNS.index(setup.bless_sign) if setup.bless_sign else 0
    for name in ("routed", "hidden", "moved", "withdrew", "attacked", "downhill"):
        setattr(unit, name, int(getattr(setup, name)))
    unit.engaged0 = int(setup.engaged)
    unit.path = pack_path([PLACE_NAMES.index(place) for place in setup.path])
