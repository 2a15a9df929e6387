import { expect, test } from "vitest";

import { isWhole, merged } from "./log";

const step = (number: number, text = `${number}`) => ({ number, seat: 0, text, events: [], values: [] });

test("new steps are put behind the known ones", () => {
  expect(merged([step(0), step(1)], 2, [step(2), step(3)])).toEqual([step(0), step(1), step(2), step(3)]);
});

test("what was taken back goes away", () => {
  expect(merged([step(0), step(1), step(2)], 2, [])).toEqual([step(0), step(1)]);
});

test("a table sent again changes nothing", () => {
  const log = [step(0), step(1), step(2)];
  expect(merged(log, 0, log)).toEqual(log);
});

test("a log with a gap is not whole", () => {
  expect(isWhole([step(0), step(1), step(2)], 2)).toBe(true);
  expect(isWhole([step(0), step(2)], 2)).toBe(false);
  expect(isWhole([step(0), step(1)], 2)).toBe(false);
});
