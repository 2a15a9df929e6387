"""`voevoda warm`: compiles the rules ahead of the first game."""

from __future__ import annotations

from typing import Annotated

import typer

from voevoda.cli.screen import Screen


def warm(
    ctx: typer.Context, game: Annotated[str | None, typer.Argument(metavar="GAME")] = None
) -> None:
    """Compile the rules of one game, or of all, and show how far it is."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from voevoda.ai import warm as compiler
    from voevoda.core.registry import all_games, find

    screen: Screen = ctx.obj
    chosen = all_games() if game is None else [find(game)]
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    for each in chosen:
        with Progress(*columns, console=screen.console) as bar:
            task = bar.add_task(each.id, total=None)

            def progress(done: int, total: int, name: str, game_id: str = each.id) -> None:
                bar.update(task, completed=done, total=total, description=f"{game_id}: {name}")

            compiler.warm(each, progress)
        screen.say("cli-warm-done", game=each.id)
