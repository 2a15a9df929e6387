"""CER-RND, CER-INI: the course of a round, from one decision or die to the next."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.cerilia.events import (
    INITIATIVE_ROLLED,
    INITIATIVE_TAKEN,
    PHASE_STARTED,
    ROUND_STARTED,
)
from voevoda.games.cerilia.ids import (
    CER_EFF_05,
    CER_INI_01,
    CER_INI_02,
    CER_INI_03,
    CER_RAL_07,
    CER_RND_01,
    CER_RND_03,
    CER_TEAM_02,
    CER_VIC_03,
)
from voevoda.games.cerilia.params import ALTERNATING, BEFORE_MOVE
from voevoda.games.cerilia.records import (
    ATT,
    CHARGE,
    CHOOSE,
    DEF,
    END,
    GOING,
    INITIATIVE,
    MAGIC,
    MELEE,
    MISSILE,
    MOVE,
    P0_ATTACH,
    RALLY,
    START,
    State,
    World,
)
from voevoda.games.cerilia.rules.effects import apply_damage, close_effects, let_next_fall
from voevoda.games.cerilia.rules.end import (
    test_break,
    test_elimination,
    test_field,
    test_limit,
    test_objective,
)
from voevoda.games.cerilia.rules.invisibility import clear_spent
from voevoda.games.cerilia.rules.legal import has_choice
from voevoda.games.cerilia.rules.movement import begin_movement, detect
from voevoda.games.cerilia.rules.preparation import advance_preparation
from voevoda.games.cerilia.rules.rally import rally_next
from voevoda.games.cerilia.rules.spells import advance_spell, expire
from voevoda.games.cerilia.rules.team import PARTS, part_seat
from voevoda.games.cerilia.rules.units import has_units


@rule
def go_on(world: World, state: State, log: Log) -> None:
    """Do what follows by itself, until somebody has to decide or a die to fall."""
    while state.node == GOING:
        advance(world, state, log)


@rule
def advance(world: World, state: State, log: Log) -> None:
    """CER-RND-01: one thing that follows by itself."""
    if state.phase <= P0_ATTACH:
        advance_preparation(world, state, log)
    elif state.phase == START:
        start_round(world, state, log)
    elif state.phase == RALLY:
        advance_rally(world, state, log)
    elif state.phase == END:
        end_round(world, state, log)
    elif state.phase == MAGIC and state.spell != 0:
        advance_spell(world, state, log)
    elif state.resolving == 1:
        advance_effects(world, state, log)
    else:
        advance_parts(world, state, log)


@rule
def start_round(world: World, state: State, log: Log) -> None:
    """CER-RND-03: flags are reset; CER-INI-01, CER-INI-03: the initiative."""
    state.round += 1
    emit(log, ROUND_STARTED, CER_RND_03, state.round)
    for u in range(world.units):
        unit = state.units[u]
        unit.moved = 0
        unit.withdrew = 0
        unit.attacked = 0
        unit.engaged0 = 0
        unit.downhill = 0
        unit.path = 0
    for c in range(world.casters):
        state.casters[c].cast = 0
    state.fort.attacked = 0
    state.fort.engaged0 = 0
    if world.params.initiative_mode == ALTERNATING:
        state.initiative = ATT if state.round % 2 == 1 else DEF
        emit(log, INITIATIVE_TAKEN, CER_INI_03, state.initiative)
        begin_rally(state)
    else:
        state.node = INITIATIVE


@rule
def resolve_initiative(state: State, log: Log, attacker: int, defender: int) -> None:
    """CER-INI-01, CER-INI-02: the higher die; of equals, who did not have it; at first ATT."""
    because = CER_INI_01
    side = ATT if attacker > defender else DEF
    if attacker == defender:
        because = CER_INI_02
        side = DEF if state.initiative == ATT else ATT
    state.initiative = side
    emit(log, INITIATIVE_ROLLED, because, attacker, defender, side)
    begin_rally(state)


@rule
def begin_rally(state: State) -> None:
    """RALLY follows on START."""
    state.phase = RALLY
    state.cursor = 0
    state.node = GOING


@rule
def advance_rally(world: World, state: State, log: Log) -> None:
    """CER-RAL-01, CER-RAL-07: one unit after the other, and then the elimination check."""
    if state.cursor < world.units:
        rally_next(world, state, log)
        return
    fired(log, CER_RAL_07)
    clear_spent(world, state)
    if not test_elimination(world, state, log):
        begin_phase(world, state, log, next_phase(world, RALLY))


@rule
def next_phase(world: World, phase: int) -> int:
    """CER-RND-01: the order of phases; by option MAGIC comes after the movement."""
    early = world.params.magic_phase == BEFORE_MOVE
    if phase == RALLY:
        return MAGIC if early else MOVE
    if phase == MAGIC:
        return MOVE if early else MISSILE
    if phase == MOVE:
        return MISSILE if early else MAGIC
    if phase == MISSILE:
        return CHARGE
    return MELEE if phase == CHARGE else END


@rule
def begin_phase(world: World, state: State, log: Log, phase: int) -> None:
    """CER-RND-01: a phase begins with the initiative side."""
    state.phase = phase
    state.part = 0
    state.cursor = 0
    state.node = GOING
    if phase != END:
        emit(log, PHASE_STARTED, CER_RND_01, phase)
    if phase == MOVE:
        begin_movement(world, state, log)


@rule
def advance_parts(world: World, state: State, log: Log) -> None:
    """CER-RND-02, CER-TEAM-01: the next commander who can do more than pass."""
    while state.part < PARTS:
        seat = part_seat(state)
        if seat < world.seats:
            if has_choice(world, state):
                state.node = CHOOSE
                return
            if world.seats > 2 and not has_units(world, state, seat):
                fired(log, CER_TEAM_02)
        state.part += 1
    end_phase(world, state, log)


@rule
def end_phase(world: World, state: State, log: Log) -> None:
    """CER-RND-01: DETECT after the movement, the effects step after an attack phase."""
    if state.phase == MAGIC:
        begin_phase(world, state, log, next_phase(world, MAGIC))
    elif state.phase == MOVE:
        detect(world, state, log)
        begin_phase(world, state, log, next_phase(world, MOVE))
    else:
        apply_damage(world, state, log)
        state.resolving = 1
        state.cursor = 0


@rule
def advance_effects(world: World, state: State, log: Log) -> None:
    """CER-EFF-03 to CER-EFF-05: the retreats one by one, and then the elimination check."""
    if state.cursor < state.fall_count:
        state.cursor += 1
        let_next_fall(world, state, log)
        return
    close_effects(world, state, log)
    fired(log, CER_EFF_05)
    if not test_elimination(world, state, log):
        begin_phase(world, state, log, next_phase(world, int(state.phase)))


@rule
def end_round(world: World, state: State, log: Log) -> None:
    """CER-VIC-03: spells end, and then the first that decides ends the battle."""
    fired(log, CER_VIC_03)
    expire(world, state, log)
    over = test_field(world, state, log)
    if not over:
        over = test_objective(world, state, log)
    if not over:
        over = test_break(world, state, log)
    if not over:
        over = test_limit(world, state, log)
    if not over:
        state.phase = START
        state.part = 0
