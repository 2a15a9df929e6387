"""What a position is worth to each seat: the estimate that bots look ahead to.

The weights were set by hand; they are no rules. Each team's worth is added up, and a seat's value
is its team's share of the whole. Of a battle that is declared or fought, each side counts what it
may expect; what lies face down is not looked at.
"""

from __future__ import annotations

from typing import Any

from voevoda.core.rule import rule
from voevoda.games.grand.params import (
    CITY,
    DRAGON,
    FORTRESS,
    LEVEL,
    MAGE,
    MINE,
    MITHRIL_LEVEL,
    PERSONAL,
    PORT,
    SURVIVORS,
    TOWER,
    ZOMBIE,
)
from voevoda.games.grand.records import (
    ARMIES,
    ATT,
    BATTLE_GAME,
    DEF,
    GAME_OVER,
    OPEN,
    State,
    World,
)
from voevoda.games.grand.rules.cells import are_friends
from voevoda.games.grand.rules.economy import gross_income, upkeep_of
from voevoda.games.grand.rules.end import lands_needed, lands_of
from voevoda.games.grand.rules.geometry import distance
from voevoda.games.grand.rules.orders import end_of, first_of, has_plus
from voevoda.games.grand.rules.pieces import (
    building_at,
    cell_of,
    exists,
    garrison_of,
    is_army,
    is_building,
    on_the_map,
    owner_of,
    slot_of,
    tag_kind,
    tag_number,
    unit_strength,
)

BASE = 30.0
"""Worth that every team has for nothing, so that small leads count little."""
LAND, NEARLY = 12.0, 30.0
INCOME, COIN, DEBT_RISK = 0.3, 0.06, 4.0
DETACHMENT, WALL = 1.5, 0.5
LORD, WIZARD, UNDEAD, WYRM, MITHRIL = 3.0, 8.0, 1.0, 10.0, 4.0
ADVANCE, FAR = 0.12, 12
PLUS_WORTH = 2


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
    count_hopes(world, state, values)
    share_out(world, state, values)


@rule
def share_out(world: World, state: State, values: Any) -> None:
    """Turn worths of seats into values: the share of a team, from lost -1 to won 1."""
    total = 0.0
    teams = 0
    for place in range(world.seats):
        values[place] = max(values[place], 0.0)
        total += values[place]
        seat = int(world.number[place])
        if world.team[seat] & ((1 << seat) - 1) == 0:
            teams += 1
            total += BASE
    for place in range(world.seats):
        seat = int(world.number[place])
        team = int(world.team[seat])
        if team & ((1 << seat) - 1) != 0:
            continue
        worth = BASE
        for other in range(world.seats):
            if (team >> world.number[other]) & 1 == 1:
                worth += values[other]
        for other in range(world.seats):
            if (team >> world.number[other]) & 1 == 1:
                values[other] = 0.95 * (teams * worth / total - 1.0) / (teams - 1)


@rule
def realm_worth(world: World, state: State, seat: int) -> float:
    """Lands, income, coins, troops and walls of a seat."""
    lands = lands_of(world, state, 1 << seat)
    total = LAND * lands
    if lands_of(world, state, int(world.team[seat])) >= lands_needed(world):
        total += NEARLY
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
def building_worth(world: World, state: State, cell: int) -> float:
    """Walls, mithril, and a level to come; income is counted apart."""
    kind = state.kind[cell]
    walls = kind in (CITY, FORTRESS, TOWER)
    total = WALL * garrison_of(world, state, cell) * (PLUS_WORTH if walls else 1)
    if kind == MINE and state.level[cell] >= MITHRIL_LEVEL:
        total += MITHRIL
    if state.work[cell] == LEVEL and state.spoiled[cell] == 0:
        total += 0.9 * (INCOME * 10 + WALL)
    return total


@rule
def unit_worth(world: World, state: State, slot: int) -> float:
    """What a unit is worth wherever it stands."""
    tag = int(state.units[slot].tag)
    kind = tag_kind(tag)
    if kind == MAGE:
        return WIZARD
    if kind == ZOMBIE:
        return UNDEAD
    if kind == DRAGON:
        return WYRM
    worth = DETACHMENT * unit_strength(world, tag)
    if state.units[slot].mithril == 1 and world.params.mithril_plus == 1:
        worth *= PLUS_WORTH
    return worth + LORD if kind == PERSONAL else worth


@rule
def hopes_of_unit(world: World, state: State, slot: int, seat: int) -> float:
    """What it is building, and how near it is to a city that is not its own or a friend's."""
    unit = state.units[slot]
    total = 0.0
    if unit.work != 0 and unit.spoiled == 0:
        if unit.work == CITY:
            total += 0.9 * (LAND + INCOME * 20)
        elif unit.work == MINE or unit.work == PORT:
            total += 0.9 * INCOME * 10
        elif unit.work == FORTRESS or unit.work == TOWER:
            total += 0.9 * WALL * PLUS_WORTH
    if not is_army(int(unit.tag)):
        return total
    nearest = FAR
    for land in range(world.lands):
        city = int(state.city[land])
        if city >= 0 and not are_friends(world, state, seat, int(state.owner[city])):
            nearest = min(nearest, distance(world, int(unit.cell), city))
    return total + ADVANCE * unit_strength(world, int(unit.tag)) * (FAR - nearest)


@rule
def count_hopes(world: World, state: State, values: Any) -> None:
    """What battles bring on average: those declared, each once, and the one that is fought."""
    for place in range(state.declared):
        if state.status[place] == OPEN and is_first_on(state, place):
            count_declared(world, state, values, place)
    if state.battle.count > 0 and state.battle.winner != ATT and state.battle.winner != DEF:
        count_fought(world, state, values)


@rule
def is_first_on(state: State, place: int) -> bool:
    """Whether no earlier open declaration has the same target."""
    for earlier in range(place):
        if state.status[earlier] == OPEN and state.aim[earlier] == state.aim[place]:
            return False
    return True


@rule
def chance_to_win(plain: int, plus: int, other: int, other_plus: int, wild: bool) -> float:
    """About how likely a side wins; `wild` where the other side's orders are drawn by lot."""
    pairs = min(plus, other_plus)
    mine = plain + pairs
    theirs = other + pairs
    if plus == other_plus:
        chance = 0.5 if mine == theirs else (1.0 if mine > theirs else 0.0)
    elif plus > other_plus:
        lead = theirs - PLUS_WORTH * (plus - pairs) - mine
        chance = 1.0 - min(1.0, max(0.0, 0.75 + 0.17 * lead))
    else:
        lead = mine - PLUS_WORTH * (other_plus - pairs) - theirs
        chance = min(1.0, max(0.0, 0.75 + 0.17 * lead))
    return chance + 0.3 * (1.0 - chance) if wild and chance > 0.0 else chance


@rule
def count_declared(world: World, state: State, values: Any, place: int) -> None:
    """Attackers of one target against all that stands with it, as things are."""
    target = int(state.aim[place])
    if not exists(state, target) or not exists(state, int(state.source[place])):
        return
    attacker = int(owner_of(state, int(state.source[place])))
    defender = int(owner_of(state, target))
    plain, plus, cost = 0, 0, 0.0
    for other in range(state.declared):
        piece = int(state.source[other])
        if state.status[other] != OPEN or state.aim[other] != target or not exists(state, piece):
            continue
        if has_plus(world, state, piece, False):
            plus += cards_worth(world, state, piece)
        else:
            plain += cards_worth(world, state, piece)
        cost += piece_worth(world, state, piece)
    cell = int(cell_of(state, target))
    other, other_plus, prize = standing_force(world, state, cell, attacker)
    chance = chance_to_win(plain, plus, other, other_plus, defender == 0)
    settle(world, values, attacker, chance * prize - (1.0 - chance) * cost)
    settle(world, values, defender, (1.0 - chance) * 0.5 * cost - chance * prize)


@rule
def standing_force(world: World, state: State, cell: int, attacker: int) -> tuple[int, int, float]:
    """Plain and advantaged cards on a cell that are not the attacker's, and what they are worth."""
    plain, plus, prize = 0, 0, 0.0
    if state.kind[cell] != 0 and not are_friends(world, state, attacker, int(state.owner[cell])):
        if has_plus(world, state, building_at(cell), True):
            plus += garrison_of(world, state, cell)
        else:
            plain += garrison_of(world, state, cell)
        prize += piece_worth(world, state, building_at(cell))
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.cell != cell or not on_the_map(unit):
            continue
        if are_friends(world, state, attacker, int(unit.owner)):
            continue
        if has_plus(world, state, int(unit.tag), True):
            plus += unit_strength(world, int(unit.tag))
        else:
            plain += unit_strength(world, int(unit.tag))
        prize += unit_worth(world, state, slot)
    return plain, plus, prize


@rule
def cards_worth(world: World, state: State, piece: int) -> int:
    """Detachments of a piece."""
    if is_building(piece):
        return garrison_of(world, state, tag_number(piece))
    return unit_strength(world, piece)


@rule
def piece_worth(world: World, state: State, piece: int) -> float:
    """What it means to lose a piece, or to take it."""
    if not is_building(piece):
        return unit_worth(world, state, slot_of(state, piece))
    cell = tag_number(piece)
    kind = state.kind[cell]
    worth = building_worth(world, state, cell)
    if kind == CITY:
        worth += LAND + INCOME * (10 + 10 * state.level[cell])
    elif kind in (MINE, PORT):
        worth += INCOME * 10 * state.level[cell]
    return worth


@rule
def settle(world: World, values: Any, seat: int, worth: float) -> None:
    """Count something for a seat, if it is one."""
    if seat != 0:
        values[world.place[seat]] += worth


@rule
def count_fought(world: World, state: State, values: Any) -> None:
    """The battle that is fought: what each side may lose, and the first of the other gain."""
    battle = state.battle
    forces = side_force(world, state, ATT), side_force(world, state, DEF)
    total = forces[0] + forces[1]
    for fighter in range(battle.count):
        piece = int(battle.tag[fighter])
        if not exists(state, piece):
            continue
        side = ATT if fighter < battle.attackers else DEF
        lost = forces[1 - side] / total if total > 0 else 0.5
        lost = lost * lost / (lost * lost + (1.0 - lost) * (1.0 - lost))
        worth = lost * piece_worth(world, state, piece)
        settle(world, values, int(battle.owner[fighter]), -worth)
        if is_building(piece):
            settle(world, values, int(battle.commander[1 - side]), worth)
