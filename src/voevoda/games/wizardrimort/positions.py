"""What a scenario tells of the middle of a game, and which part of it is at fault."""

from __future__ import annotations

from voevoda.core.errors import ScenarioError
from voevoda.games.wizardrimort.checks import check_known, check_number, number_of
from voevoda.games.wizardrimort.forms import SIDE_LETTERS
from voevoda.games.wizardrimort.params import GAMES
from voevoda.games.wizardrimort.setups import Scenario, TurnSetup, UnitSetup

MOST_COUNTED = 99
"""Shots, attacks and rounds that a position may have counted."""
FARTHEST = 99_999
"""How far a unit may have walked in its turn."""


def check_position(made: Scenario) -> None:
    """Raise ScenarioError for a past that cannot have been."""
    for unit in made.units:
        check_past(made, unit)
    for body in made.bodies:
        check_number(f"{body.id} shots", body.shots, 0, MOST_COUNTED)
    for side, setup in zip(SIDE_LETTERS, (made.a, made.b), strict=True):
        check_number(f"side {side} wins", setup.wins, 0, GAMES)
    if made.turn is not None:
        check_begun(made)
        check_turn(made, made.turn)


def check_past(made: Scenario, unit: UnitSetup) -> None:
    """What a unit has done in its turn, and who has seen it."""
    check_number(f"{unit.id} attacks", unit.attacks, 0, MOST_COUNTED)
    check_number(f"{unit.id} path", unit.path, 0, FARTHEST)
    if len(unit.came_from) not in (0, 2):
        raise ScenarioError("wizardrimort-setup-point", what=unit.id)
    for axis, value, most in zip("xy", unit.came_from, (made.width, made.height), strict=False):
        check_number(f"{unit.id} came_from {axis}", value, 0, most)
    for name in unit.seen_by:
        check_known(f"{unit.id} seen_by", name, [u.id for u in made.units if u.id[0] != unit.id[0]])


def check_begun(made: Scenario) -> None:
    """In the middle of a game there is nothing left to choose or to place."""
    loose = any(body.loose for body in made.bodies)
    for field, stands in (("draft", made.draft), ("deploy", made.deploy), ("loose", loose)):
        if stands:
            raise ScenarioError("wizardrimort-setup-begun", field=field)


def check_turn(made: Scenario, turn: TurnSetup) -> None:
    """Whose turn it is, and what is left of it."""
    turns = len(made.order) or (2 if len(made.commanders) == 2 else 4)
    games = min(len(made.modes), max(1, number_of(made.params, "chronicle.games")))
    check_number("turn slot", turn.slot, 0, turns - 1)
    check_number("turn round", turn.round, 1, MOST_COUNTED)
    check_number("turn game", turn.game, 1, games)
    check_number("turn sieged", turn.sieged, 0, MOST_COUNTED)
    for name in ("white", "black", "red", "credit", "converted", "hired"):
        check_number(f"turn {name}", getattr(turn, name), 0, 6)
    check_known("turn first", turn.first, SIDE_LETTERS)
    for name in ("obelisk_armed", "hold_armed"):
        if getattr(turn, name):
            check_known(f"turn {name}", getattr(turn, name), SIDE_LETTERS)
    for name in ("penalty", "interrupted", "declined"):
        for commander in getattr(turn, name):
            check_number(f"turn {name}", commander, 1, len(made.commanders))
