"""The board as text, for the command line, as a seat may see it."""

from __future__ import annotations

from typing import Any

from voevoda.games.grand.view import GrandView, view

WIDTH = 4


def board(world: Any, state: Any, seat: int | None) -> str:
    """Return the map with the owners of what stands there, and lists of all pieces."""
    seen = view(world, state, seat)
    lines = [*_map(seen), *_seats(seen), *_pieces(seen), *_battle(seen)]
    return "\n".join(line.rstrip() for line in lines)


def _map(seen: GrandView) -> list[str]:
    """Rows of cells: terrain, `=` for a bridge, and the owner and letter of what stands there."""
    if not seen.terrain:
        return []
    marks: dict[str, str] = {}
    for unit in seen.units:
        marks[unit.cell] = f"{unit.owner}{unit.piece[1].lower()}"
    for building in seen.buildings:
        marks[building.cell] = f"{building.owner}{building.kind[0].upper()}"
    letters = "".join(chr(ord("a") + x).ljust(WIDTH) for x in range(seen.width))
    lines = [f"   {letters}"]
    for y, row in enumerate(seen.terrain):
        cells = ""
        for x, ground in enumerate(row):
            name = f"{chr(ord('a') + x)}{y + 1}"
            bridge = "=" if name in seen.bridges else ""
            cells += f"{ground}{bridge}{marks.get(name, '')}".ljust(WIDTH)
        lines.append(f"{y + 1:2} {cells}")
    return lines


def _seats(seen: GrandView) -> list[str]:
    lines = [f"year {seen.year}/{seen.year_limit}, seat {seen.active}: {seen.node}"]
    for seat in seen.seats:
        gone = ", out" if seat.out else ""
        lines.append(
            f"seat {seat.seat}: {seat.coins} coins, {seat.gross} - {seat.upkeep} a year,"
            f" lands {seat.lands}/{seen.needed}{gone}"
        )
    return lines


def _pieces(seen: GrandView) -> list[str]:
    lines = []
    for building in seen.buildings:
        plus = "[+]" if building.plus else ""
        lines.append(
            f"{building.piece} {building.kind} L{building.level}, seat {building.owner},"
            f" {building.garrison}{plus}"
        )
    for unit in seen.units:
        plus = "[+]" if unit.plus else ""
        lines.append(
            f"{unit.piece} {unit.cell} {unit.kind} {unit.state}, seat {unit.owner},"
            f" {unit.strength}{plus}"
        )
    return lines


def _battle(seen: GrandView) -> list[str]:
    if seen.battle is None:
        return []
    lines = [f"battle {seen.battle.number}, round {seen.battle.round}"]
    for side, fighters in (("att", seen.battle.attackers), ("def", seen.battle.defenders)):
        shown = " ".join(f"{f.piece}:{''.join(f.cards)}{'+' if f.plus else ''}" for f in fighters)
        lines.append(f"{side} {shown}")
    return lines
