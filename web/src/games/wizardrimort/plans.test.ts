import { expect, test } from "vitest";

import { plannedWays } from "./plans";
import type { WizardrimortView } from "./shapes";

const view = (phase: string, plan: readonly { readonly unit: string | null; readonly point: readonly number[] | null }[]): WizardrimortView =>
  ({ phase, plan, asked: "A", tape: { radius: 60 }, commanders: [{ id: "A" }], units: [{ id: "A1", x: 100, y: 200 }, { id: "A2", x: 300, y: 200 }], bodies: [{ id: "A.art", kind: "artillery", disc: [500, 600, 110], rect: null }] }) as unknown as WizardrimortView;

test("a plan goes from where each one stands by its points; who stays has no way", () => {
  const plan = [{ unit: "A1", point: [400, 200, 0] }, { unit: "A1", point: [400, 500, 150] }, { unit: "A2", point: null }];
  expect(plannedWays(view("PLAN", plan))).toEqual([{ id: "A1", points: [{ x: 100, y: 200 }, { x: 400, y: 200 }, { x: 400, y: 500 }] }]);
  expect(plannedWays(view("PLAN", [{ unit: null, point: [700, 600, 0] }]))).toEqual([{ id: "A.art", points: [{ x: 500, y: 600 }, { x: 700, y: 600 }] }]);
});

test("a planned turn looks along its facing", () => {
  expect(plannedWays(view("TURNING", [{ unit: "A2", point: [0, -1, 0] }]))).toEqual([{ id: "A2", points: [{ x: 300, y: 200 }, { x: 300, y: 20 }] }]);
});
