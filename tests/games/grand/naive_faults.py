"""What the naive rules of `grand` allow in ORDERS and REACT, and why they refuse the rest."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from tests.games.grand.naive_forming import open_declarations, standing_group
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
        return "not_yours"
    return first(
        (unit.moved, "moved"),
        (unit.pinned, "committed"),
        (not is_cell(pos, cell) or cell == unit.cell, "out_of_reach"),
        (is_cell(pos, cell) and not enterable(pos, unit.owner, cell), "held"),
        (cell not in reach(pos, unit), "out_of_reach"),
        (is_cell(pos, cell) and not room(pos, cell), "full"),
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
        return "not_yours"
    return first(
        (not can_act(pos, tag), "no_action"),
        (pos.terrain[unit.cell] == SEA, "not_on_land"),
        (any(work.cell == unit.cell for work in pos.works), "work_here"),
        (True, site_fault(pos, kind, unit.cell)),
    ) or _price_fault(pos, work_cost(pos, kind, unit.cell))


def _price_fault(pos: Position, cost: int) -> str:
    return "coins" if pos.coins[pos.seat] < cost else ""


def site_fault(pos: Position, kind: str, cell: str) -> str:
    """Say what forbids a building or bridge on a land cell (GRA-BLD-02)."""
    if kind == "bridge":
        return "" if cell in pos.rivers - pos.bridges else "no_river"
    if cell in pos.buildings:
        return "built_on"
    if kind == "city":
        return _city_fault(pos, cell)
    if kind == "mine":
        return "" if cell in pos.sites | pos.marks else "no_ore"
    if kind == "port":
        return "" if any(pos.terrain[n] == SEA for n in neighbours(pos, cell)) else "no_sea"
    return ""


def _city_fault(pos: Position, cell: str) -> str:
    land = pos.land.get(cell)
    pending = {pos.land.get(work.cell) for work in pos.works if work.kind == "city"}
    return first(
        (pos.terrain[cell] == MOUNTAIN, "in_mountains"),
        (land is None, "no_land"),
        (land is not None and (city_of(pos, land) is not None or land in pending), "has_city"),
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
        return "not_yours"
    return first(
        (not building.act, "no_action"),
        (not may_rise(pos, cell), "highest_level"),
        (any(work.cell == cell for work in pos.works), "work_here"),
    ) or _price_fault(pos, work_cost(pos, "level", cell))


# --- hiring and arming ----------------------------------------------------------------------


def _hire_fault(pos: Position, cell: str, what: str) -> str:
    building = _own_building(pos, cell)
    kind, _, school = what.partition(":")
    if building is None or building.kind != "city":
        return "not_yours"
    if kind not in (*ARMIES, "mage") or (kind == "mage") != (school in SCHOOLS):
        return "not_yours"
    mages = len(own_units(pos, pos.seat, "mage"))
    return first(
        (not building.act, "no_action"),
        (kind == "guard" and building.level < pos.params["guard_min_level"], "needs_level"),
        (kind == "mage" and building.level < pos.params["mage_min_level"], "needs_level"),
        (kind == "mage" and mages >= pos.params["max_mages"], "too_many_mages"),
        (kind == "personal" and bool(own_units(pos, pos.seat, "personal")), "have_one"),
        (pos.coins[pos.seat] < pos.params[f"cost_{kind}"], "coins"),
        (not enterable(pos, pos.seat, cell), "held"),
        (not room(pos, cell), "full"),
    )


def _ship_fault(pos: Position, cell: str, water: str) -> str:
    """GRA-HIR-03."""
    port = _own_building(pos, cell)
    if port is None or port.kind != "port":
        return "not_yours"
    at_sea = water in neighbours(pos, cell) and pos.terrain[water] == SEA
    return first(
        (not port.act, "no_action"),
        (pos.coins[pos.seat] < pos.params["cost_ship"], "coins"),
        (not at_sea, "no_sea"),
        (at_sea and not enterable(pos, pos.seat, water), "held"),
        (at_sea and not room(pos, water), "full"),
    )


def _arm_fault(pos: Position, tag: str) -> str:
    unit = _own_unit(pos, tag)
    if unit is None or unit.kind not in ARMIES:
        return "not_yours"
    mines = [b for b in pos.buildings.values() if b.kind == "mine" and b.level == 4]
    return first(
        (not can_act(pos, tag), "no_action"),
        (unit.mithril, "in_mithril"),
        (_own_building(pos, unit.cell) is None, "no_building"),
        (not any(mine.owner == pos.seat for mine in mines), "no_mithril"),
        (pos.coins[pos.seat] < pos.params["cost_mithril"], "coins"),
    )


# --- magic ----------------------------------------------------------------------------------


def _cast_fault(pos: Position, tag: str, spell: str, target: str) -> str:
    unit = _own_unit(pos, tag)
    if unit is None or unit.kind != "mage":
        return "not_yours"
    zombies, dragons = zombies_of(pos, tag), dragons_of(pos, tag)
    return first(
        (not can_act(pos, tag), "no_action"),
        (spell not in (*GREY, SCHOOL_SPELL[unit.school]), "unknown_spell"),
        (bool(zombies) and spell != "raise", "busy"),
        (bool(dragons) and spell != "dragon", "busy"),
        (bool(target) == (spell in UNTARGETED), "no_target"),
        (True, TARGETS[spell](pos, unit, target)),
    ) or _price_fault(pos, pos.params["spell_cost"])


def _far(pos: Position, mage: Unit, cell: str) -> str:
    return "" if distance(mage.cell, cell) <= pos.params["spell_range"] else "out_of_range"


def _not_moved(pos: Position, unit: Unit) -> bool:
    """GRA-SPL-13."""
    return unit.owner != pos.seat or not unit.moved


def _wind(pos: Position, mage: Unit, target: str) -> str:
    unit = pos.units.get(target)
    if unit is None or unit.lies:
        return "no_target"
    at_sea = pos.terrain[unit.cell] == SEA
    return first(
        (unit.kind in ("mage", *MAGICAL) or unit.mithril, "immune"),
        (not at_sea or not _not_moved(pos, unit), "no_target"),
        (True, _far(pos, mage, unit.cell)),
    )


def _storm(pos: Position, mage: Unit, target: str) -> str:
    if not is_cell(pos, target):
        return "no_target"
    return _far(pos, mage, target) or ("" if in_storm(pos, target) else "no_target")


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
    return "" if asleep_at(pos, mage.cell) else "no_target"


def _release(pos: Position, mage: Unit, target: str) -> str:
    unit = pos.units.get(target)
    if unit is None or unit.state != "tamed" or unit.controller == mage.tag:
        return "no_target"
    return _far(pos, mage, unit.cell)


def _raise(pos: Position, mage: Unit, target: str) -> str:
    limit = len(zombies_of(pos, mage.tag)) >= pos.params["zombie_limit"]
    return "no_target" if limit or not graves(pos, mage) else ""


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
    return "" if zombies_near(pos, mage) else "no_target"


def zombies_near(pos: Position, mage: Unit) -> list[str]:
    units = [u for u in pos.units.values() if u.kind == "zombie"]
    near = [u for u in units if not _far(pos, mage, u.cell)]
    return [u.tag for u in sorted(near, key=lambda unit: unit.number)]


def _building_target(pos: Position, mage: Unit, target: str) -> str:
    if not target.startswith("@") or not is_piece(pos, target):
        return "no_target"
    return _far(pos, mage, target[1:])


def _ghosts(pos: Position, mage: Unit, target: str) -> str:
    return "no_target" if ("ghosts", target) in pos.effects else _building_target(pos, mage, target)


def _quake(pos: Position, mage: Unit, target: str) -> str:
    building = pos.buildings.get(target[1:]) if target.startswith("@") else None
    if building is not None and building.kind == "city" and building.level == 1:
        return "no_target"
    return _building_target(pos, mage, target)


def _army_target(pos: Position, mage: Unit, target: str) -> str:
    unit = pos.units.get(target)
    if unit is None or unit.lies or unit.kind == "ship":
        return "no_target"
    return _far(pos, mage, unit.cell) if is_army(pos, target) else "immune"


def _water(pos: Position, mage: Unit, target: str) -> str:
    fault = _army_target(pos, mage, target)
    unit = pos.units.get(target)
    if unit is not None and not fault:
        dry = pos.terrain[unit.cell] != SEA
        return "" if dry and _not_moved(pos, unit) else "no_target"
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
        return "not_yours"
    own = is_piece(pos, tgt) and owner_of(pos, tgt) == seat
    forbidden = seat != pos.seat or not pos.options["friendly_fire"]
    return first(
        (not can_act(pos, src), "no_action"),
        (not is_piece(pos, tgt) or src == tgt or _waits(pos, tgt), "no_target"),
        (is_piece(pos, tgt) and _too_far(pos, src, tgt), "too_far"),
        (own and forbidden, "own_piece"),
        (is_piece(pos, tgt) and not own and friendly(pos, seat, owner_of(pos, tgt)), "peace"),
        (_fights_already(pos, src, tgt), "already_fights"),
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
        for declared in open_declarations(pos)
    )


def reaction_targets(pos: Position, flight: bool) -> list[str]:
    """GRA-REA-02; in a flight nothing is said of pending works (GRA-DRA-13)."""
    found = {declared.src for declared in open_declarations(pos)}
    if pos.options["reactions"] == "full":
        for declared in open_declarations(pos):
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
        return "not_yours"
    return "committed" if unit.pinned else ""


def _peace_fault(pos: Position, sign: str, other: str) -> str:
    """GRA-DIP-05."""
    seat, partner = pos.seat, int(other)
    if not pos.options["diplomacy"] or partner not in pos.teams or partner in pos.out:
        return "no_diplomacy"
    if partner == seat or pos.teams[partner] == pos.teams[seat]:
        return "no_diplomacy"
    pair = frozenset((seat, partner))
    at_peace = pair in pos.peace
    if partner in pos.dealt:
        return "dealt"
    if sign == "?":
        offered = {(seat, partner), (partner, seat)} & pos.offers
        return first((at_peace, "at_peace"), (bool(offered), "offered"))
    if sign == "+":
        return "" if (partner, seat) in pos.offers else "no_offer"
    return first((not at_peace, "at_war"), ((seat, partner) in pos.ending, "noticed"))


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
    """Return every legal action of ORDERS."""
    return [text for text in _candidates(pos) if not fault(pos, text)]


def _candidates(pos: Position) -> Iterator[str]:
    yield from ("end", "resign")
    for sign in "?+-":
        yield from (f"peace{sign}{seat}" for seat in pos.seats)
    for unit in own_units(pos, pos.seat):
        if not unit.lies:
            yield f"{unit.tag}~"
        if not unit.moved and not unit.pinned and not unit.lies:
            yield from (f"{unit.tag}-{cell}" for cell in reach(pos, unit))
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


def _acts(pos: Position, unit: Unit) -> Iterator[str]:
    if unit.kind in ARMIES:
        yield f"{unit.tag}&"
        yield from (f"{unit.tag}={kind}" for kind in WORKS)
    if unit.kind == "mage":
        yield from (f"{unit.tag}*{spell}" for spell in UNTARGETED)
        yield from (f"{unit.tag}*storm>{cell}" for cell in pos.terrain)
        for spell in SPELLS:
            if spell not in (*UNTARGETED, "storm"):
                yield from (f"{unit.tag}*{spell}>{name}" for name in all_pieces(pos))
