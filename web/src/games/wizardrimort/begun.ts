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

/** The first place that the rules propose before the game. */
function proposed(aim: Aim, view: WizardrimortView, selected: string | null, legal: readonly LegalLine[]): Ghost | null {
  const lines = legal.filter(({ kind }) => kind === (aim === "deploy" ? "deploy" : "place-terrain"));
  const line = lines.find(({ piece }) => piece === selected) ?? lines[0];
  const [at, facing] = (line?.text.match(/-?\d+,-?\d+/g) ?? []).map((pair) => pair.split(",").map(Number));
  if (line === undefined || at === undefined) return null;
  const spot = { x: at[0] ?? 0, y: at[1] ?? 0 };
  return made(aim, view.waiting.find(({ id }) => id === selected)?.id ?? line.piece, spot, spot, facingOf(facing?.[0] ?? 1, facing?.[1] ?? 0, EAST));
}

const nearestFoe = (view: WizardrimortView, from: Point): UnitView | null =>
  view.units.filter((unit) => unit.side !== view.asked?.[0]).toSorted((a, b) => distance(from, a) - distance(from, b))[0] ?? null;
