"""The rules of `wizardrimort`: what the core asks of a game, and one file for each chapter."""

from __future__ import annotations

from typing import Any

from voevoda.core.actions import kind_of
from voevoda.core.events import Log, emit
from voevoda.core.game import CHANCE, OVER
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.actions import (
    ATTACK,
    BUILD,
    CHOOSE_FACTION,
    COUNTER_ATTACK,
    DECLINE,
    DROP_PLAN,
    END,
    ENGINE_VIA,
    FACE_VIA,
    GATHER_SQUAD,
    INTERRUPT,
    JUMP_KILL,
    LAND,
    MOVE,
    MOVE_ENGINE,
    MOVE_SQUAD,
    MOVE_VIA,
    RAZE,
    RETREAT,
    RITE,
    SHIFT_SQUAD,
    SHOOT_STONE,
    SPREAD_SQUAD,
    STAY_PUT,
    TURN,
    TURN_AS_PLANNED,
    TURN_SQUAD,
    WRECK_ENGINE,
    acting_body,
    acting_engine,
    acting_unit,
    attack_die,
    attack_suicide,
    attack_target,
    attack_units,
    azimuth_dice,
    black_face,
    build_aim,
    casualty_second,
    chosen_class,
    chosen_faction,
    chosen_swap,
    defence_die,
    deploy_aim,
    deploy_facing,
    dice,
    die_face,
    drawn_side,
    drive_direction,
    facing_x,
    facing_y,
    first_face,
    hire_ally,
    hire_direction,
    hired_class,
    is_jump,
    knock_die,
    land_aim,
    land_unit,
    leap_target,
    level_of,
    lot,
    morale_die,
    move_point,
    obelisk_die,
    range_dice,
    red_face,
    retreat_distance,
    retreat_vector,
    second_face,
    shift_vector,
    shot_aim,
    spear_die,
    spear_face,
    terrain_aim,
    tree_die,
    turn_facing,
    vector_x,
    vector_y,
    white_face,
    x_of,
    y_of,
)
from voevoda.games.wizardrimort.events import CHOSE
from voevoda.games.wizardrimort.ids import WIZ_CAS_06, WIZ_OBJ_05, WIZ_SPC_01, WIZ_SPC_08
from voevoda.games.wizardrimort.params import FACES
from voevoda.games.wizardrimort.records import (
    ACT,
    ACTION_OVER,
    BEATEN_BACK,
    BLOCK_SHOT,
    CASUALTY,
    CONVERT,
    DEPLOY,
    DRAFT,
    FLIGHT,
    GAME_OVER,
    JUMP,
    KNOCK,
    LOT,
    MORALE,
    NOBODY,
    OBELISK_ROLL,
    OBELISK_VICTIM,
    PLAGUE_VICTIM,
    PLAN,
    REACTION,
    ROLL,
    ROLL_ATTACK,
    ROLL_DEFENCE,
    SACRIFICE,
    SHOT_AZIMUTH,
    SHOT_RANGE,
    SPEAR_VICTIM,
    SPEARS,
    STONE,
    TERRAIN,
    TOPPLE,
    TROOPER,
    TURNING,
    WAYPOINT,
    WINDOW,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.artillery import (
    roll_azimuth,
    roll_knock,
    roll_range,
    roll_tree,
    shoot,
)
from voevoda.games.wizardrimort.rules.attack import (
    choose_spear_victim,
    declare_attack,
    pay_priest,
    roll_attack,
    roll_defence,
    roll_spear,
    take_casualties,
)
from voevoda.games.wizardrimort.rules.flow import end_act, go_on
from voevoda.games.wizardrimort.rules.fortifying import build
from voevoda.games.wizardrimort.rules.hauling import haul, plan_haul
from voevoda.games.wizardrimort.rules.hiring import hire_unit
from voevoda.games.wizardrimort.rules.interruption import (
    decline_offers,
    interrupt_turn,
    pass_offer,
)
from voevoda.games.wizardrimort.rules.leaping import leap
from voevoda.games.wizardrimort.rules.manoeuvres import (
    move_planned,
    move_unit,
    plan_point,
    plan_stay,
)
from voevoda.games.wizardrimort.rules.morale import (
    TARGETS,
    do_nothing,
    fall_back,
    flee,
    roll_morale,
)
from voevoda.games.wizardrimort.rules.objects import raze, revive, wreck_engine
from voevoda.games.wizardrimort.rules.opening import (
    deploy_unit,
    draw_lot,
    put_terrain,
    take_class,
    take_faction,
)
from voevoda.games.wizardrimort.rules.plans import clear_plan
from voevoda.games.wizardrimort.rules.rounds import (
    obelisk_holder,
    roll_obelisk,
    strike_by_obelisk,
    take_by_plague,
)
from voevoda.games.wizardrimort.rules.squads import GATHER, SHIFT, SPREAD, move_squad_way
from voevoda.games.wizardrimort.rules.tape import acting_commander, commander_at_turn
from voevoda.games.wizardrimort.rules.turning import (
    plan_facing,
    turn_alone,
    turn_planned,
    turn_together,
)
from voevoda.games.wizardrimort.rules.turns import convert_dice, roll_dice


@rule
def is_chance(phase: int) -> bool:
    """Sections 5.1 and 5.2: whether dice fall in a phase."""
    return (
        phase == LOT
        or phase == ROLL
        or phase == SPEARS
        or phase == ROLL_ATTACK
        or phase == ROLL_DEFENCE
        or phase == MORALE
        or SHOT_RANGE <= phase <= OBELISK_ROLL
    )


@rule
def turn(world: World, state: State) -> int:
    """Sections 5.1 and 5.2: who decides in which phase."""
    phase = state.phase
    if phase == GAME_OVER:
        return OVER
    if is_chance(int(phase)):
        return CHANCE
    if phase == WINDOW or TERRAIN <= phase <= DEPLOY:
        return int(state.asked)
    if phase == ACT or phase == PLAN or phase == TURNING:
        return int(acting_commander(world, state))
    if phase == CONVERT or phase == PLAGUE_VICTIM:
        return int(commander_at_turn(world, state))
    if phase == OBELISK_VICTIM:
        return int(obelisk_holder(world, state))
    return int(chooser(state))


@rule
def chooser(state: State) -> int:
    """Section 5.2: who decides while an attack or a shot is resolved."""
    phase = state.phase
    if phase == SPEAR_VICTIM or phase == REACTION:
        return state.victim
    if phase == CASUALTY and state.outcome == BEATEN_BACK:
        return state.victim
    if phase == FLIGHT and state.testing != TARGETS:
        return state.victim
    return state.striker


# Chance


@rule
def outcomes(world: World, state: State, faces: Any, weights: Any) -> int:
    """The dice of a phase, all outcomes equally likely."""
    phase = state.phase
    count = 0
    if phase == LOT:
        faces[0], faces[1] = lot(0), lot(1)
        count = 2
    elif phase == ROLL:
        count = three_dice(faces)
    elif phase == SHOT_RANGE or phase == SHOT_AZIMUTH:
        count = two_dice(faces, phase == SHOT_RANGE)
    else:
        for face in range(1, FACES + 1):
            faces[count] = one_die(state, face)
            count += 1
    for place in range(count):
        weights[place] = 1
    return count


@rule
def three_dice(faces: Any) -> int:
    """WIZ-TRN-03: white, black and red."""
    count = 0
    for white in range(1, FACES + 1):
        for black in range(1, FACES + 1):
            for red in range(1, FACES + 1):
                faces[count] = dice(white, black, red)
                count += 1
    return count


@rule
def two_dice(faces: Any, in_range: bool) -> int:
    """WIZ-ART-08: a pair for the error in range, or in azimuth."""
    count = 0
    for one in range(1, FACES + 1):
        for two in range(1, FACES + 1):
            faces[count] = range_dice(one, two) if in_range else azimuth_dice(one, two)
            count += 1
    return count


@rule
def one_die(state: State, face: int) -> int:
    """Return the outcome of a phase in which one die falls."""
    phase = state.phase
    if phase == SPEARS:
        return spear_die(int(state.spear), face)
    if phase == ROLL_ATTACK:
        return attack_die(face)
    if phase == ROLL_DEFENCE:
        return defence_die(face)
    if phase == MORALE:
        return morale_die(face)
    if phase == KNOCK:
        return knock_die(face)
    return tree_die(face) if phase == TOPPLE else obelisk_die(face)


@rule
def roll(world: World, state: State, log: Log, code: int) -> None:
    """Apply an outcome."""
    phase = state.phase
    if phase == LOT:
        draw_lot(world, state, log, drawn_side(code))
    elif phase == ROLL:
        roll_dice(world, state, log, white_face(code), black_face(code), red_face(code))
    elif phase == SHOT_RANGE:
        roll_range(state, first_face(code), second_face(code))
    elif phase == SHOT_AZIMUTH:
        roll_azimuth(world, state, log, first_face(code), second_face(code))
    elif phase == SPEARS:
        roll_spear(world, state, log, spear_face(code))
    else:
        roll_one(world, state, log, die_face(code))


@rule
def roll_one(world: World, state: State, log: Log, face: int) -> None:
    """Apply the fall of one die."""
    phase = state.phase
    if phase == ROLL_ATTACK:
        roll_attack(world, state, log, face)
    elif phase == ROLL_DEFENCE:
        roll_defence(world, state, log, face)
    elif phase == MORALE:
        roll_morale(world, state, log, face)
    elif phase == KNOCK:
        roll_knock(world, state, log, face)
    elif phase == TOPPLE:
        roll_tree(world, state, log, face)
    else:
        roll_obelisk(world, state, log, face)


# Decisions


@rule
def step(world: World, state: State, log: Log, code: int) -> None:
    """Apply an action or an outcome, and go on to what is decided next."""
    phase, kind = state.phase, kind_of(code)
    if is_chance(int(phase)):
        roll(world, state, log, code)
    elif phase == ACT or phase == PLAN or phase == TURNING:
        act(world, state, log, code, kind)
    elif TERRAIN <= phase <= DEPLOY:
        set_up(world, state, log, code, kind)
    elif phase == CONVERT:
        convert_dice(world, state, log, chosen_swap(code))
    elif phase == WINDOW:
        answer(world, state, log, code, kind)
    elif phase == REACTION:
        react(world, state, log, code, kind)
    else:
        choose(world, state, log, code)
    go_on(world, state, log)


@rule
def act(world: World, state: State, log: Log, code: int, kind: int) -> None:
    """Section 6.1. An action is over unless it goes on to another phase."""
    if kind == DROP_PLAN:
        clear_plan(state)
        if state.engine >= 0:
            state.engine = NOBODY
        state.phase = ACT
        return
    if kind == END:
        end_act(world, state, log)
        return
    state.phase = ACTION_OVER
    if kind <= SPREAD_SQUAD:
        manoeuvre(world, state, log, code, kind)
    elif kind <= TURN_AS_PLANNED:
        turn_about(world, state, log, code, kind)
    elif kind == JUMP_KILL:
        leap(world, state, log, acting_unit(code), leap_target(code))
    elif kind == ATTACK:
        units, target, suicide = attack_units(code), attack_target(code), attack_suicide(code)
        declare_attack(world, state, log, units, target, suicide, 0)
    elif kind <= ENGINE_VIA:
        serve_engine(world, state, log, code, kind)
    else:
        work(world, state, log, code, kind)


@rule
def manoeuvre(world: World, state: State, log: Log, code: int, kind: int) -> None:
    """WIZ-MOV."""
    slot = acting_unit(code)
    if kind == MOVE or kind == MOVE_VIA:
        point = move_point(code)
        x, y, level = x_of(point), y_of(point), level_of(point)
        form = JUMP if is_jump(point) == 1 else WAYPOINT
        if kind == MOVE:
            move_unit(world, state, log, slot, x, y, level, form)
        else:
            plan_point(state, slot, x, y, level, form)
    elif kind == STAY_PUT:
        plan_stay(state, slot)
    elif kind == MOVE_SQUAD:
        move_planned(world, state, log)
    elif kind == SHIFT_SQUAD:
        vector = shift_vector(code)
        move_squad_way(world, state, log, slot, SHIFT, vector_x(vector), vector_y(vector))
    elif kind == GATHER_SQUAD:
        move_squad_way(world, state, log, slot, GATHER, 0, 0)
    else:
        move_squad_way(world, state, log, slot, SPREAD, 0, 0)


@rule
def turn_about(world: World, state: State, log: Log, code: int, kind: int) -> None:
    """WIZ-TUR."""
    slot = acting_unit(code)
    fx, fy = facing_x(turn_facing(code)), facing_y(turn_facing(code))
    if kind == TURN:
        turn_alone(world, state, log, slot, fx, fy)
    elif kind == TURN_SQUAD:
        turn_together(world, state, log, slot, fx, fy)
    elif kind == FACE_VIA:
        plan_facing(state, slot, fx, fy)
    elif kind == TURN_AS_PLANNED:
        turn_planned(world, state, log)
    else:
        turn_together(world, state, log, slot, 0, 0)


@rule
def serve_engine(world: World, state: State, log: Log, code: int, kind: int) -> None:
    """WIZ-ART."""
    engine = acting_engine(code)
    x, y = x_of(shot_aim(code)), y_of(shot_aim(code))
    if kind == LAND:
        aim = land_aim(code)
        shoot(world, state, log, engine, TROOPER, land_unit(code), x_of(aim), y_of(aim))
    elif kind == ENGINE_VIA:
        plan_haul(world, state, engine, x, y)
    elif kind == MOVE_ENGINE:
        haul(world, state, log, engine, x, y)
    else:
        load = STONE if kind == SHOOT_STONE else BLOCK_SHOT
        shoot(world, state, log, engine, load, NOBODY, x, y)


@rule
def work(world: World, state: State, log: Log, code: int, kind: int) -> None:
    """BD, WR, RZ, GR, HR."""
    if kind == BUILD:
        build(world, state, log, x_of(build_aim(code)), y_of(build_aim(code)))
    elif kind == WRECK_ENGINE:
        wreck_engine(world, state, log, acting_unit(code), acting_body(code))
    elif kind == RAZE:
        raze(world, state, log, acting_unit(code), acting_body(code))
    elif kind == RITE:
        revive(world, state, log, acting_unit(code))
    else:
        hire_unit(world, state, log, hired_class(code), hire_ally(code), hire_direction(code))


@rule
def set_up(world: World, state: State, log: Log, code: int, kind: int) -> None:
    """TE, FC, CL, DP."""
    if state.phase == TERRAIN:
        put_terrain(world, state, log, x_of(terrain_aim(code)), y_of(terrain_aim(code)))
    elif state.phase == DRAFT:
        if kind == CHOOSE_FACTION:
            take_faction(world, state, log, chosen_faction(code))
        else:
            take_class(world, state, log, chosen_class(code))
    else:
        aim, facing = deploy_aim(code), deploy_facing(code)
        fx, fy = facing_x(facing), facing_y(facing)
        deploy_unit(world, state, log, acting_unit(code), x_of(aim), y_of(aim), fx, fy)


@rule
def answer(world: World, state: State, log: Log, code: int, kind: int) -> None:
    """IN, IP, IX."""
    if kind == INTERRUPT:
        interrupt_turn(world, state, log, acting_unit(code))
    elif kind == DECLINE:
        decline_offers(state, log)
    else:
        pass_offer(state, log)


@rule
def react(world: World, state: State, log: Log, code: int, kind: int) -> None:
    """CT, RT, NR."""
    if kind == COUNTER_ATTACK:
        units, target, suicide = attack_units(code), attack_target(code), attack_suicide(code)
        declare_attack(world, state, log, units, target, suicide, 1)
    elif kind == RETREAT:
        vector, distance = retreat_vector(code), retreat_distance(code)
        fall_back(world, state, log, facing_x(vector), facing_y(vector), distance)
    else:
        do_nothing(state, log)


@rule
def choose(world: World, state: State, log: Log, code: int) -> None:
    """CS, SV, SC, MD, OB, PL."""
    phase, slot = state.phase, acting_unit(code)
    if phase == CASUALTY:
        emit(log, CHOSE, WIZ_CAS_06, turn(world, state))
        take_casualties(world, state, log, slot, casualty_second(code) - 1)
    elif phase == SPEAR_VICTIM:
        emit(log, CHOSE, WIZ_SPC_08, turn(world, state))
        choose_spear_victim(world, state, log, slot)
    elif phase == SACRIFICE:
        emit(log, CHOSE, WIZ_SPC_01, turn(world, state))
        pay_priest(world, state, log, slot)
    elif phase == FLIGHT:
        flee(world, state, log, drive_direction(code))
    elif phase == OBELISK_VICTIM:
        emit(log, CHOSE, WIZ_OBJ_05, turn(world, state))
        strike_by_obelisk(world, state, log, slot)
    else:
        take_by_plague(world, state, log, slot)


@rule
def settled(world: World, state: State) -> bool:
    """Between actions the position can be judged as it stands."""
    phase = state.phase
    return phase == ACT or phase == WINDOW or phase == CONVERT or phase == GAME_OVER


@rule
def winners(world: World, state: State) -> int:
    """WIZ-END: the bit set of the commanders who won."""
    return int(state.won)


@rule
def ending(world: World, state: State) -> int:
    """The rule that ended the game."""
    return int(state.end_rule)
