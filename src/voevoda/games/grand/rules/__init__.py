"""The rules of `grand`: what the core asks of a game, and one file for each chapter.

**Nodes.** `State.node` says what the game waits for, `State.asked` which seat decides (0: chance);
whoever sets a node that waits sets both. After each step `go_on` runs the nodes up to ASK, which
go on by themselves, until one waits:

    START -> (DEBT) -> IN_ORDERS <-> CARRY, DIE, PLACE, PICK
          -> ASK <-> REACT -> FORM -> LAY_OUT <-> ARRANGE, CARD, REARRANGE, RELAY
          -> REVEAL -> LAY_OUT or AFTERMATH <-> SPOILS, TURMOIL -> FORM ... -> COMPLETE -> CRUMBLE
          -> FLIGHT <-> PREY -> (ASK, as above, then FLIGHT) -> CHECK_END -> START or GAME_OVER

A node with a single choice is carried out, not asked; for reasons of secrecy a RELAY is not skipped
(below). While dragons fly `State.flying` is the dragon; FORM without an open declaration goes to
FLIGHT then, else to COMPLETE.

**The battle files** (forming, orders, layout, reveal, secrecy, aftermath, spoils, neutrality,
standalone) give

    form_battle(world, state, log)         FORM: GRA-FRM; a formed battle goes to LAY_OUT
    lay_out(world, state, log)             LAY_OUT: who decides next; both sides done: REVEAL
    reveal(world, state, log)              REVEAL: GRA-ROW-04; on to LAY_OUT or AFTERMATH
    settle_battle(world, state, log)       AFTERMATH: GRA-AFT, GRA-SPO; stops at SPOILS, TURMOIL
    list_layout, refuse_layout, step_layout, draw_layout     actions, and chance where asked is 0
    list_spoils, refuse_spoils, step_spoils                  SPOILS and TURMOIL
    layout_waiting(world, state)           bit set of places that may lay out now
    guess_layout(world, state, seat, random)
    provoke(world, state, log, place)      GRA-NEU-01, GRA-NEU-02 after declaration `place`
    begin_match(world, state, log), end_round(world, state, log)     stand-alone battles

and are given: pieces.py (what, whose, where), cells.py (`look_at` after any change on a cell,
`are_friends`), removal.py (`destroy_unit` with what follows from it, `lower_building`, `raze`,
`give_building`, `lose_control`, `withdraw`), declaring.py (the list of declarations).

**Secrecy.** Whose turn it is, and how often, must not tell what lies face down. So

- all pieces of a side are arranged first, by its commander: one choice fewer than pieces;
- then cards get their orders owner by owner, the owners in the order in which their first piece
  entered, each owner's pieces in the chosen order; chance comes last, in order of entry;
- cards are laid again in as many choices as a piece has cards, less one, even where the last of
  them are alike; not at all where all are alike;
- events Arranged and OrderGiven name who may see them.
"""

from __future__ import annotations

from typing import Any

from voevoda.core.actions import kind_of
from voevoda.core.events import Log
from voevoda.core.game import CHANCE, OVER
from voevoda.core.rule import rule
from voevoda.games.grand.actions import (
    ARM,
    BUILD,
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
    die,
    die_face,
    hired_school,
    hired_troops,
    move_cell,
    partner_seat,
    prey_place,
    ship_cell,
    zombie_cell,
)
from voevoda.games.grand.params import FACES, MAGE, SHIP
from voevoda.games.grand.records import (
    AFTERMATH,
    ARRANGE,
    ASK,
    CARRY,
    CHECK_END,
    COMPLETE,
    CRUMBLE,
    DEBT,
    DIE,
    FLIGHT,
    FORM,
    GAME_OVER,
    IN_ORDERS,
    LAY_OUT,
    PICK,
    PLACE,
    PREY,
    REACT,
    RELAY,
    REVEAL,
    SPOILS,
    START,
    TURMOIL,
    State,
    World,
)
from voevoda.games.grand.rules.aftermath import settle_battle
from voevoda.games.grand.rules.building import begin_level, begin_work
from voevoda.games.grand.rules.declaring import (
    ask_next,
    declare_battle,
    end_orders,
    pass_reaction,
    react,
)
from voevoda.games.grand.rules.diplomacy import talk
from voevoda.games.grand.rules.dragons import fly_next, list_prey, pounce
from voevoda.games.grand.rules.economy import send_away, send_away_unpaid, settle_debt
from voevoda.games.grand.rules.end import give_up
from voevoda.games.grand.rules.forming import form_battle
from voevoda.games.grand.rules.hiring import arm_unit, hire_unit
from voevoda.games.grand.rules.layout import draw_layout, lay_out, step_layout
from voevoda.games.grand.rules.movement import cast_off, move_unit, take_along
from voevoda.games.grand.rules.pieces import slot_of
from voevoda.games.grand.rules.reveal import reveal
from voevoda.games.grand.rules.secrecy import layout_waiting
from voevoda.games.grand.rules.spells import (
    cast_alone,
    cast_on_piece,
    cast_storm,
    resolve_die,
)
from voevoda.games.grand.rules.spoils import step_spoils
from voevoda.games.grand.rules.turn import (
    crumble_and_fly,
    finish_works,
    pass_turn,
    start_turn,
)
from voevoda.games.grand.rules.zombies import pick_next, place_next


@rule
def turn(world: World, state: State) -> int:
    """The place of the seat that decides, chance, or nobody any more."""
    if state.node == GAME_OVER:
        return OVER
    if state.asked == 0:
        return CHANCE
    return int(world.place[state.asked])


@rule
def waiting(world: World, state: State) -> int:
    """GRA-BAT-07: both sides of a battle lay out at once; else one seat decides."""
    if state.node == GAME_OVER or state.asked == 0:
        return 0
    if ARRANGE <= state.node <= RELAY:
        return layout_waiting(world, state)
    return 1 << turn(world, state)


@rule
def outcomes(world: World, state: State, faces: Any, weights: Any) -> int:
    """GRA-MAG-10: six faces; GRA-DRA-12: the prey; GRA-ORD-04, GRA-ROW-07: cards."""
    if state.node == PREY:
        return list_prey(world, state, faces, weights)
    if ARRANGE <= state.node <= RELAY:
        return draw_layout(world, state, faces, weights)
    for face in range(FACES):
        faces[face] = die(face + 1)
        weights[face] = 1
    return FACES


@rule
def step(world: World, state: State, log: Log, code: int) -> None:
    """Apply an action or an outcome, and what follows by itself."""
    node = state.node
    if node == IN_ORDERS:
        step_orders(world, state, log, code, kind_of(code))
    elif node == REACT:
        if kind_of(code) == DECLARE:
            react(world, state, log, declaring_piece(code), declared_target(code))
        else:
            pass_reaction(state, log)
    elif ARRANGE <= node <= RELAY:
        step_layout(world, state, log, code)
    elif node == SPOILS or node == TURMOIL:
        step_spoils(world, state, log, code)
    else:
        step_part(world, state, log, code)
    go_on(world, state, log)


@rule
def step_part(world: World, state: State, log: Log, code: int) -> None:
    """What follows on an order, debts, and the dice."""
    node = state.node
    if node == DIE:
        resolve_die(world, state, log, die_face(code))
    elif node == PREY:
        pounce(world, state, log, prey_place(code))
    elif node == PLACE:
        place_next(world, state, log, zombie_cell(code))
    elif node == PICK:
        pick_next(world, state, log, slot_of(state, acting_unit(code)))
    elif node == DEBT:
        send_away_unpaid(world, state, log, slot_of(state, acting_unit(code)))
        settle_debt(world, state, log)
    elif node == CARRY:
        if kind_of(code) == SAIL:
            cast_off(state)
        else:
            take_along(world, state, log, slot_of(state, acting_unit(code)))


@rule
def step_orders(world: World, state: State, log: Log, code: int, kind: int) -> None:
    """The orders of a seat."""
    if kind == END:
        end_orders(world, state, log)
    elif kind == RESIGN:
        give_up(world, state, log)
    elif kind == DECLARE:
        declare_battle(world, state, log, declaring_piece(code), declared_target(code))
    elif LEVEL_UP <= kind <= HIRE_SHIP:
        order_building(world, state, log, code, kind)
    elif kind <= CAST_ON or kind == DISBAND:
        order_unit(world, state, log, code, kind)
    else:
        talk(state, log, kind, partner_seat(code))


@rule
def order_unit(world: World, state: State, log: Log, code: int, kind: int) -> None:
    """Orders to units."""
    slot = slot_of(state, acting_unit(code))
    if kind == MOVE:
        move_unit(world, state, log, slot, move_cell(code))
    elif kind == BUILD:
        begin_work(world, state, log, slot, build_work(code))
    elif kind == ARM:
        arm_unit(world, state, log, slot)
    elif kind == DISBAND:
        send_away(world, state, log, slot)
    elif kind == CAST_SPELL:
        cast_alone(world, state, log, slot, cast_spell(code))
    elif kind == CAST_AT:
        cast_storm(world, state, log, slot, cast_cell(code))
    else:
        cast_on_piece(world, state, log, slot, cast_spell(code), cast_target(code))


@rule
def order_building(world: World, state: State, log: Log, code: int, kind: int) -> None:
    """Orders to buildings."""
    cell = acting_building(code)
    if kind == LEVEL_UP:
        begin_level(world, state, log, cell)
    elif kind == HIRE:
        hire_unit(world, state, log, cell, hired_troops(code), 0, cell)
    elif kind == HIRE_MAGE:
        hire_unit(world, state, log, cell, MAGE, hired_school(code), cell)
    else:
        hire_unit(world, state, log, cell, SHIP, 0, ship_cell(code))


@rule
def go_on(world: World, state: State, log: Log) -> None:
    """Do what follows by itself, until somebody has to decide or a die to fall."""
    while state.node <= ASK:
        if FORM <= state.node <= AFTERMATH:
            advance_battle(world, state, log)
        else:
            advance_turn(world, state, log)


@rule
def advance_battle(world: World, state: State, log: Log) -> None:
    """The nodes of a battle that go on by themselves."""
    if state.node == FORM:
        form_battle(world, state, log)
    elif state.node == LAY_OUT:
        lay_out(world, state, log)
    elif state.node == REVEAL:
        reveal(world, state, log)
    else:
        settle_battle(world, state, log)


@rule
def advance_turn(world: World, state: State, log: Log) -> None:
    """The nodes of a turn that go on by themselves."""
    if state.node == ASK:
        ask_next(world, state, log)
    elif state.node == COMPLETE:
        finish_works(world, state, log)
    elif state.node == CRUMBLE:
        crumble_and_fly(world, state, log)
    elif state.node == FLIGHT:
        fly_next(world, state, log)
    elif state.node == CHECK_END:
        pass_turn(world, state, log)
    elif state.node == START:
        start_turn(world, state, log)


@rule
def settled(world: World, state: State) -> bool:
    """Between orders the position can be judged as it stands."""
    return state.node == IN_ORDERS or state.node == REACT or state.node == GAME_OVER


@rule
def winners(world: World, state: State) -> int:
    """GRA-END-07: the bit set of those who won, or drew."""
    return int(state.won)


@rule
def ending(world: World, state: State) -> int:
    """The rule that ended the game."""
    return int(state.end_rule)
