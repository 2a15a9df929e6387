import type { EventLine, StepLine } from "../../generated/messages";

/** What others did, counted by kind; and what of it one has to know word for word. */
export interface Since {
  readonly counts: ReadonlyMap<string, number>;
  readonly grave: readonly EventLine[];
}

const COUNTED = ["moved", "hired", "work-ordered", "cast", "declared", "battle-formed"];
const GRAVE = [
  "owner-changed", "unit-lost", "building-lost", "lowered", "turmoil-laid", "peace-offered", "peace-made", "notice-given", "peace-ended",
  "dragon-appeared", "eliminated", "resigned",
];

/** What happened since a seat decided last, its own step left out. */
export function since(log: readonly StepLine[], seat: number): Since {
  const last = log.map((step) => step.seat).lastIndexOf(seat);
  const events = last < 0 ? [] : log.slice(last + 1).flatMap((step) => step.events);
  const counts = new Map<string, number>();
  const grave: EventLine[] = [];
  for (const event of events) {
    const what = event.id.replace("grand-event-", "");
    if (COUNTED.includes(what)) counts.set(what, (counts.get(what) ?? 0) + 1);
    if (GRAVE.includes(what)) grave.push(event);
  }
  return { counts, grave };
}
