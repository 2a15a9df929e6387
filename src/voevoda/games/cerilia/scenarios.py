"""Set-ups of `cerilia`: files in `scenarios/`, checked on loading, made into world and state."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from voevoda.core.errors import ParameterError, ScenarioError, VoevodaError
from voevoda.core.events import RECORDING, Log
from voevoda.core.game import ScenarioInfo, SeatInfo, Start, line_of
from voevoda.core.records import Sizes
from voevoda.games.cerilia.actions import MOST_NUMBER, pack_path
from voevoda.games.cerilia.events import EVENTS
from voevoda.games.cerilia.params import AS_WRITTEN, FREE, PARAMETERS
from voevoda.games.cerilia.params import FIXED as AS_FIXED
from voevoda.games.cerilia.records import (
    ASIDE,
    ATT,
    CLIFF,
    COLS,
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
    RIVER,
    SECTOR_NAMES,
    SECTORS,
    SIDES,
    SOURCES,
    TAKE_FORT,
    WEST,
    State,
    World,
)
from voevoda.games.cerilia.roster import (
    BLESS,
    CARDS,
    CLASS_LETTERS,
    CLASSES,
    MOST_MOVE,
    MOUNTED,
    SIGNS,
    SPELL_IDS,
    SPELLS,
    SUMMON,
    TYPES,
)
from voevoda.games.cerilia.rules.board import edge_at, home_row, neighbour, row_of
from voevoda.games.cerilia.rules.preparation import army_cost, begin_battle, stand
from voevoda.games.cerilia.rules.rounds import go_on
from voevoda.games.cerilia.rules.units import put_unit

FOLDER = Path(__file__).parent / "scenarios"
WAYS = ("fixed", "deployed", "free")
MOST_UNITS, MOST_CASTERS = 96, 24
TIERS: tuple[Sizes, ...] = (
    {"units": 32, "casters": 8},
    {"units": MOST_UNITS, "casters": MOST_CASTERS},
)
"""Sizes of the compiled life. All shipped scenarios fit the first: one layout is compiled."""

RESUMED = ("START", "RALLY", "MAGIC", "MOVE", "MISSILE", "CHARGE", "MELEE")
"""Phases in which a position can stand."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all parts of a scenario: what is left out is the default."""


class UnitSetup(Part, frozen=True):
    """A unit; in a scenario that is played from Phase 0, its place is where it goes by default."""

    id: str
    """`a3`, `d12`."""
    type: str
    place: str = ""
    """A sector, or `R`; in a position also `dead` and `fled`."""
    commander: int = 1
    """1, or 2 in the team game."""
    # Only in a position:
    damage: int = 0
    routed: bool = False
    hidden: bool = False
    summoned: bool = False
    bless_sign: str = ""
    bless_until: int = 0
    moved: bool = False
    withdrew: bool = False
    attacked: bool = False
    engaged: bool = False
    """When the movement began."""
    downhill: bool = False
    path: tuple[str, ...] = ()
    """Places of its move in this round, the start first."""
    pending: int = 0
    doomed: int = 0
    """Place in the order of the doomed, from 1."""
    falling: int = 0
    """Place in the order of retreats, from 1."""
    falls_by: str = ""
    """`F` or `R`."""


class CasterSetup(Part, frozen=True):
    """A caster."""

    id: str
    """`m1` a mage, `p2` a priest."""
    spells: tuple[str, ...]
    """Prepared, each once for every time it is named."""
    host: str = ""
    side: str = ""
    """`ATT` or `DEF`, where no host says it."""
    commander: int = 1
    cast: int = 0
    """Spells cast in this round, in a position."""
    lost: bool = False


class CardSetup(Part, frozen=True):
    """A terrain card; in a free set-up the Defender lays it, by default there."""

    kind: str
    sector: str
    direction: str = ""
    fixed: bool = False
    """Whether it lies there even in a free set-up."""
    source: str = "natural"


class FortSetup(Part, frozen=True):
    """The fortification card."""

    level: int
    sector: str = "C3"
    fixed: bool = False
    bonus: int | None = None
    damage: int = 0
    engaged: bool = False
    attacked: bool = False
    pending: int = 0
    doomed: int = 0
    """Place in the order of the doomed, from 1."""


class WallSetup(Part, frozen=True):
    """A magical wall of a position."""

    spell: str
    sector: str
    direction: str
    until: int


class Position(Part, frozen=True):
    """What a position adds to a set-up."""

    phase: str = "START"
    """One of START, RALLY, MAGIC, MOVE, MISSILE, CHARGE, MELEE."""
    round: int = 1
    initiative: str = ""
    part: int = 0
    """Commanders whose part of the phase is over: 0..4, two for each side."""
    cursor: int = 0
    """Units that have tried to rally."""
    start_cost: tuple[int, int] | None = None
    """Left out: of all the units."""
    lost_cost: tuple[int, int] | None = None
    """Left out: of the units that are lost."""
    fort_destroyed: bool = False
    fog: dict[str, int] = {}
    """Last round by sector."""
    walls: tuple[WallSetup, ...] = ()
    holders: dict[str, str] = {}
    """Side by sector; left out: who is alone there, or listed first."""


class Scenario(Part, frozen=True):
    """A set-up of `cerilia`."""

    id: str
    units: tuple[UnitSetup, ...]
    way: str = "fixed"
    """`fixed`: all as listed; `deployed`: units and casters are placed; `free`: terrain too."""
    casters: tuple[CasterSetup, ...] = ()
    terrain: tuple[CardSetup, ...] = ()
    fort: FortSetup | None = None
    objective: str = "none"
    round_limit: int = 12
    timeout: str = "points"
    night: bool = False
    points: tuple[int, int] | None = None
    """What the armies may cost at most."""
    params: dict[str, int | str | bool] = {}
    """Parameters and options that differ."""
    position: Position | None = None
    """Given: a position to go on from."""
    minutes: tuple[int, int] = (0, 0)
    quick: bool = False
    name: str = ""
    """For scenarios that are not shipped; shipped ones are named by their texts."""


@cache
def shipped() -> dict[str, Scenario]:
    """Return the shipped scenarios by id, the quick ones first."""
    found = [_read(path) for path in sorted(FOLDER.glob("*.toml"))]
    found.sort(key=lambda s: (not s.quick, seats_of(s), s.minutes, s.id))
    return {scenario.id: scenario for scenario in found}


def scenario_infos() -> Sequence[ScenarioInfo]:
    """Return what lists show of the shipped scenarios."""
    return [ScenarioInfo(s.id, seats_of(s), s.minutes, s.quick) for s in shipped().values()]


def scenario(source: Any) -> Scenario:
    """Return a checked scenario: a shipped one by id, a TOML file by path, or decoded JSON.

    Raises ScenarioError naming the place and the fix.
    """
    if isinstance(source, Scenario):
        return checked(source)
    if isinstance(source, Mapping):
        return checked(_convert(dict(source)))
    name = str(source)
    if name in shipped():
        return shipped()[name]
    if name.endswith(".toml"):
        return _read(Path(name))
    raise ScenarioError("scenario-unknown", name=name, game="cerilia", known=", ".join(shipped()))


def _read(path: Path) -> Scenario:
    try:
        text = path.read_text("utf-8")
        made = checked(_convert(tomllib.loads(text)))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else 1
        raise ScenarioError("scenario-file", file=path.name, line=line, detail=str(error)) from None
    except (ScenarioError, ParameterError) as error:
        line = _line_of_fault(text, error)
        raise ScenarioError(
            "scenario-file", file=path.name, line=line, detail=error.message
        ) from None
    return made


def _line_of_fault(text: str, error: VoevodaError) -> int:
    """Return the first line that holds what an error names, 1 if none does."""
    args = error.message.args
    named = [f'"{args["what"]}"'] if "what" in args else []
    named += [str(args[key]) for key in ("name", "sector") if key in args]
    named += re.findall(r"`(\w+)`", str(args.get("detail", "")))
    return max((line_of(text, word) for word in named), default=1)


def _convert(tree: dict[str, Any]) -> Scenario:
    try:
        return msgspec.convert(tree, Scenario)
    except msgspec.ValidationError as error:
        raise ScenarioError("scenario-invalid", detail=str(error)) from None


# --- checks -----------------------------------------------------------------------------------


def seats_of(made: Scenario) -> int:
    """Return how many commanders there are."""
    return 4 if any(unit.commander == 2 for unit in made.units) else 2


def side_of_name(name: str) -> int:
    """Return the side of a unit's name."""
    return ATT if name[:1] == "a" else DEF


def caster_side(made: Scenario, caster: CasterSetup) -> int:
    """Return a caster's side: its host's, or the one it names."""
    return side_of_name(caster.host) if caster.host else SIDES.index(caster.side)


def checked(made: Scenario) -> Scenario:
    """Return the scenario; raises ScenarioError if it cannot be played (spec 8.8)."""
    _known("way", made.way, WAYS)
    _known("objective", made.objective, OBJECTIVES)
    PARAMETERS.check(made.params)
    PARAMETERS.check({"round_limit": made.round_limit, "timeout": made.timeout})
    seen: set[str] = set()
    for unit in made.units:
        _check_unit(made, unit)
        if unit.id in seen:
            raise ScenarioError("cerilia-setup-twice", what=unit.id)
        seen.add(unit.id)
    _check_sides(made)
    _check_terrain(made)
    _check_fort(made)
    _check_places(made)
    for caster in made.casters:
        _check_caster(made, caster, seen)
        if caster.id in seen:
            raise ScenarioError("cerilia-setup-twice", what=caster.id)
        seen.add(caster.id)
    _check_hosts(made)
    _check_points(made)
    if made.position is not None:
        _check_position(made, made.position)
    return made


def _known(what: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        raise ScenarioError(
            "cerilia-setup-unknown", what=what, value=value, known=", ".join(k for k in known if k)
        )


def _between(what: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise ScenarioError("scenario-number", what=what, value=value, low=low, high=high)


def _check_unit(made: Scenario, unit: UnitSetup) -> None:
    if not re.fullmatch(r"[ad][1-9]\d{0,2}", unit.id) or int(unit.id[1:]) > MOST_NUMBER:
        raise ScenarioError("cerilia-setup-unit-name", what=unit.id)
    _known(unit.id, unit.type, TYPES[1:])
    _between(f"{unit.id} commander", unit.commander, 1, 2)
    places = PLACE_NAMES if made.position is not None else (*PLACE_NAMES[: RESERVE + 1], "")
    _known(unit.id, unit.place, places)
    if made.position is None and made.way == "fixed" and not unit.place:
        raise ScenarioError("cerilia-setup-no-place", what=unit.id)
    _between(f"{unit.id} damage", unit.damage, 0, CARDS[TYPES.index(unit.type) - 1].hits - 1)
    _known(unit.id, unit.bless_sign, ("", *SIGNS))
    _known(unit.id, unit.falls_by, ("", "F", "R"))
    for sector in unit.path:
        _known(unit.id, sector, PLACE_NAMES[: RESERVE + 1])
    for name, value in (
        ("bless_until", unit.bless_until),
        ("pending", unit.pending),
        ("doomed", unit.doomed),
        ("falling", unit.falling),
    ):
        _between(f"{unit.id} {name}", value, 0, MOST_NUMBER)


def _check_sides(made: Scenario) -> None:
    both = {(side_of_name(unit.id), unit.commander) for unit in made.units}
    for side in (ATT, DEF):
        if (side, 1) not in both:
            raise ScenarioError("cerilia-setup-no-units", side=SIDES[side], commander=1)
        if seats_of(made) == 4 and (side, 2) not in both:
            raise ScenarioError("cerilia-setup-no-units", side=SIDES[side], commander=2)
    count = sum(capacity(made, side) for side in (ATT, DEF))
    if count > MOST_UNITS:
        raise ScenarioError("cerilia-setup-too-many", what="units", count=count, most=MOST_UNITS)
    if len(made.casters) > MOST_CASTERS:
        raise ScenarioError(
            "cerilia-setup-too-many", what="casters", count=len(made.casters), most=MOST_CASTERS
        )


def _check_terrain(made: Scenario) -> None:
    taken: set[str] = set()
    for card in made.terrain:
        _known("terrain", card.kind, KINDS[1:])
        _known(card.kind, card.sector, SECTOR_NAMES)
        _known(card.kind, card.source, SOURCES)
        _known(card.kind, card.direction, ("", *DIRECTIONS[1:]))
        points = KINDS.index(card.kind) in (CLIFF, RIVER)
        sector = SECTOR_NAMES.index(card.sector)
        direction = DIRECTIONS.index(card.direction or " ")
        leads = bool(direction) and neighbour(sector, direction) != NOBODY
        if points != leads or (not points and direction):
            raise ScenarioError("cerilia-setup-direction", what=card.kind, sector=card.sector)
        if card.sector in taken:
            raise ScenarioError("cerilia-setup-card-taken", what=card.kind, sector=card.sector)
        taken.add(card.sector)


def _check_fort(made: Scenario) -> None:
    fort = made.fort
    if fort is None:
        if made.objective == OBJECTIVES[TAKE_FORT] and made.position is None:
            raise ScenarioError("cerilia-setup-no-fort")
        return
    _between("fort level", fort.level, 1, 9)
    _between("fort bonus", fort.bonus or 0, 0, 9)
    _between("fort damage", fort.damage, 0, 2)
    _known("fort", fort.sector, SECTOR_NAMES[-COLS:])
    taken = {card.sector for card in made.terrain if card.fixed or made.way != "free"}
    chosen = made.way == "free" and not fort.fixed and made.position is None
    if fort.sector in taken or (chosen and taken.issuperset(SECTOR_NAMES[-COLS:])):
        raise ScenarioError("cerilia-setup-card-taken", what="fort", sector=fort.sector)
    for unit in made.units:
        card = CARDS[TYPES.index(unit.type) - 1]
        mounted = side_of_name(unit.id) == ATT and card.traits & MOUNTED
        if mounted and unit.place == fort.sector and not chosen:
            raise ScenarioError("cerilia-setup-fort-mounted", what=unit.id, sector=fort.sector)


def _check_places(made: Scenario) -> None:
    slots = int(made.params.get("slots_per_side", 3))
    count: Counter[tuple[int, str]] = Counter()
    for unit in made.units:
        if unit.place not in SECTOR_NAMES:
            continue
        side = side_of_name(unit.id)
        row = row_of(SECTOR_NAMES.index(unit.place))
        if made.way != "fixed" and made.position is None and row != home_row(side):
            raise ScenarioError("cerilia-setup-home-row", what=unit.id, sector=unit.place)
        count[side, unit.place] += 1
        if count[side, unit.place] > slots:
            raise ScenarioError("cerilia-setup-slots", what=unit.id, sector=unit.place, slots=slots)


def _check_caster(made: Scenario, caster: CasterSetup, units: set[str]) -> None:
    if not re.fullmatch(r"[mp][1-9]\d{0,2}", caster.id) or int(caster.id[1:]) > MOST_NUMBER:
        raise ScenarioError("cerilia-setup-caster-name", what=caster.id)
    _between(f"{caster.id} commander", caster.commander, 1, 2)
    _between(f"{caster.id} cast", caster.cast, 0, 3)
    if caster.host:
        _known(caster.id, caster.host, sorted(units))
    else:
        _known(caster.id, caster.side, SIDES)
    for spell in caster.spells:
        _known(caster.id, spell, SPELL_IDS[1:])
        if SPELLS[SPELL_IDS.index(spell) - 1].caster != CLASS_LETTERS.index(caster.id[0]):
            kind = CLASSES[CLASS_LETTERS.index(caster.id[0])]
            raise ScenarioError("cerilia-setup-class", what=caster.id, spell=spell, kind=kind)
    if len(caster.spells) > MOST_NUMBER:
        raise ScenarioError(
            "cerilia-setup-too-many", what=caster.id, count=len(caster.spells), most=MOST_NUMBER
        )


def _check_hosts(made: Scenario) -> None:
    units = {unit.id: unit for unit in made.units}
    hosts: dict[str, str] = {}
    for caster in made.casters:
        if not caster.host:
            needed = made.position is None and made.way == "fixed"
            if needed or (made.position is not None and not caster.lost):
                raise ScenarioError("cerilia-setup-no-host", what=caster.id)
            continue
        if caster.host in hosts:
            raise ScenarioError(
                "cerilia-setup-host-taken", what=caster.id, host=caster.host,
                other=hosts[caster.host],
            )  # fmt: skip
        hosts[caster.host] = caster.id
        if made.position is None and units[caster.host].commander != caster.commander:
            raise ScenarioError("cerilia-setup-host-commander", what=caster.id, host=caster.host)
    owners = Counter((caster_side(made, c), c.commander) for c in made.casters)
    for (side, commander), count in owners.items():
        own = sum(1 for u in made.units if (side_of_name(u.id), u.commander) == (side, commander))
        if made.position is None and count > own:
            raise ScenarioError(
                "cerilia-setup-casters",
                side=SIDES[side],
                commander=commander,
                count=count,
                units=own,
            )


def cost_of(units: Sequence[UnitSetup], side: int) -> int:
    """Return what the units of a side cost."""
    return sum(
        CARDS[TYPES.index(u.type) - 1].cost
        for u in units
        if side_of_name(u.id) == side and not u.summoned
    )


def _check_points(made: Scenario) -> None:
    if made.points is None:
        return
    for side, limit in enumerate(made.points):
        cost = cost_of(made.units, side)
        if cost > limit:
            raise ScenarioError(
                "cerilia-setup-points", side=SIDES[side], cost=cost, limit=limit, over=cost - limit
            )


def _check_position(made: Scenario, position: Position) -> None:
    _known("phase", position.phase, RESUMED)
    _known("initiative", position.initiative, ("", *SIDES))
    _between("round", position.round, 0, 50)
    _between("part", position.part, 0, 4)
    _between("cursor", position.cursor, 0, MOST_UNITS)
    for sector, until in position.fog.items():
        _known("fog", sector, SECTOR_NAMES)
        _between(f"fog {sector}", until, 0, MOST_NUMBER)
    for sector, side in position.holders.items():
        _known("holders", sector, SECTOR_NAMES)
        _known(f"holder {sector}", side, SIDES)
    for wall in position.walls:
        _known("wall", wall.spell, [s.id for s in SPELLS if s.id.startswith("wall_")])
        _known(wall.spell, wall.sector, SECTOR_NAMES)
        _known(wall.spell, wall.direction, DIRECTIONS[1:])
        _between(f"{wall.spell} until", wall.until, 0, MOST_NUMBER)
        start = SECTOR_NAMES.index(wall.sector)
        if neighbour(start, DIRECTIONS.index(wall.direction)) == NOBODY:
            raise ScenarioError("cerilia-setup-direction", what=wall.spell, sector=wall.sector)


# --- world and state --------------------------------------------------------------------------


def capacity(made: Scenario, side: int) -> int:
    """Return how many units a side can come to have: its own, and one for each summoning."""
    numbers = [int(u.id[1:]) for u in made.units if side_of_name(u.id) == side]
    summoning = [s.id for s in SPELLS if s.effect == SUMMON]
    summons = sum(
        sum(spell in summoning for spell in caster.spells)
        for caster in made.casters
        if (caster.host or caster.side) and caster_side(made, caster) == side
    )
    return max(numbers, default=0) + summons


def sizes(world: Any) -> Sizes:
    """Return the exact sizes of a world."""
    return {"units": int(world.units), "casters": int(world.casters)}


def compiled_sizes(world: Any) -> Sizes:
    """Return the smallest tier that holds a world."""
    need = sizes(world)
    return next(t for t in TIERS if all(t[name] >= need[name] for name in need))


def seat_infos(world: Any) -> Sequence[SeatInfo]:
    """Return `ATT` and `DEF`, or `ATT1`, `DEF1`, … in the team game, each with its side."""
    if world.seats == 2:
        return [SeatInfo(side, side) for side in SIDES]
    return [SeatInfo(f"{SIDES[seat % 2]}{seat // 2 + 1}", SIDES[seat % 2]) for seat in range(4)]


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
    for sector, holder in position.holders.items():
        state.holder[SECTOR_NAMES.index(sector)] = SIDES.index(holder) + 1
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
