/** Silhouettes of 40 × 40 by what a unit fights with; drawn with the even-odd rule. */
export const WEAPONS = {
  sword: "M18 2h4v24h-4zM11 26h18v4H11zM18 30h4v8h-4z",
  spear: "M19 12h3v27h-3zM20.5 1l5.5 12h-11z",
  pike: "M8 12h2.6v27H8zM9.3 2l4 10h-8zM19 10h2.6v29H19zM20.3 0l4 10h-8zM30 12h2.6v27H30zM31.3 2l4 10h-8z",
  bow: "M11 2C31 8 35 30 11 38l1-4C27 28 27 12 12 6zM11 6h2v28h-2zM3 18.5h27v3H3zM29 14l9 6l-9 6z",
  crossbow: "M18 9h4v30h-4zM3 15C11 6 29 6 37 15l-2 5C28 12 12 12 5 20zM20 0l4.5 9h-9z",
  horse: "M9 39V35C11 26 16 24 17 20C13 22 10 23 7 22L4 18C10 12 14 7 21 5V0l6 5C35 10 37 20 34 39z",
  lance: "M12 39C13 30 18 27 19 23C15 25 12 26 9 25L6 21C12 15 16 11 23 9V4l6 5C36 14 38 22 36 39zM0 5L2 2L20 14l-2 3z",
  machine: "M4 32a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM26 32a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM4 22h32v5H4zM11 22L26 8l3 3L18 22zM25 5a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
  axe: "M18.5 3h3v36h-3zM22.5 6C31 3 37 9 37 17C33 14 27 15 22.5 18zM17.5 6C9 3 3 9 3 17C7 14 13 15 17.5 18z",
  wolf: "M5 2l10 8h10l10-8v15l-5 10l-10 12L10 27L5 17zM12 18l6 3l-5 2zM28 18l-6 3l5 2z",
  skull: "M20 3C9 3 4 10 5 18l3 7v5h5v7h14v-7h5v-5l3-7C36 10 31 3 20 3zM13 15a4 4 0 1 0 .1 0zM27 15a4 4 0 1 0 .1 0zM20 24l3 5h-6z",
  eye: "M1 20C9 7 31 7 39 20C31 33 9 33 1 20zM20 11a9 9 0 1 0 .1 0zM20 16a4 4 0 1 1-.1 0z",
  trident: "M18 12h4v27h-4zM7 5h3.5v9c0 4 4 6 9.5 6s9.5-2 9.5-6V5H33v9c0 7-6 10-13 10S7 21 7 14zM20 0l4.5 10h-9z",
  hammer: "M5 5h30v12H5zM17.5 17h5v22h-5z",
} as const;

type Weapon = keyof typeof WEAPONS;

const WIELDED: Readonly<Record<string, Weapon>> = {
  levies: "spear", irregulars: "spear", pikemen: "pike", dwarf_pikemen: "pike",
  archers: "bow", elf_archers: "bow", merc_crossbows: "crossbow", dwarf_crossbows: "crossbow",
  scouts: "eye", elf_scouts: "eye", cavalry: "horse", merc_cavalry: "horse", elf_cavalry: "horse", knights: "lance",
  artillery: "machine", marines: "trident", berserkers: "axe", orog_infantry: "axe", orog_guard: "axe",
  varsk_riders: "wolf", goblin_riders: "wolf", dwarf_infantry: "hammer", dwarf_guard: "hammer", legion_dead: "skull",
};

/** What stands on the card of a unit type. */
export const weaponOf = (type: string): string => WEAPONS[WIELDED[type] ?? "sword"];

/** Small signs of 20 × 20. */
export const MARKS = {
  shield: "M2 2H18V11C18 15 14 18 10 20C6 18 2 15 2 11z",
  flag: "M3 1h2.5v18H3zM5.5 2H18l-4 4.5L18 11H5.5z",
  star: "M10 0L12.9 6.6L20 7.4L14.700 12.200L16.200 19.5L10 15.800L3.800 19.5L5.300 12.200L0 7.4L7.100 6.6z",
  hat: "M10 0L15 14h5v4H0v-4h5z",
  candle: "M7 8h6v12H7zM10 0c3 3 3 6 0 7c-3-1-3-4 0-7z",
  tower: "M1 1h4v3h3V1h4v3h3V1h4v8h-3v11h-4v-6H8v6H4V9H1z",
  moon: "M13 1a9.5 9.5 0 1 0 6 13A8 8 0 0 1 13 1z",
  sun: "M10 5a5 5 0 1 0 .1 0zM9 0h2v3H9zM9 17h2v3H9zM0 9h3v2H0zM17 9h3v2h-3zM2 3.5L3.5 2L5.5 4L4 5.5zM14.5 16L16 14.5L18 16.5L16.5 18zM2 16.5L4 14.5L5.5 16L3.5 18zM14.5 4L16.5 2L18 3.5L16 5.5z",
} as const;

/** What covers the ground of a terrain, in tiles of 60 × 60, drawn with lines. */
export const GROUNDS: Readonly<Record<string, string>> = {
  forest: "M18 6l-10 17h20zM18 23v8M45 32l-9 15h18zM45 47v8",
  swamp: "M6 27h26M13 27l-4-10M19 27v-14M25 27l4-10M32 53h24M39 53l-3-9M44 53v-12M49 53l3-9",
  hill: "M4 30q13-24 26 0M30 55q13-24 26 0M17 19v6M43 44v6",
  cliff: "M2 29L14 6L23 21L33 3L47 29M18 57L29 37L43 57M14 6l4 12M33 3l4 13",
  river: "M0 16q7.5-8 15 0t15 0t15 0t15 0M0 44q7.5-8 15 0t15 0t15 0t15 0",
};
