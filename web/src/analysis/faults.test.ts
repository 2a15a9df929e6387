import { expect, test } from "vitest";

import { inWords } from "./faults";

const WORDS = { level: "word-level", pool: "word-blocks", side: "word-side", slot: "word-slot" };
const said = (what: string): unknown => inWords({ id: "scenario-number", args: { what }, rule: null }, WORDS).args["what"];

// Without texts, a message is said as its id.
test("a complaint names piece and field in the words of the page", () => {
  expect(["L1 level", "u2, level", "side A pool", "turn slot"].map(said)).toEqual(["L1, word-level", "u2, word-level", "word-side A, word-blocks", "word-slot"]);
  expect(["A1 at x", "castle A", "R1"].map(said)).toEqual(["A1 x", "castle A", "R1"]);
});

test("a complaint about a parameter names it, any other stays as it is", () => {
  const reason = { id: "parameter-out-of-range", args: { name: "limits.rounds" }, rule: null };
  expect(inWords(reason, WORDS)).toBe(reason);
  expect(inWords(reason, { "limits.rounds": "word-rounds" }).args).toEqual({ name: "word-rounds" });
});
