"""What each seat sees of a battle, and what stays hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.cerilia.engine_table import EngineTable, drawn
from voevoda.core.match import Match
from voevoda.core.odds import odds
from voevoda.games.cerilia import GAME
from voevoda.games.cerilia.capture import capture, unit_name
from voevoda.games.cerilia.previews import AttackOdds, MovePreview, PhaseOdds
from voevoda.games.cerilia.records import ASIDE, P0_ATTACH, PLACE_NAMES
from voevoda.games.cerilia.setups import FortSetup, Scenario
from voevoda.games.cerilia.view import CeriliaView

ATT, DEF = 0, 1
rule = pytest.mark.rule


def seen(match: Match, seat: int | None) -> CeriliaView:
    shown = match.view(seat)
    assert isinstance(shown, CeriliaView)
    return shown


HIDDEN = (
    "a1 infantry@B2; d1 infantry@C3 dmg=1 hidden; d2 archers@C3; d3 infantry@A3; "
    "caster m2 mage d1 fog; caster m1 mage a1 fog"
)


@rule("CER-INF-01", "CER-INF-02", "CER-INF-04", "CER-INV-13")
@pytest.mark.parametrize("seat", [ATT, None])
def test_a_hidden_unit_is_a_marker(seat: int | None) -> None:
    """EX-56."""
    match = drawn(HIDDEN)
    shown = seen(match, seat)
    sector = next(s for s in shown.sectors if s.id == "C3")
    assert [slot.unit for slot in sector.defs] == [None, "d2"]
    assert (sector.holder, sector.free_def) == ("DEF", 1)
    assert {unit.id for unit in shown.units} == {"a1", "d2", "d3"}
    assert shown.hidden == (0, 1)
    caster = next(c for c in shown.casters if c.id == "m2")
    assert (caster.host, caster.host_hidden) == (None, True)
    assert b"d1" not in msgspec.json.encode(shown)
    assert "[] d2" in GAME.board(match.world, match.state, None)


@rule("CER-INF-04")
def test_the_owner_sees_everything() -> None:
    """EX-56."""
    shown = seen(drawn(HIDDEN), DEF)
    unit = next(unit for unit in shown.units if unit.id == "d1")
    assert (unit.hidden, unit.damage, unit.place, unit.caster) == (True, 1, "C3", "m2")
    assert next(c for c in shown.casters if c.id == "m2").host == "d1"


@rule("CER-INF-05")
@pytest.mark.parametrize("seat", [ATT, DEF, None])
def test_spells_and_how_long_they_last_are_open(seat: int | None) -> None:
    shown = seen(
        drawn(
            "fog B1 until 3; wall_ice C2>n until 4; a1 infantry@B2 bless=S/4; d1 infantry@C3; "
            "caster m2 mage d1 fog day; caster p1 priest a1 bless"
        ),
        seat,
    )
    assert next(s for s in shown.sectors if s.id == "B1").fog_until == 3
    assert [(w.spell, w.sector, w.direction, w.until) for w in shown.walls] == [
        ("wall_ice", "C2", "n", 4)
    ]
    unit = next(unit for unit in shown.units if unit.id == "a1")
    assert (unit.signs, unit.bless_sign, unit.bless_until) == ("CSB", "S", 4)
    assert {c.id: c.spells for c in shown.casters} == {"m2": ("fog", "day"), "p1": ("bless",)}


@rule("CER-INF-03")
def test_in_secret_not_even_the_marker_is_seen() -> None:
    shown = seen(drawn(f"param invisible_info=secret; {HIDDEN}; d4 scouts@D3 hidden"), ATT)
    sectors = {sector.id: sector for sector in shown.sectors}
    assert [slot.unit for slot in sectors["C3"].defs] == ["d2"]
    assert (sectors["D3"].defs, sectors["D3"].holder, sectors["D3"].free_def) == ((), None, 3)
    assert shown.hidden == (0, 2)


@rule("CER-INF-02", "CER-SPL-06")
def test_only_the_own_side_is_told_who_hides() -> None:
    match = drawn(
        "a1 infantry@B2; d1 infantry@C3; d2 archers@C3; caster m1 mage a1 mass_invisibility"
    )
    match.play_line("CAST m1 mass_invisibility a1")
    last = len(match.steps)
    told = {seat: [type(e).__name__ for e in match.events(last, seat)] for seat in (0, 1, None)}
    assert "UnitHid" in told[ATT]
    assert "UnitHid" not in told[DEF] + told[None]
    assert "MarkerLaid" in told[DEF]


@rule("CER-INF-02", "CER-SPL-13")
def test_nobody_is_told_who_of_the_hidden_is_blessed() -> None:
    match = drawn("a1 infantry@B2; a2 archers@B2 hidden; d1 infantry@C3; caster p1 priest a1 bless")
    match.play("CAST p1 bless")
    match.play("a2")
    assert msgspec.to_builtins(match.view(ATT))["pending"]["target"] == "a2"
    assert msgspec.to_builtins(match.view(DEF))["pending"]["target"] is None
    steps = match.play("+B")
    told = [type(e).__name__ for n in range(len(steps)) for e in match.events(n + 3, DEF)]
    assert "DurationRolled" in told
    assert "Blessed" not in told
    assert "Blessed" in [type(e).__name__ for e in match.events(4, ATT)]


def drawn_attack(position: str, *actions: str) -> Any:
    """Return the preview of a plan at the first decision of its phase."""
    match = drawn(position)
    while match.game.rules["allows"](
        match.world, match.state, GAME.actions.pack(GAME.actions.parse(actions[0], match.world))
    ):
        match.play("PASS")
    plan = [GAME.actions.parse(text, match.world) for text in actions]
    return GAME.summary(match.world, match.state, odds(match, plan))


@rule("CER-RES-01", "CER-MOR-02")
def test_the_odds_of_an_attack() -> None:
    """Column 0: 3/9 nothing, 1/9 F, 4/9 H, 1/9 R; infantry fails a third of its checks."""
    shown = drawn_attack("a1 infantry@B2; d1 infantry@B2; d2 infantry@A3", "ME a1xd1")
    assert isinstance(shown, AttackOdds)
    assert (shown.value, shown.defense, shown.column) == (3, 3, 0)
    assert shown.faces == "---FHHHHR"
    chances = (shown.none, shown.fall_back, shown.hit, shown.rout_face, shown.destroy)
    assert chances == ("1/3", "1/9", "4/9", "1/9", "0")
    assert (shown.rout, shown.doomed, shown.way) == ("7/27", "0", "B3")


@rule("CER-VAL-03", "CER-TER-53")
def test_every_modifier_is_named() -> None:
    position = "hill B2; d1 infantry@B2; a1 infantry@B2; d2 infantry@A3; init DEF"
    shown = drawn_attack(position, "ME d1xa1")
    assert isinstance(shown, AttackOdds)
    assert [(m.rule, m.amount) for m in shown.attack] == [("CER-VAL-01", 3), ("CER-TER-53", 1)]
    assert [(m.rule, m.amount) for m in shown.shelter] == [("CER-VAL-10", 3)]


@rule("CER-EFF-02", "CER-ATK-07")
def test_the_odds_of_a_queued_phase() -> None:
    """Two strikes at column 0 doom both hits of d1 with (5/9)² of all paths."""
    position = "a1 infantry@B2; a2 infantry@B2; d1 legion_dead@B2; d2 infantry@A3"
    shown = drawn_attack(position, "ME a1xd1", "ME a2xd1")
    assert isinstance(shown, PhaseOdds)
    (target,) = shown.targets
    assert (target.target, target.attacks) == ("d1", 2)
    assert target.doomed == "25/81"
    assert target.damage == "10/9"


@rule("CER-MOV-09", "CER-ATK-05")
def test_what_a_move_leads_to() -> None:
    position = "a1 infantry@A1; a2 knights@B1; d1 infantry@B2; d2 archers@B3; d3 infantry@A3"
    shown = drawn_attack(position, "MV a2 B1-B2")
    assert shown == MovePreview("a2", "B2", True, (), ("d1",), ("d2",))


def test_a_captured_position_is_equal() -> None:
    """Played on to many decisions of a battle, taken down and set up again."""
    match = Match(GAME, "castle", {"setup": "fixed"})
    for number in range(60):
        if match.over:
            break
        again = GAME.set_up(GAME.scenario(capture(match.world, match.state)), {})
        kept = EngineTable().put(match.world, match.state).summary()
        if match.state.node == 1:
            assert EngineTable().put(again.world, again.state).summary() == kept
        actions = match.legal_actions()
        match.play(actions[(number * 7) % len(actions)])


def by_name(made: Scenario) -> Scenario:
    """Return a scenario with its units in the order of their names."""
    units = tuple(sorted(made.units, key=lambda unit: unit.id))
    return msgspec.structs.replace(made, units=units)


@pytest.mark.parametrize("scenario", ["castle", "open_field", "two_crowns"])
def test_a_captured_phase_0_goes_on(scenario: str) -> None:
    """At every decision: what lies stays, what stands is proposed, and the rest still comes."""
    for seed in range(4):
        match, luck = Match(GAME, scenario), Random(seed)
        while match.state.phase <= P0_ATTACH and not match.over:
            made = GAME.scenario(capture(match.world, match.state))
            assert isinstance(made, Scenario)
            again = GAME.set_up(made, {})
            assert list(again.state.card) == list(match.state.card)
            assert again.world.places_fort or again.state.fort.sector == match.state.fort.sector
            assert by_name(capture(again.world, again.state)) == by_name(made)
            proposed = {unit.id: unit.place for unit in made.units}
            for u, unit in enumerate(match.state.units):
                if unit.type and unit.place != ASIDE:
                    assert proposed[unit_name(match.world, u)] == PLACE_NAMES[unit.place]
            match.play(luck.choice(match.legal_actions()))


def test_what_the_defender_has_still_to_lay_is_captured() -> None:
    match = Match(GAME, "open_field")
    match.play("TER 1 D2")
    made = capture(match.world, match.state)
    proposed = [(card.kind, card.sector, card.fixed) for card in made.terrain]
    assert proposed == [("hill", "D2", True), ("forest", "A1", False), ("swamp", "E2", False)]
    castle = Match(GAME, "castle")
    assert capture(castle.world, castle.state).fort == FortSetup(level=6, sector="C3")
    castle.play("FORT A3")
    assert capture(castle.world, castle.state).fort == FortSetup(level=6, sector="A3", bonus=1)


def test_a_captured_position_goes_through_json() -> None:
    match = Match(GAME, "two_crowns", {"setup": "fixed"})
    made = capture(match.world, match.state)
    tree = msgspec.json.decode(msgspec.json.encode(made))
    assert GAME.scenario(tree) == made


def test_phase_0_proposes_what_the_scenario_names() -> None:
    match = Match(GAME, "open_field")
    for _ in range(40):
        pending = seen(match, None).pending
        if pending is None or pending.suggestion is None:
            break
        match.play(pending.suggestion)
    fixed = Match(GAME, "open_field", {"setup": "fixed"})
    assert list(match.state.card) == list(fixed.state.card)
    assert list(match.state.line) == list(fixed.state.line)
    assert [c.host for c in match.state.casters] == [c.host for c in fixed.state.casters]
