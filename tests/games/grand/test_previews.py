"""What is said before an action of `grand` is confirmed."""

from __future__ import annotations

from typing import Any

import pytest

from voevoda.core.match import Match
from voevoda.core.odds import odds
from voevoda.games.grand import GAME
from voevoda.games.grand.layout_advice import LayoutAdvice
from voevoda.games.grand.previews import DeclarationOdds, Ledger, PurseOdds, SpellOdds


def preview(match: Match, text: str) -> Any:
    """Return the preview of a plan, a line of notation."""
    plan: Any = match.read(text)
    found = odds(match, plan, match.state, len(plan) > 1)
    return GAME.summary(match.world, match.state, found)


def test_an_order_shows_the_purse_before_and_after() -> None:
    match = Match(GAME, "ford")
    told = preview(match, "@b2$militia")
    assert told == PurseOdds(Ledger(74, 20, 6), Ledger(54, 20, 10))


def test_a_level_under_way_counts_as_finished() -> None:
    match = Match(GAME, "ford")
    assert preview(match, "@b2^") == PurseOdds(Ledger(74, 20, 6), Ledger(34, 30, 6))


def test_a_declaration_shows_the_battle_that_it_joins() -> None:
    match = Match(GAME, "ford")
    match.play_line("1P1-c4 1R2-c4 end")
    match.play_line("end")
    match.play_line("1P1-d4 1R2-d4 1P1!@e4")
    told = preview(match, "1R2!@e4")
    assert isinstance(told, DeclarationOdds) and told.now is not None
    assert [(f.piece, f.cards) for f in told.now.attackers] == [("1P1", 3), ("1R2", 3)]
    assert [(f.piece, f.plus, f.chance) for f in told.now.defenders] == [("@e4", True, True)]
    assert told.now.exact and told.now.win == pytest.approx(1)
    assert told.joined is None


def test_a_spell_shows_every_face_of_its_die() -> None:
    told = preview(Match(GAME, "ridge"), "1M3*raise")
    assert isinstance(told, SpellOdds)
    assert [(face.face, face.total, face.count) for face in told.faces] == [
        (1, 2, 1), (2, 3, 2), (3, 4, 2), (4, 5, 3), (5, 6, 3), (6, 6, 3),
    ]  # fmt: skip
    assert {face.result for face in told.faces} == {"raises"}
    assert (told.bonus, told.before.coins - told.after.coins) == (1, 30)


def test_a_spell_without_a_die_shows_whom_it_strikes() -> None:
    told = preview(Match(GAME, "ridge"), "1M3*fury>1G2")
    assert (told.faces, told.pieces) == ((), ("1G2",))


def test_a_layout_is_judged_against_the_best_answer() -> None:
    told = preview(Match(GAME, "spears"), "a a a")
    assert isinstance(told, LayoutAdvice) and told.verdict is not None
    assert told.value == pytest.approx(0)
    assert told.verdict.loses == pytest.approx(1)
    assert told.verdict.worst == pytest.approx(-1)
    assert [(laid.piece, len(laid.orders)) for laid in told.verdict.reply] == [("2A2", 3)]
    assert "d" in told.verdict.reply[0].orders
    assert sum(part.chance for part in told.mix) == pytest.approx(1)


def test_a_part_of_a_layout_is_not_judged() -> None:
    assert preview(Match(GAME, "spears"), "a a").verdict is None


def test_a_layout_is_judged_before_its_pieces_are_placed() -> None:
    """The plan says something for the other side in between, as the order of choices asks."""
    told = preview(Match(GAME, "lords"), ">1A2 >2A3 a a d s d")
    assert told.verdict is not None and told.verdict.loses > 0


def test_the_layout_of_the_defenders_is_judged_as_theirs() -> None:
    match = Match(GAME, "walls")
    match.play_line("a s d")
    told = preview(match, "a a")
    assert (told.side, told.verdict.worst) == ("def", pytest.approx(1))


def test_a_later_pass_is_judged_by_the_cards_that_are_left() -> None:
    match = Match(GAME, "spears")
    match.play_line("a a s")
    match.play_line("s d a")
    assert match.view(1).battle.round == 2  # type: ignore[attr-defined]
    told = preview(match, "a")
    assert told.side == "def" and told.verdict is not None


def test_nothing_is_said_of_a_large_battle_for_survivors() -> None:
    armies = [{"strength": 6}] * 4
    large = {"id": "large", "attackers": armies, "defenders": armies}
    assert preview(Match(GAME, large, {"payoff": "survivors"}), ">1A1") is None
    told = preview(Match(GAME, large), ">1A1")
    assert isinstance(told, LayoutAdvice) and not told.exact
