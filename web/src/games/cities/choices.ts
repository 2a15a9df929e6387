import type { CitiesView, LocationView, UnitView } from "../../generated/cities";
import type { BlockedLine, LegalLine, StepLine } from "../../generated/messages";
import { groupedBy } from "../../lib/groups";

/** What stands on a cell. */
export type Piece = { readonly location: LocationView } | { readonly unit: UnitView };

/** Kinds of action that are chosen by pointing at a cell, and whether they hurt what stands there. */
const AIMED: Readonly<Record<string, "go" | "strike">> = {
  attack: "strike",
  assault: "strike",
  step: "go",
  jump: "go",
  place: "go",
};

export interface Lit {
  readonly tone: "go" | "strike";
  readonly lines: readonly LegalLine[];
}

export function pieces(view: CitiesView): ReadonlyMap<string, Piece> {
  const found = new Map<string, Piece>();
  for (const location of view.locations) found.set(location.cell, { location });
  for (const unit of view.units) found.set(unit.cell, { unit });
  return found;
}

export function pieceCalled(view: CitiesView, id: string): Piece | null {
  const location = view.locations.find((each) => each.id === id);
  if (location !== undefined) return { location };
  const unit = view.units.find((each) => each.id === id);
  return unit === undefined ? null : { unit };
}

export const factsOf = (piece: Piece): LocationView | UnitView => ("unit" in piece ? piece.unit : piece.location);

/** The legal actions that belong to a selection; half-way through an action all of them do, unless some name it. */
export function choicesOf(view: CitiesView, legal: readonly LegalLine[], selected: string | null): readonly LegalLine[] {
  const own = legal.filter((line) => line.piece === selected && selected !== null);
  if (view.phase !== "MAIN") return own.length > 0 ? [...own, ...legal.filter((line) => line.piece === null)] : legal;
  const piece = selected === null ? null : pieceCalled(view, selected);
  if (piece !== null && "unit" in piece && piece.unit.owner === view.to_move && !piece.unit.subdued) {
    return [...own, ...legal.filter((line) => line.kind === "move")];
  }
  return own;
}

/** The cells that choices can be made on. */
export function litCells(lines: readonly LegalLine[]): ReadonlyMap<string, Lit> {
  const lit = new Map<string, Lit>();
  for (const line of lines) {
    const tone = AIMED[line.kind];
    if (tone === undefined) continue;
    for (const cell of line.cells) {
      const known = lit.get(cell);
      lit.set(cell, { tone: known?.tone === "strike" ? "strike" : tone, lines: [...(known?.lines ?? []), line] });
    }
  }
  return lit;
}

/** The notation of what a click with a selected unit seems to mean, to be told why it cannot be. */
export function meant(view: CitiesView, selected: string | null, cell: string): string | null {
  const piece = selected === null ? null : pieceCalled(view, selected);
  if (piece === null || !("unit" in piece) || piece.unit.owner !== view.to_move) return null;
  const { id, ctrl, owner } = piece.unit;
  const there = pieces(view).get(cell);
  const isOwn = there !== undefined && factsOf(there).owner === owner;
  if (view.phase === "MOVE") return isOwn ? null : `${id}:${cell}`;
  if (view.phase !== "MAIN" || there === undefined || isOwn) return null;
  return `${ctrl} ATT ${id}>${factsOf(there).id}`;
}

/** What an event says about where it happened, by the kind of event. */
const TRACES: Readonly<Record<string, readonly string[]>> = {
  "cities-event-stepped": ["start", "cell"],
  "cities-event-jumped": ["start", "cell"],
  "cities-event-created": ["cell"],
  "cities-event-attack-declared": ["attacker", "target"],
  "cities-event-assault-declared": ["loc"],
};

/** The cells on which the others did something since a seat decided last. */
export function traces(view: CitiesView, log: readonly StepLine[], seat: number): ReadonlySet<string> {
  const last = log.map((step) => step.seat).lastIndexOf(seat);
  const cells = new Set<string>();
  for (const event of log.slice(last + 1).flatMap((step) => step.events)) {
    for (const name of TRACES[event.id] ?? []) {
      const what = String(event.args[name]);
      const piece = pieceCalled(view, what);
      cells.add(piece === null ? what : factsOf(piece).cell);
    }
  }
  return cells;
}

export const isEnd = (line: LegalLine): boolean => line.kind === "end";

/** Whether locations of the one who moves could still spend something: then ending the turn is asked about. */
export function hasMore(legal: readonly LegalLine[]): boolean {
  return !legal.every(isEnd);
}

/** Which questions a person wants to be asked. */
export interface Questions {
  readonly confirmAttack: boolean;
  readonly confirmEnd: boolean;
}

/** Whether choosing an action has to be confirmed. */
export function isGrave(line: LegalLine, legal: readonly LegalLine[], { confirmAttack, confirmEnd }: Questions): boolean {
  if (AIMED[line.kind] === "strike") return confirmAttack;
  if (isEnd(line)) return confirmEnd && hasMore(legal);
  return line.chance || line.kind === "inspire";
}

/** Lines of one kind and piece together, in the order in which they come; ending the turn stands apart. */
export function grouped(lines: readonly LegalLine[]): readonly (readonly LegalLine[])[] {
  const shown = lines.filter((line) => !isEnd(line));
  return groupedBy(shown, (line) => `${line.kind} ${line.piece}`).map(([, group]) => group);
}

/** Who could pay for a move of the selected unit, the one with most to spend first. */
export function payersOf(view: CitiesView, choices: readonly LegalLine[], selected: string | null): readonly LegalLine[] {
  const piece = selected === null ? null : pieceCalled(view, selected);
  if (piece === null || !("unit" in piece)) return [];
  const timeOf = (line: LegalLine): number => view.locations.find((place) => place.id === line.piece)?.time ?? 0;
  return choices.filter((line) => line.kind === "move").sort((one, other) => timeOf(other) - timeOf(one));
}

/** Why things cannot be done, each reason with the actions that it stands against. */
export function obstacles(blocked: readonly BlockedLine[], selected: string | null): readonly (readonly BlockedLine[])[] {
  const own = blocked.filter((line) => line.piece === selected && selected !== null);
  const by = ({ reason, kind, target }: BlockedLine): string =>
    JSON.stringify([reason.id, reason.args, target === null ? "" : kind]);
  return groupedBy(own, by).map(([, group]) => group);
}

/** What an event counts as when a turn is summed up. */
const CHANGES: Readonly<Record<string, string>> = {
  stepped: "moved", jumped: "moved", "attack-declared": "attacks", "assault-declared": "assaults",
  created: "created", died: "died", captured: "captured", conquered: "conquered", levelled: "levelled",
};

/** What the others did since a seat decided last: how many of what. */
export function changes(log: readonly StepLine[], seat: number): ReadonlyMap<string, number> {
  const last = log.map((step) => step.seat).lastIndexOf(seat);
  const found = new Map<string, Set<string>>();
  if (last < 0) return new Map();
  for (const [place, event] of log.slice(last + 1).flatMap((step) => step.events).entries()) {
    const what = CHANGES[event.id.replace("cities-event-", "")];
    if (what === undefined) continue;
    const each = what === "moved" ? String(event.args["unit"]) : String(place);
    found.set(what, (found.get(what) ?? new Set()).add(each));
  }
  return new Map([...found].map(([what, all]) => [what, all.size]));
}
