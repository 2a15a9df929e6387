"""Spells and what comes of them, as the naive rules of `grand` have it (GRA-MAG, GRA-SPL)."""

from __future__ import annotations

from tests.games.grand.naive_faults import graves, in_storm, zombies_near
from tests.games.grand.naive_fight import Script, ask, draw
from tests.games.grand.naive_state import (
    Position,
    Unit,
    asleep_at,
    distance,
    is_army,
    lower,
    new_unit,
    own_units,
    remove,
    room,
    set_free,
    zombies_of,
)

DICED = ("storm", "dragon", "release", "raise", "dust")


def cast(pos: Position, tag: str, spell: str, target: str) -> Script:
    """GRA-MAG-02."""
    mage = pos.units[tag]
    mage.act = False
    pos.coins[mage.owner] -= pos.params["spell_cost"]
    if spell not in DICED:
        _lay(pos, mage, spell, target)
        return
    die = int((yield from draw("DIE", "d6", {str(face): 1 for face in range(1, 7)}, tag)))
    if spell == "release":
        if die >= 5:
            set_free(pos, pos.units[target])
        return
    die = min(pos.params["die_cap"], die + _bonus(pos, mage))
    if spell == "storm":
        _storm(pos, mage, target, die)
    elif spell == "dragon":
        _call(pos, mage, die)
    elif spell == "raise":
        yield from _raise(pos, mage, (die + 1) // 2)
    else:
        yield from _dust(pos, mage, (die + 1) // 2)


def _bonus(pos: Position, mage: Unit) -> int:
    """GRA-MAG-10."""
    here = pos.buildings.get(mage.cell)
    tower = here is not None and here.kind == "tower" and here.owner == mage.owner
    others = [u for u in own_units(pos, mage.owner, "mage") if u.tag != mage.tag]
    helped = any(distance(mage.cell, other.cell) <= 1 for other in others)
    return pos.params["tower_bonus"] * tower + pos.params["assist_bonus"] * helped


def _lay(pos: Position, mage: Unit, spell: str, target: str) -> None:
    if spell == "quake":
        lower(pos, target[1:])
    elif spell == "fog":
        centre = pos.units[target].cell
        for tag, unit in pos.units.items():
            near = distance(centre, unit.cell) <= pos.params["fog_radius"]
            if near and is_army(pos, tag):
                pos.effects["stun", tag] = mage.owner
    else:
        pos.effects[spell, target] = mage.owner


def _storm(pos: Position, mage: Unit, centre: str, die: int) -> None:
    """GRA-SPL-02, GRA-SPL-14."""
    for tag in in_storm(pos, centre):
        if die >= 5:
            remove(pos, tag)
        elif die >= 3:
            pos.effects["stun", tag] = mage.owner


def _call(pos: Position, mage: Unit, die: int) -> None:
    """GRA-SPL-03."""
    dragon = asleep_at(pos, mage.cell)
    assert dragon is not None
    if die == 1:
        remove(pos, mage.tag)
    elif die == 5:
        remove(pos, dragon.tag)
    elif die == 6:
        dragon.state, dragon.controller = "waiting", mage.tag


def _raise(pos: Position, mage: Unit, number: int) -> Script:
    """GRA-ZOM-02, GRA-ZOM-04."""
    space = sum(room(pos, cell) for cell in graves(pos, mage))
    number = min(number, pos.params["zombie_limit"] - len(zombies_of(pos, mage.tag)), space)
    for _ in range(number):
        choices = [f"z>{cell}" for cell in graves(pos, mage)]
        answer = yield from ask(mage.owner, "PLACE_ZOMBIE", choices, mage.tag)
        new_unit(pos, "zombie", mage.owner, answer[2:]).controller = mage.tag


def _dust(pos: Position, mage: Unit, number: int) -> Script:
    """GRA-SPL-06."""
    for _ in range(min(number, len(zombies_near(pos, mage)))):
        choices = [f"x>{tag}" for tag in zombies_near(pos, mage)]
        answer = yield from ask(mage.owner, "PICK_ZOMBIE", choices, mage.tag)
        remove(pos, answer[2:])
