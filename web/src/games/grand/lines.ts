import type { GrandView } from "../../generated/grand";
import { CELL, neighbours, placeOf, rows, spotOf, type Spot } from "./grid";

const letterAt = (map: readonly string[], { x, y }: Spot): string => map[y]?.[x] ?? "";
const isRiver = (letter: string): boolean => letter !== "" && letter !== letter.toUpperCase();

/** Edges between different lands, as one path; the coast of a land is one too. */
export function borders(view: GrandView): string {
  const parts: string[] = [];
  for (let y = 0; y < view.height; y += 1) {
    for (let x = 0; x < view.width; x += 1) {
      const here = letterAt(view.lands, { x, y });
      const corner = spotOf(`a1`);
      const [left, top] = [corner.x + x * CELL, corner.y + y * CELL];
      if (x + 1 < view.width && letterAt(view.lands, { x: x + 1, y }) !== here) parts.push(`M${left + CELL} ${top}v${CELL}`);
      if (y + 1 < view.height && letterAt(view.lands, { x, y: y + 1 }) !== here) parts.push(`M${left} ${top + CELL}h${CELL}`);
    }
  }
  return parts.join("");
}

/** Where the river of a cell goes on: to rivers beside it, to the sea; a lone end runs out of the cell. */
export function riverOf(view: GrandView, cell: string): readonly Spot[] {
  const around = neighbours(cell, view);
  const straight = around.filter(([bearing]) => bearing.length === 1);
  const wet = (cells: typeof around): string[] =>
    cells.filter(([, other]) => isRiver(letterAt(view.terrain, placeOf(other)))).map(([, other]) => other);
  const corners = around.filter(([bearing]) => bearing.length === 2);
  const reached = wet(straight);
  const diagonal = wet(corners).filter((other) => !reached.some((near) => neighbours(near, view).some(([, each]) => each === other)));
  const joined = [...reached, ...diagonal];
  const mouths = straight.filter(([, other]) => letterAt(view.terrain, placeOf(other)) === "S").map(([, other]) => other);
  const all = joined.length < 2 ? [...joined, ...mouths.slice(0, 2 - joined.length)] : joined;
  const from = spotOf(cell, CELL / 2);
  const halves = all.map((other) => {
    const to = spotOf(other, CELL / 2);
    return { x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 };
  });
  const [only] = halves;
  return halves.length === 1 && only !== undefined ? [only, { x: -only.x, y: -only.y }] : halves;
}

/** The rivers of a map, each cell with its bends. */
export function rivers(view: GrandView): readonly { readonly cell: string; readonly path: string; readonly isAcross: boolean }[] {
  return rows(view).flat().filter((cell) => isRiver(letterAt(view.terrain, placeOf(cell)))).map((cell) => {
    const { x, y } = spotOf(cell, CELL / 2);
    const ends = riverOf(view, cell);
    const bend = (end: Spot, place: number): string => {
      const by = place % 2 === 0 ? 9 : -9;
      const [cx, cy] = end.x === 0 ? [by, end.y / 2] : end.y === 0 ? [end.x / 2, by] : [end.x / 2 + by / 2, end.y / 2 - by / 2];
      return `M${x} ${y}q${cx} ${cy} ${end.x} ${end.y}`;
    };
    const path = ends.length === 0 ? `M${x - 50} ${y}q25 -9 50 0t50 0` : ends.map(bend).join("");
    return { cell, path, isAcross: ends.every((end) => Math.abs(end.y) > Math.abs(end.x)) };
  });
}

/** The edge of a land from inside, as one path. */
export function outline(view: GrandView, land: string, inset: number): string {
  const parts: string[] = [];
  for (const cell of rows(view).flat()) {
    const { x, y } = placeOf(cell);
    if (letterAt(view.lands, { x, y }) !== land) continue;
    const { x: left, y: top } = spotOf(cell);
    const is = (dx: number, dy: number): boolean => letterAt(view.lands, { x: x + dx, y: y + dy }) === land;
    const start = (dx: number, dy: number): number => (is(dx, dy) ? 0 : inset);
    if (!is(0, -1)) parts.push(`M${left + start(-1, 0)} ${top + inset}H${left + CELL - start(1, 0)}`);
    if (!is(0, 1)) parts.push(`M${left + start(-1, 0)} ${top + CELL - inset}H${left + CELL - start(1, 0)}`);
    if (!is(-1, 0)) parts.push(`M${left + inset} ${top + start(0, -1)}V${top + CELL - start(0, 1)}`);
    if (!is(1, 0)) parts.push(`M${left + CELL - inset} ${top + start(0, -1)}V${top + CELL - start(0, 1)}`);
  }
  return parts.join("");
}
