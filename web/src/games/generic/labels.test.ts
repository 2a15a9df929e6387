import { expect, test } from "vitest";

import { simple, spaced } from "./labels";

test("names of fields become words", () => {
  expect(spaced("cells_left")).toBe("cells left");
});

test("what is simple is read as it is, what has parts is not", () => {
  expect([simple(3), simple("a"), simple(true), simple(null), simple([1, 2]), simple([])]).toEqual(["3", "a", "✓", "–", "1, 2", "–"]);
  expect([simple({ a: 1 }), simple([[1], [2]])]).toEqual([null, null]);
});
