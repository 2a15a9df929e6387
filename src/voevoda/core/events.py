"""Events: what happened, with the rules that made it.

A kind of event is a class; each of its numbers may name the rules behind it:

    class Hit(Event):
        attacker: UnitNumber
        value: Annotated[int, Because("CIT-ATT-06")]
        level: Annotated[int, Because("CIT-DMG-01")]

Rules call `emit(log, HIT, CIT_ATT_06, attacker, value, level)` with up to `NUMBERS` numbers. In
playouts the log is off and the call costs a branch; the lab only counts how often each rule fired.
"""

from __future__ import annotations

from typing import Annotated, Any, dataclass_transform, get_args, get_origin, get_type_hints

import msgspec

from voevoda.core.actions import PLAIN_NUMBER, Form, hyphened
from voevoda.core.records import Record, int8, int32, int64
from voevoda.core.rule import rule

NUMBERS = 6
WIDTH = NUMBERS + 2
CAPACITY = 1024
"""Events that one step may bring; more would be a fault of the rules."""
RULES = 320
"""Rules that a game may number, with 0 for none."""

OFF, COUNTING, RECORDING = 0, 1, 2


class Log(Record):
    """Where rules report: the events of the present step, and how often each rule fired."""

    mode: int8  # OFF, COUNTING or RECORDING
    count: int32  # events in `rows`
    rows: Annotated[list[int32], CAPACITY * WIDTH]  # kind, rule, six numbers, for each event
    fired: Annotated[list[int64], RULES]  # by rule number


@rule
def emit(
    log: Log, kind: int, because: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0,
    f: int = 0,
) -> None:  # fmt: skip
    """Report that an event of `kind` happened by rule number `because`, with up to six numbers."""
    if log.mode == OFF:
        return
    log.fired[because] += 1
    if log.mode == COUNTING:
        return
    at = log.count * WIDTH
    log.rows[at] = kind
    log.rows[at + 1] = because
    log.rows[at + 2] = a
    log.rows[at + 3] = b
    log.rows[at + 4] = c
    log.rows[at + 5] = d
    log.rows[at + 6] = e
    log.rows[at + 7] = f
    log.count += 1


@rule
def fired(log: Log, because: int) -> None:
    """Count that a rule decided something that has no event of its own."""
    if log.mode != OFF:
        log.fired[because] += 1


class Because:
    """Marks a number of an event with the rules that made it."""

    def __init__(self, *rules: str) -> None:
        """Take the ids of the rules."""
        self.rules = rules


@dataclass_transform(frozen_default=True)
class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=hyphened):
    """Something that a player can notice."""

    rule: str


class EventField:
    """Name, written form and rules of one number of an event."""

    def __init__(self, name: str, annotation: Any) -> None:
        """Read `Annotated[int, Form, Because(...)]`, either left out."""
        meta = get_args(annotation)[1:] if get_origin(annotation) is Annotated else ()
        self.name = name
        self.form = next((m for m in meta if isinstance(m, Form)), PLAIN_NUMBER)
        self.rules: tuple[str, ...] = next((m.rules for m in meta if isinstance(m, Because)), ())


class EventCodec:
    """All kinds of event of a game, and its rule numbers."""

    def __init__(self, rules: tuple[str, ...], *kinds: type[Event]) -> None:
        """Take the rule ids by number, and the kinds, numbered from 1 in order."""
        self.rules = rules
        self.kinds = kinds
        self._number = {kind: n for n, kind in enumerate(kinds, 1)}
        self._fields: dict[type[Event], tuple[EventField, ...]] = {}
        for kind in kinds:
            hints = get_type_hints(kind, include_extras=True)
            names = [n for n in kind.__struct_fields__ if n != "rule"]
            if len(names) > NUMBERS:
                raise TypeError(f"{kind.__name__} has more than {NUMBERS} numbers")
            self._fields[kind] = tuple(EventField(n, hints[n]) for n in names)

    def kind(self, kind: type[Event]) -> int:
        """Return the number of a kind, for `emit`."""
        return self._number[kind]

    def fields(self, kind: type[Event]) -> tuple[EventField, ...]:
        """Return the numbers of a kind, in the order in which `emit` takes them."""
        return self._fields[kind]

    def read(self, log: Any) -> list[Event]:
        """Return the events that a (plain or compiled) log holds, in order."""
        found = []
        for at in range(0, int(log.count) * WIDTH, WIDTH):
            numbers = [int(n) for n in log.rows[at : at + WIDTH]]
            kind = self.kinds[numbers[0] - 1]
            count = len(self._fields[kind])
            found.append(kind(self.rules[numbers[1]], *numbers[2 : 2 + count]))
        return found
