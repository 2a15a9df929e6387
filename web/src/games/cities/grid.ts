/** Cells of a map: letters from the left, numbers from below. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const column = (index: number): string => String.fromCharCode("a".charCodeAt(0) + index);

export const cellAt = (x: number, y: number): string => `${column(x)}${y + 1}`;

export function placeOf(cell: string): { x: number; y: number } {
  return { x: cell.charCodeAt(0) - "a".charCodeAt(0), y: Number(cell.slice(1)) - 1 };
}

/** Rows from the top of the map down, each from the left. */
export function rows({ width, height }: Size): string[][] {
  return Array.from({ length: height }, (_, line) =>
    Array.from({ length: width }, (_, x) => cellAt(x, height - 1 - line)),
  );
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
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

/** The side of a cell in the map's own units. */
export const CELL = 100;
/** Room for the names of columns and rows; and for marks that reach over the edge. */
export const MARGIN = 34;
export const RIM = 8;

export const mapSize = ({ width, height }: Size): Size => ({
  width: MARGIN + width * CELL + RIM,
  height: RIM + height * CELL + MARGIN,
});

/** The upper left corner of a cell, or with `into` = 50 its middle, in the map's own units. */
export function spotOf(cell: string, { height }: Size, into = 0): { x: number; y: number } {
  const { x, y } = placeOf(cell);
  return { x: MARGIN + x * CELL + into, y: RIM + (height - 1 - y) * CELL + into };
}
