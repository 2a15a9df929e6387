"""GRA-BAT: a match of battles that stand alone."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.grand.events import BATTLE_ENDED, GAME_ENDED, ROUND_SCORED
from voevoda.games.grand.ids import GRA_BAT_03, GRA_BAT_04, GRA_BAT_05, GRA_ROW_05
from voevoda.games.grand.params import ARMY, SURVIVORS
from voevoda.games.grand.records import (
    ARMIES,
    ATT,
    DEF,
    GAME_OVER,
    NO_SIDE,
    Battle,
    State,
    World,
)
from voevoda.games.grand.rules.forming import add_fighter, clear_battle, open_battle
from voevoda.games.grand.rules.orders import end_of, first_of
from voevoda.games.grand.rules.pieces import make_tag

EVERYBODY = 0b11


@rule
def begin_match(world: World, state: State, log: Log) -> None:
    """GRA-BAT-01: the first seat attacks first."""
    state.battles = 0
    state.score = 0
    begin_round(world, state, log)


@rule
def begin_round(world: World, state: State, log: Log) -> None:
    """GRA-BAT-01, GRA-BAT-02, GRA-BAT-05: both lists come in; the seats change roles each round."""
    battle = state.battle
    clear_battle(battle)
    attacker = state.battles % 2
    state.active = world.number[attacker]
    number = 0
    for side in range(2):
        seat = int(world.number[(attacker + side) % 2])
        for army in range(side * ARMIES, side * ARMIES + world.army_count[side]):
            number += 1
            add_fighter(
                battle, make_tag(number, ARMY, seat), seat, int(world.army_strength[army]),
                int(world.army_plus[army]),
            )  # fmt: skip
        if side == ATT:
            battle.attackers = battle.count
    state.battles += 1
    open_battle(state, log, int(state.battles))


@rule
def strength_left(battle: Battle, side: int) -> int:
    """GRA-BAT-04: the strength of the armies of a side that have a living card."""
    total = 0
    for fighter in range(first_of(battle, side), end_of(battle, side)):
        if battle.left[fighter] > 0:
            total += battle.size[fighter]
    return total


@rule
def strength_of(battle: Battle, side: int) -> int:
    """The strength of all armies of a side."""
    total = 0
    for fighter in range(first_of(battle, side), end_of(battle, side)):
        total += battle.size[fighter]
    return total


@rule
def end_round(world: World, state: State, log: Log) -> None:
    """GRA-BAT-03 to GRA-BAT-05: count what the round was worth, and fight the next or end."""
    battle = state.battle
    emit(log, BATTLE_ENDED, GRA_ROW_05, battle.winner, 0)
    points = 0
    whole = 1
    because = GRA_BAT_03
    if world.params.payoff == SURVIVORS:
        because = GRA_BAT_04
        att = strength_of(battle, ATT)
        dfn = strength_of(battle, DEF)
        whole = att * dfn
        points = strength_left(battle, ATT) * dfn - strength_left(battle, DEF) * att
    elif battle.winner != NO_SIDE:
        points = 1 if battle.winner == ATT else -1
    if state.active != world.number[0]:
        points = -points
    state.score += points
    emit(log, ROUND_SCORED, because, state.battles, state.active, points, whole)
    if state.battles < world.params.rounds:
        begin_round(world, state, log)
        return
    state.won = EVERYBODY
    if state.score != 0:
        state.won = 0b01 if state.score > 0 else 0b10
    state.end_rule = GRA_BAT_05
    clear_battle(battle)
    state.node = GAME_OVER
    emit(log, GAME_ENDED, GRA_BAT_05, state.won, 1 if state.score != 0 else 2)
