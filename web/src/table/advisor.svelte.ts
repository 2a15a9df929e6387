import type { Hint, Message, RankedLine, Table } from "../generated/messages";
import type { Connection } from "../lib/connection.svelte";
import { reasonOf } from "../lib/server";

/** What a bot would do, for as long as the table stands as it did when it was asked. */
export class Advisor {
  isAsking = $state(false);
  #hint = $state.raw<Hint | null>(null);
  #reason = $state.raw<{ readonly step: number; readonly reason: Message } | null>(null);
  #pointed = $state<string | null>(null);
  readonly #connection: Connection;
  readonly #tableOf: () => Table;

  readonly hint = $derived.by(() => (this.#hint?.step === this.#tableOf().step ? this.#hint : null));
  readonly reason = $derived.by(() => (this.#reason?.step === this.#tableOf().step ? this.#reason.reason : null));
  /** The proposal that is pointed at, or the best. */
  readonly shown = $derived<RankedLine | null>(
    this.hint?.ranked.find(({ text }) => text === this.#pointed) ?? this.hint?.ranked[0] ?? null,
  );

  constructor(connection: Connection, tableOf: () => Table) {
    this.#connection = connection;
    this.#tableOf = tableOf;
  }

  async ask(): Promise<void> {
    if (this.isAsking || this.#connection.seat === null) return;
    const { step } = this.#tableOf();
    this.isAsking = true;
    this.#pointed = null;
    try {
      this.#hint = await this.#connection.hint();
    } catch (thrown) {
      this.#reason = { step, reason: reasonOf(thrown) };
    }
    this.isAsking = false;
  }

  point(text: string | null): void {
    this.#pointed = text;
  }

  close(): void {
    this.#hint = this.#reason = null;
  }
}
