"""Every number and every alternative reading of `cerilia`, with ranges and origins."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated

from voevoda.core.parameters import NONE, Code, Option, Origin, Parameter, ParameterSet
from voevoda.core.records import Record, int8, int16
from voevoda.games.cerilia.roster import TYPES

SEED, ORIGINAL, DECISION = Origin.SEED, Origin.ORIGINAL, Origin.DECISION

FACES, COLUMNS = 9, 7
RESULTS = "-FHRD"
MISS, FALL_BACK, HIT, ROUT, DESTROY = range(5)
"""Results of an attack, as positions in RESULTS."""

BY_POINTS, FOR_ATTACKER, FOR_DEFENDER, AS_DRAW = range(4)
ROLLED, ALTERNATING = 0, 1
BEFORE_MOVE, AFTER_MOVE = 0, 1
BACK_ONLY, BACK_OR_SIDE = 0, 1
AS_MARKER, IN_SECRET = 0, 1
AS_WRITTEN, FIXED, DEPLOYED, FREE = range(4)
"""Values of the option `setup`: as the scenario says, or one of its three ways."""


class Params(Record):
    """All parameters of a match; ranges, units and origins stand in `PARAMETERS`."""

    cols: int8
    rows: int8
    slots_per_side: int8
    battle_faces: int8
    battle_table: Annotated[list[int8], COLUMNS * FACES]
    column_min: int8
    column_max: int8
    morale_signs: int8
    morale_on_hit: int8  # 0: true, 1: false
    initiative_mode: int8  # ROLLED, ALTERNATING
    initiative_die: int8
    duration_die: int8
    round_limit: int8
    break_fraction: Annotated[list[int16], 2]  # numerator and denominator; 0/1 is none
    points_ratio: Annotated[list[int16], 2]
    timeout: int8  # BY_POINTS, FOR_ATTACKER, FOR_DEFENDER, AS_DRAW
    missile_range: int8
    artillery_range: int8
    skirmish_penalty: int8
    night_missile_penalty: int8
    night_strong_bonus: int8
    light_shy_penalty: int8
    forest_missile_penalty: int8
    forest_elf_bonus: int8
    elf_forest_side: int8  # 0: defender, 1: any
    swamp_mounted_penalty: int8
    hill_bonus: int8
    cliff_bonus: int8
    fort_sectors: Annotated[list[int8], 5]  # by column of row 3, 1 where the fort may stand
    fort_level: int8
    fort_bonus: int8
    fort_min_level: int8
    fort_rout_damage: int8
    garrison_card: int8  # unit type
    stone_step: int8
    stone_reduces_bonus: int8  # 0: true, 1: false
    spell_range_sector: int8
    spell_range_attack: int8
    spell_range_summon: int8
    spell_range_bless: int8
    casts_per_round: int8
    bless_bonus: int8
    summon_unit: int8  # unit type
    detect_range: int8
    retreat_mode: int8  # BACK_ONLY, BACK_OR_SIDE
    free_retreat: int8  # 0: true, 1: false
    hidden_mans_fort: int8  # 0: true, 1: false
    invisible_info: int8  # AS_MARKER, IN_SECRET
    wall_before_rout: int8  # 0: false, 1: true
    magic_phase: int8  # BEFORE_MOVE, AFTER_MOVE
    breakthrough_units: int8
    setup: int8  # AS_WRITTEN, FIXED, DEPLOYED, FREE


def read_table(text: str) -> list[int]:
    """Return the results by column and face of `----FFFHH/…`; raises ValueError."""
    columns = text.split("/")
    if len(columns) != COLUMNS or any(len(column) != FACES for column in columns):
        raise ValueError(text)
    return [RESULTS.index(letter) for column in columns for letter in column]


def write_table(results: Sequence[int]) -> str:
    """Return the battle table as written: a column after the other, faces 1 to 9 in each."""
    letters = "".join(RESULTS[result] for result in results)
    return "/".join(letters[at : at + FACES] for at in range(0, COLUMNS * FACES, FACES))


def read_share(text: str) -> list[int]:
    """Return numerator and denominator of a share from 1/2 to 1, 0/1 for none."""
    if text == NONE:
        return [0, 1]
    return _fraction(text, Fraction(1, 2), Fraction(1))


def read_ratio(text: str) -> list[int]:
    """Return numerator and denominator of a ratio from 1 to 9."""
    return _fraction(text, Fraction(1), Fraction(9))


def write_fraction(pair: Sequence[int]) -> str:
    """Return a fraction as written; none for 0."""
    return str(Fraction(pair[0], pair[1])) if pair[0] else NONE


def _fraction(text: str, low: Fraction, high: Fraction) -> list[int]:
    try:
        value = Fraction(text)
    except ZeroDivisionError:
        raise ValueError(text) from None
    if not low <= value <= high or value.denominator > 100:
        raise ValueError(text)
    return [value.numerator, value.denominator]


def read_fort_sectors(text: str) -> list[int]:
    """Return which columns of row 3 are named, `A3 B3`; raises ValueError."""
    known = [f"{column}3" for column in "ABCDE"]
    named = text.split()
    if not named or any(name not in known for name in named):
        raise ValueError(text)
    return [int(name in named) for name in known]


def write_fort_sectors(columns: Sequence[int]) -> str:
    """Return the sectors of row 3 that are marked."""
    return " ".join(f"{name}3" for name, open_ in zip("ABCDE", columns, strict=True) if open_)


class _UnitType(Option, frozen=True):
    """A unit type by name; the record keeps its number."""

    def read(self, value: object) -> int:
        return TYPES.index(self.values[super().read(value)])

    def show(self, number: int) -> str:
        return TYPES[number]


def _number(
    name: str, default: int, low: int, high: int, unit: str, origin: Origin = DECISION
) -> Parameter:
    return Parameter(name, default, low, high, unit, origin, name)


def _option(name: str, *values: str, origin: Origin = DECISION) -> Option:
    return Option(name, values, name, origin)


def _type(name: str, default: str) -> Option:
    values = (default, *(kind for kind in TYPES[1:] if kind != default))
    return _UnitType(name, values, name, SEED)


BATTLE_TABLE = "----FFFHH/---FFFHHH/----FHHHH/---FHHHHR/--FHHHHRD/--HHHHHRD/-HHHHRRDD"

PARAMETERS = ParameterSet(
    # The mat and its lines
    _number("cols", 5, 5, 5, "columns", SEED),
    _number("rows", 3, 3, 3, "rows", ORIGINAL),
    _number("slots_per_side", 3, 1, 6, "units"),
    # Resolution
    _number("battle_faces", FACES, FACES, FACES, "faces", ORIGINAL),
    Code("battle_table", BATTLE_TABLE, "battle_table", ORIGINAL, read_table, write_table),
    _number("column_min", -3, -3, 0, "column", ORIGINAL),
    _number("column_max", 3, 0, 3, "column", ORIGINAL),
    _number("morale_signs", 3, 3, 3, "signs", SEED),
    _option("morale_on_hit", "true", "false"),
    # Rounds and the end
    _option("initiative_mode", "roll", "alternate"),
    _number("initiative_die", 6, 2, 10, "faces"),
    _number("duration_die", 3, 1, 6, "faces", SEED),
    _number("round_limit", 12, 1, 50, "rounds"),
    Code("break_fraction", "4/5", "break_fraction", DECISION, read_share, write_fraction),
    Code("points_ratio", "6/5", "points_ratio", DECISION, read_ratio, write_fraction),
    _option("timeout", "points", "ATT", "DEF", "DRAW"),
    # Shooting, night and day
    _number("missile_range", 1, 1, 2, "sectors"),
    _number("artillery_range", 2, 1, 3, "sectors"),
    _number("skirmish_penalty", 1, 0, 3, "rating"),
    _number("night_missile_penalty", 1, 0, 3, "rating"),
    _number("night_strong_bonus", 1, 0, 3, "rating"),
    _number("light_shy_penalty", 1, 0, 3, "rating"),
    # Terrain
    _number("forest_missile_penalty", 2, 0, 5, "rating", SEED),
    _number("forest_elf_bonus", 1, 0, 3, "rating", SEED),
    _option("elf_forest_side", "defender", "any", origin=SEED),
    _number("swamp_mounted_penalty", 1, 0, 3, "rating"),
    _number("hill_bonus", 1, 0, 3, "rating", SEED),
    _number("cliff_bonus", 1, 0, 3, "rating", SEED),
    # The fort
    Code(
        "fort_sectors", "A3 B3 C3 D3 E3", "fort_sectors", SEED, read_fort_sectors,
        write_fort_sectors,
    ),
    _number("fort_level", 5, 1, 9, "level", SEED),
    _number("fort_bonus", 1, 0, 5, "defense", SEED),
    _number("fort_min_level", 1, 1, 9, "level", SEED),
    _number("fort_rout_damage", 1, 0, 3, "damage", SEED),
    _type("garrison_card", "irregulars"),
    _number("stone_step", 1, 1, 5, "level", SEED),
    _option("stone_reduces_bonus", "true", "false", origin=SEED),
    # Casters and spells
    _number("spell_range_sector", 2, 0, 6, "sectors"),
    _number("spell_range_attack", 1, 0, 6, "sectors"),
    _number("spell_range_summon", 1, 0, 6, "sectors", SEED),
    _number("spell_range_bless", 0, 0, 6, "sectors", SEED),
    _number("casts_per_round", 1, 1, 3, "spells"),
    _number("bless_bonus", 1, 0, 3, "rating", SEED),
    _type("summon_unit", "legion_dead"),
    _number("detect_range", 0, 0, 2, "sectors"),
    # Readings
    _option("retreat_mode", "back_only", "back_or_side"),
    _option("free_retreat", "true", "false"),
    _option("hidden_mans_fort", "true", "false", origin=SEED),
    _option("invisible_info", "marker", "secret", origin=SEED),
    _option("wall_before_rout", "false", "true"),
    _option("magic_phase", "before_move", "after_move"),
    _number("breakthrough_units", 3, 1, 9, "units"),
    _option("setup", "scenario", "fixed", "deployed", "free"),
)  # fmt: skip
