import type { StepLine } from "../generated/messages";

/** Decisions of one seat in a row, with what chance did among them. */
export interface Turn {
  /** From 1. */
  readonly number: number;
  readonly seat: number;
  /** Steps taken before it. */
  readonly start: number;
}

export function turnsOf(log: readonly StepLine[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const { seat, number } of log) {
    if (number < 1 || seat < 0 || seat === turns.at(-1)?.seat) continue;
    turns.push({ number: turns.length + 1, seat, start: number - 1 });
  }
  return turns;
}

/** The turn that goes on after so many steps. */
export const turnAt = (turns: readonly Turn[], at: number): Turn | null =>
  turns.findLast((turn) => turn.start <= at) ?? null;

/** Where the next turn begins; the end of the match after the last. */
export const nextTurn = (turns: readonly Turn[], at: number, steps: number): number =>
  turns.find((turn) => turn.start > at)?.start ?? steps;

/** Where this turn begins, or the one before it if that is here. */
export const previousTurn = (turns: readonly Turn[], at: number): number =>
  turns.findLast((turn) => turn.start < at)?.start ?? 0;
