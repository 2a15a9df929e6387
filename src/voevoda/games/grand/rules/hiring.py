"""GRA-HIR, GRA-MIT: cities and ports hire; armies put on mithril."""

from __future__ import annotations

from typing import Any

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.grand.actions import arm, hire, hire_mage, hire_ship
from voevoda.games.grand.events import ARMED, HIRED
from voevoda.games.grand.ids import (
    GRA_CEL_04,
    GRA_HIR_01,
    GRA_HIR_03,
    GRA_MIT_01,
    GRA_MIT_03,
)
from voevoda.games.grand.params import (
    CITY,
    FOREST_SCHOOL,
    GUARD,
    MAGE,
    MINE,
    MITHRIL_LEVEL,
    PERSONAL,
    PLAIN_SCHOOL,
    PORT,
    SHIP,
)
from voevoda.games.grand.reasons import (
    CELL_FULL,
    CELL_HELD,
    HAS_PERSONAL,
    HIRES_NOTHING,
    IN_MITHRIL,
    LISTS_FULL,
    NEEDS_LEVEL,
    NO_ACTION,
    NO_BUILDING,
    NO_COINS,
    NO_MITHRIL,
    NOT_ARMY,
    NOT_SEA_BESIDE,
    TOO_MANY_MAGES,
)
from voevoda.games.grand.records import AROUND, SEA, State, World
from voevoda.games.grand.rules.cells import friends_of, has_room, is_enterable, look_at
from voevoda.games.grand.rules.geometry import distance, on_map
from voevoda.games.grand.rules.listing import add
from voevoda.games.grand.rules.pieces import (
    add_unit,
    building_at,
    can_act,
    is_army,
    tag_kind,
)

MOST_NUMBER = (1 << 13) - 1
"""Numbers of units fit their notation."""


@rule
def count_own(state: State, seat: int, kind: int) -> int:
    """How many units of a kind a seat has."""
    count = 0
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.owner == seat and tag_kind(unit.tag) == kind:
            count += 1
    return count


@rule
def refuse_hire(world: World, state: State, cell: int, kind: int) -> int:
    """GRA-HIR-01, GRA-HIR-02: why a city cannot hire armies or mages."""
    reason = refuse_hirer(world, state, cell, kind, CITY)
    if reason == 0:
        reason = refuse_limit(world, state, cell, kind)
    if reason == 0:
        reason = refuse_entry(world, state, cell, int(state.owner[cell]))
    return reason


@rule
def refuse_hirer(world: World, state: State, cell: int, kind: int, hirer: int) -> int:
    """The building's own part: its action, its kind and the coins."""
    if not can_act(state, building_at(cell)):
        return NO_ACTION
    if state.kind[cell] != hirer:
        return HIRES_NOTHING
    seat = state.owner[cell]
    return NO_COINS if state.coins[seat] < world.params.unit_cost[kind] else 0


@rule
def refuse_limit(world: World, state: State, cell: int, kind: int) -> int:
    """GRA-HIR-02: levels and numbers."""
    seat, level = int(state.owner[cell]), state.level[cell]
    if kind == GUARD and level < world.params.guard_min_level:
        return NEEDS_LEVEL
    if kind == MAGE:
        if level < world.params.mage_min_level:
            return NEEDS_LEVEL
        return TOO_MANY_MAGES if count_own(state, seat, MAGE) >= world.params.max_mages else 0
    if kind == PERSONAL and count_own(state, seat, PERSONAL) > 0:
        return HAS_PERSONAL
    return 0


@rule
def refuse_entry(world: World, state: State, cell: int, seat: int) -> int:
    """GRA-HIR-04, GRA-CEL-02: why a new unit cannot stand on a cell."""
    if not is_enterable(state, cell, friends_of(world, state, seat)):
        return CELL_HELD
    if not has_room(world, state, cell):
        return CELL_FULL
    full = state.top >= len(state.units) or state.next_number > MOST_NUMBER
    return LISTS_FULL if full else 0


@rule
def refuse_ship(world: World, state: State, port: int, cell: int) -> int:
    """GRA-HIR-03: why a port cannot hire a ship on a cell."""
    reason = refuse_hirer(world, state, port, SHIP, PORT)
    if reason != 0:
        return reason
    if not on_map(world, cell) or distance(world, port, cell) != 1 or world.terrain[cell] != SEA:
        return NOT_SEA_BESIDE
    return refuse_entry(world, state, cell, int(state.owner[port]))


@rule
def list_hires(world: World, state: State, actions: Any, count: int, cell: int) -> int:
    """All that a building may hire."""
    if state.kind[cell] == PORT:
        return list_ships(world, state, actions, count, cell)
    if state.kind[cell] != CITY:
        return count
    if refuse_entry(world, state, cell, int(state.owner[cell])) != 0:
        return count
    for kind in range(PERSONAL, GUARD + 1):
        if refuse_hire(world, state, cell, kind) == 0:
            count = add(actions, count, hire(cell, kind))
    if refuse_hire(world, state, cell, MAGE) == 0:
        for school in range(FOREST_SCHOOL, PLAIN_SCHOOL + 1):
            count = add(actions, count, hire_mage(cell, school))
    return count


@rule
def list_ships(world: World, state: State, actions: Any, count: int, port: int) -> int:
    """GRA-HIR-03: a neighbouring sea cell for the ship."""
    if state.coins[state.owner[port]] < world.params.unit_cost[SHIP]:
        return count
    at = port * AROUND
    while world.around[at] >= 0:
        cell = int(world.around[at])
        at += 1
        if refuse_ship(world, state, port, cell) == 0:
            count = add(actions, count, hire_ship(port, cell))
    return count


@rule
def hire_unit(
    world: World, state: State, log: Log, cell: int, kind: int, school: int, there: int
) -> None:
    """GRA-HIR-01, GRA-HIR-03, GRA-CEL-04: paid, and there at once, but only next year fit to go."""
    seat = int(state.owner[cell])
    cost = int(world.params.unit_cost[kind])
    state.coins[seat] -= cost
    state.act[cell] = 0
    slot = add_unit(state, kind, seat, there)
    state.units[slot].school = school
    look_at(state, there)
    because = GRA_HIR_03 if kind == SHIP else GRA_HIR_01
    emit(log, HIRED, because, state.units[slot].tag, there, cost)
    fired(log, GRA_CEL_04)


@rule
def has_mithril(state: State, seat: int) -> bool:
    """GRA-MIT-01, GRA-MIT-03: a mine of level 4, needed only while arming."""
    for place in range(state.buildings):
        cell = state.built[place]
        if (
            state.kind[cell] == MINE
            and state.owner[cell] == seat
            and state.level[cell] >= MITHRIL_LEVEL
        ):
            return True
    return False


@rule
def refuse_arm(world: World, state: State, slot: int) -> int:
    """GRA-MIT-01: why an army cannot put on mithril."""
    unit = state.units[slot]
    if not is_army(int(unit.tag)):
        return NOT_ARMY
    if not can_act(state, int(unit.tag)):
        return NO_ACTION
    if unit.mithril == 1:
        return IN_MITHRIL
    if state.kind[unit.cell] == 0 or state.owner[unit.cell] != unit.owner:
        return NO_BUILDING
    if not has_mithril(state, int(unit.owner)):
        return NO_MITHRIL
    return NO_COINS if state.coins[unit.owner] < world.params.mithril_cost else 0


@rule
def list_arming(world: World, state: State, actions: Any, count: int, slot: int) -> int:
    """Whether an army may put on mithril."""
    if refuse_arm(world, state, slot) == 0:
        count = add(actions, count, arm(int(state.units[slot].tag)))
    return count


@rule
def arm_unit(world: World, state: State, log: Log, slot: int) -> None:
    """GRA-MIT-01: for the rest of its life, whatever becomes of the mine (GRA-MIT-03)."""
    unit = state.units[slot]
    state.coins[unit.owner] -= world.params.mithril_cost
    unit.act = 0
    unit.mithril = 1
    emit(log, ARMED, GRA_MIT_01, unit.tag, world.params.mithril_cost)
    fired(log, GRA_MIT_03)
