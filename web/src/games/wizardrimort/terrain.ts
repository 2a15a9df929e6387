import { contains } from "./ghost";
import { centreOf, type BodyView, type Point, type UnitView } from "./shapes";

/** A steady number from 0 to 1 for the n-th thing of a body: its shape is the same each time. */
export function steady(id: string, n: number): number {
  let sum = n * 374761393;
  for (const letter of id) sum = Math.imul(sum ^ letter.charCodeAt(0), 2654435761);
  return ((sum ^ (sum >>> 15)) >>> 0) / 2 ** 32;
}

/** A footprint as a path. */
export function outline({ disc, rect }: Pick<BodyView, "disc" | "rect">): string {
  if (disc !== null) {
    const [x, y, r] = disc;
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  const [x0, y0, x1, y1] = rect ?? [0, 0, 0, 0];
  return `M${x0} ${y0}H${x1}V${y1}H${x0}z`;
}

const sizeOf = ({ disc, rect }: BodyView): { readonly wide: number; readonly high: number } =>
  disc === null ? { wide: (rect?.[2] ?? 0) - (rect?.[0] ?? 0), high: (rect?.[3] ?? 0) - (rect?.[1] ?? 0) } : { wide: 2 * disc[2], high: 2 * disc[2] };

/** Short strokes that run down from an edge, as engravers draw a hill. */
function hachures(body: BodyView): string {
  const { x, y } = centreOf(body);
  if (body.disc !== null) {
    const r = body.disc[2];
    const count = Math.max(12, Math.round(r / 8));
    return Array.from({ length: count }, (_, n) => {
      const angle = ((n + steady(body.id, n) * 0.5) / count) * 2 * Math.PI;
      const [from, to] = [r * 0.97, r * (0.7 - steady(body.id, n + 50) * 0.12)];
      return `M${point(x + from * Math.cos(angle), y + from * Math.sin(angle))}L${point(x + to * Math.cos(angle), y + to * Math.sin(angle))}`;
    }).join("");
  }
  const { wide, high } = sizeOf(body);
  const along = (long: number): readonly number[] => Array.from({ length: Math.floor(long / 50) }, (_, n) => n * 50 + 25);
  const [left, top, deep] = [x - wide / 2, y - high / 2, Math.min(wide, high) * 0.16];
  return [
    ...along(wide).map((at) => `M${left + at} ${top}v${deep}M${left + at} ${top + high}v${-deep}`),
    ...along(high).map((at) => `M${left} ${top + at}h${deep}M${left + wide} ${top + at}h${-deep}`),
  ].join("");
}

const point = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;

/** A rock: its edge is broken, within the circle that counts. */
function facets(body: BodyView): string {
  const { x, y } = centreOf(body);
  const { wide, high } = sizeOf(body);
  const corner = (n: number, far: number): Point => {
    const angle = ((n + steady(body.id, n) * 0.6) / 7) * 2 * Math.PI;
    return { x: x + (wide / 2) * far * Math.cos(angle), y: y + (high / 2) * far * Math.sin(angle) };
  };
  const ring = Array.from({ length: 7 }, (_, n) => corner(n, 0.96));
  const top = corner(2, 0.25);
  return `M${ring.map((each) => point(each.x, each.y)).join("L")}z${[0, 2, 5].map((n) => `M${point(top.x, top.y)}L${point(ring[n]?.x ?? x, ring[n]?.y ?? y)}`).join("")}`;
}

/** Courses of stones along a wall, planks of a fence, battlements of a tower. */
function courses(body: BodyView, step: number): string {
  const { x, y } = centreOf(body);
  const { wide, high } = sizeOf(body);
  const isFlat = wide >= high;
  const [long, thick] = isFlat ? [wide, high] : [high, wide];
  return Array.from({ length: Math.max(0, Math.floor(long / step) - 1) }, (_, n) => {
    const at = -long / 2 + (n + 1) * (long / Math.floor(long / step));
    return isFlat ? `M${x + at} ${y - thick / 2}v${thick}` : `M${x - thick / 2} ${y + at}h${thick}`;
  }).join("");
}

function battlements(body: BodyView): string {
  const { x, y } = centreOf(body);
  const { wide, high } = sizeOf(body);
  const deep = Math.min(wide, high) * 0.16;
  return `M${x - wide / 2 + deep} ${y - high / 2 + deep}h${wide - 2 * deep}v${high - 2 * deep}h${2 * deep - wide}z${courses(body, 75)}`;
}

/** Stones that lie about. */
function stones(body: BodyView): string {
  const { x, y } = centreOf(body);
  const { wide, high } = sizeOf(body);
  const count = Math.min(30, Math.max(4, Math.round((wide * high) / 4000)));
  return Array.from({ length: count }, (_, n) => `M${point(x + (steady(body.id, n) - 0.5) * wide * 0.86, y + (steady(body.id, n + 99) - 0.5) * high * 0.8)}l14-10l12 12l-14 12z`).join("");
}

/** The crown of a tree. */
function crown(body: BodyView): string {
  const { x, y } = centreOf(body);
  const r = sizeOf(body).wide / 2;
  return [0, 1, 2, 3, 4].map((n) => {
    const angle = (n / 5) * 2 * Math.PI - 0.6;
    const [cx, cy, size] = [x + r * 0.5 * Math.cos(angle), y + r * 0.5 * Math.sin(angle), r * 0.48];
    return `M${point(cx - size, cy)}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0`;
  }).join("");
}

function edge(body: BodyView): string {
  const [x0, y0, x1, y1] = body.rect ?? [0, 0, 0, 0];
  const by = (x1 - x0) * 0.14;
  return `M${x0 + by} ${y0 + by}H${x1 - by}V${y1 - by}H${x0 + by}zM${x0} ${y0}l${by} ${by}M${x1} ${y0}l${-by} ${by}M${x1} ${y1}l${-by} ${-by}M${x0} ${y1}l${by} ${-by}`;
}

/** The strokes inside a body that tell its kind. */
export function strokes(body: BodyView): string {
  switch (body.kind) {
    case "hill": return hachures(body);
    case "rock": return facets(body);
    case "wall": return courses(body, 60);
    case "fence": case "log": return courses(body, 45);
    case "tower": return battlements(body);
    case "rubble": return stones(body);
    case "tree": return crown(body);
    case "block": return edge(body);
    default: return "";
  }
}

/** Kinds that are drawn as a sign at their centre. */
export const isThing = ({ kind }: BodyView): boolean => ["obelisk", "garden", "mine", "crystal", "artillery", "wreck"].includes(kind);

/** Things that a side controls by standing near. */
export const isObject = ({ kind }: BodyView): boolean => ["obelisk", "garden", "mine", "crystal"].includes(kind);

/** Bodies that lie over the head of a unit: the lid of a sarcophagus. */
export const roofsOver = (bodies: readonly BodyView[], units: readonly UnitView[]): readonly BodyView[] =>
  bodies.filter((body) => body.bottom > 0 && units.some((unit) => unit.z < body.bottom && contains(body, unit)));

/** How far a circle of reach around a footprint is from its centre. */
export const radiusOf = (body: BodyView): number => body.disc?.[2] ?? Math.max(sizeOf(body).wide, sizeOf(body).high) / 2;
