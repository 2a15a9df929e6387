"""WIZ-HIR: mercenaries."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.events import HIRED
from voevoda.games.wizardrimort.ids import WIZ_HIR_01, WIZ_HIR_02, WIZ_HIR_04, WIZ_HIR_06
from voevoda.games.wizardrimort.params import PRIEST
from voevoda.games.wizardrimort.reasons import (
    ALREADY_HIRED,
    CASTLE_LOST,
    IS_SEALED,
    NO_COINS,
    NO_FIGURES,
    NO_PRIESTS_FOR_HIRE,
    NO_ROOM_THERE,
    NO_SUCH,
    NOT_IN_MODE,
    NOT_YOURS,
)
from voevoda.games.wizardrimort.records import NOBODY, State, World
from voevoda.games.wizardrimort.rules.casualties import has_figures
from voevoda.games.wizardrimort.rules.economy import exists
from voevoda.games.wizardrimort.rules.groups import regroup
from voevoda.games.wizardrimort.rules.objects import castle_lost
from voevoda.games.wizardrimort.rules.places import (
    is_free,
    off_x,
    off_y,
    top_at,
)
from voevoda.games.wizardrimort.rules.special import begin_unit
from voevoda.games.wizardrimort.rules.tape import (
    acting_commander,
    acting_side,
    fingers,
)

BESIDE = 130
"""WIZ-HIR-04: how far from its ally a mercenary rises."""


@rule
def refuse_hiring(world: World, state: State) -> int:
    """WIZ-HIR-01, WIZ-HIR-03, WIZ-HIR-05: why a commander can hire nobody now."""
    seat = acting_commander(world, state)
    side = acting_side(world, state)
    if state.interrupter != NOBODY:
        return NOT_IN_MODE
    if state.commanders[seat].hired >= world.params.hire_per_turn:
        return ALREADY_HIRED
    if state.sides[side].coins < world.params.hire_cost:
        return NO_COINS
    if castle_lost(world, state, side):
        return CASTLE_LOST
    full = state.sides[side].count >= world.cap
    return NO_FIGURES if full or not has_figures(world, state, seat) else 0


@rule
def refuse_hire(world: World, state: State, kind: int, ally: int, k: int) -> int:
    """HR: WIZ-HIR-01 to WIZ-HIR-05."""
    reason = refuse_hiring(world, state)
    if reason != 0:
        return reason
    if kind == PRIEST:
        return NO_PRIESTS_FOR_HIRE
    if kind > PRIEST or not exists(world, state, ally):
        return NO_SUCH
    unit = state.units[ally]
    if unit.commander != acting_commander(world, state):
        return NOT_YOURS
    if unit.sealed == 1:
        return IS_SEALED
    return 0 if has_room_beside(world, state, ally, k) else NO_ROOM_THERE


@rule
def has_room_beside(world: World, state: State, ally: int, k: int) -> bool:
    """WIZ-HIR-04: free, near the ally, and about as high."""
    unit = state.units[ally]
    x, y = off_x(int(unit.x), k, BESIDE), off_y(int(unit.y), k, BESIDE)
    if not (0 <= x <= world.width and 0 <= y <= world.height):
        return False
    z = top_at(state, x, y)
    reach = fingers(world, int(world.params.hire_gap)) + 2 * world.params.unit_radius
    near = (x - unit.x) ** 2 + (y - unit.y) ** 2 <= reach * reach
    return (
        near
        and abs(z - unit.z) <= world.params.unit_height
        and is_free(world, state, NOBODY, x, y, z)
    )


@rule
def hire_unit(world: World, state: State, log: Log, kind: int, ally: int, k: int) -> None:
    """HR: a mercenary rises beside an ally."""
    seat = acting_commander(world, state)
    side = acting_side(world, state)
    state.sides[side].coins -= world.params.hire_cost
    state.commanders[seat].hired += 1
    if world.params.coins_return_to_bank == 1:
        state.bank += world.params.hire_cost
        fired(log, WIZ_HIR_06)
    slot = side * world.cap + state.sides[side].count
    state.sides[side].count += 1
    unit, friend = state.units[slot], state.units[ally]
    unit.commander = seat
    unit.kind = kind
    unit.faction = state.commanders[seat].faction
    unit.living = 0
    unit.mercenary = 1
    unit.x = off_x(int(friend.x), k, BESIDE)
    unit.y = off_y(int(friend.y), k, BESIDE)
    unit.z = top_at(state, int(unit.x), int(unit.y))
    unit.fx = friend.fx
    unit.fy = friend.fy
    unit.on_table = 1
    begin_unit(world, state, slot)
    regroup(world, state)
    fired(log, WIZ_HIR_01)
    fired(log, WIZ_HIR_04)
    emit(log, HIRED, WIZ_HIR_02, slot, kind, unit.x, unit.y, state.sides[side].coins)
