import { untrack } from "svelte";

import type { Message, Past, StepLine, Table } from "../generated/messages";
import type { Connection } from "../lib/connection.svelte";
import { preferences } from "../lib/preferences.svelte";
import { reasonOf } from "../lib/server";
import { seatOfTable } from "../table/seats";
import { Pasts } from "./pasts";
import { nextTurn, previousTurn, turnAt, turnsOf } from "./turns";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const PACE = 1000;
const AROUND = [1, 2, -1];
const READING: Message = { id: "ui-replay-reading", args: {}, rule: null };

/** A match as it can be walked through: the moment that is shown, and how it plays by itself. */
export class Timeline {
  /** Steps taken at the moment that is shown; null: now. */
  at = $state<number | null>(null);
  isPlaying = $state(false);
  speed = $state<Speed>(preferences.speed);
  /** Why a moment cannot be shown. */
  reason = $state.raw<Message | null>(null);

  readonly #connection: Connection;
  readonly #pasts: Pasts;
  #past = $state.raw<Past | null>(null);
  #isLoading = false;
  #seat: number | null = null;
  #timer = 0;

  readonly turns = $derived.by(() => turnsOf(this.#connection.log));

  /** Has to be made where a component starts: it lives as long. */
  constructor(connection: Connection) {
    this.#connection = connection;
    this.#pasts = new Pasts((at) => connection.look(at));
    $effect(() => {
      if (connection.table !== null && connection.status === "open") untrack(() => this.#follow());
    });
    $effect(() => () => this.pause());
  }

  get steps(): number {
    return this.#connection.table?.step ?? 0;
  }

  get log(): readonly StepLine[] {
    return this.#connection.log;
  }

  /** Steps taken at the moment that is shown, or that is being fetched. */
  get place(): number {
    return this.at ?? this.steps;
  }

  get turn() {
    return turnAt(this.turns, this.place);
  }

  nameOf(seat: number): string {
    const { table } = this.#connection;
    return table === null ? "" : seatOfTable(table, seat);
  }

  /** What is to be shown: the table as it is or, when one looks back, as it was, with nothing to be played. */
  get shown(): Table | null {
    const table = this.#connection.table;
    if (table === null || this.at === null || this.#past === null) return table;
    return pastTable(table, this.#past, this.log);
  }

  go(step: number): void {
    const at = Math.min(this.steps, Math.max(0, step));
    if (at === this.steps) return this.now();
    this.at = at;
    this.#connection.isLooking = true;
    void this.#load();
  }

  now(): void {
    this.pause();
    this.at = this.#past = this.reason = null;
    this.#connection.isLooking = false;
  }

  by(steps: number): void {
    this.pause();
    this.go(this.place + steps);
  }

  byTurn(direction: 1 | -1): void {
    this.pause();
    this.go(direction > 0 ? nextTurn(this.turns, this.place, this.steps) : previousTurn(this.turns, this.place));
  }

  /** Play from here, from the beginning if this is the end; or stop. */
  toggle(): void {
    if (this.isPlaying) return this.pause();
    if (this.steps === 0) return;
    this.isPlaying = true;
    this.go(this.at ?? 0);
    this.#next();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
  }

  faster(direction: 1 | -1): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.speed) + direction] ?? this.speed;
  }

  #next(): void {
    this.#timer = window.setTimeout(() => {
      if (!this.#isLoading) this.go(this.place + 1);
      if (this.isPlaying) this.#next();
    }, PACE / this.speed);
  }

  /** After news of the table: steps may have been taken back, or played anew. */
  #follow(): void {
    const seat = this.#connection.table?.seat ?? null;
    if (seat !== this.#seat) {
      this.#pasts.clear();
      this.#past = null;
      this.#seat = seat;
    }
    if (this.at === null) return;
    if (this.at >= this.steps) this.now();
    else void this.#load();
  }

  /** Fetch what is to be shown, one at a time: a slider that is dragged asks for the latest alone. */
  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      let at: number | null;
      while ((at = this.at) !== null) {
        const past = await this.#get(at);
        if (this.at !== null) this.#past = past;
        if (this.at === at) break;
      }
      this.reason = null;
      if (at !== null) for (const each of AROUND) this.#prefetch(at + each);
    } catch (thrown) {
      if (this.#past === null) this.now();
      this.pause();
      this.reason = reasonOf(thrown);
    } finally {
      this.#isLoading = false;
    }
  }

  #prefetch(at: number): void {
    if (at >= 0 && at < this.steps) this.#get(at).catch(() => undefined);
  }

  #get(at: number): Promise<Past> {
    return this.#pasts.get(at, this.log.find((line) => line.number === at));
  }
}

/** A table as it was: whoever is given it can show it, and finds nothing to play. */
export function pastTable(table: Table, { at, hash, view }: Past, log: readonly StepLine[]): Table {
  const values = log.find((line) => line.number === at)?.values ?? [];
  const nothing = { waiting: [], thinking: null, legal: [], blocked: [], offers: [], result: null, redo: false };
  return { ...table, ...nothing, step: at, hash, view, values, undo: READING };
}
