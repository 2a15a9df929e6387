"""Run the benchmarks, print the table and write it to `docs/results.md` if it is whole."""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import dragging, random_play, simulation, solving, start, state
from benchmarks.measure import Figure

RESULTS = Path(__file__).parents[1] / "docs" / "results.md"
QUESTIONS = {
    module.__name__.rpartition(".")[2]: module
    for module in (start, random_play, state, dragging, simulation, solving)
}
BEGIN, END = "<!-- bench -->", "<!-- /bench -->"


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; return 0 if every figure is reached, 1 otherwise."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument(
        "only", nargs="*", metavar="PART", help=f"measure only this: {', '.join(QUESTIONS)}"
    )
    only = parser.parse_args(arguments).only
    if unknown := [part for part in only if part not in QUESTIONS]:
        parser.error(f"There is no part {unknown[0]!r}. There are: {', '.join(QUESTIONS)}.")
    console = Console()
    figures: list[Figure] = []
    for question in [QUESTIONS[part] for part in only] or QUESTIONS.values():
        console.print(f"… {question.__doc__.splitlines()[0] if question.__doc__ else ''}")
        figures += question.figures()
    table = Table("what", "measured", "to reach", "")
    for figure in figures:
        table.add_row(figure.what, figure.value, figure.target, mark(figure))
    console.print(table)
    if not only:
        write(figures)
    return 0 if all(figure.reached is not False for figure in figures) else 1


def mark(figure: Figure) -> str:
    """Return a word, not only a colour."""
    return {True: "reached", False: "missed", None: ""}[figure.reached]


def write(figures: list[Figure]) -> None:
    """Put the table between its marks in the page of results."""
    day = datetime.now(UTC).date().isoformat()
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    lines = [BEGIN, f"`make bench`, {day}, {machine}:", "", "| what | measured | to reach | |"]
    lines += ["|---|---|---|---|"]
    lines += [f"| {f.what} | {f.value} | {f.target} | {mark(f)} |" for f in figures]
    text = RESULTS.read_text("utf-8")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    RESULTS.write_text(before + "\n".join([*lines, END]) + after, "utf-8")


if __name__ == "__main__":
    sys.exit(main())
