/** Something that is changed again and again, and can be taken back. */
export interface History<Thing> {
  readonly now: Thing;
  readonly before: readonly Thing[];
  readonly after: readonly Thing[];
}

const MOST = 200;

export const begun = <Thing>(now: Thing): History<Thing> => ({ now, before: [], after: [] });

export const changed = <Thing>({ now, before }: History<Thing>, next: Thing): History<Thing> => ({
  now: next, before: [...before.slice(1 - MOST), now], after: [],
});

export function undone<Thing>(history: History<Thing>): History<Thing> {
  const { now, before, after } = history;
  const last = before.at(-1);
  return last === undefined ? history : { now: last, before: before.slice(0, -1), after: [now, ...after] };
}

export function redone<Thing>(history: History<Thing>): History<Thing> {
  const { now, before, after } = history;
  const [next, ...rest] = after;
  return next === undefined ? history : { now: next, before: [...before, now], after: rest };
}
