"""Section 13.2: what a fight or a shot that is under way can be expected to bring."""

from __future__ import annotations

from voevoda.core.geometry import nearer
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.params import ARCHER, BERSERKER, DEFENDER, FACES, PRIEST
from voevoda.games.wizardrimort.records import (
    CRYSTAL_DESTROYED,
    NOBODY,
    ROLL_ATTACK,
    ROLL_DEFENCE,
    SHOT_AZIMUTH,
    SPEAR_VICTIM,
    SPEARS,
    TROOPER,
    State,
    World,
)
from voevoda.games.wizardrimort.rules.artillery import PIPS, flight_dx, flight_dy
from voevoda.games.wizardrimort.rules.casualties import free_units
from voevoda.games.wizardrimort.rules.flight import landing_x, landing_y, projectile_radius
from voevoda.games.wizardrimort.rules.groups import has, on_table_of, side_of, size
from voevoda.games.wizardrimort.rules.places import stands
from voevoda.games.wizardrimort.rules.special import has_height
from voevoda.games.wizardrimort.rules.totals import ANY, count_of, cover_value, flat, spirits

LAST = 8.0
"""What it is worth to remove the last free unit of a side, in lives."""
GONE = 1.5
"""The same for a unit that leaves the table for good: its spirit helps the others a little."""
SECOND = 0.8
"""Share of the first loss that a second one counts."""
COUNTER = 0.2
"""What a counter-attack that may follow costs."""
SHARES = (0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""How many of 36 pairs of dice give a sum, less one."""
WAY = 30
"""How far before its end a shot still hits, about."""


@rule
def loss_of(world: World, state: State, slot: int) -> float:
    """Return what the death of a unit takes from its side."""
    unit = state.units[slot]
    side = side_of(world, slot)
    if unit.living == 1 and state.sides[side].crystal != CRYSTAL_DESTROYED:
        return 1.0
    if unit.sealed == 0 and free_units(world, state, side) == 1:
        return LAST
    return GONE


@rule
def dearest(world: World, state: State, units: int) -> float:
    """Return what the winner takes of a group: the loss that is greatest."""
    most = 0.0
    for slot in range(2 * world.cap):
        if has(units, slot):
            most = max(most, loss_of(world, state, slot))
    return most


@rule
def attack_sum(world: World, state: State) -> int:
    """Table A in short, spirits and rare traits left out."""
    params = world.params
    fighting = int(state.fighting)
    total = 0
    if size(on_table_of(world, state, state.ours)) >= 2:
        total += params.squad_per_unit * size(fighting)
    elif count_of(world, state, fighting, BERSERKER, ANY, ANY) > 0:
        total += params.berserker_alone
    targets = size(on_table_of(world, state, state.theirs))
    archers = count_of(world, state, fighting, ARCHER, ANY, ANY)
    total += flat(world, params.archer_per_target * targets, archers)
    total += params.charge_bonus * state.charge + params.back_bonus * state.back
    if has_height(world, state):
        total += params.height_bonus
    return total + (params.orc_suicide if state.suicide != NOBODY else 0)


@rule
def defence_sum(world: World, state: State) -> int:
    """Table D in short, spirits and rare traits left out."""
    params = world.params
    defenders = on_table_of(world, state, state.theirs)
    targets = size(defenders)
    total = params.squad_per_unit * targets if targets >= 2 else 0
    total += params.defender_per * count_of(world, state, defenders, DEFENDER, ANY, ANY)
    bones = count_of(world, state, defenders, ANY, 0, ANY)
    hard = -params.skeleton_melee if state.melee == 1 else int(params.skeleton_ranged)
    return total + flat(world, hard, bones) + params.cover_partial * cover_value(world, state)


@rule
def exchange(world: World, state: State, attack: int) -> float:
    """Return what the attacker may expect over the defender's die, in lives."""
    base = defence_sum(world, state)
    odd = spirits(world, state, int(world.side[state.victim]))
    group = on_table_of(world, state, state.theirs)
    gain, price = dearest(world, state, group), dearest(world, state, int(state.fighting))
    priest = count_of(world, state, int(state.fighting), PRIEST, ANY, ANY) > 0
    total = 0.0
    for face in range(1, FACES + 1):
        defence = face + base + odd * (face % 2)
        if attack > defence:
            won = gain
            if attack >= world.params.crit_factor * defence:
                won += SECOND * gain
            elif state.counter == 0 and state.back == 0:
                won -= COUNTER
            total += won - (1.0 if priest else 0.0)
        elif attack < defence:
            total -= price
    return total / FACES


@rule
def fight_value(world: World, state: State) -> float:
    """Return what the attacker may expect of a fight whose dice have not all fallen."""
    phase = state.phase
    value = -1.0 if state.suicide != NOBODY else 0.0
    if state.fighting == 0:
        return 0.0
    if phase == ROLL_DEFENCE:
        return value + exchange(world, state, int(state.attack_total))
    if phase in (ROLL_ATTACK, SPEARS, SPEAR_VICTIM):
        base = attack_sum(world, state)
        for face in range(1, FACES + 1):
            value += exchange(world, state, base + face) / FACES
        if phase != ROLL_ATTACK:
            value -= state.strikes
    return value


@rule
def shot_value(world: World, state: State) -> float:
    """Return what a shot may hit over the error in azimuth that is still to be rolled."""
    dx, dy = flight_dx(state), flight_dy(state)
    error = int(state.range_error)
    near = projectile_radius(world, state) + world.params.unit_radius + WAY
    mine = int(world.side[state.striker])
    total = 0.0
    for across in range(2 - PIPS, 2 * FACES - PIPS + 1):
        x = landing_x(world, int(state.aim_x), dx, dy, error, across)
        y = landing_y(world, int(state.aim_y), dx, dy, error, across)
        value = 0.0
        if state.load == TROOPER and world.params.landing_no_hit == 0:
            value = -loss_of(world, state, int(state.trooper))
        for slot in range(2 * world.cap):
            unit = state.units[slot]
            if slot == state.trooper or not stands(state, slot):
                continue
            if nearer(int(unit.x), int(unit.y), x, y, near):
                foe = side_of(world, slot) != mine
                value = loss_of(world, state, slot) if foe else value - loss_of(world, state, slot)
                break
        total += SHARES[across + PIPS - 1] * value
    return total / (FACES * FACES)


@rule
def pending_value(world: World, state: State) -> float:
    """Return what the striker may expect of what is under way, in lives."""
    if state.phase == SHOT_AZIMUTH:
        return shot_value(world, state)
    return fight_value(world, state)
