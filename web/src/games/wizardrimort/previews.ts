import type { EventLine, OddsAnswer } from "../../generated/messages";
import type { AttackOdds, MovePreview, ShotOdds } from "./shapes";

// What the game says of a plan, told apart by what only one of them has.
const has = (summary: unknown, name: string): boolean => typeof summary === "object" && summary !== null && name in summary;

export const isAttack = (summary: unknown): summary is AttackOdds => has(summary, "attack_sum");
export const isShotOdds = (summary: unknown): summary is ShotOdds => has(summary, "landings");
export const isMove = (summary: unknown): summary is MovePreview => has(summary, "threats");

/** What happens for certain if an action is carried out. */
const certain = ({ paths }: OddsAnswer): readonly EventLine[] => (paths.length === 1 ? (paths[0]?.events ?? []) : []);

/** Points of action and attack that are left after it; null where that is not told. */
export function leftAfter(answer: OddsAnswer): { readonly ap: number; readonly tp: number } | null {
  const paid = certain(answer).find(({ id }) => id === "wizardrimort-event-paid");
  if (paid !== undefined) return { ap: Number(paid.args["ap_left"]), tp: Number(paid.args["tp_left"]) };
  // A path by several points is answered by its summary alone.
  return answer.paths.length === 0 && isMove(answer.summary) ? { ap: answer.summary.ap_left, tp: answer.summary.tp_left } : null;
}

/** Where units end up, by their names. */
export function endsOf(answer: OddsAnswer): ReadonlyMap<string, { readonly x: number; readonly y: number; readonly z: number }> {
  const moved = certain(answer).filter(({ id }) => id === "wizardrimort-event-moved" || id === "wizardrimort-event-slid");
  return new Map(moved.map(({ args }) => [String(args["unit"]), { x: Number(args["x"]), y: Number(args["y"]), z: Number(args["z"]) }]));
}
