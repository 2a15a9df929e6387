import { expect, test } from "vitest";

import { across, curves, isDuel } from "./graph";

const log = (...values: number[][]) => values.map((each, number) => ({ number, seat: 0, text: "", events: [], values: each }));

test("curves run from left to right, the best at the top", () => {
  const [first, second] = curves(log([0, 0], [0.5, -0.5], [1, -1]), 2);
  expect(first).toEqual({ seat: 0, line: "0,50 500,25 1000,0", area: "0,50 0,50 500,25 1000,0 1000,50", end: 0 });
  expect(second?.line).toBe("0,50 500,75 1000,100");
});

test("what goes beyond the scale stays in the box, gaps are bridged", () => {
  expect(curves(log([0], [], [7]), 2)[0]?.line).toBe("0,50 1000,0");
});

test("without estimates there is no curve", () => {
  expect(curves(log([], []), 1)).toEqual([]);
  expect(across(0, 0)).toBe(0);
});

test("a duel is told by one curve", () => {
  expect(isDuel(log([0.2, -0.2], []))).toBe(true);
  expect(isDuel(log([0.2, -0.1]))).toBe(false);
  expect(isDuel(log([0.2, -0.1, -0.1]))).toBe(false);
});
