"""`voevoda warm`: compiles the rules ahead of the first game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from voevoda.cli.screen import Screen

if TYPE_CHECKING:
    from rich.progress import Progress


def warm(
    ctx: typer.Context, game: Annotated[str | None, typer.Argument(metavar="GAME")] = None
) -> None:
    """Compile the rules of one game, or of all, and show how far it is."""
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from voevoda.ai import warm as compiler
    from voevoda.core.registry import all_games, find

    screen: Screen = ctx.obj
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    for each in all_games() if game is None else [find(game)]:
        with Progress(*columns, console=screen.console) as bar:
            compiler.warm(each, _progress(bar, each.id))
        screen.say("cli-warm-done", game=each.id)


def _progress(bar: Progress, game: str) -> Callable[[int, int, str], None]:
    task = bar.add_task(game, total=None)

    def show(done: int, total: int, name: str) -> None:
        bar.update(task, completed=done, total=total, description=f"{game}: {name}")

    return show
