"""A whole spell in one line, `CAST m1 wall_fire D2>s`, and the decisions it is made of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from voevoda.games.cerilia.records import KINDS
from voevoda.games.cerilia.roster import BLESS, FIERY_WALL, ILLUSION, SPELLS, WALL

_CAST = re.compile(r"(CAST [mp]\d+ \w+)(?: (\S+))?")
_SECTOR = re.compile(r"([A-E][1-3])(?:>([nesw])|=((?:" + "|".join(KINDS[1:]) + r")(?:>[nesw])?))?")
_UNIT = re.compile(r"(fort|[ad]\d+)(?:\+([CSB]))?")
_EFFECTS = {spell.id: spell.effect for spell in SPELLS}


def split(world: Any, state: Any, text: str) -> list[str]:
    """Return the primitive decisions of a line; a primitive is itself."""
    tidy = " ".join(text.split())
    found = _CAST.fullmatch(tidy)
    if found is None or not found[2]:
        return [tidy]
    if sector := _SECTOR.fullmatch(found[2]):
        way = [f"DIR {sector[2]}"] if sector[2] else []
        form = [f"AS {sector[3]}"] if sector[3] else []
        return [found[1], f"AT {sector[1]}", *way, *form]
    if unit := _UNIT.fullmatch(found[2]):
        return [found[1], f"ON {unit[1]}", *([f"SIGN {unit[2]}"] if unit[2] else [])]
    return [tidy]


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
    if not first.startswith("CAST ") or len(steps) < 2:
        return 1, first
    verb, _, target = steps[1].partition(" ")
    if verb not in ("AT", "ON"):
        return 1, first
    line = f"{first} {target}"
    option = steps[2].split(" ") if len(steps) > 2 else [""]
    mark = {"DIR": ">", "AS": "=", "SIGN": "+"}.get(option[0])
    if mark is not None:
        return 3, f"{line}{mark}{option[1]}"
    effect = _EFFECTS.get(first.rsplit(" ", 1)[1])
    if len(steps) == 2 and effect in (WALL, FIERY_WALL, ILLUSION, BLESS):
        return 1, first  # the option may follow still
    return 2, line
