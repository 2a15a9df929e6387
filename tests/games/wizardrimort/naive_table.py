"""The naive rules of `wizardrimort` as a table that plays worked examples."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise

from tests.games.wizardrimort.example_reader import Example
from tests.games.wizardrimort.naive import Game, summary
from tests.games.wizardrimort.naive_acts import aimed
from tests.games.wizardrimort.naive_reach import Clash, attack_sum, defence_sum
from tests.games.wizardrimort.naive_scenarios import new_table, read_line
from tests.games.wizardrimort.naive_shots import fly, landing_point
from tests.games.wizardrimort.naive_space import put
from tests.games.wizardrimort.naive_state import (
    PARAMS,
    Commander,
    Position,
    Unit,
    Value,
    groups_of,
    in_number_order,
)

FACES = {"E": (1, 0), "S": (0, 1), "W": (-1, 0), "N": (0, -1)}


class NaiveTable:
    """The naive rules as a table."""

    game: Game

    def load(self, example: Example) -> None:
        pos, begin = position_of(example)
        self.game = Game(pos, begin)

    def play(self, text: str) -> None:
        self.game.play(text)

    def refusal(self, text: str) -> str:
        return self.game.refusal(text)

    def choices(self) -> list[str]:
        question = self.game.question
        return (question.choices or []) if question else []

    def summary(self) -> dict[str, str]:
        return summary(self.game)

    def groups(self, side: str) -> list[str]:
        pos = self.game.pos
        seats = [n for n, seat in enumerate(pos.seats) if seat.side == side]
        groups = [group for seat in seats for group in groups_of(pos, seat)]
        return ["+".join(unit.id for unit in group) for group in groups]

    def sums(self) -> tuple[int, int]:
        pos, clash = self.game.pos, self.game.pos.clash
        assert isinstance(clash, Clash)
        attack, defence = attack_sum(pos, clash, 2), defence_sum(pos, clash, 2)
        return sum(attack.values()), sum(defence.values())

    def odds(self, text: str) -> dict[str, int]:
        return shot_odds(self.game.pos, text)


def shot_odds(pos: Position, text: str) -> dict[str, int]:
    """Return how many of 1296 throws hit what, `-` for the ground, or fall off the table."""
    match = re.fullmatch(r"A[SBL](?:@(\w+))? (?:([AB]\d+) )?(\d+,\d+)", text)
    assert match
    shot = aimed(pos, match[1] or "", match[3])
    shot.trooper = pos.units[match[2]] if match[2] else None
    if shot.trooper:
        shot.trooper.flying = True
    pairs = Counter(one + two - 7 for one in range(1, 7) for two in range(1, 7))
    found: Counter[str] = Counter()
    for error, often in pairs.items():
        for azimuth, as_often in pairs.items():
            hit = fly(pos, shot, landing_point(pos, shot, error, azimuth))
            found[hit.thing.id if hit.thing else "-"] += often * as_often
    if shot.trooper:
        shot.trooper.flying = False
    return found


# --- positions ------------------------------------------------------------------------------


def position_of(example: Example) -> tuple[Position, str]:
    """Return the table of a worked example, and where its turn begins."""
    rules = {
        words[1]: rule_value(words[1], words[2]) for words in example.entries if words[0] == "rule"
    }
    begin = "act"
    named = [words[1] for words in example.entries if words[0] == "scenario"]
    pos = new_table(named[0], rules) if named else _empty_table(example, rules)
    for words in example.entries:
        if words[0] == "begin":
            begin = words[1]
        elif re.fullmatch(r"[AB]\d+", words[0]):
            pos.units[words[0]] = unit_of(pos, words)
        elif words[0] in ENTRIES:
            ENTRIES[words[0]](pos, words[1:])
        elif words[0] not in ("rule", "scenario", "seats"):
            read_line(pos, words)
    _begin(pos, example, begin)
    return pos, begin


def rule_value(name: str, text: str) -> Value:
    if isinstance(PARAMS[name], bool):
        return text == "true"
    return int(text) if re.fullmatch(r"\d+", text) else text


def _empty_table(example: Example, rules: dict[str, Value]) -> Position:
    pos = Position()
    pos.params |= rules
    sides = next((words[1] for words in example.entries if words[0] == "seats"), "AB")
    pos.seats = [Commander(side, "none", int(len(sides) == 2)) for side in sides]
    pos.order = tuple(range(len(sides)))
    pos.second_order = tuple(n ^ 1 for n in pos.order)
    for side in pos.sides.values():
        side.pool = pos.number("block.pool")
    return pos


def _begin(pos: Position, example: Example, begin: str) -> None:
    pos.units = {unit.id: unit for unit in in_number_order([*pos.units.values()])}
    pos.first = pos.first or "A"
    words = {words[0] for words in example.entries}
    for letter, side in pos.sides.items():
        units = [unit for unit in pos.units.values() if unit.side == letter]
        side.start_size = side.start_size or len(units)
        side.numbers = max((unit.number for unit in units), default=0)
    for seat in pos.seats:
        if "windows" not in words and "scenario" not in words:
            seat.declined = seat.side != pos.seats[pos.active].side
        factions = [u.faction for u in pos.units.values() if pos.seats[u.seat] is seat]
        living = [name for name in factions if name != "none"]
        if seat.faction == "none" and living:
            seat.faction = living[0]
    if begin == "act" and "dice" not in words:
        _set_dice(pos, ["w6", "b6", "r6"])


def unit_of(pos: Position, words: list[str]) -> Unit:
    """Read a unit of POS."""
    name, cls, faction, place, face, *rest = words
    x, y, *z = map(int, place.split(","))
    unit = Unit(name, "AB".index(name[0]), cls, faction, x, y, sum(z))
    unit.face = FACES[face] if face in FACES else _pair(face)
    unit.living = "sk" not in rest and cls != "P"
    if cls == "P":
        unit.faction = "none"
    unit.mercenary, unit.sealed = "hired" in rest, "sealed" in rest
    unit.descended, unit.pushed = "down" in rest, "pushed" in rest
    after = dict(pairwise(rest))
    unit.start = _pair(after.get("from", f"{x},{y}"))
    unit.path = int(after.get("path", 0))
    unit.seen = {*after["seen"].split("+")} if "seen" in after else set()
    unit.seat = int(after.get("of", unit.seat))
    return unit


def _pair(text: str) -> tuple[int, int]:
    x, y = map(int, text.split(","))
    return x, y


def _set_dice(pos: Position, words: list[str]) -> None:
    for word in words:
        name = {"w": "wp", "b": "ap", "r": "tp"}[word[0]]
        setattr(pos.seats[pos.active], name, int(word[1:]))


def _set(name: str, kind: Callable[[str], object] = str) -> Callable[[Position, list[str]], None]:
    return lambda pos, words: setattr(pos, name, kind(words[0]))


def _table(pos: Position, words: list[str]) -> None:
    pos.width, pos.height = int(words[0]), int(words[1])


def _order(pos: Position, words: list[str]) -> None:
    pos.order = tuple(map(int, words))


def _turn(pos: Position, words: list[str]) -> None:
    pos.first = pos.first or "A"
    pos.slot = pos.turn_order.index(int(words[0]))


def _size(pos: Position, words: list[str]) -> None:
    pos.sides["A"].start_size, pos.sides["B"].start_size = map(int, words)


def _of_side(name: str) -> Callable[[Position, list[str]], None]:
    return lambda pos, words: setattr(pos.sides[words[0]], name, int(words[1]))


def _out(pos: Position, words: list[str]) -> None:
    for name in words[0].split("+"):
        pos.units[name].on_table = False


def _place(pos: Position, words: list[str]) -> None:
    x, y, *z = map(int, words[1].split(","))
    put(pos.units[words[0]], (x, y, sum(z)))


def _bones(pos: Position, words: list[str]) -> None:
    for name in words[0].split("+"):
        pos.units[name].living = False


def _penalty(pos: Position, words: list[str]) -> None:
    pos.seats[int(words[0])].penalty = True


def _used(pos: Position, words: list[str]) -> None:
    pos.seats[pos.active].used = {*words[0].split("+")}


def _crystal(pos: Position, words: list[str]) -> None:
    if words[1] == "destroyed":
        pos.sides[words[0]].crystal = "destroyed"
    else:
        read_line(pos, ["crystal", *words])


ENTRIES: dict[str, Callable[[Position, list[str]], None]] = {
    "table": _table,
    "order": _order,
    "turn": _turn,
    "dice": _set_dice,
    "round": _set("round", int),
    "mode": _set("mode"),
    "windows": lambda pos, words: None,
    "first": _set("first"),
    "bank": _set("bank", int),
    "armed": _set("armed"),
    "hold": _set("hold"),
    "sieged": _set("sieged", int),
    "besieged": _set("besieged"),
    "size": _size,
    "coins": _of_side("coins"),
    "pool": _of_side("pool"),
    "out": _out,
    "place": _place,
    "bones": _bones,
    "penalty": _penalty,
    "used": _used,
    "crystal": _crystal,
}
