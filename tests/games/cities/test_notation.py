"""Notation of `cities`: whole lines and single decisions turn into each other without loss."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.cities.engine_table import drawn, engine_params, engine_scenario
from tests.games.cities.test_against_naive import CROWD, FIERCE, SIEGED, chosen
from voevoda.core.actions import Action
from voevoda.core.dice import Seeded
from voevoda.core.errors import IllegalActionError, NotationError
from voevoda.core.match import Match
from voevoda.games.cities import GAME

SWAPS: dict[str, Any] = {**FIERCE, "camp_swap": "between_units", "move_cells": 3}
GAMES = {
    "crowd": (CROWD, SWAPS),
    "crowd random": (CROWD, {**FIERCE, "initiative_mode": "random"}),
    "crowd locations": (
        CROWD,
        {**FIERCE, "initiative_mode": "random", "initiative_unit": "location"},
    ),
    "sieged": (SIEGED, {**SWAPS, "move_cells": 1}),
}


def start(name: str, **options: Any) -> Match:
    scenario, rules = GAMES[name]
    return Match(GAME, engine_scenario(scenario), engine_params(rules), **options)


def played(name: str, seed: int, plies: int) -> Match:
    rng = random.Random(f"{name} {seed}")
    match = start(name, dice=Seeded(seed))
    while not match.over and len(match.steps) < plies:
        match.play(chosen([match.format(action) for action in match.legal_actions()], rng))
    return match


def primitives(match: Match) -> list[str]:
    """Return what was decided and rolled, one by one, in the game's notation."""
    return [
        match.format(step.choice)
        if isinstance(step.choice, Action)
        else GAME.chances.format(step.choice, match.world)
        for step in match.steps
    ]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_whole_lines_replay_to_the_same_position(name: str, seed: int) -> None:
    match = played(name, seed, plies=300)
    steps = primitives(match)
    lines = GAME.join(match.world, steps)
    assert len(lines) < len(steps)
    again = start(name, roll=False)
    for line in lines:
        parts = GAME.split(again.world, again.state, line)
        assert GAME.join(again.world, [*parts, "END"]) == [line, "END"]
        for choice in again.read(line):
            again.replay(choice)
    assert primitives(again) == steps
    assert again.hash == match.hash


@pytest.mark.parametrize("name", ["crowd", "sieged"])
def test_an_open_end_stays_open(name: str) -> None:
    match = played(name, seed=4, plies=120)
    steps = primitives(match)
    for length in range(1, len(steps) + 1):
        again = start(name, roll=False)
        for line in GAME.join(match.world, steps[:length]):
            for choice in again.read(line):
                again.replay(choice)
        assert again.hash == match.steps[length - 1].hash, steps[:length][-6:]


ATTACK = "u3 home=L1 c3 S5 H9 improved\nu7 home=L2 c4 S9 H30"
NATIVE = "u3 home=L1 b2 S1 H2\nu5 home=L1 f5 S1 H2"
CAMP = "u2 home=L1 c4 S1 H2 A=0/0/-/-"


@pytest.mark.parametrize(
    ("whole", "parts", "lines", "header"),
    [
        ("L1 ATT u3>u7 d4=3", "L1 ATT u3>u7|d4=3", ATTACK, ""),
        ("L1 ATT u3>L2", "L1 ATT u3>L2", ATTACK.replace("c3", "b5"), ""),
        ("L1 MOV u3:c4,u5:e5", "L1 MOV|u3:c4|u5:e5", NATIVE.replace("b2", "c3"), ""),
        ("L1 MOV u3:c3", "L1 MOV|u3:c3|STOP", NATIVE, ""),
        ("L1 MOV u3~f6,u3:f7", "L1 MOV|u3~f6|u3:f7", NATIVE, ""),
        ("L1 INS u3/4", "L1 INS u3/4", NATIVE, ""),
        ("L1 NEW 4 -/-/0/0 @c2", "L1 NEW 4|ROW -/-/0/0|AT c2", "", ""),
        (
            "L1 NEW 1 -/-/0/0 @c2 3:u2/3,4:u2/4",
            "L1 NEW 1|ROW -/-/0/0|AT c2|SWAP 3:u2/3|SWAP 4:u2/4|DONE",
            CAMP,
            "\noptions: camp_swap=between_units",
        ),
        (
            "L1 NEW 1 -/-/0/0 @c2",
            "L1 NEW 1|ROW -/-/0/0|AT c2|DONE",
            CAMP,
            "\noptions: camp_swap=between_units",
        ),
        ("L1 HEAL", "L1 HEAL", "", ""),
        ("L1 LVL", "L1 LVL", "", ""),
        ("L3 LVL d4=2", "L3 LVL|d4=2", "", ""),
        ("L4 HIDE", "L4 HIDE", "", ""),
        ("END", "END", "", ""),
    ],
)
def test_every_form_of_the_rules(whole: str, parts: str, lines: str, header: str) -> None:
    match = drawn(
        "L1 camp P1 c1 S7 H9 V1 T9 relic=incredible\nL2 castle P2 c6\n"
        f"L3 castle P1 a1 T9\nL4 castle P1 e1 V1 relic=siege T9\n{lines}",
        f"map: 7x7{header}",
    )
    assert GAME.split(match.world, match.state, whole) == parts.split("|")
    assert GAME.split(match.world, match.state, f"  {whole.replace(' ', '   ')} ") == parts.split(
        "|"
    )
    assert GAME.join(match.world, [*parts.split("|"), "END"]) == [whole, "END"]
    match.play_line(whole)
    assert "|".join(primitives(match)) == parts


def test_a_line_is_played_whole_or_not_at_all() -> None:
    match = drawn("L1 castle P1 c1 T9\nL2 castle P2 c5")
    before = match.hash
    for line in ("L1 NEW 3 -/-/0/0 @c5", "L1 NEW 3 -/-/0/4 @c2", "L1 NEW 3 -/-/0/0 @here"):
        with pytest.raises((IllegalActionError, NotationError)):
            match.play_line(line)
        assert (match.hash, match.steps) == (before, [])


GARBAGE = st.one_of(
    st.text(),
    st.text("LuP0123456789 ATMOVINSEWHLRDdat:~>/,@=-", max_size=30),
    st.from_regex(r"L\d{0,30} (NEW|MOV|ATT|INS) [u0-9:~>/,@ -]{0,20}", fullmatch=True),
    st.from_regex(r"L\d{1,30} NEW \d{1,30} [-0-9/]{1,9} @[a-z]\d{1,3}( \S+)?", fullmatch=True),
    st.sampled_from(["L" + "9" * 5000 + " NEW 1 -/-/0/0 @c2", "u" + "9" * 5000 + ":c2"]),
    st.sampled_from(["=", "=x", "=" + "9" * 5000, "=1", "=²", "L１ NEW 1", "L1 NEW 1 -/-/0/0 @c2"]),
)


@settings(max_examples=300)
@given(GARBAGE)
def test_garbage_is_refused_in_words(text: str) -> None:
    match = Match(GAME, "duel_camp", {"camp_swap": "between_units"})
    before = match.hash
    try:
        match.play_line(text)
    except (NotationError, IllegalActionError) as error:
        assert (match.hash, match.steps) == (before, [])
        assert str(error)
        assert isinstance(error, IllegalActionError) or error.message.id.startswith("notation-")
    else:
        assert match.steps


@settings(max_examples=100)
@given(st.data())
def test_every_decision_that_reads_is_written_as_it_was_read(data: st.DataObject) -> None:
    match = Match(GAME, "relics")
    text = data.draw(
        st.one_of(
            st.builds("L{} ATT u{}>u{}".format, *[st.integers(1, 999)] * 3),
            st.builds("L{} ATT u{}>L{}".format, *[st.integers(1, 999)] * 3),
            st.builds("u{}:{}{}".format, st.integers(1, 9**6), *_cell(match)),
            st.builds("u{}~{}{}".format, st.integers(1, 9**6), *_cell(match)),
            st.builds("L{} INS u{}/{}".format, *[st.integers(1, 9)] * 3),
            st.builds("L{} NEW {}".format, st.integers(1, 999), st.integers(0, 9999)),
            st.builds("SWAP {}:u{}/{}".format, *[st.integers(1, 4)] * 3),
            st.builds("ROW {}/{}/{}/{}".format, *[st.sampled_from("-0123456789")] * 4),
        )
    )
    action = GAME.actions.parse(text, match.world)
    assert GAME.actions.format(action, match.world) == text
    assert GAME.actions.unpack(GAME.actions.pack(action)) == action


def _cell(match: Match) -> list[st.SearchStrategy[Any]]:
    letters = [chr(ord("a") + x) for x in range(match.world.width)]
    return [st.sampled_from(letters), st.integers(1, match.world.height)]
