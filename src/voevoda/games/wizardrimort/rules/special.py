"""WIZ-SPC: charges, heights, attacks from behind, and who was seen."""

from __future__ import annotations

from voevoda.core.geometry import length
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.records import State, World
from voevoda.games.wizardrimort.rules.cover import is_close, sees
from voevoda.games.wizardrimort.rules.groups import has, side_of
from voevoda.games.wizardrimort.rules.places import stands
from voevoda.games.wizardrimort.rules.tape import hand_limit, own_fingers, slack


@rule
def has_charged(world: World, state: State, slot: int, targets: int) -> bool:
    """WIZ-SPC-04: a straight run toward the target group in this turn."""
    unit = state.units[slot]
    if unit.teleported == 1:
        return False
    seat = int(unit.commander)
    run = length(unit.x - unit.turn_x, unit.y - unit.turn_y)
    least = own_fingers(world, seat, int(world.params.charge_min))
    least -= slack(world, state, world.side[seat])
    most = hand_limit(world, state, seat, int(world.params.charge_max))
    if not least <= run <= most or unit.path > run + world.params.charge_tol:
        return False
    near, near_then = -1, 0
    for other in range(2 * world.cap):
        if not has(targets, other):
            continue
        enemy = state.units[other]
        square = (unit.x - enemy.x) ** 2 + (unit.y - enemy.y) ** 2
        if near < 0 or square < near:
            near = square
            near_then = (unit.turn_x - enemy.x) ** 2 + (unit.turn_y - enemy.y) ** 2
    return near < near_then


@rule
def note_specials(world: World, state: State) -> None:
    """WIZ-SPC-03, WIZ-SPC-06, WIZ-SPC-07: what every participant has, fixed at declaration."""
    charge = downhill = state.melee == 1 and state.counter == 0
    back = True
    for slot in range(2 * world.cap):
        if not has(int(state.declared), slot):
            continue
        if charge and not has_charged(world, state, slot, int(state.theirs)):
            charge = False
        if state.units[slot].descended == 0:
            downhill = False
        if back and is_seen(world, state, slot):
            back = False
    state.charge = 1 if charge else 0
    state.downhill = 1 if downhill else 0
    state.back = 1 if back else 0


@rule
def is_seen(world: World, state: State, slot: int) -> bool:
    """WIZ-SPC-07: whether the target group sees a participant, or has seen it come round."""
    unit = state.units[slot]
    if state.counter == 0 and unit.seen_by & state.theirs != 0:
        return True
    for other in range(2 * world.cap):
        if has(int(state.theirs), other) and sees(state.units[other], unit):
            return True
    return False


@rule
def has_height(world: World, state: State) -> bool:
    """WIZ-SPC-05, WIZ-SPC-09: every participant strikes down or came down; counted once."""
    for slot in range(2 * world.cap):
        if not has(int(state.fighting), slot):
            continue
        unit = state.units[slot]
        above = unit.z - state.units[state.aim[slot]].z >= world.params.height_min
        ran_down = state.melee == 1 and state.counter == 0 and unit.descended == 1
        if not above and not ran_down:
            return False
    return True


@rule
def note_seen(world: World, state: State, slot: int) -> None:
    """WIZ-SPC-10: enemies near by that have the unit in their front arc now."""
    unit = state.units[slot]
    side = side_of(world, slot)
    first = (1 - side) * world.cap
    for other in range(first, first + world.cap):
        enemy = state.units[other]
        if stands(state, other) and is_close(world, unit, enemy) and sees(enemy, unit):
            unit.seen_by |= 1 << other


@rule
def begin_unit(world: World, state: State, slot: int) -> None:
    """WIZ-TRN-01, WIZ-INT-04: where a unit stands as its turn or interruption begins."""
    unit = state.units[slot]
    unit.turn_x = unit.x
    unit.turn_y = unit.y
    unit.path = 0
    unit.descended = 0
    unit.teleported = 0
    unit.seen_by = 0
    note_seen(world, state, slot)
