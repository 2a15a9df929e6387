"""The naive rules of `cities` against the worked examples, hand counts and random play."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from fractions import Fraction

import pytest

from tests.games.cities import naive
from tests.games.cities.example_reader import (
    Example,
    ExampleError,
    check,
    read_examples,
    run,
    shipped_examples,
    whole_to_primitives,
)
from tests.games.cities.naive import NaiveTable, Position, Scenario, Value

DUEL = naive.SCENARIOS["duel"]


def named(example: Example) -> str:
    return example.id


def drawn(lines: str, header: str = "map: 5x5") -> Position:
    """Return the position of an example written down in a test."""
    text = f"== EX-TEST-1: a position\nrules: CIT-GEN-09\n{header}\n{lines}"
    return naive.position_of(read_examples(text)[0])


def played(pos: Position, *texts: str) -> Position:
    for text in texts:
        naive.play(pos, text)
    return pos


def with_rules(scenario: Scenario, **rules: Value) -> Scenario:
    return {**scenario, "options": dict(rules)}


# --- worked examples ------------------------------------------------------------------------


@pytest.mark.parametrize("example", shipped_examples(), ids=named)
def test_example(example: Example) -> None:
    run(example, NaiveTable())


def test_every_block_is_there() -> None:
    chapters = sorted({example.id.split("-")[1] for example in shipped_examples()})
    assert len(shipped_examples()) == 60
    names = "ACT ATT CAP DMG DTH END INS LOC LVL MOV NEW OPT REL RES TRN VIC"
    assert " ".join(chapters) == names


@pytest.mark.parametrize(
    ("players", "winners", "payoffs"),
    [
        (3, [1], "1 -1/2 -1/2"),
        (4, [1, 2], "1/2 1/2 -1/2 -1/2"),
        (2, [1, 2], "0 0"),
        (3, [1, 2], "1/2 1/2 -1"),
    ],
)
def test_payoffs_sum_to_zero(players: int, winners: list[int], payoffs: str) -> None:
    """EX-END-5."""
    assert naive.shares(players, winners) == [Fraction(share) for share in payoffs.split()]


def test_the_first_decision_of_the_duel() -> None:
    """EX-SET-1."""
    pos = naive.new_game(DUEL)
    facts = naive.summary(pos)
    assert (facts["to_move"], facts["phase"], facts["round"], facts["quiet"]) == (1, "MAIN", 1, 0)
    one, two = facts["locations"]["L1"], facts["locations"]["L2"]
    assert [one[name] for name in ("S", "H", "V", "T", "used", "ready")] == [7, 30, 0, 2, 0, True]
    assert [two[name] for name in ("S", "H", "V", "T", "used", "ready")] == [7, 30, 0, 0, 0, False]
    assert facts["units"] == {}
    assert naive.legal(pos) == ["END", *(f"L1 NEW {amount}" for amount in range(1, 7))]
    assert naive.legal(played(pos, "L1 NEW 6")) == ["ROW -/-/0/0"]
    cells = ["AT b1", "AT b2", "AT c2", "AT d1", "AT d2"]
    assert naive.legal(played(pos, "ROW -/-/0/0")) == cells


def faces(pos: Position, attack: str, target: str) -> list[tuple[int, int] | str]:
    """Return what each face of the die leaves of the target: spirit and health, or its fate."""
    naive.play(pos, attack)
    results: list[tuple[int, int] | str] = []
    for face, weight in naive.outcomes(pos):
        assert weight == 1
        after = played(pos.copy(), face)
        unit = after.units.get(target)
        if unit is None:
            results.append("dead")
        else:
            results.append("captured" if unit.subdued else (unit.spirit, unit.health))
    return results


def test_odds_of_a_physical_attack() -> None:
    """EX-PRE-1, with and without the Vampiric relic."""
    units = "u1 home=L1 c2 S6 H12 A=-/0/1/1\nu2 home=L2 c3 S4 H7"
    plain = drawn(f"L1 castle P1 c1 T1\nL2 castle P2 c5\n{units}")
    assert faces(plain, "L1 ATT u1>u2", "u2") == [(4, 7), (4, 1), "dead", "dead"]
    vampiric = drawn(
        "L1 castle P1 c1 T1\nL2 castle P2 c5\nL3 castle P2 e5 V1 relic=vampiric\n"
        "u1 home=L1 c2 S6 H12 A=-/0/1/1\nu2 home=L2 ctrl=L3 c3 S4 H7"
    )
    assert faces(vampiric, "L1 ATT u1>u2", "u2") == [(4, 8), (4, 2), (4, 1), (4, 1)]


@pytest.mark.parametrize(("spirit", "left"), [(7, (3, 12)), (4, "captured")])
def test_odds_of_a_magic_attack(spirit: int, left: object) -> None:
    """EX-PRE-2."""
    pos = drawn(
        "L1 tower P1 c1 T1\nL2 castle P2 c5 V2 relic=siege\n"
        f"u1 home=L1 c2 S6 H12 A=0/0/0/0\nu2 home=L2 c3 S{spirit} H14"
    )
    assert faces(pos, "L1 ATT u1>u2", "u2") == [left] * 4


# --- counts by hand -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scenario", "depth", "count"),
    [
        ("duel", 1, 7),  # NEW 1 to 6, END
        ("duel", 2, 13),  # 6 amounts x the one free row; after END 7 again
        ("duel", 3, 43),  # 6 x 5 cells; END, 6 x 1 row; END END, 7 (4 TP are too few to level)
        ("duel", 4, 103),  # 30 x END; END, 6 x 5 cells; END END, 6 x 6 rows of cost 0-2; 7
        ("three_lairs", 1, 13),  # NEW 1 to 12, END
        ("three_lairs", 2, 133),  # 12 x 10 rows (12 handed over leave 13 health); 13
        ("three_lairs", 3, 1093),  # 120 x 8 cells; 12 x 10; 13
        ("standard", 1, 14),  # castle NEW 1 to 6, tower NEW 1 to 7, END
        ("standard", 2, 41),  # 6 x 1 row, 7 x 3 rows, 14
    ],
)
def test_perft_by_hand(scenario: str, depth: int, count: int) -> None:
    assert naive.perft(naive.new_game(naive.SCENARIOS[scenario]), depth) == count


# --- what no example shows ------------------------------------------------------------------


@pytest.mark.parametrize("name", naive.SCENARIOS)
def test_scenarios_are_valid(name: str) -> None:
    assert naive.faults(naive.SCENARIOS[name]) == []


def test_scenario_faults_are_found() -> None:
    crowded: Scenario = {
        "width": 3,
        "height": 3,
        "walls": ["a2", "b1"],
        "players": 2,
        "locations": [
            {"type": "castle", "owner": 1, "cell": "a1"},
            {"type": "castle", "owner": 1, "cell": "c3", "level": 1},
        ],
    }
    assert naive.faults(crowded) == [
        "owners and players differ",
        "L1 has fewer than two free neighbours",
        "L2 has a level without a relic or a relic without a level",
    ]
    with pytest.raises(ValueError, match="owners"):
        naive.new_game(crowded)


def test_a_random_order_is_drawn_entry_by_entry() -> None:
    """CIT-TRN-10: the last entry needs no draw."""
    pos = naive.new_game(with_rules(naive.SCENARIOS["three_lairs"], initiative_mode="random"))
    assert (naive.turn(pos), naive.legal(pos)) == ("chance", [])
    assert naive.outcomes(pos) == [("ORDER P1", 1), ("ORDER P2", 1), ("ORDER P3", 1)]
    assert naive.why_not(pos, "END") == "WRONG_PHASE"
    played(pos, "ORDER P3")
    assert naive.why_not(pos, "ORDER P3") == "NO_SUCH"
    played(pos, "ORDER P1")
    assert (naive.turn(pos), pos.order) == (3, [3, 1, 2])
    assert [pos.locations[name].tp for name in ("L1", "L2", "L3")] == [0, 0, 2]


def test_a_random_order_of_locations() -> None:
    """CIT-TRN-09 with CIT-TRN-10."""
    rules = with_rules(DUEL, initiative_mode="random", initiative_unit="location")
    pos = played(naive.new_game(rules), "ORDER L2")
    assert (naive.turn(pos), naive.summary(pos)["slot"]) == (2, "L2")


def test_the_round_limit_is_tested_before_the_quiet_limit() -> None:
    """CIT-END-04."""
    pos = drawn(
        "L1 castle P1 c1\nL2 castle P2 c5",
        "map: 5x5\noptions: round_limit=12\nturn: P2 round=12 quiet=9",
    )
    played(pos, "END")
    assert (pos.end_reason, pos.quiet_rounds, naive.turn(pos)) == ("round_limit", 10, "over")
    assert naive.payoffs(pos) == [0, 0]


def test_placing_puts_the_last_eliminated_first() -> None:
    """CIT-END-08."""
    pos = drawn(
        "L1 castle P1 a1 S3\nL2 castle P3 c1 S3\nL3 castle P5 e1 S9",
        "map: 5x5\norder: P1 P2 P3 P4 P5\noptions: round_limit=1\nturn: P5",
    )
    pos.eliminated = [4, 2]
    played(pos, "END")
    assert naive.placing(pos) == [[5], [1, 3], [2], [4]]


def test_a_limit_may_be_a_draw_of_the_survivors() -> None:
    """CIT-END-06."""
    pos = drawn(
        "L1 castle P1 c1 S1\nL2 castle P3 c5",
        "map: 5x5\norder: P1 P2 P3\noptions: round_limit=1 limit_result=draw\nturn: P3",
    )
    assert played(pos, "END").winners == [1, 3]
    assert naive.payoffs(pos) == [Fraction(1, 2), -1, Fraction(1, 2)]


def test_four_swaps_end_the_creation() -> None:
    """CIT-NEW-13."""
    pos = drawn(
        "L1 camp P1 c1 T2\nL2 castle P2 c5\nu1 home=L1 c3 S1 H2 A=0/0/-/-\nu2 home=L2 d3 S1 H2",
        "map: 5x5\noptions: camp_swap=between_units",
    )
    played(pos, "L1 NEW 1", "ROW -/-/0/0", "AT c2")
    refused = {"3:u9/1": "NO_SUCH", "3:u2/1": "NOT_ITS_UNIT", "3:u3/1": "NOT_ITS_UNIT"}
    for swap, code in {**refused, "3:u1/1": "SAME_VALUE"}.items():
        assert naive.why_not(pos, f"SWAP {swap}") == code
    played(pos, "SWAP 1:u1/1")
    assert naive.why_not(pos, "SWAP 1:u1/2") == "POSITION_USED"
    played(pos, "SWAP 2:u1/2", "SWAP 3:u1/3", "SWAP 4:u1/4")
    assert pos.phase == "MAIN"
    assert [naive.row_text(pos.units[name].row) for name in ("u1", "u3")] == [
        "-/-/0/0",
        "0/0/-/-",
    ]


def test_stop_needs_a_cell_used() -> None:
    """CIT-MOV-03."""
    pos = drawn("L1 castle P1 c1 T1\nL2 castle P2 c5\nu1 home=L1 c2 S1 H2")
    played(pos, "L1 MOV")
    assert naive.why_not(pos, "STOP") == "MUST_STEP"
    assert naive.why_not(pos, "u1:f2") == "OFF_MAP"
    assert naive.why_not(pos, "u1:c2") == "CELL_FAR"
    assert naive.why_not(pos, "u1~f2") == "OFF_MAP"
    assert "STOP" in naive.legal(played(pos, "u1:c3"))


@pytest.mark.parametrize(
    ("kind", "rules", "rows"),
    [
        ("castle", {"castle_raise_max": 1}, "-/-/0/0 0 -/-/0/1 1 -/0/0/0 1 -/0/0/1 2"),
        ("castle", {"castle_raise_value": 2, "castle_raise_cost": 3}, "0/2/2/2 11 -/-/0/2 3"),
        ("castle", {"standard_row": "0/0/1/-"}, "-/0/0/1 0 -/0/1/1 1 0/0/0/1 1 1/1/1/1 4"),
        ("lair", {"lair_max_value": 5}, "-/-/0/5 5 -/-/5/5 10"),
        ("lair", {"standard_row": "-/0/0/1", "lair_step_cost": 2}, "-/1/1/3 8 -/1/3/3 12"),
        ("tower", {"standard_row": "-/-/-/1", "tower_dash_cost": 2}, "-/-/0/1 2 0/0/0/1 6"),
        ("camp", {"standard_row": "-/0/1/2"}, "2/1/0/- 0 -/0/1/2 0"),
    ],
)
def test_rows_follow_the_parameters(kind: str, rules: dict[str, Value], rows: str) -> None:
    """CIT-NEW-05 to CIT-NEW-08."""
    words = rows.split()
    offered = naive.rows_of(naive.new_game({**DUEL, "params": rules}), kind)
    assert {row: offered[row] for row in words[::2]} == dict(
        zip(words[::2], map(int, words[1::2]), strict=True)
    )


@pytest.mark.parametrize(
    ("kind", "count"), [("castle", 11), ("lair", 10), ("tower", 3), ("camp", 6)]
)
def test_every_type_has_its_rows(kind: str, count: int) -> None:
    assert len(naive.rows_of(naive.new_game(DUEL), kind)) == count


# --- random play ----------------------------------------------------------------------------

# Close quarters and plenty of time points: units meet, towns fall, relics work.
CROWD: Scenario = {
    "width": 5,
    "height": 4,
    "walls": ["c2"],
    "players": 3,
    "round_limit": 30,
    "locations": [
        {"type": "tower", "owner": 1, "cell": "a1", "level": 1, "relic": "mystic"},
        {"type": "camp", "owner": 1, "cell": "c4", "level": 1, "relic": "vampiric"},
        {"type": "lair", "owner": 2, "cell": "e1", "level": 2, "relic": "incredible"},
        {"type": "castle", "owner": 2, "cell": "e4", "level": 1, "relic": "siege"},
        {"type": "camp", "owner": 3, "cell": "a4", "tp": 7},
    ],
    "params": {"tp_income": 5, "quiet_limit": 0},
}
GAMES: dict[str, tuple[Scenario, dict[str, Value]]] = {
    "crowd": (CROWD, {"camp_swap": "between_units", "open_gates": True}),
    "crowd-locations": (CROWD, {"initiative_unit": "location", "move_scope": "location"}),
    "crowd-sides": (CROWD, {"adjacency": "4", "magic_health_loss": "with_spirit_loss"}),
    "crowd-range": (CROWD, {"attack_range": 2, "tp_cap": 8, "initiative_mode": "random"}),
    "standard": (naive.SCENARIOS["standard"], {}),
    "relics": (naive.SCENARIOS["relics"], {"initiative_unit": "location"}),
    "three_lairs": (naive.SCENARIOS["three_lairs"], {"initiative_mode": "random"}),
    "four_banners": (naive.SCENARIOS["four_banners"], {"limit_result": "draw"}),
}


def everything(pos: Position) -> Iterator[str]:
    """Yield every decision that could be written down in a position."""
    units, places = [*pos.units, "u999"], [*pos.locations, "L999"]
    cells = [naive.cell_text((x, y)) for x in range(pos.width + 1) for y in range(pos.height + 1)]
    yield from ("END", "STOP", "DONE")
    yield from (f"{unit}{how}{cell}" for unit in units for how in ":~" for cell in cells)
    yield from (f"AT {cell}" for cell in cells)
    rows = {row for kind in naive.LOCATION_TYPES for row in naive.rows_of(pos, kind)}
    yield from (f"ROW {row}" for row in rows)
    yield from (f"SWAP {m}:{u}/{t}" for m in range(1, 5) for u in units for t in range(1, 5))
    for place in places:
        yield from (f"{place} {kind}" for kind in ("MOV", "HEAL", "LVL", "HIDE"))
        yield from (f"{place} NEW {amount}" for amount in range(40))
        yield from (f"{place} INS {unit}/{position}" for unit in units for position in range(1, 5))
        yield from (f"{place} ATT {u}>{target}" for u in units for target in [*units, *places])


def assert_sound(pos: Position) -> None:
    """CIT-GEN-09, and that nothing is ever negative."""
    cells = [place.cell for place in pos.locations.values()]
    cells += [unit.cell for unit in pos.units.values()]
    assert len({*cells, *pos.walls}) == len(cells) + len(pos.walls)
    for place in pos.locations.values():
        assert place.spirit >= 1 and place.health >= 0 and place.tp >= 0
        in_the_draw = pos.phase == "ROLL_RELIC" and pos.pending.location == place.id
        assert (place.relic is not None) == (place.level >= 1) or in_the_draw
    for unit in pos.units.values():
        assert unit.health >= 1 and unit.spirit >= 0 and unit.ctrl in pos.locations
        assert unit.spirit == 0 or not unit.subdued


def chosen(texts: list[str], rng: random.Random) -> str:
    """Return a choice that is at random, but eager to fight and slow to end the turn."""
    eager = [text for text in texts if " ATT " in text] or texts
    busy = [text for text in texts if text != "END"] or texts
    return rng.choice(rng.choice([eager, eager, busy, texts]))


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", GAMES)
def test_random_play_is_sound_and_ends(name: str, seed: int) -> None:
    rng = random.Random(f"{name} {seed}")
    scenario, rules = GAMES[name]
    pos = naive.new_game(with_rules(scenario, **rules))
    plies = 0
    while naive.turn(pos) != "over":
        assert_sound(pos)
        texts = naive.legal(pos)
        if texts and plies % 61 == 0:
            assert texts == sorted(t for t in everything(pos) if naive.why_not(pos, t) is None)
        naive.play(pos, chosen(texts or [text for text, _ in naive.outcomes(pos)], rng))
        plies += 1
    assert pos.winners and not naive.legal(pos) and not naive.outcomes(pos)
    assert sum(naive.payoffs(pos)) == 0
    placed = [player for group in naive.placing(pos) for player in group]
    assert sorted(placed) == list(range(1, pos.players + 1))


def test_copies_do_not_leak() -> None:
    pos = naive.new_game(naive.SCENARIOS["relics"])
    before, twin = deepcopy(pos), pos.copy()
    assert twin == pos
    played(twin, "L1 NEW 2", "ROW -/-/0/0", "AT c2", "END", "L3 NEW 1", "ROW -/-/0/0")
    assert pos == before


def test_an_illegal_decision_is_not_carried_out() -> None:
    pos = naive.new_game(DUEL)
    before = deepcopy(pos)
    with pytest.raises(ValueError, match="NOT_YOUR_LOCATION"):
        naive.play(pos, "L2 NEW 1")
    with pytest.raises(ValueError, match="not a decision"):
        naive.play(pos, "L1 DANCE")
    assert pos == before


# --- the reader -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("whole", "primitives"),
    [
        ("L1 ATT u3>u7 d4=3", "L1 ATT u3>u7|d4=3"),
        ("L1 ATT u3>L2", "L1 ATT u3>L2"),
        ("L1 MOV u3:c4,u5:d2", "L1 MOV|u3:c4|u5:d2"),
        ("L1 MOV u3:c4", "L1 MOV|u3:c4|STOP"),
        ("L1 MOV u3~f6,u3:f5,u3:f4", "L1 MOV|u3~f6|u3:f5|u3:f4"),
        ("L1 INS u3/4", "L1 INS u3/4"),
        ("L1 NEW 5 -/0/1/1 @c2", "L1 NEW 5|ROW -/0/1/1|AT c2"),
        ("L1 LVL d4=2", "L1 LVL|d4=2"),
        ("ORDER P2", "ORDER P2"),
        ("STOP", "STOP"),
    ],
)
def test_whole_actions_are_split(whole: str, primitives: str) -> None:
    assert whole_to_primitives(whole) == primitives.split("|")


def test_done_is_added_while_swaps_are_open() -> None:
    assert whole_to_primitives("L1 NEW 1 -/-/0/0 @c2", swaps_open=True)[-1] == "DONE"
    two = whole_to_primitives("L1 NEW 1 -/-/0/0 @c2 3:u2/1,4:u2/2", swaps_open=True)
    assert two[3:] == ["SWAP 3:u2/1", "SWAP 4:u2/2", "DONE"]
    four = "1:u2/1,2:u2/2,3:u2/3,4:u2/4"
    assert whole_to_primitives(f"L1 NEW 1 -/-/0/0 @c2 {four}", swaps_open=True)[-1] != "DONE"
    with pytest.raises(ValueError, match="not an action"):
        whole_to_primitives("L1 NEW 1 -/-/0/0 c2")


GOOD = """\
== EX-TEST-1: a miss
rules: CIT-ATT-05
map: 5x5 walls=a5
options: adjacency=8 open_gates=false round_limit=30
order: P1 P2
turn: P1 round=3 quiet=4 attack_seen
L1 castle P1 c1 T2   # a comment
L2 castle P2 c5
u1 home=L1 c2 S5 H10
u2 home=L2 c3 S4 H8
do: L1 ATT u1>u2 d4=2
expect: L1 T1 used=1
expect: u1 attacked
illegal: L1 ATT u1>u2 -> ALREADY_ATTACKED
"""


def test_a_block_is_read_whole() -> None:
    (example,) = read_examples(GOOD)
    assert (example.width, example.height, example.walls) == (5, 5, ("a5",))
    assert example.options == {"adjacency": "8", "open_gates": False, "round_limit": 30}
    assert (example.turn, example.round, example.quiet, example.attack_seen) == ("P1", 3, 4, True)
    assert [op.line for op in example.ops] == [11, 12, 13, 14]
    assert example.ready == {"L1"}
    run(example, NaiveTable())


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("== EX-TEST-1: a miss", "== TEST: a miss", "t:1: expected '== EX-NAME-1: title'"),
        ("rules: CIT-ATT-05\n", "", "t:1: the block has no 'rules:' line"),
        ("map: 5x5 walls=a5", "map: five", "t:1: expected 'map: 5x5'"),
        ("castle P1", "fort P1", "t:7: expected 'L1 castle P1 c1"),
        ("L2 castle", "L3 castle", "t:8: locations are numbered in order"),
        ("P2 c5", "P2 c5 S7 S8", "t:8: S is given twice"),
        ("u1 home=L1 c2", "u1 home=L4 c2", "t:9: u1 belongs to a location that does not exist"),
        ("u2 home=L2 c3 S4", "u2 home=L2 c3", "t:10: u2 needs S and H"),
        ("d4=2", "d4=5", "t:11: not an action"),
        ("expect: L1", "expect: nothing L1", "t:12: unknown word 'nothing'"),
        ("u1 attacked", "u1 weary", "t:13: unknown word 'weary'"),
        ("ALREADY_ATTACKED", "TIRED", "t:14: TIRED is not a reason code"),
        ("turn: P1", "turn: P3", "P3 is not in the order"),
        ("round=3", "rounds=3", "unknown word in 'turn:': rounds=3"),
        ("open_gates=false", "open_gates", "expected 'options: name=value'"),
        ("order: P1 P2", "sequence: P1 P2", "t:5: unknown line"),
    ],
)
def test_a_malformed_line_is_named(old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(ExampleError) as error:
        read_examples(GOOD.replace(old, new), "t")
    assert message in str(error.value)


def test_blocks_have_different_names() -> None:
    with pytest.raises(ExampleError, match="EX-TEST-1 occurs twice"):
        read_examples(GOOD + GOOD, "t")
    with pytest.raises(ExampleError, match="t:1: a block starts with"):
        read_examples("map: 5x5\n", "t")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("expect: L1 T1 used=1\n", "", "L1 T: 2 became 1, which no line expects"),
        ("L1 T1 used=1", "L1 T0 used=1", "line 12: L1 T is 1, expected 0"),
        ("u1 attacked", "u1 attacked H9", "line 13: u1 H is 10, expected 9"),
        ("u1 attacked", "u1 attacked\nexpect: u2 dead", "unit u2 should not be there"),
        ("u1 attacked", "u1 attacked\nexpect: u3 home=L1 c4 S1 H2", "unit u3 is missing"),
        ("u1 attacked", "u1 attacked\nexpect: to_move=P2", "line 14: to_move is 1, expected 2"),
        ("u1 attacked", "u1 attacked\nexpect: nothing", "attack_seen is True, expected False"),
        ("ALREADY_ATTACKED", "SUBDUED", "refused with ALREADY_ATTACKED, expected SUBDUED"),
        ("L1 ATT u1>u2 ->", "L1 MOV u1:b3 ->", "is allowed, expected ALREADY_ATTACKED"),
        ("d4=2\n", "d4=2 ; L1 LVL\n", "'L1 LVL' is refused: NO_TP"),
    ],
)
def test_a_wrong_example_fails_in_words(old: str, new: str, message: str) -> None:
    text = GOOD.replace("quiet=4 attack_seen", "quiet=4").replace(old, new, 1)
    with pytest.raises(AssertionError) as failure:
        run(read_examples(text)[0], NaiveTable())
    assert message in str(failure.value)


def test_check_accepts_the_complete_difference_only() -> None:
    table = NaiveTable()
    (example,) = read_examples(GOOD)
    table.load(example)
    before = table.summary()
    check(before, before, [])
    table.play("END")
    with pytest.raises(AssertionError, match="L2 T: 0 became 2"):
        check(before, table.summary(), [])
