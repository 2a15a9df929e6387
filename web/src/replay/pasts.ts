import type { Past, StepLine } from "../generated/messages";

interface Known {
  /** The step that led there; a step that was played anew is another object. */
  readonly line: StepLine | undefined;
  readonly past: Promise<Past>;
}

const MOST = 300;

/** Past tables that were asked for already. */
export class Pasts {
  readonly #known = new Map<number, Known>();
  readonly #look: (at: number) => Promise<Past>;

  constructor(look: (at: number) => Promise<Past>) {
    this.#look = look;
  }

  /** The table after `at` steps, the last of which was `line`. */
  get(at: number, line: StepLine | undefined): Promise<Past> {
    const known = this.#known.get(at);
    if (known !== undefined && known.line === line) return known.past;
    const past = this.#look(at);
    this.#known.delete(at);
    this.#known.set(at, { line, past });
    past.catch(() => {
      if (this.#known.get(at)?.past === past) this.#known.delete(at);
    });
    const oldest = this.#known.keys().next();
    if (this.#known.size > MOST && !oldest.done) this.#known.delete(oldest.value);
    return past;
  }

  /** Forget all, such as what another seat was shown. */
  clear(): void {
    this.#known.clear();
  }
}
