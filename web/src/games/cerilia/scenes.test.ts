import { expect, test } from "vitest";

import { scenes } from "./scenes";

test("ways, dice and damage are shown one after another, the rest is not", () => {
  const event = (id: string, args: Record<string, string | number>) => ({ id: `cerilia-event-${id}`, args, rule: "", because: {} });
  const step = {
    number: 1, seat: 0, text: "", values: [],
    events: [
      event("attack-declared", { attacker: "a1", target: "d1" }), event("battle-rolled", { target: "d1", face: 7, result: "H" }),
      event("doomed", { unit: "d1" }), event("retreated", { unit: "d1", start: "B2", place: "B3" }),
    ],
  };
  const shown = scenes([step]);
  expect(shown.map(({ way, sign, isBlow }) => [way, sign, isBlow])).toEqual([
    [["a1", "d1"], null, true], [null, "7 H", false], [["B2", "B3"], null, false],
  ]);
});
