import type { EventLine, StepLine } from "../../../generated/messages";

export type Side = "att" | "def";
export const SIDES: readonly Side[] = ["att", "def"];

/** A piece that entered a battle. */
export interface Entry {
  readonly piece: string;
  readonly side: Side;
  readonly owner: number;
  readonly cards: number;
  readonly plus: boolean;
}

/** A card that was turned up. */
export interface Shown {
  readonly piece: string;
  readonly order: string;
  readonly plus: boolean;
}

/** Two cards that met. */
export interface Duel {
  readonly column: number;
  /** 1: the attacker's card falls, 2: the defender's, 3: both. */
  readonly result: number;
  readonly event: EventLine;
}

/** A laying out and turning up of cards. */
export interface Pass {
  /** The step in which its cards were turned up. */
  readonly step: number;
  readonly round: number;
  readonly width: number;
  readonly att: readonly Shown[];
  readonly def: readonly Shown[];
  readonly duels: readonly Duel[];
}

/** A battle as it was told. */
export interface Report {
  readonly number: number;
  /** The step in which it was formed. */
  readonly step: number;
  readonly entries: readonly Entry[];
  readonly commanders: Readonly<Record<Side, number>>;
  readonly passes: readonly Pass[];
  /** How it ended, and what came of it; empty while it goes on. */
  readonly ending: readonly EventLine[];
}

type Open = { -readonly [Name in keyof Report]: Report[Name] };

const after = ["restored", "unit-lost", "building-lost", "lowered", "owner-changed", "prize", "spoils-left", "turmoil-laid", "round-scored", "control-lost"];

/** All battles of a log, the first one first. */
export function reportsOf(log: readonly StepLine[]): readonly Report[] {
  const found: Open[] = [];
  for (const step of log) {
    for (const event of step.events) {
      const what = event.id.replace("grand-event-", "");
      const last = found.at(-1);
      if (what === "battle-formed") found.push(begun(event, step.number));
      else if (last !== undefined) tell(last, what, event, step.number);
    }
  }
  return found;
}

const begun = ({ args }: EventLine, step: number): Open => ({
  number: Number(args["number"]), step, entries: [], passes: [], ending: [],
  commanders: { att: Number(args["attacking"]), def: Number(args["defending"]) },
});

function tell(report: Open, what: string, event: EventLine, step: number): void {
  const { args } = event;
  const pass = report.passes.at(-1);
  const isEnded = report.ending.length > 0;
  if (what === "entered" && !isEnded) {
    const entry = { piece: String(args["piece"]), side: args["side"] as Side, owner: Number(args["owner"]), cards: Number(args["cards"]), plus: args["plus"] !== 0 };
    report.entries = [...report.entries, entry];
  } else if (what === "rows-formed") {
    report.passes = [...report.passes, { step, round: Number(args["round"]), width: Number(args["width"]), att: [], def: [], duels: [] }];
  } else if (what === "shown" && pass !== undefined) {
    const side = args["side"] as Side;
    const shown = { piece: String(args["piece"]), order: String(args["order"]), plus: args["plus"] !== 0 };
    report.passes = [...report.passes.slice(0, -1), { ...pass, [side]: [...pass[side], shown] }];
  } else if (what === "duel" && pass !== undefined) {
    const duel = { column: Number(args["column"]) - 1, result: Number(args["result"]), event };
    report.passes = [...report.passes.slice(0, -1), { ...pass, duels: [...pass.duels, duel] }];
  } else if (what === "battle-ended" || (isEnded && after.includes(what))) {
    report.ending = [...report.ending, event];
  }
}

/** A card of a pass after some duels. */
export interface Lying extends Shown {
  readonly isFallen: boolean;
  /** Whether it is one of the two that meet in the latest of those duels. */
  readonly isMet: boolean;
}

/** The cards of both sides after the first `count` duels of a pass. */
export function lyingAfter(pass: Pass, count: number): Readonly<Record<Side, readonly Lying[]>> {
  const front = { att: Array.from({ length: pass.width }, (_, c) => c), def: Array.from({ length: pass.width }, (_, c) => c) };
  const fallen = { att: new Set<number>(), def: new Set<number>() };
  const met = { att: -1, def: -1 };
  for (const { column, result } of pass.duels.slice(0, count)) {
    for (const [side, bit] of [["att", 1], ["def", 2]] as const) {
      const card = front[side][column] ?? 0;
      met[side] = card;
      if ((result & bit) === 0) continue;
      fallen[side].add(card);
      front[side][column] = card + pass.width;
    }
  }
  const lying = (side: Side): Lying[] => pass[side].map((card, place) => ({ ...card, isFallen: fallen[side].has(place), isMet: met[side] === place }));
  return { att: lying("att"), def: lying("def") };
}

/** Cards laid in a row after row: as ranks of columns, the front rank first. */
export function ranksOf<Card>(cards: readonly Card[], width: number): readonly (readonly Card[])[] {
  return Array.from({ length: Math.ceil(cards.length / Math.max(1, width)) }, (_, rank) => cards.slice(rank * width, (rank + 1) * width));
}

/** A pass of a battle, to be looked at. */
export interface Moment {
  readonly report: Report;
  readonly pass: Pass;
  /** Whether it ended the battle. */
  readonly isLast: boolean;
}

/** The passes of battles in which one of some seats fought. */
export const momentsOf = (reports: readonly Report[], seats: ReadonlySet<number>): readonly Moment[] =>
  reports
    .filter(({ entries }) => entries.some(({ owner }) => seats.has(owner)))
    .flatMap((report) => report.passes.map((pass, place) => ({ report, pass, isLast: report.ending.length > 0 && place === report.passes.length - 1 })));

/** A log without what came of a pass that nobody has seen turned up, and of all after it. */
export const toldBefore = (log: readonly StepLine[], untold: Moment | null): readonly StepLine[] =>
  untold === null ? log : log.filter(({ number }) => number < untold.pass.step);
