"""`voevoda replay`: tells a saved match step by step."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from voevoda.cli.command import MatchPath
from voevoda.cli.screen import Screen
from voevoda.cli.setting import match_of
from voevoda.core.errors import NotFoundError

SLOWEST_S = 3600


def replay(
    ctx: typer.Context,
    file: MatchPath,
    step: Annotated[int, typer.Option("--step", metavar="N")] = 0,
    speed: Annotated[float | None, typer.Option("--speed", metavar="SECONDS")] = None,
) -> None:
    """Tell a match in words: a key a step in a terminal, the whole of it in a pipe."""
    from voevoda.cli import account

    screen: Screen = ctx.obj
    match = match_of(file)
    if not 0 <= step <= len(match.steps):
        raise NotFoundError("cli-step-unknown", step=step, last=len(match.steps))
    if speed is not None and not 0 <= speed <= SLOWEST_S:
        raise NotFoundError("cli-speed-range", speed=str(speed), most=str(SLOWEST_S))
    screen.say("cli-replay-title", game=match.game.id, file=file, steps=len(match.steps))
    if not step:
        screen.print(*account.opening(screen, match, None))
    screen.print("", match.game.board(match.world, match.state_at(step), None), "")
    if screen.interactive and speed is None:
        screen.say("cli-replay-keys")
    mover = None
    for numbers in account.turns(match, step):
        seat = match.steps[numbers[0] - 1].seat
        if mover is not None and seat != mover:
            screen.print(
                "", match.game.board(match.world, match.state_at(numbers[0] - 1), None), ""
            )
        mover = seat
        screen.print(*account.told(screen, match, numbers, None))
        if speed is not None:
            time.sleep(speed)
        elif screen.interactive and screen.ask("").lower() in ("q", "quit"):
            return
    screen.print("", match.game.board(match.world, match.state, None), "")
    screen.print(account.result_words(screen, match))
