import { expect, test } from "vitest";

import type { BattleView, FighterView } from "../../../generated/grand";
import type { EventLine, LegalLine, StepLine } from "../../../generated/messages";
import { askedOf, drafted, drawn, filled, firstBlank, isComplete, movedTo, nextOf, nodeOf, ordered, planOf, shifted, sideOf, swapped, taken } from "./draft";
import { lyingAfter, momentsOf, ranksOf, reportsOf, toldBefore } from "./reports";

const event = (what: string, args: EventLine["args"]): EventLine => ({ id: `grand-event-${what}`, args, rule: "", because: {} });
const step = (number: number, ...events: EventLine[]): StepLine => ({ number, seat: 0, text: "a", events, values: [] });

const fighter = (piece: string, owner: number, cards: string, more: Partial<FighterView> = {}): FighterView =>
  ({ piece, owner, plus: false, size: cards.length, cards: [...cards], known: true, place: 0, ...more });
const battle = (more: Partial<BattleView> = {}): BattleView => ({
  number: 1, round: 1, side: "att", commanders: [1, 2], winner: null, claimant: 0, asked: null,
  attackers: [fighter("1P1", 1, "--"), fighter("1R2", 1, "---")], defenders: [fighter("2G3", 2, "????"), fighter("@e4", 2, "?", { plus: true })], ...more,
});

const told = [
  step(1, event("battle-formed", { number: 1, attackers: 1, defenders: 1, attacking: 1, defending: 0 }),
    event("entered", { piece: "1R2", side: "att", owner: 1, cards: 3, plus: 0 }), event("entered", { piece: "@e4", side: "def", owner: 0, cards: 2, plus: 1 })),
  step(2, event("rows-formed", { round: 1, width: 2, attackers: 3, defenders: 2 }),
    ...["a", "a", "s"].map((order, place) => event("shown", { side: "att", place: place + 1, piece: "1R2", order, plus: 0 })),
    ...["s", "a"].map((order, place) => event("shown", { side: "def", place: place + 1, piece: "@e4", order, plus: 1 })),
    event("duel", { column: 1, result: 2 }), event("duel", { column: 2, result: 1 })),
];

test("a battle is read from the log, pass by pass", () => {
  const [report] = reportsOf(told);
  expect(report).toMatchObject({ number: 1, step: 1, commanders: { att: 1, def: 0 }, ending: [] });
  expect(report?.entries.map(({ piece, side, plus }) => [piece, side, plus])).toEqual([["1R2", "att", false], ["@e4", "def", true]]);
  expect(report?.passes[0]).toMatchObject({ step: 2, round: 1, width: 2 });
  const ended = [...told, step(3, event("rows-formed", { round: 2, width: 1 }), event("duel", { column: 1, result: 2 }), event("battle-ended", { winner: 0 }), event("prize", { coins: 5 }), event("moved", {}))];
  expect(reportsOf(ended)[0]?.ending.map(({ id }) => id)).toEqual(["grand-event-battle-ended", "grand-event-prize"]);
  expect(momentsOf(reportsOf(ended), new Set([1])).map(({ isLast }) => isLast)).toEqual([false, true]);
  expect(momentsOf(reportsOf(ended), new Set([2]))).toEqual([]);
});

test("nothing is told of a pass before it is turned up, nor of what comes after", () => {
  const log = [...told, step(3, event("unit-lost", {}))];
  const [moment] = momentsOf(reportsOf(log), new Set([1]));
  if (moment === undefined) throw new Error("no pass");
  expect(toldBefore(log, moment).map(({ number }) => number)).toEqual([1]);
  expect(toldBefore(log, null)).toBe(log);
});

test("cards fall duel by duel, and the next rank steps forward", () => {
  const pass = reportsOf(told)[0]?.passes[0];
  if (pass === undefined) throw new Error("no pass");
  const fallen = (count: number): string => {
    const { att, def } = lyingAfter(pass, count);
    return [...att, ...def].map(({ isFallen }) => (isFallen ? "x" : ".")).join("");
  };
  expect([fallen(0), fallen(1), fallen(2)]).toEqual([".....", "...x.", ".x.x."]);
  expect(lyingAfter(pass, 2).def.map(({ isMet }) => isMet)).toEqual([false, true]);
  expect(ranksOf([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
});

test("a side is that of one's pieces or one's command", () => {
  expect(sideOf(battle(), 1)).toBe("att");
  expect(sideOf(battle(), 2)).toBe("def");
  expect(sideOf(battle(), 3)).toBeNull();
  expect(sideOf(battle({ commanders: [1, 3] }), 3)).toBe("def");
});

test("a layout is made up card by card, and filled at once", () => {
  const empty = drafted(battle(), "att", 1, false);
  expect(firstBlank(empty)).toEqual({ piece: "1P1", card: 0 });
  const one = ordered(empty, "1P1", 0, "a");
  expect(firstBlank(one)).toEqual({ piece: "1P1", card: 1 });
  expect(isComplete(one)).toBe(false);
  expect(filled(empty, () => "d").map(({ orders }) => orders.join(""))).toEqual(["dd", "ddd"]);
  expect(shifted(empty, "1P1", 1).map(({ piece }) => piece)).toEqual(["1R2", "1P1"]);
  expect(shifted(empty, "1P1", -1)).toEqual(empty);
  expect(movedTo(empty, "1R2", 0).map(({ piece }) => piece)).toEqual(["1R2", "1P1"]);
  expect(swapped(filled(empty, (place) => "asd"[place % 3] ?? ""), "1R2", 0, 2)[1]?.orders.join("")).toBe("sad");
});

test("cards of an ally are not one's own", () => {
  const allied = battle({ attackers: [fighter("1P1", 1, "--"), fighter("3R2", 3, "---")] });
  expect(drafted(allied, "att", 1, false).map(({ isMine }) => isMine)).toEqual([true, false]);
  expect(drafted(allied, "att", 1, true).map(({ isMine }) => isMine)).toEqual([true, true]);
  expect(isComplete(filled(drafted(allied, "att", 1, false), () => "a"))).toBe(true);
});

test("a layout is drawn from a mix by its chance, and taken over", () => {
  const mix = [{ layout: [{ piece: "1R2", orders: "asd" }, { piece: "1P1", orders: "ss" }], chance: 0.25 }, { layout: [{ piece: "1P1", orders: "dd" }, { piece: "1R2", orders: "aaa" }], chance: 0.75 }];
  expect([drawn(mix, 0.2), drawn(mix, 0.3), drawn([], 0.5)]).toEqual([mix[0]?.layout, mix[1]?.layout, null]);
  const empty = drafted(battle(), "att", 1, false);
  expect(taken(empty, mix[0]?.layout ?? [], false).map(({ piece, orders }) => piece + orders.join(""))).toEqual(["1R2asd", "1P1ss"]);
  expect(taken(empty, mix[0]?.layout ?? [], true).map(({ piece }) => piece)).toEqual(["1P1", "1R2"]);
});

test("a draft is said choice by choice, as the table asks", () => {
  const draft = shifted(filled(drafted(battle(), "att", 1, false), (place) => "asdas"[place] ?? "a"), "1P1", 1);
  const formed = step(1, event("battle-formed", {}));
  expect(nextOf(draft, "arrange", null, [formed])).toBe(">1R2");
  const placed = [formed, step(2, event("arranged", { piece: "1R2" }), event("arranged", { piece: "1P1" }))];
  expect(nextOf(draft, "arrange", null, placed)).toBeNull();
  expect(nextOf(draft, "card", "1R2", placed)).toBe("d");
  const given = [...placed, step(3, event("order-given", { piece: "1R2", card: 1 }))];
  expect(nextOf(draft, "card", "1R2", given)).toBe("a");
  expect(nextOf(draft, "card", null, given)).toBeNull();
  expect(nextOf(draft.map((laid) => ({ ...laid, plus: true })), "relay", "1P1", [step(4, event("duel", {}))])).toBe("a+");
});

test("who lays out at the same time as another is asked for something of one's own", () => {
  const legal = (kind: string): LegalLine[] => [{ text: "", kind, piece: null, target: null, cells: [], label: { id: "", args: {}, rule: null }, chance: false }];
  expect([nodeOf(battle(), legal("arrange")), nodeOf(battle(), legal("give-order"))]).toEqual(["arrange", "card"]);
  expect([nodeOf(battle({ round: 2 }), legal("arrange")), nodeOf(battle({ round: 2 }), legal("give-order"))]).toEqual(["rearrange", "relay"]);
  const draft = filled(drafted(battle(), "att", 1, false), (place) => "asdas"[place] ?? "a");
  const formed = step(1, event("battle-formed", {}));
  expect(askedOf(draft, battle({ asked: "2G3" }), [formed])).toBe("1P1");
  const given = [formed, step(2, event("order-given", { piece: "1P1", card: 1 }), event("order-given", { piece: "1P1", card: 2 }))];
  expect(askedOf(draft, battle(), given)).toBe("1R2");
  const again = (asked: string | null): string | null => askedOf(draft, battle({ round: 2, asked }), [...given, step(3, event("duel", {}), event("order-given", { piece: "1P1", card: 1 }))]);
  expect([again(null), again("1P1")]).toEqual(["1R2", "1P1"]);
});

test("a plan weighs the layout to its end, whatever the other side says in between", () => {
  const draft = filled(drafted(battle(), "att", 1, false), () => "a");
  const formed = [step(1, event("battle-formed", {}))];
  expect(planOf(draft, "arrange", formed, battle(), "att")).toEqual([">1P1", ">2G3", "a", "a", "a", "a", "a"]);
  expect(planOf(draft, "card", formed, battle(), "att")).toEqual(["a", "a", "a", "a", "a"]);
  const defence = filled(drafted(battle(), "def", 2, false), () => "s");
  expect(planOf(defence, "arrange", formed, battle(), "def")).toEqual([">2G3", "a", "a", "a", "a", "a", "s", "s", "s", "s", "s"]);
  const mixed = battle({ attackers: [fighter("1P1", 1, "--"), fighter("3R2", 3, "---")] });
  expect(planOf(draft, "arrange", formed, mixed, "att")).toEqual([]);
  expect(planOf(draft, "relay", [step(2, event("duel", {}))], battle({ round: 2 }), "att")).toEqual([]);
});
