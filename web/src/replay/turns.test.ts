import { expect, test } from "vitest";

import { nextTurn, previousTurn, turnAt, turnsOf } from "./turns";

const log = [-1, 0, -1, 0, 1, -1, 0].map((seat, number) => ({ number, seat, text: "", events: [], values: [] }));
const turns = turnsOf(log);

test("a turn lasts until another seat decides; chance belongs to it", () => {
  expect(turns).toEqual([
    { number: 1, seat: 0, start: 0 },
    { number: 2, seat: 1, start: 3 },
    { number: 3, seat: 0, start: 5 },
  ]);
});

test("answers belong to the turn in which they are given, where the game says when one begins", () => {
  const event = { id: "wizardrimort-event-turn-started", args: { seat: "A" }, rule: "WIZ-TRN-01", because: {} };
  const told = log.map((step) => ({ ...step, events: [0, 4].includes(step.number) ? [event] : [] }));
  expect(turnsOf(told).map(({ seat, start }) => [seat, start])).toEqual([[0, 0], [0, 4]]);
  const prepared = log.map((step) => ({ ...step, events: step.number === 4 ? [event] : [] }));
  expect(turnsOf(prepared).map(({ seat, start }) => [seat, start])).toEqual([[0, 0], [1, 3], [0, 4]]);
});

test("turns are walked in both directions, to both ends", () => {
  expect([0, 2, 3, 5].map((at) => nextTurn(turns, at, 6))).toEqual([3, 3, 5, 6]);
  expect([6, 5, 4, 3, 0].map((at) => previousTurn(turns, at))).toEqual([5, 3, 3, 0, 0]);
});

test("the turn of a moment is the last that has begun", () => {
  expect([0, 2, 3, 6].map((at) => turnAt(turns, at)?.number)).toEqual([1, 1, 2, 3]);
  expect(turnAt([], 0)).toBeNull();
});
