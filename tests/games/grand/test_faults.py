"""What cannot be played is refused in a sentence that names the place and the fix."""

from __future__ import annotations

import re

import pytest

from tests.games.grand.faults import FAULTS, spoilt
from voevoda.core.errors import IllegalActionError, VoevodaError
from voevoda.core.match import Match
from voevoda.core.texts import LANGUAGES, say

ORDERS = {
    "1R77-c4": "1R77",
    "@c3^": "@c3",
    "1P1!2R99": "2R99",
    "1M3*storm": "raft|плот",
    "1M3*fury": "army|войско",
    "1M4*quake>@j3": "lose a level|потерять уровень",
    "1M3*dragon": "asleep under|спящий под",
    "1M3*fury>2P6": r"\b6 (cells|клеток)",
    "1P1!2P6": r"\b1 (cell|клетку)\b",
}
"""Orders for a piece that is not there or a spell without a target, and what has to be told."""


@pytest.mark.parametrize("name", FAULTS)
def test_the_library_says_what_is_wrong(name: str) -> None:
    with pytest.raises(VoevodaError) as caught:
        Match("grand", spoilt(FAULTS[name]))
    said = {language: say(language, caught.value.message) for language in LANGUAGES}
    assert [FAULTS[name].is_named(text) for text in said.values()] == [True, True], said
    assert said["en"] != said["ru"]


@pytest.mark.parametrize("order", ORDERS)
def test_an_order_that_makes_no_sense_is_explained(order: str) -> None:
    match = Match("grand", "ridge")
    before = match.hash
    with pytest.raises(IllegalActionError) as caught:
        match.play(order)
    assert match.hash == before
    said = {language: say(language, caught.value.message) for language in LANGUAGES}
    assert all(re.search(ORDERS[order], text) for text in said.values()), said
    assert said["en"] != said["ru"] and caught.value.message.rule


def test_an_order_for_a_piece_that_was_lost_is_explained() -> None:
    match = Match("grand", "ridge")
    match.play("1M3~")
    for order in ("1M3-c3", "1M3*fury>1P1", "1M3!@b2"):
        with pytest.raises(IllegalActionError, match="1M3"):
            match.play(order)
