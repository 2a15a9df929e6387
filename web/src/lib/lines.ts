import type { EventLine } from "../generated/messages";

/** Events by the lines in which they are told: one that `goesOn` shares its line with the next. */
export function linesOf(events: readonly EventLine[], goesOn: (event: EventLine) => boolean): EventLine[][] {
  const lines: EventLine[][] = [];
  let isOpen = false;
  for (const event of events) {
    if (isOpen) lines.at(-1)?.push(event);
    else lines.push([event]);
    isOpen = goesOn(event);
  }
  return lines;
}
