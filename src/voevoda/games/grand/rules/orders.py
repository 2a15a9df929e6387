"""GRA-ORD: the cards of a battle, who orders them, and how two of them end.

The layout of a side is its living fighters in `sequence`, and of each the first `left` of its
`cards`.
"""

from __future__ import annotations

from voevoda.core.rule import rule
from voevoda.games.grand.params import (
    BY_COMMANDER,
    CITY,
    DRAGON,
    FORTRESS,
    TOWER,
)
from voevoda.games.grand.records import ATT, CARDS, DEF, NO_ORDER, Battle, State, World
from voevoda.games.grand.rules.cells import are_friends
from voevoda.games.grand.rules.pieces import (
    garrison_of,
    is_building,
    slot_of,
    tag_kind,
    tag_number,
    unit_strength,
)

ORDER_COUNT = 3
NO_FIGHTER = -1
BOTH_STAND, ATTACKER_FALLS, DEFENDER_FALLS, BOTH_FALL = range(4)


@rule
def cards_of(world: World, state: State, piece: int) -> int:
    """GRA-ORD-01: one card for each detachment."""
    if is_building(piece):
        return garrison_of(world, state, tag_number(piece))
    return unit_strength(world, piece)


@rule
def has_plus(world: World, state: State, piece: int, stands: bool) -> bool:
    """GRA-ORD-03, GRA-MIT-02, GRA-DRA-01: whether the cards of a piece have advantage.

    It `stands` with the main target, or it does not.
    """
    if is_building(piece):
        kind = state.kind[tag_number(piece)]
        return kind == CITY or kind == FORTRESS or kind == TOWER
    unit = state.units[slot_of(state, piece)]
    if unit.fury != 0 or (unit.mithril == 1 and world.params.mithril_plus == 1):
        return True
    if tag_kind(piece) == DRAGON and (
        unit.cell == unit.home or world.params.dragon_plus_everywhere == 1
    ):
        return True
    return (
        stands
        and world.params.walls_cover_armies == 1
        and (state.kind[unit.cell] == CITY or state.kind[unit.cell] == FORTRESS)
        and are_friends(world, state, int(unit.owner), int(state.owner[unit.cell]))
    )


@rule
def duel(attacking: int, att_plus: int, defending: int, def_plus: int) -> int:
    """GRA-ORD-05: which of two cards fall."""
    turn = (defending - attacking) % ORDER_COUNT
    if turn == 1:
        return DEFENDER_FALLS
    if turn == 2:
        return ATTACKER_FALLS
    if att_plus == def_plus:
        return BOTH_FALL
    return DEFENDER_FALLS if att_plus == 1 else ATTACKER_FALLS


@rule
def first_of(battle: Battle, side: int) -> int:
    """The first fighter of a side, and its first place in `sequence`."""
    return 0 if side == ATT else int(battle.attackers)


@rule
def end_of(battle: Battle, side: int) -> int:
    """The fighter after the last one of a side."""
    return int(battle.attackers) if side == ATT else int(battle.count)


@rule
def side_of(battle: Battle, fighter: int) -> int:
    """On which side a fighter stands."""
    return ATT if fighter < battle.attackers else DEF


@rule
def alive_on(battle: Battle, side: int) -> int:
    """How many fighters of a side have a living card."""
    count = 0
    for fighter in range(first_of(battle, side), end_of(battle, side)):
        if battle.left[fighter] > 0:
            count += 1
    return count


@rule
def cards_on(battle: Battle, side: int) -> int:
    """How many living cards a side has."""
    count = 0
    for fighter in range(first_of(battle, side), end_of(battle, side)):
        count += battle.left[fighter]
    return count


@rule
def giver_of(world: World, battle: Battle, fighter: int) -> int:
    """GRA-ORD-02, GRA-ORD-04, GRA-DRA-06: who orders the cards of a fighter, 0 for chance."""
    if battle.owner[fighter] != 0 and world.params.orders_by == BY_COMMANDER:
        return int(battle.commander[side_of(battle, fighter)])
    return int(battle.owner[fighter])


@rule
def place_in(battle: Battle, fighter: int) -> int:
    """The place of a fighter in `sequence`, or NO_FIGHTER before it has one."""
    side = side_of(battle, fighter)
    for place in range(first_of(battle, side), end_of(battle, side)):
        if battle.sequence[place] == fighter:
            return place
    return NO_FIGHTER


@rule
def next_to_order(world: World, battle: Battle) -> int:
    """GRA-ORD-02: the fighter whose card gets the next order, NO_FIGHTER when all have one.

    Owner by owner, as their first pieces entered, so that nobody can tell from the turns how the
    pieces lie; of each owner the pieces in their chosen order; chance comes last.
    """
    for first in range(battle.count):
        giver = giver_of(world, battle, first)
        if giver != 0 and is_first_of(world, battle, first, giver):
            found = unordered_of(world, battle, giver, side_of(battle, first))
            if found != NO_FIGHTER:
                return found
    for fighter in range(battle.count):
        if (
            giver_of(world, battle, fighter) == 0
            and ordered(battle, fighter) < battle.size[fighter]
        ):
            return fighter
    return NO_FIGHTER


@rule
def is_first_of(world: World, battle: Battle, fighter: int, giver: int) -> bool:
    """Whether no earlier fighter gets its orders from the same seat."""
    for earlier in range(fighter):
        if giver_of(world, battle, earlier) == giver:
            return False
    return True


@rule
def unordered_of(world: World, battle: Battle, giver: int, side: int) -> int:
    """The first fighter in a side's sequence with a card that waits for an order of a seat."""
    for place in range(first_of(battle, side), end_of(battle, side)):
        fighter = int(battle.sequence[place])
        if giver_of(world, battle, fighter) != giver:
            continue
        if ordered(battle, fighter) < battle.size[fighter]:
            return fighter
    return NO_FIGHTER


@rule
def ordered(battle: Battle, fighter: int) -> int:
    """How many cards of a fighter have an order."""
    count = 0
    while count < battle.size[fighter] and battle.cards[fighter * CARDS + count] != NO_ORDER:
        count += 1
    return count
