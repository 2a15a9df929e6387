import { expect, test } from "vitest";

import type { GameLine, ParameterLine } from "../generated/messages";
import { asked, fitting, usual, usualValue, withValue } from "./choice";

const LIMIT: ParameterLine = { name: "limit", default: 40, low: 1, high: 99, values: [], unit: "rounds", origin: "decision" };
const GAME: GameLine = {
  id: "toy",
  version: "1",
  seats: [2, 3],
  hidden: false,
  scenarios: [
    { id: "long", seats: 3, minutes: [20, 30], quick: false },
    { id: "short", seats: 2, minutes: [5, 10], quick: true },
  ],
  parameters: [LIMIT],
  bots: ["weak", "strong"],
};

test("at first one person plays the quick scenario against the best bot", () => {
  expect(usual(GAME)).toEqual({ scenario: "short", bots: [null, "strong", "strong"], names: ["", "", ""], params: {} });
});

test("what is kept is taken as far as the game still has it", () => {
  const kept = { scenario: "gone", bots: ["weak", "gone"], names: ["Ann"], params: { limit: 7, gone: 1 } };
  expect(fitting(GAME, kept)).toEqual({
    scenario: "short",
    bots: ["weak", "strong", "strong"],
    names: ["Ann", "", ""],
    params: { limit: 7 },
  });
  expect(fitting(GAME, null)).toEqual(usual(GAME));
});

test("only seats of the scenario are asked for, and only people have names", () => {
  const choice = { ...usual(GAME), names: [" Ann ", "Bot", ""] };
  expect(asked(GAME, choice, false)).toEqual({
    game: "toy",
    scenario: "short",
    params: {},
    seats: [null, "strong"],
    names: ["Ann", ""],
  });
  expect(asked(GAME, choice, true)).toMatchObject({ seats: [null, null], analysis: true });
});

test("a scenario may change what is usual", () => {
  expect(usualValue(LIMIT, null)).toBe(40);
  expect(usualValue(LIMIT, { limit: 30 })).toBe(30);
});

test("a parameter set to the usual is no change", () => {
  expect(withValue({ other: 1 }, "limit", 7, 40)).toEqual({ other: 1, limit: 7 });
  expect(withValue({ other: 1, limit: 7 }, "limit", 40, 40)).toEqual({ other: 1 });
});
