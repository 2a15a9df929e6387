"""The naive rules of `cerilia` against the worked examples, hand counts and random play."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest

from tests.games.cerilia import naive, naive_cards
from tests.games.cerilia.example_reader import (
    Example,
    differences,
    read_examples,
    run,
    shipped_examples,
    whole_to_primitives,
)
from tests.games.cerilia.naive import NaiveTable, Position, Scenario
from tests.games.cerilia.naive_cards import UNIT_TYPES, Value
from tests.games.cerilia.naive_faults import FORMS, parse
from tests.games.cerilia.naive_state import GONE, LETTER, PLACES, SECTORS, SIDES, Fort
from tests.games.example_blocks import ExampleError

HERE = Path(__file__).parent
RULE_IDS = (HERE / "rule_ids.txt").read_text(encoding="utf-8").split()


def named(example: Example) -> str:
    return example.id


def drawn(entries: str) -> Position:
    """Return a position written down in a test."""
    text = f"== EX-TEST: a position\nrules: CER-BRD-01\nPOS {entries}\nEND round: 2"
    return naive.position_of(read_examples(text)[0])


def played(pos: Position, *texts: str) -> Position:
    for text in texts:
        naive.play(pos, text)
    return pos


def with_rules(scenario: Scenario, **rules: Value) -> Scenario:
    return {**scenario, "params": {**scenario.get("params", {}), **rules}}


# --- worked examples ------------------------------------------------------------------------


@pytest.mark.parametrize("example", shipped_examples(), ids=named)
def test_example(example: Example) -> None:
    run(example, NaiveTable())


def test_every_block_is_there() -> None:
    names = [example.id for example in shipped_examples()]
    numbered = [name for name in names if re.fullmatch(r"EX-\d\d", name)]
    assert numbered == [f"EX-{n:02}" for n in range(1, 63) if n not in (55, 56, 57)]
    assert len(names) == 113


def test_examples_name_rules_that_exist() -> None:
    named_rules = {rule for example in shipped_examples() for rule in example.rules}
    assert named_rules <= set(RULE_IDS)


def test_the_witness_names_rules_that_exist() -> None:
    named_rules = {
        rule
        for file in HERE.glob("naive*.py")
        for rule in re.findall(r"CER-[A-Z]+-\d\d", file.read_text(encoding="utf-8"))
    }
    assert named_rules and named_rules <= set(RULE_IDS)


def test_rule_ids_are_listed_once() -> None:
    assert len(RULE_IDS) == len(set(RULE_IDS)) == 174
    chapters = Counter(rule.split("-")[1] for rule in RULE_IDS)
    assert " ".join(f"{name} {chapters[name]}" for name in sorted(chapters)) == (
        "ATK 8 BRD 6 CST 7 DET 1 EFF 5 FOR 12 INF 5 INI 3 INV 13 MOR 5 MOV 10 RAL 7 RES 8 RET 8 "
        "RND 3 SET 6 SPL 20 TEAM 2 TER 21 UNI 6 VAL 10 VIC 8"
    )


def test_preparation_of_the_castle() -> None:
    """EX-55: where the fort may stand."""
    pos = naive.new_game(naive.SCENARIOS["castle"])
    assert naive.legal(pos) == [f"FORT {column}3" for column in "ABCDE"]
    assert naive.why_not(pos, "FORT C2") == "E_RANGE"
    played(pos, "FORT C3")
    fort = naive.summary(pos)["fort"]
    assert fort is not None
    assert [fort[name] for name in ("sector", "level", "bonus", "damage")] == ["C3", 6, 1, 0]
    assert naive.legal(pos) == [*(f"DEP d1 {column}3" for column in "ABCDE"), "DEP d1 R"]
    played(pos, "DEP d1 B3", "DEP d2 B3", "DEP d3 B3")
    assert naive.why_not(pos, "DEP d4 B3") == "E_SLOT"
    assert naive.why_not(pos, "DEP d4 B2") == "E_RANGE"
    assert naive.why_not(pos, "DEP d5 C3") == "E_PHASE"
    assert naive.why_not(pos, "DEP a1 A1") == "E_OWNER"
    assert "DEP d4 R" in naive.legal(pos)


def test_preparation_of_the_open_field() -> None:
    """EX-55: fifteen sectors, and fewer with every card."""
    pos = naive.new_game(naive.SCENARIOS["open_field"])
    assert len(naive.legal(pos)) == 16
    played(pos, "TER 1 B2")
    assert len(naive.legal(pos)) == 15
    assert naive.why_not(pos, "TER 2 B2") == "E_CARD"
    assert naive.why_not(pos, "TER 3 A1") == "E_PHASE"
    played(pos, "TER 2 -", "TER 3 E2", *(f"DEP d{n} R" for n in range(1, 11)))
    assert len(naive.legal(pos)) == 10
    played(pos, "ATCH m2 d8")
    assert naive.why_not(pos, "ATCH p2 d8") == "E_SLOT"
    assert len(naive.legal(pos)) == 9
    played(pos, "ATCH p2 d3", *(f"DEP a{n} A1" for n in range(1, 4)))
    assert naive.summary(pos)["sectors"]["A1"]["ATT"] == "a1 a2 a3"
    assert naive.summary(pos)["sectors"]["A1"]["holder"] is None


def test_a_river_of_the_pool_runs_along_the_mat() -> None:
    """EX-55: two directions in a corner, no card under the fort."""
    scenario: Scenario = {
        **naive.SCENARIOS["castle"],
        "pool": ["river"],
    }
    pos = played(naive.new_game(scenario), "FORT C3")
    corner = [text for text in naive.legal(pos) if "A1" in text]
    assert corner == ["TER 1 A1>e", "TER 1 A1>n"]
    assert naive.why_not(pos, "TER 1 A1>s") == "E_RANGE"
    assert naive.why_not(pos, "TER 1 A1") == "E_RANGE"
    assert naive.why_not(pos, "TER 1 C3>s") == "E_CARD"


@pytest.mark.parametrize(
    ("info", "line", "holder"), [("marker", "[] d2", "DEF"), ("secret", "d2", "DEF")]
)
def test_what_the_attacker_sees_of_a_hidden_unit(info: str, line: str, holder: str) -> None:
    """EX-56, with both values of the option."""
    pos = drawn(
        f"param invisible_info={info}; d1 infantry@C3 dmg=1 hidden; d2 archers@C3;"
        "a1 infantry@C1; d3 levies@A3 hidden; caster m2 mage d1 fog; caster m1 mage a1 fog"
    )
    seen = naive.seen_by(pos, "ATT")
    assert (seen["sectors"]["C3"]["DEF"], seen["sectors"]["C3"]["holder"]) == (line, holder)
    assert set(seen["units"]) == {"a1", "d2"}
    assert [seen["casters"][name]["host"] for name in ("m1", "m2")] == ["a1", "hidden"]
    alone = {"marker": ("[]", "DEF"), "secret": ("", None)}[info]
    assert (seen["sectors"]["A3"]["DEF"], seen["sectors"]["A3"]["holder"]) == alone
    assert naive.seen_by(pos, "DEF") == naive.summary(pos)


@pytest.mark.parametrize(("info", "where"), [("marker", " B1"), ("secret", "")])
def test_what_the_defender_sees_of_a_blessing_for_a_hidden_unit(info: str, where: str) -> None:
    """CER-INF-02, CER-INF-03: neither the unit nor, in secret, its sector."""
    pos = drawn(
        f"param invisible_info={info}; a1 levies@B1 hidden; a2 levies@B1; d1 levies@C3;"
        "caster p1 priest a2 bless bless"
    )
    played(pos, "CAST p1 bless", "a1", "+C")
    assert naive.seen_by(pos, "DEF")["casting"] == f"p1 bless{where}"
    assert naive.seen_by(pos, "ATT")["casting"] == "p1 bless a1+C"
    assert naive.seen_by(played(pos, "#t3"), "DEF")["casting"] == ""


def crowns(fixed: bool = True, **rules: Value) -> Position:
    return naive.new_game(with_rules(naive.SCENARIOS["two_crowns"], **rules), fixed)


def asked(pos: Position) -> list[int]:
    """Return who is asked in a phase where everybody passes."""
    phase, seats = pos.phase, []
    while pos.phase == phase:
        seat = naive.turn(pos)
        assert isinstance(seat, int)
        seats.append(seat)
        naive.play(pos, "PASS")
    return seats


def test_the_order_of_play_in_the_team_game() -> None:
    """EX-57."""
    pos = played(crowns(), "#i2,5")
    assert (pos.phase, asked(pos)) == ("MAGIC", [1, 3, 0, 2])
    assert (pos.phase, asked(pos)) == ("MOVE", [1, 3, 0, 2])


def test_a_blessing_for_the_ally() -> None:
    """EX-57, CER-TEAM-02."""
    pos = played(crowns(), "#i2,5")
    pos.units["d7"].place = "C3"
    pos.lines["D3", "DEF"].remove("d7")
    pos.lines["C3", "DEF"].append("d7")
    played(pos, "CAST p2 bless", "d7", "#t2", "PASS")
    assert pos.units["d7"].bless == (None, 2)
    while pos.phase == "MAGIC":
        played(pos, "PASS")
    assert naive.turn(pos) == 1
    assert naive.why_not(pos, "MV d7 C3-C2") == "E_OWNER"


def test_a_commander_without_units_is_passed_over() -> None:
    """EX-57, CER-TEAM-02: the fort falls to the other commander."""
    pos = crowns()
    for name in ("d1", "d2", "d3", "d4", "d5", "d6"):
        unit = pos.units[name]
        pos.lines[unit.place, "DEF"].remove(name)
        unit.place = "dead"
    pos.fort = Fort("A3", 4, 1)
    a3 = pos.units["a3"]
    pos.lines["A1", "ATT"].remove("a3")
    pos.lines["A3", "ATT"].append("a3")
    a3.place = "A3"
    played(pos, "#i2,5")
    assert asked(pos) == [3, 0, 2]
    assert asked(pos) == [3, 0, 2]
    while pos.phase != "MELEE":
        played(pos, "PASS")
    assert naive.turn(pos) == 3
    assert "ME fortxa3" in naive.legal(pos)


def test_each_commander_prepares_his_own() -> None:
    """CER-TEAM-02: deployment, then attachment, lower number first."""
    pos = crowns(fixed=False)
    seats = []
    while pos.round == 0:
        seats.append(f"{naive.turn(pos)}{pos.phase[3]}")
        naive.play(pos, naive.legal(pos)[-1])
    order = [("1D", 6), ("3D", 5), ("1A", 1), ("3A", 2), ("0D", 7), ("2D", 8), ("0A", 1), ("2A", 1)]
    assert seats == [seat for seat, count in order for _ in range(count)]


# --- counts by hand -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "fixed", "depth", "count"),
    [
        ("duel", False, 1, 36),  # the initiative dice
        # a1 and a4 reach 8 sectors and the reserve, a2 and a3 three and it, PASS: 27
        ("duel", False, 2, 36 * 27),
        # after a1 or a4: 9+4+4+1; after a2 or a3: 9+9+4+1, but 22 if C1 is full now; PASS: 27
        ("duel", False, 3, 36 * (2 * 9 * 18 + 2 * (3 * 23 + 22) + 27)),
        ("open_field", False, 2, 15 * 15 + 16),
        ("open_field", False, 3, 15 * (14 * 14 + 15) + 15 * 15 + 16),
        ("castle", False, 4, 5 * 6**3),
        ("river", False, 4, 6**4 - 5),  # three in one sector leave five places for the fourth
        ("open_field", True, 2, 36 * 6),  # three of the four mage spells, both prayers, PASS
    ],
)
def test_perft_by_hand(scenario: str, fixed: bool, depth: int, count: int) -> None:
    assert naive.perft(naive.new_game(naive.SCENARIOS[scenario], fixed), depth) == count


# --- the cards ------------------------------------------------------------------------------


def test_the_roster_is_well_formed() -> None:
    assert len(UNIT_TYPES) == 30
    for card in UNIT_TYPES.values():
        assert card.hits == len(card.melee)
        for ratings in (card.melee, card.missile, card.charge):
            assert len(ratings) in (0, card.hits)
            assert list(ratings) == sorted(ratings, reverse=True)
        assert set(card.signs) <= set("CSB") and len(set(card.signs)) == len(card.signs)


def test_the_battle_table_grows_by_one_face_a_column() -> None:
    """CER-RES-01."""
    columns = [
        "".join(
            naive_cards.battle_result(naive_cards.BATTLE_TABLE, face, column)
            for face in range(1, 10)
        )
        for column in range(-3, 4)
    ]
    assert [sum(result in "HRD" for result in column) for column in columns] == list(range(2, 9))
    assert columns[0] == "----FFFHH" and columns[3] == "---FHHHHR" and columns[6] == "-HHHHRRDD"


def test_spells_have_one_class() -> None:
    """CER-CST-05."""
    assert [len(naive_cards.SPELLS[kind]) for kind in ("mage", "priest")] == [15, 15]
    assert not set(naive_cards.SPELLS["mage"]) & set(naive_cards.SPELLS["priest"])


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("duel", (35, 35)),
        ("open_field", (85, 85)),
        ("castle", (84, 71)),
        ("river", (86, 67)),
        ("night_raid", (55, 64)),
        ("elf_ambush", (85, 75)),
        ("two_crowns", (107, 103)),
    ],
)
def test_scenarios_are_valid(name: str, points: tuple[int, int]) -> None:
    assert naive.scenario_faults(naive.SCENARIOS[name]) == []
    pos = naive.new_game(naive.SCENARIOS[name], fixed=True)
    assert (pos.start_cost["ATT"], pos.start_cost["DEF"]) == points
    assert (pos.round, pos.phase, pos.node) == (1, "START", "INITIATIVE")


def test_scenario_faults_are_found() -> None:
    wrong: Scenario = {
        "fort": ("B3", 4),
        "params": {"fort_sectors": ["B3"]},
        "terrain": ["hill B3", "river A1>w", "swamp A2>n"],
        "units": {0: ["a1 knights B3", "a2 levies B3", "a3 levies B3", "a4 levies B3"], 1: []},
        "casters": {1: ["m1 mage - bless"]},
    }
    assert naive.scenario_faults(wrong) == [
        "a1 is mounted in the fort",
        "too many in B3",
        "DEF has nobody to put on the mat",
        "commander 1 has more casters than units",
        "m1 has a spell of another class",
        "river A1>w does not fit",
        "swamp A2>n does not fit",
        "no sector is left for the fort",
        "two cards in B3",
    ]
    with pytest.raises(ValueError, match="too many in B3"):
        naive.new_game(wrong)


# --- what no example shows ------------------------------------------------------------------


def test_a_tie_in_round_one_is_the_attackers() -> None:
    """CER-INI-02."""
    pos = played(naive.new_game(naive.SCENARIOS["duel"]), "#i3,3")
    assert (pos.initiative, naive.turn(pos)) == ("ATT", 0)


def test_alternating_initiative_begins_with_the_attacker() -> None:
    """CER-INI-03."""
    pos = naive.new_game(with_rules(naive.SCENARIOS["duel"], initiative_mode="alternate"))
    assert (pos.initiative, pos.phase, naive.turn(pos)) == ("ATT", "MOVE", 0)


def test_giving_up() -> None:
    """CER-VIC-07, CER-VIC-08."""
    pos = played(crowns(), "#i2,5", "RESIGN")
    assert (pos.winner, pos.reason, naive.turn(pos)) == ("ATT", "resign", "over")
    assert naive.payoffs(pos) == {0: 1, 1: -1, 2: 1, 3: -1}
    assert naive.why_not(pos, "RESIGN") == "E_PHASE"
    assert naive.legal(pos) == [] and naive.outcomes(pos) == []


def test_the_reserve_only_is_a_lost_field() -> None:
    """CER-VIC-02: nobody deploys, nobody wins."""
    scenario = with_rules({**naive.SCENARIOS["duel"], "setup": "deploy"}, initiative_die=1)
    pos = naive.new_game(scenario)
    while pos.round == 0:
        naive.play(pos, naive.legal(pos)[-1])
    played(pos, "#i1,1", "PASS", "PASS")
    assert (pos.winner, pos.reason) == ("DRAW", "field")
    assert naive.payoffs(pos) == {0: 0, 1: 0}


def test_a_half_made_spell_cannot_be_taken_back() -> None:
    """CER-CST-07."""
    pos = drawn("a1 levies@B2; d1 levies@E3; caster m1 mage a1 wall_fire night wall_fire")
    assert naive.legal(pos) == ["CAST m1 night", "CAST m1 wall_fire", "PASS"]
    played(pos, "CAST m1 wall_fire")
    assert naive.why_not(pos, "PASS") == "E_PHASE"
    near = ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3", "D2"]
    assert naive.legal(pos) == near
    assert naive.legal(played(pos, "A1")) == [">e", ">n"]
    played(pos, ">e")
    assert naive.outcomes(pos) == [("#t1", 1), ("#t2", 1), ("#t3", 1)]
    assert naive.summary(played(pos, "#t2"))["walls"] == {"A1/B1": "wall_fire A1>e until 3"}
    assert pos.casters["m1"].spells == ["night", "wall_fire"]


def test_two_casts_a_round() -> None:
    """The parameter casts_per_round."""
    pos = drawn(
        "param casts_per_round=2; a1 levies@B2; d1 levies@E3; caster m1 mage a1 night day fog"
    )
    played(pos, "CAST m1 night", "CAST m1 day")
    assert pos.phase == "MOVE"


def test_no_spell_without_a_target_is_offered() -> None:
    """CER-CST-02, CER-CST-07."""
    pos = drawn(
        "a1 levies@B2; a2 levies@B2; a3 levies@B2; d1 levies@E3; swamp C2; d2 levies@B1 hidden;"
        "caster p1 priest a1 flame_strike turn_undead sunray; caster m1 mage a2 day"
    )
    assert pos.phase == "MOVE"
    assert NaiveTableAt(pos).refusal("CAST p1 flame_strike d2") == "E_NO_TARGET"


class NaiveTableAt(NaiveTable):
    """A table with a position already on it."""

    def __init__(self, pos: Position) -> None:
        self.position = pos


def test_ranges_are_parameters() -> None:
    """Archers with range 2, in a straight line and past everything but walls and Fog."""
    pos = drawn(
        "param missile_range=2; a1 archers@B1; d1 levies@B3; d2 levies@C2; d3 levies@D1;"
        "d4 levies@B2; wall_stone C1>e until 3"
    )
    while pos.phase != "MISSILE":
        played(pos, "PASS")
    assert naive.legal(pos) == ["PASS", "SH a1xd1", "SH a1xd4"]


def test_a_summoned_unit_counts_for_nothing_but_fights() -> None:
    """CER-UNI-06, CER-SPL-12, CER-VIC-02."""
    pos = drawn("a1 levies@B2; d1 levies@E3; d2 knights@A3; caster m1 mage a1 summon_legion")
    played(pos, "CAST m1 summon_legion", "B1")
    assert (pos.units["a2"].summoned, pos.units["a2"].commander) == (True, 0)
    assert pos.start_cost == {"ATT": 3, "DEF": 17}
    assert "MV a2 B1-A1" in naive.legal(pos)
    naive.play(pos, "PASS")
    assert pos.lost_cost == {"ATT": 0, "DEF": 0}


def test_a_garrison_of_another_kind() -> None:
    """The parameter garrison_card: the card's ratings, traits and hits."""
    pos = drawn("param garrison_card=elf_guard; night; fort C3 5; a1 levies@C2; d1 levies@A3")
    played(pos, "PASS", "PASS")
    assert naive.legal(pos) == ["PASS", "SH fortxa1"]
    table = NaiveTableAt(pos)
    assert (table.attack("fort", "missile", "a1"), table.defense("fort", "a1")) == (1, 4)
    assert table.attack("fort", "melee", "a1") == 4


# --- random play ----------------------------------------------------------------------------

# A crowded mat with everything on it: every spell, a fort, hidden units, terrain of all kinds.
MELEE: Scenario = {
    "fort": ("C3", 3),
    "terrain": ["hill B2", "forest D2", "cliff A2>n", "river E2>s", "swamp C1"],
    "units": {
        0: [
            "a1 knights B2",
            "a2 elf_archers D2",
            "a3 elite_infantry C2",
            "a4 scouts C2",
            "a5 artillery B1",
            "a6 elf_cavalry D1",
            "a7 goblin_riders E2",
            "a8 marines A1",
            "a9 legion_dead A2",
        ],
        1: [
            "d1 dwarf_pikemen B3",
            "d2 cavalry B2",
            "d3 elf_guard D2",
            "d4 merc_crossbows C2",
            "d5 scouts D3",
            "d6 orog_guard E3",
            "d7 legion_dead A2",
            "d8 irregulars A3",
            "d9 berserkers R",
        ],
    },
    "casters": {
        0: [
            "m1 mage a3 stone_to_mud water_to_dust fog mass_invisibility mass_invisibility night "
            "wall_fire wall_stone illusory_terrain summon_legion summon_legion",
            "p1 priest a4 bless bless fire_storm flame_strike turn_undead sunray insect_plague",
        ],
        1: [
            "m2 mage d4 level_earth fog mass_invisibility mass_invisibility day wall_thorns "
            "wall_iron illusory_terrain illusory_terrain summon_legion",
            "p2 priest d1 bless bless earthquake turn_undead spike_growth fire_storm",
        ],
    },
}
VARIANTS: dict[str, dict[str, Value]] = {
    "defaults": {},
    "free_retreat": {"free_retreat": False},
    "hidden_mans_fort": {"hidden_mans_fort": False},
    "morale_on_hit": {"morale_on_hit": False},
    "magic_phase": {"magic_phase": "after_move"},
    "initiative_mode": {"initiative_mode": "alternate"},
    "retreat_mode": {"retreat_mode": "back_or_side"},
    "invisible_info": {"invisible_info": "secret", "hidden_mans_fort": False},
    "wall_before_rout": {"wall_before_rout": True},
    "stone_reduces_bonus": {"stone_reduces_bonus": False},
    "elf_forest_side": {"elf_forest_side": "any"},
    "numbers": {"slots_per_side": 2, "missile_range": 2, "casts_per_round": 3, "detect_range": 1},
    "unbroken": {"break_fraction": None, "round_limit": 30, "retreat_mode": "back_or_side"},
}
GAMES: dict[str, tuple[Scenario, dict[str, Value]]] = {
    **{f"melee {name}": (MELEE, rules) for name, rules in VARIANTS.items()},
    **{name: (scenario, {}) for name, scenario in naive.SCENARIOS.items()},
}


def everything(pos: Position) -> Iterator[str]:
    """Yield every decision that could be written down in a position, paths of two steps at most."""
    units = [*pos.units, "a99", "d99"]
    casters = [*pos.casters, "m99"]
    cards = [f"{kind}{d}" for kind in naive_cards.KINDS for d in ("", ">n", ">e", ">s", ">w")]
    yield from ("PASS", "FORT -", "TER 1 -", "REV 1", "REV 2", "REV 3", "RET w", "RET e")
    yield from (f"FORT {sector}" for sector in SECTORS)
    yield from (f"TER {n} {s}{d}" for n in (1, 2, 3) for s in SECTORS for d in ("", ">n", ">w"))
    yield from (f"DEP {unit} {place}" for unit in units for place in PLACES)
    yield from (f"ATCH {caster} {unit}" for caster in casters for unit in units)
    for spells in naive_cards.SPELLS.values():
        yield from (f"CAST {caster} {spell}" for caster in casters for spell in spells)
    yield from (*SECTORS, *units, "fort", "+C", "+S", "+B", ">n", ">e", ">s", ">w")
    yield from (f"={card}" for card in cards)
    for unit in units:
        yield f"WD {unit}"
        start = pos.units[unit].place if unit in pos.units else "A1"
        if start in PLACES:
            yield from (f"MV {unit} {start}-{place}" for place in PLACES)
            yield from (f"MV {unit} {start}-{one}-{two}" for one in PLACES for two in PLACES)
    for kind in ("SH", "CH", "ME"):
        yield from (f"{kind} {u}x{t}" for u in [*units, "fort"] for t in [*units, "fort"])


def assert_legal_is_what_nothing_forbids(pos: Position) -> None:
    short = {text for text in naive.legal(pos) if text.count("-") < 3 or text.startswith("FORT")}
    assert short == {text for text in everything(pos) if naive.why_not(pos, text) is None}


def assert_sound(pos: Position) -> None:
    """Everybody stands in exactly one place, and nothing is out of its range."""
    for name, unit in pos.units.items():
        assert name[0] == LETTER[unit.side] == LETTER[pos.commanders[unit.commander]]
        lines = [key for key, line in pos.lines.items() if name in line]
        assert lines == ([] if unit.place in GONE else [(unit.place, unit.side)])
        assert unit.place in GONE or 0 <= unit.damage < unit.card.hits
        assert not unit.hidden or (unit.place in SECTORS and not unit.routed)
    for sector in SECTORS:
        sizes = [len(pos.lines[sector, side]) for side in SIDES]
        assert max(sizes) <= pos.number("slots_per_side")
        present = [side for side in SIDES if pos.lines[sector, side]]
        if len(present) < 2:
            assert pos.holder.get(sector) == (present[0] if present else None)
    for side in SIDES:
        gone = [u for u in pos.units.values() if u.side == side and u.place in GONE]
        assert pos.lost_cost[side] == sum(u.card.cost for u in gone if not u.summoned)
    for caster in pos.casters.values():
        assert caster.host is None or pos.units[caster.host].place not in GONE
    assert pos.fort is None or (pos.fort.level >= 1 and pos.fort.sector not in pos.cards)
    assert all(until >= pos.round for until in pos.fog.values())
    assert all(wall.until >= pos.round for wall in pos.walls.values())


def assert_views_keep_secrets(pos: Position) -> None:
    """CER-INF-02: the name of a hidden unit is nowhere in what the other side sees."""
    for side in SIDES:
        hidden = {u.id for u in pos.units.values() if u.hidden and u.side != side}
        assert not hidden & set(re.findall(r"\w+", repr(naive.seen_by(pos, side))))


def chosen(texts: list[str], rng: random.Random) -> str:
    """Return a choice that is at random, but slow to end a part."""
    busy = [text for text in texts if text != "PASS"] or texts
    forward = [text for text in busy if not text.startswith(("WD", "MV")) or "2" in text] or busy
    return rng.choice(rng.choice([busy, busy, forward, texts]))


@pytest.mark.parametrize("name", GAMES)
def test_random_play_is_sound_and_ends(name: str) -> None:
    scenario, rules = GAMES[name]
    for seed in range(2):
        rng = random.Random(f"{name} {seed}")
        pos = naive.new_game(with_rules(scenario, **rules))
        plies = 0
        while naive.turn(pos) != "over":
            if pos.round:
                assert_sound(pos)
            if plies % 3 == 0:
                assert_views_keep_secrets(pos)
            texts = naive.legal(pos)
            assert pos.node != "CHOOSE" or len(texts) > 1
            if texts and plies % 97 == 0:
                assert_legal_is_what_nothing_forbids(pos)
            naive.play(pos, chosen(texts or [text for text, _ in naive.outcomes(pos)], rng))
            plies += 1
        assert pos.winner and not naive.legal(pos) and not naive.outcomes(pos)
        assert sum(naive.payoffs(pos).values()) == 0
        assert pos.round <= pos.number("round_limit")


def test_random_play_meets_everything() -> None:
    """Every kind of decision (but REV, see EX-53) and spell comes up in the crowded battle."""
    kinds: Counter[str] = Counter()
    for seed in range(15):
        rng = random.Random(seed)
        rules: dict[str, Value] = {"casts_per_round": 3, "hidden_mans_fort": bool(seed % 2)}
        if seed % 3 == 0:
            rules["retreat_mode"] = "back_or_side"
        pos = naive.new_game(with_rules(MELEE, **rules))
        while naive.turn(pos) != "over":
            texts = naive.legal(pos) or [text for text, _ in naive.outcomes(pos)]
            text = chosen(texts, rng)
            kinds[parse(text)[0]] += 1
            kinds.update(text.split()[2:] if text.startswith("CAST") else ())
            naive.play(pos, text)
        kinds[str(pos.reason)] += 1
    battle = set(FORMS) - {"FORT", "TER", "DEP", "ATCH", "RESIGN", "REV"}
    spells = {w for texts in MELEE["casters"].values() for t in texts for w in t.split()[3:]}
    assert battle | spells | {"break", "limit"} <= set(kinds)


def test_copies_do_not_leak() -> None:
    pos = played(naive.new_game(naive.SCENARIOS["open_field"], fixed=True), "#i6,1")
    before, twin = deepcopy(pos), pos.copy()
    assert twin == pos
    played(twin, "CAST m1 fog", "B2", "#t2", "CAST p1 bless", "a3", "+S", "#t1", "PASS")
    played(twin, "MV a3 B1-B2", "PASS", "PASS")
    assert pos == before


def test_an_illegal_decision_is_not_carried_out() -> None:
    pos = played(naive.new_game(naive.SCENARIOS["duel"]), "#i6,1")
    before = deepcopy(pos)
    with pytest.raises(ValueError, match="E_OWNER"):
        naive.play(pos, "MV d2 D3-D2")
    with pytest.raises(ValueError, match="not a decision"):
        naive.play(pos, "DANCE a1")
    with pytest.raises(ValueError, match="E_PHASE"):
        naive.play(pos, "#b5")
    assert pos == before


# --- the reader -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("whole", "primitives"),
    [
        ("CAST m1 fog B2", "CAST m1 fog|B2"),
        ("CAST m1 wall_fire D2>s", "CAST m1 wall_fire|D2|>s"),
        ("CAST m1 illusory_terrain C2=river>n", "CAST m1 illusory_terrain|C2|=river>n"),
        ("CAST p1 bless a6+B", "CAST p1 bless|a6|+B"),
        ("CAST p1 flame_strike fort", "CAST p1 flame_strike|fort"),
        ("CAST m2 night", "CAST m2 night"),
        ("MV a4 R-D1-D2", "MV a4 R-D1-D2"),
        ("ME fortxa3", "ME fortxa3"),
        ("WD d1", "WD d1"),
    ],
)
def test_whole_actions_are_split(whole: str, primitives: str) -> None:
    assert whole_to_primitives(whole) == primitives.split("|")
    for text in primitives.split("|"):
        parse(text)


GOOD = """\
== EX-01: a hit
rules: CER-RES-05, CER-MOR-02
POS round 3; a1 infantry@B2; d1 infantry@B2 bless=-/4; d2 levies@A3   # a comment
RUN BEGIN melee; ILLEGAL ME a1xd2 -> E_RANGE; ME a1xd1 [7,1]; APPLY
END d1: B2 dmg 1
ALSO round: 4; phase: START; node: initiative; turn: chance; a1.engaged0: False
ALSO d1.engaged0: False
"""


def test_a_block_is_read_whole() -> None:
    (example,) = read_examples(GOOD)
    assert (example.round, example.initiative, example.rallies) == (3, "ATT", False)
    assert [unit.id for unit in example.units] == ["a1", "d1", "d2"]
    assert example.units[1].bless == (None, 4)
    assert [step.line for step in example.steps] == [4, 4, 4, 4]
    run(example, NaiveTable())


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("== EX-01: a hit", "== TEST: a hit", "t:1: expected '== EX-01: title'"),
        ("rules: CER-RES-05", "rules: RES-05", "t:2: expected 'rules: CER-ABC-01"),
        ("rules: CER-RES-05, CER-MOR-02\n", "", "t:1: the block has no 'rules:' line"),
        ("infantry@B2;", "infantry@F2;", "t:3: unknown entry: 'a1 infantry@F2'"),
        ("bless=-/4", "blessed", "t:3: unknown word 'blessed'"),
        ("bless=-/4", "dmg=1 dmg=1", "t:3: dmg is given twice"),
        ("d2 levies", "d1 levies", "t:3: a second d1"),
        ("round 3;", "caster m1 mage a1 fog;", "t:3: a1 must be listed before its caster"),
        ("round 3;", "cliff B2;", "t:3: Cliffs and River have a direction"),
        ("ME a1xd1 [7,1]", "HIT a1xd1 [7,1]", "t:4: not an action: 'HIT a1xd1'"),
        ("a1xd2 -> E_RANGE", "a1xd2 -> E_RANGE [1]", "t:4: dice belong to actions"),
        ("END d1: B2", "END d1 B2", "t:5: expected 'subject: value'"),
        ("END d1: B2 dmg 1\n", "", "t:1: the block has no 'END' line"),
        ("ALSO d1", "POS d1", "t:7: the order of lines is POS RUN END ALSO"),
        ("ALSO d1", "THEN d1", "t:7: unknown line"),
    ],
)
def test_a_malformed_line_is_named(old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(ExampleError) as error:
        read_examples(GOOD.replace(old, new, 1), "t")
    assert message in str(error.value)


def test_blocks_have_different_names() -> None:
    with pytest.raises(ExampleError, match="EX-01 occurs twice"):
        read_examples(GOOD + GOOD, "t")
    with pytest.raises(ExampleError, match="t:1: a block starts with"):
        read_examples("POS a1 levies@B2\n", "t")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("d1: B2 dmg 1", "d1: B2 dmg 0", "line 5: d1 is B2 dmg 1, expected B2 dmg 0"),
        ("END d1: B2 dmg 1", "END winner: None", "d1.damage: 0 became 1, which no line expects"),
        ("ALSO d1.engaged0: False\n", "", "d1.engaged0: True became False"),
        (
            "ALSO d1.engaged0: False",
            "ALSO d1.moved: False",
            "d1.moved was False from the beginning",
        ),
        ("turn: chance", "turn: 1", "line 6: turn is chance, expected 1"),
        ("turn: chance", "turn: chance; luck: 1", "line 6: no field luck"),
        ("E_RANGE", "E_DOOMED", "'ME a1xd2': E_RANGE, expected E_DOOMED"),
        ("ILLEGAL ME a1xd2 -> E_RANGE", "ILLEGAL ME a1xd1", "'ME a1xd1' is allowed"),
        ("[7,1]", "[7]", "'ME a1xd1' needs another die"),
        ("[7,1]", "[1,1]", "'#mC' is refused"),
        ("APPLY", "APPLY; SH a1xd1 [1]", "too late for 'SH a1xd1'"),
        ("APPLY", "APPLY; CHK morale: 1", "unknown subject: 'morale'"),
    ],
)
def test_a_wrong_example_fails_in_words(old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises((AssertionError, ValueError)) as failure:
        run(read_examples(GOOD.replace(old, new, 1))[0], NaiveTable())
    assert message in str(failure.value)


def test_nothing_is_no_difference() -> None:
    table = NaiveTable()
    table.load(read_examples(GOOD)[0])
    assert differences(table.summary(), table.summary(), [], []) == []
