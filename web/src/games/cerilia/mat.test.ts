import { expect, test } from "vitest";

import { mapSize, moved, neighbour, rows, seenFrom, slotBox, sizesOf, spotOf, wayPoint, type Layout } from "./mat";

const wide: Layout = { isSmall: false, isTurned: false, slots: 3 };
const turned: Layout = { ...wide, isTurned: true };

test("one's own home row lies below", () => {
  expect(rows(false)[2]).toEqual(["A1", "B1", "C1", "D1", "E1"]);
  expect(rows(true)[2]).toEqual(["E3", "D3", "C3", "B3", "A3"]);
  expect(spotOf("A1", wide).y).toBeGreaterThan(spotOf("A3", wide).y);
  expect(spotOf("A1", turned).y).toBeLessThan(spotOf("A3", turned).y);
});

test("arrows go where they are seen to go, on a turned mat too", () => {
  expect(moved("B2", "ArrowUp", false)).toBe("B3");
  expect(moved("B2", "ArrowUp", true)).toBe("B1");
  expect(moved("B2", "ArrowLeft", true)).toBe("C2");
  expect(moved("A1", "ArrowDown", false)).toBe("A1");
  expect([moved("C2", "Home", false), moved("C2", "Home", true), moved("C2", "End", true)]).toEqual(["A2", "E2", "A2"]);
  expect(moved("C2", "x", false)).toBeNull();
});

test.each([1, 3, 6])("%d slots of both sides fit into a sector without touching", (slots) => {
  for (const isSmall of [false, true]) {
    const layout: Layout = { isSmall, isTurned: false, slots };
    const { sector } = sizesOf(layout);
    const boxes = [true, false].flatMap((isBelow) => Array.from({ length: slots }, (_, slot) => slotBox(slot, isBelow, layout)));
    for (const box of boxes) {
      expect(box.x + box.width).toBeLessThanOrEqual(sector.width);
      expect(box.y + box.height).toBeLessThanOrEqual(sector.height);
      const others = boxes.filter((other) => other !== box);
      const meets = others.some((other) => box.x < other.x + other.width && other.x < box.x + box.width && box.y < other.y + other.height && other.y < box.y + box.height);
      expect(meets).toBe(false);
    }
  }
});

test("edges turn with the mat, and the mat ends", () => {
  expect(seenFrom("n", true)).toBe("s");
  expect(neighbour("B2", "n")).toBe("B3");
  expect([neighbour("A1", "w"), neighbour("C3", "n")]).toEqual([null, null]);
});

test("a way to the reserve ends at the edge of the home row", () => {
  const { height } = mapSize(wide);
  expect(wayPoint("R", "C1", "ATT", wide).y).toBeGreaterThan(spotOf("C1", wide, true).y);
  expect(wayPoint("R", "C1", "ATT", wide).y).toBeLessThan(height);
  expect(wayPoint("R", "C3", "DEF", turned).y).toBeGreaterThan(spotOf("C3", turned, true).y);
});
