import { expect, test } from "vitest";

import { readDiagram } from "./diagram";

const BOARD = `table 1500 900
A1 B human 900,300 1,0
B1 D orc 1200,300,80 -1,0
F1 fence 600,400 640,700 0-80
OB obelisk 300,600 R 80 0-450
A1 from 300,300
A1 > B1 WIZ-CMB-A09 !WIZ-CMB-D08
A1 x 900,700 WIZ-MOV-03
A1 / B1
B1 sealed
OB held A
`;

test("the pieces of a board are read", () => {
  const { width, height, units, bodies } = readDiagram(BOARD);
  expect([width, height]).toEqual([1500, 900]);
  expect(units.map(({ id, warrior, side, z, sealed }) => [id, warrior, side, z, sealed])).toEqual([
    ["A1", "berserker", "A", 0, false],
    ["B1", "defender", "B", 80, true],
  ]);
  expect(bodies.map(({ id, disc, rect, top, standable, control }) => [id, disc, rect, top, standable, control])).toEqual([
    ["F1", null, [600, 400, 640, 700], 80, true, null],
    ["OB", [300, 600, 80], null, 450, false, "A"],
  ]);
});

test("ties name who, whom and by which rule", () => {
  expect(readDiagram(BOARD).ties.map(({ kind, from, to, bar, at, not }) => [kind, from.x, to.x, to.y, bar, at, not])).toEqual([
    ["came", 300, 900, 300, null, [], []],
    ["attack", 900, 1200, 300, null, ["WIZ-CMB-A09"], ["WIZ-CMB-D08"]],
    ["way", 900, 900, 700, "WIZ-MOV-03", [], []],
    ["apart", 900, 1200, 300, null, [], []],
  ]);
});
