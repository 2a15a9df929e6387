"""What is shown of `cities`: the view, the text board, what lights up, why not, and true odds."""

from __future__ import annotations

import random
from fractions import Fraction
from math import prod
from typing import Any

import msgspec
import numpy as np
import pytest

from tests.games.cities import naive
from tests.games.cities.engine_table import compiled, drawn, match_at, position_of
from tests.games.cities.example_reader import RELICS, Example, read_examples
from voevoda.core.game import Piece
from voevoda.core.match import Match
from voevoda.core.odds import odds
from voevoda.core.texts import add_folder, say
from voevoda.games.cities import GAME
from voevoda.games.cities.view import (
    AssaultOdds,
    AttackOdds,
    CitiesView,
    CreationPreview,
    InspirationPreview,
    LocationView,
    PendingView,
    PlayerView,
    UnitView,
)

TINY = """\
L1 tower P1 a1 V1 S20 H8 T3 relic=siege siege=2 abandoned used=1
L2 camp P2 c3 S4 T1
u1 home=L1 b2 S5 H9 A=-/0/0/3 improved attacked
u2 home=L2 ctrl=L1 c2 S0 H3 subdued"""
HEADER = "map: 3x3 walls=a3\nturn: P1 round=3 quiet=2 attack_seen"


def view(match: Match) -> CitiesView:
    shown = match.view(None)
    assert isinstance(shown, CitiesView)
    return shown


# --- the view -------------------------------------------------------------------------------


def test_the_view_of_a_tiny_position() -> None:
    assert view(drawn(TINY, HEADER)) == CitiesView(
        width=3,
        height=3,
        walls=("a3",),
        locations=(
            LocationView(
                id="L1",
                type="tower",
                cell="a1",
                owner="P1",
                spirit=20,
                max_spirit=22,
                health=8,
                max_health=9,
                level=1,
                time=3,
                relic="siege",
                abandoned=True,
                siege_cost=2,
                ready=True,
                actions_left=2,
            ),
            LocationView(
                id="L2",
                type="camp",
                cell="c3",
                owner="P2",
                spirit=4,
                max_spirit=5,
                health=15,
                max_health=15,
                level=0,
                time=1,
                relic=None,
                abandoned=False,
                siege_cost=3,
                ready=False,
                actions_left=0,
            ),
        ),
        units=(
            UnitView(
                id="u1",
                owner="P1",
                home="L1",
                ctrl="L1",
                cell="b2",
                spirit=5,
                health=9,
                row=(None, 0, 0, 3),
                magic=True,
                level=1,
                improved=True,
                subdued=False,
                attacked=True,
            ),
            UnitView(
                id="u2",
                owner="P1",
                home="L2",
                ctrl="L1",
                cell="c2",
                spirit=0,
                health=3,
                row=(None, None, 0, 0),
                magic=False,
                level=0,
                improved=False,
                subdued=True,
                attacked=False,
            ),
        ),
        players=(
            PlayerView(id="P1", locations=1, spirit=25, health=20, eliminated=False),
            PlayerView(id="P2", locations=1, spirit=4, health=15, eliminated=False),
        ),
        order=("P1", "P2"),
        slot=0,
        to_move="P1",
        round=3,
        round_limit=40,
        quiet_rounds=2,
        quiet_limit=10,
        attack_seen=True,
        phase="MAIN",
        pending=None,
        winners=(),
        end_reason=None,
        placing=(),
    )


def test_the_view_is_json() -> None:
    shown = view(drawn(TINY, HEADER))
    assert msgspec.json.decode(msgspec.json.encode(shown), type=CitiesView) == shown


def test_the_view_of_a_finished_game() -> None:
    match = drawn("L1 castle P1 c1 T1\nL2 castle P2 c5 S1\nu1 home=L1 c4 S2 H3 improved")
    match.play("L1 ATT u1>L2")
    shown = view(match)
    assert (shown.phase, shown.to_move, shown.winners) == ("OVER", None, ("P1",))
    assert (shown.end_reason, shown.placing) == ("conquest", (("P1",), ("P2",)))
    assert [player.eliminated for player in shown.players] == [False, True]


def test_what_an_open_action_still_needs() -> None:
    match = drawn(
        "L1 camp P1 c1 S5 T9\nL2 castle P2 c5\nu1 home=L1 c2 S5 H9\nu2 home=L2 c3 S5 H9",
        "map: 5x5\noptions: camp_swap=between_units",
    )
    assert view(match).pending is None
    pending = []
    lines = ["L1 MOV", "u1:b2", "u1:c2", "L1 NEW 3", "ROW 0/-/-/0", "AT b1", "DONE"]
    for text in lines:
        match.play(text)
        pending.append(view(match).pending)
    match.replay(match.read("L1 ATT u1>u2")[0])
    assert [*pending, view(match).pending] == [
        PendingView("L1", 2, 0, None, None, None),
        PendingView("L1", 1, 0, None, None, None),
        None,
        PendingView("L1", 0, 3, None, None, None),
        PendingView("L1", 0, 3, (0, None, None, 0), None, None),
        PendingView("L1", 0, 0, None, "u3", None),
        None,
        PendingView("L1", 0, 0, None, "u1", "u2"),
    ]


def test_the_board_as_text() -> None:
    match = drawn(TINY, HEADER)
    assert GAME.board(match.world, match.state, None).splitlines() == [
        " 3  ## .. M2",
        " 2  .. u1 u2",
        " 1  T1 .. ..",
        "    a  b  c",
        "",
        "L1 tower P1 a1 S20 H8 V1 T3 relic=siege abandoned siege=2 actions=2",
        "L2 camp P2 c3 S4 H15 V0 T1 unready",
        "u1 P1 home=L1 b2 S5 H9 A=-/0/0/3 improved attacked",
        "u2 P1 home=L2 ctrl=L1 c2 S0 H3 A=-/-/0/0 subdued",
    ]


def test_the_board_leaves_room_for_long_names() -> None:
    match = drawn(TINY.replace("u2 ", "u123 "), HEADER)
    assert GAME.board(match.world, match.state, None).splitlines()[:4] == [
        " 3  ##   ..   M2",
        " 2  ..   u1   u123",
        " 1  T1   ..   ..",
        "    a    b    c",
    ]


# --- the observation ------------------------------------------------------------------------

LOCATION_ONE = {2: 1, 5: 1, 7: 1, 8: 0.2, 9: 1 / 3, 10: 0.3, 11: 2 / 3, 13: 1, 16: 1, 17: 2 / 3}
LOCATION_TWO = {3: 1, 6: 1, 7: 0.2, 8: 0.375, 10: 0.1, 17: 1}
UNIT_ONE = {18: 1, 20: 0.25, 21: 0.225, 23: 0.25, 24: 0.25, 25: 1, 26: 1, 27: 1 / 3, 28: 1, 30: 1}
UNIT_TWO = {18: 1, 21: 0.075, 24: 0.25, 25: 0.25, 29: 1}
CELLS: dict[int, dict[int, float]] = {
    0: LOCATION_ONE,
    4: UNIT_ONE,
    5: UNIT_TWO,
    6: {0: 1},
    8: LOCATION_TWO,
}
PLAYERS = [[1, 1 / 6, 25 / 60, 20 / 120], [0, 1 / 6, 4 / 60, 15 / 120]]
OVERALL = [3 / 40, 2 / 10, 1, 1, 0, 0, 0, 0, 0, 0, 0]


def turned(numbers: dict[int, float]) -> dict[int, float]:
    """Return the numbers of a cell as the other player sees them: own is enemy, enemy is own."""
    other = {5: 6, 6: 5, 18: 19, 19: 18}
    return {other.get(place, place): value for place, value in numbers.items()}


def expected(seat: int) -> list[float]:
    cells = np.zeros((9, 31))
    for cell, numbers in CELLS.items():
        for place, value in (turned(numbers) if seat else numbers).items():
            cells[cell, place] = value
    players = PLAYERS[::-1] if seat else PLAYERS
    return [*cells.ravel().tolist(), *players[0], *players[1], *OVERALL]


@pytest.mark.compiled
@pytest.mark.parametrize("seat", [0, 1])
def test_the_observation_of_a_tiny_position(seat: int) -> None:
    match = drawn(TINY, HEADER)
    parts = GAME.observation(match.world)
    shapes = [("cells", (3, 3, 31)), ("seats", (2, 4)), ("overall", (11,))]
    assert [tuple(part) for part in parts] == shapes
    length = sum(prod(part.shape) for part in parts)
    plain = [9.0] * length
    GAME.rules["observe"](match.world, match.state, seat, plain)
    assert plain == pytest.approx(expected(seat))
    fast = np.full(length, 9, np.float32)
    worlds, states = (r.pack(match.compiled_sizes) for r in (match.world, match.state))
    compiled("observe")(worlds[0], states[0], seat, fast)
    assert fast.tolist() == np.array(plain, np.float32).tolist()


def test_nobody_is_to_move_while_the_order_is_drawn() -> None:
    match = Match(GAME, "duel", {"initiative_mode": "random"}, roll=False)
    vector = [0.0] * sum(prod(part.shape) for part in GAME.observation(match.world))
    GAME.rules["observe"](match.world, match.state, 0, vector)
    assert [vector[35 * 31], vector[35 * 31 + 4], view(match).to_move] == [0, 0, None]


# --- what an action is about ----------------------------------------------------------------

SCENE = """\
L1 camp P1 c1 S5 H9 T9 V1 relic=incredible
L2 castle P2 c5 T3
u1 home=L1 c2 S5 H9 improved
u2 home=L2 c3 S5 H9
u3 home=L1 b4 S5 H9 A=0/0/-/- improved"""


@pytest.mark.parametrize(
    ("before", "text", "piece", "target", "cells"),
    [
        ("", "L1 ATT u1>u2", "u1", "u2", ("c3",)),
        ("", "L1 ATT u3>L2", "u3", "L2", ("c5",)),
        ("", "L1 MOV", "L1", None, ()),
        ("L1 MOV", "u1:b2", "u1", None, ("b2",)),
        ("L1 MOV", "u1~a4", "u1", None, ("a4",)),
        ("L1 MOV|u1:b2", "STOP", None, None, ()),
        ("", "L1 INS u1/3", "u1", None, ()),
        ("", "L1 NEW 2", "L1", None, ()),
        ("L1 NEW 2", "ROW -/-/0/0", "L1", None, ()),
        ("L1 NEW 2|ROW -/-/0/0", "AT b1", "L1", None, ("b1",)),
        ("L1 NEW 2|ROW -/-/0/0|AT b1", "SWAP 3:u1/1", "u4", "u1", ()),
        ("L1 NEW 2|ROW -/-/0/0|AT b1", "DONE", None, None, ()),
        ("", "L1 HEAL", "L1", None, ()),
        ("", "L1 LVL", "L1", None, ()),
        ("", "END", None, None, ()),
    ],
)
def test_what_lights_up(
    before: str, text: str, piece: str | None, target: str | None, cells: tuple[str, ...]
) -> None:
    match = drawn(SCENE, "map: 5x5\noptions: camp_swap=between_units")
    for step in filter(None, before.split("|")):
        match.play(step)
    action = GAME.actions.parse(text, match.world)
    assert match.why_not(action) is None
    assert GAME.piece(match.world, match.state, action) == Piece(piece, target, cells)


TOWNS = """\
L1 castle P1 c1 H30 T3 used=2
L2 tower P1 e1 S5 H7 T9 V3 relic=siege
L3 castle P2 c5
L4 lair P1 a1 S9 H4 T3
L5 castle P1 a5 T5 used=3
u1 home=L1 c2 S5 H9 improved
u2 home=L3 d4 S5 H9"""


@pytest.mark.parametrize(
    ("before", "text", "code", "figures"),
    [
        ("", "L1 HEAL", "NO_TP", {"needs": 4, "has": 3}),
        ("", "L5 MOV", "ACTION_LIMIT", {"limit": 3}),
        ("", "L1 ATT u1>u2", "OUT_OF_RANGE", {"distance": 2, "range": 1}),
        ("", "L1 ATT u1>L3", "OUT_OF_RANGE", {"distance": 3, "range": 1}),
        ("", "L2 NEW 5", "AMOUNT_RANGE", {"low": 1, "high": 4}),
        ("", "L4 NEW 5", "AMOUNT_RANGE", {"low": 1, "high": 4}),
        ("L1 NEW 1", "ROW 0/1/1/1", "ROW_COST", {"needs": 5, "has": 1, "currency": 0}),
        ("L4 NEW 2", "ROW -/-/0/3", "ROW_COST", {"needs": 3, "has": 2, "currency": 1}),
        ("L2 NEW 3", "ROW 0/0/0/0", "ROW_COST", {"needs": 2, "has": 1, "currency": 2}),
        ("", "L2 HEAL", "HEALTH_FULL", {"health": 13}),
        ("", "L2 LVL", "MAX_LEVEL", {"level": 3}),
        ("", "L3 MOV", "NOT_YOUR_LOCATION", {}),
    ],
)
def test_a_refusal_gives_its_figures(
    before: str, text: str, code: str, figures: dict[str, int]
) -> None:
    match = drawn(TOWNS if code != "HEALTH_FULL" else TOWNS.replace("H7", "H13"))
    if before:
        match.play(before)
    reason = match.why_not(GAME.actions.parse(text, match.world))
    assert reason is not None
    assert reason.id == f"cities-reason-{code.lower().replace('_', '-')}"
    assert dict(reason.args) == figures
    add_folder(GAME.folder / "texts")
    for language in ("en", "ru"):
        said = say(language, reason)
        shown = [str(n) for name, n in figures.items() if name not in ("currency", "low")]
        assert all(number in said for number in shown), said
        assert "{" not in said


# --- odds -----------------------------------------------------------------------------------


def attack_situation(rng: random.Random) -> Example:
    """Return a position in which u1 attacks u2, both at random."""
    places = []
    for number, (owner, cell) in enumerate(((1, "a1"), (2, "e5"), (1, "e1"), (2, "a5")), 1):
        level = rng.choice([0, 0, 1, 2, 3])
        relic = f" V{level} relic={rng.choice(RELICS)}" if level else ""
        kind = rng.choice(["tower", *naive.LOCATION_TYPES])
        places.append(f"L{number} {kind} P{owner} {cell} S{rng.randint(1, 25)} T1{relic}")
    row = "/".join(rng.choice("--0012") for _ in range(4))
    spirit = rng.choice([0, rng.randint(1, 9)])
    target_spirit = rng.choice([0, rng.randint(1, 9)])
    subdued = " subdued" if target_spirit == 0 and rng.random() < 0.5 else ""
    text = (
        f"== EX-TEST-1: odds\nrules: CIT-ATT-04\nmap: 5x5\n"
        f"options: magic_health_loss={rng.choice(['flat', 'with_spirit_loss'])}\n"
        + "\n".join(places)
        + f"\nu1 home=L{rng.randint(1, 4)} ctrl=L1 c2 S{spirit} H5 A={row}\n"
        f"u2 home=L{rng.randint(1, 4)} ctrl=L{rng.choice([2, 4])} c3 S{target_spirit}"
        f" H{rng.randint(1, 12)}{subdued}"
    )
    return read_examples(text)[0]


def told_by_the_naive_rules(example: Example) -> dict[str, Any]:
    """Return the preview as the naive rules work it out, face by face."""
    pos = naive.position_of(example)
    naive.play(pos, "L1 ATT u1>u2")
    before = pos.units["u2"]
    told: dict[str, Any] = {
        "hit": 0,
        "kill": 0,
        "capture": 0,
        "won": 0,
        "S": 0,
        "H": 0,
        "victor": None,
    }
    for text, _ in naive.outcomes(pos):
        after = pos.copy()
        naive.play(after, text)
        target = after.units.get("u2")
        gone = target is None or target.ctrl == "L1"
        hits = pos.units["u1"].row[int(text[-1]) - 1] is not None
        told["hit"] += hits or pos.locations["L1"].relic == "mystic"
        told["kill"] += target is None
        told["capture"] += target is not None and gone
        gained = after.locations["L1"].spirit - pos.locations["L1"].spirit
        told["won"] = max(told["won"], gained)
        if gone:
            told["victor"] = (after.units["u1"].spirit, after.units["u1"].health)
        told["H"] += before.health - (target.health if target else 0)
        if target is not None:
            told["S"] += before.spirit - target.spirit
    return told


def test_the_preview_tells_the_truth() -> None:
    rng = random.Random(7)
    kinds = {"miss": 0, "nothing": 0, "hurt": 0, "dies": 0, "captured": 0}
    for _ in range(300):
        example = attack_situation(rng)
        match = drawn_from(example)
        found = odds(match, [GAME.actions.parse("L1 ATT u1>u2", match.world)])
        shown = GAME.summary(match.world, match.state, found)
        assert isinstance(shown, AttackOdds)
        assert sum((path.chance for path in found.paths), Fraction(0)) == 1
        assert sum((result.chance for result in found.results), Fraction(0)) == 1
        assert [face.face for face in shown.faces] == [1, 2, 3, 4]
        told = told_by_the_naive_rules(example)
        for name in ("hit", "kill", "capture"):
            assert Fraction(getattr(shown, name)) == Fraction(told[name], 4)
        assert shown.spirit_won == told["won"]
        assert shown.victor == told["victor"]
        assert Fraction(shown.health_loss) == Fraction(told["H"], 4)
        living = [face.spirit_lost for face in shown.faces if face.result != "dies"]
        assert sum(living) == told["S"]
        for face in shown.faces:
            kinds[face.result] += 1
    assert min(kinds.values()) >= 20, kinds


def drawn_from(example: Example) -> Match:
    return match_at(*position_of(example))


@pytest.mark.parametrize(
    ("unit", "place", "shown"),
    [
        ("S5 H9", "S9 H20", AssaultOdds("u1", "L2", False, 4, False, 5, 20)),
        ("S5 H9", "S4 H20", AssaultOdds("u1", "L2", False, 4, True, 4, 28)),
        ("S5 H1", "S4 H20", AssaultOdds("u1", "L2", True, 0, False, 7, 20)),
        ("S5 H9", "V1 S4 H3 relic=siege abandoned", AssaultOdds("u1", "L2", False, 4, False, 4, 0)),
    ],
)
def test_the_preview_of_an_assault(unit: str, place: str, shown: AssaultOdds) -> None:
    match = drawn(
        f"L1 castle P1 c1 T1\nL2 castle P2 c5 {place}\nL3 camp P2 e5\nu1 home=L1 c4 {unit} improved"
    )
    found = odds(match, [GAME.actions.parse("L1 ATT u1>L2", match.world)])
    assert GAME.summary(match.world, match.state, found) == shown
    assert [path.chance for path in found.paths] == [1]


def preview(match: Match, *plan: str) -> Any:
    actions = [GAME.actions.parse(text, match.world) for text in plan]
    return GAME.summary(match.world, match.state, odds(match, actions))


@pytest.mark.parametrize("plan", [["L1 ATT u1>u2", "L1 INS u1/3"], ["L1 MOV", "u1:b2"], ["END"]])
def test_other_plans_have_no_preview(plan: list[str]) -> None:
    match = drawn("L1 castle P1 c1 T3\nL2 castle P2 c5\nu1 home=L1 c2 S5 H9\nu2 home=L2 c3 S5 H9")
    assert preview(match, *plan) is None


RAIDER = "L1 castle P1 c1 S8 H30 T3\nL2 castle P2 c5 T{time}\nu1 home=L2 {cell} {unit}"


@pytest.mark.parametrize(
    ("time", "cell", "unit", "threats", "strike"),
    [
        (0, "c2", "S6 H9 improved", (), 0),  # the new unit leaves 6, the strike is 5
        (0, "c2", "S7 H9 improved", ("u1",), 6),
        (0, "c2", "S7 H9", (), 0),
        (0, "c2", "S7 H1 improved", (), 0),  # it dies of the price
        (0, "c2", "S0 H9 improved subdued", (), 0),
        (0, "c4", "S7 H9 improved", ("u1",), 6),  # the income pays for one move and the assault
        (0, "e5", "S7 H9 improved", (), 0),
        (1, "e5", "S7 H9 improved", ("u1",), 6),
    ],
)
def test_a_creation_warns_of_units_that_could_conquer(
    time: int, cell: str, unit: str, threats: tuple[str, ...], strike: int
) -> None:
    match = drawn(RAIDER.format(time=time, cell=cell, unit=unit))
    shown = preview(match, "L1 NEW 2")
    assert shown == CreationPreview("L1", 2, 6, 28, 1, 4, threats, strike)


@pytest.mark.parametrize(
    ("unit", "relic", "shown"),
    [
        ("S5 H9 A=-/0/0/3", "", ((None, 0, 0, 3), (None, None, 0, 3), 5, 7, "9/2", "17/4", False)),
        (
            "S0 H9 A=0/0/0/0 subdued",
            "",
            ((0, 0, 0, 0), (0, None, 0, 0), 0, 2, "0", "3/2", True),
        ),
        (
            "S1 H9 A=-/0/-/-",
            " V1 relic=mystic",
            ((None, 0, None, None), (None,) * 4, 1, 3, "7/4", "2", False),
        ),
    ],
)
def test_an_inspiration_shows_what_changes(unit: str, relic: str, shown: tuple[Any, ...]) -> None:
    match = drawn(f"L1 castle P1 c1 T3{relic}\nL2 castle P2 c5\nu1 home=L1 c2 {unit}")
    assert preview(match, "L1 INS u1/2") == InspirationPreview("u1", 2, *shown)


def test_a_move_shows_where_it_leads() -> None:
    header = "map: 4x3 walls=b3,b2"
    match = drawn("L1 castle P1 b1 T3\nL2 castle P2 d3\nu1 home=L1 a1 S5 H9", header)
    shown = preview(match, "L1 MOV")
    assert (shown.loc, shown.cells) == ("L1", 2)
    assert {(each.cell, each.steps) for each in shown.reaches} == {
        ("a2", ("u1:a2",)),
        ("a3", ("u1:a2", "u1:a3")),
    }


def test_a_move_goes_straight_where_it_can() -> None:
    match = drawn("L1 castle P1 a1 T3\nL2 castle P2 e5\nu1 home=L1 c2 S5 H9")
    ways = {each.cell: each.steps for each in preview(match, "L1 MOV").reaches}
    assert ways["c4"] == ("u1:c3", "u1:c4")
    assert ways["e2"] == ("u1:d2", "u1:e2")


def test_every_way_of_a_move_can_be_played() -> None:
    text = "L1 lair P1 b1 T3 V1 relic=incredible\nL2 castle P2 e5\n"
    text += "u1 home=L1 a1 S5 H9\nu2 home=L1 d4 S5 H9\nu3 home=L2 ctrl=L1 c2 S0 H9 subdued"
    shown = preview(drawn(text), "L1 MOV")
    jumps = 0
    for each in shown.reaches:
        match = drawn(text)
        match.play("L1 MOV")
        for step in each.steps:
            match.play(step)
        unit = next(unit for unit in view(match).units if unit.id == each.unit)
        assert unit.cell == each.cell
        jumps += any("~" in step for step in each.steps)
    assert jumps > 3
    assert {each.unit for each in shown.reaches} == {"u1", "u2"}
