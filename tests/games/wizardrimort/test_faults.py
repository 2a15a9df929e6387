"""What cannot be played is refused in a sentence that names the place and the fix."""

from __future__ import annotations

import re

import pytest

from tests.games.wizardrimort.faults import FAULTS, spoilt
from voevoda.core.errors import VoevodaError
from voevoda.core.match import Match
from voevoda.core.texts import LANGUAGES, say
from voevoda.games.wizardrimort.scenarios import SHELF

ACTING = {"id": "acting", "variant_of": "wiz_milestone", "turn": {}}
"""Side A acts, with the best of dice."""
MOVE = r": MV \{unit\} \{point\}\."
LINES = {
    "MV A99 800,1700": MOVE,
    "MV A1 5000,1700": "3.?600",
    "MV A1 99999,1": "3.?600",
    "MV A1 -5,1700": "3.?600",
    "MV A1 -999999999,999999999": "3.?600",
    "VIA A1 -5,1700,0!j": "3.?600",
    "MV A1 9999999999,1": MOVE,
    "MV A1 nan,1700": MOVE,
    "MV A1 7.5,1700": MOVE,
    "MV A1 here": MOVE,
    "MV A1 700,1700,9999": MOVE,
    "MV Z1 800,1700": MOVE,
    "MV A1 " + ">".join(f"{450 + n},1050" for n in range(1000)): r"\b6\b",
    "TR A1:0,0": r"1.?000",
    "AT A1 > A2": "enemy|враг",
    "HR Q A1 k1": r": HR \{hired\} \{unit\} \{direction\}\.",
    "BD 70000,1": "3.?600",
    "DANCE": "EN; ",
    "": "EN; ",
    "\x00": "EN; ",
}
"""Lines that nobody can carry out, and what has to be told."""


def said(error: VoevodaError) -> dict[str, str]:
    """Return the sentence of an error in every language."""
    return {language: say(language, error.message) for language in LANGUAGES}


@pytest.mark.parametrize("name", FAULTS)
def test_the_library_says_what_is_wrong(name: str) -> None:
    with pytest.raises(VoevodaError) as caught:
        Match("wizardrimort", spoilt(FAULTS[name]))
    texts = said(caught.value)
    assert [FAULTS[name].is_named(text) for text in texts.values()] == [True, True], texts
    assert texts["en"] != texts["ru"]


@pytest.mark.parametrize("value", [float("nan"), float("inf"), True, None, [], "700"])
def test_only_whole_numbers_are_places(value: object) -> None:
    tree = spoilt(FAULTS["a place in words"])
    tree["units"][0]["at"][0] = value
    with pytest.raises(VoevodaError) as caught:
        Match("wizardrimort", tree)
    assert all(re.search("units 1, at", text) for text in said(caught.value).values())


@pytest.mark.parametrize("line", LINES, ids=lambda line: line[:20])
def test_a_line_that_makes_no_sense_is_explained(line: str) -> None:
    match = Match("wizardrimort", ACTING)
    before = match.hash
    with pytest.raises(VoevodaError) as caught:
        match.play_line(line)
    assert match.hash == before
    texts = said(caught.value)
    assert all(re.search(LINES[line], text) for text in texts.values()), texts
    assert texts["en"] != texts["ru"]


def test_every_shipped_scenario_is_without_fault() -> None:
    for name in SHELF.shipped:
        assert Match("wizardrimort", name, roll=False).game.id == "wizardrimort"
