import { expect, test } from "vitest";

import { POSSIBLE, read, spoken } from "./kept";

test("without anything written, all is as usual", () => {
  const usual = read(null);
  expect(usual).toMatchObject({ language: null, theme: "system", confirmAttack: true, sound: false });
  expect(Object.keys(usual)).toEqual(Object.keys(POSSIBLE));
});

test("what was written is kept, what cannot be is not", () => {
  const kept = read(JSON.stringify({ theme: "night", speed: 4, motion: "wild", sound: "loud", other: 1 }));
  expect(kept).toEqual({ ...read(null), theme: "night", speed: 4 });
});

test.each(["", "null", "7", "[1", '"night"'])("%j is nothing written", (text) => {
  expect(read(text)).toEqual(read(null));
});

test("the first language that is known is spoken", () => {
  expect(spoken(["de-AT", "ru-RU", "en"])).toBe("ru");
  expect(spoken(["de"])).toBe("en");
});
