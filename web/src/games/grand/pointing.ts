import type { Lit } from "./choices";

/** What a map shows of somebody who points at it, and tells of where. */
export interface Pointing {
  /** Pieces that something can be done with. */
  readonly able: ReadonlySet<string>;
  readonly lights: ReadonlyMap<string, Lit>;
  /** The cell that is looked at. */
  readonly cell: string | null;
  /** From where a spell reaches how far. */
  readonly range: { readonly from: string; readonly cells: number } | null;
  /** Battles that are not declared yet. */
  readonly arrows: readonly { readonly source: string; readonly target: string; readonly joins: boolean }[];
  pick(cell: string): void;
  point(cell: string | null): void;
}
