"""What the rulebook of `wizardrimort` tells of classes, dice, shots and fights is so."""

from __future__ import annotations

import re
from itertools import product
from math import isqrt

import pytest

from tests.docs.rulebooks import BOOKS, CODE, LANGUAGES
from voevoda.core.dice import Seeded
from voevoda.core.match import Match
from voevoda.core.parameters import Option, Parameter
from voevoda.core.registry import find
from voevoda.core.texts import words
from voevoda.games.wizardrimort.params import (
    CLASS_LETTERS,
    CLASSES,
    FACTIONS,
    LEVELS,
    MODES,
    PARAMETERS,
)
from voevoda.games.wizardrimort.records import BODY_KINDS, World
from voevoda.games.wizardrimort.setups import CommanderSetup, Scenario, TurnSetup, UnitSetup
from voevoda.games.wizardrimort.view import view

BOOK = next(book for book in BOOKS if book.game == "wizardrimort")
AUTHOR = "«Игры Локи»"
TERMS = {"en": "non-commercial", "ru": "некоммерческих"}
HAND_CLASSES = "AP"
"""Classes whose range is in hands."""

NAMED_VALUES = {
    "WIZ-CMB-A02": "berserker.alone",
    "WIZ-CMB-A03": "archer.per_target",
    "WIZ-CMB-A04": "archer.close_penalty",
    "WIZ-CMB-A05": "priest.per_unit",
    "WIZ-CMB-A06": "orc.suicide",
    "WIZ-CMB-A07": "human.duel",
    "WIZ-CMB-A08": "rodent.swarm",
    "WIZ-CMB-A09": "charge.bonus",
    "WIZ-CMB-A10": "height.bonus",
    "WIZ-CMB-A11": "back.bonus",
    "WIZ-CMB-A12": "spirit.per_lost",
    "WIZ-CMB-D02": "defender.per",
    "WIZ-CMB-D03": "dwarf.squad",
    "WIZ-CMB-D04": "human.duel",
    "WIZ-CMB-D05": "rodent.swarmed",
    "WIZ-CMB-D07": "archer.close_penalty",
    "WIZ-CMB-D08": "cover.partial",
    "WIZ-CMB-D09": "spirit.per_lost",
    "WIZ-CMB-A01": "squad.per_unit",
    "WIZ-CMB-D01": "squad.per_unit",
}
PENALTIES = {"WIZ-CMB-A04", "WIZ-CMB-D05", "WIZ-CMB-D07"}
MODIFIER = re.compile(r"WIZ-CMB-[AD]\d\d")

each_language = pytest.mark.parametrize("language", LANGUAGES)


def number(name: str) -> int:
    """Return the default of a number."""
    parameter = PARAMETERS.named(name)
    assert isinstance(parameter, Parameter)
    return parameter.default


def figures(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"-?\d+", text)]


def table_of(language: str, cells: int, names: tuple[str, ...]) -> dict[str, list[str]]:
    """Return the rows of a width whose first cell is one of these codes, in the book's order."""
    rows = [row for row in BOOK.rows(language) if len(row) == cells]
    return {row[0].strip("`"): row for row in rows if row[0].strip("`") in names}


@each_language
def test_the_author_and_the_terms_stand_at_the_head(language: str) -> None:
    head = BOOK.text(language).split("\n## ")[0]
    assert AUTHOR in head
    assert TERMS[language] in head


@each_language
def test_every_class_is_listed_as_it_is(language: str) -> None:
    rows = table_of(language, 6, tuple(CLASS_LETTERS))
    assert list(rows) == list(CLASS_LETTERS)
    ranges = [number(f"range.{kind}") for kind in CLASSES]
    assert [figures(row[2])[0] for row in rows.values()] == ranges
    assert figures(rows["D"][4]) == [number("defender.per")]
    assert figures(rows["B"][3]) == [number("berserker.alone")]
    volley, penalty = number("archer.per_target"), -number("archer.close_penalty")
    assert figures(rows["A"][3]) == [volley, penalty, number("archer.close")]
    assert figures(rows["A"][4]) == [penalty, number("archer.close")]
    assert figures(rows["P"][3]) == [number("priest.per_unit")]
    assert figures(rows["L"][5])[0] == number("longspear.kill_on")


@each_language
def test_the_ranges_with_slack_are_told(language: str) -> None:
    fingers, hands, slack = (number(f"tape.{name}") for name in ("finger", "hand", "slack"))
    reaches = []
    for letter, kind in zip(CLASS_LETTERS, CLASSES, strict=True):
        unit = hands if letter in HAND_CLASSES else fingers
        reaches.append(number(f"range.{kind}") * unit + slack)
    told = ([n for n in figures(line) if n > 9] for line in BOOK.lines(language))
    assert reaches in told


@each_language
def test_every_people_mode_level_and_kind_of_thing_is_listed(language: str) -> None:
    assert sorted(table_of(language, 4, FACTIONS)) == sorted(FACTIONS)
    assert list(table_of(language, 4, MODES)) == list(MODES)
    assert sorted(table_of(language, 4, LEVELS)) == sorted(LEVELS)
    assert sorted(table_of(language, 4, BODY_KINDS[1:])) == sorted(BODY_KINDS[1:])


@each_language
def test_every_modifier_is_listed_with_its_value(language: str) -> None:
    rows = {
        row[0]: row[2]
        for row in BOOK.rows(language)
        if len(row) == 3 and MODIFIER.fullmatch(row[0])
    }
    assert list(rows) == [rule for rule in BOOK.rule_ids if MODIFIER.fullmatch(rule)]
    told = BOOK.paragraphs(language)
    for rule, name in NAMED_VALUES.items():
        value = number(name) * (-1 if rule in PENALTIES else 1)
        assert figures(rows[rule])[0] == value, rule
        assert value in figures(told[rule]), rule
    skeletons = [number("skeleton.ranged"), -number("skeleton.melee")]
    assert figures(rows["WIZ-CMB-D06"]) == figures(told["WIZ-CMB-D06"]) == skeletons


def shape_of(language: str, cells: int, first: list[str]) -> list[list[int]]:
    """Return the numbers of the rows whose first cells are these, one after another."""
    rows = [row for row in BOOK.rows(language) if len(row) == cells]
    names = [row[0] for row in rows]
    start = next(i for i in range(len(names)) if names[i : i + len(first)] == first)
    return [
        [figures(cell)[0] for cell in row[1:] if figures(cell)]
        for row in rows[start:][: len(first)]
    ]


@each_language
def test_the_chances_of_a_fight_are_listed(language: str) -> None:
    leads = list(range(-5, 6))
    throws = list(product(range(1, 7), repeat=2))
    wanted = []
    for lead in leads:
        margins = [lead + attack - defence for attack, defence in throws]
        above, even = sum(m > 0 for m in margins), margins.count(0)
        wanted.append([above, even, len(throws) - above - even])
    assert shape_of(language, 4, [str(lead) for lead in leads]) == wanted


@each_language
def test_the_morale_of_every_number_is_listed(language: str) -> None:
    rows = [row for row in BOOK.rows(language) if len(row) == 3 and row[2] == "WIZ-MOR-03"]
    for standing, row in enumerate(rows, start=1):
        assert figures(row[1]) == list(range(standing + 1, 7))
    assert len(rows) == 6


@each_language
def test_the_scatter_of_shots_is_listed(language: str) -> None:
    sums = [one + two for one, two in product(range(1, 7), repeat=2)]
    rows = [row for row in BOOK.rows(language) if len(row) == 12]
    faces, steps, ways = ([int(cell) for cell in row[1:]] for row in (rows[0], rows[2], rows[3]))
    assert faces == list(range(2, 13))
    assert steps == [face - 7 for face in faces]
    assert ways == [sums.count(face) for face in faces]
    distances = [300, 600, 900, 1800, 2000, 2700, 5000, 7000]
    wanted = [
        [
            max(number(f"art.{kind}_step.least"), distance // number(f"art.{kind}_step.share"))
            for kind in ("range", "azimuth")
        ]
        for distance in distances
    ]
    assert shape_of(language, 3, [str(distance) for distance in distances]) == wanted
    assert distances[0] == number("art.min_range")
    assert distances[-1] == number("art.max_range")


@each_language
def test_the_prices_of_heights_are_listed(language: str) -> None:
    height = number("unit.height")
    drops = [80, 150, 151, 250, 299, 300, 449, 450, 451, 600]
    wanted = []
    for drop in drops:
        if drop <= height:
            wanted.append([number("climb.up_partial"), number("climb.down_partial")])
            continue
        full = drop // height
        up, down = full * number("climb.up_full"), full * number("climb.down_full")
        wanted.append([up, down, number("jump.cost")])
    assert shape_of(language, 4, [str(drop) for drop in drops]) == wanted
    deadly = [drop for drop in drops if drop > number("jump.death_heights") * height]
    jumps = {row[0]: row[3] for row in BOOK.rows(language) if len(row) == 4}
    assert [drop for drop in drops if "," in jumps[str(drop)]] == deadly


@each_language
def test_every_value_of_an_option_is_told_where_its_rule_is(language: str) -> None:
    told = BOOK.paragraphs(language)
    readings = [p for p in PARAMETERS.all if isinstance(p, Option) and len(p.values) == 2]
    rows = {row[0].strip("`"): row for row in BOOK.rows(language) if len(row) == 5}
    for option in readings:
        if option.name not in ("level", "annihilation_wins", "art.move_or_shoot"):
            assert f"`{option.name}` = `{option.values[1]}`" in told[rows[option.name][4]]


def path_length(start: str, end: str) -> int:
    """Return the length of a leg, rounded up."""
    (x0, y0), (x1, y1) = (map(int, point.split(",")) for point in (start, end))
    square = (x1 - x0) ** 2 + (y1 - y0) ** 2
    root = isqrt(square)
    return root + (root * root < square)


@each_language
def test_the_squads_of_the_quick_start_walk_as_told(language: str) -> None:
    told = BOOK.text(language).split("`LOT A`")[1].split("\n## ")[0]
    _, (_, listed) = BOOK.scenario(language, "wiz_milestone")
    places = dict(re.findall(r"`([AB]\d)` \w `(\d+,\d+)`", listed))
    limit = number("tape.hand") + number("tape.slack")
    for line in re.findall(r"^\| `MS [^\n]*", told, re.MULTILINE):
        ends = dict(re.findall(r"([AB]\d):(\d+,\d+)", line))
        longest = max(path_length(places[unit], end) for unit, end in ends.items())
        assert longest <= limit
        assert longest in figures(line.split("`")[2])
        places.update(ends)
    assert len(places) == 6


ENTRY = re.compile(r"^\| `([^`]+)` \| (.*) \|$", re.MULTILINE)
RUN = Scenario(
    "run",
    6000,
    4000,
    (CommanderSetup("A", "human"), CommanderSetup("B", "orc")),
    (
        UnitSetup("A1", "B", (2200, 1950), (1, 0), 1),
        UnitSetup("A2", "D", (2300, 2080), (1, 0), 1),
        UnitSetup("B1", "L", (3060, 1950), (-1, 0), 2),
        UnitSetup("B2", "L", (3060, 2080), (-1, 0), 2),
    ),
    turn=TurnSetup(),
    params={"level": "squire"},
)
"""Where the charge that the rulebook tells begins."""


@each_language
@pytest.mark.parametrize(
    ("start", "first", "left"),
    [("wiz_milestone", "LOT A", 6), (RUN, "MS A1:2800,1950 A2:2900,2080", 3)],
)
def test_what_is_told_step_by_step_can_be_played(
    language: str, start: str | Scenario, first: str, left: int
) -> None:
    told = f"| `{first}`" + BOOK.text(language).split(f"| `{first}`")[1].split("\n\n")[0]
    match = Match(GAME, start, roll=False)
    for entry, _ in ENTRY.findall(told):
        for choice in match.read(entry):
            match.replay(choice)
    assert len(view(match.world, match.state, None).units) == left


@each_language
def test_the_totals_of_the_fights_add_up(language: str) -> None:
    """A total stands behind a colon, the die and the modifiers before it."""
    entries = [
        row for row in BOOK.rows(language) if re.match(r"`d [ad]\d`", row[0]) and ":" in row[1]
    ]
    assert len(entries) == 6
    for entry, told in entries:
        sum_of, _, total = told.partition(":")
        parts = [figures(part)[0] for part in re.sub(r"\([^)]*\)", "", sum_of).split(",")]
        assert parts[0] == int(entry[-2])
        assert sum(parts) == figures(total)[0], entry


GAME = find("wizardrimort")
SCENARIO_IDS = [info.id for info in GAME.scenarios()]
PLACE = r"(?: `([\d,]+)`)(?: `([\d,]+)`)?(?: R (\d+))?(?: (\d+)–(\d+))?"
UNIT_PLACE = re.compile(r"`([AB]\d+)` ([A-Z])" + PLACE)
BODY_PLACE = re.compile(r"`([\w.]+)` [\w ]{2,}?" + PLACE)


def start_of(name: str) -> tuple[Scenario, World]:
    """Return a scenario and what is fixed when it begins."""
    match = Match(GAME, name, dice=Seeded(1))
    assert isinstance(match.scenario, Scenario)
    return match.scenario, match.world


@each_language
@pytest.mark.parametrize("name", SCENARIO_IDS)
def test_every_scenario_is_in_the_table_as_it_is(language: str, name: str) -> None:
    scenario, world = start_of(name)
    info = next(info for info in GAME.scenarios() if info.id == name)
    (_, called, seats, minutes, ways, rounds), _ = BOOK.scenario(language, name)
    assert called == words(language, f"wizardrimort-scenario-{name.replace('_', '-')}", {})
    assert (seats, minutes) == (str(info.seats), "{}–{}".format(*info.minutes))
    told, modes = CODE.findall(ways), list(scenario.modes)
    assert told == [LEVELS[world.params.level], *(modes if len(modes) == 1 else [])]
    limits = world.params.limits_rounds, world.params.siege_rounds
    assert rounds == str(limits["siege" in modes])


@each_language
@pytest.mark.parametrize("name", SCENARIO_IDS)
def test_the_pieces_of_a_scenario_stand_where_it_is_told(language: str, name: str) -> None:
    """What is not listed stands as in another scenario."""
    _, (_, listed) = BOOK.scenario(language, name)
    if "|" not in listed:
        return
    scenario, _ = start_of(name)
    units = {unit: (kind, place) for unit, kind, place, *_ in UNIT_PLACE.findall(listed)}
    assert units == {
        each.id: (each.warrior, ",".join(map(str, each.at))) for each in scenario.units
    }
    bodies = {body: rest for body, *rest in BODY_PLACE.findall(listed) if body not in units}
    assert sorted(bodies) == sorted(body.id for body in scenario.bodies)
    for body in scenario.bodies:
        first, second, radius, bottom, top = bodies[body.id]
        if body.disc is not None:
            assert first == "{},{}".format(*body.disc), body.id
            assert radius in ("", str(body.disc[2])), body.id
        else:
            assert body.rect is not None
            assert f"{first},{second}" == ",".join(map(str, body.rect)), body.id
        assert bottom in ("", str(body.bottom)), body.id
        assert top == "" or body.top in (None, int(top)), body.id
