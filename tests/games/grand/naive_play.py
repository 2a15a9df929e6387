"""Random play of `grand`, and what must always hold in it."""

from __future__ import annotations

import random
from collections import Counter

from tests.games.grand.naive_state import Position, dragons_of, room, zombies_of

RARE = "~"


def kind_of(text: str) -> str:
    """Return what kind of choice a token is, so that every kind is chosen as often."""
    for sign in ("!", "*", "$", "=", "^", "&", "-", "~", "peace", ">"):
        if sign in text:
            return text.partition("*")[2][:4] if sign == "*" else sign
    return text


def pick(luck: random.Random, choices: list[str]) -> str:
    """Return a choice: every kind is as likely, but giving up and disbanding are rare."""
    if "end" in choices and luck.random() < 0.005:
        return "resign"
    kinds = sorted({kind_of(text) for text in choices})
    often = [kind for kind in kinds if kind != RARE]
    kind = luck.choice(kinds if luck.random() < 0.02 or not often else often)
    return luck.choice([text for text in choices if kind_of(text) == kind])


def faults_of(pos: Position) -> list[str]:
    """Return what is broken of the invariants of a position, in words."""
    found = []
    units = [*pos.units.values()]
    cities = Counter(pos.land.get(cell) for cell, b in pos.buildings.items() if b.kind == "city")
    found += [f"two cities in {land}" for land, number in cities.items() if number > 1]
    for owner in pos.seats:
        kinds = Counter(unit.kind for unit in units if unit.owner == owner)
        if kinds["personal"] > 1 or kinds["mage"] > pos.params["max_mages"]:
            found.append(f"too many of seat {owner}")
        if pos.coins[owner] < 0 and pos.seat != owner:
            found.append(f"debts of seat {owner}")
    for unit in units:
        if unit.kind == "mage":
            zombies, dragons = zombies_of(pos, unit.tag), dragons_of(pos, unit.tag)
            if len(zombies) > pos.params["zombie_limit"] or (zombies and dragons):
                found.append(f"{unit.tag} controls too much")
        if unit.controller and unit.controller not in pos.units:
            found.append(f"{unit.tag} obeys the dead")
    if not any(unit.state == "tamed" for unit in units):
        found += [f"{unit.cell} is too full" for unit in units if _crowded(pos, unit.cell)]
    return found


def _crowded(pos: Position, cell: str) -> bool:
    there = [unit for unit in pos.units.values() if unit.cell == cell and not unit.lies]
    counted = [unit for unit in there if unit.state != "free"]
    return len(counted) > pos.params["cell_capacity"] and not room(pos, cell)
