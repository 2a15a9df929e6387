import type { AttackOdds, MovePreview, PhaseOdds } from "../../generated/cerilia";
import type { EventLine, PathLine } from "../../generated/messages";

// What the game says of a plan, told apart by what only one of them has.
const has = (summary: unknown, name: string): boolean => typeof summary === "object" && summary !== null && name in summary;

export const isAttack = (summary: unknown): summary is AttackOdds => has(summary, "faces");
export const isPhase = (summary: unknown): summary is PhaseOdds => has(summary, "targets");
export const isMove = (summary: unknown): summary is MovePreview => has(summary, "charges");

/** Faces with the same result, in the order of the table: `---FHHHHR` is nothing three times, and so on. */
export function runs(faces: string): readonly (readonly [result: string, count: number])[] {
  return [...faces.matchAll(/(.)\1*/g)].map(([all, result]) => [result as string, all.length]);
}

/** Where a target goes back to, if it has to: a place, or why it cannot. */
export type Way = "free" | "edge" | "enemy" | "fort" | "none";

export const wayKind = (way: string): Way => (/^([A-E][1-3]|R)$/.test(way) ? "free" : (way as Way));

/** Where a target has to go back to. */
export interface Retreat {
  readonly target: string;
  readonly way: string;
}

export const retreatsOf = (summary: unknown): readonly Retreat[] =>
  isAttack(summary) ? [summary] : isPhase(summary) ? summary.targets : [];

/** Enemies that a move brings into reach, or that have it in reach. */
export const reachedBy = (summary: unknown): readonly string[] =>
  isMove(summary) ? [...summary.charges, ...summary.shots, ...summary.threats] : [];

/** The die of a duration says nothing that its spell does not say. */
const SILENT = "cerilia-event-duration-rolled";
const said = ({ id, args }: EventLine): string => JSON.stringify([id, args]);

/** What happens however the dice fall, said once; and for every way they fall, what happens only then. */
export function outcomes(paths: readonly PathLine[]): { readonly always: readonly EventLine[]; readonly else: readonly PathLine[] } {
  const told = paths.map((path) => ({ ...path, events: path.events.filter(({ id }) => id !== SILENT) }));
  const [first, ...rest] = told;
  if (first === undefined || rest.length === 0) return { always: first?.events ?? [], else: [] };
  const always = first.events.filter((event) => rest.every(({ events }) => events.some((each) => said(each) === said(event))));
  const common = new Set(always.map(said));
  return { always, else: told.map((path) => ({ ...path, events: path.events.filter((event) => !common.has(said(event))) })) };
}
