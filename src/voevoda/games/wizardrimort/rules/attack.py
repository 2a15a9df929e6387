"""WIZ-ATT, WIZ-CAS: an attack from its declaration to the last death."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.events import (
    ATTACK_DECLARED,
    ATTACK_ROLLED,
    ATTACK_SUMMED,
    DEFENCE_ROLLED,
    DEFENCE_SUMMED,
    SPEAR_ROLLED,
)
from voevoda.games.wizardrimort.ids import (
    WIZ_ATT_01,
    WIZ_ATT_05,
    WIZ_ATT_06,
    WIZ_ATT_07,
    WIZ_ATT_09,
    WIZ_ATT_13,
    WIZ_CAS_01,
    WIZ_CAS_02,
    WIZ_CAS_03,
    WIZ_CAS_04,
    WIZ_CAS_05,
    WIZ_RCT_03,
    WIZ_SPC_01,
    WIZ_SPC_02,
    WIZ_SPC_08,
    WIZ_TUR_02,
)
from voevoda.games.wizardrimort.params import IN_REACH, LONGSPEAR, NEVER, PRIEST
from voevoda.games.wizardrimort.reasons import NOT_A_VICTIM, VICTIMS_WANTED
from voevoda.games.wizardrimort.records import (
    BEATEN_BACK,
    CASUALTY,
    CRITICAL,
    FACING_ABOUT,
    MOST_SIDE,
    NEXT_MORALE,
    NOBODY,
    PRICES,
    ROLL_ATTACK,
    ROLL_DEFENCE,
    SACRIFICE,
    SPEAR_VICTIM,
    SPEARS,
    STRIKES_OVER,
    TIE,
    WIN,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.attacking import is_melee, reach_of, slots_of
from voevoda.games.wizardrimort.rules.casualties import kill, remove
from voevoda.games.wizardrimort.rules.cover import aim_of
from voevoda.games.wizardrimort.rules.economy import pay
from voevoda.games.wizardrimort.rules.groups import (
    first_of,
    group_set,
    has,
    on_table_of,
    size,
    use,
)
from voevoda.games.wizardrimort.rules.manoeuvres import look_along, notice_look
from voevoda.games.wizardrimort.rules.places import gap_within, square_between
from voevoda.games.wizardrimort.rules.special import note_specials
from voevoda.games.wizardrimort.rules.tape import class_range
from voevoda.games.wizardrimort.rules.totals import (
    ANY,
    attack_modifiers,
    count_of,
    defence_modifiers,
)


@rule
def declare_attack(
    world: World, state: State, log: Log, units: int, target: int, suicide: int, counter: int
) -> None:
    """WIZ-ATT-01 to WIZ-ATT-05, WIZ-RCT-03, WIZ-RCT-04: fix what is fixed; Longspears go first.

    The dice of a turn bind the attacker only (WIZ-ATT-15).
    """
    slots = slots_of(world, units)
    first = first_of(slots)
    targets = group_set(world, state, int(state.units[target].group))
    state.striker = state.units[first].commander
    state.victim = state.units[target].commander
    state.ours = group_set(world, state, int(state.units[first].group))
    state.theirs = targets
    state.declared = slots
    state.fighting = slots
    state.counter = counter
    state.suicide = suicide - 1
    state.dead = 0
    state.tested = 0
    state.broken = 0
    state.outcome = 0
    state.melee = 1 if is_melee(world, state, slots, targets) else 0
    because = WIZ_RCT_03 if counter == 1 else WIZ_ATT_01
    emit(
        log, ATTACK_DECLARED, because, first, first_of(targets),
        units - ((units >> MOST_SIDE & 1) << MOST_SIDE + 1), size(slots), size(targets), counter,
    )  # fmt: skip
    if counter == 0:
        use(world, state, slots)
        pay(world, state, log, 0, int(world.params.cost_attack))
    take_aim(world, state, log)
    note_specials(world, state)
    begin_strikes(world, state, log)


@rule
def take_aim(world: World, state: State, log: Log) -> None:
    """WIZ-COV-07, WIZ-TUR-02: each participant aims, and by option turns to its aim."""
    for slot in range(2 * world.cap):
        if not has(int(state.declared), slot):
            continue
        limit = reach_of(world, state, slot, int(state.counter))
        state.aim[slot] = aim_of(world, state, slot, int(state.theirs), limit)
        unit = state.units[slot]
        if state.counter == 0:
            unit.attacks += 1
        if world.params.attack_free_turn == 1:
            other = state.units[state.aim[slot]]
            look_along(state, slot, other.x - unit.x, other.y - unit.y)
            notice_look(state, log, WIZ_TUR_02, slot)


# First strikes


@rule
def begin_strikes(world: World, state: State, log: Log) -> None:
    """WIZ-ATT-05, WIZ-SPC-08: Longspears of the target group, if they are charged or run down."""
    state.spear = 0
    state.strikes = 0
    state.phase = STRIKES_OVER
    if state.charge == 1 or state.downhill == 1:
        fired(log, WIZ_ATT_05)
        go_to_next_spear(world, state, 0)


@rule
def go_to_next_spear(world: World, state: State, start: int) -> None:
    """Let the next Longspear roll, if there is one."""
    state.phase = STRIKES_OVER
    for slot in range(start, 2 * world.cap):
        if has(int(state.theirs), slot) and state.units[slot].kind == LONGSPEAR:
            state.spear = slot
            state.phase = SPEARS
            return


@rule
def roll_spear(world: World, state: State, log: Log, face: int) -> None:
    """WIZ-SPC-08: all the rolls are made first, lowest number first."""
    needs = int(world.params.longspear_kill_on)
    kills = 1 if face >= needs else 0
    emit(log, SPEAR_ROLLED, WIZ_SPC_08, state.spear, needs, face, kills)
    state.strikes += kills
    go_to_next_spear(world, state, state.spear + 1)
    if state.phase != SPEARS:
        ask_for_spear_victim(world, state, log)


@rule
def ask_for_spear_victim(world: World, state: State, log: Log) -> None:
    """WIZ-SPC-08: the defender chooses, while there are participants and strikes."""
    while state.strikes > 0 and state.fighting != 0 and state.result == NOBODY:
        if size(state.fighting) > 1:
            state.phase = SPEAR_VICTIM
            return
        die_by_spear(world, state, log, first_of(state.fighting))
    state.phase = STRIKES_OVER


@rule
def die_by_spear(world: World, state: State, log: Log, slot: int) -> None:
    """WIZ-SPC-08, WIZ-ATT-06: a participant dies before it strikes."""
    state.strikes -= 1
    state.fighting &= ~(1 << slot)
    state.dead |= 1 << slot
    kill(world, state, log, slot, WIZ_SPC_08)


@rule
def choose_spear_victim(world: World, state: State, log: Log, slot: int) -> None:
    """SV."""
    die_by_spear(world, state, log, slot)
    ask_for_spear_victim(world, state, log)


# Dice


@rule
def begin_rolls(world: World, state: State, log: Log) -> None:
    """WIZ-ATT-06: Priests left alone strike no more; without participants no dice are rolled."""
    state.spear = 0
    state.strikes = 0
    if size(on_table_of(world, state, int(state.ours))) == 1:
        for slot in range(2 * world.cap):
            if has(int(state.fighting), slot) and state.units[slot].kind == PRIEST:
                state.fighting &= ~(1 << slot)
    if state.fighting == 0:
        fired(log, WIZ_ATT_06)
        state.phase = FACING_ABOUT
    else:
        state.phase = ROLL_ATTACK


@rule
def roll_attack(world: World, state: State, log: Log, face: int) -> None:
    """WIZ-ATT-07: the attacker's die and table A."""
    state.attack_die = face
    emit(log, ATTACK_ROLLED, WIZ_ATT_07, face)
    state.attack_total = face + attack_modifiers(world, state, log, face)
    emit(log, ATTACK_SUMMED, WIZ_ATT_07, state.attack_total)
    state.phase = ROLL_DEFENCE


@rule
def roll_defence(world: World, state: State, log: Log, face: int) -> None:
    """WIZ-ATT-07, WIZ-ATT-08, WIZ-ATT-09: the defender's die, table D, and what comes of both."""
    emit(log, DEFENCE_ROLLED, WIZ_ATT_07, face)
    state.defence_total = face + defence_modifiers(world, state, log, face)
    attack, defence = state.attack_total, state.defence_total
    result = TIE
    if attack > defence:
        result = CRITICAL if attack >= world.params.crit_factor * defence else WIN
    elif attack < defence:
        result = BEATEN_BACK
    state.outcome = result
    emit(log, DEFENCE_SUMMED, WIZ_ATT_09, defence, result)
    ask_for_casualties(world, state, log)


# Casualties


@rule
def casualty_choices(world: World, state: State) -> int:
    """WIZ-CAS-01, WIZ-CAS-05, WIZ-CAS-06: of whom the winner chooses."""
    losers = state.ours if state.outcome == BEATEN_BACK else state.theirs
    return on_table_of(world, state, int(losers))


@rule
def casualties_due(world: World, state: State) -> int:
    """WIZ-CAS-01, WIZ-CAS-02, WIZ-CAS-05: how many units die."""
    if state.outcome == TIE:
        return 0
    if state.outcome == BEATEN_BACK:
        kills = world.params.combat_defender_kills
        if kills == NEVER or (kills == IN_REACH and not defender_reaches(world, state)):
            return 0
        return 1
    if state.outcome == CRITICAL:
        return min(int(world.params.crit_losses), size(casualty_choices(world, state)))
    return 1


@rule
def defender_reaches(world: World, state: State) -> bool:
    """WIZ-CAS-05: by option, whether a defender has a participant within its exact range."""
    for one in range(2 * world.cap):
        if not has(int(state.theirs), one):
            continue
        reach = class_range(world, int(state.units[one].kind))
        for two in range(2 * world.cap):
            if has(int(state.fighting), two) and gap_within(
                world, state.units[one], state.units[two], reach
            ):
                return True
    return False


@rule
def ask_for_casualties(world: World, state: State, log: Log) -> None:
    """WIZ-ATT-10: the winner chooses, where there is a choice."""
    choices = casualty_choices(world, state)
    due = casualties_due(world, state)
    state.phase = PRICES
    if due == 0:
        fired(log, WIZ_CAS_04 if state.outcome == TIE else WIZ_CAS_05)
    elif state.outcome == CRITICAL and size(state.theirs) == 1:
        slot = first_of(choices)
        state.dead |= 1 << slot
        remove(world, state, log, slot, WIZ_CAS_03)
    elif size(choices) == due and due == 1:
        take_casualties(world, state, log, first_of(choices), NOBODY)
    else:
        state.phase = CASUALTY


@rule
def refuse_casualty(world: World, state: State, slot: int, second: int) -> int:
    """CS: WIZ-CAS-01, WIZ-CAS-02."""
    choices = casualty_choices(world, state)
    if (casualties_due(world, state) == 2) != (second != NOBODY):
        return VICTIMS_WANTED
    if not has(choices, slot) or second == slot:
        return NOT_A_VICTIM
    if second != NOBODY and not has(choices, second):
        return NOT_A_VICTIM
    return 0


@rule
def take_casualties(world: World, state: State, log: Log, slot: int, second: int) -> None:
    """WIZ-CAS-01, WIZ-CAS-02, WIZ-CAS-05, WIZ-CAS-07: they die, the first named first."""
    because = WIZ_CAS_01
    if state.outcome == BEATEN_BACK:
        because = WIZ_CAS_05
    elif state.outcome == CRITICAL:
        because = WIZ_CAS_02
    state.dead |= 1 << slot
    kill(world, state, log, slot, because)
    if second != NOBODY and state.result == NOBODY:
        state.dead |= 1 << second
        kill(world, state, log, second, because)
    state.phase = PRICES


# Prices


@rule
def take_suicide(world: World, state: State, log: Log) -> None:
    """WIZ-ATT-11, WIZ-ATT-14, WIZ-SPC-02: the suicidal orc dies, unless it has died already."""
    slot = int(state.suicide)
    if slot != NOBODY and state.units[slot].on_table == 1 and state.units[slot].living == 1:
        kill(world, state, log, slot, WIZ_SPC_02)
    if state.result == NOBODY:
        ask_for_sacrifice(world, state, log)


@rule
def ask_for_sacrifice(world: World, state: State, log: Log) -> None:
    """WIZ-SPC-01: for a won attack in which a Priest rolled, one of the group dies."""
    choices = on_table_of(world, state, int(state.ours))
    priests = count_of(world, state, int(state.fighting), PRIEST, ANY, ANY)
    if state.outcome < WIN or priests == 0 or choices == 0:
        state.phase = FACING_ABOUT
    elif size(choices) == 1:
        pay_priest(world, state, log, first_of(choices))
    else:
        state.phase = SACRIFICE


@rule
def pay_priest(world: World, state: State, log: Log, slot: int) -> None:
    """SC: the Priest's price."""
    kill(world, state, log, slot, WIZ_SPC_01)
    state.phase = FACING_ABOUT


@rule
def lead_attacker(world: World, state: State) -> int:
    """WIZ-ATT-13: the participant next to the target group."""
    fighters = state.fighting if state.fighting != 0 else state.declared
    best, least = NOBODY, 0
    for one in range(2 * world.cap):
        if not has(int(fighters), one):
            continue
        for two in range(2 * world.cap):
            if has(int(state.theirs), two):
                square = square_between(state.units[one], state.units[two])
                if best == NOBODY or square < least:
                    best, least = one, square
    return best


@rule
def face_attackers(world: World, state: State, log: Log) -> None:
    """WIZ-ATT-12, WIZ-ATT-13: survivors turn to the lead attacker; then morale."""
    lead = state.units[lead_attacker(world, state)]
    for slot in range(2 * world.cap):
        unit = state.units[slot]
        if has(int(state.theirs), slot) and unit.on_table == 1:
            look_along(state, slot, lead.x - unit.x, lead.y - unit.y)
            notice_look(state, log, WIZ_ATT_13, slot)
    state.phase = NEXT_MORALE
