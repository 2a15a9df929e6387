import { expect, test } from "vitest";

import type { BuildingView, GrandView, UnitView } from "../../generated/grand";
import type { BlockedLine, LegalLine } from "../../generated/messages";
import { ablePieces, choicesOf, isTreason, lightsOf, nextAt, obstacleAt, obstacles, placeOfSeat, traces } from "./choices";
import { outline, riverOf, rivers } from "./lines";
import { scenes } from "./scenes";
import { since } from "./since";

const unit = (piece: string, cell: string, owner: number, more: Partial<UnitView> = {}): UnitView =>
  ({ piece, cell, kind: "regulars", owner, strength: 3, plus: false, acts: true, moves: true, ...more });
const city = (cell: string, owner: number): BuildingView =>
  ({ piece: `@${cell}`, cell, kind: "city", level: 1, highest: 3, owner, acts: true, garrison: 1, plus: true, income: 20, gains: false, spoiled: false, ghosts: 0 });
const seat = (number: number, peace: readonly number[] = []) =>
  ({ seat: number, team: [number], coins: 60, gross: 20, upkeep: 6, lands: 1, personal: true, out: false, peace, notice: [], offers: [] });
const view: GrandView = {
  width: 3, height: 3, terrain: ["FfF", "FfS", "FFF"], lands: ["112", "11.", "112"], mine_sites: [], dragon_marks: [], bridges: [], year: 1, year_limit: 12,
  node: "orders", active: 1, asked: 1, needed: 2, seats: [seat(1, [5]), seat(5, [1]), seat(3)], all_lands: [], buildings: [city("a1", 1), city("c1", 3)],
  units: [unit("1R2", "a1", 1), unit("1M3", "a1", 1, { kind: "mage" }), unit("3R4", "c3", 3)], declarations: [], pending: null, battle: null, match: null, winners: [],
};
const line = (text: string, kind: string, piece: string | null, more: Partial<LegalLine> = {}): LegalLine =>
  ({ text, kind, piece, target: null, cells: [], chance: false, label: { id: `grand-action-${kind}`, args: {}, rule: null }, ...more });
const go = line("1R2-b2", "move", "1R2", { cells: ["b2"] });
const strike = line("1R2!3R4", "declare", "1R2", { target: "3R4", cells: ["c3"] });
const treason = line("1R2!@a1", "declare", "1R2", { target: "@a1", cells: ["a1"] });
const quake = line("1M3*quake>@c1", "cast-on", "1M3", { target: "@c1", cells: ["c1"], label: { id: "", args: { spell: "quake" }, rule: null } });
const disband = line("1R2~", "disband", "1R2", { cells: ["a1"] });
const talk = line("peace?3", "offer", null);
const end = line("end", "end", null);

test("seats are found by their number", () => {
  expect([placeOfSeat(view, 5), placeOfSeat(view, 0)]).toEqual([1, -1]);
});

test("a piece offers its own actions in a turn, all belongs together elsewhere", () => {
  const legal = [go, strike, quake, talk, end];
  expect(choicesOf(view, legal, "1R2")).toEqual([go, strike]);
  expect(choicesOf(view, legal, null)).toEqual([]);
  expect(choicesOf({ ...view, node: "spoils" }, [talk, end], null)).toEqual([talk]);
});

test("moves and enemies light up, one's own pieces never; spells when they are chosen", () => {
  expect(isTreason(view, treason)).toBe(true);
  expect([...lightsOf(view, [go, strike, treason], null)].map(([cell, { tone }]) => [cell, tone])).toEqual([["b2", "go"], ["c3", "strike"]]);
  expect(lightsOf(view, [quake], null).size).toBe(0);
  expect([...lightsOf(view, [go, quake], "quake")].map(([cell, { tone }]) => [cell, tone])).toEqual([["c1", "cast"]]);
});

test("who can only be disbanded or betrayed has nothing to do", () => {
  expect([...ablePieces(view, [disband, treason, talk, end])]).toEqual([]);
  expect([...ablePieces(view, [go, quake])]).toEqual(["1R2", "1M3"]);
  expect(nextAt(view, "a1", new Set(["1M3"]), null)).toBe("1M3");
  expect(nextAt(view, "a1", new Set(["1R2", "1M3"]), "1R2")).toBe("1M3");
  expect(nextAt(view, "c3", new Set(), null)).toBe("3R4");
  expect(nextAt(view, "b2", new Set(), null)).toBeNull();
});

test("what stands against an action is said once for each reason, or for the cell that was meant", () => {
  const reason = (id: string) => ({ id, args: {}, rule: null });
  const blocked: BlockedLine[] = [
    { ...line("1R2=mine", "build", "1R2"), reason: reason("no-ore") }, { ...line("1R2=port", "build", "1R2"), reason: reason("no-sea") },
    { ...line("1R2-c3", "move", "1R2", { cells: ["c3"] }), reason: reason("held") }, { ...line("1M3=mine", "build", "1M3"), reason: reason("not-army") },
  ];
  expect(obstacles(blocked, "1R2").map((group) => group.map(({ text }) => text))).toEqual([["1R2=mine"], ["1R2=port"]]);
  expect(obstacleAt(blocked, "1R2", "c3")?.reason.id).toBe("held");
  expect(obstacleAt(blocked, "1M3", "c3")).toBeNull();
});

const told = (what: string, args: Record<string, string | number>) => ({ id: `grand-event-${what}`, args, rule: "", because: {} });
const log = [
  { number: 1, seat: 0, text: "end", events: [told("moved", { piece: "1R2", start: "a1", cell: "a2" })], values: [] },
  { number: 2, seat: 1, text: "x", events: [told("moved", { piece: "3R4", start: "c2", cell: "c3" }), told("owner-changed", { piece: "@c1", owner: 3 })], values: [] },
];

test("what others did since is counted, shown on the map and told where it is grave", () => {
  expect([...traces(log, 0)].sort()).toEqual(["c1", "c2", "c3"]);
  const { counts, grave } = since(log, 0);
  expect([...counts]).toEqual([["moved", 1]]);
  expect(grave.map(({ id }) => id)).toEqual(["grand-event-owner-changed"]);
  expect(since(log, 2).counts.size).toBe(0);
});

test("events are shown as ways and signs, a die over its mage", () => {
  const cast = { ...log[1]!, events: [told("cast", { mage: "1M3", target: "?", cell: "b2" }), told("rolled", { total: 5 }), told("income", {})] };
  expect(scenes([log[0]!, cast]).map(({ way, at, sign }) => [way, at, sign])).toEqual([[["a1", "a2"], null, null], [null, "1M3", "✦"], [null, "1M3", "5"]]);
});

test("a river goes on to the next river cell and out of the map, a land has an edge", () => {
  expect(rivers(view).map(({ cell }) => cell)).toEqual(["b1", "b2"]);
  expect(riverOf(view, "b1")).toEqual([{ x: 0, y: 50 }, { x: -0, y: -50 }]);
  expect(riverOf(view, "b2")).toEqual([{ x: 0, y: -50 }, { x: 50, y: 0 }]);
  expect(outline(view, "2", 5).match(/M/g)).toHaveLength(8);
});
