import { expect, test } from "vitest";

import { scenes } from "./scenes";

const event = (id: string, args: Record<string, string | number>) => ({ id: `wizardrimort-event-${id}`, args, rule: "", because: {} });
const step = (...events: readonly ReturnType<typeof event>[]) => ({ number: 1, seat: 0, text: "", values: [], events });

test("dice of an attack appear over who rolls them", () => {
  const shown = scenes([
    step(event("paid", { seat: "A" }), event("attack-declared", { unit: "A1", target: "B1" })),
    step(event("attack-rolled", { face: 5 }), event("attack-summed", { total: 7 }), event("defence-rolled", { face: 2 }), event("defence-summed", { total: 3 }), event("rose", { unit: "B1" })),
  ]);
  expect(shown.map(({ way, at, sign }) => [way, at, sign])).toEqual([[["A1", "B1"], null, null], [null, "A1", "⚔5"], [null, "B1", "⛨2"], [null, "B1", "☠"]]);
});

test("a stone flies from its catapult to where it comes down", () => {
  const shown = scenes([step(event("shot-declared", { engine: "A.art", load: "stone", x: 100, y: 100 }), event("shot-rolled", { x: 130, y: 90 }))]);
  expect(shown[0]?.way).toEqual(["A.art", { x: 130, y: 90 }]);
  expect(shown[0]?.manner).toBe("flight");
});
