"""GRA-TRN: how a turn begins and how it passes to the next seat."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.grand.events import EFFECT_ENDED, STUN, TURN_STARTED
from voevoda.games.grand.ids import (
    GRA_TRN_01,
    GRA_TRN_02,
    GRA_TRN_04,
    GRA_TRN_05,
    GRA_TRN_06,
    GRA_TRN_08,
)
from voevoda.games.grand.params import BY_TURN, BY_YEAR, FURY, GHOSTS, WATER, WIND
from voevoda.games.grand.records import (
    CHECK_END,
    CRUMBLE,
    FREE,
    GAME_OVER,
    START,
    State,
    World,
)
from voevoda.games.grand.rules.building import complete_works
from voevoda.games.grand.rules.diplomacy import end_talks
from voevoda.games.grand.rules.dragons import begin_flights, forget_declarations
from voevoda.games.grand.rules.economy import receive_income
from voevoda.games.grand.rules.end import test_lands, test_limit, test_survivors
from voevoda.games.grand.rules.pieces import building_at
from voevoda.games.grand.rules.zombies import crumble


@rule
def start_turn(world: World, state: State, log: Log) -> None:
    """GRA-TRN-01 to GRA-TRN-07: what happens before the orders."""
    seat = int(state.active)
    state.out_before = state.out
    state.landed = 0
    state.battles = 0
    fired(log, GRA_TRN_08)
    emit(log, TURN_STARTED, GRA_TRN_01, seat, state.year)
    end_effects(state, log, seat)
    in_play = (state.out >> seat) & 1 == 0
    if in_play:
        end_talks(state, log, seat)
    refresh(state, seat)
    fired(log, GRA_TRN_04)
    if not in_play:
        begin_flights(state)
        return
    if world.params.build_delay == BY_YEAR:
        fired(log, GRA_TRN_05)
        complete_works(world, state, log, seat)
    fired(log, GRA_TRN_06)
    test_lands(world, state, log, seat)
    if state.node != GAME_OVER:
        receive_income(world, state, log)


@rule
def end_effects(state: State, log: Log, seat: int) -> None:
    """GRA-TRN-02: the spells of a seat end."""
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.wind == seat:
            unit.wind = 0
            emit(log, EFFECT_ENDED, GRA_TRN_02, unit.tag, WIND)
        if unit.water == seat:
            unit.water = 0
            emit(log, EFFECT_ENDED, GRA_TRN_02, unit.tag, WATER)
        if unit.stun == seat:
            unit.stun = 0
            emit(log, EFFECT_ENDED, GRA_TRN_02, unit.tag, STUN)
        if unit.fury == seat:
            unit.fury = 0
            emit(log, EFFECT_ENDED, GRA_TRN_02, unit.tag, FURY)
    for place in range(state.buildings):
        cell = int(state.built[place])
        if state.ghosts[cell] == seat:
            state.ghosts[cell] = 0
            emit(log, EFFECT_ENDED, GRA_TRN_02, building_at(cell), GHOSTS)


@rule
def refresh(state: State, seat: int) -> None:
    """GRA-TRN-04, GRA-NEU-06: what a seat owns may act and move again; its free dragons attack."""
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.owner == seat:
            unit.act = 1
            unit.moved = 0
            unit.carried = 0
            unit.pinned = 0
        elif unit.state == FREE and unit.former == seat:
            unit.act = 1
    for place in range(state.buildings):
        cell = state.built[place]
        if state.owner[cell] == seat:
            state.act[cell] = 1


@rule
def finish_works(world: World, state: State, log: Log) -> None:
    """GRA-CMP-01: after the battles the works of this turn are done."""
    forget_declarations(state)
    if world.params.build_delay == BY_TURN:
        complete_works(world, state, log, int(state.active))
    state.node = CRUMBLE


@rule
def crumble_and_fly(world: World, state: State, log: Log) -> None:
    """GRA-ZOM-06, GRA-DRA-12: zombies without a master crumble, before the flights and after."""
    crumble(world, state, log)
    if state.landed == 1:
        state.node = CHECK_END
    else:
        begin_flights(state)


@rule
def pass_turn(world: World, state: State, log: Log) -> None:
    """GRA-TRN-01, GRA-END-02 to GRA-END-04: the end check, and then the next seat."""
    test_survivors(world, state, log)
    if state.node == GAME_OVER:
        return
    place = world.place[state.active] + 1
    if place == world.seats:
        place = 0
        if state.year >= world.params.year_limit:
            test_limit(world, state, log)
            return
        state.year += 1
    state.active = world.number[place]
    state.asked = state.active
    state.node = START
