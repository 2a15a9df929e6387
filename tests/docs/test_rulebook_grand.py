"""What the rulebook of `grand` tells of pieces, spells, scenarios and fights is so."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from tests.docs.rulebooks import BOOKS, CODE, LANGUAGES
from tests.games.grand.example_reader import read_examples, run
from tests.games.grand.naive import Game, summary
from tests.games.grand.naive_faults import GREY, SCHOOL_SPELL
from tests.games.grand.naive_fight import turn_up
from tests.games.grand.naive_scenarios import SCENARIOS, new_table
from tests.games.grand.naive_state import LETTERS, PARAMS
from tests.games.grand.naive_table import NaiveTable
from tests.games.grand.test_solver import FURTHER, PLAIN, SURVIVORS, VALUES
from voevoda.games.grand.params import PARAMETERS

BOOK = next(book for book in BOOKS if book.game == "grand")
TROOP_CELLS, BUILDING_CELLS, SCENARIO_CELLS, SPELL_CELLS, FACE_CELLS = 8, 7, 6, 7, 7
WALLED = ("city", "fortress", "tower")
DICED = ("storm", "dragon", "release", "raise", "dust")
SPELL_ORDER = (*GREY, "fog", "quake", "fury", "water")
"""The spells by the numbers of their rules."""
BATTLES = ("spears", "walls", "lords", "hunt", "brothers")
THREE_OWNERS = """\
== E14: the battle of three owners
rules: GRA-FRM-05
POS seats 3; 1R1@c3; 1G4@b5; 2R2@d3; 3L3@c4; 3L9@i9
RUN {actions[0]} end; turn: 3; {actions[1]}; turn: 1; {actions[2]}; turn: 2; {actions[3]}
RUN battle att: 1R1; battle def: 2R2 3L3; commander def: 2; >2R2 {orders}; node: REARRANGE
RUN turn: 2; can >2R2, >3L3; >3L3; gone 1R1, 3L3; 1G4.cell: b5; seat: 2; coins 2: 109
"""
"""As it is told; at its end the winner of 15 coins has paid 6 for the regulars."""

each_language = pytest.mark.parametrize("language", LANGUAGES)


def rows(language: str, cells: int, *names: str) -> dict[str, list[str]]:
    """Return the rows of a width whose first cell is a code, by that code."""
    found = [row for row in BOOK.rows(language) if len(row) == cells]
    by_name = {row[0].strip("`"): row for row in found}
    return {name: by_name[name] for name in names}


def price(name: str) -> str:
    """Return what a parameter of the naive rules is, a dash where there is none."""
    return str(PARAMS[name]) if name in PARAMS else "–"


def figure(cell: str) -> str:
    """Return the number or the dash of a cell, and `+` if it says so."""
    return re.sub(r"[^\d+/–-]", "", cell)


@each_language
def test_every_kind_of_troops_is_listed_as_it_is(language: str) -> None:
    for kind, row in rows(language, TROOP_CELLS, *LETTERS).items():
        moves = {"ship": "ship_move", "zombie": "zombie_move", "dragon": "dragon_move"}
        assert row[2] == f"`{LETTERS[kind]}`", kind
        figures = [f"strength_{kind}", f"cost_{kind}", f"upkeep_{kind}"]
        wanted = [price(name) for name in (*figures, moves.get(kind, "land_move"))]
        assert row[3:7] == wanted, kind


@each_language
def test_every_level_of_every_building_is_listed_as_it_is(language: str) -> None:
    listed = [
        (row[0].strip("`"), *map(figure, row[2:6]))
        for row in BOOK.rows(language)
        if len(row) == BUILDING_CELLS and re.fullmatch(r"`\w+`\d", row[0] + row[2])
    ]
    levels = {"city": 3, "mine": 4}
    raised = {
        ("city", 2): "cost_city_2",
        ("city", 3): "cost_city_3",
        ("mine", 2): "cost_mine_level",
        ("mine", 3): "cost_mine_level",
        ("mine", 4): "cost_mine_dragon",
    }
    wanted = []
    for kind in ("city", "fortress", "tower", "mine", "port"):
        for level in range(1, levels.get(kind, 1) + 1):
            key = f"{kind}_{level}" if kind in levels else kind
            garrison = f"{PARAMS[f'garrison_{key}']}{'+' if kind in WALLED else ''}"
            income = str(PARAMS.get(f"income_{key}", 0))
            cost = str(PARAMS[raised.get((kind, level), f"cost_{kind}")])
            wanted.append((kind, str(level), garrison, income, cost))
    assert listed == wanted


@each_language
def test_every_spell_is_listed_with_its_school_and_rule(language: str) -> None:
    known = {spell: "grey" for spell in GREY} | {s: school for school, s in SCHOOL_SPELL.items()}
    told = BOOK.paragraphs(language)
    schools: dict[str, set[str]] = {school: set() for school in known.values()}
    for spell, row in rows(language, SPELL_CELLS, *known).items():
        assert row[6] == f"GRA-SPL-{SPELL_ORDER.index(spell) + 1:02}"
        assert re.split("[:,]", told[row[6]])[0] == row[1]
        schools[known[spell]].add(row[2])
    assert [len(names) for names in schools.values()] == [1] * len(schools)
    assert len(set.union(*schools.values())) == len(schools)


@each_language
def test_every_face_of_the_die_is_listed(language: str) -> None:
    spells = rows(language, SPELL_CELLS, *DICED)
    for spell, row in spells.items():
        faces = next(
            other[1:]
            for other in BOOK.rows(language)
            if len(other) == FACE_CELLS and other[0] == row[1]
        )
        results = str(PARAMETERS.named(f"{spell}_table").show_default()).split("/")
        told = {result: face for result, face in zip(results, faces, strict=True)}
        assert [told[result] for result in results] == faces, spell
        assert len(set(faces)) == len(set(results)), spell
        if spell in ("raise", "dust"):
            assert [figure(face) for face in faces] == results


@each_language
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_is_listed_as_it_is(language: str, name: str) -> None:
    made = SCENARIOS[name]
    table = new_table(name)
    row, (told, listed) = BOOK.scenario(language, name)
    assert row[2] == str(len(table.seats))
    lands = len(set(table.land.values()))
    needed = table.params["victory_percent"] * lands // 100 + 1
    assert re.findall(r"\d+", row[4]) == [str(needed), str(lands)]
    assert row[5] == str(table.params["year_limit"])
    if name == "thrones-2v2":
        assert CODE.findall(told) == []
        return
    ports = [line.split()[2] for line in made.buildings.split("; ") if line.startswith("port")]
    assert sorted(CODE.findall(told)) == sorted([*made.sites.split(), *made.marks.split(), *ports])
    _check_pieces(name, listed)


def _check_pieces(name: str, listed: str) -> None:
    made = SCENARIOS[name]
    lines = [row.strip("|").split("|") for row in listed.splitlines()[2:]]
    for number, cities, units in lines:
        seat = number.strip() if number.strip().isdigit() else "0"
        buildings = [line.split() for line in made.buildings.split("; ")]
        wanted = [
            (cell, lvl) for kind, lvl, cell, own in buildings if kind == "city" and own == seat
        ]
        assert re.findall(r"`(\w+)` \D+ (\d)", cities) == wanted, name
        troops = [line.split()[:2] for line in made.units.split("; ") if line[0] == seat]
        assert re.findall(r"`(\w+)` [^`]+ `(\w+)`", units) == [tuple(each) for each in troops], name


@each_language
def test_troops_of_scenarios_are_named_by_their_kinds(language: str) -> None:
    names = {LETTERS[k]: row[1] for k, row in rows(language, TROOP_CELLS, *LETTERS).items()}
    listed = " ".join(row[2] for row in BOOK.rows(language) if len(row) == 3)
    found = re.findall(r"`\d([A-Z])\d+` ([^`]+) `\w+`", listed)
    assert {letter for letter, _ in found} == set("PRGMHD")
    for letter, name in found:
        assert name.lower() == names[letter].lower()


@each_language
def test_every_battle_is_listed_with_its_value(language: str) -> None:
    worth = {
        "`wdl`": {(one, two): value for one, two, value in (*VALUES, *FURTHER)},
        "`survivors`": {(one, two): value for one, two, value in SURVIVORS},
    }
    for name, row in rows(language, SCENARIO_CELLS, *BATTLES).items():
        sides = tuple(",".join(map(figure, side.split(","))) for side in row[2:4])
        assert worth[row[4]][(sides[0], sides[1])] == Fraction(row[5]), name
        assert f"**{row[1]}** (`{name}`). " in BOOK.text(language)


@each_language
def test_the_values_of_battles_are_listed(language: str) -> None:
    lines = BOOK.table_under(language, "GRA-SOL-10").splitlines()[2:]
    table = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert {figure(row[0]): " ".join(row[1:]) for row in table} == PLAIN


@each_language
def test_the_quick_start_goes_as_told(language: str) -> None:
    started = BOOK.text(language).split("`a s d`")[1].split("`walls`")[0]
    duels = [re.findall(r"`([asd])`", line)[:2] for line in started.splitlines() if "|" in line]
    columns = [pair for pair in duels if pair]
    mine = [("1A1", attacker) for attacker, _ in columns]
    theirs = [("2A1", defender) for _, defender in columns]
    plus = {"1A1": False, "2A1": False}
    assert [order for _, order in mine] == ["a", "s", "d"]
    assert [order for _, order in theirs] == re.findall("`(. . .)`", started)[0].split()
    mine, theirs = turn_up(mine, theirs, plus, 3)
    assert ([o for _, o in mine], [o for _, o in theirs]) == (["a", "d"], ["a"])
    mine, theirs = turn_up(mine[::-1], theirs, plus, 3)
    assert (bool(mine), bool(theirs)) == (True, False)


@each_language
def test_the_two_years_go_as_told(language: str) -> None:
    told = BOOK.text(language).split("| `1P1-c4` |")[1].split("\n## ")[0]
    actions = ["1P1-c4", *re.findall(r"^\| `([^` ]{3,})` \|", told, re.MULTILINE)]
    first, second = actions[: actions.index("end") + 1], actions[actions.index("end") + 1 :]
    layout = next(code for code in CODE.findall(told) if len(code.split()) == 6).split()
    chance = re.findall(r"`(card=[asd])`", told)
    game = Game(new_table("ford"))
    assert game.pos.coins[1] == 74
    for action in first:
        game.play(action)
    assert game.pos.coins[1] == 54
    for action in ("2P3-g4", "2R4-g4", "end"):
        game.play(action)
    assert game.pos.coins[1] == 64
    for action in [*second, ">1P1", *layout, *chance]:
        game.play(action)
    assert game.question is not None
    assert [f"`{choice}`" in told for choice in game.question.choices] == [True] * 4
    game.play("take")
    found = summary(game)
    assert (game.pos.buildings["e4"].owner, game.pos.buildings["e4"].level) == (1, 2)
    assert {"1P1", "1R2", "1L5"} <= set(game.pos.units)
    assert found["year"] == "2"


@each_language
def test_the_battle_of_three_owners_goes_as_told(language: str) -> None:
    told = BOOK.text(language).split("| `1R1!2R2` |")[1].split("\n## ")[0]
    actions = ["1R1!2R2", *re.findall(r"^\| `([^`]{4,})` \|", told, re.MULTILINE)]
    orders = [code for code in CODE.findall(told) if re.fullmatch("[asd]( [asd])+", code)]
    text = THREE_OWNERS.format(actions=actions, orders=" ".join(orders))
    run(read_examples(text)[0], NaiveTable())
