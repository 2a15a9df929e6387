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

/** A curve for each seat; none where no position was estimated. */
export function curves(log: readonly StepLine[], steps: number): readonly Curve[] {
  const known = log.filter((step) => step.values.length > 0);
  const seats = known[0]?.values.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const points = known.map((step) => ({ x: across(step.number, steps), y: down(step.values[seat] ?? 0) }));
    const first = points[0] as { x: number; y: number };
    const last = points.at(-1) as { x: number; y: number };
    const line = points.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
    return { seat, line, area: `${round(first.x)},50 ${line} ${round(last.x)},50`, end: last.y };
  });
}

/** Whether what one of two seats gains the other loses: then one curve tells all. */
export const isDuel = (log: readonly StepLine[]): boolean =>
  log.every(({ values }) => values.length === 0 || (values.length === 2 && Math.abs((values[0] ?? 0) + (values[1] ?? 0)) < 1e-6));
