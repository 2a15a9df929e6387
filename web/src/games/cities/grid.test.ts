import { expect, test } from "vitest";

import { cellAt, mapSize, moved, placeOf, rows, spotOf } from "./grid";

const size = { width: 3, height: 4 };

test("cells are named by column and row", () => {
  expect(cellAt(2, 0)).toBe("c1");
  expect(placeOf("b12")).toEqual({ x: 1, y: 11 });
});

test("the top row of the map has the highest number", () => {
  expect(rows(size)).toEqual([
    ["a4", "b4", "c4"],
    ["a3", "b3", "c3"],
    ["a2", "b2", "c2"],
    ["a1", "b1", "c1"],
  ]);
});

test("keys move one cell and stay on the map", () => {
  expect(moved("b2", "ArrowUp", size)).toBe("b3");
  expect(moved("b2", "ArrowLeft", size)).toBe("a2");
  expect(moved("a1", "ArrowDown", size)).toBe("a1");
  expect(moved("c4", "ArrowRight", size)).toBe("c4");
  expect(moved("b2", "Home", size)).toBe("a2");
  expect(moved("b2", "End", size)).toBe("c2");
  expect(moved("b2", "Tab", size)).toBeNull();
});

test("cells lie on the map from its upper left corner, beside room for their names", () => {
  const { width } = mapSize(size);
  expect(spotOf("a4", size)).toEqual({ x: 34, y: 8 });
  expect(spotOf("c1", size)).toEqual({ x: width - 108, y: 308 });
  expect(spotOf("a4", size, 50)).toEqual({ x: 84, y: 58 });
});
