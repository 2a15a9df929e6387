"""WIZ-CMB: what is added to the dice of an attack and of its defence."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.events import MODIFIED
from voevoda.games.wizardrimort.ids import (
    WIZ_CMB_A01,
    WIZ_CMB_A02,
    WIZ_CMB_A03,
    WIZ_CMB_A04,
    WIZ_CMB_A05,
    WIZ_CMB_A06,
    WIZ_CMB_A07,
    WIZ_CMB_A08,
    WIZ_CMB_A09,
    WIZ_CMB_A10,
    WIZ_CMB_A11,
    WIZ_CMB_A12,
    WIZ_CMB_D01,
    WIZ_CMB_D02,
    WIZ_CMB_D03,
    WIZ_CMB_D04,
    WIZ_CMB_D05,
    WIZ_CMB_D06,
    WIZ_CMB_D07,
    WIZ_CMB_D08,
    WIZ_CMB_D09,
)
from voevoda.games.wizardrimort.params import (
    ARCHER,
    BERSERKER,
    DEFENDER,
    DWARF,
    HUMAN,
    PER_UNIT,
    PRIEST,
    REPLACE,
    RODENT,
)
from voevoda.games.wizardrimort.records import NOBODY, State, World
from voevoda.games.wizardrimort.rules.casualties import units_of
from voevoda.games.wizardrimort.rules.cover import covers
from voevoda.games.wizardrimort.rules.groups import has, on_table_of, size
from voevoda.games.wizardrimort.rules.places import gap_within
from voevoda.games.wizardrimort.rules.special import has_height
from voevoda.games.wizardrimort.rules.tape import fingers

ANY = -1


@rule
def modify(log: Log, because: int, value: int) -> int:
    """Report a modifier that is not 0, and return it."""
    if value != 0:
        emit(log, MODIFIED, because, because, value)
    return value


@rule
def count_of(world: World, state: State, units: int, kind: int, living: int, faction: int) -> int:
    """Return how many of a set have a class, a state and a faction; ANY matches all.

    A faction's trait works for the living only (WIZ-UNI-02, WIZ-UNI-04); participants are counted
    in attack, the whole group in defence (WIZ-UNI-07).
    """
    count = 0
    for slot in range(2 * world.cap):
        if not has(units, slot):
            continue
        unit = state.units[slot]
        count += (
            1
            if (kind == ANY or unit.kind == kind)
            and (living == ANY or unit.living == living)
            and (faction == ANY or unit.faction == faction)
            else 0
        )
    return count


@rule
def flat(world: World, value: int, count: int) -> int:
    """WIZ-UNI-06: a flat trait counts once, or by option for each unit that has it."""
    if world.params.stacking == PER_UNIT:
        return value * count
    return value if count > 0 else 0


@rule
def bows_close(world: World, state: State, archers: int, others: int) -> int:
    """WIZ-CMB-A04, WIZ-CMB-D07: how many Archers of a set have one of the others too near."""
    close = fingers(world, int(world.params.archer_close))
    count = 0
    for one in range(2 * world.cap):
        if not has(archers, one) or state.units[one].kind != ARCHER:
            continue
        for two in range(2 * world.cap):
            if has(others, two) and gap_within(world, state.units[one], state.units[two], close):
                count += 1
                break
    return count


@rule
def spirits(world: World, state: State, side: int) -> int:
    """WIZ-SPI-01, WIZ-SPI-02, WIZ-SPI-03: what a side's lost units add to an odd die now."""
    lost = state.sides[side].start_size - units_of(world, state, side)
    return max(0, lost) * world.params.spirit_per_lost


@rule
def attack_modifiers(world: World, state: State, log: Log, die: int) -> int:
    """Table A, with the participants that are left (WIZ-ATT-03)."""
    params = world.params
    group = size(on_table_of(world, state, state.ours))
    targets = size(on_table_of(world, state, state.theirs))
    fighters = size(state.fighting)
    total = 0
    if group >= 2:
        total += modify(log, WIZ_CMB_A01, params.squad_per_unit * fighters)
    elif count_of(world, state, state.fighting, BERSERKER, ANY, ANY) > 0:
        total += modify(log, WIZ_CMB_A02, int(params.berserker_alone))
    archers = count_of(world, state, state.fighting, ARCHER, ANY, ANY)
    total += modify(log, WIZ_CMB_A03, flat(world, params.archer_per_target * targets, archers))
    close = bows_close(world, state, int(state.fighting), int(state.theirs))
    total += modify(log, WIZ_CMB_A04, -flat(world, int(params.archer_close_penalty), close))
    if count_of(world, state, state.fighting, PRIEST, ANY, ANY) > 0:
        backing = group - fighters if params.priest_bonus == REPLACE else group
        total += modify(log, WIZ_CMB_A05, params.priest_per_unit * backing)
    if state.suicide != NOBODY and has(int(state.fighting), int(state.suicide)):
        total += modify(log, WIZ_CMB_A06, int(params.orc_suicide))
    if group == 1 and targets == 1 and count_of(world, state, state.fighting, ANY, 1, HUMAN) > 0:
        total += modify(log, WIZ_CMB_A07, int(params.human_duel))
    rodents = count_of(world, state, state.fighting, ANY, 1, RODENT)
    if fighters > targets:
        total += modify(log, WIZ_CMB_A08, params.rodent_swarm if rodents > 0 else 0)
    total += modify(log, WIZ_CMB_A09, params.charge_bonus if state.charge == 1 else 0)
    total += modify(log, WIZ_CMB_A10, params.height_bonus if has_height(world, state) else 0)
    total += modify(log, WIZ_CMB_A11, params.back_bonus if state.back == 1 else 0)
    if die % 2 == 1:
        side = world.side[state.striker]
        total += modify(log, WIZ_CMB_A12, spirits(world, state, side))
    return total


@rule
def cover_value(world: World, state: State) -> int:
    """WIZ-COV-08: the least cover between the participants and their aims; in melee at most 1."""
    least = -1
    for slot in range(2 * world.cap):
        if not has(int(state.fighting), slot):
            continue
        count = max(0, covers(world, state, state.units[slot], state.units[state.aim[slot]]))
        if least < 0 or count < least:
            least = count
    return min(1, least) if state.melee == 1 else least


@rule
def defence_modifiers(world: World, state: State, log: Log, die: int) -> int:
    """Table D."""
    params = world.params
    group = size(on_table_of(world, state, state.ours))
    defenders = on_table_of(world, state, state.theirs)
    targets, fighters = size(defenders), size(state.fighting)
    total = 0
    if targets >= 2:
        total += modify(log, WIZ_CMB_D01, params.squad_per_unit * targets)
    shields = count_of(world, state, defenders, DEFENDER, ANY, ANY)
    total += modify(log, WIZ_CMB_D02, params.defender_per * shields)
    if targets >= 2:
        dwarves = count_of(world, state, defenders, ANY, 1, DWARF)
        total += modify(log, WIZ_CMB_D03, params.dwarf_squad if dwarves > 0 else 0)
    if group == 1 and targets == 1 and count_of(world, state, defenders, ANY, 1, HUMAN) > 0:
        total += modify(log, WIZ_CMB_D04, int(params.human_duel))
    if fighters > targets and count_of(world, state, defenders, ANY, 1, RODENT) > 0:
        total += modify(log, WIZ_CMB_D05, -params.rodent_swarmed)
    bones = count_of(world, state, defenders, ANY, 0, ANY)
    hard = -params.skeleton_melee if state.melee == 1 else int(params.skeleton_ranged)
    total += modify(log, WIZ_CMB_D06, flat(world, hard, bones))
    close = bows_close(world, state, defenders, int(state.fighting))
    total += modify(log, WIZ_CMB_D07, -flat(world, int(params.archer_close_penalty), close))
    total += modify(log, WIZ_CMB_D08, params.cover_partial * cover_value(world, state))
    if die % 2 == 1:
        side = world.side[state.victim]
        total += modify(log, WIZ_CMB_D09, spirits(world, state, side))
    return total
