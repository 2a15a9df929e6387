import type { Lit } from "./choices";
import type { Answer } from "./live";
import type { Aim, Ghost, Point } from "./shapes";

/** What a board shows of somebody who points at it and drags on it, and tells of where. */
export interface Pointing {
  /** Units and things that something can be done with: they are dragged. */
  readonly able: ReadonlySet<string>;
  readonly lights: ReadonlyMap<string, Lit>;
  /** The commander for whom one points; null: for nobody. */
  readonly me: string | null;
  readonly selected: string | null;
  /** The other end of the sight line. */
  readonly target: string | null;
  readonly aims: readonly Aim[];
  readonly aim: Aim | null;
  readonly ghost: Ghost | null;
  readonly answer: Answer | null;
  readonly isAnswered: boolean;
  readonly isDragging: boolean;
  pick(id: string): void;
  select(id: string | null): void;
  point(id: string | null): void;
  take(aim: Aim, isPlaced?: boolean): void;
  grab(): void;
  drag(to: Point): void;
  face(to: Point): void;
  release(): void;
  nudge(event: { readonly key: string; readonly shiftKey: boolean; readonly altKey: boolean }): boolean;
  settle(): void;
  unsettle(): void;
  turn(by: number): void;
  level(): void;
  jump(): void;
  drop(): void;
  carry(): void;
}
