import type { Connection } from "../../lib/connection.svelte";
import type { Table } from "../../generated/messages";
import { Choosing } from "../../table/choosing.svelte";
import { begun } from "./begun";
import { aimsOf, enginesOf } from "./choices";
import { facingOf, hasPath, levelsAt, nudged, settled, taken, textOf, turned, unsettled } from "./ghost";
import { Live, type Answer } from "./live";
import { bodyCalled, squadOf, unitCalled, type Aim, type Ghost, type Point, type WizardrimortView } from "./shapes";

/** Sixteen directions have names. */
const DIRECTIONS = 16;

/** How a person aims at points of the table: a ghost that is dragged, and that the server answers for. */
export abstract class Aiming extends Choosing<WizardrimortView, null> {
  /** What a press on the table means, if it can. */
  wanted = $state<Aim>("move");
  /** Who is shot by the catapult. */
  trooper = $state<string | null>(null);
  /** Whether a ghost is being dragged at this moment. */
  isDragging = $state(false);
  readonly #held = this.fleeting<Ghost>();
  #answer = $state.raw<Answer | null>(null);
  readonly #live: Live;

  readonly isDeciding = $derived.by(() => this.connection.seat !== null);
  /** The unit or catapult that is selected, of any side. */
  readonly selected = $derived(unitCalled(this.view, this.picked) === null && bodyCalled(this.view, this.picked) === null ? null : this.picked);
  readonly aims = $derived.by(() => (this.isDeciding ? aimsOf(this.view, this.table.legal, this.selected) : []));
  /** What a press on the table means now; null: nothing. */
  readonly aim = $derived<Aim | null>(this.aims.includes(this.wanted) ? this.wanted : (this.aims[0] ?? null));
  readonly ghost = $derived(this.#held.now);
  /** The action that the ghost stands for, as it is written. */
  readonly text = $derived.by(() => (this.ghost === null ? null : this.#textOf(this.ghost)));
  /** What the server says of the ghost; while it is asked, what it said last. */
  readonly answer = $derived(this.ghost === null || this.text === null ? null : this.#answer);
  /** Whether the answer is of the ghost as it stands. */
  readonly isAnswered = $derived(this.answer !== null && this.answer.text === this.text);

  constructor(connection: Connection, tableOf: () => Table) {
    super(connection, tableOf);
    this.#live = new Live((text) => connection.odds([text]), (answer) => (this.#answer = answer));
  }

  /** Mean something else by a press on the table; with `isPlaced` a ghost is there at once. */
  take(aim: Aim, isPlaced = true): void {
    this.clear();
    this.wanted = aim;
    this.#let(isPlaced && this.aim === aim ? this.#begun(aim) : null);
  }

  /** Begin to drag: what is selected, or a ghost that is there already. */
  grab(): void {
    if (this.aim === null || this.connection.isBusy) return;
    this.clear();
    if (this.ghost === null || this.ghost.aim !== this.aim) this.#let(this.#begun(this.aim));
    this.isDragging = true;
  }

  /** The ghost is wanted elsewhere; of a turn, it looks there. */
  drag(to: Point): void {
    const ghost = this.#current();
    if (ghost !== null) this.#let(taken(ghost, to.x, to.y));
  }

  /** The ghost, or what would turn, looks at a point. */
  face(to: Point): void {
    if (this.ghost === null || hasPath(this.ghost.aim)) this.take("turn");
    const { ghost } = this;
    if (ghost === null) return;
    const from = ghost.aim === "deploy" ? ghost.at : ghost.from;
    this.#let({ ...ghost, facing: facingOf(Math.round(to.x - from.x), Math.round(to.y - from.y), ghost.facing) });
  }

  release(): void {
    this.isDragging = false;
  }

  nudge(event: { readonly key: string; readonly shiftKey: boolean; readonly altKey: boolean }): boolean {
    const ghost = this.#current();
    const next = ghost === null || this.connection.isBusy ? null : nudged(ghost, event.key, this.view.tape, event);
    if (next === null) return false;
    this.clear();
    this.#let(next);
    return true;
  }

  /** The point under the ghost becomes one of its path. */
  settle(): void {
    if (this.ghost !== null) this.#let(settled(this.ghost));
  }

  /** The last point of the path is taken back. */
  unsettle(): void {
    if (this.ghost !== null) this.#let(unsettled(this.ghost) ?? this.ghost);
  }

  /** Look another way, by a sixteenth of the circle. */
  turn(by: number): void {
    const isSquad = this.aim === "squad" && this.aims.includes("turn-squad");
    if ((this.ghost === null || hasPath(this.ghost.aim)) && this.aims.includes("turn")) this.take(isSquad ? "turn-squad" : "turn");
    if (this.ghost !== null) this.#let({ ...this.ghost, facing: turned(this.ghost.facing, by / DIRECTIONS) });
  }

  /** Another level where several lie one above the other, lower each time. */
  level(): void {
    if (this.ghost === null) return;
    const all = levelsAt(this.view.bodies, this.ghost.at);
    const place = this.ghost.at.z === null ? 0 : all.indexOf(this.ghost.at.z);
    this.#let({ ...this.ghost, at: { ...this.ghost.at, z: all[place + 1] ?? null } });
  }

  /** Climb down, or jump. */
  jump(): void {
    if (this.ghost !== null) this.#let({ ...this.ghost, at: { ...this.ghost.at, isJump: !this.ghost.at.isJump } });
  }

  /** The ghost is gone. */
  drop(): void {
    this.isDragging = false;
    this.#let(null);
  }

  /** Carry out what the ghost stands for. */
  carry(): void {
    if (this.text === null || this.connection.isBusy) return;
    if (this.isAnswered && this.answer?.reason != null) return this.refuse(this.answer.reason);
    this.connection.act(this.text);
  }

  #current(): Ghost | null {
    return this.ghost ?? (this.aim === null ? null : this.#begun(this.aim));
  }

  #begun(aim: Aim): Ghost | null {
    return begun(aim, this.view, this.picked, this.table.legal);
  }

  #let(ghost: Ghost | null): void {
    if (ghost === null) this.#held.drop();
    else this.#held.keep(ghost);
    if (ghost === null) this.#answer = null;
    this.#live.want(ghost === null ? null : this.#textOf(ghost));
  }

  #textOf(ghost: Ghost): string | null {
    const trooper = this.trooper ?? this.table.legal.find(({ kind }) => kind === "land")?.piece ?? null;
    return textOf(ghost, { squad: squadOf(this.view, ghost.actor), isOnlyEngine: enginesOf(this.view).length < 2, trooper });
  }
}
