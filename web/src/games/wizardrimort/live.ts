import type { OddsAnswer, Message } from "../../generated/messages";
import { reasonOf } from "../../lib/server";

/** What the server says of an action that is not sent yet. */
export interface Answer {
  readonly text: string;
  /** What may come of it; null where it is refused. */
  readonly odds: OddsAnswer | null;
  readonly reason: Message | null;
}

/** Asks about whatever was asked last, one question at a time. */
export class Live {
  #next: string | null = null;
  #isAsking = false;
  readonly #ask: (text: string) => Promise<OddsAnswer>;
  readonly #hear: (answer: Answer) => void;

  constructor(ask: (text: string) => Promise<OddsAnswer>, hear: (answer: Answer) => void) {
    this.#ask = ask;
    this.#hear = hear;
  }

  /** Ask about an action; null: about nothing any more. */
  want(text: string | null): void {
    this.#next = text;
    if (!this.#isAsking) void this.#go();
  }

  async #go(): Promise<void> {
    this.#isAsking = true;
    while (this.#next !== null) {
      const text = this.#next;
      this.#next = null;
      this.#hear(await this.#answer(text));
    }
    this.#isAsking = false;
  }

  async #answer(text: string): Promise<Answer> {
    try {
      return { text, odds: await this.#ask(text), reason: null };
    } catch (thrown) {
      return { text, odds: null, reason: reasonOf(thrown) };
    }
  }
}
