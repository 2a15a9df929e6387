import type { DeclarationOdds, GrandView } from "../../generated/grand";
import type { LegalLine } from "../../generated/messages";
import { preferences } from "../../lib/preferences.svelte";
import { Choosing, type Plan } from "../../table/choosing.svelte";
import {
  ablePieces, choicesOf, isCast, isOrdering, isOver, lightsOf, nextAt, numberOf, obstacleAt, pieceCalled, spellOf, type Lit,
} from "./choices";
import { isDeclaration } from "./previews";

const NO_LIGHTS: ReadonlyMap<string, Lit> = new Map();
const SPELL_RANGE = 6;
const STORM_AREA = "3x3";

/** Coins are spent, or a purse is worth a look. */
const PAID = ["build", "level-up", "hire", "hire-mage", "hire-ship", "arm", "disband"];

/** How a person comes to an action: piece, target, choice, odds, confirmation. */
export class Play extends Choosing<GrandView> {
  /** The cell that is looked at. */
  place = $state<string | null>(null);
  /** The spell whose targets are lit. */
  spell = $state<string | null>(null);
  #foreseen = $state.raw<{ readonly line: LegalLine; readonly odds: DeclarationOdds } | null>(null);

  /** The number of the seat for which this page decides, 0 for none. */
  readonly me = $derived.by(() => numberOf(this.view, this.connection.seat));
  readonly selected = $derived(pieceCalled(this.view, this.picked) === null ? null : this.picked);
  readonly cell = $derived(this.several === null ? (pieceCalled(this.view, this.selected)?.cell ?? this.place) : this.place);
  readonly choices = $derived(this.several ?? choicesOf(this.view, this.table.legal, this.selected));
  readonly lights = $derived.by(() => {
    if (this.connection.seat === null) return NO_LIGHTS;
    return lightsOf(this.view, this.plan === null ? this.choices : [this.plan.line], this.plan === null ? this.spell : planned(this.plan.line));
  });
  readonly able = $derived.by(() => (this.connection.seat === null ? new Set<string>() : ablePieces(this.view, this.table.legal)));
  /** The action with which one is done. */
  readonly ending = $derived(this.table.legal.find(isOver) ?? null);
  /** From where something reaches how far: a spell, or the storm that is planned. */
  readonly range = $derived.by(() => {
    const centre = this.plan?.line.kind === "cast-at" && spellOf(this.plan.line) === "storm" ? this.plan.line.cells[0] : undefined;
    if (centre !== undefined) return { from: centre, cells: (parseInt(String(this.table.params["storm_area"] ?? STORM_AREA), 10) - 1) / 2 };
    const from = this.spell === null ? undefined : pieceCalled(this.view, this.selected)?.cell;
    return from === undefined ? null : { from, cells: Number(this.table.params["spell_range"] ?? SPELL_RANGE) };
  });
  /** A planned declaration, and those who would join against it. */
  readonly arrows = $derived.by(() => {
    const line = this.plan?.line ?? this.peeked?.line;
    if (line?.kind !== "declare" || line.piece === null || line.target === null) return [];
    const { piece: source, target } = line;
    const { now, joined } = this.#foreseen?.line === line ? this.#foreseen.odds : { now: null, joined: null };
    const known = new Set(now?.defenders.map((fighter) => fighter.piece));
    const joiners = (joined?.defenders ?? []).filter((fighter) => !known.has(fighter.piece));
    return [{ source, target, joins: false }, ...joiners.map((fighter) => ({ source: fighter.piece, target: source, joins: true }))];
  });

  /** Somebody points at a cell and means it. */
  pick(cell: string): void {
    const lines = this.lights.get(cell)?.lines ?? [];
    const before = this.plan?.line ?? (this.several?.length === 1 ? this.several[0] : undefined);
    const against = isOrdering(this.view) && this.selected !== null ? obstacleAt(this.table.blocked, this.selected, cell) : null;
    this.clear();
    this.place = cell;
    const [first] = lines;
    const isMeant = first === before || !["move", "declare"].includes(first?.kind ?? "") || !this.#isAbleAt(cell);
    if (first !== undefined && lines.length === 1 && isMeant) return first === before ? this.act(first.text) : this.choose(first);
    if (lines.length > 0) return this.list(lines);
    const next = nextAt(this.view, cell, this.able, this.selected);
    if (next === null && against !== null) this.refuse(against.reason);
    this.spell = null;
    this.picked = next;
  }

  select(piece: string): void {
    this.clear();
    this.spell = null;
    this.picked = piece;
    this.place = pieceCalled(this.view, piece)?.cell ?? null;
  }

  /** One step back: the plan, the spell, the selection. */
  cancel(): void {
    if (this.stepBack()) return;
    if (this.spell === null) this.picked = this.place = null;
    this.spell = null;
  }

  /** Somebody points at a cell without choosing it. */
  point(cell: string | null): void {
    const lines = cell === null ? [] : (this.lights.get(cell)?.lines ?? []);
    this.peek(lines.length === 1 ? (lines[0] ?? null) : null);
  }

  /** Select the next piece that something can be done with; its cell. */
  next(): string | null {
    const piece = this.neighbour();
    if (piece !== null) this.select(piece);
    return piece === null ? null : this.cell;
  }

  protected override planOf(line: LegalLine): Plan {
    const plan = super.planOf(line);
    plan.odds?.then(({ summary }) => {
      if (isDeclaration(summary)) this.#foreseen = { line, odds: summary };
    }).catch(() => undefined);
    return plan;
  }

  /** Whether choosing an action has to be confirmed; a finger has seen no purse yet. */
  protected isGrave(line: LegalLine): boolean {
    if (line.kind === "declare") return preferences.confirmAttack;
    if (line.kind === "end") return preferences.confirmEnd && this.able.size > 0;
    if (line.kind === "disband") return this.view.node !== "debt";
    return isCast(line) || (PAID.includes(line.kind) && matchMedia("(pointer: coarse)").matches);
  }

  protected isWeighed(line: LegalLine): boolean {
    return line.kind === "declare" || isCast(line) || PAID.includes(line.kind);
  }

  protected override act(text: string): void {
    this.spell = null;
    this.connection.act(text);
  }

  /** Whether another piece stands there that one may have meant instead. */
  #isAbleAt(cell: string): boolean {
    return [...this.able].some((piece) => piece !== this.selected && pieceCalled(this.view, piece)?.cell === cell);
  }
}

const planned = (line: LegalLine): string | null => (isCast(line) ? spellOf(line) : null);
