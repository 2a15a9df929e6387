import type { AssaultOdds, AttackOdds, CreationPreview, FaceView, InspirationPreview, MovePreview } from "../../generated/cities";
import { groupedBy } from "../../lib/groups";

// What the game says of a plan, told apart by what only one of them has.
const has = (summary: unknown, name: string): boolean => typeof summary === "object" && summary !== null && name in summary;

export const isAttack = (summary: unknown): summary is AttackOdds => has(summary, "faces");
export const isAssault = (summary: unknown): summary is AssaultOdds => has(summary, "conquers");
export const isCreation = (summary: unknown): summary is CreationPreview => has(summary, "threats");
export const isInspiration = (summary: unknown): summary is InspirationPreview => has(summary, "new_row");
export const isMove = (summary: unknown): summary is MovePreview => has(summary, "reaches");

const WORST_FIRST = ["miss", "nothing", "hurt", "captured", "dies"];

const badness = (face: FaceView): number => WORST_FIRST.indexOf(face.result) * 1000 + face.spirit_lost + face.health_lost;

/** Faces that bring the same, from the worst for the attacker to the best. */
export function outcomes(faces: readonly FaceView[]): readonly (readonly [FaceView, ...FaceView[]])[] {
  const ordered = [...faces].sort((one, other) => badness(one) - badness(other));
  return groupedBy(ordered, (face) => `${face.result} ${face.spirit_lost} ${face.health_lost}`).map(
    ([, group]) => group as [FaceView, ...FaceView[]],
  );
}

/** The outcome that more faces bring than any other; null where there is none. */
export function likeliest(faces: readonly FaceView[]): readonly [FaceView, ...FaceView[]] | null {
  const [first, second] = [...outcomes(faces)].sort((one, other) => other.length - one.length);
  return first !== undefined && first.length > (second?.length ?? 0) ? first : null;
}
