/** Silhouettes of the kinds of location, in a box of 48 × 48; the kind is told by the outline alone. */
export const SILHOUETTES: Readonly<Record<string, string>> = {
  castle:
    "M7 37L3 15L14 24L24 7L34 24L45 15L41 37z M7 40h34v5H7z M0 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0z " +
    "M20 5a4 4 0 1 0 8 0a4 4 0 1 0-8 0z M40 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
  tower:
    "M9 18a15 15 0 1 0 30 0a15 15 0 1 0-30 0z M14 20a10 10 0 0 1 10-12v3a7 7 0 0 0-7 9z " +
    "M15 33c5 3.5 13 3.5 18 0l2 6H13z M9 41h30v5H9z",
  camp: "M10 2h5v44h-5z M15 4L45 11L35 18L45 27L15 30z M3 43h20v4H3z",
  lair: "M1 45C3 27 9 15 17 10L22 4L29 9C38 15 45 28 47 45z M13 45H35C35 32 31 25 24 25C17 25 13 32 13 45z",
};

/** Icons of the relics, around the origin, about 20 across. */
export const RELICS: Readonly<Record<string, string>> = {
  mystic: "M0-11C1.5-3 3-1.5 11 0C3 1.5 1.5 3 0 11C-1.5 3-3 1.5-11 0C-3-1.5-1.5-3 0-11z",
  siege: "M-10-8h4v3h3v-3h6v3h3v-3h4v8h-3v8h-14v-8h-3z",
  vampiric: "M0-11C5-4 8-0 8 4A8 8 0 0 1-8 4C-8 0-5-4 0-11z",
  incredible: "M-10 8C-8-6 2-9 6-5L8-9L11 3L-1 0L3-2C-1-4-5-1-7 8z",
};

/** Little marks that stand before numbers, around the origin, about 16 across. */
export const MARKS = {
  spirit: "M0-10C4-5 7-1 6.5 4C6 9-6 9-6.5 4C-6.8 0-3.5-2-3.5-5C-1-4-0.5-6 0-10z",
  health: "M0 8C-11 0-8-8-3.5-7C-1.5-6.5-0.5-5 0-3.5C0.5-5 1.5-6.5 3.5-7C8-8 11 0 0 8z",
  time: "M-6-8h12v2.5L1.5 0L6 5.5V8h-12V5.5L-1.5 0L-6-5.5z",
  star: "M0-9L2.6-3L9-2.6L4.2 1.6L5.6 8L0 4.6L-5.6 8L-4.2 1.6L-9-2.6L-2.6-3z",
} as const;
