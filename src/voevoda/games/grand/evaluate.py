"""What a position is worth to each seat: the estimate that bots look ahead to.

The weights were set by hand; they are no rules. Each team's worth is added up, and a seat's value
is its team's share of the whole. Of a battle that is declared or fought, each side counts what it
may expect; what lies face down is not looked at.
"""

from __future__ import annotations

from typing import Any

from voevoda.core.rule import rule
from voevoda.games.grand.params import CITY, FORTRESS, MINE, PORT, SHIP, SURVIVORS, TOWER
from voevoda.games.grand.prospects import count_prospects, is_first_of_team
from voevoda.games.grand.records import (
    ARMIES,
    ATT,
    BATTLE_GAME,
    DEF,
    GAME_OVER,
    MOUNTAIN,
    NOWHERE,
    PLACE,
    State,
    World,
)
from voevoda.games.grand.rules.cells import are_friends
from voevoda.games.grand.rules.economy import gross_income, upkeep_of
from voevoda.games.grand.rules.end import lands_of
from voevoda.games.grand.rules.geometry import distance
from voevoda.games.grand.rules.orders import end_of, first_of
from voevoda.games.grand.rules.pieces import is_army, is_mage, tag_kind, unit_strength
from voevoda.games.grand.worth import (
    COIN,
    DEBT_RISK,
    INCOME,
    LAND,
    PLUS_WORTH,
    UNDEAD,
    WALL,
    building_worth,
    unit_worth,
)

BASE = 30.0
"""Worth that every team has for nothing, so that small leads count little."""
ADVANCE, FAR = 0.12, 12
"""What each detachment gains with each cell that it is nearer than FAR to a city to be taken."""
BEHIND = 4
"""How near to such a city a mage goes."""
SITE = 2.0
"""What it is worth to stand where a city can be founded at once."""
DONE = 0.9
"""Share of a work's worth that counts before it is completed."""


@rule
def value_positions(world: World, state: State, values: Any) -> None:
    """Fill each seat's value, -1 lost .. 1 won; an early win is worth more than a late one."""
    if state.node == GAME_OVER:
        value_end(world, state, values)
    elif world.type == BATTLE_GAME:
        value_match(world, state, values)
    else:
        value_realms(world, state, values)


@rule
def value_end(world: World, state: State, values: Any) -> None:
    """The value of a finished game; of several winners each has an equal part."""
    winners = 0
    for place in range(world.seats):
        winners += (state.won >> place) & 1
    early = 0.02 * state.year / world.params.year_limit
    for place in range(world.seats):
        values[place] = 0.0
        if winners < world.seats:
            won = (state.won >> place) & 1 == 1
            values[place] = (
                (1.0 - early) / winners if won else (early - 1.0) / (world.seats - winners)
            )


@rule
def value_match(world: World, state: State, values: Any) -> None:
    """The lead so far, and that in cards of the battle that is fought."""
    battle = state.battle
    rounds = float(world.params.rounds)
    whole = 1
    if world.params.payoff == SURVIVORS:
        for side in range(2):
            total = 0
            for army in range(world.army_count[side]):
                total += world.army_strength[side * ARMIES + army]
            whole *= total
    att, dfn = side_force(world, state, ATT), side_force(world, state, DEF)
    lead = state.score / (whole * rounds)
    if battle.count > 0:
        now = (att - dfn) / (att + dfn + 1.0)
        lead += now / rounds if battle.owner[0] == world.number[0] else -now / rounds
    lead = 0.9 * lead / (1.0 + abs(lead)) * 2.0 if abs(lead) < 1.0 else 0.9 * lead / abs(lead)
    values[0] = lead
    values[1] = -lead


@rule
def side_force(world: World, state: State, side: int) -> int:
    """Living cards of a side, with advantage counted double."""
    battle = state.battle
    force = 0
    for fighter in range(first_of(battle, side), end_of(battle, side)):
        force += battle.left[fighter] * (PLUS_WORTH if battle.plus[fighter] == 1 else 1)
    return force


@rule
def value_realms(world: World, state: State, values: Any) -> None:
    """The share of each team in all that there is."""
    for place in range(world.seats):
        seat = int(world.number[place])
        values[place] = 0.0
        if (state.out >> seat) & 1 == 0:
            values[place] = realm_worth(world, state, seat)
            if state.node == PLACE and state.asked == seat:
                values[place] += UNDEAD * state.left
    count_prospects(world, state, values)
    share_out(world, values)


@rule
def share_out(world: World, values: Any) -> None:
    """Turn worths of seats into values: the share of a team, from lost -1 to won 1."""
    total = 0.0
    teams = 0
    for place in range(world.seats):
        if is_first_of_team(world, place):
            teams += 1
            total += team_worth(world, values, place)
    for place in range(world.seats):
        if is_first_of_team(world, place):
            worth = team_worth(world, values, place)
            share = 0.95 * (teams * worth / total - 1.0) / (teams - 1)
            team = int(world.team[world.number[place]])
            for other in range(world.seats):
                if (team >> world.number[other]) & 1 == 1:
                    values[other] = share


@rule
def team_worth(world: World, values: Any, place: int) -> float:
    """The worth of all seats of a team, above zero."""
    team = int(world.team[world.number[place]])
    worth = BASE
    for other in range(world.seats):
        if (team >> world.number[other]) & 1 == 1:
            worth += values[other]
    return worth if worth > 1.0 else 1.0 / (2.0 - worth)


@rule
def realm_worth(world: World, state: State, seat: int) -> float:
    """Lands, income, coins, troops and walls of a seat."""
    lands = lands_of(world, state, 1 << seat)
    total = LAND * lands
    gross = gross_income(world, state, seat, 1)
    upkeep = upkeep_of(world, state, seat)
    total += INCOME * (gross - upkeep) + COIN * min(int(state.coins[seat]), 400)
    if state.coins[seat] + 3 * (gross - upkeep) < 0:
        total -= DEBT_RISK
    for place in range(state.buildings):
        cell = int(state.built[place])
        if state.owner[cell] == seat:
            total += building_worth(world, state, cell)
    for slot in range(state.top):
        if state.units[slot].owner == seat:
            total += unit_worth(world, state, slot) + hopes_of_unit(world, state, slot, seat)
    return total


@rule
def hopes_of_unit(world: World, state: State, slot: int, seat: int) -> float:
    """What it is building or may build, and how near it is to a city to be taken."""
    unit = state.units[slot]
    tag = int(unit.tag)
    total = 0.0
    if unit.work != 0 and unit.spoiled == 0:
        total += DONE * work_worth(int(unit.work))
    elif is_army(tag) and unit.act == 1 and may_found(world, state, int(unit.cell), seat):
        total += SITE
    if tag_kind(tag) == SHIP:
        return total
    nearest = FAR
    for land in range(world.lands):
        city = int(state.city[land])
        if city != NOWHERE and not are_friends(world, state, seat, int(state.owner[city])):
            nearest = min(nearest, distance(world, int(unit.cell), city))
    if is_mage(tag):
        nearest = max(nearest, BEHIND)
    return total + ADVANCE * unit_strength(world, tag) * (FAR - nearest)


@rule
def work_worth(work: int) -> float:
    """What a finished work is worth."""
    if work == CITY:
        return LAND + INCOME * 20
    if work in (MINE, PORT):
        return INCOME * 10
    return WALL * PLUS_WORTH if work in (FORTRESS, TOWER) else 0.0


@rule
def may_found(world: World, state: State, cell: int, seat: int) -> bool:
    """Whether a city could be founded on a cell."""
    land = int(world.land[cell])
    if land < 0 or world.terrain[cell] == MOUNTAIN or state.kind[cell] != 0:
        return False
    return bool(state.city[land] == NOWHERE and state.coins[seat] >= world.params.work_cost[CITY])
