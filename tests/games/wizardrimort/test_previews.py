"""What is said of an action before it is confirmed (9.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.wizardrimort.engine_table import engine_scenario
from tests.games.wizardrimort.example_reader import read_examples
from tests.games.wizardrimort.naive_table import position_of
from voevoda.core.match import Match
from voevoda.core.odds import odds
from voevoda.games.wizardrimort import GAME
from voevoda.games.wizardrimort.previews import AttackOdds, MovePreview, ShotOdds

rule = pytest.mark.rule


def foreseen(position: str, text: str) -> Any:
    """Return the preview of a line of the notation in a position of the worked examples."""
    (example,) = read_examples(f"== X01: x\nrules: WIZ-ATT-01\nPOS {position}\nRUN {text}")
    match = Match(GAME.id, engine_scenario(position_of(example)[0]))
    steps = GAME.split(match.world, match.state, text)
    plan = [GAME.actions.parse(step, match.world) for step in steps]
    return GAME.summary(match.world, match.state, odds(match, plan))


@rule("WIZ-ATT-07", "WIZ-ATT-09")
def test_every_modifier_of_an_attack_and_all_its_dice() -> None:
    """X06: 2 against 4, so that six pairs of dice win and four are level."""
    shown = foreseen(
        "A1 L orc 2800,1900 E; A2 B orc 2950,2050 E; A3 D orc 2700,2050 E;"
        "B1 B dwarf 3250,1900 W; B2 D dwarf 3250,2050 W",
        "AT A1+A2 > B1",
    )
    assert isinstance(shown, AttackOdds)
    assert [(m.rule, m.value) for m in shown.attack] == [("WIZ-CMB-A01", 2)]
    assert [(m.rule, m.value) for m in shown.defence] == [
        ("WIZ-CMB-D01", 2),
        ("WIZ-CMB-D02", 1),
        ("WIZ-CMB-D03", 1),
    ]
    assert (shown.attack_sum, shown.defence_sum) == (2, 4)
    assert (shown.critical, shown.win, shown.tie, shown.lost) == ("0", "1/6", "1/9", "13/18")
    assert shown.results[4] == ("win", "win", "tie", "lost", "lost", "lost")
    assert (shown.participants, shown.targets) == (("A1", "A2"), ("B1", "B2"))
    assert shown.counter == ()
    assert (shown.spears, shown.may_answer, shown.sacrifice) == (0, True, False)


@rule("WIZ-SPI-02", "WIZ-CMB-A12", "WIZ-CMB-D09")
def test_spirits_come_on_odd_dice() -> None:
    """X20: 3 and 4 win by 9 against 7, 3 and 5 lose by 9 against 11."""
    shown = foreseen(
        "size 6 6; A1 A human 1000,2000 E; A2 D human 500,3500 E; B1 D orc 2200,2000 W sk;"
        "B2 D orc 5500,500 W; B3 D orc 5500,3500 W",
        "AT A1 > B1",
    )
    assert (shown.attack_spirits, shown.defence_spirits) == (4, 3)
    assert (shown.results[2][3], shown.results[2][4]) == ("win", "lost")


@rule("WIZ-SPC-08")
def test_spears_are_counted_each() -> None:
    """X14: two Longspears, each with two faces of six."""
    shown = foreseen(
        "A1 B human 2800,1950 E from 2200,1950 path 600; A2 D human 2900,2080 E from 2300,2080"
        " path 600; B1 L orc 3060,1950 W; B2 L orc 3060,2080 W",
        "AT A1+A2 > B1",
    )
    assert (shown.charge, shown.spears, shown.spear_kills) == (True, 2, "1/3")
    assert [m.rule for m in shown.attack] == ["WIZ-CMB-A01", "WIZ-CMB-A09"]


@rule("WIZ-ART-08", "WIZ-ART-09")
def test_a_shot_over_all_its_dice() -> None:
    """X26: 206 of 1296."""
    shown = foreseen(
        "A1 D human 5000,3500 E; art A 0 150,1250; B1 D orc 2100,1250 W", "AS 2150,1250"
    )
    assert isinstance(shown, ShotOdds)
    assert shown.hits == {"B1": "103/648"}
    assert (shown.ground, shown.off) == ("545/648", "0")
    assert len(shown.landings) == 121


@rule("WIZ-COV-04", "WIZ-GRP-02")
@pytest.mark.parametrize(
    ("top", "path", "sheltered", "exposed"),
    [
        (80, "1600,1300>1400,1300>1400,1000", ("B1",), ()),
        (151, "1600,1300>1400,1300>1400,1000", ("B1",), ()),
        (80, "1740,1000", (), ()),
    ],
)
def test_what_a_move_leads_to(
    top: int, path: str, sheltered: tuple[str, ...], exposed: tuple[str, ...]
) -> None:
    shown = foreseen(
        f"fence F1 1500,800-1540,1200 0-{top}; A1 D human 1600,1000 E; A2 D human 1400,870 E;"
        "B1 A orc 2600,1000 W; B2 D orc 5000,3000 W",
        f"MV A1 {path}",
    )
    assert isinstance(shown, MovePreview)
    assert (shown.sheltered, shown.exposed) == (sheltered, exposed)
    seen = sheltered == () or top == 80
    assert (shown.threats, shown.near) == ((("B1",), ()) if seen else ((), ("B1",)))
    assert [group.units for group in shown.groups] == (
        [("A1", "A2")] if sheltered else [("A1",), ("A2",)]
    )
    assert (shown.ap_left, shown.tp_left) == (5, 6)


@rule("WIZ-COV-04")
def test_who_leaves_his_cover_is_told() -> None:
    shown = foreseen(
        "fence F1 1500,800-1540,1200 0-80; A1 D human 1400,1000 E; B1 A orc 2600,1000 W",
        "MV A1 1400,1300",
    )
    assert (shown.sheltered, shown.exposed) == ((), ("B1",))


@rule("WIZ-CLB-08")
def test_whom_a_jump_kills_is_told() -> None:
    place = "tower T1 1500,800-1800,1100 0-500; A1 D human 1650,950,500 E; B1 D orc 5000,3000 W"
    assert foreseen(place, "MV A1 1740,950>1870,950!j").fallen == ("A1",)
    assert foreseen(place, "MV A1 1740,950>1870,950").fallen == ()


@rule("WIZ-ART-17")
@pytest.mark.parametrize(("option", "doomed"), [("dies", "A1"), ("survives", None)])
def test_what_a_trooper_must_hit_is_told(option: str, doomed: str | None) -> None:
    place = (
        f"rule landing.no_hit {option}; A1 D human 600,2000 E; art A 0 150,1250;"
        "B1 D orc 2100,1250 W"
    )
    assert foreseen(place, "AL A1 2150,1250").doomed == doomed
    assert foreseen(place, "AS 2150,1250").doomed is None
