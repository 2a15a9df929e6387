"""What a position is worth to each seat: the estimate that bots look ahead to.

The weights were set by hand; they are no rules.
"""

from __future__ import annotations

from typing import Any

from voevoda.core.rule import rule
from voevoda.games.cerilia.params import ROUT
from voevoda.games.cerilia.records import (
    ASIDE,
    ATT,
    BREAK_THROUGH,
    CHARGE,
    DEF,
    FOREST,
    GAME_OVER,
    LINES,
    MELEE,
    MISSILE,
    NOBODY,
    RESERVE,
    SECTORS,
    SLOTS,
    TAKE_FORT,
    THE_FORT,
    State,
    World,
)
from voevoda.games.cerilia.roster import SKIRMISHER
from voevoda.games.cerilia.rules.attack import refuse_shot
from voevoda.games.cerilia.rules.board import distance, home_row, row_of
from voevoda.games.cerilia.rules.end import BOTH
from voevoda.games.cerilia.rules.retreat import OPEN, WAY, way_back
from voevoda.games.cerilia.rules.terrain import bars_charge
from voevoda.games.cerilia.rules.units import (
    first_visible,
    fort_fights,
    hits_of,
    in_own_fort,
    is_lost,
    side_of,
    traits_of,
)
from voevoda.games.cerilia.rules.values import (
    attack_value,
    column_of,
    defense_value,
    printed,
)

SCALE = 25.0
"""A lead of this many points is worth half of a win."""
HOPE = 0.5
"""Share of an attack's worth that counts before it is made."""
BLOCKED = 0.12
"""Share of a unit's worth that it loses where it cannot retreat."""


@rule
def value_positions(world: World, state: State, values: Any) -> None:
    """Fill each seat's value, -1 lost .. 1 won; an early win is worth more than a late one."""
    lead = 0.0
    if state.phase == GAME_OVER:
        lead = final_value(world, state)
    else:
        points = strength(world, state, ATT) - strength(world, state, DEF)
        points += aim_value(world, state)
        lead = 0.95 * points / (SCALE + abs(points))
    for seat in range(world.seats):
        values[seat] = lead if seat % 2 == ATT else -lead


@rule
def final_value(world: World, state: State) -> float:
    """The value of a finished battle for the Attacker."""
    early = 0.02 * state.round / world.params.round_limit
    won = winner_of(world, state)
    if won == BOTH:
        return 0.0
    return 1.0 - early if won == ATT else early - 1.0


@rule
def winner_of(world: World, state: State) -> int:
    """The side that won, BOTH for a draw."""
    if state.won == (1 << world.seats) - 1:
        return BOTH
    return ATT if state.won & 1 == 1 else DEF


@rule
def strength(world: World, state: State, side: int) -> float:
    """The worth of a side's units where they stand, and of its spells."""
    total = 0.0
    for u in range(world.units):
        unit = state.units[u]
        if unit.type == 0 or unit.place == ASIDE or side_of(world, u) != side or is_lost(state, u):
            continue
        total += unit_value(world, state, u)
        if unit.place < SECTORS and unit.doomed == 0:
            total += HOPE * best_attack(world, state, u) + nearness(world, state, u, side)
    for c in range(world.casters):
        if world.caster_seat[c] % 2 == side and state.casters[c].lost == 0:
            for spell in range(1, len(world.spells)):
                total += 0.8 * state.casters[c].spells[spell]
    return total


@rule
def unit_value(world: World, state: State, u: int) -> float:
    """What a unit is worth: its cost by its hits, less when it is routed, hit or cut off."""
    unit = state.units[u]
    if unit.doomed != 0:
        return 0.0
    card = world.cards[unit.type]
    left = card.hits - unit.damage - unit.pending
    value = card.cost * (0.25 + 0.75 * left / card.hits)
    if unit.routed == 1:
        value *= 0.65
    elif unit.falling != 0:
        value *= 0.7 if unit.falls_by == ROUT else 0.92
    if unit.place == RESERVE:
        return 0.85 * value
    if not in_own_fort(world, state, u):
        open_way = way_back(world, state, u) // WAY == OPEN
        if not open_way:
            value *= 1.0 - BLOCKED - (0.5 if unit.falling != 0 else 0.0)
    elif unit.routed == 0:
        value *= 1.05
    return value


@rule
def damage_expected(world: World, state: State, value: int, defense: int, target: int) -> float:
    """What an attack is expected to take from a target, in points."""
    column = column_of(world, value, defense)
    worth = 5.0
    hits = 2
    if target != THE_FORT:
        worth = float(world.cards[state.units[target].type].cost)
        hits = hits_of(world, state, target)
    return (column + 5) / 9.0 * worth / hits


@rule
def best_attack(world: World, state: State, u: int) -> float:
    """The best attack that a unit may still make in this round, in points."""
    unit = state.units[u]
    if unit.routed == 1 or unit.attacked == 1 or unit.withdrew == 1:
        return 0.0
    sector = int(unit.place)
    side = side_of(world, u)
    best = 0.0
    shoots = (
        state.phase <= MISSILE
        and printed(world, state, MISSILE, u) > 0
        and unit.engaged0 == 0
        and (unit.moved == 0 or traits_of(world, state, u) & SKIRMISHER != 0)
    )
    charges = (
        state.phase <= CHARGE
        and unit.path != 0
        and printed(world, state, CHARGE, u) > 0
        and not bars_charge(state, sector)
    )
    for at in range(LINES):
        target = int(state.line[at]) - 1
        if target < 0 or (at // SLOTS) % 2 == side:
            continue
        other = state.units[target]
        if other.hidden == 1 or other.doomed != 0:
            continue
        if other.place == sector:
            best = max(best, worth_of(world, state, MELEE, u, target))
            if charges:
                best = max(best, worth_of(world, state, CHARGE, u, target))
        if shoots and refuse_shot(world, state, u, target) == 0:
            best = max(best, worth_of(world, state, MISSILE, u, target))
    if side == ATT and state.fort.sector == sector and fort_fights(world, state):
        best = max(best, 2.0 * worth_of(world, state, MELEE, u, THE_FORT))
    return best


@rule
def worth_of(world: World, state: State, mode: int, u: int, target: int) -> float:
    """What one attack is worth, in points."""
    value = attack_value(world, state, mode, u, target)
    defense = defense_value(world, state, target, u)
    return damage_expected(world, state, value, defense, target)


@rule
def nearness(world: World, state: State, u: int, side: int) -> float:
    """The worth of being near the enemy; shooters like to keep a sector between."""
    unit = state.units[u]
    sector = int(unit.place)
    if state.card[sector] == FOREST and unit.routed == 1:
        return 0.0
    nearest = 7
    for other in range(SECTORS):
        if first_visible(state, other, 1 - side) != NOBODY:
            nearest = min(nearest, distance(sector, other))
    if printed(world, state, MISSILE, u) > 1:
        return 0.4 if nearest == 1 else 0.0
    return 0.15 * (7 - nearest) if unit.routed == 0 else 0.1 * nearest


@rule
def aim_value(world: World, state: State) -> float:
    """What the objective, the losses and the limit mean for the Attacker, in points."""
    value = 0.0
    share = world.params.break_fraction
    if share[0] != 0:
        for side in range(2):
            if state.start_cost[side] > 0:
                lost = state.lost_cost[side] / state.start_cost[side]
                value += (6.0 if side == DEF else -6.0) * lost * lost
    late = state.round / world.params.round_limit
    if world.objective == TAKE_FORT and state.fort.destroyed == 1:
        value += 30.0
    elif world.objective == TAKE_FORT and state.fort.sector != NOBODY:
        value += 5.0 * (state.fort.damage + state.fort.pending)
        value += late * march_value(world, state, int(state.fort.sector))
    elif world.objective == BREAK_THROUGH:
        value += late * march_value(world, state, NOBODY) + 3.0 * through_value(world, state)
    return value


@rule
def march_value(world: World, state: State, goal: int) -> float:
    """How near the Attackers are to the goal, or to row 3."""
    total = 0.0
    for u in range(world.first_def):
        unit = state.units[u]
        if unit.type == 0 or unit.place >= SECTORS or unit.routed == 1:
            continue
        if goal == NOBODY:
            total += 0.8 * row_of(int(unit.place))
        else:
            total += 0.4 * (6 - distance(int(unit.place), goal))
    return total


@rule
def through_value(world: World, state: State) -> float:
    """Attackers that stand free in row 3 now."""
    count = 0.0
    for u in range(world.first_def):
        unit = state.units[u]
        if unit.type == 0 or unit.place >= SECTORS or unit.routed == 1:
            continue
        sector = int(unit.place)
        if row_of(sector) == home_row(DEF) and first_visible(state, sector, DEF) == NOBODY:
            count += 1.0
    return count
