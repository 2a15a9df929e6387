"""The unit cards and the spells of `cerilia`, as the tables that a world is filled from.

Ratings are written by damage: `3/2` is 3 unhurt and 2 after one damage. A card without an attack
has 0 there. Where each number comes from stands in the rulebook, chapter "Units".
"""

from __future__ import annotations

from typing import NamedTuple

MOUNTED, FREE_MOVE, MARINE, SCOUT, SKIRMISHER, ARTILLERY, PIKE = (1 << bit for bit in range(7))
ELF, DWARF, UNDEAD, MERCENARY, DARKSIGHT, NIGHT_STRONG, LIGHT_SHY = (
    1 << bit for bit in range(7, 14)
)
TRAITS = (
    "mounted", "free_move", "marine", "scout", "skirmisher", "artillery", "pike", "elf", "dwarf",
    "undead", "mercenary", "darksight", "night_strong", "light_shy",
)  # fmt: skip
"""Names of the trait bits, from the lowest."""

CROWN, SWORD, BANNER = 1, 2, 4
SIGNS = "CSB"
"""Letters of the morale signs: sign n is bit n - 1 of a set of signs, and face n of the die."""
ALL_SIGNS = CROWN | SWORD | BANNER
MOST_HITS = 3


class Card(NamedTuple):
    """A unit card."""

    id: str
    move: int
    melee: tuple[int, ...]
    missile: tuple[int, ...]
    charge: tuple[int, ...]
    defense: int
    signs: int
    cost: int
    traits: int

    @property
    def hits(self) -> int:
        """Damage that destroys the unit: as many as Melee has ratings."""
        return len(self.melee)


def _ratings(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split("/")) if text != "-" else ()


def _bits(words: str, names: str | tuple[str, ...]) -> int:
    return sum(1 << names.index(word) for word in words.split("+") if word)


def _card(line: str) -> Card:
    name, move, melee, missile, charge, defense, signs, cost, *traits = line.split()
    return Card(
        name,
        int(move),
        _ratings(melee),
        _ratings(missile),
        _ratings(charge),
        int(defense),
        _bits("+".join(signs), SIGNS),
        int(cost),
        _bits("+".join(traits), TRAITS),
    )


CARDS = tuple(
    _card(line)
    for line in """
levies          1 2/1   -     -     1 B    3
irregulars      2 3/1   2/1   -     2 SB   7
infantry        1 3/2   -     -     3 CB   6
heavy_infantry  1 3/2   -     -     4 CB   7
elite_infantry  1 4/3/2 -     -     4 CSB 11
pikemen         1 3/2   -     -     3 SB   6 pike
archers         2 2/1   4/2   -     2 CS   9
scouts          3 2/1   3/1   -     2 CS   8 scout free_move skirmisher
cavalry         3 3/2   1/0   5/3   3 CS   9 mounted
knights         2 4/3/2 -     6/4/3 4 CSB 14 mounted
artillery       1 1/0   5/3   -     1 CB   8 artillery
marines         2 3/2   2/1   -     2 SB   8 marine
berserkers      2 3/2   -     5/3   2 CSB  8
varsk_riders    2 3/2   -     5/3   3 CS   9 mounted free_move
merc_infantry   1 3/2   -     -     3 S    5 mercenary
merc_crossbows  1 2/1   4/2   -     3 S    9 mercenary
merc_cavalry    3 3/2   -     5/3   3 S    8 mounted mercenary
elf_infantry    2 3/2   1/0   -     3 CS   8 elf darksight
elf_archers     3 2/1   5/3   -     2 CS  12 elf darksight skirmisher
elf_cavalry     4 3/2   2/1   5/3   3 CS  11 elf darksight mounted free_move skirmisher
elf_guard       2 4/3/2 1/1/0 -     4 CSB 14 elf darksight
elf_scouts      3 2/1   4/2   -     2 CS  10 elf darksight scout free_move skirmisher
dwarf_infantry  1 3/2   -     -     4 CSB  8 dwarf darksight
dwarf_pikemen   1 3/2   -     -     4 CSB  8 dwarf darksight pike
dwarf_guard     1 4/3/2 -     -     5 CSB 13 dwarf darksight
dwarf_crossbows 1 2/1   4/2   -     3 CSB 10 dwarf darksight
orog_infantry   1 4/3   -     -     3 CSB  7 darksight light_shy
orog_guard      1 5/4/3 -     -     4 CSB 13 darksight light_shy
goblin_riders   3 2/1   1/0   4/2   2 S    5 mounted darksight light_shy
legion_dead     1 3/2   -     -     3 CSB  6 undead darksight night_strong
""".strip().splitlines()
)
"""All unit types; type n is the n-th from 1, so that 0 is no unit."""
TYPES = ("", *(card.id for card in CARDS))
MOST_MOVE = max(card.move for card in CARDS)

MAGE, PRIEST = 0, 1
CLASSES = ("mage", "priest")
CLASS_LETTERS = "mp"

# What a spell does.
STONE, WATER, LEVEL, FOG, HIDE, WALL, FIERY_WALL, ILLUSION, NIGHT, DAY, SUMMON = range(1, 12)
BLESS, DESTROY, ROUT, TURN, DRIVE_BACK = range(12, 17)


class Spell(NamedTuple):
    """A battle spell."""

    id: str
    caster: int
    effect: int
    rolls: bool
    """Whether its duration is rolled for."""


def _spells(caster: int, effect: int, names: str, rolls: bool = False) -> list[Spell]:
    return [Spell(name, caster, effect, rolls) for name in names.split()]


SPELLS = (
    *_spells(MAGE, STONE, "stone_to_mud"),
    *_spells(MAGE, WATER, "water_to_dust"),
    *_spells(MAGE, LEVEL, "level_earth"),
    *_spells(MAGE, FOG, "fog", True),
    *_spells(MAGE, HIDE, "mass_invisibility"),
    *_spells(MAGE, WALL, "wall_stone wall_force wall_ice wall_iron", True),
    *_spells(MAGE, FIERY_WALL, "wall_fire wall_thorns", True),
    *_spells(MAGE, ILLUSION, "illusory_terrain"),
    *_spells(MAGE, NIGHT, "night"),
    *_spells(MAGE, DAY, "day"),
    *_spells(MAGE, SUMMON, "summon_legion"),
    *_spells(PRIEST, BLESS, "bless", True),
    *_spells(PRIEST, DESTROY, "fire_storm"),
    *_spells(
        PRIEST,
        ROUT,
        "call_lightning flame_strike blade_barrier fire_seeds creeping_doom earthquake",
    ),
    *_spells(PRIEST, TURN, "turn_undead"),
    *_spells(
        PRIEST,
        DRIVE_BACK,
        "pyrotechnics insect_plague sunray illusory_artillery spike_growth sandstorm",
    ),
)
"""CER-CST-05: all spells; spell n is the n-th from 1, so that 0 is none."""
SPELL_IDS = ("", *(spell.id for spell in SPELLS))
