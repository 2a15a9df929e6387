"""`voevoda warm`: compiles the rules ahead of the first game."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Annotated

import typer

from voevoda.cli.screen import Screen

if TYPE_CHECKING:
    from voevoda.core.game import Game


def warm(
    ctx: typer.Context, game: Annotated[str | None, typer.Argument(metavar="GAME")] = None
) -> None:
    """Compile the rules of one game, or of all, and show how far it is."""
    from voevoda.ai import warm as compiler
    from voevoda.core.registry import all_games, find
    from voevoda.lab.experiment import plan
    from voevoda.lab.runner import play_chunk

    screen: Screen = ctx.obj
    for each in all_games() if game is None else [find(game)]:
        with screen.progress("cli-simulate-compiling") as show:
            compiler.warm(each, show)
        for scenario in other_sizes(each):
            with screen.progress("cli-warm-larger"), _process() as process:
                process.submit(play_chunk, plan(each.id, scenario, games=1), 0, 1).result()
        screen.say("cli-warm-done", game=each.id)


def other_sizes(game: Game) -> list[str]:
    """Return a scenario for each size of table but the one that is compiled with the game.

    Compiled rules work for tables of one size only.
    """
    from voevoda.ai.scratch import compiled_size
    from voevoda.core.match import Match

    found = {compiled_size(game, Match(game).world): ""}
    for info in game.scenarios():
        found.setdefault(compiled_size(game, Match(game, info.id).world), info.id)
    return [scenario for scenario in found.values() if scenario]


def _process() -> ProcessPoolExecutor:
    """Return a process of its own: what compiling takes of memory goes with it."""
    return ProcessPoolExecutor(1, get_context("spawn"))
