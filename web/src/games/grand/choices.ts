import type { BuildingView, GrandView, UnitView } from "../../generated/grand";
import type { BlockedLine, LegalLine, StepLine } from "../../generated/messages";
import { groupedBy } from "../../lib/groups";

export type Tone = "go" | "strike" | "cast";

export interface Lit {
  readonly tone: Tone;
  readonly lines: readonly LegalLine[];
}

export const unitCalled = (view: GrandView, piece: string | null): UnitView | null =>
  view.units.find((unit) => unit.piece === piece) ?? null;

export const buildingCalled = (view: GrandView, piece: string | null): BuildingView | null =>
  view.buildings.find((building) => building.piece === piece) ?? null;

export const pieceCalled = (view: GrandView, piece: string | null): UnitView | BuildingView | null =>
  unitCalled(view, piece) ?? buildingCalled(view, piece);

export const buildingAt = (view: GrandView, cell: string): BuildingView | null => view.buildings.find((each) => each.cell === cell) ?? null;

export const unitsAt = (view: GrandView, cell: string): readonly UnitView[] => view.units.filter((unit) => unit.cell === cell);

/** Whether a unit lies under its mountain: not on the map. */
export const isBelow = (unit: UnitView): boolean => unit.state === "asleep" || unit.state === "waiting";

/** The place of a seat at the table, -1 for nobody. */
export const placeOfSeat = (view: GrandView, number: number): number => view.seats.findIndex(({ seat }) => seat === number);

/** The number that a place at the table has on the map, 0 for nobody. */
export const numberOf = (view: GrandView, place: number | null): number => (place === null ? 0 : (view.seats[place]?.seat ?? 0));

export const isOver = ({ kind }: LegalLine): boolean => ["end", "pass", "sail"].includes(kind);
export const isCast = ({ kind }: LegalLine): boolean => kind === "cast" || kind === "cast-at" || kind === "cast-on";
export const isTalk = ({ kind }: LegalLine): boolean => ["offer", "accept", "notice"].includes(kind);
export const spellOf = (line: Pick<LegalLine, "label">): string => String(line.label.args["spell"] ?? "");

/** Whether a battle is declared on a piece of one's own. */
export function isTreason(view: GrandView, line: Pick<LegalLine, "kind" | "piece" | "target">): boolean {
  if (line.kind !== "declare") return false;
  const [own, other] = [pieceCalled(view, line.piece), pieceCalled(view, line.target)];
  return own !== null && other !== null && own.owner === other.owner;
}

/** Kinds that a selected piece is asked about in a turn; at other moments everything legal belongs together. */
export const isOrdering = (view: GrandView): boolean => view.node === "orders" || view.node === "react";
export const isLayingOut = (view: GrandView): boolean => ["arrange", "card", "rearrange", "relay"].includes(view.node);

export function choicesOf(view: GrandView, legal: readonly LegalLine[], selected: string | null): readonly LegalLine[] {
  if (!isOrdering(view)) return legal.filter((line) => !isOver(line));
  return selected === null ? [] : legal.filter((line) => line.piece === selected && !isTalk(line));
}

/** What a spell is cast at lights up only when it is chosen; treason never does. */
export function lightsOf(view: GrandView, choices: readonly LegalLine[], spell: string | null): ReadonlyMap<string, Lit> {
  const found = new Map<string, Lit>();
  for (const line of choices) {
    if (isCast(line) ? spellOf(line) !== spell : spell !== null) continue;
    const cells = placesOf(line);
    if (isTreason(view, line)) continue;
    const tone: Tone = line.kind === "declare" || line.kind === "pick-zombie" ? "strike" : isCast(line) ? "cast" : "go";
    for (const cell of cells) {
      const known = found.get(cell);
      found.set(cell, { tone: known?.tone ?? tone, lines: [...(known?.lines ?? []), line] });
    }
  }
  return found;
}

const PLACED = ["move", "declare", "cast-at", "cast-on", "hire-ship", "place-zombie", "pick-zombie", "unsettle", "spoil"];

/** The cells at which one points to choose an action. */
const placesOf = (line: LegalLine): readonly string[] => (PLACED.includes(line.kind) ? line.cells : []);

/** Actions that are named, not pointed at. */
export const isNamed = (line: LegalLine): boolean => placesOf(line).length === 0;

/** Own pieces with which something sensible can be done. */
export function ablePieces(view: GrandView, legal: readonly LegalLine[]): ReadonlySet<string> {
  if (!isOrdering(view)) return new Set();
  const useful = legal.filter((line) => line.kind !== "disband" && !isTalk(line) && !isTreason(view, line));
  return new Set(useful.map(({ piece }) => piece).filter((piece) => piece !== null));
}

/** The piece in a cell, of those that can act, that comes after the one selected; else any piece there. */
export function nextAt(view: GrandView, cell: string, able: ReadonlySet<string>, selected: string | null): string | null {
  const here = [...unitsAt(view, cell).map(({ piece }) => piece), ...[buildingAt(view, cell)?.piece].filter((piece) => piece !== undefined)];
  const ready = here.filter((piece) => able.has(piece));
  const among = ready.length > 0 ? ready : here;
  return among[(among.indexOf(selected ?? "") + 1) % Math.max(1, among.length)] ?? null;
}

/** Why things cannot be done, each reason with the actions that it stands against. */
export function obstacles(blocked: readonly BlockedLine[], piece: string | null): readonly (readonly BlockedLine[])[] {
  const own = blocked.filter((line) => line.piece === piece && piece !== null && line.kind !== "move" && line.target === null);
  return groupedBy(own, ({ reason }) => reason.id).map(([, group]) => group);
}

/** What stands against going to a cell, or attacking what is there. */
export function obstacleAt(blocked: readonly BlockedLine[], piece: string | null, cell: string): BlockedLine | null {
  const own = blocked.filter((line) => line.piece === piece && piece !== null && line.cells.includes(cell));
  return own.find((line) => line.kind === "move") ?? own.find((line) => line.kind === "declare") ?? null;
}

/** Cells where the others did something since a seat decided last. */
export function traces(log: readonly StepLine[], seat: number): ReadonlySet<string> {
  const last = log.map((step) => step.seat).lastIndexOf(seat);
  const found = new Set<string>();
  for (const { args } of log.slice(last + 1).flatMap((step) => step.events)) {
    for (const name of ["cell", "start"]) if (/^[a-z]\d+$/.test(String(args[name]))) found.add(String(args[name]));
    for (const name of ["piece", "target"]) if (String(args[name]).startsWith("@")) found.add(String(args[name]).slice(1));
  }
  return found;
}
