import type { Point, ShotOdds } from "./shapes";

/** An ellipse round an aim within which a shot comes down with some chance. */
export interface Ring {
  readonly chance: number;
  /** Half its length along the shot and across it. */
  readonly along: number;
  readonly across: number;
}

const CHANCES = [0.5, 0.8, 0.95];
const ERRORS = 11;
const MIDDLE = 5;

const share = (fraction: string): number => {
  const [over = "0", under = "1"] = fraction.split("/");
  return Number(over) / Number(under);
};

/** How far one pip of error carries a shot, along it and across. */
function steps({ landings, aim }: ShotOdds): { readonly along: number; readonly across: number } {
  const at = (e: number, a: number): Point => landings[(e + MIDDLE) * ERRORS + a + MIDDLE] ?? { x: aim[0], y: aim[1] };
  const [far, near, left, right] = [at(MIDDLE, 0), at(-MIDDLE, 0), at(0, -MIDDLE), at(0, MIDDLE)];
  return { along: Math.hypot(far.x - near.x, far.y - near.y) / (2 * MIDDLE), across: Math.hypot(right.x - left.x, right.y - left.y) / (2 * MIDDLE) };
}

/** Ellipses that hold half, four fifths and nearly all of the falls, the narrowest first. */
export function rings(odds: ShotOdds): readonly Ring[] {
  const { along, across } = steps(odds);
  const falls = odds.landings
    .map(({ chance }, place) => ({ chance: share(chance), far: Math.hypot(Math.floor(place / ERRORS) - MIDDLE, (place % ERRORS) - MIDDLE) }))
    .sort((a, b) => a.far - b.far);
  return CHANCES.map((wanted) => {
    let sum = 0;
    const last = falls.find(({ chance }) => (sum += chance) >= wanted - 1e-9) ?? falls.at(-1);
    const far = Math.max(0.5, last?.far ?? 0);
    return { chance: wanted, along: along * far, across: across * far };
  });
}

/** Chance of each thing that may be hit, as a number. */
export const hitChances = (odds: ShotOdds): readonly (readonly [id: string, chance: number])[] =>
  Object.entries(odds.hits).map(([id, chance]) => [id, share(chance)] as const);
