import { enginesOf } from "./choices";
import { bodyCalled, centreOf, unitCalled, type Point, type WizardrimortView } from "./shapes";

/** Whether a path, or a turn of many, is planned and not yet carried out. */
export const isPlanning = ({ phase }: Pick<WizardrimortView, "phase">): boolean => phase === "PLAN" || phase === "TURNING";

/** Where somebody is to go, from where it stands; or, in a turn, one point at which it is to look. */
export interface PlannedWay {
  readonly id: string;
  readonly points: readonly Point[];
}

/** What is planned so far, unit by unit; a plan without a unit is that of a catapult. */
export function plannedWays(view: WizardrimortView): readonly PlannedWay[] {
  const ways = new Map<string, readonly Point[]>();
  for (const { unit, point } of view.plan) {
    const id = unit ?? enginesOf(view)[0] ?? "";
    const [mover, engine] = [unitCalled(view, id), bodyCalled(view, id)];
    const from = mover ?? (engine === null ? null : centreOf(engine));
    if (from === null || point === null) continue;
    const [x, y] = point;
    const isLook = view.phase === "TURNING";
    const long = Math.max(1, Math.hypot(x, y));
    const far = 3 * view.tape.radius;
    ways.set(id, [...(ways.get(id) ?? [{ x: from.x, y: from.y }]), isLook ? { x: from.x + (x / long) * far, y: from.y + (y / long) * far } : { x, y }]);
  }
  return [...ways].map(([id, points]) => ({ id, points }));
}
