"""Miniatures in the terminal: lists in brief, lengths on the tape, odds before dice."""

from __future__ import annotations

import re

import pytest

from tests.cli.conftest import Voevoda
from voevoda.core.dice import Seeded
from voevoda.core.match import Match
from voevoda.core.registry import find

WIDEST = 80
HINT = re.compile(r"\s+([+-][\d.]+)\s{2,}(\S.*?)\s{2,}")


def milestone(voevoda: Voevoda, *typed: str, language: str = "en") -> str:
    """Return what is said when A, who begins with white 3, black 4 and red 3, types lines."""
    ran = voevoda(
        "play", "wizardrimort", "--seats", "human,human", "--seed", "3", "--lang", language,
        typed="".join(f"{line}\n" for line in (*typed, "quit", "n")),
    )  # fmt: skip
    assert (ran.code, ran.err) == (0, "")
    return ran.out


@pytest.mark.parametrize("scenario", [info.id for info in find("wizardrimort").scenarios()])
def test_the_board_fits_a_terminal(scenario: str) -> None:
    match = Match("wizardrimort", scenario, dice=Seeded(1))
    board = match.game.board(match.world, match.state, match.turn)
    assert max(map(len, board.splitlines())) <= WIDEST


def test_nobody_is_lost_who_has_not_been_deployed() -> None:
    match = Match("wizardrimort", "wiz_allod_draft", dice=Seeded(1))
    board = match.game.board(match.world, match.state, match.turn)
    assert "A: B10  $0\n" in board


def test_long_lists_are_shown_in_brief(voevoda: Voevoda) -> None:
    out = milestone(voevoda)
    assert "Round 1 of 12. Act, or end. Left: new warriors 3, AP 4, TP 3." in out
    assert re.search(r"^A1  Move 1–\d+, Shift squad ", out, re.M)
    assert "MV A1 " not in out


def test_a_name_or_the_beginning_of_a_notation_shows_its_actions(voevoda: Voevoda) -> None:
    named, begun = milestone(voevoda, "a2"), milestone(voevoda, "TR A2:0,1", "undo", "mv a2")
    assert "MV A2 " in named and "TR A2:" in named and "MV A1 " not in named
    assert "MV A2 " in begun and "MV A3 " not in begun


@pytest.mark.parametrize(
    ("language", "refusal"),
    [
        ("en", "0.51 f too long: the path is 1 h 1.5 f, and 1 h 0.99 f are allowed."),
        ("ru", "Лишних 0,51 п: длина пути 1 р 1,5 п, а можно 1 р 0,99 п."),
    ],
)
def test_a_refusal_measures_in_hands_and_fingers(
    voevoda: Voevoda, language: str, refusal: str
) -> None:
    out = milestone(voevoda, "MV A2 450,2250", language=language)
    assert f"! {refusal} [WIZ-MOV-05]" in out


def test_an_attack_tells_its_odds_with_every_rule_before_the_dice(voevoda: Voevoda) -> None:
    way = ("MV A3 1130,1463", "MV A3 1700,1700", "MV A3 2400,1750")
    asked = milestone(voevoda, *way, "odds AT A3 > B1")
    assert "Critical" in asked and "No dice" not in asked
    out = milestone(voevoda, *way, "AT A3 > B1", "n")
    assert "Attack: die +3" in out and "– volley +3 [WIZ-CMB-A03]" in out
    assert re.search(r"Critical [\d.]+ %, win [\d.]+ %, tie [\d.]+ %, lost", out)
    assert "Not done" in out


@pytest.mark.parametrize(
    ("language", "word", "title"),
    [
        ("en", "hint", "What would the bot “Greedy” do?"),
        ("ru", "подсказка", "Что сделал бы бот «Жадный»?"),
    ],
)
def test_a_hint_names_what_the_bot_would_do(
    voevoda: Voevoda, language: str, word: str, title: str
) -> None:
    lines = milestone(voevoda, word, language=language).split(title)[1].splitlines()
    best = [(float(row[1]), row[2]) for line in lines if (row := HINT.match(line))]
    assert [value for value, _ in best] == sorted((value for value, _ in best), reverse=True)
    assert 1 < len(best) <= 5
    assert "!" not in milestone(voevoda, best[0][1]).split("A decides:")[1]
