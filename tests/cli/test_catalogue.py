"""Lists of games and scenarios, and the rulebook."""

import json

import pytest

from tests.cli.conftest import Voevoda
from voevoda import __version__


def test_the_version_is_printed(voevoda: Voevoda) -> None:
    assert voevoda("--version") == (0, f"voevoda {__version__}\n", "")


@pytest.mark.parametrize(("language", "name"), [("en", "Cities at War"), ("ru", "Война городов")])
def test_games_are_listed_by_name(voevoda: Voevoda, language: str, name: str) -> None:
    ran = voevoda("games", "--lang", language)
    assert ran.code == 0
    assert any("cities" in line and name in line for line in ran.out.splitlines())


def test_games_are_listed_for_programs(voevoda: Voevoda) -> None:
    games = {game["id"]: game for game in json.loads(voevoda("games", "--json").out)}
    assert games["cities"]["seats"] == [2, 6]
    assert "standard" in games["cities"]["scenarios"]


def test_scenarios_are_listed_with_seats_and_minutes(voevoda: Voevoda) -> None:
    ran = voevoda("scenarios", "cities")
    duel = next(line for line in ran.out.splitlines() if line.split()[:1] == ["duel"])
    assert duel.split()[1:5] == ["The", "Ford", "2", "5–10"]


def test_scenarios_are_listed_for_programs_in_the_language(voevoda: Voevoda) -> None:
    english = json.loads(voevoda("scenarios", "cities", "--json", "--lang", "en").out)
    russian = json.loads(voevoda("scenarios", "cities", "--json", "--lang", "ru").out)
    assert [s["id"] for s in english] == [s["id"] for s in russian]
    for here, there in zip(english, russian, strict=True):
        assert here["name"] and here["goal"] and here["name"] != here["id"]
        assert here["name"] != there["name"]


def test_one_rule_is_shown_in_whatever_case(voevoda: Voevoda) -> None:
    ran = voevoda("rules", "cities", "cit-att-04")
    assert ran.code == 0
    assert ran.out.startswith("CIT-ATT-04")
    assert "four-sided die" in ran.out and "CIT-ATT-05" not in ran.out


def test_one_rule_is_shown_in_russian(voevoda: Voevoda) -> None:
    assert "четырёхгранн" in voevoda("rules", "cities", "CIT-ATT-04", "--lang", "ru").out


@pytest.mark.parametrize(
    ("language", "author", "terms"),
    [("en", "Games of Loki", "non-commercial"), ("ru", "«Игры Локи»", "некоммерческих")],
)
def test_the_author_of_a_game_and_the_terms_are_named(
    voevoda: Voevoda, language: str, author: str, terms: str
) -> None:
    told = voevoda("scenarios", "wizardrimort", "--lang", language).out.splitlines()[-1]
    assert author in told and terms in told


def test_the_whole_rulebook_is_shown_without_its_anchors(voevoda: Voevoda) -> None:
    ran = voevoda("rules", "cities")
    assert "CIT-GEN-01" in ran.out and "CIT-END-07" in ran.out
    assert "<a id" not in ran.out


def test_every_rule_can_be_asked_for(voevoda: Voevoda) -> None:
    from voevoda.core.registry import find

    known = {rule["id"] for rule in json.loads(voevoda("rules", "cities", "--json").out)}
    assert known >= {rule for rule in find("cities").events.rules if rule}


def test_the_nearest_rules_are_named(voevoda: Voevoda) -> None:
    assert "CIT-ATT-01, CIT-ATT-02" in voevoda("rules", "cities", "ATT").err
    assert "CIT-ATT-0" in voevoda("rules", "cities", "CIT-ATT-99").err


@pytest.mark.parametrize(
    ("language", "word", "told"),
    [("en", "sarcophagus", "speak of it: WIZ-SAR"), ("ru", "бруствер", "говорят: WIZ-COV-06")],
)
def test_a_word_finds_the_rules_that_speak_of_it(
    voevoda: Voevoda, language: str, word: str, told: str
) -> None:
    assert told in voevoda("rules", "wizardrimort", word, "--lang", language).err


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "ru_RU"}, "ru"),
        ({"LANG": "ru_RU", "VOEVODA_LANG": "en"}, "en"),
    ],
)
def test_the_language_is_that_of_the_reader(
    voevoda: Voevoda,
    monkeypatch: pytest.MonkeyPatch,
    environment: dict[str, str],
    language: str,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert voevoda("games").out == voevoda("games", "--lang", language).out


def test_lang_may_stand_before_the_command(voevoda: Voevoda) -> None:
    assert voevoda("--lang=ru", "games").out == voevoda("games", "--lang", "ru").out
