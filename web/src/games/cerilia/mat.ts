/** The battle mat: sectors A1 to E3; it is turned round for the Defender, so that one's own home row lies below. */
export const COLUMNS = ["A", "B", "C", "D", "E"] as const;
export const ROWS = 3;
export const RESERVE = "R";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** How the mat is drawn: with whole unit cards side by side, or on small screens with a bar for each. */
export interface Layout {
  readonly isSmall: boolean;
  readonly isTurned: boolean;
  readonly slots: number;
}

const CARD = { width: 76, height: 118 };
export const SIZES = {
  wide: { sector: { width: 256, height: 300 }, slot: CARD, margin: 34 },
  small: { sector: { width: 246, height: 426 }, slot: { width: 224, height: 54 }, margin: 50 },
} as const;
export const RIM = 8;
/** Half an edge lies within each sector. */
const PAD = 11;
const GAP = 4;

export const sizesOf = ({ isSmall }: Layout): (typeof SIZES)["wide" | "small"] => (isSmall ? SIZES.small : SIZES.wide);

const sectorAt = (x: number, y: number): string => `${COLUMNS[x]}${y + 1}`;

export const placeOf = (sector: string): Point => ({ x: COLUMNS.indexOf(sector[0] as "A"), y: Number(sector[1]) - 1 });

export const isSector = (place: string): boolean => /^[A-E][1-3]$/.test(place);

/** Rows from the top down as they are seen, each from the left. */
export function rows(isTurned: boolean): string[][] {
  const usual = Array.from({ length: ROWS }, (_, line) => COLUMNS.map((_, x) => sectorAt(x, ROWS - 1 - line)));
  return isTurned ? usual.reverse().map((row) => row.reverse()) : usual;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const within = (value: number, size: number): number => Math.min(size - 1, Math.max(0, value));

/** Where a key takes the focus; null for keys that do not move it. */
export function moved(sector: string, key: string, isTurned: boolean): string | null {
  const { x, y } = placeOf(sector);
  if (key === "Home" || key === "End") return sectorAt((key === "Home") === isTurned ? COLUMNS.length - 1 : 0, y);
  const step = STEPS[key];
  if (step === undefined) return null;
  const sense = isTurned ? -1 : 1;
  return sectorAt(within(x + sense * step[0], COLUMNS.length), within(y + sense * step[1], ROWS));
}

export function mapSize(layout: Layout): { width: number; height: number } {
  const { sector, margin } = sizesOf(layout);
  return { width: margin + COLUMNS.length * sector.width + RIM, height: RIM + ROWS * sector.height + margin };
}

/** The upper left corner of a sector; with `into` in the middle. */
export function spotOf(name: string, layout: Layout, isMiddle = false): Point {
  const { sector, margin } = sizesOf(layout);
  const { x, y } = placeOf(name);
  const [across, down] = layout.isTurned ? [COLUMNS.length - 1 - x, y] : [x, ROWS - 1 - y];
  const [right, low] = isMiddle ? [sector.width / 2, sector.height / 2] : [0, 0];
  return { x: margin + across * sector.width + right, y: RIM + down * sector.height + low };
}

/** Where a slot lies within its sector: the line of the side that sits below, or that of the other. */
export function slotBox(slot: number, isBelow: boolean, layout: Layout): Box {
  const { sector, slot: card } = sizesOf(layout);
  const { slots } = layout;
  if (layout.isSmall) {
    const height = Math.min(card.height, (3 * (card.height + GAP)) / slots - GAP);
    const step = height + GAP;
    const y = isBelow ? sector.height - PAD - (slots - slot) * step + GAP : PAD + slot * step;
    return { x: PAD, y, width: card.width, height };
  }
  const width = Math.min(card.width, (sector.width - 2 * PAD - (slots - 1) * GAP) / slots);
  const height = (width / card.width) * card.height;
  return { x: PAD + slot * (width + GAP), y: isBelow ? sector.height - PAD - height : PAD, width, height };
}

/** Where the fort is drawn within its sector: between the lines. */
export function fortBox(layout: Layout): Box {
  const { width, height } = sizesOf(layout).sector;
  return { x: 0, y: height / 2 - 24, width, height: 48 };
}

export type Direction = "n" | "e" | "s" | "w";
const OPPOSITE: Readonly<Record<Direction, Direction>> = { n: "s", e: "w", s: "n", w: "e" };
const SHIFTS: Readonly<Record<Direction, readonly [number, number]>> = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] };

/** On which side of its picture an edge of a sector lies. */
export const seenFrom = (direction: Direction, isTurned: boolean): Direction => (isTurned ? OPPOSITE[direction] : direction);

export function neighbour(sector: string, direction: Direction): string | null {
  const { x, y } = placeOf(sector);
  const [across, up] = SHIFTS[direction];
  const next = { x: x + across, y: y + up };
  return next.x < 0 || next.y < 0 || next.x >= COLUMNS.length || next.y >= ROWS ? null : sectorAt(next.x, next.y);
}

/** The middle of a place on the way of a unit: a sector, or for the reserve the edge of the home row beside `near`. */
export function wayPoint(place: string, near: string, side: string, layout: Layout): Point {
  if (isSector(place)) return spotOf(place, layout, true);
  const from = spotOf(near, layout, true);
  const isBelow = (side === "ATT") !== layout.isTurned;
  return { x: from.x, y: from.y + (isBelow ? 1 : -1) * (sizesOf(layout).sector.height / 2) };
}
