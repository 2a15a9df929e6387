"""Rules that no worked example fixes: preparation, order of play, teams, the end of a battle."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.cerilia.engine_table import drawn
from voevoda.core import matchfile
from voevoda.core.dice import Seeded
from voevoda.core.errors import IllegalActionError
from voevoda.core.events import Event
from voevoda.core.game import scores
from voevoda.core.match import RESIGNATION, Match
from voevoda.games.cerilia import GAME
from voevoda.games.cerilia.capture import capture
from voevoda.games.cerilia.events import FoundNobody, Revealed
from voevoda.games.cerilia.records import PHASES, SECTOR_NAMES
from voevoda.games.cerilia.roster import CLASSES, SPELLS
from voevoda.games.cerilia.setups import FortSetup

rule = pytest.mark.rule


def played(match: Match, *texts: str) -> Match:
    """Play decisions and outcomes, dice included."""
    for text in texts:
        match.replay(match.read_step(text))
    return match


def refused(match: Match, text: str) -> str:
    """Return why a decision is refused."""
    reason = match.why_not(text)
    assert reason is not None, text
    return reason.id.removeprefix("cerilia-reason-")


def offered(match: Match) -> list[str]:
    return sorted(match.format(action) for action in match.legal_actions())


def summary(match: Match) -> Any:
    """Return the table as the side that decides sees it."""
    return GAME.view(match.world, match.state, max(0, match.turn))


def place_of(match: Match, name: str) -> str:
    return str(next(unit.place for unit in summary(match).units if unit.id == name))


def told(match: Match, *kinds: type[Event]) -> list[tuple[str, dict[str, Any]]]:
    """Return what was told by events of some kinds, with the rule behind each."""
    events = [event for step in match.steps for event in step.events if isinstance(event, kinds)]
    words = [GAME.words(match.world, event) for event in events]
    return [(str(message.rule), dict(message.args)) for message in words]


# --- preparation ----------------------------------------------------------------------------


@rule("CER-SET-01", "CER-SET-02", "CER-FOR-01", "CER-BRD-01")
def test_the_defender_prepares_first_and_must_place_the_fort() -> None:
    match = Match(GAME, "castle", roll=False)
    assert offered(match) == [f"FORT {column}3" for column in "ABCDE"]
    assert refused(match, "FORT -") == "e-fort-needed"
    assert refused(match, "FORT C2") == "e-fort-sector"
    played(match, "FORT B3")
    fort = summary(match).fort
    assert (fort.sector, fort.level, fort.bonus, fort.damage) == ("B3", 6, 1, 0)
    sides = []
    while match.state.round == 0:
        sides.append((match.turn, PHASES[match.state.phase]))
        played(match, offered(match)[-1])
    assert sides == (
        [(1, "P0_DEPLOY")] * 9 + [(1, "P0_ATTACH")] + [(0, "P0_DEPLOY")] * 10 + [(0, "P0_ATTACH")]
    )
    assert not summary(match).night


@rule("CER-SET-03", "CER-BRD-06")
def test_one_card_a_sector_and_any_may_be_left_out() -> None:
    match = Match(GAME, "open_field", roll=False)
    assert len(offered(match)) == len(SECTOR_NAMES) + 1
    played(match, "TER 1 B2")
    assert refused(match, "TER 2 B2") == "e-card"
    assert len(offered(match)) == len(SECTOR_NAMES)
    played(match, "TER 2 -", "TER 3 A1")
    cards = {s.id: (s.card, s.source) for s in summary(match).sectors if s.card}
    assert cards == {"B2": ("hill", "natural"), "A1": ("swamp", "natural")}


@rule("CER-SET-03")
def test_a_river_of_the_pool_points_along_the_mat() -> None:
    match = Match(GAME, "river", roll=False)
    while not offered(match)[0].startswith("DEP"):
        corner = [text for text in offered(match) if " A1>" in text]
        assert corner in ([], [f"{offered(match)[0][:5]} A1>{d}" for d in "en"])
        if corner:
            assert refused(match, f"{corner[0][:-1]}s") == "e-range"
        played(match, offered(match)[-1])


@rule("CER-SET-04", "CER-SET-05", "CER-SET-06")
def test_units_stand_in_the_order_in_which_they_came() -> None:
    match = Match(GAME, "open_field", roll=False)
    played(match, "TER 1 -", "TER 2 -", "TER 3 -")
    assert offered(match) == [f"DEP d1 {where}" for where in ("A3", "B3", "C3", "D3", "E3", "R")]
    assert refused(match, "DEP d1 A1") == "e-home-row"
    played(match, "DEP d1 C3", "DEP d2 C3", "DEP d3 C3")
    assert refused(match, "DEP d4 C3") == "e-slot"
    played(match, *(f"DEP d{n} R" for n in range(4, 11)), "ATCH m2 d8")
    assert refused(match, "ATCH p2 d8") == "e-host"
    assert refused(match, "ATCH p2 a3") == "e-owner"
    played(match, "ATCH p2 d3", *(f"DEP a{n} R" for n in range(1, 10)), "DEP a10 A1")
    sector = next(s for s in summary(match).sectors if s.id == "C3")
    assert ([slot.unit for slot in sector.defs], sector.holder) == (["d1", "d2", "d3"], "DEF")
    assert [side.start for side in summary(match).sides] == [0, 0]
    played(match, "ATCH m1 a1", "ATCH p1 a2")
    assert [side.start for side in summary(match).sides] == [85, 85]
    assert match.state.holder[SECTOR_NAMES.index("A1")] == 1


# --- the round ------------------------------------------------------------------------------


@rule("CER-RND-02")
def test_a_side_finishes_before_the_other_begins() -> None:
    match = drawn("init DEF; a1 infantry@B1; a2 infantry@C1; d1 infantry@B3; d2 infantry@C3")
    assert (match.turn, refused(match, "MV a1 B1-B2")) == (1, "e-owner")
    played(match, "MV d2 C3-C2")
    assert match.turn == 1
    played(match, "MV d1 B3-A3")
    assert match.turn == 0


@rule("CER-CST-01")
def test_a_caster_goes_where_its_host_goes() -> None:
    match = drawn(
        "param magic_phase=after_move; init ATT; a1 cavalry@B1; d1 infantry@E3; "
        "caster m1 mage a1 fog"
    )
    played(match, "MV a1 B1-B2-B3-C3", "PASS", "CAST m1 fog")
    assert "E3" in offered(match) and "B1" not in offered(match)


@rule("CER-TER-32", "CER-TER-42", "CER-TER-52")
@pytest.mark.parametrize("kind", ["forest", "swamp", "hill"])
def test_no_charge_into_broken_ground(kind: str) -> None:
    match = drawn(f"{kind} B2; a1 varsk_riders@B1; a2 berserkers@C1; d1 infantry@B2; d2 levies@C2")
    played(match, "MV a1 B1-B2", "MV a2 C1-C2", "PASS")
    while match.state.phase != PHASES.index("CHARGE"):
        played(match, "PASS")
    assert refused(match, "CH a1xd1") == "e-terrain-charge"
    assert "CH a2xd2" in offered(match)


@rule("CER-RET-07")
def test_who_fell_back_by_f_keeps_its_ranks_but_not_its_charge() -> None:
    match = drawn("a1 knights@B1; a2 levies@E1; d1 archers@B3; d2 levies@B2")
    played(match, "MV a1 B1-B2")
    while match.state.phase != PHASES.index("MISSILE"):
        played(match, "PASS")
    knights = match.state.units[0]
    assert knights.path != 0
    played(match, "SH d1xa1", "#b4")
    assert (place_of(match, "a1"), knights.routed, knights.path) == ("B1", 0, 0)
    assert match.state.round == 3


@rule("CER-CST-05")
def test_every_spell_belongs_to_one_class() -> None:
    known = {CLASSES[c]: {s.id for s in SPELLS if s.caster == c} for c in (0, 1)}
    assert {name: len(spells) for name, spells in known.items()} == {"mage": 15, "priest": 15}
    assert {"fog", "wall_iron", "illusory_terrain", "day", "summon_legion"} < known["mage"]
    assert {"bless", "fire_storm", "insect_plague", "sunray", "turn_undead"} < known["priest"]
    assert not known["mage"] & known["priest"]


# --- Scouts ---------------------------------------------------------------------------------


@rule("CER-DET-01")
@pytest.mark.parametrize("info", ["marker", "secret"])
def test_scouts_that_find_nobody_say_so(info: str) -> None:
    match = drawn(
        f"param invisible_info={info}; a1 scouts@B1; a2 scouts@C2; a3 scouts@A1 routed; "
        "d1 infantry@C2 hidden; d2 infantry@E3 hidden; d3 scouts@E3"
    )
    while match.state.phase != PHASES.index("MELEE") and not told(match, Revealed):
        played(match, "PASS")
    assert told(match, FoundNobody) == [("CER-DET-01", {"unit": "a1", "sector": "B1"})]
    assert told(match, Revealed) == [("CER-DET-01", {"unit": "d1", "sector": "C2"})]


@rule("CER-DET-01")
def test_scouts_do_not_search_where_nobody_hides() -> None:
    match = drawn("a1 scouts@B1; d1 scouts@E3; a2 infantry@C2 hidden")
    while match.state.round == 2:
        played(match, "PASS")
    assert told(match, FoundNobody) == [("CER-DET-01", {"unit": "d1", "sector": "E3"})]


# --- teams ----------------------------------------------------------------------------------


@rule("CER-TEAM-01")
def test_commanders_of_a_side_act_one_after_the_other() -> None:
    match = played(Match(GAME, "two_crowns", {"setup": "fixed"}, roll=False), "#i2,5")
    for phase in ("MAGIC", "MOVE"):
        assert PHASES[match.state.phase] == phase
        for seat in (1, 3, 0, 2):
            assert match.turn == seat
            played(match, "PASS")


@rule("CER-TEAM-02")
def test_a_blessing_for_an_ally_who_takes_no_orders() -> None:
    match = Match(GAME, "two_crowns", roll=False)
    while match.state.round == 0:
        proposed = summary(match).pending.suggestion
        played(match, "DEP d7 C3" if proposed.startswith("DEP d7 ") else proposed)
    played(match, "#i2,5", "CAST p2 bless", "d7", "#t2")
    knights = next(unit for unit in summary(match).units if unit.id == "d7")
    assert (knights.seat, knights.bless_until) == ("DEF2", 2)
    while match.state.phase != PHASES.index("MOVE"):
        played(match, "PASS")
    assert (match.turn, refused(match, "MV d7 C3-C2")) == (1, "e-owner")


@rule("CER-TEAM-02")
def test_a_commander_without_units_is_passed_over() -> None:
    """The unmanned fort then obeys the ally."""
    start = played(Match(GAME, "two_crowns", {"setup": "fixed"}, roll=False), "#i2,5")
    made = capture(start.world, start.state)
    gone = {unit.id for unit in made.units if unit.id[0] == "d" and unit.commander == 1}
    moved = {"a3": "A3"} | dict.fromkeys(gone, "dead")
    made = replace(
        made,
        fort=FortSetup(level=4, sector="A3"),
        terrain=(),
        units=tuple(replace(unit, place=moved.get(unit.id, unit.place)) for unit in made.units),
        casters=tuple(replace(c, host="", side="DEF", lost=True) if c.host in gone else c
                      for c in made.casters),
    )  # fmt: skip
    match = Match(GAME, made, roll=False)
    for phase in ("MAGIC", "MOVE"):
        assert PHASES[match.state.phase] == phase
        for seat in (3, 0, 2):
            assert match.turn == seat
            played(match, "PASS")
    while match.state.phase != PHASES.index("MELEE"):
        played(match, "PASS")
    assert match.turn == 3
    assert "ME fortxa3" in offered(match)


# --- the end --------------------------------------------------------------------------------


@rule("CER-VIC-03")
@pytest.mark.parametrize(
    ("position", "reason", "winner"),
    [
        ("a1 infantry@C3 routed; d1 levies@A3", "field", "DEF"),
        ("start 35 40; a1 infantry@C3; dead a2:knights; dead a3:knights; d1 levies@A3",
         "break", "DEF"),
        ("a1 infantry@C3; d1 levies@A3 routed", "field", "ATT"),
        ("a1 infantry@C3; d1 levies@A3", "limit", "ATT"),
        ("a1 infantry@A3; a2 infantry@B3; a3 infantry@C3; d1 levies@E3", "objective", "ATT"),
        ("a1 infantry@A3; a2 infantry@B3; a3 infantry@C3; d1 levies@E3 routed", "field", "ATT"),
        ("start 99 40; a1 infantry@A3; a2 infantry@B3; a3 infantry@C3; dead a4:knights; "
         "dead a5:knights; dead a6:knights; dead a7:knights; dead a8:knights; dead a9:knights; "
         "d1 levies@E3", "objective", "ATT"),
    ],
)  # fmt: skip
def test_the_first_that_decides_ends_the_battle(position: str, reason: str, winner: str) -> None:
    """Field before objective, objective before break, break before the last round."""
    match = drawn(f"objective breakthrough; param round_limit=2; {position}")
    while not match.over:
        played(match, "PASS")
    assert (summary(match).end_reason, summary(match).winners) == (reason, (winner,))


@rule("CER-VIC-08")
def test_the_end_is_worth_one_point_or_none() -> None:
    worth = {}
    for name, position in {
        "won": "a1 knights@C1; d1 levies@C3",
        "lost": "a1 levies@C1; d1 knights@C3",
        "drawn": "a1 levies@C1; d1 levies@C3",
    }.items():
        match = drawn(f"param round_limit=2; {position}")
        while not match.over:
            played(match, "PASS")
        won = int(GAME.rules["winners"](match.world, match.state))
        worth[name] = [int(score) for score in scores(match.world.seats, won)]
        assert match.ending == "CER-VIC-06"
    assert worth == {"won": [1, -1], "lost": [-1, 1], "drawn": [0, 0]}


@rule("CER-VIC-07")
@pytest.mark.parametrize("seat", range(4))
def test_a_commander_gives_up_for_the_side(seat: int) -> None:
    match = Match(GAME, "two_crowns", dice=Seeded(1))
    match.concede(seat)
    assert sorted(match.conceded) == [seat % 2, seat % 2 + 2]
    assert match.over and match.ending == RESIGNATION
    assert match.winners == [1 - seat % 2, 3 - seat % 2]
    with pytest.raises(IllegalActionError):
        match.concede(1 - seat % 2)
    file = matchfile.save(match)
    again = matchfile.load(file)
    assert (again.conceded, again.winners) == (match.conceded, match.winners)
    assert matchfile.save(again) == file
