/** What belongs to one step of the match, and is gone with the next. */
export class Fleeting<Thing> {
  #kept = $state.raw<{ readonly step: number; readonly thing: Thing } | null>(null);
  readonly #stepOf: () => number;

  constructor(stepOf: () => number) {
    this.#stepOf = stepOf;
  }

  get now(): Thing | null {
    return this.#kept?.step === this.#stepOf() ? this.#kept.thing : null;
  }

  /** Keep a thing; one that was long in coming names the step to which it belongs. */
  keep(thing: Thing, step = this.#stepOf()): void {
    this.#kept = { step, thing };
  }

  drop(): void {
    this.#kept = null;
  }
}
