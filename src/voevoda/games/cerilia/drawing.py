"""The battle of `cerilia` in a terminal: the mat as text, and what is to be decided."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from voevoda.core.errors import Argument, Message
from voevoda.games.cerilia.view import (
    CasterView,
    CeriliaView,
    FortView,
    SectorView,
    SlotView,
    UnitView,
    view,
)

COLUMNS = "ABCDE"
ROWS = "321"
CLOSED = {"river": "~", "cliff": "#"}
WALL = "="
NARROWEST = 11
"""Letters of a sector: three units of two digits."""
MARKS = {"transmuted": "*", "illusory": "?"}
STATES = {
    "routed": "!",
    "hidden": "?",
    "bless_until": "+",
    "summoned": "^",
    "moved": ">",
    "attacked": "*",
}
"""Signs behind a unit, by the field that is set."""
NONE = "none"

Edges = dict[tuple[str, str], str]
"""The sign of each closed edge between two sectors, the northern or western one first."""


def board(world: Any, state: Any, seat: int | None) -> str:
    """Return the mat as a seat sees it, row 3 on top, then units and casters.

    A sector shows its card, the Defender's line and the Attacker's, `[]` for a marker.
    """
    shown = view(world, state, seat)
    lines = [_heading(shown), *_mat(shown), "", *_rosters(shown)]
    for side in shown.sides:
        lost = [f"{u.id} {u.place}" for u in _units(shown, side.id) if u.place in ("dead", "fled")]
        lines += [f"{side.id} lost: {', '.join(lost)}"] if lost else []
    lines += [_caster_line(caster) for caster in shown.casters]
    return "\n".join(line.rstrip() for line in lines)


def _heading(shown: CeriliaView) -> str:
    words = [f"R{shown.round}/{shown.round_limit}", shown.phase]
    if shown.initiative:
        words.append("ATT>DEF" if shown.initiative == "ATT" else "DEF>ATT")
    words.append("night" if shown.night else "day")
    words += [f"{side.id} -{side.lost}/{side.start}" for side in shown.sides]
    return "  ".join(words)


# --- the mat ----------------------------------------------------------------------------------


def _mat(shown: CeriliaView) -> Iterator[str]:
    cells = {sector.id: _cell(shown, sector) for sector in shown.sectors}
    width = max([NARROWEST, *(len(line) for cell in cells.values() for line in cell)])
    edges = _closed_edges(shown)
    yield "    " + " ".join(f" {letter}".ljust(width + 2) for letter in COLUMNS)
    for row in ROWS:
        yield _border(edges, row, width)
        for number in range(3):
            yield f"{row if number == 1 else ' '} " + _line(edges, cells, row, number, width)
    yield _border(edges, "0", width)


def _border(edges: Edges, row: str, width: int) -> str:
    """Return the line north of a row."""
    north = chr(ord(row) + 1)
    strokes = (edges.get((c + north, c + row), "-") * (width + 2) for c in COLUMNS)
    return "  +" + "+".join(strokes) + "+"


def _line(edges: Edges, cells: dict[str, list[str]], row: str, number: int, width: int) -> str:
    text = "|"
    for column in COLUMNS:
        east = chr(ord(column) + 1)
        edge = edges.get((column + row, east + row), "|")
        text += f" {cells[column + row][number].ljust(width)} {edge}"
    return text


def _cell(shown: CeriliaView, sector: SectorView) -> list[str]:
    words = []
    if sector.card:
        towards = f">{sector.direction}" if sector.direction else ""
        words.append(sector.card + towards + MARKS.get(sector.source or "", ""))
    if shown.fort is not None and shown.fort.sector == sector.id:
        words.append(_fort_text(shown.fort))
    if sector.fog_until:
        words.append(f"fog-{sector.fog_until}")
    return [" ".join(words), _slots(sector.defs), _slots(sector.att)]


def _fort_text(fort: FortView) -> str:
    damage = f" {fort.damage}/{fort.hits}" if fort.damage else ""
    return f"FORT {fort.level}+{fort.bonus}{damage}"


def _slots(slots: tuple[SlotView, ...]) -> str:
    return " ".join(slot.unit or "[]" for slot in slots)


def _closed_edges(shown: CeriliaView) -> Edges:
    edges: Edges = {}
    for sector in shown.sectors:
        if sector.card and sector.direction:
            edges[_edge(sector.id, sector.direction)] = CLOSED[sector.card]
    for wall in shown.walls:
        edges[_edge(wall.sector, wall.direction)] = WALL
    return edges


def _edge(sector: str, direction: str) -> tuple[str, str]:
    column, row = sector[0], sector[1]
    if direction in "ns":
        other = column + chr(ord(row) + (1 if direction == "n" else -1))
        return (other, sector) if direction == "n" else (sector, other)
    other = chr(ord(column) + (1 if direction == "e" else -1)) + row
    return (sector, other) if direction == "e" else (other, sector)


# --- units and casters ------------------------------------------------------------------------


def _rosters(shown: CeriliaView) -> Iterator[str]:
    sides = [_roster(_standing(shown, side.id)) for side in shown.sides]
    width = max(map(len, sides[0]), default=0)
    for left, right in zip_longest(*sides, fillvalue=""):
        yield f"{left.ljust(width)}  {right}"
    for wall in shown.walls:
        yield f"{wall.spell} {wall.sector}>{wall.direction} -{wall.until}"


def _roster(units: list[UnitView]) -> list[str]:
    names = max((len(unit.id) for unit in units), default=0)
    types = max((len(unit.type) for unit in units), default=0)
    return [
        f"{unit.id:{names}} {unit.type:{types}} {unit.place or '-':2} {_strength(unit)}"
        for unit in units
    ]


def _units(shown: CeriliaView, side: str) -> list[UnitView]:
    return [unit for unit in shown.units if unit.side == side]


def _standing(shown: CeriliaView, side: str) -> list[UnitView]:
    return [unit for unit in _units(shown, side) if unit.place not in ("dead", "fled")]


def _strength(unit: UnitView) -> str:
    ratings = "/".join(
        str(rating[unit.damage]) if rating else "-"
        for rating in (unit.melee, unit.missile, unit.charge)
    )
    states = "".join(sign for field, sign in STATES.items() if getattr(unit, field))
    hits = f"H{unit.hits - unit.damage}"
    return f"{hits} {ratings} D{unit.defense} {unit.signs} {states}".rstrip()


def _caster_line(caster: CasterView) -> str:
    host = "lost" if caster.lost else "[]" if caster.host is None else caster.host
    if caster.host is None and not caster.host_hidden and not caster.lost:
        host = "-"
    return f"{caster.id} {caster.kind} {host}: {', '.join(caster.spells) or '-'}"


# --- what is to be decided --------------------------------------------------------------------


def moment(world: Any, state: Any, seat: int | None) -> Message | None:
    """Return what is to be decided now."""
    shown = view(world, state, seat)
    now = shown.pending
    if shown.phase == "OVER":
        return None
    args: dict[str, Argument]
    if now and now.spell:
        args = {"node": now.node, "caster": now.caster or NONE, "spell": now.spell}
        return Message("cerilia-moment-spell", args)
    if now and now.node in ("reveal", "sidestep"):
        args = {"node": now.node, "unit": now.unit or NONE}
        return Message("cerilia-moment-retreat", {**args, "markers": now.markers})
    if shown.round == 0:
        args = {"phase": shown.phase, "card": now.card if now and now.card else NONE}
        proposed = now.suggestion if now and now.suggestion else NONE
        return Message("cerilia-moment-preparation", {**args, "proposed": proposed})
    return Message(
        "cerilia-moment-round",
        {
            "round": shown.round,
            "limit": shown.round_limit,
            "phase": shown.phase,
            "night": int(shown.night),
            "first": shown.initiative or NONE,
        },
    )
