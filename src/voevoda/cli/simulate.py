"""`voevoda simulate`: bots play many games, and what came of them is counted."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from voevoda.cli.command import INTERRUPTED, AsJson, GameName, Scenario, Settings, UsageError
from voevoda.cli.screen import Screen, scenario_words
from voevoda.cli.setting import parameters, scenario_of

if TYPE_CHECKING:
    from voevoda.lab.runner import Quartiles, Report
    from voevoda.lab.statistics import Share

SHARE = (">cli-column-wins", ">cli-column-share", ">cli-column-interval")


def simulate(
    ctx: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N")] = 1000,
    seats: Annotated[str | None, typer.Option("--seats", metavar="LIST")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 1,
    scenario: Scenario = None,
    settings: Settings = None,
    workers: Annotated[int | None, typer.Option("--workers", metavar="N")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count what comes of them."""
    from voevoda.ai.scratch import compiled_size
    from voevoda.ai.warm import is_warm, warm
    from voevoda.core.match import Match
    from voevoda.core.registry import find
    from voevoda.lab.experiment import plan, start_of
    from voevoda.lab.runner import play_chunk, run

    screen: Screen = ctx.obj
    count = workers if workers is not None else os.cpu_count() or 1
    for option, value in (("--games", games), ("--workers", count)):
        if value < 1:
            raise UsageError("cli-simulate-low", option=option, value=value)
    rules = find(game)
    chosen, changed = scenario_of(rules, scenario), parameters(settings)
    players = [name.strip() for name in seats.split(",")] if seats else []
    experiment = plan(game, chosen, changed, players, games, seed)
    with screen.progress("cli-simulate-compiling") as show:
        if not is_warm(rules):
            warm(rules, show)
        world = start_of(experiment).world
        if compiled_size(rules, world) != compiled_size(rules, Match(rules).world):
            play_chunk(experiment, 0, 1)  # compiles what tables of another size need
    with screen.progress("cli-simulate-progress") as show, _stopping_in_two_steps(screen):
        report = run(experiment, count, lambda done, total: show(done, total, ""))
    if report.run.stopped:
        done = report.results.games
        id = "cli-simulate-partial" if done else "cli-simulate-none"
        screen.warn(screen.words(id, done=done, games=games))
    if as_json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
    elif report.results.games:
        print_report(screen, report)
    if report.run.stopped and not report.results.games:
        raise typer.Exit(INTERRUPTED)


@contextmanager
def _stopping_in_two_steps(screen: Screen) -> Iterator[None]:
    """Let the first Ctrl-C stop after the games under way, and the second leave at once."""

    def leave(signum: int, frame: object) -> None:
        for worker in multiprocessing.active_children():
            worker.kill()
        os._exit(INTERRUPTED)  # an orderly exit would wait for the workers

    def stop(signum: int, frame: object) -> None:
        signal.signal(signal.SIGINT, leave)
        screen.warn(screen.words("cli-simulate-stopping"))
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def print_report(screen: Screen, report: Report) -> None:
    """Print what came out as tables."""
    experiment, results = report.experiment, report.results
    scenario = str(experiment.scenario.get("id", ""))
    screen.say(
        "cli-simulate-title",
        game=screen.name(experiment.game, experiment.game),
        scenario=screen.name(scenario_words(experiment.game, scenario), scenario),
        games=results.games,
        seed=str(experiment.seed),
    )
    sides = [side.side for side in results.sides]
    table = screen.table("cli-column-player", *SHARE, ">cli-column-score")
    for side in sides:
        called = screen.seat(experiment.game, side)
        table.add_column(screen.words("cli-column-as-side", side=called), justify="right")
    for player in results.players:
        by_side = (_share(player.by_side[side]) for side in sides)
        table.add_row(player.player, *_shares(player.wins), f"{player.score:+.3f}", *by_side)
    screen.print(table)
    table = screen.table("cli-column-side", *SHARE)
    for line in results.sides:
        table.add_row(screen.seat(experiment.game, line.side), *_shares(line.wins))
    table.add_row(screen.words("cli-simulate-draws"), *_shares(results.draws))
    screen.print(table)
    _print_lengths(screen, results.turns, results.decisions)
    _print_endings(screen, experiment.game, results.endings)
    _print_rules(screen, report)
    run, speed = report.run, speed_text(report.run.games_per_second)
    screen.say("cli-simulate-run", seconds=run.seconds, speed=speed, workers=run.workers)


def speed_text(games: float) -> str:
    """Return a number of games a second; below one it is told too."""
    return f"{games:.0f}" if games >= 10 else f"{games:.2g}"


def _print_lengths(screen: Screen, turns: Quartiles, decisions: Quartiles) -> None:
    table = screen.table(
        "cli-column-length", ">cli-column-shortest", ">cli-column-q1", ">cli-column-median",
        ">cli-column-q3", ">cli-column-longest",
    )  # fmt: skip
    for id, length in (("cli-simulate-turns", turns), ("cli-simulate-decisions", decisions)):
        numbers = (length.shortest, length.q1, length.median, length.q3, length.longest)
        table.add_row(screen.words(id), *(f"{number:g}" for number in numbers))
    screen.print(table)


def _print_endings(screen: Screen, game: str, endings: dict[str, Share]) -> None:
    table = screen.table("cli-column-ending", ">cli-column-games", ">cli-column-share")
    for rule, share in endings.items():
        words = screen.name(f"{game}-ending-{rule.lower()}", "")
        table.add_row(f"{words} [{rule}]".strip(), str(share.count), _percent(share.share))
    screen.print(table)


def _print_rules(screen: Screen, report: Report) -> None:
    table = screen.table(
        "cli-column-rule", ">cli-column-fired", ">cli-column-each-game", ">cli-column-in-games"
    )
    for rule in report.results.rules:
        if rule.fired:
            mean = rule.fired / report.results.games
            share = _percent(rule.games.share)
            table.add_row(rule.rule, str(rule.fired), f"{mean:.2f}", share)
    screen.print(table)


def _shares(share: Share) -> tuple[str, str, str]:
    interval = f"{_percent(share.low)} – {_percent(share.high)}"
    return f"{share.count}/{share.of}", _percent(share.share), interval


def _share(share: Share) -> str:
    if not share.of:
        return "–"
    return f"{_percent(share.share)} ({share.count}/{share.of})"


def _percent(share: float) -> str:
    return f"{share:.1%}"
