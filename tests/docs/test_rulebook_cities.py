"""What the rulebook of `cities` tells of rows, scenarios and a fight is so."""

from __future__ import annotations

import re

import pytest

from tests.docs.rulebooks import BOOKS, CODE, LANGUAGES
from tests.games.cities.example_reader import read_examples, run
from tests.games.cities.naive import SCENARIOS, NaiveTable, new_game, rows_of

BOOK = next(book for book in BOOKS if book.game == "cities")
ENTRY_ROW = re.compile(r"\| `(L\d [A-Z]+ [^`]+|END)` \| .*")

FIGHT = """\
== EX-DOC-1: the fight of the rulebook
rules: CIT-ATT-06
map: 5x7
L1 lair P1 c1 S4 H5 T5
L2 castle P2 c7 V1 S5 H28 T1 relic=vampiric
u1 home=L1 c4 S6 H12 A=-/-/2/3
u2 home=L1 b4 S3 H6 A=-/-/3/3
u3 home=L2 c5 S4 H8 A=-/0/1/1
"""
FIGHT_RESULTS = (
    "L1 T4 used=1; u2 attacked; u3 H4",
    "L1 S8 T3 used=2; u1 S8 H14 improved attacked; u3 dead",
    "L1 T2 used=3; u1 c6",
    "L1 unready; L2 ready T3; u1 fresh; u2 fresh; to_move=P2",
    "L2 S3 H26 T1 used=1; u4 home=L2 d6 S2 H4",
    "L2 T0 used=2; u4 attacked; u1 H12",
    "L1 ready T4 used=0; L2 unready; u4 fresh; to_move=P1 round=2",
    "L1 T3 used=1; L2 owner=P1 S7 H37; u1 dead;"
    " phase=OVER winners=P1 eliminated=P2 reason=conquest",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fight_goes_as_told(language: str) -> None:
    fight = BOOK.text(language).split("`L1` ", 1)[1].split("\n## ", 1)[0]
    entries = [row[1] for row in map(ENTRY_ROW.fullmatch, fight.splitlines()) if row]
    lines = FIGHT.splitlines()
    for entry, results in zip(entries, FIGHT_RESULTS, strict=True):
        lines += [f"do: {entry}", *(f"expect: {result.strip()}" for result in results.split(";"))]
    run(read_examples("\n".join(lines) + "\n")[0], NaiveTable())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rule", "kind"),
    [
        ("CIT-NEW-05", "castle"),
        ("CIT-NEW-06", "lair"),
        ("CIT-NEW-07", "camp"),
        ("CIT-NEW-08", "tower"),
    ],
)
def test_the_rows_of_each_type_are_listed_with_their_costs(
    language: str, rule: str, kind: str
) -> None:
    table = BOOK.table_under(language, rule)
    listed = re.findall(r"`([-0-3/]+)`(?: \((\d)\)| \| (\d) \|)?", table)
    costs = {row: int(inline or column or 0) for row, inline, column in listed}
    assert costs == rows_of(new_game(SCENARIOS["duel"]), kind)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_is_listed_as_it_is(language: str, name: str) -> None:
    scenario = SCENARIOS[name]
    cells, (told, *_) = BOOK.scenario(language, name)
    assert cells[2] == str(len({place["owner"] for place in scenario["locations"]}))
    size = [str(scenario["width"]), str(scenario["height"])]
    assert re.findall(r"\b\d+\b", cells[4]) == size
    assert CODE.findall(cells[4]) == scenario.get("walls", [])
    assert cells[5] == str(scenario["round_limit"])
    as_in_duel = name.startswith("duel_")
    places = [] if as_in_duel else [place["cell"] for place in scenario["locations"]]
    assert sorted(CODE.findall(told)) == sorted(places)
