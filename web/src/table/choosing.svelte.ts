import type { LegalLine, Message, OddsAnswer, Table } from "../generated/messages";
import type { Connection } from "../lib/connection.svelte";
import { reasonOf } from "../lib/server";
import type { Command } from "./commands";
import { Fleeting } from "./fleeting.svelte";

/** An action that waits to be confirmed, or is only looked at, and what may come of it. */
export interface Plan<Own = never> {
  readonly text: string;
  /** The action as it is listed; a game may know plans that are not. */
  readonly line: LegalLine | Own;
  readonly odds: Promise<OddsAnswer> | null;
}

/** How long one points at something before it is weighed, in ms. */
const REST = 120;

/** How a person comes to an action at the table of any game: choice, odds, confirmation. */
export abstract class Choosing<View, Own = never> {
  /** What is selected, as far as it is still there. */
  picked = $state<string | null>(null);
  readonly connection: Connection;
  readonly #tableOf: () => Table;
  #timer = 0;

  protected readonly planned = this.fleeting<Plan<Own>>();
  readonly #peeked = this.fleeting<Plan<Own>>();
  readonly #several = this.fleeting<readonly LegalLine[]>();
  readonly #refused = this.fleeting<Message>();

  readonly table = $derived.by(() => this.#tableOf());
  readonly view = $derived(this.table.view as View);
  readonly plan = $derived(this.planned.now);
  readonly peeked = $derived(this.#peeked.now);
  /** Actions between which one pressed, without saying which. */
  readonly several = $derived(this.#several.now);
  /** Why the last thing could not be done. */
  readonly reason = $derived.by(() => this.#refused.now ?? this.connection.refusal);

  /** What can be done with what is selected. */
  abstract readonly choices: readonly LegalLine[];
  /** What something can be done with. */
  abstract readonly able: ReadonlySet<string>;
  abstract readonly selected: string | null;
  /** The action with which one is done. */
  abstract readonly ending: LegalLine | null;

  constructor(connection: Connection, tableOf: () => Table) {
    this.connection = connection;
    this.#tableOf = tableOf;
  }

  /** Whether choosing an action has to be confirmed. */
  protected abstract isGrave(line: LegalLine): boolean;

  /** Whether the odds of an action are shown before it is confirmed. */
  protected abstract isWeighed(line: LegalLine): boolean;

  /** Whether they are shown as soon as somebody points at it. */
  protected isPeeked(line: LegalLine): boolean {
    return this.isWeighed(line);
  }

  choose(line: LegalLine): void {
    this.clear();
    if (this.isGrave(line)) this.planned.keep(this.planOf(line));
    else this.act(line.text, line);
  }

  confirm(): void {
    const { plan } = this;
    this.clear();
    if (plan !== null) this.act(plan.text, plan.line);
  }

  /** An action in notation: chosen if it is listed, and else for the rules to refuse. */
  type(text: string): void {
    const line = this.table.legal.find((each) => each.text === text);
    if (line === undefined) this.connection.act(text);
    else this.choose(line);
  }

  refuse(reason: Message): void {
    this.#refused.keep(reason);
  }

  /** Show what an action would bring, as long as somebody points at it. */
  peek(line: LegalLine | null): void {
    clearTimeout(this.#timer);
    if (line?.text === this.peeked?.text) return;
    this.#peeked.drop();
    if (line !== null && this.plan === null && this.isPeeked(line)) {
      this.#timer = window.setTimeout(() => this.#peeked.keep(this.planOf(line)), REST);
    }
  }

  /** The n-th action of the list, from 1. */
  nth(number: number): void {
    const line = this.plan === null ? this.listed[number - 1] : undefined;
    if (line !== undefined && !this.connection.isBusy) this.choose(line);
  }

  undo(): void {
    if (this.table.undo === null) this.connection.undo();
    else this.refuse(this.table.undo);
  }

  /** What a key asks for that needs no more than this. */
  obey(what: Command | null): void {
    if (typeof what === "number") this.nth(what);
    else if (what === "end" && this.ending !== null && !this.connection.isBusy) this.choose(this.ending);
    else if (what === "undo") this.undo();
    else if (what === "redo" && this.table.redo) this.connection.redo();
  }

  /** The choices in the order in which they are shown. */
  protected get listed(): readonly LegalLine[] {
    return this.choices;
  }

  protected fleeting<Thing>(): Fleeting<Thing> {
    return new Fleeting<Thing>(() => this.table.step);
  }

  protected planOf(line: LegalLine): Plan<Own> {
    return { text: line.text, line, odds: this.isWeighed(line) ? this.oddsOf(line.text) : null };
  }

  /** What may come of an action; whoever shows the answer says why there is none. */
  protected oddsOf(text: string): Promise<OddsAnswer> {
    const odds = this.connection.odds([text]);
    odds.catch(() => undefined);
    return odds;
  }

  /** Do it; `line` is what it is listed as. */
  protected act(text: string, _line: LegalLine | Own): void {
    this.connection.act(text);
  }

  /** Let the person say which of several is meant. */
  protected list(lines: readonly LegalLine[]): void {
    this.#several.keep(lines);
  }

  /** Let the rules say why an action is none. */
  protected explain(text: string): void {
    const { step } = this.table;
    this.connection.odds([text]).catch((thrown: unknown) => this.#refused.keep(reasonOf(thrown), step));
  }

  /** The next, or the one before, of what something can be done with. */
  protected neighbour(by = 1): string | null {
    const all = [...this.able];
    const here = all.indexOf(this.selected ?? "");
    const there = here < 0 && by > 0 ? 0 : Math.max(here, 0) + by;
    return all.at(there % all.length) ?? null;
  }

  /** Take back what is planned or listed; whether there was any. */
  protected stepBack(): boolean {
    const had = this.plan !== null || this.several !== null;
    this.clear();
    return had;
  }

  protected clear(): void {
    clearTimeout(this.#timer);
    for (const each of [this.planned, this.#several, this.#refused, this.#peeked]) each.drop();
  }
}
