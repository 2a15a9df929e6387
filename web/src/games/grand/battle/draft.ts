import type { BattleView, FighterView, LaidPiece, MixPart } from "../../../generated/grand";
import type { EventLine, LegalLine, StepLine } from "../../../generated/messages";
import type { Side } from "./reports";

export const ORDERS = ["a", "s", "d"] as const;

/** A piece in the layout that a person is making up; an empty order is still missing. */
export interface Laid {
  readonly piece: string;
  readonly orders: readonly string[];
  readonly plus: boolean;
  /** Whether the cards are this person's to order. */
  readonly isMine: boolean;
}

export type Draft = readonly Laid[];

const isOrder = (card: string): boolean => (ORDERS as readonly string[]).includes(card);

export const fightersOf = (battle: BattleView, side: Side): readonly FighterView[] => (side === "att" ? battle.attackers : battle.defenders);

/** The side of a battle on which a seat commands or has pieces; null for none. */
export function sideOf(battle: BattleView, seat: number): Side | null {
  if (seat === 0) return null;
  const [att, def] = battle.commanders;
  const fights = (side: Side): boolean => fightersOf(battle, side).some(({ owner }) => owner === seat);
  if (fights("att") || att === seat) return "att";
  return fights("def") || def === seat ? "def" : null;
}

/** The layout as it stands on the table: pieces in their order, the living ones only. */
export function drafted(battle: BattleView, side: Side, seat: number, isByCommander: boolean): Draft {
  const commands = battle.commanders[side === "att" ? 0 : 1] === seat;
  return fightersOf(battle, side)
    .filter(({ cards }) => cards.length > 0)
    .map(({ piece, cards, plus, owner }) => ({
      piece, plus,
      isMine: battle.round > 1 ? commands : isByCommander ? commands && owner !== 0 : owner === seat,
      orders: cards.map((card) => (isOrder(card) ? card : "")),
    }));
}

/** A piece one place earlier or later. */
export function shifted(draft: Draft, piece: string, by: 1 | -1): Draft {
  const from = draft.findIndex((laid) => laid.piece === piece);
  return movedTo(draft, piece, from + by);
}

/** A piece at a place of the layout. */
export function movedTo(draft: Draft, piece: string, place: number): Draft {
  const laid = draft.find((each) => each.piece === piece);
  if (laid === undefined || place < 0 || place >= draft.length) return draft;
  const others = draft.filter((each) => each !== laid);
  return [...others.slice(0, place), laid, ...others.slice(place)];
}

/** A card of a piece with an order. */
export const ordered = (draft: Draft, piece: string, card: number, order: string): Draft =>
  draft.map((laid) => (laid.piece === piece ? { ...laid, orders: laid.orders.map((each, place) => (place === card ? order : each)) } : laid));

/** Two cards of a piece change places. */
export function swapped(draft: Draft, piece: string, one: number, two: number): Draft {
  return draft.map((laid) => {
    if (laid.piece !== piece) return laid;
    const orders = [...laid.orders];
    [orders[one], orders[two]] = [orders[two] ?? "", orders[one] ?? ""];
    return { ...laid, orders };
  });
}

/** Every own card with an order that a choice gives for its number. */
export function filled(draft: Draft, orderOf: (number: number) => string): Draft {
  let number = 0;
  return draft.map((laid) => (laid.isMine ? { ...laid, orders: laid.orders.map(() => orderOf(number++)) } : laid));
}

/** The layouts of a mix by their chance: the one that `luck` (0 to 1) falls on. */
export function drawn(mix: readonly MixPart[], luck: number): readonly LaidPiece[] | null {
  const total = mix.reduce((sum, { chance }) => sum + chance, 0);
  let left = luck * total;
  for (const { layout, chance } of mix) {
    left -= chance;
    if (left < 0) return layout;
  }
  return mix.at(-1)?.layout ?? null;
}

/** The draft as a layout proposes it; what is not one's own stays. */
export function taken(draft: Draft, layout: readonly LaidPiece[], isPlaced: boolean): Draft {
  const told = (laid: Laid): Laid => {
    const orders = layout.find(({ piece }) => piece === laid.piece)?.orders ?? "";
    return laid.isMine ? { ...laid, orders: laid.orders.map((order, card) => (isOrder(orders[card] ?? "") ? (orders[card] ?? "") : order)) } : laid;
  };
  if (isPlaced) return draft.map(told);
  const order = layout.map(({ piece }) => piece);
  return [...draft].sort((one, other) => order.indexOf(one.piece) - order.indexOf(other.piece)).map(told);
}

export const isComplete = (draft: Draft): boolean => draft.every((laid) => !laid.isMine || laid.orders.every(isOrder));

/** The first own card without an order. */
export function firstBlank(draft: Draft): { readonly piece: string; readonly card: number } | null {
  for (const { piece, orders, isMine } of draft) {
    const card = isMine ? orders.findIndex((order) => !isOrder(order)) : -1;
    if (card >= 0) return { piece, card };
  }
  return null;
}

/** What happened since the cards were last turned up, or the battle was formed, by what this page was told. */
function since(log: readonly StepLine[]): readonly EventLine[] {
  const events = log.flatMap((step) => step.events);
  const begun = events.findLastIndex(({ id }) => id === "grand-event-duel" || id === "grand-event-battle-formed");
  return events.slice(begun + 1);
}

/** How many cards of a piece have been laid since then. */
export const laidSince = (log: readonly StepLine[], piece: string): number =>
  since(log).filter(({ id, args }) => id === "grand-event-order-given" && args["piece"] === piece).length;

/** The pieces that have their place since then. */
export const placedSince = (log: readonly StepLine[]): readonly string[] =>
  since(log).filter(({ id }) => id === "grand-event-arranged").map(({ args }) => String(args["piece"]));

/** What a person who lays out is asked for; the table may ask another for something else at the same time. */
export const nodeOf = (battle: BattleView, legal: readonly LegalLine[]): string =>
  legal.some(({ kind }) => kind === "arrange") ? (battle.round > 1 ? "rearrange" : "arrange") : battle.round > 1 ? "relay" : "card";

/** The piece whose card comes next: in the first round each lays in an order of one's own, whoever else does. */
export function askedOf(draft: Draft, battle: BattleView, log: readonly StepLine[]): string | null {
  if (battle.round > 1 && battle.asked !== null) return battle.asked;
  const lacking = (orders: readonly string[]): number => (battle.round === 1 ? orders.length : orders.every((order) => order === orders[0]) ? 0 : orders.length - 1);
  return draft.find(({ piece, orders, isMine }) => isMine && laidSince(log, piece) < lacking(orders))?.piece ?? null;
}

/** What of the draft is said next, at the node that asks; null where the draft has nothing to say. */
export function nextOf(draft: Draft, node: string, asked: string | null, log: readonly StepLine[]): string | null {
  if (node === "arrange" || node === "rearrange") {
    const placed = placedSince(log);
    const next = draft.find(({ piece }) => !placed.includes(piece));
    return next === undefined ? null : `>${next.piece}`;
  }
  const laid = draft.find(({ piece }) => piece === asked);
  const order = laid?.orders[laidSince(log, asked ?? "")] ?? "";
  if (laid === undefined || !isOrder(order)) return null;
  return node === "relay" && laid.plus ? `${order}+` : order;
}

/** All that the draft says from here to the end of this side's layout, to be weighed as a plan. */
export function planOf(draft: Draft, node: string, log: readonly StepLine[], battle: BattleView, side: Side): readonly string[] {
  const placed = placedSince(log);
  const waiting = draft.filter(({ piece }) => !placed.includes(piece)).map(({ piece }) => `>${piece}`);
  const own = draft.flatMap(({ piece, orders, plus }) => {
    const rest = orders.slice(laidSince(log, piece));
    if (node === "card" || node === "arrange") return rest;
    const isAlike = orders.every((order) => order === orders[0]);
    return isAlike ? [] : rest.slice(0, -1).map((order) => (plus ? `${order}+` : order));
  });
  if (node === "card" || node === "relay") return own;
  const between = node === "arrange" ? meanwhile(battle, side) : [];
  return between === null ? [] : [...waiting.slice(0, -1), ...between, ...own];
}

/** Something that the other side may say between this one's places and cards; null where several seats are in it. */
function meanwhile(battle: BattleView, side: Side): readonly string[] | null {
  const owners = (each: Side): Set<number> => new Set(fightersOf(battle, each).map(({ owner }) => owner).filter((owner) => owner !== 0));
  if (owners("att").size > 1 || owners("def").size > 1) return null;
  if (side === "att") return owners("def").size === 0 ? [] : battle.defenders.slice(0, -1).map(({ piece }) => `>${piece}`);
  return battle.attackers.filter(({ owner }) => owner !== 0).flatMap(({ cards }) => cards.map(() => "a"));
}
