"""The rules of `cities`: what the core asks of a game, and one file per chapter of the rulebook."""

from __future__ import annotations

from typing import Any

from voevoda.core.actions import kind_of
from voevoda.core.events import Log
from voevoda.core.game import CHANCE, OVER
from voevoda.core.rule import rule
from voevoda.games.cities.actions import (
    ASSAULT,
    ATTACK,
    CHOOSE_ROW,
    CREATE,
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
    assault_place,
    attack_target,
    chosen_cell,
    chosen_row,
    create_amount,
    die,
    die_face,
    draw_entry,
    drawn_entry,
    fighter,
    inspire_position,
    mover_cell,
    mover_unit,
    swap_other,
    swap_position,
    swap_unit,
)
from voevoda.games.cities.params import FACES
from voevoda.games.cities.records import (
    GAME_OVER,
    MAIN,
    ORDER,
    ROLL_ATTACK,
    ROLL_RELIC,
    State,
    World,
)
from voevoda.games.cities.rules.assault import assault_location
from voevoda.games.cities.rules.attack import declare_attack, resolve_attack
from voevoda.games.cities.rules.creation import (
    close_swaps,
    open_create,
    place_unit,
    swap_values,
    take_row,
)
from voevoda.games.cities.rules.inspiration import inspire_unit
from voevoda.games.cities.rules.levels import draw_relic, gain_level
from voevoda.games.cities.rules.movement import go, open_move, stop_move
from voevoda.games.cities.rules.relics import abandon
from voevoda.games.cities.rules.restoring import restore_location
from voevoda.games.cities.rules.turns import draw_order, end_turn, mover


@rule
def turn(world: World, state: State) -> int:
    """Section 5: who decides in which phase."""
    if state.phase == GAME_OVER:
        return OVER
    if state.phase == ROLL_ATTACK or state.phase == ROLL_RELIC or state.phase == ORDER:
        return CHANCE
    return int(mover(world, state))


@rule
def outcomes(world: World, state: State, faces: Any, weights: Any) -> int:
    """CIT-ATT-04, CIT-LVL-03: four faces; CIT-TRN-10: the entries not drawn yet.

    All equally likely.
    """
    count = 0
    if state.phase == ORDER:
        for place in range(state.drawn, world.entries):
            faces[count] = draw_entry(int(state.order[place]))
            weights[count] = 1
            count += 1
    else:
        for face in range(1, FACES + 1):
            faces[count] = die(face)
            weights[count] = 1
            count += 1
    return count


@rule
def step(world: World, state: State, log: Log, code: int) -> None:
    """Apply an action or an outcome."""
    if state.phase == ROLL_ATTACK:
        resolve_attack(world, state, log, die_face(code))
    elif state.phase == ROLL_RELIC:
        draw_relic(world, state, log, die_face(code))
    elif state.phase == ORDER:
        draw_order(world, state, log, drawn_entry(code))
    elif state.phase == MAIN:
        step_main(world, state, log, code, kind_of(code))
    else:
        step_part(world, state, log, code, kind_of(code))


@rule
def step_main(world: World, state: State, log: Log, code: int, kind: int) -> None:
    """The actions of a location, and END."""
    index = acting_location(code) - 1
    if kind == END:
        end_turn(world, state, log)
    elif kind == ATTACK:
        declare_attack(world, state, log, index, fighter(code), attack_target(code))
    elif kind == ASSAULT:
        assault_location(world, state, log, index, fighter(code), assault_place(code) - 1)
    elif kind == MOVE_ACTION:
        open_move(world, state, log, index)
    elif kind == INSPIRE:
        inspire_unit(world, state, log, index, fighter(code), inspire_position(code))
    elif kind == CREATE:
        open_create(world, state, log, index, create_amount(code))
    elif kind == RESTORE:
        restore_location(world, state, log, index)
    elif kind == LEVEL_UP:
        gain_level(world, state, log, index)
    elif kind == HIDE:
        abandon(world, state, log, index)


@rule
def step_part(world: World, state: State, log: Log, code: int, kind: int) -> None:
    """The sub-decisions of an open action (CIT-ACT-03)."""
    if kind == STEP or kind == JUMP:
        go(world, state, log, mover_unit(code), mover_cell(code), kind == JUMP)
    elif kind == STOP:
        stop_move(state, log)
    elif kind == CHOOSE_ROW:
        take_row(world, state, log, chosen_row(code))
    elif kind == PLACE:
        place_unit(world, state, log, chosen_cell(code))
    elif kind == SWAP_ACTION:
        swap_values(state, log, swap_position(code), swap_unit(code), swap_other(code))
    else:
        close_swaps(state)


@rule
def settled(world: World, state: State) -> bool:
    """Between actions the position can be judged as it stands."""
    return state.phase == MAIN or state.phase == GAME_OVER


@rule
def winners(world: World, state: State) -> int:
    """CIT-END-02, CIT-END-05: the bit set of those who won; payoffs follow from it (CIT-END-07)."""
    return int(state.won)


@rule
def ending(world: World, state: State) -> int:
    """The rule that ended the game."""
    return int(state.end_rule)
