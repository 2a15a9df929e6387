"""`voevoda simulate`: bots play many games, and what came of them is counted."""

from __future__ import annotations

import typer

from voevoda.cli.command import GameName


def simulate(ctx: typer.Context, game: GameName) -> None:
    """Play."""
