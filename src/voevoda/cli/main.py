"""The command `voevoda`: finds the language, runs the command, tells errors in one line."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from voevoda import __version__
from voevoda.cli.army import EXAMPLES, army
from voevoda.cli.command import BAD_INPUT, INTERRUPTED, Command, Group, usage_message
from voevoda.cli.games import games
from voevoda.cli.play import play
from voevoda.cli.replay import replay
from voevoda.cli.rules import rules
from voevoda.cli.scenarios import scenarios
from voevoda.cli.screen import Screen, language_of, locale_language, reason_of
from voevoda.cli.serve import serve
from voevoda.cli.simulate import simulate
from voevoda.cli.solve import solve
from voevoda.cli.verify import verify
from voevoda.cli.warm import warm
from voevoda.core.errors import VoevodaError

app = typer.Typer(cls=Group, add_completion=False, pretty_exceptions_enable=False)
for function in (serve, games, scenarios, rules, army, play, simulate, solve, replay, verify, warm):
    epilog = EXAMPLES if function is army else None
    app.command(function.__name__, cls=Command, epilog=epilog)(function)


@app.callback(invoke_without_command=True)
def voevoda(
    ctx: typer.Context, version: Annotated[bool, typer.Option("--version")] = False
) -> None:
    """Without a command: serve the table and open it."""
    if version:
        print(f"voevoda {__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        serve(ctx, open_browser=True)


def main() -> None:
    """Run the program with the arguments of this process."""
    _prepare_streams()
    sys.exit(run(sys.argv[1:]))


def _prepare_streams() -> None:
    """Do without streams that were closed, and without letters that the output does not have."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # kept
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def run(args: Sequence[str]) -> int:
    """Run the program; return its exit code."""
    screen = Screen(locale_language(os.environ))
    try:
        screen.language, rest = language_of(args, os.environ)
        code = typer.main.get_command(app).main(
            rest, prog_name="voevoda", standalone_mode=False, obj=screen
        )
        return code if isinstance(code, int) else 0
    except VoevodaError as error:
        screen.warn(screen.sentence(error.message))
    except OSError as error:
        screen.warn(screen.words("cli-system", detail=reason_of(error)))
    except typer.Abort:
        return INTERRUPTED
    except Exception as error:
        usage = usage_message(error, "voevoda")
        if usage is None:
            raise
        screen.warn(screen.sentence(usage.message))
    return BAD_INPUT
