"""Every number and every alternative reading of `cities`, as the spec's section 3 lists them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from voevoda.core.parameters import ABSENT, Code, Option, Origin, Parameter, ParameterSet
from voevoda.core.records import Record, int8, int16

SEED, DECISION = Origin.SEED, Origin.DECISION

CASTLE, TOWER, CAMP, LAIR = 0, 1, 2, 3
TYPES = ("castle", "tower", "camp", "lair")

NO_RELIC, MYSTIC, SIEGE, VAMPIRIC, INCREDIBLE = 0, 1, 2, 3, 4
RELICS = ("none", "mystic", "siege", "vampiric", "incredible")

FACES = 4
DASH = -1
ROW_BITS = 4
"""A row is packed with four bits a position: value + 1, so 0 is a dash."""

BY_PLAYER, BY_LOCATION = 0, 1


class Params(Record):
    """All parameters of a match; ranges, units and origins stand in `PARAMETERS`."""

    base_spirit: Annotated[list[int16], 4]
    base_health: Annotated[list[int16], 4]
    tp_income: int16
    tp_income_high: int16
    income_level: int16
    tp_cap: int16
    start_tp: int16
    max_actions: int16
    cost_attack: int16
    cost_move: int16
    cost_inspire: int16
    cost_create: int16
    cost_restore: int16
    cost_level: int16
    siege_cost: int16
    siege_step: int16
    siege_min: int16
    die_sides: int16
    standard_row: Annotated[list[int8], FACES]
    attack_range: int16
    attacks_per_unit: int16
    move_cells: int16
    health_multiplier: int16
    min_spirit_left: int16
    min_health_left: int16
    victory_spirit: int16
    victory_health: int16
    inspire_spirit: int16
    assault_spirit: int16
    assault_health: int16
    castle_dash_cost: int16
    castle_raise_cost: int16
    castle_raise_max: int16
    castle_raise_value: int16
    lair_step_cost: int16
    lair_max_value: int16
    tower_dash_cost: int16
    camp_swap_cost: int16
    start_level: int16
    max_level: int16
    level_spirit: int16
    level_health: int16
    relic_level: int16
    relic_table: Annotated[list[int8], FACES]
    regen_level: int16
    regen_spirit: int16
    restore_health: int16
    mystic_damage: int16
    mystic_tp: int16
    vampiric_health: int16
    round_limit: int16
    quiet_limit: int16
    adjacency: int8  # 0: eight neighbours, 1: four
    initiative_unit: int8  # BY_PLAYER, BY_LOCATION
    initiative_mode: int8  # 0: seat, 1: random
    move_scope: int8  # BY_PLAYER, BY_LOCATION
    magic_health_loss: int8  # 0: flat, 1: with_spirit_loss
    camp_swap: int8  # 0: own_row, 1: between_units
    open_gates: int8
    limit_result: int8  # 0: score, 1: draw


def read_row(text: str) -> list[int]:
    """Return the four values of a written row, `-/-/0/0`; raises ValueError."""
    values = [DASH if part == "-" else int(part) for part in text.split("/")]
    if len(values) != FACES or not all(DASH <= v <= 9 for v in values):
        raise ValueError(text)
    return values


def write_row(values: Sequence[int]) -> str:
    """Return the row as written: dashes and numbers with slashes."""
    return "/".join("-" if v == DASH else str(v) for v in values)


def pack_row(values: Sequence[int]) -> int:
    """Return four values as one number of 16 bits, position 1 lowest."""
    return sum((v + 1) << (ROW_BITS * i) for i, v in enumerate(values))


def unpack_row(code: int) -> list[int]:
    """Return the four values of a packed row."""
    return [((code >> (ROW_BITS * i)) & 15) - 1 for i in range(FACES)]


def _number(
    name: str, default: int, low: int, high: int, unit: str, origin: Origin, optional: bool = False
) -> Parameter:
    return Parameter(name, default, low, high, unit, origin, name, None, optional)


def _by_type(
    field: str, defaults: Sequence[int], low: int, high: int, unit: str
) -> list[Parameter]:
    return [
        Parameter(f"{field}.{kind}", value, low, high, unit, SEED, field, place)
        for place, (kind, value) in enumerate(zip(TYPES, defaults, strict=True))
    ]


class _RelicFace(Option, frozen=True):
    """What a face of the relic die brings; the record keeps the relic's number."""

    def read(self, value: object) -> int:
        return RELICS.index(self.values[super().read(value)])

    def show(self, number: int) -> str:
        return RELICS[number]


def _relic_faces() -> list[Option]:
    faces: list[Option] = []
    for place, relic in enumerate(RELICS[1:]):
        values = (relic, *(r for r in RELICS[1:] if r != relic))
        faces.append(_RelicFace(f"relic_table.{place + 1}", values, "relic_table", SEED, place))
    return faces


PARAMETERS = ParameterSet(
    # 3.1 base values
    *_by_type("base_spirit", (7, 20, 5, 13), 2, 99, "spirit"),
    *_by_type("base_health", (30, 7, 15, 25), 1, 199, "health"),
    # 3.2 time and actions
    _number("tp_income", 2, 1, 9, "TP per turn", SEED),
    _number("tp_income_high", 3, 1, 9, "TP per turn", SEED),
    _number("income_level", 2, 1, 3, "level", SEED),
    _number("tp_cap", ABSENT, 1, 999, "TP", DECISION, optional=True),
    _number("start_tp", 0, 0, 99, "TP", DECISION),
    _number("max_actions", 3, 1, 9, "actions", SEED),
    _number("cost_attack", 1, 0, 9, "TP", SEED),
    _number("cost_move", 1, 0, 9, "TP", SEED),
    _number("cost_inspire", 1, 0, 9, "TP", SEED),
    _number("cost_create", 2, 0, 9, "TP", SEED),
    _number("cost_restore", 4, 0, 9, "TP", SEED),
    _number("cost_level", 7, 0, 99, "TP", SEED),
    _number("siege_cost", 3, 0, 9, "TP", SEED),
    _number("siege_step", 1, 0, 9, "TP", SEED),
    _number("siege_min", 1, 0, 9, "TP", SEED),
    # 3.3 units and fighting
    _number("die_sides", 4, 4, 4, "faces", SEED),
    Code("standard_row", "-/-/0/0", "standard_row", SEED, read_row, write_row),
    _number("attack_range", 1, 1, 3, "cells", DECISION),
    _number("attacks_per_unit", 1, 1, 1, "per turn", SEED),
    _number("move_cells", 2, 1, 6, "cells", SEED),
    _number("health_multiplier", 2, 1, 9, "times", SEED),
    _number("min_spirit_left", 1, 1, 99, "spirit", SEED),
    _number("min_health_left", 0, 0, 199, "health", DECISION),
    _number("victory_spirit", 2, 0, 99, "spirit", SEED),
    _number("victory_health", 2, 0, 99, "health", SEED),
    _number("inspire_spirit", 2, 0, 99, "spirit", SEED),
    _number("assault_spirit", 1, 0, 99, "spirit", SEED),
    _number("assault_health", 1, 0, 99, "health", SEED),
    # 3.4 rows of new units
    _number("castle_dash_cost", 1, 0, 9, "TP", SEED),
    _number("castle_raise_cost", 1, 0, 9, "TP", SEED),
    _number("castle_raise_max", 3, 0, 4, "positions", SEED),
    _number("castle_raise_value", 1, 1, 9, "value", SEED),
    _number("lair_step_cost", 1, 0, 9, "health", SEED),
    _number("lair_max_value", 3, 0, 9, "value", SEED),
    _number("tower_dash_cost", 1, 0, 9, "spirit", SEED),
    _number("camp_swap_cost", 0, 0, 0, "free", SEED),
    # 3.5 levels and relics
    _number("start_level", 0, 0, 3, "level", SEED),
    _number("max_level", 3, 0, 3, "level", SEED),
    _number("level_spirit", 2, 0, 99, "spirit", SEED),
    _number("level_health", 2, 0, 99, "health", SEED),
    _number("relic_level", 1, 1, 3, "level", SEED),
    *_relic_faces(),
    _number("regen_level", 3, 1, 3, "level", SEED),
    _number("regen_spirit", 1, 0, 99, "spirit", SEED),
    _number("restore_health", 5, 0, 199, "health", SEED),
    _number("mystic_damage", 2, 0, 99, "damage", SEED),
    _number("mystic_tp", 1, 0, 9, "TP", SEED),
    _number("vampiric_health", 1, 0, 99, "health", SEED),
    # 3.6 end of the game
    _number("round_limit", 40, 1, 999, "rounds", DECISION),
    _number("quiet_limit", 10, 0, 999, "rounds", DECISION),
    # 3.7 options
    Option("adjacency", ("8", "4"), "adjacency"),
    Option("initiative_unit", ("player", "location"), "initiative_unit"),
    Option("initiative_mode", ("seat", "random"), "initiative_mode"),
    Option("move_scope", ("player", "location"), "move_scope"),
    Option("magic_health_loss", ("flat", "with_spirit_loss"), "magic_health_loss"),
    Option("camp_swap", ("own_row", "between_units"), "camp_swap"),
    Option("open_gates", ("false", "true"), "open_gates"),
    Option("limit_result", ("score", "draw"), "limit_result"),
)
