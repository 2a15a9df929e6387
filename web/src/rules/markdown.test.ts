import { expect, test } from "vitest";

import { anchor, hitsIn, matching, read, rulesIn } from "./markdown";

const BOOK = `# Rules

Opening.

## Turns

<a id="CIT-TRN-01"></a>**CIT-TRN-01** Players take turns.

<a id="CIT-TRN-02"></a>**CIT-TRN-02** Units may attack again.

## Map

Cells are squares.
`;

test("a rulebook is cut at its headings", () => {
  expect(read(BOOK).map(({ title, depth, tokens }) => [title, depth, tokens.length])).toEqual([
    ["Rules", 1, 2],
    ["Turns", 2, 3],
    ["Map", 2, 2],
  ]);
});

test("a search keeps the headings above what it finds", () => {
  const found = matching(read(BOOK), "ATTACK");
  expect(found.map((section) => section.title)).toEqual(["Turns"]);
  expect(found[0]?.tokens.map((token) => token.type)).toEqual(["heading", "paragraph"]);
  expect(matching(read(BOOK), "dragon")).toEqual([]);
});

test("only anchors are taken from markup", () => {
  expect(anchor('<a id="CIT-TRN-01">')).toBe("CIT-TRN-01");
  expect(anchor("<script>")).toBeNull();
  expect(anchor('<a id="x" onclick="y">')).toBeNull();
});

test("rules that a text names are found", () => {
  expect(rulesIn("see CIT-GEN-04.")).toEqual(["see ", "CIT-GEN-04", "."]);
});

test("words are found wherever a text has them", () => {
  expect(hitsIn("Attack and ATTACK", "attack ")).toEqual([0, 11]);
  expect(hitsIn("Молния в башню", "БАШ")).toEqual([9]);
  expect(hitsIn("aaaa", "aa")).toEqual([0, 2]);
  expect(hitsIn("Attack", " ")).toEqual([]);
  expect(hitsIn("Attack", "defend")).toEqual([]);
});
