import type { CeriliaView } from "../../generated/cerilia";
import type { LegalLine } from "../../generated/messages";
import { preferences } from "../../lib/preferences.svelte";
import { Choosing } from "../../table/choosing.svelte";
import { isAttack } from "./attacks";
import {
  ableUnits, actorOf, casterCalled, choicesOf, endOf, isBegun, isGrave, isPass, lightsOf, nextIn, obstacleAt, placeOf, sectorCalled,
  unitCalled, type Lights,
} from "./choices";
import { ordersOf, type Orders } from "./orders";

const NO_LIGHTS: Lights = { places: new Map(), units: new Map() };

/** How a person comes to an action: selection, targets, choice, odds, confirmation. */
export class Play extends Choosing<CeriliaView> {
  /** The sector that is looked at. */
  place = $state<string | null>(null);
  /** The unit that is pointed at. */
  hovered = $state<string | null>(null);
  /** Whose preparation goes on as the scenario proposes. */
  following = $state<string | null>(null);
  readonly #orders = this.fleeting<Orders>();
  /** The step at which a proposal was followed last. */
  #followed = -1;

  /** The unit or caster that is selected. */
  readonly selected = $derived(
    unitCalled(this.view, this.picked) !== null || casterCalled(this.view, this.picked) !== null || this.picked === "fort" ? this.picked : null,
  );
  readonly orders = $derived(this.#orders.now);
  /** What is legal and not ordered yet. */
  readonly legal = $derived(this.table.legal.filter((line) => !this.orders?.lines.some(({ piece }) => piece === line.piece)));
  readonly choices = $derived(this.several ?? choicesOf(this.view, this.legal, this.selected));
  readonly lights = $derived.by(() =>
    this.connection.seat === null ? NO_LIGHTS : lightsOf(this.view, this.plan === null ? this.choices : [this.plan.line]),
  );
  readonly able = $derived.by(() => (this.connection.seat === null ? new Set<string>() : ableUnits(this.view, this.legal)));
  readonly actor = $derived(actorOf(this.view, this.selected));
  readonly ending = $derived(this.table.legal.find(isPass) ?? null);
  /** What the scenario proposes in preparation. */
  readonly proposal = $derived(this.table.legal.find(({ text }) => text === this.view.pending?.suggestion) ?? null);

  /** Somebody points at a place, or at a unit in it; a finger has not seen yet what would come of it. */
  pick(place: string, unit: string | null, isFinger: boolean): void {
    const { units, places } = this.lights;
    const target = unit === null ? undefined : units.get(unit);
    const isOther = unit !== null && unit !== this.selected && this.able.has(unit) && !isBegun(this.view);
    const lines = target?.lines ?? (isOther ? [] : (places.get(place)?.lines ?? []));
    const planned = this.plan?.line;
    this.clear();
    this.place = place;
    const [first] = lines;
    if (first !== undefined && lines.length === 1) return first === planned ? this.act(first.text, first) : this.choose(first, isFinger);
    if (lines.length > 1) return this.list(lines);
    if (!isOther && this.#isRefused(place, unit)) return;
    this.#select(place, unit);
  }

  override choose(line: LegalLine, isFinger = false): void {
    if (!isFinger || line.kind !== "move-unit") return super.choose(line);
    this.clear();
    this.planned.keep(this.planOf(line));
  }

  /** Carry out what is planned, or the attacks that were ordered. */
  override confirm(): void {
    if (this.plan !== null) return super.confirm();
    const [first, ...rest] = (this.orders?.lines ?? []).map(({ text }) => text);
    this.#orders.drop();
    if (first !== undefined) this.connection.act(first, ...rest);
  }

  /** Keep the planned attack, to be declared together with others. */
  order(): void {
    if (this.plan !== null) this.#order([...(this.orders?.lines ?? []), this.plan.line]);
    this.planned.drop();
    this.picked = null;
  }

  recall(line: LegalLine): void {
    this.#order(this.orders?.lines.filter((each) => each !== line) ?? []);
  }

  /** One step back: the plan, the selection, the orders, what was begun. */
  cancel(): void {
    if (this.stepBack()) return;
    const isOpen = this.selected === null && isBegun(this.view) && this.table.undo === null;
    if (this.selected === null) this.#orders.drop();
    if (isOpen) this.connection.undo();
    this.picked = null;
  }

  /** Somebody points at a place without choosing it. */
  point(place: string | null, unit: string | null): void {
    this.hovered = unit;
    const lines = (unit === null ? undefined : this.lights.units.get(unit)?.lines) ?? (place === null ? [] : (this.lights.places.get(place)?.lines ?? []));
    this.peek(lines.length === 1 ? (lines[0] ?? null) : null);
  }

  /** Select the next unit that something can be done with; its place. */
  next(): string | null {
    const id = this.neighbour();
    if (id === null) return null;
    this.clear();
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

  protected isGrave(line: LegalLine): boolean {
    return isGrave(this.view, line, this.table.legal, preferences);
  }

  protected isWeighed(line: LegalLine): boolean {
    return !isPass(line);
  }

  protected override isPeeked(line: LegalLine): boolean {
    return line.kind === "move-unit" || isAttack(line);
  }

  /** Attacks go together with those that were ordered before, and so does the end. */
  protected override act(text: string, line: LegalLine): void {
    const before = isAttack(line) || isPass(line) ? (this.orders?.lines ?? []) : [];
    const [first = text, ...others] = [...before.map((each) => each.text), text];
    this.#orders.drop();
    this.connection.act(first, ...others);
    if (line.kind === "move-unit" && endOf(line) !== null) this.picked = null;
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

  #order(lines: readonly LegalLine[]): void {
    if (lines.length > 0) this.#orders.keep(ordersOf(this.connection, lines));
    else this.#orders.drop();
  }
}
