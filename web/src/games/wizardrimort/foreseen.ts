import { facingOf, isTurn, levelsAt } from "./ghost";
import type { Answer } from "./live";
import { endsOf } from "./previews";
import { squadOf, type Ghost, type Point, type UnitView, type WizardrimortView } from "./shapes";

/** A unit where it would be: its place, level and facing. */
export type Foreseen = UnitView & { readonly isMoved: boolean };

/** How a ghost leaves its unit looking: along the last leg of its path. */
function lookOf({ aim, via, at, from, facing }: Ghost): Point {
  if (isTurn(aim) || aim === "deploy") return facing;
  const last = via.at(-1) ?? from;
  return facingOf(at.x - last.x, at.y - last.y, facing);
}

/** Who goes with a ghost: of those who were attacked, who is left. */
function moversOf(view: WizardrimortView, { aim, actor }: Ghost): readonly (string | null)[] {
  if (aim === "retreat") return view.fight?.targets ?? [];
  return aim === "squad" || aim === "turn-squad" ? squadOf(view, actor).map(({ id }) => id) : [actor];
}

const moved = (unit: UnitView, to: Point & { readonly z: number }, look: Point): Foreseen =>
  ({ ...unit, x: to.x, y: to.y, z: to.z, facing: [look.x, look.y], isMoved: true });

/** All units as they would stand if the ghost came true; the server's own word for where they end is taken as soon as it is there. */
export function foreseen(view: WizardrimortView, ghost: Ghost | null, answer: Answer | null, isAnswered: boolean): readonly Foreseen[] {
  const still = (unit: UnitView): Foreseen => ({ ...unit, isMoved: false });
  if (ghost === null || ghost.actor === null || !["move", "squad", "turn", "turn-squad", "retreat"].includes(ghost.aim)) return view.units.map(still);
  const look = lookOf(ghost);
  const ends = isAnswered && answer?.odds != null ? endsOf(answer.odds) : new Map<string, Point & { readonly z: number }>();
  const movers = new Set(moversOf(view, ghost));
  return view.units.map((unit) => {
    if (!movers.has(unit.id)) return still(unit);
    if (isTurn(ghost.aim)) return moved(unit, unit, look);
    const end = ends.get(unit.id);
    if (end !== undefined) return moved(unit, end, look);
    const [x, y] = [unit.x + ghost.at.x - ghost.from.x, unit.y + ghost.at.y - ghost.from.y];
    return moved(unit, { x, y, z: ghost.at.z ?? levelsAt(view.bodies, { x, y })[0] ?? 0 }, look);
  });
}
