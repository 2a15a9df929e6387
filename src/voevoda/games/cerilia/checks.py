"""Whether a scenario of `cerilia` can be played, and which part of it is at fault."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Sequence

from voevoda.core.errors import ScenarioError
from voevoda.games.cerilia.actions import MOST_NUMBER
from voevoda.games.cerilia.params import PARAMETERS
from voevoda.games.cerilia.records import (
    ATT,
    CLIFF,
    COLS,
    DEF,
    DIRECTIONS,
    KINDS,
    NOBODY,
    OBJECTIVES,
    PLACE_NAMES,
    RESERVE,
    RIVER,
    SECTOR_NAMES,
    SIDES,
    SOURCES,
    TAKE_FORT,
)
from voevoda.games.cerilia.roster import (
    CARDS,
    CLASS_LETTERS,
    CLASSES,
    MOUNTED,
    SIGNS,
    SPELL_IDS,
    SPELLS,
    TYPES,
)
from voevoda.games.cerilia.rules.board import home_row, neighbour, row_of
from voevoda.games.cerilia.setups import (
    RESUMED,
    WAYS,
    CasterSetup,
    Position,
    Scenario,
    UnitSetup,
    capacity,
    caster_side,
    cost_of,
    seats_of,
    side_of_name,
)

MOST_UNITS, MOST_CASTERS = 96, 24
NONE = "none"
"""Told in place of a word where there is none."""
LONGEST_CODE = 2
"""Letters of names, such as sectors, of which all are as like each other."""


def checked(made: Scenario) -> Scenario:
    """Return the scenario; raises ScenarioError if it cannot be played (spec 8.8)."""
    _known("way", made.way, WAYS)
    _known("objective", made.objective, OBJECTIVES)
    PARAMETERS.check(made.params)
    PARAMETERS.check({"round_limit": made.round_limit, "timeout": made.timeout})
    for unit in made.units:
        _check_unit(made, unit)
    units = {unit.id for unit in made.units}
    for caster in made.casters:
        _check_caster(made, caster, units)
    names = [unit.id for unit in made.units] + [caster.id for caster in made.casters]
    for name, count in Counter(names).items():
        if count > 1:
            raise ScenarioError("cerilia-setup-twice", what=name)
    _check_sides(made)
    _check_terrain(made)
    _check_fort(made)
    _check_places(made)
    check_slots(made, int(made.params.get("slots_per_side", 3)))
    _check_hosts(made)
    _check_points(made)
    if made.position is not None:
        _check_position(made, made.position)
    return made


def nearest(word: str, known: Sequence[str]) -> str:
    """Return the word that was probably meant, NONE if no other is like it."""
    near = difflib.get_close_matches(word.lower(), [k for k in known if k], 1, 0.5)
    return near[0] if near else NONE


def _known(what: str, value: str, known: Sequence[str]) -> None:
    if value not in known:
        words = [word for word in known if word]
        near = nearest(value, words) if words and len(words[0]) > LONGEST_CODE else NONE
        raise ScenarioError(
            "cerilia-setup-unknown", what=what, value=value, near=near, known=", ".join(words)
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
    if not unit.place and (made.position is not None or made.way == "fixed"):
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
    if made.way == "fixed" or made.position is not None:
        return
    for unit in made.units:
        if unit.place in SECTOR_NAMES:
            row = row_of(SECTOR_NAMES.index(unit.place))
            if row != home_row(side_of_name(unit.id)):
                raise ScenarioError("cerilia-setup-home-row", what=unit.id, sector=unit.place)


def check_slots(made: Scenario, slots: int) -> None:
    """CER-BRD-04: raise ScenarioError if a line has too few slots for its units."""
    count: Counter[tuple[int, str]] = Counter()
    for unit in made.units:
        if unit.place not in SECTOR_NAMES:
            continue
        count[side_of_name(unit.id), unit.place] += 1
        if count[side_of_name(unit.id), unit.place] > slots:
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
