"""Odds and previews in sentences, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from voevoda.core.errors import Message
from voevoda.core.texts import has_words
from voevoda.games.wizardrimort.params import FACES

if TYPE_CHECKING:
    from voevoda.games.wizardrimort.previews import AttackOdds, Modifier, MovePreview, ShotOdds

MOST_HITS = 8
"""Things that a shot may hit which are told one by one."""


def attack_messages(odds: AttackOdds) -> Iterator[Message]:
    """Tell who fights, every modifier with its rule, the chances, and what may come after."""
    who = {"attackers": _listed(odds.participants), "targets": _listed(odds.targets)}
    yield Message("wizardrimort-brief-fight", {**who, "melee": int(odds.melee)})
    yield from _sum("attack", odds.attack_sum, odds.attack_spirits, odds.attack)
    yield from _sum("defence", odds.defence_sum, odds.defence_spirits, odds.defence)
    shares = {name: _percent(getattr(odds, name)) for name in ("critical", "win", "tie", "lost")}
    yield Message("wizardrimort-brief-results", {**shares}, "WIZ-ATT-09")
    if odds.spears:
        kills = int(Fraction(odds.spear_kills) * FACES)
        yield Message(
            "wizardrimort-brief-spears", {"count": odds.spears, "kills": kills}, "WIZ-SPC-08"
        )
    if odds.sacrifice:
        yield Message("wizardrimort-brief-sacrifice", {}, "WIZ-SPC-01")
    if odds.suicide is not None:
        yield Message("wizardrimort-brief-suicide", {"unit": odds.suicide}, "WIZ-SPC-02")
    if not odds.may_answer:
        yield Message("wizardrimort-brief-no-answer", {}, "WIZ-RCT-01")
    elif odds.counter:
        yield Message("wizardrimort-brief-answer", {"units": _listed(odds.counter)}, "WIZ-RCT-03")


def _sum(side: str, total: int, spirits: int, parts: Sequence[Modifier]) -> Iterator[Message]:
    yield Message(f"wizardrimort-brief-{side}", {"sum": f"{total:+}", "spirits": spirits})
    for part in parts:
        id = f"wizardrimort-modifier-{part.rule.lower()}"
        if has_words("en", id):
            yield Message(
                "wizardrimort-brief-modifier",
                {"what": Message(id), "value": f"{part.value:+}"},
                part.rule,
            )


def shot_messages(odds: ShotOdds) -> Iterator[Message]:
    """Tell what a shot may hit."""
    for name, chance in list(odds.hits.items())[:MOST_HITS]:
        yield Message("wizardrimort-brief-hit", {"name": name, "chance": _percent(chance)})
    miss = {"ground": _percent(odds.ground), "off": _percent(odds.off)}
    yield Message("wizardrimort-brief-miss", {**miss}, "WIZ-ART-08")
    if odds.doomed is not None:
        yield Message("wizardrimort-brief-doomed", {"unit": odds.doomed}, "WIZ-ART-17")


def move_messages(preview: MovePreview) -> Iterator[Message]:
    """Tell which squads there will be, which enemies reach who has moved, and what covers him."""
    squads = ["+".join(group.units) for group in preview.groups if len(group.units) > 1]
    if squads:
        yield Message("wizardrimort-brief-squads", {"squads": _listed(squads)}, "WIZ-GRP-02")
    if preview.fallen:
        yield Message("wizardrimort-brief-fallen", {"units": _listed(preview.fallen)}, "WIZ-CLB-08")
    if preview.threats:
        yield Message("wizardrimort-brief-threats", {"units": _listed(preview.threats)})
    if preview.near:
        yield Message("wizardrimort-brief-near", {"units": _listed(preview.near)})
    for name in ("sheltered", "exposed"):
        if units := getattr(preview, name):
            yield Message(f"wizardrimort-brief-{name}", {"units": _listed(units)}, "WIZ-COV-04")


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names)


def _percent(chance: str) -> float:
    return round(100 * float(Fraction(chance)), 1)
