import { expect, test } from "vitest";

import { backoff } from "./backoff";

test("waiting doubles up to eight seconds and is spread over its upper half", () => {
  expect([0, 1, 2].map((tried) => backoff(tried, 1))).toEqual([250, 500, 1000]);
  expect(backoff(60, 1)).toBe(8000);
  expect(backoff(60, 0)).toBe(4000);
});
