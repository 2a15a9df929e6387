import { expect, test } from "vitest";

import { isAttack, isMove, isPhase, outcomes, retreatsOf, runs, wayKind } from "./previews";

test("faces with the same result are told together", () => {
  expect(runs("---FHHHHR")).toEqual([["-", 3], ["F", 1], ["H", 4], ["R", 1]]);
});

test("a way back is a place, or the reason why there is none", () => {
  expect(["C3", "R", "edge", "enemy", "fort", "none"].map(wayKind)).toEqual(["free", "free", "edge", "enemy", "fort", "none"]);
});

test("previews are told apart, and name where their targets go", () => {
  const [attack, phase] = [{ faces: "", target: "d1", way: "C3" }, { targets: [{ target: "d2", way: "edge" }] }];
  expect([isAttack(attack), isPhase(phase), isMove({ charges: [] }), isMove(null)]).toEqual([true, true, true, false]);
  expect([attack, phase, null].flatMap(retreatsOf).map(({ way }) => way)).toEqual(["C3", "edge"]);
});

test("what the dice do not change is said once", () => {
  const event = (id: string, args: Record<string, number> = {}) => ({ id: `cerilia-event-${id}`, args, rule: "", because: {} });
  const path = (chance: string, until: number) => ({ chance, outcomes: [], events: [event("duration-rolled", { until }), event("routed"), event("wall-rose", { until })] });
  expect(outcomes([path("1/2", 1), path("1/2", 2)])).toEqual({
    always: [event("routed")],
    else: [{ chance: "1/2", outcomes: [], events: [event("wall-rose", { until: 1 })] }, { chance: "1/2", outcomes: [], events: [event("wall-rose", { until: 2 })] }],
  });
  expect(outcomes([path("1", 1)])).toEqual({ always: [event("routed"), event("wall-rose", { until: 1 })], else: [] });
  expect(outcomes([])).toEqual({ always: [], else: [] });
});
