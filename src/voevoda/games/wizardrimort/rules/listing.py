"""How candidates are written down: those that still have to be looked at as negative numbers."""

from __future__ import annotations

from typing import Any

from voevoda.core.rule import rule


@rule
def add(actions: Any, count: int, code: int) -> int:
    """Append a code if there is room; return the new count."""
    if count < len(actions):
        actions[count] = code
        count += 1
    return count


@rule
def add_new(actions: Any, start: int, count: int, code: int) -> int:
    """Append a code unless it stands in the list from `start` on, looked at or not."""
    for place in range(start, count):
        if actions[place] == code or actions[place] == -code:
            return count
    return add(actions, count, code)


@rule
def add_unchecked(actions: Any, start: int, count: int, code: int) -> int:
    """Append a code, to be looked at later, unless it stands in the list from `start` on."""
    for place in range(start, count):
        if actions[place] == code or actions[place] == -code:
            return count
    return add(actions, count, -code)
