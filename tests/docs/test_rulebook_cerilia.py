"""What the rulebook of `cerilia` tells of cards, spells, scenarios and a fight is so."""

from __future__ import annotations

import re

import pytest

from tests.docs.rulebooks import BOOKS, CODE, LANGUAGES
from tests.games.cerilia.example_reader import read_examples, run
from tests.games.cerilia.naive import NaiveTable
from tests.games.cerilia.naive_cards import (
    BATTLE_TABLE,
    CLASS_D,
    CLASS_F,
    CLASS_R,
    KINDS,
    LASTING_SPELLS,
    SPELLS,
    UNIT_TYPES,
)
from tests.games.cerilia.naive_scenarios import SCENARIOS

BOOK = next(book for book in BOOKS if book.game == "cerilia")
CARD_CELLS, SPELL_CELLS = 11, 6
SPELL_CHAPTER = {"en": "\n## Spell cards\n", "ru": "\n## Карточки заклинаний\n"}
TEAM_ORDER = (0, 2, 1, 3)
"""Commanders as the armies are listed: the Attackers first."""

ENTRY_ROW = re.compile(r"\| `((?:CAST|MV|WD|SH|CH|ME) [^`]+)` \| .*")
FIGHT = """\
== EX-DOC-1: the fight of the rulebook
rules: CER-RET-03
POS round 3; init ATT; hill C2
POS d1 pikemen@C2; d2 archers@C3; d3 infantry@B2; holder C2 DEF
POS a1 knights@B1; a2 infantry@C1; a3 archers@C1; a4 scouts@D2; caster p1 priest a2 bless
"""
FIGHT_PHASES = {"MV": "STARTMOVE", "SH": "missile", "CH": "charge", "ME": "melee"}
FIGHT_DICE = ("[2]", "", "", "", "[5,3]", "[2]", "[6]", "[4]", "[3]")
FIGHT_VALUES = {
    "SH a3xd1": "val a1 charge d3: 6; CHK val a3 missile d1: 4; CHK def d1 a3: 4",
    "SH d2xa4": "val d2 missile a4: 4; CHK def a4 d2: 2",
    "CH a1xd3": "def d3 a1: 3",
    "ME a2xd1": "val a2 melee d1: 4; CHK def d1 a2: 4; CHK d3: B3 dmg 1 routed",
    "ME d1xa2": "val d1 melee a2: 3; CHK def a2 d1: 3",
}
FIGHT_END = """\
END d1: dead; d3: B3 dmg 1 routed; a2: C2 dmg 0; a4: C3 dmg 0; holder C2: ATT; signs a2: BCS
ALSO round: 4; phase: START; node: initiative; turn: chance; lost.DEF: 6
ALSO a1.place: B2; a2.bless: S until 4; p1.spells: -; B1.ATT: -; B1.holder: -; B2.ATT: a1
ALSO B2.DEF: -; B2.holder: ATT; B3.DEF: d3; B3.holder: DEF; C1.ATT: a3; C2.ATT: a2; C2.DEF: -
ALSO C3.ATT: a4; D2.ATT: -; D2.holder: -
"""

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_unit_card_is_listed_as_it_is(language: str) -> None:
    listed = {row[0].strip("`"): row for row in BOOK.rows(language) if len(row) == CARD_CELLS}
    assert {name for name in listed if name in UNIT_TYPES} == set(UNIT_TYPES)
    traits = {row[0].strip("`"): row[1] for row in BOOK.rows(language) if len(row) == 4}
    for name, card in UNIT_TYPES.items():
        _, _, move, melee, missile, charge, defense, hits, signs, points, has = listed[name]
        ratings = ["/".join(map(str, r)) for r in (card.melee, card.missile, card.charge)]
        assert [cell.strip("`–") for cell in (melee, missile, charge)] == ratings, name
        figures = [card.move, card.defense, card.hits, card.cost]
        assert [move, defense, hits, points] == list(map(str, figures)), name
        assert signs.strip("`").replace(" ", "") == card.signs, name
        words = {traits[trait] for trait in card.traits}
        assert set(has.split(", ")) - {"–"} == words, name


@each_language
def test_every_spell_card_is_listed_under_its_casters(language: str) -> None:
    chapter = BOOK.text(language).split(SPELL_CHAPTER[language])[1].split("\n## ")[0]
    tables = chapter.split("\n### ")[1:]
    for table, known in zip(tables, (SPELLS["mage"], SPELLS["priest"]), strict=True):
        rows = [line.strip("|").split(" | ") for line in table.splitlines() if "`" in line]
        spells = {row[0].strip(" `"): row for row in rows}
        assert set(spells) == set(known)
        for name, cells in spells.items():
            assert ("3" in cells[3]) == (name in LASTING_SPELLS), name
            letter = re.search(r"\b(?:class|класс) ([DRF])\b", cells[4])
            classes = {"D": CLASS_D, "R": CLASS_R, "F": CLASS_F}
            held = [letter for letter, spells in classes.items() if name in spells]
            assert ([letter[1]] if letter else []) == held, name


@each_language
def test_every_kind_of_terrain_has_a_card(language: str) -> None:
    listed = [row[0].strip("`") for row in BOOK.rows(language) if len(row) == 5]
    assert [name for name in listed if name in (*KINDS, "fort")] == [*KINDS, "fort"]


@each_language
def test_the_results_of_attacks_are_listed(language: str) -> None:
    rows = BOOK.table_under(language, "CER-RES-01").splitlines()
    columns = [cell.strip() for cell in rows[0].strip("|").split("|")][1:]
    assert columns == ["-3", "-2", "-1", "0", "+1", "+2", "+3"]
    faces = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]
    assert [face[0] for face in faces] == list("123456789")
    assert [letter for face in faces for letter in face[1:]] == BATTLE_TABLE.split()


@each_language
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_is_listed_as_it_is(language: str, name: str) -> None:
    scenario = SCENARIOS[name]
    units = scenario["units"]
    cells, (told, table) = BOOK.scenario(language, name)
    assert cells[2] == str(len(units))
    assert cells[4] == str(scenario.get("params", {}).get("round_limit", 12))
    points = [0, 0]
    for commander, army in units.items():
        points[commander % 2] += sum(UNIT_TYPES[unit.split()[1]].cost for unit in army)
    assert cells[5] == f"{points[0]} : {points[1]}"
    cards = [*scenario.get("terrain", []), *scenario.get("pool", [])]
    sectors = {re.split("[ >]", card)[1] for card in cards}
    fort = scenario.get("fort")
    places = {code for code in CODE.findall(told) if len(code) == 2}
    assert places == sectors | ({fort[0]} if fort else set())
    assert fort is None or f" {fort[1]}," in told
    _check_armies(name, table)


def _check_armies(name: str, table: str) -> None:
    scenario = SCENARIOS[name]
    commanders = [each for each in TEAM_ORDER if each in scenario["units"]]
    rows = [row.strip("|").split("|") for row in table.splitlines()[2:]]
    for commander, (_, units, casters) in zip(commanders, rows, strict=True):
        army = [unit.split() for unit in scenario["units"][commander]]
        assert CODE.findall(units) == [part for unit in army for part in (unit[0], unit[2])]
        hosts = [c.split() for c in scenario.get("casters", {}).get(commander, [])]
        assert CODE.findall(casters) == [part for host in hosts for part in (host[0], host[2])]


@each_language
def test_armies_name_units_and_spells_as_their_cards_do(language: str) -> None:
    rows = BOOK.rows(language)
    kinds = {row[0].strip("`"): row[1] for row in rows if len(row) in (CARD_CELLS, SPELL_CELLS)}
    for name, scenario in SCENARIOS.items():
        _, (_, table) = BOOK.scenario(language, name)
        for unit in (unit.split() for army in scenario["units"].values() for unit in army):
            assert f"`{unit[0]}` {kinds[unit[1]]} `{unit[2]}`" in table, name
        for caster in (c.split() for all_ in scenario.get("casters", {}).values() for c in all_):
            prepared = table.split(f"`{caster[0]}` ")[1].split(";")[0].split("|")[0]
            for spell in caster[3:]:
                times = caster[3:].count(spell)
                assert kinds[spell] in prepared, name
                assert times == 1 or re.search(rf"{kinds[spell]}»? × {times}", prepared), name


@each_language
def test_the_fight_goes_as_told(language: str) -> None:
    told = BOOK.text(language).split("`CAST p1 bless a2+S`", 1)
    fight = "| `CAST p1 bless a2+S`" + told[1].split("\n## ", 1)[0]
    entries = [row[1] for row in map(ENTRY_ROW.fullmatch, fight.splitlines()) if row]
    lines, phase = FIGHT.splitlines(), "CAST"
    for entry, dice in zip(entries, FIGHT_DICE, strict=True):
        kind = entry.split()[0]
        if kind != phase:
            started = FIGHT_PHASES[kind]
            ended = ["RUN APPLY"] if phase in ("SH", "CH", "ME") else []
            lines += [*ended, f"RUN {started}" if kind == "MV" else f"RUN BEGIN {started}"]
            phase = kind
        if entry in FIGHT_VALUES:
            lines.append(f"RUN CHK {FIGHT_VALUES[entry]}")
        lines.append(f"RUN {entry} {dice}".rstrip())
    lines += ["RUN APPLY", FIGHT_END]
    table = NaiveTable()
    run(read_examples("\n".join(lines) + "\n")[0], table)
