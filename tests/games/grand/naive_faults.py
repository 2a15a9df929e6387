"""What the naive rules of `grand` allow in ORDERS and REACT, and why they refuse the rest."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tests.games.grand.naive_forming import standing_group
from tests.games.grand.naive_moves import reach
from tests.games.grand.naive_state import (
    ARMIES,
    CELL,
    MAGICAL,
    MOUNTAIN,
    PIECE,
    SCHOOLS,
    SEA,
    TAG,
    Building,
    Position,
    Unit,
    all_pieces,
    asleep_at,
    can_act,
    cell_of,
    city_of,
    distance,
    dragons_of,
    enterable,
    friendly,
    is_army,
    is_cell,
    is_piece,
    mine_max,
    neighbours,
    own_pieces,
    own_units,
    owner_of,
    pieces_at,
    room,
    within,
    zombies_of,
)

GREY = ("wind", "storm", "dragon", "release", "raise", "dust", "ghosts")
SCHOOL_SPELL = {"forest": "fog", "desert": "quake", "mountain": "fury", "plain": "water"}
SPELLS = (*GREY, *SCHOOL_SPELL.values())
UNTARGETED = ("dragon", "raise", "dust")
WORKS = ("city", "fortress", "tower", "mine", "port", "bridge")


def first(*checks: tuple[bool, str]) -> str:
    """Return the code of the first check that holds, nothing if none does."""
    return next((code for holds, code in checks if holds), "")


# --- moves ----------------------------------------------------------------------------------


def _move_fault(pos: Position, tag: str, cell: str) -> str:
    unit = _own_unit(pos, tag)
    if unit is None:
        return "NOT_YOURS"
    return first(
        (unit.moved, "MOVED"),
        (unit.pinned, "PINNED"),
        (not is_cell(pos, cell) or cell == unit.cell, "OUT_OF_REACH"),
        (is_cell(pos, cell) and not enterable(pos, unit.owner, cell), "CELL_HELD"),
        (cell not in reach(pos, unit), "OUT_OF_REACH"),
        (is_cell(pos, cell) and not room(pos, cell), "CELL_FULL"),
    )


def _own_unit(pos: Position, tag: str) -> Unit | None:
    unit = pos.units.get(tag)
    return unit if unit is not None and unit.owner == pos.seat and not unit.lies else None


def _own_building(pos: Position, cell: str) -> Building | None:
    building = pos.buildings.get(cell)
    return building if building is not None and building.owner == pos.seat else None


# --- building -------------------------------------------------------------------------------


def _build_fault(pos: Position, tag: str, kind: str) -> str:
    unit = _own_unit(pos, tag)
    if unit is None or unit.kind not in ARMIES:
        return "NOT_ARMY" if unit else "NOT_YOURS"
    return first(
        (not can_act(pos, tag), "NO_ACTION"),
        (pos.terrain[unit.cell] == SEA, "NOT_LAND"),
        (_armies_work_at(pos, unit.cell), "WORK_HERE"),
        (True, site_fault(pos, kind, unit.cell)),
    ) or _price_fault(pos, work_cost(pos, kind, unit.cell))


def _armies_work_at(pos: Position, cell: str) -> bool:
    """GRA-BLD-01: one work of armies per cell; that a building rises there does not matter."""
    return any(work.cell == cell and work.kind != "level" for work in pos.works)


def _price_fault(pos: Position, cost: int) -> str:
    return "NO_COINS" if pos.coins[pos.seat] < cost else ""


def site_fault(pos: Position, kind: str, cell: str) -> str:
    """Say what forbids a building or bridge on a land cell (GRA-BLD-02)."""
    if kind == "bridge":
        return "" if cell in pos.rivers - pos.bridges else "NO_RIVER"
    if cell in pos.buildings:
        return "BUILT_ON"
    if kind == "city":
        return _city_fault(pos, cell)
    if kind == "mine":
        return "" if cell in pos.sites | pos.marks else "NO_ORE"
    if kind == "port":
        return "" if any(pos.terrain[n] == SEA for n in neighbours(pos, cell)) else "NO_SEA"
    return ""


def _city_fault(pos: Position, cell: str) -> str:
    land = pos.land.get(cell)
    pending = {pos.land.get(work.cell) for work in pos.works if work.kind == "city"}
    return first(
        (pos.terrain[cell] == MOUNTAIN, "MOUNTAIN"),
        (land is None, "NO_LAND"),
        (land is not None and (city_of(pos, land) is not None or land in pending), "HAS_CITY"),
    )


def work_cost(pos: Position, kind: str, cell: str) -> int:
    if kind == "mine" and cell in pos.marks:
        return pos.params["cost_mine_dragon"]
    if kind == "level":
        building = pos.buildings[cell]
        if building.kind == "city":
            return pos.params[f"cost_city_{building.level + 1}"]
        return pos.params["cost_mine_level"]
    return pos.params[f"cost_{kind}"]


def may_rise(pos: Position, cell: str) -> bool:
    """GRA-BLD-05."""
    building = pos.buildings[cell]
    if building.kind == "city":
        return building.level < pos.params["city_max"]
    return building.kind == "mine" and building.level < mine_max(pos, cell)


def _level_fault(pos: Position, cell: str) -> str:
    building = _own_building(pos, cell)
    if building is None or building.kind not in ("city", "mine"):
        return "NO_LEVELS" if building else "NOT_YOURS"
    return first(
        (not building.act, "NO_ACTION"),
        (not may_rise(pos, cell), "HIGHEST_LEVEL"),
        (any(work.by == f"@{cell}" for work in pos.works), "WORK_HERE"),
    ) or _price_fault(pos, work_cost(pos, "level", cell))


# --- hiring and arming ----------------------------------------------------------------------


def _hire_fault(pos: Position, cell: str, what: str) -> str:
    building = _own_building(pos, cell)
    kind, _, school = what.partition(":")
    if building is None or building.kind != "city":
        return "NOT_YOURS"
    if kind not in (*ARMIES, "mage") or (kind == "mage") != (school in SCHOOLS):
        return "NOT_YOURS"
    mages = len(own_units(pos, pos.seat, "mage"))
    return first(
        (not building.act, "NO_ACTION"),
        (kind == "guard" and building.level < pos.params["guard_min_level"], "NEEDS_LEVEL"),
        (kind == "mage" and building.level < pos.params["mage_min_level"], "NEEDS_LEVEL"),
        (kind == "mage" and mages >= pos.params["max_mages"], "TOO_MANY_MAGES"),
        (kind == "personal" and bool(own_units(pos, pos.seat, "personal")), "HAS_PERSONAL"),
        (pos.coins[pos.seat] < pos.params[f"cost_{kind}"], "NO_COINS"),
        (not enterable(pos, pos.seat, cell), "CELL_HELD"),
        (not room(pos, cell), "CELL_FULL"),
    )


def _ship_fault(pos: Position, cell: str, water: str) -> str:
    """GRA-HIR-03."""
    port = _own_building(pos, cell)
    if port is None or port.kind != "port":
        return "NOT_YOURS"
    at_sea = water in neighbours(pos, cell) and pos.terrain[water] == SEA
    return first(
        (not port.act, "NO_ACTION"),
        (pos.coins[pos.seat] < pos.params["cost_ship"], "NO_COINS"),
        (not at_sea, "NO_SEA"),
        (at_sea and not enterable(pos, pos.seat, water), "CELL_HELD"),
        (at_sea and not room(pos, water), "CELL_FULL"),
    )


def _arm_fault(pos: Position, tag: str) -> str:
    unit = _own_unit(pos, tag)
    if unit is None or unit.kind not in ARMIES:
        return "NOT_ARMY" if unit else "NOT_YOURS"
    mines = [b for b in pos.buildings.values() if b.kind == "mine" and b.level == 4]
    return first(
        (not can_act(pos, tag), "NO_ACTION"),
        (unit.mithril, "IN_MITHRIL"),
        (_own_building(pos, unit.cell) is None, "NO_BUILDING"),
        (not any(mine.owner == pos.seat for mine in mines), "NO_MITHRIL"),
        (pos.coins[pos.seat] < pos.params["cost_mithril"], "NO_COINS"),
    )


# --- magic ----------------------------------------------------------------------------------


def _cast_fault(pos: Position, tag: str, spell: str, target: str) -> str:
    unit = _own_unit(pos, tag)
    if unit is None or unit.kind != "mage":
        return "NOT_YOURS"
    zombies, dragons = zombies_of(pos, tag), dragons_of(pos, tag)
    return first(
        (not can_act(pos, tag), "NO_ACTION"),
        (spell not in (*GREY, SCHOOL_SPELL[unit.school]), "UNKNOWN_SPELL"),
        (bool(zombies) and spell != "raise", "BUSY_CONTROLLING"),
        (bool(dragons) and spell != "dragon", "BUSY_CONTROLLING"),
        (bool(target) == (spell in UNTARGETED), "NO_SUCH_TARGET"),
        (True, TARGETS[spell](pos, unit, target)),
    ) or _price_fault(pos, pos.params["spell_cost"])


def _far(pos: Position, mage: Unit, cell: str) -> str:
    return "" if distance(mage.cell, cell) <= pos.params["spell_range"] else "OUT_OF_RANGE"


def _not_moved(pos: Position, unit: Unit) -> bool:
    """GRA-SPL-13."""
    return unit.owner != pos.seat or not unit.moved


def _wind(pos: Position, mage: Unit, target: str) -> str:
    unit = pos.units.get(target)
    if unit is None or unit.lies:
        return "NO_SUCH_TARGET"
    at_sea = pos.terrain[unit.cell] == SEA
    return first(
        (unit.kind in ("mage", *MAGICAL) or unit.mithril, "IMMUNE"),
        (not at_sea or not _not_moved(pos, unit), "NO_SUCH_TARGET"),
        (True, _far(pos, mage, unit.cell)),
    )


def _storm(pos: Position, mage: Unit, target: str) -> str:
    if not is_cell(pos, target):
        return "NO_SUCH_TARGET"
    return _far(pos, mage, target) or ("" if in_storm(pos, target) else "NO_SUCH_TARGET")


def in_storm(pos: Position, centre: str) -> list[str]:
    """Return what a storm there can affect (GRA-SPL-02, GRA-GEO-03)."""
    return [
        tag
        for tag, unit in pos.units.items()
        if distance(centre, unit.cell) <= 1
        and pos.terrain[unit.cell] == SEA
        and (unit.kind == "ship" or is_army(pos, tag))
    ]


def _call(pos: Position, mage: Unit, target: str) -> str:
    return "" if asleep_at(pos, mage.cell) else "NO_SUCH_TARGET"


def _release(pos: Position, mage: Unit, target: str) -> str:
    unit = pos.units.get(target)
    if unit is None or unit.state != "tamed" or unit.controller == mage.tag:
        return "NO_SUCH_TARGET"
    return _far(pos, mage, unit.cell)


def _raise(pos: Position, mage: Unit, target: str) -> str:
    limit = len(zombies_of(pos, mage.tag)) >= pos.params["zombie_limit"]
    return "NO_SUCH_TARGET" if limit or not graves(pos, mage) else ""


def graves(pos: Position, mage: Unit) -> list[str]:
    """Return the qualifying cells that have room (GRA-ZOM-03)."""
    return [
        cell
        for cell in neighbours(pos, mage.cell)
        if pos.terrain[cell] != SEA
        and enterable(pos, mage.owner, cell)
        and room(pos, cell)
        and any(near in pos.buildings for near in neighbours(pos, cell))
    ]


def _dust(pos: Position, mage: Unit, target: str) -> str:
    return "" if zombies_near(pos, mage) else "NO_SUCH_TARGET"


def zombies_near(pos: Position, mage: Unit) -> list[str]:
    units = [u for u in pos.units.values() if u.kind == "zombie"]
    near = [u for u in units if not _far(pos, mage, u.cell)]
    return [u.tag for u in sorted(near, key=lambda unit: unit.number)]


def _building_target(pos: Position, mage: Unit, target: str) -> str:
    if not target.startswith("@") or not is_piece(pos, target):
        return "NO_SUCH_TARGET"
    return _far(pos, mage, target[1:])


def _ghosts(pos: Position, mage: Unit, target: str) -> str:
    return (
        "NO_SUCH_TARGET"
        if ("ghosts", target) in pos.effects
        else _building_target(pos, mage, target)
    )


def _quake(pos: Position, mage: Unit, target: str) -> str:
    building = pos.buildings.get(target[1:]) if target.startswith("@") else None
    if building is not None and building.kind == "city" and building.level == 1:
        return "NO_SUCH_TARGET"
    return _building_target(pos, mage, target)


def _army_target(pos: Position, mage: Unit, target: str) -> str:
    unit = pos.units.get(target)
    if unit is None or unit.lies or unit.kind == "ship":
        return "NO_SUCH_TARGET"
    return _far(pos, mage, unit.cell) if is_army(pos, target) else "IMMUNE"


def _water(pos: Position, mage: Unit, target: str) -> str:
    fault = _army_target(pos, mage, target)
    unit = pos.units.get(target)
    if unit is not None and not fault:
        dry = pos.terrain[unit.cell] != SEA
        return "" if dry and _not_moved(pos, unit) else "NO_SUCH_TARGET"
    return fault


TARGETS: dict[str, Callable[[Position, Unit, str], str]] = {
    "wind": _wind,
    "storm": _storm,
    "dragon": _call,
    "release": _release,
    "raise": _raise,
    "dust": _dust,
    "ghosts": _ghosts,
    "fog": _army_target,
    "quake": _quake,
    "fury": _army_target,
    "water": _water,
}


# --- declarations ---------------------------------------------------------------------------


def declare_fault(pos: Position, seat: int, src: str, tgt: str) -> str:
    """Say what forbids a declaration by this seat, REACT's own list of targets not asked."""
    if not is_piece(pos, src) or owner_of(pos, src) != seat or _lies(pos, src):
        return "NOT_YOURS"
    own = is_piece(pos, tgt) and owner_of(pos, tgt) == seat
    forbidden = seat != pos.seat or not pos.options["friendly_fire"]
    return first(
        (not can_act(pos, src), "NO_ACTION"),
        (not is_piece(pos, tgt) or src == tgt or _waits(pos, tgt), "NO_SUCH_TARGET"),
        (is_piece(pos, tgt) and _too_far(pos, src, tgt), "TOO_FAR"),
        (own and forbidden, "OWN_PIECE"),
        (is_piece(pos, tgt) and not own and friendly(pos, seat, owner_of(pos, tgt)), "PEACE"),
        (_fights_already(pos, src, tgt), "ALREADY_FIGHTS"),
    )


def _lies(pos: Position, name: str) -> bool:
    return name in pos.units and pos.units[name].lies


def _waits(pos: Position, name: str) -> bool:
    return name in pos.units and pos.units[name].state == "waiting"


def _too_far(pos: Position, src: str, tgt: str) -> bool:
    return distance(cell_of(pos, src), cell_of(pos, tgt)) > pos.params["attack_reach"]


def _fights_already(pos: Position, src: str, tgt: str) -> bool:
    """GRA-DEC-06."""
    return any(
        declared.src == tgt
        and cell_of(pos, declared.tgt) == cell_of(pos, src)
        and src in standing_group(pos, declared.tgt)
        for declared in pos.declarations
    )


def reaction_targets(pos: Position, flight: bool) -> list[str]:
    """GRA-REA-02; in a flight nothing is said of pending works (GRA-DRA-13)."""
    found = {declared.src for declared in pos.declarations}
    if pos.options["reactions"] == "full":
        for declared in pos.declarations:
            found |= {*pieces_at(pos, cell_of(pos, declared.tgt)), declared.tgt}
        if not flight and pos.options["build_delay"] == "turn":
            found |= {work.by for work in pos.works if work.owner == pos.seat}
    return [name for name in all_pieces(pos) if name in found]


def reactions(pos: Position, seat: int, flight: bool) -> list[str]:
    """Return the declarations that a player may react with."""
    targets = reaction_targets(pos, flight)
    return [
        f"{src}!{tgt}"
        for src in own_pieces(pos, seat)
        for tgt in targets
        if owner_of(pos, tgt) != seat and not declare_fault(pos, seat, src, tgt)
    ]


# --- the rest -------------------------------------------------------------------------------


def _declare_fault(pos: Position, src: str, tgt: str) -> str:
    return declare_fault(pos, pos.seat, src, tgt)


def _disband_fault(pos: Position, tag: str) -> str:
    unit = _own_unit(pos, tag)
    if unit is None or unit.kind == "personal":
        return "NOT_YOURS"
    return "PINNED" if unit.pinned else ""


def _peace_fault(pos: Position, sign: str, other: str) -> str:
    """GRA-DIP-05."""
    seat, partner = pos.seat, int(other)
    if not pos.options["diplomacy"] or partner not in pos.teams or partner in pos.out:
        return "NO_DIPLOMACY"
    if partner == seat or pos.teams[partner] == pos.teams[seat]:
        return "NO_DIPLOMACY"
    pair = frozenset((seat, partner))
    at_peace = pair in pos.peace
    if partner in pos.dealt:
        return "TALKED"
    if sign == "?":
        offered = {(seat, partner), (partner, seat)} & pos.offers
        return first((at_peace, "NOT_AT_WAR"), (bool(offered), "OFFER_OPEN"))
    if sign == "+":
        return "" if (partner, seat) in pos.offers else "NO_OFFER"
    return first((not at_peace, "NOT_AT_PEACE"), ((seat, partner) in pos.ending, "NOTICE_GIVEN"))


FORMS: dict[str, Callable[..., str]] = {
    rf"({TAG})-({CELL})": _move_fault,
    rf"({TAG})=({'|'.join(WORKS)})": _build_fault,
    rf"@({CELL})\^": _level_fault,
    rf"@({CELL})\$([a-z]+(?::[a-z]+)?)": _hire_fault,
    rf"@({CELL})\$ship>({CELL})": _ship_fault,
    rf"({TAG})&": _arm_fault,
    rf"({TAG})\*([a-z]+)(?:>(\S+))?": _cast_fault,
    rf"({PIECE})!({PIECE})": _declare_fault,
    rf"({TAG})~": _disband_fault,
    r"peace([?+-])([1-6])": _peace_fault,
    r"resign|end": lambda pos: "",
}


def fault(pos: Position, text: str) -> str:
    """Return why an action of ORDERS is refused, nothing if it is allowed.

    Raises:
        ValueError: the text is not in the notation of ORDERS.
    """
    for form, check in FORMS.items():
        match = re.fullmatch(form, text)
        if match:
            return check(pos, *(group or "" for group in match.groups()))
    raise ValueError(f"not an action of ORDERS: {text!r}")


def orders(pos: Position) -> list[str]:
    """Return every legal action of ORDERS but giving up."""
    return [*_moves(pos), *(text for text in _candidates(pos) if not fault(pos, text))]


def _moves(pos: Position) -> Iterator[str]:
    for unit in own_units(pos, pos.seat):
        if not unit.moved and not unit.pinned and not unit.lies:
            yield from (f"{unit.tag}-{cell}" for cell in reach(pos, unit) if room(pos, cell))


def _candidates(pos: Position) -> Iterator[str]:
    yield "end"
    for sign in "?+-":
        yield from (f"peace{sign}{seat}" for seat in pos.seats)
    for unit in own_units(pos, pos.seat):
        if not unit.lies:
            yield f"{unit.tag}~"
        if can_act(pos, unit.tag):
            yield from _acts(pos, unit)
    for name in own_pieces(pos, pos.seat):
        if can_act(pos, name):
            yield from (f"{name}!{tgt}" for tgt in all_pieces(pos))
        if name.startswith("@"):
            yield f"{name}^"
            yield from (f"{name}${kind}" for kind in ARMIES)
            yield from (f"{name}$mage:{school}" for school in SCHOOLS)
            yield from (f"{name}$ship>{cell}" for cell in neighbours(pos, name[1:]))


def _in_range(pos: Position, mage: Unit) -> list[str]:
    return within(pos, mage.cell, pos.params["spell_range"])


def _acts(pos: Position, unit: Unit) -> Iterator[str]:
    if unit.kind in ARMIES:
        yield f"{unit.tag}&"
        yield from (f"{unit.tag}={kind}" for kind in WORKS)
    if unit.kind == "mage":
        yield from (f"{unit.tag}*{spell}" for spell in UNTARGETED)
        yield from (f"{unit.tag}*storm>{cell}" for cell in _in_range(pos, unit))
        for spell in SPELLS:
            if spell not in (*UNTARGETED, "storm"):
                yield from (f"{unit.tag}*{spell}>{name}" for name in all_pieces(pos))
