"""What holds at every decision of `grand`."""

from __future__ import annotations

from collections import Counter
from typing import Any

from voevoda.games.grand.forms import piece_name
from voevoda.games.grand.params import CITY, DRAGON, MAGE, PERSONAL, ZOMBIE
from voevoda.games.grand.records import (
    ASLEEP,
    BATTLE_GAME,
    CARDS,
    DEBT,
    FREE,
    NO_ORDER,
    NO_PIECE,
    NOWHERE,
    TAMED,
    WAITING,
    Unit,
)
from voevoda.games.grand.rules.cells import look_at
from voevoda.games.grand.rules.pieces import exists, tag_kind, tag_number


def broken(world: Any, state: Any) -> list[str]:
    """Return what is wrong with a position, in words; empty when all holds."""
    if world.type == BATTLE_GAME:
        return _battle(state)
    return [
        *_units(world, state),
        *_owners(world, state),
        *_dragons(world, state),
        *_buildings(world, state),
        *_cells(world, state),
        *_lists(world, state),
        *_battle(state),
    ]


def _units(world: Any, state: Any) -> list[str]:
    found = []
    empty = Unit.new().key()
    last = 0
    for slot, unit in enumerate(state.units):
        if slot >= state.top:
            if unit.key() != empty:
                found.append(f"free place {slot} holds numbers")
            continue
        name = piece_name(unit.tag, world)
        if tag_number(unit.tag) <= last:
            found.append(f"{name} is out of order")
        last = tag_number(unit.tag)
        if not 0 <= unit.cell < world.cells:
            found.append(f"{name} is nowhere")
        if unit.owner and world.place[unit.owner] < 0:
            found.append(f"{name} belongs to seat {unit.owner}, which is not in play")
    if last >= state.next_number:
        found.append(f"the next number {state.next_number} is taken")
    return found


def _owners(world: Any, state: Any) -> list[str]:
    """Return what is wrong with the limits of each owner."""
    found = []
    kinds = Counter((unit.owner, tag_kind(unit.tag)) for unit in state.units[: state.top])
    for seat in map(int, world.number[: world.seats]):
        if kinds[seat, PERSONAL] > 1:
            found.append(f"seat {seat} has {kinds[seat, PERSONAL]} personal armies")
        if kinds[seat, MAGE] > world.params.max_mages:
            found.append(f"seat {seat} has {kinds[seat, MAGE]} mages")
        if state.coins[seat] < 0 and not (state.node == DEBT and state.active == seat):
            found.append(f"seat {seat} has {state.coins[seat]} coins")
    return found


def _dragons(world: Any, state: Any) -> list[str]:
    """Return what is wrong between mages and what they control."""
    found = []
    control: dict[int, Counter[int]] = {}
    for unit in state.units[: state.top]:
        name, kind = piece_name(unit.tag, world), tag_kind(unit.tag)
        if (kind == DRAGON) != (unit.state != 0):
            found.append(f"{name} is in state {unit.state}")
        if unit.state in (ASLEEP, WAITING) and unit.cell != unit.home:
            found.append(f"{name} is under a mountain that is not its own")
        if unit.state in (ASLEEP, WAITING, FREE) and unit.owner:
            found.append(f"{name} belongs to seat {unit.owner}")
        if unit.state in (WAITING, TAMED) and unit.controller == NO_PIECE:
            found.append(f"{name} has no master")
        if unit.controller != NO_PIECE:
            if not exists(state, unit.controller) or tag_kind(unit.controller) != MAGE:
                found.append(f"{name} is controlled by {piece_name(unit.controller, world)}")
            control.setdefault(unit.controller, Counter())[kind] += 1
    for mage, kinds in control.items():
        if len(kinds) > 1 or kinds[ZOMBIE] > world.params.zombie_limit:
            found.append(f"{piece_name(mage, world)} controls {dict(kinds)}")
    return found


def _buildings(world: Any, state: Any) -> list[str]:
    found = []
    cells = [int(cell) for cell in state.built[: state.buildings]]
    if cells != [cell for cell in range(world.cells) if state.kind[cell]]:
        found.append(f"the list of buildings is {cells}")
    cities = [NOWHERE] * len(state.city)
    for cell in cells:
        if not 1 <= state.level[cell] <= 4:
            found.append(f"the building on cell {cell} has level {state.level[cell]}")
        if state.kind[cell] == CITY:
            land = world.land[cell]
            if cities[land] != NOWHERE:
                found.append(f"land {land} has two cities")
            cities[land] = cell
    if cities != list(state.city):
        found.append("the list of cities is wrong")
    return found


def _cells(world: Any, state: Any) -> list[str]:
    found = []
    again = state.copy()
    for cell in range(world.cells):
        look_at(again, cell)
        if again.presence[cell] != state.presence[cell]:
            found.append(f"cell {cell} shows {state.presence[cell]}")
        if not state.kind[cell] and any(
            field[cell]
            for field in (
                state.level, state.owner, state.act, state.work, state.spoiled, state.ghosts
            )
        ):  # fmt: skip
            found.append(f"cell {cell} has no building but remembers one")
    crowd = Counter(
        unit.cell
        for unit in state.units[: state.top]
        if unit.state not in (ASLEEP, WAITING, FREE, TAMED)
    )
    for cell, count in crowd.items():
        if count > world.params.cell_capacity:
            found.append(f"{count} units on cell {cell}")
    if any(state.reach):
        found.append("the scratch memory of paths is not clean")
    return found


def _lists(world: Any, state: Any) -> list[str]:
    found = []
    sources = [int(piece) for piece in state.source[: state.declared]]
    if len(set(sources)) < len(sources):
        found.append("a piece has declared twice")
    for place in range(len(state.source)):
        if place >= state.declared and (state.source[place] or state.status[place]):
            found.append(f"declaration {place} is beyond the list")
    for seat in map(int, world.number[: world.seats]):
        for partner in range(1, 7):
            if (state.peace[seat] >> partner & 1) != (state.peace[partner] >> seat & 1):
                found.append(f"peace of {seat} and {partner} is not mutual")
    return found


def _battle(state: Any) -> list[str]:
    found = []
    battle = state.battle
    if not 0 <= battle.attackers <= battle.count:
        found.append(f"{battle.attackers} attackers of {battle.count}")
    for fighter in range(battle.count):
        orders = battle.cards[fighter * CARDS : (fighter + 1) * CARDS]
        if not 0 <= battle.left[fighter] <= battle.size[fighter]:
            found.append(f"fighter {fighter} has {battle.left[fighter]} cards")
        if any(order != NO_ORDER for order in orders[battle.left[fighter] :]):
            found.append(f"fighter {fighter} has cards that are gone")
    return found
