import type { Point } from "./shapes";

/** The part of the table that is in sight. */
export interface Sight extends Point {
  readonly width: number;
  readonly height: number;
}

/** The largest note beside a ghost, in px. */
export const NOTE = { wide: 236, high: 120 };
const GAP = 26;
const BUTTONS = 46;
const BEYOND = 68;
const MARGIN = 4;

/** Where a note stands, and the buttons with it, in px from a point of the table. */
export interface Beside extends Point {
  /** Above the point, and to its left. */
  readonly isUp: boolean;
  readonly isLeft: boolean;
  readonly buttons: { readonly side: number; readonly down: number };
}

/** Beside a point on the side where there is room; where there is none, above or below it and its buttons. */
export function beside(at: Point, seen: Sight, px: number): Beside {
  const [left, right, below] = [(at.x - seen.x) / px, (seen.x + seen.width - at.x) / px, (seen.y + seen.height - at.y) / px];
  const needed = NOTE.wide + GAP + MARGIN;
  const isLeft = right < needed && left > right;
  const isBeside = Math.max(left, right) >= needed;
  const isUp = below < NOTE.high + (isBeside ? 20 : BEYOND);
  const x = isBeside ? (isLeft ? -NOTE.wide - GAP : GAP) : Math.min(right - MARGIN - NOTE.wide, Math.max(MARGIN - left, -NOTE.wide / 2));
  const away = isBeside ? 10 : BEYOND;
  const side = left < 60 ? 44 : right < 60 ? -44 : 0;
  return { x, y: isUp ? -NOTE.high - away : away, isUp, isLeft, buttons: { side, down: isUp ? -BUTTONS : BUTTONS } };
}

/** Miniatures are so high above the middle of their bases, and names so deep below them, in parts of a base. */
const HEAD = 1.4;
const NAME = 3.7;

/** Where the name of a unit stands: below it, above it where a head would be under it, nowhere where both are taken. */
export function nameSide(unit: Point, others: readonly Point[], radius: number): "below" | "above" | null {
  const isTaken = (sign: 1 | -1): boolean =>
    others.some(({ x, y }) => Math.abs(x - unit.x) < 2 * radius && (y - unit.y) * sign > 0 && (y - unit.y) * sign < NAME * radius);
  return !isTaken(1) ? "below" : !isTaken(-1) ? "above" : null;
}

/** The base line of a name, in units from the middle of the base; the name is `high`. */
export const nameLine = (side: "below" | "above", radius: number, high: number): number => (side === "below" ? radius + high : -HEAD * radius);
