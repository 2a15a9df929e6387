"""Lines of several decisions, `1P1-c4 1R2-c4 @b2$militia end`, and chance in braces."""

from __future__ import annotations

import re
from typing import Any

from voevoda.games.grand.records import PREY

_CHANCE = re.compile(r"\{(?:(?P<number>\d+)|(?P<order>[asd]))\}")


def split(world: Any, state: Any, text: str) -> list[str]:
    """Return the decisions and outcomes of a line: words, but `turmoil` goes with its land.

    A number in braces is a die, or at a dragon's choice its prey; a letter in braces is a card.
    """
    separate = re.sub(r"\}\s*\{", "} {", text)
    words = separate.split()
    found: list[str] = []
    while words:
        word = words.pop(0)
        if word == "turmoil" and words:
            word = f"{word} {words.pop(0)}"
        drawn = _CHANCE.fullmatch(word)
        if drawn and drawn["order"]:
            word = f"card={drawn['order']}"
        elif drawn:
            prey = state.node == PREY and not found
            word = f"{'prey' if prey else 'd6'}={drawn['number']}"
        found.append(word)
    return found
