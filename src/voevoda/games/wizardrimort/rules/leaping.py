"""WIZ-CLB-09: JK, a leap on an enemy from a deadly height."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.actions import x_of, y_of
from voevoda.games.wizardrimort.events import LEAPT
from voevoda.games.wizardrimort.ids import WIZ_CLB_09, WIZ_GEO_12
from voevoda.games.wizardrimort.reasons import (
    DROP_TOO_LOW,
    ENEMY_TOO_FAR,
    IS_SEALED,
    NO_SUCH,
    NOT_AN_ENEMY,
)
from voevoda.games.wizardrimort.records import ACTION_OVER, NEXT_MORALE, NOBODY, State, World
from voevoda.games.wizardrimort.rules.casualties import kill, remove
from voevoda.games.wizardrimort.rules.economy import exists, pay, refuse_ap, refuse_unit
from voevoda.games.wizardrimort.rules.groups import group_set, regroup, side_of, use
from voevoda.games.wizardrimort.rules.manoeuvres import look_along
from voevoda.games.wizardrimort.rules.morale import ATTACKERS
from voevoda.games.wizardrimort.rules.paths import is_deadly
from voevoda.games.wizardrimort.rules.places import (
    NO_SPOT,
    free_spot,
    gap_within,
    top_at,
)
from voevoda.games.wizardrimort.rules.tape import acting_commander, finger_limit


@rule
def refuse_leap(world: World, state: State, slot: int, target: int) -> int:
    """JK: section 6.2."""
    reason = refuse_unit(world, state, slot)
    if reason != 0:
        return reason
    if not exists(world, state, target):
        return NO_SUCH
    if side_of(world, target) == side_of(world, slot):
        return NOT_AN_ENEMY
    unit, enemy = state.units[slot], state.units[target]
    if enemy.sealed == 1:
        return IS_SEALED
    if not is_deadly(world, unit.z - enemy.z):
        return DROP_TOO_LOW
    seat = acting_commander(world, state)
    limit = finger_limit(world, state, seat, int(world.params.jump_kill_radius))
    if not gap_within(world, unit, enemy, limit):
        return ENEMY_TOO_FAR
    return refuse_ap(world, state, int(world.params.jump_cost))


@rule
def leap(world: World, state: State, log: Log, slot: int, target: int) -> None:
    """JK: the enemy dies, the leaper lives and stands where it stood, or beside it."""
    unit, enemy = state.units[slot], state.units[target]
    use(world, state, 1 << slot)
    pay(world, state, log, int(world.params.jump_cost), 0)
    state.striker = unit.commander
    state.victim = enemy.commander
    state.theirs = group_set(world, state, int(enemy.group))
    state.dead = 1 << target
    state.tested = ATTACKERS  # the leaper's own group lost nobody
    dx, dy = enemy.x - unit.x, enemy.y - unit.y
    x, y = int(enemy.x), int(enemy.y)
    emit(log, LEAPT, WIZ_CLB_09, slot, target, x, y)
    kill(world, state, log, target, WIZ_CLB_09)
    if state.result != NOBODY:
        return
    if enemy.on_table == 1:
        spot = free_spot(world, state, slot, x, y)
        if spot == NO_SPOT:
            remove(world, state, log, slot, WIZ_GEO_12)
            state.phase = ACTION_OVER
            return
        x, y = x_of(spot), y_of(spot)
    unit.x = x
    unit.y = y
    unit.z = top_at(state, x, y) if enemy.on_table == 1 else int(enemy.z)
    unit.descended = 1
    unit.teleported = 1
    look_along(state, slot, dx, dy)
    regroup(world, state)
    state.phase = NEXT_MORALE
