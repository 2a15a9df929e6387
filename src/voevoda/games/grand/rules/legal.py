"""Which actions there are (`legal`), and why one is refused (`allows`), node by node."""

from __future__ import annotations

from typing import Any

from voevoda.core.actions import kind_of
from voevoda.core.rule import rule
from voevoda.games.grand.actions import (
    ACCEPT,
    ARM,
    BUILD,
    CARRY_UNIT,
    CAST_AT,
    CAST_ON,
    CAST_SPELL,
    DECLARE,
    DISBAND,
    END,
    HIRE,
    HIRE_MAGE,
    HIRE_SHIP,
    LEVEL_UP,
    MOVE,
    NOTICE,
    OFFER,
    PASS,
    PICK_ZOMBIE,
    PLACE_ZOMBIE,
    RESIGN,
    SAIL,
    acting_building,
    acting_unit,
    build_work,
    cast_cell,
    cast_spell,
    cast_target,
    declared_target,
    declaring_piece,
    disband,
    end,
    hired_school,
    hired_troops,
    move_cell,
    partner_seat,
    ship_cell,
    zombie_cell,
)
from voevoda.games.grand.params import (
    AIMED,
    ALONE,
    FOREST_SCHOOL,
    GUARD,
    MAGE,
    PERSONAL,
    PLAIN_SCHOOL,
    STORM,
    WATER,
    WIND,
)
from voevoda.games.grand.reasons import (
    HIRES_NOTHING,
    NO_SUCH_PIECE,
    NO_SUCH_TARGET,
    NOT_YOURS,
    OVER_ALREADY,
    UNKNOWN_SPELL,
    WRONG_NODE,
)
from voevoda.games.grand.records import (
    ARRANGE,
    CARRY,
    DEBT,
    GAME_OVER,
    IN_ORDERS,
    PICK,
    PLACE,
    REACT,
    RELAY,
    SPOILS,
    TURMOIL,
    State,
    World,
)
from voevoda.games.grand.rules.building import (
    list_levels,
    list_works,
    refuse_build,
    refuse_level,
)
from voevoda.games.grand.rules.declaring import (
    list_all_declarations,
    list_reactions,
    refuse_source,
    refuse_target,
)
from voevoda.games.grand.rules.diplomacy import list_talks, refuse_talk
from voevoda.games.grand.rules.economy import list_debtors, refuse_debtor, refuse_disband
from voevoda.games.grand.rules.hiring import (
    list_arming,
    list_hires,
    refuse_arm,
    refuse_hire,
    refuse_ship,
)
from voevoda.games.grand.rules.layout import list_layout, refuse_layout
from voevoda.games.grand.rules.listing import add
from voevoda.games.grand.rules.magic import (
    list_spells,
    refuse_cast,
    refuse_cast_on,
    refuse_storm,
)
from voevoda.games.grand.rules.movement import (
    list_moves,
    list_passengers,
    refuse_move,
    refuse_passenger,
)
from voevoda.games.grand.rules.pieces import (
    building_at,
    can_act,
    exists,
    is_army,
    is_mage,
    owner_of,
    slot_of,
)
from voevoda.games.grand.rules.spoils import list_spoils, refuse_spoils
from voevoda.games.grand.rules.zombies import (
    list_picks,
    list_places,
    refuse_pick,
    refuse_place,
)


@rule
def list_actions(world: World, state: State, actions: Any) -> int:
    """Fill in every legal action but giving up; cut where `actions` ends."""
    node = state.node
    count = 0
    if node == IN_ORDERS:
        count = list_orders(world, state, actions)
    elif node == REACT:
        count = list_reactions(world, state, actions)
    elif ARRANGE <= node <= RELAY:
        count = list_layout(world, state, actions)
    elif node == SPOILS or node == TURMOIL:
        count = list_spoils(world, state, actions)
    elif node == CARRY:
        count = list_passengers(world, state, actions)
    elif node == PLACE:
        count = list_places(world, state, actions)
    elif node == PICK:
        count = list_picks(world, state, actions)
    elif node == DEBT:
        count = list_debtors(world, state, actions)
    return count


@rule
def list_orders(world: World, state: State, actions: Any) -> int:
    """All that a seat may order in its turn; it may always end (GRA-END-08)."""
    seat = int(state.active)
    count = add(actions, 0, end())
    for place in range(state.buildings):
        cell = int(state.built[place])
        if state.owner[cell] == seat and can_act(state, building_at(cell)):
            count = list_levels(world, state, actions, count, cell)
            count = list_hires(world, state, actions, count, cell)
    for slot in range(state.top):
        if state.units[slot].owner == seat:
            count = list_moves(world, state, actions, count, slot)
            count = list_acts(world, state, actions, count, slot)
    count = list_all_declarations(world, state, actions, count, seat)
    return list_talks(world, state, actions, count)


@rule
def list_acts(world: World, state: State, actions: Any, count: int, slot: int) -> int:
    """What a unit may do besides moving and fighting."""
    tag = int(state.units[slot].tag)
    if refuse_disband(state, slot) == 0:
        count = add(actions, count, disband(tag))
    if can_act(state, tag):
        if is_army(tag):
            count = list_works(world, state, actions, count, slot)
            count = list_arming(world, state, actions, count, slot)
        elif is_mage(tag):
            count = list_spells(world, state, actions, count, slot)
    return count


@rule
def refuse(world: World, state: State, code: int) -> int:
    """Return the number of the first reason against an action, 0 if there is none."""
    node = state.node
    kind = kind_of(code)
    if node == GAME_OVER:
        return OVER_ALREADY
    if state.asked == 0:
        return WRONG_NODE
    if node == IN_ORDERS:
        return refuse_order(world, state, code, kind)
    if ARRANGE <= node <= RELAY:
        return refuse_layout(world, state, code)
    if node == SPOILS or node == TURMOIL:
        return refuse_spoils(world, state, code)
    if node == REACT:
        if kind == PASS:
            return 0
        return refuse_declare(world, state, code) if kind == DECLARE else WRONG_NODE
    return refuse_part(world, state, code, kind)


@rule
def refuse_part(world: World, state: State, code: int, kind: int) -> int:
    """The decisions that follow on an order, and debts."""
    node = state.node
    if node == CARRY and kind == SAIL:
        return 0
    if node == PLACE and kind == PLACE_ZOMBIE:
        return refuse_place(world, state, zombie_cell(code))
    named = (
        (node == CARRY and kind == CARRY_UNIT)
        or (node == PICK and kind == PICK_ZOMBIE)
        or (node == DEBT and kind == DISBAND)
    )
    if not named:
        return WRONG_NODE
    slot = slot_of(state, acting_unit(code))
    if slot < 0:
        return NO_SUCH_PIECE
    if node == CARRY:
        return refuse_passenger(world, state, slot)
    if node == PICK:
        return refuse_pick(world, state, slot)
    return refuse_debtor(world, state, slot)


@rule
def refuse_order(world: World, state: State, code: int, kind: int) -> int:
    """Orders by what gives them."""
    if kind == END or kind == RESIGN:
        return 0
    if kind == OFFER or kind == ACCEPT or kind == NOTICE:
        return refuse_talk(world, state, kind, partner_seat(code))
    if kind == DECLARE:
        return refuse_declare(world, state, code)
    if kind == LEVEL_UP or kind == HIRE or kind == HIRE_MAGE or kind == HIRE_SHIP:
        return refuse_building_order(world, state, code, kind)
    if (
        kind == MOVE
        or kind == BUILD
        or kind == ARM
        or kind == DISBAND
        or CAST_SPELL <= kind <= CAST_ON
    ):
        return refuse_unit_order(world, state, code, kind)
    return WRONG_NODE


@rule
def refuse_declare(world: World, state: State, code: int) -> int:
    """GRA-DEC: why a declaration is refused; in reactions all else is (GRA-REA-04)."""
    source = declaring_piece(code)
    if not exists(state, source):
        return NO_SUCH_PIECE
    if owner_of(state, source) != state.asked:
        return NOT_YOURS
    reason = refuse_source(state, source)
    if reason == 0:
        reason = refuse_target(world, state, source, declared_target(code))
    return reason


@rule
def refuse_building_order(world: World, state: State, code: int, kind: int) -> int:
    """Levels and hiring."""
    cell = acting_building(code)
    if not exists(state, building_at(cell)):
        return NO_SUCH_PIECE
    if state.owner[cell] != state.active:
        return NOT_YOURS
    if kind == LEVEL_UP:
        return refuse_level(world, state, cell)
    if kind == HIRE_SHIP:
        return refuse_ship(world, state, cell, ship_cell(code))
    if kind == HIRE_MAGE:
        if not FOREST_SCHOOL <= hired_school(code) <= PLAIN_SCHOOL:
            return HIRES_NOTHING
        return refuse_hire(world, state, cell, MAGE)
    if not PERSONAL <= hired_troops(code) <= GUARD:
        return HIRES_NOTHING
    return refuse_hire(world, state, cell, hired_troops(code))


@rule
def refuse_unit_order(world: World, state: State, code: int, kind: int) -> int:
    """Moving, building, arming, disbanding, casting."""
    slot = slot_of(state, acting_unit(code))
    if slot < 0:
        return NO_SUCH_PIECE
    if state.units[slot].owner != state.active:
        return NOT_YOURS
    if kind == MOVE:
        return refuse_move(world, state, slot, move_cell(code))
    if kind == BUILD:
        return refuse_build(world, state, slot, build_work(code))
    if kind == ARM:
        return refuse_arm(world, state, slot)
    if kind == DISBAND:
        return refuse_disband(state, slot)
    return refuse_casting(world, state, code, kind, slot)


@rule
def refuse_casting(world: World, state: State, code: int, kind: int, slot: int) -> int:
    """Spells, each in the form that its target asks for."""
    spell = cast_spell(code)
    if kind == CAST_AT:
        if spell != STORM:
            return UNKNOWN_SPELL
        return refuse_storm(world, state, slot, cast_cell(code))
    if kind == CAST_SPELL:
        if not WIND <= spell <= WATER:
            return UNKNOWN_SPELL
        if (ALONE >> spell) & 1 == 0:
            return NO_SUCH_TARGET
        return refuse_cast(world, state, slot, spell)
    if (AIMED >> spell) & 1 == 0:
        return UNKNOWN_SPELL
    return refuse_cast_on(world, state, slot, spell, cast_target(code))
