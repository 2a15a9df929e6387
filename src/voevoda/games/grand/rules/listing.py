"""How lists of legal actions grow."""

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
