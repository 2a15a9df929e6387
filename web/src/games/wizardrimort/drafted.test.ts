import { expect, test } from "vitest";

import type { StepLine } from "../../generated/messages";
import { draftedIn } from "./drafted";

const step = (number: number, seat: number, id: string, args = {}): StepLine => ({
  number, seat, text: "", values: [], events: [{ id: `wizardrimort-event-${id}`, args, rule: "", because: {} }],
});

test("allies have each chosen for their own units, and for this game alone", () => {
  const before = [step(0, -1, "game-started"), step(1, 0, "class-chosen", { unit: "A1", warrior: "L" }), step(2, -1, "game-started")];
  const now = [step(3, 0, "faction-chosen"), step(4, 0, "class-chosen", { unit: "A1", warrior: "D" }), step(5, 2, "class-chosen", { unit: "A6", warrior: "A" })];
  expect(draftedIn([...before, ...now])).toEqual([{ seat: 0, unit: "A1", warrior: "D" }, { seat: 2, unit: "A6", warrior: "A" }]);
});
