import { expect, test } from "vitest";

import type { Scenario } from "../../generated/grandScenario";
import { drawn, emptied, erased, faultyCell, isBattle, resized, withUnit, worked } from "./draft";

const draft: Scenario = {
  id: "ford", seats: [1, 2], terrain: ["FFf", "FWS"], lands: ["112", "11."], mine_sites: ["a2"], quick: true,
  buildings: [{ kind: "city", cell: "a1", owner: 1 }], units: [{ tag: "1P1", cell: "a1" }, { tag: "2R4", cell: "c1" }],
};

test("terrain keeps its river, the sea takes river and land away", () => {
  expect(worked(draft, "terrain D", "c1", 1).terrain).toEqual(["FFd", "FWS"]);
  const sea = worked(draft, "terrain S", "c1", 1);
  expect([sea.terrain, sea.lands]).toEqual([["FFS", "FWS"], ["11.", "11."]]);
  expect(worked(worked(draft, "river", "a1", 1), "river", "c1", 1).terrain).toEqual(["fFF", "FWS"]);
  expect(worked(draft, "land 3", "b2", 1).lands).toEqual(["112", "13."]);
});

test("pieces get the next number, a cell one building, a mark goes on and off", () => {
  expect(worked(draft, "unit mage", "b1", 2).units?.at(-1)).toEqual({ tag: "2M5", cell: "b1", school: "forest" });
  expect(worked(draft, "unit dragon", "b1", 2).units?.at(-1)?.tag).toBe("0D5");
  expect(worked(draft, "building port", "a1", 2).buildings).toEqual([{ kind: "port", cell: "a1", owner: 2 }]);
  expect(worked(draft, "mark mine_sites", "a2", 0).mine_sites).toEqual([]);
  expect(worked(draft, "mark bridges", "c1", 0).bridges).toEqual(["c1"]);
});

test("what lies uppermost goes first", () => {
  const once = erased(draft, "a1");
  expect([once.units?.length, once.buildings?.length]).toEqual([1, 1]);
  expect(erased(once, "a1").buildings).toEqual([]);
  expect(erased(draft, "a2").mine_sites).toEqual([]);
  expect(erased(draft, "b2")).toBe(draft);
});

test("a smaller map loses what no longer lies on it, a larger one is field", () => {
  const small = resized(draft, { width: 2, height: 1 });
  expect([small.terrain, small.lands, small.mine_sites, small.units?.map(({ tag }) => tag)]).toEqual([["FF"], ["11"], [], ["1P1"]]);
  expect(resized(draft, { width: 4, height: 3 }).terrain).toEqual(["FFfF", "FWSF", "FFFF"]);
});

test("a draft is drawn as a table, its lands by their cities", () => {
  const view = drawn(withUnit(draft, "2R4", { owner: 1 }), null);
  expect(view.units.map(({ piece, kind, owner }) => [piece, kind, owner])).toEqual([["1P1", "personal", 1], ["2R4", "regulars", 1]]);
  expect(view.all_lands.map(({ name, city, owner }) => [name, city, owner])).toEqual([["1", "a1", 1], ["2", null, 0]]);
  expect([view.width, view.height]).toEqual([3, 2]);
});

test("an emptied map keeps its ground, a battle has armies", () => {
  const empty = emptied(draft);
  expect([empty.terrain, empty.units, empty.buildings, empty.id]).toEqual([draft.terrain, [], [], "position"]);
  expect([isBattle(draft), isBattle({ id: "x", attackers: [{ strength: 3 }] })]).toEqual([false, true]);
});

test("a complaint shows the cell that it names, if there is one", () => {
  const told = (args: Record<string, string>) => ({ id: "x", args, rule: null });
  expect(faultyCell(told({ cell: "b2" }), draft)).toBe("b2");
  expect(faultyCell(told({ what: "unit in c1" }), draft)).toBe("c1");
  expect([faultyCell(told({ cell: "k9" }), draft), faultyCell(null, draft)]).toEqual([null, null]);
});
