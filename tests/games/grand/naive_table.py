"""The naive rules of `grand` as a table that plays worked examples."""

from __future__ import annotations

import re

from tests.games.grand.example_reader import MAPS, Example, PieceLine
from tests.games.grand.naive import Game, summary
from tests.games.grand.naive_scenarios import change_rules, read_map
from tests.games.grand.naive_state import (
    OPTIONS,
    SCHOOLS,
    Building,
    Position,
    Unit,
    Value,
    unit_kind,
)


class NaiveTable:
    """The naive rules as a table."""

    game: Game

    def load(self, example: Example) -> None:
        self.game = Game(position_of(example), "orders")

    def play(self, text: str) -> None:
        self.game.play(text)

    def refusal(self, text: str) -> str:
        return self.game.refusal(text)

    def choices(self) -> list[str]:
        return self.game.question.choices if self.game.question else []

    def summary(self) -> dict[str, str]:
        return summary(self.game)


def position_of(example: Example) -> Position:
    """Return the table of a worked example."""
    pos = read_map("\n".join(["", *MAPS[example.map], ""]))
    change_rules(pos, {name: _rule(name, text) for name, text in example.all_rules().items()})
    pos.year, pos.seat = example.year, example.turn
    pos.teams = {seat: seat for seat in range(1, example.seats + 1)}
    pos.coins = {seat: example.coins.get(seat, 100) for seat in pos.teams}
    pos.rivers |= {*example.cells.get("river", [])}
    pos.bridges = {*example.cells.get("bridge", [])}
    pos.sites = {*example.cells.get("site", [])}
    pos.marks = {*example.cells.get("mark", [])}
    pos.land = {cell: land for land, cells in example.all_lands().items() for cell in cells}
    pos.peace = {frozenset(pair) for pair in example.peace}
    pos.turmoil = dict(example.turmoil)
    for line in example.buildings:
        kind, level = line.words[0], line.words[1]
        owner = int(line.after("of", "0"))
        pos.buildings[line.cell] = Building(kind, int(level), owner, "spent" not in line.flags)
    for line in example.units:
        pos.units[line.name] = _unit_of(line)
    for line in [*example.buildings, *example.units]:
        pos.effects |= {(kind, line.name): seat for kind, seat in line.effects.items()}
    used = [unit.number for unit in pos.units.values()]
    pos.next_tag = example.next or 1 + max(used, default=0)
    return pos


def _rule(name: str, text: str) -> Value:
    if isinstance(OPTIONS.get(name), bool):
        return text == "on"
    return int(text) if re.fullmatch(r"\d+", text) else text


def _unit_of(line: PieceLine) -> Unit:
    flags = line.flags
    owner = 0 if "neutral" in line.words else int(line.name[0])
    unit = Unit(line.name, owner, line.cell, act="spent" not in flags)
    unit.moved, unit.carried = "moved" in flags, "carried" in flags
    unit.pinned, unit.mithril = "pinned" in flags, "mithril" in line.words
    unit.school = next((word for word in line.words if word in SCHOOLS), "")
    unit.controller = line.after("of")
    unit.home = line.after("home")
    if unit_kind(line.name) == "dragon":
        unit.state = next(w for w in line.words if w in ("asleep", "waiting", "tamed", "free"))
        unit.owner = int(unit.controller[0]) if unit.state == "tamed" else 0
        unit.former_owner = int(line.after("former", "0"))
    return unit
