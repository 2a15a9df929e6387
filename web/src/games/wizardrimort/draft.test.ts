import { expect, test } from "vitest";

import type { Scenario } from "../../generated/wizardrimortScenario";
import { drawn, erased, moved, worked } from "./draft";

const EMPTY: Scenario = { id: "position", width: 2000, height: 1000, commanders: [{ side: "A", faction: "orc" }, { side: "B", faction: "human" }] };

test("what is put down gets a free name and stays on the table", () => {
  const first = worked(EMPTY, "unit D", { x: 5, y: 500 }, "B");
  const second = worked(first.draft, "unit L", { x: 600, y: 500 }, "B");
  expect(second.draft.units).toEqual([{ id: "B1", warrior: "D", at: [60, 500] }, { id: "B2", warrior: "L", at: [600, 500] }]);
  expect(worked(EMPTY, "body fence", { x: 300, y: 2000 }, "A").draft.bodies).toEqual([{ id: "F1", kind: "fence", rect: [280, 600, 320, 1000] }]);
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
