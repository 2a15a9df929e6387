/** Cells of a map: letters from the left, numbers from the top. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const column = (index: number): string => String.fromCharCode("a".charCodeAt(0) + index);

export const cellAt = (x: number, y: number): string => `${column(x)}${y + 1}`;

export function placeOf(cell: string): Spot {
  return { x: cell.charCodeAt(0) - "a".charCodeAt(0), y: Number(cell.slice(1)) - 1 };
}

/** Rows from the top of the map down, each from the left. */
export const rows = ({ width, height }: Size): string[][] =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => cellAt(x, y)));

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Where a key takes the focus of a grid; null for keys that do not move it. */
export function moved(cell: string, key: string, { width, height }: Size): string | null {
  const { x, y } = placeOf(cell);
  if (key === "Home") return cellAt(0, y);
  if (key === "End") return cellAt(width - 1, y);
  const step = STEPS[key];
  if (step === undefined) return null;
  const within = (value: number, size: number): number => Math.min(size - 1, Math.max(0, value));
  return cellAt(within(x + step[0], width), within(y + step[1], height));
}

/** Steps to the eight neighbours by their bearing. */
const BEARINGS = {
  n: [0, -1], ne: [1, -1], e: [1, 0], se: [1, 1], s: [0, 1], sw: [-1, 1], w: [-1, 0], nw: [-1, -1],
} as const;
export type Bearing = keyof typeof BEARINGS;

/** The neighbours of a cell by bearing, from the north on. */
export function neighbours(cell: string, { width, height }: Size): (readonly [Bearing, string])[] {
  const { x, y } = placeOf(cell);
  const all = Object.entries(BEARINGS) as [Bearing, readonly [number, number]][];
  return all
    .map(([bearing, [dx, dy]]) => [bearing, x + dx, y + dy] as const)
    .filter(([, nx, ny]) => nx >= 0 && ny >= 0 && nx < width && ny < height)
    .map(([bearing, nx, ny]) => [bearing, cellAt(nx, ny)] as const);
}

/** The cells that a dragon flies over on its way home: to the diagonal through it, then along that. */
export function wayHome(from: string, home: string): string[] {
  const [end, way] = [placeOf(home), [from]];
  let { x, y } = placeOf(from);
  while (x !== end.x || y !== end.y) {
    const [dx, dy] = [end.x - x, end.y - y];
    const [far, high] = [Math.abs(dx), Math.abs(dy)];
    if (dx !== 0 && (far >= high || dy === 0)) x += Math.sign(dx);
    if (dy !== 0 && (high >= far || dx === 0)) y += Math.sign(dy);
    way.push(cellAt(x, y));
  }
  return way;
}

/** The side of a cell in the map's own units. */
export const CELL = 100;
/** Room for the names of columns and rows; and for marks that reach over the edge. */
export const MARGIN = 34;
export const RIM = 8;

export const mapSize = ({ width, height }: Size): Size => ({ width: MARGIN + width * CELL + RIM, height: MARGIN + height * CELL + RIM });

/** The upper left corner of a cell, or with `into` = 50 its middle, in the map's own units. */
export function spotOf(cell: string, into = 0): Spot {
  const { x, y } = placeOf(cell);
  return { x: MARGIN + x * CELL + into, y: MARGIN + y * CELL + into };
}
