"""Who fights where: the forces of declared battles, of those that may join, and around cities."""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.grand.laying import chance_to_win
from voevoda.games.grand.records import (
    ASLEEP,
    ATT,
    DEF,
    IN_ORDERS,
    NUMBERS,
    OPEN,
    REACT,
    WAITING,
    State,
    World,
)
from voevoda.games.grand.rules.cells import are_friends
from voevoda.games.grand.rules.declaring import has_declared
from voevoda.games.grand.rules.geometry import distance
from voevoda.games.grand.rules.orders import end_of, first_of, has_plus
from voevoda.games.grand.rules.pieces import (
    building_at,
    cell_of,
    exists,
    garrison_of,
    is_army,
    is_building,
    is_magical,
    owner_of,
    tag_number,
    unit_strength,
)
from voevoda.games.grand.worth import piece_worth, unit_worth

BITS = 8
MASK = (1 << BITS) - 1
"""Forces of all seats are packed in one number, seat by seat."""


@rule
def declared_force(world: World, state: State, first: int) -> tuple[int, int, float]:
    """Cards of all that have declared as in declaration `first`, and what they may lose."""
    plain, plus, cost = 0, 0, 0.0
    for place in range(first, state.declared):
        if state.status[place] == OPEN and is_same(state, first, place):
            source = int(state.source[place])
            if has_plus(world, state, source, False):
                plus += cards_of(world, state, source)
            else:
                plain += cards_of(world, state, source)
            cost += piece_worth(world, state, source)
    return plain, plus, cost


@rule
def ready_force(
    world: World, state: State, seat: int, cell: int, reach: int
) -> tuple[int, int, float]:
    """Cards of a seat's units near a cell, but not on it, that may still declare; their worth."""
    plain, plus, worth = 0, 0, 0.0
    for slot in range(state.top):
        unit = state.units[slot]
        if unit.owner != seat or unit.act == 0 or unit.stun != 0 or unit.cell == cell:
            continue
        tag = int(unit.tag)
        if not is_army(tag) and not is_magical(tag):
            continue
        if distance(world, int(unit.cell), cell) > reach or has_declared(state, tag):
            continue
        if has_plus(world, state, tag, False):
            plus += unit_strength(world, tag)
        else:
            plain += unit_strength(world, tag)
        worth += unit_worth(world, state, slot)
    return plain, plus, worth


@rule
def joining_force(world: World, state: State, attacker: int, cell: int) -> tuple[int, int, float]:
    """Cards of those that declared on attackers of a cell or may still do so; and their worth."""
    plain, plus, worth = 0, 0, 0.0
    for place in range(state.declared):
        source, aim = int(state.source[place]), int(state.aim[place])
        if state.status[place] != OPEN or not exists(state, source) or not exists(state, aim):
            continue
        if owner_of(state, aim) == attacker and attacks(state, aim, cell):
            if has_plus(world, state, source, False):
                plus += cards_of(world, state, source)
            else:
                plain += cards_of(world, state, source)
            worth += piece_worth(world, state, source)
    for seat in range(1, NUMBERS):
        if world.place[seat] < 0 or are_friends(world, state, seat, attacker):
            continue
        if (state.out >> seat) & 1 == 1:
            continue
        if state.node == IN_ORDERS or (state.node == REACT and state.asked == seat):
            more, more_plus, _ = ready_force(world, state, seat, cell, 2)
            plain, plus = plain + more, plus + more_plus
    return plain, plus, worth


@rule
def attacks(state: State, source: int, cell: int) -> bool:
    """Whether a piece has declared on something on a cell."""
    for place in range(state.declared):
        if state.status[place] == OPEN and state.source[place] == source:
            aim = int(state.aim[place])
            return bool(exists(state, aim) and cell_of(state, aim) == cell)
    return False


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
        if unit.cell != cell or unit.state == WAITING:
            continue
        if are_friends(world, state, attacker, int(unit.owner)):
            continue
        if has_plus(world, state, int(unit.tag), True):
            plus += unit_strength(world, int(unit.tag))
        else:
            plain += unit_strength(world, int(unit.tag))
        if unit.state != ASLEEP:
            prize += unit_worth(world, state, slot)
    return plain, plus, prize


@rule
def besiegers(world: World, state: State, city: int, reach: int) -> tuple[int, int]:
    """Cards of units near a city that are hostile to it and fit to fight, packed by seats."""
    owner = int(state.owner[city])
    plain, plus = 0, 0
    for slot in range(state.top):
        unit = state.units[slot]
        seat = int(unit.owner)
        if seat == 0 or unit.stun != 0:
            continue
        if unit.cell == city or distance(world, int(unit.cell), city) > reach:
            continue
        tag = int(unit.tag)
        if are_friends(world, state, seat, owner) or not (is_army(tag) or is_magical(tag)):
            continue
        if has_plus(world, state, tag, False):
            plus += unit_strength(world, tag) << (BITS * seat)
        else:
            plain += unit_strength(world, tag) << (BITS * seat)
    return plain, plus


@rule
def living_cards(state: State, side: int) -> tuple[int, int, bool]:
    """Plain and advantaged living cards of a side, and whether chance gives all its orders."""
    battle = state.battle
    plain, plus, drawn = 0, 0, True
    for fighter in range(first_of(battle, side), end_of(battle, side)):
        if battle.plus[fighter] == 1:
            plus += battle.left[fighter]
        else:
            plain += battle.left[fighter]
        drawn = drawn and battle.owner[fighter] == 0
    return plain, plus, drawn


@rule
def chance_of_attackers(state: State) -> float:
    """About how likely the attackers win the battle that is fought."""
    plain, plus, drawn = living_cards(state, ATT)
    other, other_plus, other_drawn = living_cards(state, DEF)
    if drawn:
        return 1.0 - chance_to_win(other, other_plus, plain, plus, True)
    return chance_to_win(plain, plus, other, other_plus, other_drawn)


@rule
def cards_of(world: World, state: State, piece: int) -> int:
    """Detachments of a piece."""
    if is_building(piece):
        return garrison_of(world, state, tag_number(piece))
    return unit_strength(world, piece)


@rule
def is_first_at(state: State, place: int) -> bool:
    """Whether no earlier open declaration of the same seat is about the same cell."""
    if not exists(state, int(state.aim[place])) or not exists(state, int(state.source[place])):
        return False
    for earlier in range(place):
        if state.status[earlier] == OPEN and is_same(state, earlier, place):
            return False
    return True


@rule
def is_same(state: State, one: int, other: int) -> bool:
    """Whether two declarations make one battle: of one seat, about one cell."""
    for place in (one, other):
        if not exists(state, int(state.aim[place])) or not exists(state, int(state.source[place])):
            return False
    if cell_of(state, int(state.aim[one])) != cell_of(state, int(state.aim[other])):
        return False
    return bool(
        owner_of(state, int(state.source[one])) == owner_of(state, int(state.source[other]))
    )
