"""Whole lines of `wizardrimort`, `MV A1 790,2000>895,2000`, and the steps that they are made of.

| line | steps |
|---|---|
| `MV A1 p>q>r` | `VIA A1 p` `VIA A1 q` `MV A1 r` |
| `MS A1:p>q A2:r A3:-` | `VIA A1 p` `VIA A1 q` `VIA A2 r` `STAY A3` `MS` |
| `TR A1:1,0 A2:0,1` | `FACE A1:1,0` `FACE A2:0,1` `TR` |
| `AM p>q` | `AV p` `AM q` |
| `d L B1=5 B2=2` | `d L B1=5` `d L B2=2` |
| `d s 3+4 2+6` | `d s 3+4` `d z 2+6` |
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

_ENGINE = r"((?:AM|AV)(?:@\w+)?)"
_UNIT = r"[AB]\d{1,2}"


def split(world: Any, state: Any, text: str) -> list[str]:
    """Return the single decisions and outcomes of a line; a single one is itself."""
    tidy = " ".join(text.split())
    for pattern, parts in _LINES:
        if found := pattern.fullmatch(tidy):
            return parts(found)
    return [tidy]


def _split_move(found: re.Match[str]) -> list[str]:
    *via, last = found[2].split(">")
    return [*(f"VIA {found[1]} {point}" for point in via), f"MV {found[1]} {last}"]


def _split_squad(found: re.Match[str]) -> list[str]:
    steps = []
    for member in found[1].split():
        unit, path = member.split(":")
        if path == "-":
            steps.append(f"STAY {unit}")
        else:
            steps += [f"VIA {unit} {point}" for point in path.split(">")]
    return [*steps, "MS"]


def _split_turn(found: re.Match[str]) -> list[str]:
    return [*(f"FACE {member}" for member in found[1].split()), "TR"]


def _split_haul(found: re.Match[str]) -> list[str]:
    *via, last = found[2].split(">")
    engine = found[1][2:]
    return [*(f"AV{engine} {point}" for point in via), f"AM{engine} {last}"]


def _split_spears(found: re.Match[str]) -> list[str]:
    return [f"d L {die}" for die in found[1].split()]


def _split_shot(found: re.Match[str]) -> list[str]:
    return [f"d s {found[1]}", f"d z {found[2]}"]


_LINES: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], list[str]]], ...] = (
    (re.compile(rf"MV ({_UNIT}) (\S+>\S+)"), _split_move),
    (re.compile(rf"MS ((?:{_UNIT}:\S+ ?)+)"), _split_squad),
    (re.compile(rf"TR ({_UNIT}:\S+(?: {_UNIT}:\S+)+)"), _split_turn),
    (re.compile(rf"{_ENGINE} (\S+>\S+)"), _split_haul),
    (re.compile(rf"d L ({_UNIT}=\d(?: {_UNIT}=\d)+)"), _split_spears),
    (re.compile(r"d s (\d\+\d) (\d\+\d)"), _split_shot),
)


def join(world: Any, steps: Sequence[str]) -> list[str]:
    """Return whole lines for a run of steps; an open end stays as it is."""
    lines: list[str] = []
    left = list(steps)
    while left:
        count, line = _join_first(left)
        lines.append(line)
        del left[:count]
    return lines


def _join_first(steps: list[str]) -> tuple[int, str]:
    first = steps[0]
    if first.startswith(("VIA ", "STAY ")):
        return _join_plan(steps)
    if first.startswith("FACE "):
        return _join_run(steps, "FACE ", "TR")
    if first.startswith("AV"):
        return _join_haul(steps)
    if first.startswith("d L "):
        count = _run(steps, "d L ")
        return count, "d L " + " ".join(step[4:] for step in steps[:count])
    if first.startswith("d s ") and len(steps) > 1 and steps[1].startswith("d z "):
        return 2, f"{first} {steps[1][4:]}"
    return 1, first


def _run(steps: list[str], *starts: str) -> int:
    """Return how many steps from the first on begin so."""
    count = 0
    while count < len(steps) and steps[count].startswith(starts):
        count += 1
    return count


def _join_run(steps: list[str], start: str, last: str) -> tuple[int, str]:
    count = _run(steps, start)
    if count >= len(steps) or steps[count] != last or count < 2:
        return 1, steps[0]
    return count + 1, f"{last} " + " ".join(step[len(start) :] for step in steps[:count])


def _join_plan(steps: list[str]) -> tuple[int, str]:
    count = _run(steps, "VIA ", "STAY ")
    last = steps[count] if count < len(steps) else ""
    if last.startswith("MV "):
        _, mover, end = last.split()
        points = [step.split()[2] for step in steps[:count] if step.startswith(f"VIA {mover} ")]
        if len(points) == count:
            return count + 1, f"MV {mover} " + ">".join([*points, end])
    if last != "MS":
        return 1, steps[0]
    paths: dict[str, list[str]] = {}
    for step in steps[:count]:
        _, unit, *point = step.split()
        paths.setdefault(unit, []).extend(point)
    return count + 1, "MS " + " ".join(f"{u}:{'>'.join(p) or '-'}" for u, p in paths.items())


def _join_haul(steps: list[str]) -> tuple[int, str]:
    count = _run(steps, "AV")
    engine = steps[0].split()[0][2:]
    last = steps[count] if count < len(steps) else ""
    if not last.startswith(f"AM{engine} "):
        return 1, steps[0]
    points = [step.split()[1] for step in steps[: count + 1]]
    return count + 1, f"AM{engine} " + ">".join(points)
