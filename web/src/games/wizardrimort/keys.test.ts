import { expect, test } from "vitest";

import { commandOf } from "../../table/commands";
import { KEYS } from "./keys";

test("no letter of this table means something on every table", () => {
  const letters = KEYS.flatMap(([key]) => key.split(", ")).filter((key) => /^[A-Z]$/.test(key));
  expect(letters).toContain("T");
  expect(letters.map((letter) => commandOf({ code: `Key${letter}`, key: letter.toLowerCase(), shiftKey: false }))).toEqual(letters.map(() => null));
});
