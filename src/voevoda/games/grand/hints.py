"""What a client lights up for an action, what players look for in vain, and who is told what."""

from __future__ import annotations

from typing import Any

from voevoda.core.actions import Action
from voevoda.core.errors import Argument
from voevoda.core.events import Event
from voevoda.core.game import Piece
from voevoda.games.grand import actions as act
from voevoda.games.grand.events import Arranged, OrderGiven
from voevoda.games.grand.forms import LandForm, piece_name
from voevoda.games.grand.params import (
    ALONE,
    BRIDGE,
    CITY,
    FOREST_SCHOOL,
    GUARD,
    MAGE,
    PERSONAL,
    PLAIN_SCHOOL,
    SHIP,
    SPELLS,
    STORM,
)
from voevoda.games.grand.records import IN_ORDERS, NO_PIECE, NOWHERE, REACT, SPOILS
from voevoda.games.grand.rules.building import level_cost, work_cost
from voevoda.games.grand.rules.cells import has_room
from voevoda.games.grand.rules.geometry import distance
from voevoda.games.grand.rules.magic import knows
from voevoda.games.grand.rules.paths import clear_reach, spread, steps_of
from voevoda.games.grand.rules.pieces import (
    building_at,
    cell_of,
    exists,
    is_army,
    is_mage,
    on_the_map,
    slot_of,
)
from voevoda.games.grand.view import cell_name

LANDS = LandForm()
NEAR = 2
"""How far beyond their reach players look for something to attack."""


def piece(world: Any, state: Any, action: Action) -> Piece:
    """Return which piece acts, on what, and which cells to light."""
    match action:
        case act.Move(unit=unit, cell=cell):
            return Piece(piece_name(unit, world), None, (cell_name(world, cell),))
        case act.Declare(source=source, target=target):
            return _at(world, state, piece_name(source, world), target)
        case act.CastOn(unit=unit, target=target):
            return _at(world, state, piece_name(unit, world), target)
        case act.CastAt(unit=unit, cell=cell):
            return Piece(piece_name(unit, world), None, (cell_name(world, cell),))
        case act.HireShip(building=building, cell=cell):
            return Piece(f"@{cell_name(world, building)}", None, (cell_name(world, cell),))
        case act.LevelUp(building=building) | act.Hire(building=building):
            return _building(world, building)
        case act.HireMage(building=building):
            return _building(world, building)
        case act.Build(unit=unit) | act.Arm(unit=unit) | act.Cast(unit=unit):
            return _unit(world, state, unit)
        case act.Disband(unit=unit) | act.Carry(unit=unit):
            return _unit(world, state, unit)
    return _piece_of_part(world, state, action)


def _piece_of_part(world: Any, state: Any, action: Action) -> Piece:
    """Return the same for what follows on an order, and in battles."""
    actor = None if state.actor == NO_PIECE else piece_name(state.actor, world)
    match action:
        case act.PlaceZombie(cell=cell):
            return Piece(actor, None, (cell_name(world, cell),))
        case act.PickZombie(unit=unit):
            return _at(world, state, actor, unit)
        case act.Arrange(piece=named):
            return Piece(piece_name(named, world), None, ())
        case act.Spoil() if state.node == SPOILS:
            return _at(world, state, None, int(state.battle.tag[state.battle.cursor]))
        case act.Unsettle(land=land) if land < world.lands and state.city[land] != NOWHERE:
            return Piece(None, None, (cell_name(world, state.city[land]),))
    return Piece(actor, None, ())


def _at(world: Any, state: Any, actor: str | None, target: int) -> Piece:
    there = (cell_name(world, cell_of(state, target)),) if exists(state, target) else ()
    return Piece(actor, piece_name(target, world), there)


def _building(world: Any, cell: int) -> Piece:
    name = cell_name(world, cell)
    return Piece(f"@{name}", None, (name,))


def _unit(world: Any, state: Any, unit: int) -> Piece:
    return Piece(piece_name(unit, world), None, _at(world, state, None, unit).cells)


def considered(world: Any, state: Any, seat: int) -> list[Action]:
    """Return what a player would look for with each own piece, allowed or not."""
    number = int(world.number[seat])
    if state.node not in (IN_ORDERS, REACT) or number != state.asked:
        return []
    found: list[Action] = []
    own = [int(unit.tag) for unit in state.units[: state.top] if unit.owner == number]
    cells = [int(c) for c in state.built[: state.buildings] if state.owner[c] == number]
    if state.node == IN_ORDERS:
        for cell in cells:
            found += _considered_building(state, cell)
        for tag in own:
            found += _considered_unit(world, state, tag)
    for source in [*own, *map(building_at, cells)]:
        found += _considered_battles(world, state, source)
    return found


def _considered_building(state: Any, cell: int) -> list[Action]:
    kind = state.kind[cell]
    found: list[Action] = [act.LevelUp(cell)]
    if kind == CITY:
        found += [act.Hire(cell, troops) for troops in range(PERSONAL, GUARD + 1)]
        found += [act.HireMage(cell, s) for s in range(FOREST_SCHOOL, PLAIN_SCHOOL + 1)]
    return found


def _considered_unit(world: Any, state: Any, tag: int) -> list[Action]:
    """The works and the arming of an army, a mage's spells that it knows, and near cells."""
    unit = state.units[slot_of(state, tag)]
    found: list[Action] = [act.Disband(tag)]
    if is_army(tag):
        found += [act.Build(tag, work) for work in range(CITY, BRIDGE + 1)]
        found.append(act.Arm(tag))
    if is_mage(tag):
        found += _considered_spells(state, unit, tag)
    found += [act.Move(tag, cell) for cell in _barred(world, state, unit)]
    return found


def _barred(world: Any, state: Any, unit: Any) -> list[int]:
    """Return the cells within its steps where a unit cannot go."""
    steps = int(steps_of(world, unit))
    near = [c for c in range(world.cells) if 0 < distance(world, int(unit.cell), c) <= steps]
    if unit.moved or unit.pinned:
        return near
    spread(world, state, unit, int(unit.cell))
    open_ = {cell for cell in near if state.reach[cell] and has_room(world, state, cell)}
    clear_reach(world, state, int(unit.cell), steps)
    return [cell for cell in near if cell not in open_]


def _considered_spells(state: Any, unit: Any, tag: int) -> list[Action]:
    found: list[Action] = []
    targets = [int(other.tag) for other in state.units[: state.top] if on_the_map(other)]
    targets += [building_at(int(cell)) for cell in state.built[: state.buildings]]
    for spell in range(1, len(SPELLS)):
        if not knows(unit, spell):
            continue
        if ALONE >> spell & 1:
            found.append(act.Cast(tag, spell))
        elif spell == STORM:
            found.append(act.CastAt(tag, spell, int(unit.cell)))
        else:
            found += [act.CastOn(tag, spell, target) for target in targets]
    return found


def _considered_battles(world: Any, state: Any, source: int) -> list[Action]:
    here = int(cell_of(state, source))
    near = int(world.params.attack_reach) + NEAR
    targets = [int(other.tag) for other in state.units[: state.top]]
    targets += [building_at(int(cell)) for cell in state.built[: state.buildings]]
    return [
        act.Declare(source, target)
        for target in targets
        if target != source and distance(world, here, int(cell_of(state, target))) <= near
    ]


def details(world: Any, state: Any, action: Action, code: str) -> dict[str, Argument]:
    """Return the figures and names that a refusal tells."""
    match code:
        case "NO_SUCH_PIECE":
            return {"piece": _missing(world, state, action)}
        case "NO_SUCH_TARGET" | "UNKNOWN_SPELL":
            spell = getattr(action, "spell", 0)
            return {"spell": SPELLS[spell] if spell < len(SPELLS) else ""}
        case "NO_COINS":
            return {"needs": _price(world, state, action), "has": int(state.coins[state.asked])}
        case "NEEDS_LEVEL":
            params = world.params
            mage = isinstance(action, act.HireMage)
            return {"level": int(params.mage_min_level if mage else params.guard_min_level)}
        case "TOO_MANY_MAGES":
            return {"most": int(world.params.max_mages)}
        case "OUT_OF_RANGE":
            return {"range": int(world.params.spell_range)}
        case "TOO_FAR":
            return {"reach": int(world.params.attack_reach)}
        case "CELL_FULL":
            return {"most": int(world.params.cell_capacity)}
    return {}


def _missing(world: Any, state: Any, action: Action) -> str:
    """Return the name of the first piece of an action that is not in the game."""
    named = [getattr(action, name, NO_PIECE) for name in ("unit", "source", "target", "piece")]
    if hasattr(action, "building"):
        named.insert(0, building_at(action.building))
    gone = [tag for tag in named if tag != NO_PIECE and not exists(state, tag)]
    return piece_name(gone[0], world) if gone else ""


def _price(world: Any, state: Any, action: Action) -> int:
    params = world.params
    match action:
        case act.Build(unit=unit, work=work):
            cell = int(cell_of(state, unit))
            return int(work_cost(world, cell, work))
        case act.LevelUp(building=cell):
            return int(level_cost(world, state, cell))
        case act.Hire(troops=kind):
            return int(params.unit_cost[kind])
        case act.HireMage():
            return int(params.unit_cost[MAGE])
        case act.HireShip():
            return int(params.unit_cost[SHIP])
        case act.Arm():
            return int(params.mithril_cost)
    return int(params.spell_cost)


def visible(world: Any, event: Event, seat: int | None) -> bool:
    """Return whether a seat, or a spectator, is told of an event."""
    if isinstance(event, Arranged | OrderGiven):
        return seat is not None and bool(event.watchers >> world.number[seat] & 1)
    return True
