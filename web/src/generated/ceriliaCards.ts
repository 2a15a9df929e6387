// Written by scripts/generate_types.py from src/voevoda/games/cerilia/roster.py: change it there.

/** Points of a unit type. */
export const COSTS: Readonly<Record<string, number>> = {
  levies: 3,
  irregulars: 7,
  infantry: 6,
  heavy_infantry: 7,
  elite_infantry: 11,
  pikemen: 6,
  archers: 9,
  scouts: 8,
  cavalry: 9,
  knights: 14,
  artillery: 8,
  marines: 8,
  berserkers: 8,
  varsk_riders: 9,
  merc_infantry: 5,
  merc_crossbows: 9,
  merc_cavalry: 8,
  elf_infantry: 8,
  elf_archers: 12,
  elf_cavalry: 11,
  elf_guard: 14,
  elf_scouts: 10,
  dwarf_infantry: 8,
  dwarf_pikemen: 8,
  dwarf_guard: 13,
  dwarf_crossbows: 10,
  orog_infantry: 7,
  orog_guard: 13,
  goblin_riders: 5,
  legion_dead: 6,
};

/** Spells of a class of casters. */
export const SPELLS: Readonly<Record<string, readonly string[]>> = {
  mage: ["stone_to_mud", "water_to_dust", "level_earth", "fog", "mass_invisibility", "wall_stone", "wall_force", "wall_ice", "wall_iron", "wall_fire", "wall_thorns", "illusory_terrain", "night", "day", "summon_legion"],
  priest: ["bless", "fire_storm", "call_lightning", "flame_strike", "blade_barrier", "fire_seeds", "creeping_doom", "earthquake", "turn_undead", "pyrotechnics", "insect_plague", "sunray", "illusory_artillery", "spike_growth", "sandstorm"],
};
