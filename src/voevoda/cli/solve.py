"""`voevoda solve`: the value of a battle, and how to lay it out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from threading import Timer
from typing import TYPE_CHECKING, Annotated, Any

import typer

from voevoda.cli.command import AsJson, GameName, Scenario, UsageError
from voevoda.cli.screen import Screen
from voevoda.cli.setting import scenario_of
from voevoda.core.errors import NotFoundError

if TYPE_CHECKING:
    from voevoda.core.game import Game
    from voevoda.games.grand.battles import Battle, Mix
    from voevoda.games.grand.solver import Judgement, Solution

SIDES = ("attackers", "defenders")
LISTED = 12
"""Layouts of a mix that are printed."""
PATIENCE_S = 2.0
SIMPLE = 10_000
"""The largest denominator of a value that is told as a fraction."""


def solve(
    ctx: typer.Context,
    game: GameName,
    attackers: Annotated[str | None, typer.Argument(metavar="ATTACKERS")] = None,
    defenders: Annotated[str | None, typer.Argument(metavar="DEFENDERS")] = None,
    scenario: Scenario = None,
    payoff: Annotated[str | None, typer.Option("--payoff", metavar="NAME")] = None,
    layout: Annotated[str | None, typer.Option("--layout", metavar="LAYOUT")] = None,
    side: Annotated[str, typer.Option("--side", metavar="NAME")] = SIDES[0],
    as_json: AsJson = False,
) -> None:
    """Solve a battle exactly, and judge a layout."""
    from voevoda.core.registry import find, game_ids
    from voevoda.games.grand.battles import read_layout
    from voevoda.games.grand.solver import estimated, is_exact, judge
    from voevoda.games.grand.solver import solve as solution_of

    screen: Screen = ctx.obj
    found = find(game)
    if not found.is_solved:
        known = ", ".join(id for id in game_ids() if find(id).is_solved)
        raise NotFoundError("cli-solve-none", game=found.id, known=known)
    if side not in SIDES:
        raise UsageError("cli-solve-side", name=side, known=", ".join(SIDES))
    battle = _battle(found, attackers, defenders, scenario, payoff)
    if layout is None and not is_exact(battle):
        _tell_estimate(screen, estimated(battle), as_json)
        return
    with _asking_for_patience(screen):
        solution = solution_of(battle)
        judged = None if layout is None else judge(battle, read_layout(layout), side == SIDES[0])
    if as_json:
        screen.json(_plain(solution, judged))
    else:
        _tell(screen, solution)
        if judged is not None:
            _tell_judgement(screen, judged, side)


def _battle(
    game: Game,
    attackers: str | None,
    defenders: str | None,
    scenario: str | None,
    payoff: str | None,
) -> Battle:
    from voevoda.games.grand.battles import PAYOFFS, Battle, battle_of, read_pieces

    if payoff is not None and payoff not in PAYOFFS:
        raise UsageError("cli-solve-payoff", name=payoff, known=", ".join(PAYOFFS))
    if scenario is not None:
        if attackers is not None:
            raise UsageError("cli-solve-both", option="--scenario")
        changed = {} if payoff is None else {"payoff": payoff}
        found = game.scenario(scenario_of(game, scenario))
        return battle_of(game.set_up(found, changed).world)
    if attackers is None or defenders is None:
        raise UsageError("cli-solve-sides", game=game.id)
    return Battle(read_pieces(attackers), read_pieces(defenders), PAYOFFS[payoff or "wdl"])


@contextmanager
def _asking_for_patience(screen: Screen) -> Iterator[None]:
    """Say on the standard error that something is at work if it takes long."""
    timer = Timer(PATIENCE_S, lambda: screen.warn(screen.words("cli-solve-patience")))
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _tell(screen: Screen, solution: Solution) -> None:
    screen.say("cli-solve-value", value=_number(solution.value))
    win, draw, loss = map(_percent, solution.odds)
    screen.say("cli-solve-odds", win=win, draw=draw, loss=loss)
    for side, mix in zip(SIDES, (solution.attackers, solution.defenders), strict=True):
        _tell_mix(screen, side, mix)


def _tell_mix(screen: Screen, side: str, mix: Mix) -> None:
    from voevoda.games.grand.battles import written

    table = screen.table(f"cli-solve-{side}", ">cli-column-chance")
    for layout, chance in mix[:LISTED]:
        table.add_row(written(layout), _percent(chance))
    screen.print(table)
    if len(mix) > LISTED:
        screen.say("cli-solve-more", count=len(mix) - LISTED)


def _tell_judgement(screen: Screen, judged: Judgement, side: str) -> None:
    from voevoda.games.grand.battles import written

    screen.say(
        "cli-solve-judgement",
        side=side,
        worst=_number(judged.worst),
        loses=_number(judged.loses),
        reply=written(judged.reply),
    )


def _tell_estimate(screen: Screen, value: float, as_json: bool) -> None:
    if as_json:
        screen.json({"exact": False, "value": value})
    else:
        screen.say("cli-solve-estimate", value=f"{value:.2f}")


def _plain(solution: Solution, judged: Judgement | None) -> dict[str, Any]:
    from voevoda.games.grand.battles import written

    told: dict[str, Any] = {
        "exact": True,
        "value": solution.value,
        "odds": solution.odds._asdict(),
        "attackers": [{"layout": written(x), "chance": chance} for x, chance in solution.attackers],
        "defenders": [{"layout": written(x), "chance": chance} for x, chance in solution.defenders],
    }
    if judged is not None:
        told["layout"] = {**judged._asdict(), "reply": written(judged.reply)}
    return told


def _number(value: float) -> str:
    """Return a value as a fraction where it is one, with its decimals."""
    simple = Fraction(value).limit_denominator(SIMPLE)
    if abs(float(simple) - value) > 1e-9:
        return f"{value:.4f}"
    return str(simple) if simple.denominator == 1 else f"{simple} ({value:.4f})"


def _percent(chance: float) -> str:
    return f"{chance:.1%}"
