import { expect, test } from "vitest";

import { across, apart, curves } from "./graph";

const log = (...values: number[][]) => values.map((each, number) => ({ number, seat: 0, text: "", events: [], values: each }));

test("curves run from left to right, the best at the top", () => {
  const [first, , third] = curves(log([0, 0, 0], [0.5, 0, -0.5], [1, -1, -1]), 2);
  expect(first).toEqual({ seat: 0, line: "0,50 500,25 1000,0", area: "0,50 0,50 500,25 1000,0 1000,50", end: 0 });
  expect(third?.line).toBe("0,50 500,75 1000,100");
});

test("a duel is told by one curve: how far the first is ahead", () => {
  expect(curves(log([0, 0], [0.6, -0.4]), 1).map((curve) => curve.line)).toEqual(["0,50 1000,25"]);
});

test("what goes beyond the scale stays in the box, gaps are bridged", () => {
  expect(curves(log([0], [], [7]), 2)[0]?.line).toBe("0,50 1000,0");
});

test("without estimates there is no curve", () => {
  expect(curves(log([], []), 1)).toEqual([]);
  expect(across(0, 0)).toBe(0);
});

test("letters stand beside their curves, none on another", () => {
  expect(apart([50, 0, 90], 16)).toEqual([42, 0, 82]);
  expect(apart([50, 50, 50], 16)).toEqual([42, 58, 74]);
  expect(apart([100, 100, 0], 16)).toEqual([68, 84, 0]);
});
