"""Crowded tables of `grand`, made up at random: everything meets everything at once."""

from __future__ import annotations

import random

from tests.games.grand.naive_scenarios import change_rules
from tests.games.grand.naive_state import (
    ARMIES,
    LETTERS,
    MOUNTAIN,
    SCHOOLS,
    SEA,
    Building,
    Position,
    Unit,
    Value,
    cell_at,
    is_army,
    neighbours,
    room,
    within,
)

CHOICES: dict[str, list[Value]] = {
    "reactions": ["full", "full", "join_only"],
    "build_delay": ["turn", "year"],
    "orders_by": ["owner", "commander"],
    "mithril_plus": [True, False],
    "dragon_plus_everywhere": [False, True],
    "walls_cover_armies": [False, True],
    "friendly_fire": [True, True, False],
    "diplomacy": [False, True],
    "attack_reach": [1, 1, 2],
    "cell_capacity": [2, 3, 4],
    "row_width": [2, 3, 4],
    "year_limit": [3, 25],
    "turmoil_payments": [1, 2],
    "spell_range": [2, 6],
    "fog_radius": [0, 1],
    "zombie_limit": [3, 6],
    "dragon_move": [2, 5],
    "victory_percent": [50, 100],
    "start_coins": [0, 60, 300],
}
KINDS = ["ship", "ship", "militia", "regulars", "guard", "mage", "mage", "zombie", "zombie"]


def wild_table(luck: random.Random) -> Position:
    """Return a small map full of pieces of all kinds, in the middle of a war."""
    pos = _wild_map(luck)
    seats = luck.choice([(1, 2), (1, 2), (1, 2, 3), (1, 3, 4), (1, 2, 3, 4, 5, 6)])
    pos.teams = {seat: seat for seat in seats}
    if len(seats) > 3 and luck.random() < 0.5:
        pos.teams = {seat: seats[number // 2] for number, seat in enumerate(seats)}
    change_rules(pos, {name: luck.choice(values) for name, values in CHOICES.items()})
    pos.coins = {seat: pos.params["start_coins"] for seat in seats}
    pos.seat = luck.choice(seats)
    _raise_buildings(pos, luck)
    for seat in seats:
        _add(pos, luck, "personal", seat)
    for _ in range(3 + 3 * len(seats)):
        _add(pos, luck, luck.choice(KINDS), luck.choice([0, *seats, *seats]))
    _add_dragons(pos, luck)
    _cast(pos, luck)
    if pos.options["diplomacy"]:
        pairs = [frozenset((a, b)) for a in seats for b in seats if pos.teams[a] != pos.teams[b]]
        pos.peace = {pair for pair in pairs if luck.random() < 0.3}
    return pos


def _wild_map(luck: random.Random) -> Position:
    width, height = luck.randint(4, 7), luck.randint(4, 6)
    letters = luck.choice(["FFFFFWDM", "FFFFWDMSS", "FFSSSM", "FM"])
    cells = [cell_at(x, y) for y in range(height) for x in range(width)]
    pos = Position(width, height, {cell: luck.choice(letters) for cell in cells})
    pos.terrain[cells[0]] = pos.terrain[cells[-1]] = "F"
    pos.year = luck.randint(1, 3)
    dry = [cell for cell in cells if pos.terrain[cell] != SEA]
    pos.rivers = {cell for cell in dry if luck.random() < 0.15}
    pos.bridges = {cell for cell in sorted(pos.rivers) if luck.random() < 0.3}
    pos.land = {cell: luck.choice("ABCD") for cell in dry if luck.random() < 0.9}
    pos.land[cells[0]] = "A"
    pos.sites = {cell for cell in dry if luck.random() < 0.1}
    peaks = [cell for cell in dry if pos.terrain[cell] == MOUNTAIN]
    pos.marks = {cell for cell in peaks if luck.random() < 0.5}
    pos.sites -= pos.marks
    return pos


def _raise_buildings(pos: Position, luck: random.Random) -> None:
    towns: set[str] = set()
    for cell in pos.terrain:
        if pos.terrain[cell] == SEA or luck.random() < 0.65:
            continue
        kinds = ["fortress", "tower"]
        if pos.land.get(cell, "") not in towns | {""} and pos.terrain[cell] != MOUNTAIN:
            kinds += ["city"] * 4
        if cell in pos.sites | pos.marks:
            kinds += ["mine"] * 4
        if any(pos.terrain[near] == SEA for near in neighbours(pos, cell)):
            kinds += ["port"] * 2
        kind = luck.choice(kinds)
        top = {"city": 3, "mine": 4 if cell in pos.marks else 3}.get(kind, 1)
        owner = luck.choice([0, *pos.teams])
        pos.buildings[cell] = Building(kind, luck.randint(1, top), owner, luck.random() < 0.8)
        if kind == "city":
            towns.add(pos.land[cell])


def _add(pos: Position, luck: random.Random, kind: str, owner: int) -> None:
    """Add a unit where there is room, if there is."""
    at_sea = kind == "ship" or (kind != "zombie" and luck.random() < 0.2)
    cells = [c for c in pos.terrain if room(pos, c) and (pos.terrain[c] == SEA) == at_sea]
    if at_sea and kind != "ship":
        decks = {u.cell for u in pos.units.values() if u.kind == "ship" and u.owner == owner}
        cells = [c for c in cells if c in decks] or cells
    masters = [u.tag for u in pos.units.values() if u.kind == "mage" and u.owner == owner]
    masters = [tag for tag in masters if _free_hands(pos, tag)]
    if not cells or (kind == "zombie" and not (owner and masters)):
        return
    if kind == "mage" and owner and len(masters) >= pos.params["max_mages"]:
        return
    unit = Unit(f"{owner}{LETTERS[kind]}{pos.next_tag}", owner, luck.choice(cells))
    if kind == "personal" or luck.random() < 0.7:
        unit.cell = luck.choice([c for c in cells if c in within(pos, cells[0], 3)])
    if kind == "mage" and pos.marks and luck.random() < 0.4:
        unit.cell = luck.choice([c for c in sorted(pos.marks) if room(pos, c)] or [unit.cell])
    unit.act, unit.mithril = luck.random() < 0.9, kind in ARMIES and luck.random() < 0.15
    unit.school = luck.choice(SCHOOLS) if kind == "mage" else ""
    unit.controller = luck.choice(masters) if kind == "zombie" else ""
    pos.units[unit.tag] = unit
    pos.next_tag += 1


def _free_hands(pos: Position, mage: str) -> bool:
    """Tell whether a mage may control one more zombie."""
    controlled = [u for u in pos.units.values() if u.controller == mage]
    dragon = any(unit.kind == "dragon" for unit in controlled)
    return not dragon and len(controlled) < pos.params["zombie_limit"]


def _add_dragons(pos: Position, luck: random.Random) -> None:
    for home in sorted(pos.marks):
        busy = {unit.controller for unit in pos.units.values()}
        mages = [u for u in pos.units.values() if u.kind == "mage" and u.owner]
        masters = [unit for unit in mages if unit.tag not in busy]
        dragon = Unit(f"0D{pos.next_tag}", 0, home, home=home, state="asleep")
        pos.next_tag += 1
        pos.units[dragon.tag] = dragon
        state = luck.choice(["asleep", "asleep", "tamed", "waiting", "free"])
        master = luck.choice(masters) if masters else None
        if state == "free":
            dragon.state, dragon.former_owner = state, luck.choice([*pos.teams])
            dragon.cell = luck.choice([cell for cell in pos.terrain if cell != home])
            dragon.act = luck.random() < 0.5
        elif master is not None and state == "tamed":
            cells = [cell for cell in pos.terrain if room(pos, cell)]
            dragon.state, dragon.owner, dragon.controller = state, master.owner, master.tag
            dragon.cell = luck.choice(cells or [home])
        elif master is not None and state == "waiting" and room(pos, home):
            dragon.state, dragon.controller = state, master.tag
            master.cell = home


def _cast(pos: Position, luck: random.Random) -> None:
    for tag, unit in pos.units.items():
        if is_army(pos, tag) or unit.kind == "ship":
            kinds = ["stun", "wind"] if unit.kind == "ship" else ["stun", "fury", "water", "wind"]
            if luck.random() < 0.3:
                pos.effects[luck.choice(kinds), tag] = luck.choice([*pos.teams])
    for cell in pos.buildings:
        if luck.random() < 0.2:
            pos.effects["ghosts", f"@{cell}"] = luck.choice([*pos.teams])
