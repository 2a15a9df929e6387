"""CER-VIC: elimination, field, objective, break, and the round limit."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.cerilia.events import BATTLE_OVER
from voevoda.games.cerilia.ids import (
    CER_VIC_01,
    CER_VIC_02,
    CER_VIC_04,
    CER_VIC_05,
    CER_VIC_06,
)
from voevoda.games.cerilia.params import AS_DRAW, BY_POINTS, FOR_ATTACKER
from voevoda.games.cerilia.records import (
    ATT,
    BREAK_THROUGH,
    CHOOSE,
    DEF,
    GAME_OVER,
    NOBODY,
    SECTORS,
    TAKE_FORT,
    State,
    World,
)
from voevoda.games.cerilia.rules.board import home_row, row_of
from voevoda.games.cerilia.rules.units import (
    first_visible,
    fort_stands_in,
    is_lost,
    is_visible,
    side_of,
)

SHARE = 6
"""Points are counted in sixths: hits are 1, 2 or 3."""
BOTH = 2
"""Beside ATT and DEF: a draw."""


@rule
def finish(world: World, state: State, log: Log, because: int, winner: int) -> None:
    """CER-VIC-08: the battle is over; `winner` is a side, or BOTH for a draw."""
    won = 0
    count = 0
    for seat in range(world.seats):
        if winner == BOTH or seat % 2 == winner:
            won |= 1 << seat
            count += 1
    state.won = won
    state.end_rule = because
    state.phase = GAME_OVER
    state.node = CHOOSE
    emit(log, BATTLE_OVER, because, won, count)


@rule
def finish_by_loss(
    world: World, state: State, log: Log, because: int, attackers: bool, defenders: bool
) -> bool:
    """End the battle if a side has lost; both: a draw. Return whether it ended."""
    if not attackers and not defenders:
        return False
    winner = BOTH
    if not attackers:
        winner = ATT
    elif not defenders:
        winner = DEF
    finish(world, state, log, because, winner)
    return True


@rule
def is_eliminated(world: World, state: State, side: int) -> bool:
    """CER-VIC-01: whether all units of a side are lost."""
    for u in range(world.units):
        if state.units[u].type != 0 and side_of(world, u) == side and not is_lost(state, u):
            return False
    return True


@rule
def test_elimination(world: World, state: State, log: Log) -> bool:
    """CER-VIC-01: after RALLY, after each spell and after each effects step."""
    attackers = is_eliminated(world, state, ATT)
    defenders = is_eliminated(world, state, DEF)
    return finish_by_loss(world, state, log, CER_VIC_01, attackers, defenders)


@rule
def holds_field(world: World, state: State, side: int) -> bool:
    """CER-VIC-02: whether an unrouted unit of a side stands on the mat, hidden ones included."""
    for u in range(world.units):
        unit = state.units[u]
        if unit.place < SECTORS and unit.routed == 0 and side_of(world, u) == side:
            return True
    return False


@rule
def test_field(world: World, state: State, log: Log) -> bool:
    """CER-VIC-02: a side without an unrouted unit on the mat has lost."""
    attackers = not holds_field(world, state, ATT)
    defenders = not holds_field(world, state, DEF)
    return finish_by_loss(world, state, log, CER_VIC_02, attackers, defenders)


@rule
def count_through(world: World, state: State) -> int:
    """CER-VIC-04: Attackers that stand free in row 3."""
    count = 0
    for u in range(world.first_def):
        unit = state.units[u]
        if not is_visible(state, u) or unit.routed == 1:
            continue
        sector = int(unit.place)
        if row_of(sector) != home_row(DEF) or fort_stands_in(state, sector):
            continue
        if first_visible(state, sector, DEF) == NOBODY:
            count += 1
    return count


@rule
def test_objective(world: World, state: State, log: Log) -> bool:
    """CER-VIC-04: the Attacker took the fort, or broke through."""
    done = False
    if world.objective == TAKE_FORT:
        done = state.fort.destroyed == 1
    elif world.objective == BREAK_THROUGH:
        done = count_through(world, state) >= world.params.breakthrough_units
    if done:
        finish(world, state, log, CER_VIC_04, ATT)
    return done


@rule
def is_broken(world: World, state: State, side: int) -> bool:
    """CER-VIC-05: whether a side has lost so much that it breaks."""
    share = world.params.break_fraction
    if share[0] == 0:
        return False
    return int(state.lost_cost[side]) * int(share[1]) >= int(share[0]) * int(state.start_cost[side])


@rule
def test_break(world: World, state: State, log: Log) -> bool:
    """CER-VIC-05: of two that break, the one with the larger share of losses has lost."""
    attackers = is_broken(world, state, ATT)
    defenders = is_broken(world, state, DEF)
    if attackers and defenders:
        mine = int(state.lost_cost[ATT]) * int(state.start_cost[DEF])
        theirs = int(state.lost_cost[DEF]) * int(state.start_cost[ATT])
        attackers = mine >= theirs
        defenders = theirs >= mine
    return finish_by_loss(world, state, log, CER_VIC_05, attackers, defenders)


@rule
def points_of(world: World, state: State, side: int) -> int:
    """CER-VIC-06: cost of the remaining units by the share of hits they have, in sixths."""
    total = 0
    for u in range(world.units):
        unit = state.units[u]
        if unit.type == 0 or unit.summoned == 1 or side_of(world, u) != side or is_lost(state, u):
            continue
        card = world.cards[unit.type]
        total += card.cost * (card.hits - unit.damage) * SHARE // card.hits
    return int(total)


@rule
def ahead_by_points(world: World, state: State, side: int) -> bool:
    """CER-VIC-06: whether a side has so many more points that it wins at the limit."""
    mine = points_of(world, state, side)
    theirs = points_of(world, state, 1 - side)
    ratio = world.params.points_ratio
    return mine > 0 and mine * int(ratio[1]) >= theirs * int(ratio[0])


@rule
def test_limit(world: World, state: State, log: Log) -> bool:
    """CER-VIC-06: the last round is over."""
    if state.round < world.params.round_limit:
        return False
    winner = BOTH
    timeout = world.params.timeout
    if timeout == BY_POINTS:
        attacker_leads = ahead_by_points(world, state, ATT)
        defender_leads = ahead_by_points(world, state, DEF)
        if attacker_leads and not defender_leads:
            winner = ATT
        elif defender_leads and not attacker_leads:
            winner = DEF
    elif timeout != AS_DRAW:
        winner = ATT if timeout == FOR_ATTACKER else DEF
    finish(world, state, log, CER_VIC_06, winner)
    return True
