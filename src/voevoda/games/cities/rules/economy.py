"""CIT-ACT: what actions cost and how many there are."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.cities.actions import (
    ASSAULT,
    ATTACK,
    CREATE,
    HIDE,
    INSPIRE,
    LEVEL_UP,
    MOVE_ACTION,
    RESTORE,
)
from voevoda.games.cities.events import PAID
from voevoda.games.cities.ids import CIT_ACT_02
from voevoda.games.cities.reasons import (
    ACTION_LIMIT,
    NO_SUCH,
    NO_TP,
    NOT_READY,
    NOT_YOUR_LOCATION,
)
from voevoda.games.cities.records import Location, State, World


@rule
def cost_of(world: World, location: Location, kind: int) -> int:
    """Return the time points that an action of a kind costs a location (sections 3.2 and 6.2)."""
    cost = 0
    if kind == ATTACK or kind == ASSAULT:
        cost = world.params.cost_attack
    elif kind == MOVE_ACTION:
        cost = world.params.cost_move
    elif kind == INSPIRE:
        cost = world.params.cost_inspire
    elif kind == CREATE:
        cost = world.params.cost_create
    elif kind == RESTORE:
        cost = world.params.cost_restore
    elif kind == LEVEL_UP:
        cost = world.params.cost_level
    elif kind == HIDE:
        cost = location.siege_cost
    return cost


@rule
def can_act(world: World, location: Location, seat: int) -> bool:
    """CIT-ACT-01, CIT-TRN-05: a ready location of the seat that has actions left, of any kind.

    The same action may come again (CIT-ACT-06).
    """
    return (
        location.owner == seat and location.ready == 1 and location.used < world.params.max_actions
    )


@rule
def refuse_location(world: World, state: State, seat: int, index: int, kind: int) -> int:
    """Steps 3 to 7 of the common checks (6.1); `index` counts from 0."""
    if not 0 <= index < world.locations:
        return NO_SUCH
    location = state.locations[index]
    if location.owner != seat:
        return NOT_YOUR_LOCATION
    if location.ready == 0:
        return NOT_READY
    if location.used >= world.params.max_actions:
        return ACTION_LIMIT
    if location.time < cost_of(world, location, kind):
        return NO_TP
    return 0


@rule
def pay(world: World, state: State, log: Log, index: int, kind: int) -> None:
    """CIT-ACT-02: cost and count are booked before any die or sub-decision."""
    location = state.locations[index]
    cost = cost_of(world, location, kind)
    location.time -= cost
    location.used += 1
    emit(log, PAID, CIT_ACT_02, index, cost, location.time, location.used)


@rule
def gain_time(world: World, location: Location, amount: int) -> int:
    """CIT-ACT-04, CIT-GEN-03: store time points, up to `tp_cap` if any; return the gain."""
    cap = world.params.tp_cap
    if cap >= 0 and location.time + amount > cap:
        amount = max(0, cap - location.time)
    location.time += amount
    return amount
