"""Armies by points in the command line: cards, lists, files, battles, and their faults."""

from __future__ import annotations

import json
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Voevoda
from voevoda.cli.army import EXAMPLES
from voevoda.core import matchfile
from voevoda.games.cerilia.army import army, cost, format, parse
from voevoda.games.cerilia.roster import CARDS, SPELL_IDS

MINE = "knights 2 infantry elite_infantry+mage:fog,night archers+priest:bless"
THEIRS = "dwarf_guard 3 dwarf_infantry archers"


def build(voevoda: Voevoda, file: str, listed: str, *more: str) -> None:
    ran = voevoda("army", "cerilia", "build", *listed.split(), "--save", file, *more)
    assert (ran.code, ran.err) == (0, "")


def tree(file: str) -> dict[str, Any]:
    text = Path(file).read_text("utf-8")
    found: dict[str, Any] = json.loads(text) if file.endswith(".json") else tomllib.loads(text)
    return found


@pytest.mark.parametrize(("language", "knights"), [("en", "Knights"), ("ru", "Рыцари")])
def test_all_cards_and_spells_are_shown(voevoda: Voevoda, language: str, knights: str) -> None:
    ran = voevoda("army", "cerilia", "--lang", language)
    words = ran.out.split()
    assert {card.id for card in CARDS} | set(SPELL_IDS[1:]) <= set(words)
    row = next(line.split() for line in ran.out.splitlines() if line.startswith(" knights "))
    assert row[1:9] == ["14", "2", "4/3/2", "-", "6/4/3", "4", "CSB", f"{knights},"]
    assert "cerilia-" not in ran.out


def test_cards_are_shown_to_programs(voevoda: Voevoda) -> None:
    rows = json.loads(voevoda("army", "cerilia", "units", "--json").out)
    prices = {row["unit"]: row["cost"] for row in rows if "unit" in row}
    assert prices == {card.id: card.cost for card in CARDS}
    assert [row["spell"] for row in rows if "spell" in row] == list(SPELL_IDS[1:])


@pytest.mark.parametrize("file", ["mine.toml", "mine.json"])
def test_a_list_becomes_a_file_that_is_read_again(voevoda: Voevoda, file: str) -> None:
    name = 'Дом "Рысь" \x7f'
    build(voevoda, file, MINE, "--name", name, "--points", "50")
    made = army(tree(file))
    assert (made.name, format(made), cost(made)) == (name, MINE, 46)
    ran = voevoda("army", "cerilia", "check", file, "--points", "50")
    assert "46 points of 50, 4 left." in ran.out and f"The list: {MINE}" in ran.out


def test_a_list_may_be_quoted_and_changes_nothing_without_save(
    voevoda: Voevoda, tmp_path: Path
) -> None:
    whole, parts = (voevoda("army", "cerilia", "build", *w) for w in ([MINE], MINE.split()))
    assert whole == parts and whole.code == 0
    assert list(tmp_path.iterdir()) == []


def test_an_army_is_told_to_programs(voevoda: Voevoda) -> None:
    said = json.loads(voevoda("army", "cerilia", "build", MINE, "--json").out)
    assert (said["cost"], said["list"]) == (46, MINE)
    assert army(said["army"]) == parse([MINE])


@pytest.mark.parametrize("file", ["battle.toml", "battle.json"])
def test_a_battle_of_two_armies_is_played_to_its_end(voevoda: Voevoda, file: str) -> None:
    build(voevoda, "mine.toml", MINE, "--name", "Lynx")
    build(voevoda, "theirs.json", THEIRS, "--name", "Boar")
    ran = voevoda(
        "army", "cerilia", "battle", "mine.toml", "theirs.json", "--points", "46,50",
        "--ground", "river", "--save", file,
    )  # fmt: skip
    assert (ran.code, ran.err) == (0, "")
    assert f"voevoda play cerilia --scenario {file}" in ran.out
    made = tree(file)
    assert (made["name"], made["points"], made["objective"]) == (
        "Lynx – Boar",
        [46, 50],
        "breakthrough",
    )
    ran = voevoda(
        "play", "cerilia", "--scenario", file, "--seats", "random,random", "--seed", "1",
        "--save", "a.json",
    )  # fmt: skip
    assert ran.code == 0 and ran.out.startswith("Wars of Cerilia, Lynx – Boar.")
    match = matchfile.load(Path("a.json").read_bytes())
    assert match.over and list(match.state.start_cost) == [46, 46]


def test_the_points_of_the_ground_hold_where_none_are_named(voevoda: Voevoda) -> None:
    build(voevoda, "mine.toml", "7 knights")
    build(voevoda, "theirs.toml", THEIRS)
    ran = voevoda("army", "cerilia", "battle", "mine.toml", "theirs.toml", "--save", "b.toml")
    assert ran.code == 2 and "98" in ran.err and "85" in ran.err
    assert not Path("b.toml").exists()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_examples_of_the_help_work_in_their_order(voevoda: Voevoda, language: str) -> None:
    told = voevoda("army", "--help", "--lang", language).out
    for example in EXAMPLES.splitlines():
        assert example in told
        ran = voevoda(*shlex.split(example)[1:], "--lang", language)
        assert (ran.code, ran.err) == (0, "")


BAD_LISTS = [
    # a list, and what its one line has to name: the place and the fix
    ("infantry knight", "2", "knights"),
    ("knights knights", "28", "8"),
    ("5 infantry", "30", "10"),
    ("40 levies", "40", "32"),
    ("infantry+mage:foggy", "1", "fog"),
    ("infantry+mage:bless", "1", "bless"),
    ("infantry+bard", "bard", "priest"),
    ("infantry+mage+priest", "1", ""),
    ("2", "2", "2 infantry"),
    ("0 infantry", "0", "2 infantry"),
    ("2 3 infantry", "2", "2 infantry"),
    ("99999999999999999999 infantry", "9999", "2 infantry"),
]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("listed", "place", "fix"), BAD_LISTS)
def test_a_list_that_cannot_be_fielded(
    voevoda: Voevoda, listed: str, place: str, fix: str, language: str
) -> None:
    ran = voevoda(
        "army", "cerilia", "build", listed, "--points", "20", "--save", "a.toml", "--lang", language
    )
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert place in ran.err and fix in ran.err
    assert "cerilia-" not in ran.err and "cli-" not in ran.err
    assert not Path("a.toml").exists()


FILES = {
    "type.toml": 'units = [\n "knights",\n "knigths",\n]\n',
    "field.toml": 'unit = ["knights"]\n',
    "kind.toml": 'units = "knights"\n',
    "syntax.toml": "units = [\n",
    "list.json": "[1]",
    "spell.json": '{"units": ["knights"],\n"casters": [{"kind": "mage", "spells": ["fogg"]}]}',
    "good.toml": 'units = ["knights"]\n',
}
CASES = [
    ("army cities", "cities", "cerilia"),
    ("army wizardrimort", "army.size", "--scenario wiz_allod_draft"),
    ("army chess", "chess", "cerilia"),
    ("army cerilia chek good.toml", "chek", "check"),
    ("army cerilia check", "mine.toml", ""),
    ("army cerilia build", "voevoda army cerilia", ""),
    ("army cerilia battle", "battle.toml", ""),
    ("army cerilia battle good.toml --save b.toml", "1", ""),
    ("army cerilia battle good.toml good.toml", "--save", "battle.toml"),
    ("army cerilia battle good.toml good.toml --save b.txt", "b.txt", ".toml"),
    ("army cerilia battle good.toml good.toml --save b.toml --ground moon", "moon", "open_field"),
    ("army cerilia battle good.toml type.toml --save b.toml", "type.toml", "knights"),
    ("army cerilia check good.toml --points many", "many", "--points"),
    ("army cerilia check good.toml --points 1,2,3", "1,2,3", "--points"),
    ("army cerilia check good.toml --points 13", "good.toml", "1"),
    ("army cerilia check nothing.toml", "nothing.toml", ""),
    ("army cerilia check type.toml", "type.toml", "3"),
    ("army cerilia check field.toml", "unit", "1"),
    ("army cerilia check kind.toml", "units", ""),
    ("army cerilia check syntax.toml", "syntax.toml", "TOML"),
    ("army cerilia check list.json", "list.json", "units"),
    ("army cerilia check spell.json", "2", "fog"),
]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("line", "place", "fix"), CASES)
def test_bad_input_names_the_place_and_the_fix(
    voevoda: Voevoda, line: str, place: str, fix: str, language: str
) -> None:
    for name, text in FILES.items():
        Path(name).write_text(text)
    ran = voevoda(*line.split(), "--lang", language)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert place in ran.err and fix in ran.err
    assert "cli-" not in ran.err and "cerilia-" not in ran.err
    assert {path.name for path in Path().iterdir()} == set(FILES)
