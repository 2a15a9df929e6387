"""GRA-SPO: what becomes of fallen buildings, and of the lands of a fallen lord."""

from __future__ import annotations

from typing import Any

from voevoda.core.actions import kind_of
from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.grand.actions import (
    LEAVE,
    LOWER,
    SPOIL,
    TAKE,
    TAKE_LOWER,
    UNSETTLE,
    spoil,
    spoil_choice,
    unsettle,
    unsettled_land,
)
from voevoda.games.grand.events import SPOILS_LEFT, TURMOIL_LAID
from voevoda.games.grand.ids import GRA_SPO_02, GRA_SPO_03, GRA_SPO_04, GRA_SPO_06
from voevoda.games.grand.params import CITY, PERSONAL
from voevoda.games.grand.reasons import NOT_OFFERED, NOT_THEIR_LAND, WRONG_NODE
from voevoda.games.grand.records import (
    AFTERMATH,
    ATT,
    NO_SIDE,
    NOWHERE,
    SPOILS,
    TURMOIL,
    Battle,
    State,
    World,
)
from voevoda.games.grand.rules.listing import add
from voevoda.games.grand.rules.orders import end_of
from voevoda.games.grand.rules.pieces import exists, is_building, tag_kind, tag_number
from voevoda.games.grand.rules.removal import give_building, lower_building


@rule
def end_of_lost(battle: Battle) -> int:
    """The fighter after the last loser; in a draw nobody has lost."""
    if battle.winner == NO_SIDE:
        return 0
    return end_of(battle, 1 - battle.winner if battle.winner == ATT else ATT)


@rule
def decide_spoils(world: World, state: State, log: Log) -> bool:
    """GRA-SPO-01 to GRA-SPO-03: go on to a building that the claimant decides about, if any."""
    battle = state.battle
    while battle.cursor < end_of_lost(battle):
        piece = int(battle.tag[battle.cursor])
        if is_building(piece) and exists(state, piece):
            if battle.claimant != 0:
                state.node = SPOILS
                state.asked = battle.claimant
                return True
            lower_building(world, state, log, tag_number(piece), GRA_SPO_02)
        battle.cursor += 1
    return False


@rule
def fallen_cell(battle: Battle) -> int:
    """The cell of the building that is decided about."""
    return tag_number(int(battle.tag[battle.cursor]))


@rule
def is_offered(state: State, cell: int, choice: int) -> bool:
    """GRA-SPO-03: what can be done with a fallen building."""
    if choice == LEAVE or choice == TAKE:
        return True
    if state.level[cell] > 1:
        return choice == LOWER or choice == TAKE_LOWER
    return choice == LOWER and state.kind[cell] != CITY


@rule
def decide_turmoil(world: World, state: State, log: Log) -> bool:
    """GRA-SPO-06: go on to a fallen lord whose land the claimant chooses, if any.

    A single land is not asked for.
    """
    battle = state.battle
    while battle.cursor < end_of_lost(battle):
        if battle.claimant != 0 and is_fallen_lord(battle):
            count = quiet_lands(world, state)
            if count > 1:
                state.node = TURMOIL
                state.asked = battle.claimant
                return True
            if count == 1:
                for land in range(world.lands):
                    if is_quiet(state, land):
                        lay_turmoil(world, state, log, land)
        battle.cursor += 1
    return False


@rule
def is_fallen_lord(battle: Battle) -> bool:
    """Whether the fighter at the cursor was the personal army of another than the claimant."""
    fighter = battle.cursor
    lord = battle.owner[fighter]
    kind = tag_kind(int(battle.tag[fighter]))
    return kind == PERSONAL and lord != 0 and lord != battle.claimant


@rule
def quiet_lands(world: World, state: State) -> int:
    """How many lands of the fallen lord are not in turmoil."""
    count = 0
    for land in range(world.lands):
        if is_quiet(state, land):
            count += 1
    return count


@rule
def is_quiet(state: State, land: int) -> bool:
    """Whether the fallen lord controls a land (GRA-BLD-06) that is not in turmoil."""
    lord = state.battle.owner[state.battle.cursor]
    city = state.city[land]
    return city != NOWHERE and state.owner[city] == lord and state.turmoil[land] == 0


@rule
def lay_turmoil(world: World, state: State, log: Log, land: int) -> None:
    """GRA-SPO-06: the land yields nothing for a while."""
    state.turmoil[land] = world.params.turmoil_payments
    emit(log, TURMOIL_LAID, GRA_SPO_06, land, state.turmoil[land])


@rule
def list_spoils(world: World, state: State, actions: Any) -> int:
    """What the claimant may do with a building, or which lands may fall into turmoil."""
    count = 0
    if state.node == SPOILS:
        cell = fallen_cell(state.battle)
        for choice in range(LEAVE, TAKE_LOWER + 1):
            if is_offered(state, cell, choice):
                count = add(actions, count, spoil(choice))
        return count
    for land in range(world.lands):
        if is_quiet(state, land):
            count = add(actions, count, unsettle(land))
    return count


@rule
def refuse_spoils(world: World, state: State, code: int) -> int:
    """Why a decision of the claimant is refused, 0 if it is allowed."""
    if state.node == SPOILS:
        if kind_of(code) != SPOIL:
            return WRONG_NODE
        offered = is_offered(state, fallen_cell(state.battle), spoil_choice(code))
        return 0 if offered else NOT_OFFERED
    if kind_of(code) != UNSETTLE:
        return WRONG_NODE
    land = unsettled_land(code)
    return 0 if land < world.lands and is_quiet(state, land) else NOT_THEIR_LAND


@rule
def step_spoils(world: World, state: State, log: Log, code: int) -> None:
    """GRA-SPO-03, GRA-SPO-04, GRA-SPO-06: carry out what the claimant decided."""
    battle = state.battle
    if state.node == SPOILS:
        carry_off(world, state, log, fallen_cell(battle), spoil_choice(code))
    else:
        lay_turmoil(world, state, log, unsettled_land(code))
    battle.cursor += 1
    state.node = AFTERMATH


@rule
def carry_off(world: World, state: State, log: Log, cell: int, choice: int) -> None:
    """GRA-SPO-04: a level is lost first, then the building changes hands."""
    battle = state.battle
    if choice == LEAVE:
        emit(log, SPOILS_LEFT, GRA_SPO_03, battle.tag[battle.cursor], battle.claimant)
    if choice == LOWER or choice == TAKE_LOWER:
        lower_building(world, state, log, cell, GRA_SPO_03)
    if choice == TAKE or choice == TAKE_LOWER:
        give_building(state, log, cell, int(battle.claimant), GRA_SPO_04)
