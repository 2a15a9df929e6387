"""WIZ-OBJ: who controls what, rites of the Garden, and what can be destroyed."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.events import (
    CASTLE_RAZED as RAZED_EVENT,
)
from voevoda.games.wizardrimort.events import (
    CRYSTAL_DESTROYED as DESTROYED_EVENT,
)
from voevoda.games.wizardrimort.events import OVERTURNED, REVIVED
from voevoda.games.wizardrimort.forms import CASTLES
from voevoda.games.wizardrimort.ids import (
    WIZ_ART_19,
    WIZ_MDE_03,
    WIZ_MDE_04,
    WIZ_MDE_06,
    WIZ_OBJ_07,
    WIZ_OBJ_10,
    WIZ_OBJ_12,
)
from voevoda.games.wizardrimort.params import DESTRUCTION, PRIEST, SIEGE
from voevoda.games.wizardrimort.reasons import (
    GARDEN_NOT_HELD,
    INDESTRUCTIBLE,
    IS_WRECKED,
    MERCENARY_STAYS_DEAD,
    NO_SUCH,
    NOT_A_SKELETON,
    NOT_IN_MODE,
    NOT_NEAR_ENOUGH,
    NOT_YOURS,
    PRIEST_STAYS_DEAD,
    STILL_HELD,
    YOUR_OWN,
)
from voevoda.games.wizardrimort.records import (
    ARTILLERY,
    CASTLE_RAZED,
    CASTLE_STANDS,
    CRYSTAL,
    CRYSTAL_DESTROYED,
    NO_BODY,
    NOBODY,
    NOTHING,
    RUBBLE,
    WALL,
    WRECK,
    Body,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.economy import exists, pay, refuse_ap, refuse_unit
from voevoda.games.wizardrimort.rules.groups import is_active, use
from voevoda.games.wizardrimort.rules.outcome import finish
from voevoda.games.wizardrimort.rules.places import in_zone, near_body
from voevoda.games.wizardrimort.rules.settling import settle, test_sealing
from voevoda.games.wizardrimort.rules.tape import (
    acting_commander,
    acting_side,
    finger_limit,
    fingers,
)

# Control


@rule
def presence(world: World, state: State, body: Body, side: int, distance: int) -> int:
    """WIZ-OBJ-01: free units of a side within a distance of a footprint."""
    count = 0
    for slot in range(side * world.cap, (side + 1) * world.cap):
        unit = state.units[slot]
        if is_active(state, slot) and near_body(
            body, int(unit.x), int(unit.y), distance + world.params.unit_radius
        ):
            count += 1
    return count


@rule
def castle_presence(world: World, state: State, castle: int, side: int) -> int:
    """WIZ-OBJ-02: free units of a side inside the zone of a castle."""
    count = 0
    for slot in range(side * world.cap, (side + 1) * world.cap):
        unit = state.units[slot]
        if is_active(state, slot) and in_zone(world.castle[castle], int(unit.x), int(unit.y)):
            count += 1
    return count


@rule
def more(one: int, two: int, owner: int) -> int:
    """WIZ-OBJ-01, WIZ-OBJ-03: the side with more units, or the owner of what is at home."""
    if one == two:
        return owner
    return 0 if one > two else 1


@rule
def controller(world: World, state: State, index: int) -> int:
    """WIZ-OBJ-01, WIZ-OBJ-03, WIZ-OBJ-04: the side that controls an object now, or NOBODY."""
    if index == NOTHING:
        return NOBODY
    body = state.bodies[index]
    if body.kind == NO_BODY:
        return NOBODY
    radius = fingers(world, int(world.params.control_radius))
    one = presence(world, state, body, 0, radius)
    two = presence(world, state, body, 1, radius)
    return more(one, two, int(body.side) if body.kind == CRYSTAL else NOBODY)


@rule
def castle_controller(world: World, state: State, castle: int) -> int:
    """WIZ-OBJ-02, WIZ-OBJ-03: the side that controls the standing castle of a side."""
    if state.sides[castle].castle != CASTLE_STANDS:
        return NOBODY
    one = castle_presence(world, state, castle, 0)
    two = castle_presence(world, state, castle, 1)
    return more(one, two, castle)


@rule
def castle_lost(world: World, state: State, side: int) -> bool:
    """WIZ-HIR-03: razed, or controlled by the enemy now."""
    castle = state.sides[side].castle
    if castle == CASTLE_RAZED:
        return True
    return castle == CASTLE_STANDS and castle_controller(world, state, side) == 1 - side


# The Garden


@rule
def refuse_rite(world: World, state: State, slot: int) -> int:
    """GR: WIZ-OBJ-07, WIZ-UNI-03, WIZ-INT-05."""
    if state.interrupter != NOBODY:
        return NOT_IN_MODE
    if not exists(world, state, slot):
        return NO_SUCH
    unit = state.units[slot]
    side = acting_side(world, state)
    if world.side[unit.commander] != side:
        return NOT_YOURS
    if controller(world, state, int(world.garden)) != side:
        return GARDEN_NOT_HELD
    if unit.kind == PRIEST:
        return PRIEST_STAYS_DEAD
    if unit.living == 1:
        return NOT_A_SKELETON
    if unit.mercenary == 1 and world.params.garden_revives_mercenaries == 0:
        return MERCENARY_STAYS_DEAD
    return refuse_ap(world, state, int(world.params.cost_garden))


@rule
def revive(world: World, state: State, log: Log, slot: int) -> None:
    """GR: a skeleton becomes a living unit of its commander's faction."""
    pay(world, state, log, int(world.params.cost_garden), 0)
    state.units[slot].living = 1
    emit(log, REVIVED, WIZ_OBJ_07, slot)


# Destroying


@rule
def refuse_wreck(world: World, state: State, slot: int, index: int) -> int:
    """WR: WIZ-ART-19."""
    reason = refuse_unit(world, state, slot)
    if reason != 0:
        return reason
    if not 0 <= index < state.blocks:
        return NO_SUCH
    body = state.bodies[index]
    side = acting_side(world, state)
    if body.kind == WRECK:
        return IS_WRECKED
    if body.kind != ARTILLERY:
        return NO_SUCH
    if body.side == side:
        return YOUR_OWN
    unit, seat = state.units[slot], acting_commander(world, state)
    near = finger_limit(world, state, seat, int(world.params.wreck_radius))
    if not near_body(body, int(unit.x), int(unit.y), near + world.params.unit_radius):
        return NOT_NEAR_ENOUGH
    exact = fingers(world, int(world.params.wreck_radius))
    if presence(world, state, body, 1 - side, exact) > 0:
        return STILL_HELD
    return refuse_ap(world, state, int(world.params.cost_destroy))


@rule
def wreck_engine(world: World, state: State, log: Log, slot: int, index: int) -> None:
    """WR: a catapult is overturned by hand."""
    use(world, state, 1 << slot)
    pay(world, state, log, int(world.params.cost_destroy), 0)
    overturn(world, state, log, index, WIZ_ART_19)
    settle(world, state, log)
    test_sealing(world, state, log)


@rule
def overturn(world: World, state: State, log: Log, index: int, because: int) -> None:
    """WIZ-ART-13, WIZ-ART-19, WIZ-ART-20: a catapult lies down for good."""
    body = state.bodies[index]
    body.kind = WRECK
    body.top = body.bottom + world.params.art_wreck_height
    emit(log, OVERTURNED, because, index, body.top)


@rule
def refuse_raze(world: World, state: State, slot: int, target: int) -> int:
    """RZ: WIZ-OBJ-11."""
    reason = refuse_unit(world, state, slot)
    if reason != 0:
        return reason
    side = acting_side(world, state)
    if target >= CASTLES:
        reason = refuse_raze_castle(world, state, slot, target - CASTLES, side)
    else:
        reason = refuse_raze_crystal(world, state, slot, target, side)
    return reason if reason != 0 else refuse_ap(world, state, int(world.params.cost_destroy))


@rule
def refuse_raze_castle(world: World, state: State, slot: int, castle: int, side: int) -> int:
    """WIZ-OBJ-02, WIZ-OBJ-11: a castle in which the unit stands and no free enemy does."""
    if castle == side:
        return YOUR_OWN
    if state.sides[castle].castle != CASTLE_STANDS:
        return NO_SUCH
    unit = state.units[slot]
    if not in_zone(world.castle[castle], int(unit.x), int(unit.y)):
        return NOT_NEAR_ENOUGH
    return STILL_HELD if castle_presence(world, state, castle, castle) > 0 else 0


@rule
def refuse_raze_crystal(world: World, state: State, slot: int, index: int, side: int) -> int:
    """WIZ-OBJ-11: a crystal near the unit and near no free enemy."""
    if not 0 <= index < state.blocks or state.bodies[index].kind == NO_BODY:
        return NO_SUCH
    body = state.bodies[index]
    if body.kind != CRYSTAL:
        return INDESTRUCTIBLE
    if body.side == side:
        return YOUR_OWN
    unit, seat = state.units[slot], acting_commander(world, state)
    near = finger_limit(world, state, seat, int(world.params.control_radius))
    if not near_body(body, int(unit.x), int(unit.y), near + world.params.unit_radius):
        return NOT_NEAR_ENOUGH
    exact = fingers(world, int(world.params.control_radius))
    return STILL_HELD if presence(world, state, body, 1 - side, exact) > 0 else 0


@rule
def raze(world: World, state: State, log: Log, slot: int, target: int) -> None:
    """RZ: WIZ-OBJ-10, WIZ-OBJ-12."""
    use(world, state, 1 << slot)
    pay(world, state, log, int(world.params.cost_destroy), 0)
    if target >= CASTLES:
        raze_castle(world, state, log, target - CASTLES)
        return
    body = state.bodies[target]
    state.sides[body.side].crystal = CRYSTAL_DESTROYED
    emit(log, DESTROYED_EVENT, WIZ_OBJ_10, body.side, slot)
    body.kind = NO_BODY
    settle(world, state, log)
    test_sealing(world, state, log)


@rule
def raze_castle(world: World, state: State, log: Log, castle: int) -> None:
    """WIZ-OBJ-12, WIZ-MDE-03, WIZ-MDE-06: walls become rubble; in two modes that wins."""
    state.sides[castle].castle = CASTLE_RAZED
    emit(log, RAZED_EVENT, WIZ_OBJ_12, castle)
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.kind == WALL and body.castle == castle:
            make_rubble(world, body)
    settle(world, state, log)
    test_sealing(world, state, log)
    test_razed(world, state, log, castle)


@rule
def make_rubble(world: World, body: Body) -> None:
    """WIZ-OBJ-12, WIZ-ART-13: a wall lies down."""
    body.kind = RUBBLE
    body.hp = 0
    body.top = body.bottom + world.params.rubble_height


@rule
def test_razed(world: World, state: State, log: Log, castle: int) -> None:
    """WIZ-MDE-03, WIZ-MDE-06: what a razed castle decides."""
    mode = world.mode[state.game]
    if mode == DESTRUCTION:
        finish(state, log, WIZ_MDE_03, 1 - castle)
    elif mode == SIEGE and castle == world.defender:
        finish(state, log, WIZ_MDE_06, 1 - castle)


@rule
def test_shot_down(world: World, state: State, log: Log, castle: int) -> None:
    """WIZ-MDE-04: in Destruction, a castle that has lost its last wall is razed by the enemy."""
    if world.mode[state.game] != DESTRUCTION or castle == NOBODY:
        return
    if state.sides[castle].castle != CASTLE_STANDS:
        return
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.kind == WALL and body.castle == castle:
            return
    state.sides[castle].castle = CASTLE_RAZED
    emit(log, RAZED_EVENT, WIZ_MDE_04, castle)
    fired(log, WIZ_MDE_03)
    finish(state, log, WIZ_MDE_04, 1 - castle)
