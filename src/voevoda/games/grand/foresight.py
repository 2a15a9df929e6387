"""What declarations would lead to: the battle as it would be formed now, and how it would end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from voevoda.core.events import Log
from voevoda.games.grand.battle_bot import battle_now
from voevoda.games.grand.battles import Battle
from voevoda.games.grand.records import LAY_OUT, REACT, State, World
from voevoda.games.grand.rules.cells import friends_of
from voevoda.games.grand.rules.declaring import declare_battle, refuse_source, refuse_target
from voevoda.games.grand.rules.forming import NONE, fighter_of, form_battle
from voevoda.games.grand.rules.pieces import building_at, owner_of
from voevoda.games.grand.solver import Odds, estimated, is_quick, solve

Declared = tuple[int, int]
"""Source and target of a declaration, as pieces."""


class Outlook(NamedTuple):
    """A battle that is not declared yet."""

    attackers: tuple[int, ...]
    """Pieces in order of entry."""
    defenders: tuple[int, ...]
    battle: Battle
    value: float
    """What the attackers gain, -1 lost .. 1 won."""
    odds: Odds | None
    """How it ends if both sides play well; None for a battle so large that it is estimated."""


def foresee(world: World, state: State, declared: Sequence[Declared]) -> Outlook | None:
    """Return the battle over the last of some legal declarations, None if it would be none.

    Args:
        world: Of the match.
        state: A position in orders or reactions; it is not changed.
        declared: What would be declared, on top of what is declared already.
    """
    return _outlook(world, _ahead(world, state, declared), declared[-1])


def foresee_joined(world: World, state: State, declared: Sequence[Declared]) -> Outlook | None:
    """Return the same battle if everybody who can joins those against the last declaration."""
    ahead = _ahead(world, state, declared)
    formed = ahead.copy()
    if not _form(world, formed, declared[-1]):
        return None
    attackers = [int(tag) for tag in formed.battle.tag[: formed.battle.attackers]]
    friends = friends_of(world, state, int(owner_of(state, declared[-1][0])))
    ahead.node = REACT
    for piece in list(_pieces(ahead)):
        owner = owner_of(ahead, piece)
        if owner == 0 or (friends >> owner) & 1 or refuse_source(ahead, piece) != 0:
            continue
        for target in attackers:
            if refuse_target(world, ahead, piece, target) == 0:
                declare_battle(world, ahead, Log.new(), piece, target)
                break
    return _outlook(world, ahead, declared[-1])


def _ahead(world: World, state: State, declared: Sequence[Declared]) -> State:
    ahead = state.copy()
    for source, target in declared:
        declare_battle(world, ahead, Log.new(), source, target)
    return ahead


def _form(world: World, ahead: State, declared: Declared) -> bool:
    """Form battles, as if the earlier ones changed nothing, up to that over a declaration."""
    while True:
        form_battle(world, ahead, Log.new())
        if ahead.node != LAY_OUT:
            return False
        source, target = (fighter_of(ahead.battle, piece) for piece in declared)
        if NONE not in (source, target) and (source < ahead.battle.attackers) != (
            target < ahead.battle.attackers
        ):
            return True


def _outlook(world: World, ahead: State, declared: Declared) -> Outlook | None:
    if not _form(world, ahead, declared):
        return None
    table = ahead.battle
    pieces = tuple(int(tag) for tag in table.tag[: table.count])
    battle = battle_now(world, ahead)
    odds = None
    if is_quick(battle):
        solution = solve(battle)
        value, odds = solution.value, solution.odds
    else:
        value = estimated(battle)
    return Outlook(pieces[: table.attackers], pieces[table.attackers :], battle, value, odds)


def _pieces(state: State) -> Iterator[int]:
    yield from (building_at(int(cell)) for cell in state.built[: state.buildings])
    yield from (int(unit.tag) for unit in state.units[: state.top])
