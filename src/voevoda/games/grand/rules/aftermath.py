"""GRA-AFT: what a battle leaves behind, and who may claim it.

`Battle.side` says how far this has gone, `Battle.cursor` which fighter is next.
"""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.grand.events import BATTLE_ENDED, EFFECT_ENDED, PRIZE, RESTORED
from voevoda.games.grand.ids import (
    GRA_AFT_01,
    GRA_AFT_02,
    GRA_AFT_03,
    GRA_AFT_05,
    GRA_AFT_07,
    GRA_SPO_05,
)
from voevoda.games.grand.params import FURY, GHOSTS, ZOMBIE
from voevoda.games.grand.records import (
    ATT,
    BATTLE_GAME,
    DEF,
    FORM,
    NO_SIDE,
    Battle,
    State,
    World,
)
from voevoda.games.grand.rules.forming import clear_battle
from voevoda.games.grand.rules.orders import cards_of, end_of, first_of
from voevoda.games.grand.rules.pieces import (
    exists,
    is_building,
    is_magical,
    slot_of,
    tag_kind,
    tag_number,
    unit_strength,
)
from voevoda.games.grand.rules.removal import destroy_unit
from voevoda.games.grand.rules.spoils import decide_spoils, decide_turmoil
from voevoda.games.grand.rules.standalone import end_round

BURIAL, SPOILING, UNSETTLING = range(3)


@rule
def settle_battle(world: World, state: State, log: Log) -> None:
    """GRA-AFT-01 to GRA-AFT-07, in this order; stops where the claimant has to decide.

    GRA-AFT-06: the prize comes first, then the buildings, then turmoil.
    """
    if world.type == BATTLE_GAME:
        end_round(world, state, log)
        return
    battle = state.battle
    if battle.side == BURIAL:
        name_claimant(battle, log)
        bury(world, state, log)
        pay_prize(world, state, log)
        battle.side = SPOILING
        battle.cursor = first_lost(battle)
    if battle.side == SPOILING:
        if decide_spoils(world, state, log):
            return
        battle.side = UNSETTLING
        battle.cursor = first_lost(battle)
    if decide_turmoil(world, state, log):
        return
    restore_buildings(world, state, log)
    clear_battle(battle)
    state.node = FORM


@rule
def lost_side(battle: Battle) -> int:
    """The side that has lost, NO_SIDE in a draw."""
    if battle.winner == NO_SIDE:
        return NO_SIDE
    return DEF if battle.winner == ATT else ATT


@rule
def first_lost(battle: Battle) -> int:
    """The first fighter of the losing side; in a draw the end of the list."""
    side = lost_side(battle)
    return int(battle.count) if side == NO_SIDE else first_of(battle, side)


@rule
def name_claimant(battle: Battle, log: Log) -> None:
    """GRA-AFT-05, GRA-ZOM-07: the owner of the first ordinary survivor of the winners, if any."""
    battle.claimant = 0
    if battle.winner != NO_SIDE:
        side = int(battle.winner)
        for fighter in range(first_of(battle, side), end_of(battle, side)):
            if (
                battle.left[fighter] > 0
                and battle.owner[fighter] != 0
                and not is_magical(int(battle.tag[fighter]))
            ):
                battle.claimant = battle.owner[fighter]
                break
    emit(log, BATTLE_ENDED, GRA_AFT_05, battle.winner, battle.claimant)


@rule
def bury(world: World, state: State, log: Log) -> None:
    """GRA-AFT-01 to GRA-AFT-04: the fallen go, survivors are whole, fury and ghosts end."""
    battle = state.battle
    for fighter in range(battle.count):
        end_effects(state, log, int(battle.tag[fighter]))
    for fighter in range(battle.count):
        piece = int(battle.tag[fighter])
        if is_building(piece):
            continue
        if battle.left[fighter] == 0:
            destroy_unit(world, state, log, slot_of(state, piece), GRA_AFT_01)
        elif battle.left[fighter] < battle.size[fighter]:
            emit(log, RESTORED, GRA_AFT_02, piece, unit_strength(world, piece))


@rule
def end_effects(state: State, log: Log, piece: int) -> None:
    """GRA-AFT-03: fury and ghosts last for one battle."""
    if is_building(piece):
        cell = tag_number(piece)
        if state.ghosts[cell] != 0:
            state.ghosts[cell] = 0
            emit(log, EFFECT_ENDED, GRA_AFT_03, piece, GHOSTS)
        return
    unit = state.units[slot_of(state, piece)]
    if unit.fury != 0:
        unit.fury = 0
        emit(log, EFFECT_ENDED, GRA_AFT_03, piece, FURY)


@rule
def pay_prize(world: World, state: State, log: Log) -> None:
    """GRA-SPO-05: coins for the destroyed units of the losers, zombies not counted."""
    battle = state.battle
    if battle.claimant == 0:
        return
    lost = 0
    for fighter in range(first_lost(battle), end_of(battle, lost_side(battle))):
        piece = int(battle.tag[fighter])
        if not is_building(piece) and tag_kind(piece) != ZOMBIE:
            lost += unit_strength(world, piece)
    coins = lost * int(world.params.prize_per_detachment)
    if coins > 0:
        state.coins[battle.claimant] += coins
        emit(log, PRIZE, GRA_SPO_05, battle.claimant, coins, lost)


@rule
def restore_buildings(world: World, state: State, log: Log) -> None:
    """GRA-AFT-07: a building that fought and still stands has its full garrison."""
    battle = state.battle
    for fighter in range(battle.count):
        piece = int(battle.tag[fighter])
        if (
            is_building(piece)
            and battle.left[fighter] < battle.size[fighter]
            and exists(state, piece)
        ):
            emit(log, RESTORED, GRA_AFT_07, piece, cards_of(world, state, piece))
