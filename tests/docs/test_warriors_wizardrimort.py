"""The table of all warriors of `wizardrimort` says what the rules add to their dice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.docs.rulebooks import BOOKS, LANGUAGES
from voevoda.core.dice import Seeded
from voevoda.core.match import Match
from voevoda.core.odds import odds
from voevoda.core.registry import find
from voevoda.core.texts import words
from voevoda.games.wizardrimort.params import CLASS_LETTERS, CLASSES, FACTIONS, PRIEST
from voevoda.games.wizardrimort.setups import CommanderSetup, Scenario, TurnSetup, UnitSetup

BOOK = next(book for book in BOOKS if book.game == "wizardrimort")
GAME = find("wizardrimort")
CELLS = 9
NONE = "–"
SKELETON, PRIEST_LETTER = "none", CLASS_LETTERS[PRIEST]
FOE, ARCHER = ("B", "orc"), ("A", "orc")
"""Whom all fight: a people whose trait is a matter of choice."""
SIDES = ("attack", "defence")
NEAR, FAR = 80, 500
"""Gaps of a fight hand to hand, and of a shot from beyond all that counts as close."""
Warrior = tuple[str, str]


def sums(attackers: list[Warrior], targets: list[Warrior], gap: int) -> tuple[str, str]:
    """Return what both sides add to their dice if all attackers strike."""
    units = []
    for side, seat, x, group in (("A", 1, 600, attackers), ("B", 2, 720 + gap, targets)):
        for number, (warrior, people) in enumerate(group, 1):
            place, facing = (x, 400 + 130 * number), (1 if side == "A" else -1, 0)
            bones = people == SKELETON
            units.append(UnitSetup(f"{side}{number}", warrior, place, facing, seat, bones))
    sides = [
        CommanderSetup(side, people if people != SKELETON else FOE[1])
        for side, ((_, people), *_) in (("A", attackers), ("B", targets))
    ]
    position = Scenario("warriors", 3000, 1500, tuple(sides), tuple(units), turn=TurnSetup())
    match = Match(GAME, position, {"level": "squire"}, dice=Seeded(1))
    names = "+".join(f"A{number}" for number in range(1, len(attackers) + 1))
    attack = match.game.actions.parse(f"AT {names} > B1", match.world)
    brief: Any = match.game.summary(match.world, match.state, odds(match, [attack]))
    told = {message.id: message.args for message in brief.messages()}
    attack_sum, defence_sum = (told[f"wizardrimort-brief-{side}"]["sum"] for side in SIDES)
    return str(attack_sum).replace("+0", "0"), str(defence_sum).replace("+0", "0")


@cache
def row_of(warrior: Warrior) -> list[str]:
    """Return what a warrior adds: attacking alone and as two, defending alone and as two."""
    gap = FAR if warrior[0] in (ARCHER[0], PRIEST_LETTER) else NEAR
    is_priest = warrior[0] == PRIEST_LETTER
    attacks = [
        NONE if is_priest and count == 1 else sums([warrior] * count, [FOE] * count, gap)[0]
        for count in (1, 2)
    ]
    defences = [
        sums([foe], [warrior] * count, gap)[1]
        for count in (1, 2)
        for foe, gap in ((FOE, NEAR), (ARCHER, FAR))
    ]
    return [*attacks, *defences, "1" if warrior[1] == SKELETON else "2"]


def warriors() -> Iterator[Warrior]:
    for people in (*FACTIONS[1:], SKELETON):
        for letter in CLASS_LETTERS:
            if letter != PRIEST_LETTER or people == SKELETON:
                yield letter, people


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_warrior_is_listed_with_what_it_adds(language: str) -> None:
    listed = [row for row in BOOK.rows(language) if len(row) == CELLS][2:]
    wanted = [
        [
            words(language, f"wizardrimort-faction-{people}"),
            words(language, f"wizardrimort-class-{CLASSES[CLASS_LETTERS.index(letter)]}"),
            *row_of((letter, people)),
        ]
        for letter, people in warriors()
    ]
    assert listed == wanted
