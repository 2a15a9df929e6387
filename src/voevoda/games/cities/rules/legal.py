"""Which actions there are (`legal`), and why one is refused (`allows`), phase by phase."""

from __future__ import annotations

from typing import Any

from voevoda.core.actions import kind_of
from voevoda.core.rule import rule
from voevoda.games.cities.actions import (
    ASSAULT,
    ATTACK,
    CHOOSE_ROW,
    CREATE,
    DONE,
    END,
    HIDE,
    INSPIRE,
    JUMP,
    LEVEL_UP,
    MOVE_ACTION,
    PLACE,
    RESTORE,
    STEP,
    STOP,
    SWAP_ACTION,
    acting_location,
    assault,
    assault_place,
    attack,
    attack_target,
    choose_row,
    chosen_cell,
    chosen_row,
    create,
    create_amount,
    done,
    end,
    fighter,
    hide,
    inspire,
    inspire_position,
    jump_to,
    level_up,
    move,
    mover_cell,
    mover_unit,
    place,
    restore,
    step_to,
    stop,
    swap,
    swap_other,
    swap_position,
    swap_unit,
)
from voevoda.games.cities.params import BY_LOCATION, DASH, FACES
from voevoda.games.cities.reasons import MUST_STEP, OVER_ALREADY, WRONG_PHASE
from voevoda.games.cities.records import (
    AROUND,
    CELL,
    GAME_OVER,
    LOCATION_MARK,
    MAIN,
    MOVE,
    ROW,
    ROWS,
    SWAP,
    State,
    World,
)
from voevoda.games.cities.rules.assault import may_assault, refuse_assault
from voevoda.games.cities.rules.attack import refuse_attack
from voevoda.games.cities.rules.creation import (
    most_to_give,
    purse,
    refuse_create,
    refuse_place,
    refuse_row,
    refuse_swap,
)
from voevoda.games.cities.rules.economy import can_act, refuse_location
from voevoda.games.cities.rules.general import owner_of
from voevoda.games.cities.rules.inspiration import refuse_inspire
from voevoda.games.cities.rules.levels import refuse_level
from voevoda.games.cities.rules.map import distance, has_free_neighbour, is_free
from voevoda.games.cities.rules.movement import (
    can_move,
    may_move,
    refuse_jump,
    refuse_move,
    refuse_step,
)
from voevoda.games.cities.rules.relics import can_jump, is_landing, refuse_hide
from voevoda.games.cities.rules.restoring import refuse_restore
from voevoda.games.cities.rules.turns import mover

UNKNOWN = -1


@rule
def list_actions(world: World, state: State, actions: Any) -> int:
    """Fill in every legal action. A list as long as `actions` is cut there, never beyond."""
    count = 0
    if state.phase == MAIN:
        count = list_main(world, state, actions)
    elif state.phase == MOVE:
        count = list_moves(world, state, actions)
    elif state.phase == ROW:
        count = list_rows(world, state, actions)
    elif state.phase == CELL:
        count = list_places(world, state, actions)
    elif state.phase == SWAP:
        count = list_swaps(state, actions)
    return count


@rule
def add(actions: Any, count: int, code: int) -> int:
    """Append a code if there is room; return the new count."""
    if count < len(actions):
        actions[count] = code
        count += 1
    return count


@rule
def list_main(world: World, state: State, actions: Any) -> int:
    """CIT-TRN-05: all ready locations, in any order; CIT-TRN-06: END is always legal.

    An only choice is listed like any other: the player makes it (CIT-TRN-08).
    """
    seat = mover(world, state)
    count = add(actions, 0, end())
    movable = UNKNOWN  # one answer for all locations of the player (CIT-MOV-04)
    for index in range(world.locations):
        location = state.locations[index]
        if not can_act(world, location, seat):
            continue
        if location.time >= world.params.cost_attack:
            count = list_fights(world, state, actions, count, index)
        if location.time >= world.params.cost_move:
            if world.params.move_scope == BY_LOCATION or movable == UNKNOWN:
                movable = 1 if can_move(world, state, index) else 0
            if movable == 1:
                count = add(actions, count, move(index + 1))
        if location.time >= world.params.cost_inspire:
            count = list_inspirations(state, actions, count, index)
        count = list_works(world, state, actions, count, index)
    return count


@rule
def list_works(world: World, state: State, actions: Any, count: int, index: int) -> int:
    """CIT-ACT-05: what concerns the location itself: NEW, HEAL, LVL, HIDE."""
    location = state.locations[index]
    time = location.time
    if time >= world.params.cost_create and has_free_neighbour(world, state, world.site[index]):
        for amount in range(1, most_to_give(world, state, index) + 1):
            count = add(actions, count, create(index + 1, amount))
    if time >= world.params.cost_restore and refuse_restore(world, state, index) == 0:
        count = add(actions, count, restore(index + 1))
    if time >= world.params.cost_level and refuse_level(world, state, index) == 0:
        count = add(actions, count, level_up(index + 1))
    if time >= location.siege_cost and refuse_hide(state, index) == 0:
        count = add(actions, count, hide(index + 1))
    return count


@rule
def list_fights(world: World, state: State, actions: Any, count: int, index: int) -> int:
    """CIT-ATT-01, CIT-LOC-01: what the units of a location can attack."""
    seat = state.locations[index].owner
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.number == 0 or unit.ctrl != index or unit.subdued == 1 or unit.attacked == 1:
            continue
        at = unit.cell * world.reach_stride
        while world.reach[at] >= 0:
            there = state.board[world.reach[at]]
            at += 1
            if there > 0:
                target = state.units[there - 1]
                if owner_of(state, target) != seat:
                    code = attack(index + 1, int(unit.number), int(target.number))
                    count = add(actions, count, code)
            elif there <= LOCATION_MARK:
                other = LOCATION_MARK - there
                defender = state.locations[other].owner
                if (
                    defender != seat
                    and unit.spirit >= world.params.assault_spirit
                    and may_assault(world, state, unit, defender)
                ):
                    code = assault(index + 1, int(unit.number), other + 1)
                    count = add(actions, count, code)
    return count


@rule
def list_inspirations(state: State, actions: Any, count: int, index: int) -> int:
    """CIT-INS-03: every number in the rows of a location's units."""
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.number == 0 or unit.ctrl != index:
            continue
        for position in range(FACES):
            if unit.row[position] != DASH:
                count = add(actions, count, inspire(index + 1, int(unit.number), position + 1))
    return count


@rule
def list_moves(world: World, state: State, actions: Any) -> int:
    """CIT-MOV-01 to CIT-MOV-04: steps, jumps, and STOP once a cell was used."""
    count = 0
    if state.cells_used > 0:
        count = add(actions, count, stop())
    for slot in range(state.top):
        if not may_move(world, state, state.acting, slot):
            continue
        unit = state.units[slot]
        at = unit.cell * AROUND
        while world.around[at] >= 0:
            cell = int(world.around[at])
            at += 1
            if is_free(state, cell):
                count = add(actions, count, step_to(int(unit.number), cell))
        if can_jump(state, slot):
            count = list_jumps(world, state, actions, count, slot)
    return count


@rule
def list_jumps(world: World, state: State, actions: Any, count: int, slot: int) -> int:
    """CIT-REL-41, CIT-REL-42: free cells beside another native unit that no step reaches."""
    unit = state.units[slot]
    for cell in range(world.width * world.height):
        if (
            is_free(state, cell)
            and distance(world, unit.cell, cell) != 1
            and is_landing(world, state, slot, cell)
        ):
            count = add(actions, count, jump_to(int(unit.number), cell))
    return count


@rule
def list_rows(world: World, state: State, actions: Any) -> int:
    """CIT-NEW-03, CIT-NEW-04: the rows that the location can pay."""
    kind = world.kind[state.acting]
    money = purse(world, state, state.acting)
    count = 0
    for at in range(kind * ROWS, kind * ROWS + world.row_count[kind]):
        if world.row_cost[at] <= money:
            count = add(actions, count, choose_row(int(world.rows[at])))
    return count


@rule
def list_places(world: World, state: State, actions: Any) -> int:
    """CIT-NEW-10: free cells next to the location."""
    count = 0
    at = world.site[state.acting] * AROUND
    while world.around[at] >= 0:
        cell = int(world.around[at])
        at += 1
        if is_free(state, cell):
            count = add(actions, count, place(cell))
    return count


@rule
def list_swaps(state: State, actions: Any) -> int:
    """CIT-NEW-13: exchanges of unequal values, and DONE."""
    count = add(actions, 0, done())
    for slot in range(state.top):
        number = int(state.units[slot].number)
        for position in range(1, FACES + 1):
            for other in range(1, FACES + 1):
                if refuse_swap(state, position, number, other) == 0:
                    count = add(actions, count, swap(position, number, other))
    return count


@rule
def refuse(world: World, state: State, code: int) -> int:
    """Return the number of the first check of 6.1 and 6.2 that fails, 0 if none does."""
    kind = kind_of(code)
    if state.phase == GAME_OVER:
        return OVER_ALREADY
    if phase_of(kind) != state.phase:
        return WRONG_PHASE
    if state.phase != MAIN:
        return refuse_part(world, state, code, kind)
    if kind == END:
        return 0
    index = acting_location(code) - 1
    reason = refuse_location(world, state, mover(world, state), index, kind)
    if reason == 0:
        reason = refuse_action(world, state, code, kind, index)
    return reason


@rule
def phase_of(kind: int) -> int:
    """Return the phase in which a kind of action is decided."""
    phase = MAIN
    if kind == STEP or kind == JUMP or kind == STOP:
        phase = MOVE
    elif kind == CHOOSE_ROW:
        phase = ROW
    elif kind == PLACE:
        phase = CELL
    elif kind == SWAP_ACTION or kind == DONE:
        phase = SWAP
    return phase


@rule
def refuse_action(world: World, state: State, code: int, kind: int, index: int) -> int:
    """Step 8 of the common checks: the action's own."""
    reason = 0
    if kind == ATTACK:
        reason = refuse_attack(world, state, index, fighter(code), attack_target(code))
    elif kind == ASSAULT:
        reason = refuse_assault(world, state, index, fighter(code), assault_place(code) - 1)
    elif kind == MOVE_ACTION:
        reason = refuse_move(world, state, index)
    elif kind == INSPIRE:
        reason = refuse_inspire(state, index, fighter(code), inspire_position(code))
    elif kind == CREATE:
        reason = refuse_create(world, state, index, create_amount(code))
    elif kind == RESTORE:
        reason = refuse_restore(world, state, index)
    elif kind == LEVEL_UP:
        reason = refuse_level(world, state, index)
    elif kind == HIDE:
        reason = refuse_hide(state, index)
    return reason


@rule
def refuse_part(world: World, state: State, code: int, kind: int) -> int:
    """Checks of the sub-decisions."""
    reason = 0
    if kind == STEP:
        reason = refuse_step(world, state, mover_unit(code), mover_cell(code))
    elif kind == JUMP:
        reason = refuse_jump(world, state, mover_unit(code), mover_cell(code))
    elif kind == STOP:
        reason = MUST_STEP if state.cells_used == 0 else 0
    elif kind == CHOOSE_ROW:
        reason = refuse_row(world, state, chosen_row(code))
    elif kind == PLACE:
        reason = refuse_place(world, state, chosen_cell(code))
    elif kind == SWAP_ACTION:
        reason = refuse_swap(state, swap_position(code), swap_unit(code), swap_other(code))
    return reason
