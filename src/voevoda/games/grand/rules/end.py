"""GRA-END: who has won, who is out, and who gives up."""

from __future__ import annotations

from voevoda.core.events import Log, emit, fired
from voevoda.core.rule import rule
from voevoda.games.grand.events import (
    ELIMINATED,
    GAME_ENDED,
    RANKED,
    RESIGNED,
)
from voevoda.games.grand.ids import (
    GRA_BLD_06,
    GRA_END_01,
    GRA_END_02,
    GRA_END_03,
    GRA_END_04,
    GRA_END_05,
    GRA_END_06,
    GRA_END_07,
)
from voevoda.games.grand.records import CRUMBLE, GAME_OVER, NOWHERE, State, World
from voevoda.games.grand.rules.dragons import forget_declarations
from voevoda.games.grand.rules.economy import net_income
from voevoda.games.grand.rules.pieces import is_mage
from voevoda.games.grand.rules.removal import destroy_unit, give_building


@rule
def controller_of(state: State, land: int) -> int:
    """GRA-BLD-06: the owner of the land's city, 0 for nobody."""
    city = state.city[land]
    return 0 if city == NOWHERE else int(state.owner[city])


@rule
def lands_of(world: World, state: State, seats: int) -> int:
    """How many lands a set of seats controls."""
    count = 0
    for land in range(world.lands):
        owner = controller_of(state, land)
        if owner != 0 and (seats >> owner) & 1 == 1:
            count += 1
    return count


@rule
def lands_needed(world: World) -> int:
    """GRA-END-01: more than the given share."""
    return world.params.victory_percent * world.lands // 100 + 1


@rule
def test_lands(world: World, state: State, log: Log, seat: int) -> None:
    """GRA-END-01: at the start of its turn a team with enough lands wins."""
    fired(log, GRA_BLD_06)
    if lands_of(world, state, int(world.team[seat])) >= lands_needed(world):
        end_game(world, state, log, int(world.team[seat]), GRA_END_01)


@rule
def end_game(world: World, state: State, log: Log, seats: int, because: int) -> None:
    """GRA-END-07: a set of seats wins; several teams in it draw."""
    won = 0
    count = 0
    for place in range(world.seats):
        if (seats >> world.number[place]) & 1 == 1:
            won |= 1 << place
            count += 1
    state.won = won
    state.end_rule = because
    state.asked = 0
    state.node = GAME_OVER
    emit(log, GAME_ENDED, because, won, count)
    fired(log, GRA_END_07)


@rule
def has_pieces(state: State, seat: int) -> bool:
    """GRA-END-02: whether a seat has any unit or building."""
    for slot in range(state.top):
        if state.units[slot].owner == seat:
            return True
    for place in range(state.buildings):
        if state.owner[state.built[place]] == seat:
            return True
    return False


@rule
def test_survivors(world: World, state: State, log: Log) -> None:
    """GRA-END-02, GRA-END-03: seats with nothing are out; a team that is left alone wins."""
    for place in range(world.seats):
        seat = int(world.number[place])
        if (state.out >> seat) & 1 == 0 and not has_pieces(state, seat):
            state.out |= 1 << seat
            emit(log, ELIMINATED, GRA_END_02, seat)
    left = seats_in(world, int(state.out))
    if left == 0:
        end_game(world, state, log, teams_of(world, seats_in(world, state.out_before)), GRA_END_03)
    else:
        team = teams_of(world, left)
        if is_one_team(world, left):
            end_game(world, state, log, team, GRA_END_03)


@rule
def seats_in(world: World, out: int) -> int:
    """The bit set of seats in play that are not out."""
    seats = 0
    for place in range(world.seats):
        seats |= 1 << world.number[place]
    return seats & ~out


@rule
def teams_of(world: World, seats: int) -> int:
    """The bit set of all members of the teams of a set of seats."""
    found = 0
    for place in range(world.seats):
        seat = int(world.number[place])
        if (seats >> seat) & 1 == 1:
            found |= world.team[seat]
    return found


@rule
def is_one_team(world: World, seats: int) -> bool:
    """Whether all of a set of seats are of one team."""
    for place in range(world.seats):
        seat = int(world.number[place])
        if (seats >> seat) & 1 == 1:
            return seats & ~int(world.team[seat]) == 0
    return False


@rule
def test_limit(world: World, state: State, log: Log) -> None:
    """GRA-END-04, GRA-END-05: lands, then income, then coins; equals draw."""
    fired(log, GRA_END_04)
    best = 0
    left = seats_in(world, int(state.out))
    for place in range(world.seats):
        seat = int(world.number[place])
        team = int(world.team[seat])
        if (left >> seat) & 1 == 0 or team & left & ((1 << seat) - 1) != 0:
            continue
        emit(
            log, RANKED, GRA_END_05, seat, lands_of(world, state, team),
            income_of(world, state, team), coins_of(world, state, team),
        )  # fmt: skip
        order = 1 if best == 0 else compare(world, state, team, first_team(world, best))
        if order > 0:
            best = team
        elif order == 0:
            best |= team
    end_game(world, state, log, best, GRA_END_05)


@rule
def first_team(world: World, seats: int) -> int:
    """The team of the first of a set of seats."""
    for place in range(world.seats):
        seat = int(world.number[place])
        if (seats >> seat) & 1 == 1:
            return int(world.team[seat])
    return 0


@rule
def compare(world: World, state: State, team: int, other: int) -> int:
    """GRA-END-05: above 0 if a team stands before another, 0 if they are equal."""
    order = lands_of(world, state, team) - lands_of(world, state, other)
    if order == 0:
        order = income_of(world, state, team) - income_of(world, state, other)
    if order == 0:
        order = coins_of(world, state, team) - coins_of(world, state, other)
    return order


@rule
def income_of(world: World, state: State, team: int) -> int:
    """GRA-ECO-03: the income of a team's players together."""
    total = 0
    for place in range(world.seats):
        seat = int(world.number[place])
        if (team >> seat) & 1 == 1:
            total += net_income(world, state, seat)
    return total


@rule
def coins_of(world: World, state: State, team: int) -> int:
    """The coins of a team's players together."""
    total = 0
    for place in range(world.seats):
        seat = int(world.number[place])
        if (team >> seat) & 1 == 1:
            total += state.coins[seat]
    return total


@rule
def give_up(world: World, state: State, log: Log) -> None:
    """GRA-END-06: mages first, then all other units; buildings are nobody's; the turn ends."""
    seat = int(state.active)
    emit(log, RESIGNED, GRA_END_06, seat)
    for mages in range(2):
        slot = 0
        while slot < state.top:
            unit = state.units[slot]
            if unit.owner == seat and (mages == 1 or is_mage(int(unit.tag))):
                destroy_unit(world, state, log, slot, GRA_END_06)
            else:
                slot += 1
    for place in range(state.buildings):
        cell = int(state.built[place])
        if state.owner[cell] == seat:
            give_building(state, log, cell, 0, GRA_END_06)
    forget_declarations(state)
    state.out |= 1 << seat
    emit(log, ELIMINATED, GRA_END_06, seat)
    state.node = CRUMBLE
