"""Tactical tabletop games with every rule enforced and explained.

    from voevoda import Match, load, odds, save

The names below are all that most programs need; they are imported when first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from voevoda.core.match import Match as Match
    from voevoda.core.matchfile import load as load
    from voevoda.core.matchfile import save as save
    from voevoda.core.odds import odds as odds
    from voevoda.core.registry import find as find

__version__ = "0.1.0"

_HOMES = {
    "Match": "match",
    "find": "registry",
    "load": "matchfile",
    "odds": "odds",
    "save": "matchfile",
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f"voevoda.core.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
