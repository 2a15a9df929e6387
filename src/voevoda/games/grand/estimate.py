"""What a battle too large for the exact solution is likely to come to.

Plain enough to be asked within compiled rules: it knows only how many cards each side has.
"""

from __future__ import annotations

from voevoda.core.rule import rule

KNOWN_PLUS, KNOWN_PLAIN = 4, 7
WALLS = (
    -1 / 3, 1 / 3, 1.0, 1.0, 1.0, 1.0, 1.0,
    -1.0, -2 / 3, 0.0, 2 / 3, 1.0, 1.0, 1.0,
    -1.0, -1.0, -2 / 3, -1 / 3, 2 / 9, 5 / 9, 1.0,
    -1.0, -1.0, -1.0, -5 / 6, -1 / 2, -2 / 15, 7 / 18,
)  # fmt: skip
"""GRA-SOL-10: what 1 to 7 plain attackers gain against 1 to 4 cards with advantage."""
EVEN, EACH = 0.75, 0.17
"""Chance of twice as many plain cards, and what each card more or less changes."""


@rule
def estimate(att_plain: int, att_plus: int, def_plain: int, def_plus: int) -> float:
    """Return what the attackers gain, -1 lost .. 1 won, by the cards of both sides."""
    pairs = min(att_plus, def_plus)
    att_plain, att_plus = att_plain + pairs, att_plus - pairs
    def_plain, def_plus = def_plain + pairs, def_plus - pairs
    if def_plus > 0:
        return against_walls(att_plain, def_plain, def_plus)
    if att_plus > 0:
        return -against_walls(def_plain, att_plain, att_plus)
    if att_plain == def_plain:
        return 0.0
    return 1.0 if att_plain > def_plain else -1.0


@rule
def against_walls(plain: int, other: int, plus: int) -> float:
    """GRA-SOL-11: what a plain side gains against plain cards and others with advantage."""
    if plain == 0:
        return -1.0
    if other == 0 and plus <= KNOWN_PLUS and plain <= KNOWN_PLAIN:
        return float(WALLS[(plus - 1) * KNOWN_PLAIN + plain - 1])
    over = plain - other - 2 * plus
    if over >= 1:
        return 1.0
    return 2.0 * min(1.0, max(0.0, EVEN + EACH * over)) - 1.0
