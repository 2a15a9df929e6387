import { expect, test } from "vitest";

import { moved, neighbours, rows, spotOf, wayHome } from "./grid";

const size = { width: 9, height: 7 };

test("rows go from the top down, as the numbers do", () => {
  expect(rows({ width: 2, height: 2 })).toEqual([["a1", "b1"], ["a2", "b2"]]);
  expect(spotOf("a1").y).toBeLessThan(spotOf("a2").y);
});

test("arrows move the focus and stop at the edge", () => {
  expect(moved("b2", "ArrowUp", size)).toBe("b1");
  expect(moved("b1", "ArrowUp", size)).toBe("b1");
  expect(moved("b2", "ArrowRight", size)).toBe("c2");
  expect([moved("b2", "Home", size), moved("b2", "End", size), moved("b2", "x", size)]).toEqual(["a2", "i2", null]);
});

test("neighbours are named by bearing, and those beyond the edge are none", () => {
  expect(neighbours("b2", size)).toHaveLength(8);
  expect(neighbours("a1", size)).toEqual([["e", "b1"], ["se", "b2"], ["s", "a2"]]);
});

test("a dragon flies to the nearest diagonal through its home, then along it", () => {
  expect(wayHome("a1", "e3")).toEqual(["a1", "b1", "c1", "d2", "e3"]);
  expect(wayHome("e3", "e3")).toEqual(["e3"]);
  expect(wayHome("c5", "c3")).toEqual(["c5", "c4", "c3"]);
});
