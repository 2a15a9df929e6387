import type { Aim, BodyView, Ghost, Point, Tape, UnitView, Waypoint } from "./shapes";

/** A direction has no longer parts than this. */
const LONGEST_FACING = 1000;
const MOST_POINTS = 6;
/** Terrain is placed on a lattice of so many units. */
const LATTICE = 100;

export const distance = (one: Point, two: Point): number => Math.hypot(two.x - one.x, two.y - one.y);

export const waypoint = (x: number, y: number, z: number | null = null, isJump = false): Waypoint =>
  ({ x: Math.round(x), y: Math.round(y), z, isJump });

/** A direction in its shortest form; where it is none, the one given besides. */
export function facingOf(x: number, y: number, otherwise: Point): Point {
  const longest = Math.max(Math.abs(x), Math.abs(y));
  if (longest < 1) return otherwise;
  const scale = longest > LONGEST_FACING ? LONGEST_FACING / longest : 1;
  const [a, b] = [Math.round(x * scale), Math.round(y * scale)];
  const by = divisor(Math.abs(a), Math.abs(b));
  return by === 0 ? otherwise : { x: a / by + 0, y: b / by + 0 }; // never -0
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** A direction turned by a part of the whole circle. */
export function turned({ x, y }: Point, by: number): Point {
  const [cos, sin] = [Math.cos(2 * Math.PI * by), Math.sin(2 * Math.PI * by)];
  const long = 1000 / Math.hypot(x, y);
  return facingOf((x * cos - y * sin) * long, (x * sin + y * cos) * long, { x, y });
}

const spot = ({ x, y }: Point): string => `${x},${y}`;
const stop = ({ x, y, z, isJump }: Waypoint): string => `${x},${y}${z === null ? "" : `,${z}`}${isJump ? "!j" : ""}`;
const way = (ghost: Ghost): string => [...ghost.via, ghost.at].map(stop).join(">");

/** The length of a path with its settled points. */
export const lengthOf = ({ from, via, at }: Ghost): number =>
  [...via, at].reduce<{ readonly sum: number; readonly last: Point }>(({ sum, last }, point) => ({ sum: sum + Math.ceil(distance(last, point)), last: point }), { sum: 0, last: from }).sum;

/** How a catapult is named where a commander has several. */
const engineMark = (actor: string | null, isOnly: boolean): string => (isOnly || actor === null ? "" : `@${actor.replace(/\.art$/, "")}`);

interface Around {
  /** The squad of the one who acts. */
  readonly squad: readonly UnitView[];
  /** Whether the catapult is the only one of its commander. */
  readonly isOnlyEngine: boolean;
  /** The trooper that is shot. */
  readonly trooper: string | null;
}

/** A ghost as it is sent; null where it would change nothing. */
export function textOf(ghost: Ghost, { squad, isOnlyEngine, trooper }: Around): string | null {
  const { aim, actor, from, via, at, facing } = ghost;
  const isStill = via.length === 0 && at.x === from.x && at.y === from.y && at.z === null;
  const mark = engineMark(actor, isOnlyEngine);
  switch (aim) {
    case "move":
      return isStill ? null : `MV ${actor} ${way(ghost)}`;
    case "squad":
      if (isStill) return null;
      return via.length === 0 && at.z === null ? `MS ${actor} by ${at.x - from.x},${at.y - from.y}` : `MS ${squad.map((unit) => `${unit.id}:${shifted(ghost, unit)}`).join(" ")}`;
    case "turn":
      return `TR ${actor}:${spot(facing)}`;
    case "turn-squad":
      return `TR ${actor} squad:${spot(facing)}`;
    case "build":
      return `BD ${spot(at)}`;
    case "stone":
      return `AS${mark} ${spot(at)}`;
    case "block":
      return `AB${mark} ${spot(at)}`;
    case "land":
      return trooper === null ? null : `AL${mark} ${trooper} ${spot(at)}`;
    case "engine":
      return isStill ? null : `AM${mark} ${[...via, at].map(spot).join(">")}`;
    case "deploy":
      return `DP ${actor} ${spot(at)} ${spot(facing)}`;
    case "terrain":
      return `TE ${spot(at)}`;
    case "retreat":
      return retreat(ghost);
  }
}

/** The path of a member of a squad that goes the way of its leader. */
const shifted = (ghost: Ghost, unit: UnitView): string => {
  const [dx, dy] = [unit.x - ghost.from.x, unit.y - ghost.from.y];
  return [...ghost.via, ghost.at].map((point) => stop({ ...point, x: point.x + dx, y: point.y + dy })).join(">");
};

const STEP = 10;

function retreat({ from, at }: Ghost): string | null {
  const far = Math.floor(distance(from, at) / STEP) * STEP;
  const along = facingOf(at.x - from.x, at.y - from.y, { x: 0, y: 0 });
  return far === 0 ? null : `RT ${spot(along)} ${far}`;
}

/** A ghost taken somewhere else; of a turn, it looks there. */
export function taken(ghost: Ghost, x: number, y: number, z: number | null = null): Ghost {
  if (isTurn(ghost.aim)) return { ...ghost, facing: facingOf(Math.round(x - ghost.from.x), Math.round(y - ghost.from.y), ghost.facing) };
  const by = ghost.aim === "terrain" ? LATTICE : 1;
  return { ...ghost, at: waypoint(Math.round(x / by) * by, Math.round(y / by) * by, z, ghost.at.isJump) };
}

export const isTurn = (aim: Aim): boolean => aim === "turn" || aim === "turn-squad";
export const hasPath = (aim: Aim): boolean => aim === "move" || aim === "squad" || aim === "engine";
export const isShot = (aim: Aim): boolean => aim === "stone" || aim === "block" || aim === "land";

/** The point where it is becomes one of its path. */
export function settled(ghost: Ghost): Ghost {
  const last = ghost.via.at(-1) ?? ghost.from;
  const isNew = last.x !== ghost.at.x || last.y !== ghost.at.y;
  return hasPath(ghost.aim) && isNew && ghost.via.length < MOST_POINTS - 1 ? { ...ghost, via: [...ghost.via, ghost.at], at: { ...ghost.at, isJump: false } } : ghost;
}

/** The last settled point is taken back; null where there is none. */
export function unsettled(ghost: Ghost): Ghost | null {
  const last = ghost.via.at(-1);
  return last === undefined ? null : { ...ghost, via: ghost.via.slice(0, -1), at: last };
}

/** By how much an arrow key moves a ghost: a finger, with Shift a hand, with Alt one unit. */
export function nudged(ghost: Ghost, key: string, tape: Tape, { shiftKey, altKey }: { readonly shiftKey: boolean; readonly altKey: boolean }): Ghost | null {
  const by = shiftKey ? tape.hand : altKey ? 1 : tape.finger;
  const ways: Readonly<Record<string, Point>> = { ArrowLeft: { x: -by, y: 0 }, ArrowRight: { x: by, y: 0 }, ArrowUp: { x: 0, y: -by }, ArrowDown: { x: 0, y: by } };
  const to = ways[key];
  if (to === undefined) return null;
  if (isTurn(ghost.aim)) return { ...ghost, facing: facingOf(to.x, to.y, ghost.facing) };
  return taken(ghost, ghost.at.x + to.x, ghost.at.y + to.y, ghost.at.z);
}

/** The levels on which one can stand at a point, the highest first; the table is 0. */
export function levelsAt(bodies: readonly BodyView[], at: Point): readonly number[] {
  const tops = bodies.filter((body) => body.standable && contains(body, at)).map(({ top }) => top);
  return [...new Set([...tops, 0])].sort((a, b) => b - a);
}

export function contains({ disc, rect }: Pick<BodyView, "disc" | "rect">, { x, y }: Point): boolean {
  if (disc !== null) return distance({ x: disc[0], y: disc[1] }, { x, y }) <= disc[2];
  const [x0, y0, x1, y1] = rect ?? [1, 1, 0, 0];
  return x0 <= x && x <= x1 && y0 <= y && y <= y1;
}
