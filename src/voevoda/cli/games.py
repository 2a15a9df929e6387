"""`voevoda games`: which games there are."""

from __future__ import annotations

import typer

from voevoda.cli.command import AsJson
from voevoda.cli.screen import Screen


def games(ctx: typer.Context, as_json: AsJson = False) -> None:
    """List the games."""
    from voevoda.core.registry import all_games

    screen: Screen = ctx.obj
    found = all_games()
    if as_json:
        screen.json(
            [
                {
                    "id": game.id,
                    "name": screen.name(game.id, game.id),
                    "rules": game.version,
                    "seats": list(game.seats),
                    "scenarios": [info.id for info in game.scenarios()],
                    "hidden": game.hidden,
                }
                for game in found
            ]
        )
        return
    table = screen.table(
        "cli-column-id",
        "cli-column-name",
        ">cli-column-seats",
        ">cli-column-scenarios",
        "cli-column-version",
    )
    for game in found:
        fewest, most = game.seats
        seats = str(most) if fewest == most else f"{fewest}–{most}"
        name = screen.name(game.id, game.id)
        table.add_row(game.id, name, seats, str(len(game.scenarios())), game.version)
    screen.print(table)
    screen.say("cli-games-next", game=found[0].id if found else "GAME")
