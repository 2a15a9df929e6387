"""`voevoda play`: a whole game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from voevoda.cli.command import Scenario, Settings, UsageError
from voevoda.cli.screen import Screen
from voevoda.cli.setting import chosen_seats, match_of, parameters, scenario_of
from voevoda.core.errors import NotFoundError


def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    scenario: Scenario = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="LIST")] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N")] = None,
    settings: Settings = None,
    load: Annotated[str | None, typer.Option("--load", metavar="FILE")] = None,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE")] = None,
    yes: Annotated[bool, typer.Option("--yes")] = False,
) -> None:
    """Play in the terminal, with people at it and bots."""
    from voevoda.ai.bot import make_bot
    from voevoda.cli.session import Session
    from voevoda.core.dice import Seeded
    from voevoda.core.match import Match, SeatEntry
    from voevoda.core.registry import find, game_ids

    screen: Screen = ctx.obj
    if load is not None:
        given = {"--scenario": scenario, "--seats": seats, "--seed": seed, "--set": settings}
        for option, value in given.items():
            if value is not None:
                raise UsageError("cli-play-load-alone", option=option)
        match = match_of(load)
        if game not in (None, match.game.id):
            raise NotFoundError("cli-play-other-game", file=load, game=match.game.id)
    else:
        if game is None:
            raise UsageError("cli-play-no-game", known=", ".join(game_ids()))
        rules = find(game)
        dice = None if seed is None else Seeded(seed)
        match = Match(rules, scenario_of(rules, scenario), parameters(settings), dice=dice)
        names = [entry.name for entry in match.seats]
        bots = chosen_seats(seats, len(names))
        match.seats[:] = [SeatEntry(n, b) for n, b in zip(names, bots, strict=True)]
    luck = match.dice.random.seed if isinstance(match.dice, Seeded) else secrets.randbits(31)
    deciders = {
        seat: make_bot(entry.bot, match.game, luck + seat)
        for seat, entry in enumerate(match.seats)
        if entry.bot is not None
    }
    path = save or load
    Session(screen, match, deciders, Path(path) if path else None, yes).run()
