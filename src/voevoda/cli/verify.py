"""`voevoda verify`: replays a match file and checks every step."""

from __future__ import annotations

import typer

from voevoda.cli.command import AsJson, MatchPath
from voevoda.cli.screen import Screen
from voevoda.cli.setting import match_of


def verify(ctx: typer.Context, file: MatchPath, as_json: AsJson = False) -> None:
    """Check every step of a match file."""
    from voevoda.cli.account import result_words

    screen: Screen = ctx.obj
    match = match_of(file)
    if as_json:
        screen.json(
            {
                "file": file,
                "game": match.game.id,
                "rules": match.game.version,
                "steps": len(match.steps),
                "hash": match.hash,
                "over": match.over,
                "winners": [match.seats[seat].name for seat in match.winners],
                "ending": match.ending,
            }
        )
        return
    screen.say(
        "cli-verify-ok",
        file=file,
        game=match.game.id,
        rules=match.game.version,
        steps=len(match.steps),
        hash=match.hash,
        result=result_words(screen, match),
    )
