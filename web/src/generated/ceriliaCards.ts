// Written by scripts/generate_types.py from src/voevoda/games/cerilia/roster.py: change it there.

import type { UnitView } from "./cerilia";

/** What is printed on the card of a unit type. */
export type Card = Pick<UnitView, "cost" | "move" | "defense" | "hits" | "melee" | "missile" | "charge" | "signs" | "traits">;

export const CARDS: Readonly<Record<string, Card>> = {
  levies: { cost: 3, move: 1, defense: 1, hits: 2, melee: [2, 1], missile: [], charge: [], signs: "B", traits: [] },
  irregulars: { cost: 7, move: 2, defense: 2, hits: 2, melee: [3, 1], missile: [2, 1], charge: [], signs: "SB", traits: [] },
  infantry: { cost: 6, move: 1, defense: 3, hits: 2, melee: [3, 2], missile: [], charge: [], signs: "CB", traits: [] },
  heavy_infantry: { cost: 7, move: 1, defense: 4, hits: 2, melee: [3, 2], missile: [], charge: [], signs: "CB", traits: [] },
  elite_infantry: { cost: 11, move: 1, defense: 4, hits: 3, melee: [4, 3, 2], missile: [], charge: [], signs: "CSB", traits: [] },
  pikemen: { cost: 6, move: 1, defense: 3, hits: 2, melee: [3, 2], missile: [], charge: [], signs: "SB", traits: ["pike"] },
  archers: { cost: 9, move: 2, defense: 2, hits: 2, melee: [2, 1], missile: [4, 2], charge: [], signs: "CS", traits: [] },
  scouts: { cost: 8, move: 3, defense: 2, hits: 2, melee: [2, 1], missile: [3, 1], charge: [], signs: "CS", traits: ["free_move", "scout", "skirmisher"] },
  cavalry: { cost: 9, move: 3, defense: 3, hits: 2, melee: [3, 2], missile: [1, 0], charge: [5, 3], signs: "CS", traits: ["mounted"] },
  knights: { cost: 14, move: 2, defense: 4, hits: 3, melee: [4, 3, 2], missile: [], charge: [6, 4, 3], signs: "CSB", traits: ["mounted"] },
  artillery: { cost: 8, move: 1, defense: 1, hits: 2, melee: [1, 0], missile: [5, 3], charge: [], signs: "CB", traits: ["artillery"] },
  marines: { cost: 8, move: 2, defense: 2, hits: 2, melee: [3, 2], missile: [2, 1], charge: [], signs: "SB", traits: ["marine"] },
  berserkers: { cost: 8, move: 2, defense: 2, hits: 2, melee: [3, 2], missile: [], charge: [5, 3], signs: "CSB", traits: [] },
  varsk_riders: { cost: 9, move: 2, defense: 3, hits: 2, melee: [3, 2], missile: [], charge: [5, 3], signs: "CS", traits: ["mounted", "free_move"] },
  merc_infantry: { cost: 5, move: 1, defense: 3, hits: 2, melee: [3, 2], missile: [], charge: [], signs: "S", traits: ["mercenary"] },
  merc_crossbows: { cost: 9, move: 1, defense: 3, hits: 2, melee: [2, 1], missile: [4, 2], charge: [], signs: "S", traits: ["mercenary"] },
  merc_cavalry: { cost: 8, move: 3, defense: 3, hits: 2, melee: [3, 2], missile: [], charge: [5, 3], signs: "S", traits: ["mounted", "mercenary"] },
  elf_infantry: { cost: 8, move: 2, defense: 3, hits: 2, melee: [3, 2], missile: [1, 0], charge: [], signs: "CS", traits: ["elf", "darksight"] },
  elf_archers: { cost: 12, move: 3, defense: 2, hits: 2, melee: [2, 1], missile: [5, 3], charge: [], signs: "CS", traits: ["skirmisher", "elf", "darksight"] },
  elf_cavalry: { cost: 11, move: 4, defense: 3, hits: 2, melee: [3, 2], missile: [2, 1], charge: [5, 3], signs: "CS", traits: ["mounted", "free_move", "skirmisher", "elf", "darksight"] },
  elf_guard: { cost: 14, move: 2, defense: 4, hits: 3, melee: [4, 3, 2], missile: [1, 1, 0], charge: [], signs: "CSB", traits: ["elf", "darksight"] },
  elf_scouts: { cost: 10, move: 3, defense: 2, hits: 2, melee: [2, 1], missile: [4, 2], charge: [], signs: "CS", traits: ["free_move", "scout", "skirmisher", "elf", "darksight"] },
  dwarf_infantry: { cost: 8, move: 1, defense: 4, hits: 2, melee: [3, 2], missile: [], charge: [], signs: "CSB", traits: ["dwarf", "darksight"] },
  dwarf_pikemen: { cost: 8, move: 1, defense: 4, hits: 2, melee: [3, 2], missile: [], charge: [], signs: "CSB", traits: ["pike", "dwarf", "darksight"] },
  dwarf_guard: { cost: 13, move: 1, defense: 5, hits: 3, melee: [4, 3, 2], missile: [], charge: [], signs: "CSB", traits: ["dwarf", "darksight"] },
  dwarf_crossbows: { cost: 10, move: 1, defense: 3, hits: 2, melee: [2, 1], missile: [4, 2], charge: [], signs: "CSB", traits: ["dwarf", "darksight"] },
  orog_infantry: { cost: 7, move: 1, defense: 3, hits: 2, melee: [4, 3], missile: [], charge: [], signs: "CSB", traits: ["darksight", "light_shy"] },
  orog_guard: { cost: 13, move: 1, defense: 4, hits: 3, melee: [5, 4, 3], missile: [], charge: [], signs: "CSB", traits: ["darksight", "light_shy"] },
  goblin_riders: { cost: 5, move: 3, defense: 2, hits: 2, melee: [2, 1], missile: [1, 0], charge: [4, 2], signs: "S", traits: ["mounted", "darksight", "light_shy"] },
  legion_dead: { cost: 6, move: 1, defense: 3, hits: 2, melee: [3, 2], missile: [], charge: [], signs: "CSB", traits: ["undead", "darksight", "night_strong"] },
};

/** Spells of a class of casters. */
export const SPELLS: Readonly<Record<string, readonly string[]>> = {
  mage: ["stone_to_mud", "water_to_dust", "level_earth", "fog", "mass_invisibility", "wall_stone", "wall_force", "wall_ice", "wall_iron", "wall_fire", "wall_thorns", "illusory_terrain", "night", "day", "summon_legion"],
  priest: ["bless", "fire_storm", "call_lightning", "flame_strike", "blade_barrier", "fire_seeds", "creeping_doom", "earthquake", "turn_undead", "pyrotechnics", "insect_plague", "sunray", "illusory_artillery", "spike_growth", "sandstorm"],
};
