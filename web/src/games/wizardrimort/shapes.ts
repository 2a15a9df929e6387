import type { BodyView, GroupView, Tape, UnitView, WizardrimortView } from "../../generated/wizardrimort";

export type { AttackOdds, BodyView, CastleView, CommanderView, FightView, GroupView, Landing, Modifier, MovePreview, PlanView, ShotOdds, ShotView, SideView, Tape, UnitView, WizardrimortView } from "../../generated/wizardrimort";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of a path: its level where it is not the highest there, and whether the way to it is a jump. */
export interface Waypoint extends Point {
  readonly z: number | null;
  readonly isJump: boolean;
}

/**
 * What a press on the table means.
 *
 * `move` one unit, `squad` all of its squad, `turn` and `turn-squad` in place, `build` a block; the catapult shoots a
 * `stone`, a `block` or a `land`ing trooper, or rolls (`engine`); before the game `deploy` and `terrain`; `retreat`.
 */
export type Aim = "move" | "squad" | "turn" | "turn-squad" | "build" | "stone" | "block" | "land" | "engine" | "deploy" | "terrain" | "retreat";

/** Something that is being aimed and not yet sent: where it would go, or what would be hit. */
export interface Ghost {
  readonly aim: Aim;
  /** The unit or catapult that acts; null: a block or a piece of terrain. */
  readonly actor: string | null;
  readonly from: Point;
  /** Points of the path that are settled. */
  readonly via: readonly Waypoint[];
  readonly at: Waypoint;
  /** Where it would look: a turn, or a unit that is deployed. */
  readonly facing: Point;
}

export const PHASES_OF_PLACING = ["DEPLOY", "TERRAIN"];

export const unitCalled = (view: WizardrimortView, id: string | null): UnitView | null => view.units.find((unit) => unit.id === id) ?? null;
export const bodyCalled = (view: WizardrimortView, id: string | null): BodyView | null => view.bodies.find((body) => body.id === id) ?? null;
export const groupOf = (view: WizardrimortView, unit: UnitView | null): GroupView | null =>
  unit?.group == null ? null : (view.groups.find(({ id }) => id === unit.group) ?? null);

/** The members of the squad of a unit, the unit itself included. */
export const squadOf = (view: WizardrimortView, id: string | null): readonly UnitView[] => {
  const group = groupOf(view, unitCalled(view, id));
  return group === null ? [] : group.units.map((each) => unitCalled(view, each)).filter((each) => each !== null);
};

/** The place of a commander at the table: his seat. */
export const seatOf = (view: WizardrimortView, commander: string): number => view.commanders.findIndex(({ id }) => id === commander);

export const centreOf = ({ disc, rect }: Pick<BodyView, "disc" | "rect">): Point => {
  if (disc !== null) return { x: disc[0], y: disc[1] };
  const [x0, y0, x1, y1] = rect ?? [0, 0, 0, 0];
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
};

/** A length in hands and fingers, the fingers to a tenth: 1 hand and 2.4 fingers. */
export function taped(length: number, { hand, finger }: Pick<Tape, "hand" | "finger">): { readonly hands: number; readonly fingers: number } {
  const sign = Math.sign(length);
  const whole = Math.round((Math.abs(length) * 10) / finger);
  const perHand = Math.round((hand * 10) / finger);
  return { hands: sign * Math.floor(whole / perHand), fingers: (sign * (whole % perHand)) / 10 };
}
