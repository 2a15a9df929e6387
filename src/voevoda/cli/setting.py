"""Reads what a command line says of a set-up: scenario, parameters, seats."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from voevoda.cli.screen import read_file
from voevoda.core.errors import (
    MatchFileError,
    NotFoundError,
    ParameterError,
    ScenarioError,
    VoevodaError,
)

if TYPE_CHECKING:
    from voevoda.core.game import Game
    from voevoda.core.match import Match

PERSON = "human"
OPPONENT = "greedy"
WORDS_IN_FILE = ("what", "cell", "sector", "type", "relic", "name", "value", "spell")
"""Data of a message about a scenario that stand in its file as they are."""


def parameters(settings: Sequence[str] | None) -> dict[str, str]:
    """Return the values of `name=value`; raises ParameterError for another form."""
    found = {}
    for each in settings or ():
        name, sign, value = each.partition("=")
        if not (name.strip() and sign and value.strip()):
            raise ParameterError("cli-set-form", text=each)
        found[name.strip()] = value.strip()
    return found


def chosen_seats(text: str | None, count: int) -> list[str | None]:
    """Return the bot of each seat, None for a person; left out, a person against bots.

    Raises NotFoundError for a bot that does not exist, and for too few or too many.
    """
    from voevoda.ai.bot import bot_names

    if text is None:
        return [None, *[OPPONENT] * (count - 1)]
    known = [PERSON, *bot_names()]
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in known:
            raise NotFoundError("cli-seat-unknown", name=name, known=", ".join(known))
    if len(names) != count:
        example = ",".join([PERSON, *[OPPONENT] * (count - 1)])
        raise NotFoundError("cli-seats-count", given=len(names), seats=count, example=example)
    return [None if name == PERSON else name for name in names]


def match_of(file: str) -> Match:
    """Return the match of a file, every step checked.

    Raises FileError for one that cannot be read, MatchFileError naming the file and what is wrong.
    """
    from voevoda.core import matchfile

    data = read_file(Path(file))
    try:
        return matchfile.load(data)
    except MatchFileError as error:
        raise MatchFileError("cli-match-file", file=file, detail=error.message) from error


def scenario_of(game: Game, name: str | None) -> Any:
    """Return a scenario's id, or the content of the scenario file that `name` is the path of.

    Raises ScenarioError naming file and line, FileError for a file that cannot be read.
    """
    if name is None or not name.lower().endswith((".json", ".toml")):
        return name  # a game names the scenarios that it has
    text = read_file(Path(name)).decode(errors="replace")
    tree = decoded(name, text)
    if not isinstance(tree, dict):
        raise ScenarioError("cli-scenario-shape", file=name)
    try:
        game.scenario(tree)
    except VoevodaError as error:
        raise in_file(name, text, error) from error
    return tree


def decoded(name: str, text: str) -> Any:
    """Return what a file in JSON or TOML says; raises ScenarioError naming file and line."""
    import json
    import tomllib

    is_json = name.lower().endswith(".json")
    try:
        tree = json.loads(text) if is_json else tomllib.loads(text)
        json.dumps(tree, ensure_ascii=False, default=str).encode()  # no half of a character
        return tree
    except (ValueError, RecursionError) as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else 1
        form = "JSON" if is_json else "TOML"
        raise ScenarioError("cli-scenario-syntax", file=name, line=line, form=form) from None


def in_file(name: str, text: str, error: VoevodaError) -> ScenarioError:
    """Return an error about a file with the line that it speaks of, if its words tell it."""
    named = [str(error.message.args[key]) for key in WORDS_IN_FILE if key in error.message.args]
    quoted = [f'"{word}"' if f'"{word}"' in text else word for word in named]
    hits = [(sum(word in line for word in quoted), line) for line in text.splitlines()]
    most = max((count for count, _ in hits), default=0)
    if not most:
        return ScenarioError("cli-scenario-file", file=name, detail=error.message)
    number = next(n for n, (count, _) in enumerate(hits, 1) if count == most)
    return ScenarioError("scenario-file", file=name, line=number, detail=error.message)
