"""The rules of `cerilia`: what the core asks of a game, and one file for each chapter."""

from __future__ import annotations

from typing import Any

from voevoda.core.actions import kind_of
from voevoda.core.events import Log
from voevoda.core.rule import rule
from voevoda.games.cerilia.actions import (
    ATTACH,
    CAST,
    DEPLOY,
    LAY_CARD,
    MOVE_UNIT,
    PASS,
    PLACE_FORT,
    WITHDRAW,
    aimed_sector,
    aimed_unit,
    attacker_name,
    cast_spell,
    chosen_direction,
    chosen_path,
    chosen_shape,
    chosen_sign,
    deploy_place,
    die_face,
    die_of_attacker,
    die_of_defender,
    fort_spot,
    laid_spot,
    marker_number,
    morale_face,
    named_caster,
    named_unit,
    new_host,
    roll_battle,
    roll_duration,
    roll_initiative,
    roll_morale,
    rolled_rounds,
    target_name,
)
from voevoda.games.cerilia.params import FACES
from voevoda.games.cerilia.records import (
    BATTLE,
    CHOOSE,
    DURATION,
    GOING,
    INITIATIVE,
    MORALE,
    OPTION,
    P0_ATTACH,
    RALLYING,
    REVEAL,
    SIDESTEP,
    TARGET,
    State,
    World,
)
from voevoda.games.cerilia.roster import BLESS, ILLUSION
from voevoda.games.cerilia.rules.attack import declare_attack
from voevoda.games.cerilia.rules.casters import (
    FIRST_SIGN,
    LAST_SIGN,
    aims_at_units,
    begin_cast,
    caster_named,
    complete_cast,
    take_target,
    target_named,
)
from voevoda.games.cerilia.rules.fort import put_fort
from voevoda.games.cerilia.rules.movement import move_along, withdraw_unit
from voevoda.games.cerilia.rules.preparation import attach_caster, deploy_unit, put_card
from voevoda.games.cerilia.rules.rally import resolve_rally
from voevoda.games.cerilia.rules.results import resolve_attack, resolve_morale
from voevoda.games.cerilia.rules.retreat import reveal_marker, step_aside
from voevoda.games.cerilia.rules.rounds import go_on, resolve_initiative
from voevoda.games.cerilia.rules.spells import roll_until
from voevoda.games.cerilia.rules.units import fighter_named


@rule
def outcomes(world: World, state: State, faces: Any, weights: Any) -> int:
    """CER-INI-01, CER-RES-02, CER-MOR-01, CER-SPL-14: dice, all faces equally likely."""
    count = 0
    if state.node == INITIATIVE:
        sides = int(world.params.initiative_die)
        for both in range(sides * sides):
            faces[count] = roll_initiative(both // sides + 1, both % sides + 1)
            count += 1
    elif state.node == BATTLE:
        for face in range(1, FACES + 1):
            faces[count] = roll_battle(face)
            count += 1
    elif state.node == DURATION:
        for rounds in range(1, world.params.duration_die + 1):
            faces[count] = roll_duration(rounds)
            count += 1
    else:
        for face in range(FIRST_SIGN, LAST_SIGN + 1):
            faces[count] = roll_morale(face)
            count += 1
    for place in range(count):
        weights[place] = 1
    return count


@rule
def step(world: World, state: State, log: Log, code: int) -> None:
    """Apply an action or an outcome, and what follows by itself."""
    if state.node >= DURATION:
        step_chance(world, state, log, code)
    elif state.node == CHOOSE:
        state.node = GOING
        if state.phase <= P0_ATTACH:
            step_preparation(world, state, log, code, kind_of(code))
        else:
            step_phase(world, state, log, code, kind_of(code))
    elif state.node == TARGET or state.node == OPTION:
        step_cast(world, state, log, code)
    elif state.node == REVEAL:
        reveal_marker(world, state, log, marker_number(code))
    elif state.node == SIDESTEP:
        step_aside(world, state, log, chosen_direction(code))
    go_on(world, state, log)


@rule
def step_chance(world: World, state: State, log: Log, code: int) -> None:
    """The dice."""
    if state.node == INITIATIVE:
        resolve_initiative(state, log, die_of_attacker(code), die_of_defender(code))
    elif state.node == BATTLE:
        resolve_attack(world, state, log, die_face(code))
    elif state.node == MORALE:
        resolve_morale(world, state, log, morale_face(code))
    elif state.node == RALLYING:
        resolve_rally(world, state, log, morale_face(code))
    else:
        roll_until(world, state, log, rolled_rounds(code))


@rule
def step_preparation(world: World, state: State, log: Log, code: int, kind: int) -> None:
    """The decisions of Phase 0."""
    if kind == PLACE_FORT:
        state.cursor += 1
        put_fort(world, state, log, fort_spot(code))
    elif kind == LAY_CARD:
        put_card(world, state, log, laid_spot(code))
    elif kind == DEPLOY:
        deploy_unit(world, state, log, deploy_place(code))
    elif kind == ATTACH:
        attach_caster(world, state, log, fighter_named(world, state, new_host(code)))


@rule
def step_phase(world: World, state: State, log: Log, code: int, kind: int) -> None:
    """What commanders do in the phases of a round."""
    if kind == PASS:
        state.part += 1
    elif kind == CAST:
        begin_cast(world, state, log, caster_named(world, named_caster(code)), cast_spell(code))
    elif kind == MOVE_UNIT:
        unit = fighter_named(world, state, named_unit(code))
        move_along(world, state, log, unit, chosen_path(code))
    elif kind == WITHDRAW:
        withdraw_unit(world, state, log, fighter_named(world, state, named_unit(code)))
    else:
        attacker = fighter_named(world, state, attacker_name(code))
        target = fighter_named(world, state, target_name(code))
        declare_attack(world, state, log, int(state.phase), attacker, target)


@rule
def step_cast(world: World, state: State, log: Log, code: int) -> None:
    """The target and the option of a spell."""
    effect = int(world.spells[state.spell].effect)
    if state.node == TARGET:
        if aims_at_units(effect):
            take_target(world, state, log, target_named(world, state, aimed_unit(code)))
        else:
            take_target(world, state, log, aimed_sector(code))
        return
    if effect == BLESS:
        state.option = chosen_sign(code)
    elif effect == ILLUSION:
        state.option = chosen_shape(code)
    else:
        state.option = chosen_direction(code)
    complete_cast(world, state, log)


@rule
def settled(world: World, state: State) -> bool:
    """Between actions the position can be judged as it stands."""
    return state.node == CHOOSE


@rule
def winners(world: World, state: State) -> int:
    """CER-VIC-08: the bit set of the seats that won."""
    return int(state.won)


@rule
def ending(world: World, state: State) -> int:
    """The rule that ended the battle."""
    return int(state.end_rule)
