"""GRA-SPL: what spells do."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.grand.events import (
    CAST,
    DRAGON_CALLED,
    EFFECT_LAID,
    ROLLED,
    STUNNED,
)
from voevoda.games.grand.ids import (
    GRA_DRA_07,
    GRA_DRA_14,
    GRA_MAG_02,
    GRA_MAG_08,
    GRA_MAG_10,
    GRA_SPL_01,
    GRA_SPL_02,
    GRA_SPL_03,
    GRA_SPL_04,
    GRA_SPL_05,
    GRA_SPL_06,
    GRA_SPL_07,
    GRA_SPL_08,
    GRA_SPL_09,
    GRA_SPL_10,
    GRA_SPL_11,
    GRA_SPL_14,
)
from voevoda.games.grand.params import (
    BREAKS_FREE,
    CALL,
    CALM,
    DRAGON_DIES,
    DRAGON_TAMED,
    DUST,
    FOG,
    FURY,
    GHOSTS,
    MAGE_DIES,
    QUAKE,
    RAISE,
    RELEASE,
    SINKS,
    STORM,
    TOWER,
    WATER,
    WIND,
)
from voevoda.games.grand.records import DIE, NO_PIECE, NOWHERE, WAITING, State, World
from voevoda.games.grand.rules.cells import look_at
from voevoda.games.grand.rules.geometry import distance
from voevoda.games.grand.rules.magic import is_in_storm, sleeper_below
from voevoda.games.grand.rules.pieces import is_army, is_mage, slot_of, tag_number
from voevoda.games.grand.rules.removal import destroy_unit, free_dragon, lower_building
from voevoda.games.grand.rules.zombies import begin_dust, begin_raising, end_spell


@rule
def pay_for_spell(
    world: World, state: State, log: Log, slot: int, spell: int, target: int, cell: int
) -> None:
    """GRA-MAG-02: coins and the active action, whatever comes of it."""
    mage = state.units[slot]
    mage.act = 0
    state.coins[mage.owner] -= world.params.spell_cost
    emit(log, CAST, GRA_MAG_02, mage.tag, spell, target, cell, world.params.spell_cost)


@rule
def await_die(state: State, mage: int, spell: int, target: int) -> None:
    """The die decides."""
    state.actor = mage
    state.spell = spell
    state.target = target
    state.node = DIE
    state.asked = 0


@rule
def cast_alone(world: World, state: State, log: Log, slot: int, spell: int) -> None:
    """Call dragon, Raise zombies and Dust name no target."""
    mage = int(state.units[slot].tag)
    pay_for_spell(world, state, log, slot, spell, NO_PIECE, NOWHERE)
    await_die(state, mage, spell, 0)


@rule
def cast_storm(world: World, state: State, log: Log, slot: int, cell: int) -> None:
    """GRA-SPL-02: one die for the whole area."""
    mage = int(state.units[slot].tag)
    pay_for_spell(world, state, log, slot, STORM, NO_PIECE, cell)
    await_die(state, mage, STORM, cell)


@rule
def cast_on_piece(world: World, state: State, log: Log, slot: int, spell: int, target: int) -> None:
    """Spells on one piece; all but Release need no die."""
    mage = state.units[slot]
    seat = int(mage.owner)
    pay_for_spell(world, state, log, slot, spell, target, NOWHERE)
    if spell == RELEASE:
        await_die(state, int(mage.tag), RELEASE, target)
    elif spell == QUAKE:
        lower_building(world, state, log, tag_number(target), GRA_SPL_09)
    elif spell == FOG:
        spread_fog(world, state, log, int(state.units[slot_of(state, target)].cell), seat)
    else:
        lay_effect(state, log, spell, target, seat)


@rule
def lay_effect(state: State, log: Log, spell: int, target: int, seat: int) -> None:
    """GRA-MAG-08: for a year of the caster's seat; cast again it is renewed."""
    if spell == GHOSTS:
        state.ghosts[tag_number(target)] = seat
        emit(log, EFFECT_LAID, GRA_SPL_07, target, spell, seat)
        return
    unit = state.units[slot_of(state, target)]
    if spell == WIND:
        unit.wind = seat
        emit(log, EFFECT_LAID, GRA_SPL_01, target, spell, seat)
    elif spell == FURY:
        unit.fury = seat
        emit(log, EFFECT_LAID, GRA_SPL_10, target, spell, seat)
    elif spell == WATER:
        unit.water = seat
        emit(log, EFFECT_LAID, GRA_SPL_11, target, spell, seat)


@rule
def spread_fog(world: World, state: State, log: Log, cell: int, seat: int) -> None:
    """GRA-SPL-08: armies on and next to a cell, whoever owns them, cannot act for a year."""
    for slot in range(state.top):
        unit = state.units[slot]
        near = distance(world, cell, int(unit.cell)) <= world.params.fog_radius
        if near and is_army(int(unit.tag)) and unit.mithril == 0:
            stun(state, log, slot, seat, GRA_SPL_08)


@rule
def stun(state: State, log: Log, slot: int, seat: int, because: int) -> None:
    """GRA-MAG-07: the unit cannot act; its unspent action is not lost."""
    state.units[slot].stun = seat
    emit(log, STUNNED, because, state.units[slot].tag, seat)


@rule
def die_bonus(world: World, state: State, spell: int, slot: int) -> int:
    """GRA-MAG-10: an own tower on the cell, and another own mage near; none for Release."""
    if spell == RELEASE:
        return 0
    mage = state.units[slot]
    bonus = 0
    if state.kind[mage.cell] == TOWER and state.owner[mage.cell] == mage.owner:
        bonus += world.params.tower_bonus
    for other in range(state.top):
        unit = state.units[other]
        helps = is_mage(int(unit.tag)) and unit.owner == mage.owner and other != slot
        if helps and distance(world, int(mage.cell), int(unit.cell)) <= 1:
            bonus += world.params.assist_bonus
            break
    return bonus


@rule
def resolve_die(world: World, state: State, log: Log, face: int) -> None:
    """GRA-MAG-10: the die with its bonus, capped; then the spell's table."""
    slot = slot_of(state, int(state.actor))
    bonus = die_bonus(world, state, int(state.spell), slot)
    total = min(face + bonus, int(world.params.die_cap))
    emit(log, ROLLED, GRA_MAG_10, face, bonus, total)
    fired(log, GRA_MAG_08)
    state.asked = state.active
    if state.spell == RAISE:
        fired(log, GRA_SPL_05)
        begin_raising(world, state, log, int(world.params.raise_table[total - 1]))
        return
    if state.spell == DUST:
        fired(log, GRA_SPL_06)
        begin_dust(world, state, log, int(world.params.dust_table[total - 1]))
        return
    if state.spell == STORM:
        blow(world, state, log, int(world.params.storm_table[total - 1]))
    elif state.spell == CALL:
        answer_call(world, state, log, slot, int(world.params.dragon_table[total - 1]))
    elif world.params.release_table[total - 1] == BREAKS_FREE:
        fired(log, GRA_SPL_04)
        free_dragon(state, log, slot_of(state, int(state.target)))
    end_spell(state)


@rule
def blow(world: World, state: State, log: Log, result: int) -> None:
    """GRA-SPL-02, GRA-SPL-14: nothing, all stunned, or all sunk without a battle."""
    fired(log, GRA_SPL_02)
    seat = int(state.active)
    slot = 0
    while slot < state.top:
        if result == CALM or not is_in_storm(world, state, slot, int(state.target)):
            slot += 1
        elif result == SINKS:
            destroy_unit(world, state, log, slot, GRA_SPL_14)
        else:
            stun(state, log, slot, seat, GRA_SPL_02)
            slot += 1


@rule
def answer_call(world: World, state: State, log: Log, slot: int, result: int) -> None:
    """GRA-SPL-03: the mage dies, the dragon dies, or it waits for its master to step aside."""
    fired(log, GRA_SPL_03)
    dragon = slot_of(state, sleeper_below(state, slot))
    if result == MAGE_DIES:
        destroy_unit(world, state, log, slot, GRA_SPL_03)
    elif result == DRAGON_DIES:
        destroy_unit(world, state, log, dragon, GRA_DRA_14)
    elif result == DRAGON_TAMED:
        state.units[dragon].state = WAITING
        state.units[dragon].controller = state.actor
        emit(log, DRAGON_CALLED, GRA_DRA_07, state.units[dragon].tag, state.actor)
        look_at(state, int(state.units[dragon].cell))
