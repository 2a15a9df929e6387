"""WIZ-SET, WIZ-OPT-05, WIZ-MDE-10, 11: the beginning of a game, and of the next of a chronicle."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.geometry import square_to_rectangle
from voevoda.core.rule import assign, rule
from voevoda.games.wizardrimort.events import (
    CAMPAIGN_SCORE,
    CLASS_CHOSEN,
    DEPLOYED,
    FACTION_CHOSEN,
    GAME_STARTED,
    LOT_DRAWN,
    ROUND_STARTED,
    TERRAIN_PLACED,
)
from voevoda.games.wizardrimort.ids import (
    WIZ_MDE_01,
    WIZ_MDE_10,
    WIZ_MDE_11,
    WIZ_OPT_05,
    WIZ_SET_01,
    WIZ_SET_03,
    WIZ_TRN_11,
    WIZ_TRN_12,
)
from voevoda.games.wizardrimort.params import NO_FACTION, PRIEST, RODENT
from voevoda.games.wizardrimort.reasons import (
    NO_ROOM,
    NO_SUCH,
    NOT_IN_ZONE,
    NOT_YOURS,
    OFF_TABLE,
    TERRAIN_TOO_CLOSE,
)
from voevoda.games.wizardrimort.records import (
    BEGIN_TURN,
    BLOCK,
    CASTLE_STANDS,
    CRYSTAL_STANDS,
    DEPLOY,
    DRAFT,
    DRAWN,
    GAME_OVER,
    LOG,
    LOT,
    MOST_SLOTS,
    NO_BODY,
    NO_CASTLE,
    NO_CRYSTAL,
    NOBODY,
    NOTHING,
    TERRAIN,
    Body,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.building import overlaps_block
from voevoda.games.wizardrimort.rules.groups import regroup
from voevoda.games.wizardrimort.rules.places import (
    centre_x,
    centre_y,
    in_zone,
    is_free,
    overlaps_body,
    top_at,
)
from voevoda.games.wizardrimort.rules.settling import (
    LIFTED,
    lift_blocks,
    put_down_lifted,
    test_sealing,
)
from voevoda.games.wizardrimort.rules.turning import refuse_facing

LATTICE = 100
APART = 200
"""WIZ-OPT-05: pieces of terrain that are placed stand on a lattice, and not close together."""


# A new game


@rule
def clear_pending(world: World, state: State) -> None:
    """Forget an attack, a shot or a leap that is over."""
    state.striker = NOBODY
    state.victim = NOBODY
    state.ours = 0
    state.theirs = 0
    state.declared = 0
    state.fighting = 0
    for slot in range(2 * world.cap):
        state.aim[slot] = 0
    state.melee = 0
    state.charge = 0
    state.downhill = 0
    state.back = 0
    state.counter = 0
    state.suicide = NOBODY
    state.spear = 0
    state.strikes = 0
    state.attack_total = 0
    state.defence_total = 0
    state.outcome = 0
    state.dead = 0
    state.tested = 0
    state.testing = 0
    state.broken = 0
    state.engine = NOTHING
    state.load = 0
    state.trooper = NOBODY
    state.aim_x = 0
    state.aim_y = 0
    state.range_error = 0
    state.hit_unit = NOBODY
    state.hit_body = NOTHING
    state.hit_x = 0
    state.hit_y = 0
    state.off_table = 0
    state.thrown = NOTHING
    state.thrown_x = 0
    state.thrown_y = 0


@rule
def new_game(world: World, state: State, log: Log, first: int) -> None:
    """Set everything up; `first` is the side that begins, or NOBODY for the lot."""
    clear_pending(world, state)
    state.slot = 0
    state.round = 1
    state.first = first
    state.interrupter = NOBODY
    state.hero = NOBODY
    state.asked = NOBODY
    state.offered = 0
    state.obelisk_armed = NOBODY
    state.hold_armed = NOBODY
    state.bank = world.bank
    state.sieged = 0
    state.result = NOBODY
    state.placed = 0
    reset_bodies(world, state)
    for slot in range(2 * world.cap):
        assign(state.units, slot, world.start_units, slot)
    for seat in range(world.seats):
        reset_commander(world, state, seat)
    for side in range(2):
        reset_side(world, state, side)
    emit(log, GAME_STARTED, WIZ_MDE_01, state.game, world.mode[state.game])
    if state.game > 0:
        move_blocks_away(world, state, log)
    regroup(world, state)
    test_sealing(world, state, log)
    if first == NOBODY:
        state.phase = LOT
    else:
        go_to_setup(world, state, log)


@rule
def reset_bodies(world: World, state: State) -> None:
    """WIZ-MDE-11: in a later game blocks, fallen trees and what players have placed stay."""
    for index in range(world.bodies):
        body = state.bodies[index]
        block = world.start_bodies[index].kind == BLOCK
        if state.game > 0 and (block or body.kind == LOG):
            continue
        x, y = centre_x(body), centre_y(body)
        assign(state.bodies, index, world.start_bodies, index)
        if world.loose[index] == 0:
            continue
        if state.game == 0:
            body.kind = NO_BODY
        else:
            move_centre(body, x, y)
    state.blocks = max(int(state.blocks), int(world.bodies))


@rule
def reset_commander(world: World, state: State, seat: int) -> None:
    """WIZ-MDE-11: nothing of a commander's last turn lasts."""
    commander = state.commanders[seat]
    commander.faction = world.faction[seat]
    commander.wp = 0
    commander.ap = 0
    commander.tp = 0
    commander.conversions = 0
    commander.hired = 0
    commander.credit = 0
    commander.penalty = 0
    commander.interrupted = 0
    commander.declined = 0


@rule
def reset_side(world: World, state: State, side: int) -> None:
    """WIZ-MDE-11: coins, blocks, objects and numbers of a side."""
    mine = state.sides[side]
    mine.coins = world.coins[side]
    mine.pool = world.pool[side]
    mine.start_size = world.start_size[side]
    mine.crystal = CRYSTAL_STANDS if world.crystal[side] != NOTHING else NO_CRYSTAL
    mine.castle = CASTLE_STANDS if world.castle[side].x1 > 0 else NO_CASTLE
    mine.count = 0
    for slot in range(side * world.cap, (side + 1) * world.cap):
        if state.units[slot].commander != NOBODY:
            mine.count += 1
    if state.game > 0:
        for index in range(world.bodies, state.blocks):
            body = state.bodies[index]
            if body.kind == BLOCK and body.side == side:
                mine.pool -= 1


@rule
def move_blocks_away(world: World, state: State, log: Log) -> None:
    """WIZ-MDE-11: a block over a start place or a thing that came back is moved."""
    fired(log, WIZ_MDE_11)
    for index in range(state.blocks):
        body = state.bodies[index]
        if body.kind == BLOCK and is_in_way_of_start(world, state, index):
            body.kind = NO_BODY
            body.mark = LIFTED
    lift_blocks(world, state)
    put_down_lifted(world, state, log)


@rule
def is_in_way_of_start(world: World, state: State, index: int) -> bool:
    """WIZ-MDE-11: whether a block overlaps a unit that starts, or a thing that is set up anew."""
    block = state.bodies[index]
    x0, y0, x1, y1 = int(block.x0), int(block.y0), int(block.x1), int(block.y1)
    for other in range(world.bodies):
        body = state.bodies[other]
        level = body.bottom < block.top and block.bottom < body.top
        if body.kind == BLOCK or body.kind == NO_BODY or not level:
            continue
        if overlaps_block(body, x0, y0, x1, y1):
            return True
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        if unit.on_table == 0 or unit.z >= block.top:
            continue
        if unit.z + world.params.unit_height > block.bottom and overlaps_body(
            block, int(unit.x), int(unit.y), int(world.params.unit_radius)
        ):
            return True
    return False


@rule
def draw_lot(world: World, state: State, log: Log, side: int) -> None:
    """WIZ-TRN-12: the side that is first all game."""
    state.first = side
    emit(log, LOT_DRAWN, WIZ_TRN_12, side)
    go_to_setup(world, state, log)


# Terrain, armies and places


@rule
def seat_in_order(world: World, state: State, place: int) -> int:
    """Return the seat at a place of the round."""
    return world.order[(MOST_SLOTS if state.first == 1 else 0) + place]


@rule
def go_to_setup(world: World, state: State, log: Log) -> None:
    """Section 5.1: terrain, draft and deployment, where the scenario has them; then the turns."""
    state.placed = 0
    state.asked = NOBODY
    if state.game == 0 and next_loose(world, state) != NOTHING:
        state.asked = seat_in_order(world, state, 0)
        state.phase = TERRAIN
    else:
        go_to_draft(world, state, log)


@rule
def go_to_draft(world: World, state: State, log: Log) -> None:
    """WIZ-SET-01: who chooses next."""
    state.placed = 0
    if world.drafts == 1:
        for place in range(world.slots):
            seat = seat_in_order(world, state, place)
            if state.commanders[seat].faction == NO_FACTION:
                state.asked = seat
                state.phase = DRAFT
                return
    go_to_deployment(world, state, log, -1)


@rule
def go_to_deployment(world: World, state: State, log: Log, last: int) -> None:
    """WIZ-SET-03: after place `last` of the round, the next commander who has a unit to place."""
    regroup(world, state)
    if world.deploys == 1:
        for step in range(1, world.slots + 1):
            place = (last + step) % world.slots
            seat = seat_in_order(world, state, place)
            if has_undeployed(world, state, seat):
                state.asked = seat
                state.slot = place
                state.phase = DEPLOY
                return
    state.slot = 0
    state.placed = 0
    state.asked = NOBODY
    emit(log, ROUND_STARTED, WIZ_TRN_11, state.round)
    state.phase = BEGIN_TURN


@rule
def has_undeployed(world: World, state: State, seat: int) -> bool:
    """Return whether a commander has a unit that is not on the table yet."""
    for slot in range(2 * world.cap):
        if state.units[slot].commander == seat and state.units[slot].on_table == 0:
            return True
    return False


@rule
def next_loose(world: World, state: State) -> int:
    """WIZ-OPT-05: the next piece of terrain without a place, or NOTHING."""
    for index in range(world.bodies):
        if world.loose[index] == 1 and state.bodies[index].kind == NO_BODY:
            return index
    return NOTHING


@rule
def refuse_terrain(world: World, state: State, x: int, y: int) -> int:
    """TE: WIZ-OPT-05."""
    index = next_loose(world, state)
    if x % LATTICE != 0 or y % LATTICE != 0:
        return TERRAIN_TOO_CLOSE
    body = state.bodies[index]
    half_x, half_y = (body.x1 - body.x0) // 2, (body.y1 - body.y0) // 2
    x0, y0, x1, y1 = x - half_x, y - half_y, x + half_x, y + half_y
    if x0 < 0 or y0 < 0 or x1 > world.width or y1 > world.height:
        return OFF_TABLE
    for side in range(2):
        zone = world.zone[side]
        if x0 < zone.x1 and zone.x0 < x1 and y0 < zone.y1 and zone.y0 < y1:
            return TERRAIN_TOO_CLOSE
    for other in range(state.blocks):
        there = state.bodies[other]
        if there.kind == NO_BODY or other == index:
            continue
        if overlaps_block(there, x0 - APART, y0 - APART, x1 + APART, y1 + APART):
            return TERRAIN_TOO_CLOSE
    radius = int(world.params.unit_radius)
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        far = square_to_rectangle(int(unit.x), int(unit.y), x0, y0, x1, y1)
        if unit.on_table == 1 and far < radius * radius:
            return NO_ROOM
    return 0


@rule
def put_terrain(world: World, state: State, log: Log, x: int, y: int) -> None:
    """TE: the next piece has its place; then the next commander's turn to place one."""
    index = next_loose(world, state)
    body = state.bodies[index]
    assign(state.bodies, index, world.start_bodies, index)
    move_centre(body, x, y)
    emit(log, TERRAIN_PLACED, WIZ_OPT_05, index, x, y)
    state.placed += 1
    if next_loose(world, state) == NOTHING:
        go_to_draft(world, state, log)
    else:
        state.asked = seat_in_order(world, state, state.placed % world.slots)


@rule
def move_centre(body: Body, x: int, y: int) -> None:
    """Put a body round another centre; an odd side becomes one shorter."""
    half_x, half_y = (body.x1 - body.x0) // 2, (body.y1 - body.y0) // 2
    body.x0 = x - half_x
    body.y0 = y - half_y
    body.x1 = x + half_x
    body.y1 = y + half_y


@rule
def drafted_unit(world: World, state: State) -> int:
    """WIZ-SET-01: the unit whose class is chosen next, or NOBODY."""
    place = 0
    for slot in range(2 * world.cap):
        unit = world.start_units[slot]
        if unit.commander != state.asked or unit.kind == PRIEST:
            continue
        if place == state.placed - 1:
            return slot
        place += 1
    return NOBODY


@rule
def refuse_faction(state: State, faction: int) -> int:
    """FC: WIZ-SET-01, WIZ-OPT-08."""
    if state.placed != 0:
        return NO_SUCH
    return 0 if NO_FACTION < faction <= RODENT else NO_SUCH


@rule
def take_faction(world: World, state: State, log: Log, faction: int) -> None:
    """FC: a commander's warriors are of this faction."""
    seat = int(state.asked)
    state.commanders[seat].faction = faction
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        if unit.commander == seat and unit.kind != PRIEST:
            unit.faction = faction
    emit(log, FACTION_CHOSEN, WIZ_SET_01, seat, faction)
    state.placed = 1
    if drafted_unit(world, state) == NOBODY:
        go_to_draft(world, state, log)


@rule
def refuse_class(state: State, kind: int) -> int:
    """CL: WIZ-SET-01."""
    return 0 if state.placed != 0 and kind < PRIEST else NO_SUCH


@rule
def take_class(world: World, state: State, log: Log, kind: int) -> None:
    """CL: the next warrior is of this class."""
    slot = drafted_unit(world, state)
    state.units[slot].kind = kind
    emit(log, CLASS_CHOSEN, WIZ_SET_01, slot, kind)
    state.placed += 1
    if drafted_unit(world, state) == NOBODY:
        go_to_draft(world, state, log)


@rule
def refuse_deploy(world: World, state: State, slot: int, x: int, y: int, fx: int, fy: int) -> int:
    """DP: WIZ-SET-03."""
    if not 0 <= slot < 2 * world.cap or state.units[slot].on_table == 1:
        return NO_SUCH
    if state.units[slot].commander != state.asked:
        return NOT_YOURS
    if not in_zone(world.zone[world.side[state.asked]], x, y):
        return NOT_IN_ZONE
    if not is_free(world, state, slot, x, y, top_at(state, x, y)):
        return NO_ROOM
    return refuse_facing(fx, fy)


@rule
def deploy_unit(
    world: World, state: State, log: Log, slot: int, x: int, y: int, fx: int, fy: int
) -> None:
    """DP: a unit stands at its start; then the next commander's turn to place one."""
    unit = state.units[slot]
    unit.x = x
    unit.y = y
    unit.z = top_at(state, x, y)
    unit.fx = fx
    unit.fy = fy
    unit.on_table = 1
    emit(log, DEPLOYED, WIZ_SET_03, slot, x, y)
    go_to_deployment(world, state, log, int(state.slot))


# The end of a game


@rule
def conclude(world: World, state: State, log: Log) -> None:
    """WIZ-END-03, WIZ-MDE-10: the game is over, or the next of a chronicle begins."""
    result = int(state.result)
    if world.games > 1:
        if result != DRAWN:
            state.sides[result].wins += 1
        emit(log, CAMPAIGN_SCORE, WIZ_MDE_10, state.sides[0].wins, state.sides[1].wins)
        if not campaign_over(world, state):
            state.game += 1
            new_game(world, state, log, NOBODY if result == DRAWN else 1 - result)
            return
        result = campaign_winner(world, state)
        state.end_rule = WIZ_MDE_10
    clear_pending(world, state)
    state.result = result
    state.asked = NOBODY
    state.phase = GAME_OVER
    for seat in range(world.seats):
        if result == DRAWN or world.side[seat] == result:
            state.won |= 1 << seat


@rule
def campaign_winner(world: World, state: State) -> int:
    """WIZ-MDE-10: who has won often enough, or DRAWN."""
    for side in range(2):
        if state.sides[side].wins >= world.params.chronicle_wins:
            return side
    return DRAWN


@rule
def campaign_over(world: World, state: State) -> bool:
    """WIZ-MDE-10: somebody has won often enough, or it was the last game."""
    return state.game + 1 >= world.games or campaign_winner(world, state) != DRAWN
