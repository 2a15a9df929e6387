import { expect, test } from "vitest";

import { commandOf } from "./commands";

const key = (code: string, text: string, shiftKey = false) => commandOf({ code, key: text, shiftKey });

test("letters mean the same on every layout", () => {
  expect([key("KeyE", "e"), key("KeyE", "у"), key("KeyN", "т")]).toEqual(["end", "end", "next"]);
  expect([key("Slash", "?", true), key("Slash", ",", true), key("Slash", ".")]).toEqual(["help", "help", null]);
});

test("digits are places in the list of actions; 0 is not one of them", () => {
  expect([key("Digit1", "1"), key("Digit9", "9"), key("Digit0", "0"), key("Digit2", "@", true)]).toEqual([1, 9, null, null]);
  expect(key("KeyQ", "q")).toBeNull();
});
