"""`voevoda army`: armies by points, from the cards to a battle that can be played."""

from __future__ import annotations

import difflib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from voevoda.cli.command import AsJson, GameName, UsageError
from voevoda.cli.screen import Screen, read_file, write_file
from voevoda.cli.setting import decoded, in_file, scenario_of
from voevoda.core.errors import Message, NotFoundError, ScenarioError, VoevodaError

if TYPE_CHECKING:
    from voevoda.core.armies import Armies, Army, Cell, Table
    from voevoda.core.game import Game

UNITS, CHECK, BUILD, BATTLE = WAYS = ("units", "check", "build", "battle")
SUFFIXES = (".toml", ".json")
EXAMPLES = """\
voevoda army cerilia
voevoda army cerilia build knights 2 infantry archers+mage:fog --points 50 --save mine.toml
voevoda army cerilia build dwarf_guard 3 dwarf_infantry archers --points 50 --save theirs.toml
voevoda army cerilia check mine.toml --points 50
voevoda army cerilia battle mine.toml theirs.toml --ground river --save battle.toml
voevoda play cerilia --scenario battle.toml
"""
"""From cards to a battle, in the order in which they work; shown by `--help`."""


def army(
    ctx: typer.Context,
    game: GameName,
    way: Annotated[str, typer.Argument(metavar="|".join(WAYS))] = UNITS,
    what: Annotated[list[str] | None, typer.Argument(metavar="FILE|LIST")] = None,
    points: Annotated[str | None, typer.Option("--points", metavar="N[,N]")] = None,
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
    ground: Annotated[str | None, typer.Option("--ground", metavar="ID|FILE")] = None,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE")] = None,
    as_json: AsJson = False,
) -> None:
    """Show the cards, check and price armies, build one, or let two meet."""
    from voevoda.core.registry import all_games, find

    screen: Screen = ctx.obj
    rules = find(game)
    if rules.armies is None:
        known = ", ".join(each.id for each in all_games() if each.armies is not None)
        own = f"{rules.id}-army-none"  # where players choose armies in another way
        said = own if screen.name(own, "") else "cli-army-none"
        raise NotFoundError(said, game=game, known=known)
    if way not in WAYS:
        near = difflib.get_close_matches(way, WAYS, 1, 0.4)
        raise UsageError("cli-army-way", name=way, near=near[0] if near else "none")
    limits, words = _limits(points), what or []
    if save is not None and not save.lower().endswith(SUFFIXES):
        raise UsageError("cli-army-suffix", file=save)
    if way == UNITS:
        _show_cards(screen, rules, rules.armies, as_json)
    elif not words:
        raise UsageError(f"cli-army-{way}-what", game=game)
    elif way == CHECK:
        for file in words:
            made = _army_of(rules.armies, file, limits[0] if limits else None)
            _show_army(screen, rules, made, limits, as_json, file)
    elif way == BUILD:
        _build(screen, rules, words, limits, name, save, as_json)
    else:
        _meet(screen, rules, words, limits, ground, save)


def _limits(points: str | None) -> list[int] | None:
    if points is None:
        return None
    parts = points.split(",")
    if len(parts) > 2 or not all(part.strip().isdecimal() and len(part) < 7 for part in parts):
        raise UsageError("cli-army-points", text=points)
    return [int(part) for part in parts]


def _army_of(armies: Armies, file: str, limit: int | None, side: str = "") -> Army:
    """Return the army of a file; raises an error that names the file, and the line if it can."""
    text = read_file(Path(file)).decode(errors="replace")
    tree = decoded(file, text)
    if not isinstance(tree, dict):
        raise ScenarioError("cli-army-shape", file=file)
    try:
        made = armies.read(tree)
        armies.check(made, limit, side)
    except VoevodaError as error:
        raise in_file(file, text, error) from error
    return made


# --- what is shown ----------------------------------------------------------------------------


def _show_cards(screen: Screen, game: Game, armies: Armies, as_json: bool) -> None:
    tables = armies.cards()
    if as_json:
        screen.json([_for_programs(screen, row, table) for table in tables for row in table.rows])
        return
    for table in tables:
        _print_table(screen, game, table)
    screen.print(*filter(None, [screen.name(f"{game.id}-cards-key", "")]))
    screen.say("cli-army-next", game=game.id)


def _show_army(
    screen: Screen,
    game: Game,
    made: Army,
    limits: list[int] | None,
    as_json: bool,
    title: str = "",
) -> None:
    assert game.armies is not None
    cost, written = game.armies.cost(made), game.armies.format(made)
    if as_json:
        army = msgspec.to_builtins(made)
        screen.json({"game": game.id, "army": army, "cost": cost, "list": written})
        return
    heading = ": ".join(filter(None, (title, getattr(made, "name", ""))))
    if heading:
        screen.print(heading)
    _print_table(screen, game, game.armies.bill(made))
    left = limits[0] - cost if limits else 0
    screen.say("cli-army-cost", cost=cost, limit=limits[0] if limits else "none", left=left)
    screen.say("cli-army-list", list=written)


def _print_table(screen: Screen, game: Game, table: Table) -> None:
    shown = screen.table(*(f"{game.id}-column-{column}" for column in table.columns))
    shown.padding = (0, 1, 0, 0)
    rows = [[_said(screen, cell) for cell in row] for row in table.rows]
    for place, column in enumerate(shown.columns):
        is_number = all(isinstance(row[place], int) for row in table.rows)
        column.justify = "right" if is_number else "left"
        column.no_wrap = not any(" " in row[place] for row in rows)  # typed as it stands
    for row in rows:
        shown.add_row(*row)
    screen.print(shown)


def _said(screen: Screen, cell: Cell) -> str:
    if isinstance(cell, tuple):
        return ", ".join(screen.sentence(each) for each in cell)
    return screen.sentence(cell) if isinstance(cell, Message) else str(cell)


def _for_programs(screen: Screen, row: tuple[Cell, ...], table: Table) -> dict[str, Any]:
    return {
        column: cell if isinstance(cell, int) else _said(screen, cell)
        for column, cell in zip(table.columns, row, strict=True)
    }


# --- what is made -----------------------------------------------------------------------------


def _build(
    screen: Screen,
    game: Game,
    words: list[str],
    limits: list[int] | None,
    name: str,
    save: str | None,
    as_json: bool,
) -> None:
    assert game.armies is not None
    made = game.armies.parse(words)
    if name:
        made = msgspec.structs.replace(made, name=name)
    game.armies.check(made, limits[0] if limits else None, "")
    if save is not None:
        _write(save, made)
    _show_army(screen, game, made, limits, as_json)
    if save is not None and not as_json:
        screen.say("cli-army-saved", file=save)


def _meet(
    screen: Screen,
    game: Game,
    files: list[str],
    limits: list[int] | None,
    ground: str | None,
    save: str | None,
) -> None:
    assert game.armies is not None
    sides = game.armies.sides
    if len(files) != len(sides):
        called = ", ".join(screen.seat(game.id, side) for side in sides)
        raise UsageError("cli-army-battle-files", count=len(files), sides=called)
    if save is None:
        raise UsageError("cli-army-battle-save")
    base = scenario_of(game, ground)
    made = [
        _army_of(game.armies, file, None, side) for file, side in zip(files, sides, strict=True)
    ]
    _write(save, game.armies.battle(made, limits, base))
    for side, file, each in zip(sides, files, made, strict=True):
        cost, written = game.armies.cost(each), game.armies.format(each)
        called = screen.seat(game.id, side)
        screen.say("cli-army-side", side=called, file=file, cost=cost, list=written)
    screen.say("cli-army-battle-saved", file=save, game=game.id)


def _write(file: str, made: msgspec.Struct) -> None:
    """Write a struct as TOML or JSON, by the ending of the name."""
    tree = msgspec.to_builtins(made)
    if file.lower().endswith(".json"):
        text = json.dumps(tree, ensure_ascii=False, indent=1) + "\n"
    else:
        rows = ((key, value) for key, value in tree.items() if value is not None)
        text = "".join(f"{key} = {_toml(value, True)}\n" for key, value in rows)
    write_file(Path(file), text.encode())


def _toml(value: Any, spread: bool = False) -> str:
    """Return a value of TOML; with `spread`, a list of tables has a line for each."""
    if isinstance(value, dict):
        parts = [f"{key} = {_toml(each)}" for key, each in value.items() if each is not None]
        return "{ " + ", ".join(parts) + " }"
    if isinstance(value, list | tuple):
        parts = [_toml(each) for each in value]
        if spread and any(isinstance(each, dict) for each in value):
            return "[\n" + "".join(f"  {part},\n" for part in parts) + "]"
        return "[" + ", ".join(parts) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")
