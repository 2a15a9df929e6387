"""A whole game in the terminal, typed through a pipe."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Ran, Voevoda
from voevoda.core import matchfile
from voevoda.core.match import Match

TWO_PEOPLE = ("play", "cities", "--scenario", "duel", "--seats", "human,human", "--seed", "7")

# P1 and P2 raise a unit each and walk them together; P1's has an attack at the end.
TO_A_FIGHT = [
    "L1 NEW 6 -/-/0/0 @c2", "END", "L2 NEW 6 -/-/0/0 @c6", "END",
    "L1 MOV u1:c3,u1:c4", "END", "L2 MOV u2:c5", "END",
]  # fmt: skip


def typed(*lines: str) -> str:
    return "".join(line + "\n" for line in lines)


def saved(path: str) -> Match:
    return matchfile.load(Path(path).read_bytes())


def refusals(ran: Ran) -> list[str]:
    return [line[2:] for line in ran.out.splitlines() if line.startswith("! ")]


def test_a_turn_shows_the_board_and_numbers_the_actions(voevoda: Voevoda) -> None:
    ran = voevoda(*TWO_PEOPLE, typed=typed("quit"))
    assert ran.code == 0 and ran.err == ""
    assert " 1  .. .. C1 .. .." in ran.out
    assert "P1 decides:" in ran.out
    assert re.search(r"^ +1 L1 NEW 1 +2 L1 NEW 2 ", ran.out, re.M)
    assert re.search(r"^ +7 END", ran.out, re.M)


def test_a_number_and_its_notation_do_the_same(voevoda: Voevoda) -> None:
    voevoda(*TWO_PEOPLE, typed=typed("3", "save a.json"))
    voevoda(*TWO_PEOPLE, typed=typed("l1 new 3", "save b.json"))
    assert [step.text for step in saved("a.json").steps] == ["L1 NEW 3"]
    assert Path("a.json").read_bytes() == Path("b.json").read_bytes()


def test_a_whole_action_may_be_typed_on_one_line(voevoda: Voevoda) -> None:
    voevoda(*TWO_PEOPLE, typed=typed("L1 NEW 5 -/-/0/0 @c2", "save a.json"))
    assert [s.text for s in saved("a.json").steps] == ["L1 NEW 5", "ROW -/-/0/0", "AT c2"]


def test_the_log_names_the_rule_of_every_line(voevoda: Voevoda) -> None:
    ran = voevoda(*TWO_PEOPLE, typed=typed("L1 NEW 5", "log", "quit", "n"))
    line = "L1 pays 2 time points: 0 left, action 1 of this turn  [CIT-ACT-02]"
    assert ran.out.count(line) == 2  # when it happened, and in the log


def test_odds_are_shown_and_dice_asked_for_before_they_fall(voevoda: Voevoda) -> None:
    ran = voevoda(*TWO_PEOPLE, typed=typed(*TO_A_FIGHT, "L1 ATT u1>u2", "n", "save a.json"))
    table = ran.out[ran.out.index("In any case:") :]
    assert "1/2  50.0%" in table and "d4=1\n" in re.sub(r" +\S*d4=1 +.*", "d4=1\n", table)
    assert "Throw the dice? [y/n] n" in table and "Not done." in table
    assert len(saved("a.json").steps) == len(expected_steps())


def expected_steps() -> list[str]:
    match = Match("cities", "duel")
    for line in TO_A_FIGHT:
        match.play_line(line)
    return [step.text for step in match.steps]


@pytest.mark.parametrize(("language", "yes"), [("en", "y"), ("ru", "да")])
def test_dice_fall_after_yes(voevoda: Voevoda, language: str, yes: str) -> None:
    script = typed(*TO_A_FIGHT, "L1 ATT u1>u2", "what", yes, "save a.json")
    assert voevoda(*TWO_PEOPLE, "--lang", language, typed=script).code == 0
    steps = [step.text for step in saved("a.json").steps]
    assert steps[:-1] == [*expected_steps(), "L1 ATT u1>u2"]
    assert steps[-1].startswith("=")


def test_with_yes_nobody_is_asked(voevoda: Voevoda) -> None:
    ran = voevoda(*TWO_PEOPLE, "--yes", typed=typed(*TO_A_FIGHT, "L1 ATT u1>u2", "save a.json"))
    assert "Throw the dice?" not in ran.out
    assert saved("a.json").steps[-1].text.startswith("=")


def test_the_same_seed_brings_the_same_dice(voevoda: Voevoda) -> None:
    script = typed(*TO_A_FIGHT, "L1 ATT u1>u2", "save a.json")
    first = voevoda(*TWO_PEOPLE, "--yes", typed=script)
    assert voevoda(*TWO_PEOPLE, "--yes", typed=script) == first


def test_odds_can_be_asked_for_without_acting(voevoda: Voevoda) -> None:
    ran = voevoda(*TWO_PEOPLE, typed=typed(*TO_A_FIGHT, "odds L1 ATT u1>u2", "odds END", "odds"))
    assert "50.0%" in ran.out and "No dice: this is certain." in ran.out
    assert refusals(ran) == ["Say what to weigh: odds and an action, as a number or in notation."]


def test_undo_and_redo(voevoda: Voevoda) -> None:
    script = ("L1 NEW 5", "undo", "save a.json", "redo", "save b.json", "undo", "undo", "quit", "n")
    ran = voevoda(*TWO_PEOPLE, typed=typed(*script))
    assert saved("a.json").steps == []
    assert [step.text for step in saved("b.json").steps] == ["L1 NEW 5"]
    assert refusals(ran) == ["Nothing has been done yet that could be taken back."]


def test_what_dice_decided_stands(voevoda: Voevoda) -> None:
    ran = voevoda(*TWO_PEOPLE, "--yes", typed=typed(*TO_A_FIGHT, "L1 ATT u1>u2", "undo"))
    assert refusals(ran) == ["What the dice have decided stands."]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("99", "choose 1 to 7"),
        ("nonsense", "neither an action nor a command"),
        ("L2 NEW 1", "[CIT-TRN-05]"),
        ("L1 NEW 60", "[CIT-NEW-01]"),
        ("rules CIT-ATT-99", "CIT-ATT-0"),
        ("rules", "Name a rule"),
        ("save no/such/folder/a.json", "name another place"),
        ("L1 ATT u1>u2 d4=4", "leave the result out"),
    ],
)
def test_a_wrong_line_is_answered_and_changes_nothing(
    voevoda: Voevoda, line: str, words: str
) -> None:
    ran = voevoda(*TWO_PEOPLE, typed=typed(line, "save a.json"))
    assert [words in refusal for refusal in refusals(ran)] == [True]
    assert ran.code == 0 and ran.err == "" and saved("a.json").steps == []


@pytest.mark.parametrize(
    ("language", "word", "answer"),
    [
        ("en", "help", "take the last decision back"),
        ("ru", "помощь", "взять назад последнее решение"),
        ("ru", "help", "взять назад последнее решение"),
        ("ru", "правило CIT-ATT-04", "четырёхгранн"),
        ("ru", "доска", "Решает P1:"),
    ],
)
def test_commands_have_words_in_both_languages(
    voevoda: Voevoda, language: str, word: str, answer: str
) -> None:
    assert answer in voevoda(*TWO_PEOPLE, "--lang", language, typed=typed(word, "quit")).out


def test_quitting_offers_to_save(voevoda: Voevoda) -> None:
    ran = voevoda(*TWO_PEOPLE, typed=typed("END", "quit", "y"))
    name = "cities-duel-1.voevoda.json"
    assert f"voevoda play --load {name}" in ran.out
    assert [step.text for step in saved(name).steps] == ["END"]


def test_quitting_without_saving_leaves_no_file(voevoda: Voevoda) -> None:
    voevoda(*TWO_PEOPLE, typed=typed("END", "quit", "n"))
    assert list(Path().iterdir()) == []


def test_the_end_of_the_input_saves_under_a_free_name(voevoda: Voevoda) -> None:
    Path("cities-duel-1.voevoda.json").write_text("mine")
    ran = voevoda(*TWO_PEOPLE, typed=typed("END"))
    assert ran.code == 0
    assert "voevoda play --load cities-duel-2.voevoda.json" in ran.out
    assert Path("cities-duel-1.voevoda.json").read_text() == "mine"


def test_a_saved_match_is_resumed_where_it_was(voevoda: Voevoda) -> None:
    rest = ("L1 ATT u1>u2", "END", "L2 ATT u2>u1", "END")
    voevoda(*TWO_PEOPLE, "--yes", typed=typed(*TO_A_FIGHT, *rest, "save whole.json"))
    voevoda(*TWO_PEOPLE, "--yes", "--save", "part.json", typed=typed(*TO_A_FIGHT, rest[0]))
    resumed = voevoda("play", "--load", "part.json", "--yes", typed=typed(*rest[1:]))
    assert "Resumed after" in resumed.out
    assert saved("part.json").hash == saved("whole.json").hash
    assert Path("part.json").read_bytes() == Path("whole.json").read_bytes()


def test_a_file_named_at_the_start_is_kept_up_to_date(voevoda: Voevoda) -> None:
    ran = voevoda(*TWO_PEOPLE, "--save", "a.json", typed=typed("END", "END", "undo", "quit"))
    assert "Save the match?" not in ran.out
    assert [step.text for step in saved("a.json").steps] == ["END"]


def test_parameters_change_the_rules_of_the_match(voevoda: Voevoda) -> None:
    voevoda(*TWO_PEOPLE, "--set", "tp_income=9", "--set", "cost_create=3", typed=typed("END"))
    params = saved("cities-duel-1.voevoda.json").params
    assert (params["tp_income"], params["cost_create"]) == (9, 3)


def test_a_scenario_may_come_from_a_file(voevoda: Voevoda) -> None:
    cell = {"type": "camp", "cell": "a1", "owner": 1}
    tree = {
        "id": "mine", "width": 5, "height": 5, "round_limit": 9,
        "locations": [cell, {**cell, "cell": "e5", "owner": 2}],
    }  # fmt: skip
    Path("mine.json").write_text(json.dumps(tree))
    ran = voevoda("play", "cities", "--scenario", "mine.json", "--seats", "human,human")
    assert "L2 camp P2 e5" in ran.out


def test_a_person_plays_a_whole_game_against_a_bot(voevoda: Voevoda) -> None:
    ran = voevoda(
        "play", "cities", "--seats", "human,random", "--seed", "3", "--yes", "--save", "a.json",
        typed=typed(*["1"] * 2000),
    )  # fmt: skip
    assert ran.code == 0 and ran.err == ""
    match = saved("a.json")
    assert match.over
    assert [entry.bot for entry in match.seats] == [None, "random"]
    assert ran.out.rstrip().splitlines()[-2].endswith(f"[{match.ending}]")


def test_a_bot_goes_on_when_its_match_is_resumed(voevoda: Voevoda) -> None:
    start = ("play", "cities", "--seats", "human,greedy", "--seed", "3", "--yes")
    voevoda(*start, "--save", "part.json", typed=typed(*["END"] * 3))
    voevoda("play", "--load", "part.json", "--yes", typed=typed(*["END"] * 3))
    voevoda(*start, "--save", "whole.json", typed=typed(*["END"] * 6))
    assert saved("part.json").hash == saved("whole.json").hash


def test_a_bots_decision_cannot_be_taken_back(voevoda: Voevoda) -> None:
    ran = voevoda("play", "cities", "--seats", "human,random", typed=typed("END", "undo"))
    assert len(refusals(ran)) == 1 and "P2" in refusals(ran)[0]


def test_bots_play_alone(voevoda: Voevoda) -> None:
    ran = voevoda("play", "cities", "--seats", "random,random", "--seed", "1")
    assert ran.code == 0
    assert ran.out.rstrip().endswith("]")


def test_equal_results_are_merged_and_each_die_is_told_once(voevoda: Voevoda) -> None:
    ran = voevoda(*TWO_PEOPLE, typed=typed(*TO_A_FIGHT, "odds L1 ATT u1>u2"))
    table = ran.out[ran.out.index("In any case:") :]
    assert [table.count(f"d4={face}") for face in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert "Die:" not in table


def test_giving_up_is_asked_for_and_ends_a_duel(voevoda: Voevoda) -> None:
    script = typed("resign", "n", "END", "resign", "y")
    ran = voevoda(*TWO_PEOPLE, "--save", "a.json", typed=script)
    assert "Give up for P1? This cannot be taken back. [y/n] n\nNot done." in ran.out
    assert "P1 has won [the others have given up]" in ran.out
    match = saved("a.json")
    assert (match.conceded, match.winners, match.ending) == ([1], [0], "resignation")


def test_a_bot_plays_on_for_who_gave_up(voevoda: Voevoda) -> None:
    line = ("play", "cities", "--scenario", "three_lairs", "--seats", "human,human,human")
    part = voevoda(*line, "--yes", "--save", "a.json", typed=typed("resign", "y", "quit"))
    assert "P1 has given up." in part.out and "P2 decides:" in part.out
    assert saved("a.json").conceded == [0]
    rest = voevoda("play", "--load", "a.json", "--yes", typed=typed("END", "END", "quit"))
    assert re.search(r"^ +\d+  P1  ", rest.out[rest.out.index("P3 decides:") :], re.M)
    assert "P1 decides:" not in rest.out


@pytest.mark.parametrize(
    ("language", "line", "yes", "told"),
    [
        ("en", "draw", "y", "A draw [by agreement]"),
        ("ru", "ничья", "да", "Ничья [по соглашению]"),
    ],
)
def test_a_draw_needs_everybody(
    voevoda: Voevoda, language: str, line: str, yes: str, told: str
) -> None:
    script = typed(line, "n", "END", line, yes)
    ran = voevoda(*TWO_PEOPLE, "--lang", language, "--save", "a.json", typed=script)
    assert ran.out.count(told) == 1
    match = saved("a.json")
    assert match.agreed_draw and len(match.steps) == 1


def test_a_bot_says_what_it_thinks_of_a_draw(voevoda: Voevoda) -> None:
    line = ("play", "cities", "--scenario", "duel", "--seats", "human,random", "--save", "a.json")
    assert "A draw [by agreement]" in voevoda(*line, typed=typed("draw")).out
