"""Every number and every alternative reading of `grand`, with ranges and origins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

from voevoda.core.parameters import AnyParameter, Code, Option, Origin, Parameter, ParameterSet
from voevoda.core.records import Record, int8, int16

SEED, DECISION = Origin.SEED, Origin.DECISION

PERSONAL, MILITIA, REGULARS, GUARD, MAGE, SHIP, ZOMBIE, DRAGON, ARMY = range(1, 10)
UNIT_KINDS = (
    "", "personal", "militia", "regulars", "guard", "mage", "ship", "zombie", "dragon", "army",
)  # fmt: skip
UNIT_LETTERS = " PLRGMHZDA"
"""An army is a side's piece in a stand-alone battle; the others walk the map."""

CITY, FORTRESS, TOWER, MINE, PORT = range(1, 6)
BRIDGE, LEVEL = 6, 7
WORKS = ("", "city", "fortress", "tower", "mine", "port", "bridge", "level")
"""Kinds of building, and the two kinds of work that raise none."""
BUILDINGS = WORKS[: PORT + 1]

FOREST_SCHOOL, MOUNTAIN_SCHOOL, DESERT_SCHOOL, PLAIN_SCHOOL = range(1, 5)
SCHOOLS = ("", "forest", "mountain", "desert", "plain")

WIND, STORM, CALL, RELEASE, RAISE, DUST, GHOSTS, FOG, QUAKE, FURY, WATER = range(1, 12)
SPELLS = (
    "", "wind", "storm", "dragon", "release", "raise", "dust", "ghosts", "fog", "quake", "fury",
    "water",
)  # fmt: skip

ALONE = 1 << CALL | 1 << RAISE | 1 << DUST
AIMED = (1 << WATER + 1) - 2 & ~ALONE & ~(1 << STORM)
"""Bit sets of the spells that name no target, and of those that name a piece."""

MITHRIL_LEVEL = 4
"""The level of a mine that gives mithril."""

FACES = 6
CALM, STUNS, SINKS = 0, 1, 2
NO_ANSWER, MAGE_DIES, DRAGON_DIES, DRAGON_TAMED = 0, 1, 2, 3
STAYS, BREAKS_FREE = 0, 1

FULL, JOIN_ONLY = 0, 1
BY_TURN, BY_YEAR = 0, 1
BY_OWNER, BY_COMMANDER = 0, 1
WIN_DRAW_LOSS, SURVIVORS = 0, 1

LEVELS = 4
"""Levels that a building may have, at most."""
MOST_STRENGTH, MOST_GHOSTS = 6, 4


class Params(Record):
    """All parameters of a match; ranges, units and origins stand in `PARAMETERS`."""

    victory_percent: int16
    year_limit: int16
    start_coins: int16
    cell_capacity: int8
    attack_reach: int8
    land_move: int8
    raft_move: int8
    ship_move: int8
    ship_carry: int8
    zombie_move: int8
    dragon_move: int8
    boosted_move: int8
    row_width: int8
    strength: Annotated[list[int8], len(UNIT_KINDS)]  # by kind of unit
    unit_cost: Annotated[list[int16], len(UNIT_KINDS)]
    upkeep: Annotated[list[int16], len(UNIT_KINDS)]
    max_mages: int8
    guard_min_level: int8
    mage_min_level: int8
    garrison: Annotated[list[int8], len(BUILDINGS) * (LEVELS + 1)]  # by building and level
    income: Annotated[list[int16], len(BUILDINGS) * (LEVELS + 1)]
    work_cost: Annotated[list[int16], len(WORKS)]  # of level 1
    city_level_cost: Annotated[list[int16], LEVELS + 1]  # to that level
    mine_level_cost: int16
    dragon_mine_cost: int16
    city_max: int8
    mine_max: Annotated[list[int8], 2]  # on a mine site, on a dragon mark
    mithril_cost: int16
    prize_per_detachment: int16
    turmoil_payments: int8
    spell_cost: int16
    spell_range: int8
    storm_area: int8  # how far from its centre
    fog_radius: int8
    storm_table: Annotated[list[int8], FACES]  # CALM, STUNS, SINKS
    dragon_table: Annotated[list[int8], FACES]  # NO_ANSWER, MAGE_DIES, DRAGON_DIES, DRAGON_TAMED
    release_table: Annotated[list[int8], FACES]  # STAYS, BREAKS_FREE
    raise_table: Annotated[list[int8], FACES]  # how many
    dust_table: Annotated[list[int8], FACES]
    zombie_limit: int8
    ghosts: int8
    die_cap: int8
    tower_bonus: int8
    assist_bonus: int8
    payoff: int8  # WIN_DRAW_LOSS, SURVIVORS
    rounds: int8
    reactions: int8  # FULL, JOIN_ONLY
    build_delay: int8  # BY_TURN, BY_YEAR
    orders_by: int8  # BY_OWNER, BY_COMMANDER
    mithril_plus: int8
    dragon_plus_everywhere: int8
    walls_cover_armies: int8
    friendly_fire: int8
    diplomacy: int8


class _Switch(Option, frozen=True):
    """An option that is on or off; the record keeps 1 or 0, and true and false are read too."""

    def read(self, value: object) -> int:
        text = {"true": "on", "false": "off"}.get(str(value).lower(), value)
        return int(self.values[super().read(text)] == "on")

    def show(self, number: int) -> str:
        return "on" if number else "off"


class _Area(Option, frozen=True):
    """A square around a centre; the record keeps how far it goes."""

    def read(self, value: object) -> int:
        return int(self.values[super().read(value)][0]) // 2

    def show(self, number: int) -> str:
        return f"{2 * number + 1}x{2 * number + 1}"


def _number(
    name: str, default: int, low: int, high: int, unit: str, origin: Origin = DECISION
) -> Parameter:
    return Parameter(name, default, low, high, unit, origin, name)


def _at(
    name: str, field: str, place: int, default: int, low: int, high: int, unit: str,
    origin: Origin = DECISION,
) -> Parameter:  # fmt: skip
    return Parameter(name, default, low, high, unit, origin, field, place)


def _by_kind(
    name: str, field: str, low: int, high: int, unit: str, defaults: dict[int, int]
) -> list[Parameter]:
    return [
        _at(
            f"{name}.{UNIT_KINDS[kind]}", field, kind, value, low, high, unit,
            SEED if field == "strength" and kind >= ZOMBIE else DECISION,
        )
        for kind, value in defaults.items()
    ]  # fmt: skip


def _by_level(
    name: str, low: int, high: int, unit: str, defaults: dict[int, tuple[int, ...]]
) -> list[Parameter]:
    found = []
    for building, values in defaults.items():
        for level, value in enumerate(values, 1):
            written = f"{name}.{BUILDINGS[building]}"
            written += str(level) if len(values) > 1 else ""
            place = building * (LEVELS + 1) + level
            found.append(_at(written, name, place, value, low, high, unit))
    return found


def _switch(name: str, default: str) -> Option:
    return _Switch(name, (default, "off" if default == "on" else "on"), name)


def _table(name: str, default: str, words: Sequence[str]) -> Code:
    """A result for each face of the die, written with slashes."""

    def parse(text: str) -> list[int]:
        results = [words.index(word) for word in text.split("/")]
        if len(results) != FACES:
            raise ValueError(text)
        return results

    return Code(name, default, name, SEED, parse, _writer(words))


def _writer(words: Sequence[str]) -> Callable[[Sequence[int]], str]:
    def write(results: Sequence[int]) -> str:
        return "/".join(words[result] for result in results)

    return write


_COUNTS = tuple(map(str, range(10)))

_ALL: tuple[AnyParameter, ...] = (
    _number("victory_percent", 50, 0, 100, "percent"),
    _number("year_limit", 25, 1, 99, "years"),
    _number("start_coins", 60, 0, 9999, "coins"),
    _number("cell_capacity", 3, 1, 6, "units"),
    _number("attack_reach", 1, 1, 2, "cells"),
    _number("land_move", 3, 1, 4, "cells"),
    _number("raft_move", 2, 1, 4, "cells"),
    _number("ship_move", 4, 1, 5, "cells"),
    _number("ship_carry", 2, 0, 6, "units"),
    _number("zombie_move", 2, 1, 4, "cells"),
    _number("dragon_move", 5, 1, 9, "cells"),
    _number("boosted_move", 5, 2, 5, "cells", SEED),
    _number("row_width", 3, 1, 6, "columns", SEED),
    *_by_kind(
        "strength",
        "strength",
        1,
        MOST_STRENGTH,
        "detachments",
        {MILITIA: 2, REGULARS: 3, GUARD: 4, PERSONAL: 3, MAGE: 1, SHIP: 2, ZOMBIE: 1, DRAGON: 4},
    ),
    *_by_kind(
        "cost",
        "unit_cost",
        0,
        999,
        "coins",
        {MILITIA: 20, REGULARS: 35, GUARD: 60, PERSONAL: 50, MAGE: 80, SHIP: 40},
    ),
    *_by_kind(
        "upkeep",
        "upkeep",
        0,
        99,
        "coins per year",
        {MILITIA: 4, REGULARS: 6, GUARD: 9, PERSONAL: 0, MAGE: 8, SHIP: 5},
    ),
    _number("max_mages", 3, 0, 9, "mages"),
    _number("guard_min_level", 2, 1, 3, "level"),
    _number("mage_min_level", 2, 1, 3, "level"),
    *_by_level(
        "garrison",
        1,
        MOST_STRENGTH,
        "detachments",
        {CITY: (1, 2, 3), FORTRESS: (3,), TOWER: (1,), MINE: (1, 1, 1, 2), PORT: (1,)},
    ),
    *_by_level(
        "income",
        0,
        999,
        "coins per year",
        {CITY: (20, 30, 40), MINE: (10, 20, 30, 40), PORT: (10,)},
    ),
    _at("cost.city", "work_cost", CITY, 80, 0, 999, "coins"),
    _at("cost.city2", "city_level_cost", 2, 40, 0, 999, "coins"),
    _at("cost.city3", "city_level_cost", 3, 60, 0, 999, "coins"),
    _at("cost.mine", "work_cost", MINE, 30, 0, 999, "coins"),
    Parameter("cost.dragon_mine", 60, 0, 999, "coins", DECISION, "dragon_mine_cost"),
    Parameter("cost.mine_level", 30, 0, 999, "coins per level", DECISION, "mine_level_cost"),
    _at("cost.tower", "work_cost", TOWER, 25, 0, 999, "coins"),
    _at("cost.fortress", "work_cost", FORTRESS, 60, 0, 999, "coins"),
    _at("cost.port", "work_cost", PORT, 30, 0, 999, "coins"),
    _at("cost.bridge", "work_cost", BRIDGE, 15, 0, 999, "coins"),
    _at("mine_max.site", "mine_max", 0, 3, 1, LEVELS, "level", SEED),
    _at("mine_max.dragon", "mine_max", 1, 4, 1, LEVELS, "level", SEED),
    Parameter("cost.mithril", 40, 0, 999, "coins", DECISION, "mithril_cost"),
    _number("prize_per_detachment", 5, 0, 99, "coins"),
    _number("turmoil_payments", 1, 0, 9, "payments"),
    _number("spell_cost", 30, 0, 999, "coins", SEED),
    _number("spell_range", 6, 0, 26, "cells", SEED),
    _Area("storm_area", ("3x3", "1x1", "5x5"), "storm_area", SEED),
    _number("fog_radius", 1, 0, 3, "cells", SEED),
    _number("city_max", 3, 1, 3, "level"),
    _table("storm_table", "-/-/stun/stun/sink/sink", ("-", "stun", "sink")),
    _table("dragon_table", "dies/-/-/-/slain/tamed", ("-", "dies", "slain", "tamed")),
    _table("release_table", "-/-/-/-/free/free", ("-", "free")),
    _table("raise_table", "1/1/2/2/3/3", _COUNTS),
    _table("dust_table", "1/1/2/2/3/3", _COUNTS),
    _number("zombie_limit", 6, 0, 9, "zombies", SEED),
    _number("ghosts", 2, 0, MOST_GHOSTS, "detachments", SEED),
    _number("die_cap", FACES, FACES, FACES, "face", SEED),
    _number("tower_bonus", 1, 0, 5, "to the die"),
    _number("assist_bonus", 1, 0, 5, "to the die"),
    Option("payoff", ("wdl", "survivors"), "payoff"),
    _number("rounds", 4, 1, 20, "battles"),
    Option("reactions", ("full", "join_only"), "reactions"),
    Option("build_delay", ("turn", "year"), "build_delay"),
    Option("orders_by", ("owner", "commander"), "orders_by"),
    _switch("mithril_plus", "on"),
    _switch("dragon_plus_everywhere", "off"),
    _switch("walls_cover_armies", "off"),
    _switch("friendly_fire", "on"),
    _switch("diplomacy", "off"),
)

PARAMETERS = ParameterSet(*_ALL)
