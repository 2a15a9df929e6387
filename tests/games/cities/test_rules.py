"""What the worked examples leave out: tiny positions, fixed dice, exact figures for each rule."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.cities.engine_table import EngineTable, drawn, engine_scenario, summary
from tests.games.cities.test_against_naive import CROWD, chosen
from voevoda.core.dice import Scripted, Seeded
from voevoda.core.errors import IllegalActionError
from voevoda.core.events import Event
from voevoda.core.match import Match
from voevoda.games.cities import GAME
from voevoda.games.cities import events as happened
from voevoda.games.cities.rules.end import placing

rule = pytest.mark.rule

TWO = "L1 castle P1 c1 T9\nL2 castle P2 c5\n"


def play(match: Match, *lines: str) -> Match:
    for line in lines:
        match.play_line(line)
    return match


def unit(match: Match, name: str) -> dict[str, Any]:
    return dict(summary(match.world, match.state)["units"][name])


def place(match: Match, name: str) -> dict[str, Any]:
    return dict(summary(match.world, match.state)["locations"][name])


def refusal(match: Match, text: str) -> str | None:
    return EngineTable().put(match.world, match.state).why_not(text)


def legal(match: Match) -> list[str]:
    return [match.format(action) for action in match.legal_actions()]


def kinds(match: Match) -> list[str]:
    return [type(event).__name__ for step in match.steps for event in step.events]


def numbers(values: Any) -> Iterator[int]:
    for value in values:
        if isinstance(value, list | tuple):
            yield from numbers(value)
        else:
            yield value


def random_game(seed: int) -> Match:
    rng = random.Random(seed)
    match = Match(GAME, engine_scenario(CROWD), {"cost_level": 3}, dice=Seeded(seed))
    while not match.over:
        match.play(chosen([match.format(action) for action in match.legal_actions()], rng))
    return match


# --- general and map ------------------------------------------------------------------------


@rule("CIT-GEN-01", "CIT-GEN-02", "CIT-GEN-09", "CIT-END-09", "CIT-END-10")
@pytest.mark.parametrize("seed", range(2))
def test_all_numbers_stay_whole_and_never_negative(seed: int) -> None:
    match = random_game(seed)
    for number in range(len(match.steps) + 1):
        state = match.state_at(number)
        assert GAME.invariants(match.world, state) == []
        assert all(type(value) is int for value in numbers(state.values()))
        for thing in (*state.locations, *state.units):
            assert thing.spirit >= 0 and thing.health >= 0
    assert len(match.steps) <= GAME.longest(match.world)
    assert match.legal_actions() == []  # nobody resigned: only a rule ends a game
    assert match.ending in ("CIT-END-02", "CIT-END-03", "CIT-END-04")


@rule("CIT-GEN-02")
def test_a_loss_beyond_the_quantity_is_forgotten() -> None:
    match = drawn(
        "L1 tower P1 c1 T1\nL2 castle P2 c5 V1 S9 H32 relic=siege\n"
        "u1 home=L1 c2 S9 H9\nu2 home=L2 c3 S2 H7"
    )
    play(match, "L1 ATT u1>u2 d4=3")
    assert (unit(match, "u2")["S"], unit(match, "u2")["H"]) == (0, 6)  # magic 9-1 of 2 spirit


@rule("CIT-GEN-03")
def test_units_and_time_points_have_no_maximum() -> None:
    match = play(drawn("L1 castle P1 c1 T97\nL2 castle P2 c5\nu1 home=L1 c2 S98 H9"), "L1 INS u1/3")
    assert unit(match, "u1")["S"] == 100
    play(match, "END", "END")
    assert place(match, "L1")["T"] == 98


@rule("CIT-GEN-06")
def test_everybody_sees_everything() -> None:
    match = Match(GAME, "three_lairs")
    views = [match.view(seat) for seat in (None, 0, 1, 2)]
    assert views == [views[0]] * 4
    assert not GAME.hidden


@rule("CIT-GEN-08")
def test_a_unit_belongs_to_the_owner_of_its_controller() -> None:
    match = drawn(
        "L1 castle P1 c1 T2\nL2 castle P2 c5\nu1 home=L1 c3 S2 H4\n"
        "u2 home=L2 ctrl=L1 c4 S1 H2\nu3 home=L1 ctrl=L2 b3 S1 H2"
    )
    assert refusal(match, "L1 ATT u1>u2") == "FRIENDLY_TARGET"
    assert refusal(match, "L1 ATT u1>u3") is None
    assert [u.owner for u in match.view(None).units] == ["P1", "P1", "P2"]  # type: ignore[attr-defined]


@rule("CIT-MAP-01")
def test_a1_is_the_bottom_left_cell() -> None:
    match = drawn("L1 castle P1 a1\nL2 castle P2 d3\nu1 home=L1 d1 S1 H2", "map: 4x3")
    assert [match.world.site[0], match.world.site[1], match.state.units[0].cell] == [0, 11, 3]
    rows = GAME.board(match.world, match.state, None).splitlines()[:4]
    assert rows == [" 3  .. .. .. C2", " 2  .. .. .. ..", " 1  C1 .. .. u1", "    a  b  c  d"]


@rule("CIT-MAP-05", "CIT-ATT-01")
def test_nothing_blocks_the_line_of_an_attack() -> None:
    match = drawn(
        f"{TWO}u1 home=L1 a3 S2 H4\nu2 home=L2 c3 S5 H9",
        "map: 5x5 walls=b3,b2,b4\noptions: attack_range=2",
    )
    play(match, "L1 ATT u1>u2 d4=4")
    assert unit(match, "u2")["H"] == 7


# --- turns and actions ----------------------------------------------------------------------


@rule("CIT-TRN-01", "CIT-TRN-06")
def test_turns_go_round_in_the_order_and_points_are_kept() -> None:
    match = Match(GAME, "three_lairs")
    seats = []
    for _ in range(7):
        seats.append(match.turn)
        match.play("END")
    assert seats == [0, 1, 2, 0, 1, 2, 0]
    assert [place(match, name)["T"] for name in ("L1", "L2", "L3")] == [6, 6, 4]


@rule("CIT-TRN-08")
def test_the_only_choice_is_left_to_the_player() -> None:
    match = drawn("L1 castle P1 c1 T0\nL2 castle P2 c5")
    assert legal(match) == ["END"]
    assert (match.turn, match.steps) == (0, [])
    match = play(drawn("L1 castle P1 c1 S2 T2\nL2 castle P2 c5"), "L1 NEW 1")
    assert legal(match) == ["ROW -/-/0/0"]
    assert (match.turn, len(match.steps)) == (0, 1)


@rule("CIT-TRN-10")
def test_the_order_is_drawn_from_what_is_left() -> None:
    params = {"initiative_mode": "random"}
    match = Match(GAME, "three_lairs", params, dice=Scripted([2, 1]))
    assert [step.text for step in match.steps] == ["=2", "=1"]
    assert [type(e) for step in match.steps for e in step.events][:2] == [happened.OrderDrawn] * 2
    assert match.view(None).order == ("P3", "P2", "P1")  # type: ignore[attr-defined]
    assert match.turn == 2
    waiting = Match(GAME, "three_lairs", params, roll=False)
    assert GAME.chance(waiting.world, waiting.state) == [
        (GAME.chances.pack(GAME.chances.parse(f"ORDER P{n}", waiting.world)), 1) for n in (1, 2, 3)
    ]


@rule("CIT-ACT-06")
def test_an_action_may_be_repeated() -> None:
    match = drawn("L1 castle P1 c1 S7 H20 T9\nL2 castle P2 c5")
    play(match, "L1 NEW 1 -/-/0/0 @b1", "L1 NEW 1 -/-/0/0 @b2", "L1 NEW 1 -/-/0/0 @c2")
    assert place(match, "L1")["T"] == 3
    assert [place(match, "L1")[name] for name in ("S", "H", "used")] == [4, 17, 3]


# --- fighting -------------------------------------------------------------------------------

FIGHT = f"{TWO}u1 home=L1 c2 S4 H8 A=-/0/1/3\nu2 home=L2 c3 S9 H20"


@rule("CIT-ATT-04")
@pytest.mark.parametrize(("face", "health"), [(1, 20), (2, 16), (3, 15), (4, 13)])
def test_the_face_chooses_the_position(face: int, health: int) -> None:
    match = play(drawn(FIGHT), f"L1 ATT u1>u2 d4={face}")
    assert unit(match, "u2")["H"] == health
    chances = play(drawn(FIGHT))
    chances.replay(chances.read("L1 ATT u1>u2")[0])
    assert [weight for _, weight in GAME.chance(chances.world, chances.state)] == [1, 1, 1, 1]


@rule("CIT-ATT-09")
def test_the_attacker_is_not_hurt() -> None:
    match = play(drawn(FIGHT), "L1 ATT u1>u2 d4=4")
    assert (unit(match, "u1")["S"], unit(match, "u1")["H"]) == (4, 8)


@rule("CIT-DTH-04")
def test_the_dead_leave_nothing_but_a_free_cell() -> None:
    match = drawn(f"{TWO}u1 home=L1 c2 S4 H8\nu2 home=L2 c3 S9 H3 improved attacked")
    play(match, "L1 ATT u1>u2 d4=4")
    assert set(numbers(match.state.units[1].values())) == {0}
    assert refusal(match, "L1 ATT u1>u2") == "ALREADY_ATTACKED"
    play(match, "L1 MOV u1:c3")
    assert unit(match, "u1")["cell"] == "c3"
    play(match, "L1 NEW 1 -/-/0/0 @c2")
    assert "u3" in summary(match.world, match.state)["units"]  # the number 2 is not used again


@rule("CIT-VIC-03", "CIT-CAP-02", "CIT-LOC-11")
def test_improved_for_good() -> None:
    match = drawn(
        "L1 tower P1 c1 T3\nL2 castle P2 c5 S2\nL3 castle P2 a5\n"
        "u1 home=L1 c4 S9 H9\nu2 home=L2 d3 S4 H8 improved\nu3 home=L2 b5 S1 H2 improved"
    )
    play(match, "L1 ATT u1>u2 d4=3")
    assert unit(match, "u2")["improved"] and unit(match, "u2")["ctrl"] == "L1"
    play(match, "END", "END", "L1 ATT u1>L2")
    assert place(match, "L2")["owner"] == 1
    assert unit(match, "u3")["improved"]


@rule("CIT-ATT-02", "CIT-REL-31", "CIT-DTH-02", "CIT-VIC-01")
def test_events_of_a_kill_come_in_order() -> None:
    match = drawn(
        "L1 castle P1 c1 S2 T1\nL2 castle P2 c5 V1 relic=vampiric\n"
        "u1 home=L1 c2 S7 H8\nu2 home=L2 c3 S3 H2"
    )
    play(match, "L1 ATT u1>u2 d4=3")
    assert kinds(match) == [
        *("Paid", "AttackDeclared", "VampiricGain"),
        *("Rolled", "Hit", "Damaged", "Died", "SpiritWon", "Victory"),
    ]
    assert match.steps[1].events[2] == happened.Damaged("CIT-DMG-02", 2, 0, 3, 3, 0, 1)


@rule("CIT-LOC-04", "CIT-LOC-08", "CIT-REL-23")
def test_events_of_a_strike_come_in_order() -> None:
    match = drawn(
        "L1 castle P1 c1 T1\nL2 castle P2 c5 V1 relic=siege abandoned\nu1 home=L1 c4 S7 H8 improved"
    )
    play(match, "L1 ATT u1>L2")
    assert kinds(match) == ["Paid", "AssaultDeclared", "AssaultPrice", "Struck", "FormEnded"]
    assert match.steps[0].events[3:] == (
        happened.Struck("CIT-LOC-08", 1, 6, 7, 24, 1),
        happened.FormEnded("CIT-REL-23", 1, 2),
    )


@rule("CIT-LOC-10", "CIT-LOC-13", "CIT-END-01", "CIT-END-02")
def test_events_of_the_last_conquest_come_in_order() -> None:
    match = drawn(
        "L1 castle P1 c1 T1\nL2 castle P2 c5 S1\nu1 home=L1 c4 S2 H3 improved\nu2 home=L2 a5 S1 H2"
    )
    play(match, "L1 ATT u1>L2")
    names = "Paid AssaultDeclared AssaultPrice Struck Conquered UnitsFollowed Eliminated GameOver"
    assert kinds(match) == names.split()
    assert (match.winners, match.ending) == ([0], "CIT-END-02")


# --- movement, creation, levels -------------------------------------------------------------


@rule("CIT-MOV-06")
def test_a_move_needs_a_step() -> None:
    walls = "map: 3x3 walls=a2,b2,c2"
    match = drawn("L1 castle P1 a1 T1\nL2 castle P2 c3\nu1 home=L1 b1 S1 H2", walls)
    assert refusal(match, "L1 MOV") is None
    match = drawn("L1 castle P1 a1 T1\nL2 castle P2 c3\nu1 home=L1 b1 S1 H2 subdued", walls)
    assert refusal(match, "L1 MOV") == "NO_STEP"
    blocked = "u1 home=L1 b1 S1 H2\nu2 home=L2 c1 S1 H2"
    match = drawn(f"L1 castle P1 a1 T1\nL2 castle P2 c3\n{blocked}", walls)
    assert refusal(match, "L1 MOV") == "NO_STEP"


@rule("CIT-MOV-03")
def test_a_move_is_one_cell_at_least() -> None:
    match = play(drawn(f"{TWO}u1 home=L1 c2 S1 H2"), "L1 MOV")
    assert refusal(match, "STOP") == "MUST_STEP"
    assert [refusal(match, t) for t in ("u1:f2", "u1:c2", "u1~f2")] == [
        *("OFF_MAP", "CELL_FAR", "OFF_MAP")
    ]
    assert "STOP" in legal(play(match, "u1:c3"))


@rule("CIT-NEW-09", "CIT-NEW-03")
def test_a_row_is_chosen_once() -> None:
    match = drawn(TWO)
    play(match, "L1 NEW 2 -/0/0/1 @c2")
    assert (unit(match, "u1")["A"], place(match, "L1")["T"]) == ("-/0/0/1", 5)
    assert refusal(match, "ROW 0/0/0/0") == "WRONG_PHASE"
    play(match, "L1 INS u1/4")
    assert unit(match, "u1")["A"] == "-/0/0/-"


@rule("CIT-NEW-12", "CIT-MAP-03")
def test_units_are_limited_by_room_alone() -> None:
    match = drawn(
        "L1 castle P1 b2 S20 H40 T60\nL2 castle P2 e5", "map: 5x5\noptions: max_actions=9"
    )
    cells = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]
    play(match, *(f"L1 NEW 1 -/-/0/0 @{cell}" for cell in cells))
    assert len(summary(match.world, match.state)["units"]) == 8
    assert refusal(match, "L1 NEW 1") == "NO_FREE_CELL"


@rule("CIT-NEW-13")
def test_four_exchanges_end_the_creation() -> None:
    match = drawn(
        "L1 camp P1 c1 T2\nL2 castle P2 c5\nu1 home=L1 c3 S1 H2 A=0/0/-/-\nu2 home=L2 d3 S1 H2",
        "map: 5x5\noptions: camp_swap=between_units",
    )
    play(match, "L1 NEW 1", "ROW -/-/0/0", "AT c2")
    refused = {"3:u9/1": "NO_SUCH", "3:u2/1": "NOT_ITS_UNIT", "3:u3/1": "NOT_ITS_UNIT"}
    for swap, code in {**refused, "3:u1/1": "SAME_VALUE"}.items():
        assert refusal(match, f"SWAP {swap}") == code
    play(match, "SWAP 1:u1/1")
    assert refusal(match, "SWAP 1:u1/2") == "POSITION_USED"
    play(match, "SWAP 2:u1/2", "SWAP 3:u1/3", "SWAP 4:u1/4")
    assert [unit(match, name)["A"] for name in ("u1", "u3")] == ["-/-/0/0", "0/0/-/-"]
    assert refusal(match, "DONE") == "WRONG_PHASE"


@rule("CIT-LVL-04")
def test_level_two_brings_more_from_the_next_turn_on() -> None:
    match = drawn("L1 castle P1 c1 V1 relic=siege T9\nL2 castle P2 c5")
    play(match, "L1 LVL")
    assert place(match, "L1")["T"] == 2
    play(match, "END", "END")
    assert place(match, "L1")["T"] == 5


@rule("CIT-LVL-05")
def test_level_three_regenerates_from_the_next_turn_on() -> None:
    match = drawn("L1 castle P1 c1 V2 S4 relic=siege T7\nL2 castle P2 c5")
    play(match, "L1 LVL")
    assert place(match, "L1")["S"] == 6
    play(match, "END")
    assert place(match, "L1")["S"] == 6
    play(match, "END")
    assert place(match, "L1")["S"] == 7


# --- relics ---------------------------------------------------------------------------------


@rule("CIT-REL-01", "CIT-LVL-03")
@pytest.mark.parametrize(
    ("face", "relic"), [(1, "mystic"), (2, "siege"), (3, "vampiric"), (4, "incredible")]
)
def test_a_relic_is_drawn_once_and_passes_with_its_location(face: int, relic: str) -> None:
    match = drawn(
        "L1 castle P1 c1 S1 T7\nL2 castle P2 c5 T1\nL3 castle P1 a1\nu1 home=L2 c2 S9 H9 improved"
    )
    play(match, f"L1 LVL d4={face}", "END", "L2 ATT u1>L1")
    assert (place(match, "L1")["relic"], place(match, "L1")["owner"]) == (relic, 2)
    match.state.locations[0].time = 7
    play(match, "END", "END")
    match.state.locations[0].time = 7
    play(match, "L1 LVL")
    assert (place(match, "L1")["relic"], place(match, "L1")["V"]) == (relic, 2)


@rule("CIT-REL-02", "CIT-REL-11")
def test_relics_work_for_the_units_that_are_controlled_now() -> None:
    units = "u1 home=L2 ctrl=L1 c3 S5 H9\nu2 home=L2 b3 S5 H9\nu3 home=L1 ctrl=L2 d3 S5 H9"
    match = drawn(f"L1 castle P1 c1 V1 relic=mystic T1\nL2 castle P2 c5 V1 T1 relic=siege\n{units}")
    play(match, "L1 ATT u1>u2 d4=1")  # born in L2, controlled by the Mystic location
    assert (unit(match, "u2")["S"], unit(match, "u2")["H"]) == (4, 8)  # 2 magic, level 1
    play(match, "END", "L2 ATT u3>u1 d4=1")  # born in the Mystic location, controlled by L2
    assert (unit(match, "u1")["S"], unit(match, "u1")["H"]) == (5, 9)


@rule("CIT-REL-43", "CIT-REL-41")
def test_any_location_of_the_player_may_pay_for_a_jump() -> None:
    match = drawn(
        "L1 lair P1 a1 V1 relic=incredible T0\nL2 castle P1 g1 T1\nL3 castle P2 g7\n"
        "u1 home=L1 a2 S1 H2\nu2 home=L1 d4 S0 H2 subdued",
        "map: 7x7",
    )
    play(match, "L2 MOV u1~d5")
    assert (unit(match, "u1")["cell"], place(match, "L2")["T"]) == ("d5", 0)


@rule("CIT-REL-23")
def test_a_price_below_the_lowest_does_not_rise() -> None:
    match = drawn(
        "L1 castle P1 c1 T1\nL2 castle P2 c5 V1 relic=siege abandoned\n"
        "u1 home=L1 c4 S7 H8 improved",
        "map: 5x5\noptions: siege_cost=0 siege_min=2",
    )
    assert place(play(match, "L1 ATT u1>L2"), "L2")["siege"] == 0


# --- the end --------------------------------------------------------------------------------

LIMIT = "order: P1 P2 P3\noptions: round_limit=1"


@rule("CIT-END-06")
def test_a_limit_may_be_a_draw_of_the_survivors() -> None:
    lines = "L1 castle P1 c1 S1\nL2 castle P3 c5"
    match = play(drawn(lines, f"map: 5x5\n{LIMIT}\nturn: P3"), "END")
    assert match.winners == [2]
    match = play(drawn(lines, f"map: 5x5\n{LIMIT} limit_result=draw\nturn: P3"), "END")
    assert match.winners == [0, 2]


@rule("CIT-END-05")
@pytest.mark.parametrize(
    ("one", "two", "winners"),
    [
        ("S3 H9", "S3 H9", [0, 1]),
        ("S3 H9", "S3 H8", [0]),
        ("S3 H9", "S4 H1", [1]),
        ("S9 H9\nL3 camp P2 a5 S1 H1", "S1 H1", [1]),
    ],
)
def test_locations_then_spirit_then_health(one: str, two: str, winners: list[int]) -> None:
    first, _, more = one.partition("\n")
    lines = f"L1 castle P1 c1 {first}\nL2 castle P2 c5 {two}\n{more}"
    match = drawn(lines, "map: 5x5\noptions: round_limit=1\nturn: P2")
    assert play(match, "END").winners == winners


@rule("CIT-END-08")
def test_winners_then_survivors_then_the_last_to_fall() -> None:
    match = drawn(
        "L1 castle P1 a1 S3\nL2 castle P3 c1 S3\nL3 castle P5 e1 S9",
        "map: 5x5\norder: P1 P2 P3 P4 P5\noptions: round_limit=1\nturn: P5",
    )
    match.state.eliminated[:2] = [4, 2]
    assert match.view(None).placing == ()  # type: ignore[attr-defined]
    play(match, "END")
    assert placing(match.world, match.state) == [[4], [0, 2], [1], [3]]
    shown = match.view(None).placing  # type: ignore[attr-defined]
    assert shown == (("P5",), ("P1", "P3"), ("P2",), ("P4",))


@rule("CIT-END-04")
def test_the_round_limit_is_tested_first() -> None:
    header = "map: 5x5\noptions: round_limit=12\nturn: P2 round=12 quiet=9"
    match = play(drawn("L1 castle P1 c1\nL2 castle P2 c5", header), "END")
    assert (match.ending, match.state.quiet_rounds) == ("CIT-END-03", 10)


@rule("CIT-END-09")
def test_there_is_no_resignation() -> None:
    names = {kind.__name__ for kind in GAME.actions.kinds}
    assert len(names) == 16 and not names & {"Resign", "Draw", "Pass"}


def test_an_illegal_decision_changes_nothing() -> None:
    match = Match(GAME, "duel")
    before = match.hash
    with pytest.raises(IllegalActionError) as error:
        match.play("L2 NEW 1")
    assert (error.value.message.id, error.value.message.rule) == (
        "cities-reason-not-your-location",
        "CIT-TRN-05",
    )
    assert (match.hash, match.steps) == (before, [])


def test_every_event_names_a_rule_of_the_book() -> None:
    seen: set[type[Event]] = set()
    for seed in range(3):
        match = random_game(seed)
        for event in (e for step in match.steps for e in step.events):
            seen.add(type(event))
            assert event.rule is not None and event.rule.startswith("CIT-")
    assert len(seen) >= 30
