const FIRST = 250;
const LONGEST = 8000;

/** How long to wait before attempt `tried` + 1, in ms: doubling, spread by `chance` (0 to 1). */
export function backoff(tried: number, chance: number): number {
  return Math.min(LONGEST, FIRST * 2 ** tried) * (0.5 + chance / 2);
}
