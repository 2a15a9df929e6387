"""Read worked examples of `cerilia` and play them on any implementation of its rules.

A file holds blocks. A block gives a position, what is done in it, and what comes out:

    == EX-04: a retreat without damage
    rules: CER-RES-01
    POS a1 levies@B2; d1 dwarf_guard@B2; d2 archers@A3
    RUN BEGIN melee; CHK def d1 a1: 5; ILLEGAL ME a1xd2 -> E_RANGE; ME a1xd1 [7]; APPLY
    END d1: B3 dmg 0
    ALSO round: 3; phase: START; node: initiative; turn: chance; B2.DEF: -; B3.DEF: d1; ...

A battle starts in round 2 with MAGIC, or with RALLY if that is the first step, and then goes its
ordinary way: steps that are not decisions (`BEGIN melee`, `APPLY`, `ENDROUND`, ...) are reached by
PASS, and where an initiative roll is not given it changes nothing. `ILLEGAL` asks as if its unit
or caster were to move in the phase of the action. Where a phase has run out by itself before its
`APPLY`, what is said of it is tested just before the last thing that was played.

`END` says what holds in the end, `ALSO` every other field that is not what it was in the
beginning (`-` for nothing): the two together are the complete difference. Text after `#` is a
comment.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Protocol, TypedDict

from tests.games.example_blocks import Form

Field = int | str | bool | None
Fields = dict[str, Field]
Param = int | str | bool | Fraction | None | list[str]

EXAMPLES_FILE = Path(__file__).with_name("examples.cer")
PHASES = ("START", "RALLY", "MAGIC", "MOVE", "DETECT", "MISSILE", "CHARGE", "MELEE", "END")
KIND_PHASES = {
    "CAST": "MAGIC",
    "MV": "MOVE",
    "WD": "MOVE",
    "SH": "MISSILE",
    "CH": "CHARGE",
    "ME": "MELEE",
}


class Summary(TypedDict):
    """A position in plain values.

    `turn` is a commander from 0, "chance" or "over"; `node` is choose, target, option, reveal,
    side, initiative, battle, morale or duration, and empty when the battle is over. A sector has
    terrain (`river>n natural`), fog (its last round), holder, ATT and DEF (the lines, `a1 a2`); a
    wall is `wall_fire B2>n until 4` under the name of its edge, `B2/B3`; the fort has sector,
    level, bonus, damage, engaged0, attacked. A unit has type, side, commander, summoned, place
    (nothing else once dead or fled), damage, routed, hidden, bless (`B until 3`, `- until 3`
    without a sign), signs (`BCS`, sorted, the blessing's included), moved, withdrew, attacked,
    engaged0, downhill, path (`B1-B2`); a caster has class, side, commander, host, spells (sorted),
    cast (how often in this round). `damage`, `doomed` and `queue` (`a1:F d2:R`) wait for the
    effects step, `spent` blocks nobody in this step, `casting` is a spell in the making.
    """

    round: int
    phase: str
    node: str
    turn: int | str
    initiative: str | None
    night: bool
    winner: str | None
    reason: str | None
    casting: str
    sectors: dict[str, Fields]
    reserves: dict[str, str]
    walls: dict[str, str]
    fort: Fields | None
    start: dict[str, int]
    lost: dict[str, int]
    units: dict[str, Fields]
    casters: dict[str, Fields]
    damage: dict[str, int]
    doomed: str
    queue: str
    spent: str


@dataclass(frozen=True)
class UnitLine:
    """A unit as an example gives it; `place` may be R or dead."""

    id: str
    type: str
    place: str
    damage: int = 0
    routed: bool = False
    hidden: bool = False
    summoned: bool = False
    bless: tuple[str | None, int] | None = None


@dataclass(frozen=True)
class CardLine:
    """A terrain card."""

    sector: str
    kind: str
    direction: str | None
    source: str


@dataclass(frozen=True)
class WallLine:
    """A magical wall."""

    kind: str
    sector: str
    direction: str
    until: int


@dataclass(frozen=True)
class CasterLine:
    """A caster with its prepared spells."""

    id: str
    kind: str
    host: str
    spells: tuple[str, ...]


@dataclass(frozen=True)
class Fact:
    """What is said of a subject, as text."""

    line: int
    subject: str
    value: str


@dataclass(frozen=True)
class Do:
    """A whole action with its dice."""

    line: int
    action: str
    dice: tuple[int, ...]


@dataclass(frozen=True)
class Illegal:
    """A whole action that is refused, with a reason code if the example names one."""

    line: int
    action: str
    code: str | None


@dataclass(frozen=True)
class Mark:
    """A step of the round: STARTMOVE, BEGIN melee, APPLY, DETECT, RALLY, ENDROUND, NEWROUND."""

    line: int
    name: str
    dice: tuple[int, ...]


@dataclass(frozen=True)
class Choose:
    """The next forced choice: the marker of this unit, or the side (`w`, `e`) to retreat to."""

    line: int
    what: str


Step = Fact | Do | Illegal | Mark | Choose


@dataclass
class Example:
    """A worked example."""

    id: str
    title: str
    line: int
    rules: tuple[str, ...] = ()
    round: int = 2
    initiative: str = "ATT"
    night: bool = False
    objective: str | None = None
    start: tuple[int, int] | None = None
    params: dict[str, Param] = field(default_factory=dict)
    units: list[UnitLine] = field(default_factory=list)
    cards: list[CardLine] = field(default_factory=list)
    fog: dict[str, int] = field(default_factory=dict)
    walls: list[WallLine] = field(default_factory=list)
    fort: tuple[str, int, int, int] | None = None
    casters: list[CasterLine] = field(default_factory=list)
    holders: dict[str, str] = field(default_factory=dict)
    steps: list[Step] = field(default_factory=list)
    end: list[Fact] = field(default_factory=list)
    also: list[Fact] = field(default_factory=list)

    @property
    def rallies(self) -> bool:
        """Whether the example starts with RALLY."""
        first = self.steps[0] if self.steps else None
        return isinstance(first, Mark) and first.name == "RALLY"


class Table(Protocol):
    """An implementation of the rules, as far as an example needs it."""

    def load(self, example: Example) -> None:
        """Set up the position of an example and let it run to its first decision or chance.

        It stands at the start of MAGIC of the example's round, of RALLY if it `rallies`. The
        commanders are 0 for the Attacker and 1 for the Defender.
        """

    def play(self, text: str) -> None:
        """Carry out one single decision or chance outcome."""

    def refusal(self, action: str) -> str | None:
        """Return the reason code if a whole action is refused, changing nothing.

        It is judged as if its unit or caster (or the fort) were to move in the action's phase.
        """

    def attack(self, attacker: str, kind: str, target: str) -> int:
        """Return the adjusted `melee`, `missile` or `charge` of an attack; `fort` is a name."""

    def defense(self, target: str, attacker: str) -> int:
        """Return the Defense of a target against an attacker; `fort` is a name."""

    def summary(self) -> Summary:
        """Return every field of the position."""


# --- notation -------------------------------------------------------------------------------

_SECTOR, _UNIT, _CASTER = r"[A-E][1-3]", r"[ad]\d+", r"[mp]\d+"
_PLACE = rf"(?:{_SECTOR}|R)"
_SIDE = r"ATT|DEF"
_KIND = r"cliff|river|forest|swamp|hill"
_WHO = rf"(?:{_UNIT}|fort)"
_CAST = re.compile(
    rf"(CAST {_CASTER} [a-z_]+)(?: ({_SECTOR}|{_UNIT}|fort)((?:>[nesw]"
    rf"|=(?:{_KIND})(?:>[nesw])?|\+[CSB])?))?"
)
_ACTION = re.compile(
    rf"MV {_UNIT} {_PLACE}(?:-{_PLACE})+|WD {_UNIT}|(?:SH|CH|ME) {_WHO}x{_WHO}|{_CAST.pattern}"
)


def whole_to_primitives(text: str) -> list[str]:
    """Return the single decisions that an action in whole form stands for.

    Only a cast has several: `CAST m1 wall_fire D2>s` is `CAST m1 wall_fire`, `D2` and `>s`.

    Raises:
        ValueError: the text is not in the notation of battle actions.
    """
    if match := _CAST.fullmatch(text):
        return [part for part in match.groups() if part]
    if _ACTION.fullmatch(text):
        return [text]
    raise ValueError(f"not an action: {text!r}")


# --- reading --------------------------------------------------------------------------------


def read_examples(text: str, source: str = "example") -> list[Example]:
    """Return the examples of a text.

    Raises:
        ExampleError: naming source and line of the first thing that is wrong.
    """
    return _FORM.read(text, source)


def shipped_examples() -> list[Example]:
    """Return the examples of `examples.cer`."""
    return read_examples(EXAMPLES_FILE.read_text(encoding="utf-8"), EXAMPLES_FILE.name)


def _read_line(example: Example, number: int, line: str) -> None:
    key, _, rest = line.partition(" ")
    readers: dict[str, Callable[[Example, int, str], None]] = {
        "POS": _read_entry,
        "RUN": _read_step,
        "END": lambda e, n, text: e.end.append(_read_fact(n, text)),
        "ALSO": lambda e, n, text: e.also.append(_read_fact(n, text)),
    }
    if key not in readers:
        raise ValueError(f"unknown line: {line!r}")
    order = list(readers)
    later: dict[str, Sequence[object]] = {
        "POS": [*example.steps, *example.end, *example.also],
        "RUN": [*example.end, *example.also],
        "END": example.also,
    }
    if later.get(key):
        raise ValueError(f"the order of lines is {' '.join(order)}")
    for entry in rest.split(";"):
        readers[key](example, number, entry.strip())


def _read_entry(example: Example, number: int, entry: str) -> None:
    del number
    for form, read in ENTRIES.items():
        match = re.fullmatch(form, entry)
        if match:
            read(example, *match.groups())
            return
    raise ValueError(f"unknown entry: {entry!r}")


def _add_unit(example: Example, name: str, kind: str, place: str, words: str) -> None:
    if any(unit.id == name for unit in example.units):
        raise ValueError(f"a second {name}")
    found: dict[str, str] = {}
    for word in words.split():
        match = re.fullmatch(r"(dmg)=(\d+)|(routed|hidden|summoned)|(bless)=([CSB-]/\d+)", word)
        if not match:
            raise ValueError(f"unknown word {word!r}")
        key, value = [*(group for group in match.groups() if group), ""][:2]
        if key in found:
            raise ValueError(f"{key} is given twice")
        found[key] = value
    bless = found.get("bless", "").split("/")
    example.units.append(
        UnitLine(
            id=name,
            type=kind,
            place=place,
            damage=int(found.get("dmg", "0")),
            routed="routed" in found,
            hidden="hidden" in found,
            summoned="summoned" in found,
            bless=(bless[0].replace("-", "") or None, int(bless[1])) if bless[0] else None,
        )
    )


def _add_card(
    example: Example, kind: str, sector: str, direction: str | None, source: str | None
) -> None:
    if (kind in ("cliff", "river")) != (direction is not None):
        raise ValueError("Cliffs and River have a direction, no other card has")
    if any(card.sector == sector for card in example.cards):
        raise ValueError(f"a second card in {sector}")
    example.cards.append(CardLine(sector, kind, direction, source or "natural"))


def _set_fort(
    example: Example, sector: str, level: str, bonus: str | None, damage: str | None
) -> None:
    example.fort = sector, int(level), int(bonus or 1), int(damage or 0)


def _add_caster(example: Example, name: str, kind: str, host: str, spells: str) -> None:
    if not any(unit.id == host for unit in example.units):
        raise ValueError(f"{host} must be listed before its caster")
    example.casters.append(CasterLine(name, kind, host, tuple(spells.split())))


def _set_param(example: Example, name: str, value: str) -> None:
    if value in ("true", "false"):
        example.params[name] = value == "true"
    else:
        example.params[name] = int(value) if value.isdigit() else value


ENTRIES: dict[str, Callable[..., None]] = {
    rf"({_UNIT}) (\w+)@({_PLACE})((?: \S+)*)": _add_unit,
    rf"dead ({_UNIT}):(\w+)": lambda e, name, kind: _add_unit(e, name, kind, "dead", ""),
    rf"({_KIND}) ({_SECTOR})(?:>([nesw]))?(?: (natural|transmuted|illusory))?": _add_card,
    rf"fort ({_SECTOR}) (\d)(?: (\d)(?: (\d))?)?": _set_fort,
    rf"fog ({_SECTOR}) until (\d+)": lambda e, s, until: e.fog.update({s: int(until)}),
    rf"(wall_[a-z]+) ({_SECTOR})>([nesw]) until (\d+)": (
        lambda e, kind, s, d, until: e.walls.append(WallLine(kind, s, d, int(until)))
    ),
    rf"caster ({_CASTER}) (mage|priest) ({_UNIT})((?: [a-z_]+)*)": _add_caster,
    rf"holder ({_SECTOR}) ({_SIDE})": lambda e, sector, side: e.holders.update({sector: side}),
    r"round (\d+)": lambda e, number: setattr(e, "round", int(number)),
    rf"init ({_SIDE})": lambda e, side: setattr(e, "initiative", side),
    r"(night)": lambda e, word: setattr(e, "night", bool(word)),
    r"objective (fort|breakthrough)": lambda e, name: setattr(e, "objective", name),
    r"start (\d+) (\d+)": lambda e, att, deff: setattr(e, "start", (int(att), int(deff))),
    r"param (\w+)=(\S+)": _set_param,
}


def _read_step(example: Example, number: int, text: str) -> None:
    text, dice = _read_dice(text)
    if text.startswith("CHK "):
        example.steps.append(_read_fact(number, text[4:]))
    elif match := re.fullmatch(r"ILLEGAL (.*?)(?: -> (E_[A-Z_]+))?", text):
        whole_to_primitives(match[1])
        example.steps.append(Illegal(number, match[1], match[2]))
    elif match := re.fullmatch(rf"CHOOSE ({_UNIT}|w|e)", text):
        example.steps.append(Choose(number, match[1]))
    elif re.fullmatch(
        r"STARTMOVE|DETECT|APPLY|RALLY|ENDROUND|NEWROUND|BEGIN (?:missile|charge|melee)", text
    ):
        example.steps.append(Mark(number, text, dice))
        return
    else:
        whole_to_primitives(text)
        example.steps.append(Do(number, text, dice))
        return
    if dice:
        raise ValueError(f"dice belong to actions: {text!r}")


def _read_dice(text: str) -> tuple[str, tuple[int, ...]]:
    match = re.fullmatch(r"(.*\S) \[(\d(?:,\d)*)\]", text)
    if not match:
        return text, ()
    return match[1], tuple(map(int, match[2].split(",")))


def _read_fact(number: int, text: str) -> Fact:
    subject, found, value = text.partition(": ")
    if not found:
        raise ValueError(f"expected 'subject: value', not {text!r}")
    return Fact(number, subject.strip(), value.strip())


# --- what is said ---------------------------------------------------------------------------


def told(table: Table, subject: str) -> str:
    """Return in words what is true of a subject of `CHK` and `END`.

    Raises:
        ValueError: there is no such subject.
    """
    for form, tell in SUBJECTS.items():
        match = re.fullmatch(form, subject)
        if match:
            return tell(table, *match.groups())
    raise ValueError(f"unknown subject: {subject!r}")


def _tell_unit(table: Table, name: str) -> str:
    unit = table.summary()["units"][name]
    if unit["place"] in ("dead", "fled"):
        return str(unit["place"])
    flags = [flag for flag in ("routed", "hidden") if unit[flag]]
    return " ".join([f"{unit['place']} dmg {unit['damage']}", *flags])


def _tell_fort(table: Table) -> str:
    fort = table.summary()["fort"]
    if fort is None:
        return "destroyed"
    return f"level {fort['level']} bonus {fort['bonus']} damage {fort['damage']}"


def _tell_caster(table: Table, name: str) -> str:
    host = table.summary()["casters"][name]["host"]
    return "lost" if host is None else f"on {host}"


SUBJECTS: dict[str, Callable[..., str]] = {
    rf"({_UNIT})": _tell_unit,
    rf"val ({_WHO}) (melee|missile|charge) ({_WHO})": (
        lambda table, one, kind, two: str(table.attack(one, kind, two))
    ),
    rf"def ({_WHO}) ({_WHO})": lambda table, two, one: str(table.defense(two, one)),
    rf"line ({_SECTOR}) ({_SIDE})": (
        lambda table, sector, side: str(table.summary()["sectors"][sector][side])
    ),
    rf"holder ({_SECTOR})": lambda table, s: str(table.summary()["sectors"][s]["holder"]),
    rf"terrain ({_SECTOR})": lambda table, s: _or_none(table.summary()["sectors"][s]["terrain"]),
    "fort": _tell_fort,
    rf"wall ({_SECTOR}/{_SECTOR})": lambda table, name: str(name in table.summary()["walls"]),
    rf"fogged ({_SECTOR})": (
        lambda table, s: str(table.summary()["sectors"][s]["fog"] is not None)
    ),
    rf"signs ({_UNIT})": lambda table, name: str(table.summary()["units"][name]["signs"]),
    rf"caster ({_CASTER})": _tell_caster,
    "night": lambda table: str(table.summary()["night"]),
    "init": lambda table: str(table.summary()["initiative"]),
    "round": lambda table: str(table.summary()["round"]),
    "winner": lambda table: str(table.summary()["winner"]),
}


def _or_none(value: Field) -> str:
    return "none" if value is None else str(value)


# The fields that a fact of END speaks of; a fact about ratings speaks of none.
SPOKEN: dict[str, Callable[..., list[str]]] = {
    rf"({_UNIT})": lambda u: [f"{u}.{name}" for name in ("place", "damage", "routed", "hidden")],
    rf"line ({_SECTOR}) ({_SIDE})": lambda sector, side: [f"{sector}.{side}"],
    rf"holder ({_SECTOR})": lambda sector: [f"{sector}.holder"],
    rf"terrain ({_SECTOR})": lambda sector: [f"{sector}.terrain"],
    "fort": lambda: [f"fort.{name}" for name in ("sector", "level", "bonus", "damage")],
    rf"signs ({_UNIT})": lambda name: [f"{name}.signs"],
    rf"caster ({_CASTER})": lambda name: [f"{name}.host"],
    "night": lambda: ["night"],
    "init": lambda: ["initiative"],
    "round": lambda: ["round"],
    "winner": lambda: ["winner"],
}


def flat(summary: Summary) -> dict[str, str]:
    """Return every field under one name (`a1.damage`, `B2.holder`), `-` where there is nothing."""
    found: dict[str, str] = {}
    for key, value in summary.items():
        if key in ("sectors", "units", "casters"):
            assert isinstance(value, dict)
            for name, fields in value.items():
                found |= {f"{name}.{part}": _plain(inner) for part, inner in fields.items()}
        elif isinstance(value, dict):
            found |= {f"{key}.{name}": _plain(inner) for name, inner in value.items()}
        else:
            assert value is None or isinstance(value, int | str)
            found[key] = _plain(value)
    return found


def _plain(value: Field) -> str:
    return "-" if value is None or value == "" else str(value)


def differences(
    before: Summary, after: Summary, end: Sequence[Fact], also: Sequence[Fact]
) -> list[str]:
    """Return in words where `after` is not `before` with exactly the expected changes.

    What `end` says is not checked for truth here, only taken as spoken of; a unit that is gone
    loses its fields without a word.
    """
    old, new = flat(before), flat(after)
    gone = {name for name, unit in after["units"].items() if unit["place"] in ("dead", "fled")}
    spoken = {name for fact in end for name in _spoken(fact.subject)}
    listed = {fact.subject: fact for fact in also}
    found = []
    for name in sorted(old.keys() | new.keys()):
        was, now = old.get(name, "-"), new.get(name, "-")
        if name in listed:
            fact = listed[name]
            if fact.value != now:
                found.append(f"line {fact.line}: {name} is {now}, expected {fact.value}")
            elif was == now:
                found.append(f"line {fact.line}: {name} was {now} from the beginning")
        elif was != now and name not in spoken:
            if name not in new and name.split(".")[0] in gone:
                continue
            found.append(f"{name}: {was} became {now}, which no line expects")
    found += [f"line {f.line}: no field {n}" for n, f in listed.items() if n not in old | new]
    return found


def _spoken(subject: str) -> list[str]:
    for form, fields in SPOKEN.items():
        match = re.fullmatch(form, subject)
        if match:
            return fields(*match.groups())
    return []


_FORM = Form(
    Example,
    id=r"EX-[A-Z0-9-]+",
    sample="EX-01",
    rules="CER",
    add=_read_line,
    needed=lambda example: {"POS": example.units, "END": example.end},
)


# --- playing --------------------------------------------------------------------------------


def run(example: Example, table: Table) -> None:
    """Play an example on a table and check everything that it says.

    Raises:
        AssertionError: saying what differs and in which line.
    """
    _Run(example, table).go()


def _marker(now: Summary, name: str) -> int:
    """Return the number of a hidden unit among the markers of its line."""
    unit = now["units"][name]
    line = str(now["sectors"][str(unit["place"])][str(unit["side"])]).split()
    return 1 + [other for other in line if now["units"][other]["hidden"]].index(name)


class _Run:
    def __init__(self, example: Example, table: Table) -> None:
        self.example = example
        self.table = table
        self.round = example.round
        self.applied = ""
        self.begun = ""
        self.chosen: list[str] = []
        self.history: list[str] = []
        self.line = example.line

    def go(self) -> None:
        self.table.load(self.example)
        before = self.table.summary()
        for step in self.example.steps:
            self.line = step.line
            self.take(step)
        for fact in self.example.end:
            self.check(fact)
        found = differences(before, self.table.summary(), self.example.end, self.example.also)
        assert not found, f"{self.example.id}:\n" + "\n".join(found)

    def says(self, message: str) -> str:
        return f"{self.example.id}, line {self.line}: {message}"

    def take(self, step: Step) -> None:
        if isinstance(step, Fact | Illegal):
            self.test(step)
        elif isinstance(step, Choose):
            self.chosen.append(step.what)
        elif isinstance(step, Do):
            self.do(step)
        else:
            self.mark(step)

    def test(self, step: Fact | Illegal) -> None:
        running = self.begun and self.begun != self.applied
        overrun = running and self.stands() > (self.round, self.rank(self.begun))
        if overrun:
            self.again(self.history[:-1])
        if isinstance(step, Fact):
            self.check(step)
        else:
            self.refuse(step)
        if overrun:
            self.again(self.history)

    def again(self, history: Sequence[str]) -> None:
        self.table.load(self.example)
        for text in history:
            self.table.play(text)

    def check(self, fact: Fact) -> None:
        self.line = fact.line
        have = told(self.table, fact.subject)
        assert have == fact.value, self.says(f"{fact.subject} is {have}, expected {fact.value}")

    def refuse(self, step: Illegal) -> None:
        before = self.table.summary()
        reason = self.table.refusal(step.action)
        assert reason is not None, self.says(f"{step.action!r} is allowed")
        wrong = step.code is not None and reason != step.code
        assert not wrong, self.says(f"{step.action!r}: {reason}, expected {step.code}")
        assert self.table.summary() == before, self.says("a refusal changed the position")

    # Where the battle stands: the round, and the place of the phase in it.

    def rank(self, phase: str) -> int:
        order = list(PHASES)
        if self.example.params.get("magic_phase") == "after_move":
            order.remove("MAGIC")
            order.insert(order.index("MISSILE"), "MAGIC")
        return order.index(phase)

    def stands(self) -> tuple[int, int]:
        now = self.table.summary()
        if now["phase"] == "OVER":
            return now["round"] + 1, 0
        return now["round"], self.rank(now["phase"])

    def reach(self, phase: str, beyond: bool = False) -> None:
        """Pass until a phase of this round is reached, or left behind."""
        goal = self.round, self.rank(phase) + beyond
        while self.stands() < goal:
            self.pass_on()

    def pass_on(self) -> None:
        now = self.table.summary()
        if now["node"] in ("reveal", "side"):
            assert self.chosen, self.says(f"a {now['node']} must be chosen")
            what = self.chosen.pop(0)
            self.play(f"RET {what}" if what in "we" else f"REV {_marker(now, what)}")
        elif now["node"] == "initiative":
            self.play("#i6,1" if now["initiative"] == "ATT" else "#i1,6")
        else:
            self.play("PASS")

    def play(self, text: str) -> None:
        try:
            self.table.play(text)
        except ValueError as error:
            raise AssertionError(self.says(f"{text!r} is refused: {error}")) from error
        self.history.append(text)

    def roll(self, dice: Sequence[int], letters: Iterator[str]) -> None:
        for die, letter in zip(dice, letters, strict=False):
            self.play(f"#{letter}{'CSB'[die - 1] if letter == 'm' else die}")

    def mark(self, step: Mark) -> None:
        if step.name == "STARTMOVE":
            self.reach("MOVE")
        elif step.name == "DETECT":
            self.reach("DETECT", beyond=True)
        elif step.name.startswith("BEGIN"):
            self.begin(step.name.split()[1].upper())
        elif step.name == "APPLY":
            self.reach(self.begun, beyond=True)
            self.applied = self.begun
        elif step.name == "RALLY":
            self.roll(step.dice, iter("m" * len(step.dice)))
            assert self.stands() > (self.round, self.rank("RALLY")), self.says("a die is missing")
        elif step.name == "ENDROUND":
            self.reach("END", beyond=True)
            self.next_round()
        else:
            self.new_round(step.dice)

    def begin(self, phase: str) -> None:
        if self.applied and self.rank(phase) <= self.rank(self.applied):
            self.reach("END", beyond=True)
            self.next_round()
        self.begun = phase
        self.reach(phase)

    def next_round(self) -> None:
        self.round += 1
        self.applied = self.begun = ""

    def new_round(self, dice: Sequence[int]) -> None:
        if self.stands() >= (self.round, self.rank("RALLY")):
            self.reach("END", beyond=True)
            self.next_round()
        if dice:
            self.play(f"#i{dice[0]},{dice[1]}")
            self.roll(dice[2:], iter("m" * len(dice)))
        self.reach("RALLY", beyond=True)

    def do(self, step: Do) -> None:
        kind, name = step.action.split()[:2]
        phase, seat = KIND_PHASES[kind], self.seat(name.split("x")[0])
        self.reach(phase)
        while self.stands() == (self.round, self.rank(phase)):
            if self.table.summary()["turn"] == seat:
                break
            self.pass_on()
        before = self.stands()
        assert before == (self.round, self.rank(phase)), self.says(f"too late for {step.action!r}")
        for text in whole_to_primitives(step.action):
            self.play(text)
        self.roll(step.dice, iter("t" if kind == "CAST" else "bm"))
        now = self.table.summary()
        waits = now["turn"] == "chance" and now["node"] != "initiative"
        assert not waits, self.says(f"{step.action!r} needs another die")

    def seat(self, name: str) -> int:
        hosts = {caster.id: caster.host for caster in self.example.casters}
        return 0 if hosts.get(name, name)[0] == "a" else 1
