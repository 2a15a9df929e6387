"""GRA-DEC, GRA-REA: a piece declares battle on another, in orders or as a reaction."""

from __future__ import annotations

from typing import Any

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.grand.actions import declare, pass_on
from voevoda.games.grand.events import DECLARED, PASSED
from voevoda.games.grand.ids import (
    GRA_DEC_01,
    GRA_DEC_05,
    GRA_REA_01,
    GRA_REA_02,
    GRA_REA_03,
)
from voevoda.games.grand.params import BY_TURN, FULL
from voevoda.games.grand.reasons import (
    ALREADY_FIGHTS,
    AT_PEACE,
    HAS_DECLARED,
    LISTS_FULL,
    NO_ACTION,
    NO_SUCH_PIECE,
    NOT_IN_BATTLE,
    NOT_TARGET,
    OWN_PIECE,
    TOO_FAR,
)
from voevoda.games.grand.records import (
    ASK,
    COMPLETE,
    FORM,
    NO_PIECE,
    OPEN,
    REACT,
    WAITING,
    State,
    World,
)
from voevoda.games.grand.rules.building import any_work
from voevoda.games.grand.rules.cells import are_friends
from voevoda.games.grand.rules.dragons import wake_sleepers
from voevoda.games.grand.rules.forming import by_sleeper, seats_against, stands_with
from voevoda.games.grand.rules.geometry import distance
from voevoda.games.grand.rules.listing import add
from voevoda.games.grand.rules.neutrality import provoke
from voevoda.games.grand.rules.pieces import (
    building_at,
    can_act,
    cell_of,
    exists,
    is_building,
    on_the_map,
    owner_of,
    slot_of,
    tag_number,
)


@rule
def refuse_source(state: State, source: int) -> int:
    """GRA-DEC-01: why an own piece cannot declare."""
    if has_declared(state, source):
        return HAS_DECLARED
    return 0 if can_act(state, source) else NO_ACTION


@rule
def has_declared(state: State, source: int) -> bool:
    """Whether a piece is the source of a declaration of this turn."""
    for place in range(state.declared):
        if state.source[place] == source:
            return True
    return False


@rule
def refuse_target(world: World, state: State, source: int, target: int) -> int:
    """GRA-DEC-02 to GRA-DEC-06, GRA-REA-02: why a piece cannot be declared on.

    GRA-DEC-03: the distance decides, on land and across the shore.
    """
    if target == source:
        return NOT_TARGET
    if not exists(state, target):
        return NO_SUCH_PIECE
    if not is_building(target) and state.units[slot_of(state, target)].state == WAITING:
        return NOT_TARGET
    away = distance(world, int(cell_of(state, source)), int(cell_of(state, target)))
    if away > world.params.attack_reach:
        return TOO_FAR
    reason = refuse_owner(world, state, source, target)
    if reason != 0:
        return reason
    if state.node == REACT and not is_reaction(world, state, target):
        return NOT_IN_BATTLE
    if fights_already(world, state, source, target):
        return ALREADY_FIGHTS
    return LISTS_FULL if state.declared >= len(state.source) else 0


@rule
def refuse_owner(world: World, state: State, source: int, target: int) -> int:
    """GRA-DEC-04, GRA-DEC-05: friends are spared, and by option and in reactions own pieces."""
    seat, other = int(owner_of(state, source)), int(owner_of(state, target))
    if seat == other:
        legal = world.params.friendly_fire == 1 and state.node != REACT
        return 0 if legal else OWN_PIECE
    return AT_PEACE if are_friends(world, state, seat, other) else 0


@rule
def fights_already(world: World, state: State, source: int, target: int) -> bool:
    """GRA-DEC-06: the target attacks something with which the source stands already."""
    for place in range(state.declared):
        if state.source[place] != target or state.status[place] != OPEN:
            continue
        victim = int(state.aim[place])
        if not exists(state, victim) or cell_of(state, victim) != cell_of(state, source):
            continue
        against = seats_against(world, state, victim)
        sleeper = by_sleeper(state, victim)
        if stands_with(world, state, source, victim, against, sleeper):
            return True
    return False


@rule
def is_reaction(world: World, state: State, target: int) -> bool:
    """GRA-REA-02: who attacks; by option also those on the cell of one attacked, and builders."""
    full = world.params.reactions == FULL
    cell = int(cell_of(state, target))
    above = is_building(target) or on_the_map(state.units[slot_of(state, target)])
    for place in range(state.declared):
        if state.status[place] != OPEN:
            continue
        if state.source[place] == target or (full and state.aim[place] == target):
            return True
        aim = int(state.aim[place])
        if full and above and exists(state, aim) and cell_of(state, aim) == cell:
            return True
    return works_in_sight(world, state) and is_working(state, target)


@rule
def works_in_sight(world: World, state: State) -> bool:
    """GRA-REA-02: whether pending work may be disturbed now, which no flight allows."""
    params = world.params
    return params.reactions == FULL and params.build_delay == BY_TURN and state.flying == NO_PIECE


@rule
def is_working(state: State, target: int) -> bool:
    """Whether a piece of the seat at turn has a work pending."""
    if owner_of(state, target) != state.active:
        return False
    if is_building(target):
        return state.work[tag_number(target)] != 0
    return state.units[slot_of(state, target)].work != 0


@rule
def list_declarations(world: World, state: State, actions: Any, count: int, source: int) -> int:
    """Every piece that an own piece may declare on."""
    cell = int(cell_of(state, source))
    reach = int(world.params.attack_reach)
    for place in range(state.buildings):
        there = int(state.built[place])
        if distance(world, cell, there) <= reach:
            target = building_at(there)
            if refuse_target(world, state, source, target) == 0:
                count = add(actions, count, declare(source, target))
    for slot in range(state.top):
        there = int(state.units[slot].cell)
        if distance(world, cell, there) <= reach:
            target = int(state.units[slot].tag)
            if refuse_target(world, state, source, target) == 0:
                count = add(actions, count, declare(source, target))
    return count


@rule
def list_all_declarations(world: World, state: State, actions: Any, count: int, seat: int) -> int:
    """What all pieces of a seat may declare on."""
    for place in range(state.buildings):
        cell = int(state.built[place])
        if state.owner[cell] == seat and refuse_source(state, building_at(cell)) == 0:
            count = list_declarations(world, state, actions, count, building_at(cell))
    for slot in range(state.top):
        tag = int(state.units[slot].tag)
        if state.units[slot].owner == seat and refuse_source(state, tag) == 0:
            count = list_declarations(world, state, actions, count, tag)
    return count


@rule
def list_reactions(world: World, state: State, actions: Any) -> int:
    """GRA-REA-02, GRA-REA-03: a declaration, or none for now."""
    count = add(actions, 0, pass_on())
    return list_all_declarations(world, state, actions, count, int(state.asked))


@rule
def declare_battle(world: World, state: State, log: Log, source: int, target: int) -> None:
    """GRA-DEC-01: enter a declaration; it spends the action and commits the piece."""
    place = int(state.declared)
    state.source[place] = source
    state.aim[place] = target
    state.status[place] = OPEN
    state.as_neutral[place] = 0
    state.declared += 1
    if is_building(source):
        state.act[tag_number(source)] = 0
    else:
        unit = state.units[slot_of(state, source)]
        unit.act = 0
        unit.pinned = 1
    reaction = 1 if state.node == REACT else 0
    emit(log, DECLARED, GRA_REA_02 if reaction else GRA_DEC_01, source, target, reaction)
    if owner_of(state, source) == owner_of(state, target):
        fired(log, GRA_DEC_05)
        provoke(world, state, log, place)


@rule
def end_orders(world: World, state: State, log: Log) -> None:
    """GRA-REA-01: sleeping dragons wake; then reactions, if there is anything to react to."""
    wake_sleepers(state, log)
    fired(log, GRA_REA_01)
    if state.declared > 0 or (works_in_sight(world, state) and any_work(state, int(state.active))):
        state.asked = state.active
        state.passes = 0
        state.node = ASK
    else:
        state.node = COMPLETE


@rule
def ask_next(world: World, state: State, log: Log) -> None:
    """GRA-REA-03: the next seat that can react; when all have passed in a row, battles begin."""
    while state.passes < seats_left(world, state):
        seat = seat_after(world, state, int(state.asked))
        state.asked = seat
        state.node = REACT
        if can_react(world, state, seat):
            return
        state.passes += 1
    fired(log, GRA_REA_03)
    state.passes = 0
    state.node = FORM


@rule
def seats_left(world: World, state: State) -> int:
    """How many seats are still in the game."""
    count = 0
    for place in range(world.seats):
        if (state.out >> world.number[place]) & 1 == 0:
            count += 1
    return count


@rule
def seat_after(world: World, state: State, seat: int) -> int:
    """The next seat in order of play that is still in the game."""
    place = int(world.place[seat])
    while True:
        place = (place + 1) % world.seats
        if (state.out >> world.number[place]) & 1 == 0:
            return int(world.number[place])


@rule
def can_react(world: World, state: State, seat: int) -> bool:
    """Whether a seat could declare anything now."""
    for place in range(state.buildings):
        cell = int(state.built[place])
        if state.owner[cell] == seat and finds_target(world, state, building_at(cell)):
            return True
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.owner == seat and finds_target(world, state, int(unit.tag)):
            return True
    return False


@rule
def finds_target(world: World, state: State, source: int) -> bool:
    """Whether a piece could declare on anything."""
    if refuse_source(state, source) != 0:
        return False
    for place in range(state.buildings):
        if refuse_target(world, state, source, building_at(int(state.built[place]))) == 0:
            return True
    for slot in range(state.top):
        if refuse_target(world, state, source, int(state.units[slot].tag)) == 0:
            return True
    return False


@rule
def pass_reaction(state: State, log: Log) -> None:
    """GRA-REA-03: not now; the seat is asked again if anybody declares."""
    emit(log, PASSED, GRA_REA_03, state.asked)
    state.passes += 1
    state.node = ASK


@rule
def react(world: World, state: State, log: Log, source: int, target: int) -> None:
    """GRA-REA-03: a reaction, after which all are asked again."""
    declare_battle(world, state, log, source, target)
    state.passes = 0
    state.node = ASK
