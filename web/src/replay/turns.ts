import type { StepLine } from "../generated/messages";

/** What is decided in a turn of one seat, answers of others and chance included. */
export interface Turn {
  /** From 1. */
  readonly number: number;
  readonly seat: number;
  /** Steps taken before it. */
  readonly start: number;
}

const isBeginning = ({ events }: StepLine): boolean => events.some(({ id }) => id.endsWith("-event-turn-started"));

/** Turns begin where the game says so; before that, and in games that never do, with each change of who decides. */
export function turnsOf(log: readonly StepLine[]): readonly Turn[] {
  const turns: Turn[] = [];
  /** The step that began a turn in which nobody has decided yet; before the game has told of any, null. */
  let [isTold, begun]: [boolean, number | null] = [false, null];
  for (const step of log) {
    const { seat, number } = step;
    if (number >= 1 && seat >= 0 && (isTold ? begun !== null : seat !== turns.at(-1)?.seat)) {
      turns.push({ number: turns.length + 1, seat, start: begun ?? number - 1 });
      begun = null;
    }
    if (isBeginning(step)) [isTold, begun] = [true, number];
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
