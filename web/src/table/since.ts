import type { EventLine, StepLine } from "../generated/messages";

/** What others did, counted by kind; and what of it one has to know word for word. */
export interface Since {
  readonly counts: ReadonlyMap<string, number>;
  readonly grave: readonly EventLine[];
}

/** What happened since a seat decided last, its own step left out; kinds are ids of events without `prefix`. */
export function happenedSince(
  log: readonly StepLine[],
  seat: number,
  prefix: string,
  counted: readonly string[],
  dire: readonly string[],
): Since {
  const last = log.map((step) => step.seat).lastIndexOf(seat);
  const events = last < 0 ? [] : log.slice(last + 1).flatMap((step) => step.events);
  const counts = new Map<string, number>();
  const grave: EventLine[] = [];
  for (const event of events) {
    const what = event.id.replace(prefix, "");
    if (counted.includes(what)) counts.set(what, (counts.get(what) ?? 0) + 1);
    if (dire.includes(what)) grave.push(event);
  }
  return { counts, grave };
}
