"""What a position is worth to each seat: the estimate that bots look ahead to.

The weights were set by play between bots; they are no rules. What armies, spells and aims are worth
counts for one side what it counts against the other. The prospects of attacks are each side's own:
were the enemy's felt as much, no bot would take a step, for both are equally near.
"""

from __future__ import annotations

from typing import Any

from voevoda.core.rule import rule
from voevoda.games.cerilia.order import hosts_value, order_value
from voevoda.games.cerilia.params import ROUT
from voevoda.games.cerilia.prospects import attacks_next, attacks_now, eagerness, outlook
from voevoda.games.cerilia.records import (
    ASIDE,
    ATT,
    BREAK_THROUGH,
    DEF,
    GAME_OVER,
    NOBODY,
    P0_ATTACH,
    RESERVE,
    SECTORS,
    TAKE_FORT,
    State,
    World,
)
from voevoda.games.cerilia.roster import BLESS, DESTROY, DRIVE_BACK, SPELLS, SUMMON
from voevoda.games.cerilia.roster import ROUT as ROUT_SPELL
from voevoda.games.cerilia.rules.board import distance, row_of
from voevoda.games.cerilia.rules.end import BOTH, count_through
from voevoda.games.cerilia.rules.retreat import OPEN, WAY, way_back
from voevoda.games.cerilia.rules.units import (
    fort_fights,
    in_own_fort,
    is_lost,
    side_of,
)

SCALE = 25.0
"""A lead of this many points is worth half of a win."""
BARE = 0.25
"""Share of a unit's worth that it has for being there, however hurt."""
ROUTED = 0.65
"""Share of its worth that a routed unit keeps."""
FALLS = 0.9
"""The same for one that will fall back at the end of the phase."""
FLIES = 0.7
"""The same for one that will be routed."""
IN_RESERVE = 0.8
"""The same for one in the reserve."""
BLOCKED = 0.12
"""Share of its worth that a unit loses where it cannot retreat."""
CUT_OFF = 0.5
"""The same, further, when it has to."""
IN_FORT = 1.1
"""What a unit in its own fort is worth more."""
FIELD = 10.0
"""What it costs to have no unrouted unit on the mat; the half with one, a third with two."""
BLESSING = 0.04
"""What a round of blessing adds to the worth of a unit, as a share of its cost."""
LOSS = 6.0
"""What it costs to have lost the whole army; by the square of the share."""
MANNED = 3.0
"""What it is worth to the Attacker that nobody is in the fort he has to take."""
FORT_HIT = 6.0
"""What damage of that fort is worth."""
MARCH = 0.4
"""What a step of an Attacker towards his objective is worth."""
GUARD = 0.5
"""What a step of a Defender towards it is worth to him."""
THROUGH = 3.0
"""What an Attacker that has broken through is worth."""
WORTH_OF_SPELLS = {DESTROY: 7.0, ROUT_SPELL: 4.0, DRIVE_BACK: 1.0, BLESS: 0.3, SUMMON: 2.0}
OTHER_SPELL = 0.6
SPELL_WORTH = (0.0, *(WORTH_OF_SPELLS.get(card.effect, OTHER_SPELL) for card in SPELLS))
"""What a spell that is not cast yet is worth, by its number."""


@rule
def value_positions(world: World, state: State, values: Any) -> None:
    """Fill each seat's value, -1 lost .. 1 won; an early win is worth more than a late one."""
    if state.phase == GAME_OVER:
        lead = final_value(world, state)
        for seat in range(world.seats):
            values[seat] = lead if seat % 2 == ATT else -lead
        return
    if state.phase <= P0_ATTACH:
        for side in range(2):
            values[side] = order_value(world, state, side)
    else:
        value_battle(world, state, values)
    for side in range(2):
        if state.round <= 1:  # the last host is judged when the battle has begun
            values[side] += hosts_value(world, state, side)
        values[side] = 0.95 * values[side] / (SCALE + abs(values[side]))
    for seat in range(2, world.seats):
        values[seat] = values[seat - 2]


@rule
def value_battle(world: World, state: State, values: Any) -> None:
    """Fill both sides' values, in points."""
    lead = strength(world, state, ATT) - strength(world, state, DEF) + aim_value(world, state)
    attacker, defender = attacks_now(world, state, ATT), attacks_now(world, state, DEF)
    coming, against = attacks_next(world, state, ATT), attacks_next(world, state, DEF)
    values[ATT] = lead + outlook(attacker, defender, coming, against)
    values[DEF] = -lead + outlook(defender, attacker, against, coming)
    for side in range(2):
        values[side] += eagerness(world, state, side)


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
    ready = 0
    for u in range(world.units):
        unit = state.units[u]
        if unit.type == 0 or unit.place == ASIDE or side_of(world, u) != side or is_lost(state, u):
            continue
        total += unit_value(world, state, u)
        if unit.place < SECTORS and unit.routed == 0 and unit.doomed == 0:
            ready += 1
    total -= FIELD / (1.0 + ready)
    for c in range(world.casters):
        if world.caster_seat[c] % 2 == side and state.casters[c].lost == 0:
            total += spells_value(world, state, c)
    return total


@rule
def spells_value(world: World, state: State, c: int) -> float:
    """What the spells that a caster has left are worth."""
    total = 0.0
    for spell in range(1, len(world.spells)):
        total += SPELL_WORTH[spell] * state.casters[c].spells[spell]
    return total * (1.0 - 0.5 * state.round / world.params.round_limit)


@rule
def unit_value(world: World, state: State, u: int) -> float:
    """What a unit is worth: its cost by its hits, less when it is routed, hit or cut off."""
    unit = state.units[u]
    if unit.doomed != 0:
        return 0.0
    card = world.cards[unit.type]
    left = card.hits - unit.damage - unit.pending
    value = card.cost * (BARE + (1.0 - BARE) * left / card.hits)
    if unit.bless_until != 0:
        value += BLESSING * card.cost * (unit.bless_until - state.round + 1)
    if unit.routed == 1:
        value *= ROUTED
    elif unit.falling != 0:
        value *= FLIES if unit.falls_by == ROUT else FALLS
    if unit.place == RESERVE:
        return IN_RESERVE * value
    if in_own_fort(world, state, u):
        return value * IN_FORT
    if way_back(world, state, u) // WAY != OPEN:
        value *= 1.0 - BLOCKED - (CUT_OFF if unit.falling != 0 else 0.0)
    return value


@rule
def aim_value(world: World, state: State) -> float:
    """What the objective, the losses and the limit mean for the Attacker, in points."""
    value = 0.0
    share = world.params.break_fraction
    if share[0] != 0:
        for side in range(2):
            if state.start_cost[side] > 0:
                lost = state.lost_cost[side] / state.start_cost[side]
                value += (LOSS if side == DEF else -LOSS) * lost * lost
    hit = FORT_HIT if world.objective == TAKE_FORT else 0.3 * FORT_HIT
    if state.fort.destroyed == 1 or state.fort.doomed != 0:
        value += 4.0 * hit
    elif state.fort.sector != NOBODY:
        value += hit * (state.fort.damage + state.fort.pending)
    if world.objective == TAKE_FORT and state.fort.sector != NOBODY:
        if fort_fights(world, state):
            value += MANNED
        value += march_value(world, state, int(state.fort.sector))
    elif world.objective == BREAK_THROUGH:
        value += march_value(world, state, NOBODY)
        value += THROUGH * count_through(world, state)
    return value


@rule
def march_value(world: World, state: State, goal: int) -> float:
    """How near the Attackers are to the goal, or to row 3, and the Defenders to what they hold."""
    total = 0.0
    for u in range(world.units):
        unit = state.units[u]
        if unit.type == 0 or unit.place >= SECTORS or unit.routed == 1:
            continue
        place = int(unit.place)
        steps = row_of(place) if goal == NOBODY else 3 - distance(place, goal)
        total += MARCH * steps if u < world.first_def else -GUARD * steps
    return total
