import { preferences, reducedMotion } from "../lib/preferences.svelte";

/** Something that is shown for a while. */
export interface Beat {
  /** How long, in ms, at the usual speed. */
  readonly lasts: number;
}

/** However much there is to show, it takes no longer, in ms. */
const LONGEST = 4000;

/** Things to show, one after another; nothing where motion is unwanted. */
export class Queue<Kind extends Beat> {
  current = $state.raw<Kind | null>(null);
  /** How many times faster than usual it goes now. */
  pace = $state(1);

  #waiting: readonly Kind[] = [];
  #timer = 0;
  readonly #onbeat: (beat: Kind) => void;

  constructor(onbeat: (beat: Kind) => void) {
    this.#onbeat = onbeat;
  }

  play(beats: readonly Kind[]): void {
    if (beats.length === 0 || reducedMotion()) return;
    this.#waiting = [...this.#waiting, ...beats];
    const total = this.#waiting.reduce((sum, beat) => sum + beat.lasts, 0);
    this.pace = preferences.speed * Math.max(1, total / LONGEST);
    if (this.current === null) this.#next();
  }

  /** Go to the end at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.current = null;
  }

  #next(): void {
    const [beat, ...rest] = this.#waiting;
    this.#waiting = rest;
    this.current = beat ?? null;
    if (beat === undefined) return;
    this.#onbeat(beat);
    this.#timer = window.setTimeout(() => this.#next(), beat.lasts / this.pace);
  }
}
