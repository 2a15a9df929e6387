"""Why an action is refused (`allows`), phase by phase. It is complete; see `candidates.py`."""

from __future__ import annotations

from voevoda.core.actions import kind_of
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.actions import (
    ATTACK,
    BUILD,
    CHOOSE_CASUALTY,
    CHOOSE_CLASS,
    CHOOSE_FACTION,
    CHOOSE_OBELISK_VICTIM,
    CHOOSE_PLAGUE_VICTIM,
    CHOOSE_SACRIFICE,
    CHOOSE_SPEAR_VICTIM,
    CONVERT_DICE,
    COUNTER_ATTACK,
    DECLINE,
    DEPLOY_UNIT,
    DRIVE,
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
    NO_REACTION,
    PASS,
    PLACE_TERRAIN,
    RAZE,
    RETREAT,
    RITE,
    SHIFT_SQUAD,
    SHOOT_BLOCK,
    SHOOT_STONE,
    SPREAD_SQUAD,
    STAY_PUT,
    TURN,
    TURN_AS_PLANNED,
    TURN_SQUAD,
    TURN_TO_ENEMIES,
    WRECK_ENGINE,
    acting_body,
    acting_engine,
    acting_unit,
    attack_suicide,
    attack_target,
    attack_units,
    build_aim,
    casualty_second,
    chosen_class,
    chosen_faction,
    chosen_swap,
    deploy_aim,
    deploy_facing,
    facing_x,
    facing_y,
    hire_ally,
    hire_direction,
    hired_class,
    is_jump,
    land_aim,
    land_unit,
    leap_target,
    level_of,
    move_point,
    retreat_distance,
    retreat_vector,
    shift_vector,
    shot_aim,
    terrain_aim,
    turn_facing,
    vector_x,
    vector_y,
    x_of,
    y_of,
)
from voevoda.games.wizardrimort.reasons import (
    NOT_A_VICTIM,
    NOT_YOUR_DECISION,
    OVER_ALREADY,
    PLAN_OPEN,
)
from voevoda.games.wizardrimort.records import (
    ACT,
    CASUALTY,
    CONVERT,
    DEPLOY,
    DRAFT,
    FLIGHT,
    GAME_OVER,
    JUMP,
    OBELISK_VICTIM,
    PLAGUE_VICTIM,
    PLAN,
    REACTION,
    SACRIFICE,
    SPEAR_VICTIM,
    TERRAIN,
    TURNING,
    WAYPOINT,
    WINDOW,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.artillery import (
    refuse_block_shot,
    refuse_landing,
    refuse_stone,
)
from voevoda.games.wizardrimort.rules.attack import refuse_casualty
from voevoda.games.wizardrimort.rules.attacking import refuse_attack, refuse_counter
from voevoda.games.wizardrimort.rules.fortifying import refuse_build
from voevoda.games.wizardrimort.rules.groups import on_table_of
from voevoda.games.wizardrimort.rules.hauling import refuse_haul
from voevoda.games.wizardrimort.rules.hiring import refuse_hire
from voevoda.games.wizardrimort.rules.interruption import refuse_interruption
from voevoda.games.wizardrimort.rules.leaping import refuse_leap
from voevoda.games.wizardrimort.rules.manoeuvres import (
    refuse_move,
    refuse_planned_squad,
    refuse_stay,
    refuse_via,
)
from voevoda.games.wizardrimort.rules.morale import refuse_retreat
from voevoda.games.wizardrimort.rules.objects import refuse_raze, refuse_rite, refuse_wreck
from voevoda.games.wizardrimort.rules.opening import (
    refuse_class,
    refuse_deploy,
    refuse_faction,
    refuse_terrain,
)
from voevoda.games.wizardrimort.rules.rounds import is_choice, obelisk_choices, plague_choices
from voevoda.games.wizardrimort.rules.squads import GATHER, SHIFT, SPREAD, refuse_squad_way
from voevoda.games.wizardrimort.rules.turning import (
    refuse_face,
    refuse_planned_turn,
    refuse_turn,
    refuse_turn_squad,
)
from voevoda.games.wizardrimort.rules.turns import refuse_conversion


@rule
def refuse(world: World, state: State, code: int) -> int:
    """Return 0, or the number of the reason why an action is refused."""
    kind = kind_of(code)
    phase = state.phase
    if phase == GAME_OVER:
        return OVER_ALREADY
    if phase == ACT:
        return refuse_act(world, state, code, kind)
    if phase == PLAN or phase == TURNING:
        return refuse_plan(world, state, code, kind)
    if phase == REACTION:
        return refuse_reaction(world, state, code, kind)
    if phase == TERRAIN or phase == DRAFT or phase == DEPLOY:
        return refuse_setup(world, state, code, kind)
    if phase == CONVERT or phase == WINDOW:
        return refuse_answer(world, state, code, kind)
    return refuse_choice(world, state, code, kind)


@rule
def refuse_act(world: World, state: State, code: int, kind: int) -> int:
    """Section 6.1: what a commander does in a turn or an interruption."""
    if kind <= SPREAD_SQUAD or kind == DROP_PLAN:
        return refuse_manoeuvre(world, state, code, kind)
    if kind <= TURN_AS_PLANNED:
        return refuse_turning(world, state, code, kind)
    if kind == JUMP_KILL:
        return refuse_leap(world, state, acting_unit(code), leap_target(code))
    if kind == ATTACK:
        units, suicide = attack_units(code), attack_suicide(code)
        return refuse_attack(world, state, units, attack_target(code), suicide)
    if kind <= ENGINE_VIA:
        return refuse_artillery(world, state, code, kind)
    if kind == END:
        return 0
    if kind < END:
        return refuse_work(world, state, code, kind)
    return NOT_YOUR_DECISION


@rule
def refuse_manoeuvre(world: World, state: State, code: int, kind: int) -> int:
    """WIZ-MOV: MV, MS and their plans."""
    slot = acting_unit(code)
    if kind == MOVE or kind == MOVE_VIA:
        point = move_point(code)
        x, y, level = x_of(point), y_of(point), level_of(point)
        form = JUMP if is_jump(point) == 1 else WAYPOINT
        if kind == MOVE:
            return refuse_move(world, state, slot, x, y, level, form)
        return refuse_via(world, state, slot, x, y, level, form)
    if kind == STAY_PUT:
        return refuse_stay(world, state, slot)
    if kind == SHIFT_SQUAD:
        vector = shift_vector(code)
        return refuse_squad_way(world, state, slot, SHIFT, vector_x(vector), vector_y(vector))
    if kind == GATHER_SQUAD:
        return refuse_squad_way(world, state, slot, GATHER, 0, 0)
    if kind == SPREAD_SQUAD:
        return refuse_squad_way(world, state, slot, SPREAD, 0, 0)
    if kind == MOVE_SQUAD:
        return refuse_planned_squad(world, state)
    return NOT_YOUR_DECISION


@rule
def refuse_turning(world: World, state: State, code: int, kind: int) -> int:
    """WIZ-TUR: TR and its plans."""
    slot = acting_unit(code)
    fx, fy = facing_x(turn_facing(code)), facing_y(turn_facing(code))
    if kind == TURN:
        return refuse_turn(world, state, slot, fx, fy)
    if kind == TURN_SQUAD:
        if fx == 0 and fy == 0:
            return NOT_YOUR_DECISION
        return refuse_turn_squad(world, state, slot, fx, fy)
    if kind == TURN_TO_ENEMIES:
        return refuse_turn_squad(world, state, slot, 0, 0)
    if kind == FACE_VIA:
        return refuse_face(world, state, slot, fx, fy)
    return refuse_planned_turn(world, state)


@rule
def refuse_artillery(world: World, state: State, code: int, kind: int) -> int:
    """WIZ-ART: AS, AB, AL, AM."""
    engine = acting_engine(code)
    if kind == LAND:
        aim = land_aim(code)
        return refuse_landing(world, state, engine, land_unit(code), x_of(aim), y_of(aim))
    x, y = x_of(shot_aim(code)), y_of(shot_aim(code))
    if kind == SHOOT_STONE:
        return refuse_stone(world, state, engine, x, y)
    if kind == SHOOT_BLOCK:
        return refuse_block_shot(world, state, engine, x, y)
    return refuse_haul(world, state, engine, x, y)


@rule
def refuse_work(world: World, state: State, code: int, kind: int) -> int:
    """BD, WR, RZ, GR, HR."""
    if kind == BUILD:
        return refuse_build(world, state, x_of(build_aim(code)), y_of(build_aim(code)))
    if kind == WRECK_ENGINE:
        return refuse_wreck(world, state, acting_unit(code), acting_body(code))
    if kind == RAZE:
        return refuse_raze(world, state, acting_unit(code), acting_body(code))
    if kind == RITE:
        return refuse_rite(world, state, acting_unit(code))
    return refuse_hire(world, state, hired_class(code), hire_ally(code), hire_direction(code))


@rule
def refuse_plan(world: World, state: State, code: int, kind: int) -> int:
    """What goes on with a plan, ends it, or gives it up."""
    if kind == DROP_PLAN:
        return 0
    if state.phase == TURNING:
        if kind == FACE_VIA or kind == TURN_AS_PLANNED:
            return refuse_turning(world, state, code, kind)
        return PLAN_OPEN
    if kind <= MOVE_SQUAD and kind != CONVERT_DICE:
        return refuse_manoeuvre(world, state, code, kind)
    if kind == MOVE_ENGINE or kind == ENGINE_VIA:
        return refuse_artillery(world, state, code, kind)
    return PLAN_OPEN


@rule
def refuse_reaction(world: World, state: State, code: int, kind: int) -> int:
    """WIZ-RCT-02: CT, RT, NR."""
    if kind == COUNTER_ATTACK:
        units, suicide = attack_units(code), attack_suicide(code)
        return refuse_counter(world, state, units, attack_target(code), suicide)
    if kind == RETREAT:
        vector = retreat_vector(code)
        distance = retreat_distance(code)
        return refuse_retreat(world, state, facing_x(vector), facing_y(vector), distance)
    return 0 if kind == NO_REACTION else NOT_YOUR_DECISION


@rule
def refuse_setup(world: World, state: State, code: int, kind: int) -> int:
    """Section 5.1: TE, FC, CL, DP."""
    if state.phase == TERRAIN and kind == PLACE_TERRAIN:
        return refuse_terrain(world, state, x_of(terrain_aim(code)), y_of(terrain_aim(code)))
    if state.phase == DRAFT and kind == CHOOSE_FACTION:
        return refuse_faction(state, chosen_faction(code))
    if state.phase == DRAFT and kind == CHOOSE_CLASS:
        return refuse_class(state, chosen_class(code))
    if state.phase == DEPLOY and kind == DEPLOY_UNIT:
        aim, facing = deploy_aim(code), deploy_facing(code)
        fx, fy = facing_x(facing), facing_y(facing)
        return refuse_deploy(world, state, acting_unit(code), x_of(aim), y_of(aim), fx, fy)
    return NOT_YOUR_DECISION


@rule
def refuse_answer(world: World, state: State, code: int, kind: int) -> int:
    """CV, and IN, IP, IX."""
    if state.phase == CONVERT:
        if kind == CONVERT_DICE:
            return refuse_conversion(world, state, chosen_swap(code))
        return NOT_YOUR_DECISION
    if kind == INTERRUPT:
        return refuse_interruption(world, state, acting_unit(code))
    return 0 if kind == PASS or kind == DECLINE else NOT_YOUR_DECISION


@rule
def refuse_choice(world: World, state: State, code: int, kind: int) -> int:
    """CS, SV, SC, MD, OB, PL."""
    slot = acting_unit(code)
    if state.phase == CASUALTY and kind == CHOOSE_CASUALTY:
        return refuse_casualty(world, state, slot, casualty_second(code) - 1)
    if state.phase == FLIGHT and kind == DRIVE:
        return 0
    if state.phase == SPEAR_VICTIM and kind == CHOOSE_SPEAR_VICTIM:
        choices = int(state.fighting)
    elif state.phase == SACRIFICE and kind == CHOOSE_SACRIFICE:
        choices = on_table_of(world, state, int(state.ours))
    elif state.phase == OBELISK_VICTIM and kind == CHOOSE_OBELISK_VICTIM:
        choices = obelisk_choices(world, state)
    elif state.phase == PLAGUE_VICTIM and kind == CHOOSE_PLAGUE_VICTIM:
        choices = plague_choices(world, state)
    else:
        return NOT_YOUR_DECISION
    return 0 if is_choice(choices, slot) else NOT_A_VICTIM
