"""WIZ-TRN-06, 07: who may act, and what it costs."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.events import PAID
from voevoda.games.wizardrimort.ids import WIZ_TRN_07
from voevoda.games.wizardrimort.reasons import (
    IS_SEALED,
    NO_AP,
    NO_SUCH,
    NO_TP,
    NO_WARRIORS,
    NOT_IN_MODE,
    NOT_YOURS,
)
from voevoda.games.wizardrimort.records import NOBODY, State, World
from voevoda.games.wizardrimort.rules.groups import lacks_warriors
from voevoda.games.wizardrimort.rules.tape import acting_commander


@rule
def exists(world: World, state: State, slot: int) -> bool:
    """Return whether a slot names a unit on the table."""
    return 0 <= slot < 2 * world.cap and state.units[slot].on_table == 1


@rule
def refuse_own(world: World, state: State, slot: int) -> int:
    """Return why a unit is not one that the acting commander can use, be it walled in or not."""
    if not exists(world, state, slot):
        return NO_SUCH
    if state.units[slot].commander != acting_commander(world, state):
        return NOT_YOURS
    if state.interrupter != NOBODY and slot != state.hero:
        return NOT_IN_MODE
    return 0


@rule
def refuse_unit(world: World, state: State, slot: int) -> int:
    """WIZ-TRN-06, WIZ-GRP-04, WIZ-MOV-16, WIZ-INT-05: why a unit may not act."""
    reason = refuse_own(world, state, slot)
    if reason != 0:
        return reason
    if state.units[slot].sealed == 1:
        return IS_SEALED
    if lacks_warriors(world, state, acting_commander(world, state), 1 << slot):
        return NO_WARRIORS
    return 0


@rule
def refuse_ap(world: World, state: State, price: int) -> int:
    """WIZ-TRN-07: whether the acting commander lacks action points."""
    commander = state.commanders[acting_commander(world, state)]
    return NO_AP if price > commander.ap else 0


@rule
def refuse_tp(world: World, state: State) -> int:
    """WIZ-TRN-07: whether the acting commander lacks attack points."""
    commander = state.commanders[acting_commander(world, state)]
    return NO_TP if world.params.cost_attack > commander.tp else 0


@rule
def pay(world: World, state: State, log: Log, ap: int, tp: int) -> None:
    """WIZ-TRN-07: take action and attack points from the acting commander."""
    seat = acting_commander(world, state)
    commander = state.commanders[seat]
    commander.ap -= ap
    commander.tp -= tp
    emit(log, PAID, WIZ_TRN_07, seat, ap, tp, commander.ap, commander.tp)
