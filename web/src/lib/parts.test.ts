import { expect, test } from "vitest";

import { MARKS, split } from "./parts";

test("a sentence is cut where its numbers rest on rules", () => {
  const sentence = `u1 hits for ${MARKS.wrap("gross", "5")}, home level ${MARKS.wrap("level", "1")}.`;
  expect(split(sentence, { gross: ["CIT-ATT-06"], level: ["CIT-DMG-01", "CIT-GEN-07"] })).toEqual([
    { text: "u1 hits for ", rules: [] },
    { text: "5", rules: ["CIT-ATT-06"] },
    { text: ", home level ", rules: [] },
    { text: "1", rules: ["CIT-DMG-01", "CIT-GEN-07"] },
    { text: ".", rules: [] },
  ]);
});

test("a sentence without numbers is one part", () => {
  expect(split("The turn ends.", {})).toEqual([{ text: "The turn ends.", rules: [] }]);
});
