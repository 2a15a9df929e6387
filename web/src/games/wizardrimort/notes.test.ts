import { expect, test } from "vitest";

import { beside, nameSide, NOTE } from "./notes";

const table = { x: 1000, y: 0, width: 8000, height: 6000 };

test("a note stands where there is room beside its point", () => {
  expect(beside({ x: 1100, y: 100 }, table, 10)).toMatchObject({ x: 26, y: 10, isUp: false, isLeft: false, buttons: { side: 44, down: 46 } });
  expect(beside({ x: 8900, y: 5900 }, table, 10)).toMatchObject({ x: -NOTE.wide - 26, y: -NOTE.high - 10, isUp: true, isLeft: true, buttons: { side: -44, down: -46 } });
});

test("on a narrow screen it keeps clear of the buttons, and never leaves the screen", () => {
  for (const x of [1000, 2400, 2700, 4480]) {
    const note = beside({ x, y: 1000 }, { x: 1000, y: 0, width: 3480, height: 6000 }, 10);
    expect((x - 1000) / 10 + note.x).toBeGreaterThanOrEqual(0);
    expect((x - 1000) / 10 + note.x + NOTE.wide).toBeLessThanOrEqual(348);
  }
  expect(beside({ x: 2700, y: 1000 }, { x: 1000, y: 0, width: 3480, height: 6000 }, 10)).toMatchObject({ y: 68, buttons: { side: 0, down: 46 } });
});

test("a name covers no head of another", () => {
  const [top, middle, low, far] = [{ x: 500, y: 500 }, { x: 500, y: 630 }, { x: 500, y: 760 }, { x: 760, y: 630 }];
  const side = (unit: typeof top) => nameSide(unit, [top, middle, low, far].filter((other) => other !== unit), 60);
  expect([top, middle, low, far].map(side)).toEqual(["above", null, "below", "below"]);
});
