import type { LegalLine } from "../../generated/messages";
import { distance, facingOf, isShot, waypoint } from "./ghost";
import { bodyCalled, centreOf, unitCalled, type Aim, type Ghost, type Point, type UnitView, type WizardrimortView } from "./shapes";

const EAST: Point = { x: 1, y: 0 };

const made = (aim: Aim, actor: string | null, from: Point, at: Point, facing: Point): Ghost => ({ aim, actor, from: { x: from.x, y: from.y }, via: [], at: waypoint(at.x, at.y), facing });

/** A ghost where what is aimed begins: in its place, before it, or at the nearest enemy; null where nothing can be. */
export function begun(aim: Aim, view: WizardrimortView, selected: string | null, legal: readonly LegalLine[]): Ghost | null {
  if (aim === "deploy" || aim === "terrain") return proposed(aim, view, selected, legal);
  if (aim === "retreat") {
    const targets = view.fight?.targets ?? [];
    const unit = unitCalled(view, targets.find((id) => id === selected) ?? targets.find((id) => unitCalled(view, id) !== null) ?? null);
    return unit === null ? null : made(aim, unit.id, unit, unit, EAST);
  }
  const engine = bodyCalled(view, selected);
  if (engine !== null) {
    const from = centreOf(engine);
    return made(aim, engine.id, from, isShot(aim) ? (nearestFoe(view, from) ?? { x: view.width / 2, y: view.height / 2 }) : from, EAST);
  }
  const unit = unitCalled(view, selected);
  if (unit === null) return null;
  const facing = { x: unit.facing[0], y: unit.facing[1] };
  if (aim !== "build") return made(aim, unit.id, unit, unit, facing);
  const far = (view.tape.radius + view.tape.block) / Math.hypot(facing.x, facing.y);
  return made(aim, null, unit, { x: unit.x + facing.x * far, y: unit.y + facing.y * far }, facing);
}

/** Of the places that the rules propose before the game, the one in their middle. */
function proposed(aim: Aim, view: WizardrimortView, selected: string | null, legal: readonly LegalLine[]): Ghost | null {
  const lines = legal.filter(({ kind }) => kind === (aim === "deploy" ? "deploy" : "place-terrain"));
  const piece = (lines.find((line) => line.piece === selected) ?? lines[0])?.piece ?? null;
  const places = lines.filter((line) => line.piece === piece).map(({ text }) => (text.match(/-?\d+,-?\d+/g) ?? []).map((pair) => pair.split(",").map(Number)));
  const spots = places.map(([[x = 0, y = 0] = [], [fx = 1, fy = 0] = []]) => ({ x, y, facing: facingOf(fx, fy, EAST) }));
  const middle = { x: between(spots.map(({ x }) => x)), y: between(spots.map(({ y }) => y)) };
  const [spot] = spots.toSorted((one, other) => distance(middle, one) - distance(middle, other));
  return spot === undefined ? null : made(aim, view.waiting.find(({ id }) => id === selected)?.id ?? piece, spot, spot, spot.facing);
}

const between = (all: readonly number[]): number => (Math.min(...all) + Math.max(...all)) / 2;

const nearestFoe = (view: WizardrimortView, from: Point): UnitView | null =>
  view.units.filter((unit) => unit.side !== view.asked?.[0]).toSorted((a, b) => distance(from, a) - distance(from, b))[0] ?? null;
