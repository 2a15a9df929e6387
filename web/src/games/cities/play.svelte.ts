import type { CitiesView, MovePreview, Reach } from "../../generated/cities";
import type { LegalLine } from "../../generated/messages";
import { preferences } from "../../lib/preferences.svelte";
import { Choosing } from "../../table/choosing.svelte";
import { choicesOf, factsOf, grouped, isEnd, isGrave, litCells, meant, payersOf, pieceCalled, pieces } from "./choices";
import { isCreation, isMove } from "./previews";

interface Ways {
  readonly unit: string;
  readonly payer: LegalLine;
  readonly preview: MovePreview;
}

/** Kinds of action that say what they bring as soon as somebody points at them. */
const WEIGHED: ReadonlySet<string> = new Set(["create", "inspire"]);

/** How a person comes to an action: selection, targets, choice, odds, confirmation. */
export class Play extends Choosing<CitiesView> {
  #wanted = $state<string | null>(null);
  readonly #ways = this.fleeting<Ways>();

  readonly selected = $derived(this.picked !== null && pieceCalled(this.view, this.picked) !== null ? this.picked : null);
  readonly choices = $derived(this.several ?? choicesOf(this.view, this.table.legal, this.selected));
  readonly lit = $derived(litCells(this.plan === null ? this.choices : [this.plan.line]));
  readonly able = $derived(new Set(this.table.legal.map((line) => line.piece).filter((piece) => piece !== null)));
  readonly ending = $derived(this.table.legal.find(isEnd) ?? null);
  readonly payers = $derived(this.view.phase === "MAIN" && this.plan === null ? payersOf(this.view, this.choices, this.selected) : []);
  readonly ways = $derived(this.#ways.now?.unit === this.selected && this.payers.length > 0 ? this.#ways.now : null);
  readonly reach = $derived.by(() => {
    const { ways } = this;
    const own = ways?.preview.reaches.filter(({ unit }) => unit === ways.unit) ?? [];
    return new Map<string, Reach>(own.map((each) => [each.cell, each]));
  });

  pick(cell: string): void {
    const lines = this.lit.get(cell)?.lines ?? [];
    this.clear();
    if (lines[0] !== undefined && lines.length === 1) return this.choose(lines[0]);
    if (lines.length > 1) return this.list(lines);
    const way = this.reach.get(cell);
    if (way !== undefined && this.ways !== null) return this.#go(this.ways, way);
    const against = this.table.blocked.find((line) => line.piece === this.selected && line.cells.includes(cell));
    if (against !== undefined) return this.refuse(against.reason);
    const attempt = this.connection.seat === null ? null : meant(this.view, this.selected, cell);
    if (attempt !== null) return this.explain(attempt);
    const piece = pieces(this.view).get(cell);
    const id = piece === undefined ? null : factsOf(piece).id;
    this.picked = id === this.selected ? null : id;
  }

  override choose(line: LegalLine): void {
    if (line.kind === "create") void this.#create(line);
    else super.choose(line);
  }

  /** One step back: the plan, the selection, what was begun. */
  cancel(): void {
    if (this.stepBack()) return;
    const isOpen = this.selected === null && this.view.phase !== "MAIN" && this.table.undo === null;
    if (isOpen) this.connection.undo();
    this.picked = null;
  }

  /** Select the next piece that something can be done with. */
  next(): string | null {
    const id = this.neighbour();
    if (id === null) return null;
    this.clear();
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
      this.#ways.keep({ unit, payer, preview: answer.summary });
      if (answer.summary.reaches.some((each) => each.unit === unit)) return;
    }
  }

  protected override get listed(): readonly LegalLine[] {
    return grouped(this.choices).flat();
  }

  protected isGrave(line: LegalLine): boolean {
    return isGrave(line, this.table.legal, preferences);
  }

  protected isWeighed(line: LegalLine): boolean {
    return !isEnd(line);
  }

  protected override isPeeked(line: LegalLine): boolean {
    return WEIGHED.has(line.kind);
  }

  /** All cells of the move at once, or only some: then the rest stays open. */
  #go({ payer, preview }: Ways, { steps }: Reach): void {
    if (steps.length === preview.cells) this.connection.act(`${payer.text} ${steps.join(",")}`);
    else this.connection.act(payer.text, ...steps);
  }

  /** A creation is asked about where it puts the location in danger. */
  async #create(line: LegalLine): Promise<void> {
    this.clear();
    const { step } = this.table;
    const plan = this.planOf(line);
    const answer = await plan.odds?.catch(() => null);
    if (step !== this.table.step) return;
    if (isCreation(answer?.summary) && answer.summary.threats.length > 0) this.planned.keep(plan);
    else this.act(line.text, line);
  }
}
