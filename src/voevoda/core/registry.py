"""Which games there are: those under the entry point `voevoda.games`, and any added by hand."""

from __future__ import annotations

from importlib.metadata import entry_points

from voevoda.core.errors import NotFoundError
from voevoda.core.game import Game
from voevoda.core.texts import add_folder

GROUP = "voevoda.games"

_games: dict[str, Game] = {}


def add(game: Game) -> Game:
    """Make a game known under its id (an installed package does so by its entry point)."""
    _games[game.id] = game
    add_folder(game.folder / "texts")
    return game


def find(name: str) -> Game:
    """Return the game of that id; raises NotFoundError naming those that exist."""
    if name not in _games:
        for entry in entry_points(group=GROUP, name=name):
            return add(entry.load())
        raise NotFoundError("game-unknown", name=name, known=", ".join(game_ids()))
    return _games[name]


def installed_ids() -> list[str]:
    """Return the ids of the games that installed packages bring, sorted."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def game_ids() -> list[str]:
    """Return the ids of all known games, those added by hand included, sorted."""
    return sorted({*_games, *installed_ids()})


def all_games() -> list[Game]:
    """Return all known games, sorted by id."""
    return [find(name) for name in game_ids()]
