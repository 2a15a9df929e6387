import { expect, test } from "vitest";

import type { EventLine } from "../generated/messages";
import { linesOf } from "./lines";

const event = (id: string): EventLine => ({ id, args: {}, rule: "", because: {} });
const told = (...ids: string[]) => linesOf(ids.map(event), ({ id }) => id.endsWith("…")).map((line) => line.map(({ id }) => id));

test("a sentence that goes on shares its line with the next", () => {
  expect(told("declared", "die…", "plus…", "sum", "rose")).toEqual([["declared"], ["die…", "plus…", "sum"], ["rose"]]);
});

test("a sentence that goes on may be the last of its step", () => {
  expect(told("die…", "sum…")).toEqual([["die…", "sum…"]]);
  expect(told()).toEqual([]);
});
