import { distance, lengthOf } from "./ghost";
import type { Ghost, Point, Tape, UnitView, WizardrimortView } from "./shapes";
import { seatOf } from "./shapes";

/** What the parameters of a match say, where the view does not. */
export type Params = Readonly<Record<string, string | number>>;

const HUNDRED = 100;
const BUILD_FINGERS = 3;
const CHARGE = { fingers: 3, hands: 2, bend: 20 };
const SHOT = { nearest: 300, farthest: 7000 };

const given = (params: Params, name: string, usual: number): number => Number(params[name] ?? usual);

/** How far one action of the one who decides goes: a hand of his, and the slack. */
export function walkLimit(view: WizardrimortView, params: Params): number {
  const seat = view.asked === null ? 0 : seatOf(view, view.asked);
  return Math.floor((view.tape.hand * given(params, `tape.hand_pct.${seat + 1}`, HUNDRED)) / HUNDRED) + view.tape.slack;
}

/** How far those who were attacked may retreat. */
export const retreatLimit = (tape: Tape, params: Params): number => given(params, "retreat.distance", 1) * tape.hand;

/** How far from a unit a block may lie, its centre being that far from its edge. */
export const buildReach = (tape: Tape, params: Params): number => given(params, "build.radius", BUILD_FINGERS) * tape.finger + tape.slack + tape.radius;

/** From where to where a catapult shoots. */
export const shotReach = (params: Params): { readonly nearest: number; readonly farthest: number } =>
  ({ nearest: given(params, "art.min_range", SHOT.nearest), farthest: given(params, "art.max_range", SHOT.farthest) });

/** A straight run that ends in a blow. */
export interface Lane {
  readonly from: Point;
  readonly to: Point;
  readonly nearest: number;
  readonly farthest: number;
  /** Whether the run is straight, and neither too short nor too long. */
  readonly isCharge: boolean;
}

/** The charge that a unit would have run up to; null for who never charges. */
export function lane(unit: UnitView, at: Point, ghost: Ghost | null, tape: Tape, params: Params): Lane | null {
  if (unit.teleported || unit.warrior === "archer" || unit.warrior === "priest") return null;
  const from = { x: unit.began[0], y: unit.began[1] };
  const run = Math.ceil(distance(from, at));
  const walked = unit.path + (ghost === null ? 0 : lengthOf(ghost));
  const nearest = given(params, "charge.min", CHARGE.fingers) * tape.finger - tape.slack;
  const farthest = given(params, "charge.max", CHARGE.hands) * tape.hand + tape.slack;
  const isStraight = walked <= run + given(params, "charge.tol", CHARGE.bend);
  return run === 0 ? null : { from, to: at, nearest, farthest, isCharge: isStraight && run >= nearest && run <= farthest };
}
