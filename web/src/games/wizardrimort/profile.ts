import { contains, distance } from "./ghost";
import { centreOf, type BodyView, type Point, type Tape, type UnitView } from "./shapes";

export type Cover = "none" | "partial" | "full";

/** Where feet stand. */
export interface Stand extends Point {
  readonly z: number;
}

/** A thing on the line of an attack: where the line enters and leaves it, as parts of the line. */
export interface Crossing {
  readonly body: BodyView;
  readonly enters: number;
  readonly leaves: number;
  /** Where its cover is measured. */
  readonly middle: number;
  readonly cover: Cover;
  /** Partial cover that does not count: the shooter's own parapet. */
  readonly isParapet: boolean;
}

/** A sight line as it is seen from the side. */
export interface Profile {
  readonly from: Stand;
  readonly to: Stand;
  readonly length: number;
  /** From base to base. */
  readonly gap: number;
  readonly crossings: readonly Crossing[];
  /** Partial covers that count. */
  readonly cover: number;
  readonly blocker: BodyView | null;
}

/** What stands between two units; `parapet` is how near a shooter's own cover does not count, null: it does. */
export function profile(bodies: readonly BodyView[], tape: Tape, from: Stand, to: Stand, parapet: number | null): Profile {
  const long = distance(from, to);
  const crossings = bodies.flatMap((body) => crossing(body, tape, from, to, parapet) ?? []).sort((a, b) => a.enters - b.enters);
  return {
    from, to, length: long, gap: Math.floor(long) - 2 * tape.radius, crossings,
    cover: crossings.filter(({ cover, isParapet }) => cover === "partial" && !isParapet).length,
    blocker: crossings.find(({ cover }) => cover === "full")?.body ?? null,
  };
}

function crossing(body: BodyView, tape: Tape, from: Stand, to: Stand, parapet: number | null): Crossing | null {
  const part = body.disc === null ? through(body.rect ?? [0, 0, 0, 0], from, to) : across(body.disc, from, to);
  if (part === null || isUnder(body, from) || isUnder(body, to)) return null;
  const centre = centreOf(body);
  const middle = clamped(along(centre, from, to));
  const foot = from.z + middle * (to.z - from.z);
  const head = foot + tape.height;
  const cover: Cover = body.bottom >= head || body.top <= foot ? "none" : body.top > head ? "full" : "partial";
  return { body, enters: part[0], leaves: part[1], middle, cover, isParapet: cover === "partial" && parapet !== null && nearness(body, from) <= parapet + tape.radius };
}

const isUnder = (body: BodyView, stand: Stand): boolean => body.top <= stand.z && contains(body, stand);

const clamped = (part: number): number => Math.min(1, Math.max(0, part));

/** Where a point is beside a line: 0 at its start, 1 at its end. */
function along({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  return square === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / square;
}

/** How far a footprint is from a point. */
export function nearness({ disc, rect }: Pick<BodyView, "disc" | "rect">, { x, y }: Point): number {
  if (disc !== null) return Math.max(0, distance({ x: disc[0], y: disc[1] }, { x, y }) - disc[2]);
  const [x0, y0, x1, y1] = rect ?? [0, 0, 0, 0];
  return Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1));
}

/** The part of a line within a circle. */
function across([cx, cy, radius]: readonly [number, number, number], from: Point, to: Point): readonly [number, number] | null {
  const long = distance(from, to);
  if (long === 0) return null;
  const at = along({ x: cx, y: cy }, from, to);
  const aside = distance({ x: cx, y: cy }, { x: from.x + at * (to.x - from.x), y: from.y + at * (to.y - from.y) });
  if (aside >= radius) return null;
  const half = Math.sqrt(radius * radius - aside * aside) / long;
  return inside(at - half, at + half);
}

/** The part of a line within a rectangle. */
function through([x0, y0, x1, y1]: readonly [number, number, number, number], from: Point, to: Point): readonly [number, number] | null {
  let [enters, leaves] = [0, 1];
  for (const [start, by, low, high] of [[from.x, to.x - from.x, x0, x1], [from.y, to.y - from.y, y0, y1]] as const) {
    if (by === 0) {
      if (start <= low || start >= high) return null;
      continue;
    }
    const [one, two] = [(low - start) / by, (high - start) / by];
    enters = Math.max(enters, Math.min(one, two));
    leaves = Math.min(leaves, Math.max(one, two));
  }
  return inside(enters, leaves);
}

const inside = (enters: number, leaves: number): readonly [number, number] | null =>
  leaves <= 0 || enters >= 1 || enters >= leaves ? null : [clamped(enters), clamped(leaves)];

/** Whether a unit that looks somewhere has a point before it; exactly sideways is before it. */
export const isAhead = (from: Point, facing: Point, to: Point): boolean => facing.x * (to.x - from.x) + facing.y * (to.y - from.y) >= 0;

/** A unit where it stands, or would stand. */
export type Standing = Pick<UnitView, "id" | "commander" | "sealed" | "x" | "y" | "z">;

/** The links that make squads: pairs of one commander's units that are near enough. */
export function links(units: readonly Standing[], tape: Tape): readonly (readonly [Standing, Standing])[] {
  const reach = tape.link + 2 * tape.radius;
  return units.flatMap((one, place) =>
    units.slice(place + 1).filter((two) => one.commander === two.commander && !one.sealed && !two.sealed && distance(one, two) <= reach && Math.abs(one.z - two.z) <= tape.link).map((two) => [one, two] as const),
  );
}

/** The base level of a block that would be put down somewhere: on the highest thing under it. */
export function groundFor(bodies: readonly BodyView[], { x, y }: Point, size: number): number {
  const half = size / 2;
  const isUnderIt = (body: BodyView): boolean => {
    if (body.disc !== null) return nearness({ disc: null, rect: [x - half, y - half, x + half, y + half] }, { x: body.disc[0], y: body.disc[1] }) < body.disc[2];
    const [x0, y0, x1, y1] = body.rect ?? [0, 0, 0, 0];
    return x0 < x + half && x - half < x1 && y0 < y + half && y - half < y1;
  };
  return Math.max(0, ...bodies.filter(isUnderIt).map(({ top }) => top));
}
