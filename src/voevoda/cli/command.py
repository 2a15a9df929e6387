"""How commands look from outside: help and usage errors in the reader's language."""

from __future__ import annotations

import difflib
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from voevoda.cli.screen import Screen
from voevoda.core.errors import VoevodaError
from voevoda.core.texts import has_words

BAD_INPUT = 2
INTERRUPTED = 130

# Options and arguments that several commands share

GameName = Annotated[str, typer.Argument(metavar="GAME")]
AsJson = Annotated[bool, typer.Option("--json")]
Scenario = Annotated[str | None, typer.Option("--scenario", metavar="ID|FILE")]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="NAME=VALUE")]
MatchPath = Annotated[str, typer.Argument(metavar="FILE")]


class UsageError(VoevodaError):
    """A command line that cannot be read."""


class Command(TyperCommand):
    """A command that speaks the reader's language."""

    allow_extra_args = True

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Refuse what is too much by name."""
        try:
            rest = super().parse_args(ctx, args)
        except Exception as error:
            if getattr(error, "ctx", ctx) is None:
                error.ctx = ctx  # type: ignore[attr-defined]  # Typer leaves it out at times
            raise
        if ctx.args and not ctx.resilient_parsing:
            raise UsageError("cli-usage-extra", text=ctx.args[0], command=ctx.command_path)
        return rest

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print what the command is for, its arguments and its options."""
        print_help(ctx)


class Group(TyperGroup):
    """The program itself."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Name the command that was probably meant."""
        if args[0] not in self.commands and not args[0].startswith("-"):
            near = difflib.get_close_matches(args[0], self.commands, 1, 0.4)
            known = ", ".join(self.commands)
            raise UsageError(
                "cli-command-unknown", name=args[0], near=near[0] if near else "none", known=known
            )
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Print what the program is, its commands and its options."""
        print_help(ctx)


def print_help(ctx: Any) -> None:
    """Print the help of the command of a context."""
    from rich.text import Text

    screen: Screen = ctx.find_root().obj
    command = ctx.command
    name = command.name if ctx.parent else "voevoda"
    arguments = [p for p in command.params if p.param_type_name == "argument"]
    options = [p for p in command.params if p.param_type_name == "option"]
    if isinstance(command, Group):
        shape = screen.words("cli-help-shape")
    else:
        shape = " ".join([*map(_argument, arguments), screen.words("cli-help-options-shape")])
    screen.say("cli-help-usage", line=f"{ctx.command_path} {shape}")
    screen.print("", screen.words(f"cli-command-{name}"))
    if isinstance(command, Group):
        rows = [(each, screen.words(f"cli-command-{each}")) for each in command.commands]
        _print_part(screen, "cli-help-commands", rows)
    rows = [(_argument(p), _purpose(screen, name, p)) for p in arguments]
    _print_part(screen, "cli-help-arguments", rows)
    rows = [(_option(p), _purpose(screen, name, p)) for p in options]
    rows.append(("--lang en|ru", screen.words("cli-option-lang")))
    rows.append(("--help", screen.words("cli-option-help")))
    _print_part(screen, "cli-help-options", rows)
    examples = (getattr(command, "epilog", None) or "").splitlines()
    if examples:
        screen.print("", Text(screen.words("cli-help-examples"), style="bold"))
        screen.print(*(f"  {line}" for line in examples))


def usage_message(error: Any, command: str) -> UsageError | None:
    """Return what Typer finds wrong with a command line in our words; None for another error."""
    kinds = [each.__name__ for each in type(error).__mro__]
    if "UsageError" not in kinds:
        return None
    path = error.ctx.command_path if getattr(error, "ctx", None) else command
    if "NoSuchOption" in kinds:
        return UsageError("cli-usage-option", option=error.option_name, command=path)
    if "BadOptionUsage" in kinds:
        return UsageError("cli-usage-value", option=error.option_name, command=path)
    if "MissingParameter" in kinds:
        return UsageError("cli-usage-missing", name=_argument(error.param, bare=True), command=path)
    if "BadParameter" in kinds and getattr(error, "param", None):
        name = _argument(error.param, bare=True)
        return UsageError("cli-usage-bad", name=name, command=path)
    return UsageError("cli-usage-other", detail=error.format_message(), command=path)


def _print_part(screen: Screen, heading: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for left, right in rows:
        grid.add_row(Text("  " + left, style="bold"), right)
    screen.print("", Text(screen.words(heading), style="bold"), grid)


def _purpose(screen: Screen, command: str, param: Any) -> str:
    name = param.name.replace("_", "-")
    own = f"cli-option-{command}-{name}"
    return screen.words(own if has_words("en", own) else f"cli-option-{name}")


def _argument(param: Any, bare: bool = False) -> str:
    if param.param_type_name == "option":
        return str(param.opts[0])
    text = str(param.metavar or param.name.upper()).strip("[]")
    return text if param.required or bare else f"[{text}]"


def _option(param: Any) -> str:
    names = "/".join([*param.opts, *param.secondary_opts])
    if param.is_flag:
        return names
    return f"{names} {param.metavar or param.name.upper()}"
