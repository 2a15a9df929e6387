"""A battle with hidden units in the terminal: each person sees what the seat may know."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from tests.cli.conftest import Ran, Voevoda
from tests.games.cerilia.engine_table import drawn
from voevoda.core import matchfile

PLAIN = "a1 infantry@B2; a2 archers@B1; d1 infantry@B2; d2 knights@C3; d3 levies@A3"
HIDING = PLAIN + "; caster m1 mage a2 mass_invisibility"


def file_of(position: str) -> str:
    """Write a position in the form of the worked examples as a scenario file."""
    Path("mine.json").write_bytes(msgspec.json.encode(drawn(position).scenario))
    return "mine.json"


def play(voevoda: Voevoda, position: str, seats: str, *typed: str, language: str = "en") -> Ran:
    ran = voevoda(
        "play", "cerilia", "--scenario", file_of(position), "--seats", seats, "--seed", "1",
        "--lang", language, typed="".join(line + "\n" for line in typed),
    )  # fmt: skip
    assert (ran.code, ran.err) == (0, "")
    return ran


def refusals(ran: Ran) -> list[str]:
    return [line[2:] for line in ran.out.splitlines() if line.startswith("! ")]


def test_the_mat_fits_a_terminal_and_says_what_is_to_be_done(voevoda: Voevoda) -> None:
    ran = voevoda(
        "play", "cerilia", "--scenario", "castle", "--seats", "random,human", typed="quit\nn\n"
    )
    mat = ran.out[ran.out.index("R0/12") :].splitlines()[:16]
    assert max(map(len, mat)) <= 80
    assert mat[1].split() == list("ABCDE") and mat[2].startswith("  +-----")
    assert "Preparation. Choose a sector for the fort. The scenario proposes FORT C3." in ran.out


@pytest.mark.parametrize(
    ("language", "seat", "other", "aim"),
    [
        ("en", "Attacker", "Defender", "The Attacker must destroy the fort"),
        ("ru", "Атакующий", "Защитник", "Атакующий должен разрушить укрепление"),
    ],
)
def test_people_read_what_a_seat_is_called_and_what_for_it_fights(
    voevoda: Voevoda, language: str, seat: str, other: str, aim: str
) -> None:
    ran = voevoda(
        "play", "cerilia", "--scenario", "castle", "--seats", "human,random", "--seed", "1",
        "--lang", language, typed="undo\nquit\nn\n",
    )  # fmt: skip
    head = ran.out.splitlines()
    assert f"  {other}: random" in head[0] and f" {seat}: " in head[0] and aim in head[1]
    assert f"\n{seat}> " in ran.out and f"  {other}  FORT " in ran.out
    assert any(other in line for line in refusals(ran))


def test_closed_edges_are_drawn(voevoda: Voevoda) -> None:
    position = PLAIN + "; river A3>s; cliff B1>e; wall_ice D2>s until 4; fog E1 until 3"
    ran = play(voevoda, position, "human,random", "quit", "n")
    mat = ran.out[ran.out.index("R2/12") :].splitlines()
    assert mat[6].startswith("  +~~~~~~~~~~~~~+-------------+")
    assert mat[10].split("+")[4] == "=" * 13
    assert re.match(r"1 \| +\| +#", mat[12]) and "fog-3" in mat[11]
    assert mat[5].split("|")[2].split() == [] and mat[8].split("|")[2].split() == ["d1"]
    assert mat[9].split("|")[2].split() == ["a1"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_hidden_unit_is_seen_by_its_owner_alone(voevoda: Voevoda, language: str) -> None:
    position = HIDING.replace("d2 knights@C3", "d2 knights@C3 hidden")
    attacker = play(voevoda, position, "human,random", "quit", "n", language=language).out
    defender = play(voevoda, position, "random,human", "quit", "n", language=language).out
    assert "[]" in attacker.partition("R2/12")[2] and "knights" not in attacker
    assert re.search(r"d2 knights +C3 H3 4/-/6 D4 CSB \?", defender)


def test_odds_know_no_more_than_the_seat(voevoda: Voevoda) -> None:
    """The two hidden units change places: whoever faces them reads the same."""
    told = [
        play(
            voevoda,
            f"a1 infantry@B2; a2 archers@B2; d1 levies@B2; {hidden}; caster m1 mage a2 fog",
            "human,human", "odds CAST m1 fog; B2", *["PASS"] * 4, "odds 1", "quit", "n",
        ).out
        for hidden in (
            "d2 knights@C2 hidden; d3 levies@B3 hidden",
            "d2 levies@C2 hidden; d3 knights@B3 hidden",
        )
    ]  # fmt: skip
    facing = [re.split(r"(?=\nAttacker> )", out) for out in told]
    assert "What is hidden from you is guessed:" in told[0] and "33.3%" in told[0]
    assert facing[0][:2] == facing[1][:2]


def test_a_bots_open_decisions_are_told_and_its_secret_is_not(voevoda: Voevoda) -> None:
    position = HIDING.replace("m1 mage a2 mass_invisibility", "m1 mage d3 mass_invisibility fog")
    script = ["CAST m1 mass_invisibility", "d2", "PASS"]
    ran = play(voevoda, position, "human,human", *script, "save a.voevoda.json", "quit")
    assert "d2 is hidden" in ran.out  # both sit here, and are told so at the start
    assert ran.out.count("This screen shows the secrets of both sides") == 1
    told = voevoda("replay", "a.voevoda.json").out
    assert "CAST m1 mass_invisibility" in told and "Defender  has decided" in told
    assert "d2 is hidden" not in told and "Defender  d2" not in told


@pytest.mark.parametrize("line", ["ME a1xd1; ME a2xd1", "1; 3"])
def test_several_actions_on_a_line_are_weighed_and_done_in_order(
    voevoda: Voevoda, line: str
) -> None:
    position = "a1 infantry@B2; a2 infantry@B2; d1 legion_dead@B2; d2 levies@B2"
    ran = play(voevoda, position, "human,human", "PASS", "PASS", line, "y", "save a.json", "quit")
    assert "8/27  29.6%" in ran.out and refusals(ran) == []
    steps = [s.text for s in matchfile.load(Path("a.json").read_bytes()).steps]
    assert [text for text in steps if text.startswith("ME")] == ["ME a1xd1", "ME a2xd1"]


def test_a_line_is_refused_as_a_whole_or_stops_with_the_turn(voevoda: Voevoda) -> None:
    ran = play(
        voevoda, PLAIN, "human,human", "MV a2 B1-A1; MV a2 A1-A2", "PASS; PASS",
        "; ".join(["PASS"] * 7), "save a.json", "quit",
    )  # fmt: skip
    steps = [s.text for s in matchfile.load(Path("a.json").read_bytes()).steps]
    assert steps == ["PASS"]
    assert len(refusals(ran)) == 3 and "7" in refusals(ran)[2]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("scenario", ["open_field", "two_crowns"])
def test_a_person_plays_a_whole_battle(voevoda: Voevoda, scenario: str, language: str) -> None:
    seats = "human,random" if scenario == "open_field" else "human,random,random,random"
    ran = voevoda(
        "play", "cerilia", "--scenario", scenario, "--seats", seats, "--seed", "3", "--yes",
        "--save", "a.json", "--lang", language, typed="1\n" * 3000,
    )  # fmt: skip
    assert (ran.code, ran.err, refusals(ran)) == (0, "", [])
    match = matchfile.load(Path("a.json").read_bytes())
    assert match.over and ran.out.rstrip().splitlines()[-2].endswith(f"[{match.ending}]")
    assert "cerilia-" not in ran.out.replace("cerilia-open", "") and "cli-" not in ran.out
    assert json.loads(Path("a.json").read_text())["game"] == "cerilia"
