"""Records: class bodies with typed fields that live as plain objects and as compiled rows.

A record field is an integer of a fixed width, another record, or an array of either:

    class Unit(Record):
        cell: int16
        row: Annotated[list[int8], 4]          # four numbers
    class State(Record):
        units: Annotated[tuple[Unit, ...], "units"]   # as many as the world says

An array's size is a number, or a name looked up in the `Sizes` given when a record is made. The
plain life is an object with slots, lists of numbers and tuples of records (so that
`units[i] = other`, which would alias here and copy when compiled, raises). The compiled life is a
row of a NumPy structured array.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Annotated, Any, ClassVar, Self, cast, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

int8 = Annotated[int, "i1"]
int16 = Annotated[int, "i2"]
int32 = Annotated[int, "i4"]
int64 = Annotated[int, "i8"]
float64 = Annotated[float, "f8"]

Sizes = Mapping[str, int]
"""Array sizes by name, for records whose arrays grow with the world."""

Row = Any
"""A row of a structured array (`np.record`): the compiled life of a record."""


class Field:
    """One field of a record: a number (`dtype`), a record, or an array of either."""

    __slots__ = ("dtype", "name", "record", "size")

    def __init__(self, name: str, annotation: Any) -> None:
        """Read the field's shape from its annotation.

        Raises TypeError naming the field when the annotation is not one a record can hold.
        """
        self.name = name
        self.size: int | str | None = None
        self.record: type[Record] | None = None
        self.dtype = ""
        item = annotation
        if get_origin(annotation) is Annotated:
            base, meta = get_args(annotation)[:2]
            if get_origin(base) in (list, tuple):
                item, self.size = get_args(base)[0], meta
        if isinstance(item, type) and issubclass(item, Record):
            self.record = item
        elif get_origin(item) is Annotated and isinstance(get_args(item)[1], str):
            self.dtype = get_args(item)[1]
        else:
            raise TypeError(
                f"{name}: {annotation!r} is neither a sized number, a record nor an array"
            )

    def length(self, sizes: Sizes) -> int:
        """Return how many items the array holds; raises KeyError for a size nobody named."""
        if isinstance(self.size, str):
            return sizes[self.size]
        return cast(int, self.size)


class _RecordType(type):
    """Gives every record class slots made from its annotations."""

    def __new__(
        cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **options: Any
    ) -> _RecordType:
        own = {k for k, v in body.get("__annotations__", {}).items() if "ClassVar" not in str(v)}
        taken = [name for name in own if any(name in vars(base) for base in bases)]
        if taken:
            raise TypeError(f"{name}: the field {taken[0]} has the name of a record's method")
        body["__slots__"] = tuple(k for k in body.get("__annotations__", {}) if k in own)
        return super().__new__(cls, name, bases, body, **options)


class Record(metaclass=_RecordType):
    """Base of all records; see the module for what a field may be."""

    _fields: ClassVar[tuple[Field, ...] | None] = None
    _generated: ClassVar[dict[str, Callable[..., Any]]] = {}
    _dtypes: ClassVar[dict[tuple[tuple[str, int], ...], np.dtype[Any]]] = {}

    @classmethod
    def fields(cls) -> tuple[Field, ...]:
        """Return the fields in the order of the class body."""
        if cls.__dict__.get("_fields") is None:
            hints = get_type_hints(cls, include_extras=True)
            names = cls.__dict__["__slots__"]
            cls._fields = tuple(Field(name, hints[name]) for name in names)
        return cast(tuple[Field, ...], cls._fields)

    @classmethod
    def new(cls, sizes: Sizes = {}) -> Self:  # noqa: B006 - never written
        """Return a plain record with every number 0."""
        made = cls.__new__(cls)
        for field in cls.fields():
            kind = field.record
            value: Any
            if field.size is None:
                value = kind.new(sizes) if kind else 0
            elif kind:
                value = tuple(kind.new(sizes) for _ in range(field.length(sizes)))
            else:
                value = [0] * field.length(sizes)
            setattr(made, field.name, value)
        return made

    @classmethod
    def layout(cls, sizes: Sizes = {}) -> np.dtype[Any]:  # noqa: B006 - never written
        """Return the NumPy layout of the compiled life (aligned; rows are `np.record`)."""
        return np.dtype((np.record, cls._struct(sizes)))

    @classmethod
    def _struct(cls, sizes: Sizes) -> np.dtype[Any]:
        """Return the layout as an inner record has it: `np.record` would lose its alignment."""
        key = tuple(sorted(sizes.items()))
        known = cls.__dict__.get("_dtypes")
        if known is None:
            known = {}
            cls._dtypes = known
        if key not in known:
            parts: list[Any] = []
            for field in cls.fields():
                inner = field.record
                item: Any = inner._struct(sizes) if inner else np.dtype(field.dtype)
                shape = () if field.size is None else (field.length(sizes),)
                parts.append((field.name, item, shape))
            known[key] = np.dtype(parts, align=True)
        return cast(np.dtype[Any], known[key])

    @classmethod
    def allocate(cls, count: int, sizes: Sizes = {}) -> npt.NDArray[Any]:  # noqa: B006
        """Return `count` compiled records, zero in every byte, padding included."""
        return np.zeros(count, cls.layout(sizes))

    def copy(self) -> Self:
        """Return an independent plain copy."""
        return cast(Self, self._made("copy")(self))

    def key(self) -> tuple[Any, ...]:
        """Return the numbers as nested tuples: hashable, equal exactly for equal records."""
        return cast(tuple[Any, ...], self._made("key")(self))

    @classmethod
    def _made(cls, what: str) -> Callable[..., Any]:
        """Return the function generated for this class.

        Looking ahead in plain Python lives on them.
        """
        if "_generated" not in cls.__dict__:
            cls._generated = _generate(cls)
        return cast(Callable[[Any], Any], cls._generated[what])

    def set(self, other: Self) -> None:
        """Take over every number of `other`, in place (what assignment does when compiled)."""
        for field in self.fields():
            mine, theirs = getattr(self, field.name), getattr(other, field.name)
            if field.size is None:
                if field.record:
                    mine.set(theirs)
                else:
                    setattr(self, field.name, theirs)
            elif field.record:
                for one, two in zip(mine, theirs, strict=True):
                    one.set(two)
            else:
                mine[:] = theirs

    def values(self, sizes: Sizes | None = None) -> tuple[Any, ...]:
        """Return the numbers as nested tuples and lists, arrays filled up with zeros to `sizes`.

        Lists of numbers are the record's own: use them before it changes.
        """
        return cast(tuple[Any, ...], self._made("values")(self, sizes))

    def pack(self, sizes: Sizes) -> npt.NDArray[Any]:
        """Return this record as one compiled row; `sizes` may be larger than its arrays are.

        Raises OverflowError when a number does not fit the width of its field.
        """
        rows = self.allocate(1, sizes)
        try:
            rows[0] = self.values(sizes)
        except OverflowError:
            raise OverflowError(_misfit(self)) from None
        return rows

    @classmethod
    def unpack(cls, row: Row, sizes: Sizes) -> Self:
        """Return the plain record of a compiled row; arrays are cut to `sizes`."""
        return cast(Self, _plain(cls, row, sizes))

    def digest(self, sizes: Sizes) -> str:
        """Return 16 hexadecimal digits that are equal exactly for equal records (BLAKE2b)."""
        return digest(self.pack(sizes).tobytes())

    def __eq__(self, other: object) -> bool:
        """Compare number by number."""
        return type(self) is type(other) and all(
            getattr(self, f.name) == getattr(other, f.name) for f in self.fields()
        )

    __hash__ = None  # type: ignore[assignment]  # records change

    def __repr__(self) -> str:
        """Show the fields, so that a failing test says what differs."""
        inside = ", ".join(f"{f.name}={getattr(self, f.name)!r}" for f in self.fields())
        return f"{type(self).__name__}({inside})"


def _generate(kind: type[Record]) -> dict[str, Callable[..., Any]]:
    """Return `copy`, `key` and `values` of a record class, written out as attrs does."""
    copies, keys, values = [], [], []
    for field in kind.fields():
        mine = f"self.{field.name}"
        if field.size is None and field.record is None:
            copied, kept = mine, mine
        elif field.size is None:
            copied, kept = f"{mine}.copy()", f"{mine}.key()"
        elif field.record is None:
            copied, kept = f"{mine}[:]", f"tuple({mine})"
        else:
            copied = f"tuple([copy_{field.name}(item) for item in {mine}])"
            kept = f"tuple([key_{field.name}(item) for item in {mine}])"
        copies.append(f"    made.{field.name} = {copied}")
        keys.append(f"{kept},")
        plain = field.record is None and not isinstance(field.size, str)
        padded = f"padded(field_{field.name}, {mine}, sizes)"
        values.append(f"{mine if plain else padded},")
    source = "\n".join(
        [
            "def copy(self):",
            "    made = new(kind)",
            *copies,
            "    return made",
            "def key(self):",
            f"    return ({' '.join(keys)})",
            "def values(self, sizes):",
            f"    return ({' '.join(values)})",
        ]
    )
    inside: dict[str, Any] = {"new": object.__new__, "kind": kind, "padded": _values}
    for field in kind.fields():
        inside[f"field_{field.name}"] = field
        if field.record is not None:
            inside[f"copy_{field.name}"] = field.record._made("copy")
            inside[f"key_{field.name}"] = field.record._made("key")
    exec(source, inside)
    return {name: inside[name] for name in ("copy", "key", "values")}


def digest(row: bytes) -> str:
    """Return 16 hexadecimal digits over the bytes of a compiled row (BLAKE2b)."""
    return hashlib.blake2b(row, digest_size=8).hexdigest()


def _values(field: Field, value: Any, sizes: Sizes | None) -> Any:
    if field.size is None:
        return value.values(sizes) if field.record else value
    missing = field.length(sizes) - len(value) if sizes is not None else 0
    if field.record:
        read = field.record._made("values")
        full = [read(item, sizes) for item in value]
        return full + [_zeros(field.record, sizes or {})] * missing if missing else full
    return value + [0] * missing if missing else value


def _zeros(kind: type[Record], sizes: Sizes) -> tuple[Any, ...]:
    return kind.new(sizes).values(sizes)


def _misfit(record: Record, inside: str = "") -> str:
    """Return the words for the first number of a record that does not fit its field."""
    for field in record.fields():
        value, name = getattr(record, field.name), f"{inside}{field.name}"
        items = [(name, value)]
        if field.size is not None:
            items = [(f"{name}[{place}]", item) for place, item in enumerate(value)]
        for where, item in items:
            found = _misfit(item, f"{where}.") if field.record else ""
            if not field.record and not _fits(item, np.dtype(field.dtype)):
                found = f"{where} = {item} does not fit {np.dtype(field.dtype)}"
            if found:
                return found
    return ""


def _fits(number: int, dtype: np.dtype[Any]) -> bool:
    if dtype.kind == "f":
        return True
    limits = np.iinfo(dtype)
    return int(limits.min) <= number <= int(limits.max)


def _plain(kind: type[Record], numbers: Any, sizes: Sizes) -> Any:
    made = object.__new__(kind)
    if isinstance(numbers, np.void):  # an item of an array of records still holds NumPy's numbers
        numbers = numbers.item()
    for field, value in zip(kind.fields(), numbers, strict=True):
        inner = field.record
        if field.size is None:
            plain = _plain(inner, value, sizes) if inner else value
        else:
            kept = list(value[: field.length(sizes)])
            plain = tuple(_plain(inner, item, sizes) for item in kept) if inner else kept
            if not inner and hasattr(value, "tolist"):
                plain = value[: field.length(sizes)].tolist()
        setattr(made, field.name, plain)
    return made
