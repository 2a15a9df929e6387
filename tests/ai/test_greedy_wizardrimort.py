"""What greedy does in `wizardrimort` where the best is plain, and how its games end."""

from __future__ import annotations

import pytest

from voevoda.ai.bot import know
from voevoda.ai.greedy import GreedyBot
from voevoda.core.dice import Random, Seeded, draw
from voevoda.core.match import Match
from voevoda.games.wizardrimort import GAME
from voevoda.games.wizardrimort.records import PHASES, PLAN, TURNING
from voevoda.games.wizardrimort.setups import (
    BodySetup,
    CommanderSetup,
    Scenario,
    TurnSetup,
    UnitSetup,
)
from voevoda.lab.experiment import plan
from voevoda.lab.runner import run


def table(
    units: str, bodies: tuple[BodySetup, ...] = (), level: str = "squire", red: int = 6
) -> Match:
    """Return a table where A acts; a unit is `A1 D 500,600`, with `bones` for a skeleton."""
    placed = []
    for line in units.split("; "):
        name, kind, at, *bones = line.split()
        x, y = map(int, at.split(","))
        placed.append(UnitSetup(name, kind, (x, y), skeleton=bool(bones)))
    scenario = Scenario(
        id="test",
        width=3600,
        height=2400,
        commanders=(CommanderSetup("A", "human"), CommanderSetup("B", "orc")),
        units=tuple(placed),
        bodies=bodies,
        first="A",
        params={"level": level},
        turn=TurnSetup(red=red),
    )
    return Match(GAME, scenario, dice=Seeded(1))


def chosen(match: Match) -> str:
    """Return what greedy does."""
    action = GreedyBot(GAME).decide(know(match, match.turn))
    return match.format(action)


# --- positions ------------------------------------------------------------------------------


def test_a_last_skeleton_in_reach_is_attacked() -> None:
    match = table("A1 D 1000,1000; A2 B 1000,1120; B1 B 1130,1060 bones")
    assert chosen(match) == "AT A1+A2 > B1"


def test_a_shot_is_taken_where_an_enemy_is_near_and_nobody_reaches() -> None:
    catapult = BodySetup("A.art", "artillery", disc=(300, 1200, 110), side="A")
    match = table("A1 D 300,1900; B1 B 1000,1200 bones; B2 B 1130,1200 bones", (catapult,))
    assert chosen(match).startswith("AS")


def test_troops_march_to_the_obelisk() -> None:
    obelisk = BodySetup("OB", "obelisk", disc=(1800, 1200, 80))
    match = table("A1 D 300,1200; B1 B 3300,300", (obelisk,))
    bot = GreedyBot(GAME)
    while match.turn == 0:
        match.play(bot.decide(know(match, 0)))
    assert match.state.units[0].x > 1000


def test_a_turn_in_which_nothing_can_be_gained_is_ended() -> None:
    match = table("A1 D 1800,1200; B1 D 3400,200")
    seen = list[str]()
    while match.turn == 0 and len(seen) < 12:
        seen.append(chosen(match))
        match.play(seen[-1])
    assert seen[-1] == "EN" and len(seen) <= 3


@pytest.mark.parametrize("scenario", ["wiz_drowned_tower", "wiz_white_gate"])
def test_the_shortlist_is_part_of_what_is_allowed(scenario: str) -> None:
    match, luck = Match(GAME, scenario, dice=Seeded(3)), Seeded(3, game=1).random
    for _ in range(25):
        codes = [0] * GAME.max_actions
        count = GAME.rules["shortlist"](match.world, match.state, Random.new(), codes)
        legal = match.legal_actions()
        listed = [GAME.actions.unpack(code) for code in codes[:count]]
        assert listed and set(listed) <= set(legal)
        match.play(legal[draw(luck, len(legal))])


# --- whole games ----------------------------------------------------------------------------


@pytest.mark.compiled
def test_random_loses_from_either_side() -> None:
    experiment = plan(
        "wizardrimort", "wiz_milestone", players=("greedy", "random"), games=200, seed=1
    )
    greedy, _ = run(experiment).results.players
    assert [share.of for share in greedy.by_side.values()] == [100, 100]
    assert all(share.count >= 95 for share in greedy.by_side.values())


def test_nothing_is_planned_that_is_not_carried_out() -> None:
    match, bot = Match(GAME, "wiz_milestone", dice=Seeded(2)), GreedyBot(GAME)
    phases = set[int]()
    while not match.over:
        phases.add(match.state.phase)
        match.play(bot.decide(know(match, match.turn)))
    assert not phases & {PLAN, TURNING}
    assert {PHASES.index("ACT"), PHASES.index("CASUALTY")} <= phases
    assert len(match.steps) < 400
