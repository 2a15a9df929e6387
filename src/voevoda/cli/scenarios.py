"""`voevoda scenarios`: how a game can be set up."""

from __future__ import annotations

import typer

from voevoda.cli.command import AsJson, GameName
from voevoda.cli.screen import Screen, scenario_words


def scenarios(ctx: typer.Context, game: GameName, as_json: AsJson = False) -> None:
    """List the scenarios of a game."""
    from voevoda.core.registry import find

    screen: Screen = ctx.obj
    found = find(game)
    words = {info.id: scenario_words(found.id, info.id) for info in found.scenarios()}
    if as_json:
        screen.json(
            [
                {
                    "id": info.id,
                    "name": screen.name(words[info.id], info.id),
                    "goal": screen.name(f"{words[info.id]}.goal", ""),
                    "seats": info.seats,
                    "minutes": list(info.minutes),
                    "quick": info.quick,
                }
                for info in found.scenarios()
            ]
        )
        return
    table = screen.table(
        "cli-column-id",
        "cli-column-name",
        ">cli-column-seats",
        ">cli-column-minutes",
        "cli-column-goal",
    )
    for info in found.scenarios():
        low, high = info.minutes
        name = screen.name(words[info.id], info.id)
        goal = screen.name(f"{words[info.id]}.goal", "")
        table.add_row(info.id, name, str(info.seats), f"{low}–{high}", goal)
    screen.print(table)
    screen.say("cli-scenarios-next", game=found.id, scenario=next(iter(words)))
    credit = screen.name(f"{found.id}.credit", "")
    if credit:
        screen.print(credit)
