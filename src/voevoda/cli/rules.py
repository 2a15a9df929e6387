"""`voevoda rules`: the rulebook, or one rule of it."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Annotated

import typer

from voevoda.cli.command import AsJson, GameName
from voevoda.cli.screen import Screen
from voevoda.core.errors import NotFoundError

if TYPE_CHECKING:
    from voevoda.core.game import Game

ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
NEAREST = 5


def rules(
    ctx: typer.Context,
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="RULE-ID")] = None,
    as_json: AsJson = False,
) -> None:
    """Show the rulebook of a game, or one rule."""
    from rich.markdown import Markdown

    from voevoda.core.registry import find

    screen: Screen = ctx.obj
    book = rulebook(find(game), screen.language)
    if as_json:
        known = rule_texts(book)
        chosen = known if rule is None else {key: known[key] for key in [rule_id(known, rule)]}
        screen.json([{"id": key, "text": text} for key, text in chosen.items()])
    elif rule is not None:
        screen.print(Markdown(rule_text(book, rule)))
    elif screen.interactive:
        os.environ.setdefault("LESS", "-R")  # colours are codes that a pager has to let through
        with screen.console.pager(styles=True, links=False):
            screen.print(Markdown(ANCHOR.sub("", book)))
    else:
        screen.print(Markdown(ANCHOR.sub("", book)))


def rulebook(game: Game, language: str) -> str:
    """Return the rulebook of a game, in English where the language has none."""
    folder = game.folder / "rulebook"
    book = next((f for n in (language, "en") if (f := folder / f"{n}.md").exists()), None)
    if book is None:
        raise NotFoundError("cli-rulebook-missing", game=game.id)
    return book.read_text("utf-8")


def rule_texts(book: str) -> dict[str, str]:
    """Return the text of each rule by its id, with the table or list that belongs to it."""
    found: dict[str, str] = {}
    for part in re.split(r"(?m)^(?=(?:[-*|] ?)?<a id=|#)", book):
        for id in ANCHOR.findall(part):
            found[id] = ANCHOR.sub("", part).strip()
    return found


def rule_text(book: str, name: str) -> str:
    """Return the text of one rule; raises NotFoundError naming the nearest ids."""
    known = rule_texts(book)
    return known[rule_id(known, name)]


def rule_id(known: dict[str, str], name: str) -> str:
    """Return the id that was meant, in whatever case.

    Raises NotFoundError naming the nearest, or the rules that speak of what was asked for.
    """
    import difflib

    by_case = {id.upper(): id for id in known}
    if name.upper() in by_case:
        return by_case[name.upper()]
    inside = [id for upper, id in by_case.items() if name.upper() in upper]
    told = [id for id, text in known.items() if name.casefold() in text.casefold()]
    close = [by_case[n] for n in difflib.get_close_matches(name.upper(), by_case, NEAREST)]
    message = "cli-rule-told" if told and not inside else "cli-rule-unknown"
    chosen = (inside or told or close or list(known))[:NEAREST]
    raise NotFoundError(message, name=name, near=", ".join(chosen))
