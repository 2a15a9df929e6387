"""A whole spell in one line, `CAST m1 wall_fire D2>s`, and the decisions it is made of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from voevoda.games.cerilia.roster import BLESS, FIERY_WALL, ILLUSION, SPELLS, WALL

_CAST = re.compile(r"(CAST [mp]\d+ \w+) (fort|[ad]\d+|[A-E][1-3])([>=+]\S+)?")
_TARGET = re.compile(r"fort|[ad]\d+|[A-E][1-3]")
_OPTION = re.compile(r"[>=+]\S+")
_EFFECTS = {spell.id: spell.effect for spell in SPELLS}


def split(world: Any, state: Any, text: str) -> list[str]:
    """Return the primitive decisions of a line; a primitive is itself."""
    tidy = " ".join(text.split())
    found = _CAST.fullmatch(tidy)
    return [part for part in found.groups() if part] if found else [tidy]


def join(world: Any, steps: Sequence[str]) -> list[str]:
    """Return whole actions for a run of primitive steps; an open end stays as primitives."""
    lines: list[str] = []
    left = list(steps)
    while left:
        count, line = _join_first(left)
        lines.append(line)
        del left[:count]
    return lines


def _join_first(steps: list[str]) -> tuple[int, str]:
    first = steps[0]
    if not first.startswith("CAST ") or len(steps) < 2 or not _TARGET.fullmatch(steps[1]):
        return 1, first
    line = f"{first} {steps[1]}"
    if len(steps) > 2 and _OPTION.fullmatch(steps[2]):
        return 3, line + steps[2]
    effect = _EFFECTS.get(first.rsplit(" ", 1)[1])
    if len(steps) == 2 and effect in (WALL, FIERY_WALL, ILLUSION, BLESS):
        return 1, first  # the option may follow still
    return 2, line
