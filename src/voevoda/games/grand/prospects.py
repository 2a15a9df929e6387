"""What battles bring on average: those declared, the one that is fought, and those to come."""

from __future__ import annotations

from typing import Any

from voevoda.core.rule import rule
from voevoda.games.grand.forces import (
    BITS,
    MASK,
    besiegers,
    chance_of_attackers,
    declared_force,
    is_first_at,
    joining_force,
    ready_force,
    standing_force,
)
from voevoda.games.grand.laying import chance_to_win
from voevoda.games.grand.records import (
    ATT,
    DEF,
    IN_ORDERS,
    NOWHERE,
    NUMBERS,
    OPEN,
    SEATS,
    State,
    World,
)
from voevoda.games.grand.rules.end import lands_needed, lands_of
from voevoda.games.grand.rules.pieces import (
    building_at,
    cell_of,
    exists,
    is_building,
    owner_of,
)
from voevoda.games.grand.worth import NEARLY, PLUS_WORTH, piece_worth

EVERYBODY = (1 << NUMBERS) - 1
AHEAD = 2
"""How many lands short of victory a team is watched."""
AT_HAND, IN_REACH = 0.45, 0.25
"""What a battle that can be declared now, or after a march, counts of one that is declared."""
SURE = 0.97
"""How much less than a declared attacker one counts that may still declare."""
TOLL = 0.3
"""Share of equally strong attackers that fall in a battle that is won."""


@rule
def count_prospects(world: World, state: State, values: Any) -> None:
    """Add to the worth of each seat what battles bring."""
    for place in range(state.declared):
        if state.status[place] == OPEN and is_first_at(state, place):
            settle_declared(world, state, values, place, 1)
    if is_fighting(state):
        count_fought(world, state, values)
    count_sieges(world, state, values)
    count_victories(world, state, values)


@rule
def is_fighting(state: State) -> bool:
    """Whether a battle is fought that is not decided."""
    return state.battle.count > 0 and state.battle.winner not in (ATT, DEF)


@rule
def settle_declared(world: World, state: State, values: Any, first: int, counted: int) -> float:
    """Add, where `counted`, what a declared battle brings; return how likely the attack succeeds.

    What may still join the attack counts where it makes the attack better.
    """
    attacker = int(owner_of(state, int(state.source[first])))
    target = int(state.aim[first])
    defender = int(owner_of(state, target))
    cell = int(cell_of(state, target))
    other, other_plus, prize = standing_force(world, state, cell, attacker)
    joined, joined_plus, at_risk = joining_force(world, state, attacker, cell)
    drawn = defender == 0 and joined + joined_plus == 0
    other, other_plus = other + joined, other_plus + joined_plus
    plain, plus, cost = declared_force(world, state, first)
    prize += at_risk
    gain, lost = weigh_attack(plain, plus, cost, other, other_plus, drawn, prize)
    if state.node == IN_ORDERS and state.active == attacker:
        more, more_plus, more_cost = ready_force(
            world, state, attacker, cell, int(world.params.attack_reach)
        )
        if more + more_plus > 0:
            best, most = weigh_attack(
                plain + more, plus + more_plus, cost + more_cost, other, other_plus, drawn, prize
            )
            best *= SURE
            if best - most > gain - lost:
                gain, lost = best, most
    settle(world, values, attacker, counted * (gain - lost))
    settle(world, values, defender, counted * (0.5 * lost - gain))
    return gain / max(prize, 0.1)


@rule
def weigh_attack(
    plain: int, plus: int, cost: float, other: int, other_plus: int, drawn: bool, prize: float
) -> tuple[float, float]:
    """Return what an attack brings on average, and what it costs."""
    chance = chance_to_win(plain, plus, other, other_plus, drawn)
    force, against = plain + PLUS_WORTH * plus, other + PLUS_WORTH * other_plus
    toll = TOLL * min(1.0, against / max(1, force))
    return chance * prize, (1.0 - chance + chance * toll) * cost


@rule
def settle(world: World, values: Any, seat: int, worth: float) -> None:
    """Count something for a seat, if it is one."""
    if seat != 0:
        values[world.place[seat]] += worth


@rule
def count_fought(world: World, state: State, values: Any) -> None:
    """The battle that is fought: what each side may lose, and the first of the other gain."""
    battle = state.battle
    chance = chance_of_attackers(state)
    for fighter in range(battle.count):
        piece = int(battle.tag[fighter])
        if not exists(state, piece):
            continue
        attacks_here = fighter < battle.attackers
        lost = 1.0 - chance if attacks_here else chance
        worth = lost * piece_worth(world, state, piece)
        settle(world, values, int(battle.owner[fighter]), -worth)
        if is_building(piece):
            gainer = int(battle.commander[DEF if attacks_here else ATT])
            settle(world, values, gainer, worth)


@rule
def count_sieges(world: World, state: State, values: Any) -> None:
    """What is hoped for and feared at all cities."""
    for land in range(world.lands):
        city = int(state.city[land])
        if city != NOWHERE:
            lost = settle_siege(world, state, values, city, 1, EVERYBODY)
            loss = lost * piece_worth(world, state, building_at(city))
            settle(world, values, int(state.owner[city]), -loss)


@rule
def count_victories(world: World, state: State, values: Any) -> None:
    """The team that will have lands enough, as far as can be foreseen, has nearly won."""
    needed = lands_needed(world)
    for place in range(world.seats):
        team = int(world.team[world.number[place]])
        if not is_first_of_team(world, place):
            continue
        expected = float(lands_of(world, state, team))
        if expected < needed - AHEAD:
            continue
        for land in range(world.lands):
            city = int(state.city[land])
            if city != NOWHERE:
                expected += change_expected(world, state, values, city, team)
        values[place] += NEARLY * min(1.0, max(0.0, expected - needed + 1.0))


@rule
def change_expected(world: World, state: State, values: Any, city: int, team: int) -> float:
    """Whether a team will gain a city, 0 .. 1, or lose it, 0 .. -1, as far as can be foreseen."""
    own = (team >> state.owner[city]) & 1 == 1
    change = 0.0
    for place in range(state.declared):
        if state.status[place] != OPEN or not is_first_at(state, place):
            continue
        if cell_of(state, int(state.aim[place])) != city:
            continue
        attacker = int(owner_of(state, int(state.source[place])))
        if own or (team >> attacker) & 1 == 1:
            change += settle_declared(world, state, values, place, 0)
    if is_fighting(state):
        change += change_fought(state, city, team, own)
    change += settle_siege(world, state, values, city, 0, EVERYBODY if own else team)
    return -min(1.0, change) if own else min(1.0, change)


@rule
def change_fought(state: State, city: int, team: int, own: bool) -> float:
    """How likely a city changes hands by the battle that is fought, from or to a team."""
    battle = state.battle
    for fighter in range(battle.count):
        if battle.tag[fighter] == building_at(city):
            chance = chance_of_attackers(state)
            other = DEF if fighter < battle.attackers else ATT
            if own or (team >> battle.commander[other]) & 1 == 1:
                return chance if other == ATT else 1.0 - chance
    return 0.0


@rule
def is_first_of_team(world: World, place: int) -> bool:
    """Whether no seat of the team plays earlier."""
    seat = int(world.number[place])
    return bool(world.team[seat] & ((1 << seat) - 1) == 0)


@rule
def settle_siege(
    world: World, state: State, values: Any, city: int, counted: int, team: int
) -> float:
    """Add, where `counted`, what those near a city that is not theirs hope for.

    Whoever's turn comes earlier comes first. Return how likely a team takes the city.
    """
    far, far_plus = besiegers(world, state, city, 1 + world.params.land_move)
    if far + far_plus == 0:
        return 0.0
    drawn = state.owner[city] == 0
    near, near_plus = besiegers(world, state, city, world.params.attack_reach)
    plain, plus, _ = standing_force(world, state, city, 0)
    prize = counted * piece_worth(world, state, building_at(city))
    left, taken = 1.0, 0.0
    for turn in range(SEATS):
        seat = 1 + (state.active - 1 + turn) % SEATS
        shift = BITS * seat
        if ((far | far_plus) >> shift) & MASK == 0:
            continue
        hope = IN_REACH * chance_to_win(
            (far >> shift) & MASK, (far_plus >> shift) & MASK, plain, plus, drawn
        )
        if ((near | near_plus) >> shift) & MASK != 0:
            now = chance_to_win(
                (near >> shift) & MASK, (near_plus >> shift) & MASK, plain, plus, drawn
            )
            hope = max(hope, AT_HAND * now)
        settle(world, values, seat, left * hope * prize)
        if (team >> seat) & 1 == 1:
            taken += left * hope
        left -= left * hope
    return taken
