import type { BuildingView, GrandView, UnitView } from "../../generated/grand";
import type { LegalLine, SeatLine } from "../../generated/messages";
import { hasWords, say, words } from "../../lib/words.svelte";
import { calledIn } from "../../table/seats";
import { buildingAt, buildingCalled, isBelow, placeOfSeat, spellOf, unitCalled, unitsAt, type Lit } from "./choices";
import { neighbours, placeOf } from "./grid";

export const word = (name: string): string => words(`grand-word-${name}`);
export const unitName = (kind: string): string => words(`grand-unit-${kind}`);
export const buildingName = (kind: string): string => words(`grand-building-${kind}`);
export const spellName = (spell: string): string => words(`grand-spell-${spell}`);
export const orderName = (order: string): string => words(`grand-order-${order}`);
export const sideName = (side: string): string => words(`grand-side-${side}`);

/** The rules of the spells, in the rulebook. */
const SPELL_RULES = ["wind", "storm", "dragon", "release", "raise", "dust", "ghosts", "fog", "quake", "fury", "water"];
export const spellRule = (spell: string): string => `GRA-SPL-${String(SPELL_RULES.indexOf(spell) + 1).padStart(2, "0")}`;

const TERRAINS: Readonly<Record<string, string>> = { F: "field", W: "forest", D: "desert", M: "mountain", S: "sea" };

/** What the letter of a cell stands for. */
export const terrainAt = (view: GrandView, cell: string): string => {
  const { x, y } = placeOf(cell);
  return TERRAINS[(view.terrain[y]?.[x] ?? "F").toUpperCase()] ?? "field";
};

export const hasRiver = (view: GrandView, cell: string): boolean => {
  const { x, y } = placeOf(cell);
  const letter = view.terrain[y]?.[x] ?? "F";
  return letter !== letter.toUpperCase();
};

export const landAt = (view: GrandView, cell: string): string => {
  const { x, y } = placeOf(cell);
  return view.lands[y]?.[x] ?? ".";
};

/** What a seat number is called: by its player, else nobody. */
export function ownerName(view: GrandView, seats: readonly SeatLine[], number: number): string {
  const place = placeOfSeat(view, number);
  return place < 0 ? word("neutral") : calledIn("grand", seats[place]?.name ?? `P${number}`);
}

/** A piece by name and kind: `1R2 regulars`, `e4 city`. */
export function pieceName(view: GrandView, piece: string): string {
  const [unit, building] = [unitCalled(view, piece), buildingCalled(view, piece)];
  if (unit !== null) return `${piece} ${unitName(unit.kind)}`;
  return building === null ? piece : `${building.cell} ${buildingName(building.kind)}`;
}

const until = (what: string, seat: number): string => `${what} (${word("until")} ${seat})`;

/** Spells on a unit, each with the time that is left. */
export function effectsOf(unit: UnitView): readonly { readonly mark: "wind" | "water" | "fury" | "stun"; readonly text: string }[] {
  const all = [["wind", unit.wind, word("wind")], ["water", unit.water, word("water")], ["fury", unit.fury, word("fury")], ["stun", unit.stun, word("stunned")]] as const;
  return all.filter(([, seat]) => (seat ?? 0) > 0).map(([mark, seat, text]) => ({ mark, text: until(text, seat ?? 0) }));
}

/** A unit in words, its owner apart. */
export function unitParts(unit: UnitView): readonly string[] {
  const parts = [words("grand-table-detachments", { count: unit.strength, plus: Number(unit.plus) })];
  if (unit.state) parts.push(words(`grand-state-${unit.state}`));
  if (unit.owner > 0 && !isBelow(unit)) {
    parts.push(unit.acts ? word("action-ready") : unit.stun ? word("stunned") : word("action-spent"));
    parts.push(word(unit.pinned ? "pinned" : unit.moves ? "can-move" : "moved"));
  }
  if (unit.school) parts.push(words(`grand-school-${unit.school}`));
  if (unit.controls?.length) parts.push(`${word("controls")}: ${unit.controls.join(", ")}`);
  if (unit.controller) parts.push(`${word("controller")} ${unit.controller}`);
  if (unit.state === "free" && unit.home) parts.push(`${word("way-home")}: ${unit.home}`);
  if (unit.mithril) parts.push(word("mithril"));
  if (unit.work) parts.push(`${word("work")}: ${unit.work === "level" ? word("level") : buildingName(unit.work)}${unit.spoiled ? ` (${word("spoiled")})` : ""}`);
  return [...parts, ...effectsOf(unit).map(({ text }) => text)];
}

export function buildingParts(building: BuildingView): readonly string[] {
  const parts = [];
  if (building.highest > 1) parts.push(`${word("level")} ${building.level}`);
  parts.push(`${word("garrison")}: ${words("grand-table-detachments", { count: building.garrison, plus: Number(building.plus) })}`);
  if (building.income > 0) parts.push(`${word("income")} +${building.income}`);
  if (building.owner > 0) parts.push(word(building.acts ? "action-ready" : "action-spent"));
  if (building.gains) parts.push(`${word("work")}: ${word("level")} ${building.level + 1}${building.spoiled ? ` (${word("spoiled")})` : ""}`);
  if (building.ghosts > 0) parts.push(until(word("ghosts"), building.ghosts));
  return parts;
}

/** What lies in a cell: terrain, river, marks, land. */
export function groundParts(view: GrandView, cell: string): readonly string[] {
  const parts = [words(`grand-terrain-${terrainAt(view, cell)}`)];
  if (hasRiver(view, cell)) parts.push(word("river"));
  if (view.bridges.includes(cell)) parts.push(word("bridge"));
  if (view.mine_sites.includes(cell)) parts.push(word("ore"));
  if (view.dragon_marks.includes(cell)) parts.push(word("dragon-mark"));
  const land = landAt(view, cell);
  if (land !== ".") parts.push(`${word("land")} ${land}`);
  if (view.all_lands.some(({ name, turmoil }) => name === land && turmoil > 0)) parts.push(word("turmoil"));
  return parts;
}

/** A cell as it is read aloud: its ground, what stands there, and what can be done to it. */
export function cellLabel(view: GrandView, cell: string, seats: readonly SeatLine[], lit: Lit | undefined): string {
  const building = buildingAt(view, cell);
  const named = building === null ? [] : [`${buildingName(building.kind)}, ${ownerName(view, seats, building.owner)}, ${buildingParts(building).join(", ")}`];
  const units = unitsAt(view, cell).map((unit) => `${unit.piece} ${unitName(unit.kind)}, ${ownerName(view, seats, unit.owner)}, ${unitParts(unit).join(", ")}`);
  const possible = (lit?.lines ?? []).map((line) => (hasWords(line.label.id) ? say(line.label) : line.text));
  return [`${cell} ${groundParts(view, cell).join(", ")}`, ...named, ...units, ...possible].join("; ");
}

/** Neighbours of a cell with their bearing, for those who do not see the map. */
export const neighbourWords = (view: GrandView, cell: string): readonly (readonly [string, string])[] =>
  neighbours(cell, view).map(([bearing, other]) => [words(`grand-bearing-${bearing}`), other] as const);

/** The little that tells an action from others of its kind; null where nothing has to. */
export function detailOf(line: LegalLine): string | null {
  const args = line.label.args as Record<string, string | number | undefined>;
  if (line.kind === "hire") return unitName(String(args["troops"]));
  if (line.kind === "hire-mage") return words(`grand-school-${args["school"]}`);
  if (line.kind === "build") return buildingName(String(args["work"]));
  if (line.kind === "cast") return spellName(spellOf(line));
  if (line.kind === "spoil") return null;
  if (line.target !== null) return line.target;
  const named = args["cell"] ?? args["unit"] ?? args["piece"] ?? args["land"] ?? args["seat"];
  return named === undefined || line.kind === "disband" || line.kind === "arm" || line.kind === "level-up" ? null : String(named);
}

/** The whole name of an action. */
export const nameOf = (line: LegalLine): string => (hasWords(line.label.id) ? say(line.label) : line.text);

/** What is being decided at this moment. */
export const task = (view: GrandView): string => words(`grand-node-${view.node.replaceAll("_", "-")}`);
