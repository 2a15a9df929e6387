"""Read worked examples of `cities` and play them on any implementation of its rules.

A file holds blocks. A block starts with `== ID: title` and `rules: CIT-...`, then come a map, the
locations and units of a position, and what is done to it:

    == EX-ATT-1: a die that finds a dash
    rules: CIT-ATT-05
    map: 5x5
    L1 castle P1 c1 T2
    L2 castle P2 c5
    u1 home=L1 c2 S5 H10
    u2 home=L2 c3 S4 H8
    do: L1 ATT u1>u2 d4=2
    expect: L1 T1 used=1
    expect: u1 attacked
    illegal: L1 ATT u1>u2 -> ALREADY_ATTACKED

The `expect:` lines after a `do:` are the complete difference: every field of a location or unit
that they do not name must have kept its value. Text after `#` is a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Protocol, TypedDict

Field = int | str | bool | None
Fields = dict[str, Field]
Option = int | str | bool

EXAMPLES_FILE = Path(__file__).with_name("examples.cit")
STANDARD_ROW = "-/-/0/0"
TYPES = ("castle", "tower", "camp", "lair")
RELICS = ("mystic", "siege", "vampiric", "incredible")
CODES = frozenset(
    {
        "GAME_OVER",
        "WRONG_PHASE",
        "NO_SUCH",
        "NOT_YOUR_LOCATION",
        "NOT_READY",
        "ACTION_LIMIT",
        "NO_TP",
        "NOT_ITS_UNIT",
        "SUBDUED",
        "ALREADY_ATTACKED",
        "FRIENDLY_TARGET",
        "OUT_OF_RANGE",
        "NOT_IMPROVED",
        "NO_SPIRIT",
        "NO_STEP",
        "NOT_YOUR_UNIT",
        "OFF_MAP",
        "CELL_FAR",
        "CELL_BLOCKED",
        "NO_RELIC",
        "USE_STEP",
        "MUST_STEP",
        "DASH_POSITION",
        "NO_FREE_CELL",
        "AMOUNT_RANGE",
        "ROW_UNKNOWN",
        "ROW_COST",
        "POSITION_USED",
        "SAME_VALUE",
        "HEALTH_FULL",
        "MAX_LEVEL",
        "ALREADY_ABANDONED",
        "NO_HEALTH",
    }
)


class Summary(TypedDict):
    """A position in plain values.

    Players are numbers from 1. A location has type, cell, owner, S, H, V, T, relic, abandoned,
    siege, ready, used, mystic_used; a unit has home, ctrl, cell, S, H, A (`-/-/0/0`), improved,
    subdued, attacked. `to_move` is the player whose turn it is, `slot` the present entry of the
    initiative order (`P1`, `L2`).
    """

    round: int
    quiet: int
    attack_seen: bool
    phase: str
    to_move: int | None
    slot: str | None
    winners: list[int]
    eliminated: list[int]
    reason: str | None
    next_unit: int
    locations: dict[str, Fields]
    units: dict[str, Fields]


@dataclass(frozen=True)
class LocationLine:
    """A location as an example gives it; None means the default of the rules."""

    id: str
    type: str
    owner: int
    cell: str
    spirit: int | None = None
    health: int | None = None
    level: int = 0
    tp: int = 0
    relic: str | None = None
    siege: int | None = None
    abandoned: bool = False
    used: int = 0
    mystic_used: bool = False
    unready: bool = False


@dataclass(frozen=True)
class UnitLine:
    """A unit as an example gives it; a row of None is the standard row."""

    id: str
    home: str
    ctrl: str
    cell: str
    spirit: int
    health: int
    row: str | None = None
    improved: bool = False
    subdued: bool = False
    attacked: bool = False


@dataclass(frozen=True)
class Do:
    """Actions in whole form, performed in order."""

    line: int
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Expect:
    """What changed: `subject` is a location, a unit, `game` or `nothing`."""

    line: int
    subject: str
    fields: Mapping[str, Field | list[int]]
    dead: bool = False


@dataclass(frozen=True)
class Illegal:
    """An action that is refused with a reason code."""

    line: int
    action: str
    code: str


Op = Do | Expect | Illegal


@dataclass(frozen=True)
class Example:
    """A worked example: a position in the middle of a turn, and what is done to it.

    `order` and `turn` are entries of the initiative order as written (`P1`, `L2`).
    """

    id: str
    title: str
    rules: tuple[str, ...]
    line: int
    width: int
    height: int
    walls: tuple[str, ...]
    options: Mapping[str, Option]
    order: tuple[str, ...]
    turn: str
    round: int
    quiet: int
    attack_seen: bool
    locations: tuple[LocationLine, ...]
    units: tuple[UnitLine, ...]
    ops: tuple[Op, ...]

    @property
    def ready(self) -> frozenset[str]:
        """The locations that may act in the present turn."""
        mine = [
            place.id
            for place in self.locations
            if self.turn in (place.id, f"P{place.owner}") and not place.unready
        ]
        return frozenset(mine)


class Table(Protocol):
    """An implementation of the rules, as far as an example needs it."""

    def load(self, example: Example) -> None:
        """Set up the position of an example."""

    def play(self, text: str) -> None:
        """Carry out one single decision or chance outcome."""

    def why_not(self, text: str) -> str | None:
        """Return the reason code if a decision or outcome is refused, changing nothing."""

    def summary(self) -> Summary:
        """Return every field of the position."""


# --- notation -------------------------------------------------------------------------------

_CELL = r"[a-z]\d+"
_ROW = r"(?:-|\d+)(?:/(?:-|\d+)){3}"
_STEP = rf"u\d+[:~]{_CELL}"
_SWAP = r"[1-4]:u\d+/[1-4]"
_SINGLE = re.compile(
    rf"L\d+ (?:ATT u\d+>[uL]\d+|MOV|INS u\d+/[1-4]|NEW \d+|HEAL|LVL|HIDE)|END|{_STEP}|STOP"
    rf"|ROW {_ROW}|AT {_CELL}|SWAP {_SWAP}|DONE|d4=[1-4]|ORDER [PL]\d+"
)
_ROLLED = re.compile(r"(L\d+ (?:ATT u\d+>u\d+|LVL)) (d4=[1-4])")
_MOVE = re.compile(rf"(L\d+ MOV) ({_STEP}(?:,{_STEP})*)")
_NEW = re.compile(rf"(L\d+ NEW \d+) ({_ROW}) @({_CELL})(?: ({_SWAP}(?:,{_SWAP})*))?")


def whole_to_primitives(text: str, move_cells: int = 2, swaps_open: bool = False) -> list[str]:
    """Return the single decisions and outcomes that an action in whole form stands for.

    A move of fewer than `move_cells` cells contains its STOP. A creation contains its DONE if
    `swaps_open` (the camp may exchange values and controls another unit), unless it lists four
    swaps. Single decisions stand for themselves.

    Raises:
        ValueError: the text is not in the notation.
    """
    if _SINGLE.fullmatch(text):
        return [text]
    if match := _ROLLED.fullmatch(text):
        return [match[1], match[2]]
    if match := _MOVE.fullmatch(text):
        steps = match[2].split(",")
        return [match[1], *steps, *(["STOP"] if len(steps) < move_cells else [])]
    if match := _NEW.fullmatch(text):
        swaps = [f"SWAP {swap}" for swap in match[4].split(",")] if match[4] else []
        done = ["DONE"] if swaps_open and len(swaps) < 4 else []
        return [match[1], f"ROW {match[2]}", f"AT {match[3]}", *swaps, *done]
    raise ValueError(f"not an action: {text!r}")


# --- reading --------------------------------------------------------------------------------


class ExampleError(ValueError):
    """A line that is not in the form of worked examples."""


def read_examples(text: str, source: str = "example") -> list[Example]:
    """Return the examples of a text.

    Raises:
        ExampleError: naming source and line of the first thing that is wrong.
    """
    blocks: list[list[tuple[int, str]]] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.split("#", 1)[0].strip()
        if line.startswith("=="):
            blocks.append([])
        if line and not blocks:
            raise ExampleError(f"{source}:{number}: a block starts with '== ID: title'")
        if line:
            blocks[-1].append((number, line))
    examples = [_BlockReader(source).read(block) for block in blocks]
    names = [example.id for example in examples]
    for example in examples:
        if names.count(example.id) > 1:
            raise ExampleError(f"{source}:{example.line}: {example.id} occurs twice")
    return examples


def shipped_examples() -> list[Example]:
    """Return the examples of `examples.cit`."""
    return read_examples(EXAMPLES_FILE.read_text(encoding="utf-8"), EXAMPLES_FILE.name)


class _BlockReader:
    """Reads one block; keeps the line number for its messages."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.number = 0
        self.headers: dict[str, str] = {}
        self.locations: list[LocationLine] = []
        self.units: list[UnitLine] = []
        self.ops: list[Op] = []

    def fail(self, message: str) -> ExampleError:
        return ExampleError(f"{self.source}:{self.number}: {message}")

    def read(self, lines: Sequence[tuple[int, str]]) -> Example:
        first = lines[0][0]
        for self.number, line in lines:
            try:
                self.read_line(line)
            except ExampleError:
                raise
            except ValueError as error:
                raise self.fail(str(error)) from error
        return self.finish(first)

    def read_line(self, line: str) -> None:
        if line.startswith("=="):
            self.read_title(line)
            return
        key, _, rest = line.partition(":")
        if re.fullmatch(r"L\d+ .*", line):
            self.add_location(line)
        elif re.fullmatch(r"u\d+ .*", line):
            self.add_unit(line)
        elif key == "do":
            self.read_do(rest)
        elif key == "expect":
            self.read_expect(rest)
        elif key == "illegal":
            self.read_illegal(rest)
        elif key in ("rules", "map", "options", "order", "turn"):
            if key in self.headers:
                raise ValueError(f"a second '{key}:' line")
            if self.locations:
                raise ValueError(f"'{key}:' must come before the locations")
            self.headers[key] = rest.strip()
        else:
            raise ValueError(f"unknown line: {line!r}")

    def read_title(self, line: str) -> None:
        match = re.fullmatch(r"== (EX-[A-Z]+-\d+): (\S.*)", line)
        if not match:
            raise ValueError("expected '== EX-NAME-1: title'")
        self.headers["id"], self.headers["title"] = match[1], match[2]

    def add_location(self, line: str) -> None:
        if self.units or self.ops:
            raise ValueError("locations come before units and actions")
        place = _read_location(line)
        if place.id != f"L{len(self.locations) + 1}":
            raise ValueError(f"locations are numbered in order, but {place.id} comes here")
        self.locations.append(place)

    def add_unit(self, line: str) -> None:
        if self.ops:
            raise ValueError("units come before actions")
        unit = _read_unit(line)
        known = {place.id for place in self.locations}
        if unit.home not in known or unit.ctrl not in known:
            raise ValueError(f"{unit.id} belongs to a location that does not exist")
        if any(unit.id == other.id for other in self.units):
            raise ValueError(f"a second {unit.id}")
        self.units.append(unit)

    def read_do(self, rest: str) -> None:
        actions = tuple(part.strip() for part in rest.split(";"))
        for action in actions:
            whole_to_primitives(action)
        self.ops.append(Do(self.number, actions))

    def read_expect(self, rest: str) -> None:
        if not self.ops or isinstance(self.ops[-1], Illegal):
            raise ValueError("'expect:' must follow 'do:' or another 'expect:'")
        self.ops.append(_read_expect(self.number, rest.split()))

    def read_illegal(self, rest: str) -> None:
        match = re.fullmatch(r" *(\S.*?) -> ([A-Z_]+)", rest)
        if not match:
            raise ValueError("expected 'illegal: action -> CODE'")
        if match[2] not in CODES:
            raise ValueError(f"{match[2]} is not a reason code")
        whole_to_primitives(match[1])
        self.ops.append(Illegal(self.number, match[1], match[2]))

    def finish(self, first: int) -> Example:
        self.number = first
        for key in ("id", "rules", "map"):
            if key not in self.headers:
                raise self.fail(f"the block has no '{key}:' line")
        rules = tuple(self.headers["rules"].split(", "))
        if not all(re.fullmatch(r"CIT-[A-Z]+-\d\d", rule) for rule in rules):
            raise self.fail("expected 'rules: CIT-ABC-01, CIT-ABC-02'")
        for op, after in pairwise([*self.ops, None]):
            if isinstance(op, Do) and not isinstance(after, Do | Expect):
                self.number = op.line
                raise self.fail("'do:' without 'expect:'")
        size = re.fullmatch(rf"(\d+)x(\d+)(?: walls=({_CELL}(?:,{_CELL})*))?", self.headers["map"])
        if not size:
            raise self.fail("expected 'map: 5x5' or 'map: 5x5 walls=a1,b2'")
        order = tuple(self.headers.get("order", "P1 P2").split())
        turn, counters = self.read_turn(order)
        return Example(
            id=self.headers["id"],
            title=self.headers["title"],
            rules=rules,
            line=first,
            width=int(size[1]),
            height=int(size[2]),
            walls=tuple(size[3].split(",")) if size[3] else (),
            options=self.read_options(),
            order=order,
            turn=turn,
            round=int(counters.get("round", "1")),
            quiet=int(counters.get("quiet", "0")),
            attack_seen="attack_seen" in counters,
            locations=tuple(self.locations),
            units=tuple(self.units),
            ops=tuple(self.ops),
        )

    def read_turn(self, order: tuple[str, ...]) -> tuple[str, dict[str, str]]:
        turn, *words = self.headers.get("turn", order[0]).split()
        if turn not in order:
            raise self.fail(f"{turn} is not in the order {' '.join(order)}")
        counters = {}
        for word in words:
            name, _, value = word.partition("=")
            if not re.fullmatch(r"round=\d+|quiet=\d+|attack_seen", word) or name in counters:
                raise self.fail(f"unknown word in 'turn:': {word}")
            counters[name] = value
        return turn, counters

    def read_options(self) -> dict[str, Option]:
        options: dict[str, Option] = {}
        for word in self.headers.get("options", "").split():
            name, found, value = word.partition("=")
            if not found or not value or name in options:
                raise self.fail(f"expected 'options: name=value', not {word!r}")
            options[name] = _read_option(name, value)
        return options


def _read_option(name: str, value: str) -> Option:
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.isdigit() and name != "adjacency" else value


def _read_location(line: str) -> LocationLine:
    match = re.fullmatch(rf"(L\d+) (\w+) P(\d) ({_CELL})((?: \S+)*)", line)
    if not match or match[2] not in TYPES:
        raise ValueError("expected 'L1 castle P1 c1 ...'")
    fields = _read_words(match[5].split(), LOCATION_WORDS)

    def number(name: str) -> int | None:
        value = fields.get(name)
        return value if isinstance(value, int) else None

    relic = fields.get("relic")
    return LocationLine(
        id=match[1],
        type=match[2],
        owner=int(match[3]),
        cell=match[4],
        spirit=number("S"),
        health=number("H"),
        level=number("V") or 0,
        tp=number("T") or 0,
        relic=relic if isinstance(relic, str) else None,
        siege=number("siege"),
        abandoned=fields.get("abandoned") is True,
        used=number("used") or 0,
        mystic_used=fields.get("mystic_used") is True,
        unready=fields.get("ready") is False,
    )


def _read_unit(line: str) -> UnitLine:
    name, *words = line.split()
    fields = _read_words(words, UNIT_WORDS)
    home, cell, row = fields.get("home"), fields.get("cell"), fields.get("A")
    ctrl = fields.get("ctrl", home)
    spirit, health = fields.get("S"), fields.get("H")
    if not isinstance(home, str) or not isinstance(ctrl, str) or not isinstance(cell, str):
        raise ValueError(f"{name} needs a home and a cell")
    if not isinstance(spirit, int) or not isinstance(health, int):
        raise ValueError(f"{name} needs S and H")
    return UnitLine(
        id=name,
        home=home,
        ctrl=ctrl,
        cell=cell,
        spirit=spirit,
        health=health,
        row=row if isinstance(row, str) else None,
        improved=fields.get("improved") is True,
        subdued=fields.get("subdued") is True,
        attacked=fields.get("attacked") is True,
    )


# A word is a pattern, the field it speaks of, and what its first group means there.
_FLAGS: dict[str, tuple[str, bool]] = {
    "ready": ("ready", True),
    "unready": ("ready", False),
    "abandoned": ("abandoned", True),
    "normal": ("abandoned", False),
    "mystic_used": ("mystic_used", True),
    "mystic_fresh": ("mystic_used", False),
    "attacked": ("attacked", True),
    "fresh": ("attacked", False),
    "subdued": ("subdued", True),
    "active": ("subdued", False),
    "improved": ("improved", True),
}
LOCATION_WORDS = rf"(S|H|V|T)(\d+)|(used|siege)=(\d+)|(owner)=(P\d)|(relic)=({'|'.join(RELICS)})"
LOCATION_WORDS += r"|ready|unready|abandoned|normal|mystic_used|mystic_fresh"
UNIT_WORDS = rf"(S|H)(\d+)|(home|ctrl)=(L\d+)|(A)=({_ROW})|({_CELL})"
UNIT_WORDS += r"|attacked|fresh|subdued|active|improved"
GAME_WORDS = r"(round|quiet|to_move|slot|phase|winners|eliminated|reason)=(\S+)"


def _read_words(words: Iterable[str], allowed: str) -> Fields:
    """Return the fields that words such as `S5`, `ctrl=L1`, `c3` or `fresh` speak of."""
    fields: Fields = {}
    for word in words:
        match = re.fullmatch(allowed, word)
        if not match:
            raise ValueError(f"unknown word {word!r}")
        groups = [group for group in match.groups() if group is not None]
        name: str
        value: Field
        if not groups:
            name, value = _FLAGS[word]
        elif len(groups) == 1:
            name, value = "cell", groups[0]
        else:
            name, value = groups[0], _read_value(groups[0], groups[1])
        if name in fields:
            raise ValueError(f"{name} is given twice")
        fields[name] = value
    return fields


def _read_value(name: str, text: str) -> Field:
    if name == "owner":
        return int(text[1:])
    return int(text) if text.isdigit() else text


def _read_expect(number: int, words: list[str]) -> Expect:
    if not words:
        raise ValueError("'expect:' is empty")
    subject, rest = words[0], words[1:]
    if words == ["nothing"]:
        return Expect(number, "nothing", {})
    if re.fullmatch(r"L\d+", subject) and rest:
        return Expect(number, subject, _read_words(rest, LOCATION_WORDS))
    if re.fullmatch(r"u\d+", subject) and rest:
        if rest == ["dead"]:
            return Expect(number, subject, {}, dead=True)
        return Expect(number, subject, _read_words(rest, UNIT_WORDS))
    return Expect(number, "game", _read_game_words(words))


def _read_game_words(words: Iterable[str]) -> dict[str, Field | list[int]]:
    fields: dict[str, Field | list[int]] = {}
    for word in words:
        match = re.fullmatch(GAME_WORDS, word)
        if not match:
            raise ValueError(f"unknown word {word!r}")
        name, text = match[1], match[2]
        if name in fields:
            raise ValueError(f"{name} is given twice")
        if name in ("winners", "eliminated"):
            fields[name] = [int(player.removeprefix("P")) for player in text.split(",")]
        elif name == "to_move":
            fields[name] = int(text.removeprefix("P"))
        else:
            fields[name] = int(text) if name in ("round", "quiet") else text
    return fields


# --- checking -------------------------------------------------------------------------------


def differences(before: Summary, after: Summary, expectations: Sequence[Expect]) -> list[str]:
    """Return in words where `after` is not `before` with exactly the expected changes."""
    found: list[str] = []
    wanted = {
        "location": {name: dict(fields) for name, fields in before["locations"].items()},
        "unit": {name: dict(fields) for name, fields in before["units"].items()},
    }
    lines: dict[tuple[str, str], int] = {}
    for expect in expectations:
        if expect.subject in ("game", "nothing"):
            found += _game_differences(before, after, expect)
            continue
        things = wanted["location" if expect.subject.startswith("L") else "unit"]
        if expect.dead:
            things.pop(expect.subject, None)
            continue
        things.setdefault(expect.subject, _new_unit(expect))
        for name, value in expect.fields.items():
            assert not isinstance(value, list)
            things[expect.subject][name] = value
            lines[expect.subject, name] = expect.line
    found += _thing_differences("location", wanted["location"], after["locations"], lines)
    found += _thing_differences("unit", wanted["unit"], after["units"], lines)
    return found


def check(before: Summary, after: Summary, expectations: Sequence[Expect]) -> None:
    """Fail, in words, unless `after` is `before` with exactly the expected changes.

    Raises:
        AssertionError: listing every field that differs.
    """
    found = differences(before, after, expectations)
    if found:
        raise AssertionError("\n".join(found))


def _new_unit(expect: Expect) -> Fields:
    """Return a unit just made, where the example leaves fields out."""
    home = expect.fields.get("home")
    statuses: Fields = dict.fromkeys(("improved", "subdued", "attacked"), False)
    return {
        "home": home if isinstance(home, str) else None,
        "ctrl": home if isinstance(home, str) else None,
        "cell": None,
        "S": None,
        "H": None,
        "A": STANDARD_ROW,
        **statuses,
    }


def _game_differences(before: Summary, after: Summary, expect: Expect) -> list[str]:
    old: dict[str, object] = {k: v for k, v in before.items() if k not in ("locations", "units")}
    new: dict[str, object] = {k: v for k, v in after.items() if k not in ("locations", "units")}
    wanted = old if expect.subject == "nothing" else dict(expect.fields)
    return [
        f"line {expect.line}: {name} is {new[name]}, expected {value}"
        for name, value in wanted.items()
        if new[name] != value
    ]


def _thing_differences(
    kind: str,
    wanted: Mapping[str, Fields],
    actual: Mapping[str, Fields],
    lines: Mapping[tuple[str, str], int],
) -> list[str]:
    found = [f"{kind} {name} is missing" for name in wanted if name not in actual]
    found += [f"{kind} {name} should not be there" for name in actual if name not in wanted]
    for name in wanted.keys() & actual.keys():
        for key in sorted(wanted[name].keys() | actual[name].keys()):
            want, have = wanted[name].get(key), actual[name].get(key)
            if (type(want), want) == (type(have), have):
                continue
            line = lines.get((name, key))
            if line is None:
                found.append(f"{name} {key}: {want} became {have}, which no line expects")
            else:
                found.append(f"line {line}: {name} {key} is {have}, expected {want}")
    return sorted(found)


# --- playing --------------------------------------------------------------------------------


def run(example: Example, table: Table) -> None:
    """Play an example on a table and check everything that it says.

    Raises:
        AssertionError: saying what differs and in which line.
    """
    _Run(example, table).go()


class _Run:
    def __init__(self, example: Example, table: Table) -> None:
        self.example = example
        self.table = table
        self.history: list[str] = []

    def go(self) -> None:
        self.table.load(self.example)
        before = self.table.summary()
        expectations: list[Expect] = []
        for op, after in pairwise([*self.example.ops, None]):
            if isinstance(op, Do):
                self.perform(op)
            elif isinstance(op, Illegal):
                self.refuse(op)
            elif isinstance(op, Expect):
                expectations.append(op)
                if not isinstance(after, Expect):
                    self.compare(op, before, expectations)
                    before, expectations = self.table.summary(), []

    def compare(self, op: Expect, before: Summary, expectations: Sequence[Expect]) -> None:
        found = differences(before, self.table.summary(), expectations)
        assert not found, f"{self.example.id}, up to line {op.line}:\n" + "\n".join(found)

    def perform(self, op: Do) -> None:
        for action in op.actions:
            for text in self.primitives(action):
                reason = self.table.why_not(text)
                assert reason is None, self.says(op, f"{action!r}: {text!r} is refused: {reason}")
                self.table.play(text)
                self.history.append(text)

    def refuse(self, op: Illegal) -> None:
        before = self.table.summary()
        played = 0
        for text in self.primitives(op.action):
            reason = self.table.why_not(text)
            if reason is not None:
                break
            self.table.play(text)
            played += 1
        else:
            raise AssertionError(self.says(op, f"{op.action!r} is allowed, expected {op.code}"))
        assert reason == op.code, self.says(
            op, f"{text!r} is refused with {reason}, expected {op.code}"
        )
        if played:
            self.take_back()
        assert self.table.summary() == before, self.says(op, "a refusal changed the position")

    def take_back(self) -> None:
        self.table.load(self.example)
        for text in self.history:
            self.table.play(text)

    def primitives(self, action: str) -> list[str]:
        move_cells = self.example.options.get("move_cells", 2)
        return whole_to_primitives(action, int(move_cells), self.swaps_open(action))

    def swaps_open(self, action: str) -> bool:
        if self.example.options.get("camp_swap") != "between_units":
            return False
        summary = self.table.summary()
        actor = action.split()[0]
        camp = summary["locations"].get(actor, {}).get("type") == "camp"
        return camp and any(unit["ctrl"] == actor for unit in summary["units"].values())

    def says(self, op: Op, message: str) -> str:
        return f"{self.example.id}, line {op.line}: {message}"
