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
