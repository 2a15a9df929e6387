import { expect, test } from "vitest";

import type { Scenario } from "../../generated/wizardrimortScenario";
import { drawn, erased, moved, resized, usualHeight, withUnit, worked } from "./draft";

const EMPTY: Scenario = { id: "position", width: 2000, height: 1000, commanders: [{ side: "A", faction: "orc" }, { side: "B", faction: "human" }] };

test("what is put down gets a free name and stays on the table", () => {
  const first = worked(EMPTY, "unit D", { x: 5, y: 500 }, "B");
  const second = worked(first.draft, "unit L", { x: 600, y: 500 }, "B");
  expect(second.draft.units).toEqual([{ id: "B1", warrior: "D", at: [60, 500] }, { id: "B2", warrior: "L", at: [600, 500] }]);
  expect(worked(EMPTY, "body fence", { x: 300, y: 2000 }, "A").draft.bodies).toEqual([{ id: "F1", kind: "fence", rect: [280, 600, 320, 1000], top: 80 }]);
  expect(drawn(second.draft, null).units[0]).toMatchObject({ warrior: "defender", faction: "human", living: true, facing: [-1, 0] });
});

test("things are moved no farther than the edge", () => {
  const { draft, id } = worked(EMPTY, "body rock", { x: 1000, y: 500 }, "A");
  expect(moved(draft, id ?? "", { x: -5000, y: 7 }).bodies?.[0]?.disc).toEqual([130, 507, 130]);
});

test("a castle goes with its last wall", () => {
  const { draft } = worked(EMPTY, "castle", { x: 300, y: 500 }, "A");
  const walls = (draft.bodies ?? []).map(({ id }) => id);
  expect(walls).toHaveLength(5);
  expect(walls.slice(0, 4).reduce(erased, draft).castles).toHaveLength(1);
  expect(walls.reduce(erased, draft).castles).toEqual([]);
});

test("a castle set up anew takes the place of the old one, not of other walls", () => {
  const wide = { ...EMPTY, width: 4000, height: 3000 };
  const walled = worked(worked(wide, "body wall", { x: 2000, y: 300 }, "A").draft, "castle", { x: 500, y: 1500 }, "A").draft;
  const again = worked(walled, "castle", { x: 900, y: 1500 }, "A").draft;
  expect(again.bodies).toHaveLength(6);
  expect(again.bodies?.[0]?.id).toBe("A.W1");
  expect(again.castles).toEqual([{ side: "A", zone: [450, 1000, 1350, 2000] }]);
});

test("what is put down is as high in the game as it is drawn", () => {
  const { draft } = ["hill", "tower", "log"].reduce((made, kind) => worked(made.draft, `body ${kind}`, { x: 900, y: 500 }, "A"), { draft: EMPTY } as ReturnType<typeof worked>);
  expect(draft.bodies?.map(({ top }) => top)).toEqual([140, 250, undefined]);
  expect(drawn({ ...draft, params: { "rubble.height": 90 } }, null).bodies.map(({ top }) => top)).toEqual([140, 250, 90]);
  expect(usualHeight(EMPTY, "rock")).toBe(100);
});

test("a block belongs to a side and has a name that the rules know", () => {
  expect(worked(EMPTY, "body block", { x: 500, y: 500 }, "B").draft.bodies).toEqual([{ id: "b1", kind: "block", rect: [425, 425, 575, 575], side: "B" }]);
});

test("a table made smaller keeps everything, castles whole", () => {
  const castle = worked({ ...EMPTY, width: 4000, height: 3000 }, "castle", { x: 3500, y: 2500 }, "B").draft;
  const { draft } = worked(castle, "unit D", { x: 3900, y: 100 }, "B");
  const small = resized(draft, 2000, 2000);
  expect(small.castles).toEqual([{ side: "B", zone: [1100, 1000, 2000, 2000] }]);
  expect(small.bodies?.find(({ id }) => id === "B.wN")?.rect).toEqual([1100, 1000, 2000, 1060]);
  expect(small.units?.[0]?.at).toEqual([1940, 100]);
});

test("of two with one name the first is drawn, changed and removed", () => {
  const twins: Scenario = { ...EMPTY, units: [{ id: "A1", warrior: "D", at: [300, 300] }, { id: "A1", warrior: "L", at: [700, 300] }] };
  expect(drawn(twins, null).units.map(({ x }) => x)).toEqual([300]);
  expect(withUnit(twins, "A1", { warrior: "B" }).units?.map(({ warrior }) => warrior)).toEqual(["B", "L"]);
  expect(erased(twins, "A1").units?.map(({ warrior }) => warrior)).toEqual(["L"]);
});
