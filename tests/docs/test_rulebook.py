"""The two rulebooks of `cities` hold the same rules, figures and structure."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.games.cities.example_reader import read_examples, run
from tests.games.cities.naive import SCENARIOS, NaiveTable, new_game, rows_of
from voevoda.core.parameters import Option, Parameter
from voevoda.games.cities.params import PARAMETERS

ROOT = Path(__file__).parents[2]
RULEBOOK = ROOT / "src/voevoda/games/cities/rulebook"
RULE_IDS = (ROOT / "tests/games/cities/rule_ids.txt").read_text(encoding="utf-8").split()
LANGUAGES = ("en", "ru")

RULE = re.compile(r'<a id="(CIT-[A-Z]{3}-\d\d)"></a>\*\*(CIT-[A-Z]{3}-\d\d)\*\* (\S.*)')
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
MENTION = re.compile(r"CIT-[A-Z]{3}-\d\d")
LINK = re.compile(r"\]\(#([^)]+)\)")
CODE = re.compile(r"`([^`]+)`")
NUMBER_ROW = re.compile(r"\| `([a-z_.0-9]+)` \| ([^|]+) \| ([^|]+) \| (text|ours|текст|наше) \|")
ENTRY_ROW = re.compile(r"\| `(L\d [A-Z]+ [^`]+|END)` \| .*")
OPTION_ROW = re.compile(r"\| `([a-z_]+)` \| `(\w+)` \| `(\w+)` \| [^|]+ \| CIT-\w{3}-\d\d \|")


def text_of(language: str) -> str:
    return (RULEBOOK / f"{language}.md").read_text(encoding="utf-8")


def lines_of(language: str) -> list[str]:
    return text_of(language).splitlines()


def rules_of(language: str) -> dict[str, str]:
    """Return the text of each rule's own paragraph by rule id."""
    return {m[1]: m[3] for line in lines_of(language) if (m := RULE.fullmatch(line))}


def shape_of(language: str) -> list[str]:
    """Return the kind of every line: what must agree between the languages."""
    shape = []
    for line in lines_of(language):
        if rule := RULE.fullmatch(line):
            shape.append(rule[1])
        elif line.startswith("|"):
            shape.append(f"row of {line.count('|') - 1}")
        elif heading := re.match(r"#+ ", line):
            shape.append(heading[0])
        else:
            shape.append("list" if line.startswith("- ") else "text" if line else "")
    return shape


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_one_anchor_in_its_own_paragraph(language: str) -> None:
    text = text_of(language)
    assert Counter(ANCHOR.findall(text)) == Counter(RULE_IDS)
    assert set(rules_of(language)) == set(RULE_IDS)
    for line in text.splitlines():
        if rule := RULE.fullmatch(line):
            assert rule[1] == rule[2]
    paragraphs = text.split("\n\n")
    assert sum(RULE.fullmatch(paragraph) is not None for paragraph in paragraphs) == len(RULE_IDS)


def test_rule_ids_are_listed_once() -> None:
    assert len(RULE_IDS) == len(set(RULE_IDS)) == 134


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_mentioned_or_linked_exists(language: str) -> None:
    text = text_of(language)
    anchors = set(ANCHOR.findall(text))
    assert set(MENTION.findall(text)) <= anchors
    assert set(LINK.findall(text)) <= anchors


def test_both_languages_have_the_same_lines() -> None:
    english, russian = (shape_of(language) for language in LANGUAGES)
    for kind in ("# ", "## ", "### "):
        assert english.count(kind) == russian.count(kind) > 0
    assert english == russian


def test_both_languages_name_the_same_codes() -> None:
    english, russian = (Counter(CODE.findall(text_of(language))) for language in LANGUAGES)
    assert english == russian


@pytest.mark.parametrize("rule", RULE_IDS)
def test_a_rule_gives_the_same_figures_in_both_languages(rule: str) -> None:
    english, russian = (
        Counter(re.findall(r"\d+", MENTION.sub("", rules_of(language)[rule])))
        for language in LANGUAGES
    )
    assert english == russian


@pytest.mark.parametrize("rule", RULE_IDS)
def test_a_rule_refers_to_the_same_rules_in_both_languages(rule: str) -> None:
    english, russian = (sorted(MENTION.findall(rules_of(language)[rule])) for language in LANGUAGES)
    assert english == russian


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_listed_with_its_range(language: str) -> None:
    listed = {row[1]: row for row in map(NUMBER_ROW.fullmatch, lines_of(language)) if row}
    known = [p for p in PARAMETERS.all if p.origin != "decision" or isinstance(p, Parameter)]
    assert sorted(listed) == sorted(p.name for p in known)
    for parameter in known:
        _, name, default, bounds, origin = (listed[parameter.name][i] for i in range(5))
        assert (origin in ("text", "текст")) == (parameter.origin == "seed"), name
        if isinstance(parameter, Parameter):
            low, high = parameter.low, parameter.high
            written = re.findall(r"\d+", bounds)
            assert written == ([] if low == high else [str(low), str(high)]), name
            assert ("`none`" in bounds) == parameter.optional, name
            if not parameter.optional:
                assert str(parameter.default) in re.findall(r"\d+", default), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_listed_with_its_values(language: str) -> None:
    rows = [row.groups() for row in map(OPTION_ROW.fullmatch, lines_of(language)) if row]
    options = [p for p in PARAMETERS.all if isinstance(p, Option) and p.origin == "decision"]
    assert rows == [(p.name, *p.values) for p in options]


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
    fight = text_of(language).split("`L1` ", 1)[1].split("\n## ", 1)[0]
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
    table = text_of(language).split(f'<a id="{rule}">')[1].split("<a id=")[0].split("\n\n")[1]
    listed = re.findall(r"`([-0-3/]+)`(?: \((\d)\)| \| (\d) \|)?", table)
    costs = {row: int(inline or column or 0) for row, inline, column in listed}
    assert costs == rows_of(new_game(SCENARIOS["duel"]), kind)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_is_listed_as_it_is(language: str, name: str) -> None:
    scenario = SCENARIOS[name]
    row = next(line for line in lines_of(language) if line.startswith(f"| `{name}` |"))
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[2] == str(len({place["owner"] for place in scenario["locations"]}))
    size = [str(scenario["width"]), str(scenario["height"])]
    assert re.findall(r"\b\d+\b", cells[4]) == size
    assert CODE.findall(cells[4]) == scenario.get("walls", [])
    assert cells[5] == str(scenario["round_limit"])
    told = next(
        line for line in lines_of(language) if line.startswith(f"**{cells[1]}** (`{name}`)")
    )
    as_in_duel = name.startswith("duel_")
    places = [] if as_in_duel else [place["cell"] for place in scenario["locations"]]
    assert sorted(CODE.findall(told)[1:]) == sorted(places)
