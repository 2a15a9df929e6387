"""What is said before a spell is confirmed: what each face of its die brings."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec

from voevoda.core.events import Event
from voevoda.core.odds import Odds
from voevoda.games.grand import events as happened
from voevoda.games.grand.forms import piece_name
from voevoda.games.grand.params import SPELLS
from voevoda.games.grand.records import DIE, IN_ORDERS


class FaceOdds(msgspec.Struct, frozen=True):
    """What a face of the die brings."""

    face: int
    total: int
    """With the bonus, capped."""
    lost: tuple[str, ...]
    """Units that are destroyed."""
    stunned: tuple[str, ...]
    freed: tuple[str, ...]
    """Magical units that nobody controls any longer."""
    called: tuple[str, ...]
    """Dragons that answer."""
    count: int
    """Zombies raised or turned to dust at once or to be chosen."""


class SpellOdds(msgspec.Struct, frozen=True):
    """A spell with its die. Chances are fractions."""

    mage: str
    spell: str
    bonus: int
    faces: tuple[FaceOdds, ...]
    chances: tuple[str, ...]
    """Of each face."""


def summary(world: Any, state: Any, odds: Odds) -> SpellOdds | None:
    """Return what a spell's die may bring, None for anything without one."""
    rolled = [path for path in odds.paths if _first(path.events, happened.Rolled)]
    cast = next((_first(path.events, happened.Cast) for path in rolled), None)
    if not rolled or (cast is None and state.node != DIE):
        return None
    mage = cast.mage if isinstance(cast, happened.Cast) else int(state.actor)
    spell = cast.spell if isinstance(cast, happened.Cast) else int(state.spell)
    faces, chances, bonus = [], [], 0
    for path in rolled:
        die = _first(path.events, happened.Rolled)
        assert isinstance(die, happened.Rolled)
        bonus = die.bonus
        faces.append(_face(world, path.events, die, path.state))
        chances.append(str(Fraction(path.chance)))
    return SpellOdds(piece_name(mage, world), SPELLS[spell], bonus, tuple(faces), tuple(chances))


def _first(events: tuple[Event, ...], kind: type[Event]) -> Event | None:
    return next((event for event in events if isinstance(event, kind)), None)


def _face(world: Any, events: tuple[Event, ...], die: happened.Rolled, after: Any) -> FaceOdds:
    def pieces(kind: type[Event]) -> tuple[str, ...]:
        found = [event for event in events if isinstance(event, kind)]
        return tuple(piece_name(getattr(event, "piece"), world) for event in found)  # noqa: B009

    waiting = 0 if after.node == IN_ORDERS else int(after.left)
    raised = len(pieces(happened.ZombieRaised))
    return FaceOdds(
        die.face, die.total, pieces(happened.UnitLost), pieces(happened.Stunned),
        pieces(happened.ControlLost), pieces(happened.DragonCalled), waiting + raised,
    )  # fmt: skip


def beyond(before: Any, there: Any) -> bool:
    """Return whether the odds of a plan end at a chance node: they are those of its own spell."""
    return there.node != DIE
