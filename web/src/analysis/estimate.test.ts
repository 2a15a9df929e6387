import { expect, test } from "vitest";

import { estimate, shares, verdict } from "./estimate";

test("an estimate has its sign and the language's comma", () => {
  expect(estimate(0.5, "en")).toBe("+0.50");
  expect(estimate(-0.25, "ru")).toBe("-0,25");
  expect(estimate(0, "en")).toBe("0.00");
});

test("the verdict names who stands best, and how well", () => {
  expect(verdict([0.05, -0.05])).toEqual({ seat: null, word: "ui-estimate-even" });
  expect(verdict([-0.2, 0.2])).toEqual({ seat: 1, word: "ui-estimate-slight" });
  expect(verdict([0.5, -0.5])).toEqual({ seat: 0, word: "ui-estimate-better" });
  expect(verdict([-1, -0.8, 1])).toEqual({ seat: 2, word: "ui-estimate-winning" });
});

test("shares add up to the whole bar", () => {
  expect(shares([0.5, -0.5])).toEqual([0.75, 0.25]);
  expect(shares([-1, -1])).toEqual([0.5, 0.5]);
  expect(shares([1, -1, -1])).toEqual([1, 0, 0]);
});
