import type { EventLine, StepLine } from "../../generated/messages";

/** What others did, counted by kind; and what of it one has to know word for word. */
export interface Since {
  readonly counts: ReadonlyMap<string, number>;
  readonly grave: readonly EventLine[];
}

const COUNTED = ["moved", "turned", "attack-declared", "shot-declared", "block-put", "interrupted"];
const GRAVE = [
  "rose", "lost", "broken", "sealed", "freed", "revived", "hired", "coin-taken", "obelisk-armed", "hold-armed", "crystal-destroyed", "castle-razed",
  "plague-struck", "overturned", "leapt", "landed", "dropped", "game-won", "campaign-score",
];

/** What happened since a seat decided last, its own step left out. */
export function since(log: readonly StepLine[], seat: number): Since {
  const last = log.map((step) => step.seat).lastIndexOf(seat);
  const events = last < 0 ? [] : log.slice(last + 1).flatMap((step) => step.events);
  const counts = new Map<string, number>();
  const grave: EventLine[] = [];
  for (const event of events) {
    const what = event.id.replace("wizardrimort-event-", "");
    if (COUNTED.includes(what)) counts.set(what, (counts.get(what) ?? 0) + 1);
    if (GRAVE.includes(what)) grave.push(event);
  }
  return { counts, grave };
}
