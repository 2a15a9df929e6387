import type { StepLine } from "../generated/messages";

/** The log after a message of the server: what it holds from `from` on replaces what was known. */
export function merged(known: readonly StepLine[], from: number, sent: readonly StepLine[]): readonly StepLine[] {
  return [...known.filter((step) => step.number < from), ...sent];
}

/** Whether the log has a gap or starts late: then the whole table must be asked for. */
export function isWhole(log: readonly StepLine[], steps: number): boolean {
  const numbers = log.map((step) => step.number).filter((number) => number > 0);
  return numbers.length === steps && numbers.every((number, place) => number === place + 1);
}
