"""`voevoda warm`: compiles the rules ahead of the first game."""

from __future__ import annotations

from typing import Annotated

import typer

from voevoda.cli.screen import Screen


def warm(
    ctx: typer.Context, game: Annotated[str | None, typer.Argument(metavar="GAME")] = None
) -> None:
    """Compile the rules of one game, or of all, and show how far it is."""
    from voevoda.ai import warm as compiler
    from voevoda.core.registry import all_games, find

    screen: Screen = ctx.obj
    for each in all_games() if game is None else [find(game)]:
        with screen.progress("cli-simulate-compiling") as show:
            compiler.warm(each, show)
        screen.say("cli-warm-done", game=each.id)
