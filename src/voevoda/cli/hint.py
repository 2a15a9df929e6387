"""What a bot would do in the place of the person at turn, in the terminal."""

from __future__ import annotations

from voevoda.ai.bot import know
from voevoda.ai.greedy import GreedyBot
from voevoda.cli.screen import Screen
from voevoda.core.errors import Message
from voevoda.core.match import Match
from voevoda.server.lines import ranked_lines

BEST = 5
"""Actions in a hint."""


def print_hint(screen: Screen, match: Match) -> None:
    """Print the actions that the bot likes best, by what the seat at turn knows."""
    bot = GreedyBot(match.game, match.turn)
    ranked = bot.rank(know(match, match.turn))[:BEST]
    texts = [(match.format(action), value) for action, value in ranked]
    screen.say("ui-hint-title", bot=screen.words(f"bot-{bot.name}"))
    table = screen.table(">cli-column-value", "cli-column-action", "cli-column-events")
    for line in ranked_lines(match, texts):
        label = screen.sentence(Message(line.label.id, line.label.args))
        table.add_row(f"{line.value:+.2f}", line.text, label)
    screen.print(table)
    screen.say("ui-hint-scale")
