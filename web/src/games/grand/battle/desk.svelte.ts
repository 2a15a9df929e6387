import type { GrandView, LayoutAdvice, MixPart } from "../../../generated/grand";
import type { Message, Table } from "../../../generated/messages";
import type { Connection } from "../../../lib/connection.svelte";
import { reasonOf } from "../../../lib/server";
import { isLayingOut, numberOf } from "../choices";
import { isLayout } from "../previews";
import {
  askedOf, drafted, drawn, filled, firstBlank, isComplete, movedTo, nextOf, nodeOf, ordered, ORDERS, planOf, shifted, sideOf, swapped, taken, type Draft,
} from "./draft";
import { momentsOf, reportsOf, toldBefore, type Moment, type Report, type Side } from "./reports";

interface Kept<Thing> {
  readonly key: string;
  readonly thing: Thing;
}

/** A battle as one person sees it: the layout that is made up, what was turned up, what is advised. */
export class Desk {
  /** The card that gets the next order, or changes its place. */
  #chosen = $state.raw<Kept<{ readonly piece: string; readonly card: number }> | null>(null);
  #made = $state.raw<Kept<Draft> | null>(null);
  /** The layout that is being said to the server, choice by choice. */
  #following = $state<string | null>(null);
  #advice = $state.raw<Kept<LayoutAdvice> | null>(null);
  #refused = $state.raw<Kept<Message> | null>(null);
  /** How many passes have been looked at. */
  #seen = $state(0);
  /** How many passes have been turned up to the last card. */
  #turned = $state(0);
  /** An older pass that is looked at again. */
  review = $state.raw<Moment | null>(null);
  #followed = -1;
  readonly connection: Connection;
  readonly #tableOf: () => Table;

  readonly table = $derived.by(() => this.#tableOf());
  readonly view = $derived(this.table.view as GrandView);
  readonly battle = $derived(this.view.battle);
  /** Numbers of the seats of this page. */
  readonly yours = $derived(new Set(this.table.seats.flatMap((seat, place) => (seat.yours ? [numberOf(this.view, place)] : []))));
  readonly me = $derived.by(() => numberOf(this.view, this.connection.seat));
  /** The number of the seat for which the table is shown. */
  readonly viewer = $derived(numberOf(this.view, this.table.seat));
  /** The side of this person: that of who decides, or of any seat of this page. */
  readonly side = $derived.by((): Side | null => {
    const { battle } = this;
    if (battle === null) return null;
    return sideOf(battle, this.me) ?? sideOf(battle, this.viewer) ?? [...this.yours].map((seat) => sideOf(battle, seat)).find((side) => side !== null) ?? null;
  });
  readonly isLaying = $derived(this.battle !== null && this.me !== 0 && this.side !== null && isLayingOut(this.view));
  readonly key = $derived(`${this.view.year}/${this.view.active}/${this.battle?.number}/${this.battle?.round}/${this.side}/${this.me}`);
  readonly draft = $derived.by((): Draft => {
    if (this.#made?.key === this.key) return this.#made.thing;
    const { battle, side } = this;
    return battle === null || side === null ? [] : drafted(battle, side, this.me, this.table.params["orders_by"] === "commander");
  });
  readonly isReady = $derived(isComplete(this.draft));
  /** Whether orders are given for the first time; later cards only change places. */
  readonly isFirst = $derived((this.battle?.round ?? 1) === 1);
  readonly node = $derived(this.battle !== null && this.isLaying ? nodeOf(this.battle, this.table.legal) : this.view.node);
  readonly isPlacing = $derived(this.node === "arrange" || this.node === "rearrange");
  readonly isFollowing = $derived(this.#following === this.key);
  readonly chosen = $derived(this.#chosen?.key === this.key ? this.#chosen.thing : this.isFirst ? firstBlank(this.draft) : null);
  readonly advice = $derived(this.#advice?.key === this.key ? this.#advice.thing : null);
  readonly reason = $derived(this.#refused?.key === this.key ? this.#refused.thing : null);
  readonly reports = $derived.by(() => reportsOf(this.connection.log.filter(({ number }) => number <= this.table.step)));
  readonly moments = $derived(momentsOf(this.reports, this.yours));
  /** The passes of all battles, whoever fought. */
  readonly every = $derived(momentsOf(this.reports, new Set(this.view.seats.map(({ seat }) => seat))));
  /** Looking back, the pass that was turned up in the step that is shown. */
  readonly past = $derived.by(() => (this.connection.isLooking ? (this.every.findLast(({ pass }) => pass.step === this.table.step) ?? null) : null));
  /** A pass that this person has not looked at. */
  readonly fresh = $derived.by(() => (this.connection.isLooking ? null : (this.moments[this.#seen] ?? null)));
  readonly moment = $derived(this.past ?? this.fresh ?? this.review);
  /** The first pass of which nothing may be told yet. */
  readonly untold = $derived.by(() => (this.connection.isLooking ? null : (this.moments[Math.max(this.#seen, this.#turned)] ?? null)));
  /** The log as far as the cards have been turned up. */
  readonly told = $derived.by(() => toldBefore(this.connection.log, this.untold));
  /** Whether the battle belongs before the map. */
  readonly isOpen = $derived(this.moment !== null || (this.battle !== null && this.side !== null && isLayingOut(this.view)) || this.view.match !== null);

  constructor(connection: Connection, tableOf: () => Table) {
    this.connection = connection;
    this.#tableOf = tableOf;
    const last = connection.log.findLast(({ seat }) => seat === this.table.seat)?.number ?? 0;
    this.#seen = this.moments.filter(({ pass }) => pass.step < last).length;
  }

  /** The cards of the pass lie turned up, all of them. */
  turn(): void {
    if (this.fresh !== null) this.#turned = this.#seen + 1;
  }

  /** The pass was looked at. */
  pass(isAll = false): void {
    const next = this.review === null ? undefined : this.every[this.every.indexOf(this.review) + 1];
    if (this.fresh !== null) this.#seen = isAll ? this.moments.length : this.#seen + 1;
    else this.review = next?.report === this.review?.report && next !== undefined ? next : null;
  }

  /** Look at a battle again, from its first pass on. */
  look(report: Report): void {
    this.review = this.every.find((moment) => moment.report === report) ?? null;
  }

  choose(piece: string, card: number): void {
    const before = this.#chosen?.key === this.key ? this.#chosen.thing : null;
    if (!this.isFirst && before?.piece === piece && before.card !== card) {
      this.#make(swapped(this.draft, piece, before.card, card));
      this.#chosen = null;
    } else this.#chosen = { key: this.key, thing: { piece, card } };
  }

  give(order: string): void {
    if (this.chosen === null || !this.isFirst) return;
    const { piece, card } = this.chosen;
    this.#make(ordered(this.draft, piece, card, order));
    const blank = firstBlank(this.draft);
    this.#chosen = blank === null ? { key: this.key, thing: { piece, card } } : null;
  }

  shift(piece: string, by: 1 | -1): void {
    this.#make(shifted(this.draft, piece, by));
  }

  put(piece: string, place: number): void {
    this.#make(movedTo(this.draft, piece, place));
  }

  fill(order: string | null): void {
    this.#make(filled(this.draft, () => order ?? ORDERS[Math.floor(Math.random() * ORDERS.length)] ?? "a"));
  }

  /** A layout drawn from the best mix. */
  async suggest(): Promise<void> {
    const { key } = this;
    const advice = await this.#weigh([this.table.legal[0]?.text ?? ""]);
    const layout = advice === null ? null : drawn(advice.mix, Math.random());
    if (layout !== null && key === this.key) this.#make(taken(this.draft, layout, !this.isPlacing));
  }

  lay(layout: MixPart["layout"]): void {
    this.#make(taken(this.draft, layout, !this.isPlacing));
  }

  /** What the best play is worth, and what this layout loses at most. */
  async weigh(): Promise<void> {
    const { battle, side } = this;
    const plan = this.isReady && battle !== null && side !== null ? planOf(this.draft, this.node, this.connection.log, battle, side) : [];
    await this.#weigh(plan.length > 0 ? [plan.join(" ")] : [this.table.legal[0]?.text ?? ""]);
  }

  commit(): void {
    if (!this.isReady) return;
    this.#make(this.draft);
    this.#following = this.key;
  }

  /** Say the next choice of the layout. */
  follow(): void {
    const { battle } = this;
    if (battle === null || !this.isFollowing || !this.isLaying || this.connection.isBusy || this.#followed === this.table.step) return;
    const { log } = this.connection;
    const next = nextOf(this.draft, this.node, askedOf(this.draft, battle, log), log);
    if (next === null) {
      this.#following = null;
      return;
    }
    this.#followed = this.table.step;
    this.connection.act(next);
  }

  #make(draft: Draft): void {
    this.#made = { key: this.key, thing: draft };
    if (this.#advice?.thing.verdict !== null) this.#advice = null;
  }

  async #weigh(plan: readonly string[]): Promise<LayoutAdvice | null> {
    const { key } = this;
    try {
      const { summary } = await this.connection.odds(plan);
      if (!isLayout(summary)) return null;
      this.#advice = { key, thing: summary };
      return summary;
    } catch (thrown) {
      this.#refused = { key, thing: reasonOf(thrown) };
      return null;
    }
  }
}
