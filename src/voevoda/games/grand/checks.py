"""Whether a scenario of `grand` can be played, and which part of it is at fault."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Sequence

from voevoda.core.errors import ScenarioError
from voevoda.games.grand.forms import MOST_NUMBER, PieceForm
from voevoda.games.grand.params import (
    BUILDINGS,
    LEVEL,
    MAGE,
    MITHRIL_LEVEL,
    MOST_STRENGTH,
    PARAMETERS,
    SCHOOLS,
    UNIT_LETTERS,
    WORKS,
)
from voevoda.games.grand.records import ARMIES, LANDS, SEATS
from voevoda.games.grand.setups import BuildingSetup, Position, Scenario, UnitSetup

SMALLEST, LARGEST = 3, 26
MOST_UNITS = 96
MOST_COINS = 99999
TERRAIN = "FWDMS"
NO_LAND = "."
STATES = ("asleep", "waiting", "tamed", "free")
STATUSES = ("open", "used", "void")
HIGHEST = {"city": 3, "mine": MITHRIL_LEVEL}


def checked(made: Scenario) -> Scenario:
    """Return a scenario that can be played; raises ScenarioError or ParameterError."""
    PARAMETERS.check(made.params)
    check_seats(made)
    if made.attackers or made.defenders:
        check_armies(made)
        return made
    check_map(made)
    check_marks(made)
    check_buildings(made)
    check_units(made)
    check_coins(made)
    check_position(made)
    check_symmetry(made)
    return made


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
            "grand-setup-unknown", what=what, value=value[:40], near=near[0] if near else "none",
            known=", ".join(words),
        )  # fmt: skip


def check_seats(made: Scenario) -> None:
    """Who plays, and with whom."""
    seats = list(made.seats)
    if not 2 <= len(seats) <= SEATS:
        raise ScenarioError("scenario-players", count=len(seats), most=SEATS)
    if seats != sorted(set(seats)) or not 1 <= seats[0] <= seats[-1] <= SEATS:
        raise ScenarioError("grand-setup-seats", known=", ".join(map(str, seats)))
    members = [seat for team in made.teams for seat in team]
    teams = [team for team in made.teams if team]
    if made.teams and (sorted(members) != seats or len(teams) < 2):
        raise ScenarioError("grand-setup-teams", known=", ".join(map(str, seats)))


def check_armies(made: Scenario) -> None:
    """GRA-BAT-01: two lists of armies, and nothing of a map."""
    if made.terrain or made.units or made.buildings:
        raise ScenarioError("grand-setup-two-kinds")
    for side, armies in (("attackers", made.attackers), ("defenders", made.defenders)):
        if not 1 <= len(armies) <= ARMIES:
            raise ScenarioError("grand-setup-armies", side=side, count=len(armies), most=ARMIES)
        for number, army in enumerate(armies, 1):
            check_number(f"{side} {number}, strength", army.strength, 1, MOST_STRENGTH)
    if tuple(made.seats) != (1, 2) or made.teams:
        raise ScenarioError("grand-setup-battle-seats")


def width_of(made: Scenario) -> int:
    """Return how many columns the map has."""
    return len(made.terrain[0]) if made.terrain else 0


def check_map(made: Scenario) -> None:
    """Rows of one length, known terrain, and lands that lie on land."""
    width, height = width_of(made), len(made.terrain)
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        raise ScenarioError("scenario-map-size", width=width, height=height)
    if len(made.lands) != height:
        raise ScenarioError("grand-setup-rows", count=len(made.lands), needed=height)
    for y in range(height):
        for what, row in (("terrain", made.terrain[y]), ("lands", made.lands[y])):
            if len(row) != width:
                raise ScenarioError(
                    "grand-setup-row-length", what=what, row=y + 1, length=len(row), needed=width
                )
        for x in range(width):
            check_cell(made, x, y)
    lands = lands_of(made)
    if not 1 <= len(lands) <= LANDS:
        raise ScenarioError("grand-setup-lands", count=len(lands), most=LANDS)
    for name in made.land_names:
        if name not in lands:
            raise ScenarioError("grand-setup-land-empty", land=name)


def check_cell(made: Scenario, x: int, y: int) -> None:
    """One cell of the map."""
    ground, land, cell = made.terrain[y][x], made.lands[y][x], cell_name(x, y)
    if ground.upper() not in TERRAIN or ground == "s":
        raise ScenarioError("grand-setup-terrain", cell=cell, letter=ground)
    if land != NO_LAND and not re.fullmatch("[A-Za-z0-9]", land):
        raise ScenarioError("grand-setup-land-name", cell=cell, letter=land)
    if land != NO_LAND and ground == "S":
        raise ScenarioError("grand-setup-land-at-sea", cell=cell, land=land)


def cell_name(x: int, y: int) -> str:
    """Return the name of a cell."""
    return f"{chr(ord('a') + x)}{y + 1}"


def lands_of(made: Scenario) -> list[str]:
    """Return the characters of the lands, in the order in which the map names them."""
    return list(dict.fromkeys(c for row in made.lands for c in row if c != NO_LAND))


def place_of(made: Scenario, what: str, cell: str) -> tuple[int, int]:
    """Return column and row of a cell; raises ScenarioError if it is not on the map."""
    found = re.fullmatch(r"([a-z])([1-9]\d?)", cell)
    if found is not None:
        x, y = ord(found[1]) - ord("a"), int(found[2]) - 1
        if x < width_of(made) and y < len(made.terrain):
            return x, y
    raise ScenarioError("scenario-cell-off-map", what=what, cell=cell[:10])


def ground_at(made: Scenario, what: str, cell: str) -> str:
    """Return the capital letter of the terrain of a cell."""
    x, y = place_of(made, what, cell)
    return made.terrain[y][x].upper()


def check_marks(made: Scenario) -> None:
    """Mine sites lie on land, dragon marks on mountains, bridges over rivers."""
    taken: set[str] = set()
    for cell in (*made.mine_sites, *made.dragon_marks):
        what = "mine site" if cell in made.mine_sites else "dragon mark"
        ground = ground_at(made, what, cell)
        if cell in taken:
            raise ScenarioError("scenario-cell-taken", what=what, cell=cell)
        taken.add(cell)
        if ground == "S":
            raise ScenarioError("grand-setup-on-sea", what=what, cell=cell)
        if what == "dragon mark" and ground != "M":
            raise ScenarioError("grand-setup-not-mountain", what=what, cell=cell)
    for cell in made.bridges:
        x, y = place_of(made, "bridge", cell)
        if not made.terrain[y][x].islower():
            raise ScenarioError("grand-setup-no-river", cell=cell)


def check_buildings(made: Scenario) -> None:
    """GRA-CEL-01, GRA-BLD-02: one building on a cell, one city in a land, each where it may be."""
    taken: dict[str, str] = {}
    cities: dict[str, str] = {}
    for building in made.buildings:
        check_known("building", building.kind, BUILDINGS)
        what, cell = building.kind, building.cell
        x, y = place_of(made, what, cell)
        if cell in taken:
            raise ScenarioError("grand-setup-built", cell=cell, what=what, other=taken[cell])
        taken[cell] = what
        check_number(f"{what} {cell}, level", building.level, 1, HIGHEST.get(what, 1))
        check_number(f"{what} {cell}, owner", building.owner, 0, SEATS)
        check_number(f"{what} {cell}, ghosts", building.ghosts, 0, SEATS)
        if made.terrain[y][x] == "S":
            raise ScenarioError("grand-setup-on-sea", what=what, cell=cell)
        check_site(made, building, made.terrain[y][x].upper(), made.lands[y][x], cities)
    check_holdable(made, set(cities))


def check_holdable(made: Scenario, with_city: set[str]) -> None:
    """GRA-BLD-06: every land has a city, or a cell where one can be founded."""
    for land in lands_of(made):
        grounds = {
            ground.upper()
            for terrain, row in zip(made.terrain, made.lands, strict=True)
            for ground, name in zip(terrain, row, strict=True)
            if name == land
        }
        if land not in with_city and grounds == {"M"}:
            raise ScenarioError("grand-setup-land-mountains", land=land)


def check_site(
    made: Scenario, building: BuildingSetup, ground: str, land: str, cities: dict[str, str]
) -> None:
    """GRA-BLD-02: what each kind of building asks of its cell."""
    kind, cell = building.kind, building.cell
    if kind == "city":
        if ground == "M":
            raise ScenarioError("grand-setup-city-mountain", cell=cell)
        if land == NO_LAND:
            raise ScenarioError("grand-setup-city-no-land", cell=cell)
        if land in cities:
            raise ScenarioError("grand-setup-two-cities", cell=cell, land=land, other=cities[land])
        cities[land] = cell
    elif kind == "mine" and cell not in (*made.mine_sites, *made.dragon_marks):
        raise ScenarioError("grand-setup-no-ore", cell=cell)
    elif kind == "port":
        x, y = place_of(made, kind, cell)
        near = [row[max(0, x - 1) : x + 2] for row in made.terrain[max(0, y - 1) : y + 2]]
        if "S" not in "".join(near):
            raise ScenarioError("grand-setup-no-sea", cell=cell)


def check_units(made: Scenario) -> None:
    """Names, numbers, places, and what is possible only once."""
    numbers: set[int] = set()
    crowd: Counter[str] = Counter()
    capacity = int(made.params.get("cell_capacity", 3))
    for unit in made.units:
        number, kind, seat = read_tag(unit.tag)
        if number in numbers:
            raise ScenarioError("scenario-unit-twice", what=unit.tag)
        numbers.add(number)
        check_unit(made, unit, kind)
        owner = seat if unit.owner is None else unit.owner
        check_number(f"{unit.tag}, owner", owner, 0, SEATS)
        crowd[f"{unit.cell} {'below' if kind == 'D' and unit.state != 'tamed' else ''}"] += 1
    for cell, count in crowd.items():
        if count > capacity and cell.endswith(" "):
            raise ScenarioError("grand-setup-crowd", cell=cell.strip(), count=count, most=capacity)
    if len(made.units) > MOST_UNITS:
        raise ScenarioError("grand-setup-units", count=len(made.units), most=MOST_UNITS)
    for seat in made.seats:
        if made.position is None and seat not in owners_of(made):
            raise ScenarioError("grand-setup-nothing", seat=seat)


def read_tag(tag: str) -> tuple[int, str, int]:
    """Return number, letter and seat of a unit's name; raises ScenarioError if it is none."""
    found = re.fullmatch(r"([0-6])([PLRGMHZD])([1-9]\d{0,3})", tag)
    if found is None or int(found[3]) > MOST_NUMBER:
        raise ScenarioError("grand-setup-tag", what=tag[:12])
    return int(found[3]), found[2], int(found[1])


def owners_of(made: Scenario) -> set[int]:
    """Return the seats that have a unit or a building."""
    units = {read_tag(u.tag)[2] if u.owner is None else u.owner for u in made.units}
    return units | {building.owner for building in made.buildings}


def check_unit(made: Scenario, unit: UnitSetup, kind: str) -> None:
    """One unit: what its kind asks for."""
    ground = ground_at(made, unit.tag, unit.cell)
    if (kind == "H") != (ground == "S") and kind in "HZ":
        raise ScenarioError("grand-setup-element", what=unit.tag, cell=unit.cell)
    if kind == UNIT_LETTERS[MAGE]:
        check_known(f"{unit.tag}, school", unit.school, SCHOOLS)
    if unit.work:
        check_known(f"{unit.tag}, work", unit.work, WORKS[:LEVEL])
    for name in ("wind", "water", "stun", "fury", "former"):
        check_number(f"{unit.tag}, {name}", getattr(unit, name), 0, SEATS)
    if kind == "D":
        home = unit.home or unit.cell
        place_of(made, unit.tag, home)
        check_known(f"{unit.tag}, state", unit.state or STATES[0], STATES)
        if home not in made.dragon_marks:
            raise ScenarioError("grand-setup-dragon-home", what=unit.tag, cell=home)
    if unit.controller and unit.controller not in {other.tag for other in made.units}:
        raise ScenarioError("grand-setup-controller", what=unit.tag, mage=unit.controller)


def check_coins(made: Scenario) -> None:
    """Coins of seats in play or not."""
    given = dict(made.coins)
    if made.position is not None:
        given |= made.position.coins
    for seat, coins in given.items():
        if seat not in map(str, range(1, SEATS + 1)):
            raise ScenarioError("grand-setup-coins", seat=seat)
        check_number(f"coins {seat}", coins, 0, MOST_COINS)


def check_position(made: Scenario) -> None:
    """What a position adds to a set-up."""
    at = made.position
    if at is None:
        return
    check_number("year", at.year, 1, 99)
    if at.active not in made.seats or at.active in at.out:
        raise ScenarioError("grand-setup-active", seat=at.active)
    pairs = (*at.peace, *at.notice, *at.offers, *at.talked)
    for seat in (*at.out, *at.out_before, *(s for pair in pairs for s in pair)):
        if seat not in made.seats:
            raise ScenarioError("grand-setup-seat", seat=seat)
    for land, payments in at.turmoil.items():
        check_known("turmoil", land, lands_of(made))
        check_number(f"turmoil {land}", payments, 0, 9)
    highest = max((read_tag(unit.tag)[0] for unit in made.units), default=0)
    if at.next_number:
        check_number("next_number", at.next_number, highest + 1, MOST_NUMBER)
    check_declared(at)


def check_declared(at: Position) -> None:
    """The battles that were declared in the turn of a position, one by each piece at most."""
    sources: set[str] = set()
    for battle in at.declared:
        if battle.source in sources:
            raise ScenarioError("grand-setup-declared-twice", what=battle.source[:12])
        sources.add(battle.source)
        check_known("declared, status", battle.status, STATUSES)
        for name in (battle.source, battle.target):
            if not re.fullmatch(PieceForm.pattern, name):
                raise ScenarioError("grand-setup-tag", what=name[:12])
    if len(at.declared) > MOST_UNITS:
        raise ScenarioError("grand-setup-units", count=len(at.declared), most=MOST_UNITS)


def check_symmetry(made: Scenario) -> None:
    """That the map, and what stands on it, is symmetric as the scenario says."""
    if made.symmetry == "none":
        return
    width, height = width_of(made), len(made.terrain)
    partner: dict[str, str] = {}
    for y in range(height):
        for x in range(width):
            ax, ay = width - 1 - x, height - 1 - y
            if made.terrain[y][x] != made.terrain[ay][ax]:
                raise ScenarioError(
                    "grand-setup-asymmetric", what="terrain", cell=cell_name(x, y),
                    other=cell_name(ax, ay),
                )  # fmt: skip
            land = partner.setdefault(made.lands[y][x], made.lands[ay][ax])
            if land != made.lands[ay][ax]:
                raise ScenarioError(
                    "grand-setup-asymmetric", what="lands", cell=cell_name(x, y),
                    other=cell_name(ax, ay),
                )  # fmt: skip
    check_mirrored(made, "mine_sites", [(c, "") for c in made.mine_sites])
    check_mirrored(made, "dragon_marks", [(c, "") for c in made.dragon_marks])
    pieces = [(b.cell, f"{b.kind} {b.level} {bool(b.owner)}") for b in made.buildings]
    check_mirrored(made, "buildings", pieces)
    kinds = [(u.cell, f"{u.tag[1]} {u.school} {u.tag[0] != '0'}") for u in made.units]
    check_mirrored(made, "units", kinds)


def check_mirrored(made: Scenario, what: str, things: Sequence[tuple[str, str]]) -> None:
    """Raise ScenarioError for a thing whose mirror image is missing."""
    width, height = width_of(made), len(made.terrain)
    there = Counter(things)
    for (cell, kind), count in there.items():
        x, y = place_of(made, what, cell)
        other = cell_name(width - 1 - x, height - 1 - y)
        if there[other, kind] != count:
            raise ScenarioError("grand-setup-asymmetric", what=what, cell=cell, other=other)
