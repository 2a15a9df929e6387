"""Ending a game outside its rules, in the terminal: to give up, to agree on a draw."""

from __future__ import annotations

from collections.abc import Collection

from voevoda.cli import account
from voevoda.cli.screen import Screen
from voevoda.core.game import Seat
from voevoda.core.match import Match


def give_up(screen: Screen, match: Match) -> None:
    """Give the game up for the seat at turn and its team, if it is sure."""
    name = account.called(screen, match, match.turn)
    if screen.confirm(screen.words("cli-play-resign-ask", name=name)):
        match.concede(match.turn)
        screen.say("cli-play-resigned", name=name)
    else:
        screen.say("cli-play-not-done")


def offer_draw(screen: Screen, match: Match, bots: Collection[Seat]) -> None:
    """Offer a draw for the seat at turn; the game ends if all others still playing agree.

    Bots say what they think of it first, so that people are not asked in vain.
    """
    from voevoda.server.estimates import accepts_draw

    others = [seat for seat in range(len(match.seats)) if seat not in {match.turn, *match.out}]
    for seat in sorted(others, key=lambda seat: seat not in bots):
        name = account.called(screen, match, seat)
        question = screen.words("cli-play-draw-ask", name=name)
        if not (accepts_draw(match, seat) if seat in bots else screen.confirm(question)):
            screen.say("server-draw-declined", seat=name)
            return
    match.agree_draw()
