import { expect, test, vi } from "vitest";

import { bearingOf, unitLabel } from "./labels";
import type { Tape, UnitView } from "./shapes";

vi.mock("../../lib/words.svelte", () => ({
  words: (id: string, args: object = {}) => [id.replace(/^wizardrimort-(table-|word-|class-|direction-)?/, ""), ...Object.values(args)].join(" "),
  hasWords: () => false,
  say: () => "",
}));

const tape = { hand: 900, finger: 100 } as Tape;
const unit = (more: Partial<UnitView>) =>
  ({ id: "A1", warrior: "defender", faction: "human", living: true, mercenary: false, sealed: false, used: false, x: 700, y: 1700, z: 0, facing: [1, 0], ...more }) as UnitView;

test("a unit is read aloud with its place and where it looks", () => {
  expect(unitLabel(unit({}), tape, [])).toBe("A1 defender, faction-human.one; 700,1700, looks 0");
  expect(unitLabel(unit({ facing: [-598, 799], living: false, used: true }), tape, [])).toBe("A1 defender, faction-none.one, used; 700,1700, looks 6");
});

test("a vector is told by the nearest sixteenth of the compass, clockwise from east", () => {
  expect([[1, 0], [0, 1], [-1, 0], [0, -1], [15, -4], [923, -382]].map(([x = 0, y = 0]) => bearingOf({ x, y }))).toEqual([0, 4, 8, 12, 15, 15]);
});
