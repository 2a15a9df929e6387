"""Realms in the terminal: a map of 80 columns, odds of battles, and nothing of what is hidden."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Ran, Voevoda
from voevoda.core import matchfile
from voevoda.core.dice import Seeded
from voevoda.core.match import Match, SeatEntry
from voevoda.core.registry import find

MARCH = ("1R2-d4", "1P1-d4")


def play(voevoda: Voevoda, *arguments: str, typed: tuple[str, ...], language: str = "en") -> Ran:
    ran = voevoda(
        "play", *arguments, "--lang", language, typed="".join(line + "\n" for line in typed)
    )
    assert (ran.code, ran.err) == (0, "")
    return ran


def ford(voevoda: Voevoda, *typed: str, language: str = "en") -> str:
    return play(
        voevoda, "grand", "--scenario", "ford", "--seats", "human,random", "--seed", "1",
        typed=(*typed, "quit", "n"), language=language,
    ).out  # fmt: skip


@pytest.mark.parametrize("scenario", [info.id for info in find("grand").scenarios()])
def test_the_board_fits_a_terminal(scenario: str) -> None:
    match = Match("grand", scenario, dice=Seeded(1))
    while not match.over and len(match.steps) < 12:
        board = match.game.board(match.world, match.state, match.turn)
        assert max(map(len, board.splitlines())) <= 80
        match.play(match.legal_actions()[-1], match.turn)


def test_the_largest_battle_fits_a_terminal() -> None:
    armies = [{"strength": 6, "plus": True}] * 4
    match = Match("grand", {"id": "large", "attackers": armies, "defenders": armies})
    lines = match.game.board(match.world, match.state, 0).splitlines()
    assert max(map(len, lines)) <= 80
    assert [line.count("[") for line in lines[1:]] == [3, 1, 3, 1]


def test_others_turns_are_told_under_a_heading(voevoda: Voevoda) -> None:
    heading = "Since your last turn:"
    out = ford(voevoda, "1P1-c4", "end")
    assert out.count(heading) == 1 and heading not in out.partition("1P1-c4")[0]
    assert out.partition(heading)[2].splitlines()[1].split()[1] == "P2"


def test_a_battle_is_explained_without_the_map(voevoda: Voevoda) -> None:
    out = play(
        voevoda, "grand", "--scenario", "spears", "--seats", "human,random", "--seed", "1",
        typed=("?", "a", "s", "d", "quit", "n"),
    ).out  # fmt: skip
    assert out.count("face down") == 2 and "dragon mark" not in out
    assert "this list" in out and "Since your last turn" not in out
    assert ford(voevoda).count("dragon mark") == 1


def test_the_map_shows_what_stands_where(voevoda: Voevoda) -> None:
    drawn = ford(voevoda, *MARCH).rpartition("   a     b")[2].splitlines()
    assert drawn[2].split() == [
        "2",
        "F",
        "F1C1",
        "F",
        "W",
        "F",
        "F",
        "F0C2",
        "Mo",
        "M",
        "111122222",
    ]
    assert drawn[4].split() == ["4", "W", "F", "F", "F", "f0C2", "F", "F", "F", "W", "443333322"]
    assert drawn[5].split() == ["1PR"] and drawn[5].index("1PR") == drawn[4].index("F     f0C2")
    assert "P1>  $74 +20-6=14  1/3" in drawn
    assert any("@b2 C1 1+ *" in line and "1R2 d4 3 *" in line for line in drawn)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Year 1 of 12, turn of seat 1. 74 coins, income 20 − 6; lands 1, to win 3."),
        ("ru", "Год 1 из 12, ход места 1. 74 монеты, доход 20 − 6; земель 1, для победы 3."),
    ],
)
def test_what_is_to_be_decided_is_said(voevoda: Voevoda, language: str, said: str) -> None:
    assert said in ford(voevoda, language=language)


def test_odds_of_a_battle_are_told_before_it_is_declared(voevoda: Voevoda) -> None:
    out = ford(voevoda, *MARCH, "odds 1P1!@e4", "odds 1P1!@e4; 1R2!@e4")
    alone, together = re.findall(r"^As it stands: .*$", out, re.MULTILINE)
    assert "1P1 3 against @e4 2+" in alone and "win 66.7%" in alone
    assert "1P1 3, 1R2 3 against @e4 2+" in together and "win 100.0%" in together
    assert "exact" not in alone and "best play" in alone


def test_odds_of_an_order_tell_the_purse(voevoda: Voevoda) -> None:
    assert "Purse 74 → 54; income 20 − 6 → 20 − 10." in ford(voevoda, "odds @b2$militia")


def test_odds_of_a_spell_tell_each_face(voevoda: Voevoda) -> None:
    ran = play(
        voevoda, "grand", "--scenario", "ridge", "--seats", "human,random", "--seed", "1",
        typed=("odds 1M3*raise", "quit", "n"),
    )  # fmt: skip
    assert re.search(r"1/2 +50\.0% +d6=4 +Die 4 \+ 1 = 5", ran.out)
    assert "Zombies by the face of the die – 1: 1, 2: 2, 3: 2, 4: 3, 5: 3, 6: 3." in ran.out
    assert "Purse 160 → 130; income 40 − 30 → 40 − 30." in ran.out


def test_a_layout_is_judged(voevoda: Voevoda) -> None:
    out = play(
        voevoda, "grand", "--scenario", "spears", "--seats", "human,random", "--seed", "1",
        typed=("odds a;a;a", "a", "s", "odds d", "quit", "n"),
    ).out  # fmt: skip
    assert out.count("The battle is worth +0.00 to the attackers") == 2
    assert "Best mixture of layouts: 1A1:" in out
    first, second = re.findall(r"This layout loses at most (\S+) against the best one", out)
    assert float(first) >= float(second) > 0


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("scenario", "other"), [("spears", "random"), ("ford", "greedy")])
def test_a_person_plays_a_whole_game(
    voevoda: Voevoda, scenario: str, other: str, language: str
) -> None:
    ran = play(
        voevoda, "grand", "--scenario", scenario, "--seats", f"human,{other}", "--seed", "3",
        "--yes", "--set", "friendly_fire=off", "--save", "a.json",
        typed=("1",) * 3000, language=language,
    )  # fmt: skip
    assert not [line for line in ran.out.splitlines() if line.startswith("! ")]
    match = matchfile.load(Path("a.json").read_bytes())
    assert match.over and ran.out.rstrip().splitlines()[-2].endswith(f"[{match.ending}]")
    assert "grand-" not in ran.out and "cli-" not in ran.out
    assert ran.out.count("решение принято" if language == "ru" else "has decided") < 40


def laid(*texts: str) -> str:
    """Write a match in which a bot has laid its cards, and a person has all but one to lay."""
    match = Match("grand", "lords", dice=Seeded(1))
    names = [entry.name for entry in match.seats]
    match.seats[:] = [SeatEntry(names[0], "random"), SeatEntry(names[1], None)]
    mine, other = [*texts], [">2A4", *"asdd"]
    while mine or other:
        seat = 0 if mine and 0 in match.waiting else 1
        match.play((mine if seat == 0 else other).pop(0), seat)
    Path("laid.json").write_bytes(matchfile.save(match))
    return "laid.json"


def test_nothing_is_told_of_cards_that_lie_face_down(voevoda: Voevoda) -> None:
    """The bot's layout differs: whoever faces it reads the same."""
    told = [
        play(
            voevoda, "--load", laid(*texts), "--save", "b.json",
            typed=("log", "board", "odds a", "odds 2", ">1A1", "a+", "undo", "odds a", "quit", "n"),
        ).out
        for texts in ((">1A1", *"aasdd"), (">1A2", *"sdaas"))
    ]  # fmt: skip
    assert told[0] == told[1]
    assert "ATT P1  1A1 [? ? ?]  1A2 [? ?]" in told[0] and "2A4 [a]" in told[0]
    assert "P1  has decided" in told[0] and "P1  a" not in told[0] and "P1  >" not in told[0]
