"""What is known to be best, worked out exactly outside the rules: how to lay out a small battle."""

from __future__ import annotations

from voevoda.core.actions import Action
from voevoda.core.dice import Random
from voevoda.games.grand.actions import ACTIONS
from voevoda.games.grand.records import State, World
from voevoda.games.grand.rules.secrecy import lays_out


def solved_layout(world: World, state: State, random: Random) -> Action | None:
    """Return the next choice of an optimal layout, if that is found quickly."""
    if not lays_out(state):
        return None
    from voevoda.games.grand.battle_bot import MIX, next_of_layout  # loads the solver

    code = next_of_layout(world, state, MIX, random)
    return None if code is None else ACTIONS.unpack(code)
