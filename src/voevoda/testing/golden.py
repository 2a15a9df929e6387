"""Golden playthroughs: random games written down in full, so that a change of behaviour is a diff.

    python -m voevoda.testing.golden            write all of them anew
    python -m voevoda.testing.golden --check    say which are no longer so

A file `<game>/<scenario>-<seed>.txt` under the folder of playthroughs is one game; to record
another, create an empty file of that name. Games that are not installed are named by
`--add module:NAME`.
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path

import msgspec

from voevoda.core import registry
from voevoda.core.actions import KIND_BITS
from voevoda.core.game import CHANCE, Game
from voevoda.core.match import Match, Step
from voevoda.core.texts import say

FOLDER = Path("tests/golden")
STEPS = 150
"""Steps that are written down; of those behind them, only where they lead."""
LENGTH = 140_000
"""Characters that are written down, in whole steps."""
WIDTH = 100
MANY = 190
"""Choices that are written down; of more, how many there are of each kind, and a digest."""


def playthrough(game: Game, scenario: str, seed: int, steps: int = STEPS) -> str:
    """Return a random game as text: boards, choices, odds, events, views and hashes."""
    match = Match(game, scenario, roll=False)
    luck = random.Random(f"{game.id}/{scenario}/{seed}")
    lines = [f"{game.id} {game.version}, {scenario}, seed {seed}"]
    lines += _events(match, match.opening)
    turn = None
    written = True
    while not match.over:
        written = written and len(match.steps) < steps and sum(map(len, lines)) < LENGTH
        if written and match.turn not in (turn, CHANCE):
            lines += ["", *match.game.board(match.world, match.state, None).splitlines(), ""]
            turn = match.turn
        choices = _choices(match)
        weights = [weight for _, weight in choices]
        text = luck.choices([text for text, _ in choices], weights)[0]
        if written:
            lines += _offered(match, choices)
        step = match.replay(match.read_step(text))
        if written:
            lines += _taken(match, step)
    lines += ["", *match.game.board(match.world, match.state, None).splitlines(), ""]
    winners = " ".join(match.seats[seat].name for seat in match.winners)
    lines.append(f"over after {len(match.steps)} steps, {match.hash}, {match.ending}: {winners}")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def stale(folder: Path = FOLDER) -> list[Path]:
    """Return the playthroughs whose games now go otherwise."""
    return [path for path, text in _recorded(folder) if path.read_text("utf-8") != text]


def _choices(match: Match) -> list[tuple[str, int]]:
    if match.turn == CHANCE:
        nodes = match.game.chance(match.world, match.state)
        return [(f"={code >> KIND_BITS}", weight) for code, weight in nodes]
    return [(match.format(action), 1) for action in match.legal_actions()]


def _offered(match: Match, choices: Sequence[tuple[str, int]]) -> Iterator[str]:
    if match.turn == CHANCE:
        yield "chance " + " ".join(f"{text}:{weight}" for text, weight in choices)
        return
    line = f"{match.seats[match.turn].name} may"
    texts = [text for text, _ in choices]
    for text in texts if len(texts) <= MANY else _kinds(texts):
        if len(line) + len(text) > WIDTH:
            yield line
            line = "   "
        line += f" [{text}]"
    yield line


def _kinds(texts: Sequence[str]) -> list[str]:
    counts = Counter(text.split()[0] for text in texts)
    said = [f"{kind} x{count}" for kind, count in counts.items()]
    return [*said, blake2b("\n".join(texts).encode(), digest_size=4).hexdigest()]


def _taken(match: Match, step: Step) -> Iterator[str]:
    name = "chance" if step.seat == CHANCE else match.seats[step.seat].name
    yield f"{len(match.steps)}. {name} {step.text}"
    yield from _events(match, step.events)
    views = [_digest(match, seat) for seat in [*range(len(match.seats)), None]]
    yield f"  {step.hash} views {' '.join(views)}"


def _events(match: Match, events: Sequence[object]) -> Iterator[str]:
    for event in events:
        message = match.game.words(match.world, event)  # type: ignore[arg-type]
        yield f"  {message.rule} {say('en', message)}"


def _digest(match: Match, seat: int | None) -> str:
    return blake2b(msgspec.json.encode(match.view(seat)), digest_size=4).hexdigest()


def _recorded(folder: Path) -> Iterator[tuple[Path, str]]:
    for path in sorted(folder.glob("*/*.txt")):
        scenario, _, seed = path.stem.rpartition("-")
        yield path, playthrough(registry.find(path.parent.name), scenario, int(seed))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write or check the playthroughs; return 1 if a check failed."""
    parser = argparse.ArgumentParser(prog="python -m voevoda.testing.golden")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    parser.add_argument("--check", action="store_true", help="change nothing, name what differs")
    parser.add_argument("--add", action="append", default=[], metavar="MODULE:NAME")
    given = parser.parse_args(arguments)
    for place in given.add:
        module, _, name = place.partition(":")
        registry.add(getattr(importlib.import_module(module), name))
    if given.check:
        differ = stale(given.folder)
        for path in differ:
            print(f"{path} is no longer so")
        return 1 if differ else 0
    for path, text in _recorded(given.folder):
        if path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(f"{path} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
