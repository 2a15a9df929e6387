import type { StepLine } from "../../generated/messages";

/** A unit whose class somebody has chosen. */
export interface Drafted {
  readonly seat: number;
  readonly unit: string;
  /** The letter of its class. */
  readonly warrior: string;
}

/** The classes that have been chosen for the game that begins, by whom; a campaign has chosen for others before. */
export function draftedIn(log: readonly StepLine[]): readonly Drafted[] {
  const begun = log.findLastIndex(({ events }) => events.some(({ id }) => id === "wizardrimort-event-game-started"));
  return log.slice(Math.max(0, begun)).flatMap(({ seat, events }) =>
    events.filter(({ id }) => id === "wizardrimort-event-class-chosen").map(({ args }) => ({ seat, unit: String(args["unit"]), warrior: String(args["warrior"]) })),
  );
}
