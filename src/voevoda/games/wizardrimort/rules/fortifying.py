"""WIZ-BLD-01 to 03, 08: BD, a block from the side's pool."""

from __future__ import annotations

from voevoda.core.events import Log, fired
from voevoda.core.geometry import square_to_rectangle
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.ids import WIZ_BLD_01, WIZ_BLD_08, WIZ_OBJ_08
from voevoda.games.wizardrimort.reasons import BUILD_TOO_FAR, BUILD_TOO_HIGH, NO_BLOCKS
from voevoda.games.wizardrimort.records import NOBODY, State, World
from voevoda.games.wizardrimort.rules.building import (
    block_bottom,
    left_of,
    new_block,
    refuse_block,
    set_block,
)
from voevoda.games.wizardrimort.rules.economy import pay, refuse_ap
from voevoda.games.wizardrimort.rules.groups import is_active
from voevoda.games.wizardrimort.rules.objects import controller
from voevoda.games.wizardrimort.rules.settling import test_sealing
from voevoda.games.wizardrimort.rules.tape import (
    acting_commander,
    acting_side,
    finger_limit,
    hand_limit,
)


@rule
def build_price(world: World, state: State) -> int:
    """WIZ-BLD-01: AP of the next block; nothing while the Mine's credit lasts."""
    credit = state.commanders[acting_commander(world, state)].credit
    return 0 if credit > 0 else world.params.cost_block


@rule
def build_limit(world: World, state: State) -> int:
    """WIZ-BLD-02: how far a block may be from a unit now."""
    seat = acting_commander(world, state)
    near = finger_limit(world, state, seat, int(world.params.build_radius))
    if controller(world, state, int(world.mine)) == world.side[seat]:
        return max(near, hand_limit(world, state, seat, int(world.params.build_radius_mine)))
    return near


@rule
def refuse_builder(world: World, state: State, x: int, y: int) -> int:
    """WIZ-BLD-02, WIZ-BLD-03, WIZ-INT-05: one unit is near enough, and high enough too."""
    seat = acting_commander(world, state)
    near = build_limit(world, state) + world.params.unit_radius
    up = finger_limit(world, state, seat, int(world.params.build_reach_up))
    bottom = block_bottom(world, state, x, y)
    x0, y0, size = left_of(world, x), left_of(world, y), world.params.block_size
    reason = BUILD_TOO_FAR
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        if unit.commander != seat or not is_active(state, slot):
            continue
        if state.interrupter != NOBODY and slot != state.hero:
            continue
        square = square_to_rectangle(int(unit.x), int(unit.y), x0, y0, x0 + size, y0 + size)
        if square <= near * near:
            if bottom <= unit.z + up:
                return 0
            reason = BUILD_TOO_HIGH
    return reason


@rule
def refuse_build(world: World, state: State, x: int, y: int) -> int:
    """BD: section 6.2."""
    if state.sides[acting_side(world, state)].pool == 0:
        return NO_BLOCKS
    reason = refuse_ap(world, state, build_price(world, state))
    if reason == 0:
        reason = refuse_block(world, state, x, y)
    return reason if reason != 0 else refuse_builder(world, state, x, y)


@rule
def build(world: World, state: State, log: Log, x: int, y: int) -> None:
    """BD: WIZ-BLD-01, WIZ-BLD-08. No action takes a block back (WIZ-BLD-07)."""
    commander = state.commanders[acting_commander(world, state)]
    side = acting_side(world, state)
    if commander.credit > 0:
        commander.credit -= 1
        fired(log, WIZ_OBJ_08)
    else:
        held = controller(world, state, int(world.mine)) == side
        pay(world, state, log, int(world.params.cost_block), 0)
        commander.credit = world.params.build_per_ap_mine - 1 if held else 0
    fired(log, WIZ_BLD_01)
    state.sides[side].pool -= 1
    set_block(world, state, log, new_block(world, state, side), x, y)
    fired(log, WIZ_BLD_08)
    test_sealing(world, state, log)
