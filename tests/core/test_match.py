"""A match: deciding, sealing, taking back, and playing lines."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.toys import discs, orders
from voevoda.core.dice import Entropy, Scripted, Seeded
from voevoda.core.errors import (
    IllegalActionError,
    NotationError,
    NotFoundError,
    ParameterError,
    ScenarioError,
    UndoError,
)
from voevoda.core.match import Match, SeatEntry
from voevoda.core.odds import odds

orders_and_discs = pytest.mark.parametrize("game", [orders.GAME, discs.GAME], ids=lambda g: g.id)


def cards() -> Match:
    return Match(orders.GAME, "three")


def table(*dice: int) -> Match:
    return Match(discs.GAME, "three", dice=Scripted(dice))


def whole(match: Match) -> tuple[Any, ...]:
    """Return all that a refused action must leave as it was."""
    return match.hash, list(match.steps), dict(match.sealed), match.can_redo, match.state.copy()


def refusal(match: Match, text: str, seat: int | None = None) -> str:
    before = whole(match)
    with pytest.raises(IllegalActionError) as error:
        match.play(text, seat)
    assert whole(match) == before
    return error.value.message.id


# Setting up


def test_a_game_is_known_by_its_id_and_begins_with_its_quick_scenario() -> None:
    match = Match("cities")
    assert (match.game.id, match.scenario.id) == ("cities", "duel")  # type: ignore[attr-defined]
    assert isinstance(match.dice, Entropy)


def test_seats_are_filled_up_with_the_names_of_the_scenario() -> None:
    match = Match(orders.GAME, seats=[SeatEntry("Ann", "easy")])
    assert match.seats == [SeatEntry("Ann", "easy"), SeatEntry("P2")]
    with pytest.raises(NotFoundError) as error:
        Match(orders.GAME, seats=[SeatEntry("a"), SeatEntry("b"), SeatEntry("c")])
    assert error.value.message.args == {"given": 3, "seats": 2}


def test_what_does_not_exist_is_refused_in_words() -> None:
    with pytest.raises(NotFoundError, match="nothing"):
        Match("nothing")
    with pytest.raises(ScenarioError, match="three"):
        Match(orders.GAME, "seven")
    with pytest.raises(ScenarioError, match="rounds"):
        Match(orders.GAME, {"id": "long", "rounds": 6})
    with pytest.raises(ParameterError, match="cost_move"):
        Match("cities", params={"cost_mov": 1})


def test_a_scenario_may_be_a_whole_one() -> None:
    assert Match(orders.GAME, {"id": "own", "rounds": 2}).world.rounds == 2
    assert Match(orders.GAME, orders.Setup("own", rounds=1)).world.rounds == 1


# Playing


def test_a_decision_brings_its_chance_with_it() -> None:
    match = table(4)
    steps = match.play("500,300")
    assert [(step.seat, step.text) for step in steps] == [(0, "500,300"), (-1, "=5")]
    assert match.turn == 1
    assert match.state.points == [5, 0]
    assert [type(e).__name__ for step in steps for e in step.events] == ["Laid", "Scored"]


def test_an_action_that_is_refused_changes_nothing() -> None:
    match = table(0)
    assert refusal(match, "10,300") == "discs-reason-off-table"
    match.play("500,300")
    assert refusal(match, "540,300") == "discs-reason-overlap"
    assert refusal(match, "600,400", seat=0) == "match-not-your-turn"
    with pytest.raises(NotationError):
        match.play("somewhere")


def test_a_refusal_names_its_figures_and_its_rule() -> None:
    match = table(0)
    match.play("500,300")
    message = match.why_not(discs.Lay(540, 300))
    assert message is not None
    assert (message.args, message.rule) == ({"needs": 40}, "DSC-02")


def test_nothing_is_played_after_the_end() -> None:
    match = Match(orders.GAME, {"id": "one", "rounds": 1})
    match.play("card 2")
    match.play("card 1")
    assert match.over
    assert (match.winners, match.waiting, match.legal_actions()) == ([0], [], [])
    assert refusal(match, "card 3") == "match-over"


def test_every_state_of_the_past_is_kept() -> None:
    match = table(0, 1, 2)
    hashes = [match.hash]
    for text in ("100,100", "300,300", "500,500"):
        hashes += [step.hash for step in match.play(text)]
    sizes = match.compiled_sizes
    assert [match.state_at(n).digest(sizes) for n in range(len(hashes))] == hashes


# Choices at the same time


def test_both_seats_may_decide_at_once() -> None:
    match = cards()
    assert match.waiting == [0, 1]
    assert [len(match.legal_actions(seat)) for seat in (0, 1)] == [5, 5]


def test_a_choice_ahead_of_its_turn_is_sealed_until_then() -> None:
    match = cards()
    before = match.hash
    assert match.play("card 4", seat=1) == []
    assert (match.hash, match.steps, match.waiting) == (before, [], [0])
    assert match.legal_actions(1) == []
    assert refusal(match, "card 3", seat=1) == "match-not-your-turn"
    steps = match.play("card 2", seat=0)
    assert [(step.seat, step.text) for step in steps] == [(0, "card 2"), (1, "card 4")]
    assert (match.sealed, match.waiting) == ({}, [0, 1])


def test_the_order_of_sealing_does_not_matter() -> None:
    one, other = cards(), cards()
    one.play("card 2", 0)
    one.play("card 4", 1)
    other.play("card 4", 1)
    other.play("card 2", 0)
    assert one.steps == other.steps


def test_a_sealed_choice_is_checked_as_the_seat_will_meet_it() -> None:
    match = cards()
    match.play("card 2", 0)
    match.play("card 4", 1)
    assert refusal(match, "card 4", seat=1) == "orders-reason-gone"
    match.play("card 2", seat=1)  # the same card as the other seat's is another card
    assert match.sealed[1] == orders.Lay(2)


def test_a_seat_sees_nothing_of_what_lies_face_down() -> None:
    match = cards()
    match.play("card 2", 0)
    assert match.view(1) == match.view(None) == cards().view(1)
    assert match.view(0) != cards().view(0)
    assert match.events(1, 0) == [orders.Laid("ORD-01", 0, 2)]
    assert match.events(1, 1) == match.events(1, None) == []


# Taking back


def barrier(match: Match, seat: int | None = None) -> str:
    before = whole(match)
    reason = match.why_not_undo(seat)
    with pytest.raises(UndoError) as error:
        match.undo(seat)
    assert error.value.message == reason
    assert whole(match) == before
    return error.value.message.id


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    assert barrier(cards()) == "undo-nothing"


def test_what_chance_decided_stands() -> None:
    match = table(0)
    match.play("500,300")
    assert barrier(match) == barrier(match, 0) == "undo-chance"


def test_what_was_revealed_stands() -> None:
    match = cards()
    match.play("card 2", 0)
    match.play("card 4", 1)
    assert barrier(match, 1) == "undo-reveal"


def test_what_another_seat_decided_stands() -> None:
    match = cards()
    match.play("card 2", 0)
    assert barrier(match, 1) == "undo-other-seat"


def test_taking_back_and_playing_again_is_as_before() -> None:
    match = cards()
    start = match.hash
    (step,) = match.play("card 2", 0)
    match.undo(0)
    assert (match.hash, match.steps, match.waiting) == (start, [], [0, 1])
    assert match.can_redo
    assert match.redo() == [step]
    assert match.hash == step.hash
    with pytest.raises(UndoError) as error:
        match.redo()
    assert error.value.message.id == "redo-nothing"


def test_many_decisions_are_taken_back_one_by_one() -> None:
    match = Match("cities", "duel", dice=Seeded(1))
    hashes = [match.hash]
    for text in ("L1 NEW 3", "ROW -/-/0/0", "AT b1"):
        hashes.append(match.play(text)[-1].hash)
    for wanted in hashes[-2::-1]:
        match.undo(0)
        assert match.hash == wanted
    for wanted in hashes[1:]:
        match.redo()
        assert match.hash == wanted


def test_another_decision_ends_the_right_to_redo() -> None:
    match = cards()
    match.play("card 2", 0)
    match.undo()
    match.play("card 3", 0)
    assert not match.can_redo


def test_a_sealed_choice_can_be_taken_back() -> None:
    match = cards()
    match.play("card 4", 1)
    assert barrier(match, 0) == "undo-nothing"
    match.undo(1)
    assert (match.sealed, match.waiting) == ({}, [0, 1])
    match.play("card 5", 1)
    assert match.play("card 1", 0)[-1].text == "card 5"


def test_a_sealed_choice_goes_before_what_was_done_earlier() -> None:
    match = cards()
    match.play("card 2", 0)
    match.play("card 4", 1)
    match.play("card 3", 1)
    match.undo()
    assert (match.sealed, len(match.steps)) == ({}, 2)


# Lines


def test_a_line_is_played_whole() -> None:
    match = Match("cities", "duel")
    steps = match.play_line("L1 NEW 3 -/-/0/0 @b1")
    assert [step.text for step in steps] == ["L1 NEW 3", "ROW -/-/0/0", "AT b1"]


@pytest.mark.parametrize(
    "line", ["L1 NEW 3 -/-/0/0 @e7", "L1 NEW 3 9/9/9/9 @b1", "L1 NEW 3 -/-/0/0 @z", "L2 MOV u1:a1"]
)
def test_a_line_that_is_refused_is_not_played_at_all(line: str) -> None:
    match = Match("cities", "duel", dice=Seeded(3))
    before, dice = whole(match), match.dice
    with pytest.raises((IllegalActionError, NotationError)):
        match.play_line(line)
    assert whole(match) == before
    assert match.dice is dice


def test_a_refused_line_moves_no_dice_and_keeps_what_is_sealed() -> None:
    class Lines(Match):
        """A match whose notation joins its parts by semicolons."""

        def read(self, text: str) -> list[Any]:
            return [self.read_step(part.strip()) for part in text.split(";")]

    one, other = (Lines(discs.GAME, "eight", dice=Seeded(4)) for _ in range(2))
    for text in ("100,100", "300,300", "500,500"):
        with pytest.raises(IllegalActionError):
            one.play_line(f"{text}; {text}")
        one.play(text)
        other.play(text)
    assert one.steps == other.steps
    match = Lines(orders.GAME, "three")
    match.play("card 4", 1)
    with pytest.raises(IllegalActionError):
        match.play_line("card 1; card 1; card 1")
    assert match.sealed == {1: orders.Lay(4)}


def test_dice_beside_an_action_come_as_written() -> None:
    class Lines(Match):
        def read(self, text: str) -> list[Any]:
            return [self.read_step(part) for part in text.split()]

    match = Lines(discs.GAME, "three", dice=Seeded(1))
    match.play_line("500,300 d6=6")
    assert match.state.points == [6, 0]
    assert isinstance(match.dice, Seeded)
    before = whole(match)
    with pytest.raises(IllegalActionError) as error:
        match.play_line("100,100 d6=7")
    assert error.value.message.id == "match-no-such-outcome"
    assert whole(match) == before


def test_notation_of_a_step_is_an_action_an_outcome_or_its_number() -> None:
    match = Match(discs.GAME, "three", roll=False)
    match.replay(match.read_step("500,300"))
    assert match.read_step("=3") == match.read_step("d6=3") == discs.Die(3)
    for text in ("=", "=x", "=-1", "=" + "9" * 5000, "=²"):
        with pytest.raises(NotationError):
            match.read_step(text)
    for text in ("=0", "=7"):
        with pytest.raises(IllegalActionError):
            match.read_step(text)


def test_a_record_is_checked_step_by_step() -> None:
    match = Match(discs.GAME, "three", roll=False)
    with pytest.raises(IllegalActionError):
        match.replay(discs.Die(3))
    match.replay(discs.Lay(500, 300))
    with pytest.raises(IllegalActionError) as error:
        match.replay(discs.Lay(100, 100))
    assert error.value.message.id == "match-chance-first"
    with pytest.raises(IllegalActionError):
        match.replay(discs.Die(0))


# Odds


def test_odds_are_those_of_the_rules() -> None:
    match = Match(discs.GAME, "three")
    found = odds(match, [discs.Lay(500, 300)])
    assert len(found.results) == 6
    assert found.chance(lambda state: state.points[0] >= 5) * 3 == 1
    assert found.expected(lambda state: state.points[0]) * 2 == 7
    assert found.chance_of(discs.Scored) == 1
    assert match.steps == []


@orders_and_discs
def test_looking_ahead_leaves_the_match_alone(game: Any) -> None:
    match = Match(game, "three", dice=Scripted([0] * 9))
    before = whole(match)
    for action in match.legal_actions()[:3]:
        odds(match, [action])
    assert whole(match) == before


# Giving up


@pytest.mark.parametrize(
    ("game", "scenario", "seats"), [("cities", "three_lairs", 3), ("grand", "houses-4", 4)]
)
def test_a_seat_that_is_out_does_not_keep_a_match_open(
    game: str, scenario: str, seats: int
) -> None:
    match = Match(game, scenario)
    if game == "cities":
        match.state.eliminated[0] = 1
    else:
        match.state.out = 1 << match.world.number[0]
    for seat in range(1, seats - 1):
        assert not match.closed
        match.concede(seat)
    assert match.out == frozenset(range(seats - 1)) and match.winners == [seats - 1]
    assert match.ending == "resignation"


def test_a_seat_that_is_out_wins_with_its_team() -> None:
    match = Match("grand", "thrones-2v2")
    match.state.out = 1 << match.world.number[3]
    match.concede(1)
    assert match.winners == [0, 3]
