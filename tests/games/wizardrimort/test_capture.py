"""Any moment of a match is a scenario to go on from."""

from __future__ import annotations

import random

import pytest

from voevoda.core.game import CHANCE
from voevoda.core.match import Match
from voevoda.games.wizardrimort import GAME
from voevoda.games.wizardrimort.capture import capture
from voevoda.games.wizardrimort.setups import Scenario


def go_on(match: Match, luck: random.Random, moves: int) -> None:
    """Play at random, all kinds of action alike."""
    for _ in range(moves):
        if match.over:
            return
        legal = match.legal_actions()
        kind = luck.choice(sorted({type(action).__name__ for action in legal}))
        match.play(luck.choice([action for action in legal if type(action).__name__ == kind]))


def moments(match: Match) -> list[Scenario]:
    """Return every seventh moment of a match, captured."""
    return [
        capture(match.world, match.state_at(step)) for step in range(0, len(match.steps) + 1, 7)
    ]


@pytest.mark.parametrize("name", ["wiz_allod_draft", "wiz_drowned_tower", "wiz_two_crowns"])
def test_every_moment_can_be_gone_on_from(name: str) -> None:
    luck = random.Random(name)
    match = Match(GAME, name)
    for _ in range(3):
        go_on(match, luck, 60)
        for made in moments(match):
            again = Match(GAME, made, roll=False)
            assert not GAME.invariants(again.world, again.state)
            assert {body.id: body for body in made.bodies} == {
                body.id: body for body in capture(again.world, again.state).bodies
            }
        match = Match(GAME, capture(match.world, match.state))


def test_blocks_of_a_position_keep_their_names_beside_new_ones() -> None:
    match = Match(GAME, {"id": "acting", "variant_of": "wiz_milestone", "turn": {}})
    for count in (1, 2, 3):
        place = next(a for a in match.legal_actions() if type(a).__name__ == "Build")
        match.play(place)
        match = Match(GAME, capture(match.world, match.state))
        blocks = [body.id for body in capture(match.world, match.state).bodies if body.id[0] == "b"]
        assert len(blocks) == len({*blocks}) == count


def test_what_is_chosen_before_the_game_is_chosen_again() -> None:
    match = Match(GAME, "wiz_allod_draft", {"art.count": 2}, roll=False)
    begun = capture(match.world, match.state)
    assert begun.draft and begun.deploy and begun.turn is None
    match.roll()
    go_on(match, random.Random(1), 20)
    assert capture(match.world, match.state) == begun
    again = Match(GAME, begun, roll=False)
    assert again.hash == match.hash_at(0)
    assert capture(again.world, again.state) == begun


def test_dice_that_are_still_to_fall_fall_in_the_position() -> None:
    match = Match(GAME, "wiz_milestone", roll=False)
    match.replay(match.read_step("LOT B"))
    assert match.turn == CHANCE
    again = Match(GAME, capture(match.world, match.state), roll=False)
    assert again.turn == CHANCE and GAME.view(again.world, again.state, None).phase == "ROLL"  # type: ignore[attr-defined]
