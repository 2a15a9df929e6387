import type { BlockedLine, LegalLine, StepLine } from "../../generated/messages";
import { groupedBy } from "../../lib/groups";
import { bodyCalled, groupOf, unitCalled, type Aim, type CommanderView, type WizardrimortView } from "./shapes";

export type Tone = "strike" | "choose";

/** What can be done to a unit or a thing by pressing it. */
export interface Lit {
  readonly tone: Tone;
  readonly lines: readonly LegalLine[];
}

/** Kinds of action that name a point or a direction: they are aimed, not listed. */
const AIMED: readonly string[] = [
  "move", "move-via", "shift-squad", "turn", "turn-squad", "face-via", "shoot-stone", "shoot-block", "land", "move-engine", "engine-via", "build", "deploy", "place-terrain", "retreat",
];
/** Kinds that are chosen by pressing a unit or a thing. */
const STRIKES: readonly string[] = ["attack", "counter-attack", "jump-kill", "wreck", "raze"];
const VICTIMS: readonly string[] = ["casualty", "spear-victim", "sacrifice", "obelisk-victim", "plague-victim"];

/** Kinds of action behind an aim. */
export const KINDS: Readonly<Record<Aim, readonly string[]>> = {
  "move": ["move"],
  "squad": ["shift-squad"],
  "turn": ["turn"],
  "turn-squad": ["turn-squad"],
  "build": ["build"],
  "stone": ["shoot-stone"],
  "block": ["shoot-block"],
  "land": ["land"],
  "engine": ["move-engine"],
  "deploy": ["deploy"],
  "terrain": ["place-terrain"],
  "retreat": ["retreat"],
};

export const isOver = ({ kind }: LegalLine): boolean => kind === "end" || kind === "pass" || kind === "no-reaction";
export const isAimed = ({ kind }: LegalLine): boolean => AIMED.includes(kind);
export const isStrike = ({ kind }: LegalLine): boolean => STRIKES.includes(kind);

/** Whether a commander spends the points of a turn or an interruption now, piece by piece. */
export const isOrdering = ({ phase }: WizardrimortView): boolean => phase === "ACT" || phase === "PLAN" || phase === "TURNING";

/** Whether a catapult's name is meant by the piece of an action: one alone has none. */
const isEngine = (view: WizardrimortView, piece: string, selected: string): boolean =>
  piece === selected || (piece === "art" && bodyCalled(view, selected)?.kind === "artillery");

/** Whether an action is one of a unit or catapult. */
export const isOf = (view: WizardrimortView, line: LegalLine | BlockedLine, selected: string): boolean =>
  line.piece !== null && (line.piece.split("+").includes(selected) || isEngine(view, line.piece, selected));

export function choicesOf(view: WizardrimortView, legal: readonly LegalLine[], selected: string | null): readonly LegalLine[] {
  if (view.phase !== "ACT") return legal.filter((line) => !isAimed(line) && !isOver(line));
  return selected === null ? [] : legal.filter((line) => isOf(view, line, selected) && !isAimed(line) && !isOver(line));
}

/** What can be done by pressing units and things; an attack is on every member of a group. */
export function lightsOf(view: WizardrimortView, choices: readonly LegalLine[]): ReadonlyMap<string, Lit> {
  const found = new Map<string, Lit>();
  for (const line of choices) {
    const tone: Tone | null = isStrike(line) ? "strike" : VICTIMS.includes(line.kind) || line.kind === "interrupt" || line.kind === "rite" ? "choose" : null;
    if (tone === null) continue;
    for (const id of pressedFor(view, line)) found.set(id, { tone, lines: [...(found.get(id)?.lines ?? []), line] });
  }
  return found;
}

function pressedFor(view: WizardrimortView, line: LegalLine): readonly string[] {
  const named = line.target ?? line.piece;
  if (named === null) return [];
  if (line.kind === "attack" || line.kind === "counter-attack") return groupOf(view, unitCalled(view, named))?.units ?? [named];
  if (line.kind === "casualty") return [named, ...pairedWith(line)];
  if (named.endsWith(".castle")) return view.bodies.filter(({ kind, side }) => kind === "wall" && side === named[0]).map(({ id }) => id);
  return [named];
}

/** The second of two who fall, if there is one. */
const pairedWith = (line: LegalLine): readonly string[] => line.text.replace(/^CS /, "").split("+").slice(1);

/** The aims that something can be done with now. */
export function aimsOf(view: WizardrimortView, legal: readonly LegalLine[], selected: string | null): readonly Aim[] {
  const kinds = new Set(legal.filter((line) => line.piece === null || selected === null || isOf(view, line, selected) || line.kind === "land").map(({ kind }) => kind));
  if (view.phase === "DEPLOY") return kinds.has("deploy") ? ["deploy"] : [];
  if (view.phase === "TERRAIN") return kinds.has("place-terrain") ? ["terrain"] : [];
  if (view.phase === "REACTION") return kinds.has("retreat") ? ["retreat"] : [];
  if (view.phase !== "ACT") return [];
  const me = view.asked;
  const unit = unitCalled(view, selected);
  const isHero = view.interrupter === null || view.hero === unit?.id;
  if (unit !== null && unit.commander === me && !unit.sealed && isHero) {
    const group = groupOf(view, unit);
    const isSquad = view.interrupter === null && (group?.units.length ?? 0) > 1;
    return isSquad ? ["move", "squad", "turn", "turn-squad", "build"] : ["move", "turn", "build"];
  }
  const engine = bodyCalled(view, selected);
  if (engine?.kind === "artillery" && view.interrupter === null && isMine(view, engine.id)) return ["stone", "block", "land", "engine"];
  return [];
}

/** Whether the one who decides commands a catapult: by its name, or all of his side's. */
export function isMine(view: WizardrimortView, engine: string): boolean {
  const owner = engine.replace(/\.art$/, "");
  const mates = view.commanders.filter(({ id }) => id[0] === owner[0]);
  return owner.length === 1 || mates.length === 1 ? owner[0] === view.asked?.[0] : owner === view.asked;
}

/** Own catapults that still stand. */
export const enginesOf = (view: WizardrimortView): readonly string[] =>
  view.bodies.filter(({ kind, id }) => kind === "artillery" && isMine(view, id)).map(({ id }) => id);

export const commanderOf = (view: WizardrimortView, id: string | null): CommanderView | null => view.commanders.find((each) => each.id === id) ?? null;

/** Own units and catapults with which something can be done, in the order of the table; those who may retreat. */
export function ablePieces(view: WizardrimortView, legal: readonly LegalLine[]): ReadonlySet<string> {
  if (view.phase === "REACTION") return new Set(legal.some(({ kind }) => kind === "retreat") ? (view.fight?.targets ?? []) : []);
  if (view.phase !== "ACT") return new Set();
  const own = [...view.units.filter((unit) => unit.commander === view.asked).map(({ id }) => id), ...enginesOf(view)];
  return new Set(own.filter((id) => legal.some((line) => isOf(view, line, id))));
}

/** Why things cannot be done, each reason with the actions that it stands against. */
export function obstacles(blocked: readonly BlockedLine[], piece: string | null): readonly (readonly BlockedLine[])[] {
  const own = blocked.filter((line) => piece !== null && (line.piece ?? "").split("+").includes(piece));
  return groupedBy(own, ({ reason }) => reason.id).map(([, group]) => group);
}

/** Units and things that the others moved or hurt since a seat decided last. */
export function traces(log: readonly StepLine[], seat: number): ReadonlySet<string> {
  const last = log.map((step) => step.seat).lastIndexOf(seat);
  const found = new Set<string>();
  for (const { args } of log.slice(last + 1).flatMap((step) => step.events)) {
    for (const name of ["unit", "target", "body", "engine"]) if (typeof args[name] === "string") found.add(args[name]);
  }
  return found;
}

/** Whether a unit, or a thing of his side, is a commander's. */
export function isHeldBy(view: Pick<WizardrimortView, "units" | "bodies">, id: string, commander: string | null): boolean {
  const unit = view.units.find((each) => each.id === id);
  const side = view.bodies.find((each) => each.id === id)?.side ?? null;
  return commander !== null && (unit === undefined ? side === commander[0] : unit.commander === commander);
}
