"""Named parameters and options: every number of a game's rules, its range and its source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any

import msgspec

from voevoda.core.errors import ParameterError

Value = int | str
NONE = "none"
ABSENT = -1
"""How a number that may be `none` is kept in records."""


class Origin(StrEnum):
    """Where a number comes from."""

    SEED = "seed"
    ORIGINAL = "original"
    DECISION = "decision"


class Parameter(msgspec.Struct, frozen=True):
    """A number of the rules. Words: `<game>-parameter-<name with hyphens>`."""

    name: str
    """As people write it: `cost_attack`, `base_spirit.castle`."""
    default: int
    low: int
    high: int
    unit: str
    origin: Origin
    field: str
    """The field of the parameter record that holds it."""
    index: int | None = None
    """The place in that field, where it is an array."""
    optional: bool = False
    """Whether `none` is a value (kept as ABSENT)."""

    def read(self, value: Any) -> int:
        """Return the number for the record; raises ParameterError naming the range."""
        if self.optional and value in (NONE, None, ABSENT):
            return ABSENT
        try:
            number = int(str(value))
        except ValueError:
            number = self.low - 1
        if isinstance(value, bool) or not self.low <= number <= self.high:
            raise ParameterError(
                "parameter-range", name=self.name, value=str(value), low=self.low, high=self.high
            )
        return number

    def show(self, number: int) -> Value:
        """Return the value as people write it."""
        return NONE if self.optional and number == ABSENT else number

    def show_default(self) -> Value:
        """Return the default as people write it."""
        return self.show(self.default)


class Option(msgspec.Struct, frozen=True):
    """A reading of the rules, chosen by name. Words: `<game>-option-<name>` and its values."""

    name: str
    values: tuple[str, ...]
    """The default first; the record keeps the position."""
    field: str
    origin: Origin = Origin.DECISION
    index: int | None = None

    @property
    def default(self) -> str:
        """The first value."""
        return self.values[0]

    def read(self, value: Any) -> int:
        """Return the position of a value; raises ParameterError naming the values."""
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if text not in self.values:
            raise ParameterError(
                "parameter-choice", name=self.name, value=text, known=", ".join(self.values)
            )
        return self.values.index(text)

    def show(self, number: int) -> Value:
        """Return the value's name."""
        return self.values[number]

    def show_default(self) -> Value:
        """Return the default's name."""
        return self.default


class Code(msgspec.Struct, frozen=True):
    """A value written in a form of its own, such as an attack row."""

    name: str
    default: str
    field: str
    origin: Origin
    parse: Any
    """str -> list of numbers for the field; raises ValueError."""
    format: Any

    def read(self, value: Any) -> list[int]:
        """Return the numbers for the field; raises ParameterError showing the form."""
        try:
            return list(self.parse(str(value)))
        except ValueError:
            raise ParameterError(
                "parameter-choice", name=self.name, value=str(value), known=self.default
            ) from None

    def show(self, numbers: Sequence[int]) -> Value:
        """Return the value as people write it."""
        return str(self.format(numbers))

    def show_default(self) -> Value:
        """Return the default as people write it."""
        return self.default


AnyParameter = Parameter | Option | Code


class ParameterSet:
    """All parameters and options of a game, in the order of its spec."""

    def __init__(self, *parameters: AnyParameter) -> None:
        """Take them in order; names are unique."""
        self.all = parameters
        self._by_name = {p.name: p for p in parameters}

    def named(self, name: str) -> AnyParameter:
        """Return one; raises ParameterError naming the closest that exists."""
        if name not in self._by_name:
            import difflib

            near = difflib.get_close_matches(name, self._by_name, 1, 0.4)
            raise ParameterError("parameter-unknown", name=name, near=near[0] if near else NONE)
        return self._by_name[name]

    def check(self, values: Mapping[str, Any]) -> dict[str, Value]:
        """Return the values in normal form; raises ParameterError for the first that is wrong."""
        return {name: self._shown(self.named(name), value) for name, value in values.items()}

    def fill(self, record: Any, values: Mapping[str, Any]) -> None:
        """Write defaults and then `values` into a parameter record (plain life)."""
        for name in values:
            self.named(name)
        for parameter in self.all:
            number = parameter.read(values.get(parameter.name, parameter.default))
            if isinstance(number, list):
                getattr(record, parameter.field)[:] = number
            elif isinstance(parameter, Parameter | Option) and parameter.index is not None:
                getattr(record, parameter.field)[parameter.index] = number
            else:
                setattr(record, parameter.field, number)

    def whole(self, record: Any) -> dict[str, Value]:
        """Return every parameter of a record by name, as people write it."""
        found: dict[str, Value] = {}
        for parameter in self.all:
            kept = getattr(record, parameter.field)
            if isinstance(parameter, Parameter | Option) and parameter.index is not None:
                kept = kept[parameter.index]
            found[parameter.name] = parameter.show(kept)
        return found

    def _shown(self, parameter: AnyParameter, value: Any) -> Value:
        return parameter.show(parameter.read(value))  # type: ignore[arg-type]  # each shows its own
