import type { CasterView, CeriliaView, SectorView, UnitView } from "../../generated/cerilia";
import type { BlockedLine, LegalLine, StepLine } from "../../generated/messages";
import { groupedBy } from "../../lib/groups";
import { isAttack } from "./attacks";
import { isSector, neighbour, RESERVE, type Direction } from "./mat";

export type Tone = "go" | "strike";

export interface Lit {
  readonly tone: Tone;
  readonly lines: readonly LegalLine[];
}

/** What can be pointed at: sectors (and the reserve), and units (and the fort). */
export interface Lights {
  readonly places: ReadonlyMap<string, Lit>;
  readonly units: ReadonlyMap<string, Lit>;
}

/** Kinds that are pointed at on the mat. */
const PLACED = ["place-fort", "lay-card", "deploy", "move-unit", "aim-sector"];

export const isPass = (line: LegalLine): boolean => line.kind === "pass";

export const unitCalled = (view: CeriliaView, id: string | null): UnitView | null =>
  view.units.find((unit) => unit.id === id) ?? null;

export const casterCalled = (view: CeriliaView, id: string | null): CasterView | null =>
  view.casters.find((caster) => caster.id === id) ?? null;

export const sectorCalled = (view: CeriliaView, id: string | null): SectorView | null =>
  view.sectors.find((sector) => sector.id === id) ?? null;

/** Where a piece stands: a unit, or the fort. */
export const placeOf = (view: CeriliaView, id: string): string | null =>
  id === "fort" ? (view.fort?.sector ?? null) : (unitCalled(view, id)?.place ?? null);

/** The piece in a sector, of those that can act, that comes after the one selected. */
export function nextIn(view: CeriliaView, sector: string, able: ReadonlySet<string>, selected: string | null): string | null {
  const here = [...able].filter((id) => placeOf(view, id) === sector);
  return here[(here.indexOf(selected ?? "") + 1) % Math.max(1, here.length)] ?? null;
}

export const seatOf = (view: CeriliaView, name: string): number => Math.max(0, view.seats.indexOf(name));

export const sideOf = (seat: string | null): string => (seat ?? "ATT").slice(0, 3);

export const linesOf = (sector: SectorView, side: string): SectorView["att"] => (side === "ATT" ? sector.att : sector.defs);

export const isPreparing = (view: CeriliaView): boolean => view.phase.startsWith("P0_");

/** Whether something has been begun that has to be ended: then everything legal belongs to it. */
export const isBegun = (view: CeriliaView): boolean => isPreparing(view) || (view.node !== "choose" && view.node !== "going");

/** Who acts where a unit or a caster is selected: in magic it is the caster that the unit bears. */
export function actorOf(view: CeriliaView, selected: string | null): string | null {
  if (view.phase !== "MAGIC") return selected;
  return unitCalled(view, selected)?.caster ?? selected;
}

export function choicesOf(view: CeriliaView, legal: readonly LegalLine[], selected: string | null): readonly LegalLine[] {
  const lines = legal.filter((line) => !isPass(line));
  if (isBegun(view)) return lines;
  const actor = actorOf(view, selected);
  return actor === null ? [] : lines.filter((line) => line.piece === actor);
}

/** The place that an action leads to: its sector, or the reserve. */
export function endOf(line: Pick<LegalLine, "cells" | "kind" | "label">): string | null {
  if (line.cells.length > 0) return line.cells[0] ?? null;
  const { path, place } = line.label.args as Record<string, string | undefined>;
  const end = line.kind === "move-unit" ? path?.split("-").at(-1) : line.kind === "deploy" ? place : undefined;
  return end === RESERVE ? RESERVE : null;
}

/** The places on a unit's way, its start first. */
export function pathOf(line: Pick<LegalLine, "kind" | "label">): readonly string[] {
  const { path } = line.label.args as Record<string, string | undefined>;
  return line.kind === "move-unit" && path !== undefined ? path.split("-") : [];
}

/** The sector behind the edge that an action would close: one points at it to name the direction. */
function beyondEdge(view: CeriliaView, line: LegalLine): string | null {
  const [direction, from] = [line.label.args["direction"], view.pending?.target];
  return line.kind === "point" && typeof from === "string" && isSector(from) ? neighbour(from, direction as Direction) : null;
}

export function lightsOf(view: CeriliaView, lines: readonly LegalLine[]): Lights {
  const places = new Map<string, Lit>();
  const units = new Map<string, Lit>();
  const add = (to: Map<string, Lit>, key: string, tone: Tone, line: LegalLine): void => {
    const known = to.get(key);
    to.set(key, { tone: known?.tone === "strike" ? "strike" : tone, lines: [...(known?.lines ?? []), line] });
  };
  for (const line of lines) {
    const place = endOf(line);
    if (line.target !== null) {
      const own = unitCalled(view, line.target)?.side === sideOf(view.to_move);
      const tone = isAttack(line) || !own ? "strike" : "go";
      add(units, line.target, tone, line);
      const there = place ?? placeOf(view, line.target) ?? "";
      if (isSector(there)) add(places, there, tone, line);
    } else if (place !== null && PLACED.includes(line.kind)) {
      add(places, place, "go", line);
    } else if (beyondEdge(view, line) !== null) {
      add(places, beyondEdge(view, line) as string, "go", line);
    }
  }
  return { places, units };
}

/** Units that something can be done with now; in magic those that bear the casters. */
export function ableUnits(view: CeriliaView, legal: readonly LegalLine[]): ReadonlySet<string> {
  if (isBegun(view)) return new Set();
  const pieces = legal.map((line) => line.piece).filter((piece) => piece !== null);
  return new Set(pieces.map((piece) => casterCalled(view, piece)?.host ?? piece));
}

/** Which questions a person wants to be asked. */
export interface Questions {
  readonly confirmAttack: boolean;
  readonly confirmEnd: boolean;
}

/** Whether choosing an action has to be confirmed. */
export function isGrave(view: CeriliaView, line: LegalLine, legal: readonly LegalLine[], questions: Questions): boolean {
  if (isPreparing(view)) return false;
  if (isPass(line)) return questions.confirmEnd && legal.length > 1;
  const isHostile = line.kind === "aim-unit" && unitCalled(view, line.target)?.side !== sideOf(view.to_move);
  if (isAttack(line) || isHostile) return questions.confirmAttack;
  return line.chance;
}

/** Why things cannot be done, each reason with the actions that it stands against; a way is named by its end. */
export function obstacles(blocked: readonly BlockedLine[], actor: string | null): readonly (readonly BlockedLine[])[] {
  const own = blocked.filter((line) => line.piece === actor && actor !== null);
  const named = own.map((line) => ({ ...line, target: line.target ?? line.cells[0] ?? null }));
  return groupedBy(named, ({ reason }) => reason.id).map(([, group]) => group);
}

/** What stands against going to, or attacking, what was pointed at. */
export function obstacleAt(blocked: readonly BlockedLine[], actor: string | null, place: string, unit: string | null): BlockedLine | null {
  const own = blocked.filter((line) => line.piece === actor && actor !== null);
  return own.find((line) => unit !== null && line.target === unit) ?? own.find((line) => line.target === null && line.cells.includes(place)) ?? null;
}

/** Sectors in which the others did something since a seat decided last. */
export function traces(view: CeriliaView, log: readonly StepLine[], seat: number): ReadonlySet<string> {
  const last = log.map((step) => step.seat).lastIndexOf(seat);
  const found = new Set<string>();
  for (const { args } of log.slice(last + 1).flatMap((step) => step.events)) {
    for (const name of ["start", "place", "sector"]) if (isSector(String(args[name]))) found.add(String(args[name]));
    const place = unitCalled(view, String(args["target"]))?.place ?? "";
    if (isSector(place)) found.add(place);
  }
  return found;
}
