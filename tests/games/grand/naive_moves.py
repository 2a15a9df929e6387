"""Where units may go: movement on land, on water and in the air, as the naive rules have it."""

from __future__ import annotations

from tests.games.grand.naive_state import (
    ARMIES,
    SEA,
    Position,
    Unit,
    asleep_at,
    distance,
    enterable,
    neighbours,
    own_units,
    room,
)


def reach(pos: Position, unit: Unit) -> list[str]:
    """Return the cells where a move of this unit may end, room not asked for."""
    if unit.kind == "dragon":
        return _flights(pos, unit)
    found: set[str] = set()
    edge = {unit.cell}
    for _ in range(_steps(pos, unit)):
        following = set()
        for here in edge:
            for there in neighbours(pos, here):
                if _may_step(pos, unit, there):
                    found.add(there)
                    if not _ends(pos, unit, here, there):
                        following.add(there)
        edge = following
    return sorted(found - {unit.cell})


def _flights(pos: Position, unit: Unit) -> list[str]:
    """GRA-MOV-07."""
    return [
        cell
        for cell in pos.terrain
        if 0 < distance(unit.cell, cell) <= pos.params["dragon_move"]
        and enterable(pos, unit.owner, cell)
    ]


def _steps(pos: Position, unit: Unit) -> int:
    if pos.terrain[unit.cell] == SEA:
        name = "ship_move" if unit.kind == "ship" else "raft_move"
        return pos.params["boosted_move" if ("wind", unit.tag) in pos.effects else name]
    if tireless(pos, unit):
        return pos.params["boosted_move"]
    return pos.params["zombie_move" if unit.kind == "zombie" else "land_move"]


def tireless(pos: Position, unit: Unit) -> bool:
    """GRA-MOV-08: an army under Water of tirelessness that starts on land."""
    return ("water", unit.tag) in pos.effects and pos.terrain[unit.cell] != SEA


def _may_step(pos: Position, unit: Unit, there: str) -> bool:
    at_sea = pos.terrain[there] == SEA
    if unit.kind == "ship" and not at_sea:
        return False
    if unit.kind == "zombie" and at_sea:
        return False
    return enterable(pos, unit.owner, there)


def _ends(pos: Position, unit: Unit, here: str, there: str) -> bool:
    """GRA-MOV-03, GRA-MOV-08, GRA-SEA-01, GRA-SEA-02."""
    one, two = pos.terrain[here], pos.terrain[there]
    if unit.kind != "mage" and asleep_at(pos, there):
        return True
    if tireless(pos, unit):
        return two == SEA
    return one != two or (there in pos.rivers and there not in pos.bridges)


def passengers(pos: Position, ship: Unit, start: str, taken: int) -> list[str]:
    """GRA-SEA-05, GRA-SEA-06: who may come along with a ship that has left `start`."""
    if taken >= pos.params["ship_carry"] or not room(pos, ship.cell):
        return []
    return [
        unit.tag
        for unit in own_units(pos, ship.owner, *ARMIES, "mage")
        if unit.cell == start and not unit.pinned and not unit.carried
    ]
