"""Which actions there are (`legal`), and why one is refused (`allows`), node by node."""

from __future__ import annotations

from typing import Any

from voevoda.core.actions import kind_of
from voevoda.core.rule import rule
from voevoda.games.cerilia.actions import (
    AIM_SECTOR,
    AIM_UNIT,
    ATTACH,
    CAST,
    CHARGE_AT,
    DEPLOY,
    LAY_CARD,
    MOVE_UNIT,
    NO_SECTOR,
    PASS,
    PLACE_FORT,
    POINT,
    REVEAL_MARKER,
    SHAPE,
    SHOOT,
    SIGN,
    SPOT_SHIFT,
    STEP_ASIDE,
    STRIKE,
    WITHDRAW,
    aim_sector,
    aim_unit,
    aimed_sector,
    aimed_unit,
    attach,
    attacker_name,
    cast,
    cast_spell,
    charge_at,
    chosen_direction,
    chosen_path,
    chosen_shape,
    chosen_sign,
    deploy,
    deploy_place,
    fort_spot,
    laid_card,
    laid_spot,
    lay_card,
    marker_number,
    move_unit,
    named_caster,
    named_unit,
    new_host,
    pass_on,
    place_fort,
    point,
    reveal_marker,
    shape,
    shoot,
    sign,
    step_aside,
    strike,
    target_name,
    withdraw,
)
from voevoda.games.cerilia.reasons import E_OVER, E_OWNER, E_PHASE, E_UNKNOWN
from voevoda.games.cerilia.records import (
    CHARGE,
    CHOOSE,
    CLIFF,
    DEF,
    EAST,
    GAME_OVER,
    HILL,
    LINES,
    MAGIC,
    MELEE,
    MISSILE,
    MOVE,
    NOBODY,
    NORTH,
    OPTION,
    P0_ATTACH,
    P0_DEPLOY,
    P0_FORT,
    P0_TERRAIN,
    PLACES,
    REVEAL,
    SECTORS,
    SIDESTEP,
    SLOTS,
    TARGET,
    THE_FORT,
    WEST,
    State,
    World,
)
from voevoda.games.cerilia.roster import BLESS, ILLUSION
from voevoda.games.cerilia.rules.attack import refuse_attacker, refuse_target
from voevoda.games.cerilia.rules.casters import (
    FIRST_SIGN,
    LAST_SIGN,
    aims_at_units,
    caster_named,
    refuse_aim,
    refuse_caster,
    refuse_sector,
    refuse_shape,
    refuse_sign,
    refuse_spell,
    refuse_wall,
    target_named,
)
from voevoda.games.cerilia.rules.fort import refuse_fort
from voevoda.games.cerilia.rules.movement import (
    can_move,
    canonical_path,
    refuse_move,
    refuse_mover,
    refuse_withdrawal,
)
from voevoda.games.cerilia.rules.preparation import (
    refuse_card,
    refuse_deployment,
    refuse_host,
)
from voevoda.games.cerilia.rules.retreat import refuse_marker, refuse_sidestep
from voevoda.games.cerilia.rules.team import deciding_seat, fort_seat
from voevoda.games.cerilia.rules.units import fighter_named, name_of, side_of


@rule
def list_actions(world: World, state: State, actions: Any) -> int:
    """Fill in every legal action. A list as long as `actions` is cut there, never beyond."""
    if state.node == CHOOSE:
        if state.phase <= P0_ATTACH:
            return list_preparation(world, state, actions)
        return list_phase(world, state, actions)
    if state.node == TARGET:
        return list_targets(world, state, actions)
    if state.node == OPTION:
        return list_options(world, state, actions)
    count = 0
    if state.node == REVEAL:
        for number in range(1, SLOTS + 1):
            if refuse_marker(world, state, number) == 0:
                count = add(actions, count, reveal_marker(number))
    elif state.node == SIDESTEP:
        count = add(actions, count, step_aside(EAST))
        count = add(actions, count, step_aside(WEST))
    return count


@rule
def add(actions: Any, count: int, code: int) -> int:
    """Append a code if there is room; return the new count."""
    if count < len(actions):
        actions[count] = code
        count += 1
    return count


@rule
def list_preparation(world: World, state: State, actions: Any) -> int:
    """CER-SET-02 to CER-SET-05."""
    count = 0
    if state.phase == P0_FORT:
        for sector in range(SECTORS + 1):
            if refuse_fort(world, state, sector) == 0:
                count = add(actions, count, place_fort(sector))
    elif state.phase == P0_TERRAIN:
        count = list_cards(world, state, actions)
    elif state.phase == P0_DEPLOY:
        name = name_of(world, int(state.cursor))
        for place in range(PLACES):
            if refuse_deployment(world, state, name, place) == 0:
                count = add(actions, count, deploy(name, place))
    else:
        count = list_hosts(world, state, actions)
    return count


@rule
def list_cards(world: World, state: State, actions: Any) -> int:
    """CER-SET-03: sectors and directions for the next card, or nowhere."""
    number = int(state.cursor) + 1
    count = 0
    for sector in range(SECTORS):
        for direction in range(WEST + 1):
            spot = sector | direction << SPOT_SHIFT
            if refuse_card(world, state, number, spot) == 0:
                count = add(actions, count, lay_card(number, spot))
    return add(actions, count, lay_card(number, NO_SECTOR))


@rule
def list_hosts(world: World, state: State, actions: Any) -> int:
    """CER-SET-05: units that the next caster may join."""
    caster = int(world.caster_name[state.cursor])
    count = 0
    for u in range(world.units):
        if state.units[u].type == 0:
            continue
        name = name_of(world, u)
        if refuse_host(world, state, caster, name) == 0:
            count = add(actions, count, attach(caster, name))
    return count


@rule
def list_phase(world: World, state: State, actions: Any) -> int:
    """CER-RND-02: what a commander may do in his part of a phase; PASS is always legal."""
    seat = deciding_seat(world, state)
    count = add(actions, 0, pass_on())
    if state.phase == MAGIC:
        count = list_casts(world, state, actions, count, seat)
    elif state.phase == MOVE:
        count = list_moves(world, state, actions, count, seat)
    else:
        mode = int(state.phase)
        for u in range(world.units):
            if state.units[u].type != 0 and state.units[u].seat == seat:
                count = list_attacks(world, state, actions, count, mode, u)
        if state.fort.sector != NOBODY and seat % 2 == DEF and fort_seat(world, state) == seat:
            count = list_attacks(world, state, actions, count, mode, THE_FORT)
    return count


@rule
def list_casts(world: World, state: State, actions: Any, count: int, seat: int) -> int:
    """CER-CST-02: spells that a commander's casters can cast."""
    for c in range(world.casters):
        if world.caster_seat[c] == seat and refuse_caster(world, state, c) == 0:
            for spell in range(1, len(world.spells)):
                if refuse_spell(world, state, c, spell) == 0:
                    count = add(actions, count, cast(int(world.caster_name[c]), spell))
    return count


@rule
def list_moves(world: World, state: State, actions: Any, count: int, seat: int) -> int:
    """CER-MOV-05: one move for each unit and place; CER-MOV-08: withdrawals."""
    for u in range(world.units):
        unit = state.units[u]
        if unit.type == 0 or unit.seat != seat:
            continue
        if refuse_mover(world, state, u) == 0:
            for end in range(PLACES):
                path = canonical_path(world, state, u, end)
                if path != 0:
                    count = add(actions, count, move_unit(name_of(world, u), path))
        elif refuse_withdrawal(world, state, u) == 0:
            count = add(actions, count, withdraw(name_of(world, u)))
    return count


@rule
def attack_code(mode: int, attacker: int, target: int) -> int:
    """The action of an attack in a phase."""
    if mode == MISSILE:
        return shoot(attacker, target)
    if mode == CHARGE:
        return charge_at(attacker, target)
    return strike(attacker, target)


@rule
def list_attacks(
    world: World, state: State, actions: Any, count: int, mode: int, fighter: int
) -> int:
    """CER-ATK-03, CER-ATK-06: the targets of a unit, or of the fort."""
    if refuse_attacker(world, state, mode, fighter) != 0:
        return count
    name = name_of(world, fighter)
    enemy = 1 - side_of(world, fighter)
    for at in range(LINES):
        target = int(state.line[at]) - 1
        if target < 0 or (at // SLOTS) % 2 != enemy:
            continue
        if refuse_target(world, state, mode, fighter, target) == 0:
            count = add(actions, count, attack_code(mode, name, name_of(world, target)))
    if enemy == DEF and refuse_target(world, state, mode, fighter, THE_FORT) == 0:
        count = add(actions, count, attack_code(mode, name, 0))
    return count


@rule
def can_attack(world: World, state: State, mode: int, fighter: int) -> bool:
    """Whether a unit, or the fort, has a target."""
    if refuse_attacker(world, state, mode, fighter) != 0:
        return False
    enemy = 1 - side_of(world, fighter)
    for at in range(LINES):
        target = int(state.line[at]) - 1
        if target < 0 or (at // SLOTS) % 2 != enemy:
            continue
        if refuse_target(world, state, mode, fighter, target) == 0:
            return True
    return enemy == DEF and refuse_target(world, state, mode, fighter, THE_FORT) == 0


@rule
def has_choice(world: World, state: State) -> bool:
    """CER-RND-02: whether the commander of the present part can do anything but pass."""
    seat = deciding_seat(world, state)
    if state.phase == MAGIC:
        return can_cast(world, state, seat)
    for u in range(world.units):
        if state.units[u].type == 0 or state.units[u].seat != seat:
            continue
        if state.phase == MOVE:
            if can_move(world, state, u) or refuse_withdrawal(world, state, u) == 0:
                return True
        elif can_attack(world, state, int(state.phase), u):
            return True
    if state.phase == MOVE or state.fort.sector == NOBODY or seat % 2 != DEF:
        return False
    return fort_seat(world, state) == seat and can_attack(world, state, int(state.phase), THE_FORT)


@rule
def can_cast(world: World, state: State, seat: int) -> bool:
    """CER-CST-02: whether a commander has anything to cast."""
    for c in range(world.casters):
        if world.caster_seat[c] == seat and refuse_caster(world, state, c) == 0:
            for spell in range(1, len(world.spells)):
                if refuse_spell(world, state, c, spell) == 0:
                    return True
    return False


@rule
def list_targets(world: World, state: State, actions: Any) -> int:
    """CER-CST-07: where the spell in hand can be cast."""
    count = 0
    c = int(state.caster)
    spell = int(state.spell)
    if not aims_at_units(int(world.spells[spell].effect)):
        for sector in range(SECTORS):
            if refuse_sector(world, state, c, spell, sector) == 0:
                count = add(actions, count, aim_sector(sector))
        return count
    for u in range(world.units):
        if state.units[u].type != 0 and refuse_aim(world, state, c, spell, u) == 0:
            count = add(actions, count, aim_unit(name_of(world, u)))
    if refuse_aim(world, state, c, spell, THE_FORT) == 0:
        count = add(actions, count, aim_unit(0))
    return count


@rule
def list_options(world: World, state: State, actions: Any) -> int:
    """CER-SPL-07, CER-SPL-09, CER-SPL-13: directions, shapes, or signs."""
    count = 0
    effect = int(world.spells[state.spell].effect)
    target = int(state.aim)
    if effect == BLESS:
        for number in range(FIRST_SIGN, LAST_SIGN + 1):
            if refuse_sign(world, state, target, number) == 0:
                count = add(actions, count, sign(number))
    elif effect == ILLUSION:
        for kind in range(CLIFF, HILL + 1):
            for direction in range(WEST + 1):
                if refuse_shape(state, target, kind, direction) == 0:
                    count = add(actions, count, shape(kind * 8 + direction))
    else:
        for direction in range(NORTH, WEST + 1):
            if refuse_wall(state, target, direction) == 0:
                count = add(actions, count, point(direction))
    return count


@rule
def refuse(world: World, state: State, code: int) -> int:
    """Return the number of the first reason against an action, 0 if there is none."""
    kind = kind_of(code)
    if state.phase == GAME_OVER:
        return E_OVER
    if state.node == CHOOSE:
        if state.phase <= P0_ATTACH:
            return refuse_preparation(world, state, code, kind)
        return refuse_in_phase(world, state, code, kind)
    if state.node == TARGET:
        return refuse_cast_target(world, state, code, kind)
    if state.node == OPTION:
        return refuse_cast_option(world, state, code, kind)
    if state.node == REVEAL and kind == REVEAL_MARKER:
        return refuse_marker(world, state, marker_number(code))
    if state.node == SIDESTEP and kind == STEP_ASIDE:
        return refuse_sidestep(chosen_direction(code))
    return E_PHASE


@rule
def refuse_preparation(world: World, state: State, code: int, kind: int) -> int:
    """Checks of Phase 0."""
    if kind == PLACE_FORT and state.phase == P0_FORT:
        return refuse_fort(world, state, fort_spot(code))
    if kind == LAY_CARD and state.phase == P0_TERRAIN:
        return refuse_card(world, state, laid_card(code), laid_spot(code))
    if kind == DEPLOY and state.phase == P0_DEPLOY:
        return refuse_deployment(world, state, named_unit(code), deploy_place(code))
    if kind == ATTACH and state.phase == P0_ATTACH:
        return refuse_host(world, state, named_caster(code), new_host(code))
    return E_PHASE


@rule
def refuse_in_phase(world: World, state: State, code: int, kind: int) -> int:
    """CER-RND-02: checks of what a commander does in his part of a phase."""
    if kind == PASS:
        return 0
    if kind == CAST and state.phase == MAGIC:
        return refuse_cast(world, state, named_caster(code), cast_spell(code))
    if (kind == MOVE_UNIT or kind == WITHDRAW) and state.phase == MOVE:
        u = fighter_named(world, state, named_unit(code))
        if u < 0:
            return E_UNKNOWN
        if state.units[u].seat != deciding_seat(world, state):
            return E_OWNER
        if kind == WITHDRAW:
            return refuse_withdrawal(world, state, u)
        return refuse_move(world, state, u, chosen_path(code))
    attacks = (
        (kind == SHOOT and state.phase == MISSILE)
        or (kind == CHARGE_AT and state.phase == CHARGE)
        or (kind == STRIKE and state.phase == MELEE)
    )
    if attacks:
        return refuse_attack(world, state, attacker_name(code), target_name(code))
    return E_PHASE


@rule
def refuse_attack(world: World, state: State, attacker: int, target: int) -> int:
    """CER-ATK-01, CER-FOR-08: checks of SH, CH and ME."""
    seat = deciding_seat(world, state)
    mode = int(state.phase)
    one = fighter_named(world, state, attacker)
    two = fighter_named(world, state, target)
    if one == NOBODY or two == NOBODY:
        return E_UNKNOWN
    if one == THE_FORT:
        if state.fort.sector == NOBODY:
            return E_UNKNOWN
        if fort_seat(world, state) != seat:
            return E_OWNER
    elif state.units[one].seat != seat:
        return E_OWNER
    refused = refuse_attacker(world, state, mode, one)
    return refused if refused != 0 else refuse_target(world, state, mode, one, two)


@rule
def refuse_cast(world: World, state: State, name: int, spell: int) -> int:
    """CER-CST-02: checks of CAST."""
    c = caster_named(world, name)
    if c == NOBODY:
        return E_UNKNOWN
    if world.caster_seat[c] != deciding_seat(world, state):
        return E_OWNER
    refused = refuse_caster(world, state, c)
    return refused if refused != 0 else refuse_spell(world, state, c, spell)


@rule
def refuse_cast_target(world: World, state: State, code: int, kind: int) -> int:
    """CER-CST-06, CER-CST-07: checks of a spell's target."""
    c = int(state.caster)
    spell = int(state.spell)
    at_units = aims_at_units(int(world.spells[spell].effect))
    if kind == AIM_SECTOR and not at_units:
        return refuse_sector(world, state, c, spell, aimed_sector(code))
    if kind == AIM_UNIT and at_units:
        target = target_named(world, state, aimed_unit(code))
        if target == NOBODY:
            return E_UNKNOWN
        return refuse_aim(world, state, c, spell, target)
    return E_PHASE


@rule
def refuse_cast_option(world: World, state: State, code: int, kind: int) -> int:
    """CER-SPL-07, CER-SPL-09, CER-SPL-13: checks of a spell's option."""
    effect = int(world.spells[state.spell].effect)
    target = int(state.aim)
    if kind == SIGN and effect == BLESS:
        return refuse_sign(world, state, target, chosen_sign(code))
    if kind == SHAPE and effect == ILLUSION:
        chosen = chosen_shape(code)
        return refuse_shape(state, target, chosen >> 3, chosen & 7)
    if kind == POINT and effect != BLESS and effect != ILLUSION:
        return refuse_wall(state, target, chosen_direction(code))
    return E_PHASE
