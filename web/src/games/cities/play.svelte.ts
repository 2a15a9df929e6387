import type { CitiesView, MovePreview, Reach } from "../../generated/cities";
import type { LegalLine, Message, OddsAnswer, Table } from "../../generated/messages";
import type { Connection } from "../../lib/connection.svelte";
import { preferences } from "../../lib/preferences.svelte";
import { reasonOf } from "../../lib/server";
import { choicesOf, factsOf, grouped, isGrave, litCells, meant, payersOf, pieceCalled, pieces } from "./choices";
import { isCreation, isMove } from "./previews";

/** An action that waits to be confirmed, or is only looked at. */
export interface Plan {
  readonly step: number;
  readonly line: LegalLine;
  readonly odds: Promise<OddsAnswer> | null;
}

interface Ways {
  readonly step: number;
  readonly unit: string;
  readonly payer: LegalLine;
  readonly preview: MovePreview;
}

const REST = 80;
/** Kinds of action that say what they bring as soon as somebody points at them. */
const WEIGHED: ReadonlySet<string> = new Set(["create", "inspire"]);

/** How a person comes to an action: selection, targets, choice, odds, confirmation. */
export class Play {
  picked = $state<string | null>(null);
  #planned = $state.raw<Plan | null>(null);
  #peeked = $state.raw<Plan | null>(null);
  #several = $state.raw<{ readonly step: number; readonly lines: readonly LegalLine[] } | null>(null);
  #refused = $state.raw<{ readonly step: number; readonly reason: Message } | null>(null);
  #wanted = $state<string | null>(null);
  #ways = $state.raw<Ways | null>(null);
  #timer = 0;
  readonly connection: Connection;
  readonly #tableOf: () => Table;

  readonly table = $derived.by(() => this.#tableOf());
  readonly view = $derived(this.table.view as CitiesView);
  readonly selected = $derived(this.picked !== null && pieceCalled(this.view, this.picked) !== null ? this.picked : null);
  readonly plan = $derived(this.#planned?.step === this.table.step ? this.#planned : null);
  readonly peeked = $derived(this.#peeked?.step === this.table.step ? this.#peeked : null);
  readonly choices = $derived(
    this.#several?.step === this.table.step ? this.#several.lines : choicesOf(this.view, this.table.legal, this.selected),
  );
  readonly lit = $derived(litCells(this.plan === null ? this.choices : [this.plan.line]));
  readonly able = $derived(new Set(this.table.legal.map((line) => line.piece).filter((piece) => piece !== null)));
  readonly reason = $derived.by(() => (this.#refused?.step === this.table.step ? this.#refused.reason : this.connection.refusal));
  readonly payers = $derived(this.view.phase === "MAIN" && this.plan === null ? payersOf(this.view, this.choices, this.selected) : []);
  readonly ways = $derived(this.#isFresh(this.#ways) && this.payers.length > 0 ? this.#ways : null);
  readonly reach = $derived.by(() => {
    const { ways } = this;
    const own = ways?.preview.reaches.filter(({ unit }) => unit === ways.unit) ?? [];
    return new Map<string, Reach>(own.map((each) => [each.cell, each]));
  });

  constructor(connection: Connection, tableOf: () => Table) {
    this.connection = connection;
    this.#tableOf = tableOf;
  }

  pick(cell: string): void {
    const lines = this.lit.get(cell)?.lines ?? [];
    this.#clear();
    if (lines[0] !== undefined && lines.length === 1) return this.choose(lines[0]);
    if (lines.length > 1) {
      this.#several = { step: this.table.step, lines };
      return;
    }
    const way = this.reach.get(cell);
    if (way !== undefined && this.ways !== null) return this.#go(this.ways, way);
    const against = this.table.blocked.find((line) => line.piece === this.selected && line.cells.includes(cell));
    if (against !== undefined) return this.refuse(against.reason);
    const attempt = this.connection.seat === null ? null : meant(this.view, this.selected, cell);
    if (attempt !== null) return this.#explain(attempt);
    const piece = pieces(this.view).get(cell);
    const id = piece === undefined ? null : factsOf(piece).id;
    this.picked = id === this.selected ? null : id;
  }

  choose(line: LegalLine): void {
    this.#clear();
    if (line.kind === "create") return void this.#create(line);
    if (isGrave(line, this.table.legal, preferences)) this.#planned = this.#planOf(line);
    else this.connection.act(line.text);
  }

  confirm(): void {
    if (this.plan !== null) this.connection.act(this.plan.line.text);
    this.#planned = null;
  }

  /** One step back: the plan, the selection, what was begun. */
  cancel(): void {
    const hadPlan = this.plan !== null || this.#several?.step === this.table.step;
    this.#clear();
    if (hadPlan) return;
    const isOpen = this.selected === null && this.view.phase !== "MAIN" && this.table.undo === null;
    if (isOpen) this.connection.undo();
    this.picked = null;
  }

  type(text: string): void {
    const line = this.table.legal.find((each) => each.text === text);
    if (line === undefined) this.connection.act(text);
    else this.choose(line);
  }

  refuse(reason: Message): void {
    this.#refused = { step: this.table.step, reason };
  }

  /** Show what an action would bring, as long as somebody points at it. */
  peek(line: LegalLine | null): void {
    clearTimeout(this.#timer);
    if (line === null) this.#peeked = null;
    else if (WEIGHED.has(line.kind)) this.#timer = window.setTimeout(() => (this.#peeked = this.#planOf(line)), REST);
  }

  /** The n-th action of the list, from 1. */
  nth(place: number): void {
    const line = this.plan === null ? grouped(this.choices).flat()[place - 1] : undefined;
    if (line !== undefined && !this.connection.isBusy) this.choose(line);
  }

  /** Select the next piece that something can be done with. */
  next(): string | null {
    const all = [...this.able];
    const id = all[(all.indexOf(this.selected ?? "") + 1) % all.length];
    if (id === undefined) return null;
    this.#clear();
    this.picked = id;
    const piece = pieceCalled(this.view, id);
    return piece === null ? null : factsOf(piece).cell;
  }

  pay(payer: LegalLine): void {
    this.#wanted = payer.text;
  }

  /** Ask where the selected unit can be moved; to be called when what it depends on changes. */
  async askWays(): Promise<void> {
    const { payers, selected: unit, table } = this;
    if (unit === null || payers.length === 0) return;
    const wanted = payers.filter(({ text }) => text === this.#wanted);
    for (const payer of wanted.length > 0 ? wanted : payers) {
      const answer = await this.connection.odds([payer.text]).catch(() => null);
      if (this.table.step !== table.step || this.selected !== unit) return;
      if (answer === null || !isMove(answer.summary)) continue;
      this.#ways = { step: table.step, unit, payer, preview: answer.summary };
      if (answer.summary.reaches.some((each) => each.unit === unit)) return;
    }
  }

  #isFresh(ways: Ways | null): boolean {
    return ways !== null && ways.step === this.table.step && ways.unit === this.selected;
  }

  /** All cells of the move at once, or only some: then the rest stays open. */
  #go({ payer, preview }: Ways, { steps }: Reach): void {
    if (steps.length === preview.cells) this.connection.act(`${payer.text} ${steps.join(",")}`);
    else this.connection.act(payer.text, ...steps);
  }

  /** A creation is asked about where it puts the location in danger. */
  async #create(line: LegalLine): Promise<void> {
    const plan = this.#planOf(line);
    const answer = await plan.odds?.catch(() => null);
    if (plan.step !== this.table.step) return;
    if (isCreation(answer?.summary) && answer.summary.threats.length > 0) this.#planned = plan;
    else this.connection.act(line.text);
  }

  #planOf(line: LegalLine): Plan {
    const odds = line.kind === "end" ? null : this.connection.odds([line.text]);
    odds?.catch(() => undefined);
    return { step: this.table.step, line, odds };
  }

  #explain(text: string): void {
    const { step } = this.table;
    this.connection.odds([text]).catch((thrown: unknown) => (this.#refused = { step, reason: reasonOf(thrown) }));
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#planned = this.#several = this.#refused = this.#peeked = null;
  }
}
