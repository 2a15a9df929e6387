import type { StepLine } from "../generated/messages";

/** The estimate of one seat over a match, in a box of 1000 × 100. */
export interface Curve {
  readonly seat: number;
  readonly line: string;
  /** From the middle to the line, so that it can be filled. */
  readonly area: string;
  /** Where it ends, from the top, 0 … 100. */
  readonly end: number;
}

const WIDTH = 1000;
const HEIGHT = 100;

export const across = (step: number, steps: number): number => (steps === 0 ? 0 : (step / steps) * WIDTH);

const down = (value: number): number => ((1 - Math.min(1, Math.max(-1, value))) / 2) * HEIGHT;

const round = (number: number): string => String(Math.round(number * 10) / 10);

/** How far the first of two seats is ahead; of more seats, or of one, each by itself. */
const drawnOf = (values: readonly number[]): readonly number[] => {
  const [first, second] = values;
  return values.length === 2 && first !== undefined && second !== undefined ? [(first - second) / 2] : values;
};

/** A curve for each seat, of two seats the one that tells both; none where no position was estimated. */
export function curves(log: readonly StepLine[], steps: number): readonly Curve[] {
  const known = log.filter((step) => step.values.length > 0).map(({ number, values }) => ({ number, values: drawnOf(values) }));
  return (known[0]?.values ?? []).map((_, seat) => {
    const points = known.map((step) => ({ x: across(step.number, steps), y: down(step.values[seat] ?? 0) }));
    const first = points[0] as { x: number; y: number };
    const last = points.at(-1) as { x: number; y: number };
    const line = points.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
    return { seat, line, area: `${round(first.x)},50 ${line} ${round(last.x)},50`, end: last.y };
  });
}

/** Where letters stand beside the ends of their curves, from the top in percent, none on another. */
export function apart(ends: readonly number[], room: number): readonly number[] {
  const order = ends.map((end, seat) => ({ end, seat })).sort((a, b) => a.end - b.end);
  let free = 0;
  const tops = order.map(({ end, seat }) => {
    const top = Math.max(free, end - room / 2);
    free = top + room;
    return { top, seat };
  });
  let last = 100;
  for (const each of tops.reverse()) {
    each.top = Math.min(each.top, last - room);
    last = each.top;
  }
  return tops.sort((a, b) => a.seat - b.seat).map(({ top }) => top);
}
