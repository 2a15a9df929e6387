import { expect, test } from "vitest";

import type { FaceView } from "../../generated/cities";
import { isAttack, isMove, likeliest, outcomes } from "./previews";

const face = (number: number, result: string, lost = 0): FaceView =>
  ({ face: number, result, spirit_lost: 0, health_lost: lost, spirit: 0, health: 0 });

test("equal faces stand together, from the worst to the best", () => {
  const faces = [face(1, "dies", 5), face(2, "hurt", 3), face(3, "miss"), face(4, "hurt", 2)];
  expect(outcomes(faces).map((group) => group.map((each) => each.face))).toEqual([[3], [4], [2], [1]]);
  const pairs = [face(1, "hurt", 3), face(2, "miss"), face(3, "hurt", 3), face(4, "miss")];
  expect(outcomes(pairs).map((group) => group.map((each) => each.face))).toEqual([[2, 4], [1, 3]]);
});

test("the most likely outcome is named only where there is one", () => {
  expect(likeliest([face(1, "miss"), face(2, "miss"), face(3, "dies")])?.length).toBe(2);
  expect(likeliest([face(1, "miss"), face(2, "dies")])).toBeNull();
});

test("previews are told apart", () => {
  expect([isAttack({ faces: [] }), isAttack({ reaches: [] }), isMove({ reaches: [] }), isMove(null)]).toEqual([true, false, true, false]);
});
