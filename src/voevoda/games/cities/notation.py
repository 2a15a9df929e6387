"""Whole actions in one line, `L1 MOV u3:c4,u5:d2`, and the decisions they are made of."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from voevoda.games.cities.params import CAMP
from voevoda.games.cities.records import MAIN, NOBODY
from voevoda.games.cities.rules.creation import swaps_open

_MOVE = re.compile(r"(L\d+ MOV) (\S+)")
_CREATE = re.compile(r"(L\d+) NEW (\d+) (\S+) @(\S+)(?: (\S+))?")
_WITH_DIE = re.compile(r"(.+) (d4=\d+)")
MOST_SWAPS = 4


def split(world: Any, state: Any, text: str) -> list[str]:
    """Return the primitive decisions and outcomes of a line; a primitive is itself.

    A move of fewer cells than it may use gets its STOP; a camp's creation its DONE where exchanges
    are open and not all four are named.
    """
    tidy = " ".join(text.split())
    if found := _MOVE.fullmatch(tidy):
        return _split_move(world, found)
    if found := _CREATE.fullmatch(tidy):
        return _split_create(world, state, found)
    if found := _WITH_DIE.fullmatch(tidy):
        return [found[1], found[2]]
    return [tidy]


def _split_move(world: Any, found: re.Match[str]) -> list[str]:
    cells = found[2].split(",")
    stop = ["STOP"] if len(cells) < world.params.move_cells else []
    return [found[1], *cells, *stop]


def _split_create(world: Any, state: Any, found: re.Match[str]) -> list[str]:
    swaps = [f"SWAP {each}" for each in (found[5] or "").split(",") if each]
    steps = [f"{found[1]} NEW {found[2]}", f"ROW {found[3]}", f"AT {found[4]}", *swaps]
    index = _location_of(found[1])
    if (
        0 <= index < world.locations
        and len(swaps) < MOST_SWAPS
        and (swaps or _exchanges_follow(world, state, index))
    ):
        steps.append("DONE")
    return steps


def _exchanges_follow(world: Any, state: Any, index: int) -> bool:
    if state.phase != MAIN or world.kind[index] != CAMP:
        return False
    ahead = state.copy()
    ahead.acting = index
    return bool(swaps_open(world, ahead, NOBODY))


def join(world: Any, steps: Sequence[str]) -> list[str]:
    """Return whole actions for a run of primitive steps; an open end stays as primitives.

    Outcomes are expected in the game's notation (`d4=3`, `ORDER P2`).
    """
    lines: list[str] = []
    left = list(steps)
    while left:
        count, line = _join_first(world, left)
        lines.append(line)
        del left[:count]
    return lines


def _join_first(world: Any, steps: list[str]) -> tuple[int, str]:
    first = steps[0]
    if first.endswith(" MOV"):
        return _join_move(world, steps)
    if re.fullmatch(r"L\d+ NEW \d+", first) and len(steps) >= 3:
        return _join_create(world, steps)
    if len(steps) > 1 and steps[1].startswith("d4="):
        return 2, f"{first} {steps[1]}"
    return 1, first


def _join_move(world: Any, steps: list[str]) -> tuple[int, str]:
    cells = []
    for step in steps[1 : 1 + world.params.move_cells]:
        if not re.fullmatch(r"u\d+[:~]\w+", step):
            break
        cells.append(step)
    used = 1 + len(cells)
    whole = len(cells) == world.params.move_cells
    if not whole and (used >= len(steps) or steps[used] != "STOP"):
        return 1, steps[0]
    return used + (0 if whole else 1), f"{steps[0]} {','.join(cells)}"


def _may_exchange(world: Any, create: str) -> bool:
    index = _location_of(create)
    known = 0 <= index < world.locations
    return bool(known and world.params.camp_swap == 1 and world.kind[index] == CAMP)


def _location_of(text: str) -> int:
    """Return the location, from 0, that a decision names; NOBODY if its number is too long."""
    number = text.split()[0][1:]
    return int(number) - 1 if len(number) < 9 else NOBODY


def _join_create(world: Any, steps: list[str]) -> tuple[int, str]:
    row, cell = steps[1], steps[2]
    if not (row.startswith("ROW ") and cell.startswith("AT ")):
        return 1, steps[0]
    line = f"{steps[0]} {row[4:]} @{cell[3:]}"
    used = 3
    swaps = []
    while used < len(steps) and steps[used].startswith("SWAP "):
        swaps.append(steps[used][5:])
        used += 1
    if used < len(steps) and steps[used] == "DONE":
        used += 1
    elif used == len(steps) and len(swaps) < MOST_SWAPS and _may_exchange(world, steps[0]):
        return 1, steps[0]  # exchanges may be open still
    return used, f"{line} {','.join(swaps)}" if swaps else line
