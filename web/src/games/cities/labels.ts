import type { LocationView, UnitView } from "../../generated/cities";
import type { LegalLine, Message } from "../../generated/messages";
import { say, words } from "../../lib/words.svelte";
import type { Piece } from "./choices";

export const rowText = (row: UnitView["row"]): string => row.map((value) => value ?? "-").join("/");

/** A location in words: the text twin of its picture. */
export function locationLabel(place: LocationView): string {
  const facts = words("cities-cell-location", {
    id: place.id,
    type: words(`cities-type-${place.type}`),
    owner: place.owner,
    spirit: place.spirit,
    health: place.health,
    level: place.level,
    time: place.time,
  });
  const extra = [
    place.relic === null ? null : words("cities-cell-relic", { relic: words(`cities-relic-${place.relic}`) }),
    place.abandoned ? words("cities-word-abandoned") : null,
    place.ready ? words("cities-cell-actions-left", { count: place.actions_left }) : null,
  ];
  return [facts, ...extra.filter((each) => each !== null)].join(", ");
}

/** A unit in words. */
export function unitLabel(unit: UnitView): string {
  const facts = words("cities-cell-unit", {
    id: unit.id,
    owner: unit.owner,
    spirit: unit.spirit,
    health: unit.health,
    row: rowText(unit.row),
    home: unit.home,
    magic: unit.magic ? 1 : 0,
  });
  const extra = [
    unit.ctrl === unit.home ? null : `${words("cities-word-controller")} ${unit.ctrl}`,
    unit.improved ? words("cities-word-improved") : null,
    unit.subdued ? words("cities-word-subdued") : null,
    unit.attacked ? words("cities-word-attacked") : null,
  ];
  return [facts, ...extra.filter((each) => each !== null)].join(", ");
}

export const pieceLabel = (piece: Piece): string =>
  "unit" in piece ? unitLabel(piece.unit) : locationLabel(piece.location);

/** A cell as it is read aloud: what is there, and what can be done to it. */
export function cellLabel(
  cell: string,
  piece: Piece | undefined,
  isWall: boolean,
  lines: readonly LegalLine[],
  reach: Message | undefined,
): string {
  const free = words(isWall ? "cities-word-wall" : "cities-cell-free");
  const there = `${cell}: ${piece === undefined ? free : pieceLabel(piece)}`;
  if (lines.length > 0) return `${there}. ${words("cities-cell-legal", { action: lines.map(nameOf).join("; ") })}`;
  return reach === undefined ? there : `${there}. ${say(reach)}`;
}

/** The whole name of an action. */
export const nameOf = (line: LegalLine): string => say(line.label);

/** The little that tells an action from others of its kind; null where nothing has to. */
export function detailOf(line: LegalLine): string | null {
  const { amount, row, cell, position, other, unit } = line.label.args as Record<string, string | number>;
  if (line.kind === "swap") return `${position}:${unit}/${other}`;
  if (line.kind === "inspire") return String(position);
  const detail = amount ?? row ?? cell ?? null;
  return detail === null ? null : String(detail);
}
