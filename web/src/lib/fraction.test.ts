import { expect, test } from "vitest";

import { decimal, percent, valueOf } from "./fraction";

test("fractions and whole numbers are read", () => {
  expect(valueOf("3/4")).toBe(0.75);
  expect(valueOf("5")).toBe(5);
});

test("each language writes numbers its own way", () => {
  expect(percent("1/8", "en")).toBe("12.5%");
  expect(percent("1/8", "ru")).toBe("12,5\u00a0%");
  expect(decimal("15/4", "ru")).toBe("3,75");
});
