import type { LegalLine, Table } from "../../generated/messages";
import type { Connection } from "../../lib/connection.svelte";
import { preferences } from "../../lib/preferences.svelte";
import { Choosing } from "../../table/choosing.svelte";
import { ablePieces, aimsOf, choicesOf, enginesOf, isOf, isOrdering, isOver, lightsOf, type Lit } from "./choices";
import { distance, facingOf, isShot, levelsAt, nudged, settled, taken, textOf, turned, unsettled, waypoint } from "./ghost";
import { Live, type Answer } from "./live";
import { bodyCalled, centreOf, squadOf, unitCalled, type Aim, type Ghost, type Point, type UnitView, type WizardrimortView } from "./shapes";

const NO_LIGHTS: ReadonlyMap<string, Lit> = new Map();
/** Actions that are weighed and confirmed before they are sent. */
const GRAVE = ["attack", "counter-attack", "jump-kill", "wreck", "raze", "hire", "rite"];

/** How a person comes to an action: a unit, an aim, a ghost that the server answers for, confirmation. */
export class Play extends Choosing<WizardrimortView, null> {
  /** The enemy or thing that is looked at for good. */
  marked = $state<string | null>(null);
  /** What is pointed at. */
  hovered = $state<string | null>(null);
  /** What a press on the table means, if it can. */
  wanted = $state<Aim>("move");
  /** Who is shot by the catapult. */
  trooper = $state<string | null>(null);
  /** Whether a ghost is being dragged at this moment. */
  isDragging = $state(false);
  #answer = $state.raw<Answer | null>(null);
  readonly #held = this.fleeting<Ghost>();
  readonly #live: Live;

  readonly #isDeciding = $derived.by(() => this.connection.seat !== null);
  /** The commander for whom this page decides. */
  readonly me = $derived.by(() => (this.connection.seat === null ? null : (this.view.commanders[this.connection.seat]?.id ?? null)));
  readonly able = $derived.by(() => (this.#isDeciding ? ablePieces(this.view, this.table.legal) : new Set<string>()));
  /** The unit or catapult that is selected, of any side. */
  readonly selected = $derived(unitCalled(this.view, this.picked) === null && bodyCalled(this.view, this.picked) === null ? null : this.picked);
  readonly unit = $derived(unitCalled(this.view, this.selected));
  /** The squad of the selected unit; itself alone if it is a loner. */
  readonly squad = $derived(squadOf(this.view, this.selected));
  readonly aims = $derived.by(() => (this.#isDeciding ? aimsOf(this.view, this.table.legal, this.selected) : []));
  /** What a press on the table means now; null: nothing. */
  readonly aim = $derived<Aim | null>(this.aims.includes(this.wanted) ? this.wanted : (this.aims[0] ?? null));
  readonly ghost = $derived(this.#held.now);
  /** The action that the ghost stands for, as it is written. */
  readonly text = $derived.by(() => (this.ghost === null ? null : this.#textOf(this.ghost)));
  /** What the server says of the ghost; while it is asked, what it said last. */
  readonly answer = $derived(this.ghost === null || this.text === null ? null : this.#answer);
  /** Whether the answer is of the ghost as it stands. */
  readonly isAnswered = $derived(this.answer !== null && this.answer.text === this.text);
  /** What is looked at: pointed at, or marked. */
  readonly target = $derived(this.hovered ?? this.marked);
  readonly choices = $derived(this.several ?? choicesOf(this.view, this.table.legal, this.selected));
  readonly lights = $derived.by(() => (this.#isDeciding ? lightsOf(this.view, this.choices) : NO_LIGHTS));
  /** The action with which one is done. */
  readonly ending = $derived(this.table.legal.find(isOver) ?? null);

  constructor(connection: Connection, tableOf: () => Table) {
    super(connection, tableOf);
    this.#live = new Live((text) => connection.odds([text]), (answer) => (this.#answer = answer));
  }

  // Selecting

  /** Somebody presses a unit or a thing and means it. */
  pick(id: string): void {
    const lines = this.lights.get(id)?.lines ?? [];
    const same = this.plan !== null && lines.some((line) => line.text === this.plan?.text);
    if (same) return this.confirm();
    const isFoe = this.#isFoe(id);
    this.clear();
    const [first] = lines;
    if (first !== undefined) {
      this.marked = id;
      if (lines.length > 1 && !this.#isOneAttack(lines)) this.list(lines);
      else this.choose(first);
    } else if (isFoe && this.unit !== null && isOrdering(this.view) && this.unit.commander === this.me) {
      this.marked = this.marked === id ? null : id;
      this.#ask(id);
    } else this.select(this.selected === id ? null : id);
  }

  select(id: string | null): void {
    this.clear();
    this.drop();
    if (id !== this.picked) this.wanted = "move";
    this.picked = id;
    this.marked = null;
  }

  /** Select the next piece that something can be done with. */
  next(step = 1): string | null {
    const piece = this.neighbour(step);
    if (piece !== null) this.select(piece);
    return piece;
  }

  /** Point at a unit or a thing, or at none. */
  point(id: string | null): void {
    this.hovered = id;
    const lines = id === null ? [] : (this.lights.get(id)?.lines ?? []);
    this.peek(lines.length >= 1 && this.#isOneAttack(lines) ? (lines[0] ?? null) : null);
  }

  // Aiming

  /** Mean something else by a press on the table; with `isPlaced` a ghost is there at once. */
  take(aim: Aim, isPlaced = true): void {
    this.clear();
    this.wanted = aim;
    this.#let(null);
    if (isPlaced && this.aim === aim) this.#let(this.#begun(aim));
  }

  /** Begin to drag: what is selected, or a ghost that is there already. */
  grab(): void {
    if (this.aim === null || !this.#isDeciding || this.connection.isBusy) return;
    this.clear();
    if (this.ghost === null || this.ghost.aim !== this.aim) this.#let(this.#begun(this.aim));
    this.isDragging = true;
  }

  /** The ghost is wanted elsewhere; of a turn, it looks there. */
  drag(to: Point): void {
    const ghost = this.ghost ?? (this.aim === null ? null : this.#begun(this.aim));
    if (ghost !== null) this.#let(taken(ghost, to.x, to.y));
  }

  release(): void {
    this.isDragging = false;
  }

  nudge(event: { readonly key: string; readonly shiftKey: boolean; readonly altKey: boolean }): boolean {
    const ghost = this.ghost ?? (this.aim === null ? null : this.#begun(this.aim));
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
    if (this.ghost === null && this.aims.includes("turn")) this.take(this.wanted === "squad" && this.aims.includes("turn-squad") ? "turn-squad" : "turn");
    if (this.ghost !== null) this.#let({ ...this.ghost, facing: turned(this.ghost.facing, by / 16) });
  }

  /** Another level where several lie one above the other, lower each time. */
  level(): void {
    if (this.ghost === null) return;
    const all = levelsAt(this.view.bodies, this.ghost.at);
    const place = this.ghost.at.z === null ? 0 : all.indexOf(this.ghost.at.z);
    const next = place + 1 < all.length ? (all[place + 1] ?? null) : null;
    this.#let({ ...this.ghost, at: { ...this.ghost.at, z: next } });
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
  send(): void {
    if (this.text === null || this.connection.isBusy) return;
    if (this.isAnswered && this.answer?.reason != null) return this.refuse(this.answer.reason);
    this.connection.act(this.text);
  }

  // Choosing and confirming

  override choose(line: LegalLine): void {
    this.drop();
    super.choose(line);
  }

  /** Weigh an action that is made up by hand. */
  propose(text: string): void {
    this.clear();
    this.drop();
    this.planned.keep({ text, line: this.table.legal.find((each) => each.text === text) ?? null, odds: this.oddsOf(text) });
  }

  /** One step back: the point, the ghost, the plan, the target, the selection. */
  cancel(): void {
    if (this.stepBack()) return;
    if (this.ghost !== null) return this.ghost.via.length > 0 ? this.unsettle() : this.drop();
    if (this.marked !== null) this.marked = null;
    else if (this.aim !== null && this.wanted !== "move") this.wanted = "move";
    else this.picked = null;
  }

  #let(ghost: Ghost | null): void {
    if (ghost === null) {
      this.#held.drop();
      this.#answer = null;
    } else this.#held.keep(ghost);
    this.#live.want(ghost === null ? null : this.#textOf(ghost));
  }

  #textOf(ghost: Ghost): string | null {
    return textOf(ghost, { squad: squadOf(this.view, ghost.actor), isOnlyEngine: enginesOf(this.view).length < 2, trooper: this.trooper ?? this.#firstTrooper() });
  }

  #firstTrooper(): string | null {
    return this.table.legal.find(({ kind }) => kind === "land")?.piece ?? null;
  }

  /** A ghost where what is aimed begins: in its place, before it, or at the nearest enemy. */
  #begun(aim: Aim): Ghost | null {
    const made = (actor: string | null, from: Point, at: Point, facing: Point): Ghost => ({ aim, actor, from, via: [], at: waypoint(at.x, at.y), facing });
    const [east, middle] = [{ x: 1, y: 0 }, { x: this.view.width / 2, y: this.view.height / 2 }];
    if (aim === "deploy" || aim === "terrain") return this.#placed(aim);
    if (aim === "retreat") {
      const unit = unitCalled(this.view, this.view.fight?.targets.find((id) => unitCalled(this.view, id) !== null) ?? null);
      return unit === null ? null : made(unit.id, unit, unit, east);
    }
    const engine = bodyCalled(this.view, this.selected);
    if (engine !== null) {
      const from = centreOf(engine);
      const foe = this.#nearestFoe(from);
      return made(engine.id, from, isShot(aim) ? (foe ?? middle) : from, east);
    }
    const unit = this.unit;
    if (unit === null) return null;
    const facing = { x: unit.facing[0], y: unit.facing[1] };
    if (aim !== "build") return made(unit.id, unit, unit, facing);
    const far = (this.view.tape.radius + this.view.tape.block) / Math.hypot(facing.x, facing.y);
    return made(null, unit, { x: unit.x + facing.x * far, y: unit.y + facing.y * far }, facing);
  }

  /** The first place that the rules propose before the game. */
  #placed(aim: Aim): Ghost | null {
    const kind = aim === "deploy" ? "deploy" : "place-terrain";
    const lines = this.table.legal.filter((line) => line.kind === kind);
    const line = lines.find(({ piece }) => piece === this.picked) ?? lines[0];
    const numbers = line?.text.match(/-?\d+,-?\d+/g)?.map((pair) => pair.split(",").map(Number));
    const [at, facing] = [numbers?.[0], numbers?.[1]];
    if (line === undefined || at === undefined) return null;
    const spot = { x: at[0] ?? 0, y: at[1] ?? 0 };
    return { aim, actor: this.view.waiting.find(({ id }) => id === this.picked)?.id ?? line.piece, from: spot, via: [], at: waypoint(spot.x, spot.y), facing: facingOf(facing?.[0] ?? 1, facing?.[1] ?? 0, { x: 1, y: 0 }) };
  }

  #nearestFoe(from: Point): UnitView | null {
    const side = this.view.asked?.[0];
    return this.view.units.filter((unit) => unit.side !== side).toSorted((a, b) => distance(from, a) - distance(from, b))[0] ?? null;
  }

  #isFoe(id: string): boolean {
    const other = unitCalled(this.view, id)?.side ?? bodyCalled(this.view, id)?.side ?? null;
    return other !== null && this.me !== null && other !== this.me[0];
  }

  /** Why a group cannot attack: the rules say it. */
  #ask(target: string): void {
    if (unitCalled(this.view, target) === null) return;
    const line = this.table.legal.find((each) => each.kind === "attack" && each.target === target && this.selected !== null && isOf(this.view, each, this.selected));
    if (line !== undefined) return;
    const units = this.squad.map(({ id }) => id).join("+") || this.selected;
    this.explain(`AT ${units} > ${target}`);
  }

  /** Several ways to attack one group: the first is shown, the others are listed with it. */
  #isOneAttack(lines: readonly LegalLine[]): boolean {
    return new Set(lines.map(({ kind, target }) => `${kind} ${target}`)).size === 1;
  }

  /** Other ways to do what is planned: with others, with a sacrifice. */
  get alternatives(): readonly LegalLine[] {
    const line = this.plan?.line;
    return line == null ? [] : this.table.legal.filter((each) => each.kind === line.kind && each.target === line.target && each.text !== line.text && (line.piece ?? "").split("+").some((id) => isOf(this.view, each, id)));
  }

  protected isGrave(line: LegalLine): boolean {
    if (line.kind === "end") return preferences.confirmEnd && this.able.size > 0;
    return line.kind === "attack" || line.kind === "counter-attack" ? preferences.confirmAttack : GRAVE.includes(line.kind);
  }

  protected isWeighed(line: LegalLine): boolean {
    return GRAVE.includes(line.kind);
  }
}
