"""What attacks a side may hope for and has to fear, now and after the next move: for bots."""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.cerilia.params import AS_DRAW, BY_POINTS, FOR_ATTACKER
from voevoda.games.cerilia.records import (
    ATT,
    CHARGE,
    COLS,
    MELEE,
    MISSILE,
    NOBODY,
    RESERVE,
    SECTORS,
    THE_FORT,
    State,
    World,
)
from voevoda.games.cerilia.roster import SKIRMISHER
from voevoda.games.cerilia.rules.attack import refuse_shot, shooting_range
from voevoda.games.cerilia.rules.board import distance, home_row
from voevoda.games.cerilia.rules.end import ahead_by_points
from voevoda.games.cerilia.rules.terrain import bars_charge
from voevoda.games.cerilia.rules.units import (
    first_visible,
    fort_fights,
    hits_of,
    side_of,
    traits_of,
)
from voevoda.games.cerilia.rules.values import (
    attack_value,
    column_of,
    defense_value,
    printed,
)

HOPE = 0.5
"""Share of an own attack's worth that counts before it is made."""
FEAR = 0.4
"""The same for an attack of the enemy."""
NEAR = 0.15
"""What a step towards the enemy is worth."""
APART = 0.4
"""What a shooter is worth more one sector from the enemy."""
REACH = 0.1
"""Share of the worth of an attack that an own unit could make after its next move."""
DREAD = 0.15
"""The same for the enemy's units."""
PATIENCE, IMPATIENCE = 0.2, 3.0
"""What it is worth, of that, to the side that wins when the time is over, and to the other."""
LATE = 2.0
"""How much more a step is worth in the last round to a side that is behind; half, if level."""


@rule
def outlook(hope: float, fear: float, reach: float, dread: float) -> float:
    """What the attacks of both sides mean to one: now, and after the next move."""
    return HOPE * hope - FEAR * fear + REACH * reach - DREAD * dread


@rule
def attacks_now(world: World, state: State, side: int) -> float:
    """What a side's best attacks in this round come to, in points."""
    total = 0.0
    for u in range(world.units):
        if side_of(world, u) == side and is_ready(state, u) and state.units[u].place < SECTORS:
            total += best_attack(world, state, u)
    return total


@rule
def attacks_next(world: World, state: State, side: int) -> float:
    """What a side's best attacks after its next move come to, in points."""
    total = 0.0
    for u in range(world.units):
        if side_of(world, u) == side and is_ready(state, u):
            total += reach_value(world, state, u)
    return total


@rule
def eagerness(world: World, state: State, side: int) -> float:
    """What it is worth to a side to be as near to the enemy as it is."""
    total = 0.0
    for u in range(world.units):
        if side_of(world, u) == side and is_ready(state, u):
            total += approach(world, state, u)
    return total * urgency(world, state, side)


@rule
def is_ready(state: State, u: int) -> bool:
    """Whether a unit is there and fit to fight."""
    unit = state.units[u]
    return unit.type != 0 and unit.place <= RESERVE and unit.routed == 0 and unit.doomed == 0


@rule
def urgency(world: World, state: State, side: int) -> float:
    """How much a side wants to meet the enemy: the more, the later, if the limit is against it."""
    late = state.round / world.params.round_limit
    timeout = world.params.timeout
    urge = 1.0 + 0.5 * LATE * late
    if timeout == BY_POINTS:
        if ahead_by_points(world, state, side):
            urge -= LATE * late
        elif ahead_by_points(world, state, 1 - side):
            urge += LATE * late
    elif timeout != AS_DRAW:
        if (timeout == FOR_ATTACKER) == (side == ATT):
            return PATIENCE
        return IMPATIENCE
    return urge


@rule
def approach(world: World, state: State, u: int) -> float:
    """The worth of being near the enemy; shooters like to keep a sector between."""
    unit = state.units[u]
    enemy = 1 - side_of(world, u)
    if unit.place == RESERVE:
        return -6.0 * NEAR
    sector = int(unit.place)
    nearest = 7
    for other in range(SECTORS):
        if first_visible(state, other, enemy) != NOBODY:
            nearest = min(nearest, distance(sector, other))
    if printed(world, state, MISSILE, u) > 1:
        if nearest == 1:
            return APART
        return -NEAR * max(1, nearest)
    return -NEAR * nearest


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
    if unit.attacked == 1 or unit.withdrew == 1:
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
    first = int(world.first_def) if side == ATT else 0
    end = int(world.units) if side == ATT else int(world.first_def)
    for target in range(first, end):
        other = state.units[target]
        if other.type == 0 or other.place >= SECTORS or other.hidden == 1 or other.doomed != 0:
            continue
        if other.place == sector:
            best = max(best, worth_of(world, state, MELEE, u, target))
            if charges:
                best = max(best, worth_of(world, state, CHARGE, u, target))
        if shoots and refuse_shot(world, state, u, target) == 0:
            best = max(best, worth_of(world, state, MISSILE, u, target))
    if side == ATT and state.fort.sector == sector and fort_fights(world, state):
        best = max(best, worth_of(world, state, MELEE, u, THE_FORT))
    return best


@rule
def worth_of(world: World, state: State, mode: int, u: int, target: int) -> float:
    """What one attack is worth, in points."""
    value = attack_value(world, state, mode, u, target)
    defense = defense_value(world, state, target, u)
    return damage_expected(world, state, value, defense, target)


@rule
def reach_value(world: World, state: State, u: int) -> float:
    """The best attack that a unit could make after its next move, by its printed ratings."""
    unit = state.units[u]
    side = side_of(world, u)
    move = int(world.cards[unit.type].move)
    sector = int(unit.place)
    if unit.place == RESERVE:
        sector = home_row(side) * COLS + COLS // 2
        move -= 1
    charge = printed(world, state, CHARGE, u)
    melee = printed(world, state, MELEE, u)
    missile = printed(world, state, MISSILE, u)
    far = shooting_range(world, state, u)
    best = 0.0
    first = int(world.first_def) if side == ATT else 0
    end = int(world.units) if side == ATT else int(world.first_def)
    for target in range(first, end):
        other = state.units[target]
        if other.type == 0 or other.place >= SECTORS or other.hidden == 1 or other.doomed != 0:
            continue
        away = distance(sector, int(other.place))
        value = 0
        if away <= far:
            value = missile
        if away <= move:
            value = max(value, melee)
            if away > 0 and not bars_charge(state, int(other.place)):
                value = max(value, charge)
        if value > 0:
            defense = defense_value(world, state, target, u)
            best = max(best, damage_expected(world, state, value, defense, target))
    return best
