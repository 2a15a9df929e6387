"""Parameters, unit cards, spells and the battle table of `cerilia`, typed in a second time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

Value = int | str | bool | Fraction | None | list[str]

PARAMS: dict[str, Value] = {
    "slots_per_side": 3,
    "column_min": -3,
    "column_max": 3,
    "morale_on_hit": True,
    "initiative_mode": "roll",
    "initiative_die": 6,
    "duration_die": 3,
    "round_limit": 12,
    "break_fraction": Fraction(4, 5),
    "points_ratio": Fraction(6, 5),
    "timeout": "points",
    "missile_range": 1,
    "artillery_range": 2,
    "skirmish_penalty": 1,
    "night_missile_penalty": 1,
    "night_strong_bonus": 1,
    "light_shy_penalty": 1,
    "forest_missile_penalty": 2,
    "forest_elf_bonus": 1,
    "elf_forest_side": "defender",
    "swamp_mounted_penalty": 1,
    "hill_bonus": 1,
    "cliff_bonus": 1,
    "fort_sectors": ["A3", "B3", "C3", "D3", "E3"],
    "fort_bonus": 1,
    "fort_min_level": 1,
    "fort_rout_damage": 1,
    "garrison_card": "irregulars",
    "stone_step": 1,
    "stone_reduces_bonus": True,
    "spell_range_sector": 2,
    "spell_range_attack": 1,
    "spell_range_summon": 1,
    "spell_range_bless": 0,
    "casts_per_round": 1,
    "bless_bonus": 1,
    "summon_unit": "legion_dead",
    "detect_range": 0,
    "retreat_mode": "back_only",
    "free_retreat": True,
    "hidden_mans_fort": True,
    "invisible_info": "marker",
    "wall_before_rout": False,
    "magic_phase": "before_move",
    "breakthrough_units": 3,
}

# One row for each face of the die, one letter for each column from -3 to +3 (CER-RES-01).
BATTLE_TABLE = """
    - - - - - - -
    - - - - - - H
    - - - - F H H
    - F - F H H H
    F F F H H H H
    F F H H H H R
    F H H H H H R
    H H H H R R D
    H H H R D D D
"""


def battle_result(table: str, face: int, column: int) -> str:
    """Return `-`, F, H, R or D for a face from 1 to 9 and a column from -3 to +3."""
    return table.split()[(face - 1) * 7 + column + 3]


@dataclass(frozen=True)
class UnitType:
    """A unit card; the ratings are listed by damage, empty where there is no such attack."""

    move: int
    melee: tuple[int, ...]
    missile: tuple[int, ...]
    charge: tuple[int, ...]
    defense: int
    hits: int
    signs: str
    cost: int
    traits: frozenset[str]

    def printed(self, kind: str, damage: int) -> int | None:
        """Return the printed rating of `melee`, `missile` or `charge`, None for a dash."""
        ratings = {"melee": self.melee, "missile": self.missile, "charge": self.charge}[kind]
        return ratings[damage] if ratings else None


# id, Move, Melee, Missile, Charge, Defense, hits, signs, cost, traits
_ROSTER = """
levies          1 2/1   -     -     1 2 B   3
irregulars      2 3/1   2/1   -     2 2 SB  7
infantry        1 3/2   -     -     3 2 CB  6
heavy_infantry  1 3/2   -     -     4 2 CB  7
elite_infantry  1 4/3/2 -     -     4 3 CSB 11
pikemen         1 3/2   -     -     3 2 SB  6  pike
archers         2 2/1   4/2   -     2 2 CS  9
scouts          3 2/1   3/1   -     2 2 CS  8  scout free_move skirmisher
cavalry         3 3/2   1/0   5/3   3 2 CS  9  mounted
knights         2 4/3/2 -     6/4/3 4 3 CSB 14 mounted
artillery       1 1/0   5/3   -     1 2 CB  8  artillery
marines         2 3/2   2/1   -     2 2 SB  8  marine
berserkers      2 3/2   -     5/3   2 2 CSB 8
varsk_riders    2 3/2   -     5/3   3 2 CS  9  mounted free_move
merc_infantry   1 3/2   -     -     3 2 S   5  mercenary
merc_crossbows  1 2/1   4/2   -     3 2 S   9  mercenary
merc_cavalry    3 3/2   -     5/3   3 2 S   8  mounted mercenary
elf_infantry    2 3/2   1/0   -     3 2 CS  8  elf darksight
elf_archers     3 2/1   5/3   -     2 2 CS  12 elf darksight skirmisher
elf_cavalry     4 3/2   2/1   5/3   3 2 CS  11 elf darksight mounted free_move skirmisher
elf_guard       2 4/3/2 1/1/0 -     4 3 CSB 14 elf darksight
elf_scouts      3 2/1   4/2   -     2 2 CS  10 elf darksight scout free_move skirmisher
dwarf_infantry  1 3/2   -     -     4 2 CSB 8  dwarf darksight
dwarf_pikemen   1 3/2   -     -     4 2 CSB 8  dwarf darksight pike
dwarf_guard     1 4/3/2 -     -     5 3 CSB 13 dwarf darksight
dwarf_crossbows 1 2/1   4/2   -     3 2 CSB 10 dwarf darksight
orog_infantry   1 4/3   -     -     3 2 CSB 7  darksight light_shy
orog_guard      1 5/4/3 -     -     4 3 CSB 13 darksight light_shy
goblin_riders   3 2/1   1/0   4/2   2 2 S   5  mounted darksight light_shy
legion_dead     1 3/2   -     -     3 2 CSB 6  undead darksight night_strong
"""


def _ratings(text: str) -> tuple[int, ...]:
    return () if text == "-" else tuple(map(int, text.split("/")))


def _roster() -> dict[str, UnitType]:
    found = {}
    for line in _ROSTER.strip().splitlines():
        name, move, melee, missile, charge, defense, hits, signs, cost, *traits = line.split()
        found[name] = UnitType(
            move=int(move),
            melee=_ratings(melee),
            missile=_ratings(missile),
            charge=_ratings(charge),
            defense=int(defense),
            hits=int(hits),
            signs=signs,
            cost=int(cost),
            traits=frozenset(traits),
        )
    return found


UNIT_TYPES: Mapping[str, UnitType] = _roster()

TRANSMUTATIONS = {
    "stone_to_mud": ("cliff",),
    "water_to_dust": ("river", "swamp"),
    "level_earth": ("hill",),
}
WALLS = ("wall_stone", "wall_force", "wall_ice", "wall_iron", "wall_fire", "wall_thorns")
BURNING_WALLS = ("wall_fire", "wall_thorns")
CLASS_D = ("fire_storm",)
CLASS_R = (
    "call_lightning",
    "flame_strike",
    "blade_barrier",
    "fire_seeds",
    "creeping_doom",
    "earthquake",
    "turn_undead",
)
CLASS_F = (
    "pyrotechnics",
    "insect_plague",
    "sunray",
    "illusory_artillery",
    "spike_growth",
    "sandstorm",
)
CLASS_SPELLS = CLASS_D + CLASS_R + CLASS_F
SECTOR_SPELLS = (*TRANSMUTATIONS, "fog", *WALLS, "illusory_terrain", "summon_legion")
FIELD_SPELLS = ("night", "day")
LASTING_SPELLS = ("fog", *WALLS, "bless")
SPELLS: Mapping[str, tuple[str, ...]] = {
    "mage": (*SECTOR_SPELLS, "mass_invisibility", *FIELD_SPELLS),
    "priest": ("bless", *CLASS_SPELLS),
}
KINDS = ("cliff", "river", "forest", "swamp", "hill")
EDGE_KINDS = ("cliff", "river")
SIGNS = "CSB"

# In the order of the rulebook: of several reasons the first of this list is given.
CODES = (
    "E_PHASE",
    "E_OWNER",
    "E_OFF_MAT",
    "E_ROUTED",
    "E_ENGAGED",
    "E_NOT_ENGAGED",
    "E_MOVED",
    "E_ATTACKED",
    "E_WITHDREW",
    "E_RANGE",
    "E_MOVE_POINTS",
    "E_STOP",
    "E_SLOT",
    "E_EDGE",
    "E_WALL",
    "E_FORT_MOUNTED",
    "E_FORT_CHARGE",
    "E_TERRAIN_CHARGE",
    "E_NO_CHARGE_MOVE",
    "E_FOG",
    "E_CLIFF_COVER",
    "E_NO_RATING",
    "E_SHOT_ENGAGED",
    "E_SHOT_MOVED",
    "E_NO_TARGET",
    "E_DOOMED",
    "E_FORT_MANNED",
    "E_CAST_DONE",
    "E_NO_SPELL",
    "E_CASTER_OUT",
    "E_NO_EFFECT",
    "E_ILLUSION",
    "E_NATURAL",
    "E_WALL_EXISTS",
    "E_SIGN",
    "E_CARD",
)
