"""What do a copy, a list of legal actions and the odds of an action or a shot cost?"""

from __future__ import annotations

import time
from statistics import median
from typing import Any, NamedTuple

import numpy as np

from benchmarks.measure import Figure
from voevoda.core.actions import Action
from voevoda.core.dice import Seeded, draw
from voevoda.core.game import CHANCE, OVER, legal
from voevoda.core.match import Match
from voevoda.core.odds import odds
from voevoda.core.registry import find
from voevoda.core.rule import assign, rule
from voevoda.games.cerilia.actions import ChargeAt, Shoot, Strike
from voevoda.games.cities.actions import Attack
from voevoda.games.wizardrimort.actions import Attack as Assault
from voevoda.games.wizardrimort.actions import ShootBlock, ShootStone

REPEATS = 20000


@rule
def copy_often(states: Any, times: int) -> int:
    """Copy a state to and fro."""
    for i in range(times):
        assign(states, 1 - i % 2, states, i % 2)
    return times


@rule
def list_often(world: Any, states: Any, actions: Any, times: int) -> int:
    """List the legal actions again and again."""
    total = 0
    for _ in range(times):
        total += legal(world, states[0], actions)
    return total


class Limits(NamedTuple):
    """What is measured in a game, and what it should reach."""

    game: str
    scenario: str
    attacks: tuple[type[Action], ...]
    """Actions whose odds are told at once."""
    copy_ns: int
    odds_ms: int | None = None
    legal_us: int | None = None
    positions: int = 60
    """How many; each is reached in plain Python."""
    shots: tuple[type[Action], ...] = ()
    """Likewise, of a catapult."""
    shots_ms: int | None = None


LIMITS = (
    Limits("cities", "standard", (Attack,), copy_ns=100, odds_ms=1, legal_us=1),
    Limits("cerilia", "open_field", (Shoot, ChargeAt, Strike), copy_ns=300, odds_ms=2),
    Limits("grand", "crowns", (), copy_ns=500, positions=12),
    Limits(
        "wizardrimort",
        "wiz_drowned_tower",
        (Assault,),
        copy_ns=1000,
        odds_ms=2,
        positions=30,
        shots=(ShootStone, ShootBlock),
        shots_ms=20,
    ),
)


def middle_positions(limits: Limits) -> list[Match]:
    """Return matches in the middle of random games, at a decision."""
    found: list[Match] = []
    seed = 0
    while len(found) < limits.positions:
        seed += 1
        match = Match(limits.game, limits.scenario, dice=Seeded(seed))
        luck = Seeded(seed, game=1).random
        for _ in range(60 + 2 * seed):
            if match.over:
                break
            actions = match.legal_actions()
            match.play(actions[draw(luck, len(actions))])
        if match.turn not in (CHANCE, OVER):
            found.append(match)
    return found


def seconds(work: Any) -> float:
    """Return the processor time of a call."""
    began = time.process_time()
    work()
    return time.process_time() - began


def times_of_odds(match: Match, kinds: tuple[type[Action], ...], most: int = 20) -> list[float]:
    """Return what the odds of some actions of a position cost, and what is told of them, in ms."""
    game, found = match.game, list[float]()

    def tell(action: Action) -> None:
        game.summary(match.world, match.state, odds(match, [action]))

    for action in [action for action in match.legal_actions() if isinstance(action, kinds)][:most]:
        found.append(seconds(lambda action=action: tell(action)) * 1e3)
    return found


def figures() -> list[Figure]:
    """Measure and return the figures."""
    return [figure for limits in LIMITS for figure in figures_of(limits)]


def figures_of(limits: Limits) -> list[Figure]:
    """Measure one game."""
    game = find(limits.game)
    positions = middle_positions(limits)
    sizes = positions[0].compiled_sizes
    copier, lister = game.compiled.bind(copy_often), game.compiled.bind(list_often)
    states = game.state.allocate(2, sizes)
    actions = np.zeros(game.max_actions, np.int64)
    world = positions[0].world.pack(sizes)[0]
    copier(states, 2)
    lister(world, positions[0].state.pack(sizes), actions, 1)
    copy_ns = median(seconds(lambda: copier(states, REPEATS)) for _ in range(9)) / REPEATS * 1e9
    lists = []
    for match in positions:
        row = match.state.pack(sizes)
        lists.append(seconds(lambda row=row: lister(world, row, actions, 2000)) / 2000 * 1e6)
    name, most = f"`{limits.game}`", limits.legal_us
    found = [
        Figure(f"{name}, copying a state ({states.nbytes // 2} bytes), ns", f"{copy_ns:.3g}",
               f"≤ {limits.copy_ns}", copy_ns <= limits.copy_ns),
        Figure(f"{name}, `legal`, median of mid-game positions, µs", f"{median(lists):.3g}",
               f"≤ {most}" if most else "", median(lists) <= most if most else None),
    ]  # fmt: skip
    for kinds, what, limit in (
        (limits.attacks, "an attack", limits.odds_ms),
        (limits.shots, "a shot", limits.shots_ms),
    ):
        if limit is not None:
            times = [ms for match in positions for ms in times_of_odds(match, kinds)]
            found.append(
                Figure(f"{name}, odds of {what}, plain rules, median of {len(times)}, ms",
                       f"{median(times):.3g}", f"≤ {limit}", median(times) <= limit)
            )  # fmt: skip
    return found
