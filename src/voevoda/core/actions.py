"""Actions and outcomes: frozen typed values above the rules, one `int64` inside them.

A kind is declared once, as a class with fields of a width and a written form:

    class Attack(Action):
        notation: ClassVar[str] = "{loc} ATT {unit}>{target}"
        loc: Location            # Annotated[int, Bits(8), Named("L")]
        unit: Unit
        target: Unit

    CODES = Codec(Attack, Move)
    attack_unit = CODES.reader(Attack, "unit")     # rules: code -> number
    attack = CODES.packer(Attack)                  # rules: loc, unit, target -> code

From the declaration come packing, unpacking, JSON (msgspec, tagged by `kind`) and the notation's
grammar. The lowest `KIND_BITS` of a code say its kind, from 1 in the order given to the codec.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from string import ascii_uppercase
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from voevoda.core.errors import NotationError
from voevoda.core.rule import rule

KIND_BITS = 6
KIND_MASK = (1 << KIND_BITS) - 1
CODE_BITS = 63

Kind = int
Code = int


class Bits:
    """The width of a field, in bits; values are 0 .. 2**count - 1."""

    def __init__(self, count: int) -> None:
        """Take 1 .. 57 bits."""
        self.count = count


class Form:
    """How a field is written: a pattern, and both directions. The default is a plain number."""

    pattern = r"\d+"

    def parse(self, text: str, world: Any) -> int:
        """Return the value of a text that matched `pattern`; raises ValueError if there is none."""
        return int(text)

    def format(self, value: int, world: Any) -> str:
        """Return the text of a value."""
        return str(value)


class Named(Form):
    """A number behind a letter: `L1`, `u12`."""

    def __init__(self, letter: str) -> None:
        """Take the letter or word that stands before the number."""
        self._letter = letter
        self.pattern = re.escape(letter) + r"\d+"

    def parse(self, text: str, world: Any) -> int:
        """Return the number behind the letter."""
        return int(text[len(self._letter) :])

    def format(self, value: int, world: Any) -> str:
        """Return letter and number."""
        return f"{self._letter}{value}"


class GridCell(Form):
    """A cell of a square grid, `c4`: column letter from the left, row number from below, `a1` = 0.

    The world's `width` and `height` say what is on the map; cells are numbered row by row. A cell
    off the map, up to `z99`, is still readable, so that it can be refused with its reason: it
    parses as `OFF_MAP`.
    """

    pattern = r"[a-z]\d{1,2}"
    OFF_MAP = 1023

    def parse(self, text: str, world: Any) -> int:
        """Return y * width + x, or OFF_MAP."""
        x, y = ord(text[0]) - ord("a"), int(text[1:]) - 1
        on_map = 0 <= x < world.width and 0 <= y < world.height
        return y * int(world.width) + x if on_map else self.OFF_MAP

    def format(self, value: int, world: Any) -> str:
        """Return letter and number; `?` for a cell off the map."""
        if not 0 <= value < world.width * world.height:
            return "?"
        y, x = divmod(value, int(world.width))
        return f"{chr(ord('a') + x)}{y + 1}"


PLAIN_NUMBER = Form()


def hyphened(name: str) -> str:
    """Return a class name as it stands in JSON and message ids: `LevelUp` is `level-up`."""
    return "".join("-" + c.lower() if c.isupper() else c for c in name).strip("-")


@dataclass_transform(frozen_default=True)
class Choice(msgspec.Struct, frozen=True, tag_field="kind", tag=hyphened):
    """An action or outcome: subclasses declare `notation` and fields; values refer to nothing."""

    notation: ClassVar[str] = ""


class Action(Choice, frozen=True):
    """What a seat decides."""


class Outcome(Choice, frozen=True):
    """What chance brings."""


A = TypeVar("A", bound=Choice)


class FieldCode:
    """Place, width and written form of one field of a kind."""

    def __init__(self, name: str, shift: int, annotation: Any) -> None:
        """Read `Annotated[int, Bits(n), Form]`."""
        meta = get_args(annotation)[1:] if get_origin(annotation) is Annotated else ()
        widths = [m for m in meta if isinstance(m, Bits)]
        if not widths:
            raise TypeError(f"field {name} needs a width: Annotated[int, Bits(n)]")
        forms = [m for m in meta if isinstance(m, Form)]
        self.name, self.shift, self.bits = name, shift, widths[0].count
        self.form = forms[0] if forms else PLAIN_NUMBER
        self.mask = (1 << self.bits) - 1


class Codec(Generic[A]):
    """All kinds of action (or of outcome) of a game: packing, unpacking, notation."""

    def __init__(self, *kinds: type[A]) -> None:
        """Number the kinds from 1 in the order given; raises TypeError where a kind is too wide."""
        self.kinds = kinds
        self._fields: dict[type[A], tuple[FieldCode, ...]] = {}
        self._number = {kind: n for n, kind in enumerate(kinds, 1)}
        self._patterns: dict[type[A], re.Pattern[str]] = {}
        for kind in kinds:
            shift, fields = KIND_BITS, []
            hints = get_type_hints(kind, include_extras=True)
            for name in kind.__struct_fields__:
                fields.append(FieldCode(name, shift, hints[name]))
                shift += fields[-1].bits
            if shift > CODE_BITS:
                raise TypeError(f"{kind.__name__} needs {shift} bits of {CODE_BITS}")
            self._fields[kind] = tuple(fields)
            self._patterns[kind] = _pattern(kind.notation, fields)

    def kind(self, kind: type[A]) -> Kind:
        """Return the number of a kind, as found in the lowest bits of its codes."""
        return self._number[kind]

    def fields(self, kind: type[A]) -> tuple[FieldCode, ...]:
        """Return the fields of a kind in order."""
        return self._fields[kind]

    def pack(self, value: A) -> Code:
        """Return the code of a value; raises OverflowError naming a field that is too wide."""
        code = self._number[type(value)]
        for field in self._fields[type(value)]:
            number = getattr(value, field.name)
            if not 0 <= number <= field.mask:
                raise OverflowError(f"{field.name}={number} does not fit {field.bits} bits")
            code |= number << field.shift
        return code

    def unpack(self, code: Code) -> A:
        """Return the value of a code; raises ValueError for a kind that does not exist."""
        number = code & KIND_MASK
        if not 1 <= number <= len(self.kinds):
            raise ValueError(f"no kind {number}")
        kind = self.kinds[number - 1]
        return kind(*((code >> f.shift) & f.mask for f in self._fields[kind]))

    def reader(self, kind: type[A], name: str) -> Callable[[Code], int]:
        """Return the rule that reads field `name` from a code of that kind."""
        field = next(f for f in self._fields[kind] if f.name == name)
        return _reader(field.shift, field.mask)

    def packer(self, kind: type[A]) -> Callable[..., Code]:
        """Return the rule that makes a code of that kind from its fields, in order."""
        shifts = [f.shift for f in self._fields[kind]]
        return _PACKERS[len(shifts)](self._number[kind], *shifts)

    def format(self, value: A, world: Any) -> str:
        """Return the notation of a value."""
        return value.notation.format_map(
            {
                f.name: f.form.format(getattr(value, f.name), world)
                for f in self._fields[type(value)]
            }
        )

    def parse(self, text: str, world: Any) -> A:
        """Return the value of a notation; spaces around and between words are free.

        Raises NotationError naming the text and the forms that exist.
        """
        tidy = " ".join(text.split())
        for kind in self.kinds:
            found = self._patterns[kind].fullmatch(tidy)
            if found is None:
                continue
            try:
                value = kind(*(f.form.parse(found[f.name], world) for f in self._fields[kind]))
                self.pack(value)
            except (ValueError, OverflowError):
                break
            return value
        raise NotationError("notation-unreadable", text=_short(text), forms=self.forms(tidy))

    def forms(self, text: str) -> str:
        """Return the notations that begin with the same capitals; if none does, how all begin."""
        known = [kind.notation for kind in self.kinds if kind.notation]
        alike = [form for form in known if _capitals(form) == _capitals(text)]
        if alike:
            return "; ".join(alike)
        return "; ".join(dict.fromkeys(_capitals(form) or form for form in known))


def _capitals(text: str) -> str:
    """Return the capitals that a notation begins with."""
    return text[: len(text) - len(text.lstrip(ascii_uppercase))]


@rule
def kind_of(code: Code) -> Kind:
    """Return the kind of an action or outcome code."""
    return code & KIND_MASK


def _short(text: str) -> str:
    one_line = " ".join(text.split())
    return one_line if len(one_line) <= 60 else one_line[:57] + "…"


def _pattern(notation: str, fields: Iterable[FieldCode]) -> re.Pattern[str]:
    text = re.escape(notation).replace(r"\{", "{").replace(r"\}", "}").replace(r"\ ", " ")
    for field in fields:
        text = text.replace("{" + field.name + "}", f"(?P<{field.name}>{field.form.pattern})")
    return re.compile(text)


def _reader(shift: int, mask: int) -> Callable[[Code], int]:
    @rule
    def read(code: Code) -> int:
        return (code >> shift) & mask

    return read


def _packer0(kind: Kind) -> Callable[[], Code]:
    @rule
    def pack() -> Code:
        return kind

    return pack


def _packer1(kind: Kind, s1: int) -> Callable[[int], Code]:
    @rule
    def pack(a: int) -> Code:
        return kind | (a << s1)

    return pack


def _packer2(kind: Kind, s1: int, s2: int) -> Callable[[int, int], Code]:
    @rule
    def pack(a: int, b: int) -> Code:
        return kind | (a << s1) | (b << s2)

    return pack


def _packer3(kind: Kind, s1: int, s2: int, s3: int) -> Callable[[int, int, int], Code]:
    @rule
    def pack(a: int, b: int, c: int) -> Code:
        return kind | (a << s1) | (b << s2) | (c << s3)

    return pack


def _packer4(
    kind: Kind, s1: int, s2: int, s3: int, s4: int
) -> Callable[[int, int, int, int], Code]:
    @rule
    def pack(a: int, b: int, c: int, d: int) -> Code:
        return kind | (a << s1) | (b << s2) | (c << s3) | (d << s4)

    return pack


_PACKERS: tuple[Callable[..., Callable[..., Code]], ...] = (
    _packer0,
    _packer1,
    _packer2,
    _packer3,
    _packer4,
)
