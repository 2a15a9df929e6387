"""What the commands share: the reader's language, printing, asking, and files."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from voevoda.core.errors import Argument, Message, NotFoundError, VoevodaError
from voevoda.core.texts import DEFAULT_LANGUAGE, LANGUAGES, has_words, say, words

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.table import Table

Show = Callable[[int, int, str], None]
"""Told how much is done, of how much, and what is at work."""

PIPED_WIDTH = 110
"""Columns of tables and rulebooks that nobody's terminal limits."""


STEERING = {*range(0x20), *range(0x7F, 0xA0)} - {ord("\t"), ord("\n")}
TURNING = {*range(0x202A, 0x202F), *range(0x2066, 0x206A)}
BROKEN = range(0xD800, 0xE000)
UNPRINTABLE = dict.fromkeys({*STEERING, *TURNING, *BROKEN}, "\N{REPLACEMENT CHARACTER}")
"""What would steer a terminal, turn the order of its letters, or is no character at all."""


class FileError(VoevodaError):
    """A file that cannot be read or written."""


def language_of(args: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """Return the language to speak, and the arguments without `--lang`.

    `--lang` decides, else VOEVODA_LANG, else the locale. Raises NotFoundError for another language.
    """
    rest: list[str] = []
    chosen = environment.get("VOEVODA_LANG") or None
    given = iter(args)
    for arg in given:
        if arg == "--lang":
            chosen = next(given, "")
        elif arg.startswith("--lang="):
            chosen = arg.partition("=")[2]
        else:
            rest.append(arg)
    if chosen is None:
        return locale_language(environment), rest
    if chosen not in LANGUAGES:
        raise NotFoundError("cli-language-unknown", name=chosen, known=", ".join(LANGUAGES))
    return chosen, rest


def locale_language(environment: Mapping[str, str]) -> str:
    """Return the language of the locale if it is one of ours, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            code = environment[name][:2].lower()
            return code if code in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def scenario_words(game: str, scenario: str) -> str:
    """Return the id of the words of a scenario; its goal is the attribute `goal`."""
    return f"{game}-scenario-{scenario.replace('_', '-')}"


def rule_of(message: Message) -> str | None:
    """Return the rule that a message, or the detail within it, rests on."""
    detail = message.args.get("detail")
    return message.rule or (rule_of(detail) if isinstance(detail, Message) else None)


class Screen:
    """The reader's side of a command: a language, a terminal or a pipe."""

    def __init__(self, language: str) -> None:
        """Take the language in which everything is said."""
        self.language = language

    @cached_property
    def console(self) -> Console:
        """The standard output."""
        from rich.console import Console

        width = None if sys.stdout.isatty() else PIPED_WIDTH
        return Console(highlight=False, markup=False, emoji=False, width=width)

    @property
    def interactive(self) -> bool:
        """Whether a person sits at both ends."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def words(self, id: str, **args: Argument) -> str:
        """Return the words of a message of our own."""
        return words(self.language, id, args)

    def name(self, id: str, fallback: str) -> str:
        """Return the words of an id that a game may have left out."""
        known = has_words(self.language, id) or has_words(DEFAULT_LANGUAGE, id)
        return words(self.language, id) if known else fallback

    def seat(self, game: str, name: str) -> str:
        """Return a seat or side as people read it: what its game calls it, else its own name."""
        return self.name(f"{game}-seat-{name.lower()}", name)

    def sentence(self, message: Message) -> str:
        """Return a message as one line, with the rule that it or its detail rests on."""
        said = " ".join(say(self.language, message).split())
        rule = rule_of(message)
        return f"{said} [{rule}]" if rule else said

    def print(self, *lines: RenderableType) -> None:
        """Print lines or tables; a pipe gets them unbroken."""
        from rich.text import Text

        for each in lines or ("",):
            broken = isinstance(each, str) and not self.console.is_terminal
            if isinstance(each, str):
                each = printable(each)
            elif isinstance(each, Text):
                each = each.copy()
                each.plain = printable(each.plain)  # as long as before: its colours stay
            self.console.print(each, soft_wrap=broken)

    def say(self, id: str, **args: Argument) -> None:
        """Print a sentence of our own."""
        self.print(self.words(id, **args))

    def json(self, value: Any) -> None:
        """Print one JSON document for a program to read."""
        sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")

    def warn(self, text: str) -> None:
        """Print one line on the standard error."""
        sys.stderr.write(printable(" ".join(text.split())) + "\n")

    def table(self, *columns: str, title: str | None = None) -> Table:
        """Return an empty table; `>` before a column's message id aligns it to the right."""
        from rich import box
        from rich.table import Table

        table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False)
        for column in columns:
            right = column.startswith(">")
            table.add_column(
                self.words(column.lstrip(">")), justify="right" if right else "left", no_wrap=right
            )
        return table

    @contextmanager
    def progress(self, id: str) -> Iterator[Show]:
        """Show on the standard error how far something is, if somebody is watching."""
        from rich.console import Console
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            TextColumn,
            TimeElapsedColumn,
        )

        what, console = self.words(id), Console(stderr=True, markup=False, highlight=False)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        clock, watched = TimeElapsedColumn(), console.is_terminal
        with Progress(*columns, clock, console=console, disable=not watched) as bar:
            task = bar.add_task(what, total=None)

            def show(done: int, total: int, name: str) -> None:
                text = f"{what}: {name}" if name else what
                bar.update(task, completed=done, total=total, description=text)

            yield show

    def ask(self, prompt: str) -> str:
        """Return the next line that is typed or piped in; raises EOFError at the end."""
        line = input(printable(prompt)).strip()
        if not sys.stdin.isatty():
            self.print(line)
        return line

    def confirm(self, question: str) -> bool:
        """Ask until the answer is yes or no; raises EOFError at the end."""
        yes, no = self.words("cli-yes").split(), self.words("cli-no").split()
        while True:
            answer = self.ask(f"{question} [{yes[0]}/{no[0]}] ").lower()
            if answer in ("y", "yes", *yes):
                return True
            if answer in ("n", "no", *no):
                return False


def printable(text: str) -> str:
    """Return a text, maybe from a file by somebody else, that cannot steer the terminal."""
    return text.translate(UNPRINTABLE)


def read_file(path: Path) -> bytes:
    """Return the bytes of a file; raises FileError saying why it cannot be read."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise FileError("cli-file-missing", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise FileError("cli-file-unreadable", file=str(path), detail=reason_of(error)) from None


def write_file(path: Path, data: bytes) -> None:
    """Write a file whole or not at all; raises FileError saying why it cannot be written."""
    part = path.parent / f"{path.name}.part"
    try:
        part.write_bytes(data)
        os.replace(part, path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            part.unlink(missing_ok=True)
        raise FileError("cli-file-unwritable", file=str(path), detail=reason_of(error)) from None


def reason_of(error: Exception) -> str:
    """Return the system's word for what went wrong."""
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
