"""What greedy does in battles of cerilia where the best is plain, and how its games end."""

from __future__ import annotations

import pytest

from tests.games.cerilia.engine_table import drawn
from voevoda.ai.bot import know
from voevoda.ai.greedy import GreedyBot
from voevoda.core.dice import Seeded
from voevoda.core.match import Match
from voevoda.games.cerilia import GAME
from voevoda.games.cerilia.actions import Pass
from voevoda.games.cerilia.records import ATT, P0_ATTACH, PHASES
from voevoda.lab.experiment import plan
from voevoda.lab.runner import run

FREE = ("open_field", "castle", "river", "elf_ambush", "two_crowns")


def begun(position: str, phase: str) -> Match:
    """Return a battle at a position, in a phase of round 2, with the Attacker's choice next."""
    match = drawn(position)
    match.dice = Seeded(1)
    while match.state.phase != PHASES.index(phase) or match.turn != ATT:
        match.play(Pass())
    return match


def chosen(position: str, phase: str) -> str:
    """Return what greedy does there, decision by decision until the action is whole."""
    match, bot, done = begun(position, phase), GreedyBot(GAME), list[str]()
    while not done or (match.turn == ATT and not GAME.rules["settled"](match.world, match.state)):
        action = bot.decide(know(match, ATT))
        done.append(match.format(action))
        match.play(action)
    return " ".join(done)


# --- preparation ----------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", FREE)
def test_armies_stand_as_the_scenario_proposes(scenario: str) -> None:
    match, bot = Match(GAME, scenario, dice=Seeded(1)), GreedyBot(GAME)
    while match.state.phase <= P0_ATTACH:
        match.play(bot.decide(know(match, match.turn)))
    world, state = match.world, match.state
    for u in range(world.units):
        if state.units[u].type:
            assert state.units[u].place == world.unit_default[u]
    hosts = [caster.host for caster in state.casters[: world.casters]]
    assert hosts == list(world.caster_default[: world.casters])
    assert state.fort.sector == world.fort_sector
    for card in world.pool[: world.pool_size]:
        assert state.card[card.sector] == card.kind


# --- battle ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "phase", "best"),
    [
        # The unit that one more hit destroys, rather than the fresh one.
        ("a1 infantry@B2; d1 infantry@B2; d2 infantry@B2 dmg=1", "MELEE", "ME a1xd2"),
        # What can be hurt, rather than what is dear.
        ("a1 levies@B2; d1 dwarf_guard@B2; d2 archers@B2", "MELEE", "ME a1xd2"),
        ("a1 archers@B2; d1 infantry@B3; d2 archers@B3", "MISSILE", "SH a1xd2"),
        # A charge of horse goes where no pikes are.
        ("a1 cavalry@B1; d1 pikemen@A2; d2 archers@C2; d3 infantry@E3", "MOVE", "MV a1 B1-B2-C2"),
        # A strike at the fort that nobody mans.
        ("fort C3 6; a1 infantry@C3; d1 infantry@A3", "MELEE", "ME a1xfort"),
    ],
)
def test_the_best_attack_is_made(position: str, phase: str, best: str) -> None:
    assert chosen(position, phase) == best


def test_a_spell_drives_back_the_unit_that_has_a_river_behind_it() -> None:
    units = "a1 infantry@B1; a2 infantry@B2; d1 infantry@B2; d2 infantry@C2; d3 infantry@E3"
    position = f"river B2>n; {units}; caster p1 priest a1 insect_plague"
    assert chosen(position, "MAGIC") == "CAST p1 insect_plague d1"


# --- whole games ----------------------------------------------------------------------------


@pytest.mark.compiled
def test_random_loses_from_either_side() -> None:
    experiment = plan("cerilia", "open_field", players=("greedy", "random"), games=200, seed=1)
    greedy, _ = run(experiment).results.players
    assert [share.of for share in greedy.by_side.values()] == [100, 100]
    assert all(share.count >= 95 for share in greedy.by_side.values())


@pytest.mark.compiled
def test_its_own_games_are_mostly_decided_before_the_limit() -> None:
    results = run(plan("cerilia", "open_field", games=120, seed=2)).results
    rules = {told.rule: told.fired for told in results.rules}
    assert rules["CER-RND-03"] <= 2 * 12 * 120
    assert results.endings["CER-VIC-05"].share > 0.5
    assert results.draws.share < 0.2
