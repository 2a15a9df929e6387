"""GRA-FRM: who meets in the next battle, and on which side."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.grand.events import BATTLE_FORMED, DECLARATION_VOID, ENTERED, WORK_SPOILED
from voevoda.games.grand.ids import GRA_FRM_01, GRA_FRM_06, GRA_FRM_08
from voevoda.games.grand.records import (
    ASLEEP,
    ATT,
    CARDS,
    COMPLETE,
    DEF,
    FIGHTERS,
    FLIGHT,
    FREE,
    LAY_OUT,
    NO_ORDER,
    NO_PIECE,
    NO_SIDE,
    OPEN,
    USED,
    VOID,
    Battle,
    State,
    World,
)
from voevoda.games.grand.rules.cells import are_friends, friends_of
from voevoda.games.grand.rules.orders import (
    NO_FIGHTER,
    cards_of,
    end_of,
    first_of,
    has_plus,
)
from voevoda.games.grand.rules.pieces import (
    building_at,
    cell_of,
    exists,
    is_building,
    is_mage,
    is_magical,
    on_the_map,
    owner_of,
    slot_of,
    tag_number,
)

NONE = -1


@rule
def form_battle(world: World, state: State, log: Log) -> None:
    """GRA-FRM-01: form the battle of the earliest declaration that counts, if there is one."""
    drop_void(world, state, log)
    first = 0
    while first < state.declared and state.status[first] != OPEN:
        first += 1
    if first == state.declared:
        state.node = FLIGHT if state.flying != NO_PIECE else COMPLETE
        return
    target = int(state.aim[first])
    clear_battle(state.battle)
    let_attackers_in(world, state, target)
    state.battle.attackers = state.battle.count
    let_group_in(world, state, target)
    standing = int(state.battle.count)
    let_joiners_in(world, state)
    use_declarations(state, standing)
    spoil_works(state, log, standing)
    state.battles += 1
    open_battle(state, log, int(state.battles))


@rule
def open_battle(state: State, log: Log, number: int) -> None:
    """GRA-FRM-09: with all fighters in, name the commanders and begin to lay out."""
    battle = state.battle
    for side in range(2):
        battle.commander[side] = commander_of(battle, side)
    battle.round = 1
    battle.winner = NO_SIDE
    emit(
        log, BATTLE_FORMED, GRA_FRM_06, number, battle.attackers, battle.count - battle.attackers,
        battle.commander[ATT], battle.commander[DEF],
    )  # fmt: skip
    for fighter in range(battle.count):
        side = ATT if fighter < battle.attackers else DEF
        emit(
            log, ENTERED, GRA_FRM_06, battle.tag[fighter], side, battle.owner[fighter],
            battle.size[fighter], battle.plus[fighter],
        )  # fmt: skip
    state.node = LAY_OUT


@rule
def commander_of(battle: Battle, side: int) -> int:
    """GRA-FRM-09: the owner of the piece that entered first among those that have one."""
    for fighter in range(first_of(battle, side), end_of(battle, side)):
        if battle.owner[fighter] != 0:
            return int(battle.owner[fighter])
    return 0


@rule
def drop_void(world: World, state: State, log: Log) -> None:
    """GRA-FRM-01: declarations that have lost their source, their target or their sense."""
    for place in range(state.declared):
        if state.status[place] == OPEN and is_void(world, state, place):
            state.status[place] = VOID
            emit(log, DECLARATION_VOID, GRA_FRM_01, state.source[place], state.aim[place])


@rule
def is_void(world: World, state: State, place: int) -> bool:
    """GRA-FRM-01: whether a declaration counts no longer."""
    source = int(state.source[place])
    target = int(state.aim[place])
    if not exists(state, source) or not exists(state, target):
        return True
    if state.as_neutral[place] == 1:
        return False
    own = owner_of(state, source)
    other = owner_of(state, target)
    if own == 0:
        return not is_wild(state, source)
    if own == other and is_magical(target):
        return False
    return are_friends(world, state, own, other)


@rule
def is_wild(state: State, piece: int) -> bool:
    """Whether a piece is a dragon without a master."""
    if is_building(piece):
        return False
    found = state.units[slot_of(state, piece)].state
    return found == ASLEEP or found == FREE


@rule
def source_owner(state: State, place: int) -> int:
    """GRA-FRM-10: who counts as the owner of the source of a declaration."""
    if state.as_neutral[place] == 1:
        return 0
    return owner_of(state, int(state.source[place]))


@rule
def attacks(state: State, piece: int, target: int) -> bool:
    """GRA-FRM-02: whether a piece has an open declaration on a target."""
    for place in range(state.declared):
        if (
            state.status[place] == OPEN
            and state.source[place] == piece
            and state.aim[place] == target
        ):
            return True
    return False


@rule
def seats_against(world: World, state: State, target: int) -> int:
    """GRA-FRM-03: the bit set of owners of the base attackers, and of their friends."""
    seats = 0
    for place in range(state.declared):
        if state.status[place] == OPEN and state.aim[place] == target:
            owner = source_owner(state, place)
            if owner != 0:
                seats |= friends_of(world, state, owner)
    return seats


@rule
def by_sleeper(state: State, target: int) -> bool:
    """GRA-FRM-03: whether an asleep dragon is among the base attackers."""
    for place in range(state.declared):
        if state.status[place] == OPEN and state.aim[place] == target:
            source = int(state.source[place])
            if not is_building(source) and state.units[slot_of(state, source)].state == ASLEEP:
                return True
    return False


@rule
def is_turned(state: State, target: int) -> bool:
    """GRA-NEU-03: whether the main target is nobody's in this battle, attacked by its owner."""
    owner = owner_of(state, target)
    if owner == 0 or not is_magical(target):
        return False
    for place in range(state.declared):
        if (
            state.status[place] == OPEN
            and state.aim[place] == target
            and source_owner(state, place) == owner
        ):
            return True
    return False


@rule
def stands_with(
    world: World, state: State, piece: int, target: int, against: int, sleeper: bool
) -> bool:
    """GRA-FRM-03: whether a piece belongs to the group that stands with the main target.

    `against` and `sleeper` are those of `seats_against` and `by_sleeper`.
    """
    if piece == target:
        return True
    if cell_of(state, piece) != cell_of(state, target):
        return False
    if (against >> owner_of(state, piece)) & 1 == 1:
        return False
    if not is_building(piece) and not on_the_map(state.units[slot_of(state, piece)]):
        return False
    return not (sleeper and is_mage(piece)) and not attacks(state, piece, target)


@rule
def let_attackers_in(world: World, state: State, target: int) -> None:
    """GRA-FRM-02, GRA-FRM-04: those that declared on the target or on what stands with it."""
    against = seats_against(world, state, target)
    sleeper = by_sleeper(state, target)
    seats = group_seats(world, state, target, against, sleeper)
    for place in range(state.declared):
        if state.status[place] != OPEN or state.battle.count >= FIGHTERS // 2:
            continue
        source = int(state.source[place])
        aim = int(state.aim[place])
        owner = source_owner(state, place)
        if aim == target or (
            stands_with(world, state, aim, target, against, sleeper)
            and not stands_with(world, state, source, target, against, sleeper)
            and (seats >> owner) & 1 == 0
        ):
            enter(world, state, source, owner, False)


@rule
def group_seats(world: World, state: State, target: int, against: int, sleeper: bool) -> int:
    """GRA-FRM-04: the bit set of owners in the group of the target, and of their friends."""
    cell = cell_of(state, target)
    seats = 0
    if not is_turned(state, target) and owner_of(state, target) != 0:
        seats = friends_of(world, state, owner_of(state, target))
    if state.kind[cell] != 0:
        building = building_at(cell)
        owner = int(state.owner[cell])
        if (
            owner != 0
            and building != target
            and stands_with(world, state, building, target, against, sleeper)
        ):
            seats |= friends_of(world, state, owner)
    for slot in range(state.top):
        piece = int(state.units[slot].tag)
        owner = int(state.units[slot].owner)
        if (
            owner != 0
            and piece != target
            and stands_with(world, state, piece, target, against, sleeper)
        ):
            seats |= friends_of(world, state, owner)
    return seats


@rule
def let_group_in(world: World, state: State, target: int) -> None:
    """GRA-FRM-03, GRA-FRM-06: the target, then what stands with it, buildings first."""
    against = seats_against(world, state, target)
    sleeper = by_sleeper(state, target)
    cell = cell_of(state, target)
    enter(world, state, target, 0 if is_turned(state, target) else owner_of(state, target), True)
    if state.kind[cell] != 0:
        building = building_at(cell)
        if building != target and stands_with(world, state, building, target, against, sleeper):
            enter(world, state, building, int(state.owner[cell]), True)
    for slot in range(state.top):
        piece = int(state.units[slot].tag)
        if piece != target and stands_with(world, state, piece, target, against, sleeper):
            enter(world, state, piece, int(state.units[slot].owner), True)


@rule
def let_joiners_in(world: World, state: State) -> None:
    """GRA-FRM-05: those that declared on an attacker."""
    battle = state.battle
    seats = 0
    for fighter in range(battle.attackers):
        if battle.owner[fighter] != 0:
            seats |= friends_of(world, state, int(battle.owner[fighter]))
    for place in range(state.declared):
        if state.status[place] != OPEN:
            continue
        owner = source_owner(state, place)
        aim = fighter_of(battle, int(state.aim[place]))
        if aim == NONE or aim >= battle.attackers or (seats >> owner) & 1 == 1:
            continue
        if fighter_of(battle, int(state.source[place])) == NONE:
            enter(world, state, int(state.source[place]), owner, False)


@rule
def fighter_of(battle: Battle, piece: int) -> int:
    """The number of a piece in the battle, NONE if it is not in it."""
    for fighter in range(battle.count):
        if battle.tag[fighter] == piece:
            return fighter
    return NONE


@rule
def enter(world: World, state: State, piece: int, owner: int, stands: bool) -> None:
    """GRA-FRM-06, GRA-DEC-07: a piece comes in at the end of its side; defending is free."""
    battle = state.battle
    if battle.count < FIGHTERS:
        add_fighter(
            battle, piece, owner, cards_of(world, state, piece),
            1 if has_plus(world, state, piece, stands) else 0,
        )  # fmt: skip


@rule
def add_fighter(battle: Battle, piece: int, owner: int, cards: int, plus: int) -> None:
    """Put a fighter at the end of the list."""
    fighter = int(battle.count)
    battle.tag[fighter] = piece
    battle.owner[fighter] = owner
    battle.size[fighter] = cards
    battle.left[fighter] = cards
    battle.plus[fighter] = plus
    battle.sequence[fighter] = NO_FIGHTER
    battle.count += 1


@rule
def use_declarations(state: State, standing: int) -> None:
    """GRA-FRM-07: what brought attackers and joiners in, and what the group declared on them."""
    battle = state.battle
    for place in range(state.declared):
        source = fighter_of(battle, int(state.source[place]))
        if state.status[place] != OPEN or source == NONE:
            continue
        aim = fighter_of(battle, int(state.aim[place]))
        in_group = battle.attackers <= source < standing
        if not in_group or (aim != NONE and aim < battle.attackers):
            state.status[place] = USED


@rule
def spoil_works(state: State, log: Log, standing: int) -> None:
    """GRA-FRM-08: whoever stands with something attacked builds nothing."""
    battle = state.battle
    for fighter in range(battle.attackers, standing):
        piece = int(battle.tag[fighter])
        if is_building(piece):
            cell = tag_number(piece)
            if state.work[cell] != 0 and state.spoiled[cell] == 0:
                state.spoiled[cell] = 1
                emit(log, WORK_SPOILED, GRA_FRM_08, piece, state.work[cell])
        else:
            unit = state.units[slot_of(state, piece)]
            if unit.work != 0 and unit.spoiled == 0:
                unit.spoiled = 1
                emit(log, WORK_SPOILED, GRA_FRM_08, piece, unit.work)


@rule
def clear_battle(battle: Battle) -> None:
    """Nobody fights."""
    for fighter in range(battle.count):
        battle.tag[fighter] = 0
        battle.owner[fighter] = 0
        battle.plus[fighter] = 0
        battle.size[fighter] = 0
        battle.left[fighter] = 0
        battle.sequence[fighter] = 0
        for card in range(fighter * CARDS, (fighter + 1) * CARDS):
            battle.cards[card] = NO_ORDER
    battle.count = 0
    battle.attackers = 0
    battle.commander[ATT] = 0
    battle.commander[DEF] = 0
    battle.round = 0
    battle.side = 0
    battle.placed = 0
    battle.given = 0
    battle.winner = 0
    battle.claimant = 0
    battle.cursor = 0
