import type { LegalLine, Table } from "../../generated/messages";
import type { Connection } from "../../lib/connection.svelte";
import { preferences } from "../../lib/preferences.svelte";
import { Aiming } from "./aiming.svelte";
import { ablePieces, choicesOf, isOf, isOrdering, isOver, lightsOf, type Lit } from "./choices";
import { isPlanning } from "./plans";
import { bodyCalled, squadOf, unitCalled } from "./shapes";
import { stepWholly } from "./wholly.svelte";

const NO_LIGHTS: ReadonlyMap<string, Lit> = new Map();
/** Actions that are weighed and confirmed before they are sent. */
const GRAVE = ["attack", "counter-attack", "jump-kill", "wreck", "raze", "hire", "rite"];
/** Actions that are only confirmed: nothing about them is uncertain. */
const CERTAIN = ["interrupt"];

/** How a person comes to an action: a unit, what to do with it, at whom or where, confirmation. */
export class Play extends Aiming {
  /** The enemy or thing that is looked at for good. */
  marked = $state<string | null>(null);
  /** What is pointed at. */
  hovered = $state<string | null>(null);

  /** The commander for whom this page decides. */
  readonly me = $derived.by(() => (this.connection.seat === null ? null : (this.view.commanders[this.connection.seat]?.id ?? null)));
  readonly able = $derived.by(() => (this.isDeciding ? ablePieces(this.view, this.table.legal) : new Set<string>()));
  readonly unit = $derived(unitCalled(this.view, this.selected));
  /** The squad of the selected unit; itself alone if it is a loner. */
  readonly squad = $derived(squadOf(this.view, this.selected));
  /** What is looked at: pointed at, or marked. */
  readonly target = $derived(this.hovered ?? this.marked);
  readonly choices = $derived(this.several ?? choicesOf(this.view, this.table.legal, this.selected));
  readonly lights = $derived.by(() => (this.isDeciding ? lightsOf(this.view, this.choices) : NO_LIGHTS));
  /** The action with which one is done. */
  readonly ending = $derived(this.table.legal.find(isOver) ?? null);

  constructor(connection: Connection, tableOf: () => Table) {
    super(connection, tableOf);
    stepWholly(connection, () => isPlanning(this.view));
  }

  /** Somebody presses a unit or a thing and means it. */
  pick(id: string): void {
    const lines = this.lights.get(id)?.lines ?? [];
    if (this.plan !== null && lines.some(({ text }) => text === this.plan?.text)) return this.confirm();
    this.clear();
    const [first] = lines;
    if (first !== undefined) {
      this.marked = id;
      if (isOneAttack(lines)) this.choose(first);
      else this.list(lines);
    } else if (this.#isFoe(id) && this.unit !== null && isOrdering(this.view) && this.unit.commander === this.me) {
      this.marked = this.marked === id ? null : id;
      if (unitCalled(this.view, id) !== null) this.explain(`AT ${this.squad.map((each) => each.id).join("+") || this.selected} > ${id}`);
    } else this.select(this.selected === id ? null : id);
  }

  select(id: string | null): void {
    this.clear();
    this.drop();
    if (id !== this.picked) this.wanted = "move";
    this.picked = id;
    this.marked = null;
  }

  /** Select the next piece that something can be done with, or the one before. */
  next(by = 1): string | null {
    const piece = this.neighbour(by);
    if (piece !== null) this.select(piece);
    return piece;
  }

  /** Point at a unit or a thing, or at none. */
  point(id: string | null): void {
    this.hovered = id;
    const lines = id === null ? [] : (this.lights.get(id)?.lines ?? []);
    this.peek(isOneAttack(lines) ? (lines[0] ?? null) : null);
  }

  override choose(line: LegalLine): void {
    this.drop();
    super.choose(line);
  }

  /** Weigh an action that is made up by hand. */
  propose(text: string): void {
    this.clear();
    this.drop();
    const line = this.table.legal.find((each) => each.text === text);
    if (line !== undefined) return this.planned.keep(this.planOf(line));
    const odds = this.connection.odds([text]);
    odds.catch(() => undefined); // whoever shows the answer says why there is none
    this.planned.keep({ text, line: null, odds });
  }

  /** One step back: the plan, the point, the ghost, the target, the aim, the selection. */
  cancel(): void {
    if (this.stepBack()) return;
    if (this.ghost !== null) return this.ghost.via.length > 0 ? this.unsettle() : this.drop();
    if (this.marked !== null) this.marked = null;
    else if (this.aim !== null && this.wanted !== "move") this.wanted = "move";
    else this.picked = null;
  }

  /** Whoever interrupts is the one with whom one goes on. */
  protected override act(text: string, line: LegalLine | null): void {
    if (line?.kind === "interrupt") this.select(line.piece);
    super.act(text, line);
  }

  protected override isWeighed(line: LegalLine): boolean {
    return GRAVE.includes(line.kind);
  }

  protected override isGrave(line: LegalLine): boolean {
    if (line.kind === "end") return preferences.confirmEnd && this.able.size > 0;
    return line.kind === "attack" || line.kind === "counter-attack" ? preferences.confirmAttack : [...GRAVE, ...CERTAIN].includes(line.kind);
  }

  /** Attack is the first thing that is thought of; who attacks comes with the plan. */
  protected override get listed(): readonly LegalLine[] {
    const seen = new Set<string>();
    return this.choices.filter((line) => {
      const key = line.kind === "attack" || line.kind === "counter-attack" ? `${line.kind} ${line.target}` : line.text;
      return !seen.has(key) && seen.add(key) !== undefined;
    });
  }

  /** Other ways to do what is planned: with others, with a sacrifice. */
  get alternatives(): readonly LegalLine[] {
    const line = this.plan?.line;
    if (line == null) return [];
    const mates = (line.piece ?? "").split("+");
    return this.table.legal.filter((each) => each.kind === line.kind && each.target === line.target && each.text !== line.text && mates.some((id) => isOf(this.view, each, id)));
  }

  #isFoe(id: string): boolean {
    const other = unitCalled(this.view, id)?.side ?? bodyCalled(this.view, id)?.side ?? null;
    return other !== null && this.me !== null && other !== this.me[0];
  }
}

/** Whether actions are ways to do one thing: the first is shown, the others are listed with it. */
const isOneAttack = (lines: readonly LegalLine[]): boolean => new Set(lines.map(({ kind, target }) => `${kind} ${target}`)).size === 1;
