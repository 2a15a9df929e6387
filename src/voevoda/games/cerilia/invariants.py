"""What holds at every decision."""

from __future__ import annotations

from typing import Any

from voevoda.games.cerilia.capture import caster_name, unit_name
from voevoda.games.cerilia.records import (
    ASIDE,
    ATT,
    DEAD,
    DEF,
    FLED,
    GAME_OVER,
    GOING,
    KINDS,
    NOBODY,
    P0_ATTACH,
    SECTOR_NAMES,
    SECTORS,
    SLOTS,
)
from voevoda.games.cerilia.rules.board import line_start
from voevoda.games.cerilia.rules.units import side_of


def broken(world: Any, state: Any) -> list[str]:
    """Return what is wrong with a position, in words; empty when nothing is."""
    found = [*_lines(world, state), *_units(world, state), *_casters(world, state)]
    found += _ground(state) if state.phase > P0_ATTACH else []
    if state.node == GOING and state.phase != GAME_OVER:
        found.append("the game rests where nobody decides")
    return found


def _lines(world: Any, state: Any) -> list[str]:
    found = []
    seen: list[int] = []
    for sector in range(SECTORS):
        for side in (ATT, DEF):
            at = line_start(sector, side)
            line = list(state.line[at : at + SLOTS])
            units = [number - 1 for number in line if number]
            if line != [u + 1 for u in units] + [0] * (SLOTS - len(units)):
                found.append(f"the line in {SECTOR_NAMES[sector]} has a gap")
            if len(units) > world.params.slots_per_side:
                found.append(f"{len(units)} units stand in a line of {SECTOR_NAMES[sector]}")
            for u in units:
                if state.units[u].place != sector or side_of(world, u) != side:
                    found.append(f"{unit_name(world, u)} is not where its line says")
            seen += units
    placed = [u for u in range(world.units) if state.units[u].place < SECTORS]
    if sorted(seen) != placed:
        found.append(f"{len(seen)} units in lines, {len(placed)} in sectors")
    return found


def _units(world: Any, state: Any) -> list[str]:
    found = []
    for u in range(world.units):
        unit, name = state.units[u], unit_name(world, u)
        if unit.type == 0:
            if unit.place != ASIDE:
                found.append(f"{name} is not there, and stands somewhere")
            continue
        if not 0 <= unit.damage < world.cards[unit.type].hits:
            found.append(f"{name} has damage {unit.damage}")
        if unit.hidden not in (0, 1) or (unit.hidden and unit.place >= SECTORS):
            found.append(f"{name} is hidden off the mat")
        if unit.hidden and (unit.routed or unit.doomed or unit.falling):
            found.append(f"{name} is hidden, and routed or hit")
        if unit.place == ASIDE and state.phase > P0_ATTACH:
            found.append(f"{name} was never deployed")
        if unit.place in (DEAD, FLED) and (unit.routed or unit.pending or unit.falling):
            found.append(f"{name} is lost, and routed or hit")
    return found


def _casters(world: Any, state: Any) -> list[str]:
    found = []
    hosts = [caster.host for caster in state.casters if caster.host != NOBODY]
    if len(set(hosts)) != len(hosts):
        found.append("a unit carries two casters")
    for c in range(world.casters):
        caster = state.casters[c]
        if caster.lost and caster.host != NOBODY:
            found.append(f"{caster_name(world, c)} is lost, and has a host")
        if min(caster.spells) < 0:
            found.append(f"{caster_name(world, c)} has cast more than it had")
    return found


def _ground(state: Any) -> list[str]:
    found = []
    for sector, name in enumerate(SECTOR_NAMES):
        there = [state.line[line_start(sector, side)] != 0 for side in (ATT, DEF)]
        if there[ATT] != there[DEF] and state.holder[sector] != (1 if there[ATT] else 2):
            found.append(f"{name} is held by {state.holder[sector]}")
        if not any(there) and state.holder[sector] != 0:
            found.append(f"{name} is held by nobody there")
        if state.card[sector] and state.fort.sector == sector:
            found.append(f"{name} has the fort and {KINDS[state.card[sector]]}")
    return found
