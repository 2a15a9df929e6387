"""WIZ-END-03: how a game is closed. What follows, another game or the end, is told in `end.py`."""

from __future__ import annotations

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.wizardrimort.events import GAME_WON
from voevoda.games.wizardrimort.records import NOBODY, State


@rule
def finish(state: State, log: Log, because: int, result: int) -> None:
    """Close the game for a side, or DRAWN; nothing pending is carried out after it."""
    if state.result == NOBODY:
        state.result = result
        state.end_rule = because
        emit(log, GAME_WON, because, result)
