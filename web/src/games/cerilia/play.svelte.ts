import type { CeriliaView } from "../../generated/cerilia";
import type { LegalLine, Message, Table } from "../../generated/messages";
import type { Connection } from "../../lib/connection.svelte";
import { preferences } from "../../lib/preferences.svelte";
import { isAttack } from "./attacks";
import {
  ableUnits, actorOf, casterCalled, choicesOf, endOf, isBegun, isGrave, isPass, lightsOf, nextIn, obstacleAt, placeOf, sectorCalled,
  unitCalled, type Lights,
} from "./choices";
import { ordersOf, planOf, type Orders, type Plan } from "./plans";

const REST = 120;
const NO_LIGHTS: Lights = { places: new Map(), units: new Map() };

/** How a person comes to an action: selection, targets, choice, odds, confirmation. */
export class Play {
  /** The unit or caster that is selected. */
  picked = $state<string | null>(null);
  /** The sector that is looked at. */
  place = $state<string | null>(null);
  /** The unit that is pointed at. */
  hovered = $state<string | null>(null);
  /** Whose preparation goes on as the scenario proposes. */
  following = $state<string | null>(null);
  #planned = $state.raw<Plan | null>(null);
  #peeked = $state.raw<Plan | null>(null);
  #orders = $state.raw<Orders | null>(null);
  #several = $state.raw<{ readonly step: number; readonly lines: readonly LegalLine[] } | null>(null);
  #refused = $state.raw<{ readonly step: number; readonly reason: Message } | null>(null);
  #timer = 0;
  /** The step at which a proposal was followed last. */
  #followed = -1;
  readonly connection: Connection;
  readonly #tableOf: () => Table;

  readonly table = $derived.by(() => this.#tableOf());
  readonly view = $derived(this.table.view as CeriliaView);
  readonly selected = $derived(
    unitCalled(this.view, this.picked) !== null || casterCalled(this.view, this.picked) !== null || this.picked === "fort" ? this.picked : null,
  );
  readonly plan = $derived(this.#planned?.step === this.table.step ? this.#planned : null);
  readonly peeked = $derived(this.#peeked?.step === this.table.step ? this.#peeked : null);
  readonly orders = $derived(this.#orders?.step === this.table.step && this.#orders.lines.length > 0 ? this.#orders : null);
  /** What is legal and not ordered yet. */
  readonly legal = $derived(this.table.legal.filter((line) => !this.orders?.lines.some(({ piece }) => piece === line.piece)));
  readonly several = $derived(this.#several?.step === this.table.step ? this.#several.lines : null);
  readonly choices = $derived(this.several ?? choicesOf(this.view, this.legal, this.selected));
  readonly lights = $derived.by(() =>
    this.connection.seat === null ? NO_LIGHTS : lightsOf(this.view, this.plan === null ? this.choices : [this.plan.line]),
  );
  readonly able = $derived.by(() => (this.connection.seat === null ? new Set<string>() : ableUnits(this.view, this.legal)));
  readonly actor = $derived(actorOf(this.view, this.selected));
  readonly reason = $derived.by(() => (this.#refused?.step === this.table.step ? this.#refused.reason : this.connection.refusal));
  readonly pass = $derived(this.table.legal.find(isPass) ?? null);
  /** What the scenario proposes in preparation. */
  readonly proposal = $derived(this.table.legal.find(({ text }) => text === this.view.pending?.suggestion) ?? null);

  constructor(connection: Connection, tableOf: () => Table) {
    this.connection = connection;
    this.#tableOf = tableOf;
  }

  /** Somebody points at a place, or at a unit in it; a finger has not seen yet what would come of it. */
  pick(place: string, unit: string | null, isFinger: boolean): void {
    const { units, places } = this.lights;
    const target = unit === null ? undefined : units.get(unit);
    const isOther = unit !== null && unit !== this.selected && this.able.has(unit) && !isBegun(this.view);
    const lines = target?.lines ?? (isOther ? [] : (places.get(place)?.lines ?? []));
    const planned = this.plan?.line;
    this.#clear();
    this.place = place;
    const [first] = lines;
    if (first !== undefined && lines.length === 1) return first === planned ? this.#act(first) : this.choose(first, isFinger);
    if (lines.length > 1) {
      this.#several = { step: this.table.step, lines };
      return;
    }
    if (!isOther && this.#isRefused(place, unit)) return;
    this.#select(place, unit);
  }

  choose(line: LegalLine, isFinger = false): void {
    const isLooked = isFinger && line.kind === "move-unit";
    this.#clear();
    if (isLooked || isGrave(this.view, line, this.table.legal, preferences)) this.#planned = planOf(this.connection, this.table.step, line);
    else this.#act(line);
  }

  /** Carry out what is planned, after the attacks that were ordered before. */
  confirm(): void {
    if (this.plan !== null) return this.#act(this.plan.line);
    const [first, ...rest] = (this.orders?.lines ?? []).map(({ text }) => text);
    this.#orders = null;
    if (first !== undefined) this.connection.act(first, ...rest);
  }

  /** Keep the planned attack, to be declared together with others. */
  order(): void {
    if (this.plan !== null) this.#orders = ordersOf(this.connection, this.table.step, [...(this.orders?.lines ?? []), this.plan.line]);
    this.#planned = null;
    this.picked = null;
  }

  recall(line: LegalLine): void {
    const left = this.orders?.lines.filter((each) => each !== line) ?? [];
    this.#orders = ordersOf(this.connection, this.table.step, left);
  }

  /** One step back: the plan, the selection, the orders, what was begun. */
  cancel(): void {
    const hadPlan = this.plan !== null || this.several !== null;
    this.#clear();
    if (hadPlan) return;
    const isOpen = this.selected === null && isBegun(this.view) && this.table.undo === null;
    if (this.selected === null) this.#orders = null;
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
    if (line === this.peeked?.line) return;
    this.#peeked = null;
    if (line !== null && this.plan === null && (line.kind === "move-unit" || isAttack(line))) {
      this.#timer = window.setTimeout(() => (this.#peeked = planOf(this.connection, this.table.step, line)), REST);
    }
  }

  /** Somebody points at a place without choosing it. */
  point(place: string | null, unit: string | null): void {
    this.hovered = unit;
    const lines = (unit === null ? undefined : this.lights.units.get(unit)?.lines) ?? (place === null ? [] : (this.lights.places.get(place)?.lines ?? []));
    this.peek(lines.length === 1 ? (lines[0] ?? null) : null);
  }

  /** The n-th action of the list, from 1. */
  nth(number: number): void {
    const line = this.plan === null ? this.choices[number - 1] : undefined;
    if (line !== undefined && !this.connection.isBusy) this.choose(line);
  }

  /** Select the next unit that something can be done with; its place. */
  next(): string | null {
    const all = [...this.able];
    const id = all[(all.indexOf(this.selected ?? "") + 1) % all.length];
    if (id === undefined) return null;
    this.#clear();
    this.picked = id;
    this.place = placeOf(this.view, id);
    return this.place;
  }

  /** Go on with what the scenario proposes, as far as it does. */
  follow(): void {
    const isOn = this.proposal !== null && this.following === this.view.to_move;
    if (!isOn) this.following = null;
    if (!isOn || this.proposal === null || this.connection.isBusy || this.#followed === this.table.step) return;
    this.#followed = this.table.step;
    this.connection.act(this.proposal.text);
  }

  #select(place: string, unit: string | null): void {
    if (unit !== null) {
      this.picked = unit === this.selected ? null : unit;
      return;
    }
    if (sectorCalled(this.view, place) !== null) this.picked = nextIn(this.view, place, this.able, this.selected);
  }

  #isRefused(place: string, unit: string | null): boolean {
    const against = obstacleAt(this.table.blocked, this.actor, place, unit);
    if (against !== null) this.refuse(against.reason);
    return against !== null && (unit === null || against.target === unit);
  }

  #act(line: LegalLine): void {
    const rest = this.orders?.lines ?? [];
    this.#planned = this.#orders = null;
    const [first = line.text, ...others] = isAttack(line) || isPass(line) ? [...rest.map(({ text }) => text), line.text] : [line.text];
    this.connection.act(first, ...others);
    if (line.kind === "move-unit" && endOf(line) !== null) this.picked = null;
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#planned = this.#several = this.#refused = this.#peeked = null;
  }
}
