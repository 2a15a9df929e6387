"""CIT-END: elimination, conquest of all, the two limits and how they are judged."""

from __future__ import annotations

from functools import cmp_to_key

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.cities.events import ELIMINATED, GAME_ENDED
from voevoda.games.cities.ids import (
    CIT_END_01,
    CIT_END_02,
    CIT_END_03,
    CIT_END_04,
    CIT_END_05,
    CIT_END_06,
)
from voevoda.games.cities.records import GAME_OVER, SEATS, State, World
from voevoda.games.cities.rules.general import has_location, owner_of


@rule
def total_spirit(world: World, state: State, seat: int) -> int:
    """CIT-END-05 (2): spirit of a seat's locations and units."""
    total = 0
    for index in range(world.locations):
        if state.locations[index].owner == seat:
            total += state.locations[index].spirit
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.number != 0 and owner_of(state, unit) == seat:
            total += unit.spirit
    return total


@rule
def total_health(world: World, state: State, seat: int) -> int:
    """CIT-END-05 (3): health of a seat's locations and units."""
    total = 0
    for index in range(world.locations):
        if state.locations[index].owner == seat:
            total += state.locations[index].health
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.number != 0 and owner_of(state, unit) == seat:
            total += unit.health
    return total


@rule
def total_locations(world: World, state: State, seat: int) -> int:
    """CIT-END-05 (1): locations that a seat owns."""
    total = 0
    for index in range(world.locations):
        if state.locations[index].owner == seat:
            total += 1
    return total


@rule
def compare(world: World, state: State, one: int, two: int) -> int:
    """CIT-END-05: positive if seat `one` stands better than `two`, 0 if equal in all three."""
    by = total_locations(world, state, one) - total_locations(world, state, two)
    if by == 0:
        by = total_spirit(world, state, one) - total_spirit(world, state, two)
    if by == 0:
        by = total_health(world, state, one) - total_health(world, state, two)
    return by


@rule
def finish(state: State, log: Log, because: int, won: int) -> None:
    """Close the game with a bit set of winners."""
    state.phase = GAME_OVER
    state.won = won
    state.end_rule = because
    count = 0
    for seat in range(SEATS):
        count += (won >> seat) & 1
    emit(log, GAME_ENDED, because, won, count)


@rule
def test_conquest(world: World, state: State, log: Log, loser: int, winner: int) -> None:
    """CIT-END-01, CIT-END-02 (CIT-LOC-13): the loser may be out, the winner may own everything."""
    if has_location(world, state, loser):
        return
    place = 0
    while state.eliminated[place] != 0:
        place += 1
    state.eliminated[place] = loser + 1
    emit(log, ELIMINATED, CIT_END_01, loser)
    for index in range(world.locations):
        if state.locations[index].owner != winner:
            return
    finish(state, log, CIT_END_02, 1 << winner)


@rule
def test_limits(world: World, state: State, log: Log) -> None:
    """CIT-END-03 and then CIT-END-04, when the order wraps."""
    quiet = world.params.quiet_limit
    if state.round > world.params.round_limit:
        finish(state, log, CIT_END_03, best_seats(world, state, log))
    elif quiet != 0 and state.quiet_rounds >= quiet:
        finish(state, log, CIT_END_04, best_seats(world, state, log))


@rule
def best_seats(world: World, state: State, log: Log) -> int:
    """CIT-END-05, CIT-END-06: the bit set of those who win at a limit."""
    if world.params.limit_result == 1:
        fired(log, CIT_END_06)
    else:
        fired(log, CIT_END_05)
    won = 0
    best = -1
    for seat in range(world.seats):
        if not has_location(world, state, seat):
            continue
        by = 0
        if best >= 0 and world.params.limit_result == 0:
            by = compare(world, state, seat, best)
        if best < 0 or by > 0:
            best = seat
            won = 1 << seat
        elif by == 0:
            won |= 1 << seat
    return won


def placing(world: World, state: State) -> list[list[int]]:
    """CIT-END-08: seats from best to worst once the game is over, equal ones together."""
    winners = [seat for seat in range(world.seats) if state.won >> seat & 1]
    left = [s for s in range(world.seats) if has_location(world, state, s) and s not in winners]

    def behind(one: int, two: int) -> int:
        return int(compare(world, state, two, one))

    left.sort(key=cmp_to_key(behind))
    groups = [winners]
    for seat in left:
        if groups[-1] is not winners and compare(world, state, seat, groups[-1][0]) == 0:
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return groups + [[place - 1] for place in reversed(state.eliminated) if place]
